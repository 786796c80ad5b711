import pandas as pd
import numpy as np
from datetime import datetime, timedelta
import re

patients_df = pd.DataFrame({
    'patient_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'first_name': ['Anna', 'Ben', 'Chloe', 'Daniel', 'Emma', 'Felix', 'Gina', 'Ben', 'Ida'],
    'last_name': ['Schmidt', 'Okoro', "O'Neil", 'Schmidt', 'Rossi', 'Weber', 'Kim', 'okoro', 'Van Dyke'],
    'dob': pd.to_datetime(['1980-05-05', '1955-12-31', '2010-01-15', '1978-08-20', None, '1990-03-03', '1962-07-07', '1955-12-31', '2001-10-10']),
    'gender': ['F', 'M', 'F', 'M', 'F', 'M', 'f', 'M', None],
    'city': ['Berlin', 'Hamburg', 'Berlin', 'Munich', 'Hamburg', 'Berlin', None, 'Hamburg', 'Cologne'],
    'insured': [True, False, True, True, None, True, False, False, True],
    'weight_kg': [63.5, 88.0, 34.2, 79.9, np.nan, 92.3, 55.0, 88.0, np.nan],
})

doctors_df = pd.DataFrame({
    'doctor_id': [11, 12, 13, 14, 15, 16],
    'doctor_name': ['Dr. Adler', 'Dr. Brandt', 'Dr. Conti', 'Dr. Demir', 'Dr. Ek', 'Dr. Fuchs'],
    'specialty': ['Cardiology', 'Pediatrics', 'Cardiology', 'Dermatology', 'Neurology', 'Pediatrics'],
    'supervisor_id': [np.nan, 11, 11, 12, 11, 12],
    'salary': [145000, 98000, 121000, 98000, 133500, 87000],
    'hire_date': ['2005-04-01', '2012-09-15', '2010-01-10', '2018-06-30', '2015-11-11', '2020-02-29'],
})

appointments_df = pd.DataFrame({
    'appt_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    'patient_id': [1, 1, 2, 3, 3, 4, 5, 6, 2, 1, 8, 6],
    'doctor_id': [11, 13, 11, 12, 16, 14, 15, 11, 13, 11, 14, None],
    'appt_date': pd.to_datetime(['2023-01-10', '2023-01-24', '2023-01-10', '2023-02-02', '2023-02-20', '2023-02-20', '2023-03-05', '2023-03-05', '2023-03-17', '2023-04-01', '2023-04-03', '2023-04-03']),
    'status': ['completed', 'completed', 'no-show', 'completed', 'cancelled', 'completed', 'Completed', 'completed', 'completed', 'scheduled', 'no-show', None],
    'fee': [120.0, 150.0, 120.0, 80.0, 80.0, 95.5, 200.0, 120.0, 150.0, np.nan, 95.5, 60.0],
    'duration': ['30 min', '45 min', '0 min', '20 min', '', '25 min', '60 min', '30 min', '45 min', None, '0 min', '15 min'],
})

prescriptions_df = pd.DataFrame({
    'rx_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'appt_id': [1001, 1001, 1002, 1004, 1006, 1007, 1009, 1009],
    'drug': ['Aspirin', 'Atorvastatin', 'aspirin', 'Amoxicillin', 'Hydrocortisone', 'Topiramate', 'ASPIRIN', 'Bisoprolol'],
    'dose_mg': ['100', '20', '100', '250', '1%', '25', '75', '5'],
    'days': [30, 90, 14, 7, 10, 60, 30, 90],
    'refills': [1, 3, 0, 0, 0, 2, 1, np.nan],
})

# case: completed-appointments-per-doctor
appts = appointments_df[appointments_df['status'].str.lower() == 'completed']
result = (
    appts.merge(doctors_df, on='doctor_id')
    .groupby(['doctor_id', 'doctor_name'])
    .size()
    .reset_index(name='completed')
    .sort_values(by=['completed', 'doctor_name'], ascending=[False, True])
)

# case: revenue-by-specialty-having
joined = pd.merge(appointments_df, doctors_df, on='doctor_id', how='inner')
rev = joined.groupby('specialty')['fee'].sum().reset_index()
rev.columns = ['specialty', 'total_fee']
result = rev[rev['total_fee'] > 200].sort_values('total_fee', ascending=False).reset_index(drop=True)

# case: doctor-and-supervisor-names
sup = doctors_df[['doctor_id', 'doctor_name']].rename(columns={'doctor_id': 'supervisor_id', 'doctor_name': 'supervisor'})
result = doctors_df[['doctor_name', 'supervisor_id']].merge(sup, on='supervisor_id', how='left')
result['supervisor'] = result['supervisor'].fillna('none')
result = result.drop(columns='supervisor_id')

