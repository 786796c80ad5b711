import pandas as pd
import numpy as np
import math
import re
import json
import string
import statistics
import itertools
import bisect
import copy
from functools import reduce, partial, lru_cache, cmp_to_key
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
from datetime import datetime, timedelta, date
from operator import itemgetter, attrgetter

logs = pd.DataFrame({
    'ts': ['2024-05-01 08:00:00', '2024-05-01 08:05:30', '2024-05-01 08:05:30', '2024-05-01 09:15:00', '2024-05-02 00:00:01',
           '2024-05-02 23:59:59', '2024-05-04 12:00:00', '2024-05-05 06:30:00', None, '2024-05-06 18:45:10'],
    'level': ['INFO', 'error', 'ERROR', 'WARN', 'INFO', 'Info', 'error', 'DEBUG', 'WARN', None],
    'msg': ['user=anna id=42 login ok', 'user=bob id=7 failed: code 500', 'timeout after 30s (retry 3)', 'disk 91% full on /dev/sda1',
            'user=anna id=42 logout', '', 'user=Carl id=103 failed: code 404', 'cache miss key=ab_12 key=cd_34', None, 'mail to x@site.com, y@site.org'],
    'ms': [12, 350, 30000, 5, 8, 9, 410, 1, 77, 0],
    'bytes': [1024.0, 2048.0, 0.0, np.nan, 512.0, np.inf, 4096.0, 65536.0, -1.0, 100.0],
})
servers = pd.DataFrame({
    'host': ['web-1', 'web-2', 'db-1', 'db-10', 'db-2', 'cache'],
    'cpu': [0.35, 0.92, 0.5, np.nan, 0.5, 1.0],
    'cores': [4, 8, 16, 16, 8, 2],
    'up_since': pd.to_datetime(['2024-01-01', '2024-02-29', '2023-12-31', '2024-04-15', None, '2024-05-01']),
    'tags': [['a', 'b'], ['b'], [], ['c', 'a', 'a'], None, ['b', 'c']],
})

# case: log10-magnitude
result = np.floor(np.log10(logs['ms'].replace(0, np.nan)))
# case: log1p-new-col
logs['log_ms'] = np.log1p(logs['ms']).round(4)
result = logs[['ms', 'log_ms']]
# case: log2-bytes-ints
b = logs.loc[(logs['bytes'] > 0) & np.isfinite(logs['bytes']), 'bytes']
result = np.log2(b).tolist()
# case: isfinite-filter
result = logs[np.isfinite(logs['bytes'])]['bytes'].sum()
# case: isinf-isnan-counts
arr = logs['bytes'].to_numpy()
result = {'nan': int(np.isnan(arr).sum()), 'inf': int(np.isinf(arr).sum()), 'neg': int((arr < 0).sum())}
# case: isnan-on-strings
result = logs[~np.isnan(logs['level'])]
# case: clip-array
result = np.clip(logs['ms'].to_numpy(), 5, 500)
# case: clip-series-stays-series
x = np.clip(logs['bytes'], 0, 5000)
result = type(x).__name__, x.tolist()
# case: sign-abs
result = pd.DataFrame({'sign': np.sign(logs['bytes']), 'abs': np.abs(logs['bytes'])})
# case: sqrt-negative
with np.errstate(invalid='ignore'):
    result = np.sqrt(logs['bytes'])
