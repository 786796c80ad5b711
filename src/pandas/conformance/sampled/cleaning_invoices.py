import pandas as pd
import numpy as np
import re

invoices_df = pd.DataFrame({
    'invoice_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    'vendor': ['  Acme Corp', 'ACME corp.', 'Globex', 'globex  ', 'Initech, Inc.', 'Initech Inc', 'Umbrella', None, 'Soylent  Green', 'acme  CORP'],
    'amount': ['1,234.50', '(45)', '12%', '$3.5k', '1e3', 'N/A', '-', '  78.90 ', '€2.500', '($1,050.25)'],
    'tax_rate': ['7.5%', '0.075', '7,5 %', '10%', None, '', '5 %', 'exempt', '0%', '7.5%'],
    'issued': ['2024-01-05', '01/07/2024', 'Jan 9, 2024', '2024/01/11', '13.01.2024', 'unknown', '20240117', None, '2024-01-21', '23 Jan 2024'],
})
vendors_df = pd.DataFrame({
    'vendor_key': ['acme corp', 'globex', 'initech inc', 'umbrella', 'hooli'],
    'vendor_id': ['V01', 'V02', 'V03', 'V04', 'V05'],
    'credit_limit': ['10k', '2.5M', '750', '1,000', None],
})
# case: parse-money-function
def parse_amount(text):
    if text is None:
        return np.nan
    s = str(text).strip()
    if s in ('', '-', 'N/A'):
        return np.nan
    negative = s.startswith('(') and s.endswith(')')
    s = s.strip('()').replace('$', '').replace('€', '').replace(',', '')
    factor = 1.0
    if s.lower().endswith('k'):
        factor, s = 1000.0, s[:-1]
    elif s.endswith('%'):
        factor, s = 0.01, s[:-1]
    value = float(s) * factor
    return -value if negative else value

result = invoices_df[['invoice_id', 'amount']].assign(amount_num=invoices_df['amount'].map(parse_amount))
# case: vectorised-money-cleanup
s = invoices_df['amount'].str.strip()
s = s.replace({'N/A': np.nan, '-': np.nan})
neg = s.str.match(r'^\(.*\)$', na=False)
cleaned = s.str.replace(r'[^0-9.eE]', '', regex=True)
num = pd.to_numeric(cleaned, errors='coerce')
num = num.where(~neg, -num)
num = num.mask(s.str.endswith('k', na=False), num * 1000)
result = pd.DataFrame({'raw': invoices_df['amount'], 'value': num, 'is_negative': neg})
# case: vendor-normalise-and-count
norm = (invoices_df['vendor']
        .str.lower()
        .str.replace(r'[.,]', '', regex=True)
        .str.replace(r'\s+', ' ', regex=True)
        .str.strip())
result = norm.value_counts(dropna=False).rename_axis('vendor_norm').reset_index(name='n')
result = result.sort_values(['n', 'vendor_norm'], ascending=[False, True], na_position='last').reset_index(drop=True)
# case: vendor-lookup-with-indicator
df = invoices_df.copy()
df['vendor_key'] = df['vendor'].fillna('').str.casefold().map(lambda v: ' '.join(re.findall(r'[a-z]+', v)))
merged = df.merge(vendors_df, on='vendor_key', how='outer', indicator=True)
result = merged[['invoice_id', 'vendor_key', 'vendor_id', '_merge']].sort_values(['vendor_key', 'invoice_id']).reset_index(drop=True)
# case: percent-text-to-fraction
rate = invoices_df['tax_rate'].str.replace(' ', '').str.replace(',', '.')
is_pct = rate.str.endswith('%').fillna(False).astype(bool)
value = pd.to_numeric(rate.str.rstrip('%'), errors='coerce')
result = pd.DataFrame({
    'invoice_id': invoices_df['invoice_id'],
    'tax_rate': np.where(is_pct, value / 100, value),
}).round(4)
# case: credit-limit-suffix-extract
parts = vendors_df['credit_limit'].str.replace(',', '').str.extract(r'^(?P<num>[\d.]+)(?P<suffix>[kM]?)$')
mult = parts['suffix'].map({'k': 1e3, 'M': 1e6, '': 1})
result = vendors_df.assign(limit=parts['num'].astype(float) * mult).drop(columns='credit_limit')
# case: dates-several-formats-loop
formats = ['%Y-%m-%d', '%m/%d/%Y', '%b %d, %Y', '%Y/%m/%d', '%d.%m.%Y', '%Y%m%d', '%d %b %Y']
parsed = pd.Series(pd.NaT, index=invoices_df.index)
for fmt in formats:
    attempt = pd.to_datetime(invoices_df['issued'], format=fmt, errors='coerce')
    parsed = parsed.fillna(attempt)
