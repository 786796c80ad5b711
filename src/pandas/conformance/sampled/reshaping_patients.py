import pandas as pd
import numpy as np

patients_df = pd.DataFrame({
    'patient_id': [11, 12, 13, 14, 15, 16, 17],
    'full_name': ['Anna Kowalska', 'Ben O\'Neil', 'Chidi Obi', 'Dana Wu', 'Emil Berg', 'anna kowalska', 'Gita Rao'],
    'gender': ['F', 'M', 'M', 'F', 'm', 'F', None],
    'dob': ['1980-04-12', '1955-11-30', '2001-07-08', '1990-02-29', '1972-01-15', '1980-04-12', '2015-09-21'],
    'ward': ['Cardio', 'Cardio', 'Ortho', 'Neuro', 'Ortho', None, 'Peds'],
})

visits_df = pd.DataFrame({
    'visit_id': range(1, 11),
    'patient_id': [11, 12, 11, 13, 14, 12, 15, 17, 17, 20],
    'doctor': ['Dr. Ames', 'Dr. Ames', 'Dr. Bolt', 'Dr. Cho', 'Dr. Bolt', 'Dr. Ames', 'Dr. Cho', 'Dr. Bolt', None, 'Dr. Ames'],
    'visit_date': pd.to_datetime(['2022-01-03', '2022-01-03', '2022-02-10', '2022-02-11', '2022-02-28',
                                  '2022-03-05', '2022-03-05', '2022-03-20', '2022-04-01', '2022-04-02']),
    'cost': [120.0, 80.0, 200.0, np.nan, 150.0, 80.0, 95.5, 60.0, 60.0, 300.0],
    'type': ['consult', 'lab', 'surgery', 'consult', 'lab', 'consult', 'consult', 'lab', 'lab', 'surgery'],
})

labs_df = pd.DataFrame({
    'patient_id': [11, 11, 12, 12, 12, 14, 17, 17],
    'test': ['hb', 'glucose', 'hb', 'glucose', 'glucose', 'hb', 'hb', 'chol'],
    'taken': ['2022-01-02', '2022-01-02', '2022-01-01', '2022-01-01', '2022-03-04', '2022-02-20', '2022-03-19', '2022-03-19'],
    'value': ['13.1', '95', '14.8', '<100', '110', 'n/a', '12.0', '180'],
})

vitals_df = pd.DataFrame({
    'patient_id': [11, 12, 13, 14],
    'bp_1': [120, 145, 110, 118],
    'bp_2': [125, 150, np.nan, 121],
    'pulse_1': [70, 88, 62, 75],
    'pulse_2': [72, 90, 64, np.nan],
})
# case: vitals-wide-to-long
long = pd.wide_to_long(vitals_df, stubnames=['bp', 'pulse'], i='patient_id', j='reading', sep='_')
result = long.sort_index().reset_index()
# case: lab-pivot-latest
labs = labs_df.copy()
labs['value'] = pd.to_numeric(labs['value'], errors='coerce')
labs['taken'] = pd.to_datetime(labs['taken'])
latest = labs.sort_values('taken').drop_duplicates(['patient_id', 'test'], keep='last')
result = latest.pivot(index='patient_id', columns='test', values='value').rename_axis(columns=None).reset_index()
# case: asof-last-lab-before-visit
l = labs_df[labs_df['test'] == 'hb'].copy()
l['taken'] = pd.to_datetime(l['taken'])
v = visits_df.sort_values('visit_date')
result = pd.merge_asof(v, l.sort_values('taken'), left_on='visit_date', right_on='taken', by='patient_id')
result = result[['visit_id', 'patient_id', 'visit_date', 'taken', 'value']].sort_values('visit_id')
# case: asof-tolerance
l = labs_df.assign(taken=pd.to_datetime(labs_df['taken'])).sort_values('taken')
v = visits_df[['patient_id', 'visit_date', 'type']].sort_values('visit_date')
m = pd.merge_asof(v, l, left_on='visit_date', right_on='taken', by='patient_id',
                  tolerance=pd.Timedelta(days=2), direction='backward')
result = m.groupby('type')['test'].agg(['count', 'nunique'])
# case: cost-ward-type-margins
d = visits_df.merge(patients_df[['patient_id', 'ward']], on='patient_id', how='left')
d['ward'] = d['ward'].fillna('Unassigned')
result = pd.pivot_table(d, values='cost', index='ward', columns='type', aggfunc=['sum', 'count'], margins=True)
# case: duplicate-people-self-merge
p = patients_df.copy()
p['key'] = p['full_name'].str.lower()
pairs = p.merge(p, on=['key', 'dob'], suffixes=('_a', '_b'))
result = pairs[pairs['patient_id_a'] < pairs['patient_id_b']][['patient_id_a', 'patient_id_b', 'full_name_a', 'full_name_b']]
# case: doctor-crosstab-normalized
result = pd.crosstab(visits_df['doctor'].fillna('unknown'), visits_df['type'], normalize='index').round(3)
# case: crosstab-values-mean
result = pd.crosstab(index=visits_df['visit_date'].dt.month, columns=visits_df['type'],
                     values=visits_df['cost'], aggfunc='mean')
result.index.name = 'month'
# case: unstack-month-doctor
s = visits_df.groupby([visits_df['visit_date'].dt.to_period('M').astype(str), 'doctor'], dropna=False)['cost'].sum()
result = s.unstack(fill_value=0)
# case: monthly-cumulative-cost
m = visits_df.copy()
m['month'] = m['visit_date'].dt.month
g = m.groupby(['type', 'month'], as_index=False)['cost'].sum()
wide = g.pivot(index='month', columns='type', values='cost').reindex(range(1, 7)).fillna(0)
result = wide.cumsum()
# case: fill-ward-from-map
extra = pd.DataFrame({'patient_id': [16, 17, 18], 'ward': ['Cardio', 'Neuro', 'Ortho']}).set_index('patient_id')
result = patients_df.set_index('patient_id')[['ward']].combine_first(extra).sort_index()
# case: update-costs
fixes = pd.DataFrame({'visit_id': [4, 7], 'cost': [99.0, np.nan]}).set_index('visit_id')
base = visits_df.set_index('visit_id').copy()
base.update(fixes)
result = base['cost'].reset_index()
# case: apply-frame-first-last
def first_last(g):
    g = g.sort_values('visit_date')
    return g.iloc[[0, -1]] if len(g) > 1 else g

out = visits_df.groupby('patient_id', group_keys=True)[['visit_id', 'visit_date', 'cost']].apply(first_last)
result = out.reset_index(level=0).reset_index(drop=True)
# case: age-band-by-gender
p = patients_df.copy()
p['dob'] = pd.to_datetime(p['dob'], errors='coerce')
p['age'] = 2022 - p['dob'].dt.year
p['band'] = pd.cut(p['age'], [0, 18, 40, 65, 120], right=False, labels=['child', 'young', 'middle', 'senior'])
p['gender'] = p['gender'].str.upper().fillna('U')
result = p.groupby(['band', 'gender'], observed=False).size().unstack(fill_value=0)
