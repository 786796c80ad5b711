import pandas as pd
import numpy as np
import re
import json
from collections import Counter, defaultdict, OrderedDict
from functools import reduce
# case: order-lines-parse
orders = pd.DataFrame({
    'order': ['O1', 'O2', 'O3', 'O4', 'O5'],
    'lines': ['2x Mug @ $4.50 | 1x Tea @ $3', '1 x MUG @ $4.50', None, '3x tea@$2.75|', 'free gift'],
})
pat = re.compile(r'(\d+)\s*x\s*(\w+)\s*@\s*\$?([\d.]+)', re.I)
records = []
for r in orders.itertuples():
    for qty, item, price in pat.findall(r.lines or ''):
        records.append({'order': r.order, 'item': item.lower(), 'qty': int(qty), 'price': float(price)})
lines = pd.DataFrame(records)
lines['total'] = lines.eval('qty * price')
result = lines.groupby('item').agg(orders=('order', 'nunique'), qty=('qty', 'sum'), revenue=('total', 'sum')).sort_values('revenue', ascending=False)
# case: str-extractall-prices
s = pd.Series(['was $20 now $15.50', 'only $7', 'sold out', None], index=['a', 'b', 'c', 'd'])
found = s.str.extractall(r'\$(?P<price>\d+(?:\.\d+)?)').astype({'price': float})
wide = found['price'].unstack('match')
wide.columns = [f'price_{c}' for c in wide.columns]
result = wide.reindex(s.index)
# case: email-domain-dedup
c = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6],
    'email': ['Ann@Mail.com', 'ann@mail.com ', 'bob+promo@site.org', 'bob@site.org', 'not-an-email', None],
    'spent': ['10', '20.5', '5', '', '7', '3'],
})
c['email'] = c['email'].str.strip().str.lower().str.replace(r'\+[^@]*', '', regex=True)
valid = c['email'].str.match(r'^[^@\s]+@[^@\s]+\.\w+$', na=False)
c['spent'] = pd.to_numeric(c['spent'], errors='coerce').fillna(0.0)
merged = c[valid].groupby('email', sort=False).agg(ids=('id', list), spent=('spent', 'sum')).reset_index()
merged['domain'] = merged['email'].str.split('@').str[1]
result = merged, c.loc[~valid, 'id'].tolist()
# case: unescaped-isin-mask
c = pd.DataFrame({'id': [1, 2, 3], 'email': ['a@x.com', None, 'b@y.org']})
mask = c['email'].str.contains('x.com')
result = c[mask]['id'].tolist()
# case: boolean-words-to-bool
df = pd.DataFrame({'sku': list('abcdefg'), 'in_stock': ['Yes', 'no', 'TRUE', '0', '', None, 'y']})
truth = {**dict.fromkeys(['yes', 'true', '1', 'y'], True), **dict.fromkeys(['no', 'false', '0', 'n'], False)}
df['in_stock'] = df['in_stock'].str.lower().map(truth).astype('boolean')
result = {'true': int(df['in_stock'].sum()), 'na': int(df['in_stock'].isna().sum()), 'any': bool(df['in_stock'].any()), 'dtype': str(df['in_stock'].dtype), 'list': df['in_stock'].tolist()}
# case: rfm-scores
o = pd.DataFrame({
    'cust': ['a', 'b', 'a', 'c', 'd', 'b', 'a', 'e'],
    'date': pd.to_datetime(['2024-01-03', '2024-02-10', '2024-03-01', '2023-11-20', '2024-03-10', '2024-03-12', '2024-03-20', '2023-12-25']),
    'amount': ['20', '35.5', '12', '100', '8', '40', '60', 'oops'],
})
o['amount'] = pd.to_numeric(o['amount'], errors='coerce')
snap = pd.Timestamp('2024-04-01')
rfm = o.groupby('cust').agg(recency=('date', lambda d: (snap - d.max()).days), frequency=('date', 'count'), monetary=('amount', 'sum'))
rfm['r'] = pd.qcut(rfm['recency'].rank(method='first'), 3, labels=[3, 2, 1]).astype(int)
rfm['f'] = pd.qcut(rfm['frequency'].rank(method='first'), 3, labels=[1, 2, 3]).astype(int)
rfm['m'] = pd.qcut(rfm['monetary'].rank(method='first'), 3, labels=[1, 2, 3]).astype(int)
rfm['score'] = rfm[['r', 'f', 'm']].astype(str).agg(''.join, axis=1)
result = rfm.sort_index()
# case: cohort-retention
o = pd.DataFrame({
    'cust': [1, 1, 2, 2, 3, 3, 1, 4],
    'date': ['2024-01-05', '2024-02-01', '2024-01-20', '2024-03-03', '2024-02-14', '2024-03-01', '2024-03-09', '2024-03-30'],
})
o['month'] = pd.to_datetime(o['date']).dt.to_period('M')
o['cohort'] = o.groupby('cust')['month'].transform('min')
o['age'] = [(m - c).n for m, c in zip(o['month'], o['cohort'])]
table = o.pivot_table(index='cohort', columns='age', values='cust', aggfunc='nunique')
rates = table.div(table[0], axis=0).round(2)
rates.index = rates.index.astype(str)
result = rates
# case: category-tree-levels
cats = pd.Series(['Home > Kitchen > Mugs', 'home>Garden', 'Toys', None, 'Home > Kitchen', ''], name='cat')
lv = cats.str.split(r'\s*>\s*', expand=True, regex=True).apply(lambda c: c.str.strip().str.title())
lv.columns = [f'level_{i + 1}' for i in range(lv.shape[1])]
lv['depth'] = lv.replace('', np.nan).notna().sum(axis=1)
result = lv.groupby('level_1', dropna=False)['depth'].agg(['max', 'size'])
# case: json-attributes
p = pd.DataFrame({'sku': ['s1', 's2', 's3', 's4'], 'attrs': ['{"color": "Red", "kg": 1.5}', '{"kg": "2", "tags": ["a", "b"]}', '', '{bad json}']})
def load(text):
    try:
        return json.loads(text)
    except (ValueError, TypeError):
        return {}
