import pandas as pd
import numpy as np
import math

sales_df = pd.DataFrame({
    'sale_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'store': ['S1', 'S1', 'S2', 'S2', 'S2', 'S3', 'S3', 'S1', 'S3', 'S4', None, 'S2'],
    'product': ['Tea', 'Coffee', 'Tea', 'tea', 'Cocoa', 'Coffee', 'Cocoa', 'Tea', 'Coffee', 'Juice', 'Tea', 'Coffee'],
    'qty': [3, 1, 4, 2, 5, 2, np.nan, 6, 2, 1, 7, 3],
    'price': ['$4.50', '$6.00', '$4.50', '$4.00', '$5.25', '$6.00', '$5.25', '$4.50', '$6.50', None, '$4.50', '$6.00'],
    'year': [2022, 2022, 2022, 2023, 2023, 2022, 2023, 2023, 2023, 2023, 2022, 2022],
})

stores_df = pd.DataFrame({
    'store': ['S1', 'S2', 'S3', 'S5'],
    'city': ['Lyon', 'Paris', 'Paris', 'Nice'],
    'sqm': [120, 300, 80, 150],
})

empty_df = pd.DataFrame(columns=['store', 'qty', 'price'])
# case: revenue-store-year
df = sales_df.copy()
df['price'] = df['price'].str.lstrip('$').astype(float)
df['revenue'] = df['qty'] * df['price']
result = df.groupby(['store', 'year'], as_index=False)['revenue'].sum()
# case: yoy-growth
df = sales_df.assign(revenue=sales_df['qty'] * sales_df['price'].str.replace('$', '', regex=False).astype(float))
rev = df.groupby(['store', 'year'])['revenue'].sum().reset_index()
rev['prev'] = rev.groupby('store')['revenue'].shift()
rev['growth_pct'] = np.where(rev['prev'] > 0, (rev['revenue'] - rev['prev']) / rev['prev'] * 100, np.nan)
result = rev
# case: group-by-index-level
t = sales_df.set_index(['year', 'store'])['qty']
result = pd.concat([t.groupby(level='year').sum(), t.groupby(level=0).mean().rename('avg_qty')], axis=1)
# case: group-by-dict-mapping
mapping = {'S1': 'south', 'S2': 'north', 'S3': 'north'}
result = sales_df.set_index('store')['qty'].groupby(mapping).sum()
# case: group-by-function
result = sales_df.set_index('product').groupby(str.lower)['qty'].agg(['sum', 'size'])
# case: group-by-list-of-arrays
price = sales_df['price'].str.slice(1).astype(float)
tier = np.where(price >= 5, 'premium', 'basic')
result = sales_df.groupby([tier, sales_df['year']])['qty'].sum()
# case: empty-groupby
out = empty_df.groupby('store').agg({'qty': 'sum'})
result = (len(out), list(out.columns), out.index.name)
# case: empty-filter-then-group
sub = sales_df[sales_df['qty'] > 100]
result = sub.groupby('store', as_index=False)['qty'].sum()
# case: single-store-rows
g = sales_df.groupby('store')
singles = g.filter(lambda x: len(x) == 1)
result = {'singles': singles['sale_id'].tolist(), 'std': g['qty'].std().round(3).to_dict()['S1']}
# case: best-seller-per-store
df = sales_df.assign(product=sales_df['product'].str.capitalize())
units = df.groupby(['store', 'product'])['qty'].sum().reset_index()
result = units.loc[units.groupby('store')['qty'].idxmax()].reset_index(drop=True)
# case: city-density
m = stores_df.merge(sales_df.groupby('store', as_index=False)['qty'].sum(), on='store', how='left')
city = m.groupby('city')[['qty', 'sqm']].sum()
city['qty_per_100sqm'] = (city['qty'] / city['sqm'] * 100).round(2)
result = city.reset_index()
# case: pivot-with-totals
df = sales_df.copy()
df['product'] = df['product'].str.title()
p = df.pivot_table(index='product', columns='year', values='qty', aggfunc='sum', fill_value=0)
p['Total'] = p.sum(axis=1)
p.loc['Total'] = p.sum()
result = p
# case: transform-fill-missing-qty
df = sales_df[['sale_id', 'store', 'qty']].copy()
df['qty'] = df['qty'].fillna(df.groupby('store')['qty'].transform('median'))
result = df
# case: custom-geo-mean
def gmean(s):
    s = s.dropna()
    if s.empty:
        return np.nan
    return math.exp(sum(math.log(v) for v in s) / len(s))

result = sales_df.groupby('store', dropna=False)['qty'].agg(['mean', gmean]).round(4)
