import pandas as pd
import numpy as np
import math
import re
import datetime
from collections import Counter, defaultdict, deque
from functools import lru_cache
from itertools import groupby

# hr_1
employees = pd.DataFrame({
    'EMPLOYEE_ID': [100, 101, 102, 103, 104, 107, 108, 109, 114, 178],
    'FIRST_NAME': ['Steven', 'Neena', 'Lex', 'Alexander', 'Bruce', 'Diana', 'Nancy', 'Daniel', 'Den', 'Kimberely'],
    'LAST_NAME': ['King', 'Kochhar', 'De Haan', 'Hunold', 'Ernst', 'Lorentz', 'Greenberg', 'Faviet', 'Raphaely', 'Grant'],
    'HIRE_DATE': ['1987-06-17', '1987-06-18', '1987-06-19', '1987-06-20', '1987-06-21', '1987-06-24', '1987-06-25', '1987-06-26', None, '1987-08-09'],
    'SALARY': [24000, 17000, 17000, 9000, 6000, 4200, 12000, 9000, 11000, 7000],
    'COMMISSION_PCT': [None, None, 0.0, None, 0.1, 0.0, None, 0.2, None, 0.15],
    'MANAGER_ID': [None, 100, 100, 102, 103, 103, 101, 108, 100, 100],
    'DEPARTMENT_ID': [90, 90, 90, 60, 60, 60, 100, 100, 30, None],
    'PHONE_NUMBER': ['515.123.4567', '515.123.4568', '515.123.4569', '590.423.4567', '590.423.4568', '590.423.5567', '515.124.4569', '515 124 4169', '', None],
})
departments = pd.DataFrame({
    'DEPARTMENT_ID': [10, 30, 60, 90, 100, 120],
    'DEPARTMENT_NAME': ['Administration', 'Purchasing', 'IT', 'Executive', 'Finance', 'Treasury'],
    'MANAGER_ID': [200, 114, 103, 100, 108, 0],
    'LOCATION_ID': [1700, 1700, 1400, 1700, 1700, None],
})
locations = pd.DataFrame({
    'LOCATION_ID': [1400, 1700, 1800],
    'CITY': ['Southlake', 'Seattle', 'Toronto'],
    'COUNTRY_ID': ['US', 'us', 'CA'],
})
job_history = pd.DataFrame({
    'EMPLOYEE_ID': [102, 101, 101, 201, 114, 122, 100, 101],
    'START_DATE': ['1993-01-13', '1989-09-21', '1993-10-28', '1996-02-17', '1998-03-24', '1999-01-01', '1987-09-17', '1997-03-16'],
    'END_DATE': ['1998-07-24', '1993-10-27', '1997-03-15', '1999-12-19', '1999-12-31', None, '1993-06-17', '0000-00-00'],
    'JOB_ID': ['IT_PROG', 'AC_ACCOUNT', 'AC_MGR', 'MK_REP', 'ST_CLERK', 'ST_CLERK', 'AD_ASST', 'AD_VP'],
})

# case: earn-more-than-manager
# SQL: SELECT e.LAST_NAME FROM employees e JOIN employees m ON e.MANAGER_ID = m.EMPLOYEE_ID WHERE e.SALARY >= m.SALARY * 0.7 ORDER BY e.SALARY DESC, e.LAST_NAME
m = employees.merge(employees, left_on='MANAGER_ID', right_on='EMPLOYEE_ID', suffixes=('', '_M'))
expected = m.loc[m['SALARY'] >= m['SALARY_M'] * 0.7].sort_values(['SALARY', 'LAST_NAME'], ascending=[False, True])['LAST_NAME'].tolist()
sal = employees.set_index('EMPLOYEE_ID')['SALARY']
ms = employees['MANAGER_ID'].map(sal)
second = employees[employees['SALARY'].ge(ms.mul(0.7))].sort_values(['SALARY', 'LAST_NAME'], ascending=[False, True])['LAST_NAME'].tolist()
result = {'expected': expected, 'verdict': expected == second, 'n_pairs': len(m)}

