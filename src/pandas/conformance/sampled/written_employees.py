import pandas as pd
import numpy as np
import re

employees = pd.DataFrame({
    'emp_id': ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07'],
    'full_name': ['Smith, John', 'Doe, Jane', 'O\'Neil, Sam', 'Kim', None, 'Lopez, Ana, Maria', 'Doe, Jane'],
    'dept': ['HR', 'IT', 'IT', 'it', 'Sales', None, 'Sales'],
    'salary': [52000, 71000, 68000, 68000, 45000, 0, 39000],
    'bonus_pct': ['5%', '10%', '', None, '7.5%', '0%', 'n/a'],
    'remote': [True, False, True, True, False, False, True],
    'hired': pd.to_datetime(['2019-03-01', '2020-07-15', '2018-11-30', '2021-01-10', '2022-02-28', None, '2017-05-05']),
})

departments = pd.DataFrame({
    'dept': ['HR', 'IT', 'Sales', 'Legal'],
    'budget': [100000, 250000, 90000, 40000],
    'head': ['E01', 'E02', 'E99', None],
})

grades = pd.Series(pd.Categorical(['B', 'A', 'A', 'C', 'B', None, 'C'], categories=['A', 'B', 'C'], ordered=True), name='grade')

# case: category-new-value-error
emp = employees.copy()
emp['grade'] = grades
emp.loc[emp['salary'] == 0, 'grade'] = 'D'
result = emp[['emp_id', 'grade']]

# case: category-add-then-set
emp = employees.copy()
emp['grade'] = grades.cat.add_categories(['D'])
emp.loc[emp['salary'] < 40000, 'grade'] = 'D'
result = emp[['emp_id', 'salary', 'grade']].sort_values('grade')

# case: category-set-none
g = grades.copy()
g.iloc[0] = None
g[2] = np.nan
result = (g.isna().sum(), g.cat.codes.tolist())

# case: category-fillna-unknown
g = grades.copy()
try:
    g = g.fillna('Unknown')
    msg = 'filled'
except TypeError as e:
    g = g.cat.add_categories('Unknown').fillna('Unknown')
    msg = 'added category'
result = (msg, g.value_counts().to_dict())

# case: split-comma-three-columns
emp = employees.copy()
parts = emp['full_name'].str.split(', ', expand=True)
parts.columns = ['last', 'first', 'extra']
emp[parts.columns] = parts
result = emp[['emp_id', 'last', 'first', 'extra']]

# case: split-columns-mismatch
emp = employees.copy()
emp[['last', 'first']] = emp['full_name'].str.split(', ', expand=True)
result = emp

# case: bonus-as-number
emp = employees.copy()
emp['bonus_pct'] = pd.to_numeric(emp['bonus_pct'].str.rstrip('%'), errors='coerce').fillna(0)
emp['bonus'] = emp['salary'] * emp['bonus_pct'] / 100
emp.loc['Total', ['salary', 'bonus']] = emp[['salary', 'bonus']].sum()
result = emp[['emp_id', 'salary', 'bonus']]

# case: raise-by-dept-inplace
emp = employees.copy()
raises = {'HR': 1.02, 'IT': 1.05}
for dept, factor in raises.items():
    m = emp['dept'].str.upper() == dept
    emp.loc[m, 'salary'] = (emp.loc[m, 'salary'] * factor).round().astype(int)
result = emp[['emp_id', 'dept', 'salary']]

# case: augmented-float-on-int-loc
emp = employees[['emp_id', 'salary']].copy()
emp.loc[emp.salary > 50000, 'salary'] *= 1.1
result = emp

# case: iterrows-write
emp = employees.copy()
emp['band'] = ''
for i, row in emp.iterrows():
    if row['salary'] >= 68000:
        emp.at[i, 'band'] = 'senior'
    elif row['salary'] > 0:
        emp.at[i, 'band'] = 'junior'
    row['salary'] = -1
result = emp[['emp_id', 'salary', 'band']]

# case: assign-lambdas-chain
result = (employees
          .assign(dept=lambda d: d['dept'].str.upper(),
                  monthly=lambda d: d['salary'] / 12,
                  is_it=lambda d: d['dept'].eq('IT'))
          .loc[:, ['emp_id', 'dept', 'monthly', 'is_it']]
          .round(2))

# case: assign-dict-unpacked
new_cols = {f'sal_{k}': employees['salary'] // d for k, d in {'k': 1000, 'month': 12, 'week': 52}.items()}
result = employees[['emp_id']].assign(**new_cols)

# case: apply-result-type-expand
emp = employees.copy()
emp[['year', 'month']] = emp.apply(lambda r: (r['hired'].year, r['hired'].month), axis=1, result_type='expand')
result = emp[['emp_id', 'year', 'month']]

# case: apply-series-return
def pay(row):
    tax = row['salary'] * (0.3 if row['salary'] > 60000 else 0.2)
    return pd.Series({'tax': tax, 'net': row['salary'] - tax})

emp = employees.copy()
emp[['tax', 'net']] = emp.apply(pay, axis=1)
result = emp.loc[:, ['emp_id', 'tax', 'net']]

# case: apply-tuple-to-list-frame
emp = employees.copy()
tuples = emp['full_name'].fillna('').apply(lambda x: (len(x), x.count(',')))
emp[['name_len', 'commas']] = pd.DataFrame(tuples.tolist(), index=emp.index)
result = emp[['full_name', 'name_len', 'commas']]

# case: setting-columns-attribute
d = departments.copy()
d.columns = [c.upper() for c in d.columns]
d.index = d['DEPT']
d.index.name = 'key'
d.loc['Legal', 'HEAD'] = 'E03'
result = d

# case: columns-attribute-wrong-length
d = departments.copy()
d.columns = ['Department', 'Budget']
result = d

# case: replace-inplace-dict
emp = employees.copy()
emp.replace({'dept': {'it': 'IT', None: 'Unknown'}, 'bonus_pct': {'': '0%', 'n/a': '0%'}}, inplace=True)
result = emp[['emp_id', 'dept', 'bonus_pct']]

# case: string-into-int-column
emp = employees.copy()
emp.loc[emp['salary'] == 0, 'salary'] = 'missing'
result = (emp['salary'].dtype == object, emp['salary'].tolist())

# case: none-into-bool-column
emp = employees.copy()
emp.loc[2, 'remote'] = None
emp.loc[3, 'remote'] = np.nan
result = emp['remote'].tolist()

# case: bool-mask-from-other-frame
d = departments.copy()
has_emp = d['head'].isin(employees['emp_id'])
d.loc[~has_emp, 'head'] = 'VACANT'
d['headcount'] = d['dept'].map(employees['dept'].value_counts()).fillna(0).astype(int)
result = d

# case: series-label-enlarge
budget = departments.set_index('dept')['budget']
budget.loc['R&D'] = 120000
budget['Ops'] = 15000.5
budget.at['HR'] = 1
result = budget

# case: iloc-row-assign
d = departments.copy()
d.iloc[-1] = ['Compliance', 41000, 'E04']
d.iloc[0, 1:] = [110000, 'E07']
d.iloc[[1, 2], 1] = d.iloc[[2, 1], 1].values
result = d

# case: iloc-enlarge-error
d = departments.copy()
d.iloc[4] = ['New', 1, 'E01']
result = d
