import pandas as pd
import numpy as np
from itertools import product
from functools import reduce

visits = pd.DataFrame({
    'visit_id': ['V01', 'V02', 'V03', 'V04', 'V05', 'V06', 'V07', 'V08', 'V09', 'V10', 'V11'],
    'patient_id': [11, 12, 11, 13, 14, 12, 15, 11, 16, 14, 99],
    'ward': ['Cardio', 'ortho', 'Cardio', 'Neuro', 'Ortho', 'Cardio', ' Neuro', 'Ortho', None, 'Cardio', 'ER'],
    'admit': ['2022-11-01', '2022/11/03', '2022-11-20', '2022-12-01', '12/05/2022', '2022-12-11', '', '2023-01-02', '2023-01-05', '2023-01-05', '2023-01-09'],
    'days': [3, 1, 7, 2, 4, 3, 0, 5, 2, 1, np.nan],
    'charge': ['1,200.50', '450', '3,100', '900', None, '1,050.25', '0', '2,000', 'n/a', '300', '150'],
    'insured': [True, False, True, True, None, False, True, True, None, False, True],
})

patients = pd.DataFrame({
    'patient_id': [11, 12, 13, 14, 15, 16, 17],
    'sex': ['F', 'M', 'F', 'M', 'F', None, 'M'],
    'age': [67, 45, 30, 52, 81, 30, 19],
    'tags': ['diabetes|smoker', 'smoker', '', 'diabetes|obese', None, 'obese|smoker|asthma', 'asthma'],
})

labs = pd.DataFrame({
    'patient_id': [11, 11, 11, 12, 12, 13, 14, 14, 15],
    'test': ['glucose', 'hb', 'glucose', 'glucose', 'hb', 'hb', 'glucose', 'crp', 'crp'],
    'round': [1, 1, 2, 1, 1, 1, 1, 1, 2],
    'value': [140.0, 13.2, 128.0, 98.0, 15.1, np.nan, 110.0, 4.4, 12.9],
})

# case: lab-pivot-list-columns
result = labs.pivot(index='patient_id', columns=['test', 'round'], values='value')

# case: lab-pivot-list-index
result = labs.pivot(index=['patient_id', 'round'], columns='test', values='value').reset_index().rename_axis(None, axis=1)

# case: lab-pivot-dup
result = labs.pivot(index='patient_id', columns='test', values='value')

# case: lab-pivot-last
wide = labs.sort_values('round').pivot_table(index='patient_id', columns='test', values='value', aggfunc='last')
result = wide.reindex(patients['patient_id'])

# case: tags-dummies
d = patients['tags'].str.get_dummies(sep='|')
d.insert(0, 'patient_id', patients['patient_id'])
result = d.set_index('patient_id')

# case: tags-explode-counts
t = patients.assign(tag=patients['tags'].str.split('|')).explode('tag')
t = t[t['tag'].notna() & (t['tag'] != '')]
result = pd.crosstab(t['tag'], t['sex'].fillna('unknown'), margins=True)

# case: ward-normalised-summary
v = visits.copy()
v['ward'] = v['ward'].str.strip().str.title()
v['charge'] = pd.to_numeric(v['charge'].str.replace(',', '', regex=False), errors='coerce')
result = v.groupby('ward', dropna=False).agg(
    visits=('visit_id', 'count'),
    patients=('patient_id', 'nunique'),
    days=('days', 'sum'),
    avg_charge=('charge', 'mean'),
)

# case: ward-insured-crosstab-dropna
w = visits['ward'].str.strip().str.lower()
result = pd.crosstab(w, visits['insured'], dropna=False)

# case: age-bands-pivot
p = patients.copy()
p['band'] = pd.cut(p['age'], [0, 18, 40, 65, 120], right=False, labels=['child', 'young', 'mid', 'senior'])
result = p.pivot_table(index='band', columns='sex', values='patient_id', aggfunc='count', observed=False)

# case: age-bands-pivot-observed
p = patients.assign(band=pd.cut(patients['age'], bins=[0, 18, 40, 65, 120]))
tbl = p.groupby(['band', 'sex'], observed=True).size().unstack(fill_value=0)
tbl.index = tbl.index.astype(str)
result = tbl

# case: qcut-labels
q = pd.qcut(patients['age'], q=3, labels=['T1', 'T2', 'T3'])
result = patients.groupby(q, observed=False)['age'].agg(['min', 'max', 'size'])

# case: multiindex-loc-tuple
lab = labs.set_index(['patient_id', 'test', 'round']).sort_index()
result = lab.loc[(11, 'glucose')]

# case: multiindex-slice
lab = labs.set_index(['patient_id', 'test', 'round']).sort_index()
idx = pd.IndexSlice
result = lab.loc[idx[11:14, ['glucose', 'crp'], :], 'value']

# case: unsorted-slice-error
lab = labs.iloc[::-1].set_index(['patient_id', 'test', 'round'])
result = lab.loc[(12, 'hb'):(14, 'crp')]

# case: diff-from-first-round
first = labs[labs['round'] == 1].set_index(['patient_id', 'test'])['value']
allv = labs.set_index(['patient_id', 'test', 'round'])['value']
joined = allv.reset_index('round').join(first.rename('baseline'))
joined['delta'] = joined['value'] - joined['baseline']
result = joined.sort_index().reset_index()

# case: nested-json-build
out = []
for pid, g in visits.groupby('patient_id', sort=False):
    info = patients.loc[patients['patient_id'] == pid]
    out.append({
        'patient': pid,
        'age': info['age'].iloc[0] if not info.empty else None,
        'visits': g[['visit_id', 'days']].to_dict(orient='records'),
    })
result = out

# case: swaplevel-columns
t = labs.pivot_table(index='patient_id', columns='test', values='value', aggfunc=['mean', 'count'])
result = t.swaplevel(axis=1).sort_index(axis=1)

# case: concat-keys-summary
a = labs.groupby('test')['value'].mean()
b = labs.groupby('test')['value'].max()
result = pd.concat([a, b], axis=1, keys=['mean', 'max']).assign(gap=lambda x: x['max'] - x['mean'])

# case: full-grid-product
grid = pd.DataFrame(list(product(patients['patient_id'], labs['test'].unique())), columns=['patient_id', 'test'])
m = grid.merge(labs.drop(columns='round').groupby(['patient_id', 'test'], as_index=False).mean(), how='left', indicator=True)
result = m['_merge'].value_counts()

# case: reduce-merge-metrics
parts = [labs.loc[labs.test == t, ['patient_id', 'value']].groupby('patient_id').max().rename(columns={'value': t}) for t in ['glucose', 'hb', 'crp']]
result = reduce(lambda l, r: l.join(r, how='outer'), parts).rank(method='min', ascending=False)

# case: ambiguous-filter
if visits['days'] > 2:
    result = 'long'
else:
    result = 'short'

# case: admissions-mixed-dates
v = visits.copy()
v['admit'] = pd.to_datetime(v['admit'], format='mixed', errors='coerce')
v['ym'] = v['admit'].dt.strftime('%Y-%m')
result = v.pivot_table(index='ym', values=['days', 'visit_id'], aggfunc={'days': ['sum', 'mean'], 'visit_id': 'count'})
