import pandas as pd
import numpy as np
import re
import math
from itertools import groupby, accumulate
from collections import Counter

sensors_df = pd.DataFrame({
    'sensor_id': ['S1', 'S2', 'S3', 'S4', 'S5'],
    'kind': ['temp', 'temp', 'humidity', 'TEMP', 'pressure'],
    'site': ['North', 'south', 'North ', 'South', None],
    'calib_offset': [0.5, -0.25, np.nan, 0.0, 1.125],
    'tolerance': ['1.5%', '2%', '0.75%', 'n/a', '12.50%'],
})

readings_df = pd.DataFrame({
    'reading_id': range(1, 13),
    'sensor_id': ['S1', 'S1', 'S1', 'S1', 'S2', 'S2', 'S2', 'S3', 'S3', 'S4', 'S4', 'S9'],
    'ts': ['2024-01-01 00:00', '2024-01-01 01:00', '2024-01-01 02:00', '2024-01-01 03:00',
           '2024-01-01 00:30', '2024-01-01 01:30', '2024-01-01 02:30',
           '2024-01-01 00:15', '2024-01-01 06:15', '2024-01-02 00:00', '2024-01-02 12:00', '2024-01-03 00:00'],
    'value': [20.5, 21.0, np.nan, 35.5, 19.25, 19.25, 18.5, 55.0, 61.5, 22.0, -999.0, 10.0],
    'status': ['ok', 'ok', 'fail', 'OK', 'ok', ' ok', 'warn', 'ok', None, 'ok', 'fail', 'ok'],
})

alerts_df = pd.DataFrame({
    'alert_id': [1, 2, 3, 4, 5, 6],
    'sensor_id': ['S1', 'S1', 'S2', 'S4', 'S4', 'S3'],
    'level': ['3', '1', '2', '3', 'high', '2'],
    'raised_at': ['01/01/2024', '02/01/2024', '01/01/2024', '03/01/2024', '2024-01-04', None],
    'resolved': ['yes', 'no', 'Yes', '1', '0', None],
})
# case: clean-sentinel-and-describe
r = readings_df.copy()
r['value'] = r['value'].where(r['value'] != -999, np.nan)
result = r.groupby('sensor_id')['value'].describe().round(3).reset_index()
# case: forward-fill-then-delta
r = readings_df[readings_df['sensor_id'] == 'S1'].copy()
r['filled'] = r['value'].ffill()
r['delta'] = np.diff(r['filled'], prepend=r['filled'].iloc[0])
r['jump'] = np.abs(r['delta']) > 5
result = r[['reading_id', 'filled', 'delta', 'jump']]
# case: tolerance-to-float
def pct(s):
    try:
        return float(s.rstrip('%')) / 100
    except (ValueError, AttributeError):
        return None

