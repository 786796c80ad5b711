import pandas as pd
import numpy as np
from collections import OrderedDict

employees = pd.DataFrame({
    'emp_id': ['E001', 'E002', 'E003', 'E004', 'E005', 'E006', 'E007', 'E008', 'E009', 'E010', 'E011'],
    'first_name': ['Ann', 'Bob', 'Carla', 'Dev', 'Eva', 'Finn', 'Gita', 'Hans', 'Ivy', 'Jon', 'Ann'],
    'last_name': ['Lee', 'Stone', 'Diaz', 'Patel', 'Novak', "O'Brien", 'Rao', 'Müller', 'Chen', 'Stone', 'Lee'],
    'dept_id': [10, 10, 20, 20, 30, 30, 30, None, 20, 50, 10],
    'manager_id': [None, 'E001', 'E001', 'E003', 'E001', 'E005', 'E005', 'E001', 'E003', 'E001', 'E002'],
    'salary': [185000, 92000, 120000, 83000, 120000, 61000, 61000, 45000, np.nan, 70000, 92000],
    'hire_date': ['2008-04-01', '2012-09-15', '2010-01-04', '2019-06-30', '2011-02-28', '2021-11-01', '2021-11-01', '2023-01-09', '2020-02-29', '2015-12-31', '2022-07-04'],
    'status': ['active', 'active', 'Active', 'leave', 'active', 'active', 'terminated', 'active', None, 'ACTIVE', 'active'],
})

departments = pd.DataFrame({
    'dept_id': [10, 20, 30, 40],
    'dept_name': ['Executive', 'Engineering', 'Sales', 'Legal'],
    'budget': ['450,000', '300,000', '260,000', '-'],
})

payslips = pd.DataFrame({
    'slip_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    'emp_id': ['E002', 'E002', 'E003', 'E004', 'E004', 'E005', 'E006', 'E006', 'E007', 'E002', 'E003', 'E099', 'E005'],
    'period': ['2023-01', '2023-02', '2023-01', '2023-01', '2023-02', '2023-01', '2023-01', '2023-02', '2023-01', '2023-03', '2023-02', '2023-01', '2023-02'],
    'gross': [7666.67, 7666.67, 10000.00, 6916.67, 6916.67, 10000.00, 5083.33, 5083.33, 5083.33, 7900.00, 10000.00, 100.00, 10500.00],
    'tax': [1533.33, 1533.33, 2600.00, 1314.17, 1314.17, 2600.00, 864.17, 864.17, 864.17, 1580.00, 2600.00, None, 2730.00],
    'bonus': [0, 500, 0, np.nan, 250, 1000, 0, 0, -50, 0, np.nan, 0, 0],
    'hours': [168, 160, 172, 150, 148, 180, 168, 160, 96, 184, 160, 8, 0],
})

