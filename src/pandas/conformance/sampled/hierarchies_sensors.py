import pandas as pd
import numpy as np
import json

sensors = pd.DataFrame({
    'ts': ['2024-05-01 00:00', '2024-05-01 00:00', '2024-05-01 01:00', '2024-05-01 01:00', '2024-05-01 02:30', '2024-05-02 00:00', '2024-05-02 00:00', '2024-05-02 03:00'],
    'sensor': ['s1', 's2', 's1', 's2', 's1', 's2', 's3', 's1'],
    'kind': ['temp', 'hum', 'temp', 'hum', 'temp', 'hum', 'temp', 'temp'],
    'reading': [20.5, 55.0, 21.0, np.nan, -999.0, 60.0, 0.0, 19.75],
    'flag': ['', 'ok', None, 'OK', 'bad', 'ok ', 'ok', '']
})
idx = pd.MultiIndex.from_product([['siteA', 'siteB'], ['s1', 's2', 's3']], names=['site', 'sensor'])
counts = pd.DataFrame({'ok': [10, 0, 3, 7, 7, 1], 'bad': [1, 2, 0, 0, 5, 1]}, index=idx)
cal = pd.DataFrame({'sensor': ['s1', 's1', 's2', 's4'], 'coef': ['a', 'b', 'a', 'a'], 'value': [1.1, 0.2, 0.9, 5]})

# case: counts-unstack
result = counts.unstack()

# case: counts-unstack-site-flat
u = counts.unstack(level='site')
u.columns = u.columns.map('{0[0]}_{0[1]}'.format)
result = u

# case: counts-loc-site
result = counts.loc['siteA']

# case: counts-loc-list-of-tuples
result = counts.loc[[('siteA', 's2'), ('siteB', 's1')]]

# case: counts-loc-slice-second
result = counts.loc[(slice(None), ['s1', 's3']), :]

# case: counts-loc-tuple-range
result = counts.loc[('siteA', 's2'):('siteB', 's2'), 'ok']

# case: counts-xs-sensor
result = counts.xs('s2', level='sensor')

# case: counts-groupby-level-pct
tot = counts.groupby(level='site').transform('sum')
result = (counts / tot).round(3)

# case: counts-set-levels
c = counts.copy()
c.index = c.index.set_levels(['A', 'B'], level='site')
result = c

# case: counts-rename-index-level
result = counts.rename(index={'siteA': 'Alpha', 's3': 'S-three'}, level=0).rename_axis(index={'sensor': 'device'})

# case: counts-join-columns-level
result = counts.assign(rate=lambda d: d['bad'] / (d['ok'] + d['bad'])).stack(future_stack=True).unstack(0)

# case: counts-add-missing
full = pd.MultiIndex.from_product([counts.index.levels[0].tolist() + ['siteC'], ['s1', 's2', 's3']], names=counts.index.names)
result = counts.reindex(full, fill_value=0).groupby('site').sum()

# case: counts-at
result = counts.at[('siteB', 's2'), 'bad'] + counts.iat[0, 0]

# case: counts-droplevel-duplicates
d = counts.droplevel('site')
result = (d.index.is_unique, d.index.duplicated().tolist(), d.loc['s1', 'ok'].tolist())

# case: counts-keyerror-level
result = counts.xs('s2', level='device')

# case: readings-wide
s = sensors.copy()
s['ts'] = pd.to_datetime(s['ts'])
s['reading'] = s['reading'].replace(-999.0, np.nan)
result = s.pivot(index='ts', columns='sensor', values='reading')

# case: readings-wide-interpolate
s = sensors.assign(ts=pd.to_datetime(sensors['ts']))
w = s.pivot(index='ts', columns='sensor', values='reading').mask(lambda d: d == -999)
result = w.interpolate(limit_direction='both').round(2)

# case: readings-kind-multi
result = sensors.set_index(['ts', 'sensor', 'kind'])['reading'].unstack(['kind', 'sensor']).sort_index(axis=1)

# case: flags-crosstab
f = sensors['flag'].str.strip().str.lower().replace('', np.nan)
result = pd.crosstab(sensors['sensor'], f.fillna('none'))

# case: cal-pivot-merge
c = cal.pivot(index='sensor', columns='coef', values='value').fillna({'b': 0}).reset_index()
s = sensors.merge(c, on='sensor', how='left')
s['adj'] = s['reading'] * s['a'].fillna(1) + s['b'].fillna(0)
result = s[['sensor', 'reading', 'adj']].round(2)

# case: cal-nested-dict
d = {}
for sensor, g in cal.groupby('sensor'):
    d[sensor] = g.set_index('coef')['value'].to_dict()
result = json.dumps(d, sort_keys=True)

# case: dates-hours-heatmap
ts = pd.to_datetime(sensors['ts'])
result = sensors.pivot_table(index=ts.dt.date.rename('day'), columns=ts.dt.hour.rename('hour'), values='reading', aggfunc='count', fill_value=0)
