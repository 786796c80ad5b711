import pandas as pd
import numpy as np
import datetime
from collections import deque

employees = pd.DataFrame({
    'emp_id': [100, 101, 102, 103, 104, 107, 110, 114, 120],
    'name': ['King', 'Kochhar', 'De Haan', 'Hunold', 'Ernst', 'Lorentz', None, 'Raphaely', "O'Neil"],
    'mgr_id': [None, 100, 100, 102, 103, 103, 101, 100, 999],
    'dept': ['EXEC', 'EXEC', 'exec', 'IT', 'IT', 'IT ', 'FIN', None, 'FIN'],
    'salary': [24000, 17000, 17000, 9000, 6000, 4200, 8200, 11000, None],
    'commission': [None, 0.1, None, 0.0, 0.25, None, 0.15, 0.3, 0.2],
    'hired': ['1987-06-17', '1989-09-21', '1993-01-13', '1990-01-03', '1991-05-21', '1999-02-07', '1997-09-28', '31/12/1994', None],
    'active': [True, True, False, True, None, True, True, False, True],
})
departments = pd.DataFrame({
    'code': ['EXEC', 'IT', 'FIN', 'HR', 'OPS'],
    'title': ['Executive', 'Information Tech.', 'Finance', 'Human Resources', None],
    'budget': ['1000000', '250k', '90,000', '', None],
})
flights = pd.DataFrame({
    'src': ['AMS', 'AMS', 'FRA', 'FRA', 'JFK', 'LHR', 'LHR', 'ORD', None],
    'dst': ['FRA', 'LHR', 'JFK', 'AMS', 'ORD', 'JFK', 'ZZZ', 'AMS', 'AMS'],
    'price': [90, 120, 450, 95, 150, 400, None, 520, 10],
    'emp_id': [101, 101, 103, 103, 103, 114, 104, 114, 101],
    'day': ['2023-01-30', '2023-01-30', '2023-01-31', '2023-02-10', '2023-03-01', '2024-02-28', '2024-02-29', '2024-03-31', '2024-12-31'],
})


def fetch(df):
    res = []
    for tup in zip(*(df[c].tolist() for c in df.columns)):
        res.append(tuple(None if pd.isna(v) else v for v in tup))
    return res


def order_by(df, *keys):
    """ORDER BY with SQLite NULL placement: first ascending, last descending. Keys like '-col' descend."""
    for k in reversed(keys):
        desc = k.startswith('-')
        df = df.sort_values(k.lstrip('-'), ascending=not desc, na_position='last' if desc else 'first', kind='stable')
    return df


# case: manager-self-left-join
# SELECT e.name, m.name FROM employees e LEFT JOIN employees m ON e.mgr_id = m.emp_id ORDER BY e.emp_id
boss = employees['mgr_id'].map(employees.set_index('emp_id')['name'])
result = fetch(pd.DataFrame({'e': employees['name'], 'm': boss}))
# case: org-chart-recursive-depth
# WITH RECURSIVE org(emp_id, lvl) AS (SELECT emp_id, 0 FROM employees WHERE mgr_id IS NULL UNION ALL SELECT e.emp_id, lvl + 1 FROM employees e JOIN org ON e.mgr_id = org.emp_id) SELECT * FROM org ORDER BY lvl, emp_id
level = employees.loc[employees['mgr_id'].isna(), ['emp_id']].assign(lvl=0)
parts = []
while not level.empty:
    parts.append(level)
    level = (employees[['emp_id', 'mgr_id']].merge(level, left_on='mgr_id', right_on='emp_id', suffixes=('', '_b'))
             .assign(lvl=lambda d: d['lvl'] + 1)[['emp_id', 'lvl']])
org = pd.concat(parts, ignore_index=True).sort_values(['lvl', 'emp_id'])
result = org.to_records(index=False).tolist()
# case: org-path-concat
# recursive path: name || '/' || ...   (a NULL name makes the whole path NULL)
emp = employees.set_index('emp_id')
paths, queue = {}, deque((i, emp.at[i, 'name']) for i in emp.index[emp['mgr_id'].isna()])
while queue:
    i, path = queue.popleft()
    paths[i] = path
    for c in emp.index[emp['mgr_id'] == i]:
        nm = emp.at[c, 'name']
        queue.append((c, None if path is None or pd.isna(nm) else path + '/' + nm))
result = sorted(paths.items())
result = [(int(k), v) for k, v in result]
# case: subtree-salary-totals
# for each manager: SUM(salary) of all descendants, by recursive closure
pairs = employees.loc[employees['mgr_id'].isin(employees['emp_id']), ['mgr_id', 'emp_id']].astype('int64')
pairs.columns = ['anc', 'desc']
closure = pairs.copy()
step = pairs
while True:
    step = step.merge(pairs, left_on='desc', right_on='anc', suffixes=('', '_2'))[['anc', 'desc_2']].set_axis(['anc', 'desc'], axis=1)
    if step.empty:
        break
    closure = pd.concat([closure, step])
