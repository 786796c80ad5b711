import pandas as pd
import numpy as np

prices_df = pd.DataFrame({
    'date': pd.to_datetime(['2024-01-02', '2024-01-03', '2024-01-05', '2024-01-08', '2024-01-09', '2024-01-10'] * 2),
    'ticker': ['AAA'] * 6 + ['BBB'] * 6,
    'close': [10.0, 10.5, np.nan, 9.8, 11.2, 11.0, 50.0, 49.0, 51.5, np.nan, np.nan, 48.0],
    'volume': [1000, 1200, 900, 1500, 3000, 1100, 200, 250, 180, 0, 220, 400],
})

trades_df = pd.DataFrame({
    'trade_id': [1, 2, 3, 4, 5, 6, 7],
    'ticker': ['AAA', 'BBB', 'AAA', 'AAA', 'BBB', 'CCC', 'AAA'],
    'side': ['buy', 'buy', 'sell', 'buy', 'sell', 'buy', 'sell'],
    'shares': [100, 20, 40, 60, 5, 10, 200],
    'price': [10.1, 49.5, 10.6, 9.9, 51.0, 7.0, 11.1],
    'trade_date': ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-08', '2024-01-09', '2024-01-09', '2024-01-10'],
})
# case: daily-returns-per-ticker
df = prices_df.sort_values(['ticker', 'date']).copy()
df['close'] = df.groupby('ticker')['close'].ffill()
df['ret'] = df.groupby('ticker')['close'].pct_change().round(4)
result = df.pivot(index='date', columns='ticker', values='ret')
# case: drawdown-from-running-max
w = prices_df.pivot(index='date', columns='ticker', values='close').ffill()
dd = w / w.cummax() - 1
result = dd.min().round(4).rename('max_drawdown')
# case: interpolate-within-group
df = prices_df.copy()
df['close_i'] = df.groupby('ticker')['close'].transform(lambda s: s.interpolate())
result = df.loc[df['close'].isna(), ['ticker', 'date', 'close_i']]
# case: asfreq-business-days
w = prices_df.set_index('date').groupby('ticker')['close'].apply(lambda s: s.asfreq('B').ffill())
result = w.unstack(0)
# case: base-100-index
w = prices_df.pivot_table(index='date', columns='ticker', values='close')
w = w.ffill()
result = (w / w.iloc[0] * 100).round(1).add_suffix('_idx')
# case: vwap-by-ticker
p = prices_df.dropna(subset=['close'])
num = (p['close'] * p['volume']).groupby(p['ticker']).sum()
den = p.groupby('ticker')['volume'].sum()
result = (num / den).round(4).reset_index(name='vwap')
# case: position-after-each-trade
t = trades_df.copy()
t['signed'] = t['shares'] * t['side'].map({'buy': 1, 'sell': -1})
t['position'] = t.groupby('ticker')['signed'].cumsum()
t['short'] = t['position'] < 0
result = t[['trade_id', 'ticker', 'signed', 'position', 'short']]
# case: trade-vs-last-close-asof
t = trades_df.assign(trade_date=pd.to_datetime(trades_df['trade_date']))
p = prices_df.dropna(subset=['close'])[['date', 'ticker', 'close']].sort_values('date')
m = pd.merge_asof(t.sort_values('trade_date'), p, left_on='trade_date', right_on='date', by='ticker', allow_exact_matches=False)
m['slip'] = (m['price'] - m['close']).round(2)
result = m[['trade_id', 'ticker', 'trade_date', 'close', 'slip']]
# case: ewm-smoothing
a = prices_df.query("ticker == 'AAA'").set_index('date')['close']
result = pd.DataFrame({'close': a, 'ewm': a.ewm(span=3, adjust=False).mean().round(3), 'sma': a.rolling(3, min_periods=2).mean().round(3)})
# case: correlation-of-tickers
w = prices_df.pivot(index='date', columns='ticker', values='close')
result = w.corr().round(3)
# case: ohlc-weekly
a = prices_df[prices_df['ticker'] == 'AAA'].set_index('date')
o = a['close'].resample('W').ohlc()
o['volume'] = a['volume'].resample('W').sum()
result = o
# case: local-peaks
df = prices_df.copy()
g = df.groupby('ticker')['volume']
df['peak'] = (df['volume'] > g.shift(1)) & (df['volume'] > g.shift(-1))
result = df.loc[df['peak'], ['ticker', 'date', 'volume']].reset_index(drop=True)
# case: limit-fill-and-flag
df = prices_df.set_index(['ticker', 'date'])['close'].unstack('ticker')
filled = df.ffill(limit=1)
result = pd.concat({'value': filled, 'was_filled': df.isna() & filled.notna()}, axis=1)
# case: fifo-buy-lots
lots = {}
realised = []
for r in trades_df.to_dict('records'):
    q = lots.setdefault(r['ticker'], [])
    if r['side'] == 'buy':
        q.append([r['shares'], r['price']])
        continue
    left, pnl = r['shares'], 0.0
    while left > 0 and q:
        take = min(left, q[0][0])
        pnl += take * (r['price'] - q[0][1])
        q[0][0] -= take
        left -= take
        if q[0][0] == 0:
            q.pop(0)
    realised.append({'trade_id': r['trade_id'], 'pnl': round(pnl, 2), 'unmatched': left})
result = pd.DataFrame(realised)