# case: full-name-upper
# SQL: SELECT UPPER(SUBSTR(FIRST_NAME,1,1)) || LOWER(REPLACE(LAST_NAME,' ','')) || '@x.com' FROM employees WHERE LENGTH(LAST_NAME) > 6 ORDER BY 1
f = employees[employees['LAST_NAME'].str.len().gt(6)]
expected = f['FIRST_NAME'].str.slice(0, 1).str.upper().str.cat(f['LAST_NAME'].str.replace(' ', '').str.lower()).add('@x.com').sort_values().tolist()
second = sorted(f"{a[0].upper()}{b.replace(' ', '').lower()}@x.com" for a, b in zip(employees.FIRST_NAME, employees.LAST_NAME) if len(b) > 6)
result = dict(ok=expected == second, expected=expected)

# case: dept-avg-salary-above-company
# SQL: SELECT d.DEPARTMENT_NAME, AVG(e.SALARY) a FROM employees e JOIN departments d USING (DEPARTMENT_ID) GROUP BY 1 HAVING a > (SELECT AVG(SALARY) FROM employees) ORDER BY a DESC
j = employees.merge(departments, on='DEPARTMENT_ID', suffixes=('', '_d'))
a = j.groupby('DEPARTMENT_NAME')['SALARY'].mean()
expected = a[a > employees['SALARY'].mean()].sort_values(ascending=False)
second = {}
overall = sum(employees['SALARY']) / len(employees)
for n, g in j.groupby('DEPARTMENT_NAME'):
    v = sum(g['SALARY']) / len(g)
    if v > overall:
        second[n] = v
result = {'expected': expected.round(2).to_dict(), 'close': bool(np.allclose(expected.sort_index(), pd.Series(second).sort_index()))}

# case: hierarchy-paths-recursive
# SQL: WITH RECURSIVE h(id, path, lvl) AS (SELECT EMPLOYEE_ID, LAST_NAME, 0 FROM employees WHERE MANAGER_ID IS NULL UNION ALL SELECT e.EMPLOYEE_ID, h.path || '>' || e.LAST_NAME, lvl+1 FROM employees e JOIN h ON e.MANAGER_ID = h.id) SELECT path FROM h ORDER BY path
cur = employees.loc[employees['MANAGER_ID'].isna(), ['EMPLOYEE_ID', 'LAST_NAME']].set_axis(['id', 'path'], axis=1)
frames = []
lvl = 0
while not cur.empty:
    frames.append(cur.assign(lvl=lvl))
    nxt = employees.merge(cur, left_on='MANAGER_ID', right_on='id')
    nxt['path'] = nxt['path'] + '>' + nxt['LAST_NAME']
    cur = nxt[['EMPLOYEE_ID', 'path']].rename(columns={'EMPLOYEE_ID': 'id'})
    lvl += 1
h = pd.concat(frames).sort_values('path')
boss = employees.set_index('EMPLOYEE_ID')['MANAGER_ID'].to_dict()
name = employees.set_index('EMPLOYEE_ID')['LAST_NAME'].to_dict()
def path(i):
    b = boss[i]
    return name[i] if b != b else path(b) + '>' + name[i]
second = sorted(path(i) for i in boss)
result = {'match': h['path'].tolist() == second, 'paths': h['path'].tolist(), 'levels': h['lvl'].value_counts().sort_index().to_dict()}

# case: subtree-salary-total
# SQL: recursive CTE, SUM(SALARY) of all direct and indirect reports of 102 (excluding 102)
todo, seen = [102], []
while todo:
    kids = employees.loc[employees['MANAGER_ID'].isin(todo), 'EMPLOYEE_ID'].tolist()
    seen.extend(kids)
    todo = kids
expected = int(employees.loc[employees['EMPLOYEE_ID'].isin(seen), 'SALARY'].sum())
@lru_cache(None)
def total(i):
    sub = employees[employees['MANAGER_ID'] == i]
    return sum(int(s) + total(int(k)) for k, s in zip(sub['EMPLOYEE_ID'], sub['SALARY']))
assert total(102) == expected
result = {'ids': sorted(seen), 'expected': expected}