# case: power-mod
result = np.power(servers['cores'], 2).tolist(), np.mod(logs['ms'], 7).tolist(), np.mod(-7, 3)
# case: floor-ceil-trunc-round
x = np.array([-2.5, -0.5, 0.5, 1.5, 2.5, 3.49])
result = pd.DataFrame({'floor': np.floor(x), 'ceil': np.ceil(x), 'trunc': np.trunc(x), 'round': np.round(x), 'rint': np.rint(x)}, index=x)
# case: maximum-pairs
result = np.maximum(logs['ms'], logs['bytes'])
# case: minimum-scalar
servers['cap'] = np.minimum(servers['cpu'] * 1.5, 1.0)
result = servers[['host', 'cap']]
# case: hypot-sin
result = np.hypot([3, 5, 8], [4, 12, 15]), np.sin(np.array([0, np.pi / 2])).round(6), np.degrees(np.pi)
# case: datetime64-array-diff
t = pd.to_datetime(logs['ts']).dropna().to_numpy()
result = (np.diff(t) / np.timedelta64(1, 's')).tolist()
# case: datetime64-compare
result = servers[servers['up_since'] >= np.datetime64('2024-02-29')]['host'].tolist()
# case: datetime64-unit-month
m = servers['up_since'].dropna().values.astype('datetime64[M]')
result = [str(v) for v in np.unique(m)]
# case: datetime64-arange
days = np.arange('2024-02-27', '2024-03-02', dtype='datetime64[D]')
result = pd.DataFrame({'day': days, 'n': range(len(days))})
# case: timedelta64-add
result = servers['up_since'] + np.timedelta64(36, 'h')
# case: busday-count
result = int(np.busday_count('2024-05-01', '2024-05-31'))
# case: isnat-array
result = np.isnat(servers['up_since'].values).tolist()
# case: re-named-groups-dict
pat = re.compile(r'user=(?P<user>\w+)\s+id=(?P<id>\d+)', re.I)
result = [m.groupdict() for m in (pat.search(s) for s in logs['msg'].dropna()) if m]
# case: re-findall-map
result = logs['msg'].fillna('').map(lambda s: re.findall(r'(\w+)=(\w+)', s)).tolist()
# case: re-sub-function
result = logs['msg'].dropna().apply(lambda s: re.sub(r'\d+', lambda m: str(int(m.group()) * 2), s)).tolist()
# case: re-finditer-spans
result = [(m.start(), m.end(), m.group(0)) for m in re.finditer(r'\b[a-z]+@(\w+\.\w+)', logs.loc[9, 'msg'])]
# case: re-on-none-error
result = logs['msg'].apply(lambda s: re.findall(r'\d+', s))
# case: re-flags-verbose
rx = re.compile(r'''
    failed:\s+code\s+   # prefix
    (\d{3})             # status
''', re.VERBOSE | re.IGNORECASE)
result = [int(rx.search(m).group(1)) if m and rx.search(m) else None for m in logs['msg']]
# case: natural-sort-hosts
def key(h):
    return [int(p) if p.isdigit() else p for p in re.split(r'(\d+)', h)]
result = sorted(servers['host'], key=key)
# case: cmp-to-key-sort
def cmp(a, b):
    if a['cores'] != b['cores']:
        return b['cores'] - a['cores']
    return -1 if a['host'] < b['host'] else 1
result = [r['host'] for r in sorted(servers.to_dict('records'), key=cmp_to_key(cmp))]
# case: counter-tags-chain
c = Counter(itertools.chain.from_iterable(t for t in servers['tags'] if t))
result = c.most_common()
# case: counter-update-subtract
c = Counter(logs['level'].str.upper().dropna())
c.subtract({'ERROR': 1, 'FATAL': 2})
result = dict(c), c.total()
# case: deque-rolling
window, out = deque(maxlen=3), []
for v in logs['ms']:
    window.append(v)
    out.append(sum(window) / len(window))
logs['ma3'] = out
result = logs['ma3'].round(2)
# case: groupby-consecutive-levels
lv = logs['level'].fillna('none').str.lower()
result = [(k, len(list(g))) for k, g in itertools.groupby(lv)]
# case: timedelta-gaps-python
ts = [datetime.fromisoformat(t) for t in logs['ts'].dropna()]
gaps = [b - a for a, b in itertools.pairwise(ts)]
result = str(max(gaps)), max(gaps).days, sum(gaps, timedelta()).total_seconds()
# case: json-dumps-int64-error
result = json.dumps({'max': logs['ms'].max()})
# case: json-dumps-sorted-default
result = json.dumps({'max': int(logs['ms'].max()), 'first': date(2024, 5, 1), 'avg': float(logs['ms'].mean())}, sort_keys=True, default=str)
# case: punctuation-strip
table = str.maketrans('', '', string.punctuation)
result = [s.translate(table).split() for s in logs['msg'].dropna() if s][:3]
