import pandas as pd
import numpy as np

employees_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'name': ['Ines', 'Jon', 'Kara', 'Liam', 'Mona', 'Ned', 'Oona', 'Pete', 'Quinn', 'Rosa'],
    'manager_id': [np.nan, 1, 1, 2, 2, 3, 3, 4, 4, np.nan],
    'dept_id': [10, 10, 20, 10, 10, 20, 20, 10, 30, 99],
    'salary': [210000, 150000, 150000, 98000, 98000, 87000, 105000, 61000, np.nan, 70000],
    'hire_date': ['2015-01-01', '2016-05-10', '2016-05-09', '2018-07-23', '2019-02-28',
                  '2019-03-01', '2020-11-15', '2021-06-01', '2022-01-10', '2023-09-30'],
    'title': ['CEO', 'VP Engineering', 'VP sales', 'Engineer II', 'Engineer II', 'Rep', 'Sr. Rep', 'Engineer I', 'Analyst', 'Advisor'],
})

departments_df = pd.DataFrame({
    'dept_id': [10, 20, 30, 40],
    'dept_name': ['Engineering', 'Sales', 'Finance', 'Legal'],
    'budget': ['600,000', '350,000', '90,000', None],
})

salary_history_df = pd.DataFrame({
    'emp_id': [2, 2, 2, 3, 3, 4, 4, 7, 7, 8],
    'effective_date': ['2016-05-10', '2018-01-01', '2021-01-01', '2016-05-09', '2020-01-01',
                       '2018-07-23', '2020-07-01', '2020-11-15', '2022-01-01', '2021-06-01'],
    'salary': [100000, 125000, 150000, 130000, 150000, 90000, 98000, 110000, 105000, 61000],
})
# case: second-highest-salary-per-department
# Distinct salary ranking so that ties do not swallow second place
ranked = (
    employees_df.dropna(subset=['salary'])
    .assign(salary_rank=lambda d: d.groupby('dept_id')['salary'].rank(method='dense', ascending=False))
)
second = ranked[ranked['salary_rank'] == 2]
result = (
    departments_df[['dept_id', 'dept_name']]
    .merge(second[['dept_id', 'name', 'salary']], on='dept_id', how='left')
    .rename(columns={'name': 'employee', 'salary': 'second_salary'})
    .sort_values(['dept_name', 'employee'])
    .reset_index(drop=True)
)
# case: reporting-chain-depth
# Walk the hierarchy level by level like a recursive CTE
level = employees_df.loc[employees_df['manager_id'].isna(), ['emp_id', 'name']].copy()
level['depth'] = 0
level['path'] = level['name']
frames = [level]

while not level.empty:
    children = employees_df[['emp_id', 'name', 'manager_id']].merge(
        level[['emp_id', 'depth', 'path']].rename(columns={'emp_id': 'manager_id'}),
        on='manager_id', how='inner')
    children['depth'] = children['depth'] + 1
    children['path'] = children['path'] + ' / ' + children['name']
    level = children[['emp_id', 'name', 'depth', 'path']]
    if not level.empty:
        frames.append(level)

result = pd.concat(frames, ignore_index=True).sort_values('path').reset_index(drop=True)
# case: total-reports-direct-and-indirect
# Count every subordinate below each manager
parent = employees_df.set_index('emp_id')['manager_id'].dropna().astype(int).to_dict()
rows = []
for emp in employees_df['emp_id']:
    boss = parent.get(emp)
    lvl = 1
    while boss is not None:
        rows.append({'manager_id': boss, 'emp_id': emp, 'distance': lvl})
        boss = parent.get(boss)
        lvl += 1
closure = pd.DataFrame(rows)

summary = closure.groupby('manager_id').agg(
    direct_reports=('distance', lambda s: (s == 1).sum()),
    all_reports=('emp_id', 'nunique'),
    deepest=('distance', 'max'),
).reset_index()
result = summary.merge(employees_df[['emp_id', 'name']], left_on='manager_id', right_on='emp_id') \
    [['name', 'direct_reports', 'all_reports', 'deepest']].sort_values('all_reports', ascending=False).reset_index(drop=True)
# case: salary-versus-peers-and-manager
# Self join: how does every employee compare with the manager and with the manager's other reports?
emp = employees_df.copy()
mgr = employees_df[['emp_id', 'name', 'salary']].rename(
    columns={'emp_id': 'manager_id', 'name': 'manager_name', 'salary': 'manager_salary'})

both = emp.merge(mgr, on='manager_id', how='inner')
both['peer_avg'] = both.groupby('manager_id')['salary'].transform('mean')
both['vs_peer'] = np.where(both['salary'] > both['peer_avg'], 'above',
                           np.where(both['salary'] == both['peer_avg'], 'equal', 'below'))
both['pct_of_manager'] = (both['salary'] / both['manager_salary'] * 100).round(1)
result = both.loc[both['salary'].notna(), ['name', 'manager_name', 'pct_of_manager', 'vs_peer']].sort_values(
    ['manager_name', 'pct_of_manager', 'name'], ascending=[True, False, True]).reset_index(drop=True)
# case: scd2-valid-ranges
# Turn a change log into slowly changing dimension rows (valid_from / valid_to / is_current)
hist = salary_history_df.copy()
hist['effective_date'] = pd.to_datetime(hist['effective_date'])
hist = hist.sort_values(['emp_id', 'effective_date']).rename(columns={'effective_date': 'valid_from'})

