import pandas as pd
import numpy as np
import math
from collections import defaultdict, namedtuple

properties_df = pd.DataFrame({
    'prop_id': ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'],
    'city': ['Austin', 'austin', 'Dallas', ' Dallas', 'Houston', None, 'AUSTIN '],
    'sqft': ['1,500', '2200', '900 sq ft', None, '1750', '0', '2200'],
    'price': ['$350,000', '$1.2M', '250000', '410K', 'call', '$99,000', '520000'],
    'beds': [3, 4, 2, np.nan, 3, 1, 4],
    'listed': ['2023-01-10', '01/15/2023', '2023-02-01', '2023-02-03', None, '2023-03-30', 'Mar 5 2023'],
    'sold': [True, False, True, True, False, None, False],
})

agents_df = pd.DataFrame({
    'agent_id': [1, 2, 3],
    'agent': ['Pat', 'Robin', 'Sam'],
    'commission': ['2.5%', '3 %', None],
})

listings_df = pd.DataFrame({
    'prop_id': ['H1', 'H2', 'h3', 'H4', 'H5', 'H7', 'H9', 'H1'],
    'agent_id': [1, 2, 1, 4, 3, 2, 1, 1],
    'views': [120, 80, 0, 45, np.nan, 80, 15, 120],
    'inquiries': [6, 4, 0, 9, 2, 3, 1, 6],
})
# case: price-parser
def price(v):
    if v is None or pd.isna(v):
        return np.nan
    s = str(v).upper().replace('$', '').replace(',', '').strip()
    factor = 1
    if s.endswith('M'):
        factor, s = 1_000_000, s[:-1]
    elif s.endswith('K'):
        factor, s = 1_000, s[:-1]
    try:
        return float(s) * factor
    except ValueError:
        return np.nan

p = properties_df.copy()
p['price_num'] = p['price'].apply(price)
p['city'] = p['city'].str.strip().str.title().fillna('Unknown')
out = p.groupby('city')['price_num'].agg(n='count', avg='mean', top='max').reset_index()
out['avg'] = out['avg'].round(0)
result = out.sort_values(['avg', 'city'], ascending=[False, True]).reset_index(drop=True)
# case: price-per-sqft
p = properties_df.copy()
p['sqft_n'] = p['sqft'].astype(str).str.replace(',', '').str.extract(r'(\d+)', expand=False)
p['sqft_n'] = pd.to_numeric(p['sqft_n'], errors='coerce')
p['price_n'] = pd.to_numeric(p['price'].str.replace(r'[$,]', '', regex=True), errors='coerce')
p['ppsf'] = p['price_n'].div(p['sqft_n'].where(p['sqft_n'] > 0)).round(2)
ok = p.dropna(subset=['ppsf'])
assert np.isfinite(ok['ppsf']).all()
result = ok[['prop_id', 'sqft_n', 'price_n', 'ppsf']].sort_values('ppsf').reset_index(drop=True)
# case: listed-dates-try-many
def dt(x):
    if not isinstance(x, str):
        return pd.NaT
    for fmt in ['%Y-%m-%d', '%m/%d/%Y', '%b %d %Y']:
        d = pd.to_datetime(x, format=fmt, errors='coerce')
        if pd.notna(d):
            return d
    return pd.NaT

p = properties_df[['prop_id', 'listed']].copy()
p['listed_dt'] = pd.to_datetime(p['listed'].apply(dt))
p['quarter'] = 'Q' + p['listed_dt'].dt.quarter.astype('Int64').astype(str)
p['week'] = p['listed_dt'].dt.isocalendar().week
result = p.dropna(subset=['listed_dt']).sort_values(['listed_dt', 'prop_id'])[['prop_id', 'quarter', 'week']].reset_index(drop=True)
# case: agent-conversion
l = listings_df.copy()
l['prop_id'] = l['prop_id'].str.upper()
l = l.drop_duplicates()
l['views'] = l['views'].fillna(0)
g = l.groupby('agent_id').agg(props=('prop_id', 'nunique'), views=('views', 'sum'), inq=('inquiries', 'sum')).reset_index()
g['conv'] = g.apply(lambda r: round(r['inq'] / r['views'], 4) if r['views'] > 0 else np.nan, axis=1)
res = g.merge(agents_df[['agent_id', 'agent']], on='agent_id', how='left')
res['agent'] = res['agent'].fillna('#' + res['agent_id'].astype(str))
result = res[['agent', 'props', 'views', 'inq', 'conv']].sort_values(['conv', 'agent'], ascending=[False, True], na_position='last').reset_index(drop=True)
# case: commission-estimate
a = agents_df.copy()
a['rate'] = a['commission'].str.replace('%', '').str.strip()
a['rate'] = pd.to_numeric(a['rate'], errors='coerce') / 100
default_rate = 0.02
a['rate'] = a['rate'].fillna(default_rate)
l = listings_df.drop_duplicates(subset=['prop_id', 'agent_id']).copy()
l['prop_id'] = l['prop_id'].str.upper()
p = properties_df[['prop_id', 'price', 'sold']].copy()
p['price'] = pd.to_numeric(p['price'].str.replace('[$,]', '', regex=True), errors='coerce')
m = l.merge(p, on='prop_id', how='inner').merge(a, on='agent_id', how='inner')
m = m[m['sold'].eq(True)]
m['commission_usd'] = (m['price'] * m['rate']).round(2)
result = m.groupby('agent', as_index=False)['commission_usd'].sum()
# case: sold-flag-counts
flags = {'sold': 0, 'unsold': 0, 'unknown': 0}
for v in properties_df['sold']:
    if v is None or pd.isna(v):
        flags['unknown'] += 1
    elif bool(v):
        flags['sold'] += 1
    else:
        flags['unsold'] += 1
