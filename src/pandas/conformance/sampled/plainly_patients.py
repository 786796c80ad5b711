import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, date, timedelta
from collections import defaultdict, Counter, namedtuple, deque
from itertools import groupby, chain, combinations, accumulate, pairwise, islice, zip_longest
from functools import reduce, partial

patients_df = pd.DataFrame({
    'pid': ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'p02'],
    'name': ['Ann Ray', 'Ben  Orr', 'CARA FINN', 'dan wu', None, 'Eli Ray', 'Ben Orr'],
    'dob': ['1980-02-29', '12/07/1955', '2001-12-31', None, '1999-01-01', '2020-06-15', '1955-07-12'],
    'smoker': [True, None, False, False, True, None, False],
})
visits_df = pd.DataFrame({
    'vid': range(500, 511),
    'pid': ['P01', 'P01', 'P02', 'P03', 'P03', 'P03', 'P04', 'P08', None, 'P01', 'P06'],
    'date': pd.to_datetime(['2024-01-10', '2024-01-12', '2024-01-10', '2024-02-01', '2024-03-05', '2024-03-05',
                            None, '2024-02-29', '2024-04-01', '2024-06-30', '2024-05-05']),
    'ward': ['A', 'A', 'B', 'A', 'C', 'C', 'B', None, 'A', 'B', 'P'],
    'temp': [36.6, 38.2, 39.0, np.nan, 37.5, 37.5, 36.9, 40.1, 35.0, 36.65, 37.0],
    'bp': ['120/80', '135/85', '150/95', '', '110/70', '110/70', 'n/a', '90/60', None, '128/82', '100 / 65'],
})
doses_df = pd.DataFrame({
    'vid': [500, 501, 501, 502, 504, 505, 505, 507, 999],
    'drug': ['Ibu', 'ibu', 'Para', 'Amox', 'Para', 'Para', 'Amox', 'IBU ', 'Ibu'],
    'mg': [200, 400, 500, 250, 500, 1000, 0, -200, 200],
})

# case: bp-parse-tuple
def parse_bp(x):
    try:
        s, d = x.split('/')
        return int(s), int(d)
    except (AttributeError, ValueError):
        return (None, None)
sysdia = pd.DataFrame(visits_df['bp'].map(parse_bp).tolist(), columns=['sys', 'dia'], index=visits_df['vid'])
result = sysdia
# case: fever-episodes-readmit
res = []
for pid, g in visits_df.dropna(subset=['pid', 'date']).sort_values('date').groupby('pid'):
    for (i, a), (j, b) in pairwise(g.iterrows()):
        if (gap := (b['date'] - a['date']).days) <= 30:
            res.append({'pid': pid, 'first': a['vid'], 'again': b['vid'], 'gap': gap})
result = pd.DataFrame(res)
# case: age-at-date
def age(born, on=date(2024, 7, 1)):
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))
ages = {}
for pid, dob in patients_df[['pid', 'dob']].itertuples(index=False):
    if dob is None:
        ages[pid] = None
        continue
    fmt = '%Y-%m-%d' if '-' in dob else '%d/%m/%Y'
    ages[pid] = age(datetime.strptime(dob, fmt).date())
result = ages
# case: temp-flags-chained-comparison
flags = ['low' if t < 36 else 'normal' if 36 <= t < 37.5 else 'fever' if 37.5 <= t < 40 else 'critical' if t >= 40 else '?' for t in visits_df.temp]
result = pd.Series(flags, index=visits_df['vid']).value_counts().sort_index().to_dict()
# case: chained-compare-series-error
normal = visits_df[36 <= visits_df['temp'] < 37.5]
result = len(normal)
# case: assert-positive-doses
try:
    for i, r in doses_df.iterrows():
        assert r['mg'] > 0, f"row {i}: {r['drug']} has mg={r['mg']}"
    result = 'all good'
except AssertionError as err:
    result = str(err)
# case: dose-totals-nested-dict
tot = {}
for d in doses_df.to_dict('records'):
    inner = tot.setdefault(d['vid'], Counter())
    inner[d['drug'].strip().lower()] += max(d['mg'], 0)
result = {k: dict(v) for k, v in tot.items()}
# case: dose-pivot-from-dict
tot = defaultdict(lambda: defaultdict(int))
for vid, drug, mg in zip(*(doses_df[c] for c in ('vid', 'drug', 'mg'))):
    tot[drug.strip().title()][vid] += mg
