import pandas as pd
import numpy as np
import math

items = pd.DataFrame({
    'sku': ['A-1', 'A-2', 'B-1', 'B-2', 'b-2', 'C-9'],
    'name': ['Bolt', 'Nut', 'Washer', None, 'Gear', 'Gear'],
    'qty': [100, 0, -5, 40, 40, 12345678901],
    'cost': [0.1, 0.05, np.nan, 3.0, 3.0, 2.5],
    'discontinued': [False, False, True, False, True, False],
    'supplier_id': [1, 2, 2, 9, 1, 3],
}, index=list('uvwxyz'))

suppliers = pd.DataFrame({
    'supplier_id': [1, 2, 3, 4],
    'supplier': ['Acme', 'BoltCo', 'Café', 'Acme'],
    'rating': ['4.5', '3', None, 'bad'],
    'opened': ['01/02/1999', '1999-02-01', '2001', ''],
})

moves = pd.DataFrame({
    'sku': ['A-1', 'A-1', 'B-2', 'Z-0', 'C-9', None],
    'delta': [-10, 5, -40, 3, 0, 7],
})

# case: setting-index-attribute
df = items.copy()
df.index = df['sku'].str.upper()
df.index.name = None
df.loc['B-2', 'qty'] = [1, 2]
result = df[['name', 'qty']]

# case: index-attribute-length-mismatch
df = items.copy()
df.index = range(5)
result = df

# case: apply-moves-by-loop
df = items.set_index('sku')
missing = []
for sku, delta in moves.itertuples(index=False):
    if sku in df.index:
        df.loc[sku, 'qty'] += delta
    else:
        missing.append(sku)
result = (df['qty'].to_dict(), missing)

# case: apply-moves-by-add-fill
df = items.set_index('sku')
net = moves.groupby('sku')['delta'].sum()
df['qty'] = df['qty'].add(net, fill_value=0)
result = df['qty']

# case: apply-moves-plus-equals-series
df = items.set_index('sku')[['qty']]
df['qty'] += moves.groupby('sku')['delta'].sum()
result = df

# case: loc-int-label-enlarges-string-index
df = items[['sku', 'qty']].copy()
df.loc[6] = ['D-1', 8]
df.loc['aa', 'sku'] = 'E-1'
result = df

# case: loc-len-on-non-range-index
df = suppliers.iloc[1:].copy()
df.loc[len(df)] = [5, 'Delta', '5', '2020']
result = df

# case: loc-index-max-plus-one
df = suppliers.drop(index=[1]).copy()
df.loc[df.index.max() + 1] = {'supplier_id': 6, 'supplier': 'Zeta', 'rating': None, 'opened': None}
df.loc[-1] = [0, 'First', '1', '1990']
df.index = df.index + 1
result = df.sort_index()

# case: loc-several-new-labels-error
df = suppliers[['supplier_id', 'supplier']].copy()
df.loc[[10, 11]] = [[5, 'E'], [6, 'F']]
result = df

# case: several-existing-rows-at-once
df = items.copy()
df.loc[['u', 'x'], ['qty', 'cost']] = [[1, 0.5], [2, 0.75]]
df.loc[['v', 'w'], 'name'] = ['NUT', 'WASHER']
result = df[['name', 'qty', 'cost']]

# case: several-rows-wrong-shape
df = items.copy()
df.loc[['u', 'x'], ['qty', 'cost']] = [[1, 0.5, 3], [2, 0.75, 3]]
result = df

# case: single-element-by-get-loc
df = items.copy()
r = df.index.get_loc('w')
c = df.columns.get_loc('cost')
df.iloc[r, c] = df['cost'].mean()
df.iloc[r + 1, df.columns.get_indexer(['name', 'qty'])] = ['Spring', 41]
result = df.iloc[r:r + 2]

# case: big-int-times
df = items.copy()
df['qty'] *= 1000000
df.loc['z', 'qty'] += 1
df['qty_k'] = df['qty'] // 1000
result = df[['qty', 'qty_k']]

# case: bool-column-augmented
df = items.copy()
df['discontinued'] |= df['qty'] <= 0
df['discontinued'] ^= df['name'].isna()
df['keep'] = ~df['discontinued']
result = df[['discontinued', 'keep']].sum()

# case: int-into-bool-column
df = items.copy()
df.loc['u', 'discontinued'] = 1
result = (df['discontinued'].dtype.kind, df['discontinued'].tolist())

# case: floordiv-mod-columns
df = items.copy()
df['boxes'], df['loose'] = divmod(df['qty'], 12)
df['boxes'] **= 2
df.loc[df['loose'] == 0, 'loose'] -= 1
result = df[['qty', 'boxes', 'loose']]

# case: rating-with-errors
s = suppliers.copy()
s['rating'] = pd.to_numeric(s['rating'], errors='coerce')
s.loc[s['rating'].isna(), 'rating'] = s['rating'].mean()
s['stars'] = s['rating'].apply(lambda r: '*' * math.floor(r))
result = s[['supplier', 'rating', 'stars']]

# case: rating-str-plus-int-error
s = suppliers.copy()
s['rating'] += 1
result = s

# case: opened-mixed-formats
s = suppliers.copy()
s['opened'] = pd.to_datetime(s['opened'], format='mixed', dayfirst=True, errors='coerce')
s['opened'] = s['opened'].fillna(pd.Timestamp(2000, 1, 1))
s['year'] = s['opened'].dt.year
result = s[['supplier_id', 'opened', 'year']]

# case: columns-rename-by-zip
df = items.copy()
new_names = ['SKU', 'Name', 'Quantity', 'Unit cost', 'Disc', 'Supp']
df = df.rename(columns=dict(zip(df.columns, new_names)))
df['Unit cost'] = df['Unit cost'].fillna(0)
df.columns = df.columns.str.lower().str.replace(' ', '_')
result = df.head(3)

# case: columns-values-mutate-error
df = items.copy()
df.columns[0] = 'SKU'
result = df

# case: reorder-columns-move-last-first
df = items.copy()
cols = df.columns.tolist()
cols = cols[-1:] + cols[:-1]
df = df[cols]
df.insert(len(df.columns), 'rank', df['qty'].rank(method='min'))
result = df.reset_index(names='row')

# case: duplicate-columns-write
df = pd.concat([items[['qty']], items[['qty']]], axis=1)
df['qty'] = 0
df.insert(0, 'qty', [1, 2, 3, 4, 5, 6], allow_duplicates=True)
df.columns = ['q1', 'q2', 'q3']
result = df

# case: supplier-lookup-combine-first
df = items.merge(suppliers[['supplier_id', 'supplier']], on='supplier_id', how='left')
df['supplier'] = df['supplier'].combine_first('Supplier #' + df['supplier_id'].astype(str))
df['name'] = df['name'].combine_first(df['sku'])
result = df[['sku', 'name', 'supplier']]
