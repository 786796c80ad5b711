import pandas as pd
import numpy as np
import math
from functools import reduce
from datetime import date, datetime, timedelta

patient = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003, 57266, 58282, 60001],
    'SEX': ['F', 'F', 'F', 'M', 'F', 'm', 'M', 'F', None, ''],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1960-02-29', '1952-10-16', '1944-01-01', 'unknown', '1982-12-31', '1975-07-04', None],
    'First Date': ['1993-02-10', '1973-01-01', None, '1997-08-13', '1992-02-03', '1993/11/05', '1990-01-01', '1998-05-05', '1994-06-30', '1999-01-01'],
    'Admission': ['+', '+', '-', '+', '+', '', '-', '+', '-', '+'],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'SLE, SjS', 'SLE', 'RA', 'SLE', 'BEHCET', 'RA', None],
})
laboratory = pd.DataFrame({
    'ID': [27654, 27654, 27654, 27654, 30609, 30609, 57266, 57266, 14872, 14872, 2110, 99999, 43003],
    'Date': ['1991-09-11', '1991-09-17', '1991-11-19', '1992-03-02', '1995-05-01', '1995-05-02', '1992-02-24', '1996-01-10', '1993-10-25', '1993-10-26', '1986-04-18', '1990-12-31', '1993-10-25'],
    'GOT': [34, 29, 26, 61, 22, 22, 18, np.nan, 75, 60, 25, 24, 12],
    'GPT': [36, 31, 27, 59, 19, 25, 20, 22, 88, 61, 0, 12, 9],
    'LDH': [567, 579, 648, 480, 220, 221, 500, 499, 310, np.nan, 231, 400, 501],
    'TP': ['6.4', '6.3', '6.2', None, '7.1', '7,2', '8.0', '8.4', '5.9', 'n/a', '7.6', '6.0', ' 6.9'],
    'U-PRO': ['-', '30', '0', '100', 'TR', '0', '>=300', None, '30', '29', '0', '15', '0'],
})
examination = pd.DataFrame({
    'ID': [14872, 48473, 27654, 30609, 57266, 2110, 2110, 58282],
    'Examination Date': pd.to_datetime(['1997-05-27', '1992-12-21', '1992-02-03', '1995-05-02', None, '1993-04-18', '1996-12-03', '1997-05-27']),
    'aCL IgG': [1.3, 4.3, 2.3, 0.0, 124.4, 3.0, 2.0, 1.3],
    'ANA': [256, 256, 64, 0, np.nan, 16, 16, 1024],
    'Thrombosis': [1, 1, 0, 0, 2, 0, 3, 0],
    'Symptoms': ['AMI', 'CNS lupus', None, '', 'abortion', None, 'brain infarction', None],
})

# case: ratio-male-to-female
# What is the ratio of outpatient to inpatient among female patients?
f = patient[patient.SEX == 'F']
result = (f.Admission == '-').sum() * 100.0 / (f.Admission == '+').sum()
# case: born-after-1950-inpatients-pct
birthday = pd.to_datetime(patient['Birthday'], errors='coerce')
after_1950 = birthday.dt.year > 1950
inpatients = patient['Admission'].eq('+')
result = {
    'pct': round(100 * (after_1950 & inpatients).sum() / inpatients.sum(), 3),
    'n_unknown': int(birthday.isna().sum()),
}
# case: diagnosis-first-seen
# SELECT Diagnosis, MIN(`First Date`) ... GROUP BY Diagnosis
tmp = patient.copy()
tmp['First Date'] = pd.to_datetime(tmp['First Date'].str.replace('/', '-', regex=False))
result = tmp.groupby('Diagnosis')['First Date'].min().dt.date.sort_index(ascending=False).astype(str)
# case: first-date-strict-parse
# mixed separators with an explicit format
patient['fd'] = pd.to_datetime(patient['First Date'], format='%Y-%m-%d')
result = patient[['ID', 'fd']]
# case: age-at-first-exam
e = examination.sort_values('Examination Date').drop_duplicates('ID', keep='first')
p = patient.assign(dob=pd.to_datetime(patient['Birthday'], errors='coerce'))
j = p.merge(e, on='ID', how='inner')
j['age'] = j['Examination Date'].dt.year - j['dob'].dt.year
result = j[['ID', 'SEX', 'age', 'Symptoms']]
# case: highest-ldh-patient
# SELECT p.ID, p.SEX, l.Date FROM Patient p JOIN Laboratory l ORDER BY l.LDH DESC LIMIT 1
row = laboratory.loc[laboratory['LDH'].idxmax()]
who = patient.loc[patient['ID'] == row['ID']].squeeze()
result = (int(row['ID']), who['SEX'], row['Date'], float(row['LDH']))
# case: ldh-above-500-in-1991-1993
# WHERE LDH >= 500 AND Date BETWEEN '1991-01-01' AND '1993-12-31'
result = (laboratory
          .assign(Date=lambda d: pd.to_datetime(d['Date']))
          .loc[lambda d: d['Date'].between('1991-01-01', '1993-12-31') & (d['LDH'] >= 500)]
          .groupby('ID')
          .agg(n=('LDH', 'size'), max_ldh=('LDH', 'max'), last=('Date', 'max'))
          .reset_index())
