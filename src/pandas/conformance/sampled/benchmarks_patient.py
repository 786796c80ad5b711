import pandas as pd
import numpy as np
from datetime import date, datetime

# thrombosis prediction (hospital lab tests)
Patient_df = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003, 57266],
    'SEX': ['F', 'F', 'F', 'F', 'M', 'M', 'M', ''],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1953-09-21', '1936-03-25', '1944-12-01', '1950-02-29', '1971-10-16'],
    'Description': ['1994-02-14', '1996-12-01', '1991-08-13', '1997-08-13', '1992-02-03', None, '1995-07-24', '1996-02-29'],
    'First Date': ['1993-02-10', '1973-01-01', None, '1996-05-12', '1992-02-03', '1990-11-30', '1982-04-01', '1995-12-31'],
    'Admission': ['+', '-', '+', '-', '+', '+', '-', '+(-)'],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'SLE, SjS', 'RA, SLE', 'Behcet', 'SJS', 'MCTD,  AMI'],
})

Examination_df = pd.DataFrame({
    'ID': [14872.0, 12052.0, 27654.0, 43003.0, 57266.0, np.nan, 2110.0],
    'Examination Date': ['1997-05-27', '1992-02-03', '1992-12-21', '1995-07-24', '1997-02-19', '1996-01-08', '1994-03-01'],
    'aCL IgG': [1.3, 4.3, 0.0, 8.1, 12.6, 150.0, np.nan],
    'aCL IgM': [1.6, 4.6, 2.7, 3.0, 7.9, 4.4, 0.0],
    'ANA': ['256', '256', '0', '64', '>4096', '16', '4'],
    'ANA Pattern': ['P', 'P,S', None, 'S', 'D,P', 'P', 'S '],
    'KCT': [None, '-', '-', None, '+', None, '+'],
    'Diagnosis': ['MCTD, AMI', 'SLE', 'RA', 'SJS', 'APS', 'SLE', None],
    'Symptoms': ['AMI', None, 'thrombocytepenia', None, 'brain infarction', 'CVA', None],
    'Thrombosis': [1, 0, 0, 0, 2, 1, 0],
})

Laboratory_df = pd.DataFrame({
    'ID': [2110, 2110, 2110, 11408, 11408, 12052, 12052, 27654, 27654, 30609, 43003, 57266],
    'Date': ['1986-04-19', '1986-04-30', '1987-05-02', '1990-12-10', '1991-10-21', '1991-10-21', '1992-06-12', '1991-10-21', '1995-01-26', '1997-11-05', '1984-03-12', '1996-09-02'],
    'GOT': [24.0, 25.0, 60.0, np.nan, 19.0, 121.0, 44.0, 34.0, 35.0, 16.0, 29.0, 74.0],
    'GPT': [12.0, 12.0, 61.0, 30.0, 11.0, 92.0, 60.0, 16.0, 17.0, 10.0, 23.0, 120.0],
    'LDH': [152.0, 162.0, 525.0, 512.0, np.nan, 330.0, 499.0, 567.0, 572.0, 288.0, 186.0, 501.0],
    'ALB': [3.4, 4.5, 4.6, 3.1, 4.0, np.nan, 2.9, 3.8, 3.3, 4.4, 5.1, 4.1],
    'UA': [3.4, 4.7, 6.5, 8.1, 6.6, 7.3, np.nan, 8.0, 9.1, 4.6, 6.6, 5.0],
    'UN': [16.0, 18.0, 17.0, 30.0, 29.0, 15.0, 13.0, 43.0, 20.0, 12.0, 17.0, 30.0],
    'CRE': [0.6, 0.6, 0.9, 1.5, 1.4, 0.7, 0.8, 2.3, 1.6, 0.7, 1.1, 0.9],
    'T-CHO': [206.0, 220.0, 251.0, 249.0, 250.0, 178.0, np.nan, 190.0, 301.0, 165.0, 207.0, 230.0],
    'WBC': [4.7, 3.4, 9.1, 3.6, 12.0, 8.7, 2.9, 6.6, 14.1, 5.5, 7.0, 3.5],
    'PLT': [227, 242, 95, 410, 310, 99, 130, 88, 253, 401, 190, np.nan],
    'U-PRO': ['-', '0', '>=300', '30', 'TR', '100', '-', '300', '>=300', '0', None, '15'],
    'RNP': [None, '-', None, 'negative', None, '256', '16', '0', None, '+-', '1', '4'],
    'CRP': ['<0.3', '<0.2', '1.4', '-', '0.5', '2.9', '+', '<0.1', '10.2', None, '<0.3', '3.0'],
})
# case: inpatient-percent-change
female = Patient_df[Patient_df['SEX'] == 'F']
inp = (female['Admission'] == '+').sum()
outp = (female['Admission'] == '-').sum()
males = Patient_df.query("SEX == 'M'")['Admission'].value_counts(normalize=True)
result = {'deviation': (inp - outp) / outp * 100, 'male_inpatient': males['+'], 'levels': sorted(Patient_df['Admission'].unique())}
# case: age-at-first-visit
p = Patient_df[['ID', 'SEX', 'Birthday', 'First Date', 'Diagnosis']].copy()
p['birth'] = pd.to_datetime(p['Birthday'], errors='coerce')
p['first'] = pd.to_datetime(p['First Date'], errors='coerce')
p['age'] = ((p['first'] - p['birth']) / np.timedelta64(1, 'D') / 365.25).apply(np.floor)
result = p.dropna(subset=['age']).sort_values('age', ascending=False)[['ID', 'SEX', 'age', 'Diagnosis']]
# case: ldh-beyond-normal-gap
merged = Laboratory_df.merge(Patient_df, on='ID', how='inner')
high = merged[merged['LDH'] > 500].copy()
high['above'] = high['LDH'] - 500
high['next_check_gap'] = (pd.to_datetime(high['Description']) - pd.to_datetime(high['First Date'])).dt.days
result = high.groupby('ID').agg({'above': 'max', 'next_check_gap': 'first', 'Admission': 'first'}).reset_index()
# case: abnormal-uric-acid-by-sex
lab = Laboratory_df.join(Patient_df.set_index('ID')['SEX'], on='ID')
limit = lab['SEX'].map({'M': 8.0, 'F': 6.5})
lab['ua_abnormal'] = lab['UA'] >= limit
latest = lab.sort_values('Date').groupby('ID').tail(1)
avg_ua = latest.loc[latest['ua_abnormal'], 'UA'].mean()
result = (latest[['ID', 'SEX', 'UA', 'ua_abnormal']].sort_values('ID').reset_index(drop=True), round(avg_ua, 3))
# case: diagnosis-token-counts
tok = (Patient_df.assign(dx=Patient_df['Diagnosis'].str.split(r',\s*', regex=True))
       .explode('dx')
       .assign(dx=lambda d: d['dx'].str.replace(r'\s*susp\.$', '', regex=True).str.upper()))