s = sensors_df.assign(tol=sensors_df['tolerance'].map(pct))
s['tol_rank'] = s['tol'].rank(method='min', na_option='bottom').astype(int)
result = s[['sensor_id', 'tol', 'tol_rank']].sort_values('tol_rank')
# case: calibrated-mean
m = readings_df.merge(sensors_df, on='sensor_id', how='left')
m['cal'] = m['value'] + m['calib_offset'].fillna(0)
m = m.query('value > -900')
out = m.groupby('sensor_id')['cal'].agg(['mean', 'std', 'var', 'count'])
out['sem'] = out['std'] / np.sqrt(out['count'])
result = out.round(4)
# case: nan-functions
v = readings_df['value'].to_numpy(dtype=float)
v = np.where(v < -100, np.nan, v)
result = {
    'mean': round(float(np.nanmean(v)), 4),
    'median': float(np.nanmedian(v)),
    'std': round(float(np.nanstd(v)), 4),
    'min': float(np.nanmin(v)),
    'max': float(np.nanmax(v)),
    'p90': round(float(np.nanpercentile(v, 90)), 3),
    'argmax': int(np.nanargmax(v)),
    'missing': int(np.isnan(v).sum()),
}
# case: status-runs
clean = readings_df['status'].fillna('missing').str.strip().str.lower().tolist()
runs = [(k, len(list(g))) for k, g in groupby(clean)]
starts = [0] + list(accumulate(n for _, n in runs))[:-1]
result = pd.DataFrame([(s + 1, k, n) for s, (k, n) in zip(starts, runs)], columns=['from_reading', 'status', 'length'])
# case: alert-level-int64
a = alerts_df.copy()
a['level_num'] = pd.to_numeric(a['level'], errors='coerce').astype('Int64')
a['severe'] = a['level_num'] >= 3
g = a.groupby('sensor_id').agg(n=('alert_id', 'count'), max_level=('level_num', 'max'), severe=('severe', 'sum'))
result = g.reset_index()
# case: resolved-bool-cast
truth = {'yes': True, '1': True, 'no': False, '0': False}
b = alerts_df['resolved'].str.lower().map(truth)
total = b.notna().sum()
result = pd.DataFrame({
    'resolved': [int((b == True).sum())],
    'open': [int((b == False).sum())],
    'unknown': [int(b.isna().sum())],
    'rate': [f"{(b == True).sum() / total:.2%}"],
})
# case: histogram-bins
v = readings_df.loc[readings_df['value'].between(0, 100), 'value']
counts, edges = np.histogram(v, bins=[0, 15, 20, 25, 50, 75])
result = pd.DataFrame({
    'bin': [f'[{edges[i]:g}, {edges[i+1]:g})' for i in range(len(counts))],
    'n': counts,
    'share': (counts / counts.sum()).round(3),
})
# case: last-reading-before
r = readings_df.copy()
r['ts'] = pd.to_datetime(r['ts'])
ts = r.sort_values('ts')
cut = np.datetime64('2024-01-01T02:00')
pos = np.searchsorted(ts['ts'].values, cut, side='left')
result = ts.iloc[:pos].groupby('sensor_id').tail(1)[['sensor_id', 'ts', 'value']].sort_values('sensor_id').reset_index(drop=True)
# case: orphan-readings-isin
known = sensors_df['sensor_id'].to_numpy()
mask = np.isin(readings_df['sensor_id'].to_numpy(), known, invert=True)
silent = np.setdiff1d(known, readings_df['sensor_id'].unique())
result = {'orphans': readings_df.loc[mask, 'reading_id'].tolist(), 'silent': silent.tolist()}
# case: exponential-smoothing
vals = readings_df.query("sensor_id == 'S2'")['value'].tolist()
alpha = 0.3
smoothed = list(accumulate(vals, lambda prev, x: alpha * x + (1 - alpha) * prev))
ew = pd.Series(vals).ewm(alpha=alpha, adjust=False).mean()
result = pd.DataFrame({'value': vals, 'manual': smoothed, 'pandas': ew}).round(5)
# case: hours-between-readings
r = readings_df[['sensor_id', 'ts']].copy()
r['ts'] = pd.to_datetime(r['ts'], format='%Y-%m-%d %H:%M')
r['gap_h'] = r.groupby('sensor_id')['ts'].diff().dt.total_seconds().div(3600)
g = r.groupby('sensor_id')['gap_h'].agg(['min', 'max', 'mean']).dropna(how='all')
g['floor_mean'] = np.floor(g['mean']).astype(int)
g['ceil_mean'] = g['mean'].apply(math.ceil)
result = g.reset_index()
# case: site-kind-matrix
s = sensors_df.copy()
s['site'] = s['site'].str.strip().str.title().fillna('Unknown')
s['kind'] = s['kind'].str.lower()
r = readings_df[readings_df['value'] > -900].merge(s, on='sensor_id')
pv = r.pivot_table(index='site', columns='kind', values='value', aggfunc=['mean', 'count'], fill_value=0)
pv.columns = ['_'.join(c) for c in pv.columns]
result = pv.round(2).reset_index()