# case: commission-null-logic
# SQL: SELECT COUNT(*) FROM employees WHERE COMMISSION_PCT <> 0 ; ... WHERE NOT (COMMISSION_PCT = 0) ; ... WHERE COMMISSION_PCT IS NOT 0
c = employees['COMMISSION_PCT']
ne = int((c.notna() & (c != 0)).sum())
not_eq = int((~c.astype('Float64').eq(0)).sum())
is_not = int((c != 0).sum())
py = [x for x in c if x == x]
result = {'ne': ne, 'not_eq': not_eq, 'is_not': is_not, 'ok': ne == not_eq == sum(x != 0 for x in py), 'rows': employees.loc[c > 0, 'LAST_NAME'].tolist()}

# case: in-subquery-three-level
# SQL: SELECT FIRST_NAME FROM employees WHERE DEPARTMENT_ID IN (SELECT DEPARTMENT_ID FROM departments WHERE LOCATION_ID IN (SELECT LOCATION_ID FROM locations WHERE UPPER(COUNTRY_ID)='US' AND CITY <> 'Southlake'))
loc = locations.loc[locations['COUNTRY_ID'].str.upper().eq('US') & locations['CITY'].ne('Southlake'), 'LOCATION_ID']
dep = departments.loc[departments['LOCATION_ID'].isin(loc), 'DEPARTMENT_ID']
expected = employees.loc[employees['DEPARTMENT_ID'].isin(dep), 'FIRST_NAME']
second = (employees.merge(departments.drop(columns='MANAGER_ID'), on='DEPARTMENT_ID').merge(locations, on='LOCATION_ID')
          .query("COUNTRY_ID.str.upper() == 'US' and CITY != 'Southlake'", engine='python')['FIRST_NAME'])
result = {'expected': expected.tolist(), 'ok': set(expected) == set(second) and len(expected) == len(second)}

# case: third-highest-salary
# SQL: SELECT DISTINCT SALARY FROM employees ORDER BY SALARY DESC LIMIT 1 OFFSET 2
expected = employees['SALARY'].drop_duplicates().sort_values(ascending=False).iloc[2]
rk = employees['SALARY'].rank(method='dense', ascending=False)
second = employees.loc[rk == 3, 'SALARY'].unique().item()
result = {'expected': int(expected), 'agree': bool(expected == second == sorted(set(employees['SALARY']))[-3])}

# case: job-duration-days
# SQL: SELECT EMPLOYEE_ID, SUM(julianday(END_DATE) - julianday(START_DATE)) d FROM job_history GROUP BY EMPLOYEE_ID ORDER BY d DESC
h = job_history.assign(S=pd.to_datetime(job_history['START_DATE']), E=pd.to_datetime(job_history['END_DATE'], errors='coerce'))
h['d'] = (h['E'] - h['S']).dt.days
expected = h.groupby('EMPLOYEE_ID')['d'].sum(min_count=1).sort_values(ascending=False, na_position='last')
second = {}
for r in job_history.itertuples(index=False):
    second.setdefault(r.EMPLOYEE_ID, None)
    try:
        k = (datetime.date.fromisoformat(r.END_DATE) - datetime.date.fromisoformat(r.START_DATE)).days
    except (TypeError, ValueError):
        continue
    second[r.EMPLOYEE_ID] = (second[r.EMPLOYEE_ID] or 0) + k
got = {int(k): (None if pd.isna(v) else int(v)) for k, v in expected.items()}
result = {'got': got, 'order': list(got), 'ok': got == second}

# case: salary-band-case-pivot
# SQL: SELECT DEPARTMENT_ID, SUM(CASE WHEN SALARY<8000 THEN 1 ELSE 0 END) lo, SUM(CASE WHEN SALARY BETWEEN 8000 AND 12000 THEN 1 ELSE 0 END) mid, SUM(CASE WHEN SALARY>12000 THEN 1 ELSE 0 END) hi FROM employees GROUP BY DEPARTMENT_ID
band = pd.cut(employees['SALARY'], [0, 7999, 12000, np.inf], labels=['lo', 'mid', 'hi'])
A = employees.groupby([employees['DEPARTMENT_ID'].fillna(-1).astype(int), band], observed=False).size().unstack()
A.columns = A.columns.astype(str)
e = employees.fillna({'DEPARTMENT_ID': -1})
B = pd.DataFrame({'lo': e.SALARY < 8000, 'mid': e.SALARY.between(8000, 12000), 'hi': e.SALARY > 12000}).groupby(e['DEPARTMENT_ID'].astype(int)).sum()
result = {'same': bool((A == B).all(axis=None)), 'expected': A.to_dict('index')}

