import pandas as pd
import numpy as np
import datetime
import itertools
from collections import Counter, OrderedDict

employees_df = pd.DataFrame([
    {'EmpID': 1, 'Emp Name': 'Sara King', 'Dept_ID': 10, 'Manager_ID': None, 'Salary': '120,000', 'Hire Date': '2010-03-01', 'Skills': 'python, SQL'},
    {'EmpID': 2, 'Emp Name': 'Raj Patel', 'Dept_ID': 10, 'Manager_ID': 1, 'Salary': '85000', 'Hire Date': '2015-07-15', 'Skills': 'sql'},
    {'EmpID': 3, 'Emp Name': ' Lena Muller', 'Dept_ID': 20, 'Manager_ID': 1, 'Salary': '85000.00', 'Hire Date': '2016-01-10', 'Skills': None},
    {'EmpID': 4, 'Emp Name': 'Omar Haddad', 'Dept_ID': 20, 'Manager_ID': 3, 'Salary': '', 'Hire Date': '2018-11-05', 'Skills': 'Excel,Python'},
    {'EmpID': 5, 'Emp Name': 'sara king', 'Dept_ID': 30, 'Manager_ID': 3, 'Salary': '62k', 'Hire Date': '05 Jun 2019', 'Skills': ''},
    {'EmpID': 6, 'Emp Name': 'Yuki Tanaka', 'Dept_ID': None, 'Manager_ID': 2, 'Salary': 'NULL', 'Hire Date': None, 'Skills': 'java'},
    {'EmpID': 7, 'Emp Name': 'Ben Ortiz', 'Dept_ID': 10, 'Manager_ID': 2, 'Salary': '70000', 'Hire Date': '2020-02-29', 'Skills': 'Java , sql'},
    {'EmpID': 8, 'Emp Name': 'Ivy Chen', 'Dept_ID': 40, 'Manager_ID': 99, 'Salary': '58000', 'Hire Date': '2020-02-29', 'Skills': 'SQL'},
])

departments_df = pd.DataFrame({
    'dept_id': ['10', '20', '30', '50'],
    'dept_name': ['Engineering', 'Marketing ', 'Finance', 'Legal'],
    'budget': [500000, 250000, np.nan, 0],
})

timesheets_df = pd.DataFrame({
    'emp_id': [1, 2, 2, 3, 4, 4, 7, 7, 8, 5],
    'work_date': ['2024-01-01', '2024-01-01', '2024-01-02', '2024-01-02', '2024-01-03', '2024-01-03', '2024-01-04', '2024-01-08', '2024-01-09', '2024-13-01'],
    'hours': [8, 7.5, None, 9, 4, 4, 8, -1, 24.5, 6],
})
# case: snake-case-columns
df = employees_df.copy()
df.columns = df.columns.str.strip().str.lower().str.replace(' ', '_')
assert 'emp_name' in df.columns
df['emp_name'] = df['emp_name'].str.strip().str.title()
dup_names = df.groupby('emp_name')['empid'].apply(list).reset_index(name='ids')
dup_names['n'] = dup_names['ids'].apply(len)
result = dup_names[dup_names['n'] > 1].reset_index(drop=True)
# case: salary-parse-helper
def to_salary(raw):
    if raw is None or pd.isna(raw):
        return np.nan
    if isinstance(raw, (int, float)):
        return float(raw)
    s = str(raw).strip().lower().replace(',', '')
    if s in ('', 'null', 'none', 'nan'):
        return np.nan
    mult = 1
    if s.endswith('k'):
        mult, s = 1000, s[:-1]
    try:
        return float(s) * mult
    except ValueError:
        return np.nan

df = employees_df.copy()
df['salary_num'] = df['Salary'].apply(to_salary)
df['rank'] = df['salary_num'].rank(method='dense', ascending=False).astype('Int64')
result = df[['EmpID', 'Emp Name', 'salary_num', 'rank']].sort_values(['rank', 'EmpID'], na_position='last').reset_index(drop=True)
# case: second-highest-salary
sal = pd.to_numeric(employees_df['Salary'].str.replace(',', ''), errors='coerce').dropna()
distinct = sorted(sal.unique(), reverse=True)
if len(distinct) < 2:
    result = None
else:
    result = int(distinct[1])
# case: dept-join-mixed-types
emp = employees_df.copy()
dep = departments_df.copy()
emp['dept_key'] = emp['Dept_ID'].astype('Int64').astype('string')
dep['dept_key'] = dep['dept_id'].astype('string').str.strip()
merged = dep.merge(emp, on='dept_key', how='outer', indicator=True)
status = {'both': 'matched', 'left_only': 'dept without staff', 'right_only': 'staff without dept'}
merged['state'] = merged['_merge'].astype(str).map(status)
result = merged.groupby('state').size().reset_index(name='n').sort_values('state').reset_index(drop=True)
# case: headcount-per-department
staff = employees_df.dropna(subset=['Dept_ID']).copy()
staff['Dept_ID'] = staff['Dept_ID'].astype(int)
hc = staff.groupby('Dept_ID')['EmpID'].count()
deps = departments_df.copy()
deps['dept_id'] = pd.to_numeric(deps['dept_id'], errors='coerce').astype(int)
deps['dept_name'] = deps['dept_name'].str.strip()
deps['headcount'] = deps['dept_id'].map(hc).fillna(0).astype(int)
result = deps[['dept_name', 'headcount']].sort_values(['headcount', 'dept_name'], ascending=[False, True]).reset_index(drop=True)
# case: manager-chain-depth
parent = {}
for r in employees_df.to_dict('records'):
    m = r['Manager_ID']
    parent[r['EmpID']] = None if pd.isna(m) else int(m)

