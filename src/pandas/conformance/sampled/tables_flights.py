import pandas as pd
import numpy as np
import datetime as dt
import itertools

flights = pd.DataFrame({
    'flight': ['LX10', 'LX11', 'BA22', 'BA23', 'AF30', 'LX10', 'BA22', 'AF31', 'AF30', 'U285', 'LX11'],
    'carrier': ['LX', 'LX', 'BA', 'BA', 'AF', 'LX', 'BA', 'AF', 'AF', 'U2', 'LX'],
    'origin': ['ZRH', 'GVA', 'LHR', 'LHR', 'CDG', 'ZRH', 'LHR', 'ORY', 'CDG', 'GVA', 'GVA'],
    'dest': ['LHR', 'CDG', 'ZRH', 'CDG', 'ZRH', 'LHR', 'ZRH', 'LHR', 'GVA', None, 'CDG'],
    'dep': pd.to_datetime(['2024-03-01 08:00', '2024-03-01 09:30', '2024-03-01 12:15', '2024-03-02 07:45', '2024-03-02 18:00', '2024-03-02 08:05', None, '2024-03-03 06:00', '2024-03-03 18:10', '2024-03-03 21:30', '2024-03-04 09:30']),
    'delay': [5, -3, 42, 0, 15, 120, np.nan, -3, 15, 7, 0],
    'pax': [140, 98, 180, 165, 150, 139, 0, 77, 150, 156, 101],
})

carriers = pd.DataFrame({
    'code': ['LX', 'BA', 'AF', 'DL'],
    'name': ['Swiss', 'British Airways', 'Air France', 'Delta'],
    'alliance': ['Star', 'oneworld', 'SkyTeam', 'SkyTeam'],
})

airports = pd.DataFrame({
    'iata': ['ZRH', 'GVA', 'LHR', 'CDG', 'JFK'],
    'country': ['CH', 'CH', 'GB', 'FR', 'US'],
    'runways': ['3', '1', '2', '4', 'four'],
}).set_index('iata')

# case: od-matrix
result = flights.pivot_table(index='origin', columns='dest', values='pax', aggfunc='sum', fill_value=0)

# case: od-matrix-square
codes = sorted(set(flights['origin']) | set(flights['dest'].dropna()))
m = pd.crosstab(flights['origin'], flights['dest']).reindex(index=codes, columns=codes, fill_value=0)
result = m + m.T

# case: carrier-daily-delay
flights['day'] = flights['dep'].dt.normalize()
result = flights.groupby(['day', 'carrier'])['delay'].mean().unstack().rename(index=lambda d: d.strftime('%a %d'))

# case: multiple-values-pivot
p = flights.pivot_table(index='carrier', columns='origin', values=['delay', 'pax'], aggfunc='mean')
p.columns = [f'{v}_{o}' for v, o in p.columns]
result = p.round(1)

# case: dict-agg-lists
result = flights.pivot_table(index=['carrier', 'origin'], values=['delay', 'pax'], aggfunc={'delay': ['mean', 'max'], 'pax': 'sum'}, sort=False)

# case: alliance-grouped-with-total
m = flights.merge(carriers, left_on='carrier', right_on='code', how='left')
m['alliance'] = m['alliance'].fillna('none')
s = m.groupby('alliance')[['pax', 'delay']].agg({'pax': 'sum', 'delay': 'median'})
s.loc['Total'] = [m['pax'].sum(), m['delay'].median()]
result = s

# case: get-level-values-map
s = flights.set_index(['carrier', 'flight'])['pax']
names = carriers.set_index('code')['name']
s.index = s.index.set_levels(s.index.levels[0].map(lambda c: names.get(c, c)), level=0)
result = s.sort_index()

# case: level-isin
s = flights.set_index(['origin', 'dest'])
result = s[s.index.isin(['LHR', 'CDG'], level='origin')]['flight'].tolist()

# case: index-isin-tuples
s = flights.set_index(['origin', 'dest'])['pax']
result = s[s.index.isin([('LHR', 'ZRH'), ('CDG', 'GVA')])]

# case: index-difference
a = pd.MultiIndex.from_frame(flights[['origin', 'dest']].dropna())
b = pd.MultiIndex.from_frame(flights[['dest', 'origin']].dropna())
result = a.unique().difference(b.unique()).tolist()

# case: unused-levels
s = flights.set_index(['carrier', 'origin'])[['pax']]
sub = s.loc[['BA', 'AF']]
before = list(sub.index.levels[0])
after = list(sub.index.remove_unused_levels().levels[0])
result = (before, after, sub.index.is_unique, sub.index.is_monotonic_increasing)

# case: explicit-multiindex-alignment
pax = flights.groupby(['origin', 'carrier'])['pax'].sum()
tot = flights.groupby('origin')['pax'].sum()
result = pax.div(tot, level='origin').mul(100).round(2)

# case: period-side-by-side
f = flights.dropna(subset=['dep']).copy()
f['half'] = np.where(f['dep'].dt.hour < 12, 'AM', 'PM')
t = f.pivot_table(index='carrier', columns='half', values='pax', aggfunc='sum')
t['diff'] = t['PM'].sub(t['AM'], fill_value=0)
result = t.reset_index()

# case: describe-two-cols-t
result = flights[['delay', 'pax']].describe(percentiles=[.1, .9]).T

# case: mixed-transpose
t = flights.loc[:2, ['flight', 'delay', 'pax']].set_index('flight').T
result = t.dtypes.astype(str).to_dict(), t.to_dict()

# case: airport-runways-bad
airports['runways'] = airports['runways'].astype(int)
result = airports.groupby('country')['runways'].sum()

# case: country-pairs
f = flights.copy()
f['oc'] = f['origin'].map(airports['country'])
f['dc'] = f['dest'].map(airports['country'])
result = pd.crosstab(f['oc'], f['dc'], values=f['delay'], aggfunc='mean', dropna=False)

# case: all-carrier-day-grid
days = pd.date_range('2024-03-01', '2024-03-04', freq='D')
idx = pd.MultiIndex.from_product([sorted(flights['carrier'].unique()), days], names=['carrier', 'day'])
cnt = flights.assign(day=flights['dep'].dt.floor('D')).groupby(['carrier', 'day']).size()
result = cnt.reindex(idx).fillna(0).astype(int).unstack('carrier')

# case: cum-pax-by-carrier
f = flights.sort_values('dep', na_position='last')
f['cum'] = f.groupby('carrier')['pax'].cumsum()
result = f.set_index(['carrier', 'dep'])['cum'].sort_index()

# case: delay-band-names
bins = [-np.inf, 0, 15, 60, np.inf]
f = flights.assign(band=pd.cut(flights['delay'], bins))
out = f.groupby(['band', 'carrier'], observed=False)['pax'].sum().unstack()
out.index = [f'({i.left:g}, {i.right:g}]' for i in out.index]
result = out

# case: droplevel-after-agg
g = flights.groupby(['carrier', 'origin']).agg({'pax': ['sum', 'mean']})
g.columns = g.columns.droplevel(0)
result = g.droplevel('origin').loc['LX']

# case: wrong-level-name
result = flights.groupby(['carrier', 'origin'])['pax'].sum().unstack('destination')
