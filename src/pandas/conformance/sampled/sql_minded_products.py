import pandas as pd
import numpy as np
import re
import itertools

# Inventory / warehouse / purchasing database
products_df = pd.DataFrame({
    'product_id': [1, 2, 3, 4, 5, 6, 7],
    'product_name': ['Widget', 'Gadget 50%', 'gizmo', 'Widget XL', 'Sprocket', 'Cog_A', 'CogXA'],
    'category': ['Hardware', 'Electronics', 'Electronics', 'Hardware', 'Hardware', None, 'Parts'],
    'list_price': [9.99, 24.5, 24.5, 14.0, 3.25, 1.1, None],
    'discontinued': ['N', 'n', 'Y', 'N', None, 'Y', 'N'],
})

stock_moves_df = pd.DataFrame({
    'move_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'product_id': [1, 1, 1, 2, 2, 3, 4, 4, 5, 5, 5],
    'warehouse': ['EAST', 'EAST', 'WEST', 'EAST', 'EAST', 'WEST', 'east', 'WEST', 'WEST', 'WEST', 'EAST'],
    'qty': [100, -30, 20, 10, -12, 5, 40, -5, 500, -200, -100],
    'moved_at': ['2024-01-02', '2024-01-15', '2024-01-15', '2024-01-20', '2024-02-01', '2024-02-01', '2024-02-10', '2024-02-29', '2024-01-01', '2024-02-15', '2024-03-01'],
})

price_tiers_df = pd.DataFrame({
    'tier': ['budget', 'standard', 'premium'],
    'min_price': [0.0, 5.0, 20.0],
    'max_price': [4.99, 19.99, np.nan],
})

suppliers_df = pd.DataFrame({
    'supplier_id': ['S1', 'S2', 'S3', 'S4'],
    'supplier_name': ['Acme Corp', 'acme corp.', 'Globex', 'Initech'],
    'city': ['Berlin', 'Berlin', 'Oslo', None],
})

supplies_df = pd.DataFrame({
    'supplier_id': ['S1', 'S1', 'S1', 'S2', 'S3', 'S3', 'S9'],
    'product_id': [1, 2, 3, 1, 2, 3, 5],
    'cost': [6.5, 20.0, 19.5, 6.5, 18.75, None, 2.0],
    'lead_days': [5, 7, 14, 3, 21, 7, 2],
})
# case: stock-on-hand-having-negative
s = stock_moves_df.assign(warehouse=stock_moves_df['warehouse'].str.upper())
onhand = s.groupby(['product_id', 'warehouse'])['qty'].sum().rename('on_hand').reset_index()
result = onhand.loc[onhand['on_hand'] < 0].merge(products_df[['product_id', 'product_name']], on='product_id')[['product_name', 'warehouse', 'on_hand']]
# case: price-tier-nonequi-cross
# JOIN tiers t ON p.list_price >= t.min_price AND (p.list_price <= t.max_price OR t.max_price IS NULL)
x = products_df.merge(price_tiers_df, how='cross')
ok = (x['list_price'] >= x['min_price']) & ((x['list_price'] <= x['max_price']) | x['max_price'].isna())
result = x.loc[ok, ['product_name', 'list_price', 'tier']].sort_values(['list_price', 'product_name']).reset_index(drop=True)
# case: like-escape-percent-and-underscore
def sql_like(pattern, escape='\\'):
    out = ''
    i = 0
    while i < len(pattern):
        ch = pattern[i]
        if ch == escape and i + 1 < len(pattern):
            out += re.escape(pattern[i + 1])
            i += 2
            continue
        out += '.*' if ch == '%' else '.' if ch == '_' else re.escape(ch)
        i += 1
    return '^' + out + '$'

