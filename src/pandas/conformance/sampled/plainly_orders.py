import pandas as pd
import numpy as np
import re
import math
from collections import defaultdict, Counter, OrderedDict
from itertools import groupby, combinations, product, chain, islice, accumulate, pairwise
from functools import reduce
from datetime import datetime, timedelta

orders_df = pd.DataFrame({
    'order_id': ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'],
    'cust': [10, 11, 10, 12, None, 13, 11, 10, 77],
    'placed': ['2024-01-03', '2024-01-03', '03/02/2024', '2024-02-14', '2024-02-29', None, '2024-03-01', '2024-03-31', 'soon'],
    'status': ['Paid', 'paid ', 'REFUND', 'Paid', '', 'Paid', None, 'cancelled', 'Paid'],
    'coupon': ['X5', None, 'X5', 'HALF', None, '', 'X5', None, 'BAD'],
})
items_df = pd.DataFrame({
    'order_id': ['A1', 'A1', 'A2', 'A3', 'A4', 'A4', 'A4', 'A6', 'A8', 'A8', 'ZZ'],
    'title': ['Dune', 'Emma', 'Dune', 'Ulysses', 'Emma', 'dune', 'Ivanhoe', 'Emma', 'Dune', 'Ulysses', 'Lost'],
    'qty': [1, 2, 1, 3, 1, 1, 5, 0, 2, 1, 1],
    'price': [9.99, 7.5, 9.99, 15.0, 7.5, 8.99, 4.25, 7.5, '9.99', None, 1.0],
})
cust_df = pd.DataFrame({
    'cust': [10, 11, 12, 13, 14],
    'name': ['Ann Lee', 'bob stone', 'ANN LEE', 'Cy O\'Neil', 'Dee'],
    'vip': [True, False, None, True, False],
})

# case: cart-dict-of-lists
carts = defaultdict(list)
for oid, title in zip(items_df['order_id'], items_df['title']):
    carts[oid].append(title.title())
result = dict(carts)
# case: pair-counts
pairs = Counter()
for _, g in items_df.groupby('order_id'):
    titles = sorted(set(g['title'].str.title()))
    pairs.update(combinations(titles, 2))
result = pd.DataFrame([(a, b, n) for (a, b), n in pairs.items()], columns=['a', 'b', 'n']).sort_values(['n', 'a', 'b'], ascending=[False, True, True], ignore_index=True)
# case: price-text-sum-error
total = 0
for r in items_df.itertuples():
    total += r.qty * r.price
result = total
# case: clean-status-lookup
canon = {'paid': 'PAID', 'refund': 'REFUNDED', 'cancelled': 'CANCELLED'}
def clean(s):
    if not s:
        return 'MISSING'
    return canon.get(s.strip().lower(), s)
orders = orders_df.copy()
orders['status'] = orders['status'].apply(clean)
result = orders['status'].value_counts().to_dict()
# case: date-multi-format
def parse_date(s):
    if s is None or pd.isna(s):
        return None
    for f in ('%Y-%m-%d', '%d/%m/%Y'):
        try:
            return datetime.strptime(s, f)
        except ValueError:
            pass
    return None
d = orders_df['placed'].map(parse_date)
result = pd.to_datetime(d).dt.strftime('%d %b %Y').tolist()
# case: days-between-pairwise
dates = sorted(pd.to_datetime(orders_df['placed'], format='%Y-%m-%d', errors='coerce').dropna().unique())
result = [(b - a).days for a, b in pairwise(pd.DatetimeIndex(dates))]
# case: group-sorted-first
rows = sorted(items_df.to_dict(orient='records'), key=lambda r: (r['title'].lower(), -r['qty']))
result = {k: next(g)['order_id'] for k, g in groupby(rows, key=lambda r: r['title'].lower())}
# case: invoice-text
def invoice(oid, *, width=24):
    sub = items_df.query('order_id == @oid')
    out = [f'Order {oid}'.center(width, '=')]
    for n, (t, q, p) in enumerate(zip(sub.title, sub.qty, sub.price), start=1):
        out.append(f'{n}. {t:<10}{q:>3} x {float(p):>6.2f}')
    return '\n'.join(out)
