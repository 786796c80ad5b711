import pandas as pd
import numpy as np
import math

weather = pd.DataFrame({
    'station': ['OSL', 'OSL', 'OSL', 'BGO', 'BGO', 'TRD', 'TRD', 'TRD', 'OSL', 'BGO', 'SVG'],
    'date': ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-01', '2024-01-03', '2024-01-01', '2024-01-02', '2024-01-02', '2024-02-01', '2024-02-01', '2024-02-02'],
    'temp': [-5.2, -3.0, 0.0, 4.1, 3.3, -8.0, np.nan, -7.5, 1.0, 5.5, 6.0],
    'rain': [0.0, 1.2, None, 12.5, 30.1, 0.0, 2.0, 2.0, 0.0, 8.8, 0.0],
    'wind': [3, 5, 2, 11, 14, 4, 4, 6, 3, 9, 17]
})
stations = pd.DataFrame({
    'code': ['OSL', 'BGO', 'TRD', 'TOS'],
    'city': ['Oslo', 'Bergen', 'Trondheim', 'Tromsø'],
    'lat': [59.9, 60.4, 63.4, 69.6],
    'coastal': [False, True, True, True]
})
normals = pd.DataFrame(
    {('temp', 'Jan'): [-4.0, 2.0, -3.0], ('temp', 'Feb'): [-4.0, 1.5, -2.5], ('rain', 'Jan'): [50, 190, 63], ('rain', 'Feb'): [36, 152, 52]},
    index=['OSL', 'BGO', 'TRD']
)

# case: normals-stack-level0
result = normals.stack(level=0, future_stack=True)

# case: normals-top-level-select
result = normals['temp'].mean(axis=1)

# case: normals-tuple-col
normals[('temp', 'diff')] = normals[('temp', 'Feb')] - normals[('temp', 'Jan')]
result = normals.sort_index(axis=1)

# case: normals-flatten-join
flat = normals.copy()
flat.columns = ['_'.join(c) for c in flat.columns]
result = stations.merge(flat, left_on='code', right_index=True, how='left')

# case: normals-droplevel
result = normals.xs('Jan', axis=1, level=1).assign(ratio=lambda d: d['rain'] / d['temp'].abs())

# case: normals-melt
n = normals.copy()
n.columns.names = ['var', 'month']
result = n.melt(ignore_index=False).reset_index(names='station')

# case: normals-swap-select
result = normals.swaplevel(0, 1, axis=1)['Jan']

# case: station-date-pivot-duplicates
result = weather.pivot('station', 'date', 'temp')

# case: station-date-pivot-mean
w = weather.assign(date=pd.to_datetime(weather['date']))
result = w.pivot_table(index='date', columns='station', values='temp', aggfunc='mean').ffill()

# case: month-station-multi-values
w = weather.assign(month=pd.to_datetime(weather['date']).dt.month)
result = w.pivot_table(index='station', columns='month', values=['temp', 'rain', 'wind'], aggfunc={'temp': 'mean', 'rain': 'sum', 'wind': ['min', 'max']})

# case: month-station-margins-multi
w = weather.assign(month=weather['date'].str[:7])
result = w.pivot_table(index='station', columns='month', values='wind', aggfunc='mean', margins=True, margins_name='Avg')

# case: grouper-month
w = weather.copy()
w['date'] = pd.to_datetime(w['date'])
result = w.groupby([pd.Grouper(key='date', freq='MS'), 'station'])['rain'].sum().unstack()

# case: anomaly-vs-normals
long = normals.rename_axis(columns=['var', 'mon']).rename_axis('station')['temp'].stack(future_stack=True).rename('normal').reset_index()
w = weather.copy()
w['mon'] = pd.to_datetime(w['date']).dt.strftime('%b')
m = w.merge(long, on=['station', 'mon'], how='left')
m['anomaly'] = (m['temp'] - m['normal']).round(2)
result = m.pivot_table(index='station', columns='mon', values='anomaly')

# case: wind-force-cut
labels = ['calm', 'breeze', 'gale']
force = pd.cut(weather['wind'], [0, 3, 10, 20], labels=labels)
result = pd.crosstab(force, weather['station'], margins=True)

# case: sort-index-levels-mixed
w = weather.set_index(['station', 'date'])
result = w.sort_index(level=['station', 'date'], ascending=[True, False]).head(6)

# case: multiindex-slice-dates
w = weather.assign(date=pd.to_datetime(weather['date'])).set_index(['station', 'date']).sort_index()
result = w.loc[(slice(None), slice('2024-01-02', '2024-01-31')), ['temp', 'wind']]

# case: multiindex-unsorted-slice
w = weather.set_index(['station', 'date'])
result = w.loc[('BGO', '2024-01-01'):('TRD', '2024-01-01')]

# case: agg-rows-append-mean
pt = weather.pivot_table(index='station', values=['temp', 'wind'])
pt.loc['MEAN'] = pt.mean()
result = pt.round(2)

# case: to-dict-dict-default
result = weather.groupby('station')[['rain', 'wind']].max().to_dict()

# case: coastal-map-groupby
c = stations.set_index('code')['coastal']
result = weather.groupby(weather['station'].map(c).fillna('unknown'))['wind'].agg(['mean', 'size'])

# case: first-last-wide
w = weather.drop_duplicates(['station', 'date'], keep='last')
w = w.set_index(['date', 'station'])['wind'].unstack('station', fill_value=-1)
result = w.T.iloc[:, [0, -1]]
