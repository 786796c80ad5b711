import pandas as pd
import numpy as np

trades_df = pd.DataFrame({
    'trade_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'ticker': ['ABC', 'XYZ', 'ABC', 'QQQ', 'XYZ', 'ABC', 'QQQ', 'NEW', 'xyz'],
    'ts': pd.to_datetime(['2024-01-02 09:30:01', '2024-01-02 09:30:05', '2024-01-02 09:31:00', '2024-01-02 09:31:10',
                          '2024-01-02 09:33:00', '2024-01-03 10:00:00', '2024-01-03 10:00:00', '2024-01-03 10:05:00',
                          '2024-01-03 10:06:00']),
    'side': ['B', 'S', 'B', 'S', 'S', 'S', 'B', 'B', 'B'],
    'qty': [100, 50, 200, 10, 75, 150, 20, 500, 25],
})

quotes_df = pd.DataFrame({
    'ticker': ['ABC', 'XYZ', 'ABC', 'QQQ', 'XYZ', 'ABC', 'QQQ', 'ABC'],
    'ts': pd.to_datetime(['2024-01-02 09:30:00', '2024-01-02 09:30:00', '2024-01-02 09:30:30', '2024-01-02 09:31:10',
                          '2024-01-02 09:32:00', '2024-01-02 09:40:00', '2024-01-03 09:59:00', '2024-01-03 10:00:30']),
    'bid': [10.0, 20.0, 10.1, 300.0, 20.5, 10.2, 305.0, 10.4],
    'ask': [10.2, 20.3, 10.3, 301.0, 20.7, 10.4, 306.5, 10.6],
})

prices_df = pd.DataFrame({
    'date': ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'],
    'ABC': [10.1, 10.4, np.nan, 10.9],
    'XYZ': [20.5, 20.1, 20.7, 21.0],
    'QQQ': [300.0, 305.5, 304.0, np.nan],
})

sectors_df = pd.DataFrame({
    'ticker': ['ABC', 'XYZ', 'QQQ', 'ZZZ'],
    'sector': ['Tech', 'Energy', 'Funds', 'Energy'],
    'weight': ['40%', '35%', '20%', '5%'],
})
# case: asof-quote-per-trade
result = pd.merge_asof(trades_df.sort_values('ts'), quotes_df.sort_values('ts'), on='ts', by='ticker')
# case: asof-no-exact
t = trades_df.sort_values('ts')
q = quotes_df.sort_values('ts')[['ts', 'ticker', 'bid']]
result = pd.merge_asof(t, q, on='ts', by='ticker', allow_exact_matches=False)[['trade_id', 'bid']]
# case: asof-forward-nearest
t = trades_df[trades_df['ticker'] == 'ABC'].sort_values('ts')
q = quotes_df[quotes_df['ticker'] == 'ABC'].sort_values('ts').drop(columns='ticker')
fwd = pd.merge_asof(t, q.rename(columns={'bid': 'next_bid'})[['ts', 'next_bid']], on='ts', direction='forward')
near = pd.merge_asof(t, q[['ts', 'ask']], on='ts', direction='nearest')
result = fwd.merge(near[['trade_id', 'ask']], on='trade_id')
# case: prices-long-returns
long = prices_df.melt(id_vars='date', var_name='ticker', value_name='close')
long['date'] = pd.to_datetime(long['date'])
long = long.sort_values(['ticker', 'date'])
long['close'] = long.groupby('ticker')['close'].ffill()
long['ret'] = long.groupby('ticker')['close'].pct_change().round(5)
result = long.reset_index(drop=True)
# case: prices-stack-max
s = prices_df.set_index('date').stack()
s.index.names = ['date', 'ticker']
result = s.groupby('ticker').agg(['min', 'max', 'last'])
# case: trade-date-price-join
p = prices_df.set_index('date').rename_axis(columns='ticker').unstack().rename('close').reset_index()
t = trades_df.assign(date=trades_df['ts'].dt.strftime('%Y-%m-%d'), ticker=trades_df['ticker'].str.upper())
m = t.merge(p, on=['ticker', 'date'], how='left')
m['notional'] = m['qty'] * m['close']
result = m[['trade_id', 'ticker', 'date', 'close', 'notional']]
# case: net-position-pivot
t = trades_df.copy()
t['signed'] = np.where(t['side'] == 'B', t['qty'], -t['qty'])
pos = t.pivot_table(index=t['ts'].dt.date, columns=t['ticker'].str.upper(), values='signed', aggfunc='sum')
result = pos.fillna(0).cumsum()
# case: buy-sell-columns
x = trades_df.groupby(['ticker', 'side'])['qty'].sum().unstack('side')
x = x.rename(columns={'B': 'bought', 'S': 'sold'}).fillna(0).astype(int)
x['net'] = x['bought'] - x['sold']
result = x.rename_axis(None, axis=1).reset_index()
# case: sector-weighted-returns
w = sectors_df.set_index('ticker')['weight'].str.rstrip('%').astype(float) / 100
r = prices_df.set_index('date').ffill().pct_change().iloc[1:]
r, w = r.align(w, axis=1, join='inner')
result = (r * w).sum(axis=1).round(6).to_frame('portfolio')
# case: spread-stats-multi-agg
q = quotes_df.assign(spread=lambda d: (d['ask'] - d['bid']).round(2), day=quotes_df['ts'].dt.day)
out = q.pivot_table(index='ticker', columns='day', values=['spread', 'bid'], aggfunc={'spread': 'max', 'bid': ['min', 'max']})
out.columns = ['_'.join(str(x) for x in c) for c in out.columns]
result = out
# case: cumulative-qty-share
t = trades_df.sort_values(['ticker', 'ts']).copy()
t['cum'] = t.groupby('ticker')['qty'].cumsum()
t['share'] = t['cum'] / t.groupby('ticker')['qty'].transform('sum')
result = t.loc[t['share'] >= 0.5].groupby('ticker').head(1)[['ticker', 'trade_id', 'cum', 'share']]
# case: concat-keys-quotes-trades
a = trades_df[['ts', 'ticker', 'qty']]
b = quotes_df[['ts', 'ticker', 'bid', 'ask']]
tape = pd.concat({'trade': a, 'quote': b}, names=['event', 'i'])
result = tape.reset_index('event').sort_values(['ts', 'event']).reset_index(drop=True)
# case: concat-axis1-inner
first = quotes_df.groupby('ticker')[['bid', 'ask']].first().add_suffix('_first')
last = trades_df.groupby('ticker')[['qty']].last()
result = pd.concat([first, last, sectors_df.set_index('ticker')['sector']], axis=1, join='inner')
# case: sector-outer-missing
m = sectors_df.merge(trades_df, on='ticker', how='outer', indicator=True)
c = pd.crosstab(m['sector'].fillna('Unknown'), m['_merge'])
result = c.reset_index()
