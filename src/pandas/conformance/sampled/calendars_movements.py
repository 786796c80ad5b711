import pandas as pd
import numpy as np

# Warehouse stock movements, price list with validity, product launch info
movements_df = pd.DataFrame({
    'move_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'sku': ['P1', 'P1', 'P2', 'P1', 'P2', 'p1', 'P3', 'P2', 'P3', 'P1', 'P3'],
    'moved_on': ['01.10.2023', '15.10.2023', '20.10.2023', '02.11.2023', '30.11.2023', '05.12.2023',
                 '31.10.2023', '15.01.2024', None, '31.01.2024', '29.02.2024'],
    'qty': [100, -20, 50, -30, -10, 40, 25, -40, -5, -60, '-20']
})

prices_df = pd.DataFrame({
    'sku': ['P1', 'P1', 'P1', 'P2', 'P2', 'P3'],
    'valid_from': ['2023-01-01', '2023-11-01', '2024-01-15', '2023-06-01', '2023-12-01', '2023-10-01'],
    'valid_to': ['2023-10-31', '2024-01-14', '9999-12-31', '2023-11-30', None, '2024-02-15'],
    'price': [9.99, 10.49, 10.99, 4.5, 4.75, 20.0]
})

products_df = pd.DataFrame({
    'sku': ['P1', 'P2', 'P3', 'P4'],
    'name': ['Mug', 'Spoon', 'Teapot', 'Tray'],
    'launch': ['Q1 2022', 'Q3 2021', 'Q4 2023', 'Q2 2024'],
    'shelf_life': ['24 months', '10 years', '36 months', None]
})
# case: month-end-stock-pivot
m = movements_df.dropna(subset=['moved_on']).copy()
m['sku'] = m['sku'].str.upper()
m['qty'] = m['qty'].astype(int)
m['moved_on'] = pd.to_datetime(m['moved_on'], format='%d.%m.%Y')
m['month'] = m['moved_on'].dt.to_period('M')
net = m.pivot_table(index='month', columns='sku', values='qty', aggfunc='sum', fill_value=0)
net = net.reindex(pd.period_range(net.index.min(), net.index.max(), freq='M'), fill_value=0)
stock = net.cumsum()
stock.index = stock.index.astype(str)
result = stock
# case: dayfirst-parse
m = movements_df.copy()
m['moved_on'] = pd.to_datetime(m['moved_on'], dayfirst=True)
result = m.sort_values('moved_on', ascending=False, na_position='last')[['move_id', 'sku', 'moved_on']].head(6)
# case: price-valid-at-move
m = movements_df[['move_id', 'sku', 'moved_on']].copy()
m['sku'] = m['sku'].str.upper()
m['moved_on'] = pd.to_datetime(m['moved_on'], format='%d.%m.%Y')
p = prices_df.copy()
p['valid_from'] = pd.to_datetime(p['valid_from'])
p['valid_to'] = pd.to_datetime(p['valid_to'], errors='coerce').fillna(pd.Timestamp.max.normalize())
j = m.merge(p, on='sku', how='left')
j = j[(j['moved_on'] >= j['valid_from']) & (j['moved_on'] <= j['valid_to'])]
result = m.merge(j[['move_id', 'price']], on='move_id', how='left')
# case: price-text-compare
t = '2023-11-30'
valid = prices_df[(prices_df['valid_from'] <= t) & (prices_df['valid_to'].fillna('9999-12-31') >= t)]
result = valid[['sku', 'price']].sort_values('sku').reset_index(drop=True)
# case: asof-price-by-sku
m = movements_df.dropna(subset=['moved_on']).assign(
    sku=lambda d: d['sku'].str.upper(),
    when=lambda d: pd.to_datetime(d['moved_on'], format='%d.%m.%Y'),
    qty=lambda d: pd.to_numeric(d['qty'])).sort_values('when')
