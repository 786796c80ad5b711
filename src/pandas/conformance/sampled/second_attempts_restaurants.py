import pandas as pd
import numpy as np
import re
from collections import Counter

restaurants_df = pd.DataFrame({
    'Rest_ID': [1, 2, 3, 4, 5, 6],
    'Name': ["Joe's Diner", 'La Piazza', 'SUSHI GO', "joe's diner ", 'Taj', None],
    'Cuisine': ['American', 'Italian/Pizza', 'Japanese', 'american', 'Indian/ Vegan', 'Thai'],
    'Zip': ['02139', 2139, '94105-1234', '02139', 'N/A', 94105.0],
    'Stars': ['4.5', '4', None, '3.5 stars', 'five', '4.5'],
})

inspections_df = pd.DataFrame({
    'insp_id': [100, 101, 102, 103, 104, 105, 106, 107],
    'rest_id': [1, 1, 2, 2, 3, 5, 7, 3],
    'insp_date': ['2022-03-01', '2023-03-05', '20220410', '2023-04-12', '2023-05-20', 'pending', '2023-06-01', '2022-05-20'],
    'grade': ['A', 'B', 'A', 'a', 'C', '', 'B', None],
    'violations': [2, 5, 0, 1, 12, np.nan, 3, 7],
})

menu_df = pd.DataFrame({
    'rest_id': [1, 1, 1, 2, 2, 3, 3, 4, 5],
    'item': ['Burger', 'Fries', 'Coffee', 'Margherita', 'Tiramisu', 'Maki', 'Maki', 'Burger', 'Thali'],
    'price': [12.5, 4.0, 3, 14.0, 8.0, 9.5, 9.5, '11', 'market'],
    'tags': ['beef,main', 'side, vegan', None, 'main', 'dessert', 'fish,main', 'fish,main', 'BEEF', 'vegan,main'],
})
# case: zip-normalize
def zip5(z):
    if z is None or (isinstance(z, float) and np.isnan(z)):
        return None
    if isinstance(z, (int, float, np.integer, np.floating)):
        return f'{int(z):05d}'
    m = re.match(r'^\s*(\d{5})', str(z))
    return m.group(1) if m else None

r = restaurants_df.copy()
r['zip5'] = r['Zip'].apply(zip5)
out = r.groupby('zip5', dropna=False)['Rest_ID'].agg(['count', 'min']).reset_index()
out['zip5'] = out['zip5'].fillna('unknown')
result = out.rename(columns={'count': 'restaurants', 'min': 'first_id'}).sort_values('zip5').reset_index(drop=True)
# case: stars-numeric-rank
r = restaurants_df.copy()
r['Stars'] = pd.to_numeric(r['Stars'].str.extract(r'(\d+\.?\d*)', expand=False), errors='coerce')
rated = r[r['Stars'].notna()].copy()
rated['Name'] = rated['Name'].fillna('Unnamed').str.strip().str.title()
rated['rank'] = rated['Stars'].rank(method='dense', ascending=False).astype(int)
result = rated[['rank', 'Name', 'Stars']].sort_values(['rank', 'Name']).reset_index(drop=True)
# case: latest-inspection
i = inspections_df.copy()
i['insp_date'] = pd.to_datetime(i['insp_date'], errors='coerce', format='mixed')
i['grade'] = i['grade'].replace('', np.nan).str.upper()
i = i.dropna(subset=['insp_date'])
latest = i.sort_values(['rest_id', 'insp_date']).drop_duplicates(subset=['rest_id'], keep='last')
chk = i.groupby('rest_id')['insp_date'].max()
assert (latest.set_index('rest_id')['insp_date'] == chk).all()
m = restaurants_df[['Rest_ID', 'Name']].merge(latest, left_on='Rest_ID', right_on='rest_id', how='left')
m['grade'] = m['grade'].fillna('none')
m['date'] = m['insp_date'].dt.strftime('%Y-%m-%d')
result = m[['Rest_ID', 'Name', 'date', 'grade']]
# case: violations-trend
i = inspections_df.copy()
i['year'] = i['insp_date'].str.extract(r'^(\d{4})', expand=False)
i = i.dropna(subset=['year', 'violations'])
i['year'] = i['year'].astype(int)
pv = i.pivot(index='rest_id', columns='year', values='violations')
if 2022 in pv.columns and 2023 in pv.columns:
    pv['diff'] = pv[2023] - pv[2022]
else:
    pv['diff'] = np.nan
pv['trend'] = pv['diff'].apply(lambda d: 'n/a' if pd.isna(d) else ('worse' if d > 0 else 'better' if d < 0 else 'same'))
pv.columns = [str(c) for c in pv.columns]
result = pv.reset_index()
# case: cuisine-split-count
r = restaurants_df.copy()
r['Cuisine'] = r['Cuisine'].fillna('').str.lower().str.split('/')
ex = r.explode('Cuisine')
ex['Cuisine'] = ex['Cuisine'].str.strip()
ex = ex[ex['Cuisine'] != '']
vc = ex['Cuisine'].value_counts()
res = pd.DataFrame({'cuisine': vc.index, 'n': vc.to_numpy()})
result = res.sort_values(['n', 'cuisine'], ascending=[False, True], ignore_index=True)
# case: menu-price-stats
m = menu_df.drop_duplicates().copy()
if m['price'].dtype == object:
    m['price'] = pd.to_numeric(m['price'], errors='coerce')
