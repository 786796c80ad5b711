import pandas as pd
import numpy as np
import math
import re
import json
import string
import statistics as st
import itertools as it
import functools
import bisect
import heapq
import copy
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
from datetime import datetime, timedelta, date
from operator import itemgetter, attrgetter, add, mul

trades = pd.DataFrame({
    'acct': ['A1', 'A2', 'A1', 'A3', 'A2', 'A1', 'A3', None, 'A2', 'A4', 'A1'],
    'sym': ['XYZ', 'abc', 'ABC', 'XYZ', 'Xyz ', 'DEF', 'DEF', 'ABC', 'ABC', 'GHI', 'XYZ'],
    'side': ['B', 'S', 'B', 'B', 'S', 'S', 'B', 'B', 'S', 'B', 'S'],
    'shares': [100, 50, 200, 75, 50, 10, 0, 30, 50, 9007199254740993, 40],
    'px': [10.25, 99.9, 101.0, 10.0, np.nan, 5.0, 5.125, 100.5, 98.0, 0.0001, 11.5],
    'when': pd.to_datetime(['2024-01-02', '2024-01-02', '2024-01-03', '2024-01-05', '2024-01-08', '2024-01-31',
                            '2024-02-01', '2024-02-01', '2024-02-15', '2024-03-01', '2024-03-29']),
    'fee': ['1.50', '$2.00', '', '0', None, '1e1', '(3.25)', '1,000.5', ' 4 ', 'free', '0.75'],
})
prices = pd.DataFrame({
    'XYZ': [10.0, 10.5, 10.2, 11.0, 10.8],
    'ABC': [100.0, 99.0, 101.5, np.nan, 103.0],
    'DEF': [5.0, 5.0, 5.0, 5.0, 5.0],
}, index=pd.date_range('2024-01-01', periods=5, freq='B'))
meta = pd.DataFrame({
    'sym': ['XYZ', 'ABC', 'DEF', 'QQQ'],
    'sector': ['Tech', 'Energy', 'Tech', None],
    'info': ['{"lot": 100, "tags": ["a", "b"]}', '{"lot": 50}', '{}', 'not json'],
})

# case: signed-shares
sign = np.where(trades['side'] == 'B', 1, -1)
trades['signed'] = trades['shares'] * sign
result = trades.groupby('acct')['signed'].sum()
# case: vwap-average
t = trades[trades['px'].notna() & (trades['shares'] < 1e6)]
result = t.groupby(t['sym'].str.strip().str.upper()).apply(lambda g: np.average(g['px'], weights=g['shares']) if g['shares'].sum() else np.nan, include_groups=False).round(4)
# case: average-zero-weights
result = np.average([1.0, 2.0], weights=[0, 0])
# case: bigint-to-float-loss
result = int(trades['shares'].max()), int(trades['shares'].astype(float).max()), int(np.nanmax(trades[['shares', 'px']].values))
# case: log-returns
result = np.log(prices / prices.shift(1)).round(5)
# case: annualised-vol
r = prices['XYZ'].pct_change().dropna().to_numpy()
result = round(r.std(ddof=1) * np.sqrt(252), 6), round(float(np.expm1(np.log1p(r).sum())), 6)
# case: max-drawdown-accumulate
x = prices['XYZ'].to_numpy()
peak = np.maximum.accumulate(x)
result = ((x - peak) / peak).min().round(5)
# case: running-peak-index
result = pd.DataFrame({'px': prices['ABC'], 'peak': np.maximum.accumulate(prices['ABC'].ffill())})
# case: covariance-matrix-portfolio
w = np.array([0.5, 0.3, 0.2])
C = prices.pct_change(fill_method=None).cov().to_numpy()
result = float(np.sqrt(w @ C @ w).round(6))
# case: corr-constant-column
with np.errstate(all='ignore'):
    result = prices.corr().round(3)
# case: fee-parse-regex
def fee(x):
    if not isinstance(x, str) or not re.search(r'\d', x):
        return np.nan
    neg = re.fullmatch(r'\(.*\)', x.strip()) is not None
    v = float(re.sub(r'[^0-9.eE+-]', '', x))
    return -v if neg else v
trades['fee_num'] = trades['fee'].map(fee)
result = trades[['fee', 'fee_num']]
# case: fee-astype-error
result = trades['fee'].values.astype(float)
# case: lot-json-loads
def lot(s):
    try:
        return json.loads(s).get('lot', 1)
    except json.JSONDecodeError:
        return None
