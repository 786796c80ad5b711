import pandas as pd
import numpy as np
import datetime
from functools import reduce

readings = pd.DataFrame({
    'meter': ['M1', 'M1', 'M1', 'M2', 'M2', 'M2', 'M3', 'M3', 'M1', 'M4', 'M2'],
    'ts': ['2023-06-01 00:00', '2023-06-01 12:00', '2023-06-02 00:00', '2023-06-01 00:00', '2023-06-02 00:00', '2023-06-03 00:00', '2023-06-01 12:00', '2023-06-03 12:00', '2023-07-01 00:00', '2023-07-01 00:00', '2023-07-02 12:00'],
    'kwh': [12.5, 14.0, 11.75, 30.0, np.nan, 33.25, 0.0, 7.5, 13.0, -1.0, 28.0],
    'tariff': ['day', 'day', 'night', 'night', 'day', 'night', 'day', 'day', 'night', 'day', 'day'],
})

meters = pd.DataFrame({
    'meter': ['M1', 'M2', 'M3', 'M5'],
    'city': ['Bern', 'Basel', 'Bern', 'Zug'],
    'kind': ['home', 'shop', 'home', 'farm'],
    'installed': ['2019', '2020-05', '05/2021', None],
})

tariffs = pd.DataFrame({
    'city': ['Bern', 'Bern', 'Basel', 'Basel', 'Zug'],
    'tariff': ['day', 'night', 'day', 'night', 'day'],
    'rate': [0.30, 0.18, 0.28, 0.15, 0.33],
})

# case: resample-like-daily
r = readings.copy()
r['ts'] = pd.to_datetime(r['ts'])
result = r.groupby(['meter', r['ts'].dt.date])['kwh'].sum().unstack(0)

# case: grouper-month-unstack
r = readings.assign(ts=pd.to_datetime(readings['ts']))
result = r.groupby([pd.Grouper(key='ts', freq='MS'), 'tariff'])['kwh'].agg(['sum', 'count']).unstack('tariff')

# case: cost-by-city
m = readings.merge(meters[['meter', 'city']], on='meter').merge(tariffs, on=['city', 'tariff'])
m['cost'] = m['kwh'] * m['rate']
result = m.pivot_table(values='cost', index='city', columns='tariff', aggfunc='sum', margins=True).round(3)

# case: rate-matrix
result = tariffs.set_index(['city', 'tariff'])['rate'].unstack().rename_axis(index=None, columns=None)

# case: rate-lookup-tuples
rates = tariffs.set_index(['city', 'tariff'])['rate']
city = readings['meter'].map(meters.set_index('meter')['city'])
keys = list(zip(city, readings['tariff']))
result = [rates.get(k, None) for k in keys]

# case: rate-reindex-tuples
rates = tariffs.set_index(['city', 'tariff'])['rate']
m = readings.merge(meters, on='meter', how='left')
mi = pd.MultiIndex.from_frame(m[['city', 'tariff']])
m['rate'] = rates.reindex(mi).to_numpy()
result = m[['meter', 'city', 'tariff', 'rate']]

# case: multi-value-margins
result = readings.pivot_table(index='meter', columns='tariff', values='kwh', aggfunc=['sum', 'count'], margins=True, fill_value=0)

# case: crosstab-normalize-index-margins
result = pd.crosstab(readings['meter'], readings['tariff'], normalize='index', margins=True)

# case: rename-levels-columns
p = readings.pivot_table(index='meter', columns='tariff', values='kwh', aggfunc=['mean', 'max'])
p = p.rename(columns={'mean': 'avg', 'day': 'DAY'})
result = p.rename_axis(columns=['stat', 'slot'])

# case: flatten-reversed
p = readings.pivot_table(index='meter', columns='tariff', values='kwh', aggfunc=['mean', 'max'])
p.columns = p.columns.map('{0[1]}_{0[0]}'.format)
result = p.reset_index()

# case: reset-index-names
g = readings.groupby(['meter', 'tariff'])['kwh'].mean().to_frame('avg')
result = g.reset_index(names=['Meter ID', 'Tariff'])

# case: reset-index-conflict
g = readings.groupby('meter')[['kwh']].sum()
g['meter'] = g.index
result = g.reset_index()

# case: cumulative-share
s = readings.groupby('meter')['kwh'].sum().sort_values(ascending=False)
out = pd.DataFrame({'kwh': s, 'cum': s.cumsum()})
out['cum_pct'] = (out['cum'] / s.sum() * 100).round(2)
out['rank'] = out['kwh'].rank(ascending=False).astype(int)
result = out

# case: qcut-duplicates
r = readings.dropna(subset=['kwh'])
r = r.assign(q=pd.qcut(r['kwh'], 4, duplicates='drop', precision=1))
t = r.groupby('q', observed=True)['kwh'].agg(['count', 'sum'])
t.index = t.index.map(str)
result = t

# case: lag-compare
r = readings.copy()
r['ts'] = pd.to_datetime(r['ts'])
r = r.sort_values(['meter', 'ts'])
r['prev'] = r.groupby('meter')['kwh'].shift()
r['gap_h'] = r.groupby('meter')['ts'].diff().dt.total_seconds() / 3600
result = r[['meter', 'ts', 'kwh', 'prev', 'gap_h']].set_index(['meter', 'ts'])

# case: meter-slices-datetime-index
r = readings.assign(ts=pd.to_datetime(readings['ts'])).set_index(['meter', 'ts']).sort_index()
result = r.loc[(slice(None), slice('2023-06-02', '2023-06-30')), 'kwh']

# case: join-on-index-level
g = readings.groupby(['meter', 'tariff'])['kwh'].sum().to_frame()
result = g.join(meters.set_index('meter')[['city', 'kind']], on='meter')

# case: nested-dict-to-frame
data = {m: g.groupby('tariff')['kwh'].sum().to_dict() for m, g in readings.groupby('meter')}
df = pd.DataFrame(data).T
result = df.reindex(columns=['night', 'day']).add_prefix('kwh_')

# case: reduce-outer-join
tabs = [readings[readings['tariff'].eq(t)].groupby('meter', as_index=False)['kwh'].mean().rename(columns={'kwh': t}) for t in ('day', 'night')]
result = reduce(lambda a, b: pd.merge(a, b, on='meter', how='outer'), tabs)

# case: sum-level-removed
g = readings.groupby(['meter', 'tariff'])['kwh'].sum()
result = g.sum(level='meter')
