import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict

employees_df = pd.DataFrame({
    'EMPLOYEE_ID': [100, 101, 102, 103, 104, 107, 114, 120, 178],
    'FIRST_NAME': ['Steven', 'Neena', 'Lex', 'Alexander', 'Bruce', 'Diana', 'Den', 'Matthew', 'Kimberely'],
    'LAST_NAME': ['King', 'Kochhar', 'De Haan', 'Hunold', 'Ernst', 'Lorentz', 'Raphaely', 'Weiss', 'Grant'],
    'EMAIL': ['SKING', 'NKOCHHAR', 'LDEHAAN', 'AHUNOLD', None, 'DLORENTZ', 'DRAPHEAL', 'MWEISS', 'KGRANT'],
    'HIRE_DATE': ['1987-06-17', '1987-06-18', '1987-06-19', '1987/06/20', '21-06-1987', '1987-06-24', '1987-07-01', 'July 7, 1987', '1987-09-03'],
    'JOB_ID': ['AD_PRES', 'AD_VP', 'AD_VP', 'IT_PROG', 'IT_PROG', 'it_prog', 'PU_MAN', 'ST_MAN', 'SA_REP'],
    'SALARY': [24000.0, 17000.0, 17000.0, 9000.0, 6000.0, 4200.0, 11000.0, 8000.0, np.nan],
    'COMMISSION_PCT': [0.0, 0.0, None, 0.0, 0.0, None, 0.0, 0.0, 0.15],
    'MANAGER_ID': [np.nan, 100, 100, 102, 103, 103, 100, 100, 149],
    'DEPARTMENT_ID': [90, 90, 90, 60, 60, 60, 30, 50, 0]
})

departments_df = pd.DataFrame({
    'DEPARTMENT_ID': ['10', '30', '50', '60', '90'],
    'DEPARTMENT_NAME': ['Administration', 'Purchasing', 'Shipping', 'IT ', 'Executive'],
    'MANAGER_ID': [200, 114, 121, 103, 100],
    'LOCATION_ID': [1700, 1700, 1500, 1400, 1700]
})

jobs_df = pd.DataFrame({
    'JOB_ID': ['AD_PRES', 'AD_VP', 'IT_PROG', 'PU_MAN', 'ST_MAN', 'SA_REP', 'AC_MGR'],
    'JOB_TITLE': ['President', 'Administration Vice President', 'Programmer', 'Purchasing Manager', 'Stock Manager', 'Sales Representative', 'Accounting Manager'],
    'MIN_SALARY': [20000, 15000, 4000, 8000, 5500, 6000, 8200],
    'MAX_SALARY': ['40000', '30000', '10000', '15000', '8500', '12000', '16000']
})
# case: dept-average-salary-string-key
departments_df['DEPARTMENT_ID'] = departments_df['DEPARTMENT_ID'].apply(int)
avg = employees_df.groupby('DEPARTMENT_ID').agg({'SALARY': 'mean'})
avg = avg.reset_index()
out = departments_df.merge(avg, on='DEPARTMENT_ID', how='left')
out['SALARY'] = out['SALARY'].fillna(0)
result = out[['DEPARTMENT_NAME', 'SALARY']].sort_values('SALARY', ascending=False)
# case: managers-with-most-reports
mgrs = [int(m) for m in employees_df['MANAGER_ID'].values if not np.isnan(m)]
cnt = Counter(mgrs)
top = cnt.most_common(1)[0]
name = employees_df[employees_df['EMPLOYEE_ID'] == top[0]]['FIRST_NAME'].squeeze()
result = pd.DataFrame([{'manager': name, 'reports': top[1]}])
# case: above-dept-average-transform
employees_df['avg_sal'] = employees_df.groupby('DEPARTMENT_ID')['SALARY'].transform('mean')
res = employees_df[employees_df['SALARY'] > employees_df['avg_sal']]
result = res[['FIRST_NAME', 'LAST_NAME', 'SALARY', 'avg_sal']]
# case: second-highest-salary
sals = sorted(set(employees_df['SALARY'].dropna().tolist()), reverse=True)
second = sals[1]
who = employees_df[employees_df['SALARY'] == second]
result = (who['LAST_NAME'] + ', ' + who['FIRST_NAME']).tolist()
# case: full-name-with-commission
def fmt(row):
    if row['COMMISSION_PCT'] > 0:
        return 'yes'
    elif row['COMMISSION_PCT'] == 0:
        return 'no'
    else:
        return 'unknown'
