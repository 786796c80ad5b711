import pandas as pd
import numpy as np

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6],
    'name': ['Alice Johnson', 'bob smith ', ' Carla Díaz', 'DAVID LEE', None, 'Eve  Adams'],
    'country': ['USA', 'usa', 'Spain', 'Korea ', None, ''],
    'signup_date': ['2023-01-15', '2023/02/20', '15-03-2023', 'April 1, 2023', None, 'unknown'],
})

orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108],
    'customer_id': [1, 1, 2, 3, 3, 3, 99, None],
    'amount': [120.5, 80.0, None, 45.25, 45.25, 300.0, 15.0, 60.0],
    'status': ['shipped', 'Shipped', 'cancelled', 'pending', 'pending', 'shipped ', None, 'pending'],
    'order_date': ['2024-01-05', '2024-01-17', '2024-02-03', '2024-02-03', '2024-02-29', '2024-03-10', '2024-03-11', None],
})

returns_df = pd.DataFrame(columns=['return_id', 'order_id', 'reason', 'refund'])
# case: returned-orders-left-join
merged = orders_df.merge(returns_df, on='order_id', how='left')
merged['was_returned'] = merged['return_id'].notna()
result = merged[['order_id', 'amount', 'reason', 'was_returned']]
# case: empty-filter-groupby-sum
refunded = orders_df[orders_df['status'] == 'refunded']
result = refunded.groupby('customer_id')['amount'].sum().reset_index(name='total_refunded')
# case: max-of-nothing
big = orders_df[orders_df['amount'] > 10000]
result = {
    'rows': len(big),
    'max': big['amount'].max(),
    'sum': big['amount'].sum(),
    'mean': big['amount'].mean(),
    'nunique': big['customer_id'].nunique(),
}
# case: safe-first-order
def first_order(df, cust_id):
    sub = df[df['customer_id'] == cust_id].sort_values('order_date')
    if sub.empty:
        return None
    return int(sub.iloc[0]['order_id'])

rows = []
for cid in customers_df['customer_id']:
    rows.append({'customer_id': cid, 'first_order': first_order(orders_df, cid)})
result = pd.DataFrame(rows)
# case: idxmax-guarded
o = orders_df.dropna(subset=['customer_id', 'amount'])
o = o[o['amount'] > 50]
if o.empty:
    result = pd.DataFrame(columns=orders_df.columns)
else:
    result = o.loc[o.groupby('customer_id')['amount'].idxmax()].reset_index(drop=True)
# case: anti-join-indicator
m = customers_df.merge(orders_df[['customer_id', 'order_id']], on='customer_id', how='left', indicator=True)
result = (
    m[m['_merge'] == 'left_only']
    .drop(columns=['_merge', 'order_id'])
    .sort_values('customer_id')
    .reset_index(drop=True)
)
# case: empty-named-agg
nobody = orders_df.query("status == 'lost in transit'")
result = (
    nobody.groupby('customer_id', as_index=False)
    .agg(n_orders=('order_id', 'count'),
         total=('amount', 'sum'),
         last_date=('order_date', 'max'))
)
# case: status-normalised-counts
result = (
    orders_df['status']
    .str.strip()
    .str.lower()
    .fillna('(missing)')
    .value_counts()
    .rename_axis('status')
    .reset_index(name='n')
    .sort_values(['n', 'status'], ascending=[False, True], ignore_index=True)
)
# case: monthly-totals-with-none-dates
d = orders_df.copy()
d['order_date'] = pd.to_datetime(d['order_date'])
d['month'] = d['order_date'].dt.to_period('M').astype(str)
result = d.groupby('month')['amount'].agg(['count', 'sum']).reset_index()
# case: signup-dates-coerced
c = customers_df.copy()
c['signup_date'] = pd.to_datetime(c['signup_date'], errors='coerce')
result = c[['customer_id', 'signup_date']]
# case: refund-rate-division-by-zero
total_refund = pd.to_numeric(returns_df['refund'], errors='coerce').sum()
total_sales = orders_df['amount'].sum()
n_returns = returns_df['return_id'].nunique()
avg_refund = total_refund / n_returns if n_returns else np.nan
result = pd.DataFrame({
    'total_refund': [total_refund],
    'total_sales': [total_sales],
    'refund_rate_pct': [round(100 * total_refund / total_sales, 2)],
    'avg_refund': [avg_refund],
})
# case: groupby-nan-customer-kept
result = (
    orders_df.groupby('customer_id', dropna=False)
    .agg(orders=('order_id', 'size'), spend=('amount', 'sum'))
    .reset_index()
    .sort_values('spend', ascending=False)
)
# case: apply-on-empty-rows
def label(row):
    if row['amount'] >= 100:
        return 'high'
    return 'low'

tiny = orders_df[orders_df['amount'] < 0].copy()
tiny['label'] = tiny.apply(label, axis=1)
result = tiny
# case: clean-names-and-lookup
names = (customers_df['name']
         .fillna('Unknown')
         .str.replace(r'\s+', ' ', regex=True)
         .str.strip()
         .str.title())
cust = customers_df.assign(name=names)
spend = orders_df.groupby('customer_id')['amount'].sum()
cust['total_spend'] = cust['customer_id'].map(spend).fillna(0)
result = cust[['customer_id', 'name', 'total_spend']].sort_values(['total_spend', 'name'], ascending=[False, True]).head(4)
