import datetime
import re
import itertools
import numpy as np
import pandas as pd

orders = pd.DataFrame({
    'order_id': ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'],
    'customer': ['kim', 'lee', 'kim', 'max', 'lee', 'kim', 'noa', 'max', 'lee', 'kim'],
    'ordered': ['2024-01-03', '2024-01-03', '2024-01-17', '2024-01-31', '2024-02-05', '2024-02-05',
                'not known', '2024-02-29', '2024-03-07', None],
    'total': [20.0, 35.5, 12.25, 80.0, np.nan, 20.0, 15.0, 42.0, 35.5, 9.99],
})

shipments = pd.DataFrame({
    'order_id': ['A1', 'A2', 'A3', 'A3', 'A5', 'A6', 'A8', 'B1'],
    'shipped': pd.to_datetime(['2024-01-04 09:00', '2024-01-06 16:30', '2024-01-18 08:00', '2024-01-22 08:00',
                               '2024-02-09 12:00', '2024-02-05 19:59', '2024-03-04 10:10', '2024-03-05 10:10']),
    'transit': pd.to_timedelta(['2 days', '1 days 04:30:00', '36h', None, '5 days', '1D', '3 days 12:00:00', '2 days']),
    'carrier': ['UPS', 'DHL', 'UPS', 'UPS', 'DHL', 'Post', 'Post', 'DHL'],
})

promos = pd.DataFrame({
    'promo': ['winter', 'valentine', 'leap', 'spring'],
    'start': [datetime.datetime(2024, 1, 1), datetime.datetime(2024, 2, 1), datetime.datetime(2024, 2, 29), datetime.datetime(2024, 3, 1)],
    'stop': [datetime.datetime(2024, 1, 31), datetime.datetime(2024, 2, 14), datetime.datetime(2024, 2, 29), datetime.datetime(2024, 5, 31)],
})

# case: parse-orders-coerce
df = orders.copy()
df['ordered'] = pd.to_datetime(df['ordered'], errors='coerce')
result = (df['ordered'].isna().sum(), df.dtypes.astype(str).to_dict())

# case: parse-orders-strict-fails
df = orders.copy()
df['ordered'] = pd.to_datetime(df['ordered'])
result = df

# case: daily-revenue-reindexed
df = orders.assign(ordered=pd.to_datetime(orders['ordered'], errors='coerce')).dropna(subset=['ordered'])
daily = df.groupby('ordered')['total'].sum()
full = daily.reindex(pd.date_range('2024-01-01', '2024-01-07'), fill_value=0)
result = full

# case: weekly-resample-orders
df = orders.assign(ordered=pd.to_datetime(orders['ordered'], errors='coerce')).dropna(subset=['ordered'])
weekly = df.set_index('ordered')['total'].resample('W').agg(['sum', 'count'])
result = weekly[weekly['count'] > 0]

# case: month-start-resample-mean
s = shipments.set_index('shipped')['transit'].dt.total_seconds()
monthly = (s.resample('MS').mean() / 3600).round(2)
monthly.index = monthly.index.to_period('M')
result = monthly

# case: arrival-estimate
df = shipments.copy()
df['arrives'] = df['shipped'] + df['transit']
df['arrives_day'] = df['arrives'].dt.date
result = df[['order_id', 'arrives', 'arrives_day']]

# case: shipping-delay-vs-sla
o = orders.assign(ordered=pd.to_datetime(orders['ordered'], errors='coerce'))
m = o.merge(shipments, on='order_id')
m['delay'] = m['shipped'] - m['ordered']
m['sla'] = pd.Timedelta(days=2)
m['late'] = m['delay'] > m['sla']
result = m[['order_id', 'delay', 'sla', 'late']]

# case: recency-frequency-monetary
snapshot = pd.to_datetime('2024-03-31')
o = orders.assign(ordered=pd.to_datetime(orders['ordered'], errors='coerce'))
rfm = o.groupby('customer').agg(
    recency=('ordered', lambda s: (snapshot - s.max()).days),
    frequency=('order_id', 'nunique'),
    monetary=('total', 'sum'))
result = rfm

# case: recency-quartile-dates
o = pd.to_datetime(orders['ordered'], errors='coerce').dropna()
q = o.quantile([0.25, 0.5, 0.75])
result = (q, q.loc[0.75] - q.loc[0.25], o.median())

# case: cut-dates-into-phases
o = pd.to_datetime(orders['ordered'], errors='coerce')
edges = pd.to_datetime(['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01'])
phase = pd.cut(o, bins=edges, labels=['jan', 'feb', 'mar'], right=False)
result = pd.DataFrame({'order_id': orders['order_id'], 'phase': phase})

# case: promo-of-each-order
o = orders.assign(ordered=pd.to_datetime(orders['ordered'], errors='coerce')).dropna(subset=['ordered'])
x = o.merge(promos, how='cross')
hit = x[(x['ordered'] >= x['start']) & (x['ordered'] <= x['stop'])]
result = hit.groupby('promo', sort=False)['order_id'].apply(lambda s: ','.join(s)).to_dict()

# case: promo-interval-index
iv = pd.IntervalIndex.from_arrays(promos['start'], promos['stop'], closed='both')
hits = [bool(i) for i in iv.contains(pd.Timestamp('2024-02-29'))]
result = dict(zip(promos['promo'], hits))

