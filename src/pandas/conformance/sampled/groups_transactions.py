import pandas as pd
import numpy as np
import re

transactions_df = pd.DataFrame({
    'txn_id': ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10', 'T11'],
    'account': ['ACC-1', 'ACC-1', 'ACC-2', 'acc-2', 'ACC-3', 'ACC-1', 'ACC-3', 'ACC-2', 'ACC-4', ' ACC-4', 'ACC-1'],
    'kind': ['credit', 'debit', 'credit', 'debit', 'debit', 'debit', 'credit', 'Credit', 'credit', 'debit', None],
    'amount': [500.0, 120.0, 75.5, 20.25, 300.0, 80.0, 300.0, 75.5, 1000.0, np.nan, 10.0],
    'txn_date': ['03/01/2024', '03/05/2024', '03/05/2024', '03/09/2024', '04/01/2024', '04/02/2024',
                 '04/11/2024', '04/30/2024', '05/01/2024', '05/02/2024', '05/03/2024'],
    'currency': ['USD', 'USD', 'EUR', 'EUR', 'USD', 'EUR', 'USD', 'EUR', 'GBP', 'GBP', 'USD'],
})

accounts_df = pd.DataFrame({
    'account': ['ACC-1', 'ACC-2', 'ACC-3', 'ACC-4', 'ACC-5'],
    'owner': ['Nina', 'Omar', 'Nina', 'Paul', 'Quin'],
    'branch': ['Main', 'Main', 'Harbor', None, 'Harbor'],
})

rates_df = pd.DataFrame({'currency': ['USD', 'EUR', 'GBP'], 'to_usd': [1.0, 1.1, 1.25]})
# case: signed-balance
df = transactions_df.copy()
df['account'] = df['account'].str.strip().str.upper()
sign = df['kind'].str.lower().map({'credit': 1, 'debit': -1})
df['signed'] = df['amount'] * sign
result = df.groupby('account')['signed'].sum().reset_index(name='balance')
# case: running-balance
df = transactions_df.assign(
    account=transactions_df['account'].str.strip().str.upper(),
    txn_date=pd.to_datetime(transactions_df['txn_date'], format='%m/%d/%Y'),
)
df['signed'] = np.where(df['kind'].str.lower() == 'credit', df['amount'], -df['amount'])
df = df.sort_values(['account', 'txn_date'])
df['balance'] = df.groupby('account')['signed'].cumsum()
result = df[['account', 'txn_date', 'signed', 'balance']].reset_index(drop=True)
# case: usd-per-owner
df = (transactions_df.assign(account=lambda d: d['account'].str.strip().str.upper())
      .merge(rates_df, on='currency')
      .merge(accounts_df, on='account')
      .assign(usd=lambda d: d['amount'] * d['to_usd']))
result = df.groupby('owner').agg(total_usd=('usd', 'sum'), currencies=('currency', lambda s: '/'.join(sorted(s.unique())))).reset_index()
# case: branch-nan-kept
m = accounts_df.groupby('branch', dropna=False)['account'].agg(['count', 'first', 'last'])
result = m.reset_index().fillna({'branch': '(none)'})
# case: duplicates-in-group
cols = ['account', 'amount']
t = transactions_df[transactions_df.duplicated(cols, keep=False)]
result = t.groupby(cols).agg(times=('txn_id', 'size'), ids=('txn_id', '-'.join)).reset_index()
# case: kinds-wide
df = transactions_df.copy()
df['kind'] = df['kind'].str.lower().fillna('unknown')
df['month'] = pd.to_datetime(df['txn_date']).dt.to_period('M')
wide = df.groupby(['month', 'kind'])['amount'].sum(min_count=1).unstack()
result = wide.reset_index()
# case: largest-gap-days
df = transactions_df.copy()
df['account'] = df['account'].str.strip().str.upper()
df['txn_date'] = pd.to_datetime(df['txn_date'])
df['gap'] = df.groupby('account')['txn_date'].transform(lambda s: s.sort_values().diff())
result = df.groupby('account')['gap'].max().dt.days.reset_index()
# case: apply-returning-frame
def add_rank(g):
    g = g.copy()
    g['pos'] = g['amount'].rank(ascending=False, method='first')
    return g[['txn_id', 'amount', 'pos']]

result = transactions_df.groupby('currency', group_keys=True).apply(add_rank, include_groups=False)
# case: apply-returning-dict
result = (
    transactions_df.groupby('currency')['amount']
    .apply(lambda s: {'lo': s.min(), 'hi': s.max()})
)
# case: share-above-threshold
big = transactions_df['amount'].gt(100)
result = big.groupby(transactions_df['currency']).agg(['sum', 'mean', 'size']).rename(columns={'sum': 'n_big', 'mean': 'share_big', 'size': 'n'})
# case: account-number-regex
num = transactions_df['account'].apply(lambda s: int(re.search(r'(\d+)', s).group(1)))
result = transactions_df.groupby(num.rename('acc_no')).agg(first_txn=('txn_id', 'first'), n=('txn_id', 'count'))
# case: rank-pct-within
df = transactions_df.dropna(subset=['amount']).copy()
df['pct_rank'] = df.groupby('currency')['amount'].rank(pct=True)
result = df.sort_values(['currency', 'pct_rank', 'txn_id'])[['currency', 'txn_id', 'pct_rank']].reset_index(drop=True)
# case: amount-qcut
df = transactions_df.dropna(subset=['amount']).copy()
df['bucket'] = pd.qcut(df['amount'], q=3, labels=['low', 'mid', 'high'])
result = df.groupby('bucket', observed=True)['amount'].agg(['min', 'max', 'count']).reset_index()
# case: multi-key-idxmin
df = transactions_df.copy()
df['kind'] = df['kind'].str.lower()
ix = df.dropna(subset=['amount']).groupby(['currency', 'kind'])['amount'].idxmin()
result = df.loc[ix.values].set_index(['currency', 'kind'])[['txn_id', 'amount']]
