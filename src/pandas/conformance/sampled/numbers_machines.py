import pandas as pd
import numpy as np
import math
import re
import datetime
from collections import Counter, defaultdict
from itertools import groupby, accumulate, product, combinations, count, takewhile

machines_df = pd.DataFrame({
    'machine': ['M1', 'M2', 'M3', 'M4'],
    'line': ['A', 'A', 'B', None],
    'rated_kw': ['15', '22.5', '7,5', 'unknown'],
    'installed': ['2015', '2018', '2018', '2023'],
    'target_mm': [10.0, 10.0, 25.0, 25.0],
    'tol_mm': [0.05, 0.1, 0.2, 0.0],
})

parts_df = pd.DataFrame({
    'part_no': ['A-0001', 'A-0002', 'A-0003', 'A-0004', 'B-0005', 'B-0006', 'B-0007', 'B-0008', 'B-0009', 'C-0010'],
    'machine': ['M1', 'M1', 'M1', 'M1', 'M2', 'M2', 'M3', 'M3', 'M3', 'M4'],
    'size_mm': [10.01, 9.97, 10.06, 10.0, 10.12, np.nan, 25.15, 24.8, 25.25, 25.0],
    'shift': ['day', 'Day', 'night', 'NIGHT', 'day', 'night', ' day', 'night', 'day', None],
    'ok': ['1', '1', '0', '1', '0', '', '1', '1', '0', '1'],
})

energy_df = pd.DataFrame({
    'machine': ['M1', 'M1', 'M1', 'M2', 'M2', 'M2', 'M3', 'M3', 'M4', 'M4'],
    'hour': [0, 1, 2, 0, 1, 2, 0, 2, 0, 1],
    'meter': [1000, 1012, 1026, 500, 520, 520, 99990, 4, 0, 0],
    'produced': [0, 4, 7, 0, 5, 0, 0, 12, 0, 0],
})
# case: meter-rollover-diff
e = energy_df.sort_values(['machine', 'hour']).copy()
e['used'] = e.groupby('machine')['meter'].diff()
e['used'] = np.where(e['used'] < 0, e['used'] + 100000, e['used'])
result = e.dropna(subset=['used']).groupby('machine')['used'].sum().astype(int).reset_index()
# case: process-capability
m = parts_df.merge(machines_df, on='machine')
g = m.groupby('machine').agg(mu=('size_mm', 'mean'), sd=('size_mm', 'std'), target=('target_mm', 'first'), tol=('tol_mm', 'first'), n=('size_mm', 'count'))
g['cp'] = (2 * g['tol']) / (6 * g['sd'])
up = (g['target'] + g['tol'] - g['mu']) / (3 * g['sd'])
dn = (g['mu'] - g['target'] + g['tol']) / (3 * g['sd'])
g['cpk'] = np.minimum(up, dn)
result = g.round(4).reset_index()
# case: out-of-tolerance
m = parts_df.merge(machines_df[['machine', 'target_mm', 'tol_mm']], on='machine', how='left')
m['dev'] = (m['size_mm'] - m['target_mm']).round(3)
bad = m['dev'].abs() > m['tol_mm']
result = m.loc[bad, ['part_no', 'machine', 'dev']].assign(sign=lambda d: np.sign(d['dev']).astype(int)).reset_index(drop=True)
# case: yield-by-shift
p = parts_df.copy()
p['shift'] = p['shift'].str.strip().str.lower().fillna('unknown')
p['ok'] = pd.to_numeric(p['ok'], errors='coerce')
y = p.groupby('shift')['ok'].agg(good='sum', tested='count')
y['yield'] = [f'{g / t:.2%}' if t else '-' for g, t in zip(y['good'], y['tested'])]
y[['good', 'tested']] = y[['good', 'tested']].astype(int)
result = y.reset_index()
# case: kwh-per-piece
use = energy_df.groupby('machine').agg(first=('meter', 'first'), last=('meter', 'last'), pieces=('produced', 'sum'))
use['kwh'] = (use['last'] - use['first']) % 100000
use['per_piece'] = use['kwh'] / use['pieces'].replace({0: np.nan})
use['label'] = use['per_piece'].map(lambda v: 'idle' if math.isnan(v) else f'{v:.2f} kWh')
result = use[['kwh', 'pieces', 'label']].reset_index()
# case: control-limits
x = parts_df.loc[parts_df['machine'] == 'M1', 'size_mm'].to_numpy()
mr = np.abs(np.diff(x))
center = x.mean()
sigma = mr.mean() / 1.128
result = {'center': round(center, 4), 'ucl': round(center + 3 * sigma, 4), 'lcl': round(center - 3 * sigma, 4), 'flags': ((x > center + 3 * sigma) | (x < center - 3 * sigma)).tolist()}
# case: part-number-parsing
pn = parts_df['part_no'].str.split('-', expand=True)
pn.columns = ['series', 'num']
pn['num'] = pn['num'].astype(int)
pn['check'] = pn['num'].apply(lambda n: sum(int(d) for d in str(n)) % 9)
pn['hex'] = pn['num'].map(lambda n: f'{n:#06x}')
pn['bin'] = [f'{n:04b}' for n in pn['num']]
result = pn
# case: rated-power-decimal-comma
def num(s, default=None):
    try:
        return float(s.replace(',', '.'))
    except ValueError:
        return default

