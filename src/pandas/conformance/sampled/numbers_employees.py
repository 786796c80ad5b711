import pandas as pd
import numpy as np
import re
import math
from datetime import datetime
from collections import Counter, defaultdict
from itertools import groupby, combinations, accumulate

employees_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'name': ['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa', 'Fabio', 'Gil', 'Helena', 'Igor'],
    'manager_id': [None, 1, 1, 2, 2, 3, 4, 4, 99],
    'dept': ['Exec', 'Eng', 'Sales', 'Eng', 'eng', 'Sales ', 'Eng', 'Eng', None],
    'salary': ['15,000', '9,000', '8,500', '7000', '7000', '6.5k', '4200', None, 'n/a'],
    'hired': ['2010-01-04', '2012-06-15', '15/03/2013', '2015-09-01', '2018-02-28', '2019-12-01', '2021-07-19', '2022-01-10', '2023-05-05'],
})

hours_df = pd.DataFrame({
    'emp_id': [2, 2, 3, 4, 4, 4, 5, 6, 7, 7, 8],
    'week': [1, 2, 1, 1, 2, 3, 1, 1, 1, 2, 1],
    'hours': [40.0, 44.5, 38.25, 50.0, 40.0, np.nan, 41.5, 0.0, 60.0, 39.0, 20.0],
    'billable': [30, 44, 38, 25, 40, 0, 35, 0, 48, 39, 10],
})

reviews_df = pd.DataFrame({
    'emp_id': [2, 3, 4, 5, 6, 7, 7, 8],
    'score': [4.5, 3.5, 4.5, 2.5, 3.0, 5.0, 4.0, None],
    'bonus': ['10%', '5.00%', '12.50%', '0%', '-', '15%', '15%', None],
})
# case: parse-salary-text
def parse_salary(s):
    if not isinstance(s, str):
        return None
    s = s.lower().replace(',', '').strip()
    try:
        return float(s[:-1]) * 1000 if s.endswith('k') else float(s)
    except ValueError:
        return None

e = employees_df.copy()
e['salary'] = e['salary'].map(parse_salary)
e['dept'] = e['dept'].str.strip().str.title()
result = e.groupby('dept', dropna=False)['salary'].agg(['count', 'mean', 'median', 'min', 'max']).reset_index()
# case: org-depth-recursive
boss = {int(r.emp_id): (None if pd.isna(r.manager_id) else int(r.manager_id)) for r in employees_df.itertuples()}

def depth(i):
    m = boss.get(i)
    return 0 if m is None else 1 + depth(m)

def chain(i):
    return [i] if boss.get(i) is None else chain(boss[i]) + [i]

result = pd.DataFrame([(i, depth(i), '>'.join(map(str, chain(i)))) for i in boss], columns=['emp_id', 'depth', 'path'])
# case: subtree-headcount
kids = defaultdict(list)
for e, m in zip(employees_df['emp_id'], employees_df['manager_id']):
    if m == m and m is not None:
        kids[int(m)].append(e)

def size(i):
    return 1 + sum(size(k) for k in kids.get(i, []))

result = (employees_df[['emp_id', 'name']]
          .assign(direct=lambda d: d['emp_id'].map(lambda i: len(kids.get(i, []))),
                  total=lambda d: d['emp_id'].map(size) - 1)
          .query('direct > 0'))
