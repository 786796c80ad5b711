import pandas as pd
import numpy as np
from datetime import datetime, timedelta

employees_df = pd.DataFrame({
    'emp_id': ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08'],
    'name': ['Alice Moore', 'bob stone', 'Carla Diaz', 'Dan Wu', 'Ellen Park', 'Frank Li', 'Grace Hall', 'Hugo Boss'],
    'dept': ['IT', 'IT', 'HR', 'Sales', 'Sales', 'Sales', 'HR', None],
    'manager_id': [None, 'E01', 'E01', 'E01', 'E04', 'E04', 'E03', 'E99'],
    'salary': [120000, 75000, 68000, 90000, 52000, 52000, 47000, 61000],
    'hire_date': ['2015-06-01', '01/15/2018', '2019-11-20', 'March 3, 2017', '2021-07-07', '2021-07-07', '', '2020-02-29'],
    'bonus': [0.15, 0.1, np.nan, 0.2, 0.1, np.nan, 0.05, np.nan],
})

dept_budget_df = pd.DataFrame({
    'dept': ['IT', 'HR', 'Sales', 'Legal'],
    'budget': [200000, 110000, 200000, 80000],
    'floor': [3, 1, 2, 4],
})
# case: conditional-column-np-select
conditions = [employees_df['salary'] >= 90000, employees_df['salary'] >= 60000]
choices = ['high', 'mid']
result = employees_df.assign(band=np.select(conditions, choices, default='low'))[['name', 'salary', 'band']]
# case: conditional-column-np-where
df = employees_df.copy()
df['bonus_amt'] = np.where(df['bonus'].isna(), 0, df['salary'] * df['bonus'])
df['bonus_flag'] = np.where(df['bonus_amt'] > 0, 'Y', 'N')
result = df.groupby('bonus_flag')['bonus_amt'].agg(['count', 'sum'])
# case: self-join-manager-name
m = employees_df[['emp_id', 'name', 'salary']].add_prefix('mgr_')
out = employees_df.merge(m, left_on='manager_id', right_on='mgr_emp_id', how='left')
result = out[['name', 'mgr_name', 'salary', 'mgr_salary']]
# case: map-lookup-manager
lookup = employees_df.set_index('emp_id')['name']
df = employees_df[['name', 'manager_id']].copy()
df['manager'] = df['manager_id'].map(lookup).fillna('-')
result = df.drop(columns='manager_id')
# case: second-highest-salary-per-dept
def second(s):
    u = s.drop_duplicates().nlargest(2)
    return u.iloc[1] if len(u) > 1 else np.nan

result = employees_df.groupby('dept')['salary'].apply(second).reset_index(name='second_salary')
# case: parse-mixed-dates
d = pd.to_datetime(employees_df['hire_date'], format='mixed', errors='coerce')
df = employees_df[['emp_id']].assign(hired=d, year=d.dt.year.astype('Int64'))
result = df.sort_values('hired', na_position='first')
# case: budget-utilisation
spend = employees_df.groupby('dept')['salary'].sum().rename('payroll')
out = dept_budget_df.set_index('dept').join(spend).fillna({'payroll': 0})
out['used_pct'] = out['payroll'].div(out['budget']).mul(100).round(1)
out['over'] = out['payroll'] > out['budget']
result = out.sort_values('used_pct', ascending=False)
# case: apply-returning-several-columns
def parts(name):
    first, last = name.title().split(' ', 1)
    return pd.Series({'first': first, 'last': last, 'initials': first[0] + last[0]})

result = pd.concat([employees_df['emp_id'], employees_df['name'].apply(parts)], axis=1)
# case: apply-result-type-expand
def calc(row):
    b = row['bonus'] if pd.notna(row['bonus']) else 0
    total = row['salary'] * (1 + b)
    return [total, round(total / 12, 2)]

df = employees_df.copy()
df[['total_comp', 'monthly']] = df.apply(calc, axis=1, result_type='expand')
result = df[['emp_id', 'total_comp', 'monthly']]
# case: multi-key-index-lookup
idx = employees_df.dropna(subset=['dept']).set_index(['dept', 'emp_id']).sort_index()
result = idx.loc[[('HR', 'E03'), ('Sales', 'E06'), ('IT', 'E01')], ['name', 'salary']]
# case: xs-cross-section
idx = employees_df.set_index(['dept', 'manager_id', 'emp_id']).sort_index()
result = idx.xs('E04', level='manager_id')[['name', 'salary']]
# case: salary-vs-dept-median
df = employees_df.copy()
df['dept'] = df['dept'].fillna('Unassigned')
df['vs_median'] = df['salary'] - df.groupby('dept')['salary'].transform('median')
result = df.query('vs_median != 0')[['name', 'dept', 'salary', 'vs_median']].sort_values('vs_median')
# case: count-direct-reports
n = employees_df['manager_id'].value_counts()
out = employees_df[['emp_id', 'name']].copy()
out['reports'] = out['emp_id'].map(n).fillna(0).astype(int)
result = out[out['reports'] > 0].sort_values(['reports', 'name'], ascending=[False, True])
# case: normalise-salary-zscore
z = employees_df.groupby('dept', dropna=False)['salary'].transform(lambda x: (x - x.mean()) / x.std(ddof=0))
mm = (employees_df['salary'] - employees_df['salary'].min()) / (employees_df['salary'].max() - employees_df['salary'].min())
result = pd.DataFrame({'emp_id': employees_df['emp_id'], 'z_in_dept': z.round(3), 'minmax': mm.round(3)})
