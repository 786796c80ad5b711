import pandas as pd
import numpy as np
import re
import math
import datetime as dt
from collections import Counter, defaultdict, OrderedDict, namedtuple
from itertools import groupby, product, chain, accumulate
patients = pd.DataFrame([(1, 'Meyer, Anna', 'F', '12.03.1980', 'A+', 170.5, 64.0), (2, "O'Brien, Tom", 'M', '01.11.1975', 'O-', 182.0, 95.5), (3, 'Li, Wei', 'M', '30.06.2001', 'B+', 175.2, None), (4, 'Schmidt, Eva', 'F', '29.02.1996', 'A+', None, 58.0), (5, 'Diaz, Luz', 'F', None, None, 160.0, 71.3)], columns=['pid', 'name', 'sex', 'born', 'blood', 'height', 'weight'])
visits = pd.DataFrame({'vid': range(1, 11), 'pid': [1, 2, 1, 3, 4, 2, 2, 5, 1, 7], 'doctor': ['Kay', 'Kay', 'Ito', 'Ito', 'Roe', 'Kay', 'Roe', 'Roe', 'Kay', 'Ito'], 'at': ['2023-01-05 08:30:00', '2023-01-05 09:15:00', '2023-01-20 14:00:00', '2023-02-01 10:45:00', '2023-02-14 16:20:00', '2023-02-28 08:00:00', '2023-03-01 11:11:11', '2023-03-03 23:59:59', '2023-03-15 07:45:00', '2023-04-01 12:00:00'], 'cost': [120.0, 80.0, 200.0, 150.0, 99.9, 80.0, 310.0, 45.0, np.nan, 60.0], 'diag': ['flu', 'back pain', 'Flu', 'cough', 'flu ', None, 'back pain', 'cough', 'checkup', 'checkup'], 'temp': [38.9, 36.6, 39.2, 37.8, 38.4, 36.5, 36.7, 37.9, 36.6, 36.8]})
doctors = pd.DataFrame({'name': ['Kay', 'Ito', 'Roe', 'Zed'], 'dept': ['GP', 'Surgery', 'GP', 'ENT'], 'rate': [80, 150, 90, 120]}, index=['d1', 'd2', 'd3', 'd4'])
# case: age-on-date
p = patients.copy()
p['born'] = pd.to_datetime(p['born'], format='%d.%m.%Y')
ref = pd.Timestamp(2023, 6, 1)
p['age'] = ((ref - p['born']).dt.days / 365.25).apply(lambda x: math.floor(x) if not pd.isna(x) else None)
result = p[['pid', 'age']]
# case: age-by-parts
b = pd.to_datetime(patients['born'], dayfirst=True)
ref = dt.date(2023, 6, 1)
ages = []
for d in b:
    if pd.isna(d):
        ages.append(None)
    else:
        ages.append(ref.year - d.year - ((ref.month, ref.day) < (d.month, d.day)))
