import pandas as pd
import numpy as np
import re
import math

raw_df = pd.DataFrame({
    ' Customer Name ': ['  alice  ', 'BOB', 'Carol-Ann', 'dave', None],
    'Signup Date': ['2023/01/05', '05-02-2023', '20230307', 'April 9, 2023', 'not a date'],
    'Total ($)': ['$1,200.50', '(45.00)', '$0', '-', '99'],
    'Is Active?': ['Yes', 'no', 'Y', 'TRUE', ''],
    'notes': ['id=7;vip=1', 'id=8', None, 'id=9;vip=0;ref=alice', 'id=;'],
})

addresses_df = pd.DataFrame({
    'addr_id': [1, 2, 3, 4, 5, 6],
    'address': ['12 Main St, Springfield, IL 62701', '9 Oak Ave., Portland, OR 97201', 'PO Box 44, Reno, NV 89501-1234',
                'Unknown', None, '12 main st, springfield, il 62701'],
    'lat': [39.80, 45.52, 39.53, None, None, 39.80],
    'lon': [-89.64, -122.68, -119.81, None, None, -89.64],
})

codes_df = pd.DataFrame({
    'code': ['AB-001', 'AB-002', 'XY-17', 'XY-3', 'Q-100', 'bad'],
    'qty': [3, 0, 12, 7, 5, 1],
})
# case: clean-column-names
df = raw_df.copy()
df.columns = (df.columns.str.strip().str.lower()
              .str.replace(r'[^\w\s]', '', regex=True)
              .str.strip()
              .str.replace(r'\s+', '_', regex=True))
result = df.columns.tolist()
# case: currency-with-parentheses
s = raw_df['Total ($)'].str.replace(r'[$,]', '', regex=True)
s = s.str.replace(r'^\((.*)\)$', r'-\1', regex=True)
result = pd.to_numeric(s, errors='coerce').rename('total')
# case: yes-no-to-bool
mapping = {'yes': True, 'y': True, 'true': True, '1': True, 'no': False, 'n': False, 'false': False}
result = raw_df['Is Active?'].str.strip().str.lower().map(mapping).astype('boolean').rename('active').to_frame()
# case: parse-key-value-notes
def kv(text):
    if not isinstance(text, str):
        return {}
    return dict(p.split('=', 1) for p in text.split(';') if '=' in p)

parsed = pd.DataFrame(raw_df['notes'].apply(kv).tolist(), index=raw_df.index)
result = parsed.replace('', np.nan).assign(id=lambda d: pd.to_numeric(d['id']).astype('Int64'))
# case: extract-named-address-parts
pat = r'^(?P<street>[^,]+),\s*(?P<city>[^,]+),\s*(?P<state>[A-Za-z]{2})\s+(?P<zip>\d{5})(?:-\d{4})?$'
parts = addresses_df['address'].str.extract(pat)
parts['state'] = parts['state'].str.upper()
parts['city'] = parts['city'].str.title()
result = pd.concat([addresses_df[['addr_id']], parts], axis=1).dropna(subset=['zip'])
# case: expand-abbreviations
abbr = {r'\bSt\b\.?': 'Street', r'\bAve\b\.?': 'Avenue', r'\bPO\b': 'P.O.'}
result = addresses_df['address'].replace(abbr, regex=True)
# case: rsplit-last-token
tok = addresses_df['address'].str.rsplit(' ', n=1).str[-1]
result = addresses_df.assign(last=tok, is_zip=tok.str.fullmatch(r'\d{5}(-\d{4})?', na=False))[['addr_id', 'last', 'is_zip']]
# case: haversine-pairwise
def haversine(a, b, c, d):
    a, b, c, d = map(math.radians, (a, b, c, d))
    h = math.sin((c - a) / 2) ** 2 + math.cos(a) * math.cos(c) * math.sin((d - b) / 2) ** 2
    return 2 * 6371 * math.asin(math.sqrt(h))

p = addresses_df.dropna(subset=['lat', 'lon'])
x = p.merge(p, how='cross', suffixes=('_a', '_b')).query('addr_id_a < addr_id_b')
x = x.assign(km=[round(haversine(*t), 1) for t in x[['lat_a', 'lon_a', 'lat_b', 'lon_b']].to_numpy()])
result = x[['addr_id_a', 'addr_id_b', 'km']].sort_values('km').reset_index(drop=True)
# case: natural-sort-codes
def natkey(s):
    return s.map(lambda v: tuple(int(t) if t.isdigit() else t for t in re.split(r'(\d+)', v)))

ok = codes_df[codes_df['code'].str.contains(r'\d')]
result = ok.sort_values('code', key=natkey)['code'].tolist()
# case: partition-prefix
pp = codes_df['code'].str.partition('-')
df = codes_df.assign(prefix=pp[0], number=pd.to_numeric(pp[2], errors='coerce'))
result = df.groupby('prefix', sort=False).agg(n=('code', 'size'), qty=('qty', 'sum'), max_no=('number', 'max'))
# case: startswith-any
result = codes_df[codes_df['code'].str.startswith(('AB', 'Q'))].assign(code=lambda d: d['code'].str.removeprefix('AB-'))
# case: try-several-date-formats
out = pd.Series(pd.NaT, index=raw_df.index)
for f in ['%Y/%m/%d', '%d-%m-%Y', '%Y%m%d', '%B %d, %Y']:
    out = out.fillna(pd.to_datetime(raw_df['Signup Date'], format=f, errors='coerce'))
result = pd.DataFrame({'raw': raw_df['Signup Date'], 'parsed': out, 'ok': out.notna()})
# case: string-fill-and-pad-report
df = codes_df.copy()
df['line'] = df['code'].str.ljust(10, '.') + df['qty'].astype(str).str.rjust(4)
result = df['line'].str.cat(sep='\n')
# case: strip-all-object-columns
df = raw_df.rename(columns=str.strip)
obj = df.select_dtypes(include='object').columns
df[obj] = df[obj].apply(lambda c: c.str.strip().replace({'': None, '-': None}))
result = df.isnull().sum().sort_values(ascending=False)