# case: phone-area-count
# SQL: SELECT SUBSTR(PHONE_NUMBER, 1, 3) ac, COUNT(*) FROM employees WHERE PHONE_NUMBER GLOB '[0-9][0-9][0-9][. ]*' GROUP BY ac
m = employees['PHONE_NUMBER'].str.match(r'\d{3}[. ]', na=False)
expected = employees.loc[m, 'PHONE_NUMBER'].str[:3].value_counts()
second = Counter(p[:3] for p in employees['PHONE_NUMBER'] if p and re.match(r'[0-9]{3}[. ]', p))
result = {'expected': expected.to_dict(), 'ok': expected.to_dict() == dict(second), 'skipped': int((~m).sum())}

# case: rank-ties-in-dept
# SQL: SELECT LAST_NAME, RANK() OVER (PARTITION BY DEPARTMENT_ID ORDER BY SALARY DESC) r FROM employees WHERE DEPARTMENT_ID IS NOT NULL ORDER BY DEPARTMENT_ID, r, LAST_NAME
e = employees.dropna(subset=['DEPARTMENT_ID']).copy()
e['r'] = e.groupby('DEPARTMENT_ID')['SALARY'].rank(method='min', ascending=False).astype(int)
expected = e.sort_values(['DEPARTMENT_ID', 'r', 'LAST_NAME'])[['LAST_NAME', 'r']]
second = []
recs = sorted(e[['DEPARTMENT_ID', 'SALARY', 'LAST_NAME']].values.tolist(), key=lambda t: (t[0], -t[1], t[2]))
for _, grp in groupby(recs, key=lambda t: t[0]):
    grp = list(grp)
    for t in grp:
        second.append((t[2], 1 + sum(o[1] > t[1] for o in grp)))
result = {'expected': list(expected.itertuples(index=False, name=None)), 'ok': list(expected.itertuples(index=False, name=None)) == second}

# case: case-sensitive-column-mistake
# SQL: SELECT department_id, SUM(salary) FROM employees GROUP BY department_id
expected = employees.groupby('department_id')['salary'].sum().reset_index()
result = expected.to_dict('records')

# case: empty-departments-full
# SQL: SELECT d.DEPARTMENT_NAME, COUNT(e.EMPLOYEE_ID) c, COALESCE(SUM(e.SALARY), 0) s FROM departments d LEFT JOIN employees e ON d.DEPARTMENT_ID = e.DEPARTMENT_ID GROUP BY d.DEPARTMENT_ID ORDER BY c, d.DEPARTMENT_NAME
x = departments[['DEPARTMENT_ID', 'DEPARTMENT_NAME']].merge(employees[['EMPLOYEE_ID', 'DEPARTMENT_ID', 'SALARY']], how='left')
expected = x.groupby('DEPARTMENT_NAME').agg(c=('EMPLOYEE_ID', 'count'), s=('SALARY', 'sum')).reset_index().sort_values(['c', 'DEPARTMENT_NAME']).reset_index(drop=True)
g = employees.groupby('DEPARTMENT_ID')['SALARY'].agg(['count', 'sum']).reindex(departments['DEPARTMENT_ID'], fill_value=0)
second = pd.DataFrame({'DEPARTMENT_NAME': departments['DEPARTMENT_NAME'].values, 'c': g['count'].values, 's': g['sum'].values}).sort_values(['c', 'DEPARTMENT_NAME'], ignore_index=True)
result = {'equal': expected.equals(second.astype(expected.dtypes.to_dict())), 'expected': expected}

