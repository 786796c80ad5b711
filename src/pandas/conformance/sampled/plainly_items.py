import pandas as pd
import numpy as np
import math
import string
import bisect
from collections import defaultdict, Counter, OrderedDict, deque, namedtuple
from itertools import groupby, chain, accumulate, product, islice, count, repeat, combinations_with_replacement
from functools import reduce, partial
import operator

items_df = pd.DataFrame({
    'sku': ['KB-001', 'MS-002', 'mn-003', 'CB-004', 'HD-005', 'KB-006', 'XX'],
    'category': ['Input', 'Input', 'Display', 'Cable', None, 'input ', ''],
    'weight_g': [850, 120, 5400, 45, 310, 790, np.nan],
    'barcode': [4006381333931, 9780306406157, 123456789012, 0, 18446744073709, 4006381333932, -1],
})
moves_df = pd.DataFrame({
    'seq': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'sku': ['KB-001', 'KB-001', 'MS-002', 'MN-003', 'CB-004', 'KB-001', 'MS-002', 'CB-004', 'CB-004', 'ZZ-999', None],
    'kind': ['in', 'out', 'in', 'IN', 'in', 'in', 'out', 'out', 'adjust', 'out', 'in'],
    'qty': [10, 4, 50, 3, 200, 5, 60, 20, -7, 1, 2],
    'unit_cost': [20.0, None, 7.5, 110.0, 0.8, 22.0, None, None, None, None, 5.0],
})
bins_df = pd.DataFrame({
    'bin': ['A1', 'A2', 'A10', 'B1', 'B2'],
    'capacity_g': [2000, 500, 10000, 0, 1500],
    'parent': ['A', 'A', 'A', 'B', 'B'],
})
zones_df = pd.DataFrame({'zone': ['A', 'B', 'C', 'SITE'], 'parent': ['SITE', 'SITE', 'B', None]})

# case: fifo-cost
lots = defaultdict(deque)
cogs = Counter()
short = []
for m in moves_df.dropna(subset=['sku']).itertuples():
    kind = m.kind.lower()
    if kind == 'in':
        lots[m.sku].append([m.qty, m.unit_cost])
    elif kind == 'out':
        left = m.qty
        while left and lots[m.sku]:
            lot = lots[m.sku][0]
            take = min(left, lot[0])
            cogs[m.sku] += take * lot[1]
            lot[0] -= take
            left -= take
            if lot[0] == 0:
                lots[m.sku].popleft()
        if left:
            short.append((m.sku, left))
result = dict(cogs), short, {k: [tuple(x) for x in v] for k, v in lots.items() if v}
# case: signed-stock
sign = {'in': 1, 'out': -1, 'adjust': 1}
stock = moves_df.assign(delta=[q * sign[k.lower()] for q, k in zip(moves_df['qty'], moves_df['kind'])]).groupby('sku')['delta'].sum()
result = stock[stock <= 0].to_dict(), int(stock.sum())
# case: moving-average-cost-loop
avg, onhand = {}, Counter()
for sku, kind, qty, cost in moves_df[['sku', 'kind', 'qty', 'unit_cost']].itertuples(index=False):
    if sku is None:
        break
    if kind.lower() == 'in':
        prev = avg.get(sku, 0) * onhand[sku]
        onhand[sku] += qty
        avg[sku] = (prev + qty * cost) / onhand[sku]
    else:
        onhand[sku] -= qty
else:
    avg['complete'] = True
result = {k: round(v, 4) for k, v in avg.items()}
# case: zone-path-recursion
up = zones_df.set_index('zone')['parent'].to_dict()
def full_path(z):
    p = up.get(z)
    return z if p is None else full_path(p) + '/' + z
result = bins_df.assign(path=lambda d: d['parent'].map(full_path) + '/' + d['bin'])[['bin', 'path']]
# case: natural-sort-bins
def natural(b):
    return (b.rstrip(string.digits), int(b.lstrip(string.ascii_letters)))
result = sorted(bins_df['bin'], key=natural, reverse=True), sorted(bins_df['bin'])
# case: ean13-check
def valid_ean(n):
    s = f'{n:013d}'
    if n < 0 or len(s) != 13:
        return False
    *body, chk = map(int, s)
    tot = sum(body[::2]) + 3 * sum(body[1::2])
    return (10 - tot % 10) % 10 == chk
