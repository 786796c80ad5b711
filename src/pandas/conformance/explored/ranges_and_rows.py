import pandas as pd
import numpy as np
f = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5, 6], 'c': ['p', 'q', 'r']})
t = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', None, '2021-05-05']), 'n': [1, 2, 3]})
# case: range-stays-when-nothing-is-taken
r = f.index
result = [type(each).__name__ for each in (r.unique(), r.drop_duplicates(), r.dropna(), r.astype(int))]
# case: range-moved-and-multiplied
r = f.index
result = [str(each) for each in (r + 1, r * 2, 5 - r, r % 2, -r)]
# case: range-with-a-label-more-or-less
r = f.index
result = [str(each) for each in (r.insert(3, 3), r.insert(0, -1), r.delete(0), r.drop([2]), r.rename('x'))]
# case: ranges-one-after-another
result = [str(pd.RangeIndex(3).append(pd.RangeIndex(3, 5))), str(pd.RangeIndex(3).append(pd.Index([3])))]
# case: numbers-of-a-range-are-pythons
result = [type(f.index.unique()[0]).__name__, type(f.index.max()).__name__, type(f.iloc[0].name).__name__]
# case: numbers-of-labels-are-numpys
g = f.set_index('a')
result = [type(g.index[0]).__name__, type(g.iloc[0].name).__name__, type(g.set_index('b', append=True).iloc[0].name[0]).__name__]
# case: series-into-several-rows
f.loc[f['a'] > 1, ['a', 'b']] = f['a'] * 10
result = f
# case: series-into-rows-of-all-columns
f.loc[[0, 1]] = pd.Series([7, 8])
result = f
# case: series-into-as-many-rows-as-columns
g = f[['a', 'c']]
g.loc[0:1] = pd.Series([7, 8])
result = g
# case: series-into-a-row
f.loc[1] = pd.Series({'c': 'z', 'a': 9})
result = f
# case: series-into-a-repeated-row
g = f.set_axis([0, 1, 1])
g.loc[1] = g.iloc[0]
result = g
# case: series-into-a-cell
f.loc[1, 'a'] = f['a']
result = f
# case: series-by-place
f.iloc[0:2, 0] = pd.Series([7, 8], index=[5, 6])
result = f
# case: whole-column-of-another-kind
f.loc[:, 'a'] = ['x', 'y', 'z']
t.loc[:, 'd'] = 0
t.loc[:, 'n'] = True
result = f.dtypes.astype(str).tolist(), t.dtypes.astype(str).tolist()
# case: whole-category-of-other-values
g = pd.DataFrame({'c': pd.Categorical(['a', 'b']), 'n': [1, 2]})
g.loc[:, 'c'] = 'new'
result = g
# case: whole-column-holds-what-it-can
f.loc[:, 'b'] = [1, 2, 3]
t.loc[:, 'd'] = '2022-02-02'
result = f.dtypes.astype(str).tolist(), t
# case: date-text-into-dates
t.loc[1, 'd'] = '2022-02-02'
result = t
# case: label-of-one-level-grows-several
g = f.set_index(['a', 'c'])
g.loc[9, 'b'] = 1.5
result = g
# case: iat-with-one-key
result = f.iat[0]
# case: at-with-one-key
result = f.at[0]
# case: all-missing-of-no-columns
result = f[[]].dropna(how='all')
# case: key-of-the-left-side-keeps-its-kind
x = pd.DataFrame({'k': [True, False]})
y = pd.DataFrame({'k': [7, 8], 'v': ['a', 'b']})
result = x.merge(y, left_on='k', right_index=True)
# case: reset-of-levels-named-by-numbers
g = pd.DataFrame({1: [1, 2], -4: [3, 4], 0: [5, 6]})
result = g.groupby([1, -4, 0]).size().reset_index(name='n')
# case: keys-that-are-not-all-columns
g = pd.DataFrame({1: [1, 2], 6: [3, 4]})
result = g.groupby([1, 8]).size()
# case: unstacked-columns-keep-their-order
g = pd.DataFrame({'k': [1, 2], 'f': [1, 2], 'a': [3, 4]}, index=pd.MultiIndex.from_arrays([[1, 2], ['q', 'r']]))
result = g.unstack(0).isna().any().unstack()
# case: slice-of-levels-of-another-kind
g = pd.DataFrame({'n': [1, 2]}, index=pd.MultiIndex.from_arrays([[1, 2], ['q', 'r']]))
result = g.iloc[:0].loc['p':]
# case: true-and-one-are-one-label
x = pd.DataFrame({'n': [1]}, index=pd.array([False], dtype='boolean'))
result = pd.concat([x, pd.DataFrame({'n': [5, 6]})], keys=['p', 'q']).index.tolist()
# case: window-of-a-column-below-levels
g = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('a', 1), ('a', 2)]))
result = g.rolling(2)[('a', 1)].sum()
# case: unlike-keys-beside-a-category
g = pd.DataFrame({'m': ['1', 1], 'c': pd.Categorical(['a', 'b']), 'v': [1, 2]})
result = g.groupby(['m', 'c'])['v'].count()
# case: the-only-label-of-a-category
x = pd.DataFrame({'c': pd.Categorical(['b', None]), 'n': [1, 2]}, index=[7, 7])
x.loc[7, 'c'] = 'a'
result = x
