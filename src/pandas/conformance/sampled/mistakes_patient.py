import pandas as pd
import numpy as np
from datetime import datetime

patient_df = pd.DataFrame({
    'patient_id': [101, 102, 103, 104, 105, 106, 107],
    'name': ['Alice Moore', 'bob stone', ' Carla Diaz', 'Dan Wu', 'Eve Long ', 'Farid Aziz', 'Alice Moore'],
    'birth_date': ['1980-04-12', '12/05/1975', '1990-13-01', None, '2001-07-30', 'n/a', '1966-02-28'],
    'gender': ['F', 'M', 'f', 'M', 'F', None, 'F'],
    'insurance': ['Aetna', 'Cigna', 'Aetna', None, 'cigna', 'Humana', 'Aetna'],
})

visit_df = pd.DataFrame({
    'visit_id': ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'],
    'patient_id': [101, 102, 101, 103, 104, 109, 102, 105],
    'visit_date': ['2023-01-05', '2023-01-05', '2023-02-11', '2023-03-01', '2023-03-15', '2023-03-20', '2023-04-02', '2023-04-02'],
    'dept': ['Cardiology', 'ER', 'Cardiology', 'Oncology', 'ER', 'ER', 'er', None],
    'charge': ['$1,200.50', '300', '$450.00', '2,100', None, '75', '300', 'waived'],
    'length_of_stay': [3, 0, 1, 7, np.nan, 0, 0, 2],
})

doctor_df = pd.DataFrame({
    'doctor_id': [1, 2, 3, 4],
    'doctor_name': ['Dr. House', 'Dr. Grey', 'Dr. Strange', 'Dr. Who'],
    'dept': ['Cardiology', 'ER', 'Oncology', 'Neurology'],
    'years': [20, 8, 15, 900],
})
# case: birth-date-strict
patient_df['birth_date'] = pd.to_datetime(patient_df['birth_date'])
result = patient_df[patient_df['birth_date'].dt.year < 1985][['name', 'birth_date']]
# case: birth-date-coerce
bd = pd.to_datetime(patient_df['birth_date'], errors='coerce', format='%Y-%m-%d')
result = patient_df.assign(birth_year=bd.dt.year)[['name', 'birth_year']]
# case: charge-sum-text
result = visit_df.groupby('patient_id')['charge'].sum().reset_index()
# case: charge-float-direct
visit_df['charge'] = visit_df['charge'].str.replace('$', '').str.replace(',', '').astype(float)
result = visit_df.groupby('dept')['charge'].mean().reset_index()
# case: charge-clean-coerced
visit_df['charge_num'] = pd.to_numeric(visit_df['charge'].str.replace(r'[$,]', '', regex=True), errors='coerce')
result = (visit_df.assign(dept=visit_df['dept'].str.upper())
          .groupby('dept', dropna=False)['charge_num']
          .agg(total='sum', n='count', avg='mean')
          .reset_index())
# case: stay-int-loop
rows = []
for _, r in visit_df.iterrows():
    rows.append({'visit_id': r['visit_id'], 'nights': int(r['length_of_stay'])})
result = pd.DataFrame(rows)
# case: stay-int-loop-caught
rows = []
errors = []
for _, r in visit_df.iterrows():
    try:
        rows.append((r['visit_id'], int(r['length_of_stay'])))
    except ValueError as e:
        errors.append((r['visit_id'], str(e)))
result = (pd.DataFrame(rows, columns=['visit_id', 'nights']), errors)
# case: set-index-then-column
p = patient_df.set_index('patient_id')
p = p[p['gender'] == 'F']
result = p[['patient_id', 'name']]
# case: set-index-query-by-name
p = patient_df.set_index('patient_id')
result = p.query("patient_id >= 104 and gender == 'F'").reset_index()[['patient_id', 'name']]
# case: append-deprecated
extra = {'doctor_id': 5, 'doctor_name': 'Dr. Dolittle', 'dept': 'Vet', 'years': 3}
doctor_df = doctor_df.append(extra, ignore_index=True)
result = doctor_df.sort_values('years')
# case: wrong-label-count
summary = visit_df.groupby(['dept', 'patient_id']).size().reset_index()
summary.columns = ['dept', 'visits']
result = summary
# case: days-between-string-dates
g = visit_df.groupby('patient_id')['visit_date'].agg(['min', 'max'])
g['days'] = g['max'] - g['min']
result = g.reset_index()
# case: days-between-real-dates
def span(dates):
    parsed = [datetime.strptime(d, '%Y-%m-%d') for d in dates]
    return (max(parsed) - min(parsed)).days

result = visit_df.groupby('patient_id')['visit_date'].apply(span).rename('span_days').reset_index()
# case: dept-doctors-without-visits
merged = doctor_df.merge(visit_df, on='dept', how='left', indicator=True)
no_visit = merged[merged._merge == 'left_only']
result = no_visit[['doctor_name', 'dept', 'charge', '_merge']].reset_index(drop=True)
