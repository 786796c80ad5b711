import pandas as pd
import numpy as np

emp = pd.DataFrame({
    'emp_id': [101, 102, 103, 104, 105, 106, 107, 108, 109],
    'name': ['Ana', 'Ben', 'Cid', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ana'],
    'dept': ['IT', 'HR', 'IT', None, 'Sales', 'sales', 'IT', 'HR', 'Ops'],
    'salary': [5000, 4200, 5000, 3900, np.nan, 6100, 7000, 4200, 0],
    'manager_id': [107, 108, 107, 106, 106, np.nan, np.nan, 107, 999],
    'hired': ['2019-04-01', '2020-06-15', '2018-01-20', '2021-11-30', '2020-06-15', '2017-02-28', '2015-09-01', None, '2022-12-31'],
    'remote': ['yes', 'no', 'Y', 'N', '', None, 'yes', 'no', 'maybe'],
})
depts = pd.DataFrame({
    'dept': ['IT', 'HR', 'Sales', 'Legal'],
    'budget': [20000, 9000, 6000, 5000],
    'floor': [3, 1, 2, -1],
})
raises = pd.DataFrame({'emp_id': [102, 104, 107, 200], 'new_salary': [4500, np.nan, 7700, 1000]})

# case: update-from-raises
e = emp.set_index('emp_id')
r = raises.set_index('emp_id').rename(columns={'new_salary': 'salary'})
e.update(r)
result = e['salary']
# case: combine-first-raises
r = raises.set_index('emp_id')['new_salary']
result = r.combine_first(emp.set_index('emp_id')['salary'])
# case: raise-by-map-where
new = emp['emp_id'].map(raises.set_index('emp_id')['new_salary'])
emp['salary'] = new.where(new.notna(), emp['salary'])
emp['changed'] = new.notna()
result = emp[['emp_id', 'salary', 'changed']]
# case: self-join-manager
mgr = emp[['emp_id', 'name', 'salary']].add_prefix('mgr_')
m = emp.merge(mgr, left_on='manager_id', right_on='mgr_emp_id', how='left')
result = m.loc[m['salary'] > m['mgr_salary'], ['name', 'mgr_name']]
# case: manager-names-dict
id2name = dict(zip(emp['emp_id'], emp['name']))
emp['manager'] = emp['manager_id'].map(id2name).fillna('-')
result = emp.groupby('manager')['name'].agg(', '.join)
# case: remote-to-bool
mapping = {'yes': True, 'y': True, 'no': False, 'n': False}
emp['remote_flag'] = emp['remote'].str.lower().map(mapping)
result = emp[['name', 'remote_flag']]
# case: mask-invert-object
emp['is_remote'] = emp['remote'].str.lower().map({'yes': True, 'y': True, 'no': False, 'n': False})
result = emp[~emp['is_remote'].fillna(False).astype(bool)]['name'].tolist()
# case: salary-quartile-above
q = emp['salary'].quantile(0.75)
result = emp.loc[emp.salary.ge(q), ['name', 'salary']].set_index('name').squeeze()
# case: dept-filter-callable
result = emp.loc[lambda d: d.dept.str.lower().eq('sales'), :]
# case: get-column-attribute-missing
result = emp.Salary.mean()
# case: set-axis-columns
e = emp.iloc[:3, :3].set_axis(['id', 'first_name', 'department'], axis=1).set_axis(['r1', 'r2', 'r3'], axis='index')
result = e
# case: columns-assign-list-and-name
e = emp[['emp_id', 'name']].copy()
e.columns = pd.Index(['id', 'who'], name='field')
e.index = e.pop('id')
result = e.loc[103:105]
# case: columns-list-comp-rename
emp.columns = [c.replace('_', ' ').title() for c in emp.columns]
result = emp.head(2)
# case: columns-str-methods
emp.columns = emp.columns.str.upper().str.replace('_ID', 'Id', regex=False)
result = emp.columns.tolist()
# case: iloc-rotate-shuffle
order = [4, 0, 8, 2, 6, 1, 7, 3, 5]
shuffled = emp.iloc[order].reset_index(drop=True)
result = shuffled.take([0, -1, 3])[['emp_id', 'name']]
# case: head-tail-negative
result = (emp.head(-6)['emp_id'].tolist(), emp.tail(-7)['emp_id'].tolist(), emp.head(0).shape, emp.tail(100).shape)
# case: groupby-filter-lambda
result = emp.groupby('dept').filter(lambda g: g['salary'].sum() > 8000)[['name', 'dept']]
# case: fill-group-then-global
d = emp.copy()
d['dept'] = d['dept'].str.capitalize().fillna('Unknown')
d['salary'] = d['salary'].mask(d['salary'] == 0)
d['salary'] = d.groupby('dept')['salary'].transform(lambda s: s.fillna(s.mean()))
d['salary'] = d['salary'].fillna(d['salary'].median())
result = d[['name', 'dept', 'salary']]
# case: string-date-compare
result = emp[(emp['hired'] >= '2020-01-01') & (emp['hired'] < '2021-01-01')][['name', 'hired']]
# case: years-of-service-sorted
ref = pd.Timestamp('2024-01-01')
emp['hired'] = pd.to_datetime(emp['hired'])
emp['years'] = ((ref - emp['hired']).dt.days / 365.25).round(1)
result = emp.sort_values('years', ascending=False)[['name', 'years']].to_records(index=False).tolist()
# case: over-budget-depts
pay = emp.groupby('dept')['salary'].sum()
d = depts.set_index('dept')
d['pay'] = pay
d['over'] = d['pay'] > d['budget']
d['left'] = d['budget'] - d['pay'].fillna(0)
result = d
# case: and-keyword-error
result = emp[(emp['salary'] > 4000) and (emp['dept'] == 'IT')]
