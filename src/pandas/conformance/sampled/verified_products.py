import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, timedelta, date, time
from collections import defaultdict, Counter, OrderedDict
from itertools import chain, product, combinations, zip_longest, starmap, takewhile

products_df = pd.DataFrame({
    'sku': ['W-100', 'w-101', 'W-102', 'X-1', 'X-1', 'Y-007', None, 'Z-000'],
    'title': ['Blue Widget 10cm', 'Red widget, 12 cm', 'WIDGET (large)', 'Gadget v2.0', 'Gadget v2.1', '', 'Mystery', 'Old Thing'],
    'parent': [None, 'W-100', 'W-100', None, None, 'X-1', None, 'Y-007'],
    'price': [9.99, 12.0, 15.5, 100.0, 110.0, 0.0, np.nan, -1.0],
    'tags': ['blue;small', 'red', 'large;Blue', '', None, 'misc; small', 'misc', 'old;old'],
})

stock_df = pd.DataFrame({
    'warehouse': ['N', 'N', 'S', 'S', 'S', 'E', 'E', 'n'],
    'sku': ['W-100', 'W-101', 'W-100', 'X-1', 'Y-007', 'X-1', 'Q-9', 'W-102'],
    'qty': [10, 0, 5, 3, -2, 7, 12345678901234, 4],
    'counted': ['2024-03-01', '2024-03-01', '03/02/2024', '2024-03-02', None, '2024-03-31', '2024-02-29', '2024-13-01'],
    'audited': [True, False, True, None, True, False, None, True],
})

shipments_df = pd.DataFrame({
    'ship_id': [1, 2, 3, 4, 5, 6],
    'route': ['N->S', 'S->E', 'N->E', 'E->N', 'bad', None],
    'depart': pd.to_datetime(['2024-03-01 06:00', '2024-03-01 22:30', '2024-03-02 12:15', '2024-03-04 00:00', None, '2024-03-09 18:00']),
    'hours': [5.5, 30, 12, 0, 8, np.nan],
})

# case: parent-root
parents = {s.upper(): p for s, p in zip(products_df['sku'], products_df['parent']) if s}

def root(sku):
    p = parents.get(sku)
    return sku if not p else root(p)

result = {s: root(s) for s in parents}

# case: route-split-columns
parts = shipments_df['route'].str.split('->', expand=True)
parts.columns = ['origin', 'dest']
result = pd.concat([shipments_df['ship_id'], parts], axis=1)

# case: route-split-loop
edges = defaultdict(list)
errors = []
for r in shipments_df.itertuples():
    try:
        a, b = r.route.split('->')
    except (ValueError, AttributeError) as e:
        errors.append((r.ship_id, type(e).__name__))
        continue
    edges[a].append((b, r.hours))
result = (dict(edges), errors)

# case: reachable-recursive
graph = {}
for route in shipments_df['route'].dropna():
    m = re.match(r'(\w)->(\w)', route)
    if m:
        graph.setdefault(m.group(1), set()).add(m.group(2))

def visit(node, seen):
    if node in seen:
        return seen
    seen.add(node)
    for nxt in sorted(graph.get(node, ())):
        visit(nxt, seen)
    return seen

result = pd.Series({n: len(visit(n, set())) for n in sorted(graph)})

# case: arrival-times
df = shipments_df.copy()
df['arrive'] = df['depart'] + pd.to_timedelta(df['hours'], unit='h')
df['arrive_day'] = df['arrive'].dt.strftime('%a %d/%m %H:%M')
df['overnight'] = df['arrive'].dt.normalize() > df['depart'].dt.normalize()
result = df[['ship_id', 'arrive', 'arrive_day', 'overnight']]

# case: arrival-python-datetime
res = []
for dep, h in zip(shipments_df['depart'], shipments_df['hours']):
    if pd.isna(dep) or pd.isna(h):
        res.append(None)
        continue
    arr = dep.to_pydatetime() + timedelta(hours=h)
    res.append(arr.strftime('%Y-%m-%d %H:%M'))
result = res

# case: explode-tags
t = products_df.assign(tag=products_df['tags'].str.lower().str.split(';')).explode('tag')
t['tag'] = t['tag'].str.strip()
t = t[t['tag'].notna() & (t['tag'] != '')]
result = t['tag'].value_counts().sort_index().sort_values(ascending=False, kind='stable')

# case: tags-counter
c = Counter(chain.from_iterable([x.strip().lower() for x in tags.split(';') if x] for tags in products_df['tags'].dropna()))
assert c['old'] == 2
result = dict(c.most_common(3))

# case: size-from-title
size = products_df['title'].str.extract(r'(\d+)\s*cm', expand=False)
version = products_df['title'].str.extract(r'v(\d+\.\d+)', expand=False).astype(float)
result = pd.DataFrame({'size': size, 'version': version})

