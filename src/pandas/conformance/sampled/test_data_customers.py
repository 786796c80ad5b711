import pandas as pd
import numpy as np
import ast
import json
from io import StringIO
# case: orders-dict-of-lists-join
customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5],
    'name': ['Alice', 'Bob ', ' carol', 'Dave', 'Eve'],
    'city': ['Boston', 'boston', 'Chicago', None, 'CHICAGO'],
})
orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106],
    'customer_id': [1, 1, 2, 3, 9, 5],
    'amount': ['10.50', '20', ' 7.25', 'n/a', '15.00', None],
    'order_date': ['2024-01-05', '2024-01-09', '2024-02-11', '2024-02-11', '2024-03-01', '2024-03-02'],
})
customers_df['name'] = customers_df['name'].str.strip().str.title()
customers_df['city'] = customers_df['city'].str.title()
orders_df['amount'] = pd.to_numeric(orders_df['amount'], errors='coerce')
orders_df['order_date'] = pd.to_datetime(orders_df['order_date'])
merged = customers_df.merge(orders_df, on='customer_id', how='left')
result = (
    merged.groupby(['customer_id', 'name'], as_index=False)
    .agg(total_amount=('amount', 'sum'), order_count=('order_id', 'count'))
    .sort_values(['total_amount', 'customer_id'], ascending=[False, True])
    .reset_index(drop=True)
)
# case: products-list-of-dicts-missing-keys
rows = [
    {'sku': 'A-1', 'name': 'Lamp', 'price': 19.99, 'tags': ['home', 'light']},
    {'sku': 'A-2', 'name': 'Desk', 'price': 149.0},
    {'sku': 'B-1', 'name': 'Chair', 'stock': 12},
    {'sku': 'B-2', 'price': 5, 'stock': 0, 'tags': []},
    {'name': 'Mystery'},
]
products_df = pd.DataFrame(rows)
result = {
    'columns': products_df.columns.tolist(),
    'dtypes': products_df.dtypes.astype(str).to_dict(),
    'missing': products_df.isna().sum().to_dict(),
    'shape': products_df.shape,
}
# case: inventory-tuples-columns
inventory_df = pd.DataFrame(
    [
        (1, 'Warehouse A', 'Bolt', 500, True),
        (2, 'Warehouse A', 'Nut', 450, True),
        (3, 'Warehouse B', 'Bolt', 120, False),
        (4, 'Warehouse B', 'Washer', 0, True),
        (5, 'Warehouse C', 'Nut', 75, None),
    ],
    columns=['id', 'warehouse', 'part', 'qty', 'active'],
)
# SELECT warehouse, SUM(qty) FROM inventory WHERE active GROUP BY warehouse
active = inventory_df[inventory_df['active'].eq(True)]
result = active.groupby('warehouse')['qty'].sum().reset_index(name='total_qty')
# case: sales-from-dict-orient-index
sales_df = pd.DataFrame.from_dict(
    {
        'north': [100, 120, 90],
        'south': [80, None, 110],
        'east': [60, 65, 70],
    },
    orient='index',
    columns=['jan', 'feb', 'mar'],
)
sales_df.index.name = 'region'
sales_df['total'] = sales_df.sum(axis=1)
result = sales_df.reset_index()
# case: coupons-read-csv-stringio
csv_text = """code,discount,active,expires
SAVE10,10%,Y,2024-12-31
SAVE20,20%,N,31/01/2024
FREESHIP,,Y,
VIP50,50%,y,2025-06-30
"""
coupons_df = pd.read_csv(StringIO(csv_text))
coupons_df['discount'] = coupons_df['discount'].str.rstrip('%').astype(float) / 100
coupons_df['active'] = coupons_df['active'].str.upper().map({'Y': True, 'N': False})
coupons_df['expires'] = pd.to_datetime(coupons_df['expires'], errors='coerce', format='%Y-%m-%d')
result = coupons_df
# case: cart-literal-eval-explode
carts_df = pd.DataFrame({
    'cart_id': [1, 2, 3, 4],
    'items': ["['apple', 'pear']", "['apple']", "[]", None],
})
carts_df['items'] = carts_df['items'].apply(lambda s: ast.literal_eval(s) if isinstance(s, str) else [])
exploded = carts_df.explode('items')
result = exploded['items'].value_counts(dropna=False).rename_axis('item').reset_index(name='n')
# case: payments-json-loads
payload = '''
[
  {"id": 1, "method": "card", "amount": 25.5, "meta": {"last4": "1111"}},
  {"id": 2, "method": "cash", "amount": 10, "meta": null},
  {"id": 3, "method": "card", "amount": null, "meta": {"last4": "2222"}},
  {"id": 4, "method": "wire", "amount": 1000.0}
]
'''
payments_df = pd.DataFrame(json.loads(payload))
payments_df['last4'] = payments_df['meta'].apply(lambda m: m.get('last4') if isinstance(m, dict) else None)
result = payments_df.drop(columns='meta')
# case: order-lines-multiindex-product
idx = pd.MultiIndex.from_product([['web', 'store'], ['Q1', 'Q2', 'Q3']], names=['channel', 'quarter'])
lines_df = pd.DataFrame({'units': [10, 20, 30, 5, 0, 15], 'returns': [1, 0, 3, 0, 0, 2]}, index=idx)
summary = lines_df.groupby(level='channel').sum()
summary['return_rate'] = (summary['returns'] / summary['units']).round(3)
result = summary
# case: price-tiers-ordered-categorical
tiers = pd.Categorical(
    ['gold', 'silver', 'bronze', 'gold', None, 'silver'],
    categories=['bronze', 'silver', 'gold'],
    ordered=True,
)
members_df = pd.DataFrame({'member': list('abcdef'), 'tier': tiers, 'points': [500, 200, 50, 700, 10, 250]})
at_least_silver = members_df[members_df['tier'] >= 'silver']
result = at_least_silver.sort_values(['tier', 'points'], ascending=[False, False])
# case: refunds-loop-append-dicts
records = []
for i in range(1, 9):
    rec = {'refund_id': i, 'order_id': 100 + i // 2, 'amount': round(i * 3.75, 2)}
    if i % 3 == 0:
        rec['reason'] = 'damaged'
    elif i % 4 == 0:
        rec['reason'] = None
    else:
        rec['reason'] = 'other'
    records.append(rec)
refunds_df = pd.DataFrame(records)
result = refunds_df.groupby('reason', dropna=False).agg(
    n=('refund_id', 'size'), total=('amount', 'sum'), orders=('order_id', 'nunique')
).reset_index()
# case: empty-orders-typed
orders_df = pd.DataFrame({
    'order_id': pd.Series(dtype='int64'),
    'customer': pd.Series(dtype='object'),
    'amount': pd.Series(dtype='float64'),
    'placed_at': pd.Series(dtype='datetime64[ns]'),
})
agg = orders_df.groupby('customer', as_index=False)['amount'].sum()
result = (orders_df.dtypes.astype(str).to_dict(), agg.shape, orders_df['amount'].sum(), len(orders_df))
# case: daily-sales-date-range-tile
dates = pd.date_range('2024-03-01', periods=8, freq='D')
daily_df = pd.DataFrame({
    'day': dates,
    'store': np.tile(['S1', 'S2'], 4),
    'sales': np.arange(100, 180, 10),
})
daily_df['weekday'] = daily_df['day'].dt.day_name()
daily_df['is_weekend'] = daily_df['day'].dt.dayofweek >= 5
result = daily_df.pivot_table(index='is_weekend', columns='store', values='sales', aggfunc='mean')
# case: append-rows-by-loc
cart_df = pd.DataFrame(columns=['item', 'qty', 'price'])
cart_df.loc[len(cart_df)] = ['pen', 3, 1.2]
cart_df.loc[len(cart_df)] = ['book', 1, 12.0]
cart_df.loc[len(cart_df)] = ['pen', 2, 1.1]
cart_df['qty'] = cart_df['qty'].astype(int)
cart_df['price'] = cart_df['price'].astype(float)
cart_df['line_total'] = cart_df['qty'] * cart_df['price']
result = cart_df.groupby('item')['line_total'].sum().round(2).to_dict()
# case: nullable-dtypes-summary
stock_df = pd.DataFrame({
    'sku': pd.array(['x1', 'x2', None, 'x4'], dtype='string'),
    'on_hand': pd.array([5, None, 0, 12], dtype='Int64'),
    'reorder': pd.array([True, False, None, True], dtype='boolean'),
    'weight': pd.array([1.5, 2.25, None, 0.75], dtype='Float64'),
})
result = {
    'dtypes': {c: str(t) for c, t in stock_df.dtypes.items()},
    'sum_on_hand': int(stock_df['on_hand'].sum()),
    'n_reorder': int(stock_df['reorder'].sum()),
    'needs': stock_df[stock_df['reorder'].fillna(False) & (stock_df['on_hand'] < 10)],
}
