import pandas as pd
import numpy as np
import datetime as dt

visits = pd.DataFrame({
    'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'patient': ['P01', 'P02', 'P01', 'P03', 'p02', 'P04', None, 'P03', 'P05', 'P01'],
    'clinic': ['Main', 'Main', 'East', 'East', 'Main', 'West', 'West', 'Main', 'East', 'Main'],
    'date': ['2024-01-05', '2024-01-17', '2024-02-01', '2024-02-14', '2024-03-02', None, '2024-03-09', '2024-03-10', '2024-01-31', '2024-03-15'],
    'reason': ['checkup', 'Flu', 'flu', 'checkup', 'injury', 'Checkup ', 'flu', None, 'injury', 'checkup'],
    'cost': [120.0, 80.0, 75.5, 120.0, 300.0, None, 90.0, 0.0, 410.25, 120.0],
    'insured': [True, True, True, False, None, False, True, False, True, True]
})
vitals = pd.DataFrame({
    'visit_id': [1, 1, 2, 2, 3, 3, 4, 5, 5, 8, 11],
    'measure': ['bp', 'pulse', 'bp', 'pulse', 'bp', 'pulse', 'bp', 'bp', 'temp', 'pulse', 'bp'],
    'value': ['120/80', '72', '140/90', '88', '118/79', 'n/a', '130/85', '125/82', '38.5', '60', '110/70']
})
meds = pd.DataFrame({
    'patient': ['P01', 'P02', 'P03', 'P06'],
    'drugs': [['aspirin', 'statin'], ['insulin'], [], ['zinc', 'iron', 'zinc']],
    'doses': [[100, 20], [5], [], [10, 15, 12]]
})

# case: vitals-pivot
result = vitals.pivot(index='visit_id', columns='measure', values='value')

# case: vitals-pivot-split-bp
w = vitals.pivot(index='visit_id', columns='measure', values='value').reset_index()
w.columns.name = None
bp = w['bp'].str.split('/', expand=True)
w['systolic'] = pd.to_numeric(bp[0])
w['diastolic'] = pd.to_numeric(bp[1])
w['pulse'] = pd.to_numeric(w['pulse'], errors='coerce')
result = w.drop(columns='bp')

# case: explode-two-columns
result = meds.explode(['drugs', 'doses'])

# case: explode-two-columns-group
m = meds.explode(['drugs', 'doses'], ignore_index=True).dropna(subset=['drugs'])
m['doses'] = m['doses'].astype(int)
result = m.groupby(['patient', 'drugs'])['doses'].sum()

# case: month-clinic-cost
v = visits.copy()
v['date'] = pd.to_datetime(v['date'])
v['month'] = v['date'].dt.to_period('M').astype(str)
result = v.pivot_table(index='clinic', columns='month', values='cost', aggfunc='sum', fill_value=0)

# case: month-name-ordered
v = visits.dropna(subset=['date']).assign(date=lambda d: pd.to_datetime(d['date']))
v['month'] = v['date'].dt.month_name().str[:3]
months = ['Jan', 'Feb', 'Mar', 'Apr']
ct = pd.crosstab(v['clinic'], v['month'])
result = ct.reindex(columns=months, fill_value=0)

# case: pivot-table-dropna-false
v = visits.assign(reason=visits['reason'].str.strip().str.lower())
result = v.pivot_table(index='reason', columns='insured', values='cost', aggfunc='mean', dropna=False)

# case: crosstab-two-columns
reason = visits['reason'].str.strip().str.lower()
result = pd.crosstab(visits['clinic'], [reason, visits['insured']], rownames=['Clinic'], colnames=['Reason', 'Insured'])

# case: crosstab-normalize-all-margins
result = pd.crosstab(visits.clinic, visits.reason.str.strip().str.title(), normalize='all', margins=True)

# case: visit-number-wide
v = visits.dropna(subset=['patient']).copy()
v['patient'] = v['patient'].str.upper()
v['visit_no'] = 'v' + (v.groupby('patient').cumcount() + 1).astype(str)
result = v.pivot(index='patient', columns='visit_no', values=['date', 'cost'])

# case: visit-number-wide-flat
v = visits.dropna(subset=['patient']).copy()
v['patient'] = v['patient'].str.upper()
v['n'] = v.groupby('patient').cumcount() + 1
w = v.set_index(['patient', 'n'])[['clinic', 'cost']].unstack()
w.columns = [f'{a}_{b}' for a, b in w.columns]
w = w.reset_index()
result = w

# case: stack-unstack-roundtrip
t = visits.groupby(['clinic', 'insured'])[['cost']].sum().unstack()
back = t.stack(level='insured', future_stack=True)
result = back

# case: get-dummies-clinic-prefix
result = pd.get_dummies(visits[['visit_id', 'clinic', 'insured']], columns=['clinic'], prefix='at', drop_first=True, dtype=int)

# case: get-dummies-dummy-na
result = pd.get_dummies(visits['reason'], dummy_na=True).sum()

# case: concat-keys-names
parts = {k: g[['visit_id', 'cost']].reset_index(drop=True) for k, g in visits.groupby('clinic')}
result = pd.concat(parts, names=['clinic', 'row'])

# case: concat-axis1-keys
a = visits.groupby('clinic')['cost'].agg(['sum', 'mean'])
b = visits.groupby('clinic')['visit_id'].agg(['count', 'max'])
result = pd.concat([a, b], axis=1, keys=['cost', 'visits'])

# case: cost-bins-observed-false
b = pd.cut(visits['cost'], bins=[0, 100, 200, 300, 400, 500], right=False, labels=['<100', '100s', '200s', '300s', '400s'])
result = visits.groupby(b, observed=False)['visit_id'].count()

# case: melt-pulse-temp-nonexistent
w = vitals.pivot(index='visit_id', columns='measure', values='value').reset_index()
result = w.melt(id_vars=['visit_id', 'patient'], value_vars=['bp', 'pulse'])

# case: to-dict-records-series
result = vitals.groupby('visit_id').apply(lambda g: dict(zip(g['measure'], g['value'])), include_groups=False).to_dict()

# case: aggregate-nested-flatten-map
agg = visits.groupby('clinic').agg({'cost': ['sum', 'max'], 'patient': ['nunique', 'first']})
agg.columns = agg.columns.map('|'.join)
result = agg.reset_index()

# case: total-columns-manual
pt = visits.pivot_table(index='clinic', columns='insured', values='cost', aggfunc='count', fill_value=0)
pt['Total'] = pt.sum(axis=1)
pt.loc['All'] = pt.sum()
result = pt

# case: idxmax-most-expensive-by-clinic
i = visits.groupby('clinic')['cost'].idxmax()
result = visits.loc[i].set_index(['clinic', 'patient'])[['date', 'cost']].sort_index(ascending=False)
