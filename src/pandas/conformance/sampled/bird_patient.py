import pandas as pd
import numpy as np

Patient_df = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003, 57266],
    'SEX': ['F', 'F', 'F', 'F', 'F', 'M', 'M', ''],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1997-09-21', '1936-03-25', '1934-03-05', '1937-11-24', '1970-12-02'],
    'Description': ['1994-02-14', '1996-12-01', '1991-08-13', None, '1992-02-03', '1997-03-01', None, '1993-08-31'],
    'First Date': ['1993-02-10', '1973-01-01', None, '1997-09-21', '1992-02-03', '1980-05-06', '1994-12-12', '1993-09-27'],
    'Admission': ['+', '+', '+', '-', '+', '-', None, '+ '],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'MCTD, AMI', 'RA, SLE', 'SJS', 'SLE susp.', 'RA'],
})

Laboratory_df = pd.DataFrame({
    'ID': [2110, 2110, 11408, 11408, 12052, 27654, 27654, 30609, 30609, 43003, 57266, 57266],
    'Date': ['1986-04-19', '1991-10-21', '1985-04-24', '1992-07-01', '1984-08-20', '1991-10-21', '1995-09-04', '1986-10-14', '1991-10-02', '1995-01-09', '1993-09-27', '1994-10-03'],
    'GOT': [24, 25, 22, 130, 71, 34, np.nan, 15, 36, 61, 26, 29],
    'GPT': [12, 12, 8, 71, 60, 20, 61, np.nan, 27, 45, 31, 22],
    'LDH': [152, 162, 144, 567, 501, 567, 250, 180, 290, 499, 231, 242],
    'ALB': [4.3, 4.5, 3.0, 3.4, 3.6, 5.6, 3.5, 5.5, 4.0, 3.2, 4.5, np.nan],
    'UA': [3.4, 6.5, 6.7, 8.1, 6.2, 4.2, 6.4, 8.0, 7.9, 9.3, 6.5, 3.3],
    'T-CHO': [192.0, 187.0, 250.0, 249.0, np.nan, 276.0, 251.0, 166.0, 230.0, 180.0, 199.0, 205.0],
    'PLT': [227, 190, 90, 101, 420, 99, 380, 400, 401, 250, np.nan, 310],
    'RNP': ['-', '0', None, 'negative', '+-', '1', '16', '-', '0', '4', None, 'negative'],
    'CRP': ['<0.3', '0.2', '3.1', '-', '+', '<0.2', '1.5', None, '0.9', '-', '+-', '2+'],
})

