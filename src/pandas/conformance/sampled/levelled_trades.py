import pandas as pd
import numpy as np
import re

trades = pd.DataFrame({
    'acct': ['X1', 'X1', 'X2', 'X2', 'X3', 'X1', 'X3', 'X2', 'x1', 'X4'],
    'ticker': ['AAA', 'BBB', 'AAA', 'CCC', 'BBB', 'AAA', 'BBB', None, 'AAA', 'DDD'],
    'side': ['buy', 'buy', 'sell', 'buy', 'buy', 'sell', 'sell', 'buy', 'buy', 'BUY'],
    'qty': [100, 50, 40, 0, 75, -20, 75, 10, 100, 9000000000],
    'px': [10.0, 20.5, 11.0, np.nan, 20.0, 12.5, 21.0, 5.0, 10.0, 0.01],
    'when': ['2024-03-01', '2024-03-01', '01/03/2024', '2024-03-04', '2024-03-04', '2024-03-05', 'March 5, 2024', '', '2024-03-01', None],
})
prices = pd.DataFrame({
    'ticker': ['AAA', 'AAA', 'BBB', 'BBB', 'CCC', 'EEE'],
    'date': pd.to_datetime(['2024-03-01', '2024-03-04', '2024-03-01', '2024-03-04', '2024-03-04', '2024-03-01']),
    'close': [10.5, 11.5, 20.0, 19.0, 7.0, 1.0],
})
accounts = pd.DataFrame({'acct': ['X1', 'X2', 'X3', 'X5'], 'owner': ['Ann', 'Bob', 'Ann', 'Eve'], 'tier': [1, 2, 1, 3]})

# case: positions-unstack-sides
s = trades.groupby(['acct', 'ticker', 'side'])['qty'].sum().unstack('side', fill_value=0)
s['net'] = s['buy'] - s['sell']
result = s
# case: vwap-apply
def vwap(g):
    return (g['qty'] * g['px']).sum() / g['qty'].sum()
result = trades.groupby(['ticker', 'side'])[['qty', 'px']].apply(vwap)
# case: named-agg-lambda
result = trades.groupby(['acct', 'side'], as_index=False).agg(
    n=('qty', 'size'), tot=('qty', 'sum'), rng=('px', lambda x: x.max() - x.min()))
# case: lambda-column-names
agg = trades.groupby('acct').agg({'px': ['mean', lambda x: x.iloc[0]], 'qty': [np.sum, 'last']})
result = agg.columns.tolist(), agg
# case: from-tuples-columns
agg = trades.groupby('acct').agg(a=('qty', 'sum'), b=('qty', 'max'), c=('px', 'mean'))
agg.columns = pd.MultiIndex.from_tuples([('qty', 'sum'), ('qty', 'max'), ('px', 'mean')], names=['field', 'stat'])
result = agg.T
# case: from-arrays-series
mi = pd.MultiIndex.from_arrays([trades['acct'], trades['ticker']], names=('acct', 'ticker'))
s = pd.Series(trades['qty'].to_numpy(), index=mi)
result = s['X1']
# case: partial-tuple-three
s = trades.groupby(['acct', 'ticker', 'side'])['qty'].sum()
result = s.loc[('X1', 'AAA')]
# case: full-tuple-scalar
s = trades.groupby(['acct', 'ticker', 'side'])['qty'].sum()
result = s['X1', 'AAA', 'sell'], s.loc['X3', 'BBB', 'buy']
# case: get-default
s = trades.groupby(['acct', 'ticker'])['qty'].sum()
result = [s.get(('X1', 'AAA')), s.get(('X9', 'AAA'), 0), ('X2', 'CCC') in s.index, 'X2' in s.index]
# case: missing-key-error
s = trades.groupby(['acct', 'ticker'])['qty'].sum()
result = s.loc[('X1', 'ZZZ')]
# case: prices-wide-pct
w = prices.set_index(['date', 'ticker'])['close'].unstack()
result = w.pct_change(fill_method=None)
# case: pct-within-level
p = prices.set_index(['ticker', 'date'])['close'].sort_index()
result = p.groupby(level='ticker').pct_change().dropna().round(4)
# case: shift-within-level
p = prices.set_index(['ticker', 'date']).sort_index()
p['prev'] = p.groupby(level=0)['close'].shift(1)
p['up'] = p['close'] > p['prev']
result = p
# case: swaplevel-rows
p = prices.set_index(['ticker', 'date'])['close'].swaplevel().sort_index()
result = p.loc[pd.Timestamp('2024-03-04')]
# case: add-level-align
q = trades.groupby(['acct', 'ticker'])['qty'].sum()
last = prices.sort_values('date').groupby('ticker')['close'].last()
result = q.mul(last, level='ticker')
# case: mul-fill-value
q1 = trades[trades['side'] == 'buy'].groupby(['acct', 'ticker'])['qty'].sum()
q2 = trades[trades['side'] == 'sell'].groupby(['acct', 'ticker'])['qty'].sum()
result = q1.sub(q2, fill_value=0)
# case: owner-as-level
q = trades.groupby(['acct', 'ticker'])['qty'].sum().reset_index()
q = q.merge(accounts[['acct', 'owner']], on='acct', how='left')
result = q.set_index(['owner', 'acct', 'ticker'])['qty'].groupby(level=['owner', 'ticker'], dropna=False).sum()
# case: normalise-acct-then-group
t = trades.assign(acct=trades['acct'].str.upper(), side=trades['side'].str.lower())
g = t.groupby(['acct', 'side'])[['qty', 'px']].agg(['sum', 'mean'])
result = g.loc[('X1', 'buy'), ('qty', 'sum')]
# case: single-row-frame
g = trades[trades['acct'] == 'X4'].groupby(['acct', 'ticker']).agg({'qty': ['sum', 'mean'], 'px': ['min']})
result = g.iloc[0].to_dict()
# case: empty-group-result
g = trades[trades['qty'] > 10**12].groupby(['acct', 'ticker'])[['qty', 'px']].agg(['sum', 'mean'])
result = g.shape, g.columns.tolist(), g.index.names
# case: nlargest-frame-tuple
g = trades.groupby(['acct', 'ticker']).agg({'qty': ['sum'], 'px': ['mean', 'max']})
result = g.nlargest(2, ('px', 'mean'))
# case: query-index-names
g = trades.groupby(['acct', 'ticker'])[['qty']].sum()
result = g.query("acct == 'X1' and ticker in ['AAA', 'BBB']")
# case: iloc-and-index-tuple
g = trades.groupby(['ticker', 'side'])['qty'].sum()
pos = g.index.get_loc(('AAA', 'sell'))
result = pos, g.iloc[pos], g.index[0], g.index[-1]
# case: rows-as-text
g = trades.groupby(['acct', 'side'])['qty'].sum()
result = '; '.join(f"{'/'.join(k)}={v:,}" for k, v in g.items())
