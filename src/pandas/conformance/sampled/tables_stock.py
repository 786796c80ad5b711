import pandas as pd
import numpy as np
import re
import itertools

stock = pd.DataFrame({
    'warehouse': ['W1', 'W1', 'W1', 'W2', 'W2', 'W3', 'W3', 'W3', 'W2', 'W4'],
    'item': ['bolt', 'nut', 'gear', 'bolt', 'gear', 'nut', 'bolt', 'belt', 'bolt', None],
    'snapshot': ['2024-01', '2024-01', '2024-01', '2024-01', '2024-01', '2024-01', '2024-02', '2024-02', '2024-02', '2024-02'],
    'on_hand': [500, 320, 12, 0, 7, 45, 220, 3, 180, 9],
    'reserved': [20, np.nan, 2, 0, 7, 50, 15, np.nan, 0, 1],
})

moves = pd.DataFrame({
    'move_id': range(1, 13),
    'src': ['W1', 'W1', 'W2', 'W3', 'W1', 'W2', 'W3', 'W3', 'W9', 'W1', 'W2', 'W2'],
    'dst': ['W2', 'W3', 'W1', 'W1', 'W2', 'W3', None, 'W2', 'W1', 'W2', 'W2', 'W1'],
    'item': ['bolt', 'bolt', 'gear', 'nut', 'nut', 'bolt', 'belt', 'Bolt', 'gear', 'bolt', 'gear', 'nut'],
    'qty': [10, 25, 3, 40, 15, 5, 1, 8, 2, 10, 0, -4],
    'status': pd.Categorical(['done', 'done', 'open', 'done', 'open', 'done', 'open', 'done', 'done', 'open', 'done', 'done'], categories=['open', 'done', 'cancelled']),
})

items = pd.DataFrame({
    'item': ['bolt', 'nut', 'gear', 'belt', 'chain'],
    'price': [0.1, 0.05, 12.5, 30, 45.99],
    'dims': ['10x5', '6x6', '80x20', '1200x30', ''],
    'vendor': ['Acme', 'Acme', 'Zen', None, 'Zen'],
})

# case: status-observed-false
result = moves.pivot_table(index='src', columns='status', values='qty', aggfunc='sum', observed=False)

# case: status-observed-true-count
result = moves.groupby(['src', 'status'], observed=True)['qty'].count().unstack('status', fill_value=0)

# case: status-categories-kept
t = moves.groupby(['item', 'status'], observed=False).size().unstack()
t.columns = t.columns.astype(str)
result = t.assign(total=t.sum(axis=1))

# case: net-flow
out = moves.groupby('src')['qty'].sum()
inn = moves.groupby('dst')['qty'].sum()
net = inn.sub(out, fill_value=0).rename('net').rename_axis('warehouse')
result = net.sort_values().to_frame()

# case: net-flow-items-concat-keys
m = moves.assign(item=moves['item'].str.lower())
ins = m.pivot_table(index='item', columns='dst', values='qty', aggfunc='sum')
outs = m.pivot_table(index='item', columns='src', values='qty', aggfunc='sum')
both = pd.concat({'in': ins, 'out': outs}, axis=1).fillna(0)
result = both['in'].sub(both['out'], fill_value=0)

# case: concat-names
a = stock[stock.snapshot == '2024-01'].set_index(['warehouse', 'item'])['on_hand']
b = stock[stock.snapshot == '2024-02'].set_index(['warehouse', 'item'])['on_hand']
result = pd.concat([a, b], keys=['jan', 'feb'], names=['month', 'wh', 'it'])

# case: compare-months
p = stock.pivot(index=['warehouse', 'item'], columns='snapshot', values='on_hand')
p['change'] = p['2024-02'] - p['2024-01']
result = p[p['change'].notna() | p['2024-01'].isna()]

# case: stack-all-nan
p = stock.pivot(index=['warehouse', 'item'], columns='snapshot', values='on_hand')
result = p.stack(future_stack=True)

# case: stack-classic-drop
p = stock.dropna(subset=['item']).pivot(index='item', columns=['snapshot', 'warehouse'], values='on_hand')
result = p.stack(level='warehouse', future_stack=True).dropna(how='all')

# case: available-value
s = stock.merge(items, on='item', how='left')
s['available'] = s['on_hand'] - s['reserved'].fillna(0)
s['value'] = s['available'] * s['price']
result = s.pivot_table(index='vendor', columns='warehouse', values='value', aggfunc='sum', margins=True, margins_name='Σ').round(2)

# case: vendor-nan-group
s = stock.merge(items, on='item', how='left')
result = s.groupby([s['vendor'].fillna('(none)'), 'warehouse'])[['on_hand', 'reserved']].sum().unstack(fill_value=-1)

# case: dims-extract
d = items['dims'].str.extract(r'(?P<w>\d+)x(?P<h>\d+)').astype(float)
result = items[['item']].join(d).melt(id_vars='item', var_name='dim', value_name='mm').dropna().sort_values(['item', 'dim'], ignore_index=True)

# case: setlevels-rename
s = stock.dropna().set_index(['warehouse', 'item'])['on_hand']
s.index = s.index.rename(['wh', 'sku'])
result = s.rename(index={'W1': 'Main', 'W2': 'Backup'}, level='wh')

# case: reorder-levels
s = stock.set_index(['snapshot', 'warehouse', 'item'])['on_hand']
result = s.reorder_levels(['item', 'snapshot', 'warehouse']).sort_index()

# case: loc-list-of-tuples
s = stock.set_index(['warehouse', 'item'])
result = s.loc[[('W1', 'nut'), ('W3', 'nut')], 'on_hand']

# case: loc-missing-tuple
s = stock.set_index(['warehouse', 'item'])['on_hand']
result = s.loc[('W1', 'chain')]

# case: fill-missing-combos-unstack-stack
g = stock.groupby(['warehouse', 'item'])['on_hand'].sum()
result = g.unstack(fill_value=0).stack().loc['W3']

# case: top-item-per-warehouse
g = moves.assign(item=moves['item'].str.lower()).groupby(['src', 'item'])['qty'].sum()
result = g[g.groupby(level='src').idxmax()].reset_index()

# case: nlargest-per-level
g = moves.groupby(['src', 'item'])['qty'].sum()
result = g.groupby(level=0, group_keys=False).nlargest(1)

# case: to-dict-index-tuple
result = stock.dropna().groupby(['warehouse', 'item'])['on_hand'].first().to_dict()

# case: share-of-item
p = stock.pivot_table(index='item', columns='warehouse', values='on_hand', aggfunc='sum')
result = (p / p.sum()).map(lambda x: f'{x:.0%}' if pd.notna(x) else '-')

# case: crosstab-two-rows-two-cols
result = pd.crosstab([moves['src'], moves['item']], [moves['dst'], moves['status']])