# case: stock-by-sku
stock = stock_df.copy()
stock['warehouse'] = stock['warehouse'].str.upper()
wide = stock.pivot(index='sku', columns='warehouse', values='qty').fillna(0).astype('int64')
wide['total'] = wide.sum(axis=1)
result = wide

# case: pivot-duplicate-error
dup = pd.concat([stock_df, stock_df.iloc[[0]]], ignore_index=True)
result = dup.pivot(index='sku', columns='warehouse', values='qty')

# case: counted-dates-loop
dates = {}
for i, txt in enumerate(stock_df['counted']):
    d = pd.to_datetime(txt, errors='coerce', format='%Y-%m-%d')
    if d is pd.NaT:
        d = pd.to_datetime(txt, errors='coerce', format='%m/%d/%Y')
    dates[i] = None if pd.isna(d) else d.date().isoformat()
result = pd.Series(dates)

# case: schema-check
schema = {'warehouse': 'object', 'sku': 'object', 'qty': 'int64', 'counted': 'datetime64[ns]', 'audited': 'bool'}
problems = []
for col, want in schema.items():
    got = str(stock_df[col].dtype)
    if got != want:
        problems.append(f'{col}: expected {want}, got {got}')
result = problems

# case: assert-fails
assert (stock_df['qty'] >= 0).all(), 'negative quantity found'
result = 'ok'

# case: assert-message-caught
msgs = []
for name, df in [('products', products_df), ('stock', stock_df), ('shipments', shipments_df)]:
    try:
        assert df.isna().sum().sum() == 0, f'{name} has {int(df.isna().sum().sum())} missing values'
        assert df.iloc[:, 0].is_unique, f'{name} key not unique'
    except AssertionError as e:
        msgs.append(str(e))
result = msgs

# case: sku-set-difference
p = {s.upper() for s in products_df['sku'].dropna()}
s = set(stock_df['sku'].str.upper())
result = pd.DataFrame({'sku': sorted(p | s)}).assign(in_products=lambda d: d['sku'].isin(p), in_stock=lambda d: d['sku'].isin(s))

# case: price-clean-bands
def band(p):
    if math.isnan(p):
        return 'unknown'
    if p <= 0:
        return 'free'
    return 'cheap' if p < 13 else 'normal' if p <= 100 else 'premium'

products_df['band'] = products_df['price'].apply(band)
result = products_df.groupby('band', sort=False).agg(n=('title', 'size'), avg=('price', 'mean'), skus=('sku', lambda s: list(s.dropna())))

# case: stock-value-apply
price = products_df.dropna(subset=['sku']).drop_duplicates('sku', keep='last')
price = price.assign(sku=price['sku'].str.upper()).set_index('sku')['price']
stock_df['value'] = stock_df.apply(lambda r: r['qty'] * price.get(r['sku'], 0.0), axis=1)
result = stock_df[['warehouse', 'sku', 'value']]

# case: big-int-sum
total = stock_df['qty'].sum()
result = (int(total), f'{total:,}', stock_df['qty'].dtype == 'int64', stock_df['qty'].astype(float).sum() == total)

# case: audited-filter-error
audited = stock_df[stock_df['audited']]
result = audited['sku'].tolist()

# case: longest-title
lens = products_df['title'].str.len()
result = (products_df['title'][lens.idxmax()], int(lens.max()), lens.describe()[['mean', 'std']].round(3).to_dict())

# case: nsmallest-keep-last
result = stock_df.nsmallest(3, columns=['qty'], keep='last')[['warehouse', 'sku', 'qty']]

# case: frame-diff-after-update
updates = pd.DataFrame({'sku': ['W-100', 'X-1'], 'qty': [11, 3]})
old = stock_df[stock_df['warehouse'].isin(['N', 'S'])][['sku', 'qty']]
new = old.set_index('sku')
new.update(updates.set_index('sku').query('sku != "X-1"'))
new = new.reset_index()
diff = pd.concat([old, new]).drop_duplicates(keep=False)
result = diff, new.dtypes.astype(str).to_dict()

# case: warehouse-nested-dict
nested = {}
for w, sku, q in stock_df[['warehouse', 'sku', 'qty']].to_numpy():
    nested.setdefault(w.upper(), {})[sku] = q
result = pd.DataFrame(nested).sort_index(axis=1).notna().sum()

# case: hour-histogram
h = shipments_df['depart'].dt.hour
slots = {'night': (0, 6), 'morning': (6, 12), 'afternoon': (12, 18), 'evening': (18, 24)}
counts = {}
for name, (lo, hi) in slots.items():
    counts[name] = int(h.between(lo, hi, inclusive='left').sum())
result = counts
