import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from collections import Counter, defaultdict
import re, math

customers_df = pd.DataFrame({'id': [1, 2, 3, 4, 5, 6], 'name': ['Ann Lee', 'bob stone', 'Cy O\'Neil', 'Dee  Park', None, 'Éva Nagy'], 'city': ['Ulm', 'ulm ', 'Bern', None, 'Oslo', 'Bern'], 'joined': ['2021-01-15', '2020-02-29', '2022-12-31', None, '2021-07-04', '2019-11-11'], 'vip': [1, 0, 0, 1, 0, 1]})
orders_df = pd.DataFrame({'order_id': [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 'customer_id': [1, 1, 2, 3, 3, 3, 6, 7, 2, 1], 'ordered': ['2023-01-05 10:00:00', '2023-01-20 12:30:00', '2023-02-01 00:00:00', '2023-02-14 23:59:59', '2023-03-01 08:00:00', '2023-03-31 17:45:10', '2023-03-31 17:45:10', '2022-12-31 00:00:01', '2023-05-05 05:05:05', '2023-06-30 13:00:00'], 'status': ['paid', 'paid', 'open', 'PAID', 'cancelled', 'paid', 'open', None, 'paid', 'refunded'], 'total': [99.5, 20.0, np.nan, 45.25, 10.0, 300.0, 0.0, 12.0, 55.5, 20.0]})
items_df = pd.DataFrame({'order_id': [10, 10, 11, 12, 13, 13, 14, 15, 15, 15, 16, 18, 19, 20], 'sku': ['A-1', 'B-2', 'A-1', 'C-3', 'B-2', 'A-1', 'C-3', 'D-4', 'A-1', 'B-2', 'E-5', 'A-1', 'D-4', 'A-1'], 'qty': [1, 2, 1, 5, 1, 1, 3, 10, 2, 1, 4, 2, 1, 9], 'price': [49.5, 25.0, 20.0, 3.0, 25.25, 20.0, 3.33, 25.0, 20.0, 10.0, 0.0, 27.75, 20.0, 1.0]})
products_df = pd.DataFrame({'sku': ['A-1', 'B-2', 'C-3', 'D-4', 'F-6'], 'title': ['Anchor', 'Buoy', 'Compass', 'Deck chair', 'Flag'], 'category': ['gear', 'gear', 'tools', 'furniture', 'gear'], 'weight_kg': ['2.5', '1,2', '0.1', 'n/a', '0.05']})
# case: revenue-by-month
df = orders_df.copy()
df['ordered'] = pd.to_datetime(df['ordered'])
df['month'] = df['ordered'].dt.to_period('M').astype(str)
result = (df[df['status'].str.lower() == 'paid']
          .groupby('month', as_index=False)
          .agg(revenue=('total', 'sum'), n=('order_id', 'count'))
          .sort_values('month'))
# case: customers-without-orders
m = customers_df.merge(orders_df, left_on='id', right_on='customer_id', how='left', indicator=True)
result = m.loc[m['_merge'] == 'left_only', ['id', 'name']].drop_duplicates().reset_index(drop=True)
# case: top-customer-per-city
c = customers_df.assign(city=customers_df['city'].str.strip().str.title())
t = c.merge(orders_df.groupby('customer_id')['total'].sum().rename('spent'), left_on='id', right_index=True, how='left')
t['spent'] = t['spent'].fillna(0)
idx = t.groupby('city')['spent'].idxmax()
result = t.loc[idx, ['city', 'name', 'spent']]
# case: weight-parse
w = products_df['weight_kg'].str.replace(',', '.', regex=False)
products_df['w'] = pd.to_numeric(w, errors='coerce')
result = products_df.groupby('category')['w'].agg(['mean', 'max', 'count'])
# case: basket-pairs
from itertools import combinations
pairs = Counter()
for oid, grp in items_df.groupby('order_id'):
    skus = sorted(set(grp['sku']))
    for a, b in combinations(skus, 2):
        pairs[(a, b)] += 1
result = pd.DataFrame([(a, b, n) for (a, b), n in pairs.most_common()], columns=['a', 'b', 'n'])
# case: running-total
d = orders_df.assign(ordered=pd.to_datetime(orders_df['ordered'])).sort_values(['customer_id', 'ordered'])
d['running'] = d.groupby('customer_id')['total'].cumsum()
d['nth'] = d.groupby('customer_id').cumcount() + 1
result = d[['customer_id', 'order_id', 'running', 'nth']]
# case: days-between-orders
d = orders_df.assign(ordered=pd.to_datetime(orders_df['ordered'])).sort_values(['customer_id', 'ordered'])
d['gap'] = d.groupby('customer_id')['ordered'].diff()
d['gap_days'] = d['gap'].dt.days
result = d.groupby('customer_id')['gap_days'].mean().dropna()
# case: share-of-total
g = items_df.assign(amount=items_df['qty'] * items_df['price']).merge(products_df, on='sku', how='left')
s = g.groupby('category', dropna=False)['amount'].sum()
result = (100 * s / s.sum()).round(2)
# case: share-of-total-strings
g = items_df.assign(amount=items_df['qty'] * items_df['price']).merge(products_df, on='sku', how='left')
s = g.groupby('category', dropna=False)['amount'].sum()
result = s.map(lambda v: f"{v / s.sum():.1%}")
# case: pivot-status
o = orders_df.assign(status=orders_df['status'].fillna('unknown').str.lower(), month=pd.to_datetime(orders_df['ordered']).dt.month)
result = o.pivot_table(index='month', columns='status', values='total', aggfunc='sum', fill_value=0, margins=True)
# case: crosstab-normalized
o = orders_df.assign(status=orders_df['status'].fillna('unknown').str.lower())
result = pd.crosstab(o['customer_id'], o['status'], normalize='index').round(3)
# case: above-own-average
o = orders_df.copy()
o['avg'] = o.groupby('customer_id')['total'].transform('mean')
result = o.query('total > avg')[['order_id', 'customer_id', 'total', 'avg']]
# case: query-with-local
limit = orders_df['total'].median()
result = orders_df.query('total >= @limit and status.notna()', engine='python')['order_id'].tolist()
# case: nested-function
def bucket(x):
    if pd.isna(x):
        return 'none'
    elif x < 20:
        return 'low'
    return 'high' if x >= 100 else 'mid'
result = orders_df['total'].apply(bucket).value_counts().reindex(['low', 'mid', 'high', 'none'], fill_value=0)
# case: cut-labels
b = pd.cut(orders_df['total'], bins=[0, 20, 50, np.inf], labels=['small', 'medium', 'large'], right=False)
result = orders_df.assign(b=b).groupby('b', observed=False)['order_id'].count()
# case: qcut-quartiles
q = pd.qcut(items_df['price'], 4, labels=False, duplicates='drop')
result = items_df.assign(q=q).groupby('q')['qty'].sum()
# case: name-split
parts = customers_df['name'].str.split(expand=True)
parts.columns = ['first', 'last']
result = pd.concat([customers_df[['id']], parts], axis=1)
# case: name-extract
result = customers_df['name'].str.extract(r"(?P<first>\S+)\s+(?P<last>.+)")
# case: email-like
result = customers_df['name'].dropna().str.lower().str.replace(r"[^a-z]+", '.', regex=True) + '@example.org'
# case: latest-order-per-customer
o = orders_df.sort_values('ordered').drop_duplicates('customer_id', keep='last')
result = o.set_index('customer_id')['order_id'].sort_index().to_dict()
# case: rank-within
i = items_df.copy()
i['r'] = i.groupby('order_id')['price'].rank(method='dense', ascending=False).astype(int)
result = i[i['r'] == 1].sort_values(['order_id', 'sku'])[['order_id', 'sku', 'price']]
# case: second-highest
u = sorted(orders_df['total'].dropna().unique(), reverse=True)
result = u[1] if len(u) > 1 else None
# case: nlargest-keep-all
result = orders_df.nlargest(3, 'total', keep='all')[['order_id', 'total']]
# case: bought-everything
gear = set(products_df.loc[products_df['category'] == 'gear', 'sku']) - {'F-6'}
oi = orders_df.merge(items_df, on='order_id')
have = oi.groupby('customer_id')['sku'].agg(set)
result = [int(c) for c, s in have.items() if gear <= s]
# case: agg-dict-flatten
a = items_df.groupby('sku').agg({'qty': ['sum', 'max'], 'price': 'mean'})
a.columns = ['_'.join(c).strip('_') for c in a.columns]
result = a.reset_index()
# case: apply-series
def stats(g):
    return pd.Series({'lines': len(g), 'units': g['qty'].sum(), 'value': (g['qty'] * g['price']).sum()})
result = items_df.groupby('sku').apply(stats, include_groups=False)
# case: apply-scalar
result = items_df.groupby('sku')[['qty', 'price']].apply(lambda g: (g['qty'] * g['price']).sum()).reset_index(name='value')
# case: weighted-average
result = items_df.groupby('sku').apply(lambda g: np.average(g['price'], weights=g['qty']), include_groups=False).round(4)
# case: string-agg
result = items_df.sort_values('sku').groupby('order_id')['sku'].agg(', '.join).reset_index()
# case: unique-list
result = items_df.groupby('order_id')['sku'].unique().apply(list)
# case: explode-back
l = items_df.groupby('order_id')['sku'].apply(list).reset_index()
result = l.explode('sku', ignore_index=True).groupby('sku').size().sort_values(ascending=False)
# case: resample-monthly
s = orders_df.assign(ordered=pd.to_datetime(orders_df['ordered'])).set_index('ordered')['total']
result = s.resample('MS').sum()
# case: grouper-quarter
o = orders_df.assign(ordered=pd.to_datetime(orders_df['ordered']))
result = o.groupby(pd.Grouper(key='ordered', freq='QS'))['total'].agg(['sum', 'count'])
# case: weekday-names
d = pd.to_datetime(orders_df['ordered'])
result = d.dt.day_name().value_counts().sort_index()
# case: within-30-days
d = pd.to_datetime(orders_df['ordered'])
last = d.max()
result = orders_df[d >= last - pd.Timedelta(days=60)]['order_id'].tolist()
# case: between-dates
d = pd.to_datetime(orders_df['ordered'])
result = orders_df[d.between('2023-02-01', '2023-03-31')]['order_id'].tolist()
# case: age-in-years
j = pd.to_datetime(customers_df['joined'])
ref = pd.Timestamp('2023-07-01')
result = ((ref - j).dt.days // 365).astype('Int64')
# case: month-diff
j = pd.to_datetime(customers_df['joined'])
result = (2023 - j.dt.year) * 12 + (7 - j.dt.month)
# case: strptime-loop
out = []
for r in customers_df.itertuples(index=False):
    if r.joined is None:
        continue
    d = datetime.strptime(r.joined, '%Y-%m-%d')
    out.append((r.id, (d + timedelta(days=30)).strftime('%d/%m/%Y')))
result = pd.DataFrame(out, columns=['id', 'plus30'])
# case: iterrows-dict
total = defaultdict(float)
for _, row in items_df.iterrows():
    total[row['sku']] += row['qty'] * row['price']
result = pd.Series(total).sort_values(ascending=False).head(2)
# case: zip-dict
lookup = dict(zip(products_df['sku'], products_df['title']))
result = items_df['sku'].map(lookup).fillna('?').value_counts()
# case: np-select
conds = [orders_df['status'].str.lower().eq('paid'), orders_df['status'].isna()]
orders_df['flag'] = np.select(conds, ['P', 'N'], default='O')
result = orders_df.groupby('flag')['total'].sum()
# case: np-where-count
result = int(np.where(orders_df['total'] > 20, 1, 0).sum())
# case: any-all
paid = orders_df['status'].str.lower() == 'paid'
result = paid.groupby(orders_df['customer_id']).all()
# case: filter-groups
result = orders_df.groupby('customer_id').filter(lambda g: len(g) >= 2 and g['total'].sum() > 100)['order_id'].tolist()
# case: mode
result = items_df['sku'].mode().iloc[0]
# case: describe-total
result = orders_df['total'].describe().round(2)
# case: corr
result = items_df[['qty', 'price']].corr().round(6)
# case: isin-negated
result = products_df[~products_df['sku'].isin(items_df['sku'])]['title'].tolist()
# case: set-difference
result = sorted(set(items_df['order_id']) - set(orders_df['order_id']))
# case: concat-union
a = customers_df[['id']].rename(columns={'id': 'k'})
b = orders_df[['customer_id']].rename(columns={'customer_id': 'k'})
result = pd.concat([a, b], ignore_index=True).drop_duplicates().sort_values('k')['k'].tolist()
# case: assign-chain
result = (orders_df.assign(day=lambda d: pd.to_datetime(d['ordered']).dt.date.astype(str), paid=lambda d: d['status'].str.upper().eq('PAID'))
          .loc[lambda d: d['paid'], ['day', 'total']].set_index('day')['total'])
# case: merge-validate
result = items_df.merge(products_df[['sku', 'title']], on='sku', how='left', validate='many_to_one')['title'].isna().sum()
# case: self-join
m = items_df.merge(items_df, on='order_id', suffixes=('_a', '_b'))
m = m[m['sku_a'] < m['sku_b']]
result = m.groupby(['sku_a', 'sku_b']).size().reset_index(name='n').sort_values(['n', 'sku_a', 'sku_b'], ascending=[False, True, True])
# case: cross-join
m = products_df[['sku']].merge(pd.DataFrame({'k': [1, 2]}), how='cross')
result = m
# case: pct-change
s = orders_df.assign(m=pd.to_datetime(orders_df['ordered']).dt.to_period('M')).groupby('m')['total'].sum()
result = s.pct_change().round(4)
# case: rolling-three
s = orders_df.sort_values('ordered')['total'].rolling(3, min_periods=1).mean()
result = s.round(3)
# case: unstack
g = items_df.groupby(['order_id', 'sku'])['qty'].sum().unstack(fill_value=0)
result = g.loc[:, (g > 0).sum() > 1]
# case: stack-back
g = items_df.pivot_table(index='order_id', columns='sku', values='qty', aggfunc='sum')
result = g.stack().reset_index(name='qty')
# case: melt
w = items_df.groupby('sku', as_index=False).agg(qty=('qty', 'sum'), top=('price', 'max'))
result = w.melt(id_vars='sku', var_name='what', value_name='v').sort_values(['sku', 'what'])
# case: to-dict-records
result = products_df.head(2).to_dict('records')
# case: to-dict-list
result = items_df.groupby('sku')['qty'].sum().reset_index().to_dict('list')
# case: median-even
result = orders_df.groupby('customer_id')['total'].median()
# case: std-single
result = orders_df.groupby('customer_id')['total'].std()
# case: ratio-safe
a = orders_df[orders_df['status'] == 'refunded']['total'].sum()
b = orders_df[orders_df['status'] == 'nothing']['total'].sum()
result = a / b if b else None
# case: ratio-inf
a = orders_df.groupby('customer_id')['total'].sum()
b = orders_df[orders_df['status'] == 'open'].groupby('customer_id')['total'].sum()
result = a / b
# case: fillna-dict
result = orders_df.fillna({'status': 'none', 'total': 0}).tail(4)
# case: sort-key
result = customers_df.sort_values('name', key=lambda s: s.str.lower(), na_position='first')['id'].tolist()
# case: str-contains-na
result = customers_df[customers_df['city'].str.contains('ul', case=False, na=False)]['id'].tolist()
# case: str-len-max
n = customers_df['name'].str.len()
result = customers_df.loc[n == n.max(), 'name'].tolist()
# case: regex-findall
result = [re.findall(r'\d+', s) for s in items_df['sku'].unique()]
# case: math-use
result = [round(math.sqrt(x), 2) if not math.isnan(x) else None for x in orders_df['total'].head(4)]
# case: walrus-any
result = [y for x in items_df['price'] if (y := x * 2) > 50]
# case: try-except
try:
    v = customers_df.loc[customers_df['city'] == 'Rome', 'id'].iloc[0]
except IndexError:
    v = -1
result = v
# case: empty-result
result = orders_df[orders_df['total'] > 1000][['order_id', 'total']]
# case: empty-groupby
result = orders_df[orders_df['total'] > 1000].groupby('customer_id')['total'].sum().reset_index()
# case: empty-max
result = orders_df[orders_df['total'] > 1000]['total'].max()
# case: count-distinct-pairs
result = orders_df.merge(items_df, on='order_id')[['customer_id', 'sku']].drop_duplicates().shape[0]
# case: nunique-agg
result = orders_df.merge(items_df, on='order_id').groupby('customer_id').agg(skus=('sku', 'nunique'), first=('ordered', 'min'), last=('ordered', 'max'))
# case: groupby-two-head
result = orders_df.sort_values('total', ascending=False).groupby('customer_id').head(1)[['customer_id', 'total']]
# case: groupby-nth
result = orders_df.sort_values('ordered').groupby('customer_id')['order_id'].nth(1)
# case: groupby-first-none
result = orders_df.groupby('customer_id')['status'].first()
# case: shift-compare
o = orders_df.sort_values('ordered')
o['up'] = o['total'] > o['total'].shift()
result = o['up'].sum()
# case: multi-index-loc
g = orders_df.groupby(['customer_id', 'status'])['total'].sum()
result = g.loc[1]
# case: multi-index-xs
g = orders_df.groupby(['customer_id', 'status'])['total'].sum()
result = g.xs('paid', level='status')
# case: idxmax-tuple
g = orders_df.groupby(['customer_id', 'status'])['total'].sum()
result = g.idxmax()
# case: index-map
g = orders_df.groupby('customer_id')['total'].sum()
g.index = g.index.map(customers_df.set_index('id')['name'])
result = g
# case: rename-axis
result = items_df['sku'].value_counts().rename_axis('product').reset_index(name='times')
# case: value-counts-normalize
result = orders_df['status'].value_counts(normalize=True, dropna=False).mul(100).round(1)
# case: value-counts-frame
result = orders_df[['customer_id', 'status']].value_counts().head(3)
# case: astype-category-order
t = pd.Categorical(orders_df['status'].str.lower(), categories=['open', 'paid', 'refunded'], ordered=True)
result = orders_df.assign(t=t).sort_values(['t', 'order_id'])[['order_id', 't']]
# case: bool-sum-mean
result = {'n': int((orders_df['total'] > 20).sum()), 'share': float((orders_df['total'] > 20).mean())}
# case: where-mask
result = orders_df['total'].where(orders_df['total'] > 20, other=-1)
# case: clip-round
result = items_df['price'].clip(lower=5, upper=25).round(1).tolist()
# case: replace-map
result = orders_df['status'].replace({'PAID': 'paid', None: 'unknown'}).tolist()
# case: combine-first
a = customers_df.set_index('id')['city']
b = pd.Series({4: 'Rome', 5: 'Never'})
result = a.combine_first(b)
# case: update-in-loop
res = []
for cid in sorted(orders_df['customer_id'].unique()):
    sub = orders_df[orders_df['customer_id'] == cid]
    res.append({'customer': cid, 'best': sub['total'].max(), 'orders': len(sub)})
result = pd.DataFrame(res).sort_values(['orders', 'best'], ascending=[False, True]).reset_index(drop=True)
# case: reduce-merge
from functools import reduce
frames = [orders_df.groupby('customer_id')[c].count().rename(c).reset_index() for c in ('order_id', 'status', 'total')]
result = reduce(lambda l, r: l.merge(r, on='customer_id'), frames)
# case: eval-expression
result = items_df.eval('value = qty * price').groupby('order_id')['value'].sum()
# case: pipe
def top(d, n):
    return d.nlargest(n, 'qty')
result = items_df.pipe(top, n=2)
# case: get-dummies
result = pd.get_dummies(products_df['category']).sum()
# case: squeeze
result = products_df.loc[products_df['sku'] == 'B-2', ['title']].squeeze()
# case: item
result = products_df.loc[products_df['sku'] == 'B-2', 'title'].item()
# case: item-error
result = products_df.loc[products_df['category'] == 'gear', 'title'].item()
# case: key-error
result = products_df['weight']
# case: at-set
products_df.at[0, 'title'] = 'Big anchor'
result = products_df.iat[0, 1]
# case: loc-set-new-row
s = pd.Series(dtype=float)
s.loc['x'] = 2.5
result = s
# case: print-captured
print(items_df.head(2))
result = 1
# case: sum-object-strings
result = products_df['title'].sum()
# case: series-arith-align
a = orders_df.groupby('customer_id').size()
b = customers_df.set_index('id')['vip']
result = a.add(b, fill_value=0)
# case: divide-axis
g = orders_df.pivot_table(index='customer_id', columns='status', values='total', aggfunc='sum')
result = g.div(g.sum(axis=1), axis=0).round(2)
# case: percent-rank
result = orders_df['total'].rank(pct=True).round(3)
# case: cum-percent
s = items_df.groupby('sku')['qty'].sum().sort_values(ascending=False)
result = (s.cumsum() / s.sum() * 100).round(1)
# case: pareto
s = items_df.groupby('sku')['qty'].sum().sort_values(ascending=False, kind='stable')
c = s.cumsum() / s.sum()
result = c[c.shift(fill_value=0) < 0.8].index.tolist()
# case: duplicates-report
result = items_df[items_df.duplicated(subset=['sku', 'price'], keep=False)].sort_values(['sku', 'order_id'])
# case: lambda-axis1
result = items_df.apply(lambda r: f"{r['sku']}x{r['qty']}", axis=1).tolist()
# case: axis1-expand
result = items_df.head(3).apply(lambda r: pd.Series({'v': r['qty'] * r['price'], 's': r['sku'][0]}), axis=1)
# case: tz-none-compare
result = (pd.to_datetime(orders_df['ordered']) < datetime(2023, 2, 1)).sum()
# case: timestamp-parts
t = pd.Timestamp('2023-03-31 17:45:10')
result = (t.year, t.month, t.day_name(), t.quarter, t.isoformat(), str(t.date()), t.strftime('%b %d'))
# case: isocalendar-week
result = pd.to_datetime(orders_df['ordered']).dt.isocalendar().week.value_counts().sort_index()
# case: date-range-reindex
s = orders_df.assign(m=pd.to_datetime(orders_df['ordered']).dt.to_period('M').dt.to_timestamp()).groupby('m')['total'].sum()
result = s.reindex(pd.date_range('2022-12-01', '2023-06-01', freq='MS'), fill_value=0)
# case: string-format
result = ['{:>8.2f}|{:<6}|{:^7}'.format(p, s, q) for p, s, q in zip(items_df['price'], items_df['sku'], items_df['qty'])][:3]
# case: sorted-key-multi
rows = list(items_df.itertuples(index=False, name=None))
result = sorted(rows, key=lambda r: (-r[2], r[1]))[:3]
# case: max-by-key
result = max(items_df.to_dict('records'), key=lambda r: r['qty'] * r['price'])['sku']
# case: groupby-lambda-key
result = items_df.groupby(lambda i: i % 2)['qty'].sum()
# case: groupby-str-key
result = items_df.groupby(items_df['sku'].str[0])['price'].agg(lambda s: s.max() - s.min())
# case: groupby-agg-named-lambda
result = items_df.groupby('sku').agg(spread=('price', lambda s: s.max() - s.min()), n=('qty', 'size')).query('n > 1')
# case: transform-rank-filter
i = items_df.assign(share=items_df['qty'] / items_df.groupby('order_id')['qty'].transform('sum'))
result = i.loc[i['share'] >= 0.5, ['order_id', 'sku', 'share']].round(3)
# case: last-valid
result = orders_df.groupby('customer_id')['total'].last()
# case: ffill-groups
result = orders_df.sort_values(['customer_id', 'ordered']).groupby('customer_id')['status'].ffill()
# case: interpolate
result = orders_df['total'].interpolate().tolist()
# case: semi-join-tuple
keys = set(map(tuple, items_df[['order_id', 'sku']].values))
result = (13, 'A-1') in keys, len(keys)
# case: multiindex-isin
mi = pd.MultiIndex.from_frame(items_df[['order_id', 'sku']])
result = items_df[mi.isin([(10, 'A-1'), (15, 'D-4')])]['qty'].tolist()
# case: merge-on-index
a = orders_df.groupby('customer_id')['order_id'].count()
result = customers_df.set_index('id').join(a.rename('orders')).fillna({'orders': 0})[['name', 'orders']]
# case: join-many
a = items_df.groupby('sku')['qty'].sum()
b = items_df.groupby('sku')['price'].max()
result = products_df.set_index('sku')[['title']].join([a, b], how='inner')
# case: outer-fill-sort
m = products_df.merge(items_df.groupby('sku', as_index=False)['qty'].sum(), on='sku', how='outer').sort_values('qty', ascending=False, na_position='last')
result = m[['sku', 'title', 'qty']]
