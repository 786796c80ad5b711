import pandas as pd
import numpy as np
import re
import math
from functools import reduce
from itertools import accumulate

orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    'customer': ['Ann', 'bob ', 'Cara', 'ann', None, 'Dev', 'Cara', 'Bob', 'Eli', 'Dev'],
    'amount': [250.0, 99.99, np.nan, 40.5, 0.0, -15.0, 310.25, 99.99, 1200.0, 75.0],
    'qty': [2, 1, 5, 3, 0, 1, 4, 1, 12, 3],
    'price_txt': ['$125.00', '99.99', 'n/a', '13.50 USD', '', '-15', '$77.56', '99,99', '$1,200', None],
    'status': ['paid', 'PAID', 'pending', 'Paid ', 'void', 'refund', 'pending', None, 'paid', 'paid'],
})
items_df = pd.DataFrame({
    'order_id': [101, 101, 102, 103, 103, 103, 106, 109, 999],
    'tags': [['a', 'b'], ['b'], [], ['c', 'a', 'a'], None, ['b', 'd'], ['d'], ['a', 'c'], ['z']],
    'attrs': [{'color': 'red', 'size': 'M'}, {'color': 'blue'}, {}, {'size': 'L', 'w': 1.5}, None,
              {'color': 'red'}, {'color': None}, {'size': 'S', 'color': 'green'}, {'w': 2}],
    'units': [1, 1, 1, 2, 2, 1, 1, 12, 7],
})
tiers = pd.DataFrame({'tier': ['low', 'mid', 'high'], 'floor': [0, 100, 500], 'rate': [0.0, 0.05, 0.1]})

# case: apply-tier-default-arg
def tier(x, lo=100, hi=500):
    if pd.isna(x):
        return 'unknown'
    if x < lo:
        return 'low'
    if x < hi:
        return 'mid'
    return 'high'
orders_df['tier'] = orders_df['amount'].apply(tier)
result = orders_df[['order_id', 'amount', 'tier']]
# case: apply-args-kwargs
def scale(x, factor, offset=0):
    return x * factor + offset
result = orders_df['amount'].apply(scale, args=(2,), offset=10)
# case: map-dict-missing-keys
mapping = {'paid': 1, 'pending': 0, 'void': -1}
clean = orders_df['status'].str.strip().str.lower()
result = clean.map(mapping)
# case: map-na-ignore-lower
result = orders_df['customer'].map(lambda s: s.strip().title(), na_action='ignore')
# case: map-without-na-action-error
result = orders_df['customer'].map(lambda s: s.strip().title())
# case: parse-price-regex
def parse_price(s):
    if s is None or s == '':
        return np.nan
    s = s.replace(',', '')
    m = re.search(r'-?\d+(?:\.\d+)?', s)
    return float(m.group()) if m else np.nan
orders_df['price'] = orders_df['price_txt'].apply(parse_price)
result = orders_df['price']
# case: row-apply-series-return
def summarize(row):
    unit = row['amount'] / row['qty'] if row['qty'] else np.nan
    return pd.Series({'unit': round(unit, 2), 'big': row['qty'] > 3})
result = orders_df.apply(summarize, axis=1)
# case: row-apply-expand-tuple
result = orders_df[['qty', 'amount']].apply(lambda r: (r['qty'], r['amount'] > 90), axis=1, result_type='expand')
# case: row-apply-list-no-expand
result = orders_df[['order_id', 'qty']].apply(lambda r: [int(r['order_id']), int(r['qty'])], axis=1)
# case: col-apply-nunique-and-na
result = orders_df.apply(lambda c: pd.Series({'dtype': str(c.dtype), 'nunique': c.nunique(), 'missing': c.isna().sum()}))
# case: tag-lengths-and-first
t = items_df.copy()
t['n'] = t['tags'].str.len()
t['first'] = t['tags'].str[0]
t['last'] = t['tags'].str[-1]
result = t[['order_id', 'n', 'first', 'last']]
# case: explode-tag-counts
result = items_df.explode('tags')['tags'].value_counts(dropna=False)
# case: attrs-get-color
result = items_df['attrs'].str.get('color')
# case: attrs-to-frame
result = pd.DataFrame([d if isinstance(d, dict) else {} for d in items_df['attrs']], index=items_df.index)
# case: union-of-tags-by-order
u = items_df.dropna(subset=['tags']).groupby('order_id')['tags'].apply(lambda s: sorted(reduce(lambda a, b: a | b, map(set, s))))
result = u
# case: sum-of-lists
result = items_df[items_df['tags'].notna()].groupby('order_id')['tags'].sum()
# case: accumulate-capped
def capped(vals, cap=10):
    return list(accumulate(vals, lambda a, b: min(a + b, cap)))
orders_df['run'] = capped(orders_df['qty'])
result = orders_df.set_index('order_id')['run']
# case: groupby-apply-series
clean = orders_df.assign(customer=orders_df['customer'].str.strip().str.lower())
result = clean.groupby('customer').apply(lambda g: pd.Series({'n': len(g), 'total': g['amount'].sum(), 'max_qty': g['qty'].max()}), include_groups=False)
# case: named-agg-custom
def spread(s):
    return s.max() - s.min()
result = (orders_df.assign(status=lambda d: d['status'].str.strip().str.lower())
          .groupby('status', dropna=False)
          .agg(n=('order_id', 'count'), spread=('amount', spread), ids=('order_id', list)))
# case: membership-apply-error
result = items_df[items_df['tags'].apply(lambda t: 'a' in t)]
# case: membership-apply-safe
result = items_df.loc[items_df['tags'].apply(lambda t: isinstance(t, list) and 'a' in t), ['order_id', 'units']]
# case: tier-rate-closure
def make_lookup(df):
    rows = list(df.sort_values('floor', ascending=False).itertuples(index=False))
    def lookup(x):
        if math.isnan(x):
            return None
        for r in rows:
            if x >= r.floor:
                return r.tier, r.rate
        return 'negative', 0.0
    return lookup
res = orders_df['amount'].apply(make_lookup(tiers))
orders_df['tier'] = res.str[0]
orders_df['rate'] = res.str[1]
result = orders_df[['order_id', 'tier', 'rate']]
# case: catch-errors-in-function
errors = []
def to_float(v):
    try:
        return float(v)
    except (TypeError, ValueError) as e:
        errors.append((v, type(e).__name__))
        return None
vals = orders_df['price_txt'].apply(to_float)
result = {'values': vals, 'errors': errors, 'dtype': str(vals.dtype)}