# case: highest-salary
# What is the highest salary?
result = employees['salary'].max()
# case: salary-over-100k
# First and last names of employees earning more than 100000
result = employees[employees['salary'] > 100000][['first_name', 'last_name']]
# case: dept-count
# Number of employees in each department
result = employees['dept_id'].value_counts().sort_index()
# case: unique-status
# What employment statuses are there?
result = list(employees['status'].str.lower().dropna().unique())
# case: name-sort
# Full names sorted by last and then first name
result = (employees['last_name'] + ', ' + employees['first_name']).sort_values().tolist()
# case: average-salary-dept
# Average salary per department name
result = pd.merge(employees, departments, on='dept_id').groupby('dept_name')['salary'].mean().round(2)
# case: departments-no-employees
# Departments without employees
result = departments.query('dept_id not in @employees.dept_id')['dept_name'].tolist()
# case: hired-after-2020
# Employees hired after 2020 with the number of full years until the end of 2023
e = employees.copy()
e['hire_date'] = pd.to_datetime(e['hire_date'])
recent = e[e['hire_date'] > '2020-12-31'].copy()
recent['years'] = 2023 - recent['hire_date'].dt.year
result = recent[['emp_id', 'hire_date', 'years']]
# case: manager-names
# Every employee with the full name of the manager
emp = employees.assign(full=employees['first_name'] + ' ' + employees['last_name'])
names = emp.set_index('emp_id')['full']
emp['manager'] = emp['manager_id'].map(names).fillna('None')
result = emp[['full', 'manager']]
# case: self-join-earn-more
# Employees who earn at least 60 % of the salary of their manager
m = employees.merge(employees[['emp_id', 'salary']], left_on='manager_id', right_on='emp_id', suffixes=('', '_mgr'))
result = m[m['salary'] >= 0.6 * m['salary_mgr']]['emp_id'].tolist()
# case: duplicate-names
# Names that occur more than once
result = employees[employees.duplicated(subset=['first_name', 'last_name'], keep=False)][['emp_id', 'first_name', 'last_name']]
# case: net-pay
# Net pay of every payslip
p = payslips.fillna({'tax': 0, 'bonus': 0})
p['net'] = p['gross'] - p['tax'] + p['bonus']
result = p[['emp_id', 'period', 'net']].round(2)
# case: total-gross-period
# Total gross, tax and bonus per period
result = payslips.groupby('period')[['gross', 'tax', 'bonus']].sum()
# case: salary-stats
# Descriptive statistics of salary
result = employees['salary'].describe().round(1).to_dict()
# case: payslip-count-min-two
# Employees with at least two payslips and their average gross
s = payslips.groupby('emp_id').agg(n=('slip_id', 'count'), avg_gross=('gross', 'mean'))
s = s.query('n >= 2').reset_index()
result = s.merge(employees[['emp_id', 'last_name']], on='emp_id', how='left')
# case: agg-on-strings-fails
# Mean of all columns per department
result = employees.groupby('dept_id').mean()
# case: budget-minus-salary
# How much of the budget of each department is left after the salaries?
d = departments.copy()
d['budget'] = pd.to_numeric(d['budget'].str.replace(',', ''), errors='coerce')
spent = employees.groupby('dept_id')['salary'].sum()
d['spent'] = d['dept_id'].map(spent)
d['left'] = d['budget'] - d['spent']
d['over'] = d['left'] < 0
result = d
# case: second-highest-salary
# What is the second highest distinct salary, and who earns it?
second = employees['salary'].dropna().drop_duplicates().nlargest(2).iloc[-1]
result = {'salary': second, 'employees': employees.loc[employees['salary'] == second, 'emp_id'].tolist()}
# case: rank-in-department
# Rank of the salaries within departments, ties share a rank
r = employees.dropna(subset=['dept_id', 'salary']).copy()
r['rank'] = r.groupby('dept_id')['salary'].rank(ascending=False, method='min').astype(int)
result = r.sort_values(['dept_id', 'rank', 'emp_id'])[['dept_id', 'emp_id', 'salary', 'rank']].reset_index(drop=True)
# case: hourly-rate
# Effective hourly rate in each period by employee, wide format
ps = payslips.copy()
ps['rate'] = np.where(ps['hours'] > 0, ps['gross'] / ps['hours'].replace(0, np.nan), 0)
result = ps.pivot(index='emp_id', columns='period', values='rate').round(2)
# case: pay-change
# Employees whose gross changed from one period to the next, in percent
ps = payslips.sort_values(['emp_id', 'period'])
ps['pct'] = ps.groupby('emp_id')['gross'].pct_change() * 100
changed = ps[ps['pct'].notna() & (ps['pct'] != 0)]
result = changed[['emp_id', 'period', 'pct']].round(2).values.tolist()
# case: headcount-by-level
# Number of employees on each level of the hierarchy
mgr = dict(zip(employees['emp_id'], employees['manager_id']))

def level(e):
    n = 0
    while mgr.get(e) is not None and not pd.isna(mgr.get(e)):
        e = mgr[e]
        n += 1
    return n

levels = employees['emp_id'].apply(level)
result = levels.value_counts().sort_index().rename('employees')
# case: tax-brackets
# Annual tax of each employee by brackets: 10 % to 50k, 20 % to 100k, 35 % above
brackets = [(0, 50000, 0.10), (50000, 100000, 0.20), (100000, np.inf, 0.35)]
tax = pd.Series(0.0, index=employees.index)
for lo, hi, rate in brackets:
    tax += (employees['salary'].clip(upper=hi) - lo).clip(lower=0) * rate
out = employees[['emp_id', 'salary']].assign(tax=tax)
out['effective'] = (out['tax'] / out['salary']).round(4)
result = out.sort_values('tax', ascending=False, na_position='last')
# case: dept-report
# For every department: headcount of active staff, mean salary, top earner, share of payroll
emp = employees.copy()
emp['status'] = emp['status'].str.lower()
emp = emp[emp['status'] == 'active']
emp['full'] = emp['first_name'].str.cat(emp['last_name'], sep=' ')
emp = emp.sort_values('salary', ascending=False)
rep = emp.groupby('dept_id').agg(
    headcount=('emp_id', 'count'),
    mean_salary=('salary', 'mean'),
    total=('salary', 'sum'),
    top_earner=('full', 'first'))
rep['payroll_share'] = (rep['total'] / rep['total'].sum() * 100).round(1)
rep = departments[['dept_id', 'dept_name']].merge(rep.reset_index(), on='dept_id', how='left')
rep['headcount'] = rep['headcount'].fillna(0).astype(int)
result = rep.drop(columns='dept_id')
