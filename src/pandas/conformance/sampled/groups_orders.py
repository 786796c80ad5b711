import pandas as pd
import numpy as np

orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    'customer_id': [1, 2, 1, 3, 2, 4, None, 3, 1, 5],
    'region': ['North', 'south', 'North', ' East', 'South', None, 'West', 'East', 'north ', 'West'],
    'status': ['shipped', 'pending', 'shipped', 'cancelled', 'shipped', 'pending', 'shipped', None, 'shipped', 'cancelled'],
    'amount': [120.5, 80.0, np.nan, 45.25, 80.0, 200.0, 15.75, 60.0, 99.99, np.nan],
    'order_date': ['2024-01-05', '2024-01-17', '2024-02-02', '2024-02-14', '2024-02-28',
                   '2024-03-01', '2024-03-15', '2024-03-15', '2024-04-09', None],
})

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6],
    'name': ['Alice Wong', 'Bob Stone', 'Carla Diaz', 'Deepak Rao', 'Eve Holt', 'Frank Mills'],
    'segment': ['Retail', 'Retail', 'Corporate', 'Corporate', None, 'Retail'],
    'signup': ['2022-03-01', '2022-11-15', '2023-01-20', '2023-06-30', '2023-06-30', '2024-01-01'],
})

items_df = pd.DataFrame({
    'order_id': [101, 101, 102, 103, 104, 105, 105, 105, 107, 109, 110],
    'sku': ['A1', 'B2', 'A1', 'C3', 'B2', 'A1', 'C3', 'D4', 'D4', 'B2', 'A1'],
    'qty': [2, 1, 5, 3, 1, 2, 2, 4, 1, 6, 1],
    'unit_price': ['10.00', '25.5', '10.00', '7.25', '25.5', '9.50', '7.25', '3', '3', '24.00', '10.00'],
})
# case: total-by-clean-region
df = orders_df.copy()
df['region'] = df['region'].str.strip().str.title()
result = (
    df.groupby('region', as_index=False)['amount']
      .sum()
      .rename(columns={'amount': 'total_amount'})
      .sort_values('total_amount', ascending=False)
      .reset_index(drop=True)
)
# case: status-summary-named-agg
result = (
    orders_df.groupby('status', dropna=False)
    .agg(
        n_orders=('order_id', 'count'),
        n_with_amount=('amount', 'count'),
        total=('amount', 'sum'),
        avg=('amount', 'mean'),
        biggest=('amount', 'max'),
    )
    .round(2)
    .reset_index()
)
# case: size-vs-count
g = orders_df.groupby('customer_id')
result = pd.DataFrame({
    'rows': g.size(),
    'non_null_amounts': g['amount'].count(),
    'non_null_status': g['status'].count(),
})
result['missing_amounts'] = result['rows'] - result['non_null_amounts']
result = result.reset_index()
# case: monthly-revenue-period
df = orders_df.dropna(subset=['order_date']).copy()
df['order_date'] = pd.to_datetime(df['order_date'])
df['month'] = df['order_date'].dt.to_period('M')
monthly = df.groupby('month')['amount'].agg(['sum', 'count']).reset_index()
monthly['month'] = monthly['month'].astype(str)
monthly['growth'] = monthly['sum'].pct_change().round(4)
result = monthly
# case: latest-order-per-customer
df = orders_df.assign(order_date=pd.to_datetime(orders_df['order_date']))
df = df.dropna(subset=['customer_id', 'order_date'])
idx = df.groupby('customer_id')['order_date'].idxmax()
result = df.loc[idx, ['customer_id', 'order_id', 'order_date', 'amount']].merge(
    customers_df[['customer_id', 'name']], on='customer_id', how='left'
)
# case: item-revenue-join
it = items_df.copy()
it['line_total'] = it['qty'] * it['unit_price'].astype(float)
totals = it.groupby('order_id')['line_total'].sum()
out = orders_df.set_index('order_id')
out['items_total'] = totals
out['difference'] = (out['amount'] - out['items_total']).round(2)
result = out[['amount', 'items_total', 'difference']].reset_index()
# case: segment-customers-without-orders
merged = customers_df.merge(orders_df, on='customer_id', how='left')
per = merged.groupby(['segment', 'name'], dropna=False, as_index=False).agg(
    orders=('order_id', 'nunique'),
    spend=('amount', 'sum'),
)
result = per[per['orders'] <= 1].sort_values(['orders', 'name'])
# case: sku-share-of-quantity
sku = items_df.groupby('sku')['qty'].sum()
result = (sku / sku.sum() * 100).round(1).rename('pct_of_units').sort_values(ascending=False).to_frame().reset_index()
# case: weighted-avg-price
it = items_df.assign(unit_price=pd.to_numeric(items_df['unit_price']))

def wavg(g):
    return np.average(g['unit_price'], weights=g['qty'])

result = it.groupby('sku')[['unit_price', 'qty']].apply(wavg).reset_index(name='weighted_price')
# case: orders-with-skus-text
result = (
    items_df.sort_values('sku')
    .groupby('order_id')['sku']
    .agg(lambda s: ', '.join(s))
    .reset_index()
    .rename(columns={'sku': 'skus'})
)
result['n_skus'] = result['skus'].str.split(', ').str.len()
# case: above-customer-average
df = orders_df.dropna(subset=['amount', 'customer_id']).copy()
df['cust_avg'] = df.groupby('customer_id')['amount'].transform('mean')
result = df.loc[df['amount'] > df['cust_avg'], ['order_id', 'customer_id', 'amount', 'cust_avg']]
# case: region-status-matrix
df = orders_df.copy()
df['region'] = df['region'].str.strip().str.lower().fillna('unknown')
result = (
    df.groupby(['region', 'status'])['order_id']
      .count()
      .unstack(fill_value=0)
)
result['total'] = result.sum(axis=1)
# case: filter-multi-item-orders
big = items_df.groupby('order_id').filter(lambda g: g['qty'].sum() >= 5)
result = big.sort_values(['order_id', 'qty'], ascending=[True, False]).reset_index(drop=True)
# case: iterate-groups-dict
res = {}
for cust, grp in orders_df.groupby('customer_id'):
    vals = grp['amount'].dropna().tolist()
    res[int(cust)] = {'orders': len(grp), 'amounts': vals, 'max': max(vals) if vals else None}
result = res
