import pandas as pd
import numpy as np
from collections import Counter, defaultdict
import itertools
import math
import re
import datetime

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6, 7],
    'name': ['Alice Brown', 'bob stone', 'Carla Diaz ', 'Dan Wu', 'Eve Adams', None, 'Bob Stone'],
    'city': ['Boston', 'boston', 'Denver', 'Denver', None, 'Austin', 'Boston'],
    'signup_date': ['2021-01-15', '2021/02/20', '2021-03-05', '2022-07-19', '2022-07-19', '2023-01-01', '2020-11-30'],
    'email': ['alice@mail.com', 'bob@shop.org', 'carla@mail.com', '', 'eve@shop.org', None, 'bs@mail.com']
})

orders_df = pd.DataFrame({
    'order_id': [100, 101, 102, 103, 104, 105, 106, 107, 108, 109],
    'customer_id': ['1', '2', '1', '3', '3', '3', '4', '5', '7', '9'],
    'order_date': ['2023-01-10', '2023-01-12', '2023-02-01', '2023-02-14', '2023-02-28', '2023-03-03', '2023-03-03', '2023-04-11', None, '2023-05-05'],
    'status': ['shipped', 'Shipped', 'cancelled', 'shipped', 'pending', 'shipped', 'CANCELLED', 'pending', 'shipped', 'shipped']
})

items_df = pd.DataFrame({
    'order_id': [100, 100, 101, 102, 103, 103, 104, 105, 106, 107, 108, 109],
    'product_id': ['P1', 'P2', 'P1', 'P3', 'P2', 'P4', 'P1', 'P5', 'P2', 'P3', 'P4', 'P9'],
    'qty': [2, 1, 5, 1, 3, 1, 2, 4, 1, 2, 1, 1],
    'price': ['9.99', '25.50', '9.99', '100', '25.50', '7.25', '9.49', '$3.00', '25.50', '99.0', '7.25', None]
})

products_df = pd.DataFrame({
    'product_id': ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
    'product_name': ['Mug', 'Lamp', 'Chair', 'Pen set', 'Sticker', 'Desk'],
    'category': ['Kitchen', 'Home', 'Furniture', 'Office', 'Office', 'Furniture'],
    'stock': [40, 12, 0, 150, np.nan, 3]
})
# case: revenue-per-product-clean-price
items_df['price'] = items_df['price'].str.replace('$', '').astype(float)
items_df['amount'] = items_df['qty'] * items_df['price']
rev = items_df.groupby('product_id').agg({'amount': 'sum'}).reset_index()
result = products_df.merge(rev, on='product_id', how='left').fillna({'amount': 0})[['product_name', 'amount']].sort_values(['amount', 'product_name'], ascending=[False, True])
# case: customers-without-orders-dtype
merged = customers_df.merge(orders_df, on='customer_id', how='left')
result = merged[merged['order_id'].isnull()]['name']
# case: customers-without-orders-set
ordered = set(orders_df['customer_id'].astype(int).values)
result = [n for cid, n in zip(customers_df['customer_id'], customers_df['name']) if cid not in ordered]
# case: top-customer-by-orders-mode
most = orders_df['customer_id'].mode()[0]
name = customers_df.loc[customers_df['customer_id'] == int(most), 'name'].squeeze()
result = pd.DataFrame({'name': [name.strip()], 'num_orders': [int((orders_df['customer_id'] == most).sum())]})
# case: status-counts-lower
statuses = [s.lower() for s in orders_df['status']]
counts = Counter(statuses)
result = pd.DataFrame(list(counts.items()), columns=['status', 'n']).sort_values('n', ascending=False, ignore_index=True)
# case: date-between-strings
mask = (orders_df['order_date'] >= '2023-02-01') & (orders_df['order_date'] <= '2023-03-31')
result = orders_df[mask].groupby(orders_df['order_date'].str[:7])['order_id'].nunique().reset_index(name='orders')
# case: monthly-orders-pad-missing
orders_df['order_date'] = pd.to_datetime(orders_df['order_date'])
monthly = orders_df.set_index('order_date')
monthly = monthly[monthly.index.notna()]
result = monthly.resample('MS')['order_id'].count().rename('cnt').reset_index()
result['month'] = result['order_date'].dt.strftime('%b %Y')
result.drop(columns='order_date', inplace=True)
# case: pairs-bought-together
baskets = items_df.groupby('order_id')['product_id'].apply(list).to_dict()
pairs = defaultdict(int)
for oid, prods in baskets.items():
    for a, b in itertools.combinations(sorted(prods), 2):
        pairs[(a, b)] += 1
result = pd.DataFrame([(k[0], k[1], v) for k, v in pairs.items()], columns=['p1', 'p2', 'times'])
# case: email-domain-value-counts
domains = customers_df['email'].apply(lambda e: e.split('@')[1] if isinstance(e, str) and '@' in e else 'unknown')
vc = domains.value_counts()
result = pd.DataFrame({'domain': vc.index, 'total': vc.values})
# case: email-domain-bug-none
customers_df['domain'] = customers_df['email'].apply(lambda e: e.split('@')[1])
result = customers_df.groupby('domain').size()
# case: out-of-stock-ternary
products_df['label'] = products_df.apply(lambda x: 'out' if x['stock'] == 0 else ('unknown' if np.isnan(x['stock']) else 'in'), axis=1)
result = products_df.groupby('label')['product_name'].agg(['count', lambda x: '|'.join(x)])
result.columns = ['count', 'names']
# case: signup-mixed-date-parse
customers_df['signup'] = customers_df['signup_date'].apply(lambda d: pd.to_datetime(d.replace('/', '-')))
customers_df['year'] = customers_df['signup'].dt.year
years = customers_df['year'].unique().tolist()
result = {y: customers_df[customers_df['year'] == y]['customer_id'].tolist() for y in sorted(years)}
# case: price-differs-distinct
distinct = items_df[['product_id', 'price']].drop_duplicates()
multi = distinct.groupby('product_id').filter(lambda g: len(g) > 1)
result = multi.sort_values(['product_id', 'price']).to_dict('records')
# case: order-total-wrong-column
items_df['total'] = items_df['quantity'] * pd.to_numeric(items_df['price'], errors='coerce')
result = items_df.groupby('order_id')['total'].sum().reset_index()
