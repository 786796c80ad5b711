import pandas as pd
import numpy as np

patient = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003, 48473, 57266, 130300],
    'SEX': ['F', 'F', 'F', 'F', 'F', 'F', 'M', 'M', '', 'M'],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1953-09-21', '1936-03-25', '1934-03-26', '1958-01-02', '1945-11-30', '1960-07-15', '1934-12-01'],
    'Description': ['1994-02-14', '1996-12-01', '1997-08-13', None, '1992-02-03', None, '1995-04-12', '1997-01-20', None, '1991-08-13'],
    'First_Date': ['1993-02-10', '1973-01-01', None, '1991-08-13', '1992-02-03', None, '1992-11-03', '1987-04-01', '1996-05-20', '1990-01-31'],
    'Admission': ['+', '+', '-', '+', '+', '-', '-', '+(', None, '-'],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'SLE, SjS', 'RA, SLE susp', 'SLE', 'Behcet', 'SJS', 'PSS', 'RA'],
})
lab = pd.DataFrame({
    'ID': [2110, 2110, 11408, 12052, 12052, 14872, 27654, 27654, 43003, 43003, 48473, 57266, 130300, 999],
    'Date': ['1986-04-19', '1986-04-30', '1994-10-02', '1993-02-10', '1995-05-05', '1991-09-01', '1992-02-03', '1992-03-10', '1995-04-12', '1996-01-09', '1987-04-20', '1996-06-01', '1991-08-20', '1990-01-01'],
    'GOT': [24, 25, 61, np.nan, 77, 18, 34, 1057, 22, 60, 15, 29, 33, 12],
    'GPT': [12, 14, 30, 59, 91, np.nan, 18, 20, 61, 48, 9, 22, 60, 10],
    'LDH': [152, 139, 505, 166, 488, 500, 241, 1022, 172, 180, 310, 399, 499, 200],
    'UA': [3.4, 5.7, 7.2, 4.6, 6.6, 8.1, 3.0, 3.2, 7.9, 8.4, 6.1, np.nan, 8.0, 5.0],
    'CRE': [0.6, 0.7, 1.5, 0.8, 0.9, 1.6, 0.7, 2.1, 1.0, 1.1, np.nan, 0.9, 1.4, 1.0],
    'T_BIL': [0.3, 0.2, 2.1, 0.4, 0.5, 0.7, 1.9, 2.0, 0.6, 0.8, 0.3, 0.4, 0.6, 0.5],
    'PLT': [349, 334, 88, 162, 99, 420, 100, 401, 243, 255, 180, None, 400, 200],
    'CRP': ['<0.2', '0.3', '1.4', '-', '+-', '2.0', '<0.2', '5.1', '0.9', '+', '0.2', None, '0.8', '0.1'],
    'RF': ['19.5', '<20.0', '43.1', '1460', 'TX', '12.0', '-', '22', '<20.0', '20', '<9.5', '150', None, '5'],
})
exam = pd.DataFrame({
    'ID': [2110, 12052, 14872, 27654, 43003, 43003, 130300, np.nan],
    'Examination_Date': ['1993-05-27', '1996-12-21', '1991-08-14', '1992-02-20', '1995-04-12', '1997-05-01', '1991-08-20', '1990-01-01'],
    'aCL_IgG': [1.3, 4.3, 0.9, 6.3, 0.0, 2.2, 10.1, 1.0],
    'aCL_IgM': [1.6, 4.6, 1.0, 4.8, 0.7, 4.2, 12.9, 1.0],
    'ANA': ['256', '256', '4', '>4096', '0', '16', '64', None],
    'KCT': ['-', None, '+', '-', None, '+', '-', None],
    'Thrombosis': [0, 1, 0, 2, 0, 1, 3, 0],
})

