import pandas as pd
import numpy as np
from collections import defaultdict, Counter
from datetime import datetime, date, timedelta
import re, math
emp = pd.DataFrame({'id': [1, 2, 3, 4, 5], 'name': ['Ann Lee', 'bob Ray', None, 'Cy Poe', 'Di  Orr'], 'dept': ['IT', 'HR', 'IT', None, 'HR'], 'salary': [100.5, 200.0, np.nan, 150.25, 99.99], 'born': ['1990-05-01', '1985-12-31', '2000-02-29', None, '1990-05-02'], 'pay': ['$1,000.50', '$200', 'n/a', None, '($50)'], 'mgr': [np.nan, 1, 1, 2, 2]})
ordr = pd.DataFrame({'oid': [10, 11, 12, 13], 'eid': [1, 2, 1, 9], 'qty': [3, 0, 5, 2], 'price': [2.5, 10.0, 1.25, np.nan], 'day': pd.to_datetime(['2024-01-31', '2024-02-29', '2024-12-31', '2023-01-01'])})
# case: rows-into-list-of-dicts
rows = []
for i, r in emp.iterrows():
    if pd.isna(r['name']):
        continue
    first, *rest = r['name'].split()
    rows.append({'id': r['id'], 'first': first.title(), 'last': rest[-1].upper(), 'sal': round(r['salary'], 1)})
result = pd.DataFrame(rows)
# case: tuples-into-list
out = []
for row in emp.itertuples(index=False):
    out.append((row.id, row.name, row.salary * 1.1 if row.salary > 100 else None))
result = pd.DataFrame(out, columns=['id', 'name', 'new'])
# case: setdefault-by-group
out = {}
for row in emp.itertuples():
    out.setdefault(row.dept, []).append(row.salary)
result = {k: sum(v) / len(v) for k, v in out.items()}
# case: defaultdict-of-sums
tot = defaultdict(float)
for _, r in ordr.iterrows():
    tot[r['eid']] += r['qty'] * r['price']
result = dict(tot)
# case: defaultdict-of-lists
tot = defaultdict(lambda: [0, 0])
for e, q in zip(ordr['eid'], ordr['qty']):
    tot[e][0] += q
    tot[e][1] += 1
result = pd.DataFrame([(k, v[0], v[1], v[0] / v[1]) for k, v in sorted(tot.items())], columns=['e', 'q', 'n', 'avg'])
# case: money-by-regex
def parse_money(x):
    if x is None or pd.isna(x):
        return None
    s = re.sub(r'[^0-9.()-]', '', str(x))
    if not s: return np.nan
    neg = s.startswith('(') and s.endswith(')')
    s = s.strip('()')
    return -float(s) if neg else float(s)
result = emp['pay'].apply(parse_money)
# case: money-by-try
def parse_money(x):
    try:
        return float(x.replace('$', '').replace(',', ''))
    except (ValueError, AttributeError):
        return np.nan
emp['p'] = emp['pay'].map(parse_money)
result = emp[['id', 'p']]
# case: age-by-dates
ref = date(2024, 5, 1)
def age(b):
    if pd.isnull(b): return None
    b = datetime.strptime(b, '%Y-%m-%d').date()
    return ref.year - b.year - ((ref.month, ref.day) < (b.month, b.day))
