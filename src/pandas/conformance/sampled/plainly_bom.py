import pandas as pd
import numpy as np
import itertools
import math
from collections import defaultdict, Counter, deque, namedtuple
from functools import reduce, lru_cache

bom_df = pd.DataFrame({
    'parent': ['BIKE', 'BIKE', 'BIKE', 'FRAME', 'FRAME', 'WHEEL', 'WHEEL', 'WHEEL', 'HUB', 'HUB', 'SEAT', 'GHOST'],
    'child': ['FRAME', 'WHEEL', 'SEAT', 'TUBE', 'BOLT', 'RIM', 'SPOKE', 'HUB', 'BEARING', 'BOLT', 'FOAM', None],
    'qty': [1, 2, 1, 4, 8, 1, 32, 1, 2, 4, 0, np.nan],
})
parts_df = pd.DataFrame({
    'part': ['BIKE', 'FRAME', 'WHEEL', 'SEAT', 'TUBE', 'BOLT', 'RIM', 'SPOKE', 'HUB', 'BEARING', 'FOAM', 'bell '],
    'unit_cost': [None, 0.0, np.nan, 3.5, 12.25, 0.15, 18.0, 0.4, np.nan, 2.75, -1.0, 4.0],
    'supplier': ['inhouse', 'inhouse', 'inhouse', 'Comfy', 'SteelCo', 'steelco ', 'Roundly', 'Roundly', None, 'SteelCo', 'Comfy', ''],
    'lead_days': ['0', '5', '7', '3', '10', '2', 'n/a', '4', '6', '12', '3', ' 1'],
})
stock_df = pd.DataFrame({
    'part': ['BOLT', 'BOLT', 'SPOKE', 'RIM', 'TUBE', 'BEARING', 'FOAM', 'PEDAL'],
    'warehouse': ['N', 'S', 'N', 'N', 'S', 'S', 'N', 'N'],
    'on_hand': [100, 25, 300, 7, 0, -3, 11, 40],
})

# case: recursive-rollup-quantity
children = defaultdict(list)
for row in bom_df.dropna().itertuples(index=False):
    children[row.parent].append((row.child, row.qty))

def explode(part, mult=1):
    totals = Counter()
    for child, qty in children.get(part, []):
        totals[child] += qty * mult
        totals.update(explode(child, qty * mult))
    return totals

totals = explode('BIKE')
result = pd.Series(totals).sort_index()
# case: recursive-cost
cost_lookup = parts_df.set_index('part')['unit_cost'].fillna(0).to_dict()

def total_cost(part, *, include_self=True):
    own = cost_lookup.get(part, 0.0) if include_self else 0.0
    kids = bom_df[bom_df['parent'] == part]
    for _, kid in kids.iterrows():
        if pd.isna(kid['child']):
            continue
        own += kid['qty'] * total_cost(kid['child'])
    return own

result = {p: round(total_cost(p, include_self=False), 2) for p in bom_df['parent'].unique()}
# case: depth-of-each-part
parent_of = {}
for p, c in zip(bom_df['parent'], bom_df['child']):
    if c is not None:
        parent_of.setdefault(c, []).append(p)

def depth(part):
    parents = parent_of.get(part)
    if not parents:
        return 0
    return 1 + max(depth(p) for p in parents)

result = parts_df[['part']].assign(depth=parts_df['part'].map(depth)).sort_values(['depth', 'part'], ignore_index=True)
# case: paths-generator
graph = bom_df.dropna(subset=['child']).groupby('parent')['child'].apply(list).to_dict()

def walk(node, path=()):
    path = path + (node,)
    if node not in graph:
        yield path
    else:
        for nxt in graph[node]:
            yield from walk(nxt, path)

result = [' > '.join(p) for p in walk('BIKE')]
# case: bfs-levels-frame
levels = []
queue = deque([('BIKE', 0)])
while queue:
    node, lvl = queue.popleft()
    levels.append({'node': node, 'level': lvl})
    for c in bom_df.loc[bom_df.parent.eq(node), 'child'].tolist():
        queue.append((c, lvl + 1))
lv = pd.DataFrame(levels)
result = lv.groupby('level')['node'].agg(['count', ', '.join])
# case: leaf-parts-set-algebra
parents = set(bom_df['parent'])
kids = set(bom_df['child'].dropna())
known = set(parts_df['part'].str.strip().str.upper())
result = {
    'leaves': sorted(kids - parents),
    'roots': sorted(parents - kids),
    'both': sorted(parents & kids),
    'unused': sorted(known - parents - kids),
    'not_in_catalog': sorted((parents | kids) ^ known),
}
# case: try-parse-lead-days
def to_days(text, default=None):
    try:
        value = int(text)
    except ValueError:
        return default
    else:
        return value

parts = parts_df.copy()
parts['lead'] = [to_days(t, default=-1) for t in parts['lead_days']]
result = parts.loc[parts['lead'] >= 5, ['part', 'lead']].set_index('part').squeeze()
# case: critical-path-lead
lead = dict(zip(parts_df.part, pd.to_numeric(parts_df.lead_days, errors='coerce')))

@lru_cache(maxsize=None)
def longest(part):
    subs = bom_df.query('parent == @part')['child'].dropna()
    base = lead.get(part, 0)
    base = 0 if math.isnan(base) else base
    return base + max((longest(s) for s in subs), default=0)