Examination_df = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003],
    'Examination Date': ['1993/05/27', '1996/12/21', '1993/11/18', '1997/10/08', '1992/02/03', None, '1994/12/15'],
    'aCL IgG': [1.3, 4.0, 0.0, 9.9, 0.6, 1.0, 2.4],
    'aCL IgM': [1.6, 2.5, 0.0, 2.6, 1.2, 0.0, 1.6],
    'ANA': ['256', '16', '0', '>4096', '64', None, '256'],
    'Thrombosis': [0, 1, 0, 2, 1, 0, 3],
    'Symptoms': [None, 'CNS lupus', None, 'AMI', 'brain infarction', '', 'CNS lupus, epilepsy'],
})
# case: inpatient-outpatient-pct-diff
p = Patient_df.copy()
p['Admission'] = p['Admission'].str.strip()
inp = (p['Admission'] == '+').sum()
outp = (p['Admission'] == '-').sum()
result = {'inpatient': int(inp), 'outpatient': int(outp), 'ratio_pct': round(inp / outp * 100, 2) if outp else None}
# case: female-born-after-1930-share
f = Patient_df[Patient_df['SEX'] == 'F']
born = pd.to_datetime(f['Birthday']).dt.year
result = pd.DataFrame({'pct': [(born > 1935).sum() / born.size * 100]}).round(1)
# case: age-at-first-visit
a = Patient_df[['ID', 'SEX', 'Birthday', 'First Date']].copy()
a['Birthday'] = pd.to_datetime(a['Birthday'])
a['First Date'] = pd.to_datetime(a['First Date'])
a['age_first'] = a['First Date'].dt.year - a['Birthday'].dt.year
a['group'] = pd.cut(a['age_first'], bins=[-1, 17, 39, 59, 120], labels=['child', 'young', 'middle', 'senior'])
result = a[['ID', 'age_first', 'group']]
# case: uric-acid-normal-by-sex
lab = Laboratory_df.merge(Patient_df[['ID', 'SEX']], on='ID')
lab['UA_status'] = np.select(
    [(lab['SEX'] == 'F') & (lab['UA'] > 6.5), (lab['SEX'] == 'M') & (lab['UA'] > 8.0), ~lab['SEX'].isin(['F', 'M'])],
    ['high', 'high', 'unknown sex'],
    default='normal',
)
result = lab.groupby(['SEX', 'UA_status'])['UA'].agg(['count', 'mean']).reset_index()
# case: latest-lab-value
l = Laboratory_df.assign(Date=pd.to_datetime(Laboratory_df['Date']))
idx = l.groupby('ID')['Date'].idxmax()
result = l.loc[idx, ['ID', 'Date', 'LDH', 'ALB', 'PLT']].sort_values('Date', ascending=False).reset_index(drop=True)
# case: diagnosis-split-explode
d = Patient_df[['ID', 'Diagnosis']].copy()
d['Diagnosis'] = d['Diagnosis'].str.replace(' susp.', '', regex=False).str.split(r',\s*', regex=True)
d = d.explode('Diagnosis', ignore_index=True)
result = d.groupby('Diagnosis').agg(n=('ID', 'nunique'), patients=('ID', lambda x: list(x))).reset_index().sort_values(['n', 'Diagnosis'], ascending=[False, True])
# case: crp-clean-numeric
c = Laboratory_df[['ID', 'Date', 'CRP']].copy()
c['crp_num'] = pd.to_numeric(c['CRP'].str.replace('<', '', regex=False), errors='coerce')
c['flag'] = c['CRP'].map({'-': 'negative', '+': 'positive', '+-': 'borderline', '2+': 'positive'}).fillna(
    pd.Series(np.where(c['crp_num'] < 1.0, 'low', 'elevated'), index=c.index)
)
c.loc[c['CRP'].isna(), 'flag'] = None
result = c
# case: rnp-normal-count
normal = Laboratory_df['RNP'].isin(['-', '+-', 'negative', '0'])
n_patients = Laboratory_df.loc[normal, 'ID'].nunique()
by_patient = Laboratory_df.assign(normal=normal).groupby('ID')['normal'].agg(all_normal='all', any_normal='any', tests='count')
result = {'n_patients': n_patients, 'detail': by_patient.reset_index()}
# case: thrombosis-degree-labels
e = Examination_df.copy()
e['degree'] = e['Thrombosis'].map({0: 'negative', 1: 'positive (most severe)', 2: 'positive (severe)', 3: 'positive'})
e['has_symptom'] = e['Symptoms'].notna() & e['Symptoms'].ne('')
result = e.pivot_table(index='degree', columns='has_symptom', values='ID', aggfunc='count', fill_value=0).reset_index()
# case: days-between-visit-and-exam
x = Patient_df.merge(Examination_df, on='ID', how='inner')
x['exam'] = pd.to_datetime(x['Examination Date'], format='%Y/%m/%d')
x['first'] = pd.to_datetime(x['First Date'])
delta = x['exam'] - x['first']
x['days'] = delta.dt.days
x['years'] = (delta / np.timedelta64(1, 'D') / 365).round(2)
result = x[['ID', 'exam', 'first', 'days', 'years']]
# case: albumin-deviation-from-average
alb = Laboratory_df[['ID', 'Date', 'ALB']].dropna().copy()
overall = alb['ALB'].mean()
alb['diff_from_avg'] = (alb['ALB'] - overall).round(3)
alb['z'] = ((alb['ALB'] - overall) / alb['ALB'].std(ddof=0)).round(3)
result = alb[alb['z'].abs() > 1].sort_values('z')
# case: ldh-tie-ranking
r = Laboratory_df[['ID', 'LDH', 'GOT', 'GPT']].copy()
r['rank_min'] = r['LDH'].rank(method='min', ascending=False).astype(int)
r['rank_dense'] = r['LDH'].rank(method='dense', ascending=False).astype(int)
r['got_gpt'] = (r['GOT'] / r['GPT']).round(2)
result = r[r['rank_dense'] <= 3].sort_values(['rank_dense', 'ID'])
# case: ana-text-pattern
an = Examination_df[['ID', 'ANA', 'aCL IgG', 'aCL IgM']].copy()
an['titer'] = an['ANA'].str.extract(r'(\d+)', expand=False)
an['titer'] = pd.to_numeric(an['titer'])
an['log2'] = np.log2(an['titer'].replace(0, np.nan))
an['igg_higher'] = np.where(an['aCL IgG'] > an['aCL IgM'], 'Y', 'N')
result = an.sort_values(by='titer', ascending=False, na_position='last')
# case: yearly-abnormal-platelets
pl = Laboratory_df.copy()
pl['year'] = pd.DatetimeIndex(pl['Date']).year
pl['abnormal'] = (pl['PLT'] <= 100) | (pl['PLT'] >= 400)
yr = pl.groupby('year').agg(tests=('PLT', 'count'), abnormal=('abnormal', 'sum'))
yr['rate'] = yr['abnormal'] / yr['tests'].replace({0: np.nan})
result = yr[yr['abnormal'] > 0].reset_index()
