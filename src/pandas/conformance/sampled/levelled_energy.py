import pandas as pd
import numpy as np
import math
from collections import Counter

energy = pd.DataFrame({
    'site': ['A', 'A', 'A', 'B', 'B', 'C', 'C', 'A', 'B', 'C', 'D'],
    'fuel': ['gas', 'coal', 'gas', 'gas', 'wind', 'wind', 'sun', 'coal', 'wind', 'sun', ''],
    'year': [2020, 2020, 2021, 2020, 2021, 2020, 2021, 2021, 2020, 2020, 2021],
    'mwh': [100.0, 50.0, 110.0, 70.0, 30.0, 25.0, np.nan, 0.0, 30.0, 12.5, 1e9],
    'cost': [10, 4, 12, 8, 0, 0, 1, 5, -1, 1, 12345678901],
})
sites = pd.DataFrame({
    'site': ['A', 'B', 'C', 'E'],
    'country': ['US', 'US', 'CA', None],
    'active': [True, None, False, True],
})
co2 = pd.DataFrame({
    'fuel': ['gas', 'coal', 'oil', 'wind'],
    'kg': [0.4, 0.9, 0.7, 0.0],
})

# case: full-cube-fillna
full = pd.MultiIndex.from_product(
    [energy['site'].unique(), ['gas', 'coal', 'wind', 'sun'], [2020, 2021]],
    names=['site', 'fuel', 'year'])
s = energy.set_index(['site', 'fuel', 'year'])['mwh'].reindex(full)
result = s.fillna(0).groupby(level=['fuel', 'year']).sum().unstack()
# case: diff-years-columns
w = energy.pivot_table(index=['site', 'fuel'], columns='year', values=['mwh', 'cost'], aggfunc='sum')
result = w.xs(2021, axis=1, level='year') - w.xs(2020, axis=1, level='year')
# case: transpose-agg
g = energy.groupby('fuel')[['mwh', 'cost']].agg(['sum', 'mean'])
result = g.T.loc['cost']
# case: transpose-xs-rows
g = energy.groupby(['site', 'year'])[['mwh', 'cost']].sum().T
result = g['A']
# case: emissions-mul-level
s = energy.groupby(['site', 'fuel'])['mwh'].sum()
f = co2.set_index('fuel')['kg']
result = s.mul(f, level='fuel').dropna().groupby('site').sum()
# case: join-level-named-fuel
s = energy.set_index(['site', 'fuel', 'year'])[['mwh']]
result = s.join(co2.set_index('fuel'), how='left').sort_index().head(6)
# case: loc-assign-level
df = energy.set_index(['site', 'fuel']).sort_index()
df.loc[('A', 'coal'), 'mwh'] = -1
result = df['mwh']
# case: loc-assign-indexslice
df = energy.set_index(['site', 'fuel', 'year']).sort_index()
idx = pd.IndexSlice
df.loc[idx[:, 'gas', :], 'cost'] *= 2
result = df['cost'].to_dict()
# case: loc-enlarge-tuple
s = energy.groupby(['site', 'fuel'])['cost'].sum()
s.loc[('E', 'gas')] = 7
result = s
# case: expand-total-row
g = energy.groupby(['site', 'fuel'])[['mwh', 'cost']].sum()
sub = g.groupby(level=0).sum()
sub.index = pd.MultiIndex.from_product([sub.index, ['TOTAL']])
result = pd.concat([g, sub]).sort_index()
# case: at-tuple-tuple
g = energy.groupby(['site', 'fuel']).agg({'mwh': ['sum', 'max'], 'cost': ['sum']})
result = g.at[('A', 'gas'), ('mwh', 'max')]
# case: fillna-tuple-column
w = energy.pivot_table(index='site', columns=['fuel', 'year'], values='mwh')
w[('gas', 2021)] = w[('gas', 2021)].fillna(w[('gas', 2020)])
result = w['gas']
# case: boolean-filter-tuple-col
g = energy.groupby(['site', 'year']).agg({'mwh': ['sum', 'count'], 'cost': ['max']})
result = g[(g[('mwh', 'count')] > 1) & (g['cost', 'max'] < 100)]
# case: dropna-levels-how
w = energy.pivot_table(index=['site'], columns=['year', 'fuel'], values='mwh')
result = w.dropna(axis=1, thresh=2)
# case: select-by-columns-isin
w = energy.pivot_table(index='site', columns=['year', 'fuel'], values='cost', aggfunc='sum')
keep = w.columns.get_level_values('fuel').isin(['gas', 'sun'])
result = w.loc[:, keep & (w.columns.get_level_values('year') == 2020)]
# case: remove-unused-levels
s = energy.groupby(['site', 'fuel'])['mwh'].sum()
sub = s[s > 60]
result = sub.index.levels[1].tolist(), sub.index.remove_unused_levels().levels[1].tolist()
# case: droplevel-series
s = energy.groupby(['site', 'fuel', 'year'])['cost'].sum()
result = s.droplevel(['fuel', 'year']).groupby(level=0).agg(['sum', 'size'])
# case: quantile-unstack
q = energy.groupby('fuel')['mwh'].quantile([0.25, 0.5, 0.75])
result = q.unstack().add_prefix('q')
# case: apply-returns-series
def stats(x):
    return pd.Series({'n': len(x), 'best': x['mwh'].max(), 'fuels': '+'.join(sorted(set(x['fuel'])))})
result = energy.groupby(['site', 'year'])[['mwh', 'fuel']].apply(stats)
# case: swap-and-setnames
s = energy.groupby(['site', 'fuel'])['cost'].max().swaplevel('site', 'fuel')
s.index.names = ['Fuel', 'Site']
result = s.sort_index(ascending=[False, True])
# case: country-active-merge
m = energy.merge(sites, on='site', how='outer', indicator=True)
result = m.groupby(['_merge', 'country'], observed=True, dropna=False)['mwh'].agg(['sum', 'size'])
# case: counter-of-tuples
c = Counter(zip(energy['site'], energy['fuel']))
s = pd.Series(c).rename_axis(['site', 'fuel'])
result = s[s > 1].index.to_list(), s.unstack(fill_value=0).sum().to_dict()
# case: dict-tuple-keys-frame
d = {('mwh', 'sum'): energy.groupby('site')['mwh'].sum(), ('cost', 'sum'): energy.groupby('site')['cost'].sum()}
df = pd.DataFrame(d)
result = df.columns.nlevels, df.loc['A', 'mwh'].to_dict(), df['cost']
# case: plain-name-after-agg-error
g = energy.groupby(['site', 'year']).agg({'mwh': ['sum', 'mean']}).reset_index()
result = g.sort_values('mwh_sum', ascending=False)
