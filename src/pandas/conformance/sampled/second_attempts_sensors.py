import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta

sensors_df = pd.DataFrame({
    'sensor_id': [1, 2, 3, 4, 5],
    'location': ['Roof', 'roof ', 'Basement', None, 'Garage'],
    'unit': ['C', 'F', 'c', 'C', '%'],
    'installed': ['2020-06-01', '2020-06-01', 'June 5, 2021', '2021-13-40', '2022-01-01T00:00:00'],
    'active': ['true', 'FALSE', 'True', 'yes', '0'],
})

readings_df = pd.DataFrame({
    'sensor': [1, 1, 1, 2, 2, 3, 3, 3, 4, 6, 1, 5],
    'time': ['2024-03-01 00:00', '2024-03-01 01:00', '2024-03-01 03:00', '2024-03-01 00:00', '2024-03-01 01:00',
             '2024-03-01 00:00', '2024-03-01 00:00', '2024-03-02 00:30', 'bad', '2024-03-01 02:00', '2024-03-02 04:00', '2024-03-01 05:00'],
    'reading': ['20.5', '21', 'ERR', '68', '70.7', '12.0', '12.0', '13.4', '19', '55', '-999', '45%'],
})

alerts_df = pd.DataFrame({
    'alert_id': [1, 2, 3, 4, 5],
    'sensor': ['1', '3', ' 3', 'x', None],
    'level': ['HIGH', 'low', 'High', 'medium', 'LOW'],
    'message': ['temp > 20 at 01:00', 'humidity ok', 'temp>12.5 at 00:30', '', None],
})
# case: readings-clean-mean
r = readings_df.copy()
r['reading'] = pd.to_numeric(r['reading'].str.rstrip('%'), errors='coerce')
r.loc[r['reading'] <= -100, 'reading'] = np.nan
r['time'] = pd.to_datetime(r['time'], errors='coerce')
r = r.drop_duplicates(subset=['sensor', 'time', 'reading'])
good = r.dropna(subset=['reading', 'time'])
result = good.groupby('sensor')['reading'].agg(['count', 'mean', 'min', 'max']).round(2).reset_index()
# case: fahrenheit-to-celsius
r = readings_df.merge(sensors_df[['sensor_id', 'unit']], left_on='sensor', right_on='sensor_id', how='left')
r['unit'] = r['unit'].str.upper()
r['val'] = pd.to_numeric(r['reading'], errors='coerce')

def to_c(row):
    v, u = row['val'], row['unit']
    if pd.isna(v) or pd.isna(u):
        return None
    if u == 'C':
        return float(v)
    if u == 'F':
        return round((v - 32) * 5 / 9, 2)
    return None

r['celsius'] = r.apply(to_c, axis=1)
r = r[r['celsius'].notna() & (r['celsius'] > -100)]
result = r[['sensor', 'time', 'celsius']].sort_values(['celsius', 'sensor', 'time'], ascending=[False, True, True]).reset_index(drop=True)
# case: active-flag-parse
truthy = {'true', 'yes', '1', 'y', 't'}
falsy = {'false', 'no', '0', 'n', 'f'}
vals = []
for a in sensors_df['active']:
    t = str(a).strip().lower()
    if t in truthy:
        vals.append(True)
    elif t in falsy:
        vals.append(False)
    else:
        vals.append(None)
s = sensors_df.assign(active_flag=vals)
assert s['active_flag'].notna().all()
result = s[s['active_flag'].astype(bool)][['sensor_id', 'location', 'active_flag']].reset_index(drop=True)
# case: gaps-larger-than-hour
r = readings_df.copy()
r['time'] = pd.to_datetime(r['time'], errors='coerce')
r = r.dropna(subset=['time']).drop_duplicates(['sensor', 'time']).sort_values(['sensor', 'time'])
r['prev'] = r.groupby('sensor')['time'].shift(1)
r['gap_h'] = (r['time'] - r['prev']).dt.total_seconds() / 3600
g = r[r['gap_h'] > 1].copy()
if len(g) == 0:
    result = pd.DataFrame(columns=['sensor', 'prev', 'time', 'gap_h'])
else:
    result = g[['sensor', 'prev', 'time', 'gap_h']].reset_index(drop=True)