attrs = p['attrs'].apply(load).apply(pd.Series)
attrs['kg'] = attrs['kg'].astype(float)
result = p[['sku']].join(attrs)
# case: json-normalize-nested
payload = [
    {'id': 1, 'customer': {'name': 'Ann', 'address': {'city': 'Oslo'}}, 'items': [{'sku': 'a', 'qty': 1}, {'sku': 'b', 'qty': 2}]},
    {'id': 2, 'customer': {'name': 'Bob'}, 'items': []},
    {'id': 3, 'customer': {'name': None, 'address': {'city': ''}}, 'items': [{'sku': 'a', 'qty': None}]},
]
flat = pd.json_normalize(payload)
items = pd.json_normalize(payload, record_path='items', meta=['id'])
result = flat.drop(columns='items').merge(items, on='id', how='left')
# case: discount-text-apply
d = pd.DataFrame({'price': ['$10', '$20.00', '$15', '$8'], 'discount': ['10%', '$5', None, 'BOGO']})
def final(row):
    p = float(row['price'].lstrip('$'))
    disc = row['discount']
    if disc is None or disc == '':
        return p
    if disc.endswith('%'):
        return round(p * (1 - float(disc[:-1]) / 100), 2)
    if disc.startswith('$'):
        return max(p - float(disc[1:]), 0)
    raise ValueError(f'unknown discount {disc!r}')
d['final'] = d.apply(final, axis=1)
result = d
# case: basket-pairs-lift
b = pd.DataFrame({'basket': [1, 1, 2, 2, 2, 3, 4, 4], 'item': ['milk', 'Bread', 'milk', 'bread', 'eggs', 'milk', 'eggs', 'Milk']})
b['item'] = b['item'].str.lower()
n = b['basket'].nunique()
support = b.groupby('item')['basket'].nunique() / n
pairs = b.merge(b, on='basket').query('item_x < item_y').groupby(['item_x', 'item_y'])['basket'].nunique().rename('together').reset_index()
pairs['lift'] = [t / n / (support[x] * support[y]) for x, y, t in pairs.itertuples(index=False, name=None)]
result = pairs.round(4)
# case: reduce-merge-three
a = pd.DataFrame({'sku': ['x', 'y', 'z'], 'stock': [5, 0, 2]})
b = pd.DataFrame({'sku': ['y', 'z', 'w'], 'price': ['1.5', '2', None]})
c = pd.DataFrame({'sku': ['x', 'w', 'w'], 'tag': ['new', 'old', 'sale']})
result = reduce(lambda l, r: pd.merge(l, r, on='sku', how='outer'), [a, b, c]).fillna({'stock': 0, 'tag': ''})
# case: pareto-products
s = pd.DataFrame({'sku': list('ABCDEF'), 'rev': ['500', '1,200', '50', '300', '0', None]})
s['rev'] = s['rev'].str.replace(',', '').astype(float)
s = s.dropna().sort_values('rev', ascending=False)
s['cum_pct'] = s['rev'].cumsum() / s['rev'].sum() * 100
s['class'] = np.select([s['cum_pct'] <= 80, s['cum_pct'] <= 95], ['A', 'B'], default='C')
result = s.groupby('class')['sku'].agg(','.join)
# case: set-differences-skus
mon = pd.DataFrame({'sku': ['a1', 'A2', 'a3 ', None]})
tue = pd.DataFrame({'sku': ['A2', 'a4', 'a3', 'a3']})
norm = lambda d: set(d['sku'].dropna().str.strip().str.lower())
m, t = norm(mon), norm(tue)
result = {'gone': m - t, 'new': t - m, 'kept': m & t, 'changed': m ^ t, 'n': len(m | t)}
