import pandas as pd
import numpy as np
I = pd.Series(pd.array([1, None, 3], dtype='Int64'))
B = pd.Series(pd.array([True, None], dtype='boolean'))
S = pd.Series(pd.array(['a', None], dtype='string'))
C = pd.Series(pd.Categorical(['a', None]))
D = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-02', '2020-01-03']))
two = pd.MultiIndex.from_tuples([(1, 'a'), (1, 'b'), (2, 'a')])
# case: text among nullable integers
result = I.fillna('b')
# case: a fraction among nullable integers
result = I.fillna(1.5)
# case: a number among nullable truths
result = B.fillna(0)
# case: a number among nullable text
result = S.fillna(0)
# case: no category
result = C.reindex(range(4), fill_value='b')
# case: a category
result = C.reindex(range(4), fill_value='a')
# case: replaced by text
result = I.replace([None], 'b')
# case: replaced by a number
result = I.replace([None], 0)
# case: replaced by a fraction
result = I.replace(1, 2.5)
# case: nothing to replace
result = I.replace(5, 'b')
# case: truths replaced
result = B.replace(np.nan, 0)
# case: shifted dates
result = D.shift(1, fill_value=0)
# case: shifted dates filled with a date
result = D.shift(1, fill_value=pd.Timestamp('2019-12-31'))
# case: shifted text
result = S.shift(1, fill_value=0)
# case: dates unstacked
D.index = two
result = D.unstack(fill_value=0)
# case: dates unstacked without gaps
D.index = two
result = D.iloc[:2].unstack(fill_value=0)
# case: dates to nullable integers
result = D.astype('Int64')
# case: combined with other dtypes
result = pd.Series([1, 2], index=[5, 7]).combine_first(pd.Series(['x', 'y'], index=[7, 9]))
# case: combined dates
result = pd.Series(pd.to_datetime(['2020-01-01', None])).combine_first(pd.Series(['2021-05-05', '2021-05-06']))
# case: combined dates with text that is none
result = pd.Series(pd.to_datetime(['2020-01-01', None])).combine_first(pd.Series(['a', 'b']))
# case: combined with labels that are twice
result = pd.Series([1, 2], index=[1, 1]).combine_first(pd.Series([1.5, None], index=[1, 1]))
# case: combined categories
result = C.combine_first(pd.Series([1, 2]))
# case: the greatest of lists and none
result = pd.DataFrame({'l': [[1], None]}).max()
# case: unique text beside none
result = np.unique(pd.Series(['a', np.nan, 'b']).unique())
# case: lists joined to text
result = pd.Series(['a', 'b']).str.cat(pd.Series([[1], [2]]))
