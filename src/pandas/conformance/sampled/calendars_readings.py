import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from itertools import accumulate

# Electricity meter readings, tariffs and fiscal calendar
readings_df = pd.DataFrame({
    'meter': ['M1', 'M1', 'M1', 'M1', 'M2', 'M2', 'M2', 'M3', 'M3', 'M1', 'M2', 'M3'],
    'read_at': ['2022-12-31 23:00', '2023-01-31 22:30', '2023-02-28 23:15', '2023-04-30 21:00',
                '2022-12-31 20:00', '2023-01-31 20:00', '2023-01-31 20:00', '2023-03-15 07:45', '2023-06-30 06:00',
                '2023-07-31 23:59', '2023-05-31 20:00', None],
    'kwh': [1000, 1180, 1330, 1650, '500', 570, 570, 80, 395, 2010, 840, 400]
})

meters_df = pd.DataFrame({
    'meter': ['M1', 'M2', 'M3', 'M4'],
    'installed': ['15-Jan-2019', '01-Jul-2021', '10-Mar-2023', '30-Sep-2023'],
    'removed': [None, '30-Jun-2023', None, None],
    'zone': ['A', 'B', 'A', 'C']
})

fiscal_df = pd.DataFrame({
    'fy': ['FY22', 'FY23', 'FY24'],
    'fy_start': [20211001, 20221001, 20231001],
    'fy_end': [20220930, 20230930, 20240930]
})

tariff_df = pd.DataFrame({
    'month': ['January', 'February', 'march', 'April', 'May', 'June', 'July'],
    'cents': [30, 30.5, 29, 27, None, 25, 26]
})
# case: consumption-between-readings
r = readings_df.copy()
r['kwh'] = pd.to_numeric(r['kwh'])
r['read_at'] = pd.to_datetime(r['read_at'])
r = r.dropna(subset=['read_at']).drop_duplicates().sort_values(['meter', 'read_at'])
r['used'] = r.groupby('meter')['kwh'].diff()
r['days'] = r.groupby('meter')['read_at'].diff() / pd.Timedelta(days=1)
r['per_day'] = (r['used'] / r['days']).round(3)
result = r.dropna(subset=['used'])[['meter', 'read_at', 'used', 'days', 'per_day']]
# case: monthly-interpolation
r = readings_df.dropna(subset=['read_at']).copy()
r['kwh'] = r['kwh'].astype(float)
r['day'] = pd.to_datetime(r['read_at']).dt.normalize()
m1 = r[r['meter'] == 'M1'].set_index('day')['kwh'].resample('D').mean().interpolate()
result = m1.resample('ME').last().round(1).reset_index(name='kwh')
# case: installed-age-months
m = meters_df.copy()
m['installed'] = pd.to_datetime(m['installed'], format='%d-%b-%Y')
m['removed'] = pd.to_datetime(m['removed'], format='%d-%b-%Y')
stop = m['removed'].fillna(pd.Timestamp('2023-12-31'))
m['months'] = (stop.dt.to_period('M').astype('int64') - m['installed'].dt.to_period('M').astype('int64'))
result = m[['meter', 'installed', 'removed', 'months']]
# case: fiscal-year-of-reading
f = fiscal_df.copy()
for c in ('fy_start', 'fy_end'):
    f[c] = pd.to_datetime(f[c], format='%Y%m%d')
iv = pd.IntervalIndex.from_arrays(f['fy_start'], f['fy_end'] + pd.Timedelta(days=1), closed='left')
r = readings_df.dropna(subset=['read_at']).copy()
pos = iv.get_indexer(pd.to_datetime(r['read_at']))
r['fy'] = [f['fy'].iloc[p] if p >= 0 else None for p in pos]
result = r.groupby(['fy', 'meter']).size().reset_index(name='readings')
# case: tariff-month-number
t = tariff_df.copy()
t['month_no'] = pd.to_datetime(t['month'].str.title(), format='%B').dt.month
t['cents'] = t['cents'].interpolate()
t['vs_avg'] = (t['cents'] - t['cents'].mean()).round(2)
result = t.sort_values('month_no', ascending=False)
# case: reading-cost-by-month-name
r = readings_df.copy()
r['read_at'] = pd.to_datetime(r['read_at'])
r['month'] = r['read_at'].dt.month_name()
t = tariff_df.assign(month=tariff_df['month'].str.capitalize())
j = r.merge(t, on='month', how='left')
result = j.loc[j['cents'].isna(), ['meter', 'read_at', 'month']]
# case: meters-active-per-quarter
m = meters_df.copy()
m['installed'] = pd.to_datetime(m['installed'], format='%d-%b-%Y')
m['removed'] = pd.to_datetime(m['removed'], format='%d-%b-%Y')
quarters = pd.period_range('2022Q4', '2023Q4', freq='Q')
result = pd.DataFrame([
    {'quarter': str(q),
     'active': int(((m['installed'] <= q.end_time) & (m['removed'].isna() | (m['removed'] >= q.start_time))).sum())}
    for q in quarters
])
# case: duplicate-readings
r = readings_df.copy()
r['kwh'] = r['kwh'].astype(int)
dup = r[r.duplicated(['meter', 'read_at'], keep=False)]
result = dup.assign(day=dup['read_at'].str.split(' ').str[0])[['meter', 'day', 'kwh']]
# case: overdue-readings
last = readings_df.groupby('meter')['read_at'].max()
ref = datetime(2023, 8, 15)
out = meters_df[['meter', 'zone']].copy()
out['last_read'] = pd.to_datetime(out['meter'].map(last))
out['idle'] = ref - out['last_read']
out['overdue'] = (out['idle'] > timedelta(days=60)) | out['last_read'].isna()
result = out
# case: seasonality-index
r = readings_df.dropna(subset=['read_at']).copy()
r['ts'] = pd.to_datetime(r['read_at'])
r['kwh'] = pd.to_numeric(r['kwh'])
season = {12: 'winter', 1: 'winter', 2: 'winter', 3: 'spring', 4: 'spring', 5: 'spring',
          6: 'summer', 7: 'summer', 8: 'summer'}
r['season'] = r['ts'].dt.month.map(season)
avg = r.groupby('season')['kwh'].mean()
result = (avg / r['kwh'].mean()).round(3).reindex(['spring', 'summer', 'autumn', 'winter'])
# case: accumulate-by-plain-python
rows = sorted((x['read_at'], int(x['kwh'])) for x in readings_df.to_dict('records')
              if x['meter'] == 'M1' and x['read_at'])
increments = [b[1] - a[1] for a, b in zip(rows, rows[1:])]
totals = list(accumulate(increments))
result = pd.DataFrame({'until': [datetime.strptime(r[0], '%Y-%m-%d %H:%M') for r in rows[1:]],
                       'used': increments, 'total': totals})
# case: missing-month-end-reads
r = readings_df.dropna(subset=['read_at']).copy()
r['p'] = pd.to_datetime(r['read_at']).dt.to_period('M')
want = pd.period_range('2022-12', '2023-07', freq='M')
have = r.groupby('meter')['p'].apply(set)
result = {m: [str(p) for p in want if p not in have[m]] for m in have.index}
# case: offsets-for-billing
d = pd.to_datetime(readings_df['read_at']).dropna().dt.normalize().drop_duplicates().sort_values()
result = pd.DataFrame({
    'read_day': d,
    'bill_day': d + pd.offsets.MonthBegin(1),
    'due_day': d + pd.offsets.BDay(10),
    'quarter_close': d + pd.offsets.QuarterEnd(0),
    'prev_month_end': d - pd.offsets.MonthEnd(1)
}).reset_index(drop=True)
