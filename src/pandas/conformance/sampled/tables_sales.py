import pandas as pd
import numpy as np
import re
from collections import defaultdict

sales = pd.DataFrame({
    'sale_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    'date': ['2023-01-05', '2023-01-17', '2023-02-03', '2023-02-03', '2023-02-28', '2023-03-11', '2023-03-11', '2023-04-01', '2023-04-15', '2023-05-02', None, '2023-05-30'],
    'region': ['North', 'South', 'North', 'East', None, 'South', 'East', 'North', 'South', 'East', 'North', 'West'],
    'channel': ['web', 'store', 'store', 'web', 'web', 'Store ', 'store', 'web', 'web', None, 'store', 'web'],
    'sku': ['A1', 'B2', 'A1', 'C3', 'B2', 'A1', 'Z9', 'C3', 'B2', 'A1', 'C3', 'A1'],
    'qty': [3, 1, 0, 5, 2, 4, 1, -1, 6, 2, 3, 1],
    'revenue': [30.0, 25.5, 0.0, 60.0, 51.0, 40.0, np.nan, -12.0, 153.0, 20.0, 36.0, 10.0],
})

products = pd.DataFrame({
    'sku': ['A1', 'B2', 'C3', 'D4', 'B2'],
    'name': ['Mug', 'Lamp', 'Notebook', 'Chair', 'Lamp XL'],
    'category': ['Kitchen', 'Home', 'Office', 'Home', 'Home'],
    'cost': [4.5, 12.0, 6.25, None, 14.0],
})

targets = pd.DataFrame({
    'region': ['North', 'South', 'East', 'West', 'Central', 'North'],
    'quarter': ['Q1', 'Q1', 'Q1', 'Q1', 'Q1', 'Q2'],
    'target': [100, 80, 90, 0, 50, 120],
})

# case: pivot-region-channel-margins
result = pd.pivot_table(sales, index='region', columns='channel', values='revenue', aggfunc='sum', margins=True, margins_name='Grand Total')

# case: pivot-dropna-false-clean-channel
df = sales.copy()
df['channel'] = df['channel'].str.strip().str.lower()
result = df.pivot_table(index='region', columns='channel', values=['qty', 'revenue'], aggfunc={'qty': 'sum', 'revenue': 'mean'}, dropna=False)

# case: monthly-region-unstack-fill
df = sales.dropna(subset=['date']).copy()
df['date'] = pd.to_datetime(df['date'])
df['month'] = df['date'].dt.to_period('M').astype(str)
result = df.groupby(['month', 'region'])['revenue'].sum().unstack(level='region', fill_value=0)

# case: quarter-vs-target
d = sales.copy()
d['date'] = pd.to_datetime(d['date'], errors='coerce')
d['quarter'] = 'Q' + d['date'].dt.quarter.astype('Int64').astype(str)
actual = d.groupby(['region', 'quarter'], as_index=False)['revenue'].sum()
m = targets.merge(actual, on=['region', 'quarter'], how='left')
m['revenue'] = m['revenue'].fillna(0)
m['attainment'] = np.where(m['target'] > 0, m['revenue'] / m['target'].replace(0, np.nan), np.nan)
result = m.set_index(['quarter', 'region'])['attainment'].unstack(0).round(3)

# case: pct-of-row
ct = pd.crosstab(sales['region'], sales['sku'], values=sales['qty'], aggfunc='sum').fillna(0)
result = ct.div(ct.sum(axis=1), axis=0).mul(100).round(1)

# case: crosstab-normalize-columns
result = pd.crosstab(sales['region'], sales['channel'].str.strip().str.title(), normalize='columns', rownames=['Region'], colnames=['Channel']).round(3)

# case: subtotal-rows
g = sales.groupby(['region', 'sku'])['revenue'].sum()
sub = g.groupby(level=0).sum()
sub.index = pd.MultiIndex.from_product([sub.index, ['Subtotal']])
out = pd.concat([g, sub]).sort_index(kind='stable')
out.loc[('ALL', 'Total')] = g.sum()
result = out

# case: flatten-multi-agg
agg = sales.groupby('region').agg({'qty': ['sum', 'max'], 'revenue': ['mean', 'count']})
agg.columns = ['_'.join(c) for c in agg.columns.to_flat_index()]
result = agg.reset_index().sort_values('qty_sum', ascending=False)

# case: sort-cols-by-total
p = sales.pivot_table(index='region', columns='sku', values='qty', aggfunc='sum', fill_value=0)
order = p.sum().sort_values(ascending=False).index
p = p[order]
p['Total'] = p.sum(axis=1)
result = p.sort_values('Total', ascending=False, kind='mergesort')

# case: dup-pivot-error
merged = sales.merge(products, on='sku')
result = merged.pivot(index='sale_id', columns='sku', values='cost')

# case: xs-second-level
s = sales.set_index(['region', 'sku']).sort_index()
result = s.xs('A1', level='sku')[['date', 'qty']]

# case: xs-keep-level
s = sales.set_index(['region', 'sku'])[['qty', 'revenue']]
result = s.xs('C3', level=1, drop_level=False)

# case: melt-back-ignore-index-false
w = sales.set_index('sale_id')[['qty', 'revenue']].head(4)
result = w.melt(var_name='metric', value_name='amount', ignore_index=False).sort_index()

# case: nested-dict-region-sku
nested = {}
for (region, sku), grp in sales.dropna(subset=['region']).groupby(['region', 'sku']):
    nested.setdefault(region, {})[sku] = {
        'units': int(grp['qty'].sum()),
        'sales': grp['sale_id'].tolist(),
    }
result = nested

# case: value-counts-frame-unstack
result = sales[['region', 'channel']].value_counts(dropna=False).unstack(fill_value=0)

# case: reindex-all-combos
idx = pd.MultiIndex.from_product([['North', 'South', 'East', 'West', 'Central'], ['A1', 'B2', 'C3', 'D4']], names=['region', 'sku'])
result = (sales.groupby(['region', 'sku'])['qty']
          .sum()
          .reindex(idx, fill_value=0)
          .reset_index(name='units')
          .query('units == 0'))

# case: cut-revenue-pivot
bands = pd.cut(sales['revenue'], bins=[-np.inf, 0, 25, 50, np.inf], labels=['<=0', '0-25', '25-50', '50+'])
result = sales.assign(band=bands).pivot_table(index='band', columns='region', values='sale_id', aggfunc='count', observed=False, fill_value=0)

# case: interval-to-text
b = pd.cut(sales['qty'], bins=[-2, 0, 2, 4, 6])
counts = b.value_counts(sort=False)
counts.index = counts.index.astype(str)
result = counts.to_dict()

# case: dummies-channel
result = pd.get_dummies(sales[['sale_id', 'region', 'channel']], columns=['channel'], prefix='ch', prefix_sep=':', dummy_na=True, dtype=int)

# case: category-map-level-align
cost = products.drop_duplicates('sku').set_index('sku')['cost']
units = sales.set_index(['region', 'sku'])['qty']
total_cost = units.mul(cost, level='sku')
result = total_cost.groupby(level='region', dropna=False).sum(min_count=1)

# case: cumulative-table
d = sales.dropna(subset=['date', 'region'])
t = d.pivot_table(index='date', columns='region', values='revenue', aggfunc='sum').fillna(0).cumsum()
t.columns.name = None
result = t.reset_index()

# case: describe-t-by-channel
result = sales.groupby(sales['channel'].str.strip())['revenue'].describe().T.round(2)