result = items_df[['sku', 'barcode']].assign(valid=items_df['barcode'].apply(valid_ean))
# case: first-fit-packing
load = OrderedDict((b, 0) for b in bins_df['bin'])
cap = dict(zip(bins_df['bin'], bins_df['capacity_g']))
placed = {}
for sku, w in sorted(zip(items_df['sku'], items_df['weight_g'].fillna(0)), key=lambda t: -t[1]):
    for b in load:
        if load[b] + w <= cap[b]:
            load[b] += w
            placed[sku] = b
            break
    else:
        placed[sku] = None
result = pd.Series(placed, name='bin').to_frame().assign(load=lambda d: d['bin'].map(load))
# case: postage-bisect
limits, fees = [100, 500, 1000, 5000], [2.0, 4.5, 7.0, 12.0, 25.0]
items_df['fee'] = [fees[bisect.bisect_left(limits, w)] if w == w else None for w in items_df['weight_g']]
result = items_df[['sku', 'fee']].set_index('sku').T
# case: sku-prefix-groups
g = defaultdict(list)
for sku in items_df['sku']:
    prefix, sep, num = sku.upper().partition('-')
    g[prefix].append(int(num) if sep else None)
result = dict(g)
# case: category-dict-merge-ops
labels = {'input': 'I', 'display': 'D'}
more = {'cable': 'C', 'input': 'IN'}
lut = labels | more
lut |= {'': 'none'}
result = [lut.get((c or '').strip().lower()) for c in items_df['category']], {**more, **labels}
# case: next-sku-count
used = {int(s.split('-')[1]) for s in items_df['sku'] if '-' in s}
nxt = next(n for n in count(1) if n not in used)
three = list(islice((n for n in count(1) if n not in used), 3))
result = f'NEW-{nxt:03}', three
# case: sku-join-both-sides
a = set(items_df['sku'].str.upper()); b = set(moves_df['sku'].dropna())
df = pd.DataFrame([{'sku': s, 'in_items': s in a, 'in_moves': s in b} for s in sorted(a | b)])
result = df[df['in_items'] ^ df['in_moves']]
# case: bad-int-cast-nan
result = {sku: int(w) for sku, w in zip(items_df['sku'], items_df['weight_g'])}
# case: cumulative-stock-per-sku
m = moves_df.dropna(subset=['sku']).copy()
m['delta'] = m['qty'].where(m['kind'].str.lower() != 'out', -m['qty'])
m['bal'] = m.groupby('sku')['delta'].cumsum()
manual = []
run = Counter()
for s, d in zip(m['sku'], m['delta']):
    run[s] += d
    manual.append(run[s])
assert m['bal'].tolist() == manual
result = m.groupby('sku')['bal'].agg(lambda x: list(x))
# case: capacity-rollup-generator
def descend(zone):
    yield zone
    for child in zones_df.loc[zones_df['parent'] == zone, 'zone']:
        yield from descend(child)
caps = bins_df.groupby('parent')['capacity_g'].sum()
result = {z: int(sum(caps.get(c, 0) for c in descend(z))) for z in zones_df['zone']}
# case: gcd-lcm-reduce
nums = [int(x) for x in bins_df['capacity_g'] if x]
result = reduce(math.gcd, nums), math.lcm(*nums)
# case: dict-of-frames
frames = {k.lower(): d.reset_index(drop=True) for k, d in moves_df.groupby(moves_df['kind'].str.lower())}
result = {k: (d.shape, d['qty'].sum()) for k, d in frames.items()}
# case: keyed-concat-dict
out = pd.concat({k: d[['sku', 'qty']] for k, d in moves_df.groupby('kind') if len(d) > 1}, names=['kind', 'row'])
result = out.groupby(level='kind').last()
# case: change-ways-combos
ws = items_df['weight_g'].dropna().nsmallest(3).tolist()
result = [(a, b, a + b) for a, b in combinations_with_replacement(ws, 2) if a + b <= 500]
# case: iloc-out-of-range
last = None
for i in range(1, len(bins_df) + 1):
    last = bins_df.iloc[i]['bin']
result = last
# case: stable-sort-multi-pass
recs = list(moves_df.itertuples(index=False, name='Move'))
recs.sort(key=lambda r: r.qty)
recs.sort(key=lambda r: r.kind.lower(), reverse=True)
via = moves_df.assign(k=moves_df['kind'].str.lower()).sort_values('qty', kind='stable').sort_values('k', ascending=False, kind='stable')
result = [r.seq for r in recs], via['seq'].tolist() == [r.seq for r in recs]
