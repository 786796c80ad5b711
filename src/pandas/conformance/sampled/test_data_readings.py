import pandas as pd
import numpy as np
import json
from datetime import datetime, timedelta
from itertools import cycle, islice, accumulate
from io import StringIO
# case: sensor-hourly-resample
readings_df = pd.DataFrame({
    'ts': pd.date_range('2024-06-01 00:00', periods=12, freq='h'),
    'temp': [20.1, 20.3, np.nan, 21.0, 21.4, 22.2, 23.0, None, 22.8, 22.1, 21.5, 21.0],
})
result = (
    readings_df.set_index('ts')
    .resample('4h')['temp']
    .agg(['mean', 'count', 'max'])
    .round(2)
    .reset_index()
)
# case: devices-islice-cycle
status_cycle = list(islice(cycle(['ok', 'warn', 'ok', 'fail']), 10))
devices_df = pd.DataFrame({
    'device': [f'dev-{n}' for n in range(10)],
    'status': status_cycle,
    'uptime': list(accumulate([5] * 10)),
})
result = devices_df['status'].value_counts().to_dict()
# case: log-lines-read-csv-sep
log = """2024-01-01 10:00:00|INFO|start
2024-01-01 10:00:05|WARN|slow disk
2024-01-01 10:01:00|ERROR|timeout
2024-01-01 10:01:30|INFO|retry
2024-01-01 10:02:10|ERROR|timeout
"""
logs_df = pd.read_csv(StringIO(log), sep='|', header=None, names=['ts', 'level', 'msg'], parse_dates=['ts'])
logs_df['since_prev'] = logs_df['ts'].diff().dt.total_seconds().fillna(0).astype(int)
result = logs_df.loc[logs_df['level'] == 'ERROR', ['ts', 'msg', 'since_prev']]
# case: epoch-seconds-and-ms
events_df = pd.DataFrame({
    'id': [1, 2, 3],
    'epoch_s': [1704067200, 1706745600, 1709251199],
    'epoch_ms': [1704067200500, 1706745600000, 1709251199999],
})
events_df['at'] = pd.to_datetime(events_df['epoch_s'], unit='s')
events_df['at_ms'] = pd.to_datetime(events_df['epoch_ms'], unit='ms')
events_df['same_second'] = events_df['at'] == events_df['at_ms'].dt.floor('s')
result = events_df
# case: sites-datetime-list-comprehension
base = datetime(2024, 2, 26)
sites_df = pd.DataFrame(
    [(f'site{i % 3}', base + timedelta(days=i), i ** 2 / 2) for i in range(7)],
    columns=['site', 'checked', 'score'],
)
latest = sites_df.loc[sites_df.groupby('site')['checked'].idxmax()].set_index('site')
result = latest.assign(checked=latest['checked'].dt.strftime('%d %b %Y'))
# case: wide-to-long-melt
wide_df = pd.DataFrame({
    'station': ['X', 'Y', 'Z'],
    't_2021': [10.5, None, 12.0],
    't_2022': [11.0, 9.5, 12.5],
    't_2023': [11.5, 9.0, None],
})
long_df = wide_df.melt(id_vars='station', var_name='year', value_name='temp')
long_df['year'] = long_df['year'].str.replace('t_', '').astype(int)
result = long_df.dropna(subset=['temp']).sort_values(['station', 'year']).reset_index(drop=True)
# case: gaps-asfreq
partial_df = pd.DataFrame(
    {'level': [1.0, 2.0, 5.0, 4.0]},
    index=pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-05', '2024-01-07']),
)
full = partial_df.asfreq('D')
full['filled'] = full['level'].interpolate()
full['missing'] = full['level'].isna()
result = full.rename_axis('day').reset_index()
# case: alerts-window-count
alerts_df = pd.DataFrame({
    'host': ['h1', 'h1', 'h2', 'h1', 'h2', 'h3'],
    'at': pd.to_datetime([
        '2024-01-01 00:01', '2024-01-01 00:03', '2024-01-01 00:04',
        '2024-01-01 00:20', '2024-01-01 00:05', '2024-01-01 00:59',
    ]),
}).sort_values(['host', 'at'])
alerts_df['gap'] = alerts_df.groupby('host')['at'].diff()
alerts_df['new_burst'] = alerts_df['gap'].isna() | (alerts_df['gap'] > pd.Timedelta(minutes=10))
alerts_df['burst_no'] = alerts_df.groupby('host')['new_burst'].cumsum()
result = alerts_df.groupby(['host', 'burst_no']).size().reset_index(name='n')
# case: readings-from-series-dict
s1 = pd.Series([1, 2, 3], index=['a', 'b', 'c'], name='first')
s2 = pd.Series([10, 30, 40], index=['a', 'c', 'd'], name='second')
align_df = pd.DataFrame({'first': s1, 'second': s2})
align_df['both'] = align_df.notna().all(axis=1)
result = align_df
# case: meter-rollover-clip
meter_df = pd.DataFrame({
    'meter': ['M1'] * 4 + ['M2'] * 3,
    'day': list(range(1, 5)) + list(range(1, 4)),
    'value': [100, 150, 20, 60, 5, 5, 9],
})
meter_df['used'] = meter_df.groupby('meter')['value'].diff().clip(lower=0)
result = meter_df.groupby('meter')['used'].agg(total='sum', days='count', peak='max').astype(int)
# case: config-json-dict-of-dicts
cfg = json.loads('{"web": {"cpu": 4, "ram": 16}, "db": {"cpu": 8, "ram": 64, "disk": "ssd"}, "cache": {"ram": 32}}')
hosts_df = pd.DataFrame.from_dict(cfg, orient='index').rename_axis('host').reset_index()
hosts_df['cpu'] = hosts_df['cpu'].astype('Int64')
result = hosts_df.sort_values('ram', ascending=False)
# case: weekly-bins-qcut
score_df = pd.DataFrame({'unit': list('ABCDEFGH'), 'load': [3, 7, 7, 12, 15, 18, 21, 40]})
score_df['quartile'] = pd.qcut(score_df['load'], 4, labels=[1, 2, 3, 4]).astype(int)
result = score_df.groupby('quartile')['unit'].apply(', '.join).to_dict()