result = pd.DataFrame({'issued': invoices_df['issued'], 'issued_date': parsed, 'ok': parsed.notna()})
# case: which-format-matched
patterns = {
    'iso': r'^\d{4}-\d{2}-\d{2}$',
    'us': r'^\d{2}/\d{2}/\d{4}$',
    'compact': r'^\d{8}$',
    'eu': r'^\d{2}\.\d{2}\.\d{4}$',
    'text': r'[A-Za-z]{3} ',
}
flags = pd.DataFrame({k: invoices_df['issued'].str.contains(p, na=False) for k, p in patterns.items()})
kind = flags.idxmax(axis=1).where(flags.any(axis=1), 'other')
result = kind.value_counts().sort_index().to_dict()
# case: mixed-format-parse
d = pd.to_datetime(invoices_df['issued'], format='mixed', errors='coerce', dayfirst=False)
result = invoices_df[['invoice_id']].assign(
    issued=d.dt.strftime('%Y-%m-%d'),
    weekday=d.dt.day_name(),
    age_days=(pd.Timestamp('2024-02-01') - d).dt.days,
)
# case: amount-kind-by-select
a = invoices_df['amount'].str.strip()
conditions = [
    a.isin(['N/A', '-', '']),
    a.str.startswith('('),
    a.str.endswith('%'),
    a.str.contains('[$€]'),
    a.str.contains('e', case=False, regex=False),
]
labels = ['missing', 'negative', 'percent', 'currency', 'scientific']
result = invoices_df.assign(kind=np.select(conditions, labels, default='plain')).groupby('kind', as_index=False).agg(
    n=('invoice_id', 'size'), first_raw=('amount', 'first'))
# case: currency-symbol-extract
result = invoices_df['amount'].str.extract(r'(?P<open>\()?(?P<cur>[$€])?(?P<digits>[\d,.]+)(?P<unit>k|%)?')
result.insert(0, 'invoice_id', invoices_df['invoice_id'])
result['cur'] = result['cur'].fillna('none')
# case: report-lines-joined
lines = ['{:<8}|{:^16}|{:>14}'.format('invoice', 'vendor', 'amount')]
for row in invoices_df.itertuples(index=False):
    vendor = row.vendor.strip().title() if isinstance(row.vendor, str) else '?'
    lines.append('{:<8}|{:^16}|{:>14}'.format(row.invoice_id, vendor, row.amount.strip()))
result = '\n'.join(lines)
# case: first-word-dedupe
df = invoices_df.dropna(subset=['vendor']).copy()
df['brand'] = df['vendor'].str.split().str[0].str.rstrip(',.').str.capitalize()
result = df.drop_duplicates('brand', keep='last')[['brand', 'invoice_id', 'issued']].set_index('brand').sort_index()
# case: translate-and-len-checks
table = str.maketrans({'(': '-', ')': None, '$': None, '€': None, ',': None})
t = invoices_df['amount'].str.translate(table).str.strip()
result = pd.concat([
    t.rename('translated'),
    t.str.len().rename('length'),
    t.str.replace('.', '', regex=False).str.lstrip('-').str.isdigit().rename('numeric_like'),
], axis=1)
