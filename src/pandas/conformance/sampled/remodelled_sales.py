import pandas as pd
import numpy as np
import re
from functools import reduce

sales_df = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    'region': ['North', 'South', 'North', 'East', None, 'South', 'East', 'North', 'West', 'South', 'East', 'North'],
    'product': ['Laptop', 'Phone', 'Phone', 'Laptop', 'Tablet', 'Phone', 'Tablet', 'Laptop', 'Phone', 'Laptop', 'Laptop', 'Phone'],
    'qty': [2, 5, 0, 1, 3, 5, 4, 2, 1, -1, 1, 7],
    'price': [1200.0, 650.5, 650.5, 1150.0, 320.0, np.nan, 310.25, 1200.0, 640.0, 1200.0, 1150.0, 655.0],
    'order_date': ['2024-01-05', '2024-01-17', '2024-02-03', '2024-02-14', '2024-02-28', '2024-03-01', '2024-03-09', '2024-03-15', None, '2024-04-02', '2024-04-20', '2024-04-20'],
    'status': ['shipped', 'Shipped', 'cancelled', 'shipped ', 'pending', 'shipped', 'pending', 'Shipped', 'cancelled', 'returned', 'shipped', 'pending'],
})

wide_df = pd.DataFrame({
    'store': ['S1', 'S2', 'S3', 'S4'],
    'city': ['Oslo', 'Lima', 'Oslo', None],
    'rev_2021': [100, 250, 0, 75],
    'rev_2022': [120.5, np.nan, 10, 80],
    'rev_2023': [140, 300, np.nan, 90],
    'cost_2021': [60, 200, 20, 50],
    'cost_2022': [65, 210, 25, 55],
    'cost_2023': [70, 260, 30, 91],
})

tags_df = pd.DataFrame({
    'item_id': [1, 2, 3, 4, 5, 6],
    'tags': ['new,sale', 'sale', '', None, 'new, clearance ,sale', 'bulk,bulk'],
    'sizes': [['S', 'M'], ['M'], [], None, ['L', 'XL', 'S'], ['M', 'L']],
    'price': [10, 20, 15, 8, 30, 12],
})

scores_df = pd.DataFrame({
    'student': ['Ann', 'Ann', 'Bob', 'Bob', 'Cid', 'Cid', 'Ann', 'Dee'],
    'subject': ['math', 'art', 'math', 'art', 'math', 'bio', 'math', 'art'],
    'score': [90, 85, 70, None, 88, 92, 95, 60],
})

# case: pivot-table-multi-aggfunc-margins
df = sales_df.copy()
df['revenue'] = df['qty'] * df['price']
result = df.pivot_table(index='region', columns='product', values='revenue', aggfunc=['sum', 'count'], fill_value=0, margins=True, margins_name='Total')
# case: pivot-duplicate-entries-error
result = scores_df.pivot(index='student', columns='subject', values='score')
# case: pivot-after-drop-duplicates
result = (scores_df.drop_duplicates(['student', 'subject'], keep='last')
          .pivot(index='student', columns='subject', values='score')
          .rename_axis(columns=None)
          .reset_index())
# case: wide-to-long-years
result = pd.wide_to_long(wide_df, stubnames=['rev', 'cost'], i='store', j='year', sep='_').sort_index()
# case: melt-split-variable
long = wide_df.melt(id_vars=['store', 'city'], var_name='metric_year', value_name='amount')
long[['metric', 'year']] = long['metric_year'].str.split('_', expand=True)
long['year'] = long['year'].astype(int)
out = long.pivot_table(index=['store', 'year'], columns='metric', values='amount').reset_index()
out.columns.name = None
out['margin'] = out['rev'] - out['cost']
result = out
# case: columns-to-multiindex-stack
w = wide_df.drop(columns='city').set_index('store')
w.columns = pd.MultiIndex.from_tuples([tuple(c.split('_')) for c in w.columns], names=['metric', 'year'])
result = w.stack('year', future_stack=True)
# case: crosstab-normalize-index
status = sales_df['status'].str.strip().str.lower()
result = pd.crosstab(sales_df['product'], status, normalize='index').round(3)
# case: crosstab-values-aggfunc-margins
result = pd.crosstab(index=sales_df['region'], columns=sales_df['product'], values=sales_df['qty'], aggfunc='sum', margins=True)
# case: crosstab-two-column-keys
d = pd.to_datetime(sales_df['order_date'])
result = pd.crosstab([sales_df['region'], sales_df['product']], d.dt.month, rownames=['Region', 'Product'], colnames=['Month'])
# case: explode-tags-count
tags = (tags_df.assign(tag=tags_df['tags'].str.split(','))
        .explode('tag')
        .assign(tag=lambda d: d['tag'].str.strip())
        .replace({'tag': {'': np.nan}})
        .dropna(subset=['tag']))
