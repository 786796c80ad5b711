import pandas as pd
import numpy as np
# case: largest values have labels of one kind
s = pd.Series([1, 5, 3], index=[2, 'a', 'b'])
result = s.drop('b').nsmallest(1).index[0]
# case: a row appended from a row keeps whole numbers
df = pd.DataFrame({'k': [3, 1], 'o': [None, None]})
df.loc[len(df)] = df.iloc[0]
result = df
# case: missing categories are given to functions
df = pd.DataFrame({'c': pd.Categorical(['a', None])})
result = df.map(lambda v: pd.isna(v))
# case: the rest of truths
result = pd.Series([True, False]) % pd.Series([True, False])
# case: fractions are cut off between nullable dtypes
result = pd.Series([1.5, None], dtype='Float64').astype('Int64')
# case: None in a list stands for a missing date
df = pd.DataFrame({'d': pd.to_datetime(['2020-01-15', None])})
result = df.replace([None, 'b'], pd.Timestamp('2020-01-15'))
# case: sums of categories that do not come together are whole
result = pd.crosstab(pd.Series(pd.Categorical(['a', 'a', 'c'])), pd.Series([1, 2, 2]), values=pd.Series([5, 6, 7]), aggfunc='sum')
# case: numbers among text are dummies as well
result = pd.Series([1, 'a-b', None]).str.get_dummies('-')
# case: lengths of nothing are objects
result = pd.Series([np.nan, np.nan], dtype=object).str.len()
# case: keys of unlike dtypes are objects in the result
result = pd.DataFrame({'k': [1], 'v': [5]}).merge(pd.DataFrame({'j': [1, 'a'], 'k': [1, 2]}), left_on='k', right_on='j')
# case: nullable text joined with text is objects
result = pd.DataFrame({'k': pd.array(['a'], dtype='string')}).merge(pd.DataFrame({'k': ['a', 'b']}), on='k')
# case: the rows of repeated labels without order
result = pd.DataFrame({'k': [2, 2]}, index=[0, 'z']).join(pd.DataFrame({'j': [2, 1, 3]}, index=[10, 7, 10]), how='outer')
# case: infinite values count as missing in windows
result = pd.Series([1.0, np.inf, 2.0, 3.0]).rolling(2).sum()
# case: the median of infinite values
result = pd.Series([np.inf, np.inf]).groupby([1, 1]).median()
# case: a pivot table of the rows' number without other columns
result = pd.DataFrame({'a': ['x', 'y'], 'b': [1, 2]}).pivot_table(index='b', columns='a', values='b', aggfunc=len)
# case: objects are kept as they are given
result = pd.DataFrame({'m': [1, None, 3]}, dtype=object)
# case: what is no date
result = pd.Timestamp('Cc')
