import pandas as pd
import numpy as np
import math
import re
from collections import Counter, defaultdict, namedtuple
from datetime import datetime, date, timedelta

customers = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6, 7],
    'customer_name': ['Savannah', 'Armani', 'Virgie', None, 'marina', 'Laney ', 'Savannah'],
    'email': ['s@mail.com', 'ARMANI@Mail.COM', 'virgie.mail.com', None, '', 'laney@example.org', 's2@mail.com'],
    'joined': ['2017-01-15', '15/02/2017', '2017-03-01', '2018-01-01', None, '2018-03-31', '2017-12-31'],
    'vip': [True, False, None, True, None, False, False],
})
products = pd.DataFrame({
    'product_id': [10, 20, 30, 40, 50, 60],
    'product_name': ['Dell monitor', 'Dell keyboard', 'iPhone6s', 'iWatch', 'dell mouse', 'Gift card'],
    'type': ['Hardware', 'hardware', 'Phone', 'Phone', None, ''],
    'price': ['192.50', '80', '$550.00', '1,000', None, '0'],
})
orders = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009],
    'customer_id': [1, 1, 2, 3, 3, 3, 6, 99, None],
    'order_date': ['2018-03-11', '2018-03-01', '2018-03-08', '2018-02-28', '2018-03-31', '2018-12-31', '2018-03-11', '2018-03-15', '2019-01-01'],
    'status': ['Completed', 'Part Completed', 'completed', 'Cancelled', 'Completed ', None, 'Completed', 'Completed', 'Cancelled'],
})
order_items = pd.DataFrame({
    'order_id': [1001, 1001, 1002, 1003, 1003, 1004, 1005, 1005, 1007, 1008, 1010],
    'product_id': [10, 30, 10, 20, 20, 40, 30, 70, 50, 10, 10],
    'quantity': [2, 1, 0, 3, 3, None, 1, 4, 2, -1, 5],
})

# case: order-count-per-customer-incl-zero
# SQL: SELECT c.customer_name, COUNT(o.order_id) FROM customers c LEFT JOIN orders o ON o.customer_id = c.customer_id GROUP BY c.customer_id
m = customers.merge(orders, on='customer_id', how='left')
expected = m.groupby('customer_id').agg(name=('customer_name', 'first'), n=('order_id', 'count')).reset_index(drop=True)
per = orders['customer_id'].value_counts()
second = [(nm, int(per.get(cid, 0))) for cid, nm in zip(customers['customer_id'], customers['customer_name'])]
got = [(None if pd.isna(a) else a, int(b)) for a, b in expected.itertuples(index=False)]
result = {'expected': got, 'verdict': Counter(got) == Counter(second)}

# case: price-cleaning-max
# SQL: SELECT product_name FROM products ORDER BY CAST(REPLACE(REPLACE(price,'$',''),',','') AS REAL) DESC LIMIT 1
price = products['price'].str.replace('[$,]', '', regex=True).astype(float)
expected = products.loc[price.idxmax(), 'product_name']
t = [(float(p.replace('$', '').replace(',', '')), n) for p, n in zip(products['price'], products['product_name']) if p]
assert max(t)[1] == expected
result = {'expected': expected, 'prices': price.tolist()[:4], 'sum': float(price.sum())}

# case: revenue-per-product
# SQL: SELECT p.product_name, SUM(i.quantity * price) rev FROM products p JOIN order_items i USING (product_id) GROUP BY p.product_id ORDER BY rev DESC NULLS LAST
p = products.assign(price=pd.to_numeric(products['price'].str.replace(r'[^0-9.]', '', regex=True)))
j = p.merge(order_items, on='product_id').eval('rev = quantity * price')
expected = j.groupby('product_name', sort=False)['rev'].sum(min_count=1).sort_values(ascending=False, na_position='last')
rev = {}
lookup = dict(zip(p['product_id'], zip(p['product_name'], p['price'])))
for pid, q in order_items[['product_id', 'quantity']].itertuples(index=False):
    if pid in lookup:
        n, pr = lookup[pid]
        rev.setdefault(n, None)
        v = q * pr
        if v == v:
            rev[n] = (rev[n] or 0) + v
