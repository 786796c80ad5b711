import pandas as pd
import numpy as np
import math
import re
import json
import statistics
import itertools
import functools
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
from datetime import datetime, timedelta, date
from operator import itemgetter

orders_df = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    'customer': ['alice', 'Bob', 'alice', 'Carla ', None, 'bob', 'Dmitri', 'alice', 'Eve', 'Bob', '', 'Carla'],
    'region': ['North', 'South', 'North', 'East', 'South', 'West', None, 'East', 'North', 'South', 'West', 'East'],
    'qty': [3, 0, 5, 2, 7, 1, 4, 3, -2, 10, 6, 3],
    'price': [19.99, 5.5, np.nan, 120.0, 3.25, 49.9, 15.0, 19.99, 8.0, np.nan, 0.0, 75.25],
    'discount': [0.1, 0.0, 0.25, np.nan, 0.05, 0.0, 0.15, 0.1, 0.0, 0.2, 0.0, 0.3],
    'order_date': ['2024-01-05', '2024-01-07', '2024-01-31', '2024-02-10', '2024-02-10', '2024-02-29',
                   '2024-03-03', '2024-03-15', '2024-03-18', '2024-04-01', '2024-04-02', '2024-04-30'],
    'paid': [True, False, True, True, None, False, True, True, False, True, None, True],
})
products_df = pd.DataFrame({
    'sku': ['A-100', 'B-205', 'A-101', 'C-330', 'B-206', 'D-001'],
    'stock': [40, 0, 15, 7, 120, 3],
    'cost': [12.5, 3.1, 14.0, 80.0, 1.75, 33.3],
    'weight': ['1.2kg', '300g', '1.5 kg', 'n/a', '50g', '2kg'],
})
monthly = pd.Series([120.5, 98.0, 143.2, 110.0, 98.0, 155.75], index=['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], name='sales')

# case: where-nested-tier
orders_df['tier'] = np.where(orders_df['qty'] >= 6, 'bulk',
                    np.where(orders_df['qty'] >= 3, 'medium',
                    np.where(orders_df['qty'] > 0, 'small', 'invalid')))
result = orders_df[['order_id', 'qty', 'tier']]
# case: select-default-region
conditions = [
    orders_df['region'].isin(['North', 'South']),
    orders_df['region'].isin(['East', 'West']),
]
choices = ['vertical', 'horizontal']
orders_df['axis'] = np.select(conditions, choices, default='unknown')
result = orders_df['axis'].value_counts()
# case: select-numeric-default-nan
p = orders_df['price']
result = np.select([p > 50, p > 10], [p * 0.9, p * 0.95], default=np.nan)
# case: select-first-column
df = orders_df.assign(band=np.select(
    [orders_df.price.isna(), orders_df.price < 10, orders_df.price < 50],
    ['missing', 'cheap', 'mid'], 'expensive'))
result = df.groupby('band')['qty'].sum().to_dict()
# case: arange-index-column
df = orders_df[['customer', 'qty']].copy()
df['row'] = np.arange(1, len(df) + 1)
df['group_of_four'] = np.arange(len(df)) // 4
result = df.groupby('group_of_four')['qty'].agg(['sum', 'max'])
# case: linspace-bins-cut
edges = np.linspace(orders_df['qty'].min(), orders_df['qty'].max(), 5)
result = pd.cut(orders_df['qty'], bins=edges, include_lowest=True).value_counts(sort=False)
# case: zeros-fill-loop
totals = np.zeros(len(orders_df))
for i, row in orders_df.iterrows():
    totals[i] = row['qty'] * (row['price'] if pd.notna(row['price']) else 0)
result = totals.round(2).tolist()
# case: full-and-ones
df = products_df[['sku']].copy()
df['tax'] = np.full(len(df), 0.2)
df['one'] = np.ones(len(df))
df['one_int'] = np.ones(len(df), dtype=int)
result = df
# case: reshape-qty-quarters
arr = orders_df['qty'].to_numpy().reshape(4, 3)
result = pd.DataFrame(arr, columns=['m1', 'm2', 'm3'], index=[f'Q{i}' for i in range(1, 5)])
# case: reshape-row-means
result = orders_df['qty'].values.reshape(-1, 4).mean(axis=1)
# case: ravel-two-columns
result = orders_df[['qty', 'price']].head(3).to_numpy().ravel()
# case: column-stack-frame
mat = np.column_stack((products_df['stock'], products_df['cost']))
result = pd.DataFrame(mat, columns=['stock', 'cost'], index=products_df['sku'])
# case: vstack-describe
a = np.array([1, 2, 3]); b = np.array([4.5, 5.5, 6.5])
result = np.vstack([a, b])
# case: hstack-concat
result = np.hstack([products_df['stock'].values[:3], products_df['cost'].values[:3]])
# case: unique-counts-dict
vals, counts = np.unique(orders_df['qty'], return_counts=True)
result = dict(zip(vals.tolist(), counts.tolist()))
# case: unique-inverse-codes
regions = orders_df['region'].fillna('None').to_numpy()
u, inv = np.unique(regions, return_inverse=True)
result = pd.Series(inv, index=regions)
# case: unique-with-none-error
result = np.unique(orders_df['region'].values)
# case: argsort-desc-top3
idx = np.argsort(-orders_df['qty'].values, kind='stable')[:3]
result = orders_df.iloc[idx][['order_id', 'qty']]
# case: lexsort-two-keys
order = np.lexsort((orders_df['order_id'].values, orders_df['qty'].values))
result = orders_df['order_id'].values[order]
# case: searchsorted-grades
breaks = np.array([0, 3, 5, 10])
labels = np.array(['neg', 'low', 'mid', 'high', 'top'])
result = labels[np.searchsorted(breaks, orders_df['qty'], side='right')].tolist()
# case: digitize-stock
bins = [0, 10, 50, 100]
products_df['bin'] = np.digitize(products_df['stock'], bins)
result = products_df.set_index('sku')['bin']
# case: histogram-cost
counts, edges = np.histogram(products_df['cost'], bins=4)
result = {'counts': counts.tolist(), 'edges': np.round(edges, 2).tolist()}
# case: bincount-weights
codes = pd.factorize(orders_df['region'].fillna('?'))[0]
result = np.bincount(codes, weights=orders_df['qty'])
# case: diff-monthly
result = pd.Series(np.diff(monthly.values), index=monthly.index[1:], name='change').round(2)
# case: cumsum-share
share = np.cumsum(monthly.sort_values(ascending=False)) / np.sum(monthly)
result = share.round(4)
# case: weighted-average-cost
avg = np.average(products_df['cost'], weights=products_df['stock'])
result = round(float(avg), 4)
# case: weighted-avg-by-region
def wavg(g):
    m = g['price'].notna()
    return np.average(g.loc[m, 'price'], weights=g.loc[m, 'qty'])
result = orders_df[orders_df['qty'] > 0].groupby('region')[['price', 'qty']].apply(wavg)
# case: nan-functions-summary
p = orders_df['price'].to_numpy()
result = {
    'mean': round(float(np.nanmean(p)), 3),
    'median': float(np.nanmedian(p)),
    'max': float(np.nanmax(p)),
    'sum': float(np.nansum(p)),
    'plain': float(np.mean(p)),
}
# case: percentile-list
result = np.percentile(orders_df['qty'], [25, 50, 75, 90])
# case: numpy-std-vs-pandas
result = (round(np.std(monthly.values), 4), round(monthly.std(), 4), round(np.std(monthly), 4), round(np.std(monthly.values, ddof=1), 4))
# case: corrcoef-stock-cost
result = np.corrcoef(products_df['stock'], products_df['cost'])[0, 1].round(4)
# case: isclose-price
mask = np.isclose(orders_df['price'], 19.99)
result = orders_df.loc[mask, 'order_id'].tolist()
# case: counter-customers
names = orders_df['customer'].dropna().str.strip().str.lower()
result = Counter(n for n in names if n).most_common(2)
# case: regex-weight-grams
def to_grams(s):
    m = re.match(r'(?P<num>[\d.]+)\s*(?P<unit>kg|g)$', s)
    if not m:
        return np.nan
    return float(m.group('num')) * (1000 if m.group('unit') == 'kg' else 1)
products_df['grams'] = products_df['weight'].apply(to_grams)
result = products_df[['sku', 'grams']]
# case: strptime-weekday
result = [datetime.strptime(d, '%Y-%m-%d').strftime('%a') for d in orders_df['order_date']]
# case: itertools-accumulate-max
result = list(itertools.accumulate(orders_df['qty'].tolist(), max))
# case: reduce-merge-frames
a = orders_df.groupby('region')['qty'].sum().reset_index()
b = orders_df.groupby('region')['price'].mean().round(2).reset_index()
c = orders_df.groupby('region').size().reset_index(name='n')
result = functools.reduce(lambda l, r: pd.merge(l, r, on='region'), [a, b, c])
# case: dtype-of-paid-invert
result = orders_df[~orders_df['paid']]
# case: mixed-to-numpy-dtypes
result = [str(orders_df[c].to_numpy().dtype) for c in orders_df.columns] + [str(orders_df[['qty', 'price']].values.dtype), str(orders_df.values.dtype)]
