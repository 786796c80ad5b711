import pandas as pd
import numpy as np
import itertools

inventory = pd.DataFrame({
    'warehouse': ['W1', 'W1', 'W1', 'W2', 'W2', 'W3', 'W3', 'W3', None, 'W2'],
    'sku': ['A-1', 'A-2', 'B-1', 'A-1', 'B-2', 'A-2', 'B-1', 'b-1', 'A-1', 'C-9'],
    'qty': [100, 0, 35, 20, -5, 60, None, 12, 7, 1],
    'unit_cost': ['2.50', '3', '10.00', '2.45', '', '3.10', '9.99', '9.99', '2.5', 'unknown']
})
moves = pd.DataFrame({
    'date': ['2023-12-30', '2023-12-31', '2024-01-01', '2024-01-01', '2024-01-02', '2024-01-04', '2024-01-04', '2024-01-07'],
    'sku': ['A-1', 'A-2', 'A-1', 'B-1', 'A-1', 'B-1', 'A-2', 'C-9'],
    'from_wh': ['W1', 'W1', 'W2', 'W3', 'W1', 'W1', 'W3', 'W2'],
    'to_wh': ['W2', 'W3', 'W1', 'W1', 'W3', 'W4', 'W1', 'W2'],
    'qty': [5, 10, 3, 8, 5, 2, 1, 0]
})
skus = pd.DataFrame({
    'sku': ['A-1', 'A-2', 'B-1', 'B-2', 'D-4'],
    'family': ['A', 'A', 'B', 'B', 'D'],
    'tags': ['hot, new', 'hot', 'old,  heavy', None, '']
}).set_index('sku')

# case: matrix-from-to
result = moves.pivot_table(index='from_wh', columns='to_wh', values='qty', aggfunc='sum', fill_value=0)

# case: square-matrix-from-to
m = moves.groupby(['from_wh', 'to_wh'])['qty'].sum().unstack()
whs = sorted(set(moves['from_wh']) | set(moves['to_wh']))
m = m.reindex(index=whs, columns=whs, fill_value=0).fillna(0).astype(int)
result = m

# case: net-flow
out = moves.groupby('from_wh')['qty'].sum()
inn = moves.groupby('to_wh')['qty'].sum()
result = inn.sub(out, fill_value=0).rename_axis('warehouse').rename('net').reset_index()

# case: net-flow-melt
long = moves.melt(id_vars=['sku', 'qty'], value_vars=['from_wh', 'to_wh'], var_name='direction', value_name='wh')
long['signed'] = np.where(long['direction'] == 'from_wh', -long['qty'], long['qty'])
result = long.groupby(['wh', 'sku'])['signed'].sum().unstack('sku', fill_value=0)

# case: unstack-duplicate-error
result = inventory.assign(sku=inventory['sku'].str.upper()).set_index(['warehouse', 'sku'])['qty'].unstack()

# case: unstack-fill-value
inv = inventory.dropna(subset=['warehouse']).set_index(['warehouse', 'sku'])['qty']
result = inv.unstack(level=0, fill_value=0)

# case: product-grid
grid = list(itertools.product(['W1', 'W2', 'W3'], ['A-1', 'A-2', 'B-1']))
mi = pd.MultiIndex.from_tuples(grid, names=['warehouse', 'sku'])
have = inventory.groupby(['warehouse', 'sku'])['qty'].sum()
result = have.reindex(mi).to_frame('qty').assign(missing=lambda d: d['qty'].isna())

# case: from-frame-reindex
mi = pd.MultiIndex.from_frame(moves[['sku', 'from_wh']].drop_duplicates())
inv = inventory.groupby(['sku', 'warehouse'])['qty'].sum().rename_axis(['sku', 'from_wh'])
result = inv.reindex(mi, fill_value=-1)

# case: unit-cost-numeric-pivot
inv = inventory.copy()
inv['unit_cost'] = pd.to_numeric(inv['unit_cost'], errors='coerce')
inv['value'] = inv['qty'] * inv['unit_cost']
result = pd.pivot_table(inv, values=['qty', 'value'], index='warehouse', aggfunc='sum', margins=True).round(2)

# case: cost-sum-as-text
result = inventory.pivot_table(index='warehouse', values='unit_cost', aggfunc='sum')

# case: cost-mean-as-text
result = inventory.pivot_table(index='warehouse', values='unit_cost', aggfunc='mean')

# case: tags-explode
t = skus['tags'].str.split(r',\s*', regex=True).explode()
result = t[t.str.len() > 0].reset_index().groupby('tags')['sku'].agg(list)

# case: tags-dummies-join
d = skus['tags'].str.replace(' ', '').str.get_dummies(',')
result = skus[['family']].join(d.add_prefix('tag_'))

# case: resample-moves-pivot
m = moves.assign(date=pd.to_datetime(moves['date']))
daily = m.pivot_table(index='date', columns='sku', values='qty', aggfunc='sum')
result = daily.resample('D').sum()

# case: asfreq-fill
m = moves.assign(date=pd.to_datetime(moves['date'])).groupby('date')['qty'].sum()
result = m.asfreq('D', fill_value=0).cumsum()

# case: family-warehouse-joined
inv = inventory.join(skus, on='sku')
result = inv.groupby(['family', 'warehouse'], dropna=False).agg(n=('sku', 'size'), qty=('qty', 'sum')).sort_index(level=[1, 0])

# case: set-axis-columns
pt = inventory.pivot_table(index='warehouse', columns='sku', values='qty')
result = pt.set_axis([c.replace('-', '').lower() for c in pt.columns], axis=1).reset_index()

# case: reorder-levels
g = moves.set_index(['from_wh', 'to_wh', 'sku'])
result = g.reorder_levels(['sku', 'from_wh', 'to_wh']).sort_index()

# case: index-level-values-filter
g = moves.set_index(['from_wh', 'to_wh'])
mask = g.index.get_level_values('from_wh') == g.index.get_level_values('to_wh')
result = g[~mask]['qty'].groupby(level=[0, 1]).sum()

# case: to-dict-tight
result = inventory.groupby('warehouse')[['qty']].sum().to_dict(orient='tight')

# case: from-dict-tight
d = {'index': [('W1', 'A'), ('W1', 'B')], 'columns': ['qty'], 'data': [[1], [2]], 'index_names': ['wh', 'fam'], 'column_names': [None]}
result = pd.DataFrame.from_dict(d, orient='tight')

# case: wide-to-long-custom
stock = inventory.dropna().drop_duplicates('warehouse').rename(columns={'qty': 'stock_2023'})
stock['stock_2024'] = stock['stock_2023'] * 2
result = pd.wide_to_long(stock.drop(columns='unit_cost'), 'stock', ['warehouse', 'sku'], 'yr', sep='_').reset_index()
