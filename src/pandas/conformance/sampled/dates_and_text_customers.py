import pandas as pd
import numpy as np
from datetime import datetime, timedelta

# Invoicing database
customers_df = pd.DataFrame({
    'cust_code': ['C-0001', 'C-0002', 'C-0003', 'C-0010'],
    'company': ['Acme Corp.', 'globex inc', 'Initech, LLC', 'Umbrella GmbH & Co. KG'],
    'signup': ['Jan 15, 2020', 'March 3, 2021', '2021-11-30', 'Feb 29, 2020'],
    'terms': ['NET30', 'net 15', 'Net-60', None],
})

invoices_df = pd.DataFrame({
    'invoice_no': ['INV-2023-001', 'INV-2023-002', 'INV-2023-003', 'INV-2023-010', 'inv-2024-001', 'INV-2024-002', 'INV-2024-003'],
    'cust_code': ['C-0001', 'C-0002', 'C-0001', 'C-0003', 'C-0001', 'C-0010', 'C-0099'],
    'issued': ['2023-01-31', '2023-02-14', '2023-03-31', '2023-12-29', '2024-01-31', '2024-02-29', '2024-03-15'],
    'amount': ['1,200.50', '300', '1,200.50', '9999.99', '(50.00)', '450.75', ''],
})

payments_df = pd.DataFrame({
    'payment_id': [1, 2, 3, 4, 5, 6],
    'invoice_no': ['INV-2023-001', 'INV-2023-002', 'INV-2023-001', 'INV-2023-003', 'INV-2024-002', 'INV-2024-002'],
    'paid_epoch': [1676505600, 1677628800, 1678060800, 1685577600, 1710460800, 1711929600],
    'paid_amount': [1000.0, 300.0, 200.5, 600.0, 225.0, 225.75],
    'memo': ['Ref#A12 part 1', 'ref#B7', 'REF#A12 part 2', None, 'wire ref#77 & ref#78', 'final'],
})
# case: due-date-from-terms
days = customers_df['terms'].str.extract(r'(\d+)', expand=False).astype(float).fillna(30)
c = customers_df.assign(days=days)
m = invoices_df.merge(c[['cust_code', 'days']], on='cust_code', how='left')
m['issued'] = pd.to_datetime(m['issued'])
m['due'] = m['issued'] + pd.to_timedelta(m['days'], unit='D')
result = m[['invoice_no', 'issued', 'days', 'due']]
# case: amount-parsing-negative
raw = invoices_df['amount'].str.replace(',', '', regex=False)
neg = raw.str.startswith('(') & raw.str.endswith(')')
num = pd.to_numeric(raw.str.strip('()'), errors='coerce')
result = invoices_df[['invoice_no']].assign(amount=num.where(~neg, -num))
# case: epoch-to-date
p = payments_df.copy()
p['paid_at'] = pd.to_datetime(p['paid_epoch'], unit='s')
p['paid_month'] = p['paid_at'].dt.to_period('M').astype(str)
result = p.groupby('paid_month')['paid_amount'].agg(total='sum', n='count').reset_index()
# case: days-to-pay
p = payments_df.assign(paid=pd.to_datetime(payments_df['paid_epoch'], unit='s'))
last = p.groupby('invoice_no', as_index=False).agg(last_paid=('paid', 'max'), parts=('payment_id', 'nunique'))
inv = invoices_df.assign(issued=pd.to_datetime(invoices_df['issued']))
out = inv.merge(last, how='left', on='invoice_no')
out['days_to_pay'] = (out['last_paid'] - out['issued']).dt.days
result = out[['invoice_no', 'parts', 'days_to_pay']].sort_values(['days_to_pay', 'invoice_no'], na_position='last')
# case: refs-extractall
refs = payments_df.set_index('payment_id')['memo'].str.extractall(r'(?i)ref#(?P<ref>[A-Z]?\d+)')
result = refs.reset_index()
# case: invoice-number-parts
parts = invoices_df['invoice_no'].str.upper().str.split('-', expand=True)
parts.columns = ['prefix', 'year', 'seq']
parts = parts.astype({'year': int, 'seq': int})
result = parts.groupby('year')['seq'].agg(['min', 'max', 'count'])
result['missing'] = result['max'] - result['count']
# case: company-suffix-removed
pattern = r'[,\s]+(?:corp\.?|inc\.?|llc|gmbh.*)$'
name = customers_df['company'].str.replace(pattern, '', case=False, regex=True).str.title()
result = dict(zip(customers_df['cust_code'], name))
# case: mixed-signup-format
s = pd.to_datetime(customers_df['signup'], format='mixed')
result = customers_df[['cust_code']].assign(
    signup=s,
    anniversary=s + pd.DateOffset(years=1),
    weekday=s.dt.day_name(),
    is_leap=s.dt.is_leap_year,
)
# case: aging-buckets
as_of = datetime(2024, 4, 1)
inv = invoices_df.copy()
inv['age'] = (as_of - pd.to_datetime(inv['issued'])).dt.days
inv['bucket'] = pd.cut(inv['age'], [-1, 30, 60, 90, 10**6], labels=['0-30', '31-60', '61-90', '90+'])
result = inv.groupby('bucket', observed=True)['invoice_no'].apply(lambda x: ', '.join(x.str.upper())).to_frame('invoices')
# case: month-end-flag
d = pd.to_datetime(invoices_df['issued'])
result = pd.DataFrame({
    'invoice_no': invoices_df['invoice_no'],
    'is_month_end': d.dt.is_month_end,
    'is_quarter_end': d.dt.is_quarter_end,
    'days_in_month': d.dt.days_in_month,
    'left_in_month': d.dt.days_in_month - d.dt.day,
})
# case: first-business-day-after
d = pd.to_datetime(invoices_df['issued'])
result = invoices_df[['invoice_no', 'issued']].copy()
result['post_date'] = [x + pd.offsets.BDay(1) for x in d]
result['post_day'] = result['post_date'].dt.strftime('%a %d-%b-%Y')
# case: monthly-grouper
inv = invoices_df.copy()
inv['issued'] = pd.to_datetime(inv['issued'])
inv['amount'] = pd.to_numeric(inv['amount'].str.replace(',', ''), errors='coerce')
result = inv[inv['issued'].dt.year == 2023].groupby(pd.Grouper(key='issued', freq='QE'))['amount'].sum().reset_index()
# case: outstanding-statement
paid = payments_df.groupby('invoice_no')['paid_amount'].sum()
inv = invoices_df.copy()
inv['amount'] = pd.to_numeric(inv['amount'].str.replace(',', '', regex=False), errors='coerce').fillna(0)
inv['balance'] = (inv['amount'] - inv['invoice_no'].map(paid).fillna(0)).round(2)
open_inv = inv[inv['balance'] > 0]
result = [f"{r.invoice_no}: {r.balance:,.2f} open since {pd.Timestamp(r.issued):%d.%m.%Y}" for r in open_inv.itertuples()]
# case: code-renumber
num = customers_df['cust_code'].str.rsplit('-', n=1).str[-1].astype(int)
result = customers_df.assign(new_code='K' + num.astype(str).str.pad(6, side='left', fillchar='0'))[['cust_code', 'new_code']]
