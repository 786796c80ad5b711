import pandas as pd
import numpy as np

employees_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'emp_name': ['Ann', 'Bob', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy'],
    'dept_id': [10, 10, 20, 20, 20, 30, np.nan, 40, 10],
    'manager_id': [np.nan, 1, 1, 3, 3, 1, 6, 99, 2],
    'salary': [9000, 5200, 7000, 4800, 4800, 6100, 3900, 4100, 5200],
    'hire_date': ['2015-03-01', '2018/07/15', '2016-01-20', '2020-11-02', '2020-11-02', '2017-05-05', '2021-08-30', None, '2019-02-11'],
    'level': ['L5', 'L3', 'L4', 'L2', 'L2', 'L4', 'L1', 'L2', 'L3'],
})

departments_df = pd.DataFrame({
    'dept_id': [10, 20, 30, 50],
    'dept_name': ['Sales', 'Engineering', 'HR', 'Legal'],
    'location': ['NY', 'SF', 'NY', 'DC'],
    'budget': [25000, 20000, 6000, 8000],
})

timesheet_df = pd.DataFrame({
    'emp_id': [2, 2, 3, 3, 4, 5, 5, 9, 9, 9],
    'week': ['2024-W01', '2024-W02', '2024-W01', '2024-W03', '2024-W02', '2024-W01', '2024-W01', '2024-W01', '2024-W02', '2024-W03'],
    'project': ['Apollo', 'Apollo', 'Zeus', 'Apollo', 'Zeus', 'Zeus', 'Hermes', 'apollo ', 'Hermes', 'Hermes'],
    'hours': [38, 40, 42.5, 36, 40, 20, 20, np.nan, 35, 41],
})

bonus_df = pd.DataFrame({
    'EmpID': ['1', '3', '3', '6', '12'],
    'year': [2022, 2022, 2023, 2023, 2023],
    'bonus': [1000, 700, 750, 300, 50],
})
# case: self-join-manager
result = employees_df.merge(employees_df[['emp_id', 'emp_name']], left_on='manager_id', right_on='emp_id',
                            how='left', suffixes=('', '_mgr'))[['emp_name', 'emp_name_mgr']]
result['emp_name_mgr'] = result['emp_name_mgr'].fillna('(nobody)')
# case: earns-more-than-dept-average
e = employees_df.copy()
e['dept_avg'] = e.groupby('dept_id')['salary'].transform('mean')
result = e[e['salary'] > e['dept_avg']][['emp_name', 'dept_id', 'salary', 'dept_avg']]
# case: bonus-key-dtype
b = bonus_df.assign(emp_id=bonus_df['EmpID'].astype(int)).drop(columns='EmpID')
wide = b.pivot(index='emp_id', columns='year', values='bonus').fillna(0)
wide.columns = [f'bonus_{y}' for y in wide.columns]
result = employees_df[['emp_id', 'emp_name']].merge(wide, left_on='emp_id', right_index=True, how='left').fillna(0)
# case: budget-vs-payroll
pay = employees_df.groupby('dept_id', dropna=False).agg(payroll=('salary', 'sum'), heads=('emp_id', 'count')).reset_index()
r = departments_df.merge(pay, on='dept_id', how='outer')
r['over'] = r['payroll'] > r['budget']
result = r[['dept_id', 'dept_name', 'budget', 'payroll', 'heads', 'over']]
# case: hours-project-week
t = timesheet_df.copy()
t['project'] = t['project'].str.strip().str.capitalize()
result = t.pivot_table(index='project', columns='week', values='hours', aggfunc='sum', margins=True, fill_value=0, dropna=False)
# case: hours-stack-roundtrip
t = timesheet_df.groupby(['emp_id', 'week'])['hours'].sum(min_count=1).unstack()
result = t.stack().reset_index(name='hours')
# case: missing-timesheets
weeks = timesheet_df['week'].unique()
need = employees_df[['emp_id', 'emp_name']].merge(pd.DataFrame({'week': sorted(weeks)}), how='cross')
chk = need.merge(timesheet_df[['emp_id', 'week', 'hours']], on=['emp_id', 'week'], how='left', indicator=True)
result = chk.loc[chk['_merge'] == 'left_only'].groupby('emp_name')['week'].agg(', '.join).reset_index()
# case: level-dept-counts
d = employees_df.merge(departments_df, on='dept_id')
result = pd.crosstab([d['location'], d['dept_name']], d['level'])
# case: pay-quartile-pivot
e = employees_df.copy()
e['quartile'] = pd.qcut(e['salary'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4'])
e['hire_year'] = pd.to_datetime(e['hire_date'], format='mixed').dt.year
result = e.pivot_table(index='hire_year', columns='quartile', values='emp_id', aggfunc='count', observed=True, fill_value=0)
# case: agg-list-flatten-dept
agg = (employees_df.merge(departments_df, on='dept_id', how='left')
       .groupby(['location', 'dept_name'], as_index=False)
       .agg({'salary': ['min', 'max', 'mean'], 'level': 'nunique'}))
agg.columns = ['_'.join(filter(None, col)) for col in agg.columns]
result = agg
# case: highest-paid-per-dept
idx = employees_df.groupby('dept_id')['salary'].idxmax()
result = employees_df.loc[idx].merge(departments_df, on='dept_id', how='left')[['dept_name', 'emp_name', 'salary']]
# case: second-highest-salary
ranked = employees_df.assign(r=employees_df.groupby('dept_id')['salary'].rank('dense', ascending=False))
result = ranked[ranked.r.eq(2)].groupby('dept_id')['emp_name'].apply(list)
# case: align-hours-projects
a = timesheet_df[timesheet_df['project'] == 'Apollo'].groupby('emp_id')['hours'].sum()
z = timesheet_df[timesheet_df['project'] == 'Zeus'].groupby('emp_id')['hours'].sum()
left, right = a.align(z, join='outer', fill_value=0)
result = pd.DataFrame({'apollo': left, 'zeus': right, 'diff': left - right})
# case: anti-join-departments
m = departments_df.merge(employees_df[['dept_id']].drop_duplicates(), on='dept_id', how='left', indicator='found')
result = m[m['found'] == 'left_only'].drop(columns='found')
