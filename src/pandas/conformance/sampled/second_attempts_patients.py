import pandas as pd
import numpy as np
import re
from collections import defaultdict

patients_df = pd.DataFrame({
    'patient_id': ['001', '002', '003', '004', '005', '006', '007', '008'],
    'full_name': ['Maria Lopez', 'john doe', 'Ann-Marie O\'Neil', 'John Doe ', 'Wei Zhang', None, 'Priya Nair', 'Tom Brown'],
    'birth_date': ['1980-02-29', '12/05/1975', '1990-11-30', '1975-12-05', '', '2001-07-14', 'unknown', '1966-01-01'],
    'sex': ['F', 'm', 'f', 'M', 'M', 'NULL', 'F ', None],
    'weight_kg': [61.5, np.nan, 58.0, 92.3, 70.0, 55.5, np.nan, 81.0],
    'height_cm': [165, 180, 0, 178, 172, 160, 158, np.nan],
})

visits_df = pd.DataFrame({
    'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'patient_id': [1, 1, 2, 3, 3, 3, 5, 6, 8, 8, 99],
    'doctor': ['Dr. Lee', 'Dr. Lee', 'Dr. Kim', 'dr. lee', 'Dr. Kim', 'Dr. Patel', None, 'Dr. Patel', 'Dr. Kim', 'DR. KIM', 'Dr. Lee'],
    'visit_date': pd.to_datetime(['2023-01-02', '2023-01-20', '2023-01-20', '2023-02-03', '2023-02-14', '2023-03-01', '2023-03-01', None, '2023-03-11', '2023-04-05', '2023-04-06']),
    'charge': ['120', '80.5', '200', 'waived', '150', '90', '', '60', '310.25', '45', '100'],
    'diagnosis': ['flu; fever', 'flu', 'fracture', None, 'cough;flu', 'allergy', 'fever', 'Allergy ', 'fracture;pain', 'pain', ''],
})

labs_df = pd.DataFrame({
    'lab_id': [10, 11, 12, 13, 14, 15],
    'visit_id': [1, 1, 3, 5, 8, 12],
    'test': ['HGB', 'wbc', 'HGB', 'WBC', 'glucose', 'HGB'],
    'value': ['13.5', '<5', '11.2 ', '7.8', '140 mg/dL', 'n/a'],
    'abnormal': [True, False, True, None, True, False],
})
# case: bmi-guard-zero
def bmi(w, h):
    if pd.isna(w) or pd.isna(h):
        return np.nan
    if h <= 0:
        return np.nan
    return round(w / (h / 100.0) ** 2, 2)

df = patients_df.copy()
for col in ['weight_kg', 'height_cm']:
    if not pd.api.types.is_numeric_dtype(df[col]):
        df[col] = pd.to_numeric(df[col], errors='coerce')
df['bmi'] = [bmi(w, h) for w, h in zip(df['weight_kg'], df['height_cm'])]
result = df.loc[df['bmi'].notna(), ['patient_id', 'full_name', 'bmi']].sort_values('bmi', ascending=False).reset_index(drop=True)
# case: align-key-types-then-join
p = patients_df.copy()
v = visits_df.copy()
# patient_id is text with leading zeros in one table and int in the other
if p['patient_id'].dtype != v['patient_id'].dtype:
    p['patient_id'] = p['patient_id'].astype(str).str.strip().astype(int)
    v['patient_id'] = v['patient_id'].astype(int)
visits_per = v.groupby('patient_id').size().rename('n_visits')
out = p.set_index('patient_id').join(visits_per, how='left')
out['n_visits'] = out['n_visits'].fillna(0).astype(int)
result = out.reset_index()[['patient_id', 'full_name', 'n_visits']]
result = result.sort_values(['n_visits', 'patient_id'], ascending=[False, True]).reset_index(drop=True)
# case: doctor-total-charge
df = visits_df.copy()
df.columns = df.columns.str.lower().str.strip()
df['charge'] = pd.to_numeric(df['charge'], errors='coerce')
df['doctor'] = df['doctor'].fillna('Unknown').str.strip().str.title()
res = df.groupby('doctor').agg(total=('charge', 'sum'), n=('charge', 'count'), avg=('charge', 'mean')).reset_index()
res['avg'] = res['avg'].fillna(0).round(2)
res['total'] = res['total'].round(2)
result = res.sort_values(by=['total', 'doctor'], ascending=[False, True], kind='mergesort').reset_index(drop=True)
# case: diagnosis-explode
df = visits_df[['visit_id', 'diagnosis']].copy()
df['diagnosis'] = df['diagnosis'].replace('', np.nan)
df = df.dropna(subset=['diagnosis'])
df['diagnosis'] = df['diagnosis'].str.split(';')
df = df.explode('diagnosis', ignore_index=True)
df['diagnosis'] = df['diagnosis'].str.strip().str.lower()
df = df[df['diagnosis'].str.len() > 0]
counts = df.groupby('diagnosis')['visit_id'].nunique().reset_index()
counts.columns = ['diagnosis', 'visits']
result = counts.sort_values(['visits', 'diagnosis'], ascending=[False, True]).reset_index(drop=True)
# case: diagnosis-loop-defaultdict
acc = defaultdict(set)
for vid, diag in zip(visits_df['visit_id'], visits_df['diagnosis']):
    if diag is None or (isinstance(diag, float) and np.isnan(diag)):
        continue
    for part in re.split(r'\s*;\s*', diag):
        name = part.strip().lower()
        if not name:
            continue
        acc[name].add(vid)
