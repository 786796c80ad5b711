import pandas as pd
import numpy as np
import re

# HR / payroll database
departments_df = pd.DataFrame({
    'dept_id': [10, 20, 30, 40],
    'dept_name': ['Engineering', 'Sales', 'HR', 'Legal'],
    'budget': ['1,200,000', '800,000', '250,000', None],
})

employees_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'full_name': ['Grace Hopper', 'Alan Turing', 'ada lovelace', 'Linus T.', 'Margaret H ', 'Ken', 'Dennis R.', 'Barbara L', 'Tim_BL', 'Radia P.'],
    'dept_id': [10, 10, 10, 20, 20, 20, 30, 30, None, 99],
    'manager_id': [None, 1, 1, 1, 4, 4, 1, 7, 1, 4],
    'salary': [9500, 8200, 8200, 7000, 5100, 5100, 6100, 4800, np.nan, 5500],
    'bonus': [None, 500, None, 700, 0, None, 0, 150, 90, None],
    'hire_date': pd.to_datetime(['2015-06-01', '2016-01-10', '2019-09-23', '2017-02-28', '2020-02-29',
                                 '2021-12-31', '2018-07-04', '2022-05-15', '2022-05-15', None]),
    'email': ['ghopper@corp.com', 'ATURING@CORP.COM', None, 'linus@corp.org', 'mh@corp.com', '', 'dr@corp.com', 'bl@corp.com', 'tim@w3.org', 'rp@corp.com '],
})

salary_history_df = pd.DataFrame({
    'emp_id': [1, 1, 1, 2, 2, 4, 4, 7],
    'valid_from': ['2015-06-01', '2018-01-01', '2021-01-01', '2016-01-10', '2020-04-01', '2017-02-28', '2019-03-01', '2018-07-04'],
    'salary': [7000, 8500, 9500, 7000, 8200, 6500, 7000, 6100],
})
# case: employees-close-to-manager-pay
m = employees_df.merge(
    employees_df[['emp_id', 'full_name', 'salary']],
    left_on='manager_id', right_on='emp_id', suffixes=('', '_mgr')
)
result = m.loc[m['salary'] >= 0.85 * m['salary_mgr'], ['full_name', 'salary', 'full_name_mgr', 'salary_mgr']].reset_index(drop=True)
# case: second-highest-salary
# SELECT MAX(salary) FROM employees WHERE salary < (SELECT MAX(salary) FROM employees)
sal = employees_df['salary']
result = sal[sal < sal.max()].max()
# case: top2-salaries-per-dept-dense
e = employees_df.dropna(subset=['dept_id', 'salary'])
e = e.assign(dr=e.groupby('dept_id')['salary'].rank(method='dense', ascending=False).astype('int64'))
result = (
    e[e['dr'] <= 2]
    .merge(departments_df, on='dept_id', how='left')
    .sort_values(['dept_id', 'dr', 'full_name'])
    [['dept_name', 'full_name', 'salary', 'dr']]
    .reset_index(drop=True)
)
# case: full-outer-join-departments
fo = pd.merge(departments_df, employees_df[['emp_id', 'dept_id']], on='dept_id', how='outer', indicator='src')
fo['src'] = fo['src'].astype(str).map({'left_only': 'dept without emp', 'right_only': 'emp without dept', 'both': 'matched'})
result = fo.groupby('src').size().reset_index(name='n').sort_values('src').reset_index(drop=True)
# case: recursive-cte-org-levels
# WITH RECURSIVE org AS (...)
level = employees_df.loc[employees_df['manager_id'].isna(), ['emp_id', 'full_name']].assign(lvl=1)
parts = [level]
depth = 1
while len(level) > 0 and depth < 10:
    depth += 1
    nxt = employees_df[employees_df['manager_id'].isin(level['emp_id'])][['emp_id', 'full_name']].assign(lvl=depth)
    if nxt.empty:
        break
    parts.append(nxt)
    level = nxt
