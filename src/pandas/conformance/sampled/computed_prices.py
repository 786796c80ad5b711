import pandas as pd
import numpy as np
import datetime
from functools import reduce

# Stock prices, trades and holdings
prices = pd.DataFrame({
    'AAA': [100.0, 102.0, 101.0, np.nan, 105.0, 107.5, 107.5, 103.0],
    'BBB': [50.0, 49.5, 49.5, 51.0, 52.0, np.nan, np.nan, 48.0],
    'CCC': [10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0],
    'DDD': [200.0, 190.0, 0.0, 185.0, 199.0, 210.0, 220.0, 231.0],
}, index=pd.date_range('2024-02-26', periods=8, freq='D'))

trades = pd.DataFrame({
    'ticker': ['AAA', 'bbb', 'AAA', 'DDD', 'CCC', 'EEE', None, 'BBB', 'AAA '],
    'side': ['B', 'B', 'S', 'B', 'b', 'B', 'S', 'S', 'B'],
    'qty': [100, 200, 50, 10, 1000, 5, 7, 200, 30],
    'px': ['101.5', '49.75', '104', '', '10', '77.0', '1', '52.25', 'n/a'],
    'when': pd.to_datetime(['2024-02-26', '2024-02-27', '2024-03-01', '2024-02-28', None, '2024-02-29', '2024-03-02', '2024-03-01', '2024-03-04']),
})

holdings = pd.Series([120, 0, 1000, 15, 8], index=['AAA', 'BBB', 'CCC', 'DDD', 'FFF'], name='shares')

# case: log-returns
r = np.log(prices / prices.shift(1))
result = r.round(4)
# case: log-returns-clean-sum
p = prices.replace(0, np.nan).ffill()
r = np.log(p).diff()
result = np.exp(r.sum()) - 1
# case: portfolio-value-dot-aligned
common = prices.columns.intersection(holdings.index)
val = prices[common].ffill().to_numpy() @ holdings[common].to_numpy()
result = pd.Series(val, index=prices.index, name='value')
# case: last-value-times-holdings
last = prices.ffill().iloc[-1]
result = np.multiply(last, holdings)
# case: where-signed-qty
t = trades.copy()
t['ticker'] = t['ticker'].str.strip().str.upper()
t['signed'] = np.where(t['side'].str.upper() == 'B', t['qty'], -t['qty'])
result = t.groupby('ticker')['signed'].agg(['sum', 'count'])
# case: vwap-average
t = trades.assign(ticker=trades['ticker'].str.strip().str.upper(), px=pd.to_numeric(trades['px'], errors='coerce')).dropna()
result = t.groupby('ticker').apply(lambda g: np.average(g['px'], weights=g['qty']), include_groups=False)
# case: sma-crossover-where
p = prices['AAA'].interpolate()
fast, slow = p.rolling(2).mean(), p.rolling(4).mean()
pos = np.where(fast > slow, 1, np.where(fast < slow, -1, 0))
result = pd.DataFrame({'fast': fast, 'slow': slow, 'pos': pos})
# case: position-changes-diff
p = prices['DDD'].to_numpy()
up = (p[1:] > p[:-1]).astype(int)
chg = np.flatnonzero(np.diff(up)) + 1
result = prices.index[1:][chg].strftime('%m-%d').tolist()
# case: streak-lengths
up = (prices['DDD'].diff() > 0).to_numpy()
best = cur = 0
for u in up:
    cur = cur + 1 if u else 0
    best = max(best, cur)
result = best
# case: constant-column-zscore
z = (prices - prices.mean()) / prices.std()
bad = np.isnan(z.to_numpy()).all(axis=0)
result = prices.columns[bad].tolist()
# case: nanstd-annualised
r = prices[['AAA', 'DDD']].replace(0, np.nan).pct_change(fill_method=None)
vol = np.nanstd(r.to_numpy(), axis=0, ddof=1) * np.sqrt(252)
result = pd.Series(vol, index=r.columns).round(4)
# case: boolean-mask-assign-array
arr = prices.to_numpy().copy()
arr[arr == 0] = np.nan
arr[np.isnan(arr)] = -1
clean = pd.DataFrame(arr, prices.index, prices.columns)
result = (clean < 0).sum()
# case: frame-inplace-mask
prices[prices < 1] = np.nan
result = prices.count()
# case: fill-col-mean-where
arr = prices.to_numpy()
m = np.nanmean(arr, axis=0)
filled = np.where(np.isnan(arr), m, arr)
result = pd.DataFrame(filled, columns=prices.columns).tail(3).round(2)
# case: reshape-weekly-blocks
a = prices['CCC'].to_numpy().reshape(2, 4)
d = prices['DDD'].to_numpy().reshape(-1, 4)
result = {'c': a.sum(axis=1).tolist(), 'd': d.max(axis=1).tolist(), 'shape': d.shape}
# case: reshape-bad
result = prices['AAA'].to_numpy().reshape(3, 3).mean(axis=0)
# case: melt-by-ravel
n, k = prices.shape
long = pd.DataFrame({
    'date': np.repeat(prices.index, k),
    'ticker': np.tile(prices.columns, n),
    'px': prices.to_numpy().ravel(),
})
result = long.dropna().groupby('ticker')['px'].last()
# case: index-ufunc
idx = pd.Index([1, 4, 9, 16])
result = (np.sqrt(idx), np.add(idx, pd.Index([1, 1, 2, 2])).tolist())
# case: index-array-reduce
years = prices.index.year.to_numpy() * 100 + prices.index.month
result = np.unique(years, return_counts=True)[1].tolist()
# case: px-multiplication-type-error
trades['notional'] = trades['qty'] * trades['px'] * 1.0
result = trades['notional'].sum()
