import pandas as pd
import numpy as np
import re
from collections import Counter, OrderedDict

def make_patients():
    return pd.DataFrame([
        {'pid': 'P001', 'age': '34', 'sex': 'F', 'bp': '120/80', 'diag': 'asthma, allergy'},
        {'pid': 'P002', 'age': '61 yrs', 'sex': 'male', 'bp': '145 / 95', 'diag': 'Hypertension'},
        {'pid': 'P003', 'age': None, 'sex': 'f ', 'bp': 'unknown', 'diag': ''},
        {'pid': 'P004', 'age': '8 months', 'sex': 'M', 'bp': None, 'diag': 'Allergy'},
        {'pid': 'P005', 'age': '47', 'sex': '', 'bp': '130/85', 'diag': 'hypertension,  Diabetes'},
        {'pid': 'P002', 'age': '61 yrs', 'sex': 'male', 'bp': '145 / 95', 'diag': 'Hypertension'},
        {'pid': 'P006', 'age': '-1', 'sex': 'Female', 'bp': '118/76', 'diag': None},
    ])
# case: bp-split-to-ints
df = make_patients().drop_duplicates()
bp = df['bp'].str.extract(r'(\d+)\s*/\s*(\d+)').rename(columns={0: 'sys', 1: 'dia'})
bp = bp.astype('float').astype('Int64')
df = pd.concat([df[['pid']], bp], axis=1)
df['high'] = (df['sys'] >= 140) | (df['dia'] >= 90)
result = df
# case: age-normaliser
def age_years(text):
    if pd.isna(text):
        return np.nan
    m = re.match(r'^(-?\d+)\s*(\w*)$', text.strip())
    if not m:
        return np.nan
    n, unit = int(m.group(1)), m.group(2)
    if n < 0:
        return np.nan
    return round(n / 12, 2) if unit.startswith('month') else float(n)

df = make_patients()
df['age_years'] = df['age'].apply(age_years)
df['group'] = pd.cut(df['age_years'], [0, 1, 18, 60, 120], right=False, labels=['infant', 'child', 'adult', 'senior'])
result = df.drop_duplicates('pid')['group'].value_counts().to_dict()
# case: sex-code-map
df = make_patients()
codes = {'f': 'F', 'female': 'F', 'm': 'M', 'male': 'M'}
df['sex'] = df['sex'].str.strip().str.lower().map(codes).fillna('U').astype('category')
result = df['sex'].cat.codes.tolist(), list(df['sex'].cat.categories), df['sex'].value_counts().to_dict()
# case: diagnosis-counter
df = make_patients().drop_duplicates(subset='pid')
c = Counter()
for d in df['diag']:
    if isinstance(d, str):
        c.update(x.strip().capitalize() for x in d.split(',') if x.strip() != '')
result = pd.DataFrame(c.most_common(), columns=['diagnosis', 'patients']).sort_values(['patients', 'diagnosis'], ascending=[False, True]).reset_index(drop=True)
# case: dummies-from-diagnosis
df = make_patients().drop_duplicates(subset='pid').set_index('pid')
flags = df['diag'].str.lower().str.replace(r'\s*,\s*', ',', regex=True).str.get_dummies(sep=',')
result = flags
# case: age-astype-fails
df = make_patients()
df['age'] = df['age'].astype(int)
result = df.groupby('sex')['age'].mean()
# case: readmission-within-30
visits = pd.DataFrame({
    'pid': ['P1', 'P2', 'P1', 'P3', 'P1', 'P2'],
    'admit': ['2024-01-02', '2024-01-10', '2024-01-20', '2024-02-01', '2024-03-25', '2024-02-09'],
    'discharge': ['2024-01-05', '2024-01-12', '2024-01-28', '2024-02-02', '2024-03-30', None],
})
for col in ['admit', 'discharge']:
    visits[col] = pd.to_datetime(visits[col])
