import pandas as pd
import numpy as np

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'customer_name': ['Acme Corp', 'Beta LLC', 'Café Luna', 'delta inc', 'Echo GmbH', 'Foxtrot Ltd', 'Gamma  Co ', 'Acme Corp'],
    'region': ['North', 'South', 'South', 'EAST', 'east', 'North', None, 'West'],
    'signup_date': ['2021-01-15', '2021-03-02', '2021-03-02', '2022-07-19', '2020-12-31', '2022-01-01', '2023-05-05', 'unknown'],
    'credit_limit': [5000.0, 1500.0, np.nan, 3000.0, 10000.0, 1500.0, 0.0, np.nan],
    'active': [True, True, False, True, True, False, True, True],
})

products_df = pd.DataFrame({
    'product_id': ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'],
    'product_name': ['Steel Desk', 'Oak Desk', 'Task Chair', 'Lamp, LED', 'Monitor 27"', 'Cable 2m', 'Standing Mat'],
    'category': ['Furniture', 'Furniture', 'Furniture', 'Lighting', 'Electronics', 'Electronics', None],
    'unit_price': [249.99, 420.0, 130.0, 39.5, 310.0, 9.99, 55.0],
    'stock': [12, 0, 45, 120, 8, 500, np.nan],
    'discontinued': [False, True, False, False, False, False, True],
})

orders_df = pd.DataFrame({
    'order_id': [9001, 9002, 9003, 9004, 9005, 9006, 9007, 9008, 9009, 9010],
    'customer_id': [1, 2, 1, 3, 4, 5, 2, 1, 5, 42],
    'order_date': pd.to_datetime(['2022-01-31', '2022-02-01', '2022-02-28', '2022-05-15', '2022-08-01', '2022-08-01', '2022-11-11', '2022-12-31', '2023-01-02', '2023-01-15']),
    'ship_date': pd.to_datetime(['2022-02-03', '2022-02-01', None, '2022-05-20', '2022-08-15', '2022-08-02', '2022-11-30', '2023-01-04', None, None]),
    'status': ['shipped', 'shipped', 'cancelled', 'shipped', 'returned', 'shipped', 'shipped', 'shipped', 'pending', 'pending'],
    'coupon': ['WELCOME10', None, 'SPRING_5', None, '', 'vip20', None, 'VIP20', 'WELCOME10', None],
})

order_items_df = pd.DataFrame({
    'order_id': [9001, 9001, 9002, 9003, 9004, 9004, 9005, 9006, 9006, 9007, 9008, 9009],
    'product_id': ['P1', 'P3', 'P4', 'P2', 'P3', 'P6', 'P5', 'P1', 'P5', 'P6', 'P3', 'P4'],
    'quantity': [2, 4, 10, 1, 2, 20, 3, 1, 2, 100, 4, 6],
    'discount': [0.1, 0.0, np.nan, 0.0, 0.05, 0.0, 0.0, 0.2, 0.2, np.nan, 0.15, 0.0],
})

# case: order-totals
items = order_items_df.merge(products_df[['product_id', 'unit_price']], on='product_id')
items['discount'] = items['discount'].fillna(0)
items['line_total'] = items['quantity'] * items['unit_price'] * (1 - items['discount'])
result = items.groupby('order_id')['line_total'].sum().round(2).reset_index(name='order_total')

# case: best-customer-by-revenue
df = (order_items_df
      .merge(products_df, on='product_id')
      .merge(orders_df, on='order_id')
      .merge(customers_df, on='customer_id'))
df = df[df['status'] == 'shipped']
df['revenue'] = df['quantity'] * df['unit_price'] * (1 - df['discount'].fillna(0))
tot = df.groupby(['customer_id', 'customer_name'], as_index=False)['revenue'].sum()
result = tot.sort_values('revenue', ascending=False).head(1)

# case: customers-without-orders
result = customers_df.loc[~customers_df['customer_id'].isin(orders_df['customer_id'].dropna().unique())]
result = result[['customer_id', 'customer_name']].reset_index(drop=True)

# case: orders-without-customer-antijoin
res = orders_df.merge(customers_df[['customer_id']], on='customer_id', how='outer', indicator='src')
result = res[res['src'].eq('left_only')].drop(columns='src').dropna(axis=1, how='all')

