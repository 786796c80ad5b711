import pandas as pd
import numpy as np
from datetime import datetime, timedelta

visits_df = pd.DataFrame({
    'visit_id': [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    'patient': ['p1', 'p2', 'p1', 'p3', 'p3', 'p4', 'P2', 'p1', 'p5', 'p4', 'p6', None],
    'clinic': ['North', 'North', 'South', 'South', 'South', 'East', 'North', 'North', 'East', 'East', 'West', 'West'],
    'visit_date': pd.to_datetime(['2023-11-02', '2023-11-15', '2023-12-24', '2023-12-31', '2024-01-01', '2024-01-20',
                                  '2024-02-29', '2024-02-29', None, '2024-03-10', '2024-03-11', '2024-03-12']),
    'cost': [100.0, 250.0, 80.0, np.nan, 80.0, 40.0, 300.0, 120.0, 60.0, np.nan, 0.0, 55.0],
    'insured': [True, None, True, False, False, True, True, True, False, True, None, False],
    'age': [34, 51, 34, 8, 8, 67, 51, 34, 29, 67, 45, None],
})

diagnoses_df = pd.DataFrame({
    'visit_id': [11, 11, 12, 13, 14, 15, 16, 17, 18, 20, 99],
    'code': ['J10', 'E11', 'I10', 'J10', 'A09', 'A09', 'I10', 'I10', 'E11', 'J10', 'Z00'],
    'severity': [2, 3, 4, 1, 2, 1, 5, 4, 3, 2, 1],
})
# case: age-bins-cost
df = visits_df.copy()
df['age_group'] = pd.cut(df['age'], bins=[0, 17, 39, 64, np.inf], labels=['child', 'young', 'middle', 'senior'])
result = (
    df.groupby('age_group', observed=False)
      .agg(visits=('visit_id', 'count'), patients=('patient', 'nunique'), avg_cost=('cost', 'mean'))
      .reset_index()
)
# case: interval-keys
bins = pd.cut(visits_df['cost'], [-1, 50, 100, 500])
c = visits_df.groupby(bins, observed=True).size()
c.index = c.index.astype(str)
result = c.reset_index(name='visits')
# case: none-in-boolean-key
result = visits_df.groupby('insured', dropna=False)['cost'].agg(['size', 'count', 'sum'])
# case: month-end-resample
result = (
    visits_df.dropna(subset=['visit_date'])
    .set_index('visit_date')
    .resample('ME')['cost']
    .agg(['sum', 'count'])
    .reset_index()
)
# case: year-quarter-keys
d = visits_df['visit_date']
result = (
    visits_df.groupby([d.dt.year.rename('yr'), d.dt.quarter.rename('qtr')])['cost']
    .sum()
    .reset_index()
    .astype({'yr': int, 'qtr': int})
)
# case: days-since-previous
df = visits_df.dropna(subset=['visit_date', 'patient']).copy()
df['patient'] = df['patient'].str.lower()
df = df.sort_values(['patient', 'visit_date'])
df['prev_visit'] = df.groupby('patient')['visit_date'].shift()
df['days_since'] = (df['visit_date'] - df['prev_visit']).dt.days
result = df[df['days_since'].notna()][['patient', 'visit_date', 'prev_visit', 'days_since']]
# case: readmission-within-60
v = visits_df.dropna(subset=['visit_date'])
flags = {}
for pid, grp in v.groupby(v['patient'].str.lower()):
    dates = sorted(grp['visit_date'])
    flags[pid] = any((b - a) <= timedelta(days=60) for a, b in zip(dates, dates[1:]))
result = pd.Series(flags, name='readmitted').rename_axis('patient').reset_index()
# case: codes-per-patient
m = visits_df.merge(diagnoses_df, on='visit_id')
m['patient'] = m['patient'].str.lower()
result = m.groupby('patient')['code'].agg(n_codes='nunique', codes=lambda s: ';'.join(sorted(set(s)))).reset_index()
# case: max-severity-row
m = diagnoses_df.merge(visits_df[['visit_id', 'clinic']], on='visit_id', how='inner')
result = m.sort_values(['severity', 'visit_id'], ascending=[False, True]).drop_duplicates('clinic').sort_values('clinic')
# case: code-clinic-heat
m = diagnoses_df.merge(visits_df, on='visit_id', how='left')
result = (
    m.assign(clinic=m['clinic'].fillna('?'))
     .groupby(['code', 'clinic'])['severity'].mean()
     .unstack()
     .round(1)
)
# case: clinic-share-of-total
tot = visits_df['cost'].sum()
result = (
    visits_df.groupby('clinic', sort=False)['cost'].sum()
    .to_frame('cost')
    .assign(share=lambda d: (100 * d['cost'] / tot).round(2), cum_share=lambda d: d['share'].cumsum())
    .reset_index()
)
# case: single-visit-patients
n = visits_df.groupby('patient')['visit_id'].transform('size')
result = visits_df.loc[n == 1, ['patient', 'clinic', 'cost']].reset_index(drop=True)
# case: weekly-grouper
df = visits_df[visits_df['visit_date'] >= datetime(2024, 1, 1)]
w = df.groupby(pd.Grouper(key='visit_date', freq='W'))['visit_id'].count()
result = w[w > 0]
# case: insured-cost-gap
sub = visits_df.dropna(subset=['insured', 'cost'])
avg = sub.groupby(sub['insured'].astype(bool))['cost'].mean()
result = round(float(avg[True] - avg[False]), 2)
