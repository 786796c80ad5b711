import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta
from collections import defaultdict, Counter
from itertools import combinations, groupby

customers_df = pd.DataFrame({
    'customer_id': [1, 2, 3, 4, 5, 6, 6, 8],
    'name': ['Alice Smith', 'bob jones', ' Carla Díaz ', 'Dan', None, 'Erin O\'Neil', 'Erin O\'Neil', ''],
    'email': ['alice@example.com', 'BOB@Example.com', 'carla(at)mail.org', None, 'eve@mail.org', 'erin@shop.co', 'erin@shop.co', 'h@x'],
    'country': ['US', 'us', 'ES', 'US', 'DE', 'IE', 'IE', None],
    'signup': ['2023-01-15', '2023/02/20', '15-03-2023', None, '2023-05-01', 'June 3, 2023', 'June 3, 2023', 'unknown'],
    'vip': [True, False, None, True, False, None, None, False],
})

orders_df = pd.DataFrame({
    'order_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    'customer_id': [1, 2, 1, 3, 9, 2, 4, None, 6, 1],
    'amount': ['100.50', '20', 'N/A', '75.25', '-15', '1,200.00', '0', '33.3', None, '20'],
    'order_date': pd.to_datetime(['2024-01-05', '2024-01-20', '2024-02-11', '2024-02-28', '2024-02-29', '2024-03-01', None, '2024-03-31', '2024-04-02', '2024-04-02']),
    'status': ['shipped', 'Shipped', 'cancelled', 'pending', 'shipped', ' shipped', 'PENDING', 'returned', 'shipped', 'cancelled'],
})

items_df = pd.DataFrame({
    'order_id': [101, 101, 102, 103, 104, 104, 105, 106, 106, 111],
    'sku': ['A-001', 'B-020', 'A-001', 'C-300', 'B-020', 'A-001', 'D-4', 'C-300', 'C-300', 'Z-999'],
    'qty': [2, 1, 1, 3, 5, 0, 1, 2, 2, 1],
    'price': [25.0, 50.5, 20.0, 9.99, 10.05, 12.5, -15.0, 300.0, 300.0, 1.0],
})

# case: expected-total-by-customer
def expected(orders_df, customers_df):
    orders = orders_df.copy()
    orders['amount'] = pd.to_numeric(orders['amount'].str.replace(',', ''), errors='coerce')
    customers = customers_df.drop_duplicates(subset='customer_id')
    merged = customers.merge(orders, on='customer_id', how='left')
    out = merged.groupby('customer_id', as_index=False)['amount'].sum()
    out = out.rename(columns={'amount': 'total_amount'})
    return out.sort_values(['total_amount', 'customer_id'], ascending=[False, True]).reset_index(drop=True)

result = expected(orders_df, customers_df)

# case: iterrows-status-count
counts = {}
for idx, row in orders_df.iterrows():
    status = row['status'].strip().lower()
    if status not in counts:
        counts[status] = 0
    counts[status] += 1
result = counts

# case: try-float-amounts
def parse_amount(value):
    try:
        return float(value)
    except ValueError:
        return None
    except TypeError:
        return -1.0

values = []
for v in orders_df['amount']:
    values.append(parse_amount(v))
result = pd.Series(values, index=orders_df['order_id'], name='amount')

# case: assert-frame-shape
assert orders_df.shape == (10, 5)
assert list(orders_df.columns) == ['order_id', 'customer_id', 'amount', 'order_date', 'status']
assert orders_df['order_id'].is_unique
assert not customers_df['customer_id'].is_unique
assert orders_df['customer_id'].dtype == 'float64'
assert orders_df['order_date'].isna().sum() == 1
result = "all checks passed"

# case: dtypes-as-dict
result = {col: str(dtype) for col, dtype in orders_df.dtypes.items()}

# case: orphan-orders-sets
known = set(customers_df['customer_id'])
ordered = set(orders_df['customer_id'].dropna().astype(int))
result = {
    'orphans': sorted(ordered - known),
    'without_orders': sorted(known - ordered),
    'both': sorted(known & ordered),
}

# case: merge-indicator-summary
def compare_keys(left, right, key):
    m = left[[key]].drop_duplicates().merge(right[[key]].drop_duplicates(), on=key, how='outer', indicator=True)
    return m['_merge'].value_counts().to_dict()

result = compare_keys(orders_df, items_df, 'order_id')

# case: defaultdict-sku-to-frame
totals = defaultdict(lambda: {'qty': 0, 'revenue': 0.0})
for r in items_df.itertuples(index=False):
    totals[r.sku]['qty'] += r.qty
    totals[r.sku]['revenue'] += r.qty * r.price
result = pd.DataFrame.from_dict(totals, orient='index').rename_axis('sku').reset_index().round(2)

# case: email-regex-check
pattern = re.compile(r'^[\w.]+@[\w]+\.[a-z]{2,}$', re.IGNORECASE)

