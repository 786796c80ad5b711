import pandas as pd
import numpy as np
import re
from datetime import datetime

# Invoices came from three systems, so the date texts are in several formats
invoices_df = pd.DataFrame({
    'invoice_no': ['INV-001', 'INV-002', 'INV-003', 'INV-004', 'INV-005', 'INV-006', 'INV-007', 'INV-008', 'INV-009'],
    'client': ['Acme', 'acme ', 'Globex', 'Initech', 'Globex', 'ACME', 'Initech', 'Umbrella', None],
    'issued': ['2023-01-31', '31/03/2023', 'April 5, 2023', '2023/05/20', ' 2023-06-30 ', '07-15-2023', '', '1 Sep 2023', '2023-10-01T08:30:00'],
    'due_days': [30, 30, 45, 15, 60, 30, 30, None, 10],
    'total': ['1,200.50', '300', '450.75', '99', None, '1,000', '75.25', '640.00', '12.5']
})

payments_df = pd.DataFrame({
    'payment_id': [1, 2, 3, 4, 5, 6],
    'invoice_no': ['INV-001', 'INV-001', 'INV-003', 'INV-004', 'INV-008', 'INV-099'],
    'paid_on': ['2023-02-15', '2023-03-10', '2023-05-02', '2023-06-30', '2023-09-02', '2023-12-24'],
    'amount': [600.5, 600.0, 450.75, 50.0, 640.0, 10.0]
})

rates_df = pd.DataFrame({
    'valid_from': pd.to_datetime(['2023-01-01', '2023-04-01', '2023-08-15']),
    'rate': [1.08, 1.10, 1.055]
})
# case: parse-mixed-formats
inv = invoices_df.copy()
inv['issued_dt'] = pd.to_datetime(inv['issued'].str.strip(), format='mixed', errors='coerce')
result = inv[['invoice_no', 'issued', 'issued_dt']]
# case: parse-by-list-of-formats
formats = ['%Y-%m-%d', '%d/%m/%Y', '%B %d, %Y', '%Y/%m/%d', '%m-%d-%Y', '%d %b %Y']

def parse(text):
    text = str(text).strip()
    for f in formats:
        try:
            return datetime.strptime(text, f)
        except ValueError:
            continue
    return pd.NaT

inv = invoices_df.copy()
inv['issued_dt'] = inv['issued'].map(parse)
inv['quarter'] = inv['issued_dt'].dt.to_period('Q').astype(str)
result = inv[['invoice_no', 'issued_dt', 'quarter']]
# case: due-date-from-days
inv = invoices_df[invoices_df['issued'].str.match(r'^\s*\d{4}-\d{2}-\d{2}\s*$')].copy()
inv['issued'] = pd.to_datetime(inv['issued'].str.strip())
inv['due'] = inv['issued'] + pd.to_timedelta(inv['due_days'], unit='D')
inv['due_weekday'] = inv['due'].dt.day_name()
result = inv[['invoice_no', 'issued', 'due', 'due_weekday']]
# case: payment-cumulative
p = payments_df.copy()
p['paid_on'] = pd.to_datetime(p['paid_on'])
p = p.sort_values('paid_on')
p['paid_so_far'] = p.groupby('invoice_no')['amount'].cumsum()
p['nth_payment'] = p.groupby('invoice_no').cumcount() + 1
result = p
# case: rate-at-payment
p = payments_df.copy()
p['paid_on'] = pd.to_datetime(p['paid_on'])
m = pd.merge_asof(p.sort_values('paid_on'), rates_df, left_on='paid_on', right_on='valid_from')
m['eur'] = (m['amount'] / m['rate']).round(2)
result = m[['payment_id', 'paid_on', 'valid_from', 'rate', 'eur']]
# case: open-balance
inv = invoices_df.copy()
inv['total'] = inv['total'].str.replace(',', '').astype(float)
paid = payments_df.groupby('invoice_no').agg(paid=('amount', 'sum'), last_paid=('paid_on', 'max'))
b = inv.merge(paid, left_on='invoice_no', right_index=True, how='left')
b['paid'] = b['paid'].fillna(0)
b['balance'] = b['total'].fillna(0) - b['paid']
result = b.loc[b['balance'] > 0, ['invoice_no', 'total', 'paid', 'balance', 'last_paid']].sort_values('balance', ascending=False)
# case: fiscal-year-april
p = payments_df.copy()
p['paid_on'] = pd.to_datetime(p['paid_on'])
p['fiscal_year'] = np.where(p['paid_on'].dt.month >= 4, p['paid_on'].dt.year + 1, p['paid_on'].dt.year)
p['fiscal_quarter'] = ((p['paid_on'].dt.month - 4) % 12) // 3 + 1
p['label'] = 'FY' + p['fiscal_year'].astype(str).str[-2:] + ' Q' + p['fiscal_quarter'].astype(str)
result = p.groupby('label', sort=False)['amount'].sum().reset_index()
# case: year-from-text-with-regex
years = invoices_df['issued'].str.extract(r'(\d{4})', expand=False)
result = (invoices_df.assign(year=pd.to_numeric(years))
          .groupby('year', dropna=False)
          .size()
          .reset_index(name='invoices'))
# case: month-part-from-iso-text
p = payments_df.copy()
p[['y', 'm', 'd']] = p['paid_on'].str.split('-', expand=True).astype(int)
p['rebuilt'] = pd.to_datetime(dict(year=p['y'], month=p['m'], day=p['d']))
result = p[['payment_id', 'y', 'm', 'd', 'rebuilt']]
# case: aging-buckets
ref = pd.Timestamp('2023-12-31')
inv = invoices_df.copy()
inv['issued'] = pd.to_datetime(inv['issued'].str.strip(), errors='coerce', format='mixed')
inv['age'] = (ref - inv['issued']).dt.days
inv['bucket'] = pd.cut(inv['age'], [0, 90, 180, 365], labels=['0-90', '91-180', '181-365'], include_lowest=True)
result = inv['bucket'].value_counts(sort=False)
# case: first-payment-delay
inv = invoices_df.set_index('invoice_no')
first = pd.to_datetime(payments_df.groupby('invoice_no')['paid_on'].min())
ok = inv.loc[inv['issued'].str.contains(r'^\d{4}-\d{2}-\d{2}$', regex=True), 'issued']
delay = first - pd.to_datetime(ok)
result = delay.dropna().dt.days.rename('delay_days').reset_index()
# case: payments-with-no-invoice-date-text
orphan = payments_df[~payments_df['invoice_no'].isin(invoices_df['invoice_no'])]
result = [f"{r.invoice_no} paid on {pd.to_datetime(r.paid_on):%A %d %B %Y}" for r in orphan.itertuples()]
# case: month-total-with-empty-months
p = payments_df.copy()
p['month'] = pd.to_datetime(p['paid_on']).dt.month
tot = p.groupby('month')['amount'].sum()
tot = tot.reindex(np.arange(1, 13), fill_value=0.0)
tot.index = [datetime(2023, m, 1).strftime('%b') for m in tot.index]
result = tot
# case: client-sent-date-range
inv = invoices_df.copy()
inv['client'] = inv['client'].fillna('unknown').str.strip().str.upper()
inv['issued_dt'] = pd.to_datetime(inv['issued'], format='%Y-%m-%d', errors='coerce')
agg = inv.groupby('client')['issued_dt'].agg(first='min', last='max', dated='count')
agg['all_dated'] = agg['dated'] == inv.groupby('client').size()
result = agg.reset_index()
