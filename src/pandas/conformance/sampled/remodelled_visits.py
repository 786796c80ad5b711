import pandas as pd
import numpy as np
import re
from collections import defaultdict

visits = pd.DataFrame({
    'visit_id': [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 511],
    'patient': ['P1', 'P2', 'P1', 'P3', 'P2', 'P1', 'P4', None, 'P3', 'P9', 'P2', 'P2'],
    'ward': ['ER', 'ER', 'ICU', 'Surgery', 'ICU', 'ER', 'er ', 'ER', 'Surgery', 'ICU', 'Surgery', 'Surgery'],
    'admitted': ['2023-11-02 08:30', '2023-11-02 23:50', '2023-11-05 10:00', '2023-12-01 00:00', '2023-12-15 14:20', '2024-01-03 09:15', 'unknown', '2024-01-08 18:00', '2024-01-20 07:45', '2024-02-11 11:11', '2024-02-29 16:40', '2024-02-29 16:40'],
    'discharged': ['2023-11-02 12:00', '2023-11-04 09:00', '2023-11-12 10:00', '2023-12-01 00:00', None, '2024-01-03 10:00', '2024-01-06 08:00', '2024-01-09 18:00', '2024-01-25 12:00', '2024-02-10 11:11', '2024-03-04 08:00', '2024-03-04 08:00'],
    'cost': ['1,200.50', '300', '15000', '0', 'N/A', '450.25', '80', None, '7,300', '2100', '5000', '5000'],
})

patients = pd.DataFrame({
    'patient': ['P1', 'P2', 'P3', 'P4', 'P5', 'P5'],
    'sex': ['F', 'M', 'F', 'm', None, 'F'],
    'born': ['1980-05-17', '17.02.1955', '1999-12-31', '2015-07-01', '1970-01-01', '1970-01-01'],
    'blood': ['A+', 'O-', 'AB+', 'O-', '', 'B+'],
    'insured': pd.array([True, False, None, True, None, True], dtype='boolean'),
})

labs = pd.DataFrame({
    'patient': ['P1', 'P1', 'P1', 'P2', 'P2', 'P3', 'P3', 'P4', 'P1', 'P2'],
    'test': ['HGB', 'WBC', 'HGB', 'HGB', 'WBC', 'WBC', 'HGB', 'HGB', 'HGB', 'WBC'],
    'date': pd.to_datetime(['2024-01-01', '2024-01-01', '2024-01-15', '2024-01-03', '2024-02-03', '2024-01-10', '2024-01-31', '2024-02-02', '2024-02-20', '2024-02-25']),
    'value': [13.1, 5.4, 12.2, 15.0, 11.9, 7.0, np.nan, 10.5, 12.9, 10.1],
    'unit': ['g/dL', '10^9/L', 'g/dL', 'g/dL', '10^9/L', '10^9/L', 'g/dL', None, 'g/dL', '10^9/L'],
})

# case: length-of-stay-bins
df = visits.drop_duplicates().copy()
for c in ['admitted', 'discharged']:
    df[c] = pd.to_datetime(df[c], errors='coerce')
df['los'] = (df['discharged'] - df['admitted']).dt.total_seconds() / 86400
df['los_cat'] = pd.cut(df['los'], bins=[-np.inf, 0, 1, 7, np.inf], labels=['error/zero', 'day', 'short', 'long'])
result = df.groupby('los_cat', observed=False).agg(n=('visit_id', 'nunique'), mean_los=('los', 'mean')).round(2)
# case: cost-clean-pivot
df = visits.drop_duplicates(subset='visit_id')
df = df.assign(cost=pd.to_numeric(df['cost'].str.replace(',', ''), errors='coerce'), ward=df['ward'].str.strip().str.upper(), month=df['admitted'].str[:7])
result = df.pivot_table(values='cost', index='month', columns='ward', aggfunc='sum', margins=True, margins_name='Total', observed=True)
# case: labs-latest-per-test
latest = labs.sort_values('date').drop_duplicates(['patient', 'test'], keep='last')
result = latest.set_index(['patient', 'test'])['value'].unstack('test')
# case: labs-change-from-first
l = labs.sort_values(['patient', 'test', 'date'])
l['baseline'] = l.groupby(['patient', 'test'])['value'].transform('first')
l['chg_pct'] = ((l['value'] / l['baseline'] - 1) * 100).round(2)
l['days'] = (l['date'] - l.groupby(['patient', 'test'])['date'].transform('min')).dt.days
result = l.drop(columns=['unit']).query('days > 0')
# case: zscore-by-test
z = labs.groupby('test')['value'].transform(lambda s: (s - s.mean()) / s.std(ddof=0))
result = labs.assign(z=z.round(3)).loc[z.abs() > 1, ['patient', 'test', 'z']]
# case: readmission-within-30
v = visits.dropna(subset=['patient']).drop_duplicates('visit_id').copy()
v['admitted'] = pd.to_datetime(v['admitted'], errors='coerce')
v['discharged'] = pd.to_datetime(v['discharged'])
v = v.sort_values(['patient', 'admitted'])
v['prev_dis'] = v.groupby('patient')['discharged'].shift()
gap = v['admitted'] - v['prev_dis']
v['readmit'] = gap.le(pd.Timedelta(days=30)) & gap.notna()
result = v.loc[:, ['visit_id', 'patient', 'prev_dis', 'readmit']]
# case: str-accessor-on-number-error
result = visits['visit_id'].str.zfill(6)
# case: int-to-padded-code
result = ('V' + visits['visit_id'].astype(str).str.zfill(6) + '-' + visits['ward'].str.strip().str.slice(0, 2).str.upper()).tolist()
# case: blood-extract-rh
b = patients['blood'].str.extract(r'(?P<group>[ABO]{1,2})(?P<rh>[+-])')
b['rh'] = b['rh'].map({'+': 'positive', '-': 'negative'}).fillna('unknown')
result = pd.concat([patients['patient'], b], axis=1).groupby('rh', sort=False).agg(groups=('group', lambda x: sorted(set(x.dropna()))), n=('patient', 'nunique'))
# case: mixed-dob-age
born = pd.to_datetime(patients['born'], format='%Y-%m-%d', errors='coerce').fillna(pd.to_datetime(patients['born'], format='%d.%m.%Y', errors='coerce'))
ref = pd.Timestamp('2024-03-01')
age = ref.year - born.dt.year - ((born.dt.month * 100 + born.dt.day) > (ref.month * 100 + ref.day)).astype(int)
result = patients.assign(age=age)[['patient', 'age']].set_index('patient').squeeze()
# case: map-to-string-dtype
p = patients.astype({'sex': 'string', 'blood': 'string'})
p['sex'] = p['sex'].str.upper().fillna('U')
p['blood'] = p['blood'].replace('', pd.NA)
result = (p.groupby('sex')['blood'].count(), str(p['sex'].dtype), p['blood'].isna().tolist())
# case: insured-boolean-groupby
result = patients.groupby(patients['sex'].str.upper())['insured'].agg(['sum', 'count', 'any'])
# case: boolean-na-mask-error
flag = patients['insured'].astype(object)
if (flag == True).all() and patients['insured'][2]:
    result = 'all insured'