# case: promo-duration
df = promos.copy()
df['days'] = (df['stop'] - df['start']).dt.days + 1
df['label'] = df['start'].dt.strftime('%d %b') + ' - ' + df['stop'].dt.strftime('%d %b')
result = df[['promo', 'days', 'label']]

# case: promo-touching-combinations
pairs = []
for a, b in itertools.combinations(promos.itertuples(index=False), 2):
    if a.start <= b.stop and b.start <= a.stop + pd.Timedelta(days=1):
        pairs.append((a.promo, b.promo))
result = pairs

# case: days-between-orders
o = orders.assign(ordered=pd.to_datetime(orders['ordered'], errors='coerce')).dropna(subset=['ordered'])
o = o.sort_values(['customer', 'ordered'])
o['since_last'] = o.groupby('customer')['ordered'].diff().dt.days
result = o.groupby('customer')['since_last'].mean()

# case: rolling-fourteen-day-revenue
o = orders.assign(ordered=pd.to_datetime(orders['ordered'], errors='coerce')).dropna(subset=['ordered', 'total'])
s = o.sort_values('ordered').set_index('ordered')['total']
result = s.rolling('14D').sum()

# case: carrier-transit-summary
g = shipments.groupby('carrier')['transit'].agg(['count', 'min', 'max'])
g['limit'] = pd.Timedelta(days=4)
g['over'] = g['max'] > g['limit']
result = g.astype({'min': str, 'limit': str})

# case: transit-to-hours-division
hours = shipments['transit'] / pd.Timedelta(hours=1)
whole = shipments['transit'] // pd.Timedelta(days=1)
result = pd.DataFrame({'order_id': shipments['order_id'], 'hours': hours, 'whole_days': whole})

# case: fill-transit-default
df = shipments.copy()
df['transit'] = df['transit'].fillna(pd.Timedelta('2 days'))
result = df[['order_id', 'transit']].to_dict('list')

# case: scalar-timestamp-order-frame
df = pd.DataFrame({'batch': datetime.datetime(2024, 3, 31, 12, 0), 'sla': datetime.timedelta(hours=36)}, index=['A1', 'A2'])
df['deadline'] = df['batch'] + df['sla']
result = (df, [str(t) for t in df.dtypes])

# case: frame-from-dict-of-timestamps
df = pd.DataFrame([{'order_id': 'Z1', 'when': pd.Timestamp('2024-03-31')},
                   {'order_id': 'Z2', 'when': datetime.datetime(2024, 4, 1, 6)},
                   {'order_id': 'Z3', 'when': None}])
result = str(df) + ' ' + str(df['when'].dtype)

# case: timestamp-attributes-dict
ts = shipments['shipped'].iloc[6]
result = {'y': ts.year, 'q': ts.quarter, 'dow': ts.dayofweek, 'name': ts.day_name(), 'doy': ts.dayofyear,
          'week': ts.isocalendar()[1], 'eom': ts.is_month_end, 'iso': ts.isoformat(), 'leap': ts.is_leap_year}

# case: iso-week-groups
iso = shipments['shipped'].dt.isocalendar()
df = shipments.assign(week=iso['year'].astype(str) + '-W' + iso['week'].astype(str).str.zfill(2))
result = df.groupby('week')['order_id'].agg(['count', 'first'])

# case: categorical-order-dates
o = orders['ordered'].astype('category')
df = orders.assign(ordered=o)
sizes = df.groupby('ordered', observed=True).size()
result = (o.cat.categories.tolist(), o.cat.codes.tolist(), sizes.to_dict())

# case: category-of-datetimes
c = shipments['shipped'].dt.normalize().astype('category')
one = pd.Series(pd.Timestamp('2024-03-31'), index=shipments.index).astype('category')
result = (str(c.dtype), len(c.cat.categories), c.cat.categories.min(), one.cat.codes.sum())

# case: shipped-as-index-partial-slice
s = shipments.set_index('shipped').sort_index()
s['exported'] = datetime.date(2024, 3, 31)
result = s.loc['2024-02':'2024-03-04', ['order_id', 'carrier', 'exported']]

# case: regex-extract-then-dates
notes = pd.Series(['refund 2024-02-11 ok', 'call back', 'sent 2024-03-01', 'paid on 2024-02-30'])
found = notes.map(lambda t: (re.findall(r'\d{4}-\d{2}-\d{2}', t) or [None])[0])
result = pd.to_datetime(found, errors='coerce')

# case: year-month-pivot-carriers
df = shipments.assign(month=shipments['shipped'].dt.to_period('M'))
table = df.pivot_table(index='carrier', columns='month', values='order_id', aggfunc='count', fill_value=0)
table.columns = [str(c) for c in table.columns]
result = table.reset_index()

# case: select-next-action-date
df = shipments.copy()
df['follow_up'] = np.select(
    [df['carrier'] == 'UPS', df['carrier'] == 'DHL'],
    [df['shipped'] + pd.Timedelta(days=7), df['shipped'] + pd.Timedelta(days=10)],
    default=np.datetime64('2024-12-31'))
result = df[['order_id', 'carrier', 'follow_up']]

# case: cumulative-max-of-dates
df = shipments.sort_values(['order_id', 'shipped']).reset_index(drop=True)
df['latest_so_far'] = df['shipped'].cummax()
df['is_new_latest'] = df['shipped'].eq(df['latest_so_far'])
result = df[['order_id', 'latest_so_far', 'is_new_latest']]
