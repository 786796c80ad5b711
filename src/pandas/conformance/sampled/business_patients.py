import pandas as pd
import numpy as np
import math

patients_df = pd.DataFrame({
    'patient_id': [501, 502, 503, 504, 505, 506],
    'first_name': ['ana', 'Ben', 'CHLOE', 'dev', 'Ella', 'Finn'],
    'last_name': ['Lopez', 'Ng', 'Smith', 'Patel', "O'Neil", 'Smith'],
    'dob': ['1980-05-17', '1955-12-01', '2001-02-28', '1990-10-10', None, '2015-07-04'],
    'sex': ['F', 'M', 'F', 'M', 'F', 'm'],
})

admissions_df = pd.DataFrame({
    'admission_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'patient_id': [501, 501, 502, 502, 502, 503, 504, 506, 506],
    'admitted_at': ['2022-01-10 08:30', '2022-02-01 14:00', '2022-01-15 22:10', '2022-02-10 09:00', '2022-06-01 07:45',
                    '2022-03-03 03:03', '2022-03-20 12:00', '2022-04-01 16:20', '2022-04-05 10:00'],
    'discharged_at': ['2022-01-14 10:00', '2022-02-03 09:00', '2022-01-25 11:30', '2022-02-11 18:00', None,
                      '2022-03-03 20:00', '2022-03-27 12:00', '2022-04-06 09:00', '2022-04-08 10:00'],
    'ward': ['Cardio', 'Cardio', 'ICU', 'Cardio', 'ICU', 'Emergency', 'Ortho', 'Ped', 'ped'],
    'cost': ['4,200', '1,900.50', '22,000', '1,100', None, '650', '8,750', '3,300', '2,000'],
})

