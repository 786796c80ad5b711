import pandas as pd
import numpy as np
from itertools import product

left_df = pd.DataFrame({
    'key': ['a', 'b', 'b', None, np.nan, 'c', 'C '],
    'val': [1, 2, 3, 4, 5, 6, 7],
    'name': ['x', 'y', 'y', 'z', None, 'w', 'w'],
})

right_df = pd.DataFrame({
    'key': ['b', 'b', None, 'c', 'd'],
    'val': [20, 21, 22, None, 24],
    'name': ['Y', 'y', 'Z', 'W ', 'v'],
})

invoices_df = pd.DataFrame({
    'invoice_no': ['001', '002', '2', '003', '003', None],
    'client': ['Acme', 'acme ', 'ACME', 'Globex', 'Globex', 'Initech'],
    'total': ['1,000.00', '250', '$250.00', '(75.50)', '75.5', 'TBD'],
    'paid': [True, None, False, 'yes', 'N', None],
})

payments_df = pd.DataFrame({
    'invoice_no': [1, 2, 3, 3, 4],
    'amount': [400.0, 250.0, 75.5, np.nan, 10.0],
    'method': ['card', 'Cash', 'card', None, 'wire'],
})

empty_df = pd.DataFrame()
# case: inner-dup-and-nan-keys
result = left_df.merge(right_df, on='key', suffixes=('_l', '_r'))
# case: left-merge-no-null-match
l = left_df.dropna(subset=['key'])
r = right_df.dropna(subset=['key'])
result = l.merge(r, on='key', how='left', suffixes=('', '_right'))[['key', 'val', 'val_right']]
# case: outer-with-indicator-counts
m = pd.merge(left_df, right_df, on='key', how='outer', indicator='src')
result = m['src'].value_counts().to_dict()
# case: concat-dup-columns-loc
both = pd.concat([left_df, right_df.rename(columns={'key': 'rkey'})], axis=1)
dups = both.columns[both.columns.duplicated()].tolist()
dedup = both.loc[:, ~both.columns.duplicated()]
result = {'dups': dups, 'cols': list(dedup.columns), 'shape': both.shape}
# case: dup-column-select-frame
w = left_df.merge(right_df, left_on='name', right_on='name', how='inner')
w = w.rename(columns={'val_x': 'val', 'val_y': 'val'})
sel = w['val']
result = sel
# case: many-to-one-validate
try:
    pd.merge(left_df, right_df, on='key', validate='many_to_one')
    result = 'ok'
except pd.errors.MergeError as exc:
    result = 'not unique'
# case: invoice-key-type-mismatch
inv = invoices_df.copy()
inv['invoice_no'] = pd.to_numeric(inv['invoice_no'], errors='coerce').astype('Int64')
pay = payments_df.groupby('invoice_no', as_index=False)['amount'].sum()
pay['invoice_no'] = pay['invoice_no'].astype('Int64')
result = inv.merge(pay, on='invoice_no', how='left')[['invoice_no', 'client', 'amount']]
# case: invoice-merge-str-int-error
try:
    result = invoices_df.merge(payments_df, on='invoice_no')
except ValueError:
    result = pd.DataFrame({'error': ['key dtype mismatch']})
# case: accounting-negative-parens
def money(s):
    if pd.isna(s):
        return np.nan
    s = s.strip().replace('$', '').replace(',', '')
    if s.startswith('(') and s.endswith(')'):
        return -float(s[1:-1])
    try:
        return float(s)
    except ValueError:
        return np.nan

t = invoices_df['total'].apply(money)
result = invoices_df.assign(total=t, client=invoices_df['client'].str.strip().str.lower()).groupby('client')['total'].agg(['sum', 'count']).reset_index()
# case: paid-mixed-truthiness
truth = {'yes': True, 'y': True, 'true': True, 'no': False, 'n': False, 'false': False}
paid = invoices_df['paid'].map(lambda v: v if isinstance(v, bool) else truth.get(str(v).lower()))
result = invoices_df[['invoice_no']].assign(paid=paid, unpaid=paid.ne(True))
# case: concat-with-empty-frame
pieces = [left_df[left_df['val'] > 100], empty_df, right_df.head(2)]
result = pd.concat([p for p in pieces if not p.empty], ignore_index=True)
# case: cross-join-missing-combos
clients = invoices_df['client'].str.strip().str.title().unique()
methods = payments_df['method'].dropna().str.lower().unique()
grid = pd.DataFrame(list(product(clients, methods)), columns=['client', 'method'])
grid['n'] = 0
result = grid.sort_values(['client', 'method']).reset_index(drop=True)
# case: semi-join-isin-with-nan
result = left_df[left_df['key'].isin(right_df['key'])]
# case: running-allocation-per-key
x = right_df.copy()
x['cum'] = x.groupby('key')['val'].cumsum()
x['rank'] = x.groupby('key')['val'].rank(method='dense', ascending=False)
x['n'] = x.groupby('key')['val'].transform('count')
result = x