result = meta.assign(lot=meta['info'].apply(lot))[['sym', 'lot']]
# case: json-dumps-indent-nan
result = json.dumps({'px': [1.5, float('nan')], 'none': None, 'ok': True}, indent=2)
# case: json-str-keys
d = trades.groupby(trades['when'].dt.month)['shares'].count().to_dict()
result = json.loads(json.dumps(d))
# case: bisect-left-price
px = sorted(trades['px'].dropna())
result = bisect.bisect_left(px, 10.0), bisect.bisect_right(px, 10.0), px[bisect.bisect(px, 50)]
# case: insort-median
buf, meds = [], []
for v in trades['px'].dropna():
    bisect.insort(buf, v)
    meds.append(st.median(buf))
result = pd.Series(meds)
# case: heapify-pop
h = trades['shares'].head(6).tolist()
heapq.heapify(h)
result = [heapq.heappop(h) for _ in range(3)]
# case: fifo-deque
lots = deque()
pnl = 0.0
for r in trades[trades['acct'] == 'A1'].query("sym == 'XYZ'").itertuples():
    if r.side == 'B':
        lots.append([r.shares, r.px])
    else:
        lots[0][0] -= r.shares
        pnl += r.shares * (r.px - lots[0][1])
result = pnl, list(lots)
# case: copy-deepcopy-dict
d = trades.groupby('side')['sym'].apply(list).to_dict()
s, dd = copy.copy(d), copy.deepcopy(d)
d['B'].append('ZZZ')
result = len(s['B']), len(dd['B']), len(d)
# case: reduce-mask-and
conds = [trades['side'] == 'B', trades['px'] > 5, trades['shares'] >= 75]
result = trades[functools.reduce(lambda x, y: x & y, conds)]['sym'].tolist()
# case: reduce-mul-prod
result = functools.reduce(mul, prices['XYZ'].pct_change().dropna().add(1)), functools.reduce(add, [[1], [2, 3]], [])
# case: islice-records
result = list(it.islice(trades[['acct', 'sym']].itertuples(index=False, name=None), 1, 8, 3))
# case: pairwise-days
result = [(b - a).days for a, b in it.pairwise(trades['when'].drop_duplicates())]
# case: accumulate-initial
result = list(it.accumulate([0.1, -0.5, 0.2], lambda b, r: b * (1 + r), initial=100))
# case: product-sides-counts
cnt = Counter(zip(trades['acct'], trades['side']))
result = {f'{a}/{s}': cnt[(a, s)] for a, s in it.product(['A1', 'A2', 'A9'], 'BS')}
# case: counter-arithmetic
b = Counter(trades.loc[trades.side == 'B', 'sym'])
s = Counter(trades.loc[trades.side == 'S', 'sym'])
result = b - s, b & s, sorted((b + s).items(), key=lambda kv: (-kv[1], kv[0]))
# case: defaultdict-nested
book = defaultdict(lambda: defaultdict(int))
for a, s, n in trades[['acct', 'sym', 'shares']].dropna().itertuples(index=False):
    book[a][s.strip().upper()] += n
result = pd.DataFrame(book).fillna(0).astype('int64')
# case: ptp-and-minmax
x = prices['XYZ'].values
result = np.ptp(x), (x - x.min()) / (x.max() - x.min())
# case: convolve-moving-average
result = np.convolve(prices['XYZ'], np.ones(3) / 3, mode='valid').round(4)
# case: roll-and-flip
x = prices['XYZ'].to_numpy()
result = pd.DataFrame({'x': x, 'prev': np.roll(x, 1), 'rev': np.flip(x), 'rev2': x[::-1]})
# case: values-mixed-frame
v = trades[['acct', 'shares', 'when']].head(2).values
result = v.dtype, v.shape, v.tolist()
# case: datetime-values-tolist
result = trades['when'].values[:2].astype('datetime64[D]').astype(str).tolist(), trades['when'].dt.strftime('%Y%m%d').astype(int).tolist()[:2]
# case: astype-int-from-nan
result = trades['px'].astype(int)
# case: astype-trunc-and-bool
a = np.array([1.9, -1.9, 0.0, 2.5])
result = a.astype(int).tolist(), a.astype(bool).tolist(), a.astype(str).tolist(), np.array(['1', '2.5']).astype(float).tolist()
# case: tile-frame-from-parts
syms = np.array(['XYZ', 'ABC'])
long = pd.DataFrame({'sym': np.tile(syms, len(prices)), 'date': prices.index.repeat(2), 'px': prices[['XYZ', 'ABC']].to_numpy().ravel()})
result = long.dropna().tail(4)
