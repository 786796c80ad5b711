import pandas as pd
import numpy as np
import re
import json
import itertools
from collections import Counter, defaultdict
from functools import reduce

employees = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'name': ['Alice Smith', 'bob jones', 'Carol O\'Neil', 'DAVE', None, 'Eve  Adams', 'Frank de la Cruz', 'Gina Wu', 'Alice Smith'],
    'dept': ['Eng', 'Eng', 'HR', 'Ops', 'Ops', None, 'Eng', 'HR', 'Legal'],
    'salary': [120000, 95000, 70000, np.nan, 52000, 61000, 150000, 70000, 0],
    'skills': ['python;sql', 'Java; SQL ;', 'excel', '', None, 'sql;sql;python', 'go;rust;python', 'Excel;word', 'law'],
    'manager': [7, 1, np.nan, 8, 4, 4, np.nan, 3, 42],
    'remote': [True, False, None, True, False, None, True, False, True],
    'hired': ['2019-01-15', '15/03/2020', '2018-07-01', 'unknown', '2021-11-30', '', '2010-05-05', '2018-07-01', None],
}, index=list('abcdefghi'))
depts = pd.DataFrame({'dept': ['Eng', 'HR', 'Ops', 'Sales'], 'floor': [3, 1, 2, 4], 'budget': [500000, 150000, 120000, 90000]})
reviews = pd.DataFrame({
    'emp_id': [1, 1, 2, 3, 3, 3, 6, 8, 11],
    'scores': [(5, 4), (3, 5, 4), (2,), (4, 4), (), (5, 1), (3, 3, 3), None, (1,)],
    'year': [2021, 2022, 2022, 2020, 2021, 2022, 2022, 2021, 2022],
})

# case: initials-regex
def initials(n):
    if not isinstance(n, str):
        return ''
    return ''.join(re.findall(r'\b[A-Za-z]', n)).upper()
result = employees['name'].apply(initials)
# case: map-series-lookup
floor = depts.set_index('dept')['floor']
result = employees['dept'].map(floor)
# case: map-series-duplicate-index-error
names = employees.set_index('name')['salary']
result = pd.Series(['Alice Smith', 'DAVE']).map(names)
# case: split-skills-list
def split_skills(s):
    if not s:
        return []
    return [p.strip().lower() for p in s.split(';') if p.strip()]
employees['skill_list'] = employees['skills'].apply(split_skills)
employees['n_skills'] = employees['skill_list'].map(len)
result = employees[['skill_list', 'n_skills']]
# case: skill-counter-overall
c = Counter()
for lst in employees['skills'].dropna().str.lower().str.split(';'):
    c.update(x.strip() for x in lst if x.strip())
result = pd.Series(c).sort_index().sort_values(ascending=False, kind='stable')
# case: dept-skill-sets
def collect(g):
    out = set()
    for s in g.dropna():
        out |= {x.strip().lower() for x in s.split(';')} - {''}
    return out
result = employees.groupby('dept')['skills'].agg(collect).map(sorted)
# case: manager-chain-recursion
boss = employees.set_index('emp_id')['manager'].to_dict()
def depth(e, seen=()):
    m = boss.get(e)
    if m is None or pd.isna(m) or e in seen:
        return 0
    return 1 + depth(int(m), seen + (e,))
result = employees['emp_id'].apply(depth)
# case: memo-chain-names
nm = dict(zip(employees['emp_id'], employees['name']))
mg = dict(zip(employees['emp_id'], employees['manager']))
memo = {}
def path(e):
    if e in memo:
        return memo[e]
    m = mg.get(e, np.nan)
    p = [nm.get(e, '?')] if pd.isna(m) else path(int(m)) + [nm.get(e, '?')]
    memo[e] = p
    return p
result = employees['emp_id'].map(path).map(lambda p: ' > '.join(str(x) for x in p)).tolist()
# case: bool-with-none-map
result = employees['remote'].map({True: 'remote', False: 'office'}, na_action='ignore').fillna('unknown')
# case: apply-bool-none-dtype
s = employees['salary'].apply(lambda x: None if pd.isna(x) else x > 65000)
result = (s, str(s.dtype))
# case: apply-int-none-dtype
s = employees['name'].apply(lambda n: len(n) if n is not None else None)
result = s
# case: transform-list-funcs
result = employees.groupby('dept')['salary'].transform(lambda s: s - s.mean())
# case: series-transform-list
result = employees['salary'].transform([np.sqrt, 'abs', lambda x: x + 1])
# case: frame-agg-dict-lists
result = employees.agg({'salary': ['min', 'max', 'mean'], 'emp_id': ['count', 'sum']})
# case: groupby-agg-lambda-pair
result = employees.groupby('dept')['salary'].agg(['count', lambda s: s.max() - s.min(), lambda s: s.isna().sum()])
# case: score-means-from-tuples
def mean_or_none(t):
    if t is None or len(t) == 0:
        return None
    return sum(t) / len(t)
reviews['avg'] = reviews['scores'].apply(mean_or_none)
result = reviews.groupby('emp_id')['avg'].mean()
# case: tuples-to-frame
result = pd.DataFrame(reviews['scores'].dropna().tolist(), index=reviews['scores'].dropna().index).add_prefix('s')
# case: sum-of-tuples
result = reviews.dropna(subset=['scores']).groupby('year')['scores'].sum()
# case: parse-mixed-dates
def parse(d):
    for fmt in ('%Y-%m-%d', '%d/%m/%Y'):
        try:
            return pd.to_datetime(d, format=fmt)
        except (ValueError, TypeError):
            continue
    return pd.NaT
result = employees['hired'].apply(parse)
# case: sort-by-last-name-key
result = employees.dropna(subset=['name']).sort_values('name', key=lambda s: s.str.lower().str.split().str[-1])[['name', 'salary']]
# case: pipe-chain
def drop_bad(df, col):
    return df[df[col].notna() & (df[col] > 0)]
def add_rank(df, by, within=None):
    g = df.groupby(within)[by] if within else df[by]
    return df.assign(rank=g.rank(ascending=False, method='dense'))
result = employees.pipe(drop_bad, 'salary').pipe(add_rank, by='salary', within='dept')[['name', 'dept', 'rank']]
# case: apply-row-dict
result = employees.apply(lambda r: {'id': r['emp_id'], 'n': r['name']}, axis=1).tolist()
# case: json-dumps-records
result = json.dumps(employees[['emp_id', 'dept']].apply(lambda r: {r['dept']: int(r['emp_id'])}, axis=1).tolist())
# case: share-of-budget-if-error
def status(r):
    if r['salary'] > depts['budget'] * 0.5:
        return 'over'
    return 'ok'
result = employees.apply(status, axis=1)
