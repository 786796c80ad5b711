import pandas as pd
import numpy as np
import re
import math
from datetime import date, datetime, timedelta
from collections import defaultdict, Counter, OrderedDict
from functools import reduce

employees_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'name': ['Grace', 'Henry', 'Ivy', 'jack', 'Kim ', 'Leo', 'Mona', 'Nick', None, 'Olga', 'Ivy'],
    'manager_id': [np.nan, 1, 1, 2, 2, 3, 6, 6, 7, 99, 3],
    'dept': ['Exec', 'Eng', 'Sales', 'Eng', 'eng', 'Sales', 'Sales', 'Sales', 'Sales', None, 'Ops'],
    'salary': [250000, 180000, 175000, 95000, 95000, 120000, 80000, 80000, 60000, 0, 70000],
    'hired': ['2010-03-01', '2012-07-15', '2013-01-01', '2019-02-28', '2020-02-29', '2015-11-30', '2021-06-01', '2021-06-01', '2023-12-31', '', 'n/a'],
})

departments_df = pd.DataFrame({
    'dept': ['Exec', 'Eng', 'Sales', 'HR', 'Ops'],
    'budget': ['$500k', '$1.2M', '750000', None, '$80,000'],
    'location': ['NYC', 'SF', 'NYC', 'Remote', 'SF'],
})

reviews_df = pd.DataFrame({
    'emp_id': [1, 2, 2, 4, 4, 4, 6, 7, 8, 12],
    'year': [2022, 2022, 2023, 2021, 2022, 2023, 2023, 2023, 2023, 2022],
    'score': [4.5, 3.0, 4.0, np.nan, 2.5, 5.0, 3.5, 3.5, None, 1.0],
    'comment': ['Great leader', 'ok', 'Improved; see goal #3', '', None, 'Excellent!! 10/10', 'meets', 'Meets', 'late 3 times', '??'],
})

# case: recursive-chain
managers = employees_df.set_index('emp_id')['manager_id'].to_dict()

def chain(emp):
    boss = managers.get(emp)
    if boss is None or pd.isna(boss):
        return []
    return [int(boss)] + chain(int(boss))

result = {e: chain(e) for e in employees_df['emp_id']}

# case: recursive-depth-column
mgr = dict(zip(employees_df['emp_id'], employees_df['manager_id']))

def depth(e, seen=None):
    seen = seen or set()
    if e in seen:
        raise ValueError('cycle')
    m = mgr.get(e, np.nan)
    if math.isnan(m):
        return 0
    return 1 + depth(m, seen | {e})

employees_df['level'] = employees_df['emp_id'].apply(depth)
result = employees_df[['emp_id', 'name', 'level']]

# case: total-reports
children = defaultdict(list)
for row in employees_df.itertuples():
    if not pd.isna(row.manager_id):
        children[int(row.manager_id)].append(row.emp_id)

def count_reports(emp_id):
    total = 0
    for c in children.get(emp_id, []):
        total += 1 + count_reports(c)
    return total

result = pd.Series({e: count_reports(e) for e in employees_df['emp_id']}, name='reports').sort_values(ascending=False, kind='stable')

# case: org-tree-string
lines = []

def walk(emp_id, indent=0):
    row = employees_df.loc[employees_df['emp_id'] == emp_id].iloc[0]
    lines.append('  ' * indent + f"{row['name']} ({row['salary']:,})")
    kids = employees_df[employees_df['manager_id'] == emp_id].sort_values('emp_id')
    for k in kids['emp_id']:
        walk(k, indent + 1)

walk(1)
result = '\n'.join(lines)

# case: self-merge-manager-name
m = employees_df.merge(
    employees_df[['emp_id', 'name', 'salary']],
    left_on='manager_id', right_on='emp_id', how='left', suffixes=('', '_mgr'),
)
m['ratio'] = (m['salary'] / m['salary_mgr']).round(3)
result = m[['name', 'name_mgr', 'ratio']]

# case: budget-parser
def to_number(s):
    if s is None:
        return np.nan
    s = s.replace('$', '').replace(',', '')
    mult = 1
    if s.endswith('k'):
        mult, s = 1_000, s[:-1]
    elif s.endswith('M'):
        mult, s = 1_000_000, s[:-1]
    return float(s) * mult

departments_df['budget_num'] = departments_df['budget'].map(to_number)
result = departments_df.set_index('dept')['budget_num'].to_dict()

# case: hired-errors-coerce
d = pd.to_datetime(employees_df['hired'], errors='coerce')
result = {
    'valid': int(d.notna().sum()),
    'invalid': employees_df.loc[d.isna(), 'emp_id'].tolist(),
    'earliest': d.min(),
    'latest': d.max(),
    'years': sorted(d.dt.year.dropna().astype(int).unique().tolist()),
}