labs_df = pd.DataFrame({
    'lab_id': [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    'patient_id': [501, 501, 501, 502, 502, 503, 504, 504, 506, 506],
    'test': ['HbA1c', 'HbA1c', 'LDL', 'HbA1c', 'LDL', 'LDL', 'HbA1c', 'hba1c', 'LDL', 'LDL'],
    'value': ['6.1', '6.9', '130', '7.4', '<100', '98', '5.4', '5.4', 'pending', '110'],
    'taken_on': ['2022-01-11', '2022-02-02', '2022-01-11', '2022-01-16', '2022-01-16',
                 '2022-03-03', '2022-03-21', '2022-03-21', '2022-04-02', '2022-04-06'],
})
# case: readmission-within-30-days
adm = admissions_df.copy()
adm['admitted_at'] = pd.to_datetime(adm['admitted_at'])
adm['discharged_at'] = pd.to_datetime(adm['discharged_at'])
adm = adm.sort_values(['patient_id', 'admitted_at'])

# previous discharge of the same patient
adm['prev_discharge'] = adm.groupby('patient_id')['discharged_at'].shift(1)
adm['days_since_discharge'] = (adm['admitted_at'] - adm['prev_discharge']).dt.days
adm['readmit_30'] = adm['days_since_discharge'].between(0, 30)

readmits = adm[adm['readmit_30']]
result = readmits.merge(patients_df[['patient_id', 'first_name', 'last_name']], on='patient_id')
result['patient'] = result['first_name'].str.title() + ' ' + result['last_name']
result = result[['patient', 'admission_id', 'ward', 'days_since_discharge']].sort_values('admission_id').reset_index(drop=True)
# case: median-length-of-stay-per-ward
los = (
    admissions_df
    .assign(
        ward=lambda d: d['ward'].str.title(),
        hours=lambda d: (pd.to_datetime(d['discharged_at']) - pd.to_datetime(d['admitted_at'])).dt.total_seconds() / 3600,
    )
)
result = (
    los.groupby('ward')['hours']
    .describe()[['count', '50%', 'max']]
    .rename(columns={'count': 'stays', '50%': 'median_hours', 'max': 'longest_hours'})
    .round(1)
    .sort_values('median_hours', ascending=False)
    .reset_index()
    .astype({'stays': int})
)
# case: overlapping-stays-same-patient
# Data error check: stays of one patient that overlap in time (next admitted before discharged)
st = admissions_df[['admission_id', 'patient_id', 'admitted_at', 'discharged_at']].copy()
for col in ['admitted_at', 'discharged_at']:
    st[col] = pd.to_datetime(st[col])
st = st.sort_values(['patient_id', 'admitted_at']).reset_index(drop=True)
st['next_id'] = st.groupby('patient_id')['admission_id'].shift(-1)
st['next_admit'] = st.groupby('patient_id')['admitted_at'].shift(-1)

bad = st.loc[st['next_admit'] < st['discharged_at']].copy()
bad['overlap_hours'] = (bad['discharged_at'] - bad['next_admit']) / np.timedelta64(1, 'h')
bad['next_id'] = bad['next_id'].astype('Int64')
result = bad[['patient_id', 'admission_id', 'next_id', 'overlap_hours']].reset_index(drop=True)
# case: latest-lab-per-patient-and-test
# Most recent numeric value per patient and test, with the change since the previous one
lab = labs_df.copy()
lab['test'] = lab['test'].str.upper()
lab['num'] = pd.to_numeric(lab['value'].str.replace(r'[<>]', '', regex=True), errors='coerce')
lab['taken_on'] = pd.to_datetime(lab['taken_on'])
lab = lab.dropna(subset=['num']).sort_values(['patient_id', 'test', 'taken_on', 'lab_id'])

lab['prev'] = lab.groupby(['patient_id', 'test'])['num'].shift(1)
latest = lab.drop_duplicates(['patient_id', 'test'], keep='last').copy()
latest['change'] = (latest['num'] - latest['prev']).round(2)
result = latest[['patient_id', 'test', 'num', 'prev', 'change', 'taken_on']].reset_index(drop=True)
# case: age-group-costs
ref_year = 2022
p = patients_df.copy()
p['birth_year'] = pd.to_datetime(p['dob']).dt.year
p['age'] = ref_year - p['birth_year']
p['age_group'] = np.select(
    [p['age'].isna(), p['age'] < 18, p['age'].between(18, 40), p['age'] > 40],
    ['unknown', 'child', 'young adult', 'older adult'],
    default='?',
)

a = admissions_df.assign(cost=admissions_df['cost'].str.replace(',', '').astype(float))
merged = p.merge(a, on='patient_id', how='left')
result = (
    merged.groupby('age_group')
    .agg(
        patients=pd.NamedAgg('patient_id', 'nunique'),
        admissions=pd.NamedAgg('admission_id', 'count'),
        total_cost=pd.NamedAgg('cost', 'sum'),
    )
    .assign(cost_per_patient=lambda d: d['total_cost'] / d['patients'])
    .sort_values('total_cost', ascending=False)
    .reset_index()
)
# case: cost-share-running
# Pareto: which admissions make up the first 80% of cost?
c = admissions_df[['admission_id', 'ward', 'cost']].copy()
c['cost'] = pd.to_numeric(c['cost'].str.replace(',', '', regex=False), errors='coerce').fillna(0)
c = c.sort_values('cost', ascending=False).reset_index(drop=True)
c['running_share'] = c['cost'].cumsum() / c['cost'].sum()
# include the row which crosses 80%
c['in_pareto'] = c['running_share'].shift(1, fill_value=0) < 0.8
result = c.loc[c['in_pareto'], ['admission_id', 'ward', 'cost', 'running_share']].round({'running_share': 3})
# case: bed-days-by-month
# Split stays over calendar months, counting nights
stays = admissions_df.dropna(subset=['discharged_at']).copy()
stays['night'] = [
    pd.date_range(s, e, freq='D', inclusive='left')
    for s, e in zip(pd.to_datetime(stays['admitted_at']).dt.normalize(),
                    pd.to_datetime(stays['discharged_at']).dt.normalize())
]
nights = stays[['admission_id', 'ward', 'night']].explode('night').dropna(subset=['night'])
nights['month'] = pd.to_datetime(nights['night']).dt.strftime('%Y-%m')
nights['ward'] = nights['ward'].str.capitalize()
result = (
    nights.pivot_table(index='ward', columns='month', values='admission_id', aggfunc='count', fill_value=0)
    .rename_axis(None, axis=1)
    .reset_index()
)
# case: labs-during-admission
# Attach each lab to the admission during which it was taken (interval join)
adm = admissions_df.assign(
    start=pd.to_datetime(admissions_df['admitted_at']).dt.floor('D'),
    stop=pd.to_datetime(admissions_df['discharged_at']).dt.ceil('D').fillna(pd.Timestamp('2022-12-31')),
)[['admission_id', 'patient_id', 'start', 'stop', 'ward']]
lb = labs_df.assign(taken_on=pd.to_datetime(labs_df['taken_on']))

joined = lb.merge(adm, on='patient_id', how='inner')
inside = joined.query('start <= taken_on <= stop')
# a lab can fall within two overlapping stays: keep the later one
inside = inside.sort_values('start').groupby('lab_id', as_index=False).last()
result = lb[['lab_id', 'patient_id', 'test']].merge(inside[['lab_id', 'admission_id', 'ward']], on='lab_id', how='left')
# case: duplicate-labs-removed
# Same patient, same test (case-insensitive), same day, same value -> keep lowest id
key = ['patient_id', 'test_key', 'taken_on', 'value']
work = labs_df.assign(test_key=labs_df['test'].str.casefold())
work['dup_no'] = work.groupby(key).cumcount()
dups = work.loc[work['dup_no'] > 0, 'lab_id'].tolist()
kept = work[work['dup_no'].eq(0)].drop(columns=['test_key', 'dup_no'])
result = {
    'removed': dups,
    'kept_rows': len(kept),
    'per_test': kept['test'].value_counts().to_dict(),
}
# case: ward-rank-by-admissions
# Rank wards by admissions with ties (competition ranking) and show share
w = (
    admissions_df['ward']
    .str.lower()
    .value_counts()
    .rename_axis('ward')
    .reset_index(name='admissions')
)
w['rank'] = w['admissions'].rank(method='min', ascending=False).astype(int)
w['dense_rank'] = w['admissions'].rank(method='dense', ascending=False).astype(int)
w['share'] = (w['admissions'] / w['admissions'].sum()).map('{:.1%}'.format)
result = w.sort_values(['rank', 'ward']).reset_index(drop=True)
# case: patients-with-all-tests
# Relational division: patients having every test in the catalogue
tests = labs_df['test'].str.upper().unique()
per_patient = (
    labs_df.assign(test=labs_df['test'].str.upper())
    .groupby('patient_id')['test']
    .agg(lambda s: set(s))
)
full = per_patient[per_patient.apply(lambda s: s.issuperset(tests))]
result = (
    patients_df[patients_df['patient_id'].isin(full.index)]
    .assign(full_name=lambda d: d['last_name'].str.upper() + ', ' + d['first_name'].str.capitalize())
    [['patient_id', 'full_name']]
    .sort_values('full_name')
    .reset_index(drop=True)
)
# case: night-arrivals
# Arrivals between 20:00 and 07:59 by sex
n = admissions_df.copy()
n['hour'] = pd.to_datetime(n['admitted_at']).dt.hour
n['shift'] = np.where(n['hour'].between(8, 19), 'day', 'night')
n = n.merge(patients_df[['patient_id', 'sex']].assign(sex=lambda d: d['sex'].str.upper()), on='patient_id')
tab = pd.crosstab(n['sex'], n['shift'], margins=True, margins_name='Total')
tab['night_pct'] = (tab['night'] / tab['Total'] * 100).apply(lambda v: math.floor(v * 10) / 10)
tab.columns.name = None
result = tab.reset_index()
