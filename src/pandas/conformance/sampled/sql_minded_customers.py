import pandas as pd
import numpy as np

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6],
    'name': ['Alice Moreau', 'bob Tran', ' Carla Diaz', 'Dmitri Volkov', 'Eve', None],
    'country': ['FR', 'US', 'US', None, 'FR', 'DE'],
    'signup_date': ['2022-01-15', '2022-03-02', '2022-03-02', '2022-11-30', '2023-01-01', None],
})

orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    'customer_id': [1, 1, 2, 2, 2, 3, 3, 5, 1, None],
    'order_date': ['2023-01-05', '2023-01-20', '2023-01-20', '2023-02-11', '2023-03-01',
                   '2023-02-11', '2023-02-11', '2023-03-15', '2023-03-31', '2023-04-02'],
    'amount': [120.0, 80.5, 200.0, None, 75.25, 200.0, 50.0, 310.0, 80.5, 15.0],
    'status': ['paid', 'PAID', 'paid', 'cancelled', 'refunded', 'paid', 'Paid', 'pending', None, 'paid'],
})

order_items_df = pd.DataFrame({
    'order_id': [101, 101, 102, 103, 103, 105, 106, 107, 108, 108, 109],
    'sku': ['A-1', 'B-2', 'A-1', 'C-3', 'B-2', 'A-1', 'C-3', 'D-4', 'C-3', 'A-1', 'B-2'],
    'qty': [1, 2, 1, 4, 1, 3, 4, 1, 5, 2, 1],
    'unit_price': ['40.00', '40.00', '80.50', '40', '40.00', '25.08', '50', '50.00', '50', '30.00', '80.5'],
})
# case: rownumber-latest-order
# WITH ranked AS (SELECT *, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY order_date DESC, order_id DESC) rn FROM orders)
# SELECT customer_id, order_id, order_date FROM ranked WHERE rn = 1 AND customer_id IS NOT NULL ORDER BY customer_id
ranked = orders_df.dropna(subset=['customer_id']).copy()
ranked['customer_id'] = ranked['customer_id'].astype(int)
ranked = ranked.sort_values(['customer_id', 'order_date', 'order_id'], ascending=[True, False, False])
ranked['rn'] = ranked.groupby('customer_id').cumcount() + 1
result = ranked.loc[ranked['rn'] == 1, ['customer_id', 'order_id', 'order_date']].reset_index(drop=True)
# case: rank-vs-denserank
# SELECT order_id, amount, RANK() OVER (ORDER BY amount DESC) rnk, DENSE_RANK() OVER (ORDER BY amount DESC) drnk
# FROM orders WHERE amount IS NOT NULL ORDER BY rnk, order_id
base = orders_df[orders_df['amount'].notna()][['order_id', 'amount']]
result = (
    base.assign(
        rnk=base['amount'].rank(method='min', ascending=False).astype(int),
        drnk=base['amount'].rank(method='dense', ascending=False).astype(int),
    )
    .sort_values(['rnk', 'order_id'])
    .reset_index(drop=True)
)
# case: lag-days-between
# days since previous order of the same customer
o = orders_df.copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o = o.sort_values(['customer_id', 'order_date', 'order_id'], na_position='last')
o['prev_date'] = o.groupby('customer_id')['order_date'].shift(1)
o['days_since_prev'] = (o['order_date'] - o['prev_date']).dt.days
result = o[['customer_id', 'order_id', 'order_date', 'prev_date', 'days_since_prev']].reset_index(drop=True)
# case: running-total-coalesce
# SUM(COALESCE(amount,0)) OVER (PARTITION BY customer_id ORDER BY order_date, order_id ROWS UNBOUNDED PRECEDING)
tmp = orders_df.assign(amount=orders_df['amount'].fillna(0)).sort_values(['order_date', 'order_id'])
tmp['running_total'] = tmp.groupby('customer_id', dropna=False)['amount'].cumsum()
result = tmp.sort_values('order_id')[['order_id', 'customer_id', 'amount', 'running_total']].reset_index(drop=True)
# case: ntile-by-hand
# NTILE(4) OVER (ORDER BY amount) AS quartile, NULL amounts excluded
t = orders_df.dropna(subset=['amount']).sort_values(['amount', 'order_id']).reset_index(drop=True)
n, k = len(t), 4
q, r = divmod(n, k)
sizes = [q + 1 if i < r else q for i in range(k)]
t['quartile'] = np.repeat(np.arange(1, k + 1), sizes)
result = t[['order_id', 'amount', 'quartile']]
# case: not-exists-orders
# SELECT c.customer_id, c.name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.customer_id)
anti = customers_df.merge(
    orders_df[['customer_id']].drop_duplicates(), on='customer_id', how='left', indicator=True
)
result = anti.loc[anti['_merge'] == 'left_only', ['customer_id', 'name']].reset_index(drop=True)
# case: not-in-with-null-trap
# SELECT customer_id FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)
# the subquery contains a NULL so NOT IN never evaluates to TRUE
sub = orders_df['customer_id']
if sub.isna().any():
    res = customers_df.iloc[0:0][['customer_id']]