got = {k: (None if pd.isna(v) else v) for k, v in expected.items()}
result = {'expected': list(got.items()), 'match': got == rev}

# case: orders-in-march-2018
# SQL: SELECT COUNT(*) FROM orders WHERE order_date >= '2018-03-01' AND order_date < '2018-04-01' AND TRIM(LOWER(status)) = 'completed'
st = orders['status'].str.strip().str.lower()
text_mask = orders['order_date'].ge('2018-03-01') & orders['order_date'].lt('2018-04-01')
date_mask = pd.to_datetime(orders['order_date']).dt.to_period('M') == pd.Period('2018-03')
assert text_mask.equals(date_mask)
result = {'expected': int((text_mask & st.eq('completed')).sum()), 'raw': int((text_mask & orders['status'].eq('Completed')).sum())}

# case: customers-bought-both
# SQL: SELECT customer_id FROM v WHERE product_name='Dell monitor' INTERSECT SELECT customer_id FROM v WHERE product_name='iPhone6s'
v = orders.merge(order_items, on='order_id').merge(products, on='product_id')[['customer_id', 'product_name']]
a = set(v.loc[v['product_name'] == 'Dell monitor', 'customer_id'])
b = set(v.loc[v['product_name'] == 'iPhone6s', 'customer_id'])
expected = sorted(a & b)
second = v[v['product_name'].isin(['Dell monitor', 'iPhone6s'])].groupby('customer_id')['product_name'].nunique().eq(2)
result = {'expected': expected, 'ok': expected == second[second].index.tolist(), 'dtype': str(v['customer_id'].dtype)}

# case: email-domain
# SQL: SELECT LOWER(SUBSTR(email, INSTR(email,'@')+1)) dom, COUNT(*) FROM customers WHERE email LIKE '%@%' GROUP BY dom ORDER BY 2 DESC
has = customers['email'].str.contains('@', regex=False).fillna(False).astype(bool)
dom = customers.loc[has, 'email'].str.split('@').str.get(-1).str.lower()
expected = dom.value_counts()
second = Counter(e.split('@')[1].lower() for e in customers['email'] if e and '@' in e)
result = {'expected': expected.to_dict(), 'ok': dict(second) == expected.to_dict(), 'top': expected.index[0]}

# case: joined-two-formats
# SQL: SELECT customer_id, CASE WHEN joined LIKE '__/__/____' THEN substr(joined,7,4)||'-'||substr(joined,4,2)||'-'||substr(joined,1,2) ELSE joined END d FROM customers ORDER BY d
slash = customers['joined'].str.match(r'^\d{2}/\d{2}/\d{4}$', na=False)
iso = customers['joined'].where(~slash, customers['joined'].str[6:10] + '-' + customers['joined'].str[3:5] + '-' + customers['joined'].str[:2])
expected = customers[['customer_id']].assign(d=iso).sort_values('d', na_position='first')
def conv(s):
    if s is None:
        return None
    for f in ('%Y-%m-%d', '%d/%m/%Y'):
        try:
            return datetime.strptime(s, f).date().isoformat()
        except ValueError:
            pass
second = sorted(((i, conv(s)) for i, s in zip(customers['customer_id'], customers['joined'])), key=lambda x: (x[1] is not None, x[1]))
result = {'rows': [(i, None if pd.isna(d) else d) for i, d in expected.values.tolist()] == second, 'ids': expected['customer_id'].tolist()}

