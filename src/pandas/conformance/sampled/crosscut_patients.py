import pandas as pd
import numpy as np
from datetime import datetime

patients_df = pd.DataFrame({
    'ID': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    'SEX': ['F', 'M', 'F', 'M', 'F', None, 'M', 'F', 'm', 'F'],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1938-09-28', '1962-12-01', '1990-01-31', '2015-07-07', '1971-11-30', '1980-02-29', '1962-12-01'],
    'First Date': ['1993-02-10', None, '1992-01-05', '1999-12-31', '2001-06-15', '2001-06-15', '2018-03-03', None, '2005-10-10', '2010-04-04'],
    'Admission': ['+', '-', '+', '-', None, '+', '-', '+', '+', '-'],
    'Diagnosis': ['RA', 'SLE', 'RA susp.', 'SLE', 'SJS', 'RA, SLE', None, 'sjs', 'PSS', 'RA'],
})

lab_df = pd.DataFrame({
    'ID': [1001, 1001, 1001, 1002, 1003, 1003, 1004, 1005, 1005, 1006, 1008, 1009, 2000, 1010],
    'Date': ['1993-02-12', '1993-03-12', '1995-11-01', '1994-05-05', '1992-02-02', '1996-02-02', '2000-01-03', '2001-06-16', '2001-07-16', '2001-06-20', '1997-07-07', '2005-10-11', '1999-09-09', '2010-04-05'],
    'GOT': [34, 29, 61, 15, np.nan, 22, 75, 18, 18, 40, 12, 59, 33, 60],
    'UA': [6.5, 8.1, 7.9, 8.0, 6.49, 5.3, 9.2, np.nan, 4.4, 6.5, 3.8, 8.5, 7.0, 6.6],
    'CRP': ['-', '0.3', '<0.002', '+', '1.1', '-', None, '0.4', '2.0', '-', '+-', '3.2', '0.1', '-'],
    'PLT': [227, 240, 95, 301, 410, 188, 90, 250, 260, np.nan, 400, 100, 180, 155],
})

exam_df = pd.DataFrame({
    'ID': [1001, 1002, 1003, 1005, 1006, 1008, 1009, None],
    'Examination Date': ['1993-05-27', '1994-06-01', '1992-12-21', '2001-08-01', '2001-09-09', '1997-10-22', '2006-01-01', '1999-01-01'],
    'aCL IgG': [1.3, 4.3, 0.9, 126.4, np.nan, 0.0, 7.2, 3.3],
    'ANA': ['256', '16', '0', '4096', '1024', '>4096', None, '64'],
    'Thrombosis': [0, 1, 0, 2, 1, 0, 3, 0],
    'Symptoms': ['AMI', None, 'apo', 'CNS lupus, stroke', 'thrombophlebitis', None, 'TIA', 'AMI'],
})

