import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict

employees_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Ann', 'ann', 'Béla ', 'Chen', 'Dmitri', 'Eva', None, 'Farid'],
    'dept_id': [10, 10, 20, None, 30, 20, 20, 99],
    'salary': ['$5,000', '4800', '6,200.50', None, 'N/A', '5000', ' 7100 ', '-'],
    'active': [True, False, None, True, True, None, False, True],
    'manager_id': [None, 1, 1, 3, 3, 3, 42, None],
    'bonus': [None] * 8,
})

departments_df = pd.DataFrame({
    'dept_id': [10, 20, 20, 30, 40, None],
    'dept_name': ['Sales', 'Engineering', 'R&D', 'hr', 'Legal', 'Ghost'],
    'budget': ['1,000,000', '2.5M', '750k', '€300.000', None, '0'],
})

projects_df = pd.DataFrame({
    'project_id': ['P1', 'P2', 'P3', 'P4', 'p1'],
    'lead_id': [1, 3, 3, None, 77],
    'start_date': ['2024-01-01', '01/02/2024', '2024.03.05', 'TBD', None],
    'tags': ['ml; data', 'web;ML', '', None, 'data ;infra'],
})
# case: active-flag-counts
result = employees_df['active'].value_counts(dropna=False).reset_index()
result.columns = ['active', 'count']
# case: active-none-as-false
act = employees_df['active'].fillna(False).astype(bool)
result = employees_df.loc[act, ['emp_id', 'name', 'dept_id']]
# case: active-nullable-boolean
e = employees_df.copy()
e['active'] = e['active'].astype('boolean')
result = pd.DataFrame({
    'n_true': [e['active'].sum()],
    'n_null': [e['active'].isna().sum()],
    'share_true': [e['active'].mean()],
    'any': [e['active'].any()],
    'all': [e['active'].all()],
})
# case: salary-clean-mean-by-dept
def parse_salary(x):
    if x is None:
        return np.nan
    s = re.sub(r'[^0-9.]', '', str(x))
    return float(s) if s else np.nan

emp = employees_df.assign(salary_num=employees_df['salary'].apply(parse_salary))
result = (emp.groupby('dept_id', dropna=False)['salary_num']
             .mean()
             .round(2)
             .reset_index())
# case: all-none-bonus-stats
b = employees_df['bonus']
result = {
    'dtype': str(b.dtype),
    'count': int(b.count()),
    'sum': b.sum(),
    'nunique': b.nunique(),
    'all_null': bool(b.isna().all()),
}
# case: bonus-numeric-then-filled
tmp = employees_df.copy()
tmp['bonus'] = pd.to_numeric(tmp['bonus'], errors='coerce')
agg = tmp.groupby('dept_id')['bonus'].agg(['sum', 'mean', 'max', 'count'])
result = agg.fillna(-1).reset_index()
# case: dept-merge-dup-keys
j = employees_df.merge(departments_df, on='dept_id', how='inner')
result = j[['emp_id', 'name', 'dept_id', 'dept_name']].sort_values(['emp_id', 'dept_name']).reset_index(drop=True)
# case: manager-self-join
mgr = employees_df[['emp_id', 'name']].rename(columns={'emp_id': 'manager_id', 'name': 'manager_name'})
out = employees_df[['emp_id', 'name', 'manager_id']].merge(mgr, on='manager_id', how='left')
out['manager_name'] = out['manager_name'].str.strip().fillna('(none)')
result = out
# case: budget-suffix-parser
MULT = {'k': 1e3, 'm': 1e6}

def to_amount(txt):
    if txt is None or pd.isna(txt):
        return None
    txt = txt.strip().lower().replace(',', '')
    if txt.startswith('€'):
        txt = txt[1:].replace('.', '')
    if txt and txt[-1] in MULT:
        return float(txt[:-1]) * MULT[txt[-1]]
    return float(txt)

result = departments_df.assign(budget_num=departments_df['budget'].map(to_amount)).sort_values(
    'budget_num', ascending=False, na_position='last')
# case: tag-counter
cnt = Counter()
for t in projects_df['tags'].dropna():
    for piece in t.split(';'):
        piece = piece.strip().lower()
        if piece:
            cnt[piece] += 1
result = pd.DataFrame(sorted(cnt.items(), key=lambda kv: (-kv[1], kv[0])), columns=['tag', 'n'])
# case: tags-explode-chain
result = (
    projects_df
    .assign(tag=projects_df['tags'].str.split(';'))
    .explode('tag')
    .assign(tag=lambda d: d['tag'].str.strip().str.lower().replace('', np.nan))
    .dropna(subset=['tag'])
    .groupby('tag')['project_id']
    .agg(lambda s: ','.join(sorted(s)))
    .reset_index()
)
# case: project-start-formats
s = projects_df['start_date']
parsed = pd.to_datetime(s, format='%Y-%m-%d', errors='coerce')
for fmt in ('%d/%m/%Y', '%Y.%m.%d'):
    parsed = parsed.fillna(pd.to_datetime(s, format=fmt, errors='coerce'))
result = projects_df[['project_id']].assign(start=parsed, missing=parsed.isna())
# case: name-duplicates-casefold
key = employees_df['name'].str.strip().str.casefold()
dup = key.duplicated(keep=False) & key.notna()
result = employees_df[dup][['emp_id', 'name']]
# case: headcount-dict-loop
heads = defaultdict(list)
for row in employees_df.itertuples(index=False):
    if pd.isna(row.dept_id):
        heads['no dept'].append(row.emp_id)
    else:
        heads[int(row.dept_id)].append(row.emp_id)
result = {str(k): v for k, v in heads.items()}