# case: manager-not-employee
# SQL: SELECT DEPARTMENT_NAME FROM departments WHERE MANAGER_ID NOT IN (SELECT EMPLOYEE_ID FROM employees) ORDER BY 1 DESC
expected = departments[~departments.MANAGER_ID.isin(employees.EMPLOYEE_ID)].DEPARTMENT_NAME.sort_values(ascending=False)
mm = departments.merge(employees[['EMPLOYEE_ID']], left_on='MANAGER_ID', right_on='EMPLOYEE_ID', how='left', indicator=True)
second = mm.loc[mm['_merge'].eq('left_only'), 'DEPARTMENT_NAME'].sort_values(ascending=False)
result = {'expected': expected.tolist(), 'ok': expected.tolist() == second.tolist()}

# case: moving-average-hire
# SQL: SELECT LAST_NAME, AVG(SALARY) OVER (ORDER BY HIRE_DATE ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING) FROM employees WHERE HIRE_DATE IS NOT NULL
e = employees[employees['HIRE_DATE'].notna()].sort_values('HIRE_DATE')
ma = e['SALARY'].rolling(3, center=True, min_periods=1).mean().round(2)
s = e['SALARY'].tolist()
second = [round(sum(s[max(0, i - 1): i + 2]) / len(s[max(0, i - 1): i + 2]), 2) for i in range(len(s))]
result = {'ok': bool(np.isclose(ma, second).all()), 'rows': dict(zip(e['LAST_NAME'], ma))}

# case: union-all-counts-distinct-persons
# SQL: SELECT COUNT(*), COUNT(DISTINCT id) FROM (SELECT EMPLOYEE_ID id FROM employees UNION ALL SELECT EMPLOYEE_ID FROM job_history)
u = pd.concat([employees[['EMPLOYEE_ID']], job_history[['EMPLOYEE_ID']]], axis=0, keys=['e', 'j'])
expected = (len(u), u['EMPLOYEE_ID'].nunique())
second = (employees.shape[0] + job_history.shape[0], len({*employees['EMPLOYEE_ID'], *job_history['EMPLOYEE_ID']}))
only_j = u.loc['j', 'EMPLOYEE_ID'][~u.loc['j', 'EMPLOYEE_ID'].isin(u.loc['e', 'EMPLOYEE_ID'])].tolist()
result = {'expected': expected, 'match': expected == second, 'only_j': only_j}

# case: salary-total-with-commission
# SQL: SELECT LAST_NAME, ROUND(SALARY * (1 + COALESCE(COMMISSION_PCT, 0)), 0) pay, SALARY * (1 + COMMISSION_PCT) raw FROM employees ORDER BY pay DESC, LAST_NAME LIMIT 4
p = employees.eval('raw = SALARY * (1 + COMMISSION_PCT)')
p['pay'] = (p['SALARY'] * (1 + p['COMMISSION_PCT'].fillna(0))).round(0).astype(int)
expected = p.sort_values(['pay', 'LAST_NAME'], ascending=[False, True]).head(4)[['LAST_NAME', 'pay', 'raw']]
second = sorted(((n, round(s * (1 + (0 if math.isnan(c) else c)))) for n, s, c in zip(employees['LAST_NAME'], employees['SALARY'], employees['COMMISSION_PCT'])), key=lambda t: (-t[1], t[0]))[:4]
result = {'ok': list(map(tuple, expected[['LAST_NAME', 'pay']].values)) == second, 'expected': expected.where(expected.notna(), None).to_dict('records')}

# case: same-dept-salary-pairs
# SQL: SELECT a.LAST_NAME, b.LAST_NAME FROM employees a JOIN employees b ON a.DEPARTMENT_ID = b.DEPARTMENT_ID AND a.SALARY = b.SALARY AND a.EMPLOYEE_ID < b.EMPLOYEE_ID
k = ['DEPARTMENT_ID', 'SALARY']
left = employees.dropna(subset=k)[k + ['EMPLOYEE_ID', 'LAST_NAME']]
pairs = left.merge(left, on=k).loc[lambda d: d['EMPLOYEE_ID_x'] < d['EMPLOYEE_ID_y'], ['LAST_NAME_x', 'LAST_NAME_y']]
dup = employees[employees.duplicated(k, keep=False) & employees['DEPARTMENT_ID'].notna()].groupby(k)['LAST_NAME'].agg(tuple).tolist()
result = {'pairs': pairs.values.tolist(), 'dup': dup, 'ok': [tuple(x) for x in pairs.values] == dup}

