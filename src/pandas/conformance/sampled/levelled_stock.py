import pandas as pd
import numpy as np
from itertools import product
from functools import reduce

stock = pd.DataFrame({
    'wh': ['W1', 'W1', 'W1', 'W2', 'W2', 'W3', 'W3', 'W2', 'W1', 'w3 '],
    'cat': ['food', 'food', 'toy', 'toy', 'food', 'toy', 'book', 'book', 'toy', 'book'],
    'sku': ['F1', 'F2', 'T1', 'T1', 'F1', 'T2', 'B1', 'B1', 'T2', 'B2'],
    'qty': [10, 0, 5, 7, 12, None, 3, 3, -2, 8],
    'unit_cost': [1.5, 2.0, 9.99, 9.49, 1.55, 12.0, 20.0, 21.0, 12.0, 18.0],
})
moves = pd.DataFrame({
    'src': ['W1', 'W1', 'W2', 'W3', 'W2', 'W9'],
    'dst': ['W2', 'W3', 'W1', 'W1', 'W1', 'W1'],
    'sku': ['F1', 'T1', 'T1', 'B1', 'T1', 'F1'],
    'n': [4, 2, 1, 3, 6, 0],
})
reorder = pd.DataFrame({
    'wh': ['W1', 'W2', 'W2', 'W4'],
    'sku': ['F1', 'T1', 'B1', 'F1'],
    'min_qty': [15, 5, 3, 1],
})

# case: value-by-wh-cat
stock['value'] = stock['qty'] * stock['unit_cost']
result = stock.pivot_table(index='wh', columns='cat', values='value', aggfunc=['sum', 'count'], fill_value=0)
# case: stack-name-reset
p = stock.pivot_table(index=['wh', 'cat'], columns='sku', values='qty')
result = p.stack().rename('qty').reset_index()
# case: stack-future-nan
p = stock.pivot_table(index='wh', columns=['cat', 'sku'], values='qty')
result = p.stack('sku', future_stack=True).loc['W1']
# case: unstack-level-number
s = stock.groupby(['wh', 'cat', 'sku'])['qty'].sum()
result = s.unstack(0)
# case: unstack-level-zero-one
s = stock.groupby(['wh', 'cat', 'sku'])['qty'].sum()
result = s.unstack([0, 1]).sort_index(axis=1)
# case: unstack-frame-two-cols
g = stock.groupby(['wh', 'cat'])[['qty', 'unit_cost']].sum()
u = g.unstack('cat', fill_value=0)
result = u.swaplevel(0, 1, axis=1).sort_index(axis=1, level=0)['toy']
# case: unstack-then-total
g = stock.groupby(['wh', 'cat'])[['qty', 'unit_cost']].sum().unstack()
g[('qty', 'total')] = g['qty'].sum(axis=1)
result = g['qty']
# case: block-row-sum-by-top
g = stock.groupby(['wh', 'cat'])[['qty', 'unit_cost']].sum().unstack(fill_value=0)
result = pd.DataFrame({top: g[top].sum(axis=1) for top in g.columns.levels[0]})
# case: get-level-values-unique
g = stock.groupby(['wh', 'cat'])[['qty', 'unit_cost']].mean().unstack()
result = [list(g.columns.get_level_values(0).unique()), g.columns.unique(level='cat').tolist()]
# case: dict-of-blocks
g = stock.groupby('wh')[['qty', 'unit_cost']].agg(['sum', 'max'])
result = {c: g[c].to_dict('index') for c in g.columns.unique(level=0)}
# case: iterate-tuple-columns
g = stock.groupby('cat')[['qty', 'unit_cost']].agg(['min', 'max'])
out = []
for (field, fn), col in g.items():
    out.append(f'{fn}({field}) = {col.max():.2f}')
result = '\n'.join(out)
# case: itertuples-multi-cols
g = stock.groupby('cat').agg({'qty': ['sum', 'count']})
result = [tuple(r) for r in g.itertuples()]
# case: iterrows-tuple-index
g = stock.groupby(['wh', 'cat'])[['qty']].sum()
out = {}
for (wh, cat), row in g.iterrows():
    out[f'{wh.strip()}:{cat}'] = row['qty']
result = out
# case: flow-matrix
m = moves.groupby(['src', 'dst'])['n'].sum().unstack(fill_value=0)
allw = sorted(set(moves.src) | set(moves.dst))
m = m.reindex(index=allw, columns=allw, fill_value=0)
result = m - m.T
# case: net-moves-concat
out_ = moves.groupby(['src', 'sku'])['n'].sum().mul(-1).rename_axis(['wh', 'sku'])
in_ = moves.groupby(['dst', 'sku'])['n'].sum().rename_axis(['wh', 'sku'])
result = pd.concat([out_, in_], axis=1, keys=['out', 'in']).fillna(0).sum(axis=1).sort_index()
# case: update-stock-add-fill
s = stock.groupby(['wh', 'sku'])['qty'].sum()
inc = moves.groupby(['dst', 'sku'])['n'].sum().rename_axis(index=['wh', 'sku'])
result = s.add(inc, fill_value=0).astype(int)
# case: below-reorder
s = stock.set_index(['wh', 'sku'])['qty']
r = reorder.set_index(['wh', 'sku'])['min_qty']
both = pd.concat([s, r], axis=1, join='inner')
result = both[both['qty'] < both['min_qty']]
# case: index-difference
s = stock.set_index(['wh', 'sku']).index
r = reorder.set_index(['wh', 'sku']).index
result = r.difference(s).tolist(), r.intersection(s).tolist(), len(r.union(s))
# case: from-product-itertools
pairs = list(product(['W1', 'W2'], ['food', 'toy', 'book']))
mi = pd.MultiIndex.from_tuples(pairs, names=['wh', 'cat'])
result = stock.groupby(['wh', 'cat'])['qty'].sum().reindex(mi).isna().groupby('wh').sum()
# case: align-series
s = stock.groupby(['wh', 'sku'])['qty'].sum()
r = reorder.set_index(['wh', 'sku'])['min_qty']
left, right = s.align(r, join='outer', fill_value=0)
result = (left - right).loc[lambda x: x < 0]
# case: index-duplicated
df = stock.assign(wh=stock['wh'].str.strip().str.upper()).set_index(['wh', 'cat']).sort_index()
result = df[~df.index.duplicated(keep='last')]['sku']
# case: is-monotonic-unique
df = stock.set_index(['wh', 'cat'])
s = df.sort_index()
result = (df.index.is_monotonic_increasing, s.index.is_monotonic_increasing, df.index.is_unique, df.index.has_duplicates)
# case: pct-of-level-total
v = (stock['qty'].fillna(0) * stock['unit_cost']).groupby([stock['wh'], stock['cat']]).sum()
result = v.div(v.groupby(level='wh').sum(), level='wh').mul(100).round(2)
# case: wrong-level-name-error
g = stock.groupby(['wh', 'cat'])['qty'].sum()
result = g.groupby(level='category').sum()
