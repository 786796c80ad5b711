import pandas as pd
import numpy as np
from collections import defaultdict

sensors_df = pd.DataFrame({
    'sensor_id': ['S1', 'S2', 'S3', 'S4'],
    'site': ['Plant A', 'Plant A', 'plant b', 'Plant C'],
    'kind': ['temp', 'temp', 'humidity', 'temp'],
    'upper_limit': [30.0, 28.5, 70.0, None],
})

readings_df = pd.DataFrame({
    'reading_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'sensor_id': ['S1', 'S1', 'S1', 'S1', 'S1', 'S2', 'S2', 'S2', 'S3', 'S3', 'S3', 'S9'],
    'ts': ['2024-07-01 00:00', '2024-07-01 01:00', '2024-07-01 02:00', '2024-07-01 03:00', '2024-07-01 06:00',
           '2024-07-01 00:00', '2024-07-01 01:00', '2024-07-01 02:00',
           '2024-07-01 00:30', '2024-07-01 00:30', '2024-07-02 00:30', '2024-07-01 00:00'],
    'value': ['29.5', '30.5', '31.0', '29.9', '33', 'ERR', '28.5', '29', '65', '66', '', '1'],
})

maintenance_df = pd.DataFrame({
    'sensor_id': ['S1', 'S1', 'S2', 'S3', 'S3', 'S3'],
    'start': ['2024-06-01', '2024-06-20', '2024-06-15', '2024-05-01', '2024-05-03', '2024-05-10'],
    'finish': ['2024-06-03', '2024-06-20', None, '2024-05-05', '2024-05-08', '2024-05-11'],
    'technician': ['Bo', 'Cy', 'Bo', 'Di', 'Bo', 'Di'],
    'hours': [6.5, 2.0, np.nan, 12.0, 8.0, 3.0],
})

config_df = pd.DataFrame({
    'sensor_id': ['S1', 'S1', 'S1', 'S2', 'S2', 'S3'],
    'param': ['interval', 'interval', 'unit', 'interval', 'unit', 'unit'],
    'setting': ['60', '30', 'C', '60', 'F', '%'],
    'updated_at': ['2024-01-01 00:00:00', '2024-03-01 12:00:00', '2024-01-01 00:00:00',
                   '2024-01-01 00:00:00', '2024-02-02 08:15:00', '2024-01-05 00:00:00'],
})
# case: consecutive-readings-over-limit
# Runs of consecutive readings above the limit
r = readings_df.merge(sensors_df[['sensor_id', 'upper_limit']], on='sensor_id', how='inner')
r['value'] = pd.to_numeric(r['value'], errors='coerce')
r['ts'] = pd.to_datetime(r['ts'])
r = r.dropna(subset=['value']).sort_values(['sensor_id', 'ts'])

r['over'] = r['value'] > r['upper_limit']
# the block id changes each time the flag flips or the sensor changes
flip = (r['over'] != r['over'].shift()) | (r['sensor_id'] != r['sensor_id'].shift())
r['block'] = flip.cumsum()
runs = (
    r[r['over']]
    .groupby(['sensor_id', 'block'])
    .agg(run_start=('ts', 'min'), run_end=('ts', 'max'), readings=('value', 'size'), peak=('value', 'max'))
    .reset_index()
    .drop(columns='block')
)
result = runs.sort_values('readings', ascending=False, kind='mergesort').reset_index(drop=True)
# case: current-config-wide
# Latest setting per sensor and parameter, one column per parameter
cfg = config_df.copy()
cfg['updated_at'] = pd.to_datetime(cfg['updated_at'])
current = (
    cfg.sort_values('updated_at')
    .drop_duplicates(['sensor_id', 'param'], keep='last')
    .pivot(index='sensor_id', columns='param', values='setting')
)
current.columns.name = None
current = current.reindex(sensors_df['sensor_id'])
current['interval'] = pd.to_numeric(current['interval']).fillna(60).astype(int)
current['unit'] = current['unit'].fillna('(default)')
changes = cfg.groupby('sensor_id').size()
result = current.assign(n_changes=changes).fillna({'n_changes': 0}).reset_index()
# case: hourly-gaps
# Readings are expected hourly: find the holes and count the missing hours
h = readings_df[['sensor_id', 'ts']].drop_duplicates().copy()
h['ts'] = pd.to_datetime(h['ts'], format='%Y-%m-%d %H:%M')
h = h.sort_values(['sensor_id', 'ts'])
h['next_ts'] = h.groupby('sensor_id')['ts'].shift(-1)
h['missing_hours'] = ((h['next_ts'] - h['ts']) / pd.Timedelta('1h') - 1)
holes = h[h['missing_hours'] >= 1].copy()
holes['gap_from'] = holes['ts'] + pd.Timedelta(hours=1)
holes['gap_to'] = holes['next_ts'] - pd.Timedelta(hours=1)
holes['missing_hours'] = holes['missing_hours'].astype(int)
result = holes[['sensor_id', 'gap_from', 'gap_to', 'missing_hours']].reset_index(drop=True)
# case: downtime-merged-intervals
# Merge overlapping maintenance windows before counting down days
mw = maintenance_df.copy()
mw['start'] = pd.to_datetime(mw['start'])
mw['finish'] = pd.to_datetime(mw['finish']).fillna(pd.Timestamp('2024-06-30'))

