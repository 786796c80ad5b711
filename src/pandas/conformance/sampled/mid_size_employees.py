import pandas as pd
import numpy as np
import datetime as dt
from collections import defaultdict
from functools import partial
from typing import Dict, List, Optional

employees = pd.DataFrame({
    'EMPLOYEE_ID': [100, 101, 102, 103, 104, 107, 109, 114, 120, 178, 200],
    'FIRST_NAME': ['Steven', 'Neena', 'Lex', 'Alexander', 'Bruce', 'Diana', 'Daniel', 'Den', 'matthew', 'Kimberely', ' Jennifer'],
    'LAST_NAME': ['King', 'Kochhar', 'De Haan', 'Hunold', 'Ernst', 'Lorentz', 'Faviet', 'Raphaely', 'Weiss', 'Grant', 'Whalen'],
    'EMAIL': ['SKING', 'NKOCHHAR', 'LDEHAAN', 'AHUNOLD', 'BERNST', None, 'DFAVIET', 'DRAPHEAL', 'MWEISS', '', 'JWHALEN'],
    'PHONE_NUMBER': ['515.123.4567', '515.123.4568', '515.123.4569', '590.423.4567', '590.423.4568', '590.423.5567', '515.124.4169', '515.127.4561', '650.123.1234', '011.44.1644.429263', None],
    'HIRE_DATE': ['1987-06-17', '1987-06-18', '1987-06-19', '1990/01/03', '1991-05-21', '1999-02-07', '1994-08-16', '1994-12-07', '1996-07-18', '1999-05-24', '1987-09-17'],
    'JOB_ID': ['AD_PRES', 'AD_VP', 'AD_VP', 'IT_PROG', 'IT_PROG', 'IT_PROG', 'FI_ACCOUNT', 'PU_MAN', 'ST_MAN', 'SA_REP', 'AD_ASST'],
    'SALARY': [24000, 17000, 17000, 9000, 6000, 4200, 9000, 11000, 8000, 7000, 4400],
    'COMMISSION_PCT': [None, None, 0.0, None, None, None, None, None, None, 0.15, None],
    'MANAGER_ID': [0, 100, 100, 102, 103, 103, 101, 100, 100, 149, 101],
    'DEPARTMENT_ID': [90, 90, 90, 60, 60, 60, 100, 30, 50, np.nan, 10],
})

departments = pd.DataFrame({
    'DEPARTMENT_ID': [10, 20, 30, 50, 60, 90, 100, 120],
    'DEPARTMENT_NAME': ['Administration', 'Marketing', 'Purchasing', 'Shipping', 'IT', 'Executive', 'Finance', 'Treasury'],
    'MANAGER_ID': [200, 201, 114, 120, 103, 100, 109, 0],
    'CITY': ['Seattle', 'Toronto', 'Seattle', 'South San Francisco', 'Southlake', 'Seattle', 'Seattle', None],
})

jobs = pd.DataFrame({
    'JOB_ID': ['AD_PRES', 'AD_VP', 'AD_ASST', 'IT_PROG', 'FI_ACCOUNT', 'PU_MAN', 'ST_MAN', 'SH_CLERK'],
    'JOB_TITLE': ['President', 'Administration Vice President', 'Administration Assistant', 'Programmer', 'Accountant', 'Purchasing Manager', 'Stock Manager', 'Shipping Clerk'],
    'MIN_SALARY': [20000, 15000, 3000, 4000, 4200, 8000, 5500, 2500],
    'MAX_SALARY': [40000, 30000, 6000, 10000, 9000, 15000, 8500, 5500],
})

job_history = pd.DataFrame({
    'EMPLOYEE_ID': [102, 101, 101, 200, 200, 114, 122, 109],
    'START_DATE': ['1993-01-13', '1989-09-21', '1993-10-28', '1987-09-17', '1994-07-01', '1998-03-24', '1999-01-01', '1994-08-16'],
    'END_DATE': ['1998-07-24', '1993-10-27', '1997-03-15', '1993-06-17', '1998-12-31', '1999-12-31', '1999-12-31', None],
    'JOB_ID': ['IT_PROG', 'AC_ACCOUNT', 'AC_MGR', 'AD_ASST', 'AC_ACCOUNT', 'ST_CLERK', 'ST_CLERK', 'FI_ACCOUNT'],
})

# case: salary-and-bonus
def employee_names_and_salary(employees: pd.DataFrame) -> pd.DataFrame:
    """Display the full name and salary of all employees, highest salary first (ties by name)."""
    df = employees.copy()
    df['FULL_NAME'] = df['FIRST_NAME'].str.strip().str.capitalize() + ' ' + df['LAST_NAME']
    return df[['FULL_NAME', 'SALARY']].sort_values(['SALARY', 'FULL_NAME'], ascending=[False, True])

