import pandas as pd
import numpy as np
d = pd.DataFrame({'g': [1, 1, 2], 'v': [1, 2, 3], 't': ['a', 'b', 'a']})
u = d.groupby('g')['v'].unique()
s = pd.Series([np.array(['b'], dtype=object), np.array(['c', 'd'], dtype=object)])
# case: text
result = s + '!', s + s, s.str.len(), '!' + s
# case: numbers
result = u, u * 2, u.map(len), u.apply(sorted), u.apply(list), u.str.len(), u.explode()
# case: compared
result = u == 1
# case: compared-alone
w = pd.Series([np.array([1]), np.array([3])])
result = w == 1, w != 1, w > 2
# case: where-of-frames
f = pd.DataFrame({'a': [1, 5, 2], 'b': [4., None, 9]})
result = np.where(f > 2), np.where(f.isna()), np.nonzero(f > 2), np.where(f.to_numpy() > 2), list(zip(*np.where(f > 3))), np.nonzero(f['a'].values), np.where([[True, False], [False, True]]), np.where(f > 100)
# case: where-of-nothing
result = np.where(5)
# case: big-differences
b = pd.Series([2**53, 2**53 + 1, 2**62 + 5, -2**62])
result = b.diff(), b.diff(-1), b.to_frame().diff(), b.head(0).diff(), b.diff(0)
# case: no-dummies
e = pd.Series([], dtype=object)
result = pd.get_dummies(e), pd.get_dummies(e).melt(), pd.get_dummies(e, prefix='p')
# case: stacked-tuple
x = pd.DataFrame({'k': [2, 1, 3], 'd': pd.to_datetime([None, '2020-01-15', '2020-02-29'])}, index=pd.Index([0, 7, 7], name='id')).stack()
result = x[(7, 'd')], x.loc[(7, 'd')], x[(7, 'k')]
# case: replaced-by-none
r = pd.DataFrame({'h': pd.Series([np.int64(1), pd.Timestamp('2020-01-01'), pd.NaT], dtype=object)})
result = r.replace({'h': {True: None}}), r.replace({'h': {1: None}}), r['h'].replace({1: None}), r.replace({'h': {1: pd.NaT}}), r.replace({'h': {1: np.nan}})
# case: items-of-text
result = [pd.Series(v, dtype=object).str.get(0) for v in (['', pd.NA], [1, pd.NA, pd.NaT], ['', None], ['x', pd.NA])], pd.Series([[1, 2], 5], dtype=object).str.join('-')
