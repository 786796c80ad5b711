import pandas as pd
import numpy as np
from datetime import date, datetime
from collections import defaultdict

businesses = pd.DataFrame({
    'business_id': [10, 19, 24, 31, 45, 48, 50, 56],
    'name': ['TIRAMISU KITCHEN', 'Nrgize Lifestyle Cafe', 'OMNI S.F. Hotel', "Norman's Ice Cream", 'CHARLIES DELI CAFE', 'art\'s cafe', 'SUSHI ZONE', 'Art\'s Cafe'],
    'postal_code': ['94104', '94109', '94104', 'CA', '94114', '94122', None, '94122-1234'],
    'owner_name': ['Tiramisu LLC', '24 Hour Fitness Inc', 'Omni Hotel Co', 'Norman Antiforda', 'Charlie Lee', 'YOON HAE RYONG', 'Charlie Lee', 'yoon hae ryong'],
    'tax_code': ['H24', 'H24', 'H24', 'H24', 'H07', 'H24', 'H26', None],
    'latitude': [37.791116, 37.786848, 37.792888, np.nan, 37.747114, 37.764013, 37.771437, 37.764013],
    'certificate': [779059, 0, 352312, 346882, 341363, 318022, 0, 999999999999],
})
inspections = pd.DataFrame({
    'business_id': [10, 10, 10, 19, 19, 24, 24, 24, 31, 45, 45, 48, 50, 77],
    'score': [92.0, np.nan, 94.0, 94.0, 96.0, 98.0, 96.0, 100.0, 98.0, 88.0, 70.0, 94.0, np.nan, 55.0],
    'date': ['2014-01-14', '2014-01-24', '2014-07-29', '2013-11-04', '2014-11-10', '2013-11-18', '2014-06-12', '2015-11-18', '2013-12-04', '2014-01-14', '2016-02-29', '2014-09-09', '2014-07-07', '2014-03-03'],
    'type': ['Routine - Unscheduled', 'Reinspection/Followup', 'Routine - Unscheduled', 'Routine - Unscheduled', 'Routine - Unscheduled', 'Routine - Unscheduled', 'Routine - Scheduled', 'Routine - Unscheduled', 'Routine - Unscheduled', 'Complaint', 'Routine - Unscheduled', 'Routine - Unscheduled', 'New Ownership', 'Complaint'],
})
violations = pd.DataFrame({
    'business_id': [10, 10, 10, 19, 19, 24, 45, 45, 45, 48, 48],
    'date': ['20140114', '20140114', '20140729', '20131104', '20141110', '20140612', '20140114', '20160229', '20160229', '20140909', '20130101'],
    'violation_type_id': [103154, 103119, 103129, 103145, 103154, 103124, 103103, 103103, 103103, None, 103129],
    'risk_category': ['Low Risk', 'Moderate Risk', 'Moderate Risk', 'Low Risk', 'low risk', 'Moderate Risk', 'High Risk', 'High Risk', 'High Risk', None, 'Moderate Risk'],
    'fine': ['0', '150', '75.5', '10', '', '1,200', '300', '300', '300', None, '-25'],
})