# case: region-normalised-counts
reg = customers_df['region'].str.title().fillna('N/A')
result = (customers_df.assign(region=reg)
          .groupby('region')
          .agg(customers=('customer_id', 'size'),
               active=('active', 'sum'),
               avg_limit=('credit_limit', 'mean'))
          .reset_index())

# case: product-never-ordered
sold = order_items_df['product_id'].unique()
result = products_df.query('product_id not in @sold')[['product_id', 'product_name', 'discontinued']]

# case: most-sold-product-per-category
q = order_items_df.groupby('product_id')['quantity'].sum().rename('qty')
p = products_df.join(q, on='product_id').fillna({'qty': 0})
p['rn'] = p.sort_values(['qty', 'product_name'], ascending=[False, True]).groupby('category').cumcount() + 1
result = p[p['rn'] == 1][['category', 'product_name', 'qty']].sort_values('category').reset_index(drop=True)

# case: quarterly-order-counts
o = orders_df.copy()
o['quarter'] = o['order_date'].dt.year.astype(str) + '-Q' + o['order_date'].dt.quarter.astype(str)
result = o.groupby(['quarter', 'status']).size().unstack(fill_value=0)

# case: mean-ship-days
shipped = orders_df.dropna(subset=['ship_date'])
days = (shipped['ship_date'] - shipped['order_date']).dt.days
result = pd.DataFrame({'avg_days': [round(days.mean(), 2)], 'max_days': [days.max()], 'late_orders': [(days > 5).sum()]})

# case: coupon-usage
c = orders_df['coupon'].replace('', np.nan).str.upper()
result = c.value_counts(dropna=False).rename_axis('coupon').reset_index(name='uses')
result['coupon'] = result['coupon'].fillna('(no coupon)')

# case: bought-together-pairs
oi = order_items_df[['order_id', 'product_id']]
pairs = oi.merge(oi, on='order_id').query('product_id_x < product_id_y')
cnt = pairs.groupby(['product_id_x', 'product_id_y']).size().reset_index(name='times')
name = dict(zip(products_df['product_id'], products_df['product_name']))
cnt['pair'] = cnt['product_id_x'].map(name) + ' + ' + cnt['product_id_y'].map(name)
result = cnt[['pair', 'times']].sort_values(['times', 'pair'], ascending=[False, True])

# case: customers-both-furniture-and-electronics
full = orders_df.merge(order_items_df, on='order_id').merge(products_df, on='product_id')
furn = full.loc[full.category == 'Furniture', 'customer_id']
elec = full.loc[full.category == 'Electronics', 'customer_id']
both = np.intersect1d(furn, elec)
result = customers_df[customers_df['customer_id'].isin(both)]['customer_name']

# case: days-since-previous-order
o = orders_df.sort_values(['customer_id', 'order_date']).reset_index(drop=True)
o['prev_order'] = o.groupby('customer_id')['order_date'].shift(1)
o['days_since'] = (o['order_date'] - o['prev_order']).dt.days.astype('Int64')
result = o[['customer_id', 'order_id', 'days_since']]

# case: price-above-category-average
avg_price = products_df.groupby('category', as_index=False)['unit_price'].mean().rename(columns={'unit_price': 'cat_avg'})
m = products_df.merge(avg_price, how='left', on='category')
result = m.loc[m['unit_price'] > m['cat_avg'], ['product_name', 'category', 'unit_price', 'cat_avg']].round({'cat_avg': 2})

# case: month-over-month-growth
o = orders_df.merge(order_items_df, on='order_id')
monthly = o.set_index('order_date').resample('MS')['quantity'].sum()
growth = monthly.pct_change().replace([np.inf, -np.inf], np.nan).round(3)
result = pd.DataFrame({'qty': monthly, 'growth': growth}).reset_index().rename(columns={'order_date': 'month'})

# case: conditional-status-counts
g = orders_df.groupby('customer_id')['status']
result = pd.DataFrame({
    'total': g.size(),
    'shipped': g.apply(lambda s: (s == 'shipped').sum()),
    'problem': g.apply(lambda s: s.isin(['cancelled', 'returned']).sum()),
}).reset_index()
result['problem_pct'] = (result['problem'] / result['total'] * 100).round(0).astype(int)

# case: like-desk-and-quote
like_desk = products_df['product_name'].str.contains('Desk')
has_quote = products_df['product_name'].str.contains('"', regex=False)
result = products_df[like_desk | has_quote][['product_name', 'unit_price']].sort_values('unit_price', ascending=False)

