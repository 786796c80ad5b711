import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date
from collections import Counter, defaultdict
import itertools
customers_df = pd.DataFrame({'customer_id': [1, 2, 3, 4, 5, 6], 'customer_name': ['Ann Lee', 'Bob Stone', 'Cy Young', 'Dee Dee', 'Eve Adams', 'Bob Stone'], 'city': ['Oslo', 'Bergen', 'Oslo', None, 'Bergen', 'Tromso'], 'signup_date': ['2021-01-15', '2021-02-03', '2020-12-31', '2021-03-09', '2021-02-28', None], 'credit_limit': [1000.0, 250.5, np.nan, 800.0, 0.0, 1000.0]})
orders_df = pd.DataFrame({'order_id': [101, 102, 103, 104, 105, 106, 107, 108], 'customer_id': [1, 2, 1, 3, 3, 5, 9, 1], 'order_date': ['2021-04-01', '2021-04-03', '2021-04-03', '2021-05-10', '2021-05-11', '2021-06-30', '2021-06-30', '2021-07-01'], 'status': ['shipped', 'pending', 'shipped', 'cancelled', 'shipped', 'pending', 'shipped', None], 'discount': [0.1, 0.0, np.nan, 0.25, 0.0, 0.05, 0.0, 0.1]})
items_df = pd.DataFrame({'order_id': [101, 101, 102, 103, 104, 105, 105, 105, 106, 108], 'product_id': [11, 12, 11, 13, 12, 11, 12, 13, 14, 15], 'quantity': [2, 1, 5, 1, 3, 2, 2, 2, 10, 1], 'unit_price': [9.99, 120.0, 9.99, 45.5, 118.0, 9.49, 120.0, 45.5, 0.99, 300.0]})
products_df = pd.DataFrame({'product_id': [11, 12, 13, 14, 15, 16], 'product_name': ['Mug', 'Lamp', 'Chair', 'Pen', 'Desk', 'Rug'], 'category': ['Kitchen', 'Home', 'Home', 'Office', 'Office', 'Home'], 'stock': [100, 5, 0, 1000, 2, 7]})
# case: spend-per-customer-chain
result = (items_df.assign(amount=lambda d: d['quantity'] * d['unit_price'])
          .merge(orders_df, on='order_id')
          .merge(customers_df, on='customer_id', how='left')
          .groupby(['customer_id', 'customer_name'], dropna=False)['amount'].sum()
          .reset_index()
          .sort_values('amount', ascending=False))