p = prices_df.assign(valid_from=pd.to_datetime(prices_df['valid_from'])).sort_values('valid_from')
j = pd.merge_asof(m, p[['sku', 'valid_from', 'price']], left_on='when', right_on='valid_from', by='sku')
j['value'] = (j['qty'] * j['price']).round(2)
result = j.groupby(j['when'].dt.strftime('%Y-%m'))['value'].sum()
# case: launch-quarter-to-date
pr = products_df.copy()
parts = pr['launch'].str.extract(r'Q(?P<q>\d) (?P<y>\d{4})')
pr['launch_period'] = pd.PeriodIndex(parts['y'] + 'Q' + parts['q'], freq='Q')
pr['launch_start'] = pr['launch_period'].dt.to_timestamp()
pr['launch_end'] = pr['launch_period'].dt.end_time.dt.date
result = pr[['sku', 'launch', 'launch_start', 'launch_end']].sort_values('launch_start')
# case: shelf-life-expiry
pr = products_df.dropna(subset=['shelf_life']).copy()
num = pr['shelf_life'].str.extract(r'(\d+)')[0].astype(int)
pr['months'] = np.where(pr['shelf_life'].str.contains('year'), num * 12, num)
base = pd.Timestamp('2023-08-31')
pr['expires'] = [base + pd.DateOffset(months=int(n)) for n in pr['months']]
result = pr[['name', 'months', 'expires']]
# case: days-of-price-validity
p = prices_df.copy()
p['from_d'] = pd.to_datetime(p['valid_from'])
p['to_d'] = pd.to_datetime(p['valid_to'], errors='coerce')
p['days'] = (p['to_d'] - p['from_d']).dt.days + 1
p['days'] = p['days'].astype('Int64')
result = p[['sku', 'from_d', 'days']]
# case: price-history-gaps
p = prices_df.sort_values(['sku', 'valid_from']).copy()
p['valid_from'] = pd.to_datetime(p['valid_from'])
p['next_from'] = p.groupby('sku')['valid_from'].shift(-1)
p['implied_to'] = p['next_from'] - pd.Timedelta(days=1)
p['stated_ok'] = pd.to_datetime(p['valid_to'], errors='coerce') == p['implied_to']
result = p[['sku', 'valid_from', 'implied_to', 'stated_ok']]
# case: in-out-by-quarter
m = movements_df.copy()
m['qty'] = pd.to_numeric(m['qty'])
m['d'] = pd.to_datetime(m['moved_on'], format='%d.%m.%Y')
m['direction'] = m['qty'].gt(0).map({True: 'in', False: 'out'})
result = (m.set_index('d')
           .loc[lambda x: x.index.notna()]
           .groupby([pd.Grouper(freq='QS'), 'direction'])['qty'].sum()
           .unstack('direction')
           .fillna(0))
# case: first-negative-stock-date
m = movements_df.dropna().copy()
m['sku'] = m['sku'].str.upper()
m['d'] = pd.to_datetime(m['moved_on'], format='%d.%m.%Y')
m['qty'] = m['qty'].astype(float)
m = m.sort_values(['sku', 'd'])
m['stock'] = m.groupby('sku')['qty'].cumsum()
low = m[m['stock'] <= 30].groupby('sku')['d'].first()
result = products_df[['sku', 'name']].assign(low_date=lambda d: d['sku'].map(low))
# case: swap-day-month-text
def to_iso(s):
    if s is None or s != s:
        return None
    d, mth, y = s.split('.')
    return '-'.join([y, mth, d])

m = movements_df.copy()
m['iso'] = m['moved_on'].map(to_iso)
m['same_month_count'] = m.groupby(m['iso'].str[:7])['move_id'].transform('count')
result = m[['move_id', 'iso', 'same_month_count']].sort_values('iso')
# case: stock-days-weighted
m = movements_df.dropna(subset=['moved_on']).copy()
m = m[m['sku'].str.upper() == 'P1']
m['d'] = pd.to_datetime(m['moved_on'], format='%d.%m.%Y')
daily = m.groupby('d')['qty'].sum().astype(int).cumsum()
daily = daily.reindex(pd.date_range('2023-10-01', '2024-01-31')).ffill()
result = daily.groupby(daily.index.strftime('%Y-%m')).mean().round(2)
# case: price-change-month-diff
p = prices_df.copy()
p['start'] = pd.to_datetime(p['valid_from'])
g = p.sort_values('start').groupby('sku')
out = g.agg(first=('start', 'first'), last=('start', 'last'), changes=('price', lambda s: len(s) - 1),
            increase=('price', lambda s: round(s.iloc[-1] - s.iloc[0], 2)))
out['months_between'] = ((out['last'] - out['first']) / np.timedelta64(1, 'D') / 30.44).round(1)
result = out.reset_index()
