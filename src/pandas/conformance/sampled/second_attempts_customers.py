import pandas as pd
import numpy as np

customers_df = pd.DataFrame({
    'CustomerID': [1, 2, 3, 4, 5, 6, 7],
    ' Name ': ['Alice Wong', 'bob smith ', ' Carla Diaz', 'Dmitri Petrov', None, 'Alice Wong', 'Eve Adams'],
    'Email': ['alice@example.com', 'BOB@Example.com', '', 'dmitri@mail.ru', 'NULL', 'Alice@Example.com', None],
    'Country': ['USA', 'usa', 'Mexico', 'Russia', 'N/A', 'USA ', 'UK'],
    'SignupDate': ['2021-01-15', '2021/02/20', '03-15-2021', 'not available', '2021-05-01', '2021-01-15', '2022-07-09'],
})

orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    'customer_id': [1.0, 2.0, 2.0, 3.0, np.nan, 4.0, 1.0, 9.0, 7.0, 3.0],
    'product_id': ['P1', 'P2', 'P1', 'P3', 'P2', 'P4', 'P3', 'P1', None, 'P2'],
    'quantity': ['2', '1', '5', 'three', '4', '0', '1', None, '2', '3'],
    'order_date': ['2022-01-05', '2022-01-09', '2022-02-11', '2022-02-30', '2022-03-01', '2022-03-15', '2022-04-01', '2022-04-02', None, '2022-04-20'],
    'status': ['Shipped', 'shipped', 'CANCELLED', 'Pending', 'Shipped ', 'pending', 'Shipped', 'Returned', None, 'cancelled'],
})

products_df = pd.DataFrame({
    'product_id': ['P1', 'P2', 'P3', 'P4', 'P5', 'P2'],
    'title': ['Lamp', 'Desk', 'Chair', 'Rug', 'Mirror', 'Desk'],
    'category': ['Lighting', 'Furniture', 'Furniture', 'Decor', 'Decor', 'Furniture'],
    'price': ['19.99', '$150.00', '85', '1,200.50', 'NULL', '$150.00'],
})
# case: clean-column-names-and-count
df = customers_df.copy()
df.columns = [str(c).strip().lower() for c in df.columns]
required = ['customerid', 'name', 'country']
missing = [c for c in required if c not in df.columns]
if missing:
    raise ValueError(f"Missing columns: {missing}")
df['country'] = df['country'].astype(str).str.strip().str.upper()
df.loc[df['country'].isin(['N/A', 'NULL', 'NONE', '']), 'country'] = np.nan
counts = (
    df.dropna(subset=['country'])
      .groupby('country')['customerid']
      .nunique()
      .reset_index(name='customer_count')
)
result = counts.sort_values(['customer_count', 'country'], ascending=[False, True]).reset_index(drop=True)
# case: revenue-per-category-defensive
orders = orders_df.copy()
products = products_df.copy().drop_duplicates(subset=['product_id'], keep='first')
orders['quantity'] = pd.to_numeric(orders['quantity'], errors='coerce').fillna(0)
if not pd.api.types.is_numeric_dtype(products['price']):
    products['price'] = (
        products['price'].astype(str)
        .str.replace('$', '', regex=False)
        .str.replace(',', '', regex=False)
        .str.strip()
    )
    products['price'] = pd.to_numeric(products['price'], errors='coerce')
merged = orders.merge(products, on='product_id', how='left', indicator=True)
merged = merged[merged['_merge'] == 'both'].drop(columns='_merge')
merged['revenue'] = merged['quantity'] * merged['price']
result = (
    merged.groupby('category', as_index=False)['revenue'].sum()
    .round(2)
    .sort_values(['revenue', 'category'], ascending=[False, True])
    .reset_index(drop=True)
)
# case: status-dict-accumulation
totals = {}
for _, row in orders_df.iterrows():
    status = row['status']
    if status is None or pd.isna(status):
        key = 'unknown'
    else:
        key = str(status).strip().lower()
    try:
        qty = int(row['quantity'])
    except (TypeError, ValueError):
        qty = 0
    if key not in totals:
        totals[key] = {'orders': 0, 'units': 0}
    totals[key]['orders'] += 1
    totals[key]['units'] += qty
