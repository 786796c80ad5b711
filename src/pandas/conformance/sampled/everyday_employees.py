import pandas as pd
import numpy as np

employees = pd.DataFrame({
    'emp_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    'name': ['John Doe', 'Jane Roe', 'ann lee', 'Raj Patel', 'Mia Wong', 'Tom Hardy', 'Zoe Kim', 'Ann Lee', 'Omar Said', 'Lily  Chen '],
    'department': ['Sales', 'IT', 'it', 'HR', 'Sales', None, 'IT', 'HR', 'Sales', 'Legal'],
    'salary': [55000, 72000, 68000, 48000, 55000, 39000, np.nan, 51000, 61000, 90000],
    'manager_id': [105, 110, 102, 110, 110, 105, 102, 104, 105, np.nan],
    'hire_date': ['2015-03-12', '2018-07-01', '2020-01-20', '2019-11-05', '2012-06-30', '2022-02-14', '2021-09-09', '2019-11-05', '2016-12-31', '2010-01-04'],
    'rating': ['4', '5', '3', 'n/a', '4', '2', '5', '3.5', '', '4'],
    'remote': [True, False, True, None, False, True, True, False, None, False],
})

departments = pd.DataFrame({
    'department': ['Sales', 'IT', 'HR', 'Finance', 'Legal'],
    'location': ['NY', 'SF', 'NY', 'Boston', 'DC'],
    'budget': [200000, 250000, 100000, 150000, 80000],
})

absences = pd.DataFrame({
    'emp_id': [101, 101, 103, 104, 104, 104, 106, 999],
    'start': ['2024-01-02', '2024-03-10', '2024-02-05', '2024-01-15', '2024-02-20', '2024-05-01', '2024-04-04', '2024-04-05'],
    'days': [3, 1, 5, 2, 2, 10, 0, 4],
    'reason': ['sick', 'vacation', 'vacation', 'sick', 'Sick', 'parental', None, 'sick'],
})

# case: mean-salary-by-dept
result = employees.groupby('department')['salary'].mean()

# case: above-dept-average
emp = employees.copy()
emp['dept_avg'] = emp.groupby('department')['salary'].transform('mean')
result = emp[emp['salary'] > emp['dept_avg']][['name', 'department', 'salary', 'dept_avg']]

# case: second-highest-salary
result = employees['salary'].drop_duplicates().nlargest(2).iloc[-1]

# case: self-join-manager
merged = employees.merge(employees[['emp_id', 'name']], left_on='manager_id', right_on='emp_id', how='left', suffixes=('', '_manager'))
result = merged[['name', 'name_manager']].rename(columns={'name_manager': 'manager'})

# case: rating-numeric
emp = employees.copy()
emp['rating'] = pd.to_numeric(emp['rating'], errors='coerce')
result = emp['rating'].describe()

# case: rating-astype-fails
employees['rating'] = employees['rating'].astype(float)
result = employees['rating'].mean()

# case: tenure-years
ref = pd.Timestamp('2024-06-30')
hire = pd.to_datetime(employees['hire_date'])
tenure = ((ref - hire).dt.days / 365.25).round(1)
result = pd.DataFrame({'name': employees['name'], 'tenure': tenure}).sort_values('tenure', ascending=False)

# case: total-absence-per-emp
absent = absences.groupby('emp_id', as_index=False)['days'].sum()
result = employees[['emp_id', 'name']].merge(absent, on='emp_id', how='left').fillna({'days': 0})
result['days'] = result['days'].astype(int)

# case: top-earner-per-dept
idx = employees.dropna(subset=['salary']).groupby('department')['salary'].idxmax()
result = employees.loc[idx, ['department', 'name', 'salary']]

# case: clean-names
result = employees['name'].str.strip().str.replace(r'\s+', ' ', regex=True).str.title()

# case: dup-names-case-insensitive
key = employees['name'].str.lower().str.strip()
result = employees[key.duplicated(keep=False)]

# case: headcount-outer-merge
counts = employees.groupby('department').size().reset_index(name='headcount')
result = departments.merge(counts, on='department', how='outer')
result['headcount'] = result['headcount'].fillna(0).astype(int)

# case: budget-left
spend = employees.groupby('department')['salary'].sum()
d = departments.set_index('department')
d['spend'] = spend
d['left'] = d['budget'] - d['spend']
result = d

# case: salary-rank
emp = employees[['name', 'salary']].copy()
emp['rank'] = emp['salary'].rank(ascending=False, method='dense')
result = emp.sort_values('rank')

# case: salary-quartiles
emp = employees.dropna(subset=['salary']).copy()
emp['quartile'] = pd.qcut(emp['salary'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4'])
result = emp.groupby('quartile', observed=True)['salary'].agg(['min', 'max', 'count'])

# case: remote-share
result = employees.groupby('department')['remote'].apply(lambda s: s.fillna(False).astype(bool).mean())

# case: crosstab-reason
a = absences.copy()
a['reason'] = a['reason'].str.lower().fillna('unknown')
a['month'] = pd.to_datetime(a['start']).dt.month_name()
result = pd.crosstab(a['reason'], a['month'])

# case: initials
result = employees['name'].apply(lambda n: ''.join(p[0].upper() for p in n.split()))

# case: raise-loc-update
emp = employees.copy()
emp.loc[emp['department'].isin(['IT', 'HR']), 'salary'] *= 1.1
result = emp['salary'].round(0)

# case: hired-weekday
h = pd.to_datetime(employees['hire_date'])
result = h.dt.day_name().value_counts().sort_index()

# case: absence-end-date
a = absences.copy()
a['start'] = pd.to_datetime(a['start'])
a['end'] = a['start'] + pd.to_timedelta(a['days'], unit='D')
result = a[['emp_id', 'start', 'end']]

# case: salary-zscore
s = employees['salary']
z = (s - s.mean()) / s.std()
result = employees.assign(z=z.round(2)).query('abs(z) > 1')[['name', 'z']]

# case: orphan-absences
m = absences.merge(employees[['emp_id', 'name']], on='emp_id', how='left', indicator=True)
result = m[m['_merge'] == 'left_only'].drop(columns='_merge')

# case: multi-agg-flatten
g = employees.groupby('department').agg({'salary': ['mean', 'max'], 'emp_id': 'count'})
g.columns = ['_'.join(c) for c in g.columns]
result = g.reset_index()
