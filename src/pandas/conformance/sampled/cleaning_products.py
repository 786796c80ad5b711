import pandas as pd
import numpy as np
import json

products_df = pd.DataFrame({
    'sku': ['A-100', 'a100', 'B-200', 'C-300', 'C-300', 'D-400', 'E 500'],
    'name': ['Desk Lamp', 'desk lamp', 'Office  Chair', 'Notebook', 'Notebook ', 'Stapler', None],
    'price': [24.99, 24.99, 149.0, 3.5, 3.75, np.nan, 12.0],
    'qty': [10, 10, 0, 250, 250, 40, 7],
    'tags': ['home;light', 'home; light', 'office', '', 'paper;office', None, 'misc'],
    'active': [True, True, False, True, True, True, False],
})
stock_df = pd.DataFrame({
    'warehouse': ['N', 'N', 'S', 'S', 'S', 'W'],
    'sku': ['A100', 'B200', 'A100', 'C300', 'D400', 'Z999'],
    'on_hand': ['5', '0', '5', '200', 'n/a', '12'],
})
# case: to-dict-records
result = products_df[['sku', 'price', 'active']].to_dict('records')
# case: to-dict-list-and-split
small = products_df.loc[:2, ['sku', 'qty']]
result = {'list': small.to_dict('list'), 'split': small.to_dict('split')}
# case: to-dict-index-by-sku
d = products_df.drop_duplicates('sku').set_index('sku')[['name', 'qty']].to_dict(orient='index')
result = {k: v['qty'] for k, v in d.items() if v['name'] is not None}
# case: to-dict-tight
result = stock_df.groupby('warehouse')['sku'].agg(['count', 'first']).to_dict('tight')
# case: to-dict-series
parts = stock_df.set_index('sku').to_dict('series')
result = parts['on_hand'].groupby(level=0).agg(','.join)
# case: json-roundtrip
text = json.dumps(stock_df.to_dict('records'), sort_keys=True)
back = pd.DataFrame(json.loads(text))
result = back[stock_df.columns.tolist()].equals(stock_df), len(text)
# case: json-nested-payload
payload = {}
for wh, grp in stock_df.groupby('warehouse'):
    payload[wh] = {'items': grp['sku'].tolist(), 'n': len(grp)}
result = json.dumps(payload, indent=2)
# case: json-attributes-column
df = pd.DataFrame({'sku': ['A100', 'B200', 'C300'],
                   'attrs': ['{"color": "red", "w": 3}', '{"color": "black"}', 'not json']})
def safe(t):
    try:
        return json.loads(t)
    except ValueError:
        return {}
attrs = pd.DataFrame(df['attrs'].map(safe).tolist(), index=df.index)
result = df[['sku']].join(attrs)
# case: sku-canonical-duplicates
canon = products_df['sku'].str.replace(r'[^A-Za-z0-9]', '', regex=True).str.upper()
result = (products_df.assign(canon=canon)
          .groupby('canon')
          .agg(variants=('sku', lambda s: ' / '.join(sorted(s.unique()))), rows=('sku', 'size'), prices=('price', 'nunique'))
          .query('rows > 1')
          .reset_index())
# case: stock-vs-catalogue
p = products_df.assign(sku=products_df['sku'].str.upper().str.replace('[- ]', '', regex=True)).drop_duplicates('sku')
s = stock_df.assign(on_hand=pd.to_numeric(stock_df['on_hand'], errors='coerce')).groupby('sku', as_index=False)['on_hand'].sum(min_count=1)
m = p[['sku', 'qty']].merge(s, on='sku', how='outer')
m['match'] = m['qty'].eq(m['on_hand'])
m['diff'] = m['on_hand'].fillna(0) - m['qty'].fillna(0)
result = m.sort_values('sku').reset_index(drop=True)
# case: tags-explode-dummies
tags = products_df['tags'].fillna('').str.replace(' ', '').str.get_dummies(sep=';')
result = tags.sum().sort_values(ascending=False, kind='stable').to_frame('products').rename_axis('tag').reset_index()
# case: explode-split-tags
t = products_df[['sku', 'tags']].assign(tag=products_df['tags'].str.split(';')).explode('tag')
t['tag'] = t['tag'].str.strip()
result = t.loc[t['tag'].notna() & t['tag'].ne(''), ['tag', 'sku']].groupby('tag')['sku'].apply(list).reset_index()
# case: price-line-template
tmpl = '{sku:<6} {name:<14.14} {price:>10,.2f} x{qty:03d}'
lines = []
for rec in products_df.fillna({'name': '(none)', 'price': 0.0}).to_dict('records'):
    lines.append(tmpl.format(**rec))
result = '\n'.join(lines)
# case: select-dtypes-roundup
num = products_df.select_dtypes(include='number')
obj = products_df.select_dtypes(include='object')
boo = products_df.select_dtypes(include=['bool'])
result = {
    'numeric': num.columns.tolist(),
    'object': list(obj.columns),
    'bool': boo.columns.to_list(),
    'other': products_df.columns.difference(num.columns.union(obj.columns)).tolist(),
    'totals': num.sum().round(2).to_dict(),
}
