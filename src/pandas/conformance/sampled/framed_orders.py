import pandas as pd
import numpy as np

orders = pd.DataFrame({
    'order_id': [1005, 1001, 1003, 1002, 1004, 1001, 1007, 1006],
    'customer': ['bob', 'Alice', 'alice ', None, 'Dave', 'Alice', 'carol', 'Bob'],
    'region': ['East', 'West', 'East', 'West', None, 'West', 'North', 'East'],
    'amount': [250.0, 99.5, np.nan, 250.0, 0.0, 99.5, -20.0, 310.25],
    'qty': [2, 1, 5, 2, 0, 1, 1, 3],
    'code': ['A10', 'A2', 'B1', 'A1', 'B10', 'A2', 'B2', ''],
})

stock = pd.DataFrame(
    {'jan': [5, 0, 12, 7], 'mar': [3, 8, np.nan, 7], 'feb': [4, 4, 9, -1]},
    index=pd.Index(['pen', 'Cup', 'bag', 'Pen'], name='item'))

mi = pd.DataFrame(
    {'units': [10, 3, 8, 3, 6, 1], 'price': [1.5, 2.5, np.nan, 4.0, 1.5, 9.0]},
    index=pd.MultiIndex.from_tuples(
        [('S2', 'tea', 2021), ('S1', 'tea', 2022), ('S2', 'coffee', 2021),
         ('S1', 'coffee', 2021), ('S3', 'tea', 2020), ('S1', 'tea', 2021)],
        names=['store', 'product', 'year']))

# case: sort-values-asc-list
result = orders.sort_values(by=['region', 'amount'], ascending=[True, False])

# case: sort-values-na-first
result = orders.sort_values('amount', na_position='first', kind='mergesort')[['order_id', 'amount']]

# case: sort-values-key-lower
result = orders.sort_values('customer', key=lambda s: s.str.strip().str.lower(), kind='stable')['customer']

# case: sort-values-ignore-index
result = orders.sort_values(['qty', 'order_id'], ascending=[False, True], ignore_index=True)

# case: sort-values-axis1-row
result = stock.sort_values(by='bag', axis=1)

# case: sort-values-axis1-desc
result = stock.sort_values(by='pen', axis='columns', ascending=False, na_position='first')

# case: sort-values-natural-code
result = orders.sort_values(
    by='code',
    key=lambda col: col.str.extract(r'(\d+)', expand=False).fillna(0).astype(int),
    kind='stable')['code'].tolist()

# case: sort-values-index-level-name
result = mi.sort_values(by=['product', 'units'], ascending=[False, True])

# case: sort-values-inplace
df = orders.copy()
df.sort_values('order_id', inplace=True)
result = df.index.tolist()

# case: sort-values-wrong-ascending-length
result = orders.sort_values(['region', 'qty'], ascending=[True])

# case: sort-index-key-lower
result = stock.sort_index(key=lambda idx: idx.str.lower())

# case: sort-index-axis1
result = stock.sort_index(axis=1, ascending=False)

# case: sort-index-level-name
result = mi.sort_index(level='product')

# case: sort-index-levels-ascending-list
result = mi.sort_index(level=['store', 'year'], ascending=[False, True])

# case: sort-index-no-remaining
result = mi.sort_index(level=1, sort_remaining=False)

# case: sort-index-ignore
result = orders.set_index('order_id').sort_index(ignore_index=True)

# case: drop-columns-kw
result = orders.drop(columns=['code', 'qty']).head(3)

# case: drop-index-and-columns
result = orders.drop(index=[0, 2, 5], columns='code')

# case: drop-errors-ignore
result = orders.drop(['code', 'does_not_exist'], axis=1, errors='ignore').columns.tolist()

# case: drop-missing-raises
result = orders.drop(columns=['code', 'discount'])

# case: drop-level
result = mi.drop(index='tea', level='product')

# case: drop-multi-tuple
result = mi.sort_index().drop(('S1', 'tea'))

# case: drop-rows-by-condition-index
result = orders.drop(orders[orders['amount'] <= 0].index)

# case: rename-callable
result = orders.rename(columns=str.upper).columns

# case: rename-index-dict-function
result = stock.rename(index={'Cup': 'mug'}, columns=lambda c: c.capitalize())

# case: rename-mapper-axis
result = stock.rename({'jan': 'January', 'feb': 'February'}, axis='columns')

# case: rename-level
result = mi.rename(index={'tea': 'TEA', 'S1': 'nope'}, level='product')

# case: rename-errors-raise
result = stock.rename(columns={'apr': 'April'}, errors='raise')

# case: rename-axis-index-columns
result = stock.rename_axis(index='sku', columns='month')

# case: rename-axis-dict-multi
result = mi.rename_axis(index={'store': 'shop', 'year': 'yr'}).index.names

# case: rename-axis-none
result = stock.rename_axis(None).rename_axis('month', axis='columns')

# case: set-axis-columns
result = stock.set_axis(['m1', 'm3', 'm2'], axis=1)

# case: add-prefix-axis-index
result = stock.add_prefix('item_', axis=0).add_suffix('_2024')

# case: reset-index-level-drop
result = mi.reset_index(level='year').reset_index(level='store', drop=True)

# case: reset-index-names-list
result = mi.reset_index(names=['s', 'p', 'y'])

# case: reset-index-name-conflict
df = orders.set_index('order_id', drop=False)
result = df.reset_index()

# case: set-index-append
result = orders.set_index('region', append=True).index.tolist()

# case: set-index-verify-integrity
result = orders.set_index('order_id', verify_integrity=True)

# case: reindex-fill-value-columns
result = stock.reindex(columns=['jan', 'feb', 'mar', 'apr'], fill_value=0)