visits = visits.sort_values(['pid', 'admit'])
visits['prev_discharge'] = visits.groupby('pid')['discharge'].shift()
visits['gap'] = (visits['admit'] - visits['prev_discharge']).dt.days
visits['readmit'] = visits['gap'].between(0, 30)
result = visits[['pid', 'admit', 'gap', 'readmit']].reset_index(drop=True)
# case: length-of-stay-stats
stays = pd.DataFrame({
    'ward': ['ICU', 'ICU', 'Gen', 'Gen', 'Gen', 'Mat'],
    'in': ['2024-05-01 08:00', '2024-05-02 22:15', '2024-05-01 09:30', '2024-05-03 00:00', '2024-05-04 12:00', '2024-05-05 06:45'],
    'out': ['2024-05-04 10:00', '2024-05-03 01:15', '2024-05-02 09:30', '2024-05-09 18:00', '', '2024-05-07 06:45'],
})
stays['in'] = pd.to_datetime(stays['in'])
stays['out'] = pd.to_datetime(stays['out'].replace('', pd.NaT))
stays['los'] = stays['out'] - stays['in']
stats = stays.groupby('ward')['los'].agg(['min', 'max', 'mean'])
stats['mean_hours'] = stats['mean'].dt.total_seconds() / 3600
result = stats
# case: lab-results-pivot
labs = pd.DataFrame({
    'pid': ['P1', 'P1', 'P2', 'P2', 'P1', 'P3'],
    'test': ['HGB', 'glu', 'hgb', 'GLU ', 'Hgb', 'GLU'],
    'value': ['13.2', '<5', '>18', '6.1', '12.8', 'pending'],
})
labs['test'] = labs['test'].str.strip().str.upper()
labs['flag'] = labs['value'].str.extract(r'^([<>])', expand=False).fillna('')
labs['num'] = pd.to_numeric(labs['value'].str.lstrip('<>'), errors='coerce')
wide = labs.pivot_table(index='pid', columns='test', values='num', aggfunc='mean')
result = wide.round(2)
# case: lab-results-duplicate-pivot
labs = pd.DataFrame({
    'pid': ['P1', 'P1', 'P2', 'P1'],
    'test': ['HGB', 'GLU', 'HGB', 'HGB'],
    'value': [13.2, 5.0, 14.1, 12.9],
})
result = labs.pivot(index='pid', columns='test', values='value')
# case: triage-apply-row
q = pd.DataFrame({
    'name': ['Ana', 'Bo', 'Cy', 'Di', 'Ed'],
    'pulse': [72, 130, None, 95, 48],
    'temp': ['36.6', '39,4', '38.1', 'n/a', '35.0C'],
})
q['temp'] = q['temp'].str.replace(',', '.').str.extract(r'(\d+\.\d+)')[0].astype(float)

def triage(r):
    score = 0
    if pd.notna(r.pulse):
        score += 2 if r.pulse > 120 or r.pulse < 50 else 0
    else:
        score += 1
    if r.temp != r.temp:
        score += 1
    elif r.temp >= 39 or r.temp < 35.5:
        score += 2
    elif r.temp >= 38:
        score += 1
    return pd.Series([score, 'red' if score >= 3 else 'amber' if score >= 1 else 'green'], index=['score', 'colour'])

q[['score', 'colour']] = q.apply(triage, axis=1)
result = q.sort_values(['score', 'name'], ascending=[False, True])[['name', 'score', 'colour']]
# case: bed-occupancy-per-day
stays = [('A', '2024-01-01', '2024-01-03'), ('B', '2024-01-02', '2024-01-02'), ('C', '2024-01-03', '2024-01-05')]
occ = Counter()
for bed, start, end in stays:
    for d in pd.date_range(start, end):
        occ[d.strftime('%Y-%m-%d')] += 1
days = pd.Series(occ).sort_index()
days.index = pd.to_datetime(days.index)
result = days.reindex(pd.date_range('2023-12-31', '2024-01-06'), fill_value=0)
# case: none-nan-empty-audit
df = pd.DataFrame({
    'a': [1, None, 3, np.nan],
    'b': ['x', '', None, '  '],
    'c': [None, None, None, None],
    'd': [True, None, False, True],
    'e': pd.to_datetime(['2024-01-01', None, '2024-01-03', 'NaT']),
})
report = {}
for col in df.columns:
    s = df[col]
    blanks = int(s.apply(lambda v: isinstance(v, str) and v.strip() == '').sum())
    report[col] = {'dtype': str(s.dtype), 'missing': int(s.isna().sum()), 'blank': blanks, 'unique': s.nunique(dropna=False)}
result = pd.DataFrame(report).T
# case: dose-units-convert
meds = pd.DataFrame({'drug': ['Ibuprofen', 'ibuprofen', 'Amoxicillin', 'AMOXICILLIN', 'Aspirin'],
                     'dose': ['400mg', '0.4 g', '500 MG', '250mg/5ml', '75 mcg']})
factor = {'mg': 1, 'g': 1000, 'mcg': 0.001}
ext = meds['dose'].str.extract(r'(?P<n>[\d.]+)\s*(?P<u>mcg|mg|g)', flags=re.IGNORECASE)
meds['mg'] = ext['n'].astype(float) * ext['u'].str.lower().map(factor)
result = meds.groupby(meds['drug'].str.title())['mg'].agg(lambda s: sorted(s.tolist()))
# case: crosstab-ward-outcome
t = pd.DataFrame({
    'ward': ['a', 'A', 'b', 'B ', 'b', None, 'c'],
    'outcome': ['home', 'Home', 'died', 'HOME', 'transfer', 'home', ''],
})
t = t.apply(lambda s: s.str.strip().str.lower())
t['outcome'] = t['outcome'].replace({'': 'unknown'})
result = pd.crosstab(t['ward'], t['outcome'], margins=True, normalize='index').round(3)
