import pandas as pd
import numpy as np
import datetime as dt

accounts_df = pd.DataFrame({
    'acct': ['0012', '12', '0345', '345 ', 'X77', '0900', '0901'],
    'owner': ['Kim', 'KIM', 'Lou', 'lou', 'Max', None, ''],
    'balance': ['1.500,75', '1,500.75', '0', '-', '(200.10)', '1e4', '12 000'],
    'opened': [20190101, 20190101, 20200615, 20200615, 20211301, 20220228, 0],
    'currency': ['EUR', 'USD', 'usd', 'USD', 'GBP', 'eur', None],
})
ledger_a_df = pd.DataFrame({
    'txn': ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
    'acct': ['0012', '0012', '0345', '0345', 'X77', '0900'],
    'amt': [100.10, 0.30, -50.0, 75.005, np.nan, 20.0],
    'day': ['2024-01-01', '2024-01-02', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'],
})
ledger_b_df = pd.DataFrame({
    'txn': ['T6', 'T5', 'T4', 'T3', 'T2', 'T7', 'T2'],
    'acct': ['0900', 'X77', '0345', '0345', '0012', '0012', '0012'],
    'amt': [20, None, 75.0, -55.0, 0.1 + 0.2, 9.99, 0.1 + 0.2],
    'day': ['05.01.2024', '04.01.2024', '03.01.2024', '02.01.2024', '02.01.2024', '06.01.2024', '02.01.2024'],
})
# case: ledger-full-reconcile
b = ledger_b_df.drop_duplicates()
m = ledger_a_df.merge(b, on='txn', how='outer', suffixes=('_a', '_b'), indicator=True)
same = np.isclose(m['amt_a'], m['amt_b'], atol=0.01, rtol=0, equal_nan=True)
m['verdict'] = np.select(
    [m['_merge'] == 'left_only', m['_merge'] == 'right_only', same],
    ['only A', 'only B', 'agree'], default='amount differs')
result = m[['txn', 'amt_a', 'amt_b', 'verdict']].sort_values('txn').reset_index(drop=True)
# case: float-equality-trap
a = ledger_a_df.set_index('txn')['amt']
b = ledger_b_df.drop_duplicates('txn').set_index('txn')['amt']
a, b = a.align(b, join='inner')
result = pd.DataFrame({'exact': a.eq(b), 'rounded': a.round(2).eq(b.round(2)), 'close': np.isclose(a, b, equal_nan=True)}).sort_index()
# case: series-compare
a = ledger_a_df.set_index('txn').loc[['T2', 'T3', 'T4', 'T6'], 'amt']
b = ledger_b_df.drop_duplicates().set_index('txn').loc[['T2', 'T3', 'T4', 'T6'], 'amt']
result = a.round(2).compare(b.round(2))
# case: compare-keep-shape
cols = ['acct', 'amt']
a = ledger_a_df.set_index('txn')[cols].drop('T1')
b = ledger_b_df.drop_duplicates().set_index('txn')[cols].reindex(a.index)
d = a.compare(b, keep_shape=True, keep_equal=True)
d.columns = ['_'.join(t) for t in d.columns]
result = d.reset_index()
# case: date-styles-agree
a = pd.to_datetime(ledger_a_df['day']).set_axis(ledger_a_df['txn'])
b = pd.to_datetime(ledger_b_df['day'], dayfirst=True).set_axis(ledger_b_df['txn'])
b = b[~b.index.duplicated()]
both = pd.concat([a.rename('a'), b.rename('b')], axis=1).sort_index()
result = both.assign(same=both['a'].eq(both['b']))
# case: acct-zfill
acct = accounts_df['acct'].str.strip()
acct = acct.where(~acct.str.isdigit(), acct.str.zfill(4))
result = accounts_df.assign(acct=acct).groupby('acct').agg(rows=('owner', 'size'), owners=('owner', lambda s: s.dropna().str.lower().unique().tolist())).reset_index()
# case: opened-int-to-date
d = pd.to_datetime(accounts_df['opened'].astype(str), format='%Y%m%d', errors='coerce')
result = pd.DataFrame({'acct': accounts_df['acct'], 'opened': d, 'leap': d.dt.is_leap_year, 'days': (pd.Timestamp(2024, 1, 1) - d).dt.days})
# case: european-balance
def to_float(s):
    s = s.strip().replace(' ', '')
    if s in {'-', ''}:
        return 0.0
    sign = 1
    if s[0] == '(':
        sign, s = -1, s[1:-1]
    if ',' in s and '.' in s:
        if s.rfind(',') > s.rfind('.'):
            s = s.replace('.', '').replace(',', '.')
        else:
            s = s.replace(',', '')
    return sign * float(s)

result = accounts_df.assign(bal=accounts_df['balance'].apply(to_float)).groupby(accounts_df['currency'].str.upper(), dropna=False)['bal'].agg(['sum', 'count'])
# case: statement-text
tot = ledger_a_df.groupby('acct')['amt'].sum()
body = [f'{acct:<6}{amt:>+12,.2f}' for acct, amt in tot.items()]
result = '\n'.join(['ACCT' + ' ' * 2 + f"{'AMOUNT':>12}", '-' * 18, *body, '=' * 18, f"{'TOTAL':<6}{tot.sum():>+12,.2f}"])
# case: running-balance-and-check
led = ledger_a_df.assign(day=pd.to_datetime(ledger_a_df['day'])).sort_values(['acct', 'day'])
led['running'] = led.groupby('acct')['amt'].cumsum().round(2)
led['skipna_filled'] = led['amt'].fillna(0).groupby(led['acct']).cumsum()
result = led[['acct', 'txn', 'running', 'skipna_filled']].reset_index(drop=True)
# case: rows-as-frozenset
to_set = lambda d: {frozenset(r.items()) for r in d[['txn', 'acct']].to_dict('records')}
a, b = to_set(ledger_a_df), to_set(ledger_b_df)
result = {
    'a_minus_b': [dict(sorted(f)) for f in a - b],
    'b_minus_a': [dict(sorted(f)) for f in b - a],
    'equal': a == b,
}
# case: blank-owner-to-na
o = accounts_df['owner'].replace(r'^\s*$', np.nan, regex=True).str.title()
result = accounts_df.assign(owner=o, currency=accounts_df['currency'].str.upper().fillna('USD'))[['acct', 'owner', 'currency']].dropna(subset=['owner'])
# case: days-from-python-dates
days = [dt.date.fromisoformat(d) for d in ledger_a_df['day']]
gaps = [(b - a).days for a, b in zip(days, days[1:])]
result = {'first': days[0].isoformat(), 'last': max(days).strftime('%d %b %Y'), 'gaps': gaps, 'weekend': [d.isoformat() for d in days if d.weekday() >= 5]}