def is_valid(email):
    if pd.isna(email):
        return False
    return bool(pattern.match(email))

check = customers_df[['customer_id', 'email']].copy()
check['valid'] = check['email'].apply(is_valid)
result = check

# case: signup-multi-format
formats = ['%Y-%m-%d', '%Y/%m/%d', '%d-%m-%Y', '%B %d, %Y']

def parse_date(s):
    for fmt in formats:
        try:
            return datetime.strptime(s, fmt)
        except (ValueError, TypeError):
            continue
    return pd.NaT

customers_df['signup_date'] = customers_df['signup'].apply(parse_date)
result = customers_df[['customer_id', 'signup_date']]

# case: apply-axis1-label
labels = orders_df.apply(
    lambda row: f"{row['order_id']}-{row['status'].strip().upper()[:3]}" + (f"-{int(row['customer_id']):03d}" if pd.notna(row['customer_id']) else '-???'),
    axis=1,
)
result = labels.tolist()

# case: pairs-bought-together
pair_counter = Counter()
for order_id, grp in items_df.groupby('order_id'):
    skus = sorted(set(grp['sku']))
    for pair in combinations(skus, 2):
        pair_counter[pair] += 1
result = pair_counter.most_common()

# case: header-vs-lines
lines = items_df.assign(line=items_df.qty * items_df.price).groupby('order_id')['line'].sum()
head = pd.to_numeric(orders_df.set_index('order_id')['amount'].str.replace(',', '', regex=False), errors='coerce')
cmp = pd.concat([head.rename('header'), lines.rename('lines')], axis=1)
cmp['match'] = np.isclose(cmp['header'], cmp['lines'])
result = cmp

# case: wrong-column-total
def expected(orders_df):
    return orders_df.groupby('customer_id')['total'].sum().to_dict()

result = expected(orders_df)

# case: duplicates-report
dupes = customers_df[customers_df.duplicated(keep=False)]
result = {
    'n_dupes': int(customers_df.duplicated().sum()),
    'ids': dupes['customer_id'].unique().tolist(),
    'rows': dupes.index.tolist(),
}

# case: monthly-order-counts-period
monthly = orders_df.dropna(subset=['order_date']).groupby(orders_df['order_date'].dt.to_period('M')).size()
result = {str(k): int(v) for k, v in monthly.items()}

# case: zfill-and-strftime
out = []
for i, (oid, d) in enumerate(zip(orders_df['order_id'], orders_df['order_date']), start=1):
    out.append({
        'line': str(i).zfill(3),
        'code': 'ORD' + str(oid).zfill(6),
        'date': d.strftime('%d %b %Y') if pd.notnull(d) else 'n/a',
    })
result = pd.DataFrame(out)

# case: sorted-tuples-equal
a = items_df[['order_id', 'sku']].drop_duplicates()
b = items_df.groupby(['order_id', 'sku'], as_index=False)['qty'].sum()[['order_id', 'sku']]
rows_a = sorted(a.itertuples(index=False, name=None))
rows_b = sorted(b.itertuples(index=False, name=None))
result = rows_a == rows_b, len(rows_a)

# case: status-normalize-value-counts
s = orders_df['status'].str.strip().str.lower()
result = s.value_counts(normalize=True).round(2)

# case: ambiguous-truth
big = []
amounts = pd.to_numeric(orders_df['amount'], errors='coerce')
if amounts > 50:
    big.append('yes')
result = big

# case: nlargest-keep-all
amt = pd.to_numeric(orders_df['amount'], errors='coerce').fillna(0)
df = orders_df.assign(amt=amt)
result = df.nlargest(3, 'amt', keep='all')[['order_id', 'amt']]

# case: gap-between-orders
gaps = []
for cid, g in orders_df.sort_values('order_date').groupby('customer_id'):
    dates = g['order_date'].dropna().tolist()
    for prev, cur in zip(dates, dates[1:]):
        gaps.append((int(cid), (cur - prev).days))
result = pd.DataFrame(gaps, columns=['customer_id', 'gap_days'])

# case: vip-boolean-missing
vip = customers_df['vip']
result = (vip.dtype, vip.isna().sum(), vip.fillna(False).astype(bool).sum(), vip.astype('boolean').sum())
result = (str(result[0]), int(result[1]), int(result[2]), int(result[3]))

# case: itertools-groupby-runs
runs = []
for k, g in groupby(items_df['sku']):
    runs.append((k, len(list(g))))
result = pd.DataFrame(runs, columns=['sku', 'run_length'])

# case: date-window-timedelta
start = datetime(2024, 2, 15)
end = start + timedelta(days=30)
window = orders_df[(orders_df['order_date'] >= start) & (orders_df['order_date'] < end)]
result = {
    'count': len(window),
    'first': window['order_date'].min().isoformat(),
    'last': window['order_date'].max().date(),
    'ids': list(window['order_id']),
}
result['last'] = str(result['last'])
