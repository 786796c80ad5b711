import pandas as pd
import numpy as np
from datetime import datetime
from functools import reduce
from typing import Tuple, Optional, Union

Patient = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003, 57266],
    'SEX': ['F', 'F', 'F', 'F', 'F', None, 'M', 'M'],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1953-09-21', '1936-03-25', '1949-10-21', '1937-11-24', '1969-12-13'],
    'First Date': ['1993-02-10', '1973-01-01', None, '1991-08-13', '1992-02-03', '1988-02-09', '1991-08-13', '2000-01-01'],
    'Admission': ['+', '-', '+', '-', '+', '', '-', '+'],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'SLE', 'RA, SLE susp', 'SLE', 'PSS', None],
})

Laboratory = pd.DataFrame({
    'ID': [2110, 2110, 2110, 11408, 11408, 12052, 14872, 14872, 27654, 30609, 43003, 99999],
    'Date': ['1986-04-19', '1986-04-30', '1991-06-13', '1987-01-01', '1987-02-11', '1991-07-01', '1995-09-04', '1996-12-02', '1992-04-03', '1986-12-05', '1993-09-21', '1990-01-01'],
    'GOT': [24.0, 25.0, 22.0, 65.0, 28.0, np.nan, 120.0, 21.0, 34.0, 12.0, 44.0, 10.0],
    'LDH': [152.0, 162.0, 144.0, 567.0, 190.0, 900.0, 520.0, np.nan, 209.0, 188.0, 499.0, 300.0],
    'UA': ['3.4', '5.2', '6.6', '>8.0', '4.0', None, '8.8', '6.50', '', '3.1', '7.9', '5'],
    'T-CHO': [164.0, 171.0, 250.0, 281.0, 249.0, 199.0, np.nan, 300.0, 100.0, 210.0, 251.0, 180.0],
})

Examination = pd.DataFrame({
    'ID': [2110, 14872, 27654, 27654, 48473, 57266, 11408],
    'Examination Date': ['1997-05-27', '1992-12-21', '1995-04-20', '1996-04-20', '1998-08-01', '1993-01-01', None],
    'aCL IgG': [1.3, 4.3, 2.3, 0.0, 1.9, 3.0, 10.0],
    'ANA': ['256', '256', '0', '1024', '64', '4096', '16'],
    'Symptoms': ['AMI', None, 'CNS lupus', 'Apo, CNS', None, 'brain infarction', 'thrombophlebitis'],
    'Thrombosis': [1, 0, 1, 1, 0, 2, 3],
})

# case: inpatient-ratio
def in_out_patients(Patient: pd.DataFrame) -> float:
    """Percentage of in-patients ('+') against out-patients ('-') among female patients."""
    females = Patient[Patient['SEX'] == 'F']
    inpatients = (females['Admission'] == '+').sum()
    outpatients = (females['Admission'] == '-').sum()
    return inpatients / outpatients * 100

result = in_out_patients(Patient)
# case: born-after-1930-female-pct
def female_pct_born_after(Patient, year=1930):
    born = Patient[pd.to_datetime(Patient['Birthday']).dt.year > year]
    return born[born['SEX'] == 'F'].shape[0] / born.shape[0] * 100

result = female_pct_born_after(Patient)
# case: sle-first-visits
def sle_patients(Patient: pd.DataFrame) -> pd.DataFrame:
    return Patient.loc[Patient['Diagnosis'] == 'SLE', ['ID', 'First Date']].rename(columns={'First Date': 'FirstVisit'})

result = sle_patients(Patient)
# case: ldh-over-500
def high_ldh(Patient, Laboratory, limit: float = 500):
    """IDs, sex and birthday of the patients with LDH beyond normal range."""
    joined = Patient.merge(Laboratory, on='ID', how='inner')
    beyond = joined[joined['LDH'] > limit]
    return beyond[['ID', 'SEX', 'Birthday']].drop_duplicates(subset=['ID'])

result = high_ldh(Patient, Laboratory)
# case: age-at-first-date
def age_at_first_visit(Patient):
    df = Patient.copy()
    for col in ['Birthday', 'First Date']:
        df[col] = pd.to_datetime(df[col], errors='coerce')
    df['age'] = df['First Date'].dt.year - df['Birthday'].dt.year
    return df.set_index('ID')['age']

result = age_at_first_visit(Patient)
# case: exam-1997
def exams_in_year(Examination, year):
    d = Examination.copy()
    d['Examination Date'] = pd.to_datetime(d['Examination Date'])
    return d[d['Examination Date'].dt.year == year][['ID', 'Thrombosis']].values.tolist()

result = exams_in_year(Examination, 1997)
# case: ua-cleaning
def ua_levels(Laboratory):
    """Mean uric acid per patient (text values are cleaned)."""
    lab = Laboratory[['ID', 'UA']].copy()
    lab['UA'] = lab['UA'].str.replace('>', '', regex=False)
    lab['UA'] = pd.to_numeric(lab['UA'], errors='coerce')
    return lab.groupby('ID')['UA'].mean().round(2)

result = ua_levels(Laboratory)
# case: ua-astype-error
def ua_latest(Laboratory):
    """UA in the most recent laboratory examination."""
    lab = Laboratory.sort_values('Date', ascending=False)
    lab['UA'] = lab['UA'].astype(float)
    return lab.iloc[0]['UA']

