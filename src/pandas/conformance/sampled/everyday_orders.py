import pandas as pd
import numpy as np
from collections import Counter

orders_df = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1010, 1012],
    'customer_id': [1, 2, 2, 3, None, 5, 1, 9, 3, 4, 4, 2],
    'product': ['Laptop', 'mouse', 'Keyboard ', 'Laptop', 'Monitor', 'Mouse', None, 'Desk', 'monitor', 'Chair', 'Chair', 'Laptop'],
    'quantity': [1, 2, 1, 0, 3, 2, 1, 1, 2, -1, -1, 1],
    'unit_price': [1200.0, 25.5, 75.0, 1150.0, 300.0, np.nan, 15.0, 450.0, 310.0, 120.0, 120.0, 1200.0],
    'order_date': ['2024-01-05', '2024-01-17', '2024-02-02', '2024-02-14', '2024-02-29', '2024-03-03', '2024-03-15', '2024-03-31', '2024-04-01', '2024-04-20', '2024-04-20', None],
    'status': ['shipped', 'shipped', 'Pending', 'cancelled', 'shipped', 'PENDING', 'shipped', 'returned', 'shipped', 'returned', 'returned', 'pending'],
})

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6],
    'name': ['Alice Smith', 'bob jones', 'Carla Díaz', 'Dan  Brown', None, 'Fay Wong'],
    'city': ['Paris', 'London', 'Madrid', 'london', 'Berlin', 'Paris'],
    'age': [34, 51, 28, np.nan, 45, 19],
    'vip': [True, False, None, False, True, False],
    'signup': ['2022-05-01', '2023-01-15', '2021-11-30', '2023-07-07', '2020-02-29', '2024-01-01'],
})

# case: revenue-column
df = orders_df.copy()
df['revenue'] = df['quantity'] * df['unit_price']
result = df[['order_id', 'revenue']]

# case: shipped-only
result = orders_df[orders_df['status'] == 'shipped'].reset_index(drop=True)

# case: status-counts-normalized
result = orders_df['status'].str.lower().value_counts(normalize=True).round(3)

# case: revenue-by-city
df = orders_df.drop_duplicates()
df = df.assign(revenue=df['quantity'] * df['unit_price'])
merged = df.merge(customers_df, on='customer_id', how='left')
result = merged.groupby('city')['revenue'].sum().sort_values(ascending=False)

# case: top3-customers
df = orders_df.copy()
df['total'] = df['quantity'] * df['unit_price']
result = df.groupby('customer_id')['total'].sum().nlargest(3)

# case: monthly-sales
df = orders_df.copy()
df['order_date'] = pd.to_datetime(df['order_date'])
df['month'] = df['order_date'].dt.to_period('M')
df['amount'] = df['quantity'] * df['unit_price']
result = df.groupby('month')['amount'].sum()

# case: clean-product-names
df = orders_df.copy()
df['product'] = df['product'].str.strip().str.title().fillna('Unknown')
result = df['product'].value_counts()

# case: fill-price-median
df = orders_df.copy()
median_price = df['unit_price'].median()
df['unit_price'] = df['unit_price'].fillna(median_price)
result = df.loc[df['unit_price'] == median_price, ['order_id', 'unit_price']]

# case: customers-without-orders
result = customers_df[~customers_df['customer_id'].isin(orders_df['customer_id'])]

# case: pivot-status-product
df = orders_df.copy()
df['product'] = df['product'].str.strip().str.lower()
df['status'] = df['status'].str.lower()
result = pd.pivot_table(df, values='quantity', index='product', columns='status', aggfunc='sum', fill_value=0)

# case: age-bins
bins = [0, 25, 40, 60]
labels = ['young', 'middle', 'senior']
customers = customers_df.copy()
customers['age_group'] = pd.cut(customers['age'], bins=bins, labels=labels)
result = customers[['name', 'age', 'age_group']]

# case: cumulative-revenue
df = orders_df.dropna(subset=['order_date', 'unit_price']).copy()
df['order_date'] = pd.to_datetime(df['order_date'])
df = df.sort_values('order_date')
df['revenue'] = df['quantity'] * df['unit_price']
df['cum_revenue'] = df['revenue'].cumsum()
result = df[['order_date', 'revenue', 'cum_revenue']]

# case: missing-summary
missing = orders_df.isnull().sum()
pct = (missing / len(orders_df) * 100).round(1)
result = pd.DataFrame({'missing': missing, 'percent': pct})
result = result[result['missing'] > 0].sort_values('missing', ascending=False)

# case: duplicate-orders
result = orders_df[orders_df.duplicated(subset='order_id', keep=False)]

# case: first-last-names
names = customers_df['name'].str.split(expand=True)
names.columns = ['first', 'last']
result = pd.concat([customers_df[['customer_id']], names.apply(lambda s: s.str.capitalize())], axis=1)

# case: agg-multi
result = orders_df.groupby('customer_id').agg(
    n_orders=('order_id', 'nunique'),
    total_qty=('quantity', 'sum'),
    avg_price=('unit_price', 'mean'),
).reset_index()

# case: vip-wrong-mask
# customers that are vip
result = customers_df[customers_df['vip']]

# case: days-since-previous
df = orders_df.copy()
df['order_date'] = pd.to_datetime(df['order_date'])
df = df.sort_values(['customer_id', 'order_date'])
df['gap'] = df.groupby('customer_id')['order_date'].diff().dt.days
result = df[['customer_id', 'order_id', 'gap']]

# case: size-label-apply
def label(row):
    if pd.isna(row['unit_price']):
        return 'unknown'
    total = row['quantity'] * row['unit_price']
    if total <= 0:
        return 'refund'
    elif total < 100:
        return 'small'
    elif total < 1000:
        return 'medium'
    return 'large'

result = orders_df.apply(label, axis=1).tolist()

# case: query-expensive
result = orders_df.query('unit_price > 100 and quantity > 0')[['order_id', 'product', 'unit_price']]

# case: np-select-discount
df = orders_df.copy()
conditions = [df['unit_price'] >= 1000, df['unit_price'] >= 100]
choices = [0.15, 0.1]
df['discount'] = np.select(conditions, choices, default=0.0)
df['final_price'] = (df['unit_price'] * (1 - df['discount'])).round(2)
result = df[['order_id', 'discount', 'final_price']]

# case: customer-share
merged = orders_df.merge(customers_df[['customer_id', 'city']], on='customer_id')
merged['amount'] = merged['quantity'] * merged['unit_price']
merged['city'] = merged['city'].str.title()
total = merged['amount'].sum()
share = merged.groupby('city')['amount'].sum() / total * 100
result = share.round(2).to_dict()

# case: signup-year-index
s = pd.to_datetime(customers_df['signup'])
result = customers_df.groupby(s.dt.year)['customer_id'].apply(list)

# case: counter-words
words = ' '.join(customers_df['name'].dropna().str.lower()).split()
result = Counter(words).most_common(3)
