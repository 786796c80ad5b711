import pandas as pd
import numpy as np
import datetime as dt

customers = pd.DataFrame({
    'cust_id': [1, 2, 3, 4, 5, 6],
    'name': ['Ann Lee', ' bob stone', 'CARLA', None, 'Dmitri', ''],
    'vip': [True, False, True, False, None, True],
    'joined': ['2021-03-01', '2020/11/15', None, '2022-01-05', '05 Feb 2021', ''],
    'credit': [100, 0, -20, 2500, 75, 0],
})
orders = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109],
    'cust_id': [1, 1, 2, 3, 3, 9, 4, 2, 1],
    'book_id': ['B1', 'B2', 'B1', 'B3', 'B9', 'B2', None, 'B4', 'B1'],
    'qty': [1, 2, 1, 0, 5, 3, 2, -1, 4],
    'price': [12.5, 8.0, 12.5, 30.0, np.nan, 8.0, 15.25, 9.99, 12.5],
    'paid': [True, True, False, True, False, True, True, False, True],
    'ordered': pd.to_datetime(['2024-01-03', '2024-01-03', '2024-01-10', '2024-02-01', None,
                               '2024-02-14', '2024-03-01', '2024-03-02', '2024-03-15']),
})
books = pd.DataFrame({
    'book_id': ['B1', 'B2', 'B3', 'B4', 'B5'],
    'title': ['Dune', 'emma', 'Ulysses', 'Persuasion ', 'Ivanhoe'],
    'pages': [412, 474, 730, 249, 544],
    'genre': pd.Categorical(['scifi', 'classic', 'classic', 'classic', 'adventure']),
    'stock': pd.array([10, None, 3, 0, 7], dtype='Int64'),
    'hardcover': [True, False, True, False, True],
})

# case: left-join-upcasts-ints-and-bools
merged = orders.merge(books, on='book_id', how='left')
result = merged.dtypes.astype(str).to_dict()

# case: outer-join-indicator-dtypes
m = pd.merge(customers, orders, on='cust_id', how='outer', indicator=True)
result = {c: (str(m[c].dtype), type(m[c].iloc[0]).__name__) for c in m.columns}

# case: groupby-agg-mixed-dtypes
g = orders.groupby('cust_id').agg(
    total_qty=('qty', 'sum'),
    mean_price=('price', 'mean'),
    any_paid=('paid', 'any'),
    n_paid=('paid', 'sum'),
    share_paid=('paid', 'mean'),
    first_order=('ordered', 'min'),
    span=('ordered', lambda s: s.max() - s.min()),
    n_books=('book_id', 'nunique'),
)
result = g.dtypes.astype(str).to_dict()

# case: pivot-table-fill-value-keeps-int
p1 = orders.pivot_table(index='cust_id', columns='book_id', values='qty', aggfunc='sum')
p2 = orders.pivot_table(index='cust_id', columns='book_id', values='qty', aggfunc='sum', fill_value=0)
result = {
    'without': sorted(set(p1.dtypes.astype(str))),
    'with': sorted(set(p2.dtypes.astype(str))),
    'cell_type': type(p2.loc[1, 'B1']).__name__,
}

# case: reindex-with-and-without-fill
s = orders.set_index('order_id')['qty']
wanted = [101, 105, 200]
a = s.reindex(wanted)
b = s.reindex(wanted, fill_value=0)
c = orders.set_index('order_id')['paid'].reindex(wanted)
d = orders.set_index('order_id')['paid'].reindex(wanted, fill_value=False)
result = [a.dtype.name, b.dtype.name, c.dtype.name, d.dtype.name, c.tolist()]

# case: concat-unlike-columns
part1 = orders[['order_id', 'qty', 'paid']].head(2)
part2 = pd.DataFrame({'order_id': ['X1', 'X2'], 'qty': [1.5, 2.0], 'gift': [True, False]})
both = pd.concat([part1, part2], ignore_index=True)
result = both.dtypes.astype(str).to_dict()

# case: concat-result-values
part1 = orders[['qty', 'paid']].head(2)
part2 = pd.DataFrame({'qty': [True, False], 'paid': [0, 1]})
both = pd.concat([part1, part2])
result = (both, [type(v).__name__ for v in both['qty']], [type(v).__name__ for v in both['paid']])

# case: two-columns-at-once
df = orders[['order_id', 'qty']].copy()
df[['a', 'b']] = 0
df[['c', 'd']] = [1.5, 'x']
df[['e', 'f']] = np.array([[i, i * 2] for i in range(len(df))])
result = df.dtypes.astype(str).to_dict()

