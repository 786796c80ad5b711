import pandas as pd
import numpy as np

sales = pd.DataFrame({
    'region': ['North', 'North', 'South', 'South', 'East', 'East', 'North', 'South', None, 'West', 'East', 'North'],
    'product': ['A', 'B', 'A', 'B', 'A', 'C', 'A', 'A', 'B', 'C', 'C', 'B'],
    'quarter': ['Q1', 'Q1', 'Q1', 'Q2', 'Q2', 'Q1', 'Q2', 'Q2', 'Q1', 'Q4', 'Q1', 'Q1'],
    'revenue': [100.0, 250.5, 80.0, np.nan, 120.0, 60.0, 100.0, 95.5, 40.0, 0.0, -15.0, 250.5],
    'units': [10, 25, 8, 12, 12, 6, 10, 9, 4, 0, 2, 25],
})
targets = pd.DataFrame({
    'region': ['North', 'North', 'South', 'East', 'Central'],
    'product': ['A', 'B', 'A', 'C', 'A'],
    'target': [180, 600, 150, 100, 90],
})
managers = pd.DataFrame({
    'region': ['North', 'South', 'East', 'East', 'West'],
    'manager': ['Ann', 'bob ', 'Cid', 'Dee', None],
})

# case: agg-two-keys-many-funcs
result = sales.groupby(['region', 'product']).agg({'revenue': ['sum', 'mean', 'count'], 'units': ['min', 'max']})
# case: select-top-level-column
agg = sales.groupby(['region', 'product']).agg({'revenue': ['sum', 'mean'], 'units': ['sum']})
result = agg['revenue']
# case: select-tuple-column
agg = sales.groupby(['region', 'product'])[['revenue', 'units']].agg(['sum', 'max'])
result = agg[('revenue', 'sum')]
# case: xs-axis1-level1
agg = sales.groupby('region')[['revenue', 'units']].agg(['sum', 'mean', 'std'])
result = agg.xs('sum', axis=1, level=1)
# case: loc-slice-none-columns
agg = sales.groupby(['region', 'quarter'], dropna=False)[['revenue', 'units']].agg(['sum', 'size'])
result = agg.loc[:, ('revenue', slice(None))]
# case: indexslice-second-level
idx = pd.IndexSlice
agg = sales.groupby('product')[['revenue', 'units']].agg(['sum', 'min', 'max'])
result = agg.loc[:, idx[:, ['sum', 'max']]]
# case: list-of-tuples-select
agg = sales.groupby('region', sort=False).agg({'revenue': ['sum', 'mean'], 'units': ['sum', 'mean']})
cols = [('units', 'mean'), ('revenue', 'sum')]
result = agg[cols].round(2)
# case: mask-over-get-level-values
agg = sales.groupby(['region', 'product'])[['revenue', 'units']].agg(['sum', 'mean'])
mask = agg.columns.get_level_values(1) == 'mean'
result = agg.loc[:, mask]
# case: flatten-join-underscore
agg = sales.groupby(['region', 'product']).agg({'revenue': ['sum', 'mean'], 'units': 'sum'})
agg.columns = agg.columns.map('_'.join)
result = agg.reset_index()
# case: flatten-listcomp-strip
agg = sales.groupby(['region', 'product']).agg({'revenue': ['sum', 'mean'], 'units': ['sum']}).reset_index()
agg.columns = ['_'.join(c).strip('_') for c in agg.columns.values]
result = agg
# case: add-tuple-column
agg = sales.groupby('region')[['revenue', 'units']].agg(['sum', 'mean'])
agg[('revenue', 'per_unit')] = agg[('revenue', 'sum')] / agg[('units', 'sum')]
result = agg.sort_index(axis=1)
# case: add-plain-column-to-levels
agg = sales.groupby('region').agg({'revenue': ['sum', 'mean']})
agg['share'] = agg['revenue']['sum'] / agg['revenue']['sum'].sum()
result = agg
# case: sort-by-tuple-cols
agg = sales.groupby(['region', 'product']).agg({'revenue': ['sum', 'count'], 'units': ['sum']})
result = agg.sort_values(by=[('revenue', 'count'), ('units', 'sum')], ascending=[False, True])
# case: droplevel-columns
agg = sales.groupby('product').agg({'revenue': ['sum', 'mean', 'median']})
agg.columns = agg.columns.droplevel(0)
result = agg.rename_axis(None)
# case: drop-columns-by-level
agg = sales.groupby('product')[['revenue', 'units']].agg(['sum', 'mean', 'count'])
result = agg.drop(columns='mean', level=1)
# case: rename-level-labels
agg = sales.groupby('product')[['revenue', 'units']].agg(['sum', 'mean'])
result = agg.rename(columns={'sum': 'Total', 'mean': 'Average'}, level=1)
# case: swaplevel-sort-cols
agg = sales.groupby('quarter')[['revenue', 'units']].agg(['sum', 'max'])
result = agg.swaplevel(axis=1).sort_index(axis=1)
# case: missing-inner-label
agg = sales.groupby('region').agg({'revenue': ['sum', 'mean']})
result = agg[('revenue', 'median')]
# case: merge-targets-on-index
s = sales.groupby(['region', 'product'])['revenue'].sum()
t = targets.set_index(['region', 'product'])
out = t.join(s, how='left')
out['gap'] = out['target'] - out['revenue'].fillna(0)
result = out
# case: idxmax-tuple
s = sales.groupby(['region', 'product'])['revenue'].sum()
best = s.idxmax()
region, product = best
result = f"Best: {region}/{product} with {s.max():.2f} {best}"
# case: nlargest-items-unpack
s = sales.groupby(['region', 'product', 'quarter'])['units'].sum().nlargest(3)
lines = []
for (r, p, q), v in s.items():
    lines.append(f'{r}-{p}-{q}: {v}')
result = lines
# case: unstack-fill-pct
s = sales.groupby(['region', 'product'])['units'].sum()
wide = s.unstack(fill_value=0)
result = wide.div(wide.sum(axis=1), axis=0).mul(100).round(1)
# case: to-dict-tuple-keys
result = sales.groupby(['product', 'quarter'])['revenue'].mean().to_dict()
# case: managers-flat-join
s = sales.groupby(['region', 'product'])['units'].sum().to_frame()
m = managers.set_index('region')
result = s.join(m, on='region')
