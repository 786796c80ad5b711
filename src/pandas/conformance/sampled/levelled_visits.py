import pandas as pd
import numpy as np
from collections import defaultdict

visits = pd.DataFrame({
    'clinic': ['North', 'North', 'South', 'South', 'South', 'East', 'East', 'North', 'South', 'East', 'North', None],
    'doctor': ['Lee', 'Kim', 'Lee', 'Roy', 'Roy', 'Kim', 'Kim', 'Lee', 'Lee', 'Ada', 'Kim', 'Ada'],
    'patient': [11, 12, 11, 13, 14, 15, 15, 11, 12, 16, 12, 17],
    'date': ['2023-01-05', '2023-01-05', '2023-02-10', '2023-02-11', '2023-01-31', '2023-03-01', '2023-03-01', '2023-02-28', '2023-03-15', None, '2023-03-20', '2023-01-01'],
    'cost': [120.0, 80.0, 120.0, np.nan, 60.5, 0.0, 45.0, 150.0, 99.99, 200.0, -80.0, 10.0],
    'insured': [True, True, None, False, True, False, False, True, True, None, True, False],
})
patients = pd.DataFrame({
    'patient': [11, 12, 13, 14, 15, 18],
    'name': ['Mary S', ' john d', 'Ali K', 'Zoe', None, 'Extra'],
    'born': ['1980', '1975-06-01', '12/31/1990', '2001', 'unknown', '1960'],
})
fees = pd.DataFrame({
    'clinic': ['North', 'North', 'South', 'East', 'East', 'West'],
    'doctor': ['Lee', 'Kim', 'Lee', 'Kim', 'Zed', 'Lee'],
    'fee': [10, 12, 11, 9, 8, 15],
})

# case: pivot-month-margins
v = visits.copy()
v['month'] = pd.to_datetime(v['date']).dt.strftime('%b')
result = pd.pivot_table(v, values='cost', index=['clinic', 'doctor'], columns='month', aggfunc='sum', fill_value=0, margins=True, margins_name='All months')
# case: pivot-two-values-margins
result = visits.pivot_table(index='clinic', columns='doctor', values=['cost', 'patient'], aggfunc={'cost': 'sum', 'patient': 'nunique'}, margins=True)
# case: pivot-columns-select-value
p = visits.pivot_table(index='clinic', columns='doctor', values=['cost', 'patient'], aggfunc=['sum', 'count'])
result = p['sum']['cost']
# case: pivot-three-level-loc
p = visits.pivot_table(index='clinic', columns='doctor', values=['cost', 'patient'], aggfunc=['sum', 'count'])
result = p.loc[:, ('count', 'patient', 'Lee')]
# case: pivot-three-level-xs
p = visits.pivot_table(index='clinic', columns='doctor', values=['cost', 'patient'], aggfunc=['sum', 'count'], fill_value=0)
result = p.xs(('count', 'Kim'), axis=1, level=[0, 2])
# case: xs-by-column-level-name
p = visits.pivot_table(index='clinic', columns='doctor', values=['cost', 'patient'], aggfunc='mean')
result = p.xs('Lee', level='doctor', axis='columns')
# case: columns-names-after-pivot
p = visits.pivot_table(index='clinic', columns='doctor', values=['cost'], aggfunc='mean')
result = [list(p.columns.names), p.columns.nlevels, p.columns.tolist()]
# case: reorder-levels-columns
p = visits.pivot_table(index='clinic', columns='doctor', values=['cost', 'patient'], aggfunc=['sum', 'count'])
p.columns.names = ['stat', 'field', 'doctor']
result = p.reorder_levels(['doctor', 'field', 'stat'], axis=1).sort_index(axis=1)['Kim']
# case: sort-columns-level-desc
p = visits.groupby('clinic')[['cost', 'patient']].agg(['min', 'max'])
result = p.sort_index(axis=1, level=[1, 0], ascending=[False, True])
# case: groupby-column-level-T
p = visits.pivot_table(index='clinic', columns='doctor', values=['cost', 'patient'], aggfunc='count')
result = p.T.groupby(level='doctor').sum().T
# case: fees-merge-on-levels
tot = visits.groupby(['clinic', 'doctor'])[['cost']].sum()
f = fees.set_index(['clinic', 'doctor'])
result = tot.join(f, how='outer').assign(net=lambda d: d['cost'].sub(d['fee'], fill_value=0))
# case: join-levels-to-flat-column
cols = visits.groupby('patient').agg({'cost': ['sum', 'mean'], 'clinic': ['nunique']})
result = cols.join(patients.set_index('patient'))
# case: merge-flat-after-flatten
g = visits.groupby('patient').agg({'cost': ['sum', 'mean']})
g.columns = [f'{a}_{b}' for a, b in g.columns]
result = patients.merge(g, how='left', left_on='patient', right_index=True).drop(columns='born')
# case: single-level-label-rename-func
g = visits.groupby(['clinic', 'doctor'])['cost'].sum()
result = g.rename(index=str.upper, level='clinic')
# case: rename-dict-inner
g = visits.groupby(['clinic', 'doctor'])['cost'].sum()
result = g.rename({'Lee': 'Dr. Lee', 'Kim': 'Dr. Kim'}, level=1)
# case: rename-index-names-dict
g = visits.groupby(['clinic', 'doctor'])[['cost']].mean()
result = g.rename_axis(index={'clinic': 'site'}).reset_index()
# case: visits-head-per-level
v = visits.sort_values('cost', ascending=False).set_index(['clinic', 'doctor'])
result = v.groupby(level='clinic')['cost'].head(1)
# case: cumcount-appended-level
v = visits.assign(n=visits.groupby(['clinic', 'doctor']).cumcount() + 1)
v = v.set_index(['clinic', 'doctor', 'n'])['cost']
result = v.unstack('n')
# case: nested-dict-from-levels
d = defaultdict(dict)
for (c, doc), x in visits.groupby(['clinic', 'doctor'])['cost'].sum().items():
    d[c][doc] = float(x)
result = dict(d)
# case: per-clinic-dict-xs
g = visits.groupby(['clinic', 'doctor'])['patient'].nunique()
result = {c: g.xs(c).to_dict() for c in g.index.get_level_values(0).unique()}
# case: insured-share-levels
v = visits.assign(insured=visits['insured'].astype('boolean'))
result = v.groupby(['clinic', 'doctor'])['insured'].agg(['mean', 'count', 'size'])
# case: ambiguous-truth-error
g = visits.groupby(['clinic', 'doctor'])['cost'].sum()
if g['North'] > 100:
    result = 'busy'
else:
    result = 'calm'
# case: unsorted-slice-error
v = visits.set_index(['doctor', 'clinic'])
result = v.loc[('Kim', 'North'):('Lee', 'South')]
# case: first-last-visit-per-pair
v = visits.assign(date=pd.to_datetime(visits['date']))
span = v.groupby(['doctor', 'clinic'], dropna=False)['date'].agg(['min', 'max'])
span['days'] = (span['max'] - span['min']).dt.days
result = span