# case: pct-high-risk-violations
result = violations['risk_category'].eq('High Risk').sum() / violations['risk_category'].notna().sum() * 100
# case: owners-case-insensitive
o = businesses['owner_name'].str.lower()
result = o.groupby(o).transform('size').loc[lambda s: s > 1].index.map(businesses['name']).tolist()
# case: average-score-latest-inspection
i = inspections.dropna(subset=['score']).sort_values(by=['business_id', 'date'])
last = i.groupby('business_id').last()
result = last['score'].mean()
# case: score-all-above-90
g = inspections.groupby('business_id')['score']
ok = g.min() > 90
result = businesses[businesses['business_id'].isin(ok[ok].index)]['name'].str.title().tolist()
# case: days-between-inspections-max
inspections['date'] = pd.to_datetime(inspections['date'])
inspections = inspections.sort_values(['business_id', 'date'])
inspections['gap'] = inspections.groupby('business_id')['date'].diff()
row = inspections.loc[inspections['gap'].idxmax()]
result = (int(row['business_id']), row['gap'].days)
# case: violation-date-matches-inspection
v = violations.assign(date=pd.to_datetime(violations['date'], format='%Y%m%d'))
ins = inspections.assign(date=pd.to_datetime(inspections['date']))
result = v.merge(ins, on=['business_id', 'date'], how='left', indicator=True)['_merge'].value_counts().to_dict()
# case: merge-date-dtype-mismatch
v = violations.copy()
ins = inspections.copy()
ins['date'] = pd.to_datetime(ins['date'])
result = v.merge(ins, on=['business_id', 'date'], how='inner').shape
# case: fine-total-by-business
f = pd.to_numeric(violations['fine'].str.replace(',', ''), errors='coerce').fillna(0)
t = f.groupby(violations['business_id']).sum()
result = t[t > t.mean()].sort_values(ascending=False).to_dict()
# case: routine-score-band
r = inspections[inspections['type'].str.startswith('Routine')]
band = pd.cut(r['score'], [0, 70, 85, 90, 100], labels=['Poor', 'Needs Improvement', 'Adequate', 'Good'])
result = band.value_counts().reindex(['Good', 'Adequate', 'Needs Improvement', 'Poor'])
# case: age-of-inspection-in-months
ref = pd.Timestamp(2016, 3, 1)
d = pd.to_datetime(inspections['date'])
months = (ref.year - d.dt.year) * 12 + (ref.month - d.dt.month)
result = months.groupby(inspections['business_id']).min()
# case: leap-day-inspection
d = pd.to_datetime(inspections['date'])
result = inspections[(d.dt.month == 2) & (d.dt.day == 29)].iloc[0].to_dict()
# case: postal-code-valid
pc = businesses['postal_code'].str.slice(0, 5)
valid = pc.where(pc.str.isdigit().fillna(False).astype(bool))
result = businesses.groupby(valid)['name'].count().nlargest(2, keep='all')
# case: postal-to-int-error
businesses['postal_code'] = businesses['postal_code'].astype(int)
result = businesses[businesses['postal_code'] == 94104]['name'].tolist()
# case: manual-defaultdict-risk
d = defaultdict(list)
for b, r in violations[['business_id', 'risk_category']].itertuples(index=False):
    if r is not None:
        d[b].append(r.split()[0].lower())
result = {k: sorted(set(v)) for k, v in d.items()}
# case: avg-score-difference-2013-2014
inspections['year'] = inspections['date'].str[:4]
a = inspections.groupby('year')['score'].mean()
result = round(a['2014'] - a['2013'], 4)
# case: subset-all-same-violation
nu = violations.groupby('business_id')['violation_type_id'].agg(['nunique', 'size'])
result = nu[(nu['nunique'] == 1) & (nu['size'] > 1)].index.to_list()
# case: three-violations-per-visit
cnt = violations.groupby(['business_id', 'date']).size().reset_index(name='n')
cnt = cnt[cnt['n'] >= 2]
result = cnt.merge(businesses[['business_id', 'name']], how='left')
# case: percentile-scores
result = inspections['score'].quantile([0.1, 0.5, 0.9]).round(2).to_list()
# case: certificates-dense-rank
b = businesses[businesses['certificate'] != 0].copy()
b['rank'] = b['certificate'].rank(ascending=False).astype('int64')
result = b.set_index('rank').sort_index()[['name', 'certificate']].head(3)
# case: same-location-pairs
p = businesses.merge(businesses, on='latitude', suffixes=('_a', '_b'))
p = p[p['business_id_a'] < p['business_id_b']]
result = list(zip(p['name_a'], p['name_b']))
# case: datetime-weekday-loop
out = []
for s in inspections['date'].unique():
    x = datetime.strptime(s, '%Y-%m-%d')
    if x.weekday() >= 4:
        out.append(s)
result = sorted(out)
# case: best-worst-summary-string
mx, mn = inspections['score'].max(), inspections['score'].min()
n = inspections.loc[inspections['score'].isin([mx, mn]), 'business_id'].map(businesses.set_index('business_id')['name']).fillna('unknown')
result = f"best {mx:.0f}, worst {mn:.0f}: {'; '.join(n)}"