ranked = sorted(acc.items(), key=lambda kv: (-len(kv[1]), kv[0]))
result = {name: len(ids) for name, ids in ranked}
# case: age-at-reference
ref = pd.Timestamp('2023-06-30')
df = patients_df[['patient_id', 'birth_date']].copy()
iso = pd.to_datetime(df['birth_date'], format='%Y-%m-%d', errors='coerce')
us = pd.to_datetime(df['birth_date'], format='%d/%m/%Y', errors='coerce')
df['birth_date'] = iso.fillna(us)
df = df[df['birth_date'].notna()].copy()
had_birthday = (df['birth_date'].dt.month * 100 + df['birth_date'].dt.day) <= (ref.month * 100 + ref.day)
df['age'] = ref.year - df['birth_date'].dt.year - (~had_birthday).astype(int)
df['patient_id'] = df['patient_id'].astype(int)
result = df[['patient_id', 'age']].sort_values(['age', 'patient_id'], ascending=[False, True]).reset_index(drop=True)
# case: lab-values-parsed
def parse_value(x):
    if x is None or pd.isna(x):
        return None
    m = re.search(r'-?\d+(?:\.\d+)?', str(x))
    if m is None:
        return None
    return float(m.group(0))

labs = labs_df.copy()
labs['test'] = labs['test'].str.strip().str.upper()
labs['num'] = labs['value'].apply(parse_value)
summary = labs.groupby('test')['num'].agg(['count', 'min', 'max', 'mean']).round(2)
result = summary.reset_index().rename(columns={'count': 'n', 'mean': 'avg'})
# case: days-between-visits
v = visits_df.dropna(subset=['visit_date']).copy()
if not pd.api.types.is_datetime64_any_dtype(v['visit_date']):
    v['visit_date'] = pd.to_datetime(v['visit_date'], errors='coerce')
v = v.sort_values(['patient_id', 'visit_date', 'visit_id'])
v['gap'] = v.groupby('patient_id')['visit_date'].diff().dt.days
gaps = v.dropna(subset=['gap'])
if gaps.empty:
    result = pd.DataFrame(columns=['patient_id', 'avg_gap_days'])
else:
    result = gaps.groupby('patient_id')['gap'].mean().round(1).reset_index(name='avg_gap_days')
# case: sex-normalized-counts
mapping = {'F': 'Female', 'M': 'Male'}
sex = patients_df['sex'].copy()
sex = sex.where(sex.notna(), 'Unknown')
sex = sex.str.strip().str.upper().map(mapping).fillna('Unknown')
vc = sex.value_counts(dropna=False)
total = vc.sum()
result = pd.DataFrame({'sex': vc.index, 'n': vc.values})
result['pct'] = (result['n'] / total * 100).round(1) if total else 0.0
result = result.sort_values('sex').reset_index(drop=True)
# case: abnormal-true-only
labs = labs_df.copy()
print_types = {c: str(t) for c, t in labs.dtypes.items()}
# the abnormal column is object because of None
labs['abnormal'] = labs['abnormal'].apply(lambda b: bool(b) if b is not None and not pd.isna(b) else False)
assert labs['abnormal'].dtype == bool
merged = labs[labs['abnormal']].merge(visits_df[['visit_id', 'patient_id', 'doctor']], on='visit_id', how='left')
merged['patient_id'] = merged['patient_id'].astype('Int64')
result = merged[['lab_id', 'test', 'patient_id', 'doctor']].sort_values('lab_id').reset_index(drop=True)
# case: possible-duplicate-patients
df = patients_df.copy()
df['key'] = df['full_name'].fillna('').str.lower().str.replace(r'[^a-z]', '', regex=True)
df = df[df['key'] != '']
dups = df[df.duplicated(subset=['key'], keep=False)]
if len(dups) == 0:
    result = pd.DataFrame(columns=['key', 'ids'])
else:
    result = (
        dups.sort_values('patient_id')
            .groupby('key')['patient_id']
            .agg(lambda s: ','.join(s))
            .reset_index()
            .rename(columns={'patient_id': 'ids'})
    )
# case: weight-imputed-by-sex
df = patients_df.copy()
df['sex'] = df['sex'].astype(str).str.strip().str.upper()
df.loc[~df['sex'].isin(['F', 'M']), 'sex'] = 'U'
group_mean = df.groupby('sex')['weight_kg'].transform('mean')
overall = df['weight_kg'].mean()
df['weight_filled'] = df['weight_kg'].fillna(group_mean).fillna(overall).round(2)
assert df['weight_filled'].isna().sum() == 0
result = df[['patient_id', 'sex', 'weight_kg', 'weight_filled']]
# case: month-by-doctor-pivot
df = visits_df.copy()
df['doctor'] = df['doctor'].str.title()
df = df.dropna(subset=['doctor', 'visit_date'], how='any')
df['ym'] = df['visit_date'].dt.to_period('M').astype(str)
pt = df.pivot_table(index='doctor', columns='ym', values='visit_id', aggfunc='count', fill_value=0)
months = ['2023-01', '2023-02', '2023-03', '2023-04', '2023-05']
pt = pt.reindex(columns=months, fill_value=0)
pt.columns.name = None
pt['total'] = pt.sum(axis=1)
result = pt.reset_index()
# case: last-visit-per-patient
v = visits_df.copy()
v['visit_date'] = pd.to_datetime(v['visit_date'], errors='coerce')
rows = []
for pid, grp in v.groupby('patient_id'):
    valid = grp[grp['visit_date'].notna()]
    if valid.empty:
        rows.append({'patient_id': int(pid), 'last_visit': None, 'doctor': None})
        continue
    best = valid.loc[valid['visit_date'].idxmax()]
    rows.append({
        'patient_id': int(pid),
        'last_visit': best['visit_date'].strftime('%Y-%m-%d'),
        'doctor': best['doctor'] if pd.notna(best['doctor']) else 'Unknown',
    })
result = pd.DataFrame(rows).sort_values('patient_id').reset_index(drop=True)