# case: earns-more-than-specialty-average
doctors_df['avg_sal'] = doctors_df.groupby('specialty')['salary'].transform('mean')
result = doctors_df[doctors_df['salary'] > doctors_df['avg_sal']][['doctor_name', 'specialty', 'salary', 'avg_sal']]

# case: age-at-appointment
def age_on(dob, on):
    if pd.isna(dob):
        return None
    return on.year - dob.year - ((on.month, on.day) < (dob.month, dob.day))

df = appointments_df.merge(patients_df[['patient_id', 'first_name', 'dob']], on='patient_id')
df['age'] = df.apply(lambda r: age_on(r['dob'], r['appt_date']), axis=1)
result = df[['appt_id', 'first_name', 'age']].sort_values('appt_id').reset_index(drop=True)

# case: second-highest-salary
distinct = doctors_df['salary'].drop_duplicates().sort_values(ascending=False)
second = distinct.iloc[1] if len(distinct) > 1 else np.nan
result = pd.DataFrame({'second_highest_salary': [second]})

# case: duplicate-patients-case-insensitive
p = patients_df.assign(last_norm=patients_df['last_name'].str.lower().str.strip())
grp = p.groupby(['first_name', 'last_norm', 'dob']).agg(n=('patient_id', 'count'), ids=('patient_id', lambda s: list(s))).reset_index()
result = grp.loc[grp['n'] > 1]

# case: drug-popularity
drug = prescriptions_df['drug'].str.capitalize()
result = drug.value_counts().head(3).reset_index()
result.columns = ['drug', 'times_prescribed']

# case: patients-prescribed-aspirin
asp = prescriptions_df[prescriptions_df['drug'].str.contains('aspirin', case=False)]
ids = appointments_df.loc[appointments_df['appt_id'].isin(asp['appt_id']), 'patient_id'].unique()
sel = patients_df[patients_df['patient_id'].isin(ids)]
result = (sel['last_name'] + ', ' + sel['first_name']).tolist()

# case: patients-seeing-all-cardiologists
card = set(doctors_df.loc[doctors_df['specialty'] == 'Cardiology', 'doctor_id'])
seen = appointments_df.dropna(subset=['doctor_id']).groupby('patient_id')['doctor_id'].apply(lambda s: card.issubset(set(s.astype(int))))
result = patients_df[patients_df['patient_id'].isin(seen[seen].index)][['patient_id', 'first_name']]

# case: no-show-rate-by-city
a = appointments_df.merge(patients_df[['patient_id', 'city']], on='patient_id', how='left')
a['no_show'] = (a['status'] == 'no-show').astype(int)
out = a.groupby('city', dropna=False).agg(total=('appt_id', 'count'), no_shows=('no_show', 'sum'))
out['rate_pct'] = np.round(out['no_shows'] * 100.0 / out['total'], 2)
result = out.sort_values('rate_pct', ascending=False).reset_index()

# case: minutes-per-doctor
mins = appointments_df['duration'].str.extract(r'(\d+)')[0].astype(float)
tmp = appointments_df.assign(minutes=mins)
res = tmp.groupby('doctor_id', as_index=False)['minutes'].sum()
result = doctors_df[['doctor_id', 'doctor_name']].merge(res, on='doctor_id', how='left').fillna({'minutes': 0}).astype({'minutes': 'int64'})

# case: days-between-visits
v = appointments_df.sort_values(['patient_id', 'appt_date'])[['patient_id', 'appt_date']]
v['prev'] = v.groupby('patient_id')['appt_date'].shift()
v['gap'] = (v['appt_date'] - v['prev']).dt.days
result = v.groupby('patient_id')['gap'].max().dropna().astype(int).reset_index(name='longest_gap_days')

# case: monthly-status-crosstab
month = appointments_df['appt_date'].dt.strftime('%Y-%m')
status = appointments_df['status'].str.lower().fillna('unknown')
ct = pd.crosstab(month, status, margins=True, margins_name='Total')
result = ct.rename_axis(index='month', columns=None).reset_index()

# case: uninsured-null-semantics
not_insured = patients_df[patients_df['insured'] == False]
unknown = patients_df[patients_df['insured'].isna()]
result = {'uninsured': len(not_insured), 'unknown': len(unknown), 'insured': int((patients_df['insured'] == True).sum())}
result = pd.Series(result)

# case: first-doctor-per-patient
first = appointments_df.sort_values('appt_date').groupby('patient_id').first().reset_index()
result = first.merge(doctors_df[['doctor_id', 'doctor_name']], on='doctor_id', how='left')[['patient_id', 'appt_date', 'doctor_name']]

# case: fee-running-total-2023
a = appointments_df.sort_values(['appt_date', 'appt_id']).copy()
a['running_fee'] = a['fee'].fillna(0).cumsum()
a['pct_of_total'] = (a['running_fee'] / a['fee'].sum() * 100).round(1)
result = a[['appt_id', 'appt_date', 'fee', 'running_fee', 'pct_of_total']]