# case: vip-three-valued
# SQL: SELECT vip, COUNT(*) FROM customers GROUP BY vip ; SELECT COUNT(*) FROM customers WHERE NOT vip
v = customers['vip'].astype('boolean')
counts = {('NULL' if k is pd.NA else bool(k)): int(n) for k, n in v.value_counts(dropna=False).items()}
not_vip = int((~v).sum())
second = Counter('NULL' if x is None else x for x in customers['vip'])
result = {'counts': sorted(counts.items(), key=str), 'not_vip': not_vip, 'ok': counts == dict(second) and not_vip == second[False]}

# case: having-multiple-conditions
# SQL: SELECT order_id, SUM(quantity) q FROM order_items GROUP BY order_id HAVING COUNT(*) >= 2 AND SUM(quantity) > 3 ORDER BY q DESC, order_id
g = order_items.groupby('order_id')['quantity'].agg(q='sum', n='size')
expected = g[(g.n >= 2) & (g.q > 3)].sort_values(['q', 'order_id'], ascending=[False, True])['q'].reset_index()
rows = list(expected.itertuples(index=False, name='Row'))
t = defaultdict(list)
for o, q in zip(order_items['order_id'], order_items['quantity']):
    t[o].append(0 if math.isnan(q) else q)
second = sorted([(k, sum(x)) for k, x in t.items() if len(x) >= 2 and sum(x) > 3], key=lambda p: (-p[1], p[0]))
result = {'expected': [tuple(r) for r in rows], 'ok': [tuple(r) for r in rows] == second}

# case: days-between-orders
# SQL: SELECT customer_id, order_id, julianday(order_date) - julianday(LAG(order_date) OVER (PARTITION BY customer_id ORDER BY order_date)) FROM orders WHERE customer_id IN (1, 3)
o = orders[orders['customer_id'].isin([1, 3])].copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o = o.sort_values(['customer_id', 'order_date'])
o['gap'] = o.groupby('customer_id')['order_date'].diff() / np.timedelta64(1, 'D')
by_shift = (o['order_date'] - o.groupby('customer_id')['order_date'].shift()).dt.days
eq = (o['gap'].fillna(-1) == by_shift.fillna(-1)).all()
result = {'eq': bool(eq), 'gaps': {int(k): (None if np.isnan(v) else v) for k, v in zip(o['order_id'], o['gap'])}}

# case: compare-order-amount-str-mistake
# SQL: SELECT SUM(quantity * price) FROM order_items JOIN products USING (product_id)
j = order_items.merge(products, on='product_id')
total = (j['quantity'] * j['price']).sum()
result = round(total, 2)

# case: union-of-names-sorted-nocase
# SQL: SELECT customer_name n FROM customers UNION SELECT product_name FROM products ORDER BY n COLLATE NOCASE
u = pd.concat([customers['customer_name'], products['product_name']], ignore_index=True).drop_duplicates()
expected = u.sort_values(key=lambda s: s.str.lower(), na_position='first').tolist()
second = sorted(set(customers['customer_name']) | set(products['product_name']), key=lambda s: (s is not None, (s or '').lower()))
result = {'expected': [None if pd.isna(x) else x for x in expected], 'ok': expected == second}

# case: delete-orphans-then-count
# SQL: DELETE FROM order_items WHERE order_id NOT IN (SELECT order_id FROM orders) OR product_id NOT IN (SELECT product_id FROM products); SELECT COUNT(*), SUM(quantity) FROM order_items
keep = order_items['order_id'].isin(orders['order_id']) & order_items['product_id'].isin(products['product_id'])
left = order_items[keep]
left2 = order_items.drop(order_items.index[~keep])
result = {'same': left.equals(left2), 'count': len(left), 'sum': left['quantity'].sum(), 'removed': order_items.loc[~keep].index.tolist()}

