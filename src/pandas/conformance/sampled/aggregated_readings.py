import pandas as pd
import numpy as np
import math

readings = pd.DataFrame({
    'sensor': ['s1', 's1', 's2', 's2', 's1', 's3', 's2', 's3', 's1', 's4', 's2', None, 's1'],
    'ts': pd.to_datetime(['2024-06-01 00:10', '2024-06-01 00:40', '2024-06-01 00:15', '2024-06-01 01:05', '2024-06-01 01:20',
                          '2024-06-01 01:30', '2024-06-01 02:00', '2024-06-01 02:45', '2024-06-01 03:00', '2024-06-01 03:10',
                          '2024-06-02 00:00', '2024-06-02 00:30', '2024-06-02 01:00']),
    'temp': [20.5, 21.0, 18.2, np.nan, 22.4, np.nan, 17.9, np.nan, 22.4, 30.0, 19.0, 15.0, 21.1],
    'hum': [40, 42, 55, 57, 41, 60, 58, 61, 39, 20, 54, 50, 43],
    'ok': [True, True, False, True, True, False, False, False, True, True, True, True, False],
    'note': ['', 'calib', None, 'calib', 'drift', None, 'drift', '', 'ok', 'OK', 'ok ', 'x', None],
})
sensors = pd.DataFrame({
    'sensor': ['s1', 's2', 's3', 's5'],
    'room': ['lab', 'lab', 'office', 'attic'],
    'offset': [0.5, -0.2, 0.0, 1.0],
})

# case: c-all-nan-group
result = readings.groupby('sensor')['temp'].agg(['sum', 'mean', 'min', 'first', 'count', 'size', 'std', 'prod'])

# case: c-min-count
result = readings.groupby('sensor')['temp'].sum(min_count=1)

# case: c-dropna-false-sizes
result = readings.groupby('sensor', dropna=False).size().reset_index(name='n_readings')

# case: c-sort-false
result = readings.groupby('sensor', sort=False)['hum'].max().index.tolist()

# case: c-hourly-grouper
result = readings.groupby(pd.Grouper(key='ts', freq='h'))['temp'].mean().dropna()

# case: c-sensor-and-daily-grouper
result = readings.groupby(['sensor', pd.Grouper(key='ts', freq='D')]).agg({'temp': 'mean', 'hum': ['min', 'max']})

# case: c-resample-in-group
r = readings.set_index('ts').groupby('sensor')['hum'].resample('D').sum()
result = r.unstack()

# case: c-rolling-group
df = readings.sort_values(['sensor', 'ts'])
result = df.groupby('sensor')['hum'].rolling(2).mean()

# case: c-rolling-assign-back
df = readings.dropna(subset=['sensor']).copy()
df['roll'] = (df.groupby('sensor')['temp']
                .rolling(window=3, min_periods=1).mean()
                .reset_index(level=0, drop=True))
result = df[['sensor', 'temp', 'roll']]

# case: c-expanding-max
result = readings.groupby('sensor')['hum'].expanding().max().droplevel(0).sort_index()

# case: c-ffill-in-group
readings['temp_ff'] = readings.groupby('sensor')['temp'].ffill()
readings['temp_bf'] = readings.groupby('sensor')['temp'].bfill(limit=1)
result = readings[['sensor', 'temp', 'temp_ff', 'temp_bf']]

# case: c-shift-diff-pct
g = readings.groupby('sensor')['hum']
result = pd.DataFrame({'sensor': readings['sensor'], 'prev': g.shift(), 'next': g.shift(-1), 'd': g.diff(), 'p': g.pct_change().round(4)})

# case: c-shift-fill-value
result = readings.groupby('sensor')['hum'].shift(1, fill_value=0)

# case: c-time-gap
readings = readings.sort_values('ts')
gap = readings.groupby('sensor')['ts'].diff()
result = gap.dt.total_seconds().div(60).fillna(0).tolist()

# case: c-cum-functions
g = readings.groupby('sensor')
out = pd.concat([g['hum'].cumsum(), g['hum'].cummax(), g['hum'].cummin(), g.cumcount(), g.ngroup()], axis=1)
out.columns = ['csum', 'cmax', 'cmin', 'cc', 'ng']
result = out

# case: c-reset-running-count
flag = ~readings['ok']
block = flag.cumsum()
result = readings['ok'].astype(int).groupby(block).cumsum()

# case: c-consecutive-runs
s = readings['ok']
run_id = (s != s.shift()).cumsum()
runs = s.groupby(run_id).agg(['first', 'size'])
runs.columns = ['value', 'length']
result = runs

# case: c-quantile-list
result = readings.groupby('sensor')['hum'].quantile([0.25, 0.5, 0.9]).unstack()

# case: c-zscore
z = readings.groupby('sensor')['hum'].transform(lambda x: (x - x.mean()) / x.std())
result = z.round(3)

# case: c-bool-aggs
result = readings.groupby('sensor')['ok'].agg(['sum', 'mean', 'any', 'all', 'first', 'min', 'max'])

# case: c-merge-room-mean
m = readings.merge(sensors, on='sensor', how='left')
m['corrected'] = m['temp'] + m['offset'].fillna(0)
result = m.groupby('room', dropna=False)['corrected'].agg(['mean', 'count']).round(2)

# case: c-note-clean-counts
notes = readings['note'].str.strip().str.lower().replace('', np.nan)
result = notes.groupby(readings['sensor']).value_counts()

# case: c-temp-band
band = pd.cut(readings['temp'], bins=[0, 18, 21, 40], labels=['cold', 'normal', 'hot'])
result = readings.groupby(band, observed=False)['hum'].agg(['count', 'mean'])

# case: c-ambiguous-truth
def classify(g):
    if g['temp'] > 20:
        return 'hot'
    return 'cold'

result = readings.groupby('sensor').apply(classify, include_groups=False)