result = ages
# case: bmi-assign
result = patients.assign(bmi=lambda x: (x['weight'] / (x['height'] / 100) ** 2).round(1)).loc[lambda x: x['bmi'].notna(), ['name', 'bmi']]
# case: bmi-class-cut
bmi = patients['weight'] / (patients['height'] / 100) ** 2
cls = pd.cut(bmi, [0, 18.5, 25, 30, 100], labels=['under', 'normal', 'over', 'obese'], right=False)
result = cls.astype(object).where(cls.notna(), 'n/a').tolist()
# case: bmi-class-counts
bmi = patients['weight'] / (patients['height'] / 100) ** 2
result = pd.cut(bmi, [0, 18.5, 25, 30, 100]).value_counts(sort=False)
# case: names-reorder
result = patients['name'].str.replace(r'^(\S+), (\S+)$', r'\2 \1', regex=True).tolist()
# case: names-split-n
n = patients['name'].str.split(', ', n=1, expand=True).rename(columns={0: 'last', 1: 'first'})
result = n.sort_values(['last', 'first'], key=lambda s: s.str.lower())
# case: initials
result = patients['name'].apply(lambda s: ''.join(w[0] for w in re.split(r'[,\s]+', s) if w)).to_dict()
# case: diag-clean
d = visits['diag'].str.strip().str.lower()
result = d.value_counts(dropna=False)
# case: diag-title-counts
result = visits.assign(diag=visits.diag.str.strip().str.title().fillna('Unknown')).groupby('diag')['vid'].count().sort_values(ascending=False, kind='stable').head(3)
# case: visits-per-weekday
v = visits.assign(at=pd.to_datetime(visits['at']))
order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = v['at'].dt.day_name().value_counts().reindex(order, fill_value=0)
# case: weekday-categorical
v = visits.assign(at=pd.to_datetime(visits['at']))
v['dow'] = pd.Categorical(v['at'].dt.day_name().str[:3], categories=['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], ordered=True)
result = v.groupby('dow', observed=False)['cost'].agg(['size', 'sum'])
# case: visits-hour-bucket
h = pd.to_datetime(visits['at']).dt.hour
result = visits.groupby(pd.cut(h, [0, 9, 12, 17, 24], right=False, labels=['early', 'morning', 'afternoon', 'evening']), observed=True)['cost'].mean()
# case: resample-month
v = visits.assign(at=pd.to_datetime(visits['at'])).set_index('at')
result = v['cost'].resample('MS').sum()
# case: resample-week
v = visits.assign(at=pd.to_datetime(visits['at'])).set_index('at')
result = v.resample('W')['vid'].count()
# case: resample-days-ffill
v = visits.assign(at=pd.to_datetime(visits['at']).dt.normalize()).drop_duplicates('at').set_index('at')
result = v['temp'].resample('15D').mean().round(2)
# case: gap-between-visits
v = visits.assign(at=pd.to_datetime(visits['at'])).sort_values(['pid', 'at'])
v['since'] = v['at'] - v.groupby('pid')['at'].shift(1)
result = v.dropna(subset=['since'])[['pid', 'since']]
# case: readmitted-30
v = visits.assign(at=pd.to_datetime(visits['at'])).sort_values(['pid', 'at'])
v['prev'] = v.groupby('pid')['at'].shift()
mask = (v['at'] - v['prev']) <= pd.Timedelta(days=30)
result = v.loc[mask, 'pid'].unique().tolist()
# case: self-join-readmit
v = visits[['vid', 'pid', 'at']].copy()
v['at'] = pd.to_datetime(v['at'])
j = v.merge(v, on='pid', suffixes=('_a', '_b'))
j = j[(j['vid_a'] < j['vid_b']) & ((j['at_b'] - j['at_a']).dt.days <= 45)]
result = j[['pid', 'vid_a', 'vid_b']].reset_index(drop=True)
# case: left-join-names
j = visits.merge(doctors, left_on='doctor', right_on='name', how='left', suffixes=('', '_doc')).merge(patients[['pid', 'name']], on='pid', how='left', suffixes=('_doc', '_pat'))
result = j[['vid', 'name_doc', 'name_pat', 'dept']]
# case: outer-indicator
m = visits.merge(patients, how='outer', on='pid', indicator='src')
result = m['src'].value_counts()
# case: right-join-doctors
j = pd.merge(visits, doctors, left_on='doctor', right_on='name', how='right')
result = j.groupby('name')['vid'].count()
# case: doctors-map
rate = doctors.set_index('name')['rate']
result = (visits['cost'] - visits['doctor'].map(rate)).describe().round(3)
# case: join-on-index
result = visits.join(doctors.set_index('name'), on='doctor')[['vid', 'dept', 'rate']].tail(3)
# case: doctor-summary-named
result = visits.groupby('doctor').agg(visits=('vid', 'count'), patients=('pid', 'nunique'), cost=('cost', 'sum'), hottest=('temp', 'max'), first=('at', 'min')).reset_index()
# case: agg-func-list
result = visits.groupby('doctor')['cost'].agg(['mean', 'median', 'std', 'count', 'min', 'max'])
# case: agg-quantile-lambda
result = visits.groupby('doctor')['temp'].agg(q90=lambda s: s.quantile(0.9), spread=lambda s: s.max() - s.min()).round(2)
# case: agg-np-funcs
result = visits.groupby('doctor').agg({'cost': [np.mean, np.sum], 'temp': np.max})
# case: two-level-unstack
v = visits.assign(m=pd.to_datetime(visits['at']).dt.month)
result = v.groupby(['doctor', 'm'])['cost'].sum().unstack('m', fill_value=0)
# case: pivot-multi-values
v = visits.assign(m=pd.to_datetime(visits['at']).dt.to_period('M').astype(str))
result = v.pivot_table(index='doctor', columns='m', values=['cost', 'temp'], aggfunc='mean')
# case: pivot-swaplevel
v = visits.assign(m=pd.to_datetime(visits['at']).dt.month)
p = v.pivot_table(index='doctor', columns='m', values=['cost', 'temp'], aggfunc='max')
p.columns = [f'{a}_{b}' for a, b in p.columns]
result = p.reset_index()
# case: fever-share
result = visits['temp'].ge(38).groupby(visits['doctor']).mean()
# case: fever-flags
visits['fever'] = np.where(visits['temp'] >= 38, 'Y', 'N')
result = pd.crosstab(visits['doctor'], visits['fever'], margins=True)
# case: crosstab-values
result = pd.crosstab(visits['doctor'], visits['pid'], values=visits['cost'], aggfunc='sum').fillna(0)
# case: crosstab-two-rows
result = pd.crosstab([visits['doctor'], visits['temp'] > 38], visits['pid'] > 2, rownames=['doc', 'fever'], colnames=['late'])
# case: expensive-patients
tot = visits.groupby('pid')['cost'].sum()
ids = tot[tot > tot.mean()].index
result = patients.loc[patients['pid'].isin(ids), 'name'].tolist()
# case: max-cost-visit-per-doctor
result = visits.loc[visits.groupby('doctor')['cost'].idxmax(), ['doctor', 'vid', 'cost']]
# case: top2-per-doctor
result = visits.sort_values('cost', ascending=False).groupby('doctor').head(2).sort_values(['doctor', 'cost'])[['doctor', 'cost']]
# case: nlargest-per-group
result = visits.groupby('doctor')['cost'].nlargest(1)
# case: apply-nlargest
result = visits.groupby('doctor', group_keys=False).apply(lambda g: g.nlargest(1, 'temp'), include_groups=False)
# case: rank-methods
r = pd.DataFrame({m: visits['cost'].rank(method=m, ascending=False) for m in ['average', 'min', 'max', 'first', 'dense']})
result = r
# case: rank-pct
result = visits['temp'].rank(pct=True).round(2).tolist()
# case: fill-group-mean
result = visits['cost'].fillna(visits.groupby('doctor')['cost'].transform('mean')).round(2)
# case: fill-transform-lambda
result = visits.groupby('doctor')['cost'].transform(lambda s: s.fillna(s.median()))
# case: zscore
result = visits.groupby('doctor')['temp'].transform(lambda s: (s - s.mean()) / s.std()).round(3)
# case: cum-per-group
v = visits.sort_values('at')
v['cum'] = v.groupby('pid')['cost'].cumsum()
v['mx'] = v.groupby('pid')['temp'].cummax()
result = v[['pid', 'cum', 'mx']]
# case: rolling-per-group
v = visits.sort_values('at')
result = v.groupby('doctor')['temp'].rolling(2).mean().reset_index(level=0, drop=True).sort_index()
# case: rolling-min-periods
result = visits.set_index('doctor')['temp'].rolling(3, min_periods=1).max().round(1)
# case: rolling-transform
result = visits.groupby('doctor')['temp'].transform(lambda s: s.rolling(2, min_periods=1).mean()).round(2)
# case: expanding-mean
result = visits['cost'].expanding().mean().round(2).tolist()
# case: rolling-time
v = visits.assign(at=pd.to_datetime(visits['at'])).set_index('at')
result = v['cost'].rolling('20D').sum()
# case: iterate-groups
out = []
for (doc, fever), g in visits.groupby(['doctor', visits['temp'] > 38]):
    out.append({'doctor': doc, 'fever': fever, 'n': len(g), 'ids': list(g['vid'])})
result = pd.DataFrame(out)
# case: itertools-groupby
rows = sorted(zip(visits['doctor'], visits['vid']), key=lambda t: t[0])
result = {k: [v for _, v in g] for k, g in groupby(rows, key=lambda t: t[0])}
# case: accumulate-costs
result = list(accumulate(visits['cost'].fillna(0)))
# case: product-grid
grid = pd.DataFrame(list(product(doctors['name'], ['F', 'M'])), columns=['doctor', 'sex'])
seen = visits.merge(patients, on='pid')[['doctor', 'sex']].drop_duplicates()
m = grid.merge(seen, how='left', on=['doctor', 'sex'], indicator=True)
result = m[m['_merge'] == 'left_only'].drop(columns='_merge').values.tolist()
# case: named-tuple-loop
Visit = namedtuple('Visit', ['vid', 'cost'])
vs = [Visit(int(r.vid), r.cost) for r in visits.itertuples() if r.cost == r.cost]
best = max(vs, key=lambda v: v.cost)
result = best.vid, best.cost
# case: date-arith
v = pd.to_datetime(visits['at'])
result = ((v.max() - v.min()).days, (v.dt.date.max() - v.dt.date.min()).days, str(v.min().date()), v.dt.strftime('%d/%m/%y %H:%M').iloc[0])
# case: same-day-visits
d = pd.to_datetime(visits['at']).dt.date
result = visits[d.duplicated(keep=False)]['vid'].tolist()
# case: at-time-filter
v = pd.to_datetime(visits['at'])
result = visits.loc[(v.dt.time >= dt.time(9, 0)) & (v.dt.time < dt.time(12, 0)), 'vid'].tolist()
# case: business-days
v = pd.to_datetime(visits['at']).dt.normalize()
result = int((v.dt.dayofweek < 5).sum()), v.dt.isocalendar().week.tolist()
# case: month-end
v = pd.to_datetime(visits['at']).dt.normalize()
result = (v + pd.offsets.MonthEnd(0)).dt.strftime('%Y-%m-%d').tolist()
# case: add-offsets
v = pd.to_datetime(visits['at']).head(3)
result = pd.DataFrame({'week': v + pd.Timedelta(weeks=1), 'month': v + pd.DateOffset(months=1), 'hours': v + pd.to_timedelta([1, 2, 3], unit='h')})
# case: blood-type-filter
result = patients[patients['blood'].str.endswith('+', na=False)]['pid'].tolist(), patients['blood'].str.contains('A', na=False).sum(), patients['blood'].str.contains('+', regex=False, na=False).tolist()
# case: blood-regex-plus
result = patients['blood'].str.contains(r'\+').fillna(False).sum()
# case: nullable-ints
s = pd.Series([1, None, 3], dtype='Int64')
df = pd.DataFrame({'a': s, 'b': pd.array([True, None, False], dtype='boolean'), 'c': pd.array(['x', None, 'z'], dtype='string')})
result = df.fillna({'a': 0, 'b': False, 'c': ''})
# case: convert-dtypes
result = visits[['pid', 'cost', 'diag']].convert_dtypes().dtypes.astype(str).to_dict()
# case: astype-int-nullable
result = visits['cost'].round().astype('Int64')
# case: astype-int-nan-error
result = visits['cost'].astype(int)
# case: weight-by-sex
result = patients.groupby('sex')[['height', 'weight']].mean().round(1).T
# case: agg-frame-funcs
result = patients[['height', 'weight']].agg(['min', 'max', 'mean']).round(2)
# case: corr
result = patients[['height', 'weight']].corr().round(4)
# case: count-missing
result = patients.isna().sum()[lambda s: s > 0].sort_index()
# case: missing-pct
result = (patients.isnull().mean() * 100).round(1).to_dict()
# case: dropna-thresh
result = patients.dropna(thresh=7)['pid'].tolist(), patients.dropna(subset=['blood', 'born'], how='all').shape
# case: interpolate
result = visits['cost'].interpolate()
# case: ffill-groups
result = visits.sort_values('vid').groupby('pid')['diag'].ffill()
# case: string-formatting
tot = visits['cost'].sum()
result = [f'{tot:.1f}', f'{tot:>10.2f}|', f'{tot:,.0f}', '%05d' % 42, '{:<6}|{:^6}|{:>6}'.format('a', 'b', 'c'), f'{0.256:.1%}', f'{1234567:,}', f'{3:03d}']
# case: report-lines
lines = []
for doc, g in visits.groupby('doctor'):
    lines.append(f"{doc:<5}{len(g):>3}{g['cost'].sum():>9.2f}")
result = '\n'.join(lines)
# case: sort-multi-custom
rank = {'ENT': 0, 'Surgery': 1, 'GP': 2}
result = doctors.sort_values(by=['dept', 'rate'], key=lambda c: c.map(rank) if c.name == 'dept' else c, ascending=[True, False])
# case: doctors-loc-slices
result = doctors.loc['d2':'d3', 'dept':], doctors.iloc[-2:, [0, -1]], doctors.loc[['d4', 'd1'], 'name']
# case: where-mask
result = visits['cost'].where(visits['cost'] > 100, other=0).tolist(), visits['cost'].mask(visits['doctor'] == 'Kay').tolist()
# case: clip-round
result = visits['cost'].clip(lower=75, upper=200).round(-1).tolist()
# case: assert-ok
assert visits['vid'].is_unique, 'ids must be unique'
assert not patients.empty
result = 'ok'
# case: assert-fails
assert visits['pid'].is_unique, 'pid must be unique'
result = 1
# case: raise-custom
class_ = 'none'
if visits['cost'].isna().any():
    raise ValueError(f"missing costs: {visits['cost'].isna().sum()}")
result = class_
# case: lambda-dict-dispatch
ops = {'sum': lambda s: s.sum(), 'mean': lambda s: s.mean(), 'n': len}
result = {k: round(float(f(visits['temp'])), 2) for k, f in ops.items()}
# case: walrus
result = [y for x in visits['cost'] if (y := x / 10) > 10]