result = longest('BIKE')
# case: can-build-how-many
needs = {'BOLT': 16, 'SPOKE': 64, 'RIM': 2, 'TUBE': 4}
on_hand = stock_df.groupby('part').on_hand.sum()
buildable = {p: int(on_hand.get(p, 0)) // n for p, n in needs.items()}
bottleneck = min(buildable, key=buildable.get)
result = (bottleneck, buildable[bottleneck], buildable)
# case: floor-division-negative-stock
out = stock_df.copy()
out['boxes'] = out['on_hand'] // 4
out['loose'] = out['on_hand'] % 4
out['check'] = out['boxes'] * 4 + out['loose'] == out['on_hand']
assert out['check'].all(), 'divmod identity is broken'
result = out[['part', 'on_hand', 'boxes', 'loose']]
# case: itertools-groupby-supplier
rows = parts_df.assign(supplier=parts_df['supplier'].fillna('unknown').str.strip().str.lower()).sort_values(['supplier', 'part']).to_dict('records')
result = {}
for sup, grp in itertools.groupby(rows, key=lambda r: r['supplier']):
    result[sup or '(blank)'] = [g['part'].strip() for g in grp]
# case: namedtuple-lines
Line = namedtuple('Line', ['parent', 'child', 'qty'])
lines = [Line(*t) for t in bom_df.itertuples(index=False, name=None)]
valid = [ln for ln in lines if ln.child and ln.qty > 0]
result = pd.DataFrame(valid).astype({'qty': int})
# case: cycle-check
def has_cycle(edges):
    adj = defaultdict(set)
    for a, b in edges:
        adj[a].add(b)
    visiting, done = set(), set()

    def visit(n):
        if n in done:
            return False
        if n in visiting:
            return True
        visiting.add(n)
        found = any(visit(m) for m in adj[n].copy())
        visiting.discard(n)
        done.add(n)
        return found
    return any(visit(n) for n in list(adj))

edges = list(bom_df[['parent', 'child']].dropna().itertuples(index=False, name=None))
result = {'clean': has_cycle(edges), 'with_loop': has_cycle(edges + [('BOLT', 'BIKE')])}
# case: reduce-merge-three
frames = [
    parts_df[['part', 'unit_cost']],
    stock_df.groupby('part', as_index=False)['on_hand'].sum(),
    bom_df.groupby('child', as_index=False)['qty'].sum().rename(columns={'child': 'part'}),
]
merged = reduce(lambda l, r: pd.merge(l, r, on='part', how='outer'), frames)
result = merged.sort_values('part').reset_index(drop=True)
# case: write-with-at-loop
plan = bom_df.dropna().copy()
plan['short'] = 0
avail = stock_df.groupby('part')['on_hand'].sum().to_dict()
for i, row in plan.iterrows():
    have = avail.get(row['child'], 0)
    need = row['qty'] * 10
    plan.at[i, 'short'] = max(0, int(need - have))
result = plan[plan['short'] > 0]
# case: apply-row-attr-and-key
def label(row):
    if pd.isnull(row.unit_cost):
        return f"{row['part']}: no price"
    return f"{row['part'].strip():<8}|{row.unit_cost:>8.2f}"

result = parts_df.apply(label, axis=1).tolist()
# case: while-break-else-reorder
messages = []
for part, grp in stock_df.groupby('part', sort=False):
    qty = grp['on_hand'].sum()
    tries = 0
    while tries < 3:
        if qty >= 50:
            messages.append(f'{part} ok after {tries} orders')
            break
        qty += 20
        tries += 1
    else:
        messages.append(f'{part} still short at {qty}')
result = messages
# case: accumulate-stock
running = list(itertools.accumulate(stock_df['on_hand']))
highest = list(itertools.accumulate(stock_df['on_hand'], max))
result = stock_df.assign(running=running, highest=highest)[['part', 'running', 'highest']]
assert running == stock_df['on_hand'].cumsum().tolist()
# case: merge-then-missing-column
needed = bom_df.merge(parts_df, left_on='child', right_on='part', how='left')
result = needed['unit_price'] * needed['qty']
# case: where-used-matrix
pairs = [(p, c) for p, c in zip(bom_df['parent'], bom_df['child']) if isinstance(c, str)]
rows = sorted({p for p, _ in pairs})
cols = sorted({c for _, c in pairs})
mat = pd.DataFrame(False, index=rows, columns=cols)
for p, c in pairs:
    mat.loc[p, c] = True
result = mat.sum(axis=1).to_dict(), mat.columns[mat.sum() > 1].tolist()
# case: diagnostics-helper
def diagnose(df, key, required=()):
    missing = [c for c in required if c not in df.columns]
    return {
        'rows': len(df),
        'dup_keys': int(df[key].duplicated().sum()),
        'null_keys': int(df[key].isna().sum()),
        'missing_cols': missing,
        'ok': not missing and df[key].is_unique,
    }

result = [diagnose(parts_df, 'part', required=('part', 'unit_cost')),
          diagnose(stock_df, 'part', ['sku']),
          diagnose(bom_df, 'child')]
# case: combos-two-suppliers-cheapest
priced = parts_df[(parts_df['unit_cost'].notna()) & (parts_df['unit_cost'] > 0)]
combos = [
    (a.part.strip(), b.part.strip(), round(a.unit_cost + b.unit_cost, 2))
    for a, b in itertools.combinations(priced.itertuples(), 2)
]
combos.sort(key=lambda t: (-t[2], t[0]))
result = pd.DataFrame(combos[:5], columns=['first', 'second', 'total'])
