import pandas as pd
import numpy as np

# Orders from a small shop: the order date was exported as text, the ship date
# as yyyymmdd integers and the payment timestamp as epoch seconds.
orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    'customer_id': [1, 2, 1, 3, 2, 4, 1, 3, 5, 2],
    'order_date': ['2024-01-05', '2024-01-17', '2024-02-03', '2024-02-28', None,
                   '2024-03-01', '2024-03-31', '2024-04-15', '2024-06-30', '2024-06-30'],
    'ship_date': [20240107, 20240118, 20240203, 20240302, 20240305, 0, 20240404, 20240416, 0, 20240705],
    'paid_at': [1704450600, 1705500000, None, 1709110800, 1709300000,
                1709290000, 1711900000, None, 1719750000, 1719760000],
    'amount': [120.0, 75.5, 60.0, np.nan, 210.0, 99.9, 45.25, 300.0, 18.0, 75.5],
    'status': ['shipped', 'Shipped', 'shipped ', 'shipped', 'SHIPPED', 'cancelled',
               'shipped', 'shipped', 'open', 'shipped']
})

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6],
    'name': ['Ana Lopez', 'Ben Carter', 'Chloe Dubois', 'Dev Patel', 'Eva Novak', 'Finn Olsen'],
    'signup': ['2021-03-15', '2022-11-01', '2020-02-29', '2023-12-31', '2024-05-20', None],
    'birth_date': ['12/05/1985', '30/11/1990', '29/02/1996', '01/01/2000', 'unknown', '17/08/1978']
})
# case: orders-per-month
df = orders_df.copy()
df['order_date'] = pd.to_datetime(df['order_date'])
df['month'] = df['order_date'].dt.strftime('%Y-%m')
result = (
    df.groupby('month')
      .agg(orders=('order_id', 'count'), revenue=('amount', 'sum'))
      .reset_index()
      .sort_values('month')
)
# case: int-ship-dates-to-days
df = orders_df.copy()
df['order_dt'] = pd.to_datetime(df['order_date'], errors='coerce')
df['ship_dt'] = pd.to_datetime(df['ship_date'].astype(str), format='%Y%m%d', errors='coerce')
df['days_to_ship'] = (df['ship_dt'] - df['order_dt']).dt.days
result = df[['order_id', 'order_dt', 'ship_dt', 'days_to_ship']]
# case: epoch-paid-hour
paid = orders_df[orders_df['paid_at'].notna()].copy()
paid['paid_ts'] = pd.to_datetime(paid['paid_at'], unit='s')
paid['paid_day'] = paid['paid_ts'].dt.date
paid['hour'] = paid['paid_ts'].dt.hour
result = paid[['order_id', 'paid_day', 'hour']].reset_index(drop=True)
# case: first-and-last-order
df = orders_df.assign(order_date=pd.to_datetime(orders_df['order_date']))
spans = df.groupby('customer_id')['order_date'].agg(['min', 'max', 'count'])
spans.columns = ['first_order', 'last_order', 'n_orders']
spans['days_active'] = (spans['last_order'] - spans['first_order']).dt.days
result = customers_df[['customer_id', 'name']].merge(
    spans.reset_index(), on='customer_id', how='left')
# case: quarter-revenue-pivot
df = orders_df.dropna(subset=['order_date']).copy()
df['order_date'] = pd.to_datetime(df['order_date'])
df['quarter'] = 'Q' + df['order_date'].dt.quarter.astype(str)
df['clean_status'] = df['status'].str.strip().str.lower()
result = df.pivot_table(index='clean_status', columns='quarter', values='amount',
                        aggfunc='sum', fill_value=0)
# case: age-at-reference-date
ref = pd.Timestamp('2024-06-30')
c = customers_df.copy()
c['birth'] = pd.to_datetime(c['birth_date'], format='%d/%m/%Y', errors='coerce')
had_birthday = (c['birth'].dt.month * 100 + c['birth'].dt.day) <= (ref.month * 100 + ref.day)
c['age'] = ref.year - c['birth'].dt.year - (~had_birthday).astype(int)
result = c[['name', 'birth', 'age']].sort_values('age', ascending=False)
# case: tenure-months-bucket
c = customers_df.copy()
c['signup'] = pd.to_datetime(c['signup'])
as_of = pd.to_datetime('2024-07-01')
c['tenure_months'] = (as_of.year - c['signup'].dt.year) * 12 + (as_of.month - c['signup'].dt.month)
c['bucket'] = pd.cut(c['tenure_months'], bins=[-1, 6, 24, 120], labels=['new', 'regular', 'veteran'])
result = c[['customer_id', 'tenure_months', 'bucket']]
# case: monthly-resample-all-months
s = orders_df.assign(order_date=pd.to_datetime(orders_df['order_date'])).dropna(subset=['order_date'])
monthly = s.set_index('order_date')['amount'].resample('MS').sum()
result = monthly.reset_index().rename(columns={'order_date': 'month_start', 'amount': 'total'})
# case: previous-order-gap
df = orders_df.copy()
df['order_date'] = pd.to_datetime(df['order_date'])
df = df.dropna(subset=['order_date']).sort_values(['customer_id', 'order_date'])
df['prev_order'] = df.groupby('customer_id')['order_date'].shift(1)
df['gap_days'] = (df['order_date'] - df['prev_order']).dt.days
result = df.loc[df['prev_order'].notna(), ['customer_id', 'order_id', 'prev_order', 'order_date', 'gap_days']]
# case: between-february-and-march
d = pd.to_datetime(orders_df['order_date'])
mask = d.between('2024-02-01', '2024-03-31')
result = orders_df.loc[mask, ['order_id', 'order_date', 'amount']].reset_index(drop=True)
# case: month-name-ordering
df = orders_df.copy()
df['month_name'] = pd.to_datetime(df['order_date']).dt.month_name()
order = ['January', 'February', 'March', 'April', 'May', 'June']
df['month_name'] = pd.Categorical(df['month_name'], categories=order, ordered=True)
result = df.groupby('month_name', observed=False)['amount'].sum().reset_index()
# case: signup-leap-day-anniversary
c = customers_df[['name', 'signup']].copy()
c['signup'] = pd.to_datetime(c['signup'])
c['one_year'] = c['signup'] + pd.DateOffset(years=1)
c['month_end'] = c['signup'] + pd.offsets.MonthEnd(0)
c['is_month_end'] = c['signup'].dt.is_month_end
result = c
# case: weekend-orders-share
df = orders_df.copy()
df['dow'] = pd.to_datetime(df['order_date']).dt.dayofweek
valid = df.dropna(subset=['dow'])
weekend = valid['dow'] >= 5
result = {
    'weekend_orders': int(weekend.sum()),
    'weekday_orders': int((~weekend).sum()),
    'weekend_share': round(float(weekend.mean()) * 100, 2)
}
# case: latest-order-per-customer
df = orders_df.copy()
df['order_date'] = pd.to_datetime(df['order_date'])
latest = (df.sort_values(['order_date', 'order_id'], ascending=[False, False])
            .drop_duplicates('customer_id'))
result = (latest.merge(customers_df, on='customer_id', how='inner')
                [['name', 'order_id', 'order_date', 'amount']]
                .sort_values('name')
                .reset_index(drop=True))