s = properties_df['sold'].map({True: 'sold', False: 'unsold'}).fillna('unknown').value_counts()
assert all(s.get(k, 0) == v for k, v in flags.items())
result = pd.Series(flags, name='n').rename_axis('status').reset_index()
# case: listing-coverage-outer
l = listings_df[['prop_id']].copy()
l['prop_id'] = l['prop_id'].str.strip().str.upper()
l = l.drop_duplicates()
p = properties_df[['prop_id', 'city']].copy()
m = p.merge(l, on='prop_id', how='outer', indicator=True)
m['_merge'] = m['_merge'].cat.rename_categories({'left_only': 'no listing', 'right_only': 'no property', 'both': 'ok'})
tab = m['_merge'].value_counts()
detail = m.loc[m['_merge'] != 'ok', ['prop_id', '_merge']].rename(columns={'_merge': 'issue'})
detail['issue'] = detail['issue'].astype(str)
assert int(tab['ok']) + len(detail) == len(m)
result = detail.sort_values('prop_id').reset_index(drop=True)
# case: beds-mode-impute
p = properties_df.copy()
p['city'] = p['city'].fillna('unknown').str.strip().str.lower()
overall = p['beds'].mode()
overall = overall.iloc[0] if len(overall) > 0 else 0

def fill(g):
    md = g.dropna().mode()
    return g.fillna(md.iloc[0] if len(md) else overall)

p['beds_filled'] = p.groupby('city')['beds'].transform(fill).astype(int)
result = p[['prop_id', 'city', 'beds', 'beds_filled']]
# case: views-rank-ties
l = listings_df.copy()
l['prop_id'] = l['prop_id'].str.upper()
l = l.groupby('prop_id', as_index=False).agg({'views': 'max', 'inquiries': 'max'})
l['views'] = l['views'].fillna(0).astype(int)
l['rnk'] = l['views'].rank(method='min', ascending=False).astype(int)
top = l[l['rnk'] <= 3]
result = top.sort_values(['rnk', 'prop_id'])[['rnk', 'prop_id', 'views']].reset_index(drop=True)
# case: namedtuple-records
Row = namedtuple('Row', ['prop', 'size', 'label'])
rows = []
for pid, s in zip(properties_df['prop_id'], properties_df['sqft']):
    if s is None or (isinstance(s, float) and math.isnan(s)):
        rows.append(Row(pid, None, 'missing'))
        continue
    digits = ''.join(ch for ch in s if ch.isdigit())
    n = int(digits) if digits else 0
    label = 'zero' if n == 0 else ('large' if n >= 2000 else 'small')
    rows.append(Row(pid, n, label))
df = pd.DataFrame(rows)
df['size'] = df['size'].astype('Int64')
result = df.sort_values(['label', 'size', 'prop'], ascending=[True, False, True]).reset_index(drop=True)
# case: median-vs-manual
vals = pd.to_numeric(properties_df['price'].str.replace('$', '', regex=False).str.replace(',', '', regex=False), errors='coerce').dropna()
m1 = vals.median()
srt = sorted(vals.tolist())
k = len(srt)
if k == 0:
    m2 = None
elif k % 2:
    m2 = srt[k // 2]
else:
    m2 = (srt[k // 2 - 1] + srt[k // 2]) / 2
assert m1 == m2
result = (k, float(m1))
# case: city-bed-matrix
p = properties_df.copy()
p['city'] = p['city'].str.strip().str.title()
p = p.dropna(subset=['city', 'beds'])
p['beds'] = p['beds'].astype(int)
mat = p.groupby(['city', 'beds']).size().unstack(fill_value=0)
mat = mat.reindex(index=sorted(['Austin', 'Dallas', 'Houston', 'Waco']), columns=range(1, 5), fill_value=0)
mat.columns = [f'{c}_bed' for c in mat.columns]
result = mat.rename_axis('city').reset_index()
# case: agent-city-sets
prop_city = {}
for r in properties_df.to_dict(orient='records'):
    c = r['city']
    prop_city[r['prop_id'].upper()] = c.strip().title() if isinstance(c, str) else None
by_agent = defaultdict(set)
for pid, aid in listings_df[['prop_id', 'agent_id']].itertuples(index=False, name=None):
    c = prop_city.get(pid.upper())
    if c is None:
        continue
    by_agent[aid].add(c)
result = pd.DataFrame(
    [{'agent_id': k, 'n_cities': len(v), 'cities': ', '.join(sorted(v))} for k, v in sorted(by_agent.items())],
    columns=['agent_id', 'n_cities', 'cities'],
)
# case: no-result-empty-frame
p = properties_df.copy()
p.columns = p.columns.str.strip().str.lower()
p['city'] = p['city'].fillna('').str.strip().str.lower()
hit = p[(p['city'] == 'houston') & (p['beds'] > 5)]
if hit.empty:
    result = pd.DataFrame(columns=['prop_id', 'city', 'beds'])
else:
    result = hit[['prop_id', 'city', 'beds']].reset_index(drop=True)
