import pandas as pd
import numpy as np
from datetime import date, datetime

# Hospital / clinic database (BIRD thrombosis-like)
patients_df = pd.DataFrame({
    'patient_id': [2110, 11408, 12052, 14872, 27654, 30609, 43003],
    'sex': ['F', 'F', 'F', None, 'M', 'm', ''],
    'birthday': ['1934-02-13', '1937-05-02', '1956/04/14', '19970921', '1936-03-25', None, '1937-11-24'],
    'first_visit': ['1993-02-10', '1973-01-01', None, '1997-08-13', '1992-02-03', '1990-06-01', '1996-03-05'],
    'admission': ['+', '-', '-', '+', None, '+(?)', '-'],
    'diagnosis': ['RA susp.', 'PSS', 'SLE, SJS', 'SLE', 'RA', 'sle', None],
})

lab_df = pd.DataFrame({
    'patient_id': [2110, 2110, 2110, 11408, 11408, 12052, 12052, 27654, 27654, 27654, 55555],
    'test_date': ['1994-01-10', '1995-03-02', '1996-09-02', '1990-05-05', '1991-12-31', '1994-02-28', '1994-03-31', '1992-02-03', '1992-02-10', '1992-03-01', '1999-01-01'],
    'got': [24, 70, 31, None, 18, 59, 61, 12, 12, 90, 33],
    'wbc': ['5.2', '3.1', '9.8', '4.4', '<3.0', '10.2', None, '6.6', '7.0', '7.0', '2.2'],
    'ua': [6.5, None, 8.1, 4.0, 4.2, 7.0, 6.9, 5.5, 5.6, None, 3.0],
})

visits_df = pd.DataFrame({
    'visit_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'patient_id': [2110, 2110, 11408, 12052, 12052, 12052, 14872, 43003],
    'ward': ['A', 'B', 'A', 'C', 'C', 'A', 'B', None],
    'in_ts': ['1994-01-10 08:00', '1995-03-01 22:30', '1990-05-05 07:15', '1994-02-27 13:00', '1994-03-30 13:00', '1994-05-01 00:00', '1997-08-13 10:00', '1996-03-05 09:00'],
    'out_ts': ['1994-01-12 10:00', '1995-03-02 06:00', '1990-05-05 18:00', '1994-03-02 12:00', None, '1994-05-10 09:00', '1997-08-14 10:00', '1996-03-05 16:30'],
})
# case: female-male-ratio-percentage
sex = patients_df['sex'].str.upper().replace('', np.nan)
c = sex.value_counts()
result = round(c.get('M', 0) * 100.0 / c.get('F', 1), 2)
# case: first-last-lab-per-patient
l = lab_df.sort_values(['patient_id', 'test_date'])
g = l.groupby('patient_id')
result = g.agg(first_date=('test_date', 'first'), last_date=('test_date', 'last'),
               first_got=('got', 'first'), last_got=('got', 'last'), n=('test_date', 'size')).reset_index()
