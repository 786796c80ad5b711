import pandas as pd
import numpy as np
import datetime as dt

Patient_df = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003, 57266],
    'SEX': ['F', 'F', 'F', 'F', 'F', 'M', 'M', None],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1953-09-21', '1936-03-25', '1943-01-01', '1937-11-24', '1980-02-29'],
    'Description': ['1994-02-14', '1996-12-01', None, '1997-08-13', None, '1998-07-31', '1994-02-19', ''],
    'First Date': ['1993-02-10', '1973-01-01', None, None, '1992-02-03', None, '1995-01-01', '1997-03-01'],
    'Admission': ['+', '+', '+', '+', '+', '-', '-', ''],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'MCTD, AMI', 'RA, SLE susp', 'SJS', 'SLE', 'Behcet'],
})

Examination_df = pd.DataFrame({
    'ID': [14872, 48473, 27654, 30609, 43003, 57266, 27654, 2110],
    'Examination Date': ['1997-05-27', '1992-12-21', '1997-11-10', '1996-11-20', '1993-11-11', '1997-03-05', '1996-01-01', None],
    'aCL IgG': [1.3, 4.3, 2.3, 0.0, 1.3, 0.0, 3.3, 2.0],
    'aCL IgM': [1.6, 4.6, 2.5, 0.0, 1.6, 0.0, 0.0, np.nan],
    'ANA': [256.0, 256.0, 4.0, 0.0, 256.0, 4.0, 16.0, np.nan],
    'ANA Pattern': ['P', 'P,S', 'P', '0', 'S', 'p', 'P', None],
    'Thrombosis': [0, 1, 0, 1, 0, 2, 1, 0],
    'Symptoms': ['AMI', None, 'CNS lupus', 'thrombocytopenia', None, 'brain infarction', 'CNS lupus', ''],
})

Laboratory_df = pd.DataFrame([
    {'ID': 2110, 'Date': '1986-04-19', 'GPT': 12, 'LDH': 152, 'TP': 6.3, 'UA': 3.4, 'WBC': 4.1, 'U-PRO': '0', 'CRP': '<0.3'},
    {'ID': 2110, 'Date': '1986-04-30', 'GPT': 60, 'LDH': 541, 'TP': 7.7, 'UA': 5.2, 'WBC': 9.3, 'U-PRO': '-', 'CRP': '-'},
    {'ID': 2110, 'Date': '1991-05-02', 'GPT': None, 'LDH': 500, 'TP': None, 'UA': 6.6, 'WBC': 3.4, 'U-PRO': '30', 'CRP': '0.3'},
    {'ID': 27654, 'Date': '1991-10-21', 'GPT': 8, 'LDH': 567, 'TP': 8.6, 'UA': 6.5, 'WBC': 3.5, 'U-PRO': None, 'CRP': '27.3'},
    {'ID': 27654, 'Date': '1992-02-13', 'GPT': 61, 'LDH': 220, 'TP': 5.9, 'UA': 7.9, 'WBC': 12.0, 'U-PRO': '100', 'CRP': '+'},
    {'ID': 30609, 'Date': '1996-11-20', 'GPT': 26, 'LDH': 499, 'TP': 7.2, 'UA': 8.0, 'WBC': 9.0, 'U-PRO': 'TR', 'CRP': '0.5'},
    {'ID': 43003, 'Date': '1994-02-01', 'GPT': 59, 'LDH': 180, 'TP': 7.0, 'UA': 8.1, 'WBC': 8.9, 'U-PRO': '29', 'CRP': None},
    {'ID': 57266, 'Date': '1997-03-05', 'GPT': 70, 'LDH': 880, 'TP': 6.0, 'UA': None, 'WBC': 3.5, 'U-PRO': '>=300', 'CRP': '<0.2'},
    {'ID': 57266, 'Date': '1997-03-05', 'GPT': 70, 'LDH': 880, 'TP': 6.0, 'UA': None, 'WBC': 3.5, 'U-PRO': '>=300', 'CRP': '<0.2'},
])

# case: in-vs-outpatients
# Are there more in-patients or outpatients who were male? Deviation in percentage: '+' is inpatient, '-' outpatient
males = Patient_df[Patient_df['SEX'] == 'M']
inp = (males['Admission'] == '+').sum()
out = (males['Admission'] == '-').sum()
result = inp * 100.0 / out

# case: born-after-1935-pct
# Among female patients born after 1935, what percent has a first date before 1993? NULLs count as no
f = Patient_df[(Patient_df.SEX == 'F') & (pd.to_datetime(Patient_df.Birthday).dt.year > 1935)]
result = round((f['First Date'] < '1993').sum() / len(f) * 100, 2) if f['First Date'].notna().any() else None

