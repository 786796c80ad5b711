import pandas as pd
import numpy as np

shop_df = pd.DataFrame({'shop_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 'name': ['Alpha', 'beta', 'Corner Cafe', 'Delta', None, 'Echo Bar', 'Foxtrot', 'golf', 'Hotel', 'alpha', 'Juliet', 'Kilo', 'Lima', 'Mike', 'Nov', 'Oscar', 'Papa', 'Que'], 'city': ['Ulm', 'Bern', 'Ulm', None, 'Oslo', 'Bern', 'Ulm', 'Oslo', 'Riga', 'Ulm', 'Bern', 'Riga', 'Ulm', 'Oslo', 'Pisa', 'Bern', 'Ulm', None], 'kind': ['food', 'food', 'cafe', 'bar', 'bar', 'bar', 'food', None, 'cafe', 'food', 'cafe', 'food', 'bar', 'food', 'food', 'cafe', 'bar', 'food'], 'staff': [12, 5, 7, 5, 30, 2, 12, 9, 9, 14, 5, 8, 21, 3, 5, 17, 12, 1], 'rent': [900.5, 450.0, np.nan, 450.0, 2100.25, 120.0, 900.5, 640.0, 333.3, np.nan, 450.0, 510.0, 1200.0, 75.5, 450.0, 980.0, 900.5, 60.0], 'year': ['2001', '2010', '1999', '2010', '2015', '', '2001', '1987', 'unknown', '2020', '2010', '1999', '2001', '2003', '2004', '2005', '2006', '2007']})
visit_df = pd.DataFrame({'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'shop': ['3', '1', '3', '7', '2', '3', '99', '1', '6', '3'], 'guest': ['Ann', 'Bob', 'Cy', 'Ann', 'Di', 'Bob', 'Ann', 'Eve', 'Cy', 'Ann'], 'spent': [10.0, 25.5, 10.0, 7.25, 0.0, 31.0, 5.0, 25.5, 12.5, 8.0]})
owner_df = pd.DataFrame({'owner_id': [1, 2, 3, 4], 'owner': ['Ann', 'Ben', 'Cy', 'Dee'], 'age': [31, 45, 45, 28]})
owns_df = pd.DataFrame({'owner_id': [1, 1, 2, 5, 2, 1, 3], 'shop_id': [3, 7, 1, 2, 9, 1, 18], 'share': [50, 100, 25, 100, 75, 75, 10]})
# case: group-0
m = pd.merge(shop_df, visit_df, left_on='shop_id', right_on='shop')
result = m
# case: group-1
m = pd.merge(owner_df, owns_df, left_on='owner_id', right_on='owner_id')
result = m
# case: left-1
m = owner_df.merge(owns_df, left_on='owner_id', right_on='owner_id', how='left')
result = m
# case: left-2
m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id', how='left')
result = m
# case: suffix-2
m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id', how='inner', suffixes=('_l', '_r'))
result = m.columns.tolist(), len(m)
# case: suffix-0
m = shop_df.merge(visit_df, left_on='shop_id', right_on='shop', how='inner', suffixes=('_l', '_r'))
result = m.columns.tolist(), len(m)
# case: right-0
result = shop_df.merge(visit_df, how='right', left_on='shop_id', right_on='shop').shape
# case: right-1
result = owner_df.merge(owns_df, how='right', left_on='owner_id', right_on='owner_id').shape
# case: outer-1
result = owner_df.merge(owns_df, how='outer', left_on='owner_id', right_on='owner_id')
# case: outer-2
result = shop_df.merge(owns_df, how='outer', left_on='shop_id', right_on='shop_id')
# case: str-2
a = shop_df.assign(k=shop_df['shop_id'].astype(str))
b = owns_df.assign(k=owns_df['shop_id'].astype(str))
m = a.merge(b, on='k', suffixes=('', '_r'))
result = m.groupby('k').size().sort_values(ascending=False).reset_index(name='n')
# case: str-0
a = shop_df.assign(k=shop_df['shop_id'].astype(str))
b = visit_df.assign(k=visit_df['shop'].astype(str))
m = a.merge(b, on='k', suffixes=('', '_r'))
result = m.groupby('k').size().sort_values(ascending=False).reset_index(name='n')
# case: str-outer-0
a = shop_df.assign(k=shop_df['shop_id'].astype(str))
b = visit_df.assign(k=visit_df['shop'].astype(str))
result = a.merge(b, on='k', how='outer', suffixes=('_x', '_y'), indicator=True)
# case: str-outer-1
a = owner_df.assign(k=owner_df['owner_id'].astype(str))
b = owns_df.assign(k=owns_df['owner_id'].astype(str))
result = a.merge(b, on='k', how='outer', suffixes=('_x', '_y'), indicator=True)
# case: on-err-1
result = owner_df.merge(owns_df, on='owner_id')
# case: on-err-2
result = shop_df.merge(owns_df, on='shop_id')
# case: antijoin-2
result = shop_df[~shop_df['shop_id'].isin(owns_df['shop_id'])]
# case: antijoin-0
result = shop_df[~shop_df['shop_id'].isin(visit_df['shop'])]
# case: antijoin-cols-0
result = shop_df.loc[~shop_df['shop_id'].astype(str).isin(visit_df['shop'].astype(str)), ['name']].drop_duplicates()
# case: antijoin-cols-1
result = owner_df.loc[~owner_df['owner_id'].astype(str).isin(owns_df['owner_id'].astype(str)), ['owner']].drop_duplicates()
# case: semijoin-1
ids = owns_df['owner_id'].unique()
result = owner_df[owner_df['owner_id'].isin(ids)][['owner']].reset_index(drop=True)
# case: semijoin-2
ids = owns_df['shop_id'].unique()
result = shop_df[shop_df['shop_id'].isin(ids)][['city']].reset_index(drop=True)
# case: indicator-2
a = shop_df.copy(); a['k'] = a['shop_id'].astype(str)
b = owns_df.copy(); b['k'] = b['shop_id'].astype(str)
m = a.merge(b[['k']].drop_duplicates(), on='k', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', 'city'].tolist()
# case: indicator-0
a = shop_df.copy(); a['k'] = a['shop_id'].astype(str)
b = visit_df.copy(); b['k'] = b['shop'].astype(str)
m = a.merge(b[['k']].drop_duplicates(), on='k', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', 'name'].tolist()
# case: count-map-0
counts = visit_df['shop'].value_counts()
shop_df['n'] = shop_df['shop_id'].map(counts).fillna(0).astype(int)
result = shop_df[['name', 'n']].sort_values('n', ascending=False)
# case: count-map-1
counts = owns_df['owner_id'].value_counts()
owner_df['n'] = owner_df['owner_id'].map(counts).fillna(0).astype(int)
result = owner_df[['owner', 'n']].sort_values('n', ascending=False)
# case: count-merge-1
cnt = owns_df.groupby('owner_id').size().reset_index(name='cnt')
result = owner_df.merge(cnt, left_on='owner_id', right_on='owner_id', how='left')
# case: count-merge-2
cnt = owns_df.groupby('shop_id').size().reset_index(name='cnt')
result = shop_df.merge(cnt, left_on='shop_id', right_on='shop_id', how='left')
# case: count-fill-2
cnt = owns_df['shop_id'].value_counts().rename_axis('key').reset_index(name='cnt')
m = shop_df.merge(cnt, left_on='shop_id', right_on='key', how='left')
m['cnt'] = m['cnt'].fillna(0).astype(int)
result = m[['city', 'cnt']]
# case: count-fill-0
cnt = visit_df['shop'].value_counts().rename_axis('key').reset_index(name='cnt')
m = shop_df.merge(cnt, left_on='shop_id', right_on='key', how='left')
m['cnt'] = m['cnt'].fillna(0).astype(int)
result = m[['name', 'cnt']]
# case: idxmax-0
top = visit_df.groupby('shop').size().idxmax()
result = shop_df[shop_df['shop_id'] == top][['name']]
# case: idxmax-1
top = owns_df.groupby('owner_id').size().idxmax()
result = owner_df[owner_df['owner_id'] == top][['owner']]
# case: vc-idx-1
top = owns_df['owner_id'].value_counts().index[0]
result = owner_df.loc[owner_df['owner_id'].astype(str) == str(top), 'owner'].tolist()
# case: vc-idx-2
top = owns_df['shop_id'].value_counts().index[0]
result = shop_df.loc[shop_df['shop_id'].astype(str) == str(top), 'city'].tolist()
# case: group2-2
a = shop_df.rename(columns={'shop_id': 'kk'})
a['kk'] = a['kk'].astype(str)
b = owns_df.rename(columns={'shop_id': 'kk'})
b['kk'] = b['kk'].astype(str)
j = a.merge(b, on='kk')
result = j.groupby('kk').agg(n=('kk', 'size')).query('n >= 2').reset_index()
# case: group2-0
a = shop_df.rename(columns={'shop_id': 'kk'})
a['kk'] = a['kk'].astype(str)
b = visit_df.rename(columns={'shop': 'kk'})
b['kk'] = b['kk'].astype(str)
j = a.merge(b, on='kk')
result = j.groupby('kk').agg(n=('kk', 'size')).query('n >= 2').reset_index()
# case: concat-loop-0
rows = []
for _, l in shop_df.iterrows():
    sub = visit_df[visit_df['shop'] == l['shop_id']]
    rows.append({'name': l['name'], 'count': len(sub), 'best': sub['spent'].max()})
result = pd.DataFrame(rows)
# case: concat-loop-1
rows = []
for _, l in owner_df.iterrows():
    sub = owns_df[owns_df['owner_id'] == l['owner_id']]
    rows.append({'name': l['owner'], 'count': len(sub), 'best': sub['share'].max()})
result = pd.DataFrame(rows)
# case: concat-loop2-1
out = []
for key, g in owns_df.groupby('owner_id'):
    match = owner_df.loc[owner_df['owner_id'] == key, 'owner']
    name = match.iloc[0] if not match.empty else None
    out.append([key, name, g['share'].sum()])
result = pd.DataFrame(out, columns=['key', 'name', 'total'])
# case: concat-loop2-2
out = []
for key, g in owns_df.groupby('shop_id'):
    match = shop_df.loc[shop_df['shop_id'] == key, 'city']
    name = match.iloc[0] if not match.empty else None
    out.append([key, name, g['share'].sum()])
result = pd.DataFrame(out, columns=['key', 'name', 'total'])
# case: dict-lookup-2
lookup = dict(zip(shop_df['shop_id'], shop_df['city']))
owns_df['lname'] = owns_df['shop_id'].map(lookup)
result = owns_df.groupby('lname')['share'].agg(['count', 'mean'])
# case: dict-lookup-0
lookup = dict(zip(shop_df['shop_id'], shop_df['name']))
visit_df['lname'] = visit_df['shop'].map(lookup)
result = visit_df.groupby('lname')['spent'].agg(['count', 'mean'])
# case: dict-apply-0
lookup = shop_df.set_index('shop_id')['name'].to_dict()
result = visit_df['shop'].apply(lambda k: lookup.get(k, 'unknown')).value_counts()
# case: dict-apply-1
lookup = owner_df.set_index('owner_id')['owner'].to_dict()
result = owns_df['owner_id'].apply(lambda k: lookup.get(k, 'unknown')).value_counts()
# case: setops-1
a = set(owner_df['owner_id']); b = set(owns_df['owner_id'])
result = len(a), len(b), len(a & b), sorted(map(str, a - b))[:5]
# case: setops-2
a = set(shop_df['shop_id']); b = set(owns_df['shop_id'])
result = len(a), len(b), len(a & b), sorted(map(str, a - b))[:5]
# case: join-idx-2
result = shop_df.set_index('shop_id').join(owns_df.set_index('shop_id'), lsuffix='_l', rsuffix='_r')
# case: join-on-0
result = visit_df.join(shop_df.set_index('shop_id'), on='shop', rsuffix='_other')
# case: join-on-1
result = owns_df.join(owner_df.set_index('owner_id'), on='owner_id', rsuffix='_other')
# case: join-overlap-err-1
result = owner_df.join(owns_df)
# case: join-overlap-err-2
result = shop_df.join(owns_df)
# case: cross-2
result = len(shop_df.head(3).merge(owns_df.head(2), how='cross'))
# case: cross-0
result = len(shop_df.head(3).merge(visit_df.head(2), how='cross'))
# case: cross-cols-0
result = shop_df.head(2).merge(visit_df.head(2), how='cross')
# case: cross-cols-1
result = owner_df.head(2).merge(owns_df.head(2), how='cross')
# case: corr-sub-1
mx = owns_df.groupby('owner_id')['share'].transform('max')
result = owns_df[owns_df['share'] == mx][['owner_id', 'share']].drop_duplicates()
# case: corr-sub-2
mx = owns_df.groupby('shop_id')['share'].transform('max')
result = owns_df[owns_df['share'] == mx][['shop_id', 'share']].drop_duplicates()
# case: int-cast-2
try:
    m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id')
except ValueError as e:
    owns_df['shop_id'] = owns_df['shop_id'].astype(int)
    m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id')
result = len(m)
# case: int-cast-0
try:
    m = shop_df.merge(visit_df, left_on='shop_id', right_on='shop')
except ValueError as e:
    visit_df['shop'] = visit_df['shop'].astype(int)
    m = shop_df.merge(visit_df, left_on='shop_id', right_on='shop')
result = len(m)
# case: to-numeric-0
shop_df['_k'] = pd.to_numeric(shop_df['shop_id'], errors='coerce')
visit_df['_k'] = pd.to_numeric(visit_df['shop'], errors='coerce')
m = shop_df.merge(visit_df, on='_k', how='inner')
result = m.shape, m['_k'].isna().sum()
# case: to-numeric-1
owner_df['_k'] = pd.to_numeric(owner_df['owner_id'], errors='coerce')
owns_df['_k'] = pd.to_numeric(owns_df['owner_id'], errors='coerce')
m = owner_df.merge(owns_df, on='_k', how='inner')
result = m.shape, m['_k'].isna().sum()
# case: nunique-1
a = owner_df.assign(_k=owner_df['owner_id'].astype(str)); b = owns_df.assign(_k=owns_df['owner_id'].astype(str))
result = a.merge(b, on='_k')['_k'].nunique()
# case: nunique-2
a = shop_df.assign(_k=shop_df['shop_id'].astype(str)); b = owns_df.assign(_k=owns_df['shop_id'].astype(str))
result = a.merge(b, on='_k')['_k'].nunique()
# case: merge-group-sum-2
a = shop_df.assign(_k=shop_df['shop_id'].astype(str))[['_k', 'city']]
b = owns_df.assign(_k=owns_df['shop_id'].astype(str))[['_k', 'share']].rename(columns={'share': 'val'})
g = a.merge(b, on='_k').groupby('city', as_index=False)['val'].sum()
result = g.sort_values('val', ascending=False).head(3).reset_index(drop=True)
# case: merge-group-sum-0
a = shop_df.assign(_k=shop_df['shop_id'].astype(str))[['_k', 'name']]
b = visit_df.assign(_k=visit_df['shop'].astype(str))[['_k', 'spent']].rename(columns={'spent': 'val'})
g = a.merge(b, on='_k').groupby('name', as_index=False)['val'].sum()
result = g.sort_values('val', ascending=False).head(3).reset_index(drop=True)
# case: pivot-0
a = shop_df.assign(_k=shop_df['shop_id'].astype(str))[['_k', 'name']].rename(columns={'name': 'lc'})
b = visit_df.assign(_k=visit_df['shop'].astype(str))[['_k', 'guest']].rename(columns={'guest': 'rc'})
m = a.merge(b, on='_k')
result = pd.crosstab(m['lc'], m['rc'])
# case: pivot-1
a = owner_df.assign(_k=owner_df['owner_id'].astype(str))[['_k', 'owner']].rename(columns={'owner': 'lc'})
b = owns_df.assign(_k=owns_df['owner_id'].astype(str))[['_k', 'shop_id']].rename(columns={'shop_id': 'rc'})
m = a.merge(b, on='_k')
result = pd.crosstab(m['lc'], m['rc'])
# case: pivot2-1
a = owner_df.assign(_k=owner_df['owner_id'].astype(str))[['_k', 'owner']].rename(columns={'owner': 'lc'})
b = owns_df.assign(_k=owns_df['owner_id'].astype(str))[['_k', 'shop_id', 'share']].rename(columns={'shop_id': 'rc'}) if 'shop_id' != 'share' else owns_df.assign(_k=owns_df['owner_id'].astype(str), rc=1)
m = a.merge(b, on='_k')
result = m.pivot_table(index='lc', columns='rc', aggfunc='size', fill_value=0)
# case: pivot2-2
a = shop_df.assign(_k=shop_df['shop_id'].astype(str))[['_k', 'city']].rename(columns={'city': 'lc'})
b = owns_df.assign(_k=owns_df['shop_id'].astype(str))[['_k', 'owner_id', 'share']].rename(columns={'owner_id': 'rc'}) if 'owner_id' != 'share' else owns_df.assign(_k=owns_df['shop_id'].astype(str), rc=1)
m = a.merge(b, on='_k')
result = m.pivot_table(index='lc', columns='rc', aggfunc='size', fill_value=0)
# case: validate-2
result = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id', validate='one_to_one')
# case: validate-0
result = shop_df.merge(visit_df, left_on='shop_id', right_on='shop', validate='one_to_one')
# case: merge-dup-drop-0
m = shop_df.merge(visit_df, left_on='shop_id', right_on='shop').drop(columns='shop')
result = m.head(2)
# case: merge-dup-drop-1
m = owner_df.merge(owns_df, left_on='owner_id', right_on='owner_id').drop(columns='owner_id')
result = m.head(2)
# case: merge-unmatched-1
m = owner_df.merge(owns_df, left_on='owner_id', right_on='owner_id', how='left')
result = m[m['owner_id'].isna()][['owner']]
# case: merge-unmatched-2
m = shop_df.merge(owns_df, left_on='shop_id', right_on='shop_id', how='left')
result = m[m['shop_id'].isna()][['city']]
# case: concat-keys-2
result = pd.concat({'l': shop_df.head(2), 'r': owns_df.head(2)})
# case: concat-keys-0
result = pd.concat({'l': shop_df.head(2), 'r': visit_df.head(2)})
# case: concat-axis1-0
result = pd.concat([shop_df.head(3).reset_index(drop=True), visit_df.head(2)], axis=1)
# case: concat-axis1-1
result = pd.concat([owner_df.head(3).reset_index(drop=True), owns_df.head(2)], axis=1)
# case: concat-rows-1
result = pd.concat([owner_df, owns_df], ignore_index=True)
# case: concat-rows-2
result = pd.concat([shop_df, owns_df], ignore_index=True)
# case: series-ops-2
s = owns_df.groupby('shop_id').size()
result = s[s > s.mean()].index.tolist()
# case: series-ops-0
s = visit_df.groupby('shop').size()
result = s[s > s.mean()].index.tolist()
# case: eq-max-count-0
s = visit_df.groupby('shop').size()
result = s[s == s.max()].reset_index(name='n')
# case: eq-max-count-1
s = owns_df.groupby('owner_id').size()
result = s[s == s.max()].reset_index(name='n')
# case: agg-cols-1
result = owns_df.groupby('owner_id').agg({'share': ['count', 'max']}).reset_index()
# case: agg-cols-2
result = owns_df.groupby('shop_id').agg({'share': ['count', 'max']}).reset_index()
# case: agg-cols-flat-2
g = owns_df.groupby('shop_id').agg({'share': ['count', 'max']}).reset_index()
g.columns = ['_'.join([str(x) for x in c]).strip('_') for c in g.columns.values]
result = g
# case: agg-cols-flat-0
g = visit_df.groupby('shop').agg({'spent': ['count', 'max']}).reset_index()
g.columns = ['_'.join([str(x) for x in c]).strip('_') for c in g.columns.values]
result = g
# case: agg-cols-tofl-0
g = visit_df.groupby('shop').agg({'spent': ['count', 'max']})
g.columns = g.columns.to_flat_index()
result = g
# case: agg-cols-tofl-1
g = owns_df.groupby('owner_id').agg({'share': ['count', 'max']})
g.columns = g.columns.to_flat_index()
result = g
# case: agg-map-join-1
g = owns_df.groupby('owner_id').agg({'share': ['min', 'max']})
g.columns = g.columns.map('_'.join)
result = g
# case: agg-map-join-2
g = owns_df.groupby('shop_id').agg({'share': ['min', 'max']})
g.columns = g.columns.map('_'.join)
result = g
# case: having-merge-2
g = owns_df.groupby('shop_id').filter(lambda x: x['share'].count() > 1)
result = g.sort_values(['shop_id', 'share']).reset_index(drop=True)
# case: having-merge-0
g = visit_df.groupby('shop').filter(lambda x: x['spent'].count() > 1)
result = g.sort_values(['shop', 'spent']).reset_index(drop=True)
# case: all-0
result = shop_df[shop_df['shop_id'].apply(lambda k: (visit_df['shop'] == k).any())][['name']]
# case: all-1
result = owner_df[owner_df['owner_id'].apply(lambda k: (owns_df['owner_id'] == k).any())][['owner']]
# case: exists-count-1
result = sum(1 for k in owner_df['owner_id'] if k in set(owns_df['owner_id']))
# case: exists-count-2
result = sum(1 for k in shop_df['shop_id'] if k in set(owns_df['shop_id']))
# case: query-in-2
keys = owns_df['shop_id'].tolist()
result = shop_df.query('shop_id in @keys')['city'].tolist()
# case: query-in-0
keys = visit_df['shop'].tolist()
result = shop_df.query('shop_id in @keys')['name'].tolist()
# case: query-notin-0
keys = list(visit_df['shop'].unique())
result = shop_df.query('shop_id not in @keys')['name'].nunique()
# case: query-notin-1
keys = list(owns_df['owner_id'].unique())
result = owner_df.query('owner_id not in @keys')['owner'].nunique()
# case: merge-rename-1
m = (owner_df.rename(columns={'owner': 'left_name'})
     .merge(owns_df.rename(columns={'shop_id': 'right_name'}), left_on='owner_id', right_on='owner_id', how='inner'))
result = m[['left_name', 'right_name']].drop_duplicates().sort_values(['left_name', 'right_name'])
# case: merge-rename-2
m = (shop_df.rename(columns={'city': 'left_name'})
     .merge(owns_df.rename(columns={'owner_id': 'right_name'}), left_on='shop_id', right_on='shop_id', how='inner'))
result = m[['left_name', 'right_name']].drop_duplicates().sort_values(['left_name', 'right_name'])
# case: defensive-2
def safe_merge(a, b, lk, rk):
    if lk not in a.columns or rk not in b.columns:
        return pd.DataFrame()
    a = a.copy(); b = b.copy()
    a[lk] = a[lk].astype(str).str.strip()
    b[rk] = b[rk].astype(str).str.strip()
    return a.merge(b, left_on=lk, right_on=rk, how='inner', suffixes=('_a', '_b'))
m = safe_merge(shop_df, owns_df, 'shop_id', 'shop_id')
result = m if not m.empty else pd.DataFrame({'msg': ['none']})
# case: defensive-0
def safe_merge(a, b, lk, rk):
    if lk not in a.columns or rk not in b.columns:
        return pd.DataFrame()
    a = a.copy(); b = b.copy()
    a[lk] = a[lk].astype(str).str.strip()
    b[rk] = b[rk].astype(str).str.strip()
    return a.merge(b, left_on=lk, right_on=rk, how='inner', suffixes=('_a', '_b'))
m = safe_merge(shop_df, visit_df, 'shop_id', 'shop')
result = m if not m.empty else pd.DataFrame({'msg': ['none']})
# case: outer-cmp-0
a = shop_df[['shop_id']].drop_duplicates().rename(columns={'shop_id': 'k'}).astype(str)
b = visit_df[['shop']].drop_duplicates().rename(columns={'shop': 'k'}).astype(str)
m = a.merge(b, how='outer', indicator=True)
result = m['_merge'].value_counts()
# case: outer-cmp-1
a = owner_df[['owner_id']].drop_duplicates().rename(columns={'owner_id': 'k'}).astype(str)
b = owns_df[['owner_id']].drop_duplicates().rename(columns={'owner_id': 'k'}).astype(str)
m = a.merge(b, how='outer', indicator=True)
result = m['_merge'].value_counts()
# case: except-concat-1
a = owner_df[['owner_id']].astype(str).rename(columns={'owner_id': 'k'})
b = owns_df[['owner_id']].astype(str).rename(columns={'owner_id': 'k'})
result = pd.concat([a, b, b]).drop_duplicates(keep=False)
# case: except-concat-2
a = shop_df[['shop_id']].astype(str).rename(columns={'shop_id': 'k'})
b = owns_df[['shop_id']].astype(str).rename(columns={'shop_id': 'k'})
result = pd.concat([a, b, b]).drop_duplicates(keep=False)
# case: fstring-report-2
lines = []
for _, r in shop_df.head(4).iterrows():
    n = (owns_df['shop_id'].astype(str) == str(r['shop_id'])).sum()
    lines.append(f"{r['city']!s:>12}|{n:03d}")
result = '\n'.join(lines)
# case: fstring-report-0
lines = []
for _, r in shop_df.head(4).iterrows():
    n = (visit_df['shop'].astype(str) == str(r['shop_id'])).sum()
    lines.append(f"{r['name']!s:>12}|{n:03d}")
result = '\n'.join(lines)
# case: update-0
d = shop_df.set_index('shop_id')
result = d.index.is_unique, d.index.intersection(visit_df['shop']).tolist()
# case: update-1
d = owner_df.set_index('owner_id')
result = d.index.is_unique, d.index.intersection(owns_df['owner_id']).tolist()
# case: reindex-1
c = owns_df.groupby('owner_id').size()
result = c.reindex(owner_df['owner_id'], fill_value=0)
# case: reindex-2
c = owns_df.groupby('shop_id').size()
result = c.reindex(shop_df['shop_id'], fill_value=0)
# case: lookup-series-2
s = shop_df.drop_duplicates('shop_id').set_index('shop_id')['city']
result = s.reindex(owns_df['shop_id']).tolist()
# case: lookup-series-0
s = shop_df.drop_duplicates('shop_id').set_index('shop_id')['name']
result = s.reindex(visit_df['shop']).tolist()
# case: rank-within-0
visit_df['rk'] = visit_df.groupby('shop')['spent'].rank(ascending=False, method='min')
result = visit_df[visit_df['rk'] <= 2].sort_values(['shop', 'rk'])[['shop', 'spent', 'rk']]
# case: rank-within-1
owns_df['rk'] = owns_df.groupby('owner_id')['share'].rank(ascending=False, method='min')
result = owns_df[owns_df['rk'] <= 2].sort_values(['owner_id', 'rk'])[['owner_id', 'share', 'rk']]
# case: share-1
t = owns_df.groupby('owner_id')['share'].sum()
result = (t / t.sum()).round(4).sort_values(ascending=False).head()
# case: share-2
t = owns_df.groupby('shop_id')['share'].sum()
result = (t / t.sum()).round(4).sort_values(ascending=False).head()
# case: first-last-2
g = owns_df.sort_values('share').groupby('shop_id')['share'].agg(['first', 'last', 'nunique'])
result = g[g['first'] != g['last']]
# case: first-last-0
g = visit_df.sort_values('spent').groupby('shop')['spent'].agg(['first', 'last', 'nunique'])
result = g[g['first'] != g['last']]
# case: merge-asof-err-0
result = pd.merge(shop_df, visit_df)
# case: merge-asof-err-1
result = pd.merge(owner_df, owns_df)
# case: left-index-1
result = pd.merge(owner_df.set_index('owner_id'), owns_df, left_index=True, right_on='owner_id', how='inner')
# case: left-index-2
result = pd.merge(shop_df.set_index('shop_id'), owns_df, left_index=True, right_on='shop_id', how='inner')
# case: right-index-2
result = owns_df.merge(shop_df.set_index('shop_id')[['city']].rename(columns={'city': 'zz'}), left_on='shop_id', right_index=True)
# case: right-index-0
result = visit_df.merge(shop_df.set_index('shop_id')[['name']].rename(columns={'name': 'zz'}), left_on='shop', right_index=True)
# case: map-series-0
result = visit_df['shop'].map(shop_df.drop_duplicates('shop_id').set_index('shop_id')['name']).isna().sum()
# case: map-series-1
result = owns_df['owner_id'].map(owner_df.drop_duplicates('owner_id').set_index('owner_id')['owner']).isna().sum()
# case: numpy-in-1
result = owner_df[np.isin(owner_df['owner_id'], owns_df['owner_id'])].shape
# case: numpy-in-2
result = shop_df[np.isin(shop_df['shop_id'], owns_df['shop_id'])].shape
# case: np-setdiff-2
result = np.setdiff1d(shop_df['shop_id'].astype(str), owns_df['shop_id'].astype(str)).tolist()
# case: np-setdiff-0
result = np.setdiff1d(shop_df['shop_id'].astype(str), visit_df['shop'].astype(str)).tolist()
# case: any-group-0
result = visit_df.groupby('shop')['spent'].apply(lambda s: (s > s.mean()).any())
# case: any-group-1
result = owns_df.groupby('owner_id')['share'].apply(lambda s: (s > s.mean()).any())
# case: size-dict-1
d = owns_df.groupby('owner_id').size().to_dict()
owner_df['cnt'] = [d.get(k, 0) for k in owner_df['owner_id']]
best = owner_df['cnt'].max()
result = owner_df.loc[owner_df['cnt'] == best, ['owner', 'cnt']]
# case: size-dict-2
d = owns_df.groupby('shop_id').size().to_dict()
shop_df['cnt'] = [d.get(k, 0) for k in shop_df['shop_id']]
best = shop_df['cnt'].max()
result = shop_df.loc[shop_df['cnt'] == best, ['city', 'cnt']]
# case: nested-func-2
def count_for(key):
    return int((owns_df['shop_id'] == key).sum())
shop_df['c'] = shop_df['shop_id'].apply(count_for)
result = shop_df.sort_values(by=['c', 'city'], ascending=[False, True])[['city', 'c']].head(1)
# case: nested-func-0
def count_for(key):
    return int((visit_df['shop'] == key).sum())
shop_df['c'] = shop_df['shop_id'].apply(count_for)
result = shop_df.sort_values(by=['c', 'name'], ascending=[False, True])[['name', 'c']].head(1)
# case: nlargest-0
g = visit_df.groupby('shop')['spent'].count().nlargest(1)
result = shop_df[shop_df['shop_id'].isin(g.index)]['name'].iloc[0] if len(g) else None
# case: nlargest-1
g = owns_df.groupby('owner_id')['share'].count().nlargest(1)
result = owner_df[owner_df['owner_id'].isin(g.index)]['owner'].iloc[0] if len(g) else None
# case: agg-apply-1
result = owns_df.groupby('owner_id').apply(lambda d: d.sort_values('share').iloc[-1])
# case: agg-apply-2
result = owns_df.groupby('shop_id').apply(lambda d: d.sort_values('share').iloc[-1])
# case: agg-apply2-2
result = owns_df.groupby('shop_id').apply(lambda d: d['share'].sum() / len(d)).reset_index(name='avg')
# case: agg-apply2-0
result = visit_df.groupby('shop').apply(lambda d: d['spent'].sum() / len(d)).reset_index(name='avg')
# case: agg-apply3-0
result = visit_df.groupby('shop', group_keys=False).apply(lambda d: d.head(1))
# case: agg-apply3-1
result = owns_df.groupby('owner_id', group_keys=False).apply(lambda d: d.head(1))
# case: merge-three-1
a = owner_df.assign(_k=owner_df['owner_id'].astype(str)); b = owns_df.assign(_k=owns_df['owner_id'].astype(str))
m = a.merge(b, on='_k').merge(a, on='_k', suffixes=('', '_again'))
result = m.columns.tolist()
# case: merge-three-2
a = shop_df.assign(_k=shop_df['shop_id'].astype(str)); b = owns_df.assign(_k=owns_df['shop_id'].astype(str))
m = a.merge(b, on='_k').merge(a, on='_k', suffixes=('', '_again'))
result = m.columns.tolist()