g = m.groupby('rest_id').agg(items=('item', 'count'), priced=('price', 'count'), avg_price=('price', 'mean'))
g = g.reindex(restaurants_df['Rest_ID'])
g[['items', 'priced']] = g[['items', 'priced']].fillna(0).astype(int)
g['avg_price'] = g['avg_price'].round(2)
result = g.rename_axis('rest_id').reset_index()
# case: tag-counter-list
c = Counter()
for t in menu_df['tags']:
    if t is None or pd.isna(t):
        c['(untagged)'] += 1
        continue
    for piece in t.lower().split(','):
        piece = piece.strip()
        if piece:
            c[piece] += 1
result = sorted(c.items(), key=lambda kv: (-kv[1], kv[0]))
# case: duplicate-restaurants-merge
r = restaurants_df.copy()
r['key'] = r['Name'].str.lower().str.replace(r'[^a-z ]', '', regex=True).str.strip()
named = r.dropna(subset=['key'])
canon = named.groupby('key')['Rest_ID'].min().to_dict()
r['canonical_id'] = r['key'].map(canon)
r['canonical_id'] = r['canonical_id'].fillna(r['Rest_ID']).astype(int)
id_map = dict(zip(r['Rest_ID'], r['canonical_id']))
m = menu_df.copy()
m['rest_id'] = m['rest_id'].map(id_map)
m = m.drop_duplicates(subset=['rest_id', 'item'])
result = m.groupby('rest_id')['item'].apply(lambda x: ', '.join(sorted(x))).reset_index(name='menu')
# case: grade-points-average
pts = {'A': 4, 'B': 3, 'C': 2}

def grade_points(g):
    if not isinstance(g, str):
        return None
    g = g.strip().upper()
    if g not in pts:
        return None
    return pts[g]

i = inspections_df.copy()
i['pts'] = i['grade'].apply(grade_points)
valid = i.dropna(subset=['pts'])
avg = valid.groupby('rest_id')['pts'].mean().round(2)
names = restaurants_df.set_index('Rest_ID')['Name'].to_dict()
result = pd.DataFrame([
    {'rest_id': int(k), 'name': names.get(k, 'not found'), 'gpa': v}
    for k, v in sorted(avg.items(), key=lambda kv: (-kv[1], kv[0]))
])
# case: uninspected-with-menu
has_menu = set(menu_df['rest_id'])
i = inspections_df.copy()
i['ok'] = pd.to_datetime(i['insp_date'], errors='coerce', format='mixed').notna()
inspected = set(i.loc[i['ok'], 'rest_id'])
target = sorted(has_menu - inspected)
r = restaurants_df[restaurants_df['Rest_ID'].isin(target)]
if r.empty:
    result = pd.DataFrame(columns=['Rest_ID', 'Name'])
else:
    result = r[['Rest_ID', 'Name']].assign(Name=lambda d: d['Name'].str.strip()).reset_index(drop=True)
# case: cheapest-main
m = menu_df.copy()
m['price'] = pd.to_numeric(m['price'], errors='coerce')
is_main = m['tags'].fillna('').str.lower().str.split(',').apply(lambda ts: 'main' in [x.strip() for x in ts])
mains = m[is_main & m['price'].notna()]
if len(mains) > 0:
    low = mains['price'].min()
    best = mains[np.isclose(mains['price'].astype(float), low)].drop_duplicates()
    result = best[['rest_id', 'item', 'price']].sort_values(['rest_id', 'item']).reset_index(drop=True)
else:
    result = pd.DataFrame(columns=['rest_id', 'item', 'price'])
# case: violation-share-total
i = inspections_df.copy()
i['violations'] = i['violations'].fillna(0).astype(int)
total = i['violations'].sum()
by = i.groupby('rest_id', as_index=False)['violations'].sum()
by['pct'] = (by['violations'] * 100.0 / total).round(1) if total != 0 else 0.0
total_row = pd.DataFrame([{'rest_id': 'TOTAL', 'violations': total, 'pct': round(by['pct'].sum(), 1)}])
by = by.sort_values(['violations', 'rest_id'], ascending=[False, True])
result = pd.concat([by.astype({'rest_id': str}), total_row], ignore_index=True)
# case: schema-check-then-report
spec = {'rest_id': 'number', 'item': 'text', 'price': 'number', 'tags': 'text', 'calories': 'number'}
rows = []
for col, kind in spec.items():
    if col not in menu_df.columns:
        rows.append({'column': col, 'status': 'missing', 'bad_rows': None})
        continue
    s = menu_df[col]
    if kind == 'number':
        bad = pd.to_numeric(s, errors='coerce').isna() & s.notna()
    else:
        bad = ~s.dropna().map(lambda v: isinstance(v, str))
    rows.append({'column': col, 'status': 'ok' if not bad.any() else 'dirty', 'bad_rows': int(bad.sum())})
result = pd.DataFrame(rows)
result['bad_rows'] = result['bad_rows'].astype('Int64')
# case: inspections-enriched-sql-like
i = inspections_df.copy()
r = restaurants_df.rename(columns=str.lower).copy()
for c in ['rest_id']:
    assert c in i.columns and c in r.columns
i['insp_date'] = pd.to_datetime(i['insp_date'].str.replace('-', ''), format='%Y%m%d', errors='coerce')
i = i.loc[i['insp_date'].dt.year == 2023]
j = i.merge(r[['rest_id', 'name', 'cuisine']], on='rest_id', how='left', validate='many_to_one')
j['name'] = j['name'].where(j['name'].notna(), None)
j['grade'] = j['grade'].str.upper()
j['severity'] = pd.cut(j['violations'], [-1, 1, 5, 100], labels=['low', 'medium', 'high']).astype(str)
result = j[['insp_id', 'name', 'grade', 'violations', 'severity']].sort_values(['violations', 'insp_id'], ascending=[False, True]).reset_index(drop=True)
