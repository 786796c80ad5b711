import pandas as pd
import numpy as np
l = pd.DataFrame({'id': [3, 1, 2, 2, 5], 'v': ['c', 'a', 'b', 'b2', 'e']})
r = pd.DataFrame({'id': [2, 3, 3, 4], 'w': [20, 30, 31, 40]})
# case: inner
result = l.merge(r, on='id')
# case: left
result = l.merge(r, on='id', how='left')
# case: right
result = l.merge(r, on='id', how='right')
# case: outer
result = l.merge(r, on='id', how='outer')
# case: cross
result = l.head(2).merge(r.head(2), how='cross')
# case: default-common
result = pd.merge(l, r)
# case: left-on-right-on
result = l.merge(r.rename(columns={'id': 'rid'}), left_on='id', right_on='rid')
# case: left-on-right-on-left
result = l.merge(r.rename(columns={'id': 'rid'}), left_on='id', right_on='rid', how='left')
# case: left-on-right-on-right
result = l.merge(r.rename(columns={'id': 'rid'}), left_on='id', right_on='rid', how='right')
# case: left-on-right-on-outer
result = l.merge(r.rename(columns={'id': 'rid'}), left_on='id', right_on='rid', how='outer')
# case: same-name-left-right-on
result = l.merge(r, left_on='id', right_on='id', how='outer')
# case: sort
result = l.merge(r, on='id', sort=True)
# case: sort-left
result = l.merge(r, on='id', how='left', sort=True)
# case: suffixes
a = l.rename(columns={'v': 'x'})
b = r.rename(columns={'w': 'x'})
result = a.merge(b, on='id')
# case: suffixes-custom
a = l.rename(columns={'v': 'x'})
b = r.rename(columns={'w': 'x'})
result = a.merge(b, on='id', suffixes=('_l', '_r'))
# case: suffixes-none
a = l.rename(columns={'v': 'x'})
b = r.rename(columns={'w': 'x'})
result = a.merge(b, on='id', suffixes=(None, '_r'))
# case: overlap-key-names
a = pd.DataFrame({'id': [1, 2], 'k': [10, 20], 'n': ['p', 'q']})
b = pd.DataFrame({'id': [10, 20], 'n': ['s', 't']})
result = a.merge(b, left_on='k', right_on='id')
# case: overlap-key-names-left
a = pd.DataFrame({'id': [1, 2], 'k': [10, 30], 'n': ['p', 'q']})
b = pd.DataFrame({'id': [10, 20], 'n': ['s', 't']})
result = a.merge(b, left_on='k', right_on='id', how='left')
# case: two-keys
a = pd.DataFrame({'x': [1, 1, 2], 'y': ['a', 'b', 'a'], 'v': [1, 2, 3]})
b = pd.DataFrame({'x': [1, 2, 2], 'y': ['b', 'a', 'c'], 'w': [4, 5, 6]})
result = a.merge(b, on=['x', 'y'])
# case: two-keys-outer
a = pd.DataFrame({'x': [1, 1, 2], 'y': ['a', 'b', 'a'], 'v': [1, 2, 3]})
b = pd.DataFrame({'x': [1, 2, 2], 'y': ['b', 'a', 'c'], 'w': [4, 5, 6]})
result = a.merge(b, on=['x', 'y'], how='outer')
# case: many-to-many
a = pd.DataFrame({'k': ['a', 'a', 'b'], 'v': [1, 2, 3]})
b = pd.DataFrame({'k': ['a', 'a', 'c'], 'w': [4, 5, 6]})
result = a.merge(b, on='k')
# case: many-to-many-outer
a = pd.DataFrame({'k': ['b', 'a', 'a'], 'v': [1, 2, 3]})
b = pd.DataFrame({'k': ['a', 'c', 'a'], 'w': [4, 5, 6]})
result = a.merge(b, on='k', how='outer')
# case: int-float-keys
a = pd.DataFrame({'k': [1, 2], 'v': [1, 2]})
b = pd.DataFrame({'k': [1.0, 2.5], 'w': [3, 4]})
result = a.merge(b, on='k')
# case: int-float-keys-outer
a = pd.DataFrame({'k': [1, 2], 'v': [1, 2]})
b = pd.DataFrame({'k': [1.0, 2.5], 'w': [3, 4]})
result = a.merge(b, on='k', how='outer')
# case: int-str-keys
a = pd.DataFrame({'k': [1, 2]})
b = pd.DataFrame({'k': ['1', '2']})
result = a.merge(b, on='k')
# case: no-common
result = l.merge(r.rename(columns={'id': 'z'}))
# case: missing-key
result = l.merge(r, on='zz')
# case: missing-key-right
result = l.merge(r, left_on='id', right_on='zz')
# case: left-on-only
result = l.merge(r, left_on='id')
# case: indicator
result = l.merge(r, on='id', how='outer', indicator=True)
# case: validate-fails
result = l.merge(r, on='id', validate='one_to_one')
# case: validate-passes
result = l.drop_duplicates('id').merge(r, on='id', validate='1:m')
# case: index-join
result = l.set_index('id').join(r.set_index('id'))
# case: index-join-inner
result = l.set_index('id').join(r.set_index('id'), how='inner')
# case: index-join-outer
result = l.set_index('id').join(r.set_index('id'), how='outer')
# case: join-on
result = l.join(r.drop_duplicates('id').set_index('id'), on='id')
# case: join-overlap
result = l.join(r)
# case: join-suffix
result = l.join(r, lsuffix='_l', rsuffix='_r')
# case: left-index-right-index
result = pd.merge(l.set_index('id'), r.set_index('id'), left_index=True, right_index=True)
# case: left-on-right-index
result = l.merge(r.drop_duplicates('id').set_index('id'), left_on='id', right_index=True, how='left')
# case: left-on-right-index-inner
result = l.merge(r.set_index('id'), left_on='id', right_index=True)
# case: merge-series
result = l.merge(r.set_index('id')['w'], on='id')
# case: merge-grouped
g = r.groupby('id')['w'].sum().reset_index()
result = l.merge(g, on='id', how='left')
# case: merge-grouped-series
g = r.groupby('id')['w'].sum()
result = l.merge(g, left_on='id', right_index=True)
# case: self-join
e = pd.DataFrame({'id': [1, 2, 3], 'boss': [None, 1, 1], 'name': ['A', 'B', 'C']})
result = e.merge(e, left_on='boss', right_on='id', suffixes=('', '_boss'))
# case: chain
c = pd.DataFrame({'w': [20, 31], 'z': ['p', 'q']})
result = l.merge(r, on='id').merge(c, on='w', how='left')
# case: empty-right
result = l.merge(r[r['w'] > 100], on='id')
# case: empty-right-left
result = l.merge(r[r['w'] > 100], on='id', how='left')
# case: empty-left
result = l[l['id'] > 100].merge(r, on='id')
# case: dates
a = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', '2020-01-02']), 'v': [1, 2]})
b = pd.DataFrame({'d': pd.to_datetime(['2020-01-02']), 'w': [3]})
result = a.merge(b, on='d', how='left')
# case: bools
a = pd.DataFrame({'k': [True, False], 'v': [1, 2]})
b = pd.DataFrame({'k': [True, True], 'w': [3, 4]})
result = a.merge(b, on='k')
# case: bool-missing-right
a = pd.DataFrame({'k': [1, 2]})
b = pd.DataFrame({'k': [1], 'flag': [True]})
result = a.merge(b, on='k', how='left')
# case: strings-missing-right
a = pd.DataFrame({'k': [1, 2]})
b = pd.DataFrame({'k': [1], 's': ['x']})
result = a.merge(b, on='k', how='left')
# case: index-kept
t = l.copy()
t.index = [10, 11, 12, 13, 14]
result = t.merge(r, on='id')
# case: anti-join
m = l.merge(r[['id']].drop_duplicates(), on='id', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', ['id', 'v']]
# case: merge-on-index-name
result = l.set_index('id').merge(r, on='id')
# case: duplicate-columns-after-merge
a = pd.DataFrame({'k': [1], 'x': [1], 'x_x': [2]})
b = pd.DataFrame({'k': [1], 'x': [3]})
result = a.merge(b, on='k')
# case: right-order
result = r.merge(l, on='id', how='right')
# case: outer-strings
a = pd.DataFrame({'k': ['z', 'b'], 'v': [1, 2]})
b = pd.DataFrame({'k': ['a', 'z'], 'w': [3, 4]})
result = pd.merge(a, b, how='outer', on='k')
# case: merge-then-groupby
result = l.merge(r, on='id').groupby('v')['w'].max()
# case: left-join-count
m = l.merge(r, on='id', how='left')
result = m.groupby('v')['w'].count().reset_index()
# case: map-instead-of-merge
result = l['id'].map(r.drop_duplicates('id').set_index('id')['w'])
# case: map-duplicate-index
result = l['id'].map(r.set_index('id')['w'])
