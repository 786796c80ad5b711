import pandas as pd
import numpy as np

patients_df = pd.DataFrame({
    'patient_id': ['P001', 'p002', 'P003 ', 'P004', 'P004', None],
    'full_name': ["O'Brien, Siobhán", 'LI, wei', 'Müller,Jürgen', 'Doe, Jane', 'Doe, Jane', ''],
    'dob': ['1980-12-01', '12/01/1980', '01.12.1980', None, 'unknown', '1980'],
    'insured': pd.array([True, False, None, True, True, None], dtype='boolean'),
    'weight': ['70kg', '154 lb', '81,5 kg', '', None, '-'],
})

visits_df = pd.DataFrame({
    'visit_id': [1, 2, 3, 4, 5, 6, 7],
    'patient_id': ['P001', 'P001', 'P002', 'P003', 'P009', None, 'P004'],
    'visit_date': pd.to_datetime(['2024-01-10', '2024-02-10', None, '2024-01-10', '2023-12-31', '2024-02-29', None]),
    'charge': [100.0, 250.0, 0.0, np.nan, 75.0, 20.0, np.nan],
    'diagnosis': ['flu', 'Flu ', None, 'ASTHMA', 'flu', 'asthma', None],
    'doctor': ['Dr. Who', 'dr. who', 'Dr. No', 'Dr. No', None, 'Dr. Strange', 'Dr. No'],
})

labs_df = pd.DataFrame({
    'visit_id': [1, 1, 1, 3, 8],
    'test': ['glucose', 'Glucose', 'iron', 'iron', 'glucose'],
    'value': ['5.4', '<5.0', '>100', 'neg', None],
    'unit': ['mmol/L', 'mmol/l', None, 'µg/dL', 'mmol/L'],
})

prescriptions_df = pd.DataFrame(columns=['visit_id', 'drug', 'dose_mg'])
# case: visits-per-patient-with-zero
p = patients_df['patient_id'].dropna().str.strip().str.upper().drop_duplicates()
counts = visits_df['patient_id'].value_counts()
result = pd.DataFrame({'patient_id': p, 'visits': p.map(counts).fillna(0).astype(int)}).reset_index(drop=True)
# case: latest-visit-row
v = visits_df.dropna(subset=['patient_id', 'visit_date'])
result = v.sort_values('visit_date').groupby('patient_id').tail(1).sort_values('patient_id')[['patient_id', 'visit_date', 'charge']]
# case: prescriptions-group-apply-empty
def total_dose(g):
    return pd.Series({'n': len(g), 'dose': g['dose_mg'].sum()})

if prescriptions_df.empty:
    result = pd.DataFrame(columns=['drug', 'n', 'dose'])
else:
    result = prescriptions_df.groupby('drug').apply(total_dose).reset_index()
# case: prescriptions-agg-unguarded
result = prescriptions_df.groupby('drug').agg({'visit_id': 'nunique', 'dose_mg': 'sum'}).reset_index()
# case: split-names
parts = patients_df['full_name'].str.split(',', n=1, expand=True)
parts.columns = ['last', 'first']
parts = parts.apply(lambda c: c.str.strip().str.title())
result = parts.assign(initials=parts['first'].str[0] + parts['last'].str[0])
# case: weight-in-kg
ext = patients_df['weight'].str.replace(',', '.').str.extract(r'(?P<num>[\d.]+)\s*(?P<unit>kg|lb)')
kg = ext['num'].astype(float) * ext['unit'].map({'kg': 1.0, 'lb': 0.45359237})
result = patients_df[['patient_id']].assign(kg=kg.round(1))
# case: dob-three-formats-coalesce
d = patients_df['dob']
a = pd.to_datetime(d, format='%Y-%m-%d', errors='coerce')
b = pd.to_datetime(d, format='%m/%d/%Y', errors='coerce')
c = pd.to_datetime(d, format='%d.%m.%Y', errors='coerce')
result = a.combine_first(b).combine_first(c).dt.strftime('%d %b %Y').fillna('n/a').to_frame('dob')
# case: lab-values-censored
l = labs_df.copy()
l['op'] = l['value'].str.extract(r'^([<>])', expand=False).fillna('=')
l['num'] = pd.to_numeric(l['value'].str.lstrip('<>'), errors='coerce')
l['test'] = l['test'].str.lower()
result = l.groupby(['test', 'op'], as_index=False).agg(n=('num', 'count'), hi=('num', 'max'))
# case: insured-vs-charges
pt = patients_df.assign(patient_id=patients_df['patient_id'].str.strip().str.upper()).drop_duplicates('patient_id')
m = visits_df.merge(pt[['patient_id', 'insured']], on='patient_id', how='left')
result = m.groupby('insured', dropna=False)['charge'].agg(['sum', 'mean', 'size']).reset_index()
# case: nested-left-joins-dup-rows
step = visits_df.merge(labs_df, on='visit_id', how='left').merge(prescriptions_df, on='visit_id', how='left')
result = step.groupby('visit_id').agg(lab_rows=('test', 'count'), drugs=('drug', 'count'), charge=('charge', 'first')).reset_index()
# case: pct-change-of-charges
mon = (visits_df.dropna(subset=['visit_date'])
       .assign(month=lambda d: d['visit_date'].dt.strftime('%Y-%m'))
       .groupby('month')['charge'].sum())
chg = mon.pct_change().mul(100).round(1)
result = pd.DataFrame({'charge': mon, 'change': chg.map(lambda x: '' if pd.isna(x) else f'{x:+.1f}%')}).reset_index()
# case: diagnosis-top-ties
dx = visits_df['diagnosis'].str.strip().str.lower()
vc = dx.value_counts()
result = sorted(vc[vc == vc.max()].index.tolist())
# case: doctor-stats-having
doc = visits_df.assign(doctor=visits_df['doctor'].str.title())
g = doc.groupby('doctor').filter(lambda x: len(x) >= 2)
s = g.groupby('doctor').agg(patients=('patient_id', 'nunique'), billed=('charge', 'sum'), first=('visit_date', 'min'))
result = s[s['billed'] > 0].reset_index()
# case: wide-labs-unstack
w = labs_df.assign(test=labs_df['test'].str.lower(), value=pd.to_numeric(labs_df['value'], errors='coerce'))
result = w.groupby(['visit_id', 'test'])['value'].max().unstack(fill_value=-1).rename_axis(columns=None).reset_index()