# case: customers-without-orders
result = customers_df[~customers_df['customer_id'].isin(orders_df['customer_id'])][['customer_name']]
# case: customers-without-orders-merge
m = customers_df.merge(orders_df, on='customer_id', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', ['customer_id', 'customer_name']].reset_index(drop=True)
# case: monthly-revenue-period
o = orders_df.copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o['month'] = o['order_date'].dt.to_period('M')
rev = items_df.merge(o[['order_id', 'month']], on='order_id')
rev['revenue'] = rev['quantity'] * rev['unit_price']
result = rev.groupby('month')['revenue'].sum().round(2)
# case: monthly-revenue-grouper
o = orders_df.assign(order_date=pd.to_datetime(orders_df['order_date']))
j = o.merge(items_df, on='order_id')
j['revenue'] = j.quantity * j.unit_price
result = j.groupby(pd.Grouper(key='order_date', freq='ME'))['revenue'].agg(['sum', 'count', 'mean'])
# case: monthly-str
o = orders_df.copy()
o['month'] = o['order_date'].str[:7]
result = o.groupby('month').agg(n=('order_id', 'count'), customers=('customer_id', 'nunique'), avg_discount=('discount', 'mean')).reset_index()
# case: pivot-margins
j = items_df.merge(products_df, on='product_id').merge(orders_df, on='order_id')
j['month'] = pd.to_datetime(j['order_date']).dt.month
result = pd.pivot_table(j, values='quantity', index='category', columns='month', aggfunc='sum', fill_value=0, margins=True, margins_name='Total')
# case: pivot-two-aggs
j = items_df.merge(products_df, on='product_id')
result = j.pivot_table(index='category', values=['quantity', 'unit_price'], aggfunc={'quantity': 'sum', 'unit_price': ['min', 'max']})
# case: fstring-axis1
c = customers_df.copy()
c['label'] = c.apply(lambda r: f"{r['customer_name']} ({r['city'] if pd.notna(r['city']) else 'unknown'}): {r['credit_limit']:,.2f}", axis=1)
result = c['label'].tolist()
# case: names-split
c = customers_df.copy()
c[['first', 'last']] = c['customer_name'].str.split(' ', expand=True)
result = c.groupby('last')['first'].apply(list).reset_index()
# case: np-select-tiers
c = customers_df.copy()
conds = [c['credit_limit'] >= 1000, c['credit_limit'] > 0, c['credit_limit'] == 0]
c['tier'] = np.select(conds, ['gold', 'silver', 'none'], default='unknown')
result = c[['customer_id', 'tier']]
# case: np-where-nested
c = customers_df.copy()
c['group'] = np.where(c['credit_limit'].isna(), 'missing', np.where(c['credit_limit'] > 500, 'high', 'low'))
result = c['group'].value_counts()
# case: loop-dict
totals = {}
for _, row in items_df.iterrows():
    key = int(row['product_id'])
    totals[key] = totals.get(key, 0) + row['quantity'] * row['unit_price']
result = pd.DataFrame(sorted(totals.items(), key=lambda kv: -kv[1]), columns=['product_id', 'revenue'])
# case: defaultdict-lists
by_city = defaultdict(list)
for row in customers_df.itertuples(index=False):
    by_city[row.city].append(row.customer_name)
result = {k: sorted(v) for k, v in by_city.items() if k is not None}
# case: counter-most-common
cnt = Counter(orders_df['status'].dropna())
result = cnt.most_common(2)
# case: top-product-per-category
j = items_df.merge(products_df, on='product_id')
s = j.groupby(['category', 'product_name'])['quantity'].sum().reset_index()
result = s.loc[s.groupby('category')['quantity'].idxmax()].reset_index(drop=True)
# case: rank-within-category
j = items_df.merge(products_df, on='product_id')
s = j.groupby(['category', 'product_name'], as_index=False)['quantity'].sum()
s['rank'] = s.groupby('category')['quantity'].rank(method='dense', ascending=False).astype(int)
result = s[s['rank'] == 1].sort_values(['category', 'product_name'])
# case: share-of-total
j = items_df.merge(products_df, on='product_id')
j['rev'] = j.quantity * j.unit_price
j['share'] = j['rev'] / j.groupby('category')['rev'].transform('sum')
result = j[['order_id', 'product_name', 'share']].round(3)
# case: cumulative-share
s = items_df.assign(rev=items_df.quantity * items_df.unit_price).groupby('product_id')['rev'].sum().sort_values(ascending=False)
result = (s.cumsum() / s.sum() * 100).round(1)
# case: days-between-orders
o = orders_df.copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o = o.sort_values(['customer_id', 'order_date'])
o['gap'] = o.groupby('customer_id')['order_date'].diff()
result = o[['customer_id', 'order_id', 'gap']]
# case: days-between-orders-days
o = orders_df.copy()
o['order_date'] = pd.to_datetime(o['order_date'])
o = o.sort_values(['customer_id', 'order_date'])
o['gap_days'] = o.groupby('customer_id')['order_date'].diff().dt.days
result = o.groupby('customer_id')['gap_days'].mean().dropna()
# case: prev-order-shift
o = orders_df.sort_values(['customer_id', 'order_id']).copy()
o['prev'] = o.groupby('customer_id')['order_id'].shift()
o['next'] = o.groupby('customer_id')['order_id'].shift(-1)
result = o[['order_id', 'prev', 'next']]
# case: latest-order-per-customer
o = orders_df.assign(order_date=pd.to_datetime(orders_df.order_date))
result = o.sort_values('order_date').drop_duplicates('customer_id', keep='last').set_index('customer_id')[['order_id', 'order_date']]
# case: latest-order-tail
result = orders_df.sort_values('order_date').groupby('customer_id').tail(1)[['customer_id', 'order_id']]
# case: query-style
min_qty = 2
result = items_df.query('quantity >= @min_qty and unit_price < 100').sort_values(['unit_price', 'order_id'])
# case: query-in
good = ['shipped', 'pending']
result = orders_df.query('status in @good and discount > 0')['order_id'].tolist()
# case: basket-pairs
pairs = Counter()
for oid, g in items_df.groupby('order_id'):
    for a, b in itertools.combinations(sorted(g['product_id']), 2):
        pairs[(a, b)] += 1
result = pd.DataFrame([(a, b, n) for (a, b), n in pairs.items()], columns=['p1', 'p2', 'n']).sort_values(['n', 'p1', 'p2'], ascending=[False, True, True])
# case: status-counts-norm
result = orders_df['status'].value_counts(normalize=True, dropna=False).round(2)
# case: status-crosstab
o = orders_df.copy()
o['month'] = pd.to_datetime(o['order_date']).dt.month_name()
result = pd.crosstab(o['month'], o['status'].fillna('none'))
# case: crosstab-normalize-index
o = orders_df.copy()
o['month'] = pd.to_datetime(o['order_date']).dt.strftime('%b')
result = pd.crosstab(o['month'], o['status'], normalize='index').round(2)
# case: cut-price-bands
result = items_df.assign(band=pd.cut(items_df['unit_price'], bins=[0, 10, 100, np.inf], labels=['cheap', 'mid', 'dear'])).groupby('band', observed=False).agg(n=('quantity', 'size'), total=('quantity', 'sum'))
# case: qcut-price
result = pd.qcut(items_df['unit_price'], 3, labels=False, duplicates='drop').value_counts().sort_index()
# case: having-more-than
g = orders_df.groupby('customer_id').size()
result = g[g > 1].index.tolist()
# case: having-filter
result = orders_df.groupby('customer_id').filter(lambda g: len(g) > 1 and g['status'].eq('shipped').any())
# case: above-average
j = items_df.assign(amount=items_df.quantity * items_df.unit_price)
avg = j['amount'].mean()
result = j.loc[j['amount'] > avg, ['order_id', 'amount']].round(2).values.tolist()
# case: order-totals-discounted
t = items_df.assign(a=items_df['quantity'] * items_df['unit_price']).groupby('order_id')['a'].sum()
o = orders_df.set_index('order_id')
net = (t * (1 - o['discount'].fillna(0)))
result = net.round(2)
# case: order-totals-map
o = orders_df.copy()
t = (items_df['quantity'] * items_df['unit_price']).groupby(items_df['order_id']).sum()
o['total'] = o['order_id'].map(t).fillna(0)
result = o[['order_id', 'total']]
# case: never-sold
result = products_df.loc[~products_df.product_id.isin(items_df.product_id.unique()), 'product_name'].tolist()
# case: set-ops
a = set(orders_df.loc[orders_df['status'] == 'shipped', 'customer_id'])
b = set(orders_df.loc[orders_df['status'] == 'pending', 'customer_id'])
result = (sorted(a & b), sorted(a - b), sorted(a ^ b), sorted(a | b))
# case: nlargest-keep
result = items_df.nlargest(3, 'quantity', keep='all')
# case: nsmallest-two
result = items_df.nsmallest(2, ['unit_price', 'quantity'])[['product_id', 'unit_price']]
# case: same-name-customers
d = customers_df[customers_df.duplicated('customer_name', keep=False)].sort_values('customer_id')
result = d[['customer_id', 'customer_name']]
# case: describe-prices
result = items_df[['quantity', 'unit_price']].describe()
# case: describe-objects
result = customers_df.describe(include='object')
# case: describe-all
result = orders_df.describe(include='all')
# case: idxmax-row
i = items_df['unit_price'].idxmax()
result = items_df.loc[i].to_dict()
# case: weighted-average
def wavg(g):
    return (g['unit_price'] * g['quantity']).sum() / g['quantity'].sum()
result = items_df.groupby('product_id')[['unit_price', 'quantity']].apply(wavg).round(3)
# case: groupby-apply-series
def stats(g):
    return pd.Series({'n': len(g), 'top': g['unit_price'].max(), 'ids': ','.join(map(str, g['order_id']))})
result = items_df.groupby('product_id').apply(stats, include_groups=False)
# case: melt-stock
result = products_df.melt(id_vars='product_name', value_vars=['stock', 'category'], var_name='field', value_name='val').sort_values(['product_name', 'field']).reset_index(drop=True)
# case: multiindex-select
g = items_df.merge(products_df, on='product_id').groupby(['category', 'product_name'])['quantity'].sum()
result = (g.loc['Home'], g.xs('Lamp', level='product_name'), g.loc[('Office', 'Pen')])
# case: unstack-fill
g = orders_df.groupby(['customer_id', 'status']).size().unstack(fill_value=0)
result = g
# case: unstack-plot-cols
g = orders_df.groupby(['status', 'customer_id']).size().unstack()
result = g.fillna(0).astype(int)
# case: combine-first-cities
fallback = pd.Series({0: 'X', 3: 'Bodo', 10: 'Y'})
result = customers_df['city'].combine_first(fallback)
# case: replace-map
result = orders_df['status'].replace({'shipped': 'S', 'pending': 'P', 'cancelled': 'C'}).fillna('?').tolist()
# case: str-regex-extract
p = pd.Series(['SKU-001 (red)', 'SKU-22 (blue)', 'none', None])
result = p.str.extract(r'SKU-(?P<num>\d+) \((?P<color>\w+)\)')
# case: str-regex-findall
p = pd.Series(['a1b22', 'c', '333'])
result = p.str.findall(r'\d+').str.len()
# case: print-steps
print('Step 1: joining')
j = pd.merge(orders_df, customers_df, on='customer_id', how='inner', suffixes=('_order', '_cust'))
print(j.shape)
print(j.head())
counts = j['city'].value_counts()
print(counts)
result = counts.idxmax()
# case: helper-function
def revenue_of(category):
    ids = products_df[products_df['category'] == category]['product_id'].tolist()
    sub = items_df[items_df['product_id'].isin(ids)]
    return round(float((sub['quantity'] * sub['unit_price']).sum()), 2)
result = pd.DataFrame([{'category': c, 'revenue': revenue_of(c)} for c in sorted(products_df['category'].unique())])
# case: try-except
def safe_ratio(a, b):
    try:
        return a / b
    except ZeroDivisionError:
        return None
result = [safe_ratio(q, s) for q, s in zip([10, 20, 0], [5, 0, 3])]
# case: signup-month-count
d = pd.to_datetime(customers_df['signup_date'])
result = d.dt.month.value_counts().sort_index()
# case: signup-quarter
d = pd.to_datetime(customers_df['signup_date'])
result = d.dt.quarter.fillna(0).astype(int).tolist()
# case: days-since
d = pd.to_datetime(customers_df['signup_date'])
result = (pd.Timestamp('2021-12-31') - d).dt.days
# case: between-dates
o = orders_df[pd.to_datetime(orders_df['order_date']).between('2021-04-02', '2021-06-30')]
result = o['order_id'].tolist()
# case: string-between
result = orders_df[(orders_df['order_date'] >= '2021-05-01') & (orders_df['order_date'] < '2021-07-01')].shape[0]
# case: agg-lambda-mix
result = items_df.groupby('order_id').agg({'quantity': ['sum', lambda x: x.max() - x.min()], 'unit_price': 'mean'})
# case: agg-flatten-cols
g = items_df.groupby('order_id').agg({'quantity': ['sum', 'max'], 'unit_price': ['mean']})
g.columns = ['_'.join(c) for c in g.columns]
result = g.reset_index().round(2)
# case: agg-flatten-values
g = items_df.groupby('product_id').agg({'quantity': ['sum', 'count']})
g.columns = g.columns.map('_'.join)
result = g
# case: to-dict-records
result = products_df.sort_values('stock').head(2).to_dict('records')
# case: to-dict-index
result = products_df.set_index('product_name')[['stock']].to_dict('index')
# case: concat-union
a = customers_df[['city']].dropna()
b = pd.DataFrame({'city': ['Oslo', 'Paris']})
result = pd.concat([a, b], ignore_index=True).drop_duplicates().sort_values('city').reset_index(drop=True)
# case: concat-keys
result = pd.concat({'a': items_df.head(1), 'b': items_df.tail(1)})
# case: low-stock-flag
p = products_df.copy()
p.loc[p['stock'] < 10, 'flag'] = 'reorder'
p['flag'] = p['flag'].fillna('ok')
result = p.set_index('product_name')['flag']
# case: sold-vs-stock
sold = items_df.groupby('product_id')['quantity'].sum()
p = products_df.set_index('product_id')
p['sold'] = sold
p['sold'] = p['sold'].fillna(0).astype(int)
p['left'] = p['stock'] - p['sold']
result = p.query('left < 0').index.tolist(), p['left']
# case: mode-city
result = customers_df['city'].mode().tolist()
# case: scalar-avg
result = round(orders_df.merge(items_df)['quantity'].mean(), 2)
# case: explode-tags
t = pd.DataFrame({'id': [1, 2, 3], 'tags': ['a, b', 'b ,c', None]})
e = t.assign(tag=t['tags'].str.split(',')).explode('tag')
e['tag'] = e['tag'].str.strip()
result = e.groupby('tag')['id'].agg(list)
# case: running-total
o = orders_df.merge(items_df, on='order_id')
o['amt'] = o['quantity'] * o['unit_price']
o = o.sort_values(['customer_id', 'order_date'])
o['running'] = o.groupby('customer_id')['amt'].cumsum().round(2)
result = o[['customer_id', 'order_id', 'running']]
# case: first-order-flag
o = orders_df.copy()
o['is_first'] = ~o.duplicated('customer_id')
o['nth'] = o.groupby('customer_id').cumcount() + 1
result = o[['order_id', 'is_first', 'nth']]
# case: pipe-functions
def add_amount(df):
    return df.assign(amount=df['quantity'] * df['unit_price'])
def only_big(df, limit):
    return df[df['amount'] > limit]
result = items_df.pipe(add_amount).pipe(only_big, limit=100).shape
# case: dict-of-frames
frames = {'items': items_df, 'orders': orders_df}
result = {name: (len(f), list(f.columns)[:2]) for name, f in frames.items()}
# case: column-rename-loop
d = products_df.copy()
d.columns = [c.replace('product_', '').upper() for c in d.columns]
result = d
# case: any-all
g = orders_df.groupby('customer_id')['status'].apply(lambda s: (s == 'shipped').all())
result = g[g].index.tolist(), bool(g.any()), g.sum()
# case: empty-result
e = orders_df[orders_df['discount'] > 5]
result = e.groupby('customer_id')['discount'].sum()
# case: empty-result-max
e = orders_df[orders_df['discount'] > 5]
result = e['discount'].max(), len(e), e.empty, e['status'].mode().tolist()
# case: empty-iloc
e = orders_df[orders_df['discount'] > 5]
result = e.iloc[0]
# case: missing-column
result = orders_df['total']
# case: missing-attribute
result = orders_df.total_price
# case: wrong-merge
result = orders_df.merge(products_df, on='product_id')