elif patients['insured'].iloc[2]:
    result = 'third insured'
else:
    result = 'no'
# case: monthly-resample-per-test
r = (labs.set_index('date').groupby('test')['value'].resample('MS').agg(['mean', 'count']).reset_index())
r['date'] = r['date'].dt.strftime('%Y-%m')
result = r
# case: wide-first-second-visit
v = visits.dropna(subset='patient').drop_duplicates().sort_values('visit_id')
v['k'] = v.groupby('patient').cumcount().add(1).astype(str)
w = v.pivot(index='patient', columns='k', values=['visit_id', 'ward'])
w.columns = [f'{a}_{b}' for a, b in w.columns]
result = w.sort_index(axis=1)
# case: occurrences-matrix
pairs = visits[['patient', 'ward']].dropna().drop_duplicates()
m = pd.crosstab(pairs['patient'], pairs['ward'].str.strip().str.upper())
result = m.T.dot(m)
# case: ordered-ward-severity
sev = pd.CategoricalDtype(['ER', 'SURGERY', 'ICU'], ordered=True)
w = visits['ward'].str.upper().str.strip().astype(sev)
worst = visits.assign(ward=w).groupby('patient')['ward'].max()
result = worst.sort_values(ascending=False, kind='stable').astype(str)
# case: apply-axis1-result-expand
def parse(row):
    num = re.sub(r'[^\d.]', '', row['cost'] or '')
    return [row['visit_id'] % 2 == 0, float(num) if num else None]
result = visits.apply(parse, axis=1, result_type='expand').set_axis(['even', 'cost'], axis=1)
# case: rolling-time-window
h = labs[labs['test'] == 'HGB'].sort_values('date').set_index('date')
result = h['value'].rolling('20D').agg(['mean', 'count'])
# case: expanding-within-group
l = labs.sort_values(['test', 'date'])
l['run_mean'] = l.groupby('test')['value'].transform(lambda s: s.expanding(min_periods=2).mean())
l['run_max'] = l.groupby('test')['value'].cummax()
result = l[['test', 'date', 'run_mean', 'run_max']].reset_index(drop=True)
# case: merge-many-to-many-count
mm = visits.merge(patients, on='patient', how='inner').merge(labs, on='patient', how='left', suffixes=('', '_lab'))
result = mm.groupby(['patient', 'sex'], dropna=False).size().to_frame('rows').assign(expected=lambda d: d['rows'].cumsum())
# case: case-when-reference-range
low = labs['test'].map({'HGB': 12.0, 'WBC': 4.0})
high = labs['test'].map({'HGB': 16.0, 'WBC': 11.0})
flag = pd.Series('normal', index=labs.index).case_when([(labs['value'].isna(), 'missing'), (labs['value'].lt(low), 'low'), (labs['value'].gt(high), 'high')])
result = labs.groupby(['test', flag.rename('flag')]).size().unstack(fill_value=0).reindex(columns=['low', 'normal', 'high', 'missing'], fill_value=0)
# case: group-apply-missing-column-error
result = labs.groupby('patient').apply(lambda g: (g['value'] * g['weight']).sum() / g['weight'].sum())
# case: stack-describe-by-group
desc = labs.groupby('test')['value'].describe(percentiles=[.1, .9])
result = desc.stack().round(2).rename_axis(['test', 'stat']).reset_index(name='val')
# case: unmatched-keys-report
known = set(patients['patient'])
seen = set(visits['patient'].dropna())
dup = patients.loc[patients.duplicated('patient', keep=False), 'patient'].unique().tolist()
result = {'unknown': sorted(seen - known), 'never_seen': sorted(known - seen), 'dups': dup, 'null_keys': int(visits['patient'].isna().sum()), 'full_dup_rows': int(visits.duplicated().sum())}
