import pandas as pd
import numpy as np

stock = pd.DataFrame({
    'sku': ['A-100', 'A-101', 'B-200', 'B-201', 'C-300', 'C-301', 'D-400', 'a-100'],
    'warehouse': ['North', 'South', 'North', 'East', 'South', None, 'East', 'North'],
    'qty': [50, 0, 12, -3, 120, 7, 12, 50],
    'reorder': [20, 10, 15, 5, 100, 10, np.nan, 20],
    'cost': [2.345, 10.0, 7.125, 99.999, 0.5, np.nan, 33.333, 2.345],
    'tags': [['new', 'sale'], [], ['bulk'], None, ['sale'], ['fragile', 'heavy', 'new'], np.nan, ['new']],
    'active': [True, True, False, True, True, False, True, True],
}, index=list('hgfedcba'))
moves = pd.DataFrame({
    'move_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'sku': ['A-100', 'B-200', 'A-100', 'Z-999', 'C-300', 'B-200', None, 'D-400', 'C-300'],
    'delta': [-5, 10, -60, 4, -20, 10, 3, 0, 15],
    'when': pd.to_datetime(['2024-05-01', '2024-05-01', '2024-05-02', '2024-05-03', '2024-05-03', '2024-05-04', '2024-05-05', '2024-05-05', None]),
})
suppliers = pd.DataFrame({
    'supplier': ['Acme', 'Globex', 'Initech'],
    'prefix': ['A', 'B', 'Q'],
    'lead_days': [3, 14, 7],
})

# case: loc-label-slice
result = stock.loc['f':'c', 'warehouse':'cost']
# case: iloc-step-negative
result = stock.iloc[::-2, [0, 2]]
# case: iloc-scalar-and-list
result = (stock.iloc[0, 0], stock.iloc[-1]['qty'], stock.iloc[[1]].shape, stock.iloc[:, -1].sum())
# case: explode-tags
ex = stock[['sku', 'tags']].explode('tags')
result = ex
# case: explode-count
result = stock.explode('tags', ignore_index=True).groupby('tags')['qty'].agg(['count', 'sum']).sort_values('sum', ascending=False)
# case: low-stock-flag
stock['low'] = stock['qty'] < stock['reorder']
stock.loc[stock['low'] & stock['active'], 'action'] = 'order'
stock['action'] = stock['action'].fillna('none')
result = stock[['sku', 'qty', 'reorder', 'low', 'action']]
# case: clip-with-series
floor = stock['reorder'].fillna(0)
result = stock['qty'].clip(lower=floor).astype(int)
# case: clip-two-bounds
result = stock[['qty', 'cost']].clip(lower=0, upper=40)
# case: round-dict
result = stock[['qty', 'cost', 'reorder']].round({'cost': 1, 'reorder': 0})
# case: astype-dict
df = stock.dropna(subset=['reorder']).astype({'reorder': int, 'active': int, 'qty': 'float64'})
result = df.dtypes.astype(str).to_dict()
# case: astype-int-nan-error
result = stock.astype({'reorder': 'int64'})
# case: rename-function-and-dict
result = stock.rename(columns=str.upper, index={'a': 'alpha', 'zz': 'nope'}).iloc[:, :3]
# case: rename-axis-arg
r1 = stock.rename(str.upper, axis='index')
r2 = stock.rename({'qty': 'quantity'}, axis=1)
result = (r1.index.tolist(), list(r2.columns))
# case: rename-inplace-and-index-func
stock.rename(columns={'qty': 'on_hand', 'missing': 'x'}, index=lambda s: s * 2, inplace=True)
result = stock.loc[['aa', 'hh'], ['sku', 'on_hand']]
# case: drop-many-ways
d = stock.drop('a').drop(columns=['tags', 'nope'], errors='ignore').drop(index=['h', 'g']).drop(['active', 'cost'], axis=1)
result = d
# case: drop-missing-label
result = stock.drop(['tags', 'colour'], axis=1)
# case: stock-after-moves
totals = moves.groupby('sku')['delta'].sum()
s = stock.set_index('sku')['qty']
result = s.add(totals, fill_value=0)
# case: add-totals-map
stock['after'] = stock['qty'] + stock['sku'].map(moves.groupby('sku')['delta'].sum()).fillna(0).astype(int)
result = stock.loc[stock['after'] != stock['qty'], ['sku', 'qty', 'after']]
# case: running-balance-negative
m = moves.sort_values('when', na_position='last')
m['running'] = m.groupby('sku', dropna=False)['delta'].cumsum()
result = m[m['running'].lt(0)]
# case: supplier-by-prefix
stock['prefix'] = stock['sku'].str.upper().str[0]
out = stock.merge(suppliers, on='prefix', how='outer', indicator=True)
result = out[['sku', 'prefix', 'supplier', 'lead_days', '_merge']]
# case: swap-columns-values
df = stock[['qty', 'reorder']].copy()
m = df['qty'] < df['reorder']
df.loc[m, ['qty', 'reorder']] = df.loc[m, ['reorder', 'qty']].values
result = df
# case: swap-columns-without-values
df = stock[['qty', 'reorder']].copy()
df.loc[df['qty'] < df['reorder'], ['qty', 'reorder']] = df.loc[df['qty'] < df['reorder'], ['reorder', 'qty']]
result = df.to_dict('list')