employees_df['has_comm'] = employees_df.apply(fmt, axis=1)
result = employees_df['has_comm'].value_counts().sort_index().to_dict()
# case: hire-dates-mixed-formats
fmts = ['%Y-%m-%d', '%Y/%m/%d', '%d-%m-%Y', '%B %d, %Y']
def parse(s):
    for f in fmts:
        try:
            return datetime.datetime.strptime(s, f)
        except ValueError:
            continue
    return None
employees_df['HIRE_DATE'] = employees_df['HIRE_DATE'].apply(parse)
x = employees_df[employees_df['HIRE_DATE'] > '1987-06-21']
result = x[['LAST_NAME', 'HIRE_DATE']].sort_values('HIRE_DATE').reset_index(drop=True)
# case: jobs-without-employees
jobs_used = np.unique(employees_df['JOB_ID'].str.upper().to_numpy())
not_used = []
for j in jobs_df['JOB_ID']:
    if j not in list(jobs_used):
        not_used.append(j)
result = jobs_df[jobs_df['JOB_ID'].isin(not_used)][['JOB_ID', 'JOB_TITLE']]
# case: salary-range-of-jobs
jobs_df['diff'] = jobs_df['MAX_SALARY'].astype(int) - jobs_df['MIN_SALARY']
filtered = jobs_df[(jobs_df['MAX_SALARY'].astype(int) >= 12000) & (jobs_df['MAX_SALARY'].astype(int) <= 18000)]
result = filtered[['JOB_TITLE', 'diff']].set_index('JOB_TITLE').T
# case: self-join-manager-names
e = employees_df[['EMPLOYEE_ID', 'FIRST_NAME', 'MANAGER_ID']]
m = employees_df[['EMPLOYEE_ID', 'FIRST_NAME']].rename(columns={'EMPLOYEE_ID': 'MANAGER_ID', 'FIRST_NAME': 'MANAGER'})
j = pd.merge(e, m, on='MANAGER_ID', how='left')
j['MANAGER'].fillna('None', inplace=True)
result = j[['FIRST_NAME', 'MANAGER']]
# case: location-1700-staff
locs = departments_df[departments_df['LOCATION_ID'] == '1700']['DEPARTMENT_ID'].tolist()
emps = employees_df[employees_df['DEPARTMENT_ID'].isin(locs)]
if len(emps) == 0:
    locs = departments_df[departments_df['LOCATION_ID'].astype(str) == '1700']['DEPARTMENT_ID'].astype(int).tolist()
    emps = employees_df[employees_df['DEPARTMENT_ID'].isin(locs)]
result = emps[['FIRST_NAME', 'DEPARTMENT_ID']]
# case: email-null-build
emails = []
for f, l, em in employees_df[['FIRST_NAME', 'LAST_NAME', 'EMAIL']].values:
    if pd.isnull(em):
        emails.append((f[0] + l).upper())
    else:
        emails.append(em)
employees_df['EMAIL'] = pd.Series(emails)
employees_df['EMAIL'] = employees_df['EMAIL'].str.lower() + '@example.com'
result = employees_df[['EMPLOYEE_ID', 'EMAIL']].tail(6)
# case: dept-with-max-headcount-index
g = employees_df.groupby('DEPARTMENT_ID')['EMPLOYEE_ID'].nunique()
g = g.sort_values(ascending=False)
first = g.index.values[0]
depts = []
for d in g.index:
    if g.loc[d] == g.iloc[0]:
        depts.append(d)
dept_names = departments_df.loc[departments_df['DEPARTMENT_ID'].astype('int64').isin(depts), 'DEPARTMENT_NAME'].str.strip()
result = pd.DataFrame(dept_names)
# case: salary-bands-cut-loop
bands = {'low': 0, 'mid': 0, 'high': 0}
for s in employees_df['SALARY']:
    if s < 8000:
        bands['low'] += 1
    elif s < 15000:
        bands['mid'] += 1
    else:
        bands['high'] += 1
result = pd.DataFrame(bands, index=['count']).T.reset_index()
result.columns = ['band', 'count']
# case: job-title-with-paid-below-min
employees_df['JOB_ID'] = employees_df['JOB_ID'].str.upper()
d = jobs_df.set_index('JOB_ID').to_dict('index')
lst = []
for r in employees_df.to_dict('records'):
    job = d[r['JOB_ID']]
    if r['SALARY'] <= job['MIN_SALARY'] + 2000:
        lst.append({'name': r['FIRST_NAME'], 'title': job['JOB_TITLE'], 'salary': r['SALARY'], 'min': job['MIN_SALARY']})
result = pd.DataFrame(lst).sort_values('name')
