import pandas as pd
import numpy as np
import math
import datetime
from itertools import accumulate, combinations
from collections import defaultdict, Counter

stocks_df = pd.DataFrame({
    'ticker': ['AAA', 'BBB', 'CCC', 'DDD'],
    'company': ['Alpha Corp', 'Beta Inc.', 'Gamma LLC', 'delta plc'],
    'sector': ['Tech', 'tech', 'Energy', None],
    'shares_out': ['1.5M', '250K', '3M', '900'],
})

prices_df = pd.DataFrame({
    'ticker': ['AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'BBB', 'BBB', 'BBB', 'BBB', 'CCC', 'CCC', 'CCC'],
    'date': ['2024-02-01', '2024-02-02', '2024-02-05', '2024-02-06', '2024-02-07',
             '2024-02-01', '2024-02-02', '2024-02-05', '2024-02-06',
             '2024-02-01', '2024-02-02', '2024-02-05'],
    'close': [100.0, 102.0, 99.5, 101.25, 104.0, 50.0, 49.0, np.nan, 51.5, 10.0, 0.0, 12.0],
    'volume': [1000, 1500, 1200, 800, 2000, 500, 650, 700, 0, 90, 0, 110],
})

trades_df = pd.DataFrame({
    'trade_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'ticker': ['AAA', 'AAA', 'BBB', 'AAA', 'CCC', 'BBB', 'ZZZ', 'CCC'],
    'side': ['BUY', 'sell', 'buy', 'BUY', 'Buy', 'SELL', 'buy', 'hold'],
    'qty': [10, 4, 20, 5, 100, 20, 1, 0],
    'price': ['$100.00', '$102.50', '$49.75', '$99.00', '$9.95', '$51.00', '$1,050.10', None],
    'fee_pct': ['0.10%', '0.10%', '0.25%', None, '1%', '0.25%', '0.1%', ''],
})
# case: daily-returns
p = prices_df.copy()
p['date'] = pd.to_datetime(p['date'])
p['ret'] = p.groupby('ticker')['close'].pct_change(fill_method=None)
p['ret'] = p['ret'].replace([np.inf, -np.inf], np.nan)
result = p.groupby('ticker')['ret'].agg(['mean', 'std', 'min', 'max']).mul(100).round(3).reset_index()
# case: max-drawdown
a = prices_df.loc[prices_df['ticker'].eq('AAA'), 'close'].to_numpy()
peak = np.maximum.accumulate(a)
dd = (a - peak) / peak
result = {'max_drawdown': round(float(dd.min()), 5), 'trough_idx': int(dd.argmin()), 'peak': float(peak[dd.argmin()])}
# case: position-and-avg-cost
t = trades_df.copy()
t['side'] = t['side'].str.upper()
t['price'] = t['price'].str.replace('[$,]', '', regex=True).astype(float)
sign = t['side'].map({'BUY': 1, 'SELL': -1}).fillna(0).astype(int)
t['signed'] = t['qty'] * sign
t['cash'] = -(t['signed'] * t['price'])
pos = t.groupby('ticker').agg(position=('signed', 'sum'), cash=('cash', 'sum'))
buys = t[t['side'] == 'BUY']
pos['avg_buy'] = buys.groupby('ticker').apply(lambda g: (g['qty'] * g['price']).sum() / g['qty'].sum())
result = pos.round(2).reset_index()
# case: vwap-zero-volume
p = prices_df.copy()
p['pv'] = p['close'] * p['volume']
g = p.groupby('ticker')[['pv', 'volume']].sum()
vwap = np.divide(g['pv'].to_numpy(), g['volume'].to_numpy(), out=np.full(len(g), np.nan), where=g['volume'].to_numpy() != 0)
result = pd.DataFrame({'ticker': g.index, 'vwap': np.round(vwap, 3)})
# case: shares-suffix-parse
mult = {'K': 1_000, 'M': 1_000_000}
def parse(s):
    if s[-1] in mult:
        return int(float(s[:-1]) * mult[s[-1]])
    return int(s)

s = stocks_df.assign(shares=stocks_df['shares_out'].map(parse))
last = prices_df.dropna(subset=['close']).groupby('ticker')['close'].last()
s['mcap'] = s['shares'] * s['ticker'].map(last)
s['mcap_fmt'] = s['mcap'].map(lambda x: 'n/a' if pd.isna(x) else f'${x:,.0f}')
result = s[['ticker', 'shares', 'mcap', 'mcap_fmt']]
# case: correlation-wide
w = prices_df.pivot(index='date', columns='ticker', values='close')
r = w.pct_change(fill_method=None)
result = w.corr(min_periods=2).round(4)
# case: covariance-matrix
w = prices_df.pivot_table(index='date', columns='ticker', values='close')
ab = w[['AAA', 'BBB']].dropna()
m = np.cov(ab['AAA'], ab['BBB'], ddof=1)
beta = m[0, 1] / m[0, 0]
result = pd.DataFrame(m, index=['AAA', 'BBB'], columns=['AAA', 'BBB']).round(4).assign(beta=round(beta, 4))
# case: moving-average-crossover
a = prices_df[prices_df.ticker == 'AAA'].set_index('date')['close']
fast = a.rolling(2).mean()
slow = a.rolling(3).mean()
sig = pd.Series(np.where(fast > slow, 'long', 'flat'), index=a.index)
sig[slow.isna()] = None
result = pd.DataFrame({'close': a, 'fast': fast, 'slow': slow.round(3), 'signal': sig}).reset_index()
# case: compound-growth
rets = [0.02, -0.0245, 0.0176, 0.0272]
growth = list(accumulate(rets, lambda acc, r: acc * (1 + r), initial=1.0))
cagr = growth[-1] ** (1 / len(rets)) - 1
result = pd.DataFrame({'step': range(len(growth)), 'value': [round(100 * g, 4) for g in growth]})
result['cagr'] = f'{cagr:.4%}'
# case: fees-in-cents
t = trades_df.copy()
t['price'] = pd.to_numeric(t['price'].str.replace(',', '').str.lstrip('$'))
t['fee'] = pd.to_numeric(t['fee_pct'].str.rstrip('%'), errors='coerce').fillna(0) / 100
t['fee_cents'] = np.ceil(t['qty'] * t['price'] * t['fee'] * 100)
t['fee_cents'] = t['fee_cents'].astype('Int64')
result = t[['trade_id', 'fee_cents']].dropna()
# case: up-down-days
p = prices_df.sort_values(['ticker', 'date']).copy()
p['chg'] = p.groupby('ticker')['close'].diff()
p['dir'] = np.select([p['chg'].gt(0), p['chg'].lt(0), p['chg'].eq(0)], ['up', 'down', 'same'], 'unknown')
tab = p.groupby(['ticker', 'dir']).size().unstack(fill_value=0)
result = tab.reset_index().rename_axis(None, axis=1)
# case: fifo-matching
lots = defaultdict(list)
realised = defaultdict(float)
for r in trades_df.itertuples():
    if r.price is None:
        continue
    px = float(r.price.replace('$', '').replace(',', ''))
    if r.side.lower() == 'buy':
        lots[r.ticker].append([r.qty, px])
    elif r.side.lower() == 'sell':
        need = r.qty
        while need and lots[r.ticker]:
            lot = lots[r.ticker][0]
            used = min(need, lot[0])
            realised[r.ticker] += used * (px - lot[1])
            lot[0] -= used
            need -= used
            if lot[0] == 0:
                lots[r.ticker].pop(0)
result = pd.DataFrame(sorted(realised.items()), columns=['ticker', 'realised']).round(2)
# case: volume-quartile-buckets
v = prices_df[['ticker', 'date', 'volume']].copy()
v['bucket'] = pd.qcut(v['volume'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4'])
result = v.groupby('bucket', observed=True)['volume'].agg(['min', 'max', 'count']).reset_index()
# case: best-buy-sell-window
out = []
for tk, g in prices_df.dropna().groupby('ticker'):
    px = g['close'].tolist()
    best = max(((j_ - i_), d1, d2) for (d1, i_), (d2, j_) in combinations(list(zip(g['date'], px)), 2))
    out.append({'ticker': tk, 'profit': best[0], 'buy': best[1], 'sell': best[2]})
result = pd.DataFrame(out).sort_values('profit', ascending=False, ignore_index=True)