result = employee_names_and_salary(employees)
# case: dept-salary-stats
def department_salary_stats(employees, departments):
    df = employees.merge(departments, on='DEPARTMENT_ID', how='inner')
    return df.groupby('DEPARTMENT_NAME')['SALARY'].agg(['count', 'mean', 'max']).query('count > 1')

result = department_salary_stats(employees, departments)
# case: manager-self-join
def with_managers(employees: pd.DataFrame) -> pd.DataFrame:
    """Employees and the last name of their managers."""
    managers = employees[['EMPLOYEE_ID', 'LAST_NAME']].rename(columns={'EMPLOYEE_ID': 'MANAGER_ID', 'LAST_NAME': 'MANAGER'})
    out = employees.merge(managers, on='MANAGER_ID', how='left')
    return out[['LAST_NAME', 'MANAGER']]

result = with_managers(employees)
# case: earn-more-than-manager
def earns_at_least_half_of_manager(employees):
    sal = employees.set_index('EMPLOYEE_ID')['SALARY']
    mgr_sal = employees['MANAGER_ID'].map(sal)
    return employees.loc[employees['SALARY'] >= mgr_sal / 2, 'LAST_NAME'].tolist()

result = earns_at_least_half_of_manager(employees)
# case: no-commission
def without_commission(employees):
    no_comm = employees[employees['COMMISSION_PCT'].isnull()]
    return no_comm.filter(['FIRST_NAME', 'SALARY', 'DEPARTMENT_ID']).sort_values('SALARY').head(3)

result = without_commission(employees)
# case: none-equality
def without_commission_eq(employees):
    # == None never matches in pandas
    return employees[employees['COMMISSION_PCT'] == None].shape

result = without_commission_eq(employees)
# case: salary-out-of-range
def outside_range(employees, jobs):
    """Employees with a salary at the boundary of, or outside, the range of their job."""
    m = pd.merge(employees, jobs, on='JOB_ID', how='left')
    bad = ~((m['SALARY'] > m['MIN_SALARY']) & (m['SALARY'] < m['MAX_SALARY']))
    return m.loc[bad, ['LAST_NAME', 'JOB_ID', 'MIN_SALARY', 'SALARY', 'MAX_SALARY']]

result = outside_range(employees, jobs)
# case: days-in-job
def days_in_job(job_history: pd.DataFrame) -> pd.Series:
    jh = job_history.copy()
    jh[['START_DATE', 'END_DATE']] = jh[['START_DATE', 'END_DATE']].apply(pd.to_datetime)
    jh['DAYS'] = (jh['END_DATE'] - jh['START_DATE']).dt.days
    return jh.groupby('EMPLOYEE_ID')['DAYS'].sum(min_count=1)

result = days_in_job(job_history)
# case: jobs-longer-than-300
def short_or_long(job_history, limit: int = 300) -> List[str]:
    start = pd.to_datetime(job_history['START_DATE'])
    end = pd.to_datetime(job_history['END_DATE']).fillna(pd.Timestamp('1999-12-31'))
    long_mask = (end - start) > pd.Timedelta(days=limit)
    return job_history[long_mask]['JOB_ID'].value_counts().loc[lambda s: s > 1].index.tolist()

result = short_or_long(job_history)
# case: hire-year-counts
def hires_per_year(employees):
    hired = employees['HIRE_DATE'].str.replace('/', '-')
    return pd.to_datetime(hired).dt.year.value_counts().sort_index()

result = hires_per_year(employees)
# case: mixed-separator-parse
def first_hired(employees):
    """Return the last name of the employee hired first."""
    dates = pd.to_datetime(employees['HIRE_DATE'])
    return employees.loc[dates.idxmin(), 'LAST_NAME']

result = first_hired(employees)
# case: phone-prefix
def phone_groups(employees):
    prefix = employees['PHONE_NUMBER'].str.split('.').str[0]
    groups = defaultdict(list)
    for p, n in zip(prefix, employees['LAST_NAME']):
        groups[p if isinstance(p, str) else 'none'].append(n)
    return dict(groups)

result = phone_groups(employees)
# case: max-salary-per-dept-rows
def max_salary_rows(employees: pd.DataFrame) -> pd.DataFrame:
    mx = employees.groupby('DEPARTMENT_ID', dropna=False)['SALARY'].transform('max')
    rows = employees[employees['SALARY'] == mx]
    return rows[['DEPARTMENT_ID', 'LAST_NAME', 'SALARY']].sort_values(['DEPARTMENT_ID', 'LAST_NAME'])

