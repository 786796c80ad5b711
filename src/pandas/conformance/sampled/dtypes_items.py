import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from collections import Counter

items = pd.DataFrame({
    'sku': ['A-1', 'A-2', 'b-1', 'B-2', 'C-1', 'C-2', None],
    'desc': ['bolt', 'NUT', ' washer ', 'screw', '', None, 'gear'],
    'on_hand': [120, 0, -5, 33, 8, 8, 1],
    'cost': [0.05, 0.02, np.nan, 0.11, 4.5, 4.5, 19.99],
    'hazard': [False, False, False, False, True, True, False],
    'size': pd.Categorical(['S', 'M', 'S', 'L', 'M', None, 'L'], categories=['S', 'M', 'L'], ordered=True),
    'reorder': pd.array([100, 50, None, 20, 5, 5, None], dtype='Int64'),
    'checked': pd.to_datetime(['2024-01-31', '2024-02-29', None, '2023-12-01', '2024-01-31', '2024-03-15', '2024-03-15']),
})
moves = pd.DataFrame({
    'sku': ['A-1', 'A-1', 'B-2', 'b-2', 'C-1', 'C-1', 'X-9', 'A-1', None],
    'kind': ['in', 'out', 'in', 'out', 'in', 'out', 'in', 'adj', 'out'],
    'units': [100, -30, 40, -7, 10, -2, 5, 50, -1],
    'lot': ['0012', '12', '7', None, '0003', 'L5', '', '12.0', '1e3'],
    'at': ['2024-01-02 08:00', '2024-01-02 17:30', '2024-01-03', '03/01/2024', None, '2024-01-09 12:00', '', '2024-02-01', '2024-02-30'],
})
suppliers = pd.DataFrame({
    'sup': [1, 2, 3],
    'skus': [['A-1', 'A-2'], ['B-2', 'C-1', 'A-1'], []],
    'rating': [4.5, 3, np.nan],
    'since': [2001, 2015, 2020],
    'local': [True, None, False],
})

# case: suppliers-explode-merge
e = suppliers.explode('skus').rename(columns={'skus': 'sku'})
m = e.merge(items[['sku', 'on_hand', 'hazard']], on='sku', how='left')
result = e.dtypes.astype(str).to_dict(), m.dtypes.astype(str).to_dict(), len(m)

# case: fillna-by-dict
f = items.fillna({'sku': 'UNKNOWN', 'desc': '', 'cost': 0, 'reorder': 0, 'checked': pd.Timestamp('1970-01-01'), 'size': 'S'})
result = f.dtypes.astype(str).to_dict(), f.isna().sum().sum(), type(f.isna().sum().sum()).__name__

# case: fillna-int-with-text-in-category
items['size'] = items['size'].fillna('unknown')
result = items['size'].tolist()

# case: nullable-fillna-wrong-type
result = items['reorder'].fillna('none').tolist()

# case: needs-reorder-flags
need = items['on_hand'] < items['reorder']
items['need'] = need
sel = items[need.fillna(False)]
result = (str(need.dtype), sel['sku'].tolist(), items['need'].fillna(False).astype(bool).dtype.name, items[items['need']].shape)

# case: reorder-with-np-where
x = np.where(items['reorder'].isna(), items['on_hand'], items['reorder'])
y = np.maximum(items['on_hand'], 0)
z = items['reorder'].where(items['hazard'])
w = np.sqrt(items['reorder'])
result = (x.dtype.name, type(y).__name__, y.dtype.name, str(z.dtype), str(w.dtype), str(np.log(items['cost']).dtype))

# case: integer-division-table
a = items['on_hand']
r = {
    'floordiv_int': a // 7, 'mod_int': a % 7, 'truediv': a / 1, 'floordiv_float': a // 7.0, 'zero': a // 0, 'modzero': a % 0, 'pow': a ** 2,
    'pow_neg': a.astype(float) ** -1, 'neg': -a, 'abs': abs(a), 'rfloordiv': 100 // (a + 6), 'bool_mul': a * items['hazard'], 'float_add': a + 0.0,
    'nullable': a // items['reorder'], 'round': a.round(-1),
}
result = {k: str(v.dtype) for k, v in r.items()}, r['zero'].tolist(), r['modzero'].tolist()

# case: arithmetic-methods-fill-value
a = items.set_index('sku')['on_hand']
b = moves.groupby('sku')['units'].sum()
result = [a.add(b).dtype.name, a.add(b, fill_value=0).dtype.name, a.sub(b.reindex(a.index)).dtype.name, a.mul(2).dtype.name, a.div(2).dtype.name, a.floordiv(2).dtype.name, a.add(b.reindex(a.index, fill_value=0)).dtype.name]

# case: valuation-by-size
items['value'] = items['on_hand'].clip(lower=0) * items['cost']
g = items.groupby('size', observed=False).agg(v=('value', 'sum'), n=('sku', 'count'), mx=('on_hand', 'max'), mn=('reorder', 'min'), hz=('hazard', 'any'), last=('checked', 'max'))
r = g.reset_index()
result = g.dtypes.astype(str).to_dict(), r.dtypes.astype(str).to_dict(), g

# case: pivot-category-columns
p = items.pivot_table(values='on_hand', index='hazard', columns='size', aggfunc='sum', observed=False)
q = items.pivot_table(values='on_hand', index='hazard', columns='size', aggfunc='mean', observed=True)
result = (p, p.dtypes.astype(str).tolist(), type(p.columns).__name__, p.index.dtype.name, q.dtypes.astype(str).tolist())

