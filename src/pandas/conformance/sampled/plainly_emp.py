import pandas as pd
import numpy as np
import re
from collections import defaultdict, Counter, OrderedDict, deque
from functools import reduce, partial
from itertools import chain, combinations, groupby, zip_longest
from operator import itemgetter, attrgetter

emp_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'name': ['Ada', 'Bo', 'Cyn', 'dev', 'Eve ', 'Fay', None, 'Hal', 'Ivy', 'Jo', 'Ada'],
    'manager_id': [np.nan, 1, 1, 2, 2, 3, 3, 6, 6, 99, 8],
    'salary': [250000, 180000, 175000, 90000, 90000, 120000, 0, 75000, np.nan, 64000, 58000],
    'dept': ['Exec', 'Eng', 'Ops', 'Eng', 'eng', 'Ops', 'Ops', 'Ops', None, 'Eng', ''],
    'hired': ['2010-01-04', '2012-06-15', '2013/03/01', '2018-09-30', '2019-02-28', '2015-11-11', None, '2020-05-20', '2021-07-01', 'unknown', '2022-12-31'],
})
dept_df = pd.DataFrame({
    'dept': ['Exec', 'Eng', 'Ops', 'Legal'],
    'budget': [300000, 400000, 350000, 100000],
    'floor': ['5', '3', '2', None],
})
review_df = pd.DataFrame({
    'emp_id': [2, 2, 3, 4, 4, 4, 5, 6, 8, 12],
    'year': [2021, 2022, 2022, 2020, 2021, 2022, 2022, 2021, 2022, 2022],
    'score': [4.0, 4.5, 3.5, 2.0, 3.0, np.nan, 5.0, 4.0, 3.5, 1.0],
})

# case: reporting-chain
boss = emp_df.set_index('emp_id')['manager_id'].dropna().astype(int).to_dict()
names = dict(zip(emp_df['emp_id'], emp_df['name'].fillna('?').str.strip()))

def chain_up(eid):
    out = []
    while eid in boss:
        eid = boss[eid]
        out.append(names.get(eid, 'unknown'))
    return out

result = emp_df.assign(chain=emp_df['emp_id'].apply(lambda e: ' -> '.join(chain_up(e))))[['emp_id', 'chain']]
# case: total-reports-recursive
reports = defaultdict(list)
for e in emp_df.itertuples():
    if not pd.isna(e.manager_id):
        reports[int(e.manager_id)].append(e.emp_id)

def count_reports(eid):
    return sum(1 + count_reports(r) for r in reports.get(eid, ()))

result = pd.Series({e: count_reports(e) for e in emp_df['emp_id']}, name='reports').loc[lambda s: s > 0]
# case: payroll-subtree
sal = emp_df.set_index('emp_id').salary.fillna(0)
def subtree_cost(eid, depth=0, max_depth=None):
    total = sal.get(eid, 0)
    if max_depth is not None and depth >= max_depth:
        return total
    for sub in emp_df.loc[emp_df['manager_id'] == eid, 'emp_id']:
        total += subtree_cost(sub, depth + 1, max_depth)
    return total

result = {'all': subtree_cost(1), 'one_level': subtree_cost(1, max_depth=1), 'ops': subtree_cost(3)}
# case: indent-tree-text
lines = []
def render(mid, indent=0):
    for _, r in emp_df[emp_df['manager_id'] == mid].sort_values('salary', ascending=False, kind='stable').iterrows():
        nm = r['name'].strip() if isinstance(r['name'], str) else f"#{r['emp_id']}"
        lines.append('  ' * indent + nm)
        render(r['emp_id'], indent + 1)

lines.append('Ada')
render(1, 1)
result = '\n'.join(lines)
# case: lowest-common-manager
parent = {int(i): (None if pd.isna(m) else int(m)) for i, m in zip(emp_df.emp_id, emp_df.manager_id)}

def ancestors(n):
    while n is not None:
        yield n
        n = parent.get(n)

def lca(a, b):
    seen = set(ancestors(a))
    return next((x for x in ancestors(b) if x in seen), None)

pairs = [(4, 5), (4, 8), (11, 9), (10, 4), (1, 11)]
result = pd.DataFrame([(a, b, lca(a, b)) for a, b in pairs], columns=['a', 'b', 'lca'])
# case: closure-raise-factory
def make_raiser(pct, *, cap=None, floor=0):
    def raiser(amount):
        if pd.isna(amount):
            return amount
        new = max(floor, amount * (1 + pct / 100))
        return min(new, cap) if cap is not None else new
    return raiser

small, big = make_raiser(3, floor=60000), make_raiser(10, cap=190000)
out = emp_df[['emp_id', 'salary']].copy()
out['small'] = out['salary'].map(small).round(2)
out['big'] = out['salary'].map(big).round(2)
result = out
# case: dept-counter
cnt = Counter(d.strip().title() if d else 'None' for d in emp_df['dept'])
result = cnt.most_common()
# case: partial-percentile
def quantile_of(series, q, interpolation='linear'):
    return series.dropna().quantile(q, interpolation=interpolation)