result = max_salary_rows(employees)
# case: second-highest-salary
def second_highest_salary(employees):
    return employees['SALARY'].drop_duplicates().nlargest(2).iloc[-1]

result = second_highest_salary(employees)
# case: department-without-employee
def empty_departments(departments, employees):
    merged = departments.merge(employees, on='DEPARTMENT_ID', how='left', suffixes=('', '_E'))
    return merged[merged['EMPLOYEE_ID'].isna()]['DEPARTMENT_NAME'].tolist()

result = empty_departments(departments, employees)
# case: manager-id-collision
def managers_of_departments(employees, departments):
    """Departments with the salary of the department's manager."""
    df = departments.merge(employees, left_on='MANAGER_ID', right_on='EMPLOYEE_ID')
    return df.groupby('MANAGER_ID')['SALARY'].sum()

result = managers_of_departments(employees, departments)
# case: salary-grade
def grade(salary: float, thresholds: Dict[str, int]) -> str:
    for label, minimum in thresholds.items():
        if salary >= minimum:
            return label
    return 'E'

def salary_grades(employees):
    f = partial(grade, thresholds={'A': 20000, 'B': 10000, 'C': 7000, 'D': 4300})
    return employees.assign(GRADE=employees['SALARY'].map(f)).groupby('GRADE').agg(n=('EMPLOYEE_ID', 'size'), names=('LAST_NAME', list))

result = salary_grades(employees)
# case: raise-over-average
def raise_below_average(employees: pd.DataFrame, pct: float = 0.1) -> pd.Series:
    avg = employees['SALARY'].mean()
    new = employees['SALARY'].where(employees['SALARY'] >= avg, employees['SALARY'] * (1 + pct))
    return new.set_axis(employees['LAST_NAME']).round(1)

result = raise_below_average(employees)
# case: job-prefix-total
def payroll_by_prefix(employees):
    pre = employees['JOB_ID'].str.partition('_')[0].rename('PREFIX')
    return employees.groupby(pre)['SALARY'].sum().nlargest(3).reset_index()

result = payroll_by_prefix(employees)
# case: string-plus-number
def id_strings(employees):
    """Employee labels like 'King (100)'."""
    return (employees['LAST_NAME'] + ' (' + employees['EMPLOYEE_ID'] + ')').tolist()

result = id_strings(employees)
# case: city-report
def city_report(employees, departments, min_total: int = 5000) -> Optional[pd.DataFrame]:
    """
    Build a report with the number of employees and the payroll of each city.

    1. join employees and departments
    2. group by city
    3. keep only cities with payroll of at least `min_total`
    """
    required = {'DEPARTMENT_ID', 'SALARY'}
    if not required.issubset(employees.columns):
        return None
    joined = employees.dropna(subset=['DEPARTMENT_ID']).astype({'DEPARTMENT_ID': int}).merge(departments, on='DEPARTMENT_ID')
    report = joined.groupby('CITY').agg(
        EMPLOYEES=pd.NamedAgg(column='EMPLOYEE_ID', aggfunc='count'),
        PAYROLL=pd.NamedAgg(column='SALARY', aggfunc='sum'),
    )
    report = report[report['PAYROLL'] >= min_total]
    report.loc['TOTAL'] = report.sum()
    return report

result = city_report(employees, departments)
# case: name-starts-with
def names_like(employees, letters=('D', 'S')):
    sel = employees['FIRST_NAME'].str.startswith(letters) & employees['HIRE_DATE'].lt('1996')
    return employees.loc[sel, ['FIRST_NAME', 'LAST_NAME', 'HIRE_DATE']].values.tolist()

result = names_like(employees)
# case: employees-hired-between
def hired_between(employees: pd.DataFrame, start: dt.date, end: dt.date) -> int:
    d = pd.to_datetime(employees['HIRE_DATE'], format='mixed').dt.date
    return sum(start <= x <= end for x in d)

result = hired_between(employees, dt.date(1990, 1, 1), dt.date(1996, 12, 31))
# case: full-career
def career(employees, job_history):
    current = employees[['EMPLOYEE_ID', 'JOB_ID']].assign(KIND='current')
    past = job_history[['EMPLOYEE_ID', 'JOB_ID']].assign(KIND='past')
    both = pd.concat([past, current], ignore_index=True)
    summary = both.pivot_table(index='EMPLOYEE_ID', columns='KIND', values='JOB_ID', aggfunc='nunique', fill_value=0)
    return summary[summary['past'] > 0]

result = career(employees, job_history)
