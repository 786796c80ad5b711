import pandas as pd
import numpy as np

sales = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    'region': ['North', 'South', 'North', 'East', None, 'South', 'East', 'North', 'West', 'South', 'north ', 'East'],
    'product': ['Widget', 'Gadget', 'Widget', 'Doohickey', 'Gadget', 'Widget', 'Widget', 'Gadget', 'Gadget', None, 'Widget', 'Doohickey'],
    'quarter': ['Q1', 'Q1', 'Q2', 'Q2', 'Q1', 'Q3', 'Q1', 'Q3', 'Q2', 'Q1', 'Q2', 'Q3'],
    'units': [10, 5, 8, 0, 12, 7, 3, -2, 9, 4, 6, 11],
    'revenue': [100.0, 125.5, 80.0, np.nan, 300.0, 70.0, 30.0, -50.0, 225.0, 100.0, 60.0, 165.25],
    'rep_id': [1, 2, 1, 3, 2, 9, 3, 1, 4, 2, 1, 3]
})
reps = pd.DataFrame({
    'rep_id': [1, 2, 3, 4, 5, 3],
    'name': ['Alice', 'bob', 'Carla', ' Dan', 'Eve', 'Carla Jr'],
    'team': ['A', 'B', 'A', None, 'B', 'C']
})
targets = pd.DataFrame({
    'region': ['North', 'South', 'East', 'West', 'Central'],
    'Q1': [90, 200, 50, 100, 10],
    'Q2': [100, 150, np.nan, 200, 10],
    'Q3': [110, 100, 150, 0, 10]
})

# case: pivot-table-basic-sum
result = sales.pivot_table(index='region', columns='quarter', values='revenue', aggfunc='sum')

# case: pivot-margins-fill
pt = pd.pivot_table(sales, index='region', columns='product', values='units', aggfunc='sum', fill_value=0, margins=True, margins_name='Total')
result = pt

# case: pivot-multi-agg-flatten
pt = sales.pivot_table(
    index='region',
    columns='quarter',
    values=['units', 'revenue'],
    aggfunc={'units': 'sum', 'revenue': 'mean'}
)
pt.columns = ['_'.join(col).strip() for col in pt.columns.values]
result = pt.reset_index()

# case: pivot-list-aggfunc
result = sales.pivot_table(values='units', index='product', columns='quarter', aggfunc=['count', 'sum'])

# case: melt-targets-merge-actual
long_targets = targets.melt(id_vars='region', var_name='quarter', value_name='target')
actual = sales.groupby(['region', 'quarter'], as_index=False)['revenue'].sum()
merged = long_targets.merge(actual, on=['region', 'quarter'], how='left')
merged['revenue'] = merged['revenue'].fillna(0)
merged['hit'] = merged['revenue'] >= merged['target']
merged['gap'] = merged['revenue'] - merged['target']
result = merged.sort_values(['region', 'quarter']).reset_index(drop=True)

# case: pivot-with-duplicates-error
result = sales.pivot(index='region', columns='quarter', values='revenue')

# case: unstack-size-fill
result = sales.groupby(['region', 'product']).size().unstack(fill_value=0)

# case: groupby-dropna-false-unstack
result = sales.groupby(['region', 'product'], dropna=False)['units'].sum().unstack('product')

# case: crosstab-normalized-index
result = pd.crosstab(sales['region'], sales['product'], normalize='index').round(3)

# case: crosstab-margins-values
ct = pd.crosstab(
    index=sales['region'].str.strip().str.title(),
    columns=sales['quarter'],
    values=sales['revenue'],
    aggfunc='sum',
    margins=True
)
result = ct

# case: stack-targets
stacked = targets.set_index('region').stack()
stacked.index.names = ['region', 'quarter']
result = stacked.rename('target').reset_index()

# case: cumcount-pivot-orders-per-rep
tmp = sales.sort_values('order_id').copy()
tmp['n'] = tmp.groupby('rep_id').cumcount() + 1
wide = tmp.pivot(index='rep_id', columns='n', values='order_id')
wide = wide.add_prefix('order_')
result = wide

# case: reindex-from-product-fill-gaps
clean = sales.assign(region=sales['region'].str.strip().str.capitalize())
summary = clean.groupby(['region', 'quarter'])['units'].sum()
full_idx = pd.MultiIndex.from_product(
    [['North', 'South', 'East', 'West'], ['Q1', 'Q2', 'Q3']],
    names=['region', 'quarter']
)
result = summary.reindex(full_idx, fill_value=0)

# case: xs-quarter
g = sales.groupby(['region', 'quarter', 'product'])[['units', 'revenue']].sum()
result = g.xs('Q1', level='quarter')

# case: named-agg-multi
result = (
    sales.groupby('quarter')
    .agg(
        total_units=('units', 'sum'),
        avg_rev=('revenue', 'mean'),
        n_regions=('region', 'nunique'),
        last_order=('order_id', 'max'),
        spread=('revenue', lambda s: s.max() - s.min()),
    )
    .reset_index()
)

# case: merge-reps-pivot-team
df = sales.merge(reps, on='rep_id', how='left', indicator=True)
result = df.pivot_table(index='team', columns='_merge', values='order_id', aggfunc='count', observed=False)

# case: dict-orient-index-targets
result = targets.set_index('region').to_dict(orient='index')

# case: swaplevel-sort
g = sales.groupby(['region', 'quarter'])['units'].agg(['sum', 'max'])
result = g.swaplevel().sort_index(level=0)

# case: transposed-describe
result = sales[['units', 'revenue']].describe().T[['count', 'mean', 'min', 'max']]

# case: top-region-per-quarter
pt = sales.pivot_table(index='quarter', columns='region', values='revenue', aggfunc='sum')
result = pd.DataFrame({'best': pt.idxmax(axis=1), 'amount': pt.max(axis=1), 'n': pt.notna().sum(axis=1)})

# case: cut-units-crosstab
bins = [-np.inf, 0, 5, 10, np.inf]
labels = ['none', 'small', 'medium', 'large']
sales['size'] = pd.cut(sales['units'], bins=bins, labels=labels)
result = pd.crosstab(sales['size'], sales['quarter'], dropna=False)

# case: share-of-column-total
pt = sales.pivot_table(index='region', columns='quarter', values='revenue', aggfunc='sum', fill_value=0)
share = pt.div(pt.sum(axis=0), axis=1).mul(100).round(1)
share.columns.name = None
result = share.rename_axis('Region').rename(columns=lambda c: f'{c} %')
