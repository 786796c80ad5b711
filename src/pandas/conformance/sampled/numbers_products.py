import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict
from itertools import combinations, groupby, product

products_df = pd.DataFrame({
    'sku': ['P-001', 'P-002', 'P-003', 'P-004', 'P-005', 'P-006'],
    'title': ['Mug', 'Plate', 'bowl', 'Mug ', 'Spoon set', 'Knife'],
    'list_price': ['$12.50', '$8.00', '9.99', '$1,250.00', None, '$3'],
    'cost': [5.0, 4.25, 9.99, 800.0, 2.0, 0.0],
    'category': ['Kitchen', 'Kitchen', 'kitchen', 'Art', None, 'Cutlery'],
})

orders_df = pd.DataFrame({
    'order_id': [1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7],
    'sku': ['P-001', 'P-002', 'P-003', 'P-001', 'P-002', 'P-004', 'P-002', 'P-003', 'P-006', 'P-001', 'P-003', 'P-999'],
    'qty': [2, 4, 1, 1, 6, 1, 2, 2, 12, 3, 3, 1],
    'discount': ['10%', '0%', None, '5.5%', '12.50%', '0', '10%', None, '100%', '', '7%', '0%'],
})

customers_df = pd.DataFrame({
    'order_id': [1, 2, 3, 4, 5, 6, 7],
    'customer': ['Ann', 'bob', 'Ann', 'Cid', 'Bob', 'ANN', 'Dee'],
    'age': ['34', '27', '34', 'unknown', '27', '34', '61'],
    'rating': [5, 3, 4, np.nan, 1, 5, 2],
})
# case: net-revenue
o = orders_df.merge(products_df, on='sku', how='inner')
o['price'] = o['list_price'].str.replace(r'[^\d.]', '', regex=True).astype(float)
o['disc'] = pd.to_numeric(o['discount'].str.replace('%', ''), errors='coerce').fillna(0) / 100
o['net'] = (o['qty'] * o['price'] * (1 - o['disc'])).round(2)
result = o.groupby('order_id', as_index=False)['net'].sum()
# case: abc-pareto
o = orders_df.merge(products_df, on='sku')
o['rev'] = o['qty'] * o['list_price'].str.replace('$', '').str.replace(',', '').astype(float)
r = o.groupby('sku')['rev'].sum().sort_values(ascending=False).to_frame()
r['cum_pct'] = r['rev'].cumsum() / r['rev'].sum() * 100
r['abc'] = pd.cut(r['cum_pct'], bins=[0, 90, 97, 100.0001], labels=['A', 'B', 'C'])
result = r.round(2).reset_index()
# case: basket-pairs-lift
baskets = orders_df.groupby('order_id')['sku'].apply(lambda s: sorted(set(s)))
n = len(baskets)
single = Counter(x for b in baskets for x in b)
pair = Counter(c for b in baskets for c in combinations(b, 2))
rows = []
for (a, b), k in pair.most_common():
    rows.append((a, b, k, round(k / n, 3), round(k * n / (single[a] * single[b]), 3)))
result = pd.DataFrame(rows, columns=['a', 'b', 'together', 'support', 'lift'])
# case: margin-zero-price
p = products_df.copy()
p['price'] = pd.to_numeric(p['list_price'].str.replace(r'[$,]', '', regex=True))
p['margin'] = (p['price'] - p['cost']) / p['price']
p['markup'] = np.where(p['cost'] == 0, np.nan, (p['price'] - p['cost']) / p['cost'])
p['margin_txt'] = p['margin'].map(lambda v: f'{v:>8.1%}', na_action='ignore')
result = p[['sku', 'price', 'margin', 'markup', 'margin_txt']].round(3)
# case: cartons-divmod
o = orders_df.groupby('sku', as_index=False)['qty'].sum()
o['boxes'], o['loose'] = divmod(o['qty'], 4)
o['ceil_boxes'] = -(-o['qty'] // 4)
result = o
# case: age-nullable-int
c = customers_df.copy()
c['customer'] = c['customer'].str.capitalize()
c['age'] = pd.to_numeric(c['age'], errors='coerce').astype('Int64')
c['decade'] = (c['age'] // 10) * 10
u = c.drop_duplicates(subset=['customer'])
result = u[['customer', 'age', 'decade']].sort_values('customer', ignore_index=True)
# case: bayesian-rating
c = customers_df.assign(customer=customers_df['customer'].str.title())
C = c['rating'].mean()
m = 2
g = c.groupby('customer')['rating'].agg(['count', 'mean'])
g['bayes'] = (g['count'] * g['mean'].fillna(0) + m * C) / (g['count'] + m)
result = g.round(3).sort_values('bayes', ascending=False).reset_index()
# case: psychological-prices
def ends(v):
    if v is None:
        return 'none'
    cents = int(round(float(re.sub(r'[$,]', '', v)) * 100)) % 100
    if cents == 0:
        return 'round'
    return 'charm' if cents in (95, 99) else 'other'

result = products_df.assign(kind=[ends(v) for v in products_df['list_price']]).groupby('kind').agg(n=('sku', 'size'), skus=('sku', ', '.join)).reset_index()
# case: discount-distribution
d = orders_df['discount'].replace('', np.nan).str.rstrip('%').astype(float)
cats = pd.cut(d, bins=[-0.001, 0, 10, 50, 100], labels=['none', 'small', 'medium', 'huge'])
result = cats.value_counts(dropna=False, sort=False).rename_axis('bucket').reset_index(name='lines')
# case: qty-mad-outliers
q = orders_df['qty']
med = q.median()
mad = (q - med).abs().median()
score = 0.6745 * (q - med) / mad
result = orders_df[score.abs() > 3.5].assign(score=score.round(2))[['order_id', 'sku', 'qty', 'score']]
# case: category-share-of-qty
o = orders_df.merge(products_df[['sku', 'category']], on='sku', how='left')
o['category'] = o['category'].str.title().fillna('Unknown')
s = o.groupby('category')['qty'].sum()
share = s.div(s.sum()).mul(100).round(1)
result = pd.concat([s, share.rename('pct')], axis=1).sort_values('qty', ascending=False).reset_index()
# case: repeat-customers
cust = defaultdict(set)
for oid, name in zip(customers_df['order_id'], customers_df['customer']):
    cust[name.lower()].add(oid)
repeat = {k: sorted(v) for k, v in cust.items() if len(v) > 1}
result = {'repeat': repeat, 'rate': round(len(repeat) / len(cust), 4), 'any_triple': any(len(v) >= 3 for v in cust.values())}
# case: order-size-bincount
sizes = orders_df.groupby('order_id')['sku'].count().to_numpy()
bc = np.bincount(sizes)
result = pd.DataFrame([(i, int(n)) for i, n in enumerate(bc) if n], columns=['lines', 'orders'])
# case: price-format-columns
p = products_df.copy()
num = p['list_price'].str.replace('[$,]', '', regex=True).astype(float)
p['padded'] = num.map(lambda x: f'{x:010.2f}' if x == x else None)
p['sci'] = num.map('{:.2e}'.format)
p['thousands'] = num.fillna(0).astype(int).map('{:,}'.format)
p['sku_no'] = p['sku'].str[2:].astype(int)
result = p[['sku_no', 'padded', 'sci', 'thousands']]
