import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, date, timedelta
from collections import Counter, defaultdict

patient_df = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003],
    'SEX': ['F', 'F', 'F', 'M', 'f', None, 'M'],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1957/09/21', '1936-03-25', '1945-11-04', '1937-11-24'],
    'First Date': ['1993-02-10', '1973-01-01', None, '1979-12-15', '1992-02-03', None, '1993-10-04'],
    'Admission': ['+', '+', '-', '-', '+', '+', ' -'],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'SLE', 'RA', 'SLE, RA susp', 'PSS']
})

laboratory_df = pd.DataFrame({
    'ID': [27654, 27654, 27654, 30609, 30609, 43003, 43003, 2110, 14872, 99999],
    'Date': ['1991-10-21', '1991-10-29', '1992-03-20', '1987-02-11', '1987-07-07', '1993-10-04', '1994-01-10', '1993-02-10', '1991-11-02', '1990-01-01'],
    'GOT': [34.0, 25.0, 15.0, 22.0, 65.0, 18.0, np.nan, 24.0, 16.0, 31.0],
    'LDH': [567, 453, 186, 220, 512, 314, 239, 290, 366, 500],
    'CRE': ['2.1', '0.7', '0.6', '1.6', '<0.5', '0.9', None, '0.8', '1.2', '1.0'],
    'T-CHO': ['165', '151', '250', '260', '183', '251', '230', '', '205', '199']
})

examination_df = pd.DataFrame({
    'ID': [14872.0, 2110.0, 30609.0, np.nan, 27654.0, 12052.0],
    'Examination Date': ['1997-05-27', '1992-12-21', '1993-11-10', '1996-10-10', '1996-12-20', '1992-03-04'],
    'aCL IgG': [1.3, 4.3, 256.0, 2.1, 9.9, 0.0],
    'ANA': ['256', '0', '256', '16', '1024', None],
    'Thrombosis': [1, 1, 2, 0, 0, 0]
})
# case: sle-patients-outpatient-pct
sle = patient_df[patient_df['Diagnosis'] == 'SLE']
out = 0
for a in sle['Admission']:
    if a.strip() == '-':
        out += 1
try:
    result = out / len(sle) * 100
except:
    result = 0.0
# case: cre-abnormal-latest
def to_float(v):
    try:
        return float(v)
    except:
        return np.nan
laboratory_df['CRE'] = laboratory_df['CRE'].apply(to_float)
last = laboratory_df.sort_values('Date').groupby('ID').last().reset_index()
result = last[last['CRE'] >= 0.8][['ID', 'Date', 'CRE']]
# case: age-of-patients-first-date
ages = []
for i, r in patient_df.iterrows():
    if pd.isna(r['First Date']):
        continue
    b = pd.to_datetime(r['Birthday'])
    f = pd.to_datetime(r['First Date'])
    ages.append({'ID': r['ID'], 'age': f.year - b.year})
result = pd.DataFrame(ages)
# case: ldh-above-500-birthday
ids = laboratory_df[laboratory_df['LDH'] > 500]['ID']
ids = list(dict.fromkeys(ids))
r = patient_df[patient_df['ID'].isin(ids)][['ID', 'Birthday']]
r['age'] = 2000 - r['Birthday'].str.slice(0, 4).astype(int)
result = r.sort_values('age')
# case: cholesterol-text-average
vals = [int(x) for x in laboratory_df['T-CHO'].values if x != '']
result = pd.DataFrame({'avg_tcho': [sum(vals) / len(vals)], 'above_250': [sum(np.array(vals) >= 250)]})
# case: exam-float-id-merge
examination_df.dropna(subset=['ID'], inplace=True)
examination_df['ID'] = examination_df['ID'].astype(int)
m = patient_df.merge(examination_df, on='ID')
m = m[m['Thrombosis'] > 0]
result = m[['ID', 'Diagnosis', 'ANA', 'Thrombosis']].sort_values('Thrombosis', ascending=False).reset_index(drop=True)
# case: exam-id-as-text-empty
patient_df['ID'] = patient_df['ID'].astype(str)
examination_df['ID'] = examination_df['ID'].astype(str)
m = pd.merge(patient_df, examination_df, on='ID', how='inner')
if m.empty:
    examination_df['ID'] = examination_df['ID'].str.replace('.0', '', regex=False)
    m = pd.merge(patient_df, examination_df, on='ID', how='inner')
result = m.groupby('SEX')['aCL IgG'].max()
# case: sex-ratio-numpy
sex = np.array([str(s).upper() for s in patient_df['SEX']])
vals, counts = np.unique(sex, return_counts=True)
result = dict(zip(vals.tolist(), counts.tolist()))
# case: lab-dates-gap-diff
laboratory_df['Date'] = pd.to_datetime(laboratory_df['Date'])
laboratory_df = laboratory_df.sort_values(['ID', 'Date'])
laboratory_df['gap'] = laboratory_df.groupby('ID')['Date'].diff().dt.days
result = laboratory_df[laboratory_df['gap'].notna()][['ID', 'Date', 'gap']]
# case: got-normal-yes-no
def check(g):
    if g < 60:
        return 'normal'
    return 'abnormal'
d = {}
for pid in laboratory_df['ID'].unique().tolist():
    sub = laboratory_df[laboratory_df['ID'] == pid]['GOT'].tolist()
    d[pid] = [check(v) for v in sub]
result = pd.DataFrame([(k, len(v), 'abnormal' in v) for k, v in d.items()], columns=['ID', 'tests', 'any_abnormal'])
# case: diagnosis-explode
patient_df['Diagnosis'] = patient_df['Diagnosis'].apply(lambda x: [y.strip().replace(' susp.', '').replace(' susp', '') for y in x.split(',')])
e = patient_df.explode('Diagnosis')
result = e.groupby('Diagnosis')['ID'].apply(lambda s: sorted(s.tolist())).to_frame('ids')
# case: oldest-sle-index-after-filter
sle = patient_df[patient_df['Diagnosis'].str.contains('SLE')]
sle['Birthday'] = sle['Birthday'].str.replace('/', '-')
i = sle['Birthday'].tolist().index(min(sle['Birthday']))
result = sle.iloc[i][['ID', 'Birthday', 'Diagnosis']].to_dict()
# case: ana-counts-numeric
ana = pd.to_numeric(examination_df['ANA'])
bins = {'0': 0, '1-255': 0, '256+': 0}
for a in ana:
    if a == 0:
        bins['0'] += 1
    elif a < 256:
        bins['1-255'] += 1
    elif a >= 256:
        bins['256+'] += 1
result = pd.Series(bins, name='n').rename_axis('band').reset_index()
# case: avg-ldh-by-year-and-sex
laboratory_df['year'] = [datetime.strptime(d, '%Y-%m-%d').year for d in laboratory_df['Date']]
j = laboratory_df.join(patient_df.set_index('ID'), on='ID')
j['SEX'] = j['SEX'].str.upper()
r = j.groupby(['year', 'SEX']).agg({'LDH': 'mean'}).reset_index()
result = r[r['LDH'] == r['LDH'].max()]
