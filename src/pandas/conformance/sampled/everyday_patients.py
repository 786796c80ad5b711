import pandas as pd
import numpy as np

patients = pd.DataFrame({
    'patient_id': [1, 2, 3, 4, 5, 6, 7],
    'name': ['Greta Holm', 'IVAN PETROV', 'joan  Mir', 'Kofi Mensah', 'Lena Voss', 'Mo Ali', 'Greta Holm'],
    'sex': ['F', 'M', 'f', 'M', 'Female', 'male', 'F'],
    'dob': ['1980-02-29', '12/07/1955', '1992.10.01', None, '2001-06-15', '1975-12-31', '1980-02-29'],
    'height_cm': [165, 180, 158, 172, np.nan, 169, 165],
    'weight_kg': [60.5, 95.0, 48.2, 80.0, 70.0, 0, 61.0],
    'smoker': ['yes', 'no', 'No', 'YES', None, 'no', 'yes'],
})

readings = pd.DataFrame({
    'patient_id': [1, 1, 1, 2, 2, 3, 4, 4, 4, 6, 8],
    'date': ['2024-01-10', '2024-02-10', '2024-03-10', '2024-01-05', '2024-01-25', '2024-02-01', '2024-01-01', '2024-01-01', '2024-04-15', '2024-03-03', '2024-03-04'],
    'bp': ['120/80', '135/85', '128/82', '150/95', 'error', '110/70', '140/90', '142/91', None, '118/79', '100/60'],
    'glucose': [5.1, 5.6, 5.3, 7.8, 8.1, np.nan, 6.0, 6.0, 6.4, 4.9, 5.0],
    'nurse': ['Kim', 'Kim', 'Lee', 'Lee', 'Kim', 'Lee', 'Kim', 'Kim', None, 'Ng', 'Ng'],
})

meds = pd.DataFrame({
    'patient_id': [1, 2, 2, 2, 4, 9],
    'drug': ['aspirin', 'metformin', 'Aspirin', 'statin', 'metformin', 'ibuprofen'],
    'dose_mg': [100, 500, 75, 20, 850, 200],
})

# case: bmi
p = patients.copy()
p['bmi'] = p['weight_kg'] / (p['height_cm'] / 100) ** 2
result = p[['patient_id', 'bmi']].round(1)

# case: bmi-category
p = patients[(patients['weight_kg'] > 0) & patients['height_cm'].notna()].copy()
p['bmi'] = p['weight_kg'] / (p['height_cm'] / 100) ** 2
p['category'] = pd.cut(p['bmi'], bins=[0, 18.5, 25, 30, np.inf], labels=['Underweight', 'Normal', 'Overweight', 'Obese'], right=False)
result = p['category'].value_counts()

# case: standardize-sex
result = patients['sex'].str.upper().str[0].value_counts()

# case: smoker-bool
s = patients['smoker'].str.lower().map({'yes': True, 'no': False})
result = s

# case: split-bp
bp = readings['bp'].str.extract(r'(?P<systolic>\d+)/(?P<diastolic>\d+)').astype(float)
result = pd.concat([readings[['patient_id', 'date']], bp], axis=1)

# case: split-bp-expand
r = readings[readings['bp'].notna() & readings['bp'].str.contains('/', na=False)].copy()
r[['sys', 'dia']] = r['bp'].str.split('/', expand=True).astype(int)
result = r.groupby('patient_id')[['sys', 'dia']].mean().round(1)

# case: split-bp-naive
readings[['sys', 'dia']] = readings['bp'].str.split('/', expand=True)
readings['sys'] = readings['sys'].astype(int)
result = readings['sys'].max()

# case: latest-reading
r = readings.copy()
r['date'] = pd.to_datetime(r['date'])
result = r.sort_values('date').groupby('patient_id').last()

# case: glucose-change
r = readings.sort_values(['patient_id', 'date'])
first = r.groupby('patient_id')['glucose'].first()
last = r.groupby('patient_id')['glucose'].last()
result = (last - first).round(2)[lambda s: s != 0]

# case: parse-dob-formats
d1 = pd.to_datetime(patients['dob'], format='%Y-%m-%d', errors='coerce')
d2 = pd.to_datetime(patients['dob'], format='%d/%m/%Y', errors='coerce')
d3 = pd.to_datetime(patients['dob'], format='%Y.%m.%d', errors='coerce')
result = d1.fillna(d2).fillna(d3)

# case: age-at-date
dob = pd.to_datetime(patients['dob'], errors='coerce', format='%Y-%m-%d')
ref = pd.Timestamp(2024, 1, 1)
age = (ref - dob).dt.days // 365.25
result = age.tolist()

# case: meds-per-patient
m = meds.groupby('patient_id')['drug'].apply(lambda x: ', '.join(x.str.lower())).reset_index()
result = patients[['patient_id', 'name']].merge(m, on='patient_id', how='left').fillna('none')

# case: drug-dose-stats
result = meds.assign(drug=meds['drug'].str.lower()).groupby('drug')['dose_mg'].agg(['count', 'mean', 'min', 'max'])

# case: no-readings
result = patients.loc[~patients['patient_id'].isin(readings['patient_id']), 'name'].to_list()

# case: high-risk-flag
bp_sys = pd.to_numeric(readings['bp'].str.split('/').str[0], errors='coerce')
high = (bp_sys >= 140) | (readings['glucose'] > 7)
result = readings.assign(high=high).groupby('patient_id')['high'].any()

# case: many-to-many-join
m = readings.merge(meds, on='patient_id')
result = len(m), m['patient_id'].value_counts().to_dict()

# case: dup-same-day-mean
result = readings.groupby(['patient_id', 'date'], as_index=False)['glucose'].mean().query('patient_id == 4')

# case: nurse-workload
w = readings['nurse'].fillna('unassigned').value_counts().rename_axis('nurse').reset_index(name='n')
w['pct'] = (w['n'] / w['n'].sum() * 100).round(1)
result = w

# case: monthly-avg-glucose-pivot
r = readings.copy()
r['month'] = pd.to_datetime(r['date']).dt.strftime('%b')
result = r.pivot_table(index='patient_id', columns='month', values='glucose').reindex(columns=['Jan', 'Feb', 'Mar', 'Apr'])

# case: name-normalized-duplicates
n = patients['name'].str.lower().str.split().str.join(' ')
result = patients.assign(name=n.str.title()).drop_duplicates(['name', 'dob'], keep='last')

# case: ewm-glucose
s = readings.loc[readings['patient_id'] == 1, 'glucose']
result = s.ewm(span=2).mean().round(4)

# case: zero-weight-to-nan
p = patients.copy()
p['weight_kg'] = p['weight_kg'].replace(0, np.nan)
p['weight_kg'] = p['weight_kg'].fillna(p.groupby(p['sex'].str[0].str.upper())['weight_kg'].transform('mean'))
result = p[['name', 'weight_kg']]

# case: attribute-typo
result = readings.groupby('patient_id').glucose_level.mean()

# case: numpy-stats
g = readings['glucose'].dropna().to_numpy()
result = {'mean': np.mean(g).round(3), 'std': np.std(g, ddof=1).round(3), 'p90': np.percentile(g, 90), 'n': len(g)}