result = pd.concat(parts).sort_values(['lvl', 'emp_id']).reset_index(drop=True)
# case: coalesce-nullif-bonus
# COALESCE(NULLIF(bonus, 0), salary * 0.05, 100)
e = employees_df[['emp_id', 'salary', 'bonus']].copy()
e['bonus'] = e['bonus'].astype(float)
nullif = e['bonus'].mask(e['bonus'] == 0)
e['eff_bonus'] = nullif.combine_first(e['salary'] * 0.05).fillna(100).round(2)
result = e[['emp_id', 'bonus', 'eff_bonus']]
# case: like-underscore-escape
# WHERE full_name LIKE '%\_%' ESCAPE '\'  OR email LIKE '%@corp.___'
pat = re.compile(r'^.*@corp\....$')
em = employees_df['email'].str.strip().fillna('')
mask = employees_df['full_name'].str.contains('_', regex=False) | em.apply(lambda x: bool(pat.match(x.lower())))
result = employees_df.loc[mask, ['emp_id', 'full_name', 'email']].reset_index(drop=True)
# case: percent-of-budget
d = departments_df.copy()
d['budget'] = pd.to_numeric(d['budget'].str.replace(',', ''))
tot = employees_df.groupby('dept_id')['salary'].sum().mul(12).rename('annual')
r = d.join(tot, on='dept_id')
r['pct'] = (100.0 * r['annual'] / r['budget']).round(2)
result = r[['dept_name', 'annual', 'budget', 'pct']].sort_values('pct', ascending=False, na_position='last')
# case: as-of-salary
# salary valid on 2019-06-30 for each employee with history
hist = salary_history_df.assign(valid_from=pd.to_datetime(salary_history_df['valid_from']))
cut = hist[hist['valid_from'] <= pd.Timestamp('2019-06-30')]
idx = cut.groupby('emp_id')['valid_from'].idxmax()
result = cut.loc[idx].merge(employees_df[['emp_id', 'full_name']], on='emp_id')[['full_name', 'salary', 'valid_from']]
# case: lead-valid-to
# valid_to = LEAD(valid_from) OVER (PARTITION BY emp_id ORDER BY valid_from) - 1 day
h = salary_history_df.copy()
h['valid_from'] = pd.to_datetime(h['valid_from'], format='%Y-%m-%d')
h = h.sort_values(['emp_id', 'valid_from'])
h['valid_to'] = h.groupby('emp_id')['valid_from'].shift(-1) - pd.Timedelta(days=1)
h['is_current'] = h['valid_to'].isna()
h['raise_pct'] = h.groupby('emp_id')['salary'].pct_change().mul(100).round(1)
result = h.reset_index(drop=True)
# case: hire-cohort-extract
# SELECT EXTRACT(YEAR FROM hire_date) yr, COUNT(*), AVG(salary) GROUP BY 1
e = employees_df.assign(yr=employees_df['hire_date'].dt.year)
g = e.groupby('yr').agg(n=('emp_id', 'count'), avg_sal=('salary', 'mean')).reset_index()
g['yr'] = g['yr'].astype('Int64')
result = g[g['n'] >= 1].sort_values('yr', ascending=False).reset_index(drop=True)
# case: exists-subordinate
# SELECT full_name FROM employees e WHERE EXISTS (SELECT 1 FROM employees s WHERE s.manager_id = e.emp_id AND s.salary > 8000)
sub = employees_df[employees_df['salary'] > 8000]
result = employees_df[employees_df['emp_id'].isin(sub['manager_id'].dropna())][['full_name']].reset_index(drop=True)
# case: median-salary-percentile-cont
# PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY salary)
med = (
    employees_df.groupby('dept_id', dropna=False)['salary']
    .quantile(0.5)
    .reset_index(name='median_salary')
)
result = med.merge(departments_df[['dept_id', 'dept_name']], on='dept_id', how='left').fillna({'dept_name': '(none)'})
# case: normalize-names-split
# initcap(trim(full_name)), split_part
n = employees_df['full_name'].str.strip().str.title()
parts = n.str.split(' ', n=1, expand=True)
result = pd.DataFrame({
    'emp_id': employees_df['emp_id'],
    'first_name': parts[0],
    'last_name': parts[1].str.rstrip('.'),
    'name_len': n.str.len(),
}).sort_values(['last_name', 'first_name'], na_position='first').reset_index(drop=True)