# case: having-count-exams
# SELECT ID FROM Laboratory GROUP BY ID HAVING COUNT(*) > 2
vc = laboratory['ID'].value_counts()
result = vc.index[vc > 2].tolist()
# case: avg-lab-per-diagnosis-word
# split 'SLE, SjS' into rows
def explode_diagnosis(df):
    out = df[['ID', 'Diagnosis']].dropna()
    out = out.assign(Diagnosis=out['Diagnosis'].str.split(r',\s*', regex=True)).explode('Diagnosis')
    out['Diagnosis'] = out['Diagnosis'].str.replace(r'\s*susp\.$', '', regex=True)
    return out

d = explode_diagnosis(patient)
result = d.merge(laboratory[['ID', 'GOT', 'GPT']], on='ID').groupby('Diagnosis')[['GOT', 'GPT']].mean().round(2)
# case: lag-got-change
# LAG(GOT) OVER (PARTITION BY ID ORDER BY Date)
lab = laboratory.sort_values(['ID', 'Date'])[['ID', 'Date', 'GOT']]
lab['prev_got'] = lab.groupby('ID')['GOT'].shift(1)
lab['delta'] = lab['GOT'] - lab['prev_got']
lab['lead_date'] = lab.groupby('ID')['Date'].shift(-1, fill_value='none')
result = lab[lab['delta'].notna()]
# case: days-between-labs-gaps
# gaps and islands: a new island when more than 30 days since last lab
l = laboratory.loc[:, ['ID', 'Date']].copy()
l['Date'] = pd.to_datetime(l['Date'])
l.sort_values(by=['ID', 'Date'], inplace=True)
l['gap'] = l.groupby('ID')['Date'].diff()
l['new'] = (l['gap'].isna() | (l['gap'] > pd.Timedelta(days=30))).astype(int)
l['island'] = l.groupby('ID')['new'].cumsum()
result = (l.groupby(['ID', 'island'])['Date']
           .agg(start='min', end='max', n='count')
           .assign(days=lambda x: (x['end'] - x['start']).dt.days)
           .reset_index())
# case: upro-proteinuria-level
# U-PRO is text: '-', '30', 'TR', '>=300'
def clean_upro(s: pd.Series) -> pd.Series:
    s = s.replace({'-': '0', 'TR': '15'})
    s = s.str.replace(r'[^0-9.]', '', regex=True)
    return pd.to_numeric(s)

