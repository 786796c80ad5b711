import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, timedelta
from collections import Counter, defaultdict, deque
from itertools import accumulate, groupby, zip_longest
# case: readings-with-units
raw = pd.DataFrame({
    'sensor': ['T1', 't1', 'T2', 'T2 ', 'T3', 'T1'],
    'reading': ['21.5C', '70.7 F', '22,1 °C', 'ERR', '', '295 K'],
})

def celsius(text):
    m = re.fullmatch(r'\s*(-?\d+(?:[.,]\d+)?)\s*°?\s*([CFK])\s*', text or '')
    if m is None:
        return None
    v, u = float(m[1].replace(',', '.')), m[2]
    return {'C': v, 'F': (v - 32) * 5 / 9, 'K': v - 273.15}[u]

raw['sensor'] = raw['sensor'].str.strip().str.upper()
raw['celsius'] = raw['reading'].map(celsius).round(2)
result = raw.groupby('sensor').agg(mean=('celsius', 'mean'), ok=('celsius', 'count'), total=('reading', 'size'))
# case: gap-fill-and-interpolate
s = pd.DataFrame({'t': ['00:00', '00:10', '00:40', '00:50', '01:20'], 'v': ['1.0', 'nan', '4.0', '-', '8']})
s['t'] = pd.to_datetime('2024-06-01 ' + s['t'])
s['v'] = pd.to_numeric(s['v'], errors='coerce')
full = s.set_index('t')['v'].resample('10min').asfreq()
result = pd.DataFrame({'raw': full, 'filled': full.interpolate(), 'limit1': full.ffill(limit=1)})
# case: rolling-alerts
r = pd.DataFrame({'min': range(10), 'temp': [20, 21, 25, 30, 31, 29, np.nan, 22, 35, 36]})
r['avg3'] = r['temp'].rolling(3, min_periods=2).mean().round(2)
r['alert'] = np.where(r['avg3'] > 28, 'HIGH', np.where(r['avg3'].isna(), 'NO DATA', 'ok'))
result = r['alert'].value_counts().to_dict(), r.loc[r['alert'].eq('HIGH'), 'min'].tolist()
# case: state-durations
ev = pd.DataFrame({
    'device': ['p1', 'p1', 'p1', 'p2', 'p2'],
    'at': ['2024-01-01 00:00', '2024-01-01 06:30', '2024-01-01 08:00', '2024-01-01 01:00', '2024-01-01 23:00'],
    'state': ['ON', 'off', 'On', 'off', 'ON'],
})
ev['at'] = pd.to_datetime(ev['at'])
ev['state'] = ev['state'].str.upper()
end = pd.Timestamp('2024-01-02')
ev['until'] = ev.groupby('device')['at'].shift(-1).fillna(end)
ev['dur'] = ev['until'] - ev['at']
result = ev.pivot_table(index='device', columns='state', values='dur', aggfunc='sum')
# case: deque-moving-average
values = ['3', '4', None, 'x', '8', '10']
window, out = deque(maxlen=3), []
for v in values:
    try:
        window.append(float(v))
    except (TypeError, ValueError):
        pass
    out.append(round(sum(window) / len(window), 2) if window else None)
result = pd.DataFrame({'raw': values, 'ma': out})
# case: checksum-validation
pk = pd.DataFrame({'packet': ['01-02-03', 'FF-00-FF', '0A-0B-15', 'zz-01-00', '', None]})
def check(p):
    try:
        *body, cs = [int(x, 16) for x in p.split('-')]
    except (ValueError, AttributeError) as exc:
        return type(exc).__name__
    return 'ok' if sum(body) % 256 == cs else f'bad ({sum(body) % 256:02X} != {cs:02X})'