result = ua_latest(Laboratory)
# case: latest-lab-per-patient
def latest_lab(Laboratory: pd.DataFrame) -> pd.DataFrame:
    lab = Laboratory.assign(Date=pd.to_datetime(Laboratory['Date']))
    idx = lab.groupby('ID')['Date'].idxmax()
    return lab.loc[idx, ['ID', 'Date', 'T-CHO']].reset_index(drop=True)

result = latest_lab(Laboratory)
# case: cholesterol-abnormal-count
def abnormal_cholesterol(Patient, Laboratory):
    """Count of distinct patients with total cholesterol >= 250 by sex."""
    x = Laboratory[Laboratory['T-CHO'] >= 250].merge(Patient, on='ID')
    return x.groupby('SEX')['ID'].nunique().to_dict()

result = abnormal_cholesterol(Patient, Laboratory)
# case: thrombosis-severity
def severity_label(code: int) -> str:
    if code == 0:
        return 'negative'
    elif code == 1:
        return 'most severe'
    elif code == 2:
        return 'severe'
    else:
        return 'mild'

def severity_table(Examination):
    labels = Examination['Thrombosis'].apply(severity_label)
    return labels.value_counts().to_frame('n')

result = severity_table(Examination)
# case: symptoms-explode
def symptom_counts(Examination):
    s = Examination['Symptoms'].dropna().str.split(', ').explode().str.strip()
    return s.value_counts().sort_index()

result = symptom_counts(Examination)
# case: patients-without-lab
def no_lab(Patient, Laboratory) -> list:
    return list(np.setdiff1d(Patient['ID'].unique(), Laboratory['ID'].unique()))

result = [int(x) for x in no_lab(Patient, Laboratory)]
# case: all-three-tables
def in_all_tables(*frames):
    """IDs that are in all of the tables."""
    return sorted(int(i) for i in reduce(lambda a, b: a & b, (set(f['ID']) for f in frames)))

result = in_all_tables(Patient, Laboratory, Examination)
# case: got-trend
def got_change(Laboratory, patient_id):
    s = Laboratory[Laboratory['ID'] == patient_id].sort_values('Date').set_index('Date')['GOT']
    return s.diff().dropna()

result = got_change(Laboratory, 2110)
# case: ana-max-int
def highest_ana(Examination: pd.DataFrame) -> Tuple[int, int]:
    """Return (patient id, ANA) for the highest ANA concentration."""
    ana = Examination['ANA'].astype(int)
    pos = ana.to_numpy().argmax()
    return int(Examination['ID'].iloc[pos]), int(ana.iloc[pos])

result = highest_ana(Examination)
# case: and-operator-error
def female_sle(Patient):
    """Number of female patients diagnosed with SLE."""
    return len(Patient[(Patient['SEX'] == 'F') and (Patient['Diagnosis'] == 'SLE')])

result = female_sle(Patient)
# case: oldest-sle
def oldest_sle(Patient, Laboratory):
    sle = Patient[Patient['Diagnosis'].str.contains('SLE', na=False)]
    sle = sle.merge(Laboratory, on='ID')
    sle = sle.sort_values(by='Birthday')
    return sle[['Date', 'Birthday']].head(1).to_dict(orient='records')

result = oldest_sle(Patient, Laboratory)
# case: gender-ldh-summary
def ldh_summary(Patient, Laboratory):
    joined = pd.merge(Laboratory, Patient[['ID', 'SEX']], on='ID', how='left')
    joined['SEX'] = joined['SEX'].fillna('unknown')
    return joined.groupby('SEX')['LDH'].describe()[['count', 'mean', 'min', 'max']]

result = ldh_summary(Patient, Laboratory)
# case: monthly-average-tests
def tests_by_month(Laboratory, start='1986-01-01', end='1987-12-31'):
    lab = Laboratory.copy()
    lab['Date'] = pd.to_datetime(lab['Date'])
    sel = lab[(lab['Date'] >= start) & (lab['Date'] <= end)]
    return sel.groupby(sel['Date'].dt.to_period('M')).size().rename(index=str)

result = tests_by_month(Laboratory)
# case: strptime-days
def hospital_days(Patient, patient_id) -> Optional[int]:
    """Days between birth and first visit of the patient, None when unknown."""
    row = Patient[Patient['ID'] == patient_id]
    if row.empty:
        return None
    first = row['First Date'].iloc[0]
    if pd.isna(first):
        return None
    birth = datetime.strptime(row['Birthday'].iloc[0], '%Y-%m-%d')
    return (datetime.strptime(first, '%Y-%m-%d') - birth).days

result = [hospital_days(Patient, i) for i in (2110, 12052, 5)]
# case: acl-above-average
def acl_above_average_pct(Examination):
    threshold = Examination['aCL IgG'].mean() * 1.25
    higher = Examination[Examination['aCL IgG'] > threshold]
    return {'threshold': round(threshold, 3), 'n': len(higher), 'ids': higher['ID'].tolist()}

result = acl_above_average_pct(Examination)
# case: attribute-with-space
def first_dates(Patient):
    return Patient.sort_values('Birthday').First_Date.head(3)

result = first_dates(Patient)
# case: youngest-per-admission
def youngest_by_admission(Patient):
    ordered = Patient.sort_values('Birthday', ascending=False)
    return ordered.drop_duplicates('Admission', keep='first')[['Admission', 'ID', 'Birthday']]

result = youngest_by_admission(Patient)
