import pandas as pd
import numpy as np

products_df = pd.DataFrame({
    'sku': ['A-001', 'a-001 ', 'B-002', 'C-003', 'D-004', None, 'E-005', 'F-006'],
    'title': ['Café mug', 'Cafe Mug', 'Ñandú plush', 'USB-C cable', '  Desk lamp', 'mystery', '寿司 set', 'Straße map'],
    'price': ['$1,299.00', '1299', '€45,50', '£9.99', 'free', None, '¥1,200', '$ 15'],
    'discount': ['10%', '0.1', '5 %', None, '100%', '', 'n/a', '12.5%'],
    'stock': [5, 0, None, 12, '7', 'out', 3.0, '1,000'],
})

sales_df = pd.DataFrame({
    'sale_id': range(1, 11),
    'sku': ['A-001', 'A-001', 'b-002', 'C-003', 'C-003', 'X-999', None, 'E-005', 'E-005', 'F-006 '],
    'qty': ['1', '2', 'two', '10', '', '4', '1', None, '3', '-1'],
    'sold_at': ['2024-05-01 10:00', '2024-05-01 11:30:15', '05/02/2024', '2024-05-03T08:00:00',
                None, 'yesterday', '2024-05-04', '2024-05-05', '2024-05-05', '2024-13-01'],
    'region': ['North', 'north', 'SOUTH', 'South ', 'East', None, '', 'East', 'EAST', 'West'],
})

promo_df = pd.DataFrame({'sku': pd.Series(dtype='object'), 'promo_pct': pd.Series(dtype='float64')})
# case: price-strip-currency
p = products_df.copy()
p['price_num'] = pd.to_numeric(p['price'].str.replace(r'[^\d.\-]', '', regex=True), errors='coerce')
p['currency'] = p['price'].str.extract(r'^([$€£¥])')
result = p[['sku', 'price', 'currency', 'price_num']]
# case: discount-to-fraction
def frac(v):
    if v is None or not str(v).strip():
        return np.nan
    v = str(v).strip()
    try:
        if v.endswith('%'):
            return float(v[:-1]) / 100
        return float(v)
    except ValueError:
        return np.nan

result = pd.DataFrame({'sku': products_df['sku'], 'disc': [frac(v) for v in products_df['discount']]})
# case: stock-mixed-type-census
result = products_df['stock'].map(lambda v: type(v).__name__).value_counts().sort_index()
# case: stock-coerced-total
stock = pd.to_numeric(products_df['stock'].astype(str).str.replace(',', ''), errors='coerce')
result = pd.DataFrame({'total': [stock.sum()], 'bad': [stock.isna().sum()], 'max': [stock.max()]})
# case: sku-normalised-revenue
def norm(s):
    return s.str.strip().str.upper()

pp = products_df.assign(key=norm(products_df['sku'])).drop_duplicates('key')
ss = sales_df.assign(key=norm(sales_df['sku']), q=pd.to_numeric(sales_df['qty'], errors='coerce'))
pp['unit'] = pd.to_numeric(pp['price'].str.replace('[$,£€¥ ]', '', regex=True), errors='coerce')
m = ss.merge(pp[['key', 'title', 'unit']], on='key', how='left')
m['revenue'] = m['q'] * m['unit']
result = m.groupby('key', dropna=False)['revenue'].sum(min_count=1).reset_index()
# case: region-clean-group
r = sales_df['region'].str.strip().str.lower().replace('', None)
result = sales_df.assign(region=r).groupby('region')['sale_id'].agg(['count', 'min', 'max'])
# case: promo-merge-empty
res = sales_df[['sale_id', 'sku']].merge(promo_df, on='sku', how='left')
res['promo_pct'] = res['promo_pct'].fillna(0.0)
result = res.groupby('promo_pct').size().reset_index(name='n')
# case: promo-inner-empty-then-pivot
inner = sales_df.merge(promo_df, on='sku')
if len(inner) == 0:
    result = pd.DataFrame({'region': [], 'promo_pct': []})
else:
    result = inner.pivot_table(index='region', values='promo_pct', aggfunc='mean').reset_index()
# case: sold-at-coerce-mixed
dt = pd.to_datetime(sales_df['sold_at'], format='mixed', errors='coerce')
result = sales_df.assign(sold_at=dt, day=dt.dt.date.astype(str), hour=dt.dt.hour)[['sale_id', 'sold_at', 'day', 'hour']]
# case: daily-qty-resample
s = sales_df.copy()
s['sold_at'] = pd.to_datetime(s['sold_at'], errors='coerce', format='mixed')
s['qty'] = pd.to_numeric(s['qty'], errors='coerce').fillna(0).astype(int)
result = s.dropna(subset=['sold_at']).set_index('sold_at').resample('D')['qty'].sum().reset_index()
# case: unmatched-skus-set-difference
known = set(products_df['sku'].dropna().str.strip().str.upper())
sold = set(sales_df['sku'].dropna().str.strip().str.upper())
result = {'unknown_sold': sorted(sold - known), 'never_sold': sorted(known - sold)}
# case: title-ascii-fold
t = products_df['title'].str.strip()
ascii_t = t.str.normalize('NFKD').str.encode('ascii', 'ignore').str.decode('ascii')
result = pd.DataFrame({'title': t, 'ascii': ascii_t, 'len': t.str.len(), 'is_ascii': t.eq(ascii_t)})
# case: price-bands-cut
num = pd.to_numeric(products_df['price'].str.replace(r'[^0-9.]', '', regex=True), errors='coerce')
bands = pd.cut(num, bins=[0, 10, 100, 1000, np.inf], labels=['<10', '10-100', '100-1k', '1k+'])
result = bands.value_counts(sort=False, dropna=False).rename_axis('band').reset_index(name='n')
# case: qty-isnumeric-where
ok = sales_df['qty'].fillna('').str.isnumeric()
neg = sales_df['qty'].fillna('').str.match(r'^-\d+$')
q = np.where(ok | neg, sales_df['qty'], '0')
result = sales_df[['sale_id', 'sku']].assign(qty=q.astype(int), kind=np.select([ok, neg], ['sale', 'return'], default='bad'))
