import pandas as pd
import numpy as np
from datetime import datetime, timedelta

employee_df = pd.DataFrame({
    'EMPLOYEE_ID': [100, 101, 102, 103, 104, 105, 106, 107],
    'FIRST_NAME': ['Steven', 'Neena', 'Lex', 'Alexander', 'Bruce', 'David', 'Valli', 'Diana'],
    'HIRE_DATE': ['1987-06-17', '1987-06-18', '19/06/1987', '1990-01-03', '1991-05-21', None, '1998-02-05', '1999-02-07'],
    'SALARY': [24000.0, 17000.0, 17000.0, 9000.0, 6000.0, 4800.0, 4800.0, None],
    'COMMISSION_PCT': [None, None, '0.2', None, '0.15', '', None, None],
    'MANAGER_ID': [None, 100, 100, 102, 103, 103, 103, 103],
    'DEPARTMENT_ID': [90, 90, 90, 60, 60, 60, 60, np.nan],
})

department_df = pd.DataFrame({
    'DEPARTMENT_ID': [10, 60, 90, 100],
    'DEPARTMENT_NAME': ['Administration', 'IT', 'Executive', 'Finance'],
    'MANAGER_ID': [200, 103, 100, 108],
})

job_history_df = pd.DataFrame({
    'EMPLOYEE_ID': [101, 101, 102, 105, 200],
    'START_DATE': ['1989-09-21', '1993-10-28', '1993-01-13', '1998-03-24', '1987-09-17'],
    'END_DATE': ['1993-10-27', '1997-03-15', '1998-07-24', '1998-12-31', '1987-09-17'],
    'JOB_ID': ['AC_ACCOUNT', 'AC_MGR', 'IT_PROG', 'ST_CLERK', 'AD_ASST'],
})
# case: manager-id-after-merge
m = employee_df.merge(department_df, on='DEPARTMENT_ID')
result = m.groupby('MANAGER_ID')['SALARY'].mean().reset_index()
# case: manager-id-suffix
m = employee_df.merge(department_df, on='DEPARTMENT_ID', how='left')
result = m[m['MANAGER_ID_y'] == m['EMPLOYEE_ID']][['FIRST_NAME', 'DEPARTMENT_NAME', 'MANAGER_ID_x']]
# case: self-join-manager-name
mgr = employee_df[['EMPLOYEE_ID', 'FIRST_NAME']].rename(columns={'EMPLOYEE_ID': 'MANAGER_ID', 'FIRST_NAME': 'MANAGER'})
result = employee_df.merge(mgr, on='MANAGER_ID', how='left')[['FIRST_NAME', 'MANAGER']]
# case: lowercase-column-keyerror
result = employee_df[employee_df['salary'] > 10000]['first_name']
# case: commission-times-salary
employee_df['BONUS'] = employee_df['SALARY'] * employee_df['COMMISSION_PCT']
result = employee_df[['FIRST_NAME', 'BONUS']]
# case: commission-fillna-to-numeric
pct = pd.to_numeric(employee_df['COMMISSION_PCT']).fillna(0)
employee_df['PAY'] = employee_df['SALARY'].mul(1 + pct).round(1)
result = employee_df[['FIRST_NAME', 'PAY']].sort_values('PAY', ascending=False, na_position='first')
# case: hire-date-mixed-strptime
years = []
for d in employee_df['HIRE_DATE']:
    try:
        years.append(datetime.strptime(d, '%Y-%m-%d').year)
    except ValueError:
        years.append(datetime.strptime(d, '%d/%m/%Y').year)
employee_df['YEAR'] = years
result = employee_df.groupby('YEAR').size()
# case: hire-date-mixed-strptime-typeerror
def parse(d):
    for fmt in ('%Y-%m-%d', '%d/%m/%Y'):
        try:
            return datetime.strptime(d, fmt)
        except ValueError:
            continue
        except TypeError:
            return pd.NaT
    return pd.NaT

employee_df['HIRED'] = employee_df['HIRE_DATE'].map(parse)
result = employee_df[employee_df['HIRED'] < '1990-12-31'][['FIRST_NAME', 'HIRED']]
# case: second-highest-salary-iloc
result = employee_df['SALARY'].drop_duplicates().sort_values(ascending=False).iloc[1]
# case: tenure-negative-timedelta-compare
s = pd.to_datetime(job_history_df['START_DATE'])
e = pd.to_datetime(job_history_df['END_DATE'])
job_history_df['long'] = (e - s) > 365
result = job_history_df
# case: tenure-timedelta-years
s = pd.to_datetime(job_history_df['START_DATE'])
e = pd.to_datetime(job_history_df['END_DATE'])
job_history_df['years'] = (e - s) / timedelta(days=365.25)
result = job_history_df[job_history_df['years'] > 1].round({'years': 2})[['EMPLOYEE_ID', 'JOB_ID', 'years']]
# case: salary-above-dept-avg-no-align
avg = employee_df.groupby('DEPARTMENT_ID')['SALARY'].mean()
result = employee_df[employee_df['SALARY'] > avg]
# case: count-subordinates-loc-missing
subs = employee_df['MANAGER_ID'].value_counts()
out = {}
for emp in employee_df['EMPLOYEE_ID']:
    out[emp] = int(subs[emp])
result = out
# case: not-operator-series
has_dept = employee_df['DEPARTMENT_ID'].notna()
result = employee_df[not has_dept]