# case: parse-signup-year
years = pd.to_datetime(customers_df['signup_date'], errors='coerce').dt.year
result = years.dropna().astype(int).value_counts().sort_index()

# case: parse-signup-strict
customers_df['signup_date'] = pd.to_datetime(customers_df['signup_date'])
result = customers_df[customers_df['signup_date'].dt.year == 2021][['customer_name', 'signup_date']]

# case: duplicate-customer-names
names = customers_df['customer_name'].str.strip()
counts = names.groupby(names).transform('count')
result = customers_df[counts > 1].sort_values('customer_id', ascending=False)

# case: stock-value-by-category-with-total
p = products_df.assign(stock=products_df['stock'].fillna(0), category=products_df['category'].fillna('Other'))
p['value'] = p['stock'] * p['unit_price']
by_cat = p.groupby('category')['value'].sum()
by_cat.loc['TOTAL'] = by_cat.sum()
result = by_cat.round(2).reset_index()

# case: distinct-products-per-customer
x = order_items_df.merge(orders_df[['order_id', 'customer_id']], on='order_id', how='left')
d = x.groupby('customer_id').agg(products=('product_id', 'nunique'), units=('quantity', 'sum'), biggest=('quantity', 'max'))
result = d[(d['products'] > 1) & (d['units'] > 10)].reset_index().merge(customers_df[['customer_id', 'customer_name']])

# case: top2-lines-per-order-rank
items = order_items_df.merge(products_df, on='product_id')
items['amount'] = items.eval('quantity * unit_price')
items['rnk'] = items.groupby('category')['amount'].rank(method='min', ascending=False)
result = items[items['rnk'] <= 2].sort_values(['category', 'rnk', 'order_id'])[['category', 'order_id', 'product_name', 'amount', 'rnk']].reset_index(drop=True)

# case: pareto-cumulative-share
rev = (order_items_df.merge(products_df, on='product_id')
       .assign(rev=lambda d: d['quantity'] * d['unit_price'])
       .groupby('product_name')['rev'].sum()
       .sort_values(ascending=False))
cum = rev.cumsum() / rev.sum()
n_needed = int((cum < 0.8).sum()) + 1
result = cum.head(n_needed).mul(100).round(1).reset_index().set_axis(['product', 'cum_pct'], axis=1)

# case: fulfilment-label-loop
labels = []
for _, r in orders_df.iterrows():
    if pd.isnull(r['ship_date']):
        labels.append('open' if r['status'] == 'pending' else r['status'])
    elif (r['ship_date'] - r['order_date']).days <= 3:
        labels.append('fast')
    else:
        labels.append('slow')
tmp = orders_df[['order_id']].copy()
tmp['label'] = labels
result = tmp.groupby('label')['order_id'].apply(lambda s: ';'.join(s.astype(str))).reset_index()

# case: melt-price-and-stock
long = products_df.melt(id_vars=['product_id', 'category'], value_vars=['unit_price', 'stock'], var_name='metric', value_name='value')
result = long.dropna().groupby(['category', 'metric'])['value'].agg(['min', 'max']).reset_index()

# case: inactive-with-orders-exists
has_order = customers_df['customer_id'].apply(lambda cid: (orders_df['customer_id'] == cid).any())
result = customers_df.loc[has_order & ~customers_df['active'], ['customer_id', 'customer_name', 'region']]

# case: latest-order-per-customer
last_idx = orders_df.groupby('customer_id')['order_date'].idxmax().values
last = orders_df.loc[last_idx]
result = customers_df[['customer_id', 'customer_name']].merge(last[['customer_id', 'order_id', 'order_date']], on='customer_id', how='left')
result['order_date'] = result['order_date'].dt.strftime('%b %d, %Y').fillna('never')

# case: credit-limit-quantile-bands
lim = customers_df['credit_limit'].dropna()
q1, q3 = lim.quantile([0.25, 0.75])
def band(v):
    if pd.isna(v):
        return 'none'
    return 'low' if v <= q1 else 'high' if v >= q3 else 'mid'
result = customers_df.assign(band=customers_df['credit_limit'].map(band))[['customer_name', 'credit_limit', 'band']]

# case: count-null-columns
n = len(orders_df)
result = (orders_df.isna().sum()
          .loc[lambda s: s > 0]
          .to_frame('nulls')
          .assign(pct=lambda d: d['nulls'] / n * 100))
