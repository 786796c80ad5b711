import pandas as pd
import numpy as np
from datetime import date

readings = pd.DataFrame({
    'station': ['S1', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S3', 'S1', 'S2', 's3', 'S4'],
    'sensor': ['temp', 'hum', 'temp', 'temp', 'hum', 'temp', 'hum', 'temp', 'hum', 'temp', 'temp', None],
    'day': ['2024-01-01', '2024-01-01', '2024-01-02', '2024-01-01', '2024-01-02', '2024-01-01', '2024-01-01',
            '2024-01-03', '2024-01-02', '2024-01-02', '2024-01-03', '2024-01-01'],
    'value': [20.5, 55.0, 21.0, 18.0, 60.0, np.nan, 40.0, 25.5, 54.0, 18.0, -3.0, 0.0],
})
stations = pd.DataFrame({
    'station': ['S1', 'S2', 'S3', 'S5'],
    'city': ['Oslo', 'Rome', 'Rome', None],
    'alt': [23, 21, 21, 1200],
})
limits = pd.DataFrame({
    'sensor': ['temp', 'temp', 'hum', 'hum'],
    'kind': ['low', 'high', 'low', 'high'],
    'bound': [0, 25, 30, 58],
})

# case: pivot-three-keys
result = readings.pivot_table(index='day', columns=['station', 'sensor'], values='value')
# case: unstack-twice
s = readings.groupby(['station', 'sensor', 'day'])['value'].mean()
result = s.unstack('sensor').unstack('day')
# case: unstack-list
s = readings.groupby(['station', 'sensor', 'day'])['value'].mean()
result = s.unstack(['sensor', 'day'], fill_value=-1)
# case: stack-back
w = readings.pivot_table(index='day', columns=['station', 'sensor'], values='value', aggfunc='max')
result = w.stack(level='station', future_stack=True)
# case: stack-legacy
w = readings.pivot_table(index='day', columns=['sensor', 'station'], values='value', aggfunc='sum')
result = w.stack()
# case: slice-cols-by-station
w = readings.pivot_table(index='day', columns=['station', 'sensor'], values='value')
result = w['S1']
# case: indexslice-range-cols
w = readings.pivot_table(index='day', columns=['station', 'sensor'], values='value').sort_index(axis=1)
result = w.loc[:, pd.IndexSlice['S1':'S2', 'temp']]
# case: indexslice-rows
df = readings.set_index(['station', 'sensor', 'day']).sort_index()
result = df.loc[pd.IndexSlice[:, 'temp', '2024-01-01':'2024-01-02'], :]
# case: rename-axis-levels
w = readings.pivot_table(index='day', columns=['station', 'sensor'], values='value')
result = w.rename_axis(columns=['where', 'what']).rename_axis(index='when').T
# case: set-levels-upper
s = readings.dropna(subset=['sensor']).groupby(['station', 'sensor'])['value'].mean()
s.index = s.index.set_levels(s.index.levels[1].str.upper(), level=1)
result = s
# case: date-level
r = readings.assign(day=pd.to_datetime(readings['day']))
s = r.groupby(['station', 'day'])['value'].sum()
result = s.loc[('S1', pd.Timestamp('2024-01-02'))]
# case: date-level-partial
r = readings.assign(day=pd.to_datetime(readings['day']))
s = r.set_index(['station', 'day']).sort_index()['value']
result = s.xs('2024-01-01', level='day')
# case: grouper-and-key
r = readings.assign(day=pd.to_datetime(readings['day']))
result = r.groupby(['sensor', pd.Grouper(key='day', freq='2D')])['value'].agg(['mean', 'count'])
# case: describe-by-station
result = readings.groupby('station')['value'].describe().round(2)
# case: describe-unstack
d = readings.groupby('sensor')[['value']].describe()
result = d['value'][['count', 'mean', '50%']].T
# case: cumsum-within-level
df = readings.dropna(subset=['sensor']).set_index(['station', 'sensor', 'day']).sort_index()
df['running'] = df.groupby(level=['station', 'sensor'])['value'].cumsum()
result = df
# case: rank-within-level
s = readings.groupby(['sensor', 'station'])['value'].mean()
result = s.groupby(level='sensor').rank(ascending=False, method='min')
# case: head-within-level
s = readings.groupby(['sensor', 'station'])['value'].max().sort_values(ascending=False)
result = s.groupby(level=0).head(2)
# case: bounds-wide
lim = limits.pivot(index='sensor', columns='kind', values='bound')
m = readings.merge(lim, left_on='sensor', right_index=True)
m['ok'] = m['value'].between(m['low'], m['high'])
result = m.groupby(['station', 'sensor'])['ok'].agg(['sum', 'mean', 'all'])
# case: join-city-level
s = readings.groupby(['station', 'sensor'])['value'].mean().rename('avg').reset_index('sensor')
out = s.join(stations.set_index('station'), how='left').set_index(['city', 'sensor'], append=True)
result = out.reorder_levels(['city', 'station', 'sensor']).sort_index()
# case: pivot-duplicates-error
r = pd.concat([readings, readings.iloc[:1]])
result = r.pivot(index='day', columns=['station', 'sensor'], values='value')
# case: map-tuple-to-string
w = readings.pivot_table(index='day', columns=['station', 'sensor'], values='value')
w.columns = w.columns.map(lambda t: f'{t[1]}@{t[0].lower()}')
result = w.reset_index().rename_axis(None, axis=1).to_dict('records')
