import pandas as pd
import numpy as np
import datetime as dt

# Hospital database
patients_df = pd.DataFrame({
    'patient_id': ['P001', 'P002', 'P003', 'P004', 'P005', 'P006'],
    'name': ['  alice JOHNSON', 'Bob Smith', 'carlos de la cruz', 'Dana  White', 'Élodie Martin', 'bob smith'],
    'dob': ['1950-03-14', '1985-12-01', '2019-06-30', '1999-01-31', '2004-02-29', None],
    'phone': ['(555) 123-4567', '555.987.6543', '+1 555 222 3333', 'n/a', '5551112222', None],
    'email': ['alice.j@mail.com', 'BOB@Clinic.org', 'carlos@mail.com', 'dana@@bad', None, 'bob@clinic.org'],
})

admissions_df = pd.DataFrame({
    'admission_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'patient_id': ['P001', 'P002', 'P001', 'P003', 'P004', 'P005', 'P001', 'P002', 'P009'],
    'admit_date': ['2023-01-28', '2023-02-10', '2023-02-20', '2023-02-27', '2023-03-05', '2023-03-31', '2023-06-15', '2023-06-15', '2023-07-01'],
    'discharge_date': ['2023-02-03', '2023-02-10', '2023-03-01', None, '2023-03-09', '2023-04-02', '2023-06-20', '2023-06-18', '2023-07-02'],
    'diagnosis': ['I10: Hypertension', 'J18.9: Pneumonia', 'I10: Hypertension', 'S52.5: Fracture, radius', 'j18.9: pneumonia', 'E11: Type 2 diabetes', 'I21.4: NSTEMI', None, 'R05: Cough'],
    'ward': ['Cardio', 'Pulmo', 'Cardio', 'Ortho', 'Pulmo', 'Endo', 'ICU', 'Pulmo', 'Pulmo'],
    'cost': [5400.0, 300.0, 7200.5, 1500.0, 2300.0, np.nan, 12800.0, 950.0, 410.0],
})
# case: length-of-stay
a = admissions_df.copy()
a[['admit_date', 'discharge_date']] = a[['admit_date', 'discharge_date']].apply(pd.to_datetime)
a['los'] = (a['discharge_date'] - a['admit_date']).dt.days
result = a.groupby('ward')['los'].agg(['mean', 'max', 'size']).sort_values('mean', ascending=False).reset_index()
# case: readmitted-within-30-days
a = admissions_df.copy()
a['admit_date'] = pd.to_datetime(a['admit_date'])
a['discharge_date'] = pd.to_datetime(a['discharge_date'])
a = a.sort_values(['patient_id', 'admit_date'])
a['prev_discharge'] = a.groupby('patient_id')['discharge_date'].shift(1)
a['readmit_30'] = (a['admit_date'] - a['prev_discharge']) <= pd.Timedelta(days=30)
result = a[a['readmit_30']][['patient_id', 'admission_id', 'prev_discharge', 'admit_date']]
# case: age-at-reference-date
ref = pd.Timestamp('2023-07-01')
p = patients_df.copy()
p['dob'] = pd.to_datetime(p['dob'])
p['age'] = ((ref - p['dob']).dt.days // 365.25)
p['group'] = np.select([p['age'] < 18, p['age'] < 65, p['age'] >= 65], ['child', 'adult', 'senior'], default='unknown')
result = p[['patient_id', 'age', 'group']]
# case: phone-digits-only
digits = patients_df['phone'].str.replace(r'\D', '', regex=True).str[-10:]
ok = digits.str.fullmatch(r'\d{10}').fillna(False).astype(bool)
result = patients_df.loc[ok, ['patient_id']].assign(
    phone=digits[ok].str.slice(0, 3) + '-' + digits[ok].str.slice(3, 6) + '-' + digits[ok].str.slice(6))
# case: icd-code-partition
part = admissions_df['diagnosis'].str.partition(': ')
part.columns = ['icd', 'sep', 'description']
part['icd'] = part['icd'].str.upper()
part['chapter'] = part['icd'].str[0]
part['description'] = part['description'].str.capitalize()
result = part.drop(columns='sep').join(admissions_df['admission_id'])[['admission_id', 'icd', 'chapter', 'description']]
# case: admissions-per-month-period
a = admissions_df.assign(month=pd.to_datetime(admissions_df['admit_date']).dt.to_period('M'))
counts = a.groupby('month').size()
full = pd.period_range(counts.index.min(), counts.index.max(), freq='M')
counts = counts.reindex(full, fill_value=0)
result = pd.DataFrame({'month': counts.index.astype(str), 'admissions': counts.values})
# case: valid-emails
e = patients_df['email'].str.lower()
result = patients_df.assign(email=e, valid=e.str.contains(r'^[\w.]+@[\w]+\.\w+$', na=False), domain=e.str.split('@').str[-1])
result = result[['patient_id', 'email', 'valid', 'domain']]
# case: duplicate-patients-by-name
key = patients_df['name'].str.strip().str.replace(r'\s+', ' ', regex=True).str.lower()
dup = key[key.duplicated(keep=False)]
result = patients_df.loc[dup.index].assign(name_key=dup).groupby('name_key')['patient_id'].apply(list).reset_index()
# case: month-end-billing
a = admissions_df.dropna(subset=['discharge_date', 'cost']).copy()
a['bill_date'] = pd.to_datetime(a['discharge_date']) + pd.offsets.MonthEnd(0)
a['due_date'] = a['bill_date'] + pd.DateOffset(months=1)
result = a.groupby(['bill_date', 'due_date'])['cost'].sum().reset_index()
# case: occupied-days-expanded
a = admissions_df.dropna(subset=['discharge_date'])
rows = []
for r in a.itertuples(index=False):
    for d in pd.date_range(r.admit_date, r.discharge_date):
        rows.append((d, r.ward))
occ = pd.DataFrame(rows, columns=['day', 'ward'])
result = occ.groupby([occ['day'].dt.strftime('%Y-%m'), 'ward']).size().unstack(fill_value=0)
# case: still-in-hospital-on
on = dt.datetime(2023, 2, 28)
a = admissions_df.copy()
a['admit'] = pd.to_datetime(a['admit_date'])
a['disch'] = pd.to_datetime(a['discharge_date'])
result = a[(a['admit'] <= on) & (a['disch'].isna() | (a['disch'] >= on))][['admission_id', 'patient_id', 'ward']]
# case: patient-history-text
a = admissions_df.merge(patients_df[['patient_id', 'name']], on='patient_id', how='inner')
a['when'] = pd.to_datetime(a['admit_date']).dt.strftime('%d/%m/%y')
a['line'] = a['when'] + ' ' + a['ward'].str.upper() + ' [' + a['diagnosis'].fillna('no diagnosis') + ']'
result = a.groupby('patient_id')['line'].agg(' | '.join)
# case: initials
clean = patients_df['name'].str.split()
result = pd.DataFrame({
    'patient_id': patients_df['patient_id'],
    'initials': clean.apply(lambda w: ''.join(x[0] for x in w).upper()),
    'n_words': clean.str.len(),
})
# case: quarterly-cost-by-ward
a = admissions_df.copy()
a['quarter'] = 'Q' + pd.to_datetime(a['admit_date']).dt.quarter.astype(str)
result = a.pivot_table(index='ward', columns='quarter', values='cost', aggfunc='sum', fill_value=0, margins=True)