# case: overtime-clip
h = hours_df.copy()
h['ot'] = (h['hours'] - 40).clip(lower=0)
h['under'] = (40 - h['hours']).clip(lower=0)
result = h.groupby('emp_id')[['ot', 'under']].sum().assign(net=lambda d: d['ot'] - d['under']).reset_index()
# case: utilisation-ratio
h = hours_df.groupby('emp_id')[['billable', 'hours']].sum(min_count=1)
util = h['billable'].div(h['hours']).where(h['hours'].ne(0))
out = pd.DataFrame({'util': util, 'over': util > 1, 'txt': util.apply(lambda u: f'{u:.1%}' if pd.notnull(u) else 'idle')})
result = out.round(4).reset_index()
# case: bonus-amounts
e = employees_df.copy()
e['sal'] = pd.to_numeric(e['salary'].str.replace(',', '').str.replace('k', 'e3'), errors='coerce')
r = reviews_df.drop_duplicates('emp_id', keep='last').copy()
r['pct'] = pd.to_numeric(r['bonus'].str.strip('%'), errors='coerce')
m = e.merge(r, on='emp_id', how='left')
m['bonus_amt'] = (m['sal'] * m['pct'].fillna(0) / 100).round(2)
result = m.loc[m['bonus_amt'] > 0, ['name', 'sal', 'pct', 'bonus_amt']].sort_values('bonus_amt', ascending=False)
# case: salary-lorenz
s = pd.to_numeric(employees_df['salary'].str.replace(',', ''), errors='coerce').dropna().sort_values().to_numpy()
lorenz = np.insert(np.cumsum(s) / s.sum(), 0, 0)
x = np.linspace(0, 1, len(lorenz))
area = ((lorenz[1:] + lorenz[:-1]) / 2 * np.diff(x)).sum()
result = {'lorenz': lorenz.round(4).tolist(), 'gini': round(1 - 2 * area, 4)}
# case: hired-mixed-dates
def d(s):
    fmt = '%d/%m/%Y' if re.match(r'\d{2}/', s) else '%Y-%m-%d'
    return datetime.strptime(s, fmt)

e = employees_df.assign(hired=employees_df['hired'].map(d))
e['tenure_y'] = ((pd.Timestamp('2024-01-01') - e['hired']).dt.days / 365.25).round(1)
e['cohort'] = e['hired'].dt.year // 5 * 5
result = e.groupby('cohort')['tenure_y'].agg(['size', 'mean']).round(2).reset_index()
# case: same-salary-pairs
sal = {r.name: r.salary for r in employees_df.set_index('emp_id').itertuples() if isinstance(r.salary, str)}
result = [(a, b, sal[a]) for a, b in combinations(sorted(sal), 2) if sal[a] == sal[b]]
# case: score-ntile
r = reviews_df.dropna(subset=['score']).sort_values('score', ascending=False).reset_index(drop=True)
n = len(r)
r['tile'] = [i * 3 // n + 1 for i in range(n)]
r['above_mean'] = r['score'] > r['score'].mean()
result = r[['emp_id', 'score', 'tile', 'above_mean']]
# case: rank-methods-by-dept
e = employees_df.copy()
e['dept'] = e['dept'].str.strip().str.lower()
e['sal'] = pd.to_numeric(e['salary'].str.replace(',', '', regex=False), errors='coerce')
g = e.groupby('dept')['sal']
e['avg_rk'] = g.rank(ascending=False)
e['dense_rk'] = g.rank(method='dense', ascending=False)
e['pct'] = g.rank(pct=True, na_option='keep')
result = e.dropna(subset=['dept'])[['dept', 'name', 'sal', 'avg_rk', 'dense_rk', 'pct']].sort_values(['dept', 'avg_rk'])
# case: second-highest
e = employees_df.copy()
e['sal'] = pd.to_numeric(e['salary'].str.replace(',', ''), errors='coerce')
u = np.unique(e['sal'].dropna())[::-1]
second = u[1] if len(u) > 1 else None
result = e.loc[e['sal'] == second, ['emp_id', 'name', 'sal']]
# case: weekly-hours-wide
w = hours_df.pivot(index='emp_id', columns='week', values='hours')
w.columns = [f'w{c}' for c in w.columns]
w['total'] = w.sum(axis=1)
w['avg'] = w[['w1', 'w2', 'w3']].mean(axis=1).round(2)
w['weeks'] = w[['w1', 'w2', 'w3']].notna().sum(axis=1)
w['max_week'] = w[['w1', 'w2', 'w3']].idxmax(axis=1)
result = w.reset_index()
# case: score-casts
r = reviews_df.copy()
r['as_int'] = r['score'].fillna(0).astype(int)
r['as_str'] = r['score'].astype(str)
r['as_bool'] = r['score'].fillna(0).astype(bool)
r['rounded'] = r['score'].round(0).astype('Int64')
result = r[['emp_id', 'as_int', 'as_str', 'as_bool', 'rounded']]