hist['valid_to'] = hist.groupby('emp_id')['valid_from'].shift(-1) - pd.Timedelta(days=1)
hist['is_current'] = hist['valid_to'].isna()
hist['valid_to'] = hist['valid_to'].fillna(pd.Timestamp('2099-12-31'))
hist['version'] = hist.groupby('emp_id').cumcount() + 1
result = hist[['emp_id', 'version', 'salary', 'valid_from', 'valid_to', 'is_current']].reset_index(drop=True)
# case: salary-as-of-date
# What was everybody's salary on 2020-12-31?
as_of_date = '2020-12-31'
h = salary_history_df.copy()
h['effective_date'] = pd.to_datetime(h['effective_date'])

snapshot = (
    h.query('effective_date <= @as_of_date')
    .sort_values('effective_date')
    .groupby('emp_id')
    .tail(1)
)
out = snapshot.merge(employees_df[['emp_id', 'name', 'salary']], on='emp_id', suffixes=('_then', '_now'))
out['raise_since'] = out['salary_now'] - out['salary_then']
result = out[['name', 'salary_then', 'salary_now', 'raise_since']].sort_values('name').reset_index(drop=True)
# case: biggest-raise-percent
# Largest single percentage raise each employee ever got
sh = salary_history_df.sort_values(['emp_id', 'effective_date']).copy()
sh['prev_salary'] = sh.groupby('emp_id')['salary'].shift(1)
sh['raise_pct'] = sh.groupby('emp_id')['salary'].pct_change().mul(100).round(2)
raises = sh.dropna(subset=['prev_salary'])
best = raises.loc[raises.groupby('emp_id')['raise_pct'].idxmax()]
best = best.assign(
    direction=np.where(best['raise_pct'] > 0, 'up', 'down'),
    prev_salary=best['prev_salary'].astype(int),
)
result = (
    best.merge(employees_df[['emp_id', 'name']], on='emp_id')
    [['name', 'effective_date', 'prev_salary', 'salary', 'raise_pct', 'direction']]
    .sort_values('raise_pct', ascending=False)
    .reset_index(drop=True)
)
# case: payroll-vs-budget
# Compare payroll with the (text) budget for each department, including empty ones
dep = departments_df.copy()
dep['budget'] = dep['budget'].str.replace(',', '').astype(float)

payroll = employees_df.groupby('dept_id', as_index=False).agg(
    headcount=('emp_id', 'count'), payroll=('salary', 'sum'))
rep = dep.merge(payroll, on='dept_id', how='left')
rep[['headcount', 'payroll']] = rep[['headcount', 'payroll']].fillna(0)
rep['utilisation'] = (rep['payroll'] / rep['budget']).round(3)
rep['flag'] = np.select(
    [rep['budget'].isnull(), rep['utilisation'] > 1, rep['utilisation'].between(0.9, 1, inclusive='both')],
    ['no budget', 'over', 'close'],
    default='under',
)
result = rep[['dept_name', 'headcount', 'payroll', 'budget', 'utilisation', 'flag']].astype({'headcount': 'int'})
# case: headcount-over-years
# Cumulative headcount by year and department of the hire
hires = employees_df.copy()
hires['hire_year'] = pd.to_datetime(hires['hire_date']).dt.year
hires = hires.merge(departments_df[['dept_id', 'dept_name']], on='dept_id', how='left')
hires['dept_name'] = hires['dept_name'].fillna('Other')

ct = pd.crosstab(hires['hire_year'], hires['dept_name'])
# make the year axis continuous before accumulating
years = range(ct.index.min(), ct.index.max() + 1)
cum = ct.reindex(years, fill_value=0).cumsum()
cum['Total'] = cum.sum(axis=1)
cum.columns.name = None
result = cum.rename_axis('year').reset_index()
# case: tenure-bands
# Tenure band as at the end of 2023 with average salary per band
ref = pd.Timestamp(2023, 12, 31)
t = employees_df[['emp_id', 'hire_date', 'salary']].copy()
t['tenure_years'] = (ref - pd.to_datetime(t['hire_date'])).dt.days / 365.25
t['band'] = pd.cut(
    t['tenure_years'],
    bins=[0, 2, 4, 6, np.inf],
    labels=['0-2', '2-4', '4-6', '6+'],
    right=False,
)
result = (
    t.groupby('band', observed=False)
    .agg(employees=('emp_id', 'count'), avg_salary=('salary', 'mean'), max_tenure=('tenure_years', 'max'))
    .round({'avg_salary': 0, 'max_tenure': 2})
    .reset_index()
)
result['band'] = result['band'].astype(str)
# case: median-salary-and-outliers
# Who is more than 25% off the department median?
tolerance = 0.25
m = employees_df.assign(
    dept_median=employees_df.groupby('dept_id')['salary'].transform('median')
)
m = m.eval('deviation = (salary - dept_median) / dept_median')
outliers = m.query('abs(deviation) > @tolerance').copy()
outliers['deviation'] = outliers['deviation'].round(3)
result = (
    outliers.merge(departments_df.drop(columns='budget'), on='dept_id', how='left')
    .loc[:, ['dept_name', 'name', 'salary', 'dept_median', 'deviation']]
    .sort_values(['deviation', 'name'], ascending=[False, True])
    .reset_index(drop=True)
)
# case: title-family-summary
# Bring titles to a family, then list the names in each family by salary
fam = employees_df.copy()
fam['family'] = (
    fam['title']
    .str.lower()
    .str.replace(r'^(sr\.|vp)\s+', '', regex=True)
    .str.replace(r'\s+i+$', '', regex=True)
    .replace({'rep': 'sales', 'engineer': 'engineering'})
    .str.capitalize()
)
fam = fam.sort_values(['family', 'salary'], ascending=[True, False], na_position='last')
result = (
    fam.groupby('family', sort=True)
    .agg(people=('name', lambda s: ', '.join(s)), n=('name', 'size'), top_salary=('salary', 'first'))
    .reset_index()
    .query('n >= 1')
)