tot = closure.merge(employees, left_on='desc', right_on='emp_id').groupby('anc')['salary'].sum(min_count=1)
result = {int(k): int(v) for k, v in tot.items()}
# case: null-commission-arithmetic
# SELECT name, salary + salary * commission, salary * (1 + COALESCE(commission, 0)) FROM employees ORDER BY 2 DESC, 1
sal, com = employees['salary'], employees['commission']
out = pd.DataFrame({'name': employees['name'], 'a': sal + sal * com, 'b': sal * com.fillna(0).add(1)})
result = fetch(order_by(out, '-a', 'name'))
# case: dept-group-raw-vs-trim
# SELECT dept, COUNT(*) FROM employees GROUP BY dept; SELECT UPPER(TRIM(dept)), COUNT(*) ... GROUP BY 1
raw = employees.groupby('dept', dropna=False).size()
cl = employees.groupby(employees['dept'].str.strip().str.upper(), dropna=False).size()
result = (raw.shape[0], [(None if pd.isna(k) else k, int(v)) for k, v in cl.items()])
# case: salary-dense-rank-top-two
# SELECT dept, name FROM (SELECT *, DENSE_RANK() OVER (PARTITION BY dept ORDER BY salary DESC) dr FROM employees) WHERE dr <= 2 AND dept IS NOT NULL ORDER BY dept, dr
e = employees.dropna(subset=['dept']).copy()
e['dr'] = e.groupby('dept')['salary'].rank('dense', ascending=False, na_option='bottom')
result = fetch(order_by(e[e['dr'].le(2)], 'dept', 'dr', 'name')[['dept', 'name']])
# case: budget-cast-text
# SELECT code, CAST(budget AS INTEGER), budget + 0 FROM departments ORDER BY code
pref = departments['budget'].str.extract(r'^\s*([-+]?\d+)', expand=False)
val = pd.to_numeric(pref).where(departments['budget'].isna() | pref.notna(), 0)
result = [(c, None if pd.isna(v) else int(v)) for c, v in departments.assign(v=val).sort_values('code')[['code', 'v']].itertuples(index=False, name=None)]
# case: hired-year-non-iso
# SELECT emp_id, strftime('%Y', hired), COALESCE(strftime('%Y', hired), SUBSTR(hired, -4)) FROM employees
iso = pd.to_datetime(employees['hired'], format='%Y-%m-%d', errors='coerce').dt.strftime('%Y')
alt = iso.fillna(employees['hired'].str[-4:])
result = fetch(pd.concat({'emp_id': employees['emp_id'], 'y': iso, 'y2': alt}, axis=1))
# case: count-active-boolean-nulls
# SELECT COUNT(active), SUM(active), COUNT(*) - COUNT(active), MIN(active) FROM employees
act = employees['active'].astype('boolean')
result = (int(act.count()), int(act.sum()), int(act.isna().sum()), int(act.min()))
# case: routes-two-hops
# SELECT a.src, a.dst, b.dst, a.price + b.price FROM flights a JOIN flights b ON a.dst = b.src WHERE b.dst <> a.src ORDER BY 4, 1, 2, 3
fl = flights.dropna(subset=['src'])
hop = fl.merge(fl, left_on='dst', right_on='src', suffixes=('_a', '_b')).query('dst_b != src_a')
hop = hop.assign(total=hop.eval('price_a + price_b'))
result = fetch(order_by(hop[['src_a', 'dst_a', 'dst_b', 'total']], 'total', 'src_a', 'dst_a', 'dst_b'))
# case: recursive-cheapest-route
# WITH RECURSIVE r(city, cost, path) ... from AMS, without revisiting; SELECT city, MIN(cost) FROM r GROUP BY city
legs = flights.dropna()[['src', 'dst', 'price']]
cur = pd.DataFrame({'city': ['AMS'], 'cost': [0.0], 'path': ['AMS']})
allr = [cur]
while len(cur):
    nx = cur.merge(legs, left_on='city', right_on='src')
    nx = nx[[d not in p for d, p in zip(nx['dst'], nx['path'])]]
    cur = pd.DataFrame({'city': nx['dst'], 'cost': nx['cost'] + nx['price'], 'path': nx['path'] + '>' + nx['dst']})
    allr.append(cur)
best = pd.concat(allr).sort_values('cost').drop_duplicates('city')
result = best.set_index('city')[['cost', 'path']].T.to_dict('list')
# case: airports-arrive-not-depart
# SELECT dst FROM flights EXCEPT SELECT src FROM flights   /  SELECT src FROM flights INTERSECT SELECT dst FROM flights
s, d = flights['src'].drop_duplicates(), flights['dst'].drop_duplicates()
result = {'except': sorted(np.setdiff1d(d, s.dropna()).tolist()), 'intersect': sorted(np.intersect1d(s.dropna().to_numpy(dtype=str), d.to_numpy(dtype=str)).tolist())}
# case: month-shift-overflow
# SELECT day, date(day, '+1 month') FROM flights WHERE price IS NOT NULL ORDER BY day
def plus_month(text, n=1):
    y, m, dd = map(int, text.split('-'))
    y, m = y + (m - 1 + n) // 12, (m - 1 + n) % 12 + 1
    return (datetime.date(y, m, 1) + datetime.timedelta(days=dd - 1)).isoformat()