# case: first-value-keeps-null
# FIRST_VALUE does not skip NULLs, unlike groupby first
l = lab_df.sort_values(['patient_id', 'test_date']).copy()
l['first_got_sql'] = l.groupby('patient_id')['got'].transform(lambda s: s.iloc[0])
l['first_got_skip'] = l.groupby('patient_id')['got'].transform('first')
result = l[['patient_id', 'test_date', 'got', 'first_got_sql', 'first_got_skip']].reset_index(drop=True)
# case: age-at-first-visit
p = patients_df.copy()
p['bd'] = pd.to_datetime(p['birthday'], format='mixed', errors='coerce')
p['fv'] = pd.to_datetime(p['first_visit'], errors='coerce')
before = (p['fv'].dt.month * 100 + p['fv'].dt.day) < (p['bd'].dt.month * 100 + p['bd'].dt.day)
p['age'] = (p['fv'].dt.year - p['bd'].dt.year - before.astype(int)).astype('Int64')
result = p[['patient_id', 'bd', 'fv', 'age']].sort_values('age', na_position='last').reset_index(drop=True)
# case: abnormal-got-exists
# patients with any GOT >= 60 but no lab after 1996
hi = lab_df.loc[lab_df['got'] >= 60, 'patient_id'].unique()
late = lab_df.loc[lab_df['test_date'] > '1996-01-01', 'patient_id'].unique()
result = patients_df[patients_df['patient_id'].isin(hi) & ~patients_df['patient_id'].isin(late)][['patient_id', 'diagnosis']].reset_index(drop=True)
# case: wbc-text-to-number
w = lab_df['wbc'].str.replace('<', '', regex=False)
x = lab_df.assign(wbc_num=pd.to_numeric(w), censored=lab_df['wbc'].str.startswith('<', na=False))
x['range'] = pd.cut(x['wbc_num'], [0, 3.5, 9.0, np.inf], labels=['low', 'normal', 'high'], right=False)
result = x.groupby('range', observed=True).agg(n=('wbc_num', 'size'), censored=('censored', 'sum'), avg=('wbc_num', 'mean')).round(2).reset_index()
# case: diagnosis-explode-list
d = patients_df[['patient_id', 'diagnosis']].dropna()
d = d.assign(dx=d['diagnosis'].str.upper().str.split(r',\s*', regex=True)).explode('dx')
result = d.groupby('dx')['patient_id'].agg(['count', lambda s: list(s)]).reset_index()
result.columns = ['dx', 'n', 'patients']
# case: length-of-stay-by-ward
v = visits_df.copy()
v[['in_ts', 'out_ts']] = v[['in_ts', 'out_ts']].apply(pd.to_datetime)
v['hours'] = (v['out_ts'] - v['in_ts']) / pd.Timedelta(hours=1)
result = (
    v.groupby('ward', dropna=False)['hours']
    .agg(avg_hours='mean', max_hours='max', stays='size', closed='count')
    .reset_index()
    .sort_values('avg_hours', ascending=False)
    .reset_index(drop=True)
)
# case: labs-during-visit-range-join
# lab l JOIN visits v ON l.patient_id = v.patient_id AND l.test_date BETWEEN date(v.in_ts) AND date(v.out_ts)
m = lab_df.merge(visits_df, on='patient_id')
td = pd.to_datetime(m['test_date'])
i = pd.to_datetime(m['in_ts']).dt.normalize()
o = pd.to_datetime(m['out_ts']).dt.normalize()
result = m.loc[(td >= i) & (td <= o), ['visit_id', 'patient_id', 'ward', 'test_date', 'got']].sort_values('visit_id').reset_index(drop=True)
# case: readmission-30-days-lead
v = visits_df.assign(in_ts=pd.to_datetime(visits_df['in_ts']), out_ts=pd.to_datetime(visits_df['out_ts']))
v = v.sort_values(['patient_id', 'in_ts'])
v['next_in'] = v.groupby('patient_id')['in_ts'].shift(-1)
v['gap_days'] = (v['next_in'] - v['out_ts']).dt.days
v['readmit_30'] = v['gap_days'].le(30)
result = v.loc[v['next_in'].notna(), ['patient_id', 'visit_id', 'gap_days', 'readmit_30']].reset_index(drop=True)
# case: locf-last-non-null
# LAST_VALUE(ua IGNORE NULLS) OVER (PARTITION BY patient ORDER BY date)
l = lab_df.sort_values(['patient_id', 'test_date']).copy()
l['ua_locf'] = l.groupby('patient_id')['ua'].ffill()
l['ua_delta'] = l.groupby('patient_id')['ua_locf'].diff().round(2)
result = l[['patient_id', 'test_date', 'ua', 'ua_locf', 'ua_delta']].reset_index(drop=True)
# case: mode-ward-per-patient
# most frequent ward, ties alphabetically
c = visits_df.groupby(['patient_id', 'ward']).size().reset_index(name='n')
c = c.sort_values(['patient_id', 'n', 'ward'], ascending=[True, False, True])
result = dict(c.groupby('patient_id')['ward'].first())
# case: admission-flag-group
# CASE WHEN admission LIKE '+%' THEN 'inpatient' WHEN admission = '-' THEN 'outpatient' END
a = patients_df['admission']
kind = pd.Series(np.where(a.str.startswith('+', na=False), 'inpatient', np.where(a == '-', 'outpatient', None)), index=patients_df.index)
result = kind.fillna('unknown').value_counts().sort_index().rename_axis('kind').reset_index(name='patients')
# case: all-quantifier-labs
# patients for whom ALL got values < 65 (NULL -> unknown -> excluded)
def all_sql(s):
    if (s >= 65).any():
        return False
    return None if s.isna().any() else True

flags = lab_df.groupby('patient_id')['got'].apply(all_sql)
result = flags[flags == True].index.tolist()
