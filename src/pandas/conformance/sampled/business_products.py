import pandas as pd
import numpy as np

products_df = pd.DataFrame({
    'product_id': ['P01', 'P02', 'P03', 'P04', 'P05', 'P06'],
    'product_name': ['Espresso Beans', 'espresso beans ', 'Green Tea', 'Filter Paper', 'Mug', 'Kettle'],
    'category_id': [3, 3, 4, 5, 5, 6],
    'list_price': [14.5, 14.5, 9.0, 3.25, 12.0, np.nan],
    'discontinued': [False, True, False, False, False, True],
})

categories_df = pd.DataFrame({
    'category_id': [1, 2, 3, 4, 5, 6],
    'category_name': ['All', 'Beverages', 'Coffee', 'Tea', 'Accessories', 'Appliances'],
    'parent_id': [None, 1, 2, 2, 1, 5],
})

stock_df = pd.DataFrame({
    'product_id': ['P01', 'P01', 'P03', 'P03', 'P04', 'P05', 'P05', 'P05', 'P06'],
    'warehouse': ['North', 'South', 'North', 'south', 'North', 'North', 'South', 'East', 'East'],
    'quantity': [100, 40, 0, 15, 500, 12, 12, 3, -2],
    'counted_at': ['2024-05-01 10:00', '2024-05-01 11:30', '2024-05-02 09:00', '2024-05-01 09:00', '2024-04-15 08:00',
                   '2024-05-03 08:00', '2024-05-03 08:00', '2024-05-02 17:00', '2024-05-01 00:00'],
})

movements_df = pd.DataFrame({
    'movement_id': list(range(1, 13)),
    'product_id': ['P01', 'P01', 'P03', 'P01', 'P05', 'P04', 'P04', 'P03', 'P05', 'P05', 'P01', 'P07'],
    'moved_on': ['2024-04-01', '2024-04-03', '2024-04-03', '2024-04-10', '2024-04-11', '2024-04-12',
                 '2024-04-20', '2024-04-21', '2024-04-22', '2024-05-02', '2024-05-05', '2024-05-06'],
    'qty': [200, -50, 30, -20, 40, 600, -100, -15, -10, -3, 10, 5],
    'reason': ['purchase', 'sale', 'purchase', 'sale', 'purchase', 'purchase', 'sale', 'sale', 'SALE', 'damage', 'return', None],
})
# case: category-path
# Full path of every category using repeated parent look-up
parents = categories_df.set_index('category_id')['parent_id']
names = categories_df.set_index('category_id')['category_name']

def full_path(cid):
    parts = []
    while pd.notna(cid):
        parts.append(names[cid])
        cid = parents[cid]
    return ' > '.join(reversed(parts))

cats = categories_df.copy()
cats['path'] = cats['category_id'].apply(full_path)
cats['level'] = cats['path'].str.count(' > ')
result = cats[['category_id', 'path', 'level']].sort_values('path').reset_index(drop=True)
# case: rollup-stock-to-top-category
# Roll the stock quantities up to the second level of the hierarchy
cat = categories_df.copy()
cat['top_id'] = cat['category_id']
# two rounds are enough for this tree: climb until the parent is the root (id 1)
lookup = dict(zip(cat['category_id'], cat['parent_id']))
for _ in range(2):
    climb = cat['top_id'].map(lookup)
    cat['top_id'] = cat['top_id'].where(climb.isna() | (climb == 1), climb)
cat['top_id'] = cat['top_id'].astype(int)

rolled = (
    stock_df.groupby('product_id', as_index=False)['quantity'].sum()
    .merge(products_df[['product_id', 'category_id']], on='product_id')
    .merge(cat[['category_id', 'top_id']], on='category_id')
    .drop(columns='category_id')
    .merge(categories_df[['category_id', 'category_name']].rename(columns={'category_id': 'top_id'}), on='top_id')
)
result = rolled.groupby('category_name', as_index=False).agg(products=('product_id', 'nunique'), units=('quantity', 'sum'))
# case: running-stock-level
# Running stock per product, and whether it ever went below 20 units
mv = movements_df.assign(moved_on=pd.to_datetime(movements_df['moved_on']))
mv = mv.sort_values(['product_id', 'moved_on', 'movement_id'])
mv['on_hand'] = mv.groupby('product_id')['qty'].cumsum()
mv['lowest_so_far'] = mv.groupby('product_id')['on_hand'].cummin()

threshold = 20
mv['alert'] = mv['on_hand'] < threshold
result = mv[['product_id', 'moved_on', 'qty', 'on_hand', 'lowest_so_far', 'alert']].reset_index(drop=True)
# case: stock-vs-ledger
# Compare counted stock with the ledger balance (outer join keeps one-sided products)
counted = stock_df.groupby('product_id')['quantity'].sum().rename('counted')
ledger = movements_df.groupby('product_id')['qty'].sum().rename('ledger')

diff = pd.concat([counted, ledger], axis=1).sort_index()
diff['variance'] = diff['counted'].sub(diff['ledger'], fill_value=0)
diff['variance_pct'] = (diff['variance'] / diff['ledger'] * 100).round(1)
diff['comment'] = np.where(diff['counted'].isna(), 'not counted',
                  np.where(diff['ledger'].isna(), 'no ledger',
                  np.where(diff['variance'] == 0, 'match', 'differs')))
result = diff.rename_axis('product_id').reset_index()
# case: merge-duplicate-products
# Collapse products that only differ by case/space, keeping the one still sold
prod = products_df.copy()
prod['clean_name'] = prod['product_name'].str.strip().str.lower()
prod = prod.sort_values(['clean_name', 'discontinued', 'product_id'])
prod['master_id'] = prod.groupby('clean_name')['product_id'].transform('first')