rows = [(k, v['orders'], v['units']) for k, v in totals.items()]
rows = sorted(rows, key=lambda r: (-r[1], r[0]))
result = pd.DataFrame(rows, columns=['status', 'orders', 'units'])
# case: orphan-orders-indicator
o = orders_df[['order_id', 'customer_id']].copy()
c = customers_df[['CustomerID']].rename(columns={'CustomerID': 'customer_id'}).copy()
o['customer_id'] = pd.to_numeric(o['customer_id'], errors='coerce').astype('Int64')
c['customer_id'] = c['customer_id'].astype('Int64')
joined = o.merge(c, on='customer_id', how='left', indicator='source')
orphans = joined.loc[joined['source'] == 'left_only', ['order_id', 'customer_id']]
if orphans.empty:
    orphans = pd.DataFrame(columns=['order_id', 'customer_id'])
result = orphans.sort_values('order_id').reset_index(drop=True)
# case: monthly-orders-valid-dates
df = orders_df.copy()
df['order_date'] = pd.to_datetime(df['order_date'], errors='coerce')
bad = int(df['order_date'].isna().sum())
df = df.dropna(subset=['order_date'])
if len(df) == 0:
    result = pd.DataFrame(columns=['month', 'n_orders', 'bad_dates'])
else:
    df['month'] = df['order_date'].dt.strftime('%Y-%m')
    result = df.groupby('month').agg(n_orders=('order_id', 'count')).reset_index()
    result['bad_dates'] = bad
    result = result.sort_values('month').reset_index(drop=True)
# case: normalize-emails-dedupe
def clean_email(value):
    if value is None:
        return None
    if not isinstance(value, str):
        return None
    v = value.strip().lower()
    if v in ('', 'null', 'none', 'nan'):
        return None
    return v

df = customers_df.copy()
df.columns = df.columns.str.strip()
df['Email'] = df['Email'].apply(clean_email)
with_email = df[df['Email'].notna()].drop_duplicates(subset=['Email'], keep='first')
without_email = df[df['Email'].isna()]
result = pd.concat([with_email, without_email], ignore_index=True)[['CustomerID', 'Name', 'Email']]
result = result.sort_values('CustomerID').reset_index(drop=True)
# case: customers-without-orders
cust = customers_df.copy()
cust = cust.rename(columns=lambda c: c.strip())
ordered_ids = set(orders_df['customer_id'].dropna().astype(int).tolist())
mask = ~cust['CustomerID'].isin(ordered_ids)
no_orders = cust.loc[mask, ['CustomerID', 'Name']].copy()
no_orders['Name'] = no_orders['Name'].fillna('(no name)').str.strip()

# cross-check with an anti-join
check = cust.merge(orders_df[['customer_id']].drop_duplicates(), left_on='CustomerID', right_on='customer_id', how='left')
check_ids = sorted(check.loc[check['customer_id'].isna(), 'CustomerID'].tolist())
assert sorted(no_orders['CustomerID'].tolist()) == check_ids
result = no_orders.reset_index(drop=True)
# case: cancel-rate-zero-guard
df = orders_df.copy()
df['status_clean'] = df['status'].fillna('').str.strip().str.lower()
df['is_cancelled'] = (df['status_clean'] == 'cancelled').astype(int)
grp = df.groupby('product_id', dropna=False).agg(
    total=('order_id', 'size'),
    cancelled=('is_cancelled', 'sum'),
).reset_index()

def rate(r):
    if r['total'] == 0:
        return 0.0
    return round(100.0 * r['cancelled'] / r['total'], 2)