merged = []
for sensor, grp in mw.sort_values('start').groupby('sensor_id'):
    cur_s, cur_f = None, None
    for row in grp.itertuples(index=False):
        if cur_s is None:
            cur_s, cur_f = row.start, row.finish
        elif row.start <= cur_f:
            cur_f = max(cur_f, row.finish)
        else:
            merged.append((sensor, cur_s, cur_f))
            cur_s, cur_f = row.start, row.finish
    merged.append((sensor, cur_s, cur_f))
res = pd.DataFrame(merged, columns=['sensor_id', 'start', 'finish'])
res['down_days'] = (res['finish'] - res['start']).dt.days + 1
result = res.groupby('sensor_id', as_index=False).agg(windows=('start', 'count'), down_days=('down_days', 'sum'))
# case: resample-three-hours
# 3-hour averages per sensor for numeric readings only
rs = readings_df.assign(
    ts=pd.to_datetime(readings_df['ts']),
    value=pd.to_numeric(readings_df['value'], errors='coerce'),
)
avg3 = (
    rs[rs['sensor_id'].isin(['S1', 'S2'])]
    .set_index('ts')
    .groupby('sensor_id')['value']
    .resample('3h')
    .agg(['mean', 'count'])
    .rename(columns={'mean': 'avg_value', 'count': 'n_ok'})
    .reset_index()
)
avg3['avg_value'] = avg3['avg_value'].round(2)
result = avg3
# case: limit-utilisation-by-site
# Max reading as percentage of the limit, by site
s = sensors_df.copy()
s['site'] = s['site'].str.title()
mx = (
    readings_df
    .assign(value=pd.to_numeric(readings_df['value'], errors='coerce'))
    .groupby('sensor_id')['value'].max()
)
s['max_value'] = s['sensor_id'].map(mx)
s['utilisation'] = (s['max_value'] / s['upper_limit'] * 100).round(1)
s['grade'] = np.select(
    [s['utilisation'].isna(), s['utilisation'] > 100, s['utilisation'].between(90, 100)],
    ['n/a', 'breach', 'warning'],
    default='fine',
)
result = (
    s.sort_values(['site', 'utilisation'], ascending=[True, False])
    .groupby('site', as_index=False)
    .agg(sensors=('sensor_id', 'count'), worst=('grade', 'first'), utilisation=('utilisation', 'max'))
)
# case: change-from-previous-reading
# Delta, percent change and jump flag against the sensor's own mean absolute change
d = readings_df.copy()
d['value'] = pd.to_numeric(d['value'], errors='coerce')
d = d[d['value'].notna()].sort_values(['sensor_id', 'ts', 'reading_id'])
d['delta'] = d.groupby('sensor_id')['value'].diff()
d['pct'] = d.groupby('sensor_id')['value'].pct_change(fill_method=None).mul(100).round(2)
d['mean_abs'] = d['delta'].abs().groupby(d['sensor_id']).transform('mean')
d['jump'] = d['delta'].abs() > d['mean_abs']
result = d[['sensor_id', 'ts', 'value', 'delta', 'pct', 'jump']].reset_index(drop=True)
# case: technician-workload
# Hours by technician with share, sensors visited and rank
tech = maintenance_df.copy()
tech['hours'] = tech['hours'].fillna(tech['hours'].median())
load = tech.groupby('technician').agg(
    jobs=pd.NamedAgg('sensor_id', 'count'),
    sensors=pd.NamedAgg('sensor_id', lambda x: ','.join(sorted(x.unique()))),
    hours=pd.NamedAgg('hours', 'sum'),
)
load['share'] = load['hours'].transform(lambda x: (x / x.sum()).round(3))
load['rank'] = load['hours'].rank(ascending=False).astype(int)
result = load.sort_values('rank').reset_index()
# case: config-history-scd
# Type-2 history of 'interval' with previous setting, only rows which changed something
param_name = 'interval'
c = config_df.query('param == @param_name').copy()
c['updated_at'] = pd.to_datetime(c['updated_at'])
c = c.sort_values(['sensor_id', 'updated_at'])
c['old'] = c.groupby('sensor_id')['setting'].shift()
c['valid_to'] = c.groupby('sensor_id')['updated_at'].shift(-1)
c['changed'] = c['old'].ne(c['setting'])
c['days_valid'] = (c['valid_to'].fillna(pd.Timestamp('2024-07-01')) - c['updated_at']).dt.days
result = c.loc[c['changed'], ['sensor_id', 'old', 'setting', 'updated_at', 'valid_to', 'days_valid']].rename(
    columns={'setting': 'new', 'updated_at': 'valid_from'}).reset_index(drop=True)