result = invoice('A4')
# case: customers-without-orders
ordered = set(orders_df['cust'].dropna().astype(int))
all_c = set(cust_df['cust'])
result = {'never': sorted(all_c - ordered), 'orphans': sorted(ordered - all_c), 'both': len(all_c & ordered)}
# case: nested-dict-by-customer
tree = {}
for o in orders_df.itertuples(index=False):
    key = int(o.cust) if pd.notna(o.cust) else 'guest'
    tree.setdefault(key, {}).setdefault((o.status or 'none').strip().lower(), []).append(o.order_id)
result = tree
# case: title-case-names-initials
def initials(name):
    return ''.join(w[0].upper() + '.' for w in re.split(r"[\s']+", name) if w)
result = cust_df.assign(nice=[n.title() for n in cust_df.name], ini=cust_df.name.apply(initials))[['cust', 'nice', 'ini']]
# case: vip-flag-missing
vip = {c: (v is True) for c, v in zip(cust_df['cust'], cust_df['vip'])}
result = orders_df['cust'].map(vip).fillna(False).astype(bool).sum(), sum(vip.values())
# case: repeat-buyers-walrus
result = [(c, n) for c in cust_df['cust'] if (n := int((orders_df['cust'] == c).sum())) > 1]
# case: cumulative-share
q = items_df.groupby(items_df['title'].str.lower())['qty'].sum().sort_values(ascending=False)
shares = [round(x / q.sum(), 3) for x in accumulate(q)]
cut = next(i for i, s in enumerate(shares, 1) if s >= 0.8)
result = pd.DataFrame({'qty': q, 'cum_share': shares}).head(cut)
# case: product-grid-fill
grid = pd.DataFrame(product(['A1', 'A2', 'A4'], ['Dune', 'Emma']), columns=['order_id', 'title'])
m = grid.merge(items_df, how='left', on=['order_id', 'title'])
m['qty'] = m['qty'].fillna(0).astype(int)
result = m.pivot(index='order_id', columns='title', values='qty')
# case: frame-row-by-row
summary = pd.DataFrame(columns=['order_id', 'n_lines', 'n_units'])
for oid in orders_df['order_id']:
    sub = items_df[items_df['order_id'] == oid]
    summary.loc[len(summary)] = [oid, len(sub), sub['qty'].sum()]
result = summary[summary['n_lines'] == 0]
# case: islice-batches
def batches(seq, n):
    it = iter(seq)
    while chunk := list(islice(it, n)):
        yield chunk
result = [len(items_df[items_df.order_id.isin(b)]) for b in batches(orders_df['order_id'], 4)]
# case: equality-checks
left = orders_df[['order_id', 'cust']].drop_duplicates()
right = orders_df.loc[:, ['order_id', 'cust']].copy()
checks = dict(
    equals=left.equals(right),
    eq_all=bool((left == right).all().all()),
    list_eq=left['order_id'].tolist() == right['order_id'].tolist(),
    set_eq=set(left['cust'].dropna()) == {10, 11, 12, 13, 77},
)
result = checks
# case: most-expensive-per-title
best = {}
for rec in items_df.dropna(subset=['price']).to_dict('records'):
    t = rec['title'].lower()
    p = float(rec['price'])
    if t not in best or p > best[t]:
        best[t] = p
result = pd.Series(best, name='max_price').sort_values(ascending=False)
# case: missing-key-in-dict
lookup = cust_df.set_index('cust')['name'].to_dict()
result = [lookup[c] for c in orders_df['cust'].dropna()]
# case: format-multi-columns
m = orders_df.merge(cust_df, on='cust', how='inner')
result = m.apply(lambda r: '{}:{:>10}:{!r}'.format(r['order_id'], r['name'].split()[0], r.coupon), axis=1).to_list()
