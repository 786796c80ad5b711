import pandas as pd
import numpy as np
import math
from datetime import datetime, timedelta
from itertools import groupby

# Retail / orders database
customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5],
    'first_name': ['Liam', 'emma', 'NOAH', 'Olivia', None],
    'last_name': ['Brown', "d'angelo", 'MCDONALD', 'de Vries', 'Khan'],
    'address': ['12 High St., Springfield, IL 62701', '4B Elm Road, Portland, OR 97201-1234', 'P.O. Box 55, Reno, NV', '77 Keizersgracht, Amsterdam', ''],
    'birthday': ['03/04/1990', '11/25/1988', '02/29/1992', '13/13/1970', '07/01/2001'],
})

orders_df = pd.DataFrame({
    'order_id': ['2023-A-0007', '2023-A-0008', '2023-B-0001', '2023-A-0009', '2024-B-0002', '2024-C-0001', '2024-A-0001', '2024-A-0002', '2024-A-0003'],
    'customer_id': [1, 2, 1, 3, 1, 2, 5, 3, 9],
    'order_ts': pd.to_datetime(['2023-10-30 14:05:00', '2023-11-24 00:00:01', '2023-11-24 23:59:59', '2023-12-31 18:30:00', '2024-01-01 00:10:00',
                                '2024-02-29 12:00:00', '2024-03-01 09:45:30', '2024-03-15 20:20:20', '2024-03-15 20:20:20']),
    'shipped': ['2023-11-02', '2023-11-27', '2023-11-27', '2024-01-03', None, '2024-03-04', '2024-03-02', '2024-03-25', ''],
    'total': [59.9, 120.0, 15.0, 240.75, 99.0, 15.0, 60.1, 310.0, 42.0],
    'sku_list': ['SKU1001;SKU1002', 'SKU2001', 'sku1001', 'SKU3005;SKU1002;SKU2001', '', 'SKU1002', None, 'SKU3005;SKU3005', 'SKU9'],
})
# case: monthly-revenue-growth
o = orders_df.set_index('order_ts')
m = o['total'].resample('MS').sum().to_frame('revenue')
m['prev'] = m['revenue'].shift(1)
m['growth_pct'] = ((m['revenue'] / m['prev'] - 1) * 100).round(1)
result = m.reset_index()
# case: days-to-ship
o = orders_df.copy()
o['shipped'] = pd.to_datetime(o['shipped'], errors='coerce')
o['ship_days'] = (o['shipped'] - o['order_ts'].dt.normalize()).dt.days
result = o[o['ship_days'] > 2][['order_id', 'ship_days']].sort_values('ship_days', ascending=False)
# case: weekend-orders
o = orders_df.assign(wd=orders_df['order_ts'].dt.weekday)
o['is_weekend'] = o['wd'].isin([5, 6])
result = o.groupby('is_weekend')['total'].agg(['count', 'sum', 'median'])
# case: name-full
c = customers_df.copy()
c['full'] = c['first_name'].str.title().str.cat(c['last_name'].str.title(), sep=' ', na_rep='?')
result = c[['customer_id', 'full']]
# case: order-id-components
ids = orders_df['order_id'].str.extract(r'(?P<yr>\d{4})-(?P<channel>[A-Z])-(?P<seq>\d{4})')
ids['yr'] = ids['yr'].astype(int)
ids['seq'] = ids['seq'].str.lstrip('0')
ids['same_year'] = ids['yr'] == orders_df['order_ts'].dt.year
result = ids.sort_values(['channel', 'yr', 'seq']).reset_index(drop=True)
# case: sku-explode-revenue
s = orders_df[['order_id', 'sku_list', 'total']].copy()
s['sku'] = s['sku_list'].str.upper().str.split(';')
s = s.explode('sku')
s = s[s['sku'].notna() & (s['sku'] != '')]
s['family'] = s['sku'].str[3:4]
result = s.groupby('family').agg(lines=('sku', 'size'), distinct=('sku', 'nunique'), orders=('order_id', 'nunique'))
# case: state-zip
a = customers_df['address']
z = a.str.extract(r'\b([A-Z]{2})(?:\s+(\d{5})(?:-\d{4})?)?$')
result = customers_df[['customer_id']].assign(state=z[0], zip5=z[1], street=a.str.split(',').str[0].replace('', np.nan))
# case: recency-frequency
snap = pd.Timestamp('2024-04-01')
rfm = orders_df.groupby('customer_id').agg(
    last=('order_ts', 'max'), freq=('order_id', 'count'), monetary=('total', 'sum'))
rfm['recency'] = (snap - rfm['last']).dt.days
rfm['recency_weeks'] = rfm['recency'].apply(lambda d: math.ceil(d / 7))
result = rfm.drop(columns='last').sort_values('recency').reset_index()
# case: black-friday-orders
bf = pd.Timestamp('2023-11-24')
result = orders_df.loc[orders_df['order_ts'].dt.floor('D') == bf, ['order_id', 'order_ts', 'total']]
result['seconds_into_day'] = (result['order_ts'] - bf).dt.total_seconds().astype(int)
# case: birthday-invalid
b = pd.to_datetime(customers_df['birthday'], format='%m/%d/%Y', errors='coerce')
result = customers_df.assign(
    birthday=b,
    zodiac_month=b.dt.month_name(),
    age=2024 - b.dt.year,
)[['customer_id', 'birthday', 'zodiac_month', 'age']]
# case: days-between-orders-avg
o = orders_df.sort_values('order_ts')
gap = o.groupby('customer_id')['order_ts'].apply(lambda s: s.diff().mean())
result = gap.dropna().dt.round('h').rename('avg_gap').reset_index()
# case: weekly-fill-forward
daily = orders_df.groupby(orders_df['order_ts'].dt.date)['total'].sum()
daily.index = pd.to_datetime(daily.index)
march = pd.date_range('2024-02-28', '2024-03-05')
result = daily.cumsum().reindex(march, method='ffill').rename_axis('day').reset_index(name='running_total')
# case: nth-order-label
o = orders_df.sort_values(['customer_id', 'order_ts']).copy()
o['n'] = o.groupby('customer_id').cumcount() + 1
suffix = {1: 'st', 2: 'nd', 3: 'rd'}
o['label'] = [f"{n}{suffix.get(n, 'th')} order on {t:%b %-d}" for n, t in zip(o['n'], o['order_ts'])]
result = o[['customer_id', 'label']].reset_index(drop=True)
# case: year-over-year-columns
o = orders_df.copy()
o['y'] = o['order_ts'].dt.year
o['cust'] = o['customer_id'].map(customers_df.set_index('customer_id')['last_name'].str.upper()).fillna('UNKNOWN')
result = o.pivot_table(values='total', index='cust', columns='y', aggfunc='sum').fillna(0).add_prefix('y_').reset_index()
