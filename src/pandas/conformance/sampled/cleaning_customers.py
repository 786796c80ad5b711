import pandas as pd
import numpy as np
from itertools import combinations, groupby

customers_df = pd.DataFrame({
    'cust_id': [1, 2, 3, 4, 5, 6, 7, 7],
    'full_name': ['Smith, John', 'john  smith', 'O\'Brien, Mary', 'MARY OBRIEN', 'Lee Ann', None, 'García, José', 'García, José'],
    'email': ['John.Smith@Example.com', ' john.smith@example.com', 'mary@ob.ie', 'mary@ob.ie ', 'lee_ann@site', 'x@y.org', 'JOSE@correo.es', 'jose@correo.es'],
    'phone': ['(555) 123-4567', '555.123.4567', '+1 555 987 6543', '5559876543', '12345', None, '0034 911 222 333', '0034911222333'],
    'joined': ['2020-02-29', '29/02/2020', '2021-06-01', 'June 1, 2021', '2022-13-01', '2019-12-31', '2023-05-05', '2023-05-05'],
})
orders_df = pd.DataFrame({
    'order_id': [11, 12, 13, 14, 15, 16, 17],
    'cust_id': ['1', '2', '2', '9', '7', None, '3'],
    'total': ['19.99', '5', '1,050.00', '30', 'free', '12.5', '-20'],
    'coupon': ['SAVE10', 'save10', None, 'VIP', '', 'vip ', 'SAVE5'],
})
# case: last-first-swap
n = customers_df['full_name'].str.replace(r'^([^,]+),\s*(.+)$', r'\2 \1', regex=True)
result = n.str.replace("'", '').str.split().str.join(' ').str.title().to_frame('name')
# case: phone-digits-last-ten
digits = customers_df['phone'].str.replace(r'\D', '', regex=True)
result = customers_df[['cust_id']].assign(
    digits=digits,
    last10=digits.str[-10:],
    valid=digits.str.len().ge(10),
)
# case: phone-formatted
def fmt(p):
    d = ''.join(c for c in p if c.isdigit())
    if len(d) == 11 and d[0] == '1':
        d = d[1:]
    return f'{d[:3]}-{d[3:6]}-{d[6:]}' if len(d) == 10 else 'invalid'

result = customers_df['phone'].map(fmt, na_action='ignore').tolist()
# case: email-valid-and-domain
e = customers_df['email'].str.strip().str.lower()
ok = e.str.fullmatch(r'[\w.]+@[\w-]+\.[a-z]{2,}')
result = pd.DataFrame({'email': e, 'valid': ok, 'domain': e.str.partition('@')[2]}).drop_duplicates()
# case: duplicate-people-by-email
df = customers_df.assign(key=customers_df['email'].str.strip().str.lower())
grp = df.groupby('key')['cust_id'].agg(ids=lambda s: tuple(s.tolist()), n='size')
result = grp[grp['n'].gt(1)].reset_index()
# case: merge-dedupe-first-non-null
df = customers_df.replace({None: np.nan})
df['key'] = df['email'].str.strip().str.lower()
result = df.groupby('key', sort=False).first().reset_index()[['key', 'cust_id', 'full_name', 'phone']]
# case: pairs-same-phone
tail = customers_df['phone'].fillna('').str.replace('[^0-9]', '', regex=True).str[-7:]
pairs = [(int(customers_df.at[i, 'cust_id']), int(customers_df.at[j, 'cust_id']), tail[i])
         for i, j in combinations(customers_df.index, 2) if tail[i] and tail[i] == tail[j]]
result = pd.DataFrame(pairs, columns=['id_a', 'id_b', 'tail'])
# case: itertools-groupby-ids
rows = sorted(customers_df[['cust_id', 'joined']].itertuples(index=False, name=None))
result = {k: [j for _, j in g] for k, g in groupby(rows, key=lambda r: r[0])}
# case: fk-type-mismatch
o = orders_df.assign(cust_id=pd.to_numeric(orders_df['cust_id']).astype('Int64'))
c = customers_df[['cust_id', 'full_name']].drop_duplicates('cust_id').astype({'cust_id': 'Int64'})
result = o.merge(c, on='cust_id', how='left', validate='m:1')[['order_id', 'cust_id', 'full_name']]
# case: merge-object-int-fails
try:
    orders_df.merge(customers_df, on='cust_id')
    result = 'merged'
except ValueError as err:
    result = str(err).split('.')[0]
# case: validate-one-to-one-error
try:
    pd.merge(customers_df[['cust_id', 'email']], customers_df[['cust_id', 'phone']], on='cust_id', validate='one_to_one')
    result = ('unique', True)
except pd.errors.MergeError as err:
    result = ('not unique', customers_df['cust_id'].is_unique)
# case: coupon-normalised-totals
o = orders_df.copy()
o['coupon'] = o['coupon'].str.strip().str.upper().replace('', np.nan)
o['total'] = pd.to_numeric(o['total'].str.replace(',', ''), errors='coerce')
result = o.groupby('coupon', dropna=False).agg(orders=('order_id', 'count'), total=('total', 'sum'), avg=('total', 'mean')).reset_index()
# case: joined-parse-fallback
j = customers_df['joined']
first = pd.to_datetime(j, errors='coerce', format='%Y-%m-%d')
second = pd.to_datetime(j.where(first.isna()), errors='coerce', format='%d/%m/%Y')
third = pd.to_datetime(j.where(first.isna() & second.isna()), errors='coerce', format='%B %d, %Y')
when = first.fillna(second).fillna(third)
result = customers_df[['cust_id']].assign(joined=when, source=np.select([first.notna(), second.notna(), third.notna()], ['iso', 'eu', 'long'], 'bad'))
# case: accents-and-apostrophes
import re
names = customers_df['full_name'].dropna().drop_duplicates()
plain = names.str.normalize('NFKD').str.encode('ascii', errors='ignore').str.decode('utf-8')
result = pd.DataFrame({'name': names, 'slug': plain.map(lambda s: re.sub(r'[^a-z]+', '-', s.lower()).strip('-'))}).reset_index(drop=True)
