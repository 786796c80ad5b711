import pandas as pd
import numpy as np

orders = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    'customer': ['Alice', 'bob', 'Alice', None, 'Carla', 'bob', 'Dmitri', 'Carla', 'Alice', 'Bob ', 'Eve', None],
    'region': ['North', 'South', 'North', 'East', 'South', None, 'East', 'South', 'North', 'South', 'West', 'East'],
    'amount': [120.5, 80.0, np.nan, 45.25, 300.0, 80.0, -20.0, 0.0, 75.75, 60.0, 999.99, 45.25],
    'qty': [2, 1, 3, 1, 5, 1, 1, 0, 2, 1, 10, 1],
    'order_date': pd.to_datetime(['2024-01-05', '2024-01-17', '2024-02-02', '2024-02-14', '2024-02-29', '2024-03-01',
                                  '2024-03-15', '2024-03-15', '2024-04-01', '2024-04-20', '2024-05-05', None]),
    'paid': [True, False, True, True, None, False, True, False, True, None, True, True],
})
items = pd.DataFrame({
    'order_id': [1001, 1001, 1002, 1003, 1005, 1005, 1005, 1007, 1009, 1011, 1099],
    'sku': ['A-1', 'B-2', 'A-1', 'C-3', 'A-1', 'B-2', 'D-4', 'C-3', 'B-2', 'D-4', 'A-1'],
    'units': [1, 1, 1, 3, 2, 2, 1, 1, 2, 10, 4],
    'price': [60.25, 60.25, 80.0, 15.5, 60.0, 65.0, 50.0, -20.0, 37.875, 99.999, 60.25],
})
products = pd.DataFrame({
    'sku': ['A-1', 'B-2', 'C-3', 'D-4', 'E-5'],
    'category': pd.Categorical(['toys', 'books', 'toys', 'garden', 'food'], categories=['books', 'food', 'garden', 'toys', 'music']),
    'weight': ['1.2', '0.5', None, '3', 'n/a'],
})

# case: a-builtin-aggs-dict
result = orders.groupby('region').agg({'amount': [min, max, sum], 'qty': [len, 'sum'], 'customer': set})

# case: a-list-tuple-agg
g = orders.groupby('region')
result = pd.DataFrame({
    'ids': g['order_id'].agg(list),
    'qtys': g['qty'].agg(tuple),
    'n': g['order_id'].agg(len),
})

# case: a-named-agg-mixed
result = (
    orders
    .groupby('region', as_index=False)
    .agg(
        total=pd.NamedAgg(column='amount', aggfunc='sum'),
        avg=pd.NamedAgg('amount', np.mean),
        biggest=('qty', max),
        customers=('customer', 'nunique'),
        first_customer=('customer', 'first'),
        span=('amount', lambda s: s.max() - s.min()),
    )
)

# case: a-several-lambdas
result = orders.groupby('region')['amount'].agg([lambda x: x.min(), lambda x: x.max(), 'mean'])
result.columns = ['lo', 'hi', 'avg']
result = result.round(2)

# case: a-lambda-columns-names
res = orders.groupby('region').agg({'amount': [lambda x: x.sum(), lambda x: x.count()], 'qty': lambda q: q.max()})
result = res.columns.tolist()

# case: a-normalised-name-groups
orders['customer_clean'] = orders['customer'].str.strip().str.lower()
result = (orders.groupby('customer_clean', dropna=False)
                .agg(orders=('order_id', 'count'), spent=('amount', 'sum'))
                .sort_values('spent', ascending=False))

# case: a-month-expression-key
monthly = orders.groupby(orders['order_date'].dt.month)['amount'].sum()
result = monthly

# case: a-month-and-flag-keys
result = orders.groupby([orders['order_date'].dt.month.rename('month'), orders['amount'] > 50]).size()

# case: a-first-letter-key
result = orders.groupby(orders['region'].str[0], dropna=False)['qty'].agg(['sum', 'mean', 'size'])

# case: a-mean-text-error
result = orders.groupby('region').mean()

# case: a-mean-numeric-only
result = orders.groupby('region').mean(numeric_only=True).round(3)

# case: a-iterate-groups
out = {}
for name, grp in orders.groupby('region'):
    out[name] = {
        'rows': len(grp),
        'total': float(grp['amount'].sum()),
        'customers': sorted(grp['customer'].dropna().unique().tolist()),
    }
result = out

# case: a-iterate-tuple-keys
rows = []
for (region, paid), g in orders.groupby(['region', 'paid']):
    rows.append((region, bool(paid), len(g), g['amount'].sum()))
result = pd.DataFrame(rows, columns=['region', 'paid', 'n', 'amount'])

# case: a-single-list-key-iter
result = [(k, g.shape) for k, g in orders.groupby(['region'])]

# case: a-get-group-tuple
g = orders.groupby(['region', 'qty'])
result = g.get_group(('North', 2))[['order_id', 'customer', 'amount']]

# case: a-get-group-missing
result = orders.groupby('region').get_group('Nowhere')

# case: a-weighted-average-apply
def wavg(g):
    return np.average(g['price'], weights=g['units'])

result = items.groupby('sku').apply(wavg, include_groups=False).round(4)

# case: a-weighted-average-sums
items['rev'] = items['price'] * items['units']
t = items.groupby('sku')[['rev', 'units']].sum()
t['wavg'] = t['rev'] / t['units']
result = t.reset_index()

# case: a-share-of-total-by-category
m = items.merge(products, on='sku', how='left')
m['revenue'] = m['units'] * m['price']
m['share'] = m['revenue'] / m.groupby('category', observed=True)['revenue'].transform('sum') * 100
result = m[['order_id', 'sku', 'category', 'revenue', 'share']].round(1)

# case: a-category-unobserved
m = items.merge(products, on='sku', how='left')
m['category'] = m['category'].astype(products['category'].dtype)
result = m.groupby('category', observed=False)['units'].agg(['sum', 'count', 'mean', 'min'])

# case: a-order-total-vs-items
item_totals = (items.assign(line=items['units'] * items['price'])
               .groupby('order_id')['line'].sum()
               .reset_index(name='item_total'))
check = orders[['order_id', 'amount']].merge(item_totals, on='order_id', how='outer', indicator=True)
check['diff'] = (check['amount'] - check['item_total']).round(2)
result = check

# case: a-idxmax-loc
idx = orders.groupby('region')['amount'].idxmax()
result = orders.loc[idx, ['region', 'order_id', 'amount']].set_index('region')

# case: a-top2-per-region
result = (orders.sort_values(['region', 'amount'], ascending=[True, False])
                .groupby('region', dropna=False)
                .head(2)
                .reset_index(drop=True)[['region', 'order_id', 'amount']])

# case: a-running-total-by-customer
df = orders.dropna(subset=['customer']).copy()
df = df.sort_values('order_date')
df['running'] = df.groupby('customer')['amount'].cumsum()
df['order_no'] = df.groupby('customer').cumcount() + 1
df['days_since_prev'] = df.groupby('customer')['order_date'].diff().dt.days
result = df[['customer', 'order_date', 'amount', 'running', 'order_no', 'days_since_prev']]
