import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict
from datetime import datetime, timedelta
# case: parse-access-log
lines = [
    '10.0.0.1 - [01/Feb/2024:10:00:01] "GET /index.html" 200 512',
    '10.0.0.2 - [01/Feb/2024:10:00:05] "POST /login" 401 -',
    '10.0.0.1 - [01/Feb/2024:10:01:09] "GET /img/logo.png" 304 0',
    'garbage line',
    '10.0.0.3 - [01/Feb/2024:10:02:30] "GET /index.html" 500 1024',
    '10.0.0.2 - [01/Feb/2024:10:03:00] "POST /login" 200 256',
]
pattern = re.compile(r'^(?P<ip>\S+) - \[(?P<ts>[^\]]+)\] "(?P<method>\w+) (?P<path>[^"]+)" (?P<status>\d{3}) (?P<size>\d+|-)$')
rows, rejected = [], []
for line in lines:
    m = pattern.match(line)
    if m:
        rows.append(m.groupdict())
    else:
        rejected.append(line)
df = pd.DataFrame(rows)
df['ts'] = pd.to_datetime(df['ts'], format='%d/%b/%Y:%H:%M:%S')
df['status'] = df['status'].astype(int)
df['size'] = pd.to_numeric(df['size'], errors='coerce').astype('Int64')
assert len(rejected) == 1
result = df
# case: error-rate-by-hour
df = pd.DataFrame({
    'time': ['2024-02-01 10:05', '2024-02-01 10:45', '2024-02-01 11:10', '2024-02-01 13:00', '2024-02-01 13:59', '2024-02-01 13:30'],
    'level': ['INFO', 'error', 'Error', 'info', 'WARN', 'ERROR'],
})
df['time'] = pd.to_datetime(df['time'])
df['is_error'] = df['level'].str.upper().eq('ERROR')
hourly = df.set_index('time').resample('h')['is_error'].agg(['sum', 'count'])
hourly['rate'] = hourly['sum'] / hourly['count']
result = hourly
# case: kv-pairs-to-columns
s = pd.Series(['user=ann;ms=120;ok=1', 'user=bob;ms=;ok=0', 'ms=95;user=ann', '', None])

def to_dict(text):
    if not text:
        return {}
    return dict(pair.split('=') for pair in text.split(';'))

kv = s.apply(to_dict)
df = pd.DataFrame(kv.tolist())
df['ms'] = pd.to_numeric(df['ms'])
df['ok'] = df['ok'].map({'1': True, '0': False})
result = df
# case: sessionize-events
ev = pd.DataFrame({
    'user': ['u1', 'u1', 'u2', 'u1', 'u2', 'u2', 'u1'],
    'ts': ['09:00', '09:10', '09:05', '10:00', '09:20', '11:00', '10:29'],
})
ev['ts'] = pd.to_datetime('2024-01-01 ' + ev['ts'])
ev = ev.sort_values(['user', 'ts']).reset_index(drop=True)
gap = ev.groupby('user')['ts'].diff() > pd.Timedelta(minutes=30)
ev['session'] = gap.groupby(ev['user']).cumsum().astype(int) + 1
out = ev.groupby(['user', 'session'])['ts'].agg(start='min', end='max', events='count')
out['minutes'] = (out['end'] - out['start']).dt.total_seconds() / 60
result = out
# case: duration-text-to-timedelta
jobs = pd.DataFrame({'job': ['etl', 'backup', 'report', 'sync'], 'took': ['1h 20m', '45m 10s', '00:03:30', '2 days']})

def parse(t):
    m = re.findall(r'(\d+)\s*([hms])', t)
    if m:
        unit = {'h': 3600, 'm': 60, 's': 1}
        return pd.Timedelta(seconds=sum(int(n) * unit[u] for n, u in m))
    return pd.Timedelta(t)