emp['age'] = emp['born'].apply(age)
result = emp[['id', 'age']]
# case: age-by-days
emp['b'] = pd.to_datetime(emp['born'])
emp['age'] = ((pd.Timestamp('2024-05-01') - emp['b']).dt.days // 365.25).astype('Int64')
result = emp[['id', 'age']]
# case: age-into-bands
emp['b'] = pd.to_datetime(emp['born'])
emp['age'] = emp['b'].apply(lambda d: 2024 - d.year if pd.notnull(d) else np.nan)
result = emp.groupby(pd.cut(emp['age'], bins=[0, 30, 35, 100], labels=['young', 'mid', 'old']))['salary'].mean()
# case: best-row-by-loop
best = None
for _, r in emp.iterrows():
    if best is None or r['salary'] > best['salary']:
        best = r
result = best
# case: best-row-by-tuple
best = None
for _, r in emp.dropna(subset=['salary']).iterrows():
    if best is None or (r['salary'], r['name']) > (best['salary'], best['name']):
        best = r
result = best['name'], best['salary'], best.name
# case: records-sorted-by-key
recs = emp.to_dict('records')
recs.sort(key=lambda r: (r['dept'] is None, r['dept'] or '', -(r['salary'] if r['salary'] == r['salary'] else 0)))
result = [(r['dept'], r['id']) for r in recs]
# case: records-grouped
recs = emp.to_dict('records')
g = {}
for r in recs:
    g.setdefault(r['dept'], []).append(r)
result = {k: max(v, key=lambda r: r['id'])['name'] for k, v in g.items()}
# case: counter-of-column
cnt = Counter(emp['dept'].dropna())
result = cnt.most_common()
# case: counter-of-words
words = Counter()
for n in emp['name'].dropna():
    words.update(w.lower() for w in n.split())
result = sorted(words.items(), key=lambda kv: (-kv[1], kv[0]))[:3]
# case: set-logic
a = set(emp['id']); b = set(ordr['eid'])
result = sorted(a & b), sorted(a - b), sorted(b - a), sorted(a ^ b), a >= b
# case: lookup-by-get
lookup = emp.set_index('id')['name'].to_dict()
result = [lookup.get(e, 'unknown') for e in ordr['eid']]
# case: recursion-up-a-tree
def mgr_chain(i, seen=()):
    row = emp[emp['id'] == i]
    if row.empty: return list(seen)
    m = row['mgr'].iloc[0]
    if pd.isna(m): return list(seen) + [i]
    return mgr_chain(int(m), seen + (i,))
result = {i: mgr_chain(i) for i in emp['id']}
# case: children-by-values
kids = defaultdict(list)
for i, m in emp[['id', 'mgr']].values:
    kids[m].append(i)
result = [(k, v) for k, v in kids.items() if k == k]
# case: recursive-depth
def depth(i):
    m = emp.loc[emp['id'] == i, 'mgr'].values[0]
    return 0 if np.isnan(m) else 1 + depth(m)
emp['depth'] = emp['id'].apply(depth)
result = emp[['id', 'depth']]
# case: bands-by-comprehension
result = pd.DataFrame({'k': ['a'], 'v': [{'x': 1}]})['v'].iloc[0]['x']
# case: conditional-by-row
emp['band'] = ['hi' if s > 120 else 'lo' if s <= 120 else 'unknown' for s in emp['salary']]
result = emp['band'].value_counts().to_dict()
# case: row-to-series
emp['band'] = emp.apply(lambda r: 'A' if r['dept'] == 'IT' and r['salary'] > 100 else ('B' if pd.notna(r['dept']) else 'C'), axis=1)
result = emp[['id', 'band']]
# case: row-as-text
emp[['first', 'last']] = emp['name'].str.split(n=1, expand=True)
result = emp[['first', 'last']]
# case: counts-as-text
result = [f'{r.id}: {r.salary:,.2f}' for r in emp.itertuples()]
# case: while-over-rows
s = 0
for i in range(len(emp)):
    v = emp['salary'].iloc[i]
    if not pd.isna(v):
        s += v
result = s, round(s / emp['salary'].count(), 2)
# case: rounding-halves
result = round(emp['salary'].mean(), 2), type(round(emp['salary'].mean(), 2)).__name__, float(round(emp['salary'].mean(), 2))
# case: negative-whole-division
result = [round(x) for x in [0.5, 1.5, 2.5, -0.5, 1e10 + 0.5]], [round(x, 1) for x in [0.05, 0.15, 0.25, 0.35]], emp['salary'].round(1).tolist(), emp['salary'].round().tolist()
# case: mixed-columns
result = pd.DataFrame({'a': [1, 2.5, None, True, 'x']})
# case: caught-key
result = emp['dept'].apply(lambda v: v is None), emp['dept'].map(lambda v: v == None), emp['salary'].map(lambda v: v is None), emp['salary'].apply(lambda v: v != v)
# case: caught-assertion
try:
    assert len(emp) == 4, f'expected 4 got {len(emp)}'
except AssertionError as e:
    result = str(e)
# case: safe-division
def safe_div(a, b, default=0.0):
    try:
        return a / b
    except ZeroDivisionError:
        return default
    finally:
        pass
result = [safe_div(1, 2), safe_div(1, 0), safe_div(1, 0, None), safe_div(1.0, 0.0)]
# case: dense-rank-by-hand
def rank_dense(vals):
    u = sorted(set(vals), reverse=True)
    return [u.index(v) + 1 for v in vals]
result = rank_dense(ordr['qty'].tolist())
# case: median-by-hand
def median(l):
    l = sorted(x for x in l if x == x)
    n = len(l)
    return l[n // 2] if n % 2 else (l[n // 2 - 1] + l[n // 2]) / 2
result = median(emp['salary']), emp['salary'].median(), np.nanmedian(emp['salary'])
# case: running-total
run = 0
acc = []
for q in ordr['qty']:
    run += q
    acc.append(run)
result = acc, ordr['qty'].cumsum().tolist() == acc
# case: gaps-between-dates
prev = None
gaps = []
for d in ordr.sort_values('day')['day']:
    if prev is not None:
        gaps.append((d - prev).days)
    prev = d
result = gaps
# case: quarters-by-tuple
by = {}
for d, q in zip(ordr['day'], ordr['qty']):
    key = (d.year, (d.month - 1) // 3 + 1)
    by[key] = by.get(key, 0) + q
result = pd.Series(by)
# case: counters-into-frame
by = {}
for r in ordr.itertuples():
    by.setdefault(r.day.year, Counter())[r.eid] += r.qty
result = pd.DataFrame(by).fillna(0).astype(int).sort_index()
# case: nested-lists
result = list(map(list, zip(*[[1, 2], [3, 4]]))), [list(x) for x in zip(*ordr[['oid', 'qty']].values.tolist())]
# case: seen-in-comprehension
flat = [w for n in emp['name'].dropna() for w in n.split() if len(w) == 3]
result = flat
# case: generator-arguments
result = any(emp['salary'] > 150), all(emp['id'] > 0), sum(emp['salary'] > 100), any(pd.isna(v) for v in emp['name']), next((n for n in emp['name'] if n and n.startswith('C')), None)
# case: clean-names
def clean(s):
    if not isinstance(s, str): return s
    s = re.sub(r'\s+', ' ', s.strip())
    return ' '.join(w.capitalize() for w in s.split(' '))
emp['name'] = emp['name'].apply(clean)
result = emp['name']
# case: dict-of-columns
def agg(g):
    return pd.Series({'n': len(g), 'tot': g['qty'].sum(), 'last': g['day'].max(), 'avg': g['price'].mean()})
result = ordr.groupby('eid').apply(agg)
# case: group-into-series
res = []
for k, g in ordr.groupby('eid'):
    res.append({'eid': k, 'n': len(g), 'first': g['day'].min(), 'q': g['qty'].tolist()})
result = pd.DataFrame(res).sort_values(['n', 'eid'], ascending=[False, True]).reset_index(drop=True)
# case: groups-into-dicts
res = {}
for (e, y), g in ordr.groupby(['eid', ordr['day'].dt.year]):
    res[f'{e}-{y}'] = g['qty'].sum()
result = res
# case: groups-into-dict-of-text
frames = []
for d in emp['dept'].dropna().unique():
    t = emp[emp['dept'] == d].nlargest(1, 'salary')
    frames.append(t)
result = pd.concat(frames, ignore_index=True)[['dept', 'name', 'salary']]
# case: concat-of-groups
result = pd.concat([pd.DataFrame({'a': [i], 'b': [i ** 2]}) for i in range(3)], keys=list('xyz'))
# case: at-by-row
emp['x'] = 0
for i in emp.index:
    emp.at[i, 'x'] = i * 1.5
result = emp['x']
# case: append-by-loc
df = pd.DataFrame()
df['a'] = [1, 2]
df['b'] = df['a'].map({1: 'one'})
result = df
# case: scalars-of-everywhere
result = isinstance(emp['id'].iloc[0], int), isinstance(emp['id'].tolist()[0], int), type(emp['id'].sum()).__name__, type(int(emp['id'].sum())).__name__, str(emp['id'].sum()), repr(emp['id'].max()), f"{emp['id'].mean()}", str(emp['salary'].max()), repr(emp['salary'].max())
# case: printed-lines
from functools import reduce
result = reduce(lambda acc, r: {**acc, r['eid']: acc.get(r['eid'], 0) + r['qty']}, ordr.to_dict('records'), {})
# case: reduce-into-dict
from itertools import groupby
data = sorted(ordr.to_dict('records'), key=lambda r: r['eid'])
result = {k: [r['qty'] for r in g] for k, g in groupby(data, key=lambda r: r['eid'])}
# case: grouped-by-itertools
from operator import itemgetter, attrgetter
result = sorted(ordr.to_dict('records'), key=itemgetter('eid', 'qty'))[0]['oid'], max(ordr.itertuples(), key=attrgetter('qty')).oid, list(map(itemgetter(1), [(1, 2), (3, 4)]))