result = tok.groupby('dx')['ID'].agg(['nunique', list]).sort_values('nunique', ascending=False)
# case: upro-in-range
lab = Laboratory_df[['ID', 'Date', 'U-PRO', 'ALB']].copy()
lab['upro_num'] = pd.to_numeric(lab['U-PRO'].replace({'-': '0', 'TR': '15'}).str.replace('>=', ''), errors='coerce')
in_range = lab[(lab['upro_num'] > 0) & (lab['upro_num'] < 30)]
share_low_alb = (lab.loc[lab['upro_num'] >= 30, 'ALB'] < 3.5).mean()
result = {'rows': in_range['ID'].tolist(), 'low_alb_share': round(share_low_alb * 100, 2)}
# case: creatinine-over-70-rule
lab = pd.merge(Laboratory_df[['ID', 'Date', 'CRE']], Patient_df[['ID', 'Birthday', 'SEX']], on='ID')
def years(row):
    try:
        b = datetime.strptime(row['Birthday'], '%Y-%m-%d').date()
    except ValueError:
        return None
    d = date.fromisoformat(row['Date'])
    return d.year - b.year - ((d.month, d.day) < (b.month, b.day))
lab['age'] = lab.apply(years, axis=1)
result = lab[(lab['CRE'] >= 1.5) & (lab['age'] < 70)].reset_index(drop=True)
# case: ana-pattern-thrombosis
ex = Examination_df.copy()
ex['ANA_num'] = ex['ANA'].str.extract(r'(\d+)')[0].astype(int)
ex['ANA Pattern'] = ex['ANA Pattern'].str.strip().fillna('none')
ex['severity'] = ex['Thrombosis'].map({0: 'negative', 1: 'most severe', 2: 'severe'})
avg_igm = ex['aCL IgM'].mean()
flt = ex[(ex['Thrombosis'] > 0) & (ex['aCL IgM'] > avg_igm * 1.2)]
result = flt[['ID', 'ANA_num', 'ANA Pattern', 'severity', 'aCL IgM']]
# case: wbc-in-normal-range-per-year
w = Laboratory_df.assign(year=lambda d: d['Date'].str[:4])
w['status'] = pd.cut(w['WBC'], bins=[-np.inf, 3.5, 9.0, np.inf], right=False, labels=['low', 'normal', 'high'])
result = w.groupby(['year', 'status'], observed=True).size().unstack(fill_value=0)
# case: crp-cleanup-and-merge
c = Laboratory_df[['ID', 'Date', 'CRP']].copy()
c['crp_lt'] = c['CRP'].str.startswith('<', na=False)
c['crp_val'] = c['CRP'].str.lstrip('<')
c.loc[c['CRP'].isin(['-', '+-']), 'crp_val'] = '0'
c['crp_val'] = pd.to_numeric(c['crp_val'], errors='coerce')
c = c.merge(Examination_df[['ID', 'Thrombosis']].dropna(), on='ID', how='left')
result = c.groupby('Thrombosis', dropna=False).agg(n=('crp_val', 'size'), known=('crp_val', 'count'), mean=('crp_val', 'mean'))
# case: repeat-tests-trend
srt = Laboratory_df.sort_values(['ID', 'Date']).copy()
srt['visit'] = srt.groupby('ID').cumcount() + 1
wide = srt.pivot(index='ID', columns='visit', values='T-CHO')
wide.columns = ['visit_' + str(c) for c in wide.columns]
wide['rise'] = wide['visit_2'] - wide['visit_1']
wide['flag'] = (wide.filter(like='visit') >= 250).any(axis=1)
result = wide.reset_index()
# case: low-platelet-patients-ordered-by-birth
low = Laboratory_df.loc[Laboratory_df['PLT'].between(0, 100, inclusive='neither'), ['ID', 'PLT', 'Date']]
pt = Patient_df[Patient_df['ID'].isin(low['ID'])].sort_values('Birthday', ascending=False)
pt['min_plt'] = pt['ID'].map(low.groupby('ID')['PLT'].min())
pt['Birthday'] = pd.to_datetime(pt['Birthday']).dt.strftime('%d.%m.%Y')
result = pt[['ID', 'SEX', 'Birthday', 'min_plt', 'Diagnosis']].reset_index(drop=True)
