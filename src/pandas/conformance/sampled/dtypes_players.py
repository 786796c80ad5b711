import pandas as pd
import numpy as np
from collections import defaultdict, OrderedDict
import itertools

players = pd.DataFrame({
    'pid': [7, 9, 10, 23, 30, 45],
    'name': ['Rui', 'Kane', 'leo', 'Kim', None, ' Abe'],
    'team': ['Lions', 'Bears', 'Lions', 'Owls', 'Bears', None],
    'height': [1.82, 1.90, np.nan, 1.75, 2.01, 1.68],
    'caps': [12, 0, 150, 33, -1, 5],
    'active': [True, True, False, True, False, True],
})
matches = pd.DataFrame({
    'mid': [1, 2, 3, 4, 5, 6],
    'home': ['Lions', 'Bears', 'Owls', 'Lions', 'Bears', 'Hawks'],
    'away': ['Bears', 'Owls', 'Lions', 'Owls', 'Lions', 'Lions'],
    'hg': pd.Series([2, 1, 0, 3, None, 1], dtype='Int64'),
    'ag': [2.0, 0.0, 4.0, 3.0, np.nan, 1.0],
    'date': pd.to_datetime(['2023-08-12', '2023-08-13', '2023-08-19', '2023-08-19', '2023-09-02', None]),
    'att': [41000, 18500, 0, 39876, 22010, 7],
})
goals = pd.DataFrame({
    'mid': [1, 1, 1, 3, 3, 3, 4, 4, 8],
    'pid': [7, 10, 9, 7, 7, 10, 10, 23, 9],
    'minute': ['12', '45+2', '90', '7', '33', '88', '61', None, '5'],
    'pen': [False, True, False, False, False, True, False, False, True],
})

# case: int64-vs-float-goals
d = matches['hg'] - matches['ag']
t = matches['hg'] + matches['ag']
w = matches['hg'] > matches['ag']
result = (str(d.dtype), str(t.dtype), str(w.dtype), w.tolist(), d.tolist())

# case: outcome-where-nullable
diff = matches['hg'] - matches['ag'].astype('Int64')
out = pd.Series('draw', index=matches.index)
out[(diff > 0).fillna(False)] = 'home'
out[(diff < 0).fillna(False)] = 'away'
out = out.where(diff.notna())
result = out.dtype.name, out.tolist()

# case: points-apply-row
def pts(r):
    if pd.isna(r['hg']) or pd.isna(r['ag']):
        return np.nan
    return 3 if r['hg'] > r['ag'] else (1 if r['hg'] == r['ag'] else 0)

p = matches.apply(pts, axis=1)
result = p.dtype.name, p.tolist(), p.astype('Int64').dtype.name, p.groupby(matches['home']).sum().to_dict()

# case: if-on-nullable-cell
# pd.NA has no truth value
msgs = []
for r in matches.itertuples():
    msgs.append('home win' if r.hg > r.ag else 'no')
result = msgs

# case: minutes-extract
m = goals['minute'].str.extract(r'(\d+)(?:\+(\d+))?')
m.columns = ['base', 'extra']
n = m.astype('float64')
s = goals['minute'].str.extract(r'^(\d+)', expand=False)
result = (m.dtypes.astype(str).to_dict(), n.dtypes.astype(str).to_dict(), type(s).__name__, s.astype('float').astype('Int64').tolist(), n.sum(axis=1).tolist())

# case: long-format-concat
h = matches[['mid', 'home', 'hg', 'ag']].rename(columns={'home': 'team', 'hg': 'gf', 'ag': 'ga'})
a = matches[['mid', 'away', 'ag', 'hg']].rename(columns={'away': 'team', 'ag': 'gf', 'hg': 'ga'})
long = pd.concat([h, a], ignore_index=True)
tab = long.groupby('team')[['gf', 'ga']].sum()
result = long.dtypes.astype(str).to_dict(), tab.dtypes.astype(str).to_dict(), tab

# case: concat-int-Int64-bool
a = pd.Series([1, 2])
b = pd.Series([3, None], dtype='Int64')
c = pd.Series([True, False])
d = pd.Series([True, None], dtype='boolean')
e = pd.Series([1.5])
f = pd.Series(['x'])
g = pd.Series([pd.Timestamp('2024-01-01')])
h = pd.Series(['u'], dtype='string')
names = 'abcdefgh'
allv = [a, b, c, d, e, f, g, h]
result = {names[i] + names[j]: str(pd.concat([allv[i], allv[j]]).dtype) for i, j in itertools.combinations(range(8), 2)}

# case: concat-axis1-misaligned
x = players.set_index('pid')[['caps', 'active']]
y = goals.groupby('pid').agg(n=('mid', 'size'), pens=('pen', 'sum'), anyp=('pen', 'any'))
j = pd.concat([x, y], axis=1)
k = pd.concat([x, y], axis=1, join='inner')
result = j.dtypes.astype(str).to_dict(), k.dtypes.astype(str).to_dict(), j.index.dtype.name

