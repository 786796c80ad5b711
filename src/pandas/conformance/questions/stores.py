import pandas as pd
import numpy as np
s = pd.DataFrame({'store': ['N', 'S', 'N', 'E', 'S', 'N', 'E', None], 'prod': ['pen', 'ink', 'ink', 'pen', 'pen', 'pen', 'cap', 'ink'], 'qty': [5, 3, 2, 8, 1, 4, None, 6], 'price': [1.5, 4.0, 4.25, 1.5, 1.75, 1.5, 9.0, 4.0], 'day': pd.to_datetime(['2023-01-02', '2023-01-03', '2023-02-10', '2023-02-11', '2023-03-01', '2023-03-15', '2023-03-31', None]), 'vip': [True, False, True, True, False, False, True, False]})
s['size'] = pd.cut(s['qty'], [0, 2, 5, 10], labels=['S', 'M', 'L'])
# case: pivot-agg-list
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc=['sum', 'count'])
# case: pivot-agg-list-fill
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc=['sum', 'mean'], fill_value=0)
# case: pivot-agg-dict
result = s.pivot_table(index='store', values=['qty', 'price'], aggfunc={'qty': 'sum', 'price': ['min', 'max']})
# case: pivot-two-index
result = s.pivot_table(index=['store', 'prod'], values='qty', aggfunc='sum')
# case: pivot-two-columns
result = s.pivot_table(index='store', columns=['prod', 'vip'], values='qty', aggfunc='sum', fill_value=0)
# case: pivot-margins-named
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', margins=True, margins_name='Total')
# case: pivot-margins-mean
result = s.pivot_table(index='store', columns='prod', values='price', aggfunc='mean', margins=True).round(3)
# case: pivot-margins-fill
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', margins=True, fill_value=0)
# case: pivot-margins-no-columns
result = s.pivot_table(index='store', values=['qty', 'price'], aggfunc='sum', margins=True)
# case: pivot-margins-two-values
result = s.pivot_table(index='store', columns='vip', values=['qty', 'price'], aggfunc='sum', margins=True)
# case: pivot-margins-two-index
result = s.pivot_table(index=['store', 'vip'], columns='prod', values='price', aggfunc='count', margins=True, fill_value=0)
# case: pivot-dropna-false
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', dropna=False)
# case: pivot-category
result = s.pivot_table(index='store', columns='size', values='price', aggfunc='mean', observed=False)
# case: pivot-category-observed
result = s.pivot_table(index='size', columns='vip', values='qty', aggfunc='sum', observed=True)
# case: pivot-lambda
result = s.pivot_table(index='store', columns='vip', values='price', aggfunc=lambda x: x.max() - x.min())
# case: pivot-first-text
result = s.pivot_table(index='store', columns='vip', values='prod', aggfunc='first')
# case: pivot-join-text
result = s.pivot_table(index='store', columns='vip', values='prod', aggfunc=lambda x: ','.join(sorted(x)))
# case: pivot-default-numbers
result = s.pivot_table(index='store', aggfunc='mean', values=['qty', 'price', 'vip'])
# case: pivot-no-values
result = s[['store', 'prod', 'qty', 'price']].pivot_table(index='store', columns='prod')
# case: pivot-month
result = s.pivot_table(index=s['day'].dt.month, columns='prod', values='qty', aggfunc='sum')
# case: pivot-month-name-reset
s['m'] = s['day'].dt.strftime('%b')
result = s.pivot_table(index='m', columns='store', values='qty', aggfunc='sum', fill_value=0).reindex(['Jan', 'Feb', 'Mar']).reset_index()
# case: pivot-rename-axis
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum')
result = p.rename_axis(None, axis=1).reset_index(), p.columns.name, p.index.name
# case: pivot-flatten
p = s.pivot_table(index='store', columns='prod', values=['qty', 'price'], aggfunc='sum')
p.columns = [f'{a}_{b}' for a, b in p.columns]
result = p.reset_index()
# case: pivot-sum-rows
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0)
p['Total'] = p.sum(axis=1)
p.loc['All'] = p.sum()
result = p
# case: pivot-percent-rows
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0)
result = p.div(p.sum(axis=1), axis=0).mul(100).round(1)
# case: pivot-idxmax
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum')
result = p.idxmax(axis=1), p.idxmax(), p.max(axis=1)
# case: pivot-sort-by-column
p = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0)
result = p.sort_values('ink', ascending=False).head(2)
# case: pivot-stack
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum').stack()
# case: pivot-melt
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum').reset_index().melt(id_vars='store', value_name='q').dropna()
# case: pivot-query
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0).query('ink > 1 and pen > 0')
# case: pivot-to-dict
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', fill_value=0).to_dict('index')
# case: pivot-nunique
result = s.pivot_table(index='vip', columns='store', values='prod', aggfunc=pd.Series.nunique)
# case: pivot-np-functions
result = s.pivot_table(index='store', values='price', aggfunc=[np.mean, np.sum, len])
# case: crosstab-two-rows
result = pd.crosstab([s['store'], s['vip']], s['prod'])
# case: crosstab-names
result = pd.crosstab(s['store'], s['prod'], rownames=['Store'], colnames=['Product'], margins=True)
# case: crosstab-normalize-columns
result = pd.crosstab(s['store'], s['prod'], normalize='columns').round(3)
# case: crosstab-normalize-all
result = pd.crosstab(s['store'], s['prod'], normalize=True).round(3)
# case: crosstab-normalize-margins
result = pd.crosstab(s['store'], s['vip'], normalize='index', margins=True).round(3)
# case: crosstab-values
result = pd.crosstab(s['store'], s['prod'], values=s['qty'], aggfunc='sum').fillna(0)
# case: crosstab-values-margins
result = pd.crosstab(s['store'], s['vip'], values=s['price'], aggfunc='mean', margins=True).round(2)
# case: crosstab-bins
result = pd.crosstab(s['size'], s['store'])
# case: crosstab-bool
result = pd.crosstab(s['store'], s['price'] > 3)
# case: crosstab-month
result = pd.crosstab(s['day'].dt.month, s['prod'])
# case: crosstab-dropna
result = pd.crosstab(s['size'], s['prod'], dropna=False)
# case: groupby-unstack-fill
result = s.groupby(['store', 'prod'])['qty'].sum().unstack(fill_value=0)
# case: groupby-unstack-percent
g = s.groupby(['store', 'prod']).size().unstack(fill_value=0)
result = (g.T / g.sum(axis=1)).T.round(2)
# case: groupby-two-aggs-unstack
result = s.groupby(['store', 'vip'])[['qty', 'price']].sum().unstack()
# case: groupby-level
g = s.groupby(['store', 'prod'])['qty'].sum()
result = g.groupby(level='store').max(), g.groupby(level=0).idxmax(), g.groupby(level=[0, 1]).sum()
# case: groupby-level-transform
g = s.groupby(['store', 'prod'])['qty'].sum()
result = g / g.groupby(level=0).transform('sum')
# case: groupby-level-nlargest
g = s.groupby(['store', 'prod'])['qty'].sum()
result = g.groupby(level=0, group_keys=False).nlargest(1), g.groupby('store').head(1)
# case: groupby-sort-then-first
result = s.sort_values('price', ascending=False).groupby('store').first()
# case: groupby-first-last-missing
result = s.groupby('store')['qty'].agg(['first', 'last', 'max', 'size', 'count'])
# case: groupby-nth-list
result = s.groupby('store').nth([0, 1])[['prod', 'qty']]
# case: groupby-apply-frame
result = s.groupby('store').apply(lambda g: g.nlargest(1, 'price')[['prod', 'price']])
# case: groupby-apply-frame-nokeys
result = s.groupby('store', group_keys=False).apply(lambda g: g.nlargest(1, 'price')[['prod', 'price']])
# case: groupby-apply-dict
result = s.groupby('store').apply(lambda g: {'n': len(g)}, include_groups=False)
# case: groupby-apply-scalar-named
result = s.groupby('store').apply(lambda g: (g['qty'] * g['price']).sum(), include_groups=False).reset_index(name='rev')
# case: groupby-apply-none
result = s.groupby('store').apply(lambda g: g if g['vip'].any() else None, include_groups=False)
# case: groupby-apply-like-indexed
result = s.groupby('store')[['qty', 'price']].apply(lambda g: g - g.mean())
# case: groupby-transform-frame
result = s.groupby('store')[['qty', 'price']].transform('mean')
# case: groupby-transform-lambda
result = s.groupby('store')['price'].transform(lambda x: (x - x.mean()) / x.std())
# case: groupby-fillna-transform
s['qty2'] = s['qty'].fillna(s.groupby('prod')['qty'].transform('median'))
result = s[['prod', 'qty', 'qty2']]
# case: groupby-filter-size
result = s.groupby('prod').filter(lambda g: g['price'].mean() > 2).index.tolist()
# case: groupby-bins
result = s.groupby(pd.cut(s['price'], [0, 2, 5, 10]), observed=False)['qty'].sum()
# case: groupby-bins-observed
result = s.groupby(pd.cut(s['price'], [0, 2, 5, 10, 20]), observed=True)['qty'].agg(['sum', 'size']).reset_index()
# case: groupby-qcut
result = s.groupby(pd.qcut(s['price'], 2, labels=['low', 'high']), observed=True)['qty'].mean()
# case: groupby-size-category
result = s.groupby('size', observed=False).size(), s.groupby(['size', 'vip'], observed=False).size()
# case: groupby-weekday
result = s.groupby(s['day'].dt.day_name())['qty'].sum()
# case: groupby-month-period
result = s.groupby(s['day'].dt.to_period('M'))['qty'].agg(['sum', 'count'])
# case: groupby-grouper-two
result = s.groupby([pd.Grouper(key='day', freq='MS'), 'store'])['qty'].sum()
# case: resample-month
result = s.dropna(subset=['day']).resample('ME', on='day')['qty'].sum()
# case: resample-week
result = s.set_index('day')['qty'].dropna().resample('W').sum().head(3) if False else s.dropna(subset=['day']).set_index('day')['qty'].resample('2W').count()
# case: cumsum-by-month
t = s.sort_values('day')
t['cum'] = t.groupby(t['day'].dt.month)['qty'].cumsum()
result = t[['day', 'cum']]
# case: share-of-total-by-group
g = s.groupby('store', dropna=False)['qty'].sum()
result = (g / g.sum() * 100).round(1).sort_values(ascending=False).reset_index()
# case: two-step-average
result = s.groupby(['store', 'prod'])['qty'].sum().groupby('store').mean(), s.groupby('store')['qty'].mean().mean()
# case: rank-within
s['r'] = s.groupby('store')['price'].rank(ascending=False, method='min')
result = s.sort_values(['store', 'r'])[['store', 'prod', 'r']]
# case: pct-change-by-group
result = s.sort_values('day').groupby('store')['price'].pct_change()
# case: shift-compare
t = s.sort_values(['store', 'day'])
t['prev'] = t.groupby('store')['price'].shift()
result = t[t['price'] > t['prev']][['store', 'price', 'prev']]
# case: agg-mixed-dict
result = s.groupby('store').agg({'qty': ['sum', lambda x: x.isna().sum()], 'prod': lambda x: x.mode()[0], 'day': ['min', 'max']})
# case: agg-named-many
result = s.groupby(['store', 'vip'], as_index=False).agg(total=('qty', 'sum'), avg=('price', 'mean'), prods=('prod', 'unique'), last=('day', 'max'), any_pen=('prod', lambda x: (x == 'pen').any()))
# case: agg-quantile
result = s.groupby('store')['price'].quantile([0.25, 0.75]).unstack(), s.groupby('store')['price'].agg(q90=lambda x: x.quantile(0.9))
# case: agg-std-var
result = s.groupby('prod')['price'].agg(['std', 'var', 'sem', 'median']).round(4)
# case: agg-on-frame
result = s[['qty', 'price']].agg(['sum', 'mean', 'max']).round(2), s.agg({'qty': 'sum', 'price': 'mean'})
# case: describe-group
result = s.groupby('store')['price'].describe()[['count', 'mean', '50%']]
# case: value-counts-group
result = s.groupby('store')['prod'].value_counts(), s.groupby('store')['prod'].value_counts(normalize=True).round(2).reset_index()
# case: value-counts-group-top
result = s.groupby('store')['prod'].agg(lambda x: x.value_counts().index[0])
# case: value-counts-two
result = s[['store', 'prod']].value_counts().reset_index(name='n'), s.value_counts(['vip', 'store'], normalize=True)
# case: iterate-groups
result = [(k, g['qty'].sum(), g.shape) for k, g in s.groupby(['store', 'vip'])]
# case: iterate-groups-one-list
result = [k for k, g in s.groupby(['store'])]
# case: groups-attribute
result = {k: list(v) for k, v in s.groupby('store').groups.items()}
# case: get-group
result = s.groupby('store').get_group('N')['qty'].tolist(), s.groupby(['store', 'prod']).get_group(('N', 'pen')).shape
# case: pivot-two-series
result = s.pivot_table(index=s['day'].dt.year, columns=s['day'].dt.month, values='price', aggfunc='sum')
# case: pivot-series-and-name
result = s.pivot_table(index=['store', s['day'].dt.month], values='price', aggfunc='sum')
# case: pivot-dropna-false-two
result = s.pivot_table(index=['store', 'prod'], columns='vip', values='qty', aggfunc='sum', dropna=False)
# case: pivot-dropna-false-two-fill
result = s.pivot_table(index='store', columns=['prod', 'vip'], values='qty', aggfunc='sum', dropna=False, fill_value=0)
# case: pivot-values-order
result = s.pivot_table(index='store', values=['qty', 'price'], aggfunc='sum'), s.pivot_table(columns='store', values=['qty', 'price'], aggfunc='sum')
# case: pivot-unsorted
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='sum', sort=False)
# case: pivot-mean-fill-empty-column
result = s.pivot_table(index='store', columns='prod', values='qty', aggfunc='mean', fill_value=0)
# case: pivot-mean-empty-column
result = s.pivot_table(index='store', columns='prod', values='qty')
# case: crosstab-dropna-text
result = pd.crosstab(s['store'], s['prod'], dropna=False)
