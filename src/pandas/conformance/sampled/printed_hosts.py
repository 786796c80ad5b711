import pandas as pd
import numpy as np
import re
import json
from collections import OrderedDict

hosts = pd.DataFrame({
    'host': ['web1', 'web2', 'web10', 'db1', 'DB2', 'cache-a', None],
    'ip': ['10.0.0.2', '10.0.0.10', '10.0.0.9', '192.168.1.1', '10.0.1.1', '', '10.0.0.100'],
    'ram_gb': pd.array([16, 32, 8, 256, None, 64, 1], dtype='Int64'),
    'load': pd.array([0.5, 1.25, None, 12.0, 0.001, 3.0, 0.0], dtype='Float64'),
    'os': pd.array(['Debian 12', 'debian 11', None, 'RHEL 9', 'rhel 9', 'Alpine', ''], dtype='string'),
    'prod': pd.array([True, True, False, True, None, False, None], dtype='boolean'),
})
events = pd.DataFrame({
    'at': pd.to_datetime(['2024-06-01 00:00:00.001', '2024-06-01 00:00:00.250', '2024-06-01 13:45:10', '2024-06-02 00:00:00',
                          '2024-06-02 23:59:59.999999', None, '2024-06-03 08:00:00', '2024-06-03 08:00:00'], format='ISO8601'),
    'host': ['web1', 'web1', 'db1', 'web10', 'DB2', 'web2', 'ghost', None],
    'level': ['INFO', 'warn', 'ERROR', 'ERROR', 'info', 'WARN ', 'error', 'INFO'],
    'msg': ['start', 'slow query took 250ms', 'disk 95% full on /dev/sda1', 'timeout after 30s', '', None, 'unknown host', 'ok'],
    'bytes': [0, 1023, 1024, 1536000, 5_000_000_000, 1, -1, 2048],
})
disks = pd.DataFrame({
    'host': ['web1', 'web1', 'db1', 'db1', 'db1', 'cache-a'],
    'mount': ['/', '/var', '/', '/data', '/backup', '/'],
    'used_pct': [45.5, 99.99, 12.0, 87.125, 0.0, 100.0],
    'free': ['10G', '512M', '1.5T', '200G', '2T', '0'],
})

# case: hosts-print
result = str(hosts)

# case: hosts-dtype-reprs
result = '\n'.join(f'{c}: {d}' for c, d in hosts.dtypes.items())

# case: string-dtype-series
result = repr(hosts['os']) + '\n' + repr(hosts['os'].str.upper().str.split(' ').str[0])

# case: extension-array-reprs
result = repr(hosts['ram_gb'].array) + '\n' + repr(hosts['load'].array)

# case: nullable-tolist
result = str(hosts['ram_gb'].tolist()) + str(hosts['load'].to_list()) + str(hosts['prod'].tolist())

# case: nullable-astype-str
result = hosts[['ram_gb', 'load', 'os', 'prod']].astype(str).values.tolist()

# case: nullable-format-error
result = hosts['ram_gb'].apply(lambda v: f'{v:>6,d} GB').tolist()

# case: nullable-format
result = ['{:>6} GB'.format('-' if pd.isna(v) else v) for v in hosts['ram_gb']]

# case: ip-sort
ips = hosts.loc[hosts['ip'].ne(''), ['host', 'ip']].copy()
ips['k'] = ips['ip'].map(lambda s: tuple(int(o) for o in s.split('.')))
result = ips.sort_values('k').drop(columns='k').to_string(index=False)

# case: ip-padded
result = hosts['ip'].replace('', '0.0.0.0').str.split('.', expand=True).apply(lambda c: c.str.zfill(3)).agg('.'.join, axis=1).tolist()

# case: events-str-micro
result = str(events[['at', 'host', 'level']])

# case: events-at-strings
result = events['at'].astype(str).tolist()

# case: log-lines
e = events.assign(level=events['level'].str.strip().str.upper())
result = [f"[{r.at:%H:%M:%S}] {r.level:<5} {r.host or '-':>8}: {r.msg or '(empty)'}" for r in e.dropna(subset=['at']).itertuples()]

# case: log-parse-back
lines = events['level'].str.strip().str.upper() + ' ' + events['host'].fillna('-') + ' "' + events['msg'].fillna('') + '"'
parsed = lines.str.extract(r'^(?P<level>[A-Z]+) (?P<host>\S+) "(?P<msg>.*)"$')
result = parsed.to_dict('records')

# case: disk-free-to-gb
unit = {'M': 1 / 1024, 'G': 1, 'T': 1024}
ex = disks['free'].str.extract(r'([\d.]+)([MGT]?)')
gb = ex[0].astype(float) * ex[1].map(unit).fillna(1)
result = gb.map('{:,.1f}'.format).str.rjust(10).tolist()

# case: disk-nested-dict
tree = OrderedDict((h, dict(zip(g['mount'], g['used_pct']))) for h, g in disks.groupby('host', sort=False))
result = json.dumps(tree) + '\n' + str(tree)

# case: disk-nested-text
out = []
for h, g in disks.groupby('host'):
    out.append(h)
    last = g.index[-1]
    for i, r in g.iterrows():
        out.append(('└─ ' if i == last else '├─ ') + f"{r['mount']:<8} {r['used_pct']:6.2f}%")
result = '\n'.join(out)

# case: level-counts-line
vc = events['level'].str.strip().str.upper().value_counts()
result = ' '.join(f'{k}={v}' for k, v in vc.items()) + ' | ' + str(vc.to_dict()) + '\n' + str(vc)

# case: daily-grouper-text
d = events.dropna(subset=['at']).groupby(events['at'].dt.date)['bytes'].agg(['size', 'sum', 'max'])
result = str(d)

# case: describe-nullable
result = hosts[['ram_gb', 'load']].describe().to_string()

# case: missing-host-column
m = events.merge(hosts, left_on='host', right_on='hostname', how='left')
result = m.to_string()