# case: numeric-dose-cleaned
rx = prescriptions_df.copy()
rx['dose'] = pd.to_numeric(rx['dose_mg'], errors='coerce')
rx['total_mg'] = rx['dose'] * rx['days'] * (rx['refills'].fillna(0) + 1)
result = rx.sort_values('total_mg', ascending=False, na_position='last')[['drug', 'total_mg']].head(5)

# case: dose-astype-float-fails
prescriptions_df['dose_mg'] = prescriptions_df['dose_mg'].astype(float)
result = prescriptions_df.groupby('drug')['dose_mg'].mean().reset_index()

# case: same-day-same-doctor-pairs
j = appointments_df.merge(appointments_df, on=['doctor_id', 'appt_date'], suffixes=('_x', '_y'))
j = j[j['appt_id_x'] < j['appt_id_y']]
names = patients_df.set_index('patient_id')['first_name']
result = pd.DataFrame({
    'doctor_id': j['doctor_id'],
    'date': j['appt_date'].dt.strftime('%d.%m.%Y'),
    'patients': j['patient_id_x'].map(names) + ' & ' + j['patient_id_y'].map(names),
}).reset_index(drop=True)

# case: supervisors-headcount-and-payroll
subs = doctors_df.dropna(subset=['supervisor_id']).astype({'supervisor_id': int})
agg = subs.groupby('supervisor_id').agg(reports=('doctor_id', 'count'), payroll=('salary', 'sum'))
result = agg.join(doctors_df.set_index('doctor_id')['doctor_name']).reset_index()[['doctor_name', 'reports', 'payroll']]

# case: except-patients-with-prescriptions
with_appt = set(appointments_df['patient_id'])
with_rx = set(prescriptions_df.merge(appointments_df, on='appt_id')['patient_id'])
missing = sorted(with_appt.difference(with_rx))
result = pd.DataFrame({'patient_id': missing}).merge(patients_df[['patient_id', 'first_name', 'last_name']], how='left', on='patient_id')

# case: gender-city-summary
p = patients_df.copy()
p['gender'] = p['gender'].str.upper()
result = p.pivot_table(values='weight_kg', index='city', columns='gender', aggfunc=['mean', 'count'])
result.columns = [f'{a}_{g}' for a, g in result.columns]
result = result.reset_index()

# case: hired-after-and-seniority-rank
d = doctors_df.copy()
d['hire_date'] = pd.to_datetime(d['hire_date'], format='%Y-%m-%d')
d['seniority'] = d['hire_date'].rank().astype(int)
result = d[d['hire_date'] >= datetime(2012, 1, 1)][['doctor_name', 'hire_date', 'seniority']].sort_values('seniority')

# case: appointments-within-three-weeks-of-first
first = appointments_df.groupby('patient_id')['appt_date'].transform('min')
mask = (appointments_df['appt_date'] > first) & (appointments_df['appt_date'] <= first + timedelta(days=21))
result = appointments_df.loc[mask, ['appt_id', 'patient_id', 'appt_date']]

# case: empty-oncology
onc = doctors_df.query("specialty == 'Oncology'")
result = onc.merge(appointments_df, on='doctor_id')[['doctor_name', 'appt_id', 'fee']].reset_index(drop=True)

# case: share-of-fee-per-doctor-window
x = appointments_df.dropna(subset=['doctor_id', 'fee']).copy()
x['share'] = (x['fee'] / x.groupby('doctor_id')['fee'].transform('sum')).round(4)
x['doctor_id'] = x['doctor_id'].astype(int)
result = x[['doctor_id', 'appt_id', 'share']].sort_values(['doctor_id', 'share', 'appt_id'], ascending=[True, False, True]).reset_index(drop=True)

# case: names-with-special-characters
pattern = re.compile(r"[^A-Za-z]")
weird = patients_df[patients_df['last_name'].apply(lambda s: bool(pattern.search(s)))]
result = weird.assign(slug=weird['last_name'].str.replace(r"[^A-Za-z]+", '-', regex=True).str.lower())[['patient_id', 'last_name', 'slug']]

# case: union-people-directory
people = pd.concat([
    patients_df[['first_name', 'last_name']].agg(' '.join, axis=1).to_frame('person').assign(role='patient'),
    doctors_df[['doctor_name']].rename(columns={'doctor_name': 'person'}).assign(role='doctor'),
], ignore_index=True)
result = people.sort_values(['role', 'person'], key=lambda s: s.str.lower()).reset_index(drop=True)

# case: avg-prescriptions-per-completed-visit
done = appointments_df[appointments_df['status'].str.lower().eq('completed')]
n_rx = done['appt_id'].map(prescriptions_df['appt_id'].value_counts()).fillna(0)
result = round(n_rx.mean(), 3)