upro = clean_upro(laboratory['U-PRO'])
result = pd.cut(upro, bins=[-np.inf, 0, 30, np.inf], labels=['none', 'mild', 'heavy'], right=True).value_counts(dropna=False).sort_index()
# case: tp-avg-bad-cast
result = laboratory['TP'].astype('float64').mean()
# case: tp-avg-clean
tp = pd.to_numeric(laboratory['TP'].str.strip().str.replace(',', '.'), errors='coerce')
below = tp < 6.0
above = tp > 8.5
result = pd.Series({'below': below.sum(), 'above': above.sum(), 'normal': (tp.notna() & ~below & ~above).sum(), 'avg': tp.mean()})
# case: male-female-pivot-thrombosis
m = pd.merge(patient, examination, on='ID')
result = pd.crosstab(m['SEX'].fillna('?').str.upper(), m['Thrombosis'], margins=True, margins_name='Total')
# case: union-of-ids
# SELECT ID FROM Patient UNION SELECT ID FROM Laboratory UNION SELECT ID FROM Examination
ids = reduce(lambda a, b: np.union1d(a, b), [patient['ID'], laboratory['ID'], examination['ID']])
result = [int(i) for i in ids]
# case: not-in-patients
# IDs of exams and labs that are not patients (EXCEPT)
both = pd.concat([laboratory[['ID']].assign(src='lab'), examination[['ID']].assign(src='exam')], ignore_index=True)
result = both[~both['ID'].isin(patient['ID'])].sort_values(['src', 'ID'])
# case: correlated-subquery-above-own-avg
# SELECT ID, Date, GPT FROM Laboratory l WHERE GPT > (SELECT AVG(GPT) FROM Laboratory WHERE ID = l.ID)
avg = laboratory.groupby('ID')['GPT'].transform('mean')
result = laboratory.loc[laboratory['GPT'] > avg, ['ID', 'Date', 'GPT']].assign(avg=avg.round(1))
# case: median-by-sex
merged = laboratory.merge(patient[['ID', 'SEX']], on='ID', how='left')
merged['SEX'] = merged['SEX'].str.upper().replace('', np.nan)
res = []
for sex, grp in merged.groupby('SEX', dropna=False):
    values = sorted(grp['GPT'].dropna())
    n = len(values)
    if n == 0:
        med = None
    elif n % 2:
        med = float(values[n // 2])
    else:
        med = (values[n // 2 - 1] + values[n // 2]) / 2
    res.append({'sex': sex if isinstance(sex, str) else 'N/A', 'median': med, 'n': n})
result = pd.DataFrame(res)
# case: ambiguous-truth-value
# patients with a severe thrombosis and symptoms
severe = examination[(examination['Thrombosis'] >= 1) and (examination['Symptoms'].notna())]
result = severe['ID'].tolist()
# case: abnormal-flag-any-per-patient
flags = laboratory.set_index('ID')[['GOT', 'GPT', 'LDH']].ge({'GOT': 60, 'GPT': 60, 'LDH': 500})
result = flags.groupby(level=0).any()
# case: latest-lab-per-patient
latest = laboratory.groupby('ID')['Date'].idxmax() if False else laboratory.sort_values('Date').groupby('ID').tail(1).index
result = laboratory.loc[sorted(latest), ['ID', 'Date', 'LDH']].set_index('ID').join(patient.set_index('ID')[['Diagnosis']], how='left')
# case: year-month-pivot-labs
dts = pd.to_datetime(laboratory['Date'])
result = laboratory.pivot_table(index=dts.dt.year.rename('year'), columns=dts.dt.quarter.map('Q{}'.format).rename('quarter'), values='ID', aggfunc='nunique', fill_value=0)
# case: symptom-coalesce
# COALESCE(NULLIF(Symptoms, ''), Diagnosis, 'none')
x = examination.merge(patient, on='ID', how='left')
x['label'] = x['Symptoms'].replace('', pd.NA).fillna(x['Diagnosis']).fillna('none')
result = list(x[['ID', 'label']].itertuples(index=False, name=None))
# case: dense-rank-ana
ex = examination[['ID', 'ANA']].copy()
ex['dr'] = ex['ANA'].rank(method='dense', ascending=False, na_option='bottom').astype(int)
ex['pct'] = ex['ANA'].rank(pct=True).round(3)
result = ex[ex['dr'] <= 2].sort_values(['dr', 'ID'])