names = products_df['product_name']
result = pd.DataFrame({
    'product_name': names,
    'cog_any': names.str.match(sql_like('Cog_A')),
    'cog_lit': names.str.match(sql_like('Cog\\_A')),
    'pct': names.str.match(sql_like('%\\%')),
})
# case: cheapest-supplier-window
w = supplies_df.dropna(subset=['cost']).copy()
w['min_cost'] = w.groupby('product_id')['cost'].transform('min')
w = w[w['cost'] == w['min_cost']]
w = w.sort_values(['product_id', 'lead_days']).drop_duplicates('product_id')
result = w.merge(suppliers_df, on='supplier_id', how='left')[['product_id', 'supplier_name', 'cost', 'lead_days']]
# case: discontinued-case-when-map
flag = products_df['discontinued'].str.upper().map({'Y': True, 'N': False})
result = (
    products_df.assign(active=(~flag.fillna(False).astype(bool)))
    .groupby('active')
    .agg(n=('product_id', 'count'), avg_price=('list_price', 'mean'))
    .sort_index(ascending=False)
    .reset_index()
)
# case: products-never-moved-not-exists
moved = stock_moves_df['product_id'].unique()
result = products_df[~products_df['product_id'].isin(moved)].loc[:, ['product_id', 'product_name', 'category']].reset_index(drop=True)
# case: running-stock-by-product
m = stock_moves_df.copy()
m['moved_at'] = pd.to_datetime(m['moved_at'])
m = m.sort_values(['product_id', 'moved_at', 'move_id'])
m['stock_after'] = m.groupby('product_id')['qty'].cumsum()
m['min_so_far'] = m.groupby('product_id')['stock_after'].cummin()
m['max_so_far'] = m.groupby('product_id')['stock_after'].cummax()
result = m.drop(columns=['warehouse']).reset_index(drop=True)
# case: pivot-in-out-by-month
m = stock_moves_df.assign(
    month=stock_moves_df['moved_at'].str[:7],
    direction=np.where(stock_moves_df['qty'] > 0, 'in', 'out'),
)
result = m.pivot_table(index='month', columns='direction', values='qty', aggfunc='sum', fill_value=0).reset_index()
result.columns.name = None
result['net'] = result['in'] + result['out']
# case: suppliers-supply-all-electronics
need = products_df.loc[products_df['category'] == 'Electronics', ['product_id']]
pairs = suppliers_df[['supplier_id']].merge(need, how='cross')
chk = pairs.merge(supplies_df[['supplier_id', 'product_id']].assign(has=1), on=['supplier_id', 'product_id'], how='left')
missing = chk.loc[chk['has'].isna(), 'supplier_id'].unique()
result = suppliers_df.query('supplier_id not in @missing')[['supplier_id', 'supplier_name']].reset_index(drop=True)
# case: margin-with-left-joins
best = supplies_df.groupby('product_id')['cost'].min()
p = products_df.copy()
p['cost'] = p['product_id'].map(best)
p['margin_pct'] = ((p['list_price'] - p['cost']) / p['list_price'] * 100).round(1)
result = p[['product_name', 'list_price', 'cost', 'margin_pct']].sort_values(['margin_pct', 'product_name'], ascending=[False, True], na_position='last').reset_index(drop=True)
# case: grouping-sets-category-discontinued
p = products_df.assign(discontinued=products_df['discontinued'].str.upper())
sets = [['category', 'discontinued'], ['category'], []]
frames = []
for gs in sets:
    if gs:
        frames.append(p.groupby(gs, dropna=False)['list_price'].agg(['count', 'sum']).reset_index())
    else:
        frames.append(pd.DataFrame([{'count': p['list_price'].count(), 'sum': p['list_price'].sum()}]))
result = pd.concat(frames, ignore_index=True)[['category', 'discontinued', 'count', 'sum']]
# case: category-price-zscore-window
g = products_df.groupby('category')['list_price']
z = products_df.assign(avg_cat=g.transform('mean'), sd_cat=g.transform('std'))
z['z'] = ((z['list_price'] - z['avg_cat']) / z['sd_cat'].replace(0, np.nan)).round(3)
result = z[['product_name', 'category', 'avg_cat', 'sd_cat', 'z']]
# case: order-by-custom-sequence
# ORDER BY CASE category WHEN 'Parts' THEN 1 WHEN 'Electronics' THEN 2 WHEN 'Hardware' THEN 3 ELSE 4 END, list_price DESC NULLS LAST
order = {'Parts': 1, 'Electronics': 2, 'Hardware': 3}
tmp = products_df.assign(ord=products_df['category'].map(order).fillna(4).astype(int))
result = tmp.sort_values(['ord', 'list_price', 'product_id'], ascending=[True, False, True], na_position='last').drop('ord', axis=1).reset_index(drop=True)
# case: fuzzy-supplier-key-dedupe
k = suppliers_df['supplier_name'].str.lower().str.replace(r'[^a-z0-9 ]', '', regex=True).str.strip()
result = (
    suppliers_df.assign(key=k)
    .groupby('key', as_index=False)
    .agg(ids=('supplier_id', lambda s: ','.join(s)), n=('supplier_id', 'size'), city=('city', 'first'))
)