# case: hourly-grid-ffill
r = readings_df[readings_df['sensor'] == 1].copy()
r['time'] = pd.to_datetime(r['time'], errors='coerce')
r['reading'] = pd.to_numeric(r['reading'], errors='coerce')
r = r[r['reading'] > -100].dropna()
series = r.set_index('time')['reading'].sort_index()
grid = pd.date_range('2024-03-01 00:00', '2024-03-01 04:00', freq='h')
filled = series.reindex(grid).ffill()
assert len(filled) == 5
result = filled.rename('reading').rename_axis('time').reset_index()
# case: daily-pivot-min-max
r = readings_df.copy()
r['t'] = pd.to_datetime(r['time'], errors='coerce')
r['v'] = pd.to_numeric(r['reading'], errors='coerce')
r = r[(r['t'].notna()) & (r['v'].between(-50, 150))]
r['day'] = r['t'].dt.date.astype(str)
pv = r.pivot_table(index='sensor', columns='day', values='v', aggfunc=['min', 'max'])
pv.columns = ['_'.join(map(str, c)) for c in pv.columns]
result = pv.reset_index().sort_values('sensor').reset_index(drop=True)
# case: alert-join-cast
a = alerts_df.copy()
a['sensor'] = pd.to_numeric(a['sensor'].str.strip(), errors='coerce').astype('Int64')
s = sensors_df[['sensor_id', 'location']].copy()
s['sensor_id'] = s['sensor_id'].astype('Int64')
m = a.merge(s, left_on='sensor', right_on='sensor_id', how='left')
m['location'] = m['location'].fillna('unknown').str.strip().str.lower()
m['level'] = m['level'].str.lower()
rank = {'high': 1, 'medium': 2, 'low': 3}
m['ord'] = m['level'].map(rank)
result = m.sort_values(['ord', 'alert_id'])[['alert_id', 'sensor', 'location', 'level']].reset_index(drop=True)
# case: message-threshold
pat = re.compile(r'>\s*(\d+(?:\.\d+)?)\s+at\s+(\d{2}):(\d{2})')
out = []
for aid, msg in alerts_df[['alert_id', 'message']].values:
    if not isinstance(msg, str) or msg == '':
        continue
    m = pat.search(msg)
    if m is None:
        continue
    out.append({'alert_id': int(aid), 'threshold': float(m.group(1)), 'minute_of_day': int(m.group(2)) * 60 + int(m.group(3))})
result = pd.DataFrame(out, columns=['alert_id', 'threshold', 'minute_of_day'])
# case: installed-date-helper
def parse(s):
    if s is None or (not isinstance(s, str)):
        return None
    for f in ('%Y-%m-%d', '%B %d, %Y', '%Y-%m-%dT%H:%M:%S'):
        try:
            return datetime.strptime(s, f)
        except ValueError:
            pass
    return None

s = sensors_df.copy()
s['installed_dt'] = [parse(x) for x in s['installed']]
s['warranty_end'] = [d + timedelta(days=730) if d is not None else None for d in [parse(x) for x in s['installed']]]
s['expired'] = s['warranty_end'] < pd.Timestamp('2023-01-01')
result = s[['sensor_id', 'installed_dt', 'warranty_end', 'expired']]
# case: orphan-and-silent-sensors
known = set(sensors_df['sensor_id'].tolist())
sending = set(readings_df['sensor'].dropna().astype(int).tolist())
frames = []
if sending - known:
    frames.append(pd.DataFrame({'sensor': sorted(sending - known), 'issue': 'not registered'}))
if known - sending:
    frames.append(pd.DataFrame({'sensor': sorted(known - sending), 'issue': 'silent'}))
if frames:
    result = pd.concat(frames, ignore_index=True)
else:
    result = pd.DataFrame(columns=['sensor', 'issue'])
# case: location-average-two-ways
s = sensors_df.copy()
s['location'] = s['location'].str.strip().str.lower()
r = readings_df.copy()
r['v'] = pd.to_numeric(r['reading'], errors='coerce')
r = r[r['v'] > -100]
m = r.merge(s, left_on='sensor', right_on='sensor_id')
w1 = m.groupby('location')['v'].mean()
sums = m.groupby('location')['v'].sum()
cnts = m.groupby('location')['v'].count()
w2 = sums / cnts
assert np.allclose(w1.values, w2.values)
result = w1.round(3).sort_values(ascending=False)
# case: bad-readings-report
r = readings_df.copy()
num = pd.to_numeric(r['reading'], errors='coerce')
tm = pd.to_datetime(r['time'], errors='coerce')
r['problem'] = ''
r.loc[num.isna(), 'problem'] += 'not a number;'
r.loc[num.lt(-100), 'problem'] += 'sentinel;'
r.loc[tm.isna(), 'problem'] += 'bad time;'
r.loc[r.duplicated(subset=['sensor', 'time'], keep='first'), 'problem'] += 'duplicate;'
r['problem'] = r['problem'].str.rstrip(';')
result = r[r['problem'] != ''].reset_index().rename(columns={'index': 'row'})[['row', 'sensor', 'reading', 'problem']]
# case: change-from-first
r = readings_df.copy()
r['v'] = pd.to_numeric(r['reading'], errors='coerce')
r['t'] = pd.to_datetime(r['time'], errors='coerce')
r = r[r['v'].notna() & r['t'].notna() & r['v'].gt(-100)].sort_values(['sensor', 't'])
first = r.groupby('sensor')['v'].transform('first')
r['pct_change'] = np.where(first != 0, (r['v'] - first) / first * 100, 0.0)
last = r.groupby('sensor').tail(1).copy()
last['pct_change'] = last['pct_change'].round(2)
result = last[['sensor', 'v', 'pct_change']].sort_values('sensor').reset_index(drop=True)
# case: level-counts-with-percent
lv = alerts_df['level'].dropna().str.strip().str.capitalize()
tab = lv.value_counts(normalize=False).to_frame('n')
tab['pct'] = (100 * tab['n'] / max(len(lv), 1)).round(1)
tab = tab.reindex(['High', 'Medium', 'Low', 'Critical'])
tab['n'] = tab['n'].fillna(0).astype(int)
tab['pct'] = tab['pct'].fillna(0.0)
result = tab.reset_index().rename(columns={'index': 'level'})
