import pandas as pd
import numpy as np
import datetime as dt

orders_df = pd.DataFrame({
    'order_id': [5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008, 5009, 5010, 5011],
    'customer_id': [1, 2, 1, 3, 2, 1, 4, None, 3, 1, 2],
    'order_date': pd.to_datetime(['2023-11-02', '2023-11-15', '2023-12-01', '2023-12-24', '2024-01-03', '2024-01-05',
                                  '2024-01-31', '2024-02-10', '2024-02-29', '2024-03-01', None]),
    'status': ['shipped', 'Shipped', 'cancelled', 'pending', 'shipped', 'SHIPPED', 'returned', 'pending', 'shipped', 'Cancelled', 'pending'],
    'total': [59.99, 120.00, 15.50, 220.10, 59.99, 89.00, 42.00, 10.00, np.nan, 75.25, 33.30],
})

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5],
    'name': ['Ana Ruiz', 'BEN OTT', 'cleo fox', 'Dag Hamm', 'Eli Roth'],
    'email': ['ana@mail.com', 'ben@corp.co.uk', 'CLEO@MAIL.COM', None, 'eli[at]mail.com'],
    'segment': ['gold', 'silver', 'gold', 'bronze', 'silver'],
    'joined': ['2022-01-10', '2023-05-05', '10/12/2023', '2024-01-30', '2021-07-19'],
})
# case: customers-without-orders
result = customers_df[~customers_df['customer_id'].isin(orders_df['customer_id'].dropna())][['customer_id', 'name']]
# case: rfm-table
snapshot = dt.datetime(2024, 3, 2)
o = orders_df[~orders_df['status'].str.lower().isin(['cancelled', 'returned'])].dropna(subset=['customer_id', 'order_date'])
rfm = o.groupby('customer_id').agg(
    recency=('order_date', lambda d: (snapshot - d.max()).days),
    frequency=('order_id', 'count'),
    monetary=('total', 'sum'),
)
rfm.index = rfm.index.astype(int)
result = rfm
# case: status-counts-percent
s = orders_df['status'].str.lower()
result = pd.concat([s.value_counts().rename('n'), s.value_counts(normalize=True).mul(100).round(1).rename('pct')], axis=1)
# case: days-between-orders
df = orders_df.dropna(subset=['customer_id', 'order_date']).sort_values(['customer_id', 'order_date'])
df['prev'] = df.groupby('customer_id')['order_date'].shift()
df['days'] = (df['order_date'] - df['prev']).dt.days
result = df.groupby('customer_id')['days'].mean().dropna().reset_index(name='avg_days')
# case: first-order-per-customer-min-merge
first = orders_df.groupby('customer_id')['order_date'].min().reset_index(name='first_date')
result = (orders_df.merge(first, left_on=['customer_id', 'order_date'], right_on=['customer_id', 'first_date'])
          [['customer_id', 'order_id', 'first_date', 'total']])
# case: cohort-retention
df = orders_df.dropna(subset=['customer_id', 'order_date']).copy()
df['om'] = df['order_date'].dt.to_period('M')
df['cohort'] = df.groupby('customer_id')['om'].transform('min')
df['n'] = (df['om'].dt.year - df['cohort'].dt.year) * 12 + (df['om'].dt.month - df['cohort'].dt.month)
c = df.groupby(['cohort', 'n'])['customer_id'].nunique().unstack(fill_value=0)
c.index = c.index.astype(str)
result = c
# case: monthly-resample-with-zero-months
m = (orders_df.dropna(subset=['order_date'])
     .set_index('order_date')['total']
     .resample('MS').agg(['sum', 'count']))
m['running'] = m['sum'].cumsum()
result = m.reset_index()
# case: quarter-grouper
result = (orders_df.groupby([pd.Grouper(key='order_date', freq='QE'), orders_df['status'].str.lower()])['total']
          .sum()
          .unstack(fill_value=0.0))
# case: email-domain
e = customers_df['email'].str.lower().str.extract(r'^([\w.]+)@([\w.]+)$')
e.columns = ['user', 'domain']
result = customers_df[['name']].join(e).assign(valid=lambda d: d['domain'].notna())
# case: segment-totals-left
o = orders_df.assign(customer_id=orders_df['customer_id'].astype('Int64'))
m = customers_df.merge(o, on='customer_id', how='left', validate='one_to_many')
result = (m.groupby('segment')
          .agg(customers=('customer_id', 'nunique'), orders=('order_id', 'count'), revenue=('total', 'sum'))
          .sort_values('revenue', ascending=False))
# case: orders-by-weekday-ordered
days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = orders_df['order_date'].dt.day_name().value_counts().reindex(days, fill_value=0)
# case: get-column-not-existing-fallback
df = orders_df.copy()
df['discount'] = df.get('discount', pd.Series(0.0, index=df.index))
df['net'] = df['total'].sub(df['discount'])
result = df[['order_id', 'net']].set_index('order_id').T
# case: cumulative-share-pareto
t = orders_df.groupby('customer_id')['total'].sum().sort_values(ascending=False)
p = t.to_frame('total')
p['cum_share'] = (p['total'].cumsum() / p['total'].sum()).round(4)
p['class'] = np.where(p['cum_share'] <= 0.5, 'A', 'B')
result = p
# case: pipe-cleaning-functions
def proper_names(d):
    return d.assign(name=d['name'].str.title())

def parse_joined(d, col):
    iso = pd.to_datetime(d[col], format='%Y-%m-%d', errors='coerce')
    dmy = pd.to_datetime(d[col], format='%d/%m/%Y', errors='coerce')
    return d.assign(**{col: iso.fillna(dmy)})

result = (customers_df.pipe(proper_names)
          .pipe(parse_joined, col='joined')
          .assign(tenure_days=lambda d: (pd.Timestamp('2024-06-30') - d['joined']).dt.days)
          .sort_values('tenure_days', ascending=False)
          .loc[:, ['name', 'joined', 'tenure_days']])
