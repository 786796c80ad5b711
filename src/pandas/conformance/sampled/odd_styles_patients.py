import pandas as pd
import numpy as np
from collections import Counter, defaultdict, deque
import re
import math
import datetime
import itertools

patients_df = pd.DataFrame({
    'ID': [1001, 1002, 1003, 1004, 1005, 1006],
    'SEX': ['F', 'M', 'M', 'f', '', 'F'],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1943-08-25', '1927-03-10', '1980-12-31'],
    'Admission': ['+', '-', '+', None, '+', '-'],
    'Diagnosis': ['RA, SSc', 'SLE', 'RA susp', 'Sjögren; SLE', 'RA', 'sle']
})

lab_df = pd.DataFrame({
    'ID': [1001, 1001, 1002, 1002, 1003, 1003, 1003, 1005, 1006, 1099],
    'Date': ['860419', '860430', '940602', '950111', '19911017', '19920308', '19920505', '1988-03-01', '19970910', '19970910'],
    'GOT': [34, 29, 17, np.nan, 60, 71, 25, 18, 33, 44],
    'T-CHO': ['204', '177', '250', '>300', '198', None, '199', '261', '240 ', '188'],
    'WBC': ['3.4', '8.5', 'x', '5.1', '6.6', '9.1', '7.7', '4.4', '4.0', '12.3']
})

physicians_df = pd.DataFrame({
    'emp_id': ['001', '002', '003', '004', '005'],
    'name': ['John Dorian', 'Elliot Reid', 'Christopher Turk', 'Percival Cox', 'Bob Kelso'],
    'position': ['Staff Internist', 'Attending Physician', 'Surgical Attending Physician', 'Senior Attending Physician', 'Head Chief of Medicine']
})

appointments_df = pd.DataFrame({
    'app_id': [13216584, 26548913, 36549879, 46846589, 59871321, 69879231, 76983231, 86213939],
    'patient': [1001, 1002, 1001, 1004, 1004, 1003, 1001, 1002],
    'physician': [1, 2, 1, 4, 4, 2, 3, 9],
    'start': ['2008-04-24 10:00', '2008-04-24 10:00', '2008-04-25 10:00', '2008-04-25 10:00', '2008-04-26 10:00', '2008-04-26 11:00', '2008-04-26 12:00', '2008-04-27 10:00'],
    'end': ['2008-04-24 11:00', '2008-04-24 11:00', '2008-04-25 11:00', '2008-04-25 11:30', '2008-04-26 12:00', '2008-04-26 12:00', '2008-04-26 13:00', '2008-04-27 10:15'],
    'room': ['A', 'B', 'A', 'B', 'C', 'C', 'C', 'A']
})
# case: physician-id-zero-padding
appointments_df['emp_id'] = appointments_df['physician'].astype(str).str.pad(3, fillchar='0')
j = appointments_df.merge(physicians_df, on='emp_id', how='left')
result = j.groupby('name', dropna=False)['app_id'].count().reset_index().rename({'app_id': 'visits'}, axis=1)
# case: physician-int-map-all-nan
names = dict(zip(physicians_df['emp_id'], physicians_df['name']))
appointments_df['doctor'] = appointments_df['physician'].map(names)
result = appointments_df[['app_id', 'doctor']].drop_duplicates(subset='doctor')
# case: appointment-minutes
s = pd.to_datetime(appointments_df['start'])
e = pd.to_datetime(appointments_df['end'])
appointments_df['mins'] = (e - s).dt.total_seconds() / 60
longest = appointments_df['mins'].max()
result = appointments_df[appointments_df['mins'] == longest][['app_id', 'patient', 'mins']]
# case: total-time-timedelta-sum
appointments_df['dur'] = pd.to_datetime(appointments_df['end']) - pd.to_datetime(appointments_df['start'])
g = appointments_df.groupby('room')['dur'].sum()
result = {k: str(v) for k, v in g.items()}
# case: diagnosis-split-explode
d = patients_df[['ID', 'Diagnosis']].copy()
d['Diagnosis'] = d['Diagnosis'].apply(lambda x: re.split(r'[,;]\s*', x))
d = d.explode('Diagnosis')
d['Diagnosis'] = d['Diagnosis'].str.upper().str.replace(' SUSP', '', regex=False)
result = d.groupby('Diagnosis')['ID'].nunique().sort_values(ascending=False).to_frame('patients').reset_index()
# case: cholesterol-over-200
lab_df['T-CHO'] = lab_df['T-CHO'].apply(lambda x: int(re.findall(r'\d+', x)[0]) if x else 0)
high = lab_df[lab_df['T-CHO'] > 200]['ID'].unique()
result = patients_df[patients_df['ID'].isin(high)][['ID', 'SEX', 'Birthday']].sort_values('Birthday')
# case: cholesterol-astype-fail
lab_df['T-CHO'] = lab_df['T-CHO'].fillna(0).astype(int)
result = lab_df[lab_df['T-CHO'] > 200]['ID'].nunique()
# case: male-female-ratio
n_m = len(patients_df[patients_df['SEX'].str.upper() == 'M'])
n_f = len(patients_df[patients_df['SEX'].str.upper() == 'F'])
result = f"{n_m}:{n_f} ({n_m / n_f:.3f})"
# case: lab-date-len-parse
def fix(d):
    d = d.replace('-', '')
    if len(d) == 6:
        d = '19' + d
    return pd.Timestamp(d)
lab_df['Date'] = lab_df['Date'].map(fix)
first = lab_df.groupby('ID').agg({'Date': ['min', 'max', 'count']})
first.columns = ['_'.join(c) for c in first.columns]
first['span'] = (first['Date_max'] - first['Date_min']).dt.days
result = first[first['Date_count'] >= 2].reset_index()
# case: age-at-first-lab-merge
lab = lab_df[lab_df['Date'].str.len() == 8].copy()
lab['year'] = lab['Date'].str[:4].astype(int)
x = pd.merge(patients_df, lab.groupby('ID')['year'].min().reset_index(), on='ID')
x['age'] = x['year'] - pd.DatetimeIndex(x['Birthday']).year
result = x[['ID', 'year', 'age']]
# case: wbc-numeric-describe
w = pd.to_numeric(lab_df['WBC'], errors='coerce')
desc = w.describe()
result = {k: round(float(desc[k]), 3) for k in ['count', 'mean', '50%', 'max']}
# case: got-normal-all-any
ok = defaultdict(list)
for pid, got in zip(lab_df['ID'], lab_df['GOT']):
    ok[pid].append(got < 60)
result = pd.DataFrame([{'ID': k, 'always_normal': all(v), 'ever_normal': any(v)} for k, v in ok.items()])
# case: patients-two-physicians-having
t = appointments_df.groupby('patient')['physician'].nunique()
t = t[t >= 2]
result = patients_df.set_index('ID').loc[t.index, ['SEX']].join(t).reset_index().rename(columns={'index': 'ID', 'physician': 'n_doctors'})
# case: admission-or-null-precedence
result = patients_df[patients_df['Admission'] == '-' | patients_df['Admission'].isnull()]['ID'].tolist()