# case: hired-strict-raises
result = pd.to_datetime(employees_df['hired'], format='%Y-%m-%d')

# case: strptime-in-loop
good, bad = [], []
for emp_id, text in zip(employees_df['emp_id'], employees_df['hired']):
    try:
        dt = datetime.strptime(text, '%Y-%m-%d').date()
        good.append((emp_id, dt.isoformat()))
    except ValueError as e:
        bad.append((emp_id, str(e)))
result = (good, bad)

# case: anniversary-date-arith
ref = date(2024, 3, 1)
tenure = {}
for e in employees_df.to_dict('records'):
    try:
        h = date.fromisoformat(e['hired'])
    except ValueError:
        continue
    years = ref.year - h.year - ((ref.month, ref.day) < (h.month, h.day))
    tenure[e['emp_id']] = years
result = pd.Series(tenure, name='tenure')

# case: department-summary-dicts
summary = []
for dept, grp in employees_df.groupby(employees_df['dept'].str.title(), dropna=False):
    summary.append({
        'dept': dept if isinstance(dept, str) else 'Unknown',
        'headcount': len(grp),
        'avg_salary': round(grp['salary'].mean(), 2),
        'names': ', '.join(grp['name'].dropna().str.strip()),
    })
result = pd.DataFrame(summary)

# case: select-dtypes-loop
numeric = employees_df.select_dtypes(include='number').columns.tolist()
text = employees_df.select_dtypes(include=['object']).columns.tolist()
stats = {}
for c in numeric:
    stats[c] = (employees_df[c].min(), employees_df[c].max(), employees_df[c].nunique())
result = {'numeric': stats, 'text': text}

# case: describe-salary
result = employees_df['salary'].describe()

# case: describe-percentiles-by-dept
result = employees_df.groupby('dept')['salary'].describe(percentiles=[0.5])

# case: salary-bins-valuecounts
result = employees_df['salary'].value_counts(bins=[0, 50000, 100000, 200000, 300000], sort=False)

# case: nlargest-ties
first = employees_df['salary'].nlargest(5, keep='first').index.tolist()
last = employees_df['salary'].nlargest(5, keep='last').index.tolist()
every = employees_df['salary'].nlargest(5, keep='all').index.tolist()
result = {'first': first, 'last': last, 'all': every}

# case: comment-regex-extract
nums = reviews_df['comment'].str.extract(r'(\d+)')
nums.columns = ['number']
nums['number'] = pd.to_numeric(nums['number']).astype('Int64')
result = nums

# case: word-counter
counter = Counter()
for text in reviews_df['comment'].dropna():
    counter.update(re.findall(r'[a-z]+', text.lower()))
result = sorted(counter.items(), key=lambda kv: (-kv[1], kv[0]))[:5]

# case: latest-review-per-employee
latest = {}
for _, r in reviews_df.sort_values('year').iterrows():
    latest[r['emp_id']] = {'year': r['year'], 'score': r['score']}
result = pd.DataFrame(latest).T
assert set(result.columns) == {'year', 'score'}

# case: score-change
piv = reviews_df.pivot(index='emp_id', columns='year', values='score')
piv['change'] = piv[2023] - piv[2022]
result = piv.reset_index().rename_axis(None, axis=1)

# case: astype-int-fails
def manager_ids(df):
    return df['manager_id'].astype(int).tolist()

result = manager_ids(employees_df)

# case: reduce-merge
frames = [
    employees_df[['emp_id', 'name']],
    reviews_df.groupby('emp_id', as_index=False).agg(avg_score=('score', 'mean')),
    reviews_df.groupby('emp_id', as_index=False).agg(n_reviews=('year', 'count')),
]
result = reduce(lambda l, r: pd.merge(l, r, on='emp_id', how='outer'), frames)

# case: compare-raise
before = employees_df[['emp_id', 'salary']]
after = before.copy()
after.loc[after['salary'] < 90000, 'salary'] = (after['salary'] * 1.1).round().astype(int)
result = before.compare(after, result_names=('old', 'new'))

# case: orgwide-payroll-recursive
sal = employees_df.set_index('emp_id').salary

def payroll(e):
    subs = employees_df.loc[employees_df.manager_id.eq(e), 'emp_id']
    return sal[e] + sum(payroll(s) for s in subs)

rows = [(e, payroll(e)) for e in [1, 2, 3, 6, 10]]
result = pd.DataFrame(rows, columns=['emp_id', 'payroll']).assign(pct=lambda d: (d.payroll / sal.sum() * 100).map('{:.1f}%'.format))

# case: outlier-flags-lambda
mean, std = employees_df['salary'].mean(), employees_df['salary'].std()
employees_df['flag'] = employees_df.apply(
    lambda r: 'high' if r['salary'] > mean + std else ('zero' if r['salary'] == 0 else 'ok'), axis=1)
result = employees_df.groupby('flag')['emp_id'].apply(list)