result = pd.DataFrame(tot).sort_index().fillna(0).astype(int)
# case: merge-patients-case-insensitive
p = patients_df.assign(key=patients_df.pid.str.upper()).drop_duplicates('key', keep='last')
v = visits_df.assign(key=visits_df['pid'].str.upper())
m = v.merge(p, on='key', how='left', suffixes=('', '_p'), validate='many_to_one')
result = m.groupby(m['name'].fillna('<unknown>'))['vid'].agg(['count', 'min'])
# case: possible-duplicates-names
canon = lambda n: tuple(n.lower().split())
pairs = [(a.pid, b.pid) for a, b in combinations(patients_df.dropna(subset='name').itertuples(), 2) if canon(a.name) == canon(b.name)]
fam = Counter(n.split()[-1].title() for n in patients_df['name'] if n)
result = pairs, {k for k, v in fam.items() if v > 1} == {'Ray', 'Orr'}
# case: ward-occupancy-longest-run
wards = visits_df['ward'].fillna('-')
runs = [(w, len(list(g))) for w, g in groupby(wards)]
result = max(runs, key=lambda r: r[1]), ''.join(f'{w}{n if n > 1 else ""}' for w, n in runs)
# case: fill-temp-by-ward-loop
v = visits_df.copy()
means = v.groupby('ward')['temp'].mean().round(2)
for i in v.index[v['temp'].isna()]:
    v.at[i, 'temp'] = means[v.at[i, 'ward']]
result = v.loc[3, ['vid', 'ward', 'temp']].to_dict()
# case: smoker-tristate
def tri(v):
    if v is None:
        return 'unknown'
    return 'yes' if v else 'no'
result = patients_df['smoker'].map(tri, na_action=None).value_counts()
# case: visit-weekdays
names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
by = {n: [] for n in names}
for vid, d in zip(visits_df['vid'], visits_df['date']):
    if pd.notnull(d):
        by[names[d.weekday()]].append(vid)
result = {k: v for k, v in by.items() if v}
# case: date-iso-strings-sorted
iso = sorted({d.date().isoformat() for d in visits_df['date'] if not pd.isna(d)}, reverse=True)
result = iso[:3], iso[-1], len(iso)
# case: weeks-timedelta-loop
start = visits_df['date'].min()
out = []
while start < pd.Timestamp('2024-02-15'):
    end = start + pd.Timedelta(days=7)
    n = visits_df['date'].between(start, end, inclusive='left').sum()
    out.append((start.strftime('%m/%d'), int(n)))
    start = end
result = pd.DataFrame(out, columns=['week', 'n'])
# case: visit-count-check-helper
def check_fk(child, parent, key):
    left, right = set(child[key].dropna()), set(parent[key].dropna())
    return {'missing': sorted(left - right), 'unused': sorted(right - left), 'nulls': int(child[key].isna().sum()), 'ok': left <= right}
result = {'visits': check_fk(visits_df, patients_df, 'pid'), 'doses': check_fk(doses_df, visits_df, 'vid')}
# case: apply-axis1-multi-return
def features(row):
    t = row['temp']
    return pd.Series({'f': round(t * 9 / 5 + 32, 1), 'q': f'Q{row.date.quarter}' if pd.notna(row.date) else None})
out = visits_df.join(visits_df.apply(features, axis=1))
result = out[['vid', 'f', 'q']].tail(5)
# case: shadowed-name-attr
rows = []
for idx, row in patients_df.head(3).iterrows():
    rows.append((idx, row.name, row['name']))
result = rows
# case: temp-rounding-formats
result = [f'{t:.1f}' if t == t else '--' for t in visits_df['temp']], [round(t, 1) for t in visits_df['temp'].dropna()], visits_df['temp'].round(1).tolist()[-2:]
# case: timeline-zip-longest
a, b = (visits_df.loc[visits_df['pid'] == p, 'vid'].tolist() for p in ('P01', 'P02'))
tl = list(zip_longest(a, b))
result = pd.DataFrame(tl, columns=['P01', 'P02'], index=range(1, len(tl) + 1))
# case: sort-key-with-none-typeerror
recs = patients_df.to_dict('records')
recs.sort(key=lambda r: r['dob'])
result = [r['pid'] for r in recs]
