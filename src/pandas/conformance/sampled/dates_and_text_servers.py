import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict

# Server / web logs database
servers_df = pd.DataFrame({
    'server_id': [1, 2, 3],
    'hostname': ['web-01.eu.example.com', 'web-02.us.example.com', 'db-01.eu.example.com'],
    'installed': ['20190501', '20201115', '20180230'],
    'tags': ['prod,web', 'prod, web,canary', 'prod,db'],
})

logs_df = pd.DataFrame({
    'log_id': range(1, 13),
    'server_id': [1, 1, 2, 3, 2, 1, 3, 3, 2, 1, 4, 1],
    'ts': ['2024-05-01 00:00:05', '2024-05-01 00:14:59', '2024-05-01 00:15:00', '2024-05-01 01:45:10', '2024-05-01 03:02:00',
           '2024-05-02 10:00:00', '2024-05-02 10:00:30', '2024-05-02 10:07:45', '2024-05-04 23:59:59', '2024-05-05 00:00:00',
           '2024-05-05 12:30:00', '2024-05-05 12:30:00.250'],
    'line': [
        'GET /index.html 200 12ms', 'POST /login 401 35ms', 'GET /api/v1/users?id=5 200 120ms', 'ERROR: disk full on /dev/sda1',
        'GET /api/v1/orders 500 1034ms', 'GET /index.html 304 3ms', 'WARN: slow query (2.5s)', 'ERROR: connection refused 10.0.0.12',
        'DELETE /api/v1/users/9 403 8ms', 'get /health 200 1ms', None, 'GET /api/v2/users 200 77ms'],
    'bytes': [512, 128, 2048, np.nan, 0, 0, np.nan, np.nan, 64, 2, 10, 4096],
})
# case: parse-request-lines
ext = logs_df['line'].str.extract(r'^(?P<method>[A-Za-z]+) (?P<path>/\S*) (?P<code>\d{3}) (?P<ms>\d+)ms$')
req = logs_df[['log_id']].join(ext).dropna(subset=['method'])
req['method'] = req['method'].str.upper()
req['ms'] = req['ms'].astype(int)
req['ok'] = req['code'].str.startswith(('2', '3'))
result = req
# case: floor-quarter-hour
ts = pd.to_datetime(logs_df['ts'], format='ISO8601')
result = logs_df.groupby(ts.dt.floor('15min'))['bytes'].agg(['count', 'sum']).reset_index()
# case: hourly-resample-filled
l = logs_df.assign(ts=pd.to_datetime(logs_df['ts'], format='mixed')).set_index('ts')
result = l.loc['2024-05-01'].resample('h').size().to_frame('events')
# case: error-messages
err = logs_df[logs_df['line'].str.contains('^(?:ERROR|WARN)', regex=True, na=False)]
pieces = err['line'].str.split(': ', n=1, expand=True)
result = pd.DataFrame({'log_id': err['log_id'], 'level': pieces[0], 'message': pieces[1].str.capitalize()})
# case: ip-findall
ips = logs_df['line'].str.findall(r'\d{1,3}(?:\.\d{1,3}){3}')
result = logs_df.loc[ips.str.len() > 0, ['log_id', 'server_id']].assign(ip=ips.str[0])
# case: hostname-split
h = servers_df['hostname'].str.split('.', expand=True)
result = servers_df[['server_id']].assign(
    role=h[0].str.split('-').str[0],
    number=h[0].str.extract(r'-(\d+)', expand=False).astype(int),
    region=h[1].str.upper(),
    domain=h[2].str.cat(h[3], sep='.'),
)
# case: installed-dates-coerced
d = pd.to_datetime(servers_df['installed'], format='%Y%m%d', errors='coerce')
age = (pd.Timestamp('2024-05-05') - d)
result = servers_df.assign(installed=d, age_days=age.dt.days, bad=d.isna())[['hostname', 'installed', 'age_days', 'bad']]
# case: events-per-day-full-calendar
l = logs_df.copy()
l['day'] = pd.to_datetime(l['ts'], format='mixed').dt.normalize()
per = l.groupby('day').agg(events=('log_id', 'size'), total=('bytes', 'sum'))
result = per.reindex(pd.date_range(per.index.min(), per.index.max()), fill_value=0)
result.index.name = 'day'
result['cumulative'] = result['total'].cumsum()
# case: session-gaps
l = logs_df.copy()
l['ts'] = pd.to_datetime(l['ts'], format='mixed')
l = l.sort_values(['server_id', 'ts'])
gap = l.groupby('server_id')['ts'].diff()
l['new_session'] = gap.isna() | (gap > pd.Timedelta('30min'))
l['session'] = l.groupby('server_id')['new_session'].cumsum()
result = l.groupby(['server_id', 'session']).agg(start=('ts', 'min'), end=('ts', 'max'), n=('log_id', 'count')).reset_index()
# case: tag-counts
cnt = Counter(t.strip() for tags in servers_df['tags'] for t in tags.split(','))
result = pd.Series(cnt).sort_index().sort_values(ascending=False, kind='stable')
# case: api-version
l = logs_df.dropna(subset=['line']).copy()
l['version'] = l['line'].apply(lambda s: re.search(r'/api/(v\d+)/', s).group(1) if re.search(r'/api/(v\d+)/', s) else None)
l['resource'] = l['line'].str.extract(r'/api/v\d/(\w+)')[0]
result = l.dropna(subset=['version']).groupby(['version', 'resource'], as_index=False)['log_id'].count()
# case: first-last-event-per-server
l = logs_df.merge(servers_df, on='server_id', how='left')
l['ts'] = pd.to_datetime(l['ts'], format='mixed')
g = l.groupby(l['hostname'].fillna('unknown'))['ts']
result = pd.DataFrame({'first': g.min(), 'last': g.max()})
result['span_hours'] = (result['last'] - result['first']) / pd.Timedelta(hours=1)
result = result.round({'span_hours': 2})
# case: epoch-seconds
ts = pd.to_datetime(logs_df['ts'], format='mixed')
result = pd.DataFrame({'log_id': logs_df['log_id'], 'epoch': (ts - pd.Timestamp('1970-01-01')) // pd.Timedelta('1s')})
# case: masked-digits
result = logs_df['line'].fillna('(empty)').apply(lambda s: re.sub(r'\d', '#', s)).str.slice(0, 25).tolist()
