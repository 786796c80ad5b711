import pandas as pd
import numpy as np
from functools import reduce, partial
from collections import Counter

employees = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'name': ['Ann Lee', 'Bill', 'Cy', 'Dee', 'Ed', 'Flo', 'Gus', 'Hal', 'Ivy', 'Jo', 'Kim'],
    'dept': ['IT', 'HR', 'IT', 'Sales', 'Sales', None, 'IT', 'Sales', 'HR', 'Legal', np.nan],
    'level': ['junior', 'senior', 'senior', 'junior', 'mid', 'mid', 'junior', 'senior', 'junior', 'mid', 'junior'],
    'salary': [3000.0, 5200.0, 6100.0, 2800.0, 4000.0, 4100.0, np.nan, 7000.0, 2500.0, 8000.0, 2600.0],
    'hired': ['2019-03-01', '2015-07-15', '2018-01-10', '2021-11-30', '2019-03-01', '2020-02-29', '2022-05-05', '2010-10-10', '2021-01-01', '2016-06-06', '2023-09-09'],
    'remote': [True, False, True, True, False, False, True, False, False, True, False],
    'score': ['4.5', '3.9', '4.8', 'n/a', '3.2', '4.0', '', '4.1', '2.5', None, '3.0'],
})
leaves = pd.DataFrame({
    'emp_id': [1, 1, 2, 3, 3, 3, 5, 8, 8, 42],
    'kind': ['sick', 'vacation', 'vacation', 'sick', 'sick', 'Vacation', 'unpaid', 'vacation', 'sick', 'sick'],
    'days': [2, 10, 5, 1, 3, 7, 30, 14, 0, 2],
})
depts = pd.DataFrame({'dept': ['IT', 'HR', 'Sales', 'Ops'], 'budget': [20000, 9000, 15000, 5000], 'floor': [3, 1, 2, 2]})

# case: b-numpy-functions
result = employees.groupby('dept')['salary'].agg([np.mean, np.median, np.std, np.size])

# case: b-np-unique-agg
result = employees.groupby('dept')['level'].agg(np.unique)

# case: b-string-funcs
result = employees.groupby('dept')['salary'].agg(['nunique', 'first', 'last', 'sem', 'var', 'prod']).round(2)

# case: b-series-mode
result = employees.groupby('dept')['level'].agg(pd.Series.mode)

# case: b-series-mode-apply
result = employees.groupby('dept')['level'].apply(pd.Series.mode)

# case: b-series-nunique
result = employees.groupby('dept').agg({'level': pd.Series.nunique, 'remote': 'sum', 'name': lambda s: ', '.join(s)})

# case: b-lambda-default-arg
thresholds = [3000, 5000]
funcs = {f'over_{t}': ('salary', lambda s, t=t: (s > t).sum()) for t in thresholds}
result = employees.groupby('dept').agg(**funcs)

# case: b-partial-quantile
q = employees.groupby('dept')['salary'].agg(lambda s, p=0.75: s.quantile(p))
result = q.to_dict()

# case: b-any-all-builtins
result = employees.groupby('dept')['remote'].agg([any, all, 'mean', 'sum'])

# case: b-sorted-agg
result = employees.groupby('dept')['salary'].agg(sorted)

# case: b-sorted-apply
result = employees.groupby('level')['name'].apply(sorted)

# case: b-join-names
result = employees.groupby('dept', dropna=False)['name'].agg(', '.join).reset_index()

# case: b-text-sum
result = employees.groupby('level')[['name', 'dept']].sum()

# case: b-text-min-max
result = employees.groupby('level').agg(first_hired=('hired', 'min'), last_hired=('hired', 'max'), alpha=('name', 'min'))

# case: b-scores-to-numeric
employees['score'] = pd.to_numeric(employees['score'], errors='coerce')
result = employees.groupby('dept')['score'].describe().round(2)

# case: b-apply-series-same-labels
def summarize(g):
    return pd.Series({
        'headcount': len(g),
        'avg_salary': g['salary'].mean(),
        'top_earner': g.loc[g['salary'].idxmax(), 'name'],
        'remote_pct': g['remote'].mean() * 100,
    })

result = employees.groupby('dept').apply(summarize, include_groups=False)

# case: b-apply-series-different-labels
result = employees.groupby('dept').apply(lambda g: g['level'].value_counts(), include_groups=False)

# case: b-apply-dict
result = employees.groupby('dept').apply(lambda g: dict(Counter(g['level'])), include_groups=False)

# case: b-apply-none
def only_large(g):
    if len(g) < 3:
        return None
    return g.nlargest(2, 'salary')[['name', 'salary']]

result = employees.groupby('dept').apply(only_large, include_groups=False)

# case: b-salary-rank-within
employees['rank'] = employees.groupby('dept')['salary'].rank(ascending=False, method='dense')
employees['pct'] = employees.groupby('dept')['salary'].rank(pct=True)
result = employees[['name', 'dept', 'salary', 'rank', 'pct']].sort_values(['dept', 'rank'])

# case: b-fill-with-group-median
employees['salary'] = employees.groupby('dept')['salary'].transform(lambda s: s.fillna(s.median()))
result = employees[['emp_id', 'dept', 'salary']]

# case: b-filter-dept-cost
merged = employees.merge(depts, on='dept', how='left')
result = merged.groupby('dept').filter(lambda g: g['salary'].sum() > g['budget'].iloc[0] * 0.5)[['name', 'dept', 'budget']]

# case: b-leave-pivot
leaves['kind'] = leaves['kind'].str.lower()
lv = leaves.groupby(['emp_id', 'kind'])['days'].sum().unstack(fill_value=0)
lv['total'] = lv.sum(axis=1)
result = employees[['emp_id', 'name']].merge(lv, left_on='emp_id', right_index=True, how='left').fillna(0)

# case: b-hire-year-cohort
employees['hired'] = pd.to_datetime(employees['hired'])
employees['era'] = np.where(employees['hired'].dt.year < 2019, 'old', 'new')
cohort = employees.groupby(['era', employees['hired'].dt.quarter.rename('q')]).agg(
    n=('emp_id', 'size'),
    pay=('salary', 'mean'),
    earliest=('hired', 'min'),
)
result = cohort.reset_index()
