import pandas as pd
import numpy as np
import re

employees_df = pd.DataFrame({
    'emp_no': [101, 102, 103, 104, 105, 106, 107, 108, 109],
    'name': ['Ava', 'ben', 'CARL', 'Dina', 'eli', 'Fay', 'Gus', 'ava', 'Hal'],
    'dept_id': [10, 20, 20, 30, 10, 99, np.nan, 10, 20],
    'manager': [np.nan, 101, 102, 101, 101, 104, 120, 105, 103],
    'salary': ['95,000', '72000', '68k', '$81,500.50', '61000.00', '(500)', 'n.a.', '61k', '68k'],
    'hired': ['2015-04-01', '2016/05/12', '12-Jun-2017', '2018-07-30', 'n/a', '2020-02-30', '2021-11-11', '2016/05/12', '01.09.2022'],
    'age': [52, 45, 38, 17, 29, 131, 41, 29, 65],
})
departments_df = pd.DataFrame({
    'dept_id': [10, 20, 30, 40, 40],
    'dept': ['Eng', 'Ops ', 'hr', 'Legal', 'legal'],
    'budget': ['0.2M', '150k', '1e5', '-', '80,000'],
})
# case: orphan-managers
valid = set(employees_df['emp_no'])
bad = employees_df[employees_df['manager'].notna() & ~employees_df['manager'].isin(valid)]
result = bad[['emp_no', 'name', 'manager']].astype({'manager': int})
# case: dept-orphans-both-ways
e_ids = pd.Index(employees_df['dept_id'].dropna().astype(int).unique())
d_ids = pd.Index(departments_df['dept_id'].unique())
result = {
    'no_parent': e_ids.difference(d_ids).tolist(),
    'no_child': d_ids.difference(e_ids).tolist(),
    'shared': e_ids.intersection(d_ids).sort_values().tolist(),
    'either_not_both': e_ids.symmetric_difference(d_ids).tolist(),
}
# case: dept-key-quality
g = departments_df.groupby('dept_id')['dept']
result = g.agg(rows='size', spellings='nunique', clean=lambda s: s.str.strip().str.lower().nunique()).assign(
    verdict=lambda d: np.where(d['rows'] == 1, 'unique', np.where(d['clean'] == 1, 'same name twice', 'conflict'))).reset_index()
# case: salary-regex-groups
pat = re.compile(r'^\s*(\()?\$?([\d,]*\.?\d+)(k?)\)?\s*$', re.I)
def salary(text):
    m = pat.match(text)
    if not m:
        return None
    v = float(m.group(2).replace(',', ''))
    if m.group(3):
        v *= 1000
    return -v if m.group(1) else v

result = employees_df.assign(pay=employees_df['salary'].apply(salary))[['name', 'salary', 'pay']].sort_values('pay', ascending=False, na_position='first', kind='stable')
# case: replace-regex-dict
s = employees_df['salary'].replace({r'[\$,]': '', r'^\((.*)\)$': r'-\1', r'k$': '000', r'^n\.a\.$': np.nan}, regex=True)
result = pd.to_numeric(s).describe().round(2)
# case: budget-units
b = departments_df['budget'].replace({'-': None})
unit = b.str[-1].map({'k': 1e3, 'M': 1e6}).fillna(1.0)
base = b.str.rstrip('kM').str.replace(',', '').astype(float)
result = departments_df.assign(budget=base * unit, dept=departments_df['dept'].str.strip().str.upper())
# case: budget-vs-payroll
pay = employees_df['salary'].str.replace('[$,]', '', regex=True).str.replace('k', '000')
pay = pd.to_numeric(pay, errors='coerce')
by = pay.groupby(employees_df['dept_id']).agg(payroll='sum', staff='count')
bud = departments_df.drop_duplicates('dept_id').set_index('dept_id')['budget'].map({'0.2M': 200000.0, '150k': 150000.0, '1e5': 100000.0})
out = by.join(bud, how='left')
out['over'] = out['payroll'] > out['budget']
result = out.reset_index()
# case: age-bands-with-qcut
ok = employees_df[employees_df['age'].between(18, 100)].copy()
ok['tercile'] = pd.qcut(ok['age'], 3, labels=['young', 'mid', 'old'])
result = ok.groupby('tercile', observed=False)['name'].agg(lambda s: ', '.join(s.str.title())).reset_index()
# case: digitize-ages
edges = [18, 30, 40, 50, 67]
band = np.digitize(employees_df['age'], edges)
names = np.array(['<18', '18-29', '30-39', '40-49', '50-66', '67+'])
result = pd.Series(names[band], index=employees_df['emp_no'], name='band').to_frame().reset_index()
# case: hired-strptime-chain
def try_parse(s):
    for f in ('%Y-%m-%d', '%Y/%m/%d', '%d-%b-%Y', '%d.%m.%Y'):
        try:
            return pd.to_datetime(s, format=f)
        except ValueError:
            continue
    return pd.NaT

h = employees_df['hired'].apply(try_parse)
result = employees_df.assign(hired=h, year=h.dt.year.astype('Int64'))[['emp_no', 'hired', 'year']]
# case: name-duplicates-ignoring-case
k = employees_df['name'].str.lower()
result = employees_df[k.duplicated(keep=False)].assign(first_seen=~k.duplicated()).loc[:, ['emp_no', 'name', 'first_seen']]
# case: self-join-manager-name
boss = employees_df[['emp_no', 'name']].rename(columns={'emp_no': 'manager', 'name': 'boss'})
result = employees_df.merge(boss, on='manager', how='left')[['name', 'boss']].fillna({'boss': '(none)'})
# case: rule-violations-long
rules = {
    'age out of range': ~employees_df['age'].between(18, 70),
    'dept missing': employees_df['dept_id'].isna(),
    'dept unknown': employees_df['dept_id'].notna() & ~employees_df['dept_id'].isin(departments_df['dept_id']),
    'name not title case': ~employees_df['name'].str.istitle(),
}
frames = [employees_df.loc[mask, ['emp_no']].assign(rule=rule) for rule, mask in rules.items()]
result = pd.concat(frames, ignore_index=True).sort_values(['emp_no', 'rule']).reset_index(drop=True)
# case: map-series-lookup
lookup = departments_df.drop_duplicates('dept_id').set_index('dept_id')['dept'].str.strip().str.title()
result = employees_df['dept_id'].map(lookup).fillna('Unassigned').value_counts().sort_index()
