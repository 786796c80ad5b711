import pandas as pd
import numpy as np

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6],
    'name': ['Alice Brown', 'bob smith ', 'Carla Diaz', 'Dmitri Ivanov', 'Eve  Long', 'Farid Nasser'],
    'city': ['Lyon', 'Paris', 'lyon', None, 'Nice', 'Paris'],
    'segment': ['retail', 'wholesale', 'retail', 'retail', 'wholesale', None],
})

products_df = pd.DataFrame({
    'product_id': ['P1', 'P2', 'P3', 'P4', 'P5'],
    'product_name': ['Pen', 'Notebook', 'Lamp', 'Desk', 'Chair'],
    'category': ['Stationery', 'Stationery', 'Home', 'Furniture', 'Furniture'],
    'price': [1.5, 3.25, 20.0, 150.0, 80.0],
})

orders_df = pd.DataFrame({
    'order_id': [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111],
    'customer_id': [1, 2, 1, 3, 4, 2, 5, 3, 9, 1, 6, 2],
    'product_id': ['P1', 'P2', 'P3', 'P1', 'P4', 'P2', 'P5', 'P3', 'P1', 'P4', None, 'P5'],
    'quantity': [10, 4, 1, 5, 1, 4, 2, 1, 20, 1, 3, 1],
    'order_date': ['2023-01-05', '2023-01-17', '2023-02-03', '2023-02-14', '2023-02-28', '2023-03-01',
                   '2023-03-15', '2023-03-15', '2023-04-02', '2023-04-20', '2023-04-21', '2023-05-09'],
    'status': ['shipped', 'Shipped', 'returned', 'shipped', 'pending', 'shipped',
               'returned', 'shipped', 'pending', 'shipped', 'pending', 'shipped'],
})

targets_df = pd.DataFrame({
    'category': ['Stationery', 'Home', 'Furniture', 'Garden'],
    'target_q1': [50.0, 30.0, 300.0, 10.0],
    'target_q2': [60.0, np.nan, 320.0, 15.0],
})
# case: revenue-by-category-month
df = orders_df.merge(products_df, on='product_id', how='inner')
df['revenue'] = df['quantity'] * df['price']
df['month'] = pd.to_datetime(df['order_date']).dt.strftime('%Y-%m')
result = df.pivot_table(index='category', columns='month', values='revenue', aggfunc='sum', fill_value=0)
# case: margins-quantity-status
orders_df['status'] = orders_df['status'].str.lower()
joined = pd.merge(orders_df, products_df, how='left', on='product_id')
result = pd.pivot_table(joined, index='category', columns='status', values='quantity',
                        aggfunc='sum', margins=True, margins_name='Total', fill_value=0)
# case: multi-agg-flatten
m = orders_df.merge(products_df, on='product_id')
m['amount'] = m['quantity'] * m['price']
summary = m.groupby('category').agg({'amount': ['sum', 'mean', 'max'], 'quantity': ['sum', 'count']})
summary.columns = ['_'.join(c) for c in summary.columns]
result = summary.reset_index().sort_values('amount_sum', ascending=False)
# case: orders-without-customer
merged = orders_df.merge(customers_df, on='customer_id', how='outer', indicator=True)
result = merged[merged['_merge'] != 'both'][['customer_id', 'order_id', 'name', '_merge']]
result = result.astype({'_merge': str}).sort_values('customer_id').reset_index(drop=True)
# case: targets-melt-vs-actual
long_targets = targets_df.melt(id_vars='category', var_name='quarter', value_name='target')
long_targets['quarter'] = long_targets['quarter'].str.replace('target_q', '').astype(int)
sales = orders_df.merge(products_df, on='product_id')
sales['revenue'] = sales['quantity'] * sales['price']
sales['quarter'] = pd.to_datetime(sales['order_date']).dt.quarter
actual = sales.groupby(['category', 'quarter'], as_index=False)['revenue'].sum()
out = long_targets.merge(actual, on=['category', 'quarter'], how='left')
out['revenue'] = out['revenue'].fillna(0)
out['gap'] = out['revenue'] - out['target']
result = out.sort_values(['category', 'quarter']).reset_index(drop=True)
# case: nth-order-per-customer
o = orders_df.copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o = o.sort_values(['customer_id', 'order_date'])
o['nth'] = o.groupby('customer_id').cumcount() + 1
result = o.pivot(index='customer_id', columns='nth', values='order_id').add_prefix('order_')
# case: days-since-previous
o = orders_df.assign(order_date=pd.to_datetime(orders_df['order_date']))
o = o.sort_values(['customer_id', 'order_date'])
o['prev_date'] = o.groupby('customer_id')['order_date'].shift(1)
o['gap_days'] = (o['order_date'] - o['prev_date']).dt.days
result = o.loc[o['gap_days'].notna(), ['customer_id', 'order_id', 'gap_days']]
# case: full-grid-customer-category
full = pd.MultiIndex.from_product(
    [customers_df['customer_id'], products_df['category'].unique()],
    names=['customer_id', 'category'])
qty = (orders_df.merge(products_df, on='product_id')
       .groupby(['customer_id', 'category'])['quantity'].sum()
       .reindex(full, fill_value=0))
result = qty.unstack('category')
# case: crosstab-city-segment
c = customers_df.copy()
c['city'] = c['city'].str.strip().str.title().fillna('Unknown')
c['segment'] = c['segment'].fillna('none')
result = pd.crosstab(c['city'], c['segment'], margins=True)
# case: top-product-per-customer
def top(g):
    row = g.sort_values(['spend', 'product_id'], ascending=[False, True]).iloc[0]
    return pd.Series({'product': row['product_name'], 'spend': row['spend'], 'n_lines': len(g)})

x = orders_df.merge(products_df, on='product_id')
x['spend'] = x.quantity * x.price
result = x.groupby('customer_id')[['product_id', 'product_name', 'spend']].apply(top).reset_index()
# case: repeat-customers-filter
repeat = orders_df.groupby('customer_id').filter(lambda g: len(g) >= 2)
result = (repeat.merge(customers_df[['customer_id', 'name']], on='customer_id', how='left')
          .assign(name=lambda d: d['name'].str.strip().str.title())
          .groupby('name')
          .agg(first_order=('order_date', 'min'), last_order=('order_date', 'max'), n=('order_id', 'nunique'))
          .reset_index())
# case: price-band-pivot
products_df['band'] = pd.cut(products_df['price'], bins=[0, 5, 50, 1000], labels=['cheap', 'mid', 'expensive'])
d = orders_df.merge(products_df, on='product_id', how='inner')
d['status'] = d['status'].str.lower()
result = d.pivot_table(index='band', columns='status', values='order_id', aggfunc='count', fill_value=0, observed=False)
# case: status-dummies-per-customer
dummies = pd.get_dummies(orders_df['status'].str.lower(), prefix='is', dtype=int)
both = pd.concat([orders_df[['customer_id']], dummies], axis=1)
result = both.groupby('customer_id', as_index=False).sum()
# case: share-of-category-transform
sold = orders_df.merge(products_df, on='product_id')
sold['revenue'] = sold['quantity'].mul(sold['price'])
sold['cat_total'] = sold.groupby('category')['revenue'].transform('sum')
sold['pct'] = (100 * sold['revenue'] / sold['cat_total']).round(2)
sold['rk'] = sold.groupby('category')['revenue'].rank(method='dense', ascending=False).astype(int)
result = sold.loc[sold['rk'] <= 2, ['category', 'order_id', 'revenue', 'pct', 'rk']].sort_values(['category', 'rk', 'order_id'])
