import pandas as pd
import numpy as np

orders_df = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    'customer': ['Alice', 'bob', ' Carol', 'Alice', None, 'Dan', 'bob', 'Eve ', 'carol', 'Alice'],
    'book_id': ['B1', 'B2', 'B3', 'B9', 'B1', 'B2', 'B4', None, 'B3', 'B1'],
    'qty': [1, 3, 2, 0, 5, 1, -1, 4, 2, 1],
    'price': [12.5, 8.0, np.nan, 20.0, 12.5, 8.0, 15.75, 9.99, 30.0, np.nan],
    'status': ['shipped', 'pending', 'shipped', 'cancelled', 'SHIPPED', 'pending', 'returned', '', 'shipped', None],
    'order_date': ['2024-01-05', '2024-01-07', '2024-01-07', '2024-02-01', '2024-02-10', '2024-02-10', '2024-03-01', '2024-03-03', '2024-03-15', '2024-04-01'],
})
books_df = pd.DataFrame({
    'book_id': ['B1', 'B2', 'B3', 'B4', 'B5'],
    'title': ['Dune', 'Emma', 'Ulysses', 'Walden', 'Hamlet'],
    'genre': ['SciFi', 'Classic', 'Classic', 'Essay', None],
    'list_price': [13.0, 8.5, 30.0, 15.75, 7.25],
    'in_stock': [True, False, None, True, False],
})
customers_df = pd.DataFrame({
    'customer': ['Alice', 'Bob', 'Carol', 'Dan', 'Frank'],
    'tier': ['gold', 'silver', 'gold', None, 'bronze'],
    'credit': [100, 0, -25, 40, 10],
})

# case: mask-and-or-not
mask = (orders_df['qty'] > 1) & ~(orders_df['status'].isin(['cancelled', 'returned'])) | orders_df['price'].isna()
result = orders_df.loc[mask, ['order_id', 'customer', 'qty', 'price']]
# case: between-inclusive-options
result = {
    opt: orders_df.loc[orders_df['qty'].between(1, 3, inclusive=opt), 'order_id'].tolist()
    for opt in ['both', 'neither', 'left', 'right']
}
# case: str-contains-na-false
shipped = orders_df[orders_df['status'].str.contains('ship', case=False, na=False)]
result = shipped[['order_id', 'status']].reset_index(drop=True)
# case: str-contains-without-na
result = orders_df[orders_df['status'].str.contains('ship')]
# case: fill-price-from-books
df = orders_df.copy()
price_map = books_df.set_index('book_id')['list_price']
df['price'] = df['price'].fillna(df['book_id'].map(price_map))
df['total'] = df['qty'] * df['price']
result = df[['order_id', 'book_id', 'price', 'total']]
# case: np-select-order-size
conditions = [
    orders_df['qty'] <= 0,
    orders_df['qty'] == 1,
    orders_df['qty'].between(2, 3),
]
choices = ['invalid', 'single', 'small']
orders_df['size'] = np.select(conditions, choices, default='bulk')
result = orders_df['size'].value_counts().sort_index()
# case: query-with-local
min_qty = 2
wanted = ['shipped', 'pending']
result = orders_df.query('qty >= @min_qty and status in @wanted')[['order_id', 'status', 'qty']]
# case: assign-chain-lambdas
result = (
    orders_df
    .assign(
        customer=lambda d: d['customer'].str.strip().str.title(),
        amount=lambda d: d['qty'] * d['price'].fillna(0),
        big=lambda d: d['amount'] > d['amount'].mean(),
    )
    .loc[lambda d: d['big'], ['customer', 'amount', 'big']]
    .sort_values('amount', ascending=False)
)
# case: loc-enlarge-row
df = books_df.set_index('book_id')
df.loc['B6'] = ['Othello', 'Drama', 9.5, True]
df.loc['B1', 'list_price'] = 14
result = df
# case: enlarge-by-len
df = customers_df.copy()
df.loc[len(df)] = ['Grace', 'gold', 75]
df.loc[len(df)] = {'customer': 'Heidi', 'tier': None, 'credit': 5}
result = df
# case: chained-assign-no-effect
df = orders_df[orders_df['qty'] > 2].copy()
df['qty'] = df['qty'] * 10
result = (orders_df['qty'].sum(), df['qty'].sum())
# case: ambiguous-truth
if orders_df['qty'] > 0:
    result = 'all positive'
else:
    result = 'some non-positive'
# case: in-stock-bool-mask-with-none
result = books_df[books_df['in_stock'] == True]['title'].tolist()
# case: in-stock-fillna-infer
stock = books_df['in_stock'].fillna(False).infer_objects()
result = books_df[stock & books_df['list_price'].lt(15)]
# case: sort-two-keys-mixed
result = orders_df.sort_values(['status', 'qty'], ascending=[True, False], na_position='first')[['order_id', 'status', 'qty']]
# case: sort-key-casefold
result = orders_df.sort_values('customer', key=lambda s: s.str.strip().str.lower(), kind='stable', ignore_index=True)['customer'].tolist()
# case: drop-duplicates-keep-false
norm = orders_df.assign(c=orders_df['customer'].str.strip().str.lower())
result = norm.drop_duplicates(subset='c', keep=False)[['order_id', 'c']]
# case: duplicated-each-keep
s = orders_df['book_id']
result = pd.DataFrame({
    'book': s,
    'first': s.duplicated(),
    'last': s.duplicated(keep='last'),
    'all': s.duplicated(keep=False),
})
# case: update-credit-from-orders
cust = customers_df.set_index('customer')
spent = (
    orders_df.assign(customer=orders_df['customer'].str.strip().str.title(),
                     amt=orders_df['qty'] * orders_df['price'])
    .groupby('customer')['amt'].sum()
)
cust['credit'] = cust['credit'].sub(spent, fill_value=0)
result = cust
# case: insert-pop-columns
df = books_df.copy()
genre = df.pop('genre')
df.insert(1, 'genre', genre.fillna('Unknown'))
df.insert(loc=0, column='rank', value=range(len(df), 0, -1))
result = df
# case: replace-nested-dict
result = orders_df.replace({'status': {'SHIPPED': 'shipped', '': 'unknown', None: 'unknown'}, 'qty': {-1: 0}})[['status', 'qty']]
# case: first-and-last-order-per-customer
df = orders_df.dropna(subset=['customer']).copy()
df['customer'] = df['customer'].str.strip().str.capitalize()
df['order_date'] = pd.to_datetime(df['order_date'])
df = df.sort_values(['customer', 'order_date'])
first = df.drop_duplicates('customer', keep='first').set_index('customer')['order_date']
last = df.drop_duplicates('customer', keep='last').set_index('customer')['order_date']
out = pd.concat([first.rename('first'), last.rename('last')], axis=1)
out['days'] = (out['last'] - out['first']).dt.days
result = out[out['days'] > 0]