# case: update-status-case
# SQL: UPDATE orders SET status = CASE WHEN status IS NULL THEN 'Unknown' ELSE UPPER(SUBSTR(TRIM(status),1,1)) || LOWER(SUBSTR(TRIM(status),2)) END; SELECT status, COUNT(*) FROM orders GROUP BY status
o = orders.copy()
o['status'] = o['status'].str.strip().str.capitalize().fillna('Unknown')
expected = o['status'].value_counts(sort=False).sort_index()
second = orders['status'].map(lambda s: 'Unknown' if pd.isna(s) else s.strip()[0].upper() + s.strip()[1:].lower())
result = {'expected': expected.to_dict(), 'ok': o['status'].tolist() == second.tolist(), 'original_untouched': orders['status'].isna().sum() == 1}

# case: top-product-per-type-ties
# SQL: SELECT COALESCE(NULLIF(LOWER(type),''),'other') t, product_name FROM (… RANK() OVER (PARTITION BY t ORDER BY price DESC) = 1)
p = products.assign(
    t=products['type'].str.lower().replace('', pd.NA).fillna('other'),
    price=products['price'].str.replace('$', '').str.replace(',', '').astype(float),
)
p['r'] = p.groupby('t')['price'].rank(method='min', ascending=False)
expected = p[p['r'] == 1].set_index('t')['product_name'].sort_index()
second = p.dropna(subset='price').sort_values('price').groupby('t')['product_name'].last()
result = {'expected': expected.to_dict(), 'match': expected.equals(second)}

# case: exists-two-level-correlated
# SQL: SELECT customer_name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.customer_id AND NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.order_id))
no_items = orders[~orders['order_id'].isin(order_items['order_id'])]
expected = customers.loc[customers['customer_id'].isin(no_items['customer_id'].dropna()), 'customer_name'].tolist()
second = []
for c in customers.itertuples(index=False):
    for o in orders[orders['customer_id'] == c.customer_id].itertuples(index=False):
        if order_items.loc[order_items['order_id'] == o.order_id].empty:
            second.append(c.customer_name)
            break
result = {'expected': expected, 'second': second, 'pass': expected == second}

# case: min-bare-column-per-group
# SQL: SELECT product_id, MIN(quantity), order_id FROM order_items GROUP BY product_id
v = order_items.dropna(subset=['quantity'])
A = v.loc[v.groupby('product_id')['quantity'].idxmin()].set_index('product_id')[['quantity', 'order_id']]
B = v.sort_values('quantity', kind='stable').groupby('product_id').head(1).set_index('product_id').sort_index()[['quantity', 'order_id']]
result = {'equal': A.equals(B), 'A': A.reset_index().to_dict('records'), 'missing': sorted(set(order_items['product_id']) - set(A.index))}

# case: like-underscore-escape
# SQL: SELECT product_name FROM products WHERE product_name LIKE 'i_____%' OR product_name LIKE 'dell m%'
def like(pattern):
    rx = ''.join('.*' if c == '%' else '.' if c == '_' else re.escape(c) for c in pattern)
    return lambda s: re.fullmatch(rx, s, flags=re.I | re.S) is not None
f1, f2 = like('i_____%'), like('dell m%')
expected = products[products['product_name'].map(f1) | products['product_name'].map(f2)]['product_name']
second = products['product_name'][products['product_name'].str.contains(r'^(?:i.{5}.*|dell m.*)$', case=False)]
result = {'expected': expected.to_list(), 'eq': expected.equals(second)}

# case: single-scalar-frame-compare
# SQL: SELECT SUM(quantity) FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE customer_id = 3)
ids = orders.loc[orders['customer_id'] == 3, 'order_id']
expected = pd.DataFrame({'SUM(quantity)': [order_items.loc[order_items['order_id'].isin(ids), 'quantity'].sum()]})
actual = pd.DataFrame({'sum(QUANTITY)': [5]})
expected.columns = actual.columns = ['v']
result = {'strict': expected.equals(actual), 'loose': bool((expected == actual).all().all()), 'value': expected.iat[0, 0], 'cast': expected.astype('int64').equals(actual)}
