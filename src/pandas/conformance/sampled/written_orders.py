import pandas as pd
import numpy as np

orders_df = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008],
    'customer': ['Ann Lee', 'bob stone', 'Ann Lee', None, 'Cara Diaz', ' Bob Stone ', 'Eve', ''],
    'city': ['Oslo', 'Bergen', 'Oslo', 'Tromso', None, 'bergen', 'Oslo', 'Narvik'],
    'qty': [2, 0, 5, 1, -1, 3, 3, 10],
    'price': [19.99, 5.0, np.nan, 120.5, 19.99, 0.0, 42.0, 7.25],
    'paid': [True, False, True, None, False, True, True, False],
    'ordered': ['2024-01-05', '2024-01-05', '2024/02/10', '2024-02-30', None, '2024-03-01', '2024-03-15', ''],
})

customers_df = pd.DataFrame({
    'name': ['Ann Lee', 'Bob Stone', 'Cara Diaz', 'Dan Wu', 'Eve', 'Ann Lee'],
    'tier': ['gold', 'silver', 'gold', 'bronze', None, 'silver'],
    'credit': [500, 250, 0, 100, 9007199254740993, 75],
}, index=['c1', 'c2', 'c3', 'c4', 'c5', 'c6'])

rates_sr = pd.Series([0.25, 0.15, 0.12], index=['Oslo', 'Bergen', 'Narvik'], name='rate')

# case: two-cols-from-list-of-lists
df = orders_df[['order_id', 'qty']].copy()
df[['a', 'b']] = [[i, i * 2] for i in range(len(df))]
result = df

# case: zip-star-apply-unpack
def split_name(n):
    if not isinstance(n, str) or not n.strip():
        return (None, None)
    parts = n.strip().title().split(' ', 1)
    return (parts[0], parts[1] if len(parts) > 1 else None)

df = orders_df.copy()
df['first'], df['last'] = zip(*df['customer'].apply(split_name))
result = df[['order_id', 'first', 'last']]

# case: str-split-expand-columns
df = orders_df.copy()
df[['first', 'last']] = df['customer'].str.strip().str.split(' ', n=1, expand=True)
result = df[['customer', 'first', 'last']]

# case: loc-mask-multi-cols-scalar-list
df = orders_df.copy()
mask = df['qty'] <= 0
df.loc[mask, ['qty', 'price']] = [0, 0.0]
result = df[['order_id', 'qty', 'price']]

# case: loc-new-label-list
df = customers_df.copy()
df.loc['c7'] = ['Finn', 'gold', 10]
result = df

# case: loc-new-label-dict
df = customers_df.copy()
df.loc['c7'] = {'name': 'Finn', 'tier': 'gold', 'credit': 10}
result = df.tail(2)

# case: loc-new-label-series-partial
df = customers_df.copy()
df.loc['c8'] = pd.Series({'credit': 33, 'name': 'Gus'})
result = df

# case: loc-new-label-wrong-length
df = customers_df.copy()
df.loc['c9'] = ['Hans', 'silver']
result = df

# case: append-loc-len
report = pd.DataFrame(columns=['city', 'orders', 'revenue'])
for city, grp in orders_df.groupby('city'):
    report.loc[len(report)] = [city, len(grp), (grp['qty'] * grp['price']).sum()]
result = report

# case: map-rates-setitem
df = orders_df.copy()
df['rate'] = df['city'].str.title().map(rates_sr)
df['tax'] = (df['qty'] * df['price'] * df['rate']).round(2)
df.loc[df['rate'].isna(), 'tax'] = 0
result = df[['order_id', 'city', 'rate', 'tax']]

# case: assign-series-misaligned-index
df = customers_df.copy()
bonus = pd.Series([10, 20, 30], index=['c2', 'c5', 'zz'])
df['bonus'] = bonus
df['credit'] += df['bonus'].fillna(0).astype(int)
result = df

# case: setitem-wrong-length-list
df = orders_df.copy()
df['flag'] = ['x', 'y', 'z']
result = df

# case: np-select-conditional
df = orders_df.copy()
conditions = [df['qty'] < 0, df['qty'] == 0, df['qty'].between(1, 4)]
choices = ['return', 'empty', 'small']
df['size'] = np.select(conditions, choices, default='bulk')
result = df.groupby('size')['order_id'].apply(list)

# case: paid-bool-none-fill
df = orders_df.copy()
df['paid'] = df['paid'].fillna(False).astype(bool)
df.loc[~df['paid'], 'status'] = 'open'
df.loc[df['paid'], 'status'] = 'closed'
result = df[['order_id', 'paid', 'status']]

# case: dates-writing-nat
df = orders_df.copy()
df['ordered'] = pd.to_datetime(df['ordered'].str.replace('/', '-'), errors='coerce')
df.loc[df['qty'] < 0, 'ordered'] = pd.Timestamp('2024-12-31')
df.loc[0, 'ordered'] = None
df.at[1, 'ordered'] = pd.NaT
result = df[['order_id', 'ordered']]

# case: insert-at-position-and-pop
df = orders_df.copy()
total = df['qty'] * df['price']
df.insert(df.columns.get_loc('price') + 1, 'total', total)
popped = df.pop('ordered')
df.insert(1, 'ordered', popped)
result = (list(df.columns), df['total'].tolist())

# case: insert-existing-column
df = orders_df.copy()
df.insert(0, 'city', 'X')
result = df

# case: swap-two-columns-values
df = orders_df[['order_id', 'customer', 'city']].copy()
df[['customer', 'city']] = df[['city', 'customer']].values
result = df

# case: swap-loc-aligned-noop
df = orders_df[['customer', 'city']].copy()
df.loc[:, ['customer', 'city']] = df[['city', 'customer']]
result = df.equals(orders_df[['customer', 'city']])

# case: series-augmented-slice
s = orders_df.set_index('order_id')['qty'].copy()
s.loc[1002:1004] += 100
s.iloc[-2:] *= 2
s[1001] -= 5
result = s

# case: where-mask-inplace
df = orders_df[['qty', 'price']].copy()
df['qty'].where(df['qty'] > 0, 1, inplace=True)
df['price'] = df['price'].mask(df['price'] == 0)
df['price'].fillna(df['price'].median(), inplace=True)
result = df

# case: concat-dict-rows
log = pd.DataFrame(columns=['step', 'n'])
rows = [{'step': 'load', 'n': len(orders_df)},
        {'step': 'dropna', 'n': len(orders_df.dropna())},
        {'step': 'dedupe', 'n': orders_df['customer'].nunique()}]
for row in rows:
    log = pd.concat([log, pd.DataFrame([row])], ignore_index=True)
result = log

# case: at-iat-writes
df = orders_df.copy()
df.at[3, 'customer'] = 'Unknown'
df.iat[4, 2] = 'Stavanger'
df.iat[7, df.columns.get_loc('qty')] = 11
df.at[8, 'order_id'] = 1009
result = df
