import pandas as pd
import numpy as np
import math

accounts = pd.DataFrame({
    'acct': [9007199254740993, 9007199254740992, 12, 34, 56],
    'owner': ['Ann', 'Raj', 'ann', None, 'Tess'],
    'type': ['checking', 'savings', 'savings', 'checking', 'Savings '],
    'balance': [1500.555, -20.0, 0.0, 999999999.99, np.nan],
    'open': [True, True, False, None, True],
})
tx = pd.DataFrame({
    'tx': range(1, 13),
    'acct': [12, 12, 34, 9007199254740993, 9007199254740993, 12, 99, 34, 34, 56, 12, 9007199254740992],
    'kind': ['dep', 'wd', 'dep', 'dep', 'fee', 'wd', 'dep', 'WD', 'dep', 'fee', 'dep', None],
    'amount': [100, 40, 500, 20, 2, 70, 1000, 0, 500, 5, 10, 1],
    'day': ['01/02/2024', '02/02/2024', '02/02/2024', '03/02/2024', '03/02/2024', '10/02/2024', '11/02/2024', '11/02/2024', '28/02/2024', '29/02/2024', '01/03/2024', None],
})
rates = pd.DataFrame({'type': ['checking', 'savings', 'premium'], 'rate': [0.001, 0.02, 0.05], 'min_balance': [0, 100, 10000]}).set_index('type')

# case: signed-amount
sign = tx['kind'].str.lower().map({'dep': 1, 'wd': -1, 'fee': -1}).fillna(0).astype(int)
tx['signed'] = sign * tx['amount']
result = tx.groupby('acct')['signed'].sum()
# case: running-balance-overdrawn
t = tx.dropna(subset=['kind']).copy()
t['signed'] = np.where(t['kind'].str.upper() == 'DEP', t['amount'], -t['amount'])
t['bal'] = t.groupby('acct')['signed'].cumsum()
result = t.query('bal < 0')[['tx', 'acct', 'bal']]
# case: big-int-equality
result = (accounts.loc[accounts['acct'] == 9007199254740993, 'owner'].item(), accounts['acct'].max(), accounts['acct'].astype(float).nunique())
# case: big-int-reindexed
s = accounts.set_index('acct')['owner'].reindex([12, 9007199254740993, 7])
result = s
# case: item-on-many-raises
result = tx.loc[tx['kind'] == 'dep', 'amount'].item()
# case: type-normalise-join-rates
a = accounts.assign(type=accounts['type'].str.strip().str.lower()).join(rates, on='type')
a['interest'] = (a['balance'].clip(lower=0) * a['rate']).round(2)
result = a.loc[a['balance'] >= a['min_balance'], ['acct', 'type', 'interest']]
# case: owner-null-mask-loc-set
accounts.loc[accounts['owner'].isnull(), 'owner'] = 'UNKNOWN'
accounts.loc[:, 'owner'] = accounts['owner'].str.upper()
result = accounts['owner'].value_counts()
# case: conditional-update-two-cols
accounts.loc[accounts['balance'] < 0, ['balance', 'open']] = [0, False]
result = accounts[['acct', 'balance', 'open']]
# case: new-col-by-partial-loc
accounts.loc[accounts['balance'] > 1000, 'vip'] = True
result = accounts['vip'].tolist()
# case: round-series-and-frame
result = (accounts['balance'].round(1).tolist(), accounts.round(2)['balance'].tolist(), accounts['balance'].round(-2).tolist())
# case: day-first-and-gaps
d = pd.to_datetime(tx['day'], dayfirst=True)
tx['gap'] = d.diff().dt.days
result = tx.loc[tx['gap'] > 5, ['tx', 'day', 'gap']]
# case: text-date-sort-trap
result = (tx.sort_values('day')['tx'].tolist(), tx.sort_values('day', key=lambda s: pd.to_datetime(s, format='%d/%m/%Y'))['tx'].tolist())
# case: duplicate-deposits
dup = tx[tx.duplicated(['acct', 'kind', 'amount'], keep=False)]
result = dup.sort_values(['acct', 'amount', 'tx'])
# case: cummax-new-high
t = tx.copy()
t['high'] = t['amount'].cummax()
t['is_record'] = t['amount'].eq(t['high']) & t['high'].ne(t['high'].shift())
result = t.loc[t['is_record'], ['tx', 'amount']].to_dict('records')
# case: before-first-fee
first_fee = (tx['kind'] == 'fee').idxmax()
result = tx.loc[:first_fee - 1, ['tx', 'kind']]
# case: after-cond-cumsum
seen = tx['kind'].eq('fee').cumsum()
result = tx[seen.between(1, 1)].set_index('tx')['amount'].to_dict()
# case: rate-reindex-to-numpy
key = accounts['type'].str.strip().str.lower()
accounts['rate'] = rates['rate'].reindex(key).to_numpy()
accounts['yearly'] = accounts['balance'].mul(accounts['rate']).round(3)
result = accounts[['owner', 'rate', 'yearly']]
# case: rate-lookup-try
def get_rate(t):
    try:
        return rates.at[t.strip().lower(), 'rate']
    except KeyError:
        return math.nan

result = accounts.assign(rate=accounts['type'].map(get_rate)).set_index('acct')['rate'].to_list()
# case: set-index-verify-integrity
result = tx.set_index('acct', verify_integrity=True)
# case: set-index-drop-false
r = tx.head(3).set_index(['kind', 'acct'], drop=False)
result = (r.index.tolist(), list(r.columns))
# case: last-n-per-account-tail
t = tx.groupby('acct').tail(1).sort_values('tx', ascending=False)
result = t[['acct', 'tx']].values.tolist()
# case: acct-as-text-padded
accounts['acct_txt'] = accounts['acct'].astype(str).str.zfill(6)
accounts['masked'] = accounts['acct_txt'].str[-4:].radd('***')
result = accounts.sort_values('acct_txt')[['acct_txt', 'masked']]
