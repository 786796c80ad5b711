import pandas as pd
import numpy as np
import math
import operator
from functools import reduce, partial, lru_cache
from itertools import accumulate, pairwise, takewhile

stock = pd.DataFrame({
    'sku': ['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C1', 'D9'],
    'cat': ['bolt', 'bolt', 'nut', 'nut', 'nut', 'Gear', 'gear', None],
    'qty': [100, 0, 35, -4, 35, 7, 7, 1000000],
    'cost': [0.25, 0.3, np.nan, 0.1, 0.12, 15.0, 15.5, 0.0001],
    'dims': ['10x5', '12x6x2', None, '8', 'x', '100x20', '100 X 20', ''],
    'active': pd.array([True, False, None, True, True, None, False, True], dtype='boolean'),
})
moves = pd.DataFrame({
    'sku': ['A1', 'A1', 'A1', 'B1', 'B1', 'C1', 'ZZ', 'A2', 'B1'],
    'day': [1, 2, 3, 1, 4, 2, 2, 5, 6],
    'delta': [-10, 5, -200, 3, -40, 0, 9, 12, None],
})
parts = pd.DataFrame({'parent': ['A1', 'A1', 'B1', 'C1', 'B2'], 'child': ['B1', 'B2', 'C1', 'D9', 'D9'], 'n': [2, 1, 3, 1, 5]})

# case: area-from-dims
def area(s):
    if not s:
        return np.nan
    try:
        nums = [float(p) for p in s.lower().replace(' ', '').split('x')]
    except ValueError:
        return np.nan
    return math.prod(nums)
result = stock.assign(area=stock['dims'].apply(area))[['sku', 'area']]
# case: bom-recursion-memo
children = parts.groupby('parent').apply(lambda g: list(zip(g['child'], g['n'])), include_groups=False).to_dict()
memo = {}
def count(sku):
    if sku not in memo:
        memo[sku] = 1 + sum(n * count(c) for c, n in children.get(sku, []))
    return memo[sku]
result = stock['sku'].drop_duplicates().map(count), memo
# case: bom-cost-rollup
cost = stock.drop_duplicates('sku').set_index('sku')['cost'].fillna(0)
@lru_cache(maxsize=None)
def rolled(sku):
    sub = parts[parts['parent'] == sku]
    return float(cost.get(sku, 0)) + sum(r.n * rolled(r.child) for r in sub.itertuples())
result = {s: round(rolled(s), 4) for s in stock['sku'].unique()}
# case: reorder-transform-cum
m = moves.dropna()
result = m.groupby('sku')['delta'].transform(lambda s: list(accumulate(s, operator.add)))
# case: stock-level-never-negative
start = stock.drop_duplicates('sku').set_index('sku')['qty']
def level(g):
    q = start.get(g.name, 0)
    out = []
    for d in g:
        if not pd.isna(d):
            q = max(0, q + d)
        out.append(q)
    return pd.Series(out, index=g.index)
moves['level'] = moves.groupby('sku')['delta'].transform(level)
result = moves
# case: pairwise-day-gap
result = moves.groupby('sku')['day'].apply(lambda s: [b - a for a, b in pairwise(s)])
# case: takewhile-positive
result = moves.groupby('sku')['delta'].agg(lambda s: list(takewhile(lambda v: v != 0, s)))
# case: agg-list-of-str-frame
result = stock[['qty', 'cost']].agg(['sum', 'mean', 'min', 'max', 'count'])
# case: agg-axis1
result = stock[['qty', 'cost']].agg('max', axis=1)
# case: agg-named-frame
result = stock.agg(total=('qty', 'sum'), cheapest=('cost', 'min'), n=('sku', 'nunique'))
# case: agg-lambda-reduce-frame
result = stock[['qty', 'cost']].agg(lambda c: c.max() - c.min())
# case: series-agg-dict-of-names
result = stock['qty'].agg(['sum', np.mean, lambda s: (s > 0).sum()])
# case: transform-frame-list
result = stock[['qty', 'cost']].transform(['abs', 'cumsum'])
# case: transform-frame-dict
result = stock.transform({'qty': lambda s: s.clip(lower=0), 'cost': np.log1p})
# case: transform-reducer-error
result = stock['qty'].transform(lambda s: s.sum())
# case: transform-agg-name-error
result = stock[['qty', 'cost']].transform('sum')
# case: where-mask-callables
result = stock['qty'].mask(lambda s: s < 0, 0).where(lambda s: s < 1000, 999)
# case: assign-callable-chain
result = (stock.assign(cat=lambda d: d['cat'].str.lower(),
                       value=lambda d: d['qty'] * d['cost'].fillna(d['cost'].median()))
          .assign(share=lambda d: d['value'] / d['value'].sum())
          .loc[lambda d: d['share'] > 0.001, ['sku', 'cat', 'value', 'share']])
# case: boolean-nullable-apply
result = stock['active'].apply(lambda b: 'yes' if b is True else 'no' if b is False else 'n/a').tolist()
# case: boolean-na-if-error
result = stock['active'].apply(lambda b: 'yes' if b else 'no')
# case: combine-first-max
a = stock.drop_duplicates('sku').set_index('sku')['qty']
b = moves.groupby('sku')['delta'].sum()
result = a.combine(b, max)
# case: combine-add-fill
a = stock.groupby('sku')['qty'].sum()
b = moves.groupby('sku')['delta'].sum()
result = a.combine(b, operator.add, fill_value=0).astype(int)
