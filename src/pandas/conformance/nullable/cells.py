import pandas as pd
import numpy as np
# case: shares-of-no-values
x = pd.DataFrame({'c': pd.Categorical(['b', 'a', None]), 'B': pd.array([True, None, False], dtype='boolean')})
result = x.groupby('c')['B'].value_counts(normalize=True)
# case: shares-of-no-categories
x = pd.DataFrame({'c': pd.Categorical(['b', 'a', None]), 'B': pd.Categorical(['x', None, 'y'])})
result = x.groupby('c')['B'].value_counts(normalize=True)
# case: iterated
x = pd.DataFrame({'I': pd.array([1, None], dtype='Int64')})
result = [type(v).__name__ for v in x['I']]
# case: itertuples
x = pd.DataFrame({'I': pd.array([1, None], dtype='Int64'), 'B': pd.array([True, None], dtype='boolean'), 'F': pd.array([1.5, None], dtype='Float64'), 'i': [1, 2]})
result = [type(v).__name__ for t in x.itertuples() for v in t]
# case: tolist
x = pd.DataFrame({'I': pd.array([1, None], dtype='Int64')})
result = [type(v).__name__ for v in x['I'].tolist()]
# case: list-as-text
x = pd.DataFrame({'I': pd.array([1, None], dtype='Int64')})
result = str(list(x['I']))
# case: lists-of-groups
x = pd.DataFrame({'g': [1, 1], 'I': pd.array([1, None], dtype='Int64')})
result = x.groupby('g')['I'].agg(list).astype(str)
# case: iterrows
x = pd.DataFrame({'g': [1, 1], 'I': pd.array([1, None], dtype='Int64')})
result = [type(v).__name__ for _, r in x.iterrows() for v in r]
# case: tuples-twice
x = pd.Series([(1, 2), (3, 4)])
result = x * 2
# case: na-stays-na
x = pd.Series([1.5, pd.NA], dtype=object)
result = x * 2
# case: none-makes-nan
x = pd.Series([1.5, pd.NA, None], dtype=object)
result = x * 2
# case: infinity-converted
x = pd.Series([1.0, np.inf, np.nan])
result = x.convert_dtypes()
# case: column-below-a-label
x = pd.DataFrame({'k': [1, 2, 3]}, index=pd.MultiIndex.from_tuples([(1, 'a'), (1, 'b'), (2, 'a')]))
result = x.loc[1, 'k']
# case: at-of-repeated-levels
x = pd.DataFrame({'k': [1, 2, 3]}, index=pd.MultiIndex.from_tuples([(1, 'a'), (1, 'a'), (2, 'a')]))
x.at[(2, 'a'), 'k'] = 5
result = x
# case: at-of-repeated-labels
x = pd.DataFrame({'k': [1, 2, 3]}, index=[5, 5, 7])
x.at[7, 'k'] = 9
result = x
# case: no-categories-replaced
x = pd.DataFrame({'c1': pd.Categorical([None]), 'i': [1]})
result = x.replace('b', 1.5)['c1'].cat.categories
