import pandas as pd
import numpy as np
import re
import math

prices = pd.DataFrame({
    'AAA': [100.0, 101.5, 99.75, 103.125, np.nan, 110.0],
    'BBB': [0.000012, 0.000013, 0.00001, 0.000011, 0.000015, 0.0],
    'CCC': [250000.0, 251000.5, 249999.99, 260000.0, 255555.55, 262144.0],
}, index=pd.to_datetime(['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-08', '2024-01-09']))
prices.index.name = 'date'
trades = pd.DataFrame({
    'id': [9007199254740993, 12, 3, 45, 5, 6, 7],
    'sym': ['AAA', 'CCC', 'aaa', 'BBB', 'ZZZ', None, 'AAA'],
    'side': ['B', 'S', 'B', 'B', 'S', 'B', 'X'],
    'qty': [100, -50, 0, 1_000_000, 5, 7, 250],
    'px': [101.5, 250000.0, 99.75, 0.000012, 1.0, np.nan, np.inf],
    'fee': ['1.50', '$12', '(0.75)', '0', '', None, '1e2'],
    'time': pd.to_timedelta(['09:30:00', '10:00:05.5', '15:59:59', '00:00:00', None, '12:00:00', '1 days 02:00:00']),
})
holdings = pd.DataFrame({
    'acct': ['X1', 'X1', 'X1', 'Y2', 'Y2', 'Z-empty'],
    'sym': ['AAA', 'BBB', 'CCC', 'AAA', 'CCC', None],
    'w': [0.5, 0.25, 0.25, 1 / 3, 2 / 3, np.nan],
    'chg': [0.0123, -0.5, 0.0, 1.5, -0.00049, None],
})

# case: prices-str
result = f'{prices}'

# case: prices-col-strs
result = [str(prices[c]) for c in prices]

# case: prices-round4-print
result = prices.round(4).to_string()

# case: prices-returns-percent
ret = prices.pct_change(fill_method=None)
result = ret.map(lambda x: '' if pd.isna(x) else f'{x:+.2%}').to_string()

# case: values-array-print
result = str(prices.values)

# case: column-array-print
result = str(prices['BBB'].values) + ' ' + repr(prices['CCC'].to_numpy()[:3])

# case: trades-print
result = repr(trades)

# case: trade-inf-str
result = trades['px'].astype(str).tolist() + [f"{v:.2f}" for v in trades['px']]

# case: timedelta-frame-str
result = str(trades[['id', 'time']])

# case: timedelta-clock
t = trades['time'].dt.total_seconds()
result = t.apply(lambda s: '--:--' if math.isnan(s) else '%02d:%02d' % (s // 3600, s % 3600 // 60)).tolist()

# case: timedelta-index-repr
result = repr(pd.TimedeltaIndex(trades['time'].dropna())) + '\n' + repr(trades['time'].iloc[1]) + '\n' + str(trades['time'].max())

# case: fee-parse
f = trades['fee'].fillna('0').replace('', '0')
neg = f.str.startswith('(')
num = f.str.strip('()$').astype(float)
num = num.where(~neg, -num)
result = str(num.map('${:,.2f}'.format).tolist()) + f' total={num.sum():.2f}'

# case: fee-astype-error
result = trades['fee'].astype(float).sum()

# case: big-id-strings
result = trades['id'].astype(str).str.zfill(20).tolist() + [str(trades['id'].max()), f"{trades['id'].iloc[0]:,}", str(trades['id'].iloc[0] / 1)]

# case: human-units
def human(n):
    for unit in ['', 'K', 'M']:
        if abs(n) < 1000:
            return f'{n:g}{unit}'
        n /= 1000
    return f'{n:g}B'
result = trades['qty'].map(human).tolist()

# case: ticket-sentences
side = {'B': 'bought', 'S': 'sold'}
out = []
for t in trades.to_dict('records'):
    verb = side.get(t['side'], 'did ???')
    sym = (t['sym'] or 'unknown').upper()
    out.append(f"{verb.capitalize()} {abs(t['qty']):,} {sym} @ {t['px']:g}")
result = '\n'.join(out)

# case: holdings-groupconcat
h = holdings.dropna(subset=['sym']).copy()
h['txt'] = h['sym'] + '(' + h['w'].mul(100).round(1).astype(str) + '%)'
result = h.groupby('acct')['txt'].agg('; '.join).to_dict()

# case: holdings-groupconcat-null
result = holdings.groupby('acct')['sym'].agg(', '.join).to_dict()

# case: hold-multiindex-str
result = str(holdings.set_index(['acct', 'sym']).sort_index())

# case: corr-text
result = str(prices.corr().round(3))

# case: format-scientific-specs
vals = [prices['BBB'].iloc[0], prices['CCC'].max(), prices['AAA'].mean()]
result = [f'{v}' for v in vals] + [f'{v:.3e}' for v in vals] + [repr(v) for v in vals] + ['%s' % v for v in vals]