jobs['took'] = jobs['took'].map(parse)
jobs['seconds'] = jobs['took'].dt.total_seconds().astype(int)
result = jobs.sort_values('took', ascending=False)
# case: longest-failure-streak
runs = pd.DataFrame({'build': range(1, 11), 'state': ['ok', 'FAIL', 'fail', 'ok', 'fail', 'FAIL', ' fail', 'ok', None, 'fail']})
failed = runs['state'].str.strip().str.lower().eq('fail')
block = (failed != failed.shift()).cumsum()
streaks = runs[failed].groupby(block[failed])['build'].agg(['first', 'last', 'count'])
best = streaks.loc[streaks['count'].idxmax()]
result = best.to_dict()
# case: version-sort
v = pd.DataFrame({'host': ['a', 'b', 'c', 'd', 'e'], 'version': ['1.10.0', 'v1.9.3', '1.2', '2.0.0-rc1', '1.10.0']})
key = v['version'].str.lstrip('v').str.extract(r'^(\d+)\.(\d+)(?:\.(\d+))?').fillna(0).astype(int)
v['key'] = [tuple(r) for r in key.itertuples(index=False)]
newest = max(v['key'])
v['latest'] = v['key'].map(lambda t: t == newest)
order = sorted(v.index, key=lambda i: (v.at[i, 'key'], v.at[i, 'host']))
result = v.loc[order, ['host', 'version', 'latest']]
# case: status-class-counts
codes = pd.Series(['200', '404', 500, 302, '200 ', None, 'abc', 503.0])
num = pd.to_numeric(codes, errors='coerce')
cls = (num // 100).map({2: '2xx', 3: '3xx', 4: '4xx', 5: '5xx'}).fillna('other')
result = cls.value_counts().sort_index()
# case: str-accessor-on-numbers
codes = pd.DataFrame({'code': [200, 404, 500, 301], 'hits': [10, 2, 1, 5]})
codes['family'] = codes['code'].str[0] + 'xx'
result = codes.groupby('family')['hits'].sum()
# case: slowest-endpoint-percentiles
req = pd.DataFrame({
    'path': ['/a', '/a?x=1', '/b', '/b/', '/a#top', '/c', '/B'],
    'ms': ['12ms', '150ms', '30ms', '45 ms', '9ms', '', '60ms'],
})
req['path'] = req['path'].str.replace(r'[?#].*$', '', regex=True).str.rstrip('/').str.lower()
req['ms'] = req['ms'].str.extract(r'(\d+)', expand=False).astype(float)
result = req.groupby('path')['ms'].quantile([0.5, 0.95]).unstack().rename(columns={0.5: 'p50', 0.95: 'p95'})
# case: ip-octets-explode
ips = pd.Series(['10.0.0.1', '192.168.1.20', 'bad', '10.0.1.1', None], name='ip')
octets = ips.str.split('.', expand=True)
valid = octets.notna().all(axis=1)
net = ips[valid].str.rsplit('.', n=1).str[0]
result = {'valid': valid.tolist(), 'nets': net.value_counts().to_dict(), 'shape': octets.shape}
# case: multiindex-user-action
log = pd.DataFrame({
    'user': ['ann', 'Ann', 'bob', 'BOB', 'cat', 'ann'],
    'action': ['view', 'buy', 'view', 'view', 'buy', 'view'],
    'value': ['0', '19.99', None, '0', '5', ''],
})
log['user'] = log['user'].str.lower()
log['value'] = pd.to_numeric(log['value']).fillna(0)
result = log.groupby(['user', 'action']).agg({'value': ['sum', 'max'], 'action': 'count'})
# case: tuple-unpack-mismatch
rows = []
for line in ['a:1', 'b:2', 'c', 'd:4']:
    key, value = line.split(':')
    rows.append({'key': key, 'value': int(value)})
result = pd.DataFrame(rows)
# case: first-and-last-seen
df = pd.DataFrame({
    'ip': ['1.1.1.1', '2.2.2.2', '1.1.1.1', '3.3.3.3', '2.2.2.2', '1.1.1.1'],
    'seen': pd.to_datetime(['2024-01-05', '2024-01-01', '2024-01-02', '2024-01-03', '2024-01-09', '2024-01-07']),
    'agent': ['curl', None, 'curl', 'chrome', 'Chrome', 'Firefox'],
})
g = df.sort_values('seen').groupby('ip')
result = g.agg(first_seen=('seen', 'first'), last_seen=('seen', 'last'), agents=('agent', lambda s: ', '.join(sorted(set(a.lower() for a in s.dropna())))), hits=('seen', 'size'))
# case: alert-template-fstrings
alerts = pd.DataFrame({'host': ['db1', 'db2', 'web1'], 'cpu': [0.912, 0.3, np.nan], 'since': pd.to_datetime(['2024-03-01 04:05', '2024-03-02 00:00', None])})
out = []
for a in alerts.itertuples():
    cpu = f'{a.cpu:.1%}' if not np.isnan(a.cpu) else 'n/a'
    since = f'{a.since:%d %b %H:%M}' if a.since is not pd.NaT else '-'
    out.append(f'[{a.Index:02d}] {a.host:<6}|{cpu:>6}|{since}')
result = out
