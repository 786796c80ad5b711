import pandas as pd
import numpy as np

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6, 7],
    'customer_name': ['Alice Martin', ' Bob Stone', 'Carla Diaz ', 'Deepak Rao', 'Eva Long', None, 'Gus Hall'],
    'segment': ['Retail', 'retail', 'Corporate', 'Corporate', 'Home Office', 'Retail', None],
    'signup_date': ['2023-01-05', '2023-01-20', '2023-02-11', '2023-02-28', '2023-03-03', '2023-03-15', '2023-04-01'],
    'country': ['US', 'US', 'MX', 'IN', 'US', 'MX', 'CA'],
})

orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    'customer_id': [1, 1, 2, 3, 3, 3, 4, 5, 5, 1, 2, 9],
    'order_date': ['2023-02-01', '2023-03-15', '2023-02-20', '2023-03-01', '2023-03-01', '2023-05-10',
                   '2023-04-04', '2023-04-18', '2023-06-02', '2023-06-30', '2023-07-01', '2023-07-04'],
    'status': ['completed', 'Completed', 'cancelled', 'completed', 'completed', 'returned',
               'completed', 'COMPLETED', 'completed', 'pending', 'completed', 'completed'],
    'amount': [120.0, 80.5, 60.0, 300.0, 45.25, 210.0, np.nan, 99.99, 150.0, 75.0, 60.0, 20.0],
})

order_items_df = pd.DataFrame({
    'order_id': [101, 101, 102, 103, 104, 104, 105, 106, 108, 109, 109, 111],
    'product': ['Mouse', 'Keyboard', 'Mouse', 'Lamp', 'Desk', 'Lamp', 'Mouse', 'Desk', 'Keyboard', 'Mouse', 'Keyboard', 'Lamp'],
    'qty': [2, 1, 3, 1, 1, 2, 1, 1, 1, 4, 1, 1],
    'unit_price': ['20.00', '80.00', '26.83', '60.00', '$200.00', '50.00', '45.25', '210', '99.99', '17.5', '80', '60.00'],
})
# case: days-to-first-purchase
# How many days did each customer take from signup to their first completed order?
cust = customers_df.copy()
cust['signup_date'] = pd.to_datetime(cust['signup_date'])

completed = orders_df[orders_df['status'].str.lower() == 'completed'].copy()
completed['order_date'] = pd.to_datetime(completed['order_date'])

first_orders = (
    completed.sort_values(['customer_id', 'order_date', 'order_id'])
    .drop_duplicates(subset='customer_id', keep='first')
    [['customer_id', 'order_id', 'order_date']]
    .rename(columns={'order_id': 'first_order_id', 'order_date': 'first_order_date'})
)

result = (
    cust.merge(first_orders, on='customer_id', how='inner')
    .assign(days_to_first=lambda d: (d['first_order_date'] - d['signup_date']).dt.days)
    [['customer_id', 'customer_name', 'first_order_id', 'days_to_first']]
    .sort_values(['days_to_first', 'customer_id'])
    .reset_index(drop=True)
)
# case: top-two-orders-per-customer-with-ties
# Top 2 order amounts per customer, ties kept (DENSE_RANK <= 2)
ranked = orders_df.dropna(subset=['amount']).copy()
ranked['rnk'] = (
    ranked.groupby('customer_id')['amount']
    .rank(method='dense', ascending=False)
    .astype(int)
)
top2 = ranked.query('rnk <= 2')
result = (
    top2.merge(customers_df[['customer_id', 'customer_name']], on='customer_id', how='left')
    .assign(customer_name=lambda d: d['customer_name'].str.strip().fillna('(unknown)'))
    .loc[:, ['customer_id', 'customer_name', 'order_id', 'amount', 'rnk']]
    .sort_values(by=['customer_id', 'rnk', 'order_id'])
    .reset_index(drop=True)
)
# case: share-of-total-by-segment
# Normalise the segment label, then compute revenue share per segment
seg_map = customers_df.copy()
seg_map['segment'] = seg_map['segment'].str.strip().str.title().fillna('Unassigned')

