import pandas as pd
import numpy as np
from datetime import datetime, timedelta

flights = pd.DataFrame({
    'flight': ['AA10', 'BA22', 'AA10', 'LH5', 'UA900', 'BA22', 'XX1', 'LH7', 'UA901'],
    'origin': ['JFK', 'LHR', 'JFK', 'FRA', 'SFO', 'LHR', None, 'fra', 'SFO'],
    'dest': ['LAX', 'JFK', 'LAX', 'LHR', 'JFK', 'JFK', 'LAX', 'JFK', ''],
    'dep': ['2024-03-01 08:00', '2024-03-01 09:30', '2024-03-02 08:00', '2024-03-02 23:15', '2024-03-03 06:45', '2024-03-03 09:30', None, '2024-03-04 12:00', '2024-03-05 00:00'],
    'delay': [5, 120, np.nan, -3, 0, 45, 15, -10, 240],
    'seats': [180, 300, 180, 150, 220, 300, 0, 150, 220],
    'sold': [170, 305, 180, 90, 0, 299, 0, 150, 10],
})
airports = pd.DataFrame({
    'code': ['JFK', 'LAX', 'LHR', 'FRA', 'CDG', 'JFK'],
    'city': ['New York', 'Los Angeles', 'London', 'Frankfurt', 'Paris', 'NYC'],
    'lat': [40.64, 33.94, 51.47, 50.03, 49.01, 40.64],
})
crew = pd.DataFrame({
    'flight': ['AA10', 'AA10', 'BA22', 'LH5', 'ZZ9'],
    'pilot': ['Kim', 'Ortiz', 'Kim', None, 'Novak'],
    'hours': [1200, 800, 1200, 3000, 50],
})

# case: parse-dep-and-index-slice
f = flights.assign(dep=pd.to_datetime(flights['dep'])).dropna(subset=['dep']).set_index('dep')
result = f.loc['2024-03-02':'2024-03-03', ['flight', 'delay']]
# case: partial-date-string
f = flights.copy()
f['dep'] = pd.to_datetime(f['dep'])
f = f[f['dep'].notna()].set_index('dep').sort_index()
result = f.loc['2024-03-03', 'flight'].tolist()
# case: truncate-dates
f = flights.dropna(subset='dep')
s = pd.Series(f['delay'].values, index=pd.to_datetime(f['dep']))
result = s.truncate(before='2024-03-02', after='2024-03-04')
# case: delay-buckets
flights['bucket'] = pd.cut(flights['delay'], bins=[-np.inf, 0, 15, 60, np.inf], labels=['early', 'ontime', 'late', 'very late'])
result = flights['bucket'].value_counts(sort=False)
# case: load-factor-safe-division
flights['load'] = (flights['sold'] / flights['seats']).replace([np.inf, -np.inf], np.nan).round(3)
result = flights.loc[flights['load'].notna() & (flights['load'] >= 1), ['flight', 'load']]
# case: dedupe-airports-then-map
lookup = airports.drop_duplicates('code').set_index('code')['city']
flights['from_city'] = flights['origin'].str.upper().map(lookup)
flights['to_city'] = flights['dest'].map(lookup).fillna('?')
result = flights[['flight', 'from_city', 'to_city']]
# case: map-duplicate-index-error
lookup = airports.set_index('code')['city']
result = flights['dest'].map(lookup)
# case: loc-duplicate-index-frame
a = airports.set_index('code')
result = a.loc['JFK']
# case: loc-unique-index-series
a = airports.set_index('code')
result = a.loc['CDG']
# case: consecutive-shift-flag
f = flights.sort_values(['flight', 'dep'])
f['prev_delay'] = f.groupby('flight')['delay'].shift()
f['worse'] = f['delay'] > f['prev_delay']
result = f[['flight', 'delay', 'prev_delay', 'worse']]
# case: query-not-in-backtick
df = flights.rename(columns={'delay': 'delay min'})
result = df.query("`delay min` > 0 and origin not in ['JFK']").index.tolist()
# case: query-isnull-method
result = flights.query('origin.isnull() or delay.isnull()', engine='python')[['flight', 'origin', 'delay']]
# case: query-compare-columns
result = flights.query('sold > seats | sold == 0').filter(items=['flight', 'sold', 'seats'])
# case: itertuples-collect
overbooked = []
for row in flights.itertuples(index=False):
    if row.sold > row.seats:
        overbooked.append((row.flight, row.sold - row.seats))
result = overbooked
# case: iterrows-build
out = {}
for i, row in flights.iterrows():
    key = f"{row['origin']}-{row['dest'] or 'UNK'}"
    out.setdefault(key, []).append(i)
result = out
# case: to-dict-orients
small = flights.loc[[0, 3], ['flight', 'delay']]
result = {o: small.to_dict(orient=o) for o in ['dict', 'list', 'records', 'index', 'split', 'tight']}
# case: filter-regex-like
result = (list(flights.filter(like='e').columns), list(flights.filter(regex='^d').columns), flights.filter(items=[0, 8], axis=0)['flight'].tolist())
# case: select-dtypes-include
nums = flights.select_dtypes(include='number')
objs = flights.select_dtypes(exclude=['number'])
result = (nums.columns.tolist(), objs.columns.tolist(), nums.median().to_dict())
# case: crew-many-merge-sum
m = flights.merge(crew, on='flight', how='left', validate='many_to_many')
m['pilot'] = m['pilot'].fillna('TBA')
result = m.groupby('pilot', sort=False)['seats'].sum().sort_values(ascending=False, kind='mergesort')
# case: validate-one-to-one-error
result = flights.merge(crew, on='flight', validate='one_to_one')
# case: arrivals-plus-delay
dep = pd.to_datetime(flights['dep'])
actual = dep + pd.to_timedelta(flights['delay'], unit='min')
result = actual.dt.strftime('%d/%m %H:%M').where(actual.notna(), 'n/a')
# case: busiest-route-squeeze
routes = flights.groupby(['origin', 'dest']).agg(n=('flight', 'count'), sold=('sold', 'sum'))
top = routes.nlargest(1, 'sold')
result = (top.index[0], top['sold'].item(), top[['n']].squeeze())
