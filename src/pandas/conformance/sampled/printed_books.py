import pandas as pd
import numpy as np
import json
import re

books_df = pd.DataFrame({
    'book_id': [101, 102, 103, 104, 105, 106, 107, 108],
    'Title ': ['Der Zauberberg', 'L’Étranger', 'Moby-Dick; or, The Whale', 'Война и мир', 'Dune', 'dune ', None, 'A Very Long Title About Nothing In Particular That Goes On And On And On Forever'],
    'Unit Price ($)': [18.5, 9.99, 12.0, 25.25, 8.0, 8.0, np.nan, 1234.5],
    'In-Stock?': [True, False, True, None, True, True, False, True],
    'pages': [720, 123, 635, 1225, 412, 412, 0, 88],
})
orders_df = pd.DataFrame({
    'order_no': ['ORD-10', 'ORD-2', 'ORD-1', 'ORD-33', 'ORD-4', 'ORD-4', 'ORD-5', 'ORD-100', 'ORD-7', 'ORD-8'],
    'book_id': [101, 102, 102, 105, 999, 104, 108, 103, None, 101],
    'qty': [1, 3, 2, 10, 1, 0, -1, 2, 5, 1],
    'placed': ['2024-01-05', '2024-01-17', '2024-02-01', '2024-02-29', None, '2024-03-10', '2024-03-10', '2024-03-31', '2024-04-02', '2024-04-30'],
    'channel': ['web', 'Web', 'store', 'web ', 'phone', None, 'store', 'web', 'STORE', 'phone'],
    'discount': [0.0, 0.1, 0.05, 0.25, np.nan, 0.0, 0.0, 0.125, 0.1, 0.3333],
})
customers_df = pd.DataFrame({
    'cust': ['Ana', 'Björn', 'Chloé', 'Дмитрий', '', None],
    'orders': ['ORD-10,ORD-2', 'ORD-1', 'ORD-33,ORD-4,ORD-5', '', None, 'ORD-8'],
    'since': pd.to_datetime(['2019-05-01', '2020-12-31', None, '2021-07-15', '2022-01-01', '2018-02-28']),
    'spent': [1500000.0, 20.5, 0.0, -3.75, np.nan, 99.999],
})

# case: to-string-no-index
result = orders_df.to_string(index=False)

# case: clean-names-then-print
df = books_df.copy()
df.columns = (df.columns.str.strip().str.lower()
              .str.replace(r'[^0-9a-z]+', '_', regex=True).str.strip('_'))
result = f"{df[['book_id', 'unit_price', 'in_stock', 'pages']]}"

# case: series-repr-name-dtype
s = orders_df.set_index('order_no')['discount']
result = str(s)

# case: receipt-lines
df = orders_df.merge(books_df, on='book_id', how='inner')
lines = []
for row in df.itertuples(index=False):
    price = row[7]
    total = row.qty * price * (1 - row.discount)
    lines.append(f"{row.order_no:<10}|{row[6][:12]:^14}|{row.qty:>4d} x {price:>9,.2f} = {total:>10,.2f}")
header = f"{'ORDER':<10}|{'TITLE':^14}|{'QTY':>4}   {'PRICE':>9}   {'TOTAL':>10}"
result = '\n'.join([header, '-' * len(header)] + lines)

# case: str-cat-na-rep
result = orders_df['order_no'].str.cat(orders_df['channel'].str.strip().str.lower(), sep=' via ', na_rep='?')

# case: group-concat-orders
result = (orders_df.assign(channel=orders_df['channel'].str.strip().str.lower())
          .groupby('channel')['order_no']
          .agg(lambda x: ', '.join(sorted(x, key=lambda v: int(v.split('-')[1])))))

# case: json-records-default-str
df = customers_df[['cust', 'since', 'spent']]
result = json.dumps(df.to_dict(orient='records'), default=str, ensure_ascii=False)

# case: explode-orders-count-text
ex = customers_df.assign(order=customers_df['orders'].str.split(',')).explode('order')
ex = ex[ex['order'].fillna('') != '']
counts = ex.groupby('cust', dropna=False)['order'].nunique()
result = str(counts)

# case: astype-str-each
out = {}
for col in orders_df.columns:
    out[col] = orders_df[col].astype(str).tolist()
result = out

# case: money-format-apply
s = customers_df['spent'].apply(lambda v: '-' if pd.isna(v) else f'${v:,.2f}')
result = s.tolist()

# case: join-title-agg-row
df = books_df.rename(columns=lambda c: c.strip())
result = df[['book_id', 'Title', 'pages']].astype(str).agg(' '.join, axis=1)

# case: join-title-agg-row-wrong
result = books_df[['book_id', 'Title ']].agg(' / '.join, axis=1)

# case: describe-as-text
result = books_df[['Unit Price ($)', 'pages']].describe().round(2).to_string()

# case: strftime-since
s = customers_df['since'].dt.strftime('%d %b %Y')
result = [f"{n or 'Anonymous'}: {d}" for n, d in zip(customers_df['cust'], s.fillna('never'))]

# case: value-counts-text
vc = orders_df['channel'].str.strip().str.title().value_counts(dropna=False)
result = vc.to_string()

# case: pivot-text-monthly
o = orders_df.assign(month=pd.to_datetime(orders_df['placed']).dt.to_period('M'),
                     channel=orders_df['channel'].str.strip().str.lower())
pt = o.pivot_table(index='month', columns='channel', values='qty', aggfunc='sum', fill_value=0)
result = str(pt)

# case: yes-no-stock
m = {True: 'Yes', False: 'No'}
result = books_df['In-Stock?'].map(m).fillna('-').to_string(index=False)

# case: csv-lines-by-hand
rows = [','.join(orders_df.columns)]
for r in orders_df.head(6).values.tolist():
    rows.append(','.join(map(str, r)))
result = '\n'.join(rows)

# case: parse-text-back
txt = orders_df[['order_no', 'qty']].to_string(index=False)
lines = txt.split('\n')
cols = lines[0].split()
back = pd.DataFrame([re.split(r'\s+', l.strip()) for l in lines[1:]], columns=cols)
back['qty'] = pd.to_numeric(back['qty'])
result = back.equals(orders_df[['order_no', 'qty']]), back.dtypes.astype(str).to_dict()

# case: missing-column-title
result = books_df['Title'].str.upper().to_string()

# case: to-dict-index-by-order
result = orders_df.drop_duplicates('order_no').set_index('order_no')[['qty', 'channel']].to_dict('index')
