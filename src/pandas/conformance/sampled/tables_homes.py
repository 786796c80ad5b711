import pandas as pd
import numpy as np
import math
from functools import reduce
from itertools import combinations

homes = pd.DataFrame({
    'listing': [7001, 7002, 7003, 7004, 7005, 7006, 7007, 7008, 7009, 7010, 7011, 7012, 7013, 7014],
    'city': ['Porto', 'Porto', 'Lisbon', 'Lisbon', 'Faro', 'Faro', 'Porto', 'lisbon', 'Braga', 'Lisbon', None, 'Faro', 'Porto', 'Lisbon'],
    'type': ['flat', 'house', 'flat', 'flat', 'villa', 'house', 'flat', 'house', 'flat', 'villa', 'flat', None, 'house', 'flat'],
    'rooms': [2, 4, 1, 3, 5, 3, 2, 4, 0, 6, 2, 2, 3, 3],
    'price': [210000, 455000, 189500, 320000, 1250000, 298000, 210000, 610000, 75000, 2400000, 150000, np.nan, 399000, 320000],
    'area': [70.0, 160.5, 41.0, 98.0, 310.0, 120.0, 70.0, 175.0, 28.0, 520.0, 66.0, 80.0, None, 98.0],
    'status': ['sold', 'active', 'sold', 'sold', 'active', 'withdrawn', 'sold', 'active', 'sold', 'active', 'sold', 'active', 'sold', 'sold'],
    'year': [2021, 2022, 2021, 2022, 2022, 2021, 2022, 2022, 2021, 2022, 2021, 2022, 2021, 2022],
})

agents = pd.DataFrame({
    'agent': ['Rui', 'Rui', 'Ana', 'Ana', 'Tom', 'Zé'],
    'city': ['Porto', 'Braga', 'Lisbon', 'Faro', 'Lisbon', 'Évora'],
    'fee': [0.03, 0.03, 0.025, 0.03, 0.05, 0.02],
})

# case: list-everything-pivot
result = pd.pivot_table(homes, index=['city', 'type'], columns=['year'], values=['price', 'area'], aggfunc={'price': ['mean', 'count'], 'area': 'max'})

# case: median-margins
result = homes.pivot_table(index='city', columns='status', values='price', aggfunc='median', margins=True, margins_name='Any')

# case: years-side-by-side
h = homes.dropna(subset=['city']).assign(city=lambda d: d['city'].str.title())
y = {yr: g.groupby('city')['price'].agg(['mean', 'size']) for yr, g in h.groupby('year')}
result = pd.concat(y, axis=1).swaplevel(axis=1).sort_index(axis=1)

# case: year-growth
t = homes.groupby(['city', 'year'])['price'].mean().unstack()
t['growth'] = (t[2022] / t[2021] - 1).round(4)
result = t['growth'].dropna()

# case: crosstab-dropna-three
result = pd.crosstab(index=[homes.city, homes.type], columns=homes.status, dropna=True, margins=True)

# case: crosstab-agg-median-round
result = pd.crosstab(homes['city'], homes['type'], values=homes['price'], aggfunc='median').div(1000).round().fillna(-1).astype('int64')

# case: price-bands-int-index
iv = pd.IntervalIndex.from_breaks([0, 200000, 400000, 1000000, 3000000], closed='left')
b = pd.cut(homes['price'], iv)
t = homes.groupby([b, 'status'], observed=False).size().unstack(fill_value=0)
t.index = ['{:,.0f}k'.format(i.left / 1000) + '+' for i in t.index]
result = t

# case: interval-mid
b = pd.cut(homes['area'], bins=[0, 50, 100, 200, 600])
result = homes.groupby(b, observed=True)['price'].mean().rename(index=lambda i: i.mid)

# case: price-tiers-qcut-crosstab
h = homes.assign(tier=pd.qcut(homes['price'], [0, .5, .9, 1], labels=['budget', 'mid', 'lux']))
result = pd.crosstab(h['tier'], h['type'], normalize='index').round(2)

# case: tier-interval-str
h = homes.dropna(subset=['price'])
q = pd.qcut(h['price'], 3).astype(str)
result = h.groupby(q)['rooms'].mean().round(2).sort_index(ascending=False)

# case: loc-list-first-level
t = homes.set_index(['city', 'type']).sort_index()
result = t.loc[['Faro', 'Braga'], ['rooms', 'price']]

# case: loc-slice-second-level
t = homes.dropna(subset=['city', 'type']).set_index(['city', 'type', 'listing']).sort_index()
result = t.loc[pd.IndexSlice[:, 'house':'villa', 7002:7008], 'price']

# case: xs-two-levels
t = homes.set_index(['city', 'type', 'year'])
result = t.xs(('Lisbon', 2022), level=['city', 'year'])['price']

# case: xs-missing
t = homes.set_index(['city', 'type'])
result = t.xs('castle', level='type')

# case: ppsm-broadcast-from-city
s = homes.set_index(['city', 'listing'])
s['ppsm'] = s['price'] / s['area']
city_avg = s.groupby(level='city')['ppsm'].mean()
result = s['ppsm'].sub(city_avg, level=0).round(2).dropna()

# case: fees-many-to-many
m = homes[homes.status == 'sold'].merge(agents, on='city', how='outer', indicator='src')
m['commission'] = m['price'] * m['fee']
result = m.pivot_table(index='agent', columns='src', values='commission', aggfunc='sum', observed=False)

# case: fees-nested-orient-index
d = {c: dict(zip(g['agent'], g['fee'])) for c, g in agents.groupby('city')}
result = pd.DataFrame.from_dict(d, orient='index').sort_index().stack()

# case: subtotal-loop
rows = []
for city, g in homes.groupby('city', sort=True):
    for typ, gg in g.groupby('type'):
        rows.append((city, typ, len(gg), gg['price'].sum()))
    rows.append((city, 'TOTAL', len(g), g['price'].sum()))
rows.append(('ALL', '', len(homes), homes['price'].sum()))
result = pd.DataFrame.from_records(rows, columns=['city', 'type', 'n', 'value']).set_index(['city', 'type'])

# case: city-pairs-gap
avg = homes.groupby('city')['price'].mean()
result = pd.Series({(a, b): avg[a] - avg[b] for a, b in combinations(avg.index, 2)}).abs().sort_values().head(3)

# case: set-codes-levels-inspect
mi = pd.MultiIndex.from_frame(homes[['city', 'status']].dropna().drop_duplicates())
result = {'levels': [list(x) for x in mi.levels], 'codes': [list(map(int, c)) for c in mi.codes], 'names': list(mi.names), 'shape': mi.levshape}

# case: bool-filter-pivot
p = homes.pivot_table(index='city', columns='type', values='listing', aggfunc='count')
if p['villa'].notna():
    p = p.drop(columns='villa')
result = p