revenue = (
    orders_df
    .merge(seg_map[['customer_id', 'segment']], on='customer_id', how='left')
    .assign(segment=lambda x: x['segment'].fillna('No Customer'))
    .groupby('segment', as_index=False)
    .agg(total_revenue=pd.NamedAgg(column='amount', aggfunc='sum'),
         n_orders=pd.NamedAgg(column='order_id', aggfunc='nunique'))
)
grand_total = revenue['total_revenue'].sum()
revenue['pct_of_total'] = (100.0 * revenue['total_revenue'] / grand_total).round(2)
revenue['cumulative_pct'] = revenue.sort_values('total_revenue', ascending=False)['pct_of_total'].cumsum()
result = revenue.sort_values('total_revenue', ascending=False).reset_index(drop=True)
# case: month-over-month-growth
# Monthly revenue and its growth vs the previous calendar month (gaps filled with zero)
o = orders_df.assign(order_date=pd.to_datetime(orders_df['order_date']))
o = o[~o['status'].str.lower().isin(['cancelled', 'returned'])]

monthly = (
    o.set_index('order_date')['amount']
    .resample('MS')
    .sum()
    .rename('revenue')
    .to_frame()
)
monthly['prev_revenue'] = monthly['revenue'].shift(1)
monthly['growth_pct'] = np.where(
    monthly['prev_revenue'].fillna(0) > 0,
    (monthly['revenue'] - monthly['prev_revenue']) / monthly['prev_revenue'] * 100,
    np.nan,
)
monthly['growth_pct'] = monthly['growth_pct'].round(1)
result = monthly.reset_index().assign(month=lambda d: d['order_date'].dt.strftime('%Y-%m'))
result = result[['month', 'revenue', 'prev_revenue', 'growth_pct']]
# case: product-pairs-bought-together
# Which products are bought together, and in how many orders?
basket = order_items_df[['order_id', 'product']].drop_duplicates()

pairs = basket.merge(basket, on='order_id', suffixes=('_a', '_b'))
# keep each unordered pair once
pairs = pairs[pairs['product_a'] < pairs['product_b']]

result = (
    pairs.groupby(['product_a', 'product_b'])
    .size()
    .reset_index(name='times_bought_together')
    .sort_values(['times_bought_together', 'product_a', 'product_b'], ascending=[False, True, True])
    .reset_index(drop=True)
)
# case: rfm-scores
# RFM against a fixed snapshot date
snapshot = pd.Timestamp('2023-07-31')
base = orders_df.copy()
base['order_date'] = pd.to_datetime(base['order_date'])
base = base[base['status'].str.lower().eq('completed')]

rfm = base.groupby('customer_id').agg(
    recency=('order_date', lambda s: (snapshot - s.max()).days),
    frequency=('order_id', 'nunique'),
    monetary=('amount', 'sum'),
)
# rank first so qcut always gets distinct edges
rfm['r_score'] = pd.qcut(rfm['recency'].rank(method='first'), 3, labels=[3, 2, 1]).astype(int)
rfm['f_score'] = pd.qcut(rfm['frequency'].rank(method='first'), 3, labels=[1, 2, 3]).astype(int)
rfm['m_score'] = pd.qcut(rfm['monetary'].rank(method='first'), 3, labels=[1, 2, 3]).astype(int)
rfm['rfm_cell'] = rfm[['r_score', 'f_score', 'm_score']].astype(str).agg(''.join, axis=1)
rfm['rfm_label'] = np.select(
    [rfm['r_score'].ge(3) & rfm['f_score'].ge(2), rfm['r_score'].eq(1)],
    ['Champion', 'At risk'],
    default='Regular',
)
result = rfm.reset_index().sort_values(['rfm_cell', 'customer_id'], ascending=[False, True]).reset_index(drop=True)
# case: order-header-vs-lines-mismatch
# Orders where the header amount differs from the sum of the lines by more than one cent
lines = order_items_df.copy()
lines['unit_price'] = lines['unit_price'].str.replace('$', '', regex=False).astype(float)
lines['line_total'] = lines['qty'] * lines['unit_price']

