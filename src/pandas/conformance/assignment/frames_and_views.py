import pandas as pd
import numpy as np
a = pd.DataFrame({'id': [1, 2, 3, 4], 'team': ['x', 'y', 'x', None], 'pts': [10, 20, 30, 40], 'w': [1.5, None, 2.5, 3.5]}, index=[10, 20, 30, 40])
# case: alias-writes-through
b = a
b['new'] = 1
result = a.columns.tolist()
# case: copy-does-not
b = a.copy()
b['new'] = 1
b.loc[10, 'pts'] = 99
result = a.columns.tolist(), a['pts'].tolist()
# case: filter-does-not
b = a[a['pts'] > 10]
b['pts'] = 0
result = a['pts'].tolist(), b['pts'].tolist()
# case: column-writes-through
s = a['pts']
s.loc[10] = 99
result = a['pts'].tolist()
# case: column-by-position-writes-through
s = a['pts']
s.iloc[0] = 77
result = a['pts'].tolist()
# case: column-item-writes-through
s = a['pts']
s[10] = 55
result = a['pts'].tolist()
# case: chained-assignment
a['pts'][10] = 66
result = a['pts'].tolist()
# case: chained-mask-assignment
a['pts'][a['team'] == 'x'] = 0
result = a['pts'].tolist()
# case: chained-loc
a.loc[a['team'] == 'x']['pts'] = 0
result = a['pts'].tolist()
# case: column-copy-does-not
s = a['pts'].copy()
s.iloc[0] = 77
result = a['pts'].tolist()
# case: series-augmented
s = a['pts']
s += 1
result = a['pts'].tolist(), s.tolist()
# case: series-method-inplace
a['w'].fillna(0, inplace=True)
result = a['w'].tolist()
# case: series-replace-inplace
a['team'].replace('x', 'z', inplace=True)
result = a['team'].tolist()
# case: frame-inplace
a.sort_values('pts', ascending=False, inplace=True)
a.reset_index(drop=True, inplace=True)
a.rename(columns={'id': 'key'}, inplace=True)
a.drop(columns='w', inplace=True)
a.dropna(inplace=True)
result = a
# case: frame-inplace-none
result = a.sort_values('pts', inplace=True)
# case: frame-fillna-inplace
a.fillna({'w': 0, 'team': '?'}, inplace=True)
result = a
# case: set-index-inplace
a.set_index('team', inplace=True)
result = a.index.tolist(), a.columns.tolist()
# case: list-column-shared
a['l'] = [[1], [2], [3], [4]]
b = a.copy()
b.at[10, 'l'].append(9)
result = a['l'].tolist()
# case: augmented-loc
a.loc[a['pts'] > 15, 'pts'] += 5
a.loc[10, 'w'] *= 2
a['id'] -= 1
result = a
# case: augmented-column-float
a['pts'] *= 1.5
result = a['pts'], a.dtypes.astype(str).tolist()
# case: augmented-column-int-division
a['pts'] //= 3
a['pts'] **= 2
result = a['pts']
# case: loc-slice-labels
result = a.loc[20:30], a.loc[:20, 'id':'pts'], a.loc[[30, 10]], a.loc[15:35] if a.index.is_monotonic_increasing else None
# case: loc-slice-assign
a.loc[20:30, ['id', 'pts']] = 0
a.iloc[-1, -1] = 0.0
result = a
# case: loc-list-assign-list
a.loc[[10, 40], 'team'] = ['p', 'q']
a.loc[:, 'k'] = range(4)
result = a
# case: loc-array-assign
a.loc[a['pts'] > 10, 'w'] = np.array([7.0, 8.0, 9.0])
result = a['w'].tolist()
# case: loc-wrong-length
a.loc[a['pts'] > 10, 'w'] = [1, 2]
result = 1
# case: column-wrong-length
a['z'] = [1, 2]
result = 1
# case: column-from-series-aligns
a['z'] = pd.Series([1, 2, 3], index=[40, 10, 99])
result = a['z']
# case: column-from-other-frame
b = pd.DataFrame({'v': [5, 6, 7, 8]})
a['v'] = b['v']
a['v2'] = b['v'].values
result = a[['v', 'v2']]
# case: column-from-dict-values
a['d'] = pd.Series({10: 'a', 30: 'c'})
result = a['d'].tolist()
# case: columns-from-frame
a[['p', 'q']] = pd.DataFrame({'p': [1, 2, 3, 4], 'q': list('abcd')}, index=a.index)
result = a[['p', 'q']]
# case: columns-from-lists
a[['p', 'q']] = [[1, 2], [3, 4], [5, 6], [7, 8]]
result = a[['p', 'q']]
# case: columns-one-value
a[['p', 'q']] = 0
result = a[['p', 'q']].sum().tolist()
# case: at-new
a.at[99, 'pts'] = 1
result = a
# case: loc-new-row-dict
a.loc[99] = {'id': 9, 'team': 'z', 'pts': 90, 'w': 0.5}
result = a
# case: loc-new-row-list
a.loc[len(a)] = [9, 'z', 90, 0.5]
result = a, a.dtypes.astype(str).tolist()
# case: iloc-out-of-bounds
a.iloc[9] = 1
result = 1
# case: missing-column
result = a['nope']
# case: missing-columns
result = a[['id', 'nope']]
# case: missing-label
result = a.loc[11]
# case: missing-attribute
result = a.nope
# case: attribute-access
result = a.pts.sum(), a.team.tolist(), a.id.max()
# case: method-name-column
b = a.rename(columns={'pts': 'count'})
result = b['count'].sum(), callable(b.count)
# case: ambiguous-truth
if a['pts'] > 10:
    result = 1