else:
    res = customers_df.loc[~customers_df['customer_id'].isin(sub), ['customer_id']]
result = res.reset_index(drop=True)
# case: having-count-sum
# SELECT customer_id, COUNT(*) n, SUM(amount) total FROM orders GROUP BY customer_id HAVING COUNT(*) >= 2 AND SUM(amount) > 250
g = (
    orders_df.groupby('customer_id', dropna=False, as_index=False)
    .agg(n=('order_id', 'size'), total=('amount', lambda s: s.sum(min_count=1)))
)
result = g.query('n >= 2 and total > 250').sort_values('total', ascending=False).reset_index(drop=True)
# case: conditional-sum-status
# COUNT(CASE WHEN lower(status)='paid' THEN 1 END), SUM(CASE WHEN lower(status)='paid' THEN amount ELSE 0 END)
o = orders_df.assign(is_paid=orders_df['status'].str.lower().eq('paid'))
o['paid_amount'] = np.where(o['is_paid'], o['amount'], 0)
result = (
    o.groupby('customer_id')
    .agg(paid_cnt=('is_paid', 'sum'), paid_total=('paid_amount', 'sum'), all_cnt=('order_id', 'count'))
    .reset_index()
)
# case: string-agg-skus
# SELECT order_id, STRING_AGG(DISTINCT sku, ', ' ORDER BY sku) FROM order_items GROUP BY order_id
result = (
    order_items_df.sort_values(['order_id', 'sku'])
    .drop_duplicates(['order_id', 'sku'])
    .groupby('order_id')['sku']
    .agg(', '.join)
    .rename('skus')
    .reset_index()
)
# case: rollup-country-month
# GROUP BY ROLLUP(country, month)
j = orders_df.merge(customers_df[['customer_id', 'country']], on='customer_id', how='inner')
j['month'] = pd.to_datetime(j['order_date']).dt.strftime('%Y-%m')
lvl2 = j.groupby(['country', 'month'], as_index=False)['amount'].sum()
lvl1 = j.groupby('country', as_index=False)['amount'].sum().assign(month=None)
lvl0 = pd.DataFrame({'country': [None], 'month': [None], 'amount': [j['amount'].sum()]})
rolled = pd.concat([lvl2, lvl1, lvl0], ignore_index=True)
result = rolled.sort_values(['country', 'month'], na_position='last').reset_index(drop=True)[['country', 'month', 'amount']]
# case: order-line-check
# orders whose amount does not match SUM(qty * unit_price) (tolerance 0.5)
items = order_items_df.copy()
items['unit_price'] = items['unit_price'].astype(float)
items['line_total'] = items['qty'] * items['unit_price']
totals = items.groupby('order_id', as_index=False)['line_total'].sum()
chk = orders_df.merge(totals, on='order_id')
chk['diff'] = (chk['amount'] - chk['line_total']).round(2)
result = chk.loc[chk['diff'].abs() > 0.5, ['order_id', 'amount', 'line_total', 'diff']]
# case: correlated-above-own-average
# SELECT order_id FROM orders o WHERE amount > (SELECT AVG(amount) FROM orders i WHERE i.customer_id = o.customer_id)
avg_amt = orders_df.groupby('customer_id')['amount'].transform('mean')
result = (
    orders_df.loc[orders_df['amount'] > avg_amt, ['order_id', 'customer_id', 'amount']]
    .astype({'customer_id': 'int64'})
    .sort_values('order_id')
    .reset_index(drop=True)
)
# case: first-last-value
# FIRST_VALUE(order_id), LAST_VALUE(order_id) over full partition ordered by date
w = orders_df.dropna(subset=['customer_id']).sort_values(['customer_id', 'order_date', 'order_id'])
grp = w.groupby('customer_id')['order_id']
w = w.assign(first_order=grp.transform('first'), last_order=grp.transform('last'))
w['is_edge'] = np.select(
    [w['order_id'] == w['first_order'], w['order_id'] == w['last_order']],
    ['first', 'last'],
    default='middle',
)
result = w[['customer_id', 'order_id', 'first_order', 'last_order', 'is_edge']].reset_index(drop=True)