# case: invalid-reading-rate
# Percentage of unusable readings by kind of sensor
q = readings_df.merge(sensors_df[['sensor_id', 'kind']], on='sensor_id', how='left')
q['kind'] = q['kind'].fillna('unregistered')
q['bad'] = ~q['value'].str.fullmatch(r'\d+(\.\d+)?')
rate = q.groupby('kind')['bad'].agg(['sum', 'size', 'mean'])
rate.columns = ['bad_readings', 'readings', 'bad_rate']
rate['bad_rate'] = (rate['bad_rate'] * 100).round(1)
result = rate.sort_values(['bad_rate', 'readings'], ascending=[False, False]).reset_index()
# case: readings-after-maintenance
# Days since the last finished maintenance at each reading
rd = readings_df[['reading_id', 'sensor_id', 'ts']].assign(ts=pd.to_datetime(readings_df['ts']))
mt = maintenance_df.dropna(subset=['finish']).assign(finish=lambda x: pd.to_datetime(x['finish']))
j = pd.merge_asof(
    rd.sort_values('ts'),
    mt[['sensor_id', 'finish', 'technician']].sort_values('finish'),
    left_on='ts', right_on='finish', by='sensor_id', direction='backward',
)
j['days_since'] = (j['ts'].dt.normalize() - j['finish']).dt.days
result = (
    j.groupby('sensor_id')
    .agg(last_tech=('technician', 'last'), min_days=('days_since', 'min'), max_days=('days_since', 'max'))
    .reset_index()
)
# case: sensors-sharing-technicians
# Pairs of sensors served by the same technician
served = defaultdict(set)
for sensor, technician in zip(maintenance_df['sensor_id'], maintenance_df['technician']):
    served[technician].add(sensor)

rows = []
for technician, sensors in served.items():
    ordered = sorted(sensors)
    for i, a in enumerate(ordered):
        for b in ordered[i + 1:]:
            rows.append({'technician': technician, 'sensor_a': a, 'sensor_b': b})
pairs = pd.DataFrame(rows)
site = sensors_df.set_index('sensor_id')['site'].str.lower()
pairs['same_site'] = pairs['sensor_a'].map(site) == pairs['sensor_b'].map(site)
result = pairs.sort_values(['sensor_a', 'sensor_b']).reset_index(drop=True)