# case: ambiguous-and
result = a[(a['pts'] > 10) and (a['id'] > 1)]
# case: compare-text-number
result = a[a['team'] > 5]
# case: sum-text
result = a['team'].sum()
# case: mean-text
result = a['team'].mean()
# case: mean-frame-text
result = a.mean()
# case: group-mean-text
result = a.groupby('team').mean()
# case: group-sum-text
result = a.groupby('team').sum()
# case: group-max-text
result = a.groupby('id').max()
# case: sum-frame-text
result = a.sum(), a.max(numeric_only=True), a.count(), a.nunique()
# case: sum-none-text
result = a.dropna()['team'].sum(), a['team'].dropna().max(), a['team'].min()
# case: add-text-number
result = a['team'] + 1
# case: add-text-cast
result = a['team'] + a['id'].astype(str), a['id'].astype(str).str.cat(a['pts'].astype(str), sep=':').tolist()
# case: int-of-missing
result = a['w'].astype(int)
# case: int-of-text
result = pd.Series(['1', '2.5']).astype(int)
# case: float-of-text
result = pd.Series(['1', '2.5', None]).astype(float), pd.Series(['1', ' 2 ']).astype(int).tolist()
# case: bool-casts
result = pd.Series([0, 1, 2, None]).astype(bool).tolist(), pd.Series(['', 'a', None]).astype(bool).tolist(), pd.Series([True, False]).astype(int).tolist(), pd.Series([True, None]).astype(float).tolist()
# case: rolling-variants
s = a['pts']
result = s.rolling(2, min_periods=1).mean(), s.rolling(3).sum(), s.rolling(2).apply(lambda v: v.max() - v.min()), s.rolling(2, center=True).mean(), s.rolling(2).agg(['min', 'max']), s.expanding(2).sum(), a[['pts', 'w']].rolling(2).mean(), s.rolling(2).std(), s[::-1].rolling(2).sum()[::-1]
# case: shift-variants
result = a['pts'].shift(1, fill_value=0), a['team'].shift(-1), a[['id', 'pts']].shift(), a['pts'].diff(2), a['pts'].pct_change(), a['w'].pct_change(), a['pts'].shift().fillna(0).astype(int)
# case: cumulative
result = a[['id', 'pts']].cumsum(), a['w'].cumsum(), a['w'].cumprod(), a['w'].cummax(), a.groupby('team')['pts'].cumsum(), a['pts'].cumsum() / a['pts'].sum(), a['pts'][::-1].cumsum()[::-1]
# case: rank-sort
s = pd.Series([3, 1, 2, 3, None])
result = s.rank().tolist(), s.rank(method='min', ascending=False).tolist(), s.rank(method='first').tolist(), s.sort_values().index.tolist(), s.sort_values(ascending=False, na_position='first').tolist(), s.argsort().tolist() if False else None, s.nlargest(2).index.tolist(), s.idxmin()
# case: sort-quick
s = pd.DataFrame({'v': [5, 3, 5, 1, 3, 5, 1, 1, 3, 5, 2, 2, 4, 4, 5, 1, 3, 2, 5, 4], 'i': range(20)})
result = s.sort_values('v')['i'].tolist(), s.sort_values('v', ascending=False)['i'].tolist(), s.sort_values(['v', 'i'], ascending=[False, True])['i'].tolist(), s.sort_values('v', kind='mergesort')['i'].tolist(), s['v'].value_counts().index.tolist(), s.nlargest(3, 'v')['i'].tolist(), s['v'].sort_values().index.tolist()
# case: sort-quick-text
s = pd.DataFrame({'v': list('badcbadcbadcbadcbadc'), 'i': range(20)})
result = s.sort_values('v')['i'].tolist(), s.sort_values('v', ascending=False)['i'].tolist(), s['v'].value_counts().index.tolist()
# case: construct-frames
result = pd.DataFrame([[1, 'a'], [2, None]], columns=['n', 't']), pd.DataFrame({'a': 1, 'b': [1, 2]}), pd.DataFrame([{'a': 1}, {'b': 2}]), pd.DataFrame([(1, 2), (3, 4)]), pd.DataFrame({'a': pd.Series([1, 2], index=[1, 2]), 'b': pd.Series([3], index=[2])}), pd.DataFrame(np.arange(4).reshape(2, 2), columns=list('xy')), pd.DataFrame(zip([1, 2], 'ab'), columns=['n', 't']), pd.DataFrame(index=[1, 2], columns=['a']), pd.DataFrame({'x': range(2), 'y': (i * i for i in range(2))}), pd.DataFrame(dict(a=[1]), index=['r']), pd.DataFrame([1, 2, 3]), pd.DataFrame({})
# case: construct-series
result = pd.Series([1, 2, None]), pd.Series({'a': 1}), pd.Series(5, index=[0, 1]), pd.Series(['a'], name='n'), pd.Series([]), pd.Series((1, 2)), pd.Series([1, 'a']), pd.Series([True, None]), pd.Series([1.0, 2]), pd.Series(range(3)), pd.Series([None, None]), pd.Series([pd.Timestamp('2020-01-01'), None]), pd.Series([[1], [2]]), pd.Series([1, 2], dtype=float), pd.Series([1, 2], dtype='Int64'), pd.Series(np.array([1.5])), pd.Series('a b'.split())
# case: transpose-dtypes
result = a[['id', 'pts']].T.dtypes.astype(str).tolist(), a.T.dtypes.astype(str).tolist(), a.set_index('id').T.loc['pts'].tolist(), a[['id', 'w']].T
# case: compare-frames
result = a.equals(a.copy()), (a == a).all().to_dict(), a['pts'].eq(a['pts']).all(), a['w'].equals(a['w']), (a['pts'] == [10, 20, 0, 40]).tolist(), a[['id', 'pts']].eq(1).sum().sum(), a['pts'].gt(15).sum(), a['pts'].ne(a['id']).any(), a.iloc[0].equals(a.iloc[0])
# case: stack-of-conditions
cond = pd.Series(True, index=a.index)
for col, val in [('team', 'x'), ('pts', 30)]:
    cond &= a[col] == val
result = a[cond], cond.sum()
# case: reduce-conditions
from functools import reduce
import operator
conds = [a['pts'] > 5, a['id'] < 4, a['team'].notna()]
result = a[reduce(operator.and_, conds)].index.tolist(), a[np.logical_or.reduce(conds)].shape if False else None, a[np.logical_and(conds[0], conds[1])].shape
