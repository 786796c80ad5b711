import pandas as pd
import numpy as np

inventory = pd.DataFrame({
    'sku': ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'a1'],
    'item': ['Widget', 'Gadget', 'Bolt M6', 'Bolt M8', 'Paint - Red', 'paint - blue', '', 'Widget'],
    'stock': ['10', '0', '1500', 'none', '42', '7', None, '3'],
    'reorder_level': [20, 5, 500, 500, 10, 10, 1, 20],
    'price': [9.99, 24.5, 0.05, 0.07, 12.0, 12.0, np.nan, 9.99],
    'supplier_id': [1, 2, 3, 3, 4, 4, 7, 1],
    'discontinued': [False, False, False, True, False, None, True, False],
})

suppliers = pd.DataFrame({
    'supplier_id': [1, 2, 3, 4, 5],
    'supplier': ['Acme Corp', 'Globex Inc.', 'Bolts-R-Us', 'Color Co', 'Unused LLC'],
    'country': ['US', 'DE', 'US', None, 'CN'],
    'lead_days': [5, 14, 3, 7, 30],
})

movements = pd.DataFrame({
    'sku': ['A1', 'A1', 'B1', 'C1', 'C1', 'Z9', 'A2', 'B1', 'C2', 'A1'],
    'qty': [5, -3, 200, -10, 0, 50, 12, -700, 4, -2],
    'when': ['2024-05-01 09:00', '2024-05-03 14:30', '2024-05-03 16:00', '2024-05-10 08:15', '2024-05-11 10:00', '2024-05-12 11:11', '2024-05-20 17:45', '2024-06-01 09:00', '2024-06-02 12:00', '2024-06-02 12:00'],
    'type': ['in', 'out', 'in', 'out', 'adj', 'in', 'in', 'out', 'in', 'out'],
})

# case: stock-to-int
stock = pd.to_numeric(inventory['stock'], errors='coerce').fillna(0).astype(int)
result = inventory.assign(stock=stock)[['sku', 'stock']]

# case: needs-reorder
inv = inventory.copy()
inv['stock'] = pd.to_numeric(inv['stock'], errors='coerce')
result = inv[(inv['stock'] < inv['reorder_level']) | inv['stock'].isna()]['sku'].tolist()

# case: string-compare-error
result = inventory[inventory['stock'] < inventory['reorder_level']]

# case: inventory-value
inv = inventory.copy()
inv['stock'] = pd.to_numeric(inv['stock'], errors='coerce').fillna(0)
inv['value'] = inv['stock'] * inv['price']
result = inv['value'].sum().round(2)

# case: net-movement
result = movements.groupby('sku')['qty'].sum().reset_index().rename(columns={'qty': 'net'}).sort_values('net')

# case: in-out-unstack
result = movements.groupby(['sku', 'type'])['qty'].sum().unstack(fill_value=0)

# case: supplier-item-count
result = (inventory.merge(suppliers, on='supplier_id', how='right')
          .groupby('supplier')['sku'].count()
          .sort_values(ascending=False))

# case: unknown-suppliers
ids = set(inventory['supplier_id']) - set(suppliers['supplier_id'])
result = inventory[inventory['supplier_id'].isin(ids)]

# case: upper-sku-dedupe
inv = inventory.copy()
inv['sku'] = inv['sku'].str.upper()
inv['stock'] = pd.to_numeric(inv['stock'], errors='coerce')
result = inv.groupby('sku', as_index=False).agg({'item': 'first', 'stock': 'sum', 'price': 'max'})

# case: price-format
result = inventory['price'].map('${:,.2f}'.format)

# case: replace-empty
inv = inventory.replace({'': np.nan, 'none': np.nan})
result = inv.isna().sum().to_dict()

# case: item-base-and-variant
split = inventory['item'].str.split(' - ', n=1, expand=True)
split.columns = ['base', 'variant']
result = split.apply(lambda c: c.str.lower())

# case: price-band
inv = inventory.copy()
inv['band'] = pd.cut(inv['price'], bins=[0, 1, 10, 100], labels=['cheap', 'mid', 'premium'])
result = inv.groupby('band', observed=False).size()

# case: week-number
w = pd.to_datetime(movements['when'])
result = movements.groupby(w.dt.isocalendar().week)['qty'].sum()

# case: daily-resample-fill
m = movements.copy()
m['when'] = pd.to_datetime(m['when'])
daily = m[m['sku'] == 'A1'].set_index('when').resample('W')['qty'].sum()
result = daily

# case: movement-running-stock
m = movements[movements['sku'] == 'A1'].copy()
start = int(inventory.loc[inventory['sku'] == 'A1', 'stock'].iloc[0])
m['level'] = start + m['qty'].cumsum()
result = m[['when', 'qty', 'level']]

# case: expected-delivery
inv = inventory.merge(suppliers[['supplier_id', 'lead_days']], on='supplier_id', how='left')
order_date = pd.Timestamp('2024-06-03')
inv['eta'] = order_date + pd.to_timedelta(inv['lead_days'], unit='d')
result = inv[['sku', 'lead_days', 'eta']]

# case: supplier-name-slug
result = suppliers['supplier'].str.lower().str.replace(r'[^a-z0-9]+', '-', regex=True).str.strip('-').tolist()

# case: at-scalar
inv = inventory.set_index('sku')
inv.at['A2', 'price'] = 19.99
inv.loc['E1'] = ['New', '1', 1, 5.0, 5, False]
result = inv[['item', 'price']]

# case: loc-missing-key
inv = inventory.set_index('sku')
result = inv.loc['Z9', 'price']

# case: discontinued-fill
d = inventory['discontinued'].fillna(False).astype(bool)
result = inventory.loc[~d, ['sku', 'item']]

# case: iterrows-report
lines = []
for i, row in inventory.iterrows():
    if row['item']:
        lines.append(f"{row['sku']}: {row['item']} @ {row['price']}")
result = '\n'.join(lines)

# case: to-dict-records
result = suppliers.dropna().head(2).to_dict(orient='records')

# case: largest-movement-per-sku
m = movements.assign(abs_qty=movements['qty'].abs())
result = m.sort_values('abs_qty', ascending=False).groupby('sku', sort=True).first()[['qty', 'type']]