# case: lot-conversions
lot = moves['lot']
n = pd.to_numeric(lot, errors='coerce')
z = lot.str.zfill(4)
d = lot.str.isdigit()
i = lot.where(lot.str.fullmatch(r'\d+', na=False)).astype('float').astype('Int64')
result = (n.tolist(), n.dtype.name, z.tolist(), d.dtype.name, d.tolist(), str(i.dtype), i.tolist())

# case: lot-astype-float-fails
result = moves['lot'].astype(float)

# case: to-numeric-downcasts
s = pd.to_numeric(moves['units'], downcast='integer')
u = pd.to_numeric(moves['units'].abs(), downcast='unsigned')
f = pd.to_numeric(pd.Series(['1.0', '2.0']), downcast='integer')
b = pd.to_numeric(pd.Series([True, False, None]))
m = pd.to_numeric(pd.Series(['1', 2, 3.5]))
big = pd.to_numeric(pd.Series(['123456789012345678']))
e = pd.to_numeric(pd.Series(['x']), errors='coerce')
result = [x.dtype.name for x in (s, u, f, b, m, big, e)], big.tolist()

# case: at-parsing
t = pd.to_datetime(moves['at'], errors='coerce', format='%Y-%m-%d %H:%M')
t2 = pd.to_datetime(moves['at'], errors='coerce', format='mixed')
t3 = pd.to_datetime(moves['at'].str.slice(0, 10), errors='coerce')
result = t.notna().sum(), t2.notna().sum(), t3.notna().tolist(), str(t2.dtype), t2.dt.hour.dtype.name, t2.max()

# case: replace-kinds
k = moves['kind'].replace({'in': 1, 'out': -1, 'adj': 0})
l = moves['kind'].map({'in': 1, 'out': -1})
u = moves['units'].replace({-1: None})
v = moves['units'].replace([100, 50], [1, 2])
w = items['desc'].replace(r'^\s*$', np.nan, regex=True)
x = items['cost'].replace(np.nan, 0)
result = [str(s.dtype) for s in (k, l, u, v, w, x)], k.tolist(), u.tolist(), w.tolist()

# case: loc-upcasts-explicit
df = items[['on_hand', 'hazard', 'cost']].astype({'on_hand': float, 'hazard': object})
df.loc[2, 'on_hand'] = np.nan
df.loc[4, 'hazard'] = 'maybe'
df.iloc[0, 2] = 1
df.loc[df['cost'].isna(), 'cost'] = df['cost'].median()
result = df.dtypes.astype(str).to_dict(), df['hazard'].tolist(), df['cost'].tolist()

# case: series-setitem-none
s = items['on_hand'].astype('float64').copy()
s[1] = None
d = items['checked'].copy()
d[0] = None
d.iloc[1] = '2025-05-05'
o = items['desc'].copy()
o[0] = None
n = items['reorder'].copy()
n[0] = None
n[1] = 7
result = [(str(x.dtype), x.head(2).tolist()) for x in (s, d, o, n)]

# case: series-enlarge-labels
s = items.groupby('hazard')['on_hand'].sum()
t = pd.Series({'a': 1, 'b': 2})
t['c'] = 3
d1 = t.dtype.name
t['d'] = 4.5
d2 = t.dtype.name
t['e'] = 'five'
result = (d1, d2, t.dtype.name, [type(v).__name__ for v in t], s.index.dtype.name, s.to_dict())

# case: describe-frame-nullable
d = items[['on_hand', 'cost', 'reorder', 'checked']].describe()
result = d.dtypes.astype(str).to_dict(), d.loc['count'].tolist()

# case: mixed-comparison-eq-across-types
result = {
    'num_vs_text': (items['on_hand'] == '8').sum(),
    'text_vs_num': (moves['lot'] == 12).tolist(),
    'bool_vs_num': (items['hazard'] == 1).dtype.name,
    'cat_vs_text': (items['size'] == 'S').tolist(),
    'ne_none': (items['desc'] != None).tolist(),
    'nullable': (items['reorder'] == 5).tolist(),
    'date_str': (items['checked'] == '2024-01-31').tolist(),
    'isin': items['reorder'].isin([5, 20]).dtype.name,
    'frame': (items[['on_hand', 'cost']] > 1).dtypes.astype(str).to_dict(),
    'equals': items['on_hand'].equals(items['on_hand'].astype(float)),
}

# case: less-than-text-number
# lot numbers are text
result = moves[moves['lot'] < 10]

# case: movement-balance-cumsum
mv = moves.assign(sku=moves['sku'].str.upper())
mv['bal'] = mv.groupby('sku')['units'].cumsum()
mv['prev'] = mv.groupby('sku')['bal'].shift(fill_value=0)
mv['share'] = mv['units'] / mv.groupby('sku')['units'].transform('sum')
mv['n'] = mv.groupby('sku').cumcount() + 1
mv['first'] = mv['n'] == 1
result = mv.dtypes.astype(str).to_dict(), mv['bal'].tolist(), mv['prev'].tolist()

# case: groupby-first-last-nth-head
g = moves.groupby('kind')
result = {
    'first': g.first().dtypes.astype(str).to_dict(), 'nth': g.nth(1).dtypes.astype(str).to_dict(), 'head': len(g.head(1)), 'size': g.size().dtype.name,
    'get': g.get_group('adj').dtypes.astype(str).to_dict(), 'idxmax': g['units'].idxmax().dtype.name, 'q': g['units'].quantile(.5).dtype.name,
    'std': g['units'].std().tolist(), 'groups': {k: list(v) for k, v in g.groups.items()}, 'prod': g['units'].prod().dtype.name, 'var': g['units'].var().dtype.name,
}
