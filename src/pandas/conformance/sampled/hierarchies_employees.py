import pandas as pd
import numpy as np
import re

employees = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Maria', 'John', 'Wei', 'Aisha', 'john', 'Tom ', None, 'Zed'],
    'dept': ['Eng', 'Eng', 'Sales', 'HR', 'Sales', 'Eng', 'HR', None],
    'level': ['Sr', 'Jr', 'Sr', 'Jr', 'Jr', 'Mid', 'Sr', 'Mid'],
    'gender': ['F', 'M', 'M', 'F', 'M', 'M', 'F', 'X'],
    'salary': [150000, 80000, 95000, 60000, 60000, 110000, np.nan, 99999],
    'manager_id': [np.nan, 1, 1, 7, 3, 1, np.nan, 42]
})
timesheet = pd.DataFrame({
    'emp_id': [1, 1, 2, 2, 3, 3, 3, 4, 5, 99],
    'week': [1, 2, 1, 2, 1, 1, 3, 2, 1, 1],
    'project': ['X', 'Y', 'X', 'X', 'Z', 'Y', 'Z', 'X', 'Y', 'Z'],
    'hours': [40, 38.5, 20, 42, 10, 15, 0, 37, np.nan, 8]
})
survey = pd.DataFrame({
    'emp_id': [1, 2, 3, 4],
    'q1_pay': [5, 3, None, 4],
    'q2_pay': [4, 3, 2, 4],
    'q1_team': [5, 5, 3, 1],
    'q2_team': [4, None, 3, 2]
})

# case: dept-level-salary-matrix
result = employees.pivot_table(index='dept', columns='level', values='salary', aggfunc='median')

# case: dept-level-categorical
emp = employees.copy()
emp['level'] = pd.Categorical(emp['level'], categories=['Jr', 'Mid', 'Sr', 'Exec'], ordered=True)
result = emp.pivot_table(index='dept', columns='level', values='salary', aggfunc='count', observed=False)

# case: dept-level-categorical-observed
emp = employees.astype({'level': 'category', 'dept': 'category'})
result = emp.groupby(['dept', 'level'], observed=True)['salary'].mean().unstack()

# case: crosstab-gender-margins
result = pd.crosstab(employees['dept'], employees['gender'], margins=True, margins_name='Sum')

# case: crosstab-mean-salary
result = pd.crosstab(employees.level, employees.gender, values=employees.salary, aggfunc='mean').round(0)

# case: hours-week-project
pt = timesheet.pivot_table(index='emp_id', columns=['week', 'project'], values='hours', aggfunc='sum')
pt.columns = [f"w{w}_{p}" for w, p in pt.columns.to_flat_index()]
result = pt

# case: hours-unstack-two-levels
h = timesheet.groupby(['emp_id', 'week', 'project'])['hours'].sum()
result = h.unstack(['project', 'week'])

# case: hours-xs-axis1
pt = timesheet.pivot_table(index='emp_id', columns=['week', 'project'], values='hours', aggfunc='sum')
result = pt.xs('X', level='project', axis=1)

# case: hours-column-indexslice
pt = timesheet.pivot_table(index='emp_id', columns=['week', 'project'], values='hours', aggfunc='sum').sort_index(axis=1)
result = pt.loc[:, pd.IndexSlice[1:2, 'X':'Y']]

# case: survey-wide-to-long-regex
long = survey.melt('emp_id')
parts = long['variable'].str.extract(r'q(?P<quarter>\d)_(?P<topic>\w+)')
result = pd.concat([long.drop(columns='variable'), parts], axis=1).pivot_table(index='topic', columns='quarter', values='value', aggfunc='mean')

# case: survey-multiindex-columns
s = survey.set_index('emp_id')
s.columns = s.columns.str.split('_', expand=True)
s.columns.names = ['quarter', 'topic']
result = s.swaplevel(axis=1).sort_index(axis=1)

# case: survey-diff-by-topic
s = survey.set_index('emp_id')
s.columns = s.columns.str.split('_', expand=True)
result = s['q2'] - s['q1']

# case: manager-self-join
m = employees.merge(employees[['emp_id', 'name']], left_on='manager_id', right_on='emp_id', how='left', suffixes=('', '_mgr'))
result = m.groupby('name_mgr', dropna=False)['name'].agg(lambda s: ', '.join(s.dropna().str.strip())).to_dict()

# case: salary-band-cut
bands = pd.cut(employees['salary'], bins=[0, 60000, 100000, 200000], labels=['low', 'mid', 'high'])
result = employees.assign(band=bands).groupby(['dept', 'band'], observed=False).size().unstack(fill_value=0)

# case: salary-qcut-no-labels
q = pd.qcut(employees['salary'], 4, labels=False)
result = q.value_counts(dropna=False).sort_index()

# case: pct-of-dept-transform
g = employees.set_index(['dept', 'name'])['salary']
result = (g / g.groupby(level='dept').transform('sum') * 100).round(1)

# case: get-dummies-multi
result = pd.get_dummies(employees[['emp_id', 'dept', 'gender']], prefix={'dept': 'd', 'gender': 'g'}, prefix_sep='.')

# case: missing-column-pivot
result = employees.pivot_table(index='department', columns='level', values='salary', aggfunc='mean')

# case: multiple-aggs-rename-levels
a = employees.groupby('dept').agg({'salary': ['mean', 'std'], 'emp_id': ['count']})
a = a.rename(columns={'emp_id': 'headcount', 'mean': 'avg'})
a.columns.names = ['metric', 'stat']
result = a.T

# case: orient-list-series
d = employees.groupby('dept')['salary'].describe()[['count', '50%']].to_dict('list')
result = d

# case: full-week-grid
idx = pd.MultiIndex.from_product([employees['emp_id'], range(1, 4)], names=['emp_id', 'week'])
hrs = timesheet.groupby(['emp_id', 'week'])['hours'].sum()
grid = hrs.reindex(idx, fill_value=0).reset_index()
grid['cum'] = grid.groupby('emp_id')['hours'].cumsum()
result = grid[grid['cum'] > 0]