line_totals = lines.groupby('order_id', as_index=False)['line_total'].sum()
cmp = orders_df[['order_id', 'amount']].merge(line_totals, on='order_id', how='left', indicator=True)
cmp['issue'] = np.select(
    [
        cmp['_merge'] == 'left_only',
        cmp['amount'].isna(),
        (cmp['amount'] - cmp['line_total']).abs() > 0.01,
    ],
    ['no lines', 'no header amount', 'mismatch'],
    default='ok',
)
cmp['difference'] = (cmp['amount'] - cmp['line_total']).round(2)
result = cmp.query("issue != 'ok'")[['order_id', 'amount', 'line_total', 'difference', 'issue']].reset_index(drop=True)
# case: customers-without-any-completed-order
completed_ids = orders_df.loc[orders_df['status'].str.lower() == 'completed', 'customer_id'].unique()

never = customers_df[~customers_df['customer_id'].isin(completed_ids)].copy()
never['customer_name'] = never['customer_name'].str.strip().fillna('N/A')
# count everything else they did
other = (
    orders_df.groupby('customer_id')
    .agg(attempts=('order_id', 'count'), last_status=('status', 'last'))
    .reset_index()
)
result = never.merge(other, how='left', on='customer_id')
result['attempts'] = result['attempts'].fillna(0).astype(int)
result = result[['customer_id', 'customer_name', 'country', 'attempts', 'last_status']]
result = result.sort_values('customer_id').reset_index(drop=True)
# case: median-order-per-country
# Median, mean and the gap between both for every country, only countries with 2+ priced orders
joined = pd.merge(orders_df, customers_df, how='inner', on='customer_id')
stats = (
    joined.dropna(subset=['amount'])
    .groupby('country')['amount']
    .agg(['median', 'mean', 'count'])
    .rename(columns={'median': 'median_amount', 'mean': 'avg_amount', 'count': 'n'})
)
min_orders = 2
result = (
    stats.query('n >= @min_orders')
    .eval('skew_gap = avg_amount - median_amount')
    .round({'avg_amount': 2, 'skew_gap': 2})
    .sort_values('median_amount', ascending=False)
    .reset_index()
)
# case: cohort-retention-matrix
# Cohort = month of first order; columns = months since the first order
d = orders_df.loc[orders_df['status'].str.lower().ne('cancelled')].copy()
d['order_date'] = pd.to_datetime(d['order_date'])
d['order_month'] = d['order_date'].dt.to_period('M')
d['cohort'] = d.groupby('customer_id')['order_month'].transform('min')
d['month_number'] = (
    (d['order_month'].dt.year - d['cohort'].dt.year) * 12
    + (d['order_month'].dt.month - d['cohort'].dt.month)
)

matrix = (
    d.groupby(['cohort', 'month_number'])['customer_id']
    .nunique()
    .unstack(fill_value=0)
)
matrix.index = matrix.index.astype(str)
matrix.columns = [f'm{c}' for c in matrix.columns]
result = matrix.reset_index()
# case: gap-between-consecutive-orders
# Average number of days between consecutive orders for customers with at least two orders
seq = orders_df[['customer_id', 'order_id', 'order_date']].copy()
seq['order_date'] = pd.to_datetime(seq['order_date'], format='%Y-%m-%d')
seq = seq.sort_values(['customer_id', 'order_date', 'order_id'])
seq['prev_date'] = seq.groupby('customer_id')['order_date'].shift()
seq['gap_days'] = (seq['order_date'] - seq['prev_date']).dt.days

summary = seq.groupby('customer_id').agg(
    orders=pd.NamedAgg('order_id', 'count'),
    avg_gap=pd.NamedAgg('gap_days', 'mean'),
    longest_gap=pd.NamedAgg('gap_days', 'max'),
)
result = summary[summary['orders'] > 1].round(1).reset_index()
result['longest_gap'] = result['longest_gap'].astype(int)
result = result.sort_values('avg_gap', ascending=False).reset_index(drop=True)
# case: best-selling-product-each-country
# For every country, the product with the highest quantity sold (ties listed alphabetically, one row)
sales = (
    order_items_df
    .merge(orders_df[['order_id', 'customer_id', 'status']], on='order_id')
    .query("status.str.lower() != 'cancelled'", engine='python')
    .merge(customers_df[['customer_id', 'country']], on='customer_id')
)
by_country = sales.pivot_table(index='country', columns='product', values='qty', aggfunc='sum', fill_value=0)
best = by_country.idxmax(axis=1).rename('top_product')
units = by_country.max(axis=1).rename('units')
result = pd.concat([best, units], axis=1).reset_index()
result['share_of_country'] = (units / by_country.sum(axis=1)).round(3).values