# case: female-count
# How many female patients are there?
result = (patients_df['SEX'] == 'F').sum()
# case: oldest-patient
# When was the oldest patient born?
result = patients_df['Birthday'].min()
# case: patients-with-sle
# List the IDs of patients diagnosed with SLE
result = patients_df[patients_df['Diagnosis'] == 'SLE']['ID'].tolist()
# case: avg-plt
# What is the average platelet count for patient 1001?
result = lab_df.loc[lab_df['ID'] == 1001, 'PLT'].mean()
# case: inpatient-outpatient
# Ratio of inpatients to outpatients
inpatient = patients_df[patients_df['Admission'] == '+'].shape[0]
outpatient = patients_df[patients_df['Admission'] == '-'].shape[0]
result = inpatient / outpatient
# case: no-symptoms
# Examinations without any recorded symptom
result = exam_df[exam_df['Symptoms'].isnull()]
# case: percent-female-after-1930
# What is the percentage of female patients among those born after 1930?
patients_df['Birthday'] = pd.to_datetime(patients_df['Birthday'])
born = patients_df[patients_df['Birthday'].dt.year > 1930]
female = born[born['SEX'] == 'F']
result = len(female) * 100 / len(born)
# case: age-at-first-visit
# How old was each patient on the day of the first visit?
df = patients_df.copy()
df['Birthday'] = pd.to_datetime(df['Birthday'])
df['First Date'] = pd.to_datetime(df['First Date'])
df['age'] = ((df['First Date'] - df['Birthday']).dt.days / 365.25).apply(np.floor)
result = df[['ID', 'age']].dropna().astype({'age': int})
# case: got-abnormal-by-sex
# Number of patients with abnormal GOT (>= 60) by sex
merged = lab_df.merge(patients_df, on='ID', how='inner')
result = merged[merged['GOT'] >= 60].groupby('SEX')['ID'].nunique()
# case: latest-lab
# Latest laboratory examination of every patient
lab = lab_df.copy()
lab['Date'] = pd.to_datetime(lab['Date'])
latest = lab.sort_values('Date').groupby('ID').tail(1).sort_values('ID')
result = latest[['ID', 'Date', 'UA']].reset_index(drop=True)
# case: patients-never-tested
# Which patients have no laboratory record?
m = patients_df.merge(lab_df[['ID']].drop_duplicates(), on='ID', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', 'ID'].to_list()
# case: ua-normal-range
# Patients whose uric acid is within the normal range (male <= 8.0, female <= 6.5); show the average
j = pd.merge(patients_df, lab_df, on='ID')
normal = j[((j['SEX'] == 'M') & (j['UA'] <= 8.0)) | ((j['SEX'] == 'F') & (j['UA'] <= 6.5))]
result = normal.groupby(['SEX', 'ID'])['UA'].mean().round(2)
# case: thrombosis-distribution
# Degree of thrombosis with labels and counts
labels = {0: 'negative', 1: 'positive most severe', 2: 'positive severe', 3: 'positive mild'}
result = exam_df['Thrombosis'].map(labels).value_counts().rename_axis('degree').reset_index(name='n')
# case: diagnosis-rows
# Count diagnoses when a patient may have several, ignoring case
diag = patients_df['Diagnosis'].dropna().str.split(', ').explode().str.upper().str.replace(' SUSP.', '', regex=False)
result = diag.value_counts().sort_index().to_dict()
# case: tests-per-year
# Laboratory tests per year between 1992 and 2000
years = pd.to_datetime(lab_df['Date']).dt.year
years = years[years.between(1992, 2000)]
result = years.value_counts().sort_index()
# case: wrong-column-name
# Which patient has the highest aCL IgG?
result = exam_df.sort_values('aCL_IgG', ascending=False).head(1)['ID'].iloc[0]
# case: numeric-crp
# Highest numeric CRP per patient
lab = lab_df.assign(crp=pd.to_numeric(lab_df['CRP'].str.lstrip('<'), errors='coerce'))
result = lab.groupby('ID')['crp'].max().dropna()
# case: ana-numeric-compare
# Patients with ANA over 500
exam = exam_df.dropna(subset=['ID', 'ANA']).copy()
exam['ANA_num'] = exam['ANA'].str.extract(r'(\d+)', expand=False).astype(int)
exam['ID'] = exam['ID'].astype(int)
result = exam.loc[exam['ANA_num'] > 500, ['ID', 'ANA', 'ANA_num']]
# case: increasing-got
# Patients whose GOT rose between the first and the last test
ids = []
for pid, group in lab_df.sort_values('Date').groupby('ID'):
    vals = group['GOT'].dropna()
    if len(vals) < 2:
        continue
    if vals.iloc[-1] > vals.iloc[0]:
        ids.append((pid, vals.iloc[0], vals.iloc[-1]))
result = ids
# case: days-between-tests
# Average days between consecutive tests for patients with more than one test
lab = lab_df.copy()
lab['Date'] = pd.to_datetime(lab['Date'])
lab = lab.sort_values(['ID', 'Date'])
lab['gap'] = lab.groupby('ID')['Date'].diff().dt.days
result = lab.groupby('ID')['gap'].mean().dropna().reset_index().rename(columns={'gap': 'avg_gap_days'})
# case: decade-sex-pivot
# Number of patients per decade of birth and sex
p = patients_df.copy()
p['SEX'] = p['SEX'].str.upper().fillna('Unknown')
p['decade'] = pd.to_datetime(p['Birthday']).dt.year // 10 * 10
result = p.pivot_table(index='decade', columns='SEX', values='ID', aggfunc='count', fill_value=0)
# case: youngest-thrombosis
# Among patients with thrombosis, the youngest one at examination: ID, age, symptoms
e = exam_df[exam_df['Thrombosis'] > 0].dropna(subset=['ID'])
e = e.merge(patients_df[['ID', 'Birthday', 'SEX']], on='ID')
e['age'] = pd.to_datetime(e['Examination Date']).dt.year - pd.to_datetime(e['Birthday']).dt.year
row = e.loc[e['age'].idxmin()]
result = {'ID': int(row['ID']), 'age': int(row['age']), 'symptoms': row['Symptoms']}
# case: lab-flags
# Flag each lab row: how many of GOT, UA and PLT are abnormal, and the share of abnormal rows by diagnosis
full = lab_df.merge(patients_df[['ID', 'Diagnosis']], on='ID', how='left')
flags = pd.DataFrame({
    'got': full['GOT'] >= 60,
    'ua': full['UA'] > 8.0,
    'plt': ~full['PLT'].between(100, 400),
})
full['n_abnormal'] = flags.sum(axis=1)
result = (
    full.assign(any_abnormal=full['n_abnormal'].gt(0))
    .groupby('Diagnosis', dropna=False)
    .agg(rows=('ID', 'size'), abnormal=('any_abnormal', 'sum'), share=('any_abnormal', 'mean'))
    .sort_values('share', ascending=False)
)
# case: worst-by-sex
# For each sex the patient with the largest drop in PLT from one test to the next
x = lab_df.merge(patients_df[['ID', 'SEX']], on='ID')
x['Date'] = pd.to_datetime(x['Date'])
x = x.sort_values(['ID', 'Date'])
x['prev'] = x.groupby('ID')['PLT'].shift(1)
x['change'] = x['PLT'] - x['prev']
drops = x[x['change'] < 0]
result = drops.loc[drops.groupby('SEX')['change'].idxmin(), ['SEX', 'ID', 'Date', 'prev', 'PLT', 'change']]