# case: inpatient-vs-outpatient-male-pct
# Are there more in-patient or outpatient who were male? What is the deviation in percentage?
m = patient[patient['SEX'] == 'M']
inp = (m['Admission'] == '+').sum()
outp = (m['Admission'] == '-').sum()
result = inp / outp * 100
# case: born-after-1930-female-pct
p = patient[pd.to_datetime(patient['Birthday']).dt.year > 1930]
result = round((p['SEX'] == 'F').sum() * 100 / len(p), 2)
# case: creatinine-high-under-70
# evidence: creatinine >= 1.5 ; not 70 yet in 1999
ab = lab[lab['CRE'] >= 1.5].merge(patient, on='ID')
ab['age'] = 1999 - pd.to_datetime(ab['Birthday']).dt.year
result = ab.loc[ab['age'] < 70, 'ID'].nunique()
# case: ua-normal-by-sex
# UA normal: < 8.0 if male, < 6.5 if female
j = lab.merge(patient[['ID', 'SEX']], on='ID', how='inner')
limit = j['SEX'].map({'M': 8.0, 'F': 6.5})
j['normal'] = j['UA'].lt(limit)
result = j.groupby('SEX')['normal'].agg(['sum', 'count'])
# case: latest-ua-average
last = lab.sort_values('Date').groupby('ID').tail(1)
result = round(last['UA'].mean(), 4)
# case: days-first-date-to-exam
df = patient.merge(exam, on='ID')
df['First_Date'] = pd.to_datetime(df['First_Date'])
df['Examination_Date'] = pd.to_datetime(df['Examination_Date'])
df['days'] = (df['Examination_Date'] - df['First_Date']).dt.days
result = df[['ID', 'days', 'Thrombosis']].sort_values('days')
# case: platelet-level-case
def level(x):
    if pd.isna(x):
        return 'unknown'
    elif x <= 100:
        return 'low'
    elif x >= 400:
        return 'high'
    return 'normal'
result = lab['PLT'].apply(level).value_counts().to_dict()
# case: crp-clean-text
v = lab['CRP'].str.replace('<', '', regex=False)
num = pd.to_numeric(v, errors='coerce')
sub = lab.loc[num.ge(1.0), ['ID', 'Date', 'CRP']]
result = sub.reset_index(drop=True)
# case: rf-abnormal-float-error
result = lab[lab['RF'].astype(float) >= 20]['ID'].unique().tolist()
# case: rf-regex-numeric
rf = lab['RF'].str.extract(r'(\d+\.?\d*)')[0].astype(float)
result = lab.assign(RFn=rf).groupby('ID')['RFn'].max().dropna().sort_values()
# case: got-gpt-both-abnormal
r = lab.query('GOT >= 60 or GPT >= 60')
result = r.groupby('ID').size().rename('abnormal').reset_index().merge(patient[['ID', 'Diagnosis']], how='left')
# case: ldh-beyond-normal-avg-above
# LDH > 500 higher than average of the ones under it
ref = lab.loc[lab['LDH'] < 500, 'LDH'].mean()
over = lab.loc[lab['LDH'] > 500]
result = [(int(i), float(l - ref)) for i, l in zip(over['ID'], over['LDH'])]
# case: age-at-arrival-oldest-sjs
sjs = patient[patient['Diagnosis'].str.contains('SJS', case=False)].copy()
sjs['age_first'] = pd.to_datetime(sjs['First_Date']).dt.year - pd.to_datetime(sjs['Birthday']).dt.year
result = sjs.nsmallest(1, 'Birthday') if sjs['Birthday'].dtype != object else sjs.sort_values('Birthday').head(1)[['ID', 'age_first', 'Diagnosis']]
# case: diag-explode-counts
d = patient.assign(d=patient['Diagnosis'].str.split(','))
d = d.explode('d')
d['d'] = d['d'].str.replace('susp', '').str.strip(' .').str.upper()
result = d['d'].value_counts().sort_index()
# case: thrombosis-severe-most-common-sex
sev = exam[exam['Thrombosis'] > 0].merge(patient, on='ID')
result = sev['SEX'].mode().iloc[0]
# case: lab-per-month-average-1992
dd = pd.to_datetime(lab['Date'])
in92 = lab[dd.dt.year == 1992]
result = in92['ID'].nunique() / 12
# case: change-between-two-tests
s = lab.sort_values(['ID', 'Date'])
s['dLDH'] = s.groupby('ID')['LDH'].diff()
s['pct'] = s.groupby('ID')['LDH'].pct_change().round(3)
result = s.loc[s['dLDH'].notna(), ['ID', 'Date', 'dLDH', 'pct']]
# case: ana-sorted-as-text
result = exam['ANA'].dropna().sort_values().tolist()
# case: igm-second-highest
u = np.sort(exam['aCL_IgM'].unique())[::-1]
result = exam[exam['aCL_IgM'] == u[1]].merge(patient, on='ID')['Diagnosis'].squeeze()
# case: bilirubin-max-per-sex-idxmax
j = lab.merge(patient, on='ID')
j['SEX'] = j['SEX'].replace('', np.nan)
idx = j.groupby('SEX')['T_BIL'].idxmax()
result = j.loc[idx, ['SEX', 'ID', 'T_BIL']].set_index('SEX')
# case: patients-without-lab-or-exam
ids = set(patient['ID'])
result = sorted(ids - set(lab['ID']) - set(exam['ID'].dropna().astype(int)))
# case: latest-datediff-in-days-error
patient2 = patient.copy()
patient2['stay'] = patient2['Description'] - patient2['First_Date']
result = patient2['stay'].mean()