pk['check'] = [check(p) for p in pk['packet']]
result = pk['check'].tolist()
# case: float-on-dirty-column
d = pd.DataFrame({'sensor': ['a', 'b', 'a'], 'value': ['1.5', '2,5', '3.5']})
d['value'] = d['value'].astype(float)
result = d.groupby('sensor')['value'].mean()
# case: nearest-asof
temps = pd.DataFrame({'time': pd.to_datetime(['2024-01-01 10:00', '2024-01-01 10:07', '2024-01-01 10:30']), 'temp': [20.0, 21.0, None]})
marks = pd.DataFrame({'time': pd.to_datetime(['2024-01-01 10:05', '2024-01-01 10:12', '2024-01-01 09:00', '2024-01-01 10:31']), 'mark': ['b', 'c', 'a', 'd']}).sort_values('time')
back = pd.merge_asof(marks, temps, on='time')
near = pd.merge_asof(marks, temps, on='time', direction='nearest', tolerance=pd.Timedelta('3min'))
result = back.assign(nearest=near['temp'])
# case: asof-unsorted
temps = pd.DataFrame({'time': pd.to_datetime(['2024-01-01 10:30', '2024-01-01 10:07']), 'temp': [20.0, 21.0]})
marks = pd.DataFrame({'time': pd.to_datetime(['2024-01-01 10:05', '2024-01-01 10:12']), 'mark': ['b', 'c']})
result = pd.merge_asof(marks, temps, on='time')
# case: wide-to-long-channels
w = pd.DataFrame({'site': ['N', 'S'], 'temp_1': [20, 25], 'temp_2': [21, None], 'hum_1': ['40%', '55%'], 'hum_2': ['42%', '']})
long = pd.wide_to_long(w, stubnames=['temp', 'hum'], i='site', j='channel', sep='_').reset_index()
long['hum'] = pd.to_numeric(long['hum'].str.rstrip('%'), errors='coerce')
result = long.sort_values(['site', 'channel']).reset_index(drop=True)
# case: meter-counter-rollover
m = pd.DataFrame({'meter': ['m1'] * 5 + ['m2'] * 3, 'count': ['9,980', '9,995', '12', '40', None, '100', '100', '350']})
m['count'] = pd.to_numeric(m['count'].str.replace(',', ''))
use = m.groupby('meter')['count'].diff()
m['used'] = use.where(use >= 0, use + 10_000)
result = m.groupby('meter')['used'].agg(['sum', 'max', 'count'])
# case: run-length-encode
sig = pd.Series(list('AAABBCAAAA') + [None, None])
rle = [(k, len(list(g))) for k, g in groupby(sig.fillna('?'))]
back = [k for k, n in rle for _ in range(n)]
assert back == sig.fillna('?').tolist()
result = pd.DataFrame(rle, columns=['symbol', 'n']).assign(end=lambda d: d['n'].cumsum(), start=lambda d: d['end'] - d['n'])
# case: concat-pieces-with-keys
pieces = {}
for name, vals in {'inside': [20, 21, '22'], 'outside': [5.5, None], 'cellar': []}.items():
    pieces[name] = pd.DataFrame({'v': pd.to_numeric(pd.Series(vals, dtype=object))})
allp = pd.concat(pieces, names=['place', 'n'])
allp['first'] = allp.groupby(level='place')['v'].transform('first')
result = allp
# case: hourly-heatmap
e = pd.DataFrame({'ts': ['2024-01-01 08:15', '2024-01-01 08:45', '2024-01-02 09:00', '2024-01-06 08:00', '2024-01-07 21:10', 'n/a'], 'kwh': [1.0, 2.0, 1.5, 4.0, 0.5, 9.9]})
e['ts'] = pd.to_datetime(e['ts'], errors='coerce')
e = e.dropna(subset=['ts'])
e['dow'] = pd.Categorical(e['ts'].dt.day_name().str[:3], categories=['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], ordered=True)
e['part'] = e['ts'].dt.hour.map(lambda h: 'morning' if h < 12 else 'evening')
result = e.pivot_table(index='dow', columns='part', values='kwh', aggfunc='sum', observed=False, fill_value=0)
# case: compare-two-firmware-tables
old = pd.DataFrame({'id': ['a', 'b', 'c'], 'fw': ['1.0', '1.1', None], 'batt': [90, 80, 70]}).set_index('id')
new = pd.DataFrame({'id': ['a', 'b', 'c'], 'fw': ['1.0', '1.2', None], 'batt': [85, 80, 70]}).set_index('id')
diff = old.compare(new, result_names=('old', 'new'))
notes = [f'{i}.{c}: {old.at[i, c]!r} -> {new.at[i, c]!r}' for i in old.index for c in old.columns
         if old.at[i, c] != new.at[i, c] and not (pd.isna(old.at[i, c]) and pd.isna(new.at[i, c]))]
result = diff, notes
