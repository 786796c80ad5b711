import pandas as pd
import numpy as np
f = pd.DataFrame({'g': ['a', 'b', 'a', 'b', 'c'], 'h': [1, 1, 2, 2, 1], 'x': [5, 3, 8, None, 1], 'y': [1.5, 2.5, 3.5, 4.5, 5.5]})
m = f.groupby(['g', 'h'])[['x', 'y']].sum()
# case: reset-one-level-0
result = m.reset_index(level=1)
# case: reset-one-level-1
result = m.reset_index(level='g')
# case: reset-one-level-2
result = m.reset_index('h', drop=True)
# case: reset-one-level-3
result = m['x'].reset_index(name='v')
# case: reset-one-level-4
result = m.reset_index(names=['G', 'H'])
# case: set-append-0
result = f.set_index('g', append=True)
# case: set-append-1
result = f.set_index('g').set_index('h', append=True)
# case: set-append-2
result = f.set_index(['g', 'h'], drop=False).columns.tolist()
# case: set-append-3
result = f.set_index([f['g'], f['h'] * 2])[['x']]
# case: set-append-4
result = f.set_index(pd.Index(list('vwxyz'), name='k'))[['g']]
# case: sort-levels-0
result = m.sort_index(level='h')
# case: sort-levels-1
result = m.sort_index(level=['h', 'g'], ascending=[False, True])
# case: sort-levels-2
result = m.sort_index(level=0, ascending=False)
# case: sort-levels-3
result = m.sort_index(level='h', sort_remaining=True)
# case: sort-levels-4
result = m.sort_values('y').index.tolist()
# case: cross-sections-0
result = m.xs('a')
# case: cross-sections-1
result = m.xs(1, level='h')
# case: cross-sections-2
result = m.xs(('a', 2))
# case: cross-sections-3
result = m.xs(1, level=1, drop_level=False)
# case: cross-sections-4
result = m.loc['a']
# case: cross-sections-5
result = m.loc[['a', 'c']]
# case: cross-sections-6
result = m.loc[('a', 1):('b', 1)]
# case: cross-sections-7
result = m.loc['a':'b']
# case: swap-reorder-0
result = m.swaplevel()
# case: swap-reorder-1
result = m.reorder_levels(['h', 'g'])
# case: swap-reorder-2
result = m.swaplevel('g', 'h').sort_index()
# case: swap-reorder-3
result = m.droplevel('h')
# case: swap-reorder-5
result = m.rename_axis(['G', 'H'])
# case: swap-reorder-6
result = m.rename_axis(index={'g': 'gg'})
# case: rename-labels-0
result = m.rename(index={'a': 'A'})
# case: rename-labels-2
result = m.rename(columns={'x': 'X'})
# case: rename-labels-3
result = f.rename(index=lambda i: i + 1)
# case: rename-labels-4
result = f.rename({'x': 'X'}, axis=1)
# case: rename-labels-5
result = f.rename({0: 'zero'}, axis='index').index.tolist()
# case: rename-labels-6
result = f['x'].rename('xx').name
# case: rename-labels-7
result = f['x'].rename({0: 'zero'}).index.tolist()
# case: index-methods-0
i = pd.Index([3, 1, 2, 3], name='n')
result = i.unique()
# case: index-methods-1
i = pd.Index([3, 1, 2, 3], name='n')
result = i.sort_values()
# case: index-methods-2
i = pd.Index([3, 1, 2, 3], name='n')
result = i.value_counts()
# case: index-methods-3
i = pd.Index([3, 1, 2, 3], name='n')
result = i.duplicated()
# case: index-methods-4
i = pd.Index([3, 1, 2, 3], name='n')
result = i.isin([3])
# case: index-methods-5
i = pd.Index([3, 1, 2, 3], name='n')
result = i.max()
# case: index-methods-7
i = pd.Index([3, 1, 2, 3], name='n')
result = i.to_list()
# case: index-methods-8
i = pd.Index([3, 1, 2, 3], name='n')
result = i.get_loc(1)
# case: index-methods-9
i = pd.Index([3, 1, 2, 3], name='n')
result = i.union([9])
# case: index-methods-10
i = pd.Index([3, 1, 2, 3], name='n')
result = i.intersection([1, 9])
# case: index-methods-11
i = pd.Index([3, 1, 2, 3], name='n')
result = i.difference([3])
# case: index-methods-12
i = pd.Index([3, 1, 2, 3], name='n')
result = i.drop_duplicates()
# case: index-methods-13
i = pd.Index([3, 1, 2, 3], name='n')
result = i.astype(str)
# case: index-methods-14
i = pd.Index([3, 1, 2, 3], name='n')
result = i.map(lambda v: v * 2)
# case: index-methods-15
i = pd.Index([3, 1, 2, 3], name='n')
result = i.append(pd.Index([7]))
# case: index-methods-16
i = pd.Index([3, 1, 2, 3], name='n')
result = i.insert(0, 9)
# case: index-methods-18
i = pd.Index([3, 1, 2, 3], name='n')
result = i + 1
# case: index-methods-19
i = pd.Index([3, 1, 2, 3], name='n')
result = i == 3
# case: index-methods-20
i = pd.Index([3, 1, 2, 3], name='n')
result = i[1:]
# case: index-methods-21
i = pd.Index([3, 1, 2, 3], name='n')
result = i.tolist()[::-1]
# case: index-methods-22
i = pd.Index([3, 1, 2, 3], name='n')
result = i.nunique()
# case: index-methods-23
i = pd.Index([3, 1, 2, 3], name='n')
result = i.is_unique
# case: index-methods-24
i = pd.Index([3, 1, 2, 3], name='n')
result = i.rename('z').name
# case: multi-index-methods-0
i = m.index
result = i.get_level_values('g')
# case: multi-index-methods-1
i = m.index
result = i.levels[0].tolist()
# case: multi-index-methods-2
i = m.index
result = i.nlevels
# case: multi-index-methods-3
i = m.index
result = i.to_frame(index=False)
# case: multi-index-methods-4
i = m.index
result = i.droplevel(0)
# case: multi-index-methods-5
i = m.index
result = i.tolist()
# case: multi-index-methods-6
i = m.index
result = len(i)
# case: multi-index-methods-7
i = m.index
result = ('a', 1) in i
# case: multi-index-methods-9
i = m.index
result = i.unique(level='g').tolist()
# case: multi-index-methods-10
i = m.index
result = i.isin([('a', 1)])
# case: multi-index-methods-11
i = m.index
result = i.to_flat_index().tolist()
# case: multi-index-methods-12
i = m.index
result = i.map(lambda t: f'{t[0]}{t[1]}').tolist()
# case: multi-index-methods-14
i = m.index
result = i.get_loc(('a', 2))
# case: multi-columns-0
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c2
# case: multi-columns-1
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c3.columns.tolist()
# case: multi-columns-2
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c4.columns.tolist()
# case: multi-columns-3
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c['x']['sum']
# case: multi-columns-4
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c['y', 'mean']
# case: multi-columns-5
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c.swaplevel(axis=1).columns.tolist()
# case: multi-columns-6
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c.sort_index(axis=1)
# case: multi-columns-7
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c.xs('sum', axis=1, level=1)
# case: multi-columns-8
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c.droplevel(0, axis=1)
# case: multi-columns-9
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c.reset_index()
# case: multi-columns-10
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c.stack(level=0, future_stack=True)
# case: multi-columns-11
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c2 = c.copy()
c2.columns = ['_'.join(t) for t in c2.columns]
c3 = c.copy()
c3.columns = c3.columns.map('|'.join)
c4 = c.copy()
c4.columns = c4.columns.to_flat_index()
result = c.loc['a', 'x'].tolist()
# case: multi-columns-assign
c = f.groupby('g')[['x', 'y']].agg(['sum', 'mean'])
c['z'] = 1
c[('x', 'dbl')] = c[('x', 'sum')] * 2
result = c
# case: agg-named-series-0
result = f.groupby('g')['x'].agg(total='sum', avg='mean')
# case: agg-named-series-1
result = f.groupby('g')['x'].agg(['sum', 'mean']).rename(columns={'sum': 's'})
# case: agg-named-series-2
result = f.groupby('g').agg(n=('x', 'size'), m=('x', 'count'), d=('y', lambda s: s.max() - s.min()))
# case: agg-named-series-3
result = f.agg(total=('x', 'sum'), top=('y', 'max'))
# case: agg-frames-0
result = f[['x', 'y']].agg('sum')
# case: agg-frames-1
result = f[['x', 'y']].agg(['sum', 'mean'])
# case: agg-frames-2
result = f.agg({'x': ['sum', 'max'], 'y': ['mean']})
# case: agg-frames-3
result = f[['x', 'y']].agg(lambda s: s.max())
# case: agg-frames-4
result = f['x'].agg({'a': 'sum', 'b': 'mean'})
# case: agg-frames-5
result = f['x'].agg(lambda s: s.sum() * 2)
# case: agg-frames-6
result = f[['x', 'y']].transform(lambda s: s - s.mean())
# case: agg-frames-7
result = f['y'].transform(['sqrt', 'abs']) if False else f['y'].transform(np.sqrt)
# case: apply-shapes-0
result = f.groupby('g')[['x', 'y']].apply(lambda d: d.sum())
# case: apply-shapes-1
result = f.groupby('g')['x'].apply(lambda s: s.describe()[['min', 'max']])
# case: apply-shapes-2
result = f.groupby('g')[['x']].apply(lambda d: pd.DataFrame({'t': [d['x'].sum()], 'n': [len(d)]}))
# case: apply-shapes-3
result = f.groupby('g')['x'].apply(lambda s: s.tolist())
# case: apply-shapes-4
result = f.groupby('g')[['x', 'y']].apply(lambda d: d['x'].sum() / d['y'].sum())
# case: apply-shapes-5
result = f.groupby(['g', 'h'])[['x']].apply(lambda d: d.assign(z=1))
# case: apply-shapes-6
result = f.groupby('g', as_index=False)[['x']].apply(lambda d: d['x'].max())
# case: apply-index-shapes-0
result = f.groupby('g')[['y']].apply(lambda d: d.head(1))
# case: apply-index-shapes-1
result = f.groupby('g', group_keys=False)[['y']].apply(lambda d: d.head(1))
# case: apply-index-shapes-2
result = f.groupby('g')[['y']].apply(lambda d: d.iloc[0])
# case: apply-index-shapes-3
result = f.groupby('g')['y'].apply(lambda s: s.nlargest(1))
# case: apply-index-shapes-4
result = f.groupby('g')['y'].apply(lambda s: s.reset_index(drop=True))
# case: apply-index-shapes-5
result = f.groupby('g')['y'].apply(lambda s: pd.Series({'p': s.sum()})).unstack()
# case: as-index-false-0
result = f.groupby('g', as_index=False).size()
# case: as-index-false-1
result = f.groupby('g', as_index=False)['x'].sum()
# case: as-index-false-2
result = f.groupby(['g', 'h'], as_index=False).agg({'x': 'sum'})
# case: as-index-false-3
result = f.groupby('g', as_index=False).agg(t=('x', 'sum'))
# case: as-index-false-4
result = f.groupby('g', as_index=False)['x'].agg(['min', 'max'])
# case: as-index-false-5
result = f.groupby('g', as_index=False).first()
# case: as-index-false-6
result = f.groupby('g', as_index=False)['x'].apply(lambda s: s.sum())
# case: as-index-false-7
result = f.groupby('g', as_index=False).nth(0)
# case: as-index-false-8
result = f.groupby('g', as_index=False)[['x']].mean()
# case: group-cumulative-0
result = f.groupby('g')['y'].cumsum()
# case: group-cumulative-1
result = f.groupby('g')[['x', 'y']].cummax()
# case: group-cumulative-2
result = f.groupby('g').cumcount(ascending=False)
# case: group-cumulative-3
result = f.groupby('g')['x'].ffill()
# case: group-cumulative-4
result = f.groupby('g')['y'].rank()
# case: group-cumulative-5
result = f.groupby('g')['y'].diff()
# case: group-cumulative-6
result = f.groupby('g')['y'].shift(-1)
# case: group-cumulative-7
result = f.groupby('g')['y'].pct_change()
# case: group-cumulative-8
result = f.groupby('g')['y'].expanding().mean()
# case: group-cumulative-9
result = f.groupby('g')['y'].rolling(2).sum().droplevel(0)
# case: group-cumulative-10
result = f.groupby('g').ngroup()
# case: group-selection-0
result = f.groupby('g').head(1)
# case: group-selection-1
result = f.groupby('g').tail(1)
# case: group-selection-2
result = f.groupby('g').nth(1)
# case: group-selection-3
result = f.groupby('g').nth(-1)['y']
# case: group-selection-4
result = f.groupby('g')['y'].nth(0)
# case: group-selection-5
result = f.groupby('g').sample(1).shape if False else None
# case: group-selection-6
result = f.groupby('g')['y'].nlargest(1)
# case: group-selection-7
result = f.groupby('g')['x'].first()
# case: group-selection-8
result = f.groupby('g')['x'].last()
# case: group-selection-9
result = f.groupby('g')['x'].nunique()
# case: group-selection-10
result = f.groupby('g')['h'].unique()
# case: group-selection-11
result = f.groupby('g').indices['a'].tolist()
# case: group-selection-12
result = f.groupby('g').filter(lambda d: d['y'].mean() > 3)
# case: group-stats-0
result = f.groupby('g')['y'].std()
# case: group-stats-1
result = f.groupby('g')['y'].var(ddof=0)
# case: group-stats-2
result = f.groupby('g')['y'].median()
# case: group-stats-3
result = f.groupby('g')['y'].quantile(0.75)
# case: group-stats-4
result = f.groupby('g')['y'].prod()
# case: group-stats-5
result = f.groupby('g')['x'].sum(min_count=1)
# case: group-stats-6
result = f.groupby('g')['y'].describe()
# case: group-stats-7
result = f.groupby('g')[['x', 'y']].corr() if False else None
# case: group-stats-8
result = f.groupby('g')['y'].agg(np.ptp)
# case: group-stats-9
result = f.groupby('g')['y'].idxmin()
# case: group-stats-10
result = f.groupby('g')['x'].count()
# case: group-stats-11
result = f.groupby('g')['x'].any()
# case: group-stats-12
result = f.groupby('g')['y'].sem()
# case: group-stats-13
result = f.groupby('g')['y'].skew() if False else None
# case: axis-ones-0
result = f[['x', 'y']].sum(axis=1)
# case: axis-ones-1
result = f[['x', 'y']].mean(axis='columns')
# case: axis-ones-2
result = f[['x', 'y']].idxmax(axis=1)
# case: axis-ones-3
result = f[['x', 'y']].nunique(axis=1)
# case: axis-ones-4
result = f[['x', 'y']].count(axis=1)
# case: axis-ones-5
result = f[['x', 'y']].max(axis=1) - f[['x', 'y']].min(axis=1)
# case: axis-ones-7
result = f[['x', 'y']].cumsum(axis=1)
# case: axis-ones-8
result = f[['x', 'y']].div(f['y'], axis=0)
# case: axis-ones-9
result = f[['x', 'y']].sub(f[['x', 'y']].mean())
# case: axis-ones-10
result = f[['x', 'y']].rank(axis=1)
# case: axis-ones-11
result = f[['x', 'y']].apply(max, axis=1)
# case: axis-ones-12
result = f[['x', 'y']].any(axis=1)
# case: axis-ones-13
result = f.drop('x', axis=1).columns.tolist()
# case: axis-ones-14
result = f[['x', 'y']].shift(axis=1)
# case: axis-ones-15
result = f[['x', 'y']].fillna(0).apply(lambda r: r['x'] / r['y'], axis=1)
# case: axis-ones-16
result = f[['x', 'y']].std(axis=1)
# case: axis-ones-17
result = f[['x', 'y']].quantile(0.5, axis=1)
# case: axis-ones-18
result = f[['x', 'y']].isna().sum(axis=1).tolist()
# case: corr-cov-0
result = f[['x', 'y']].corr().round(4)
# case: corr-cov-1
result = f['x'].corr(f['y'])
# case: corr-cov-2
result = f[['x', 'y']].cov().round(4)
# case: corr-cov-3
result = f[['h', 'x', 'y']].corrwith(f['y']) if False else None
# case: corr-cov-5
result = f['x'].corr(f['y'], method='kendall') if False else None
# case: corr-cov-6
result = f['y'].autocorr() if False else None
# case: squeeze-pop-item-0
one = f[['x']].iloc[[0]]
result = one.squeeze()
# case: squeeze-pop-item-1
one = f[['x']].iloc[[0]]
result = f[['x']].squeeze().name
# case: squeeze-pop-item-2
one = f[['x']].iloc[[0]]
result = f.loc[f['g'] == 'c', 'x'].item()
# case: squeeze-pop-item-3
one = f[['x']].iloc[[0]]
result = f.loc[f['g'] == 'c', 'x'].values[0]
# case: squeeze-pop-item-5
one = f[['x']].iloc[[0]]
result = f['x'].iloc[0].item()
# case: squeeze-pop-item-6
one = f[['x']].iloc[[0]]
result = f.iloc[0].to_dict()
# case: squeeze-pop-item-7
one = f[['x']].iloc[[0]]
result = f.iloc[0:1].to_dict('records')[0]
# case: item-of-many
result = f.loc[f['g'] == 'a', 'x'].item()
# case: first-of-none
result = f.loc[f['g'] == 'q', 'x'].iloc[0]
# case: max-of-none-0
result = f.loc[f['g'] == 'q', 'x'].max()
# case: max-of-none-1
result = f.loc[f['g'] == 'q', 'x'].sum()
# case: max-of-none-2
result = f.loc[f['g'] == 'q', 'x'].mean()
# case: max-of-none-3
result = f.loc[f['g'] == 'q', 'g'].max()
# case: max-of-none-4
result = len(f[f['g'] == 'q'])
# case: max-of-none-5
result = f[f['g'] == 'q'].empty
# case: max-of-none-6
result = f[f['g'] == 'q'].groupby('g')['x'].sum()
# case: max-of-none-7
result = f[f['g'] == 'q']['x'].tolist()
# case: max-of-none-8
result = f[f['g'] == 'q'].value_counts('g')
# case: max-of-none-9
result = f[f['g'] == 'q'].nlargest(1, 'x').shape
# case: max-of-none-10
result = f[f['g'] == 'q']['g'].mode().tolist()
# case: max-of-none-11
result = f[f['g'] == 'q']['g'].unique().tolist()
# case: max-of-none-12
result = f[f['g'] == 'q'].sort_values('x').reset_index(drop=True)
# case: max-of-none-13
result = f[f['g'] == 'q'].agg({'x': 'sum'})
# case: max-of-none-14
result = f[f['g'] == 'q'].apply(lambda r: 1, axis=1)
# case: idxmax-of-none
result = f.loc[f['g'] == 'q', 'x'].idxmax()
# case: mode-of-none
result = f.loc[f['g'] == 'q', 'g'].mode()[0]
# case: merge-of-none-0
e = f[f['g'] == 'q']
result = e.merge(f, on='g')
# case: merge-of-none-1
e = f[f['g'] == 'q']
result = f.merge(e, on='g', how='left')
# case: merge-of-none-2
e = f[f['g'] == 'q']
result = pd.concat([e, f]).shape
# case: merge-of-none-3
e = f[f['g'] == 'q']
result = e.pivot_table(index='g', values='x', aggfunc='sum')
# case: merge-of-none-4
e = f[f['g'] == 'q']
result = pd.crosstab(e['g'], e['h'])
# case: merge-of-none-5
e = f[f['g'] == 'q']
result = e.groupby('g').agg(n=('x', 'count'))
# case: merge-of-none-6
e = f[f['g'] == 'q']
result = e.groupby(['g', 'h']).size()
# case: merge-of-none-7
e = f[f['g'] == 'q']
result = e.groupby('g')['x'].apply(list)
# case: merge-of-none-8
e = f[f['g'] == 'q']
result = e.drop_duplicates().shape
# case: merge-of-none-9
e = f[f['g'] == 'q']
result = e.describe().shape
# case: merge-of-none-10
e = f[f['g'] == 'q']
result = e['x'].describe()
# case: string-index-0
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s['a']
# case: string-index-1
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.get('z')
# case: string-index-2
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.get('z', 0)
# case: string-index-3
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s[['a', 'c']]
# case: string-index-4
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.loc['b':]
# case: string-index-5
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.idxmax()
# case: string-index-6
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.index.str.upper().tolist()
# case: string-index-7
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.reindex(list('abz'))
# case: string-index-8
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.drop('a')
# case: string-index-9
s = f.set_index('g')['y'].groupby(level=0).sum()
result = 'a' in s
# case: string-index-10
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.to_dict()
# case: string-index-11
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.sort_index(ascending=False).index.tolist()
# case: string-index-12
s = f.set_index('g')['y'].groupby(level=0).sum()
result = list(s.items())[0]
# case: string-index-13
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.iloc[-1]
# case: string-index-14
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.keys().tolist()
# case: string-index-15
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.values.tolist()
# case: string-index-16
s = f.set_index('g')['y'].groupby(level=0).sum()
result = [k for k in s.index if s[k] > 5]
# case: string-index-17
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.filter(like='a')
# case: string-index-18
s = f.set_index('g')['y'].groupby(level=0).sum()
result = s.add(pd.Series({'a': 1, 'q': 2}), fill_value=0)
# case: numbers-index-0
s = f.groupby('h')['y'].sum()
result = s[1]
# case: numbers-index-1
s = f.groupby('h')['y'].sum()
result = s.loc[2]
# case: numbers-index-2
s = f.groupby('h')['y'].sum()
result = s.iloc[0]
# case: numbers-index-3
s = f.groupby('h')['y'].sum()
result = s.get(3, -1)
# case: numbers-index-4
s = f.groupby('h')['y'].sum()
result = s.index.max()
# case: numbers-index-5
s = f.groupby('h')['y'].sum()
result = s.reset_index().values.tolist()
# case: numbers-index-6
s = f.groupby('h')['y'].sum()
result = s.rename_axis('k').reset_index(name='v')
# case: numbers-index-7
s = f.groupby('h')['y'].sum()
result = s.to_frame().T
# case: numbers-index-8
s = f.groupby('h')['y'].sum()
result = s / s.sum()
# case: numbers-index-9
s = f.groupby('h')['y'].sum()
result = s.diff()
# case: numbers-index-10
s = f.groupby('h')['y'].sum()
result = s.cumsum()
# case: numbers-index-11
s = f.groupby('h')['y'].sum()
result = dict(s)
# case: numbers-index-12
s = f.groupby('h')['y'].sum()
result = s.sort_values(ascending=False).head(1).index[0]
