import pandas as pd
import numpy as np
from datetime import datetime, timedelta

sensors = pd.DataFrame({
    'sensor': ['S1', 'S2', 'S3', 'S4', 'S5'],
    'room': ['Lab', 'lab ', 'Hall', None, 'Roof'],
    'limit': [30, 25, 40, 0, -5],
    'active': pd.array([True, None, False, True, True], dtype='boolean'),
}).set_index('sensor')

readings = pd.DataFrame({
    'ts': pd.to_datetime(['2024-05-01 00:00', '2024-05-01 01:00', '2024-05-01 01:00', '2024-05-01 03:00', '2024-05-02 00:00',
                          '2024-05-02 02:30', '2024-05-02 05:00', '2024-05-03 00:00', '2024-05-03 00:15']),
    'sensor': ['S1', 'S1', 'S2', 'S3', 'S1', 'S9', 'S2', 'S3', 'S5'],
    'temp': [21.5, np.nan, 25.0, 41.2, -3.0, 18.0, 25.1, 40.0, 0.0],
    'hum': [40, 42, 0, 55, 61, 58, 100, 33, 47],
    'raw': ['215', '', '250', '412', '-30', '18O', '251', '400', '0'],
})

counts = pd.Series([3, None, 7, 0], index=['S1', 'S2', 'S3', 'S3'], dtype='Int64', name='n')

# case: nullable-int-set-na
c = counts.copy()
c.iloc[0] = pd.NA
c['S3'] = 99
c['S7'] = 5
result = c

# case: nullable-int-set-string-error
c = counts.copy()
c['S1'] = 'three'
result = c

# case: nullable-int-set-float-error
c = counts.copy()
c.iloc[2] = 7.5
result = c

# case: nullable-boolean-col-writes
s = sensors.copy()
s.loc['S2', 'active'] = False
s.loc['S4', 'active'] = np.nan
s['active'] &= s['limit'] > 0
result = s['active']

# case: boolean-na-mask-filter-write
s = sensors.copy()
s.loc[s['active'].fillna(False), 'limit'] += 1
s.loc[s['active'].isna(), 'limit'] = 99
result = s['limit'].to_dict()

# case: set-label-row-scalar
s = sensors.copy()
s.loc['S3'] = None
result = s

# case: set-all-rows-col-scalar
s = sensors.copy()
s.loc[:, 'limit'] = 20
s['unit'] = 'C'
s[:2] = s[:2]
result = s[['limit', 'unit']]

# case: slice-rows-setitem
r = readings[['temp', 'hum']].copy()
r[2:4] = 0
r[-1:] = [[9.9, 1]]
result = r

# case: frame-bool-setitem
r = readings[['temp', 'hum']].copy()
r[r < 0] = np.nan
r[r == 100] = 99
result = r

# case: frame-bool-setitem-mixed
r = readings.copy()
num = r.select_dtypes('number')
r[num.columns] = num.mask(num <= 0, other=-999)
result = r[['sensor', 'temp', 'hum']]

# case: raw-fix-letters
r = readings.copy()
r['raw'] = r['raw'].str.replace('O', '0').replace('', np.nan).astype(float) / 10
bad = (r['raw'] - r['temp']).abs() > 0.01
r.loc[bad, 'temp'] = r.loc[bad, 'raw']
r['temp'] = r['temp'].fillna(r['raw'])
result = r[['temp', 'raw']]

# case: raw-astype-error
r = readings.copy()
r['raw'] = r['raw'].astype(int)
r.loc[:, 'diff'] = r['raw'] - r['temp']
result = r

# case: setitem-limit-series-join
r = readings.copy()
r['limit'] = sensors['limit']
result = r['limit'].isna().all()

# case: setitem-limit-by-index
r = readings.set_index('sensor')
r['limit'] = sensors['limit']
r['over'] = np.where(r['temp'] > r['limit'], 'OVER', 'ok')
r.loc[r['limit'].isna(), 'over'] = '?'
result = r[['temp', 'limit', 'over']]

# case: assign-duplicate-index-series-error
s = sensors.copy()
s['n'] = counts
result = s

# case: assign-dedup-index-series
s = sensors.copy()
s['n'] = counts.groupby(level=0).sum()
s['n'] = s['n'].fillna(0)
result = s

# case: date-index-enlarge
daily = readings.groupby(readings['ts'].dt.normalize())['temp'].mean()
daily.loc[pd.Timestamp('2024-05-05')] = 12.0
daily[pd.Timestamp('2024-05-04')] = np.nan
result = daily.sort_index().interpolate()

# case: date-slice-write
r = readings.set_index('ts')
r.loc['2024-05-02', 'hum'] = 0
r.loc['2024-05-03':, 'temp'] = -1.0
r.loc[:'2024-05-01 00:30', 'sensor'] = 'first'
result = r.reset_index()

# case: nat-and-shift-dates
r = readings[['ts', 'sensor']].copy()
r.loc[r['sensor'] == 'S9', 'ts'] = pd.NaT
r.loc[r['sensor'].eq('S1'), 'ts'] += pd.Timedelta(hours=12)
r['gap'] = r['ts'].diff()
r.loc[0, 'gap'] = timedelta(minutes=5)
result = r

# case: string-into-date-col
r = readings[['ts', 'sensor']].copy()
r.loc[1, 'ts'] = '2023-12-31 23:59'
r.at[2, 'ts'] = datetime(2022, 1, 1)
r.iloc[3, 0] = np.datetime64('2021-06-01')
result = (str(r['ts'].dtype), r['ts'].head(4).dt.strftime('%Y/%m/%d %H:%M').tolist())

# case: bad-string-into-date-col
r = readings[['ts']].copy()
r.loc[0, 'ts'] = 'unknown'
result = (r['ts'].dtype.name, r.loc[0, 'ts'], r['ts'].map(type).nunique())

# case: rolling-cols-fstring-loop
r = readings.copy()
for w in (2, 3):
    r[f'temp_ma{w}'] = r['temp'].rolling(w, min_periods=1).mean()
    r[f'hum_max{w}'] = r['hum'].rolling(window=w).max()
result = r.filter(regex='_m').round(3)

# case: drop-rename-inplace-chain
r = readings.copy()
r.drop(columns='raw', inplace=True)
r.rename(columns={'hum': 'humidity', 'temp': 'temperature'}, inplace=True)
r.sort_values(['sensor', 'temperature'], ascending=[True, False], inplace=True)
r.reset_index(drop=True, inplace=True)
r.index += 1
result = r

# case: inplace-returns-none-error
r = readings.copy()
r = r.dropna(inplace=True)
r['hum'] = r['hum'] * 2
result = r
