import pandas as pd
import numpy as np
import math
from collections import OrderedDict, defaultdict

emp = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'name': ['Alice Wu', 'bob stone', 'Carla Díaz', 'Dev Patel', 'Erin O\'Neil', 'Femi A.', None, 'Hana Sato', 'Ivan P', 'alice wu'],
    'dept': ['Eng', 'Eng', 'Sales', 'HR', 'Sales', 'Eng', 'Ops', 'Ops', None, 'Sales'],
    'level': ['L2', 'L3', 'L1', 'L2', 'L2', 'L1', 'L1', 'L3', 'L2', 'L1'],
    'site': ['Oslo', 'Rome', 'Rome', 'Oslo', 'Oslo', 'Rome', 'Oslo', 'Rome', 'Lima', 'Lima'],
    'salary': [82000, 104000, 51000, 60000, 60000, 58500, 41000, 97000, np.nan, 0],
    'hired': ['2018-04-01', '2015-09-15', '2021-01-10', '2019-07-01', '2020-02-29', '2022-11-30', '2016-05-05', '2012-12-12', None, '2023-03-01'],
    'manager': [2, None, 5, None, 8, 1, 8, None, 2, 99],
})

pay = pd.DataFrame({
    'emp_id': [1, 1, 1, 2, 2, 3, 4, 4, 5, 8, 77],
    'period': ['2023Q1', '2023Q2', '2023Q3', '2023Q1', '2023Q3', '2023Q1', '2023Q1', '2023Q2', '2023Q2', '2023Q3', '2023Q1'],
    'kind': ['base', 'base', 'bonus', 'base', 'bonus', 'base', 'base', 'bonus', 'base', 'base', 'base'],
    'amount': [20500, 20500, 3000, 26000, 10400, 12750, 15000, -500, 15000, 24250, 1],
})

skills = {
    'Eng': {'python': 3, 'sql': 2, 'go': 1},
    'Sales': {'sql': 1, 'negotiation': 4},
    'Ops': {},
}

# case: dept-level-headcount
result = emp.pivot_table(index='dept', columns='level', values='emp_id', aggfunc='nunique', fill_value=0, margins=True, margins_name='Headcount')

# case: dept-salary-table
t = emp.groupby('dept').agg({'salary': ['count', 'mean', 'median', lambda s: s.max() - s.min()]})
t.columns = ['n', 'mean', 'median', 'range']
result = t.sort_values('mean', ascending=False)

# case: named-tuple-agg
result = emp.groupby(['dept', 'site'], dropna=False).agg(
    heads=pd.NamedAgg(column='emp_id', aggfunc='count'),
    payroll=pd.NamedAgg(column='salary', aggfunc='sum'),
    oldest=pd.NamedAgg(column='hired', aggfunc='min'),
)

# case: hire-year-cohort
h = emp.dropna(subset=['hired']).copy()
h['year'] = pd.to_datetime(h['hired']).dt.year
tab = pd.crosstab(h['year'], h['dept'].fillna('none')).reindex(range(2012, 2024), fill_value=0)
result = tab.cumsum().loc[[2012, 2016, 2020, 2023]]

# case: pay-pivot-two-columns
result = pay.pivot_table(index='emp_id', columns=['kind', 'period'], values='amount', aggfunc='sum').sort_index(axis=1, level='period')

# case: pay-drop-kind-level
p = pay.pivot_table(index='emp_id', columns=['kind', 'period'], values='amount', aggfunc='sum')
result = p.T.groupby(level='period').sum().T

# case: quarter-over-quarter
p = pay.groupby(['emp_id', 'period'])['amount'].sum().unstack('period')
result = p.diff(axis=1).dropna(how='all').iloc[:, 1:]

# case: pct-change-columns
p = pay.pivot_table(index='kind', columns='period', values='amount', aggfunc='sum')
result = p.pct_change(axis='columns', fill_method=None).round(4)

# case: skills-frame
df = pd.DataFrame(skills)
result = df.reindex(sorted(df.index)).fillna(0).convert_dtypes()

# case: skills-records
rows = [(d, s, n) for d, sk in skills.items() for s, n in sk.items()]
rec = pd.DataFrame.from_records(rows, columns=['dept', 'skill', 'score'], index=['dept', 'skill'])
result = rec.unstack()

# case: skills-series-of-multi
s = pd.Series({(d, k): v for d, sk in skills.items() for k, v in sk.items()})
s.index.names = ['dept', 'skill']
result = s.swaplevel().sort_index()

# case: concat-dict-of-series
s = pd.concat({k: pd.Series(v, dtype='float64') for k, v in skills.items()})
result = s.unstack(0)

# case: manager-self-join-tree
m = emp.merge(emp[['emp_id', 'name', 'dept']], left_on='manager', right_on='emp_id', how='left', suffixes=('', '_mgr'))
tree = defaultdict(list)
for r in m.itertuples():
    key = r.name_mgr if isinstance(r.name_mgr, str) else '(top)'
    tree[key].append(r.emp_id)
result = dict(tree)

# case: rank-table
r = emp[['dept', 'salary']].copy()
r['overall'] = r['salary'].rank(method='min', ascending=False, na_option='bottom')
r['in_dept'] = r.groupby('dept')['salary'].rank(method='first', ascending=False)
r['pct'] = r['salary'].rank(pct=True).round(2)
result = r.set_index(emp['name'].str.title())

# case: salary-quartiles-by-site
q = emp.groupby('site')['salary'].quantile([.25, .5, .75]).unstack()
q.columns = ['q{:.0f}'.format(c * 100) for c in q.columns]
result = q

# case: nested-level-dict
result = {d: g.groupby('level')['salary'].apply(list).to_dict() for d, g in emp.groupby('dept')}

# case: index-names-swap
e = emp.set_index(['dept', 'site', 'level'])[['salary']]
e.index.names = ['D', 'S', 'L']
result = e.swaplevel('D', 'L').sort_index(na_position='first').head(4)

# case: duplicated-index-check
e = emp.set_index(['dept', 'level'])
result = pd.Series({
    'unique': e.index.is_unique,
    'nlevels': e.index.nlevels,
    'has_dups': bool(e.index.duplicated(keep=False).any()),
    'n_unique': e.index.nunique(),
})

# case: level-arith-alignment
a = emp.dropna(subset=['dept']).groupby(['dept', 'site'])['salary'].sum()
b = pd.Series({'Eng': 1.1, 'Sales': 1.05, 'HR': 1.0}).rename_axis('dept')
result = a.mul(b, level='dept', fill_value=1)

# case: missing-manager-int
emp['manager'] = emp['manager'].astype(int)
result = emp.groupby('manager').size()

# case: wide-columns-by-period-dict
out = OrderedDict()
for (per, kind), amt in pay.groupby(['period', 'kind'])['amount'].sum().items():
    out.setdefault(per, OrderedDict())[kind] = int(amt)
result = pd.DataFrame.from_dict(out, orient='columns').T

# case: melt-multi-columns
p = pay.pivot_table(index='emp_id', columns=['kind', 'period'], values='amount')
result = p.melt(ignore_index=False, value_name='amount').dropna().reset_index()
