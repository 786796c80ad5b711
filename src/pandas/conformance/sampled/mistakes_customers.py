import pandas as pd
import numpy as np
import re
from collections import defaultdict, Counter

customers_df = pd.DataFrame({
    'customer_id': ['C001', 'C002', 'C003', 'C004', 'C005'],
    'customer_name': ['Ann Lee', 'Brian O\'Neil', 'Chen Wei', 'DORA', 'ann lee'],
    'city': ['Austin', 'Boston', None, 'austin ', 'Denver'],
    'signup': ['2021-01-15', '2021/03/02', 'March 5, 2022', '2022-11-30', ''],
})

orders_df = pd.DataFrame({
    'order_id': [5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008],
    'customer_id': ['C001', 'C002', 'C001', 'C003', 'C009', 'C002', 'C004', 'C001'],
    'order_date': pd.to_datetime(['2023-01-02', '2023-01-15', '2023-02-01', '2023-02-14', '2023-02-14', '2023-03-03', None, '2023-03-31']),
    'status': ['shipped', 'Shipped', 'cancelled', 'shipped', 'pending', None, 'returned', 'shipped'],
    'discount': [0.1, 0.0, 0.25, np.nan, 0.1, 0.0, 0.5, 0.0],
})

items_df = pd.DataFrame({
    'order_id': ['5001', '5001', '5002', '5003', '5004', '5004', '5006', '5008', '5008'],
    'product': ['pen', 'book', 'pen', 'lamp', 'book', 'book', 'desk', 'pen', 'chair'],
    'qty': [10, 2, 5, 0, 1, 1, 1, 3, 2],
    'price': [1.5, 12.0, 1.5, 30.0, 12.0, 11.5, 150.0, 1.75, 85.0],
})
# case: order-items-join-type
df = orders_df.merge(items_df, on='order_id', how='inner')
df['revenue'] = df['qty'] * df['price'] * (1 - df['discount'])
result = df.groupby('customer_id')['revenue'].sum().reset_index()
# case: order-items-join-str
orders_df['order_id'] = orders_df['order_id'].astype(str)
df = orders_df.merge(items_df, on='order_id', how='inner')
df['revenue'] = df['qty'] * df['price'] * (1 - df['discount'])
result = df.groupby('customer_id')['revenue'].sum().reset_index().sort_values('revenue', ascending=False)
# case: keyerror-total
items_df['Total'] = items_df['qty'] * items_df['price']
result = items_df.groupby('product')['total'].sum().reset_index()
# case: pivot-duplicates
result = items_df.pivot(index='order_id', columns='product', values='price')
# case: pivot-caught-then-table
try:
    wide = items_df.pivot(index='order_id', columns='product', values='qty')
except ValueError:
    wide = items_df.pivot_table(index='order_id', columns='product', values='qty', aggfunc='sum')
result = wide
# case: unit-price-div-zero
items_df['avg_unit'] = items_df['price'] / items_df['qty']
result = items_df.loc[items_df['avg_unit'].sort_values(ascending=False).index, ['order_id', 'product', 'avg_unit']]
# case: unit-price-div-zero-python
out = {}
for oid, product, qty, price in items_df.values.tolist():
    out[(oid, product)] = price / qty
result = out
# case: string-plus-number
items_df['label'] = items_df['product'] + ' x' + items_df['qty']
result = items_df[['order_id', 'label']]
# case: label-list-join
items_df['label'] = items_df['product'] + ' x' + items_df['qty'].astype(str)
result = items_df.groupby('order_id')['label'].agg(', '.join).reset_index()
# case: groupby-apply-mixed-shape
def top_or_none(g):
    if len(g) > 1:
        return g.nlargest(1, 'price')[['product', 'price']]
    return None

result = items_df.groupby('order_id').apply(top_or_none)
# case: iloc-out-of-range
ranked = items_df.groupby('product')['qty'].sum().sort_values(ascending=False)
fifth = ranked.iloc[4]
sixth = ranked.iloc[5]
result = {'fifth': fifth, 'sixth': sixth}
# case: missing-import-math
items_df['boxes'] = items_df['qty'].apply(lambda q: math.ceil(q / 4))
result = items_df
# case: status-counter
counts = Counter(orders_df['status'].str.lower())
clean = {k: v for k, v in counts.items() if isinstance(k, str)}
result = pd.Series(clean).sort_index()
# case: signup-year-regex
def year_of(text):
    m = re.search(r'(\d{4})', text)
    return int(m.group(1))

years = defaultdict(list)
for name, s in zip(customers_df['customer_name'], customers_df['signup']):
    try:
        years[year_of(s)].append(name)
    except AttributeError:
        years['unknown'].append(name)
result = dict(years)