p50 = partial(quantile_of, q=0.5)
p90_low = partial(quantile_of, q=0.9, interpolation='lower')
result = emp_df.groupby(emp_df['dept'].str.lower())['salary'].agg(p50=p50, p90=p90_low)
# case: sorted-tuple-key
recs = emp_df.to_dict('records')
ordered = sorted(recs, key=lambda r: (r['dept'] or 'zzz', -(r['salary'] if r['salary'] == r['salary'] else 0), r['emp_id']))
result = [(r['dept'], r['emp_id']) for r in ordered]
# case: validate-managers-raise
def validate(df):
    ids = set(df['emp_id'])
    bad = df[~df['manager_id'].isin(ids) & df['manager_id'].notna()]
    if not bad.empty:
        raise ValueError(f"{len(bad)} employee(s) with unknown manager: {bad['emp_id'].tolist()}")
    return True

try:
    ok = validate(emp_df)
except ValueError as exc:
    result = str(exc)
else:
    result = ok
# case: kwargs-summary
def summarize(df, by, **aggs):
    out = df.groupby(by, dropna=False).agg(**aggs)
    out.columns = [c.upper() for c in out.columns]
    return out

result = summarize(emp_df, 'dept', n=('emp_id', 'count'), pay=('salary', 'mean'), top=('salary', 'max'))
# case: parse-hired-mixed
def parse(x):
    for fmt in ('%Y-%m-%d', '%Y/%m/%d'):
        try:
            return pd.to_datetime(x, format=fmt)
        except (ValueError, TypeError):
            continue
    return pd.NaT

hired = pd.Series([parse(v) for v in emp_df['hired']], index=emp_df['emp_id'])
result = hired.dt.year.value_counts(dropna=False).sort_index()
# case: review-latest-pairwise
result = {}
for eid, g in review_df.sort_values(['emp_id', 'year']).groupby('emp_id'):
    scores = g['score'].tolist()
    diffs = [round(b - a, 2) for a, b in zip(scores, scores[1:])]
    result[eid] = diffs if diffs else None
# case: over-budget-depts
spent = emp_df.groupby('dept')['salary'].sum()
b = dept_df.set_index('dept')['budget']
over = []
for d in b.index:
    used = spent.get(d, 0)
    pct = used / b[d]
    over.append(f"{d}: {pct:.1%} {'OVER' if pct > 1 else 'ok'}")
result = over
# case: span-of-control-hist
spans = emp_df['manager_id'].value_counts()
hist = Counter(spans.tolist())
result = pd.DataFrame(sorted(hist.items()), columns=['direct_reports', 'managers'])
# case: ambiguous-truth
high = []
for dept in dept_df['dept']:
    sub = emp_df[emp_df['dept'] == dept]
    if sub['salary'] > 100000:
        high.append(dept)
result = high
# case: merge-dicts-pipe
defaults = {d: 0 for d in dept_df['dept']}
heads = emp_df.groupby('dept').size().to_dict()
merged = defaults | heads
merged.pop('', None)
merged.update(Legal=-1)
result = pd.Series(merged).rename_axis('dept').reset_index(name='heads')
# case: same-salary-groups
groups = defaultdict(set)
for eid, s in emp_df[['emp_id', 'salary']].itertuples(index=False):
    groups[s].add(eid)
result = {k: sorted(v) for k, v in groups.items() if len(v) > 1}
# case: teams-zip-longest
eng, ops = (emp_df.loc[emp_df['dept'].str.lower() == d, 'name'].tolist() for d in ('eng', 'ops'))
result = pd.DataFrame(list(zip_longest(eng, ops, fillvalue='-')), columns=['eng', 'ops'])
# case: best-reviewed-max-key
avg = review_df.groupby('emp_id')['score'].mean().to_dict()
best = max(avg, key=lambda k: (avg[k], -k))
worst = min(avg.items(), key=itemgetter(1))
result = best, worst, len(avg)
# case: rows-unpack-star
first, *middle, last = emp_df.sort_values('salary', na_position='first')['emp_id']
(a, b), *_ = emp_df[['emp_id', 'name']].to_numpy().tolist()
result = [first, last, len(middle), a, b]
# case: level-column-iterative
lvl = {1: 0}
changed = True
while changed:
    changed = False
    for e in emp_df.itertuples(index=False):
        if e.emp_id not in lvl and e.manager_id in lvl:
            lvl[e.emp_id] = lvl[e.manager_id] + 1
            changed = True
emp = emp_df.copy()
emp['level'] = emp['emp_id'].map(lvl)
result = emp.groupby('level', dropna=False)[['salary']].agg(['size', 'mean']).round(1)