# case: longest-name-ties
# SQL: SELECT FIRST_NAME, LENGTH(FIRST_NAME) FROM employees WHERE LENGTH(FIRST_NAME) = (SELECT MAX(LENGTH(FIRST_NAME)) FROM employees) UNION SELECT FIRST_NAME, LENGTH(FIRST_NAME) FROM employees WHERE LENGTH(FIRST_NAME) = (SELECT MIN(LENGTH(FIRST_NAME)) FROM employees)
ln = employees['FIRST_NAME'].str.len()
expected = set(zip(employees.loc[ln.eq(ln.max()) | ln.eq(ln.min()), 'FIRST_NAME'], ln[ln.isin([ln.min(), ln.max()])]))
lens = list(map(len, employees['FIRST_NAME']))
second = {(n, len(n)) for n in employees['FIRST_NAME'] if len(n) in (min(lens), max(lens))}
result = {'expected': sorted(expected), 'verdict': {(a, int(b)) for a, b in expected} == second}

# case: hire-date-minus
# SQL: SELECT LAST_NAME, CAST(julianday('1987-08-09') - julianday(HIRE_DATE) AS INTEGER) d FROM employees WHERE d BETWEEN 45 AND 51 ORDER BY d
d = (pd.Timestamp('1987-08-09') - pd.to_datetime(employees['HIRE_DATE'])).dt.days
expected = pd.concat({'n': employees['LAST_NAME'], 'd': d}, axis=1)[d.between(45, 51)].sort_values('d').astype({'d': 'int32'})
end = datetime.date(1987, 8, 9)
second = sorted(((end - datetime.date.fromisoformat(h)).days, n) for n, h in zip(employees['LAST_NAME'], employees['HIRE_DATE']) if h)
second = [[n, k] for k, n in second if 45 <= k <= 51]
result = {'expected': expected.values.tolist(), 'ok': expected.values.tolist() == second, 'dtypes': expected.dtypes.astype(str).tolist()}

# case: sorted-columns-normalization
# SQL: SELECT e.LAST_NAME AS Name, d.DEPARTMENT_NAME AS Dept, l.CITY AS City FROM employees e LEFT JOIN departments d USING (DEPARTMENT_ID) LEFT JOIN locations l USING (LOCATION_ID)
e = (employees[['LAST_NAME', 'DEPARTMENT_ID']]
     .merge(departments[['DEPARTMENT_ID', 'DEPARTMENT_NAME', 'LOCATION_ID']], how='left', on='DEPARTMENT_ID')
     .merge(locations[['LOCATION_ID', 'CITY']], how='left', on='LOCATION_ID'))
exp = e[['LAST_NAME', 'DEPARTMENT_NAME', 'CITY']].rename(columns={'LAST_NAME': 'Name', 'DEPARTMENT_NAME': 'Dept', 'CITY': 'City'})
dn = departments.set_index('DEPARTMENT_ID')
act = pd.DataFrame({
    'CITY': employees['DEPARTMENT_ID'].map(dn['LOCATION_ID']).map(locations.set_index('LOCATION_ID')['CITY']),
    'NAME': employees['LAST_NAME'],
    'DEPT': employees['DEPARTMENT_ID'].map(dn['DEPARTMENT_NAME']),
}).iloc[::-1]
def canon(df):
    df = df.set_axis([c.lower() for c in df.columns], axis=1)
    df = df[sorted(df.columns)].fillna('').astype(str)
    return df.sort_values(list(df.columns)).reset_index(drop=True)
result = {'cols': canon(exp).columns.tolist(), 'equals': canon(exp).equals(canon(act)), 'head': canon(exp).head(3).values.tolist()}
