import pandas as pd
import numpy as np
from itertools import product, combinations

stock_old_df = pd.DataFrame({
    'sku': ['A1', 'A2', 'B1', 'B2', 'C1', 'D4'],
    'name': ['Bolt', 'Nut', 'Washer', 'Screw', None, 'Nail'],
    'qty': [100, 250, 75, 0, 12, 30],
    'price': [0.25, 0.10, 0.05, 0.15, 2.50, 0.02],
})

stock_new_df = pd.DataFrame({
    'sku': ['A1', 'A2', 'B1', 'B2', 'C1', 'E9'],
    'name': ['Bolt', 'Nut', 'Washer', 'screw', None, 'Hinge'],
    'qty': [90, 250, 75, 40, 12, 8],
    'price': [0.25, 0.12, 0.05, 0.15, np.nan, 3.75],
})

moves_df = pd.DataFrame({
    'move_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 9],
    'sku': ['A1', 'A1', 'B2', 'a1 ', 'B2', 'C1', 'A2', 'Z0', 'A1', 'A1'],
    'kind': ['in', 'out', 'in', 'out', 'out', 'in', 'IN', 'in', 'out', 'out'],
    'units': ['10', '5', '40', '3', '15', 'five', '20', None, '7', '7'],
    'moved_at': ['2024-05-01', '2024-05-01', '2024-05-02', '2024-05-03', '2024-05-03', '2024-05-06', '2024-05-06', '2024-05-07', '2024-05-08', '2024-05-08'],
})
# case: compare-two-frames
a = stock_old_df.set_index('sku')
b = stock_new_df.set_index('sku')
common = a.index.intersection(b.index)
result = a.loc[common].compare(b.loc[common])
# case: compare-keep-equal-names
a = stock_old_df.set_index('sku').drop('D4')
b = stock_new_df.set_index('sku').drop('E9')
result = a.compare(b, keep_equal=True, result_names=('old', 'new'), align_axis=1)
# case: added-removed-changed
m = stock_old_df.merge(stock_new_df, on='sku', how='outer', suffixes=('_old', '_new'), indicator='side')
def status(r):
    if r['side'] == 'left_only':
        return 'removed'
    if r['side'] == 'right_only':
        return 'added'
    return 'changed' if (r['qty_old'] != r['qty_new'] or r['price_old'] != r['price_new']) else 'same'
m['status'] = m.apply(status, axis=1)
result = m[['sku', 'status']]
# case: rows-only-in-new-concat
both = pd.concat([stock_old_df, stock_old_df, stock_new_df])
result = both.drop_duplicates(keep=False).reset_index(drop=True)
# case: update-old-from-new
a = stock_old_df.set_index('sku')
a.update(stock_new_df.set_index('sku'))
result = a.reset_index()
# case: drop-duplicates-keep-last
allrows = pd.concat([stock_old_df.assign(v=1), stock_new_df.assign(v=2)], ignore_index=True)
result = allrows.drop_duplicates(subset='sku', keep='last').sort_values('sku').reset_index(drop=True)
# case: net-movement-per-sku
df = moves_df.drop_duplicates().copy()
df['sku'] = df['sku'].str.strip().str.upper()
df['units'] = pd.to_numeric(df['units'], errors='coerce').fillna(0)
df['signed'] = df['units'].where(df['kind'].str.lower() == 'in', -df['units'])
result = df.groupby('sku', as_index=False)['signed'].sum().rename(columns={'signed': 'net'})
# case: running-balance-with-opening
df = moves_df.drop_duplicates('move_id').copy()
df['sku'] = df['sku'].str.strip().str.upper()
df['u'] = pd.to_numeric(df['units'], errors='coerce').fillna(0) * df['kind'].str.lower().map({'in': 1, 'out': -1})
df = df.sort_values(['sku', 'moved_at', 'move_id'])
df['balance'] = df.groupby('sku')['u'].cumsum() + df['sku'].map(stock_old_df.set_index('sku')['qty'])
result = df[['sku', 'move_id', 'u', 'balance']]
# case: full-grid-sku-by-day
df = moves_df.drop_duplicates('move_id')
skus = sorted(stock_old_df['sku'].unique())
days = pd.date_range('2024-05-01', '2024-05-03').strftime('%Y-%m-%d')
grid = pd.DataFrame(list(product(skus, days)), columns=['sku', 'moved_at'])
cnt = df.groupby(['sku', 'moved_at']).size().reset_index(name='n')
result = grid.merge(cnt, how='left').fillna({'n': 0}).astype({'n': int}).pivot(index='sku', columns='moved_at', values='n')
# case: cross-join-price-pairs
s = stock_old_df[['sku', 'price']].assign(key=1)
pairs = s.merge(s, on='key', suffixes=('_a', '_b')).drop('key', axis=1)
pairs = pairs[pairs['sku_a'] < pairs['sku_b']]
pairs['ratio'] = (pairs['price_b'] / pairs['price_a']).round(2)
result = pairs.nlargest(3, 'ratio')
# case: combinations-sharing-day
out = []
for day, g in moves_df.groupby('moved_at'):
    items = sorted(set(g['sku'].str.strip().str.upper()))
    for x, y in combinations(items, 2):
        out.append((day, x, y))
result = pd.DataFrame(out, columns=['day', 'sku1', 'sku2'])
# case: replace-conditionally-mask
df = stock_new_df.copy()
df['price'] = df['price'].mask(df['price'].isna(), stock_old_df['price'])
df.loc[df['qty'] < 10, 'name'] = df['name'].fillna('unknown') + ' (low)'
result = df
# case: symmetric-difference-sets
old, new = set(stock_old_df['sku']), set(stock_new_df['sku'])
result = {'only_old': sorted(old - new), 'only_new': sorted(new - old), 'both': len(old & new)}
# case: frame-equality-mask
a = stock_old_df.set_index('sku').reindex(stock_new_df['sku'])
b = stock_new_df.set_index('sku')
diff = (a != b) & ~(a.isna() & b.isna())
result = diff.sum().rename('n_differences').to_frame()