mapping = prod.loc[prod['product_id'] != prod['master_id'], ['product_id', 'master_id']]
masters = prod[prod['product_id'] == prod['master_id']].copy()
masters['merged_from'] = masters['product_id'].map(mapping.groupby('master_id')['product_id'].agg(','.join)).fillna('')
result = masters[['product_id', 'clean_name', 'list_price', 'merged_from']].sort_values('product_id').reset_index(drop=True)
# case: warehouse-ranking-with-ties
# For each product, the warehouse(s) with the largest stock
s = stock_df.copy()
s['warehouse'] = s['warehouse'].str.title()
s['max_qty'] = s.groupby('product_id')['quantity'].transform('max')
top = s[s['quantity'] == s['max_qty']]
result = (
    top.groupby('product_id')
    .agg(warehouses=('warehouse', lambda x: ', '.join(sorted(x))), quantity=('quantity', 'first'), tied=('warehouse', 'count'))
    .assign(tied=lambda d: d['tied'] > 1)
    .reset_index()
    .merge(products_df[['product_id', 'product_name']], on='product_id')
    [['product_name', 'warehouses', 'quantity', 'tied']]
)
# case: weekly-net-movement
# Net movement per ISO week with in and out split
m = movements_df.copy()
m['moved_on'] = pd.to_datetime(m['moved_on'])
iso = m['moved_on'].dt.isocalendar()
m['year_week'] = iso['year'].astype(str) + '-W' + iso['week'].astype(str).str.zfill(2)
m['qty_in'] = m['qty'].clip(lower=0)
m['qty_out'] = -m['qty'].clip(upper=0)
weekly = m.groupby('year_week', as_index=False)[['qty_in', 'qty_out']].sum()
weekly['net'] = weekly['qty_in'] - weekly['qty_out']
weekly['running_net'] = weekly['net'].cumsum()
result = weekly
# case: days-between-sales
# Average days between sales per product that has at least one sale
sales = (
    movements_df
    .loc[movements_df['reason'].str.lower().eq('sale')]
    .assign(moved_on=lambda d: pd.to_datetime(d['moved_on']))
    .sort_values(['product_id', 'moved_on'])
)
agg = sales.groupby('product_id')['moved_on'].agg(first_sale='min', last_sale='max', n='count')
agg['avg_days_between'] = np.where(
    agg['n'] > 1,
    (agg['last_sale'] - agg['first_sale']).dt.days / (agg['n'] - 1).replace(0, np.nan),
    np.nan,
)
result = agg.reset_index().merge(
    products_df[['product_id', 'product_name']], how='left').sort_values('product_id')
# case: stock-valuation
# Value at list price; missing price takes the median of its category, else of all products
val = products_df.copy()
cat_median = val.groupby('category_id')['list_price'].transform('median')
val['price'] = val['list_price'].fillna(cat_median).fillna(val['list_price'].median())

qty = stock_df[stock_df['quantity'] > 0].groupby('product_id')['quantity'].sum()
val['units'] = val['product_id'].map(qty).fillna(0).astype(int)
val = val.eval('value = price * units')
total = val['value'].sum()
result = (
    val.query('value > 0')
    .assign(share=lambda d: (d['value'] / total).round(4))
    .nlargest(3, 'value')
    [['product_id', 'price', 'units', 'value', 'share']]
    .reset_index(drop=True)
)
# case: latest-count-by-warehouse
# Latest count per product regardless of warehouse; ties on timestamp take the alphabetical warehouse
st = stock_df.assign(
    warehouse=stock_df['warehouse'].str.capitalize(),
    counted_at=pd.to_datetime(stock_df['counted_at']),
)
latest = (
    st.sort_values(['product_id', 'counted_at', 'warehouse'], ascending=[True, False, True])
    .groupby('product_id')
    .head(1)
    .set_index('product_id')
)
cutoff = st['counted_at'].max() - pd.Timedelta('7D')
latest['stale'] = latest['counted_at'] < cutoff
latest['quantity'] = latest['quantity'].mask(latest['quantity'] < 0)
result = latest.reset_index()[['product_id', 'warehouse', 'quantity', 'counted_at', 'stale']]
# case: leaf-categories-without-products
# Leaf categories (nobody's parent) and how many active products each has
is_parent = categories_df['category_id'].isin(categories_df['parent_id'].dropna().astype(int))
leaves = categories_df[~is_parent]
active = products_df[~products_df['discontinued']]
cnt = leaves.merge(active, on='category_id', how='left').groupby(['category_id', 'category_name'])['product_id'].count()
result = cnt.reset_index(name='active_products')
result['has_any'] = np.where(result['active_products'].gt(0), 'Y', 'N')
result = result.sort_values(['active_products', 'category_name'], ascending=[False, True], ignore_index=True)
# case: reason-pivot-with-total
# Movement quantity by reason and month, with totals
pv = movements_df.assign(
    reason=movements_df['reason'].fillna('unknown').str.lower(),
    month=movements_df['moved_on'].str.slice(0, 7),
).pivot_table(
    index='reason', columns='month', values='qty', aggfunc='sum', margins=True, margins_name='total', fill_value=0,
)
# totals last, biggest absolute movement first
body = pv.drop(index='total')
body = body.reindex(body['total'].abs().sort_values(ascending=False).index)
result = pd.concat([body, pv.loc[['total']]]).rename_axis(columns=None).reset_index()
