import pandas as pd
import numpy as np

readings_df = pd.DataFrame({
    'sensor': ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B', 'A', 'B'],
    'ts': ['2024-03-01 00:05', '2024-03-01 00:50', '2024-03-01 03:10', '2024-03-01 04:00',
           '2024-03-01 00:15', '2024-03-01 01:45', '2024-03-01 01:45', '2024-03-01 05:30',
           '2024-03-01 06:20', '2024-03-01 06:05'],
    'temp': [20.5, 21.0, np.nan, 22.5, 18.0, 18.5, 18.5, np.nan, 24.0, 19.5],
    'status': ['ok', 'ok', 'FAIL', 'ok', 'ok', 'fail', 'fail', 'fail', 'ok', 'ok'],
})

calibration_df = pd.DataFrame({
    'sensor': ['A', 'B', 'A', 'B', 'C'],
    'cal_time': ['2024-03-01 00:00', '2024-03-01 01:00', '2024-03-01 03:30', '2024-03-01 06:00', '2024-03-01 02:00'],
    'offset': [0.5, -0.2, 0.7, -0.1, 0.0],
})

bookings_df = pd.DataFrame({
    'guest': ['Mia', 'Noah', 'Mia', 'Olga'],
    'check_in': ['2024-02-27', '2024-02-28', '2024-03-02', '2024-03-05'],
    'check_out': ['2024-03-01', '2024-02-29', '2024-03-04', '2024-03-05'],
    'rate': [100, 80, 110, 95],
})
# case: resample-hourly-per-sensor
df = readings_df.copy()
df['ts'] = pd.to_datetime(df['ts'])
result = (df.set_index('ts')
          .groupby('sensor')['temp']
          .resample('2h')
          .mean()
          .reset_index())
# case: resample-ffill-single
a = readings_df[readings_df['sensor'] == 'A'].copy()
a['ts'] = pd.to_datetime(a['ts'])
result = a.set_index('ts')['temp'].resample('h').last().ffill().to_frame('temp')
# case: merge-asof-backward
left = readings_df.assign(ts=pd.to_datetime(readings_df['ts'])).sort_values('ts')
right = calibration_df.assign(cal_time=pd.to_datetime(calibration_df['cal_time'])).sort_values('cal_time')
m = pd.merge_asof(left, right, left_on='ts', right_on='cal_time', by='sensor')
m['temp_adj'] = m['temp'] + m['offset']
result = m[['sensor', 'ts', 'temp', 'offset', 'temp_adj']]
# case: merge-asof-nearest-tolerance
left = readings_df.assign(ts=pd.to_datetime(readings_df['ts'])).sort_values('ts')[['ts', 'sensor', 'temp']]
right = calibration_df.assign(ts=pd.to_datetime(calibration_df['cal_time'])).sort_values('ts')[['ts', 'sensor', 'offset']]
result = pd.merge_asof(left, right, on='ts', by='sensor', direction='nearest', tolerance=pd.Timedelta('45min'))
# case: expand-date-ranges-explode
df = bookings_df.copy()
df['night'] = [pd.date_range(s, e, inclusive='left') for s, e in zip(df['check_in'], df['check_out'])]
result = df.explode('night')[['guest', 'night', 'rate']].dropna(subset=['night']).reset_index(drop=True)
# case: expand-date-ranges-repeat
df = bookings_df.copy()
df['check_in'] = pd.to_datetime(df['check_in'])
df['check_out'] = pd.to_datetime(df['check_out'])
df['nights'] = (df['check_out'] - df['check_in']).dt.days
rep = df.loc[df.index.repeat(df['nights'])]
rep['night'] = rep['check_in'] + pd.to_timedelta(rep.groupby(level=0).cumcount(), unit='D')
result = rep.groupby(rep['night'].dt.to_period('M').astype(str))['rate'].sum()
# case: count-consecutive-status
df = readings_df.copy()
df['status'] = df['status'].str.lower()
df = df.sort_values(['sensor', 'ts'])
block = (df['status'].ne(df['status'].shift()) | df['sensor'].ne(df['sensor'].shift())).cumsum()
result = (df.groupby(block)
          .agg(sensor=('sensor', 'first'), status=('status', 'first'), start=('ts', 'min'), length=('status', 'size'))
          .reset_index(drop=True))
# case: gap-between-readings-minutes
df = readings_df.copy()
df['ts'] = pd.to_datetime(df['ts'])
df = df.sort_values(['sensor', 'ts'])
df['gap_min'] = df.groupby('sensor')['ts'].diff().dt.total_seconds() / 60
result = df[df['gap_min'] > 60][['sensor', 'ts', 'gap_min']]
# case: interpolate-by-time
df = readings_df.drop_duplicates(['sensor', 'ts']).copy()
df['ts'] = pd.to_datetime(df['ts'])
wide = df.pivot(index='ts', columns='sensor', values='temp').sort_index()
result = wide.interpolate(method='time').round(3)
# case: rolling-mean-3-per-sensor
df = readings_df.sort_values(['sensor', 'ts']).copy()
df['roll3'] = df.groupby('sensor')['temp'].rolling(3, min_periods=1).mean().reset_index(level=0, drop=True)
result = df[['sensor', 'ts', 'temp', 'roll3']]
# case: rolling-time-window
df = readings_df.assign(ts=pd.to_datetime(readings_df['ts'])).sort_values('ts').set_index('ts')
result = df['temp'].rolling('2h').agg(['count', 'mean'])
# case: overlapping-bookings-cross-join
b = bookings_df.reset_index().rename(columns={'index': 'bid'})
x = b.merge(b, how='cross', suffixes=('_1', '_2'))
x = x[x['bid_1'] < x['bid_2']]
ov = x[(x['check_in_1'] < x['check_out_2']) & (x['check_in_2'] < x['check_out_1'])]
result = ov[['guest_1', 'guest_2', 'check_in_1', 'check_in_2']]
# case: reindex-daily-calendar
b = bookings_df.copy()
b['check_in'] = pd.to_datetime(b['check_in'])
daily = b.groupby('check_in')['rate'].sum()
cal = pd.date_range(daily.index.min(), daily.index.max(), freq='D', name='day')
result = daily.reindex(cal, fill_value=0).reset_index()
# case: first-and-last-valid-per-sensor
df = readings_df.sort_values('ts')
result = df.groupby('sensor').agg(first_temp=('temp', 'first'), last_temp=('temp', 'last'), n_missing=('temp', lambda s: s.isna().sum()))