grp['cancel_rate'] = grp.apply(rate, axis=1)
grp['product_id'] = grp['product_id'].fillna('UNKNOWN')
result = grp.sort_values(['cancel_rate', 'product_id'], ascending=[False, True]).reset_index(drop=True)
# case: reindex-expected-statuses
expected = ['pending', 'shipped', 'cancelled', 'returned', 'delivered']
s = orders_df['status'].dropna().astype(str).str.strip().str.lower()
counts = s.value_counts().reindex(expected, fill_value=0)
assert counts.sum() == orders_df['status'].notna().sum()
result = counts.rename_axis('status').reset_index(name='cnt')
# case: signup-multi-format
def parse_date(txt):
    if pd.isna(txt):
        return pd.NaT
    for fmt in ('%Y-%m-%d', '%Y/%m/%d', '%m-%d-%Y'):
        try:
            return pd.to_datetime(txt, format=fmt)
        except ValueError:
            continue
    return pd.NaT

df = customers_df.copy()
df.columns = [c.strip() for c in df.columns]
df['SignupDate'] = df['SignupDate'].map(parse_date)
df['year'] = df['SignupDate'].dt.year
df['year'] = df['year'].astype('Int64')
result = df[['CustomerID', 'SignupDate', 'year']].sort_values(['SignupDate', 'CustomerID'], na_position='last').reset_index(drop=True)
# case: top-product-by-units-with-ties
df = orders_df[['product_id', 'quantity']].copy()
df['quantity'] = pd.to_numeric(df['quantity'], errors='coerce')
df = df.dropna(subset=['product_id', 'quantity'], how='any')
df['quantity'] = df['quantity'].astype(int)
units = df.groupby('product_id')['quantity'].sum()
if units.empty:
    result = pd.DataFrame(columns=['product_id', 'title', 'units'])
else:
    top = units[units == units.max()].reset_index(name='units')
    titles = products_df.drop_duplicates('product_id')[['product_id', 'title']]
    result = top.merge(titles, on='product_id', how='left')[['product_id', 'title', 'units']]
    result = result.sort_values('product_id').reset_index(drop=True)
# case: two-ways-average-price
prices = products_df.drop_duplicates().copy()
prices['p'] = pd.to_numeric(prices['price'].str.replace(r'[^0-9.]', '', regex=True), errors='coerce')
way1 = prices['p'].mean()
total, n = 0.0, 0
for p in prices['price']:
    try:
        val = float(str(p).replace('$', '').replace(',', ''))
    except ValueError:
        continue
    total += val
    n += 1
way2 = total / n if n > 0 else None
assert way2 is not None and abs(way1 - way2) < 1e-9
result = round(float(way1), 2)
# case: null-summary-per-column
frames = {'customers': customers_df, 'orders': orders_df, 'products': products_df}
records = []
for tname, frame in frames.items():
    for col in frame.columns:
        ser = frame[col]
        n_null = int(ser.isna().sum())
        n_fake = 0
        if ser.dtype == object:
            n_fake = int(ser.dropna().astype(str).str.strip().str.upper().isin(['', 'NULL', 'N/A']).sum())
        if n_null + n_fake > 0:
            records.append({'table': tname, 'column': col.strip(), 'nulls': n_null, 'fake_nulls': n_fake})
result = pd.DataFrame(records, columns=['table', 'column', 'nulls', 'fake_nulls'])
# case: spend-per-customer-fill-zero
o = orders_df.copy()
p = products_df.drop_duplicates(subset='product_id').copy()
p['price'] = p['price'].replace('NULL', np.nan).str.replace('[$,]', '', regex=True).astype(float)
o['quantity'] = pd.to_numeric(o['quantity'], errors='coerce')
m = o.merge(p[['product_id', 'price']], on='product_id', how='left')
m['amount'] = (m['quantity'] * m['price']).fillna(0.0)
spend = m.dropna(subset=['customer_id']).groupby('customer_id')['amount'].sum()
spend.index = spend.index.astype(int)
cust = customers_df.rename(columns=str.strip).set_index('CustomerID')
out = cust[['Name']].copy()
out['total_spend'] = spend.reindex(out.index).fillna(0).round(2)
out['Name'] = out['Name'].apply(lambda x: x.strip().title() if isinstance(x, str) else 'Unknown')
result = out.reset_index().sort_values(['total_spend', 'CustomerID'], ascending=[False, True]).reset_index(drop=True)