sel = flights.loc[flights['price'].notna(), 'day'].drop_duplicates().sort_values()
result = [(x, plus_month(x)) for x in sel]
# case: last-day-of-month
# SELECT DISTINCT date(day, 'start of month', '+1 month', '-1 day') FROM flights ORDER BY 1
dd = pd.to_datetime(flights['day'])
eom = (dd + pd.offsets.MonthEnd(0)).dt.strftime('%Y-%m-%d')
result = np.unique(eom.to_numpy(dtype=object)).tolist()
# case: dates-gap-days
# SELECT emp_id, MAX(julianday(day)) - MIN(julianday(day)) FROM flights GROUP BY emp_id HAVING COUNT(DISTINCT day) > 1
x = flights.assign(day=pd.to_datetime(flights['day']))
agg = x.groupby('emp_id')['day'].agg(lo='min', hi='max', n='nunique').query('n > 1')
result = [(int(i), float(v)) for i, v in agg['hi'].sub(agg['lo']).dt.days.items()]
# case: spend-rollup-union-all
# SELECT strftime('%Y', day), SUM(price) FROM flights GROUP BY 1 UNION ALL SELECT NULL, SUM(price) FROM flights
by = flights.groupby(flights['day'].str[:4])['price'].sum()
roll = pd.concat([by, pd.Series({None: flights['price'].sum()})])
result = [(k if isinstance(k, str) else None, float(v)) for k, v in roll.items()]
# case: not-like-null
# SELECT name FROM employees WHERE name NOT LIKE '%o%' ORDER BY name
nm = employees['name'].dropna()
result = nm[~nm.str.contains('o', case=False)].sort_values().tolist()
# case: quote-length-replace-instr
# SELECT REPLACE(name, '''', ''), LENGTH(name) - LENGTH(REPLACE(LOWER(name), 'e', '')), INSTR(name, 'a') FROM employees WHERE mgr_id IN (100, 999) ORDER BY emp_id
e = employees.query('mgr_id in [100, 999]').sort_values('emp_id')
out = pd.DataFrame({'r': e['name'].str.replace("'", '', regex=False), 'n': e['name'].str.lower().str.count('e'), 'i': e['name'].str.find('a').add(1)})
result = fetch(out)
# case: having-avg-over-global
# SELECT dept FROM employees GROUP BY dept HAVING AVG(salary) > (SELECT AVG(salary) FROM employees) ORDER BY dept
g = employees.groupby('dept', dropna=False)['salary'].mean()
result = [None if pd.isna(k) else k for k in g.index[g > employees['salary'].mean()]]
# case: first-flight-per-employee-apply
# SELECT e.name, (SELECT src || '-' || dst FROM flights f WHERE f.emp_id = e.emp_id ORDER BY day LIMIT 1) FROM employees e WHERE active
f = flights.sort_values('day', kind='stable').groupby('emp_id').head(1).set_index('emp_id')
route = f['src'] + '-' + f['dst']
act = employees[employees['active'].eq(True)]
result = [(n, None if pd.isna(r) else r) for n, r in zip(act['name'].where(act['name'].notna(), None), act['emp_id'].map(route))]
# case: truth-of-series-mistake
# SELECT name FROM employees WHERE EXISTS (SELECT 1 FROM flights f WHERE f.emp_id = employees.emp_id)
names = []
for _, r in employees.iterrows():
    if flights['emp_id'] == r['emp_id']:
        names.append(r['name'])
result = names
# case: mixed-date-formats-mistake
# SELECT name FROM employees WHERE hired < '1992-01-01'
hired = pd.to_datetime(employees['hired'], format='%Y-%m-%d')
result = employees.loc[hired < '1992-01-01', 'name'].tolist()
# case: salary-histogram-join-ranges
# SELECT b.lo, b.hi, COUNT(e.emp_id) FROM (VALUES (0, 5000), (5001, 10000), (10001, 20000), (20001, 30000), (30001, 99999)) b(lo, hi) LEFT JOIN employees e ON e.salary BETWEEN b.lo AND b.hi GROUP BY 1, 2
bands = pd.DataFrame([(0, 5000), (5001, 10000), (10001, 20000), (20001, 30000), (30001, 99999)], columns=['lo', 'hi'])
ii = pd.IntervalIndex.from_arrays(bands['lo'], bands['hi'], closed='both')
pos = ii.get_indexer(employees['salary'].dropna())
bands['n'] = np.bincount(pos[pos >= 0], minlength=len(bands))
result = bands.to_numpy().tolist()