# case: age-at-examination
# Age (year difference) of patients at examination with severe thrombosis = 1 or 2
m = Patient_df.merge(Examination_df[Examination_df['Thrombosis'].isin([1, 2])], on='ID', how='inner')
m['age'] = m['Examination Date'].str[:4].astype(int) - m['Birthday'].str[:4].astype(int)
result = m[['ID', 'Examination Date', 'age', 'Thrombosis']].sort_values(['age', 'Thrombosis'])

# case: ua-by-sex-thresholds
# Ratio of abnormal uric acid: UA > 8.0 for men, UA > 6.50 for women
last = Laboratory_df.sort_values('Date').groupby('ID', as_index=False).last()
m = last.merge(Patient_df[['ID', 'SEX']], on='ID').dropna(subset=['SEX', 'UA'])
limit = m['SEX'].map({'M': 8.0, 'F': 6.5})
m['abnormal'] = m['UA'] > limit
result = m.groupby('SEX')['abnormal'].agg(['sum', 'count', 'mean'])

# case: average-ua-latest
# Average of the most recent UA of each patient (row of the max date, nulls allowed)
idx = pd.to_datetime(Laboratory_df['Date']).groupby(Laboratory_df['ID']).idxmax()
result = Laboratory_df.loc[idx, ['ID', 'Date', 'UA']].set_index('ID')['UA'].mean()

# case: upro-cast
# Patients with U-PRO between 0 and 30, non-numeric text handled
u = pd.to_numeric(Laboratory_df['U-PRO'], errors='coerce')
normal = Laboratory_df[u.gt(0) & u.lt(30)]
result = {'ids': normal['ID'].tolist(), 'numeric': int(u.notna().sum()), 'text': Laboratory_df['U-PRO'][u.isna()].dropna().unique().tolist()}

# case: upro-float-mistake
# Mean U-PRO per patient
Laboratory_df['U-PRO'] = Laboratory_df['U-PRO'].astype(float)
result = Laboratory_df.groupby('ID')['U-PRO'].mean()

# case: crp-parse
# Parse CRP: '<0.3' -> 0.3 flagged, '-' -> 0, '+' -> missing
def parse_crp(v):
    if v is None or pd.isna(v):
        return (np.nan, False)
    v = v.strip()
    if v.startswith('<'):
        return (float(v[1:]), True)
    if v == '-':
        return (0.0, False)
    try:
        return (float(v), False)
    except ValueError:
        return (np.nan, False)

Laboratory_df[['crp', 'censored']] = Laboratory_df['CRP'].apply(parse_crp).tolist()
result = Laboratory_df.drop_duplicates(['ID', 'Date']).groupby('ID')[['crp', 'censored']].max()

# case: diagnosis-tokens
# Diagnoses split by comma, with 'susp' removed; patients per diagnosis, SLE patients first visit
tok = (Patient_df.set_index('ID')['Diagnosis'].str.split(',').explode().str.strip()
       .str.replace(r'\s*susp\.?$', '', regex=True))
result = tok.groupby(tok).apply(lambda s: sorted(s.index)).to_dict()

# case: exam-within-one-year
# Patients with a lab test within 365 days before or after the examination; composite of dates
e = Examination_df.dropna(subset=['Examination Date'])
j = e.merge(Laboratory_df.drop_duplicates(), on='ID')
j['gap'] = (pd.to_datetime(j['Date']) - pd.to_datetime(j['Examination Date'])).abs()
near = j[j['gap'] <= pd.Timedelta(days=365)]
result = near.sort_values('gap').drop_duplicates('ID')[['ID', 'Date', 'gap', 'GPT']]

# case: leap-birthday
# next birthday after the last lab date for every patient (Feb 29 trap)
def next_birthday(b, day):
    b = dt.date.fromisoformat(b)
    d = dt.date.fromisoformat(day)
    nxt = b.replace(year=d.year)
    return nxt if nxt > d else b.replace(year=d.year + 1)

last = Laboratory_df.groupby('ID')['Date'].max()
p = Patient_df[Patient_df['ID'].isin(last.index)]
result = {i: str(next_birthday(b, last[i])) for i, b in zip(p['ID'], p['Birthday'])}

# case: symptoms-null-empty
# Patients with the most common symptom (ignore NULL and ''), plus ANA pattern without regard to case
s = Examination_df['Symptoms'].replace('', np.nan)
common = s.mode()
ids = Examination_df.loc[s.isin(common), 'ID'].unique()
pat = Examination_df['ANA Pattern'].str.upper().value_counts(dropna=False)
result = (common.tolist(), ids.tolist(), pat)

# case: ldh-trend
# consecutive abnormal LDH (>= 500) tests per patient: longest streak
lab = Laboratory_df.drop_duplicates().sort_values(['ID', 'Date'])
lab['ab'] = lab['LDH'].ge(500)
lab['run'] = (lab['ab'] != lab.groupby('ID')['ab'].shift()).cumsum()
streak = lab[lab['ab']].groupby(['ID', 'run']).size().groupby(level='ID').max()
result = streak.reindex(lab['ID'].unique(), fill_value=0).astype(int)