kw = [num(s) for s in machines_df['rated_kw']]
total = sum(k for k in kw if k is not None)
result = machines_df[['machine', 'line']].assign(kw=kw, share=[None if k is None else round(k / total, 3) for k in kw])
# case: deviation-quantiles
m = parts_df.merge(machines_df, on='machine')
dev = (m['size_mm'] - m['target_mm']).abs()
q = dev.quantile([0, .25, .5, .75, .9, 1])
result = pd.DataFrame({'q': q.index, 'linear': q.values.round(4), 'lower': dev.quantile(q.index, interpolation='lower').values.round(4), 'nearest': np.nanpercentile(dev, q.index * 100, method='nearest').round(4)})
# case: produced-percent-of-line
e = energy_df.merge(machines_df[['machine', 'line']], on='machine')
e['line'] = e['line'].fillna('none')
t = e.groupby(['line', 'machine'], as_index=False)['produced'].sum()
t['line_total'] = t.groupby('line')['produced'].transform('sum')
t['pct'] = t['produced'].div(t['line_total']).mul(100).round(1)
t['overall_rank'] = t['produced'].rank(method='first', ascending=False).astype(int)
result = t.sort_values('overall_rank').reset_index(drop=True)
# case: idle-hours
e = energy_df.copy()
e['prev'] = e.groupby('machine')['meter'].shift(1)
e['idle'] = (e['meter'] == e['prev']) & (e['produced'] == 0)
agg = e.groupby('machine')['idle'].agg(any_idle='any', all_idle='all', n='sum')
result = agg[agg['any_idle']].reset_index()
# case: machine-pairs-same-year
years = dict(zip(machines_df['machine'], machines_df['installed'].astype(int)))
rows = [(a, b, abs(years[a] - years[b])) for a, b in combinations(years, 2)]
out = pd.DataFrame(rows, columns=['a', 'b', 'gap'])
result = out[out['gap'] == out['gap'].min()]
# case: maintenance-schedule
every = 250
rows = []
for mach, start in [('M1', 0), ('M2', 100), ('M3', 240)]:
    for h in takewhile(lambda t: t <= 800, count(start, every)):
        rows.append({'machine': mach, 'at_hour': h, 'day': h // 24, 'hour_of_day': h % 24})
sched = pd.DataFrame(rows)
result = sched.merge(machines_df[['machine', 'installed']], on='machine').sort_values(['at_hour', 'machine']).reset_index(drop=True)
# case: shift-size-crosstab
p = parts_df.dropna(subset=['size_mm', 'shift']).copy()
p['shift'] = p['shift'].str.strip().str.upper()
p['band'] = pd.cut(p['size_mm'], bins=[0, 10, 11, 30], labels=['<=10', '10-11', '>11'])
ct = pd.crosstab(p['shift'], p['band'], normalize='index').round(3)
ct.columns = ct.columns.astype(str)
result = ct.reset_index()