result = tags.groupby('tag').agg(n_items=('item_id', 'nunique'), avg_price=('price', 'mean'), mentions=('tag', 'size'))
# case: explode-ignore-index
result = tags_df[['item_id', 'sizes']].explode('sizes', ignore_index=True)
# case: str-get-dummies-tags
dummies = tags_df['tags'].str.replace(r'\s*,\s*', '|', regex=True).str.get_dummies()
result = tags_df[['item_id']].join(dummies)
# case: get-dummies-drop-first-dtype
result = pd.get_dummies(sales_df[['order_id', 'region', 'product']], columns=['region', 'product'], prefix=['reg', 'prod'], drop_first=True, dtype=int)
# case: get-dummies-dummy-na
result = pd.get_dummies(sales_df['region'], dummy_na=True, prefix='region', prefix_sep=':').sum()
# case: flatten-pivot-columns
pt = sales_df.pivot_table(index='region', columns='product', values=['qty', 'price'], aggfunc={'qty': 'sum', 'price': 'max'})
pt.columns = ['_'.join(col).strip().lower() for col in pt.columns.values]
result = pt.reset_index()
# case: unstack-fill-value-month
df = sales_df.assign(month=pd.to_datetime(sales_df['order_date']).dt.to_period('M'))
counts = df.groupby(['month', 'product']).size().unstack(fill_value=0)
counts.index = counts.index.astype(str)
result = counts
# case: pivot-cumcount-trick
s = scores_df.copy()
s['attempt'] = s.groupby(['student', 'subject']).cumcount() + 1
result = s.pivot(index=['student', 'subject'], columns='attempt', values='score').add_prefix('attempt_')
# case: pivot-list-aggfunc
result = sales_df.pivot_table(index='product', values='region', aggfunc=lambda s: ', '.join(sorted(s.dropna().unique())))
# case: transpose-set-index
result = wide_df.set_index('store').filter(like='rev').T.rename(index=lambda x: int(x.split('_')[1]))
# case: percent-of-row-total
pt = sales_df.pivot_table(index='region', columns='product', values='qty', aggfunc='sum', fill_value=0)
result = pt.div(pt.sum(axis=1), axis=0).mul(100).round(1)
# case: pivot-dropna-false-and-sort
result = pd.pivot_table(sales_df, index=['region', 'product'], values='qty', aggfunc=['min', 'max', 'mean'], dropna=True, sort=False)
# case: melt-multiindex-columns-back
agg = sales_df.groupby('product')[['qty', 'price']].agg(['mean', 'max'])
melted = agg.reset_index().melt(id_vars=[('product', '')])
melted.columns = ['product', 'field', 'stat', 'value']
result = melted.sort_values(['product', 'field', 'stat']).reset_index(drop=True)
# case: pivot-wrong-values-column
sales_df['total'] = sales_df['qty'] * sales_df['price']
result = sales_df.pivot_table(index='region', columns='category', values='total', aggfunc='sum')
# case: best-column-idxmax
rev = wide_df.set_index('store').filter(regex=r'^rev_')
best = rev.idxmax(axis=1).str.extract(r'(\d{4})', expand=False).astype(int)
result = pd.DataFrame({'best_year': best, 'best_rev': rev.max(axis=1), 'missing': rev.isna().sum(axis=1), 'growth': (rev.iloc[:, -1] / rev.iloc[:, 0] - 1).replace([np.inf, -np.inf], np.nan).round(3)})