def depth(e, seen=()):
    if e in seen:
        return -1
    m = parent.get(e)
    if m is None:
        return 0
    if m not in parent:
        return None
    d = depth(m, seen + (e,))
    return None if d is None else d + 1

out = [(e, depth(e)) for e in parent]
result = pd.DataFrame(out, columns=['emp_id', 'level'])
result['level'] = result['level'].astype('Int64')
result = result.sort_values(['level', 'emp_id'], na_position='last').reset_index(drop=True)
# case: self-join-manager-names
df = employees_df.copy()
df.columns = [c.replace(' ', '') for c in df.columns]
mgr = df[['EmpID', 'EmpName']].rename(columns={'EmpID': 'Manager_ID', 'EmpName': 'ManagerName'})
# the key must be the same type in both frames
df['Manager_ID'] = df['Manager_ID'].astype(float)
mgr['Manager_ID'] = mgr['Manager_ID'].astype(float)
j = pd.merge(df, mgr, on='Manager_ID', how='left')
assert len(j) == len(df), 'join duplicated rows'
j['ManagerName'] = j['ManagerName'].fillna('No manager').str.strip()
result = j[['EmpID', 'EmpName', 'ManagerName']].sort_values('EmpID').reset_index(drop=True)
# case: skill-counter
cnt = Counter()
for s in employees_df['Skills']:
    if not isinstance(s, str) or not s.strip():
        continue
    skills = {x.strip().lower() for x in s.split(',') if x.strip()}
    cnt.update(skills)
items = sorted(cnt.items(), key=lambda t: (-t[1], t[0]))
if items:
    result = pd.DataFrame(items, columns=['skill', 'employees'])
else:
    result = pd.DataFrame(columns=['skill', 'employees'])
# case: hours-cleaned-clip
ts = timesheets_df.copy()
ts['work_date'] = pd.to_datetime(ts['work_date'], errors='coerce')
ts['hours'] = pd.to_numeric(ts['hours'], errors='coerce')
valid = ts['hours'].between(0, 24) & ts['work_date'].notna()
rejected = ts.loc[~valid]
ok = ts.loc[valid].copy()
agg = ok.groupby('emp_id', as_index=False).agg(days=('work_date', 'nunique'), hours=('hours', 'sum'))
rej = rejected.groupby('emp_id').size().reset_index(name='rejected')
out = agg.merge(rej, on='emp_id', how='outer')
for c in ['days', 'rejected']:
    out[c] = out[c].fillna(0).astype(int)
out['hours'] = out['hours'].fillna(0.0)
result = out.sort_values('emp_id').reset_index(drop=True)
# case: budget-per-head-zero-guard
dep = departments_df.copy()
dep['dept_id'] = dep['dept_id'].astype(int)
heads = employees_df['Dept_ID'].dropna().astype(int).value_counts().to_dict()
vals = []
for _, d in dep.iterrows():
    n = heads.get(d['dept_id'], 0)
    b = d['budget']
    if n == 0 or pd.isna(b):
        vals.append(None)
    else:
        vals.append(round(b / n, 2))
dep['per_head'] = vals
result = dep[['dept_id', 'dept_name', 'per_head']]
# case: hire-year-distribution
hd = pd.to_datetime(employees_df['Hire Date'], errors='coerce', format='mixed')
yrs = hd.dt.year.dropna().astype(int)
full = list(range(int(yrs.min()), int(yrs.max()) + 1))
result = yrs.value_counts().reindex(full, fill_value=0).sort_index()
result.index.name = 'hire_year'
result = result.reset_index(name='hires')
result = result[result['hires'] > 0].reset_index(drop=True)
# case: date-pairs-same-hire
df = employees_df[['EmpID', 'Hire Date']].copy()
df = df[df['Hire Date'].notnull()]
pairs = []
for a, b in itertools.combinations(df.itertuples(index=False, name=None), 2):
    if a[1] == b[1]:
        pairs.append({'emp_a': min(a[0], b[0]), 'emp_b': max(a[0], b[0]), 'hired': a[1]})
result = pd.DataFrame(pairs, columns=['emp_a', 'emp_b', 'hired'])
if not result.empty:
    result = result.sort_values(['emp_a', 'emp_b']).reset_index(drop=True)
# case: weekend-check-python-dates
weekday_hours = OrderedDict((d, 0.0) for d in ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
names = list(weekday_hours)
for t, h in timesheets_df[['work_date', 'hours']].itertuples(index=False):
    try:
        d = datetime.datetime.strptime(t, '%Y-%m-%d').date()
    except (ValueError, TypeError):
        continue
    if pd.isna(h) or h < 0:
        continue
    weekday_hours[names[d.weekday()]] += float(h)
result = pd.Series(weekday_hours, name='hours')
result = result[result > 0]
# case: numeric-profile
df = pd.DataFrame({c: pd.to_numeric(timesheets_df[c], errors='coerce') for c in ['emp_id', 'hours']})
num_cols = df.select_dtypes(include='number').columns.tolist()
stats = []
for c in num_cols:
    s = df[c].dropna()
    if len(s) == 0:
        continue
    stats.append({'column': c, 'n': len(s), 'min': float(s.min()), 'max': float(s.max()),
                  'mean': round(float(s.mean()), 3), 'std': round(float(s.std(ddof=1)), 3)})
result = pd.DataFrame(stats).set_index('column')
