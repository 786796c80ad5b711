import pandas as pd
import numpy as np
import math

accounts_df = pd.DataFrame({
    'account_no': [9007199254740993, 9007199254740992, 1234567890123456789, 42, 9223372036854775807],
    'owner': ['Ada', 'ada ', 'Grace', None, 'Linus'],
    'opened': ['2020-02-29', '20200301', '1 March 2020', '2020-3-1', '0000-00-00'],
    'frozen': [False, True, None, False, None],
})

transactions_df = pd.DataFrame({
    'tx_id': ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'],
    'account_no': [9007199254740993, 9007199254740993, 9007199254740992, 42, 42, 42,
                   1234567890123456789, 7, 9223372036854775807],
    'amount_cents': [10**15, -10**15, 1, 999999999999, 250, None, 0, 5, 10],
    'amount_text': ['$10,000,000,000,000.00', '-$10,000,000,000,000.00', '0.01', '9.99999999E9', '2,50', None, '0', '$.05', '10c'],
    'fee': ['1.5%', '1.5%', '0%', None, '2 %', '', '—', '0.25%', '1.5%'],
    'ts': ['2024-01-01T00:00:00', '2024-01-01 00:00:00', '1704067200', 'Jan 2 2024', None, '2024-01-03', '', '2024-01-03 25:00', '2262-05-01'],
})

rates_df = pd.DataFrame({
    'ccy': ['USD', 'EUR', 'eur', 'GBP', None],
    'rate': [1.0, 0.92, 0.93, np.inf, np.nan],
})
# case: big-int-exact-join
m = transactions_df.merge(accounts_df, on='account_no', how='inner')
result = m[['tx_id', 'account_no', 'owner']].sort_values('tx_id').reset_index(drop=True)
# case: big-int-left-join-stays-int
m = transactions_df[['tx_id', 'account_no']].merge(accounts_df[['account_no', 'owner']], how='left', on='account_no')
m['owner'] = m['owner'].str.strip().str.capitalize()
result = {'dtype': str(m['account_no'].dtype), 'unowned': m.loc[m['owner'].isna(), 'tx_id'].tolist()}
# case: sum-cents-nullable
cents = pd.array(transactions_df['amount_cents'], dtype='Int64')
t = transactions_df.assign(amount_cents=cents)
result = t.groupby('account_no')['amount_cents'].sum().reset_index()
# case: account-as-text-zero-padded
a = accounts_df['account_no'].astype(str).str.zfill(19)
result = pd.DataFrame({
    'masked': '*' * 15 + a.str[-4:],
    'digits': accounts_df['account_no'].astype(str).str.len(),
    'odd': accounts_df['account_no'] % 2 == 1,
})
# case: amount-text-parse-or-nan
txt = transactions_df['amount_text'].str.replace('[$,]', '', regex=True)
num = pd.to_numeric(txt, errors='coerce')
result = transactions_df[['tx_id', 'amount_text']].assign(value=num, bad=num.isna() & transactions_df['amount_text'].notna())
# case: fee-percent-weighted
fee = pd.to_numeric(transactions_df['fee'].str.rstrip('%').str.strip(), errors='coerce') / 100
amt = transactions_df['amount_cents'].fillna(0)
fees = (amt.abs() * fee).fillna(0)
result = pd.DataFrame({'account_no': transactions_df['account_no'], 'fee_cents': fees}).groupby('account_no', sort=False)['fee_cents'].sum().round(2).reset_index()
# case: epoch-or-iso
def parse_ts(s):
    if s is None or s == '':
        return pd.NaT
    if s.isdigit():
        return pd.to_datetime(int(s), unit='s')
    return pd.to_datetime(s, errors='coerce')

result = transactions_df[['tx_id']].assign(ts=[parse_ts(x) for x in transactions_df['ts']])
# case: opened-out-of-bounds
o = pd.to_datetime(accounts_df['opened'], errors='coerce', format='mixed')
result = accounts_df.assign(opened=o, year=o.dt.year.astype('Int64'))[['account_no', 'opened', 'year']]
# case: frozen-none-grouping
f = accounts_df.copy()
f['frozen'] = f['frozen'].map({True: 'yes', False: 'no'}).fillna('unknown')
result = f.groupby('frozen')['account_no'].agg(['min', 'max', 'count'])
# case: inf-rates-handling
r = rates_df.replace([np.inf, -np.inf], np.nan)
r['ccy'] = r['ccy'].str.upper()
result = r.groupby('ccy', dropna=False)['rate'].agg(['mean', 'count']).reset_index()
# case: log-magnitude-loop
mags = []
for n in accounts_df['account_no']:
    mags.append(int(math.log10(n)) + 1 if n > 0 else 0)
result = accounts_df.assign(digits=mags).sort_values(['digits', 'account_no'], ascending=[False, True])[['account_no', 'digits']].head(3)
# case: frozen-accounts-transactions-empty
frozen = accounts_df[accounts_df['frozen'] == True]
tx = transactions_df[transactions_df['account_no'].isin(frozen['account_no'])]
neg = tx[tx['amount_cents'] < 0]
result = pd.DataFrame({
    'n': [len(neg)],
    'total': [neg['amount_cents'].sum()],
    'largest': [neg['amount_cents'].min() if not neg.empty else None],
})
# case: running-balance
t = transactions_df.copy()
t['amount_cents'] = t['amount_cents'].fillna(0).astype('int64')
t['balance'] = t.groupby('account_no')['amount_cents'].cumsum()
t['overdrawn'] = t['balance'].lt(0)
result = t[['tx_id', 'account_no', 'amount_cents', 'balance', 'overdrawn']]
# case: duplicate-owner-pairs
acc = accounts_df.assign(k=accounts_df['owner'].str.strip().str.lower()).dropna(subset=['k'])
pairs = acc.merge(acc, on='k', suffixes=('_1', '_2'))
pairs = pairs[pairs['account_no_1'] < pairs['account_no_2']]
result = pairs[['k', 'account_no_1', 'account_no_2']].assign(diff=pairs['account_no_2'] - pairs['account_no_1'])