# case: values-of-mixed-frames
result = [
    players[['pid', 'caps']].values.dtype.name, players[['pid', 'height']].values.dtype.name, players[['pid', 'active']].values.dtype.name,
    players[['active']].values.dtype.name, players[['name', 'pid']].values.dtype.name, matches[['hg']].to_numpy().dtype.name,
    matches[['hg', 'ag']].to_numpy().dtype.name, matches['hg'].to_numpy().dtype.name, matches['hg'].to_numpy(dtype='float64', na_value=np.nan).tolist(),
]

# case: tolist-element-types
def kinds(s):
    return sorted({type(v).__name__ for v in s.tolist()})

result = {c: kinds(matches[c]) for c in matches.columns}, {c: kinds(players[c]) for c in players.columns}, sorted({type(v).__name__ for v in players['caps'].values}), {type(v).__name__ for v in players['caps']} == {'int'}

# case: to-dict-orients-types
df = players[['pid', 'height', 'active']].head(2)
out = OrderedDict()
for o in ['dict', 'list', 'records', 'split', 'index']:
    out[o] = df.to_dict(orient=o)
s = df.to_dict('series')
result = dict(out), {k: v.dtype.name for k, v in s.items()}, type(out['records'][0]['pid']).__name__

# case: T-and-stack-of-numbers
n = players[['pid', 'caps']]
m = players[['pid', 'height']]
b = players[['pid', 'active']]
result = [n.T.dtypes.iloc[0].name, m.T.dtypes.iloc[0].name, b.T.dtypes.iloc[0].name, n.stack().dtype.name, m.stack().dtype.name, b.stack().dtype.name, matches[['hg', 'ag']].T.dtypes.astype(str).tolist()]

# case: row-iloc-dtype
result = {
    'ints': players[['pid', 'caps']].iloc[0].dtype.name,
    'int_float': players[['pid', 'height']].iloc[0].dtype.name,
    'with_bool': players[['pid', 'active']].iloc[0].dtype.name,
    'nullable': str(matches[['hg', 'ag']].iloc[0].dtype),
    'nullable_int': str(matches[['hg', 'att']].iloc[0].dtype),
    'dates': str(matches[['date']].iloc[0].dtype),
    'date_int': str(matches[['date', 'mid']].iloc[0].dtype),
}

# case: frame-reductions-axis1-nullable
x = matches[['hg', 'ag']]
result = [str(x.sum(axis=1).dtype), x.sum(axis=1).tolist(), str(x.max(axis=1).dtype), str(x.mean().dtype), str(matches[['hg', 'att']].sum(axis=1).dtype), str(matches[['hg', 'att']].sum().dtype)]

# case: sum-numeric-only
result = matches.sum(numeric_only=True), players.mean(numeric_only=True), players.sum(numeric_only=True).dtype.name

# case: players-sum-all-columns
# the None in the text columns breaks the sum
result = players.sum()

# case: mode-and-median-types
m = players.mode()
result = (m.dtypes.astype(str).to_dict(), players['active'].mode().dtype.name, players['caps'].mode().tolist(), type(players['caps'].median()).__name__, str(matches['date'].median()), matches['hg'].median(), str(matches['hg'].mode().dtype))

# case: describe-variants
d1 = players['caps'].describe()
d2 = players['team'].describe()
d3 = players['active'].describe()
d4 = matches['hg'].describe()
d5 = matches['date'].describe()
result = [str(d.dtype) for d in (d1, d2, d3, d4, d5)] + [d2.to_dict(), d3.to_dict(), type(d2['count']).__name__, type(d2['freq']).__name__]

# case: describe-include-all
d = players.describe(include='all')
result = d.dtypes.astype(str).to_dict(), d.index.tolist(), players[['name', 'team']].describe().dtypes.astype(str).to_dict()

# case: fill-missing-game-dates
d = matches['date']
result = {
    'ts': str(d.fillna(pd.Timestamp('2023-12-31')).dtype),
    'str': str(d.fillna('2023-12-31').dtype),
    'shift': str(d.shift().dtype),
    'diff': str(d.diff().dtype),
    'obj': str(d.astype(object).dtype),
    'strf': str(d.dt.strftime('%Y').dtype),
    'strs': d.astype(str).tolist(),
    'sub': str((d - d.min()).dtype),
    'add': str((d + pd.Timedelta(days=1)).dtype),
    'offset': str((d + pd.DateOffset(months=1)).dtype),
    'mean': type(d.mean()).__name__,
}

# case: nested-defaultdict-to-frame
tally = defaultdict(lambda: defaultdict(int))
for r in goals.itertuples(index=False):
    tally[r.pid]['goals'] += 1
    if r.pen:
        tally[r.pid]['pens'] += 1
df = pd.DataFrame(tally).T
df2 = pd.DataFrame.from_dict({k: dict(v) for k, v in tally.items()}, orient='index').fillna(0).astype(int)
result = df.dtypes.astype(str).to_dict(), df.index.dtype.name, df2.dtypes.astype(str).to_dict(), df2

# case: height-missing-maths
h = players['height']
bmi = 80 / h ** 2
result = [bmi.dtype.name, bmi.round(1).tolist(), (h > 1.8).tolist(), h.round().dtype.name, h.fillna(h.mean()).round(2).tolist(), (h * 100).astype('Int64').dtype.name if False else (h * 100).round().astype('Int64').tolist(), np.floor(h).dtype.name]
