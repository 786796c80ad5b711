import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict
# case: clean-currency-total-by-client
df = pd.DataFrame({
    'invoice_id': ['INV-001', 'INV-002', 'INV-003', 'INV-004', 'INV-005', 'INV-006', 'INV-007'],
    'client': [' Acme Corp', 'acme corp ', 'Globex', 'GLOBEX', 'Initech', None, 'initech  '],
    'amount': ['$1,200.50', '$ 300', '€450.00', '(75.25)', 'N/A', '$80', '1,000'],
})

def parse_amount(text):
    """Turn '$1,200.50' into 1200.5; brackets mean a negative number."""
    if text is None or str(text).strip().upper() in ('N/A', ''):
        return np.nan
    s = str(text).strip()
    negative = s.startswith('(') and s.endswith(')')
    s = re.sub(r'[^0-9.]', '', s)
    value = float(s)
    return -value if negative else value

df['client_clean'] = df['client'].str.strip().str.title()
df['amount_num'] = df['amount'].apply(parse_amount)
result = (df.dropna(subset=['client_clean'])
            .groupby('client_clean')['amount_num']
            .agg(['sum', 'count', 'size'])
            .reset_index())
# case: duplicate-invoices-report
df = pd.DataFrame([
    ('A-1', '2024-01-03', 100.0, 'USD'),
    ('A-2', '2024-01-04', 250.0, 'EUR'),
    ('A-1', '2024-01-03', 100.0, 'USD'),
    ('A-3', '2024-01-09', 75.5, None),
    ('A-2', '2024-01-05', 250.0, 'EUR'),
    ('A-3', '2024-01-09', 75.5, None),
], columns=['no', 'date', 'amount', 'currency'])

exact = df[df.duplicated(keep=False)]
by_number = df[df.duplicated(subset=['no'], keep=False)]
conflicting = by_number.loc[~by_number.index.isin(exact.index)]
result = {
    'exact_rows': len(exact),
    'numbers_repeated': sorted(by_number['no'].unique().tolist()),
    'conflicting': conflicting['no'].tolist(),
    'after_dedup': df.drop_duplicates().shape[0],
    'latest': df.sort_values('date').drop_duplicates('no', keep='last').set_index('no')['date'].to_dict(),
}
# case: mixed-type-quantity-column
df = pd.DataFrame({'sku': ['a', 'b', 'c', 'd', 'e', 'f'],
                   'qty': [3, '4', ' 5 ', None, 'two', 2.5]})
types = df['qty'].map(lambda v: type(v).__name__)
numeric = pd.to_numeric(df['qty'], errors='coerce')
result = pd.DataFrame({'sku': df['sku'], 'type': types, 'numeric': numeric, 'bad': numeric.isna() & df['qty'].notna()})
# case: currency-symbol-extract
s = pd.Series(['$10.00', '£5', '€7,50', '12 USD', None, ''], name='raw')
parts = s.str.extract(r'^(?P<symbol>[$£€])?\s*(?P<number>\d+(?:[.,]\d+)?)\s*(?P<code>[A-Z]{3})?$')
parts['number'] = parts['number'].str.replace(',', '.', regex=False).astype(float)
mapping = {'$': 'USD', '£': 'GBP', '€': 'EUR'}
parts['currency'] = parts['code'].fillna(parts['symbol'].map(mapping))
result = parts[['number', 'currency']]
# case: overdue-buckets
invoices = pd.DataFrame({
    'id': range(1, 9),
    'due': ['2024-03-01', '2024-02-10', '2023-12-31', '2024-03-30', '2024-01-31', None, '2024-02-29', '2024-03-31'],
    'open': ['$100', '$250.75', '$1,000', '$40', '$0', '$90', '$310.10', '$5'],
})
as_of = pd.Timestamp('2024-03-31')
invoices['due'] = pd.to_datetime(invoices['due'])
invoices['open'] = invoices['open'].str.replace(r'[$,]', '', regex=True).astype(float)
invoices['days'] = (as_of - invoices['due']).dt.days
invoices['bucket'] = pd.cut(invoices['days'], bins=[-1, 0, 30, 60, np.inf], labels=['current', '1-30', '31-60', '60+'])
result = invoices.groupby('bucket', observed=False)['open'].agg(total='sum', n='count')
# case: sum-text-without-parsing
df = pd.DataFrame({'vendor': ['X', 'Y', 'X', 'Z'], 'total': ['$12.00', '$15.50', '$8.25', '$100']})
df['total'] = df['total'].str.strip('$')
# the amounts still need a tax of 20 percent
df['with_tax'] = df['total'] * 1.2
result = df.groupby('vendor')['with_tax'].sum()
# case: counter-of-line-items
orders = [
    {'invoice': 1, 'items': 'Paper; ink ;Stapler'},
    {'invoice': 2, 'items': 'INK;paper;; '},
    {'invoice': 3, 'items': None},
    {'invoice': 4, 'items': 'Toner;Paper'},
]
df = pd.DataFrame(orders)
counts = Counter()
for row in df.itertuples(index=False):
    if not row.items:
        continue
    counts.update(part.strip().lower() for part in row.items.split(';') if part.strip())
result = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
# case: running-balance-by-account
tx = pd.DataFrame({
    'account': ['A', 'B', 'A', 'A', 'B', 'B', 'A'],
    'posted': ['2024-01-05', '2024-01-02', '2024-01-01', '2024-01-09', '2024-01-08', '2024-01-04', '2024-01-05'],
    'amount': ['+100.00', '-20', '+50', '-30.50', '+5', '', '-10'],
})
tx['amount'] = pd.to_numeric(tx['amount'], errors='coerce').fillna(0)
tx['posted'] = pd.to_datetime(tx['posted'])
tx = tx.sort_values(['account', 'posted'], kind='stable')
tx['balance'] = tx.groupby('account')['amount'].cumsum()
tx['lowest_so_far'] = tx.groupby('account')['balance'].cummin()
result = tx.reset_index(drop=True)
# case: reconcile-two-ledgers
ours = pd.DataFrame({'ref': ['R1', 'R2', 'R3', 'R5'], 'amount': [100.0, 200.0, np.nan, 50.0]})
theirs = pd.DataFrame({'ref': ['r1 ', 'R2', 'R4', 'R5'], 'amount': [100.0, 210.0, 40.0, 50.001]})
theirs['ref'] = theirs['ref'].str.strip().str.upper()
m = ours.merge(theirs, on='ref', how='outer', suffixes=('_ours', '_theirs'), indicator=True)

def judge(row):
    if row['_merge'] == 'left_only':
        return 'missing at bank'
    if row['_merge'] == 'right_only':
        return 'missing in books'
    if np.isclose(row['amount_ours'], row['amount_theirs'], atol=0.01):
        return 'ok'
    return f"differs by {row['amount_theirs'] - row['amount_ours']:.2f}"

m['status'] = m.apply(judge, axis=1)
result = m[['ref', '_merge', 'status']]
# case: percent-of-total-strings
df = pd.DataFrame({'dept': ['Ops', 'IT', 'Ops', 'HR', 'IT', 'HR'],
                   'spend': ['1,500', '2,250', '500', '—', '750', '0']})
df['spend'] = pd.to_numeric(df['spend'].str.replace(',', ''), errors='coerce')
totals = df.groupby('dept')['spend'].sum().sort_values(ascending=False)
share = (totals / totals.sum() * 100).round(1)
result = [f"{dept}: {value:.1f}% ({totals[dept]:,.0f})" for dept, value in share.items()]
# case: validate-invoice-function
def validate(df):
    problems = []
    for i, row in df.iterrows():
        if not re.fullmatch(r'INV-\d{4}', str(row['number'])):
            problems.append((i, 'number', row['number']))
        if pd.isna(row['net']) or row['net'] < 0:
            problems.append((i, 'net', row['net']))
        elif abs(row['net'] * (1 + row['rate']) - row['gross']) > 0.005:
            problems.append((i, 'gross', row['gross']))
    return problems

data = pd.DataFrame({
    'number': ['INV-0001', 'inv-0002', 'INV-003', 'INV-0004', None],
    'net': [100.0, 50.0, np.nan, 80.0, -5.0],
    'rate': [0.2, 0.1, 0.2, 0.25, 0.2],
    'gross': [120.0, 55.0, 10.0, 99.0, -6.0],
})
problems = validate(data)
assert len(problems) > 0
result = pd.DataFrame(problems, columns=['row', 'field', 'value'])
# case: ambiguous-if-on-series
df = pd.DataFrame({'id': [1, 2, 3], 'paid': ['yes', 'No', 'YES'], 'amount': [10, 20, 30]})
paid = df['paid'].str.lower() == 'yes'
if paid:
    result = df['amount'].sum()
else:
    result = 0
# case: pivot-month-by-status
df = pd.DataFrame({
    'date': ['01/15/2024', '01/20/2024', '02/03/2024', '02/14/2024', '03/01/2024', '03/01/2024'],
    'status': ['Paid', 'open', 'PAID', 'Void', 'paid', 'OPEN'],
    'amount': [100, 200, 150, 90, 60, 40],
})
df['month'] = pd.to_datetime(df['date'], format='%m/%d/%Y').dt.to_period('M').astype(str)
df['status'] = df['status'].str.lower()
result = df.pivot_table(index='month', columns='status', values='amount', aggfunc='sum', fill_value=0, margins=True)
# case: nullable-integers-sum
df = pd.DataFrame({'client': ['a', 'a', 'b', 'b', 'c'], 'units': ['1', None, '3', '', '5']})
df['units'] = pd.to_numeric(df['units'].replace('', None)).astype('Int64')
summary = df.groupby('client').agg(total=('units', 'sum'), smallest=('units', 'min'), missing=('units', lambda s: int(s.isna().sum())))
summary['double'] = summary['smallest'] * 2
result = summary
# case: explode-tax-codes
df = pd.DataFrame({'inv': [10, 11, 12, 13], 'tax': ['VAT|GST', 'vat', '', None], 'net': [100.0, 40.0, 30.0, 20.0]})
rates = {'VAT': 0.2, 'GST': 0.05}
long = (df.assign(tax=df['tax'].str.upper().str.split('|'))
          .explode('tax')
          .assign(rate=lambda d: d['tax'].map(rates).fillna(0)))
long['tax_amount'] = (long['net'] * long['rate']).round(2)
result = long.groupby('inv').agg(net=('net', 'first'), tax=('tax_amount', 'sum')).assign(gross=lambda d: d['net'] + d['tax'])
