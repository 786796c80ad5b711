import pandas as pd
f = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': [1, 1, 2], 'x': [5, 3, 8]})
# case: apply-a
result = f.groupby('g', as_index=False)[['x']].apply(lambda d: d['x'].max())
# case: apply-b
result = f.groupby('g', as_index=False).apply(lambda d: d['x'].max())
# case: apply-c
result = f.groupby('g', as_index=False).apply(lambda d: d['x'].max(), include_groups=False)
# case: apply-d
result = f.groupby(['g', 'h'], as_index=False)[['x']].apply(lambda d: d['x'].max())
# case: apply-e
result = f.groupby('g', as_index=False)[['x']].apply(lambda d: pd.Series({'m': d['x'].max()}))
# case: apply-f
result = f.groupby('g', as_index=False).apply(lambda d: pd.Series({'m': d['x'].max(), 'n': len(d)}))
# case: apply-g
result = f.groupby('g', as_index=False).apply(len)
# case: apply-h
result = f.groupby('g', as_index=False)['x'].apply(lambda s: s.max())
# case: apply-i
result = f.groupby('g', as_index=False).apply(lambda d: d.head(1))
# case: apply-j
result = f.groupby(['g'], as_index=False)[['x', 'h']].apply(lambda d: d['x'].sum() / d['h'].sum())
# case: apply-k
result = f.groupby(['g'], as_index=False)[['x', 'h']].apply(lambda d: d['x'].sum()).rename(columns={None: 'v'})
# case: apply-l
r = f.groupby('g', as_index=False)[['x']].apply(lambda d: d['x'].max())
r.columns = ['g', 'v']
result = r
# case: apply-m
result = f.groupby('g')[['x']].apply(lambda d: d['x'].max()).reset_index()
# case: apply-union-repeats
i = pd.Index([3, 1, 2, 3], name='n')
result = i.union([9]), i.union([3, 3, 3]), i.union(pd.Index([1], name='m')), pd.Index([1]).union([1, 1]), i.union([9], sort=False), i.union(i), i.union(pd.Index([], dtype='int64')), pd.Index(['b', 'a']).union(['c']), i.union([2.5])
# case: apply-append-names
i = pd.Index([3, 1], name='n')
result = i.append(pd.Index([7])), i.append(pd.Index([7], name='n')), i.append(pd.Index(['a']))