# case: loc-write-float-into-float
df = orders.copy()
df.loc[df['price'].isna(), 'price'] = 0
df.loc[0, 'price'] = 13
result = (df['price'].dtype.name, df['price'].tolist())

# case: enlarge-frame-with-loc
df = books[['book_id', 'pages', 'hardcover']].copy()
df.loc[len(df)] = ['B6', 120, False]
first = df.dtypes.astype(str).to_dict()
df.loc[99] = ['B7', np.nan, None]
second = df.dtypes.astype(str).to_dict()
result = {'first': first, 'second': second}

# case: itertuples-element-types
row = next(orders.itertuples(index=False))
result = {k: type(v).__name__ for k, v in row._asdict().items()}

# case: iterrows-upcasts
types = []
for i, row in orders[['order_id', 'qty', 'price']].head(2).iterrows():
    types.append((row.dtype.name, type(row['order_id']).__name__, row['order_id']))
for i, row in orders[['order_id', 'qty']].head(1).iterrows():
    types.append((row.dtype.name, type(row['order_id']).__name__, row['order_id']))
result = types

# case: to-dict-records-types
recs = books.to_dict(orient='records')
result = [{k: type(v).__name__ for k, v in r.items()} for r in recs[:2]]

# case: customers-vip-object-to-boolean
vip = customers['vip']
nb = vip.astype('boolean')
result = {
    'raw': vip.dtype.name,
    'bool': vip.astype(bool).tolist(),
    'nullable': nb.dtype.name,
    'filled': nb.fillna(False).dtype.name,
    'sum': (nb.sum(), type(nb.sum()).__name__),
    'mean': nb.mean(),
}

# case: to-datetime-mixed
d = pd.to_datetime(customers['joined'], format='mixed', errors='coerce')
result = pd.DataFrame({'raw': customers['joined'], 'parsed': d, 'year': d.dt.year, 'is_q1': d.dt.quarter == 1})

# case: year-dtype-with-nat
result = {
    'year': orders['ordered'].dt.year.dtype.name,
    'year_no_nat': orders['ordered'].dropna().dt.year.dtype.name,
    'date': orders['ordered'].dt.date.dtype.name,
    'date_type': type(orders['ordered'].dt.date.iloc[0]).__name__,
    'day_name': orders['ordered'].dt.day_name().dtype.name,
    'is_month_start': orders['ordered'].dt.is_month_start.dtype.name,
    'month_period': str(orders['ordered'].dt.to_period('M').dtype),
    'normalized': str(orders['ordered'].dt.normalize().dtype),
}

# case: nullable-stock-arithmetic
s = books['stock']
result = {
    'plus': str((s + 1).dtype),
    'half': str((s / 2).dtype),
    'floor': str((s // 2).dtype),
    'cmp': str((s > 2).dtype),
    'mixed': str((s * books['pages']).dtype),
    'float': str((s + 0.5).dtype),
    'mean': type(s.mean()).__name__,
    'sum': type(s.sum()).__name__,
    'missing': type(s[1]).__name__,
    'list': s.tolist(),
}

# case: value-counts-dtypes
vc = orders['book_id'].value_counts(dropna=False)
vn = orders['book_id'].value_counts(normalize=True)
vg = books['genre'].value_counts()
result = [vc.dtype.name, vn.dtype.name, str(vg.index.dtype), vc.name, vn.name, vg]

# case: shift-diff-pct-change
q = orders['qty']
out = pd.DataFrame({
    'prev': q.shift(),
    'prev0': q.shift(1, fill_value=0),
    'diff': q.diff(),
    'paid_prev': orders['paid'].shift(),
    'paid_prev_f': orders['paid'].shift(fill_value=False),
    'gap': orders['ordered'].diff(),
})
result = out.dtypes.astype(str).to_dict()

# case: describe-dtypes
d = orders.describe()
result = d.dtypes.astype(str)

# case: frame-sum-axis-1-mixed
x = orders[['qty', 'price', 'paid']]
result = (x.sum(axis=1), x.sum().dtype.name, orders[['qty', 'paid']].sum(axis=1).dtype.name)

# case: frame-mean-with-text
# mistake: the text columns are not excluded
result = books.mean()

# case: transposed-mixed
t = books[['title', 'pages', 'hardcover']].T
result = (t.dtypes.astype(str).unique().tolist(), [type(v).__name__ for v in t[0]], t.T.dtypes.astype(str).to_dict(), t.T.infer_objects().dtypes.astype(str).to_dict())
