import pandas as pd
import numpy as np
m = pd.DataFrame({'a': [1, 2], 'b': ['x', 'yy'], 'c': [1.5, None]})
n = pd.DataFrame({'a': [1, 2], 'c': [1.5, None], 'e': [True, False]})
r = pd.DataFrame({'a': [1, 2], 'c': [1.5, None]})
k = pd.DataFrame({'a': [1, 2], 'b': ['x', 'yy'], 'c': [1.5, None], 'd': pd.to_datetime(['2020-01-01', None]), 'i': pd.array([1, None], dtype='Int64')})
# case: of-mixed
result = m.iloc[1, [0, 2]], m.loc[1, ['a', 'c']], m.loc[1, 'a':'a'], m.iloc[0, 0:1], m.loc[1, [True, False, True]], m.loc[m['a'].idxmax(), ['a', 'c']], m.loc[m['a'].idxmax()][['a', 'c']], [type(v).__name__ for v in m.loc[1, ['a', 'c']]]
# case: of-numbers
result = n.iloc[1, [0, 1]], n.loc[1, ['a', 'c']], n.iloc[1, [0]], r.iloc[1, [0]], r.loc[1, ['a']], r.iloc[1, 0:1], r.loc[1, 'a':'a'], r.loc[1, [True, False]], r.iloc[-1, [0, 1]], r.loc[1, :], r.iloc[1, :]
# case: of-pandas-dtypes
result = k.loc[0, ['d']], k.loc[0, ['i']], k.loc[0, ['a', 'i']], k.loc[0, ['d', 'a']], k[['d', 'i']].loc[0, ['d']], k[['i']].loc[0, ['i']], k[['a', 'i']].loc[0, ['i']], k.loc[0, []]
# case: of-levels
d = m.set_index(['a', 'b'])
d['z'] = 1
result = d.loc[(1, 'x'), ['c']], d.loc[(1, 'x'), ['z']], d.loc[(1, 'x'), 'c':'z'], d.iloc[0, [1]], d.iloc[0, 0:1], d.iloc[0, [0, 1]]
# case: of-repeated-labels
w = pd.concat([pd.DataFrame({'k': [1], 's': ['b']}), pd.DataFrame({'k': [1, 2]})], axis=1)
d = pd.DataFrame({'a': [1, 2], 'b': ['x', 'yy']}, index=['r', 'r'])
result = w.loc[1, 'k'], w.iloc[1, [0, 2]], w.loc[0, 'k'], w.loc[:, 'k'], w.loc[[1], 'k'], d.loc['r', ['a']], d.iloc[0, [0]]
# case: sums-of-no-rows
z = pd.DataFrame({'e': pd.to_timedelta([]), 'i': [], 'k': []})
result = z.astype({'k': 'object'}).sum(), z[['e']].sum(), z[['k', 'i']].sum(), z.sum(numeric_only=True), z.drop(columns='e').prod(), z.min(), z.count()
# case: sum-of-no-durations
result = pd.DataFrame({'e': pd.to_timedelta([]), 'i': []}).sum()
# case: slices-of-a-row
result = m.loc[1].str.get(0), m.loc[1].str.len(), m.loc[1].str.upper()
# case: slices-of-numbers
result = m.loc[1].str.slice(0, 2)
