import pandas as pd
import numpy as np
from collections import defaultdict

accounts_df = pd.DataFrame({
    'account_no': ['A-100', 'A-101', 'a-102', 'A-103 ', 'A-104', 'A-105'],
    'owner': ['Kim', 'Lopez', 'Kim', 'Singh', None, 'Okafor'],
    'type': ['checking', 'savings', 'Savings', 'CHECKING', 'checking', ''],
    'opened': ['2019-04-01', '2020-10-12', '2021-06-30', '2018-01-01', '2022-02-02', None],
    'limit': [1000, None, 0, 2500, 500, None],
})

transactions_df = pd.DataFrame({
    'txn_id': range(1, 13),
    'account': ['A-100', 'A-100', 'A-101', 'A-102', 'A-103', 'A-103', 'A-104', 'A-100', 'A-999', 'A-101', 'A-103', None],
    'kind': ['D', 'W', 'D', 'D', 'W', 'D', 'W', 'w', 'D', 'Fee', 'D', 'D'],
    'amount': ['1,000.00', '250', '300.50', '75', '(40.00)', '600', '20', '100', '5', '2.5', 'error', '10'],
    'posted': ['2023-05-01 09:30', '2023-05-01 17:45', '2023-05-02 08:00', '2023-05-03 12:00', '2023-05-03 12:05', '2023-06-01 00:00', '2023-06-02 10:10', '2023-06-15 14:00', '2023-06-16 09:00', '2023-06-30 23:59', '2023-07-04 07:00', ''],
})

fx_df = pd.DataFrame({
    'currency': ['USD', 'EUR', 'GBP', 'JPY'],
    'rate': [1.0, 1.08, 1.25, 0.0],
    'asof': pd.to_datetime(['2023-06-30', '2023-06-30', '2023-06-29', '2023-06-28']),
})
# case: signed-balance
def parse_amount(s):
    if pd.isna(s):
        return np.nan
    s = str(s).replace(',', '').strip()
    neg = s.startswith('(') and s.endswith(')')
    s = s.strip('()')
    try:
        v = float(s)
    except ValueError:
        return np.nan
    return -v if neg else v

t = transactions_df.copy()
t['amt'] = t['amount'].apply(parse_amount).abs()
sign = {'D': 1, 'W': -1, 'FEE': -1}
t['sign'] = t['kind'].str.strip().str.upper().map(sign).fillna(0)
t['signed'] = t['amt'] * t['sign']
bal = t.dropna(subset=['account', 'signed']).groupby('account')['signed'].sum().round(2)
result = bal.reset_index(name='balance').sort_values(['balance', 'account'], ascending=[False, True]).reset_index(drop=True)
# case: account-key-normalize
a = accounts_df.copy()
t = transactions_df.copy()
a['key'] = a['account_no'].str.strip().str.upper()
t['key'] = t['account'].str.strip().str.upper()
assert a['key'].is_unique
m = t.merge(a[['key', 'owner']], on='key', how='left', indicator=True)
unmatched = m[m['_merge'] != 'both']
result = unmatched[['txn_id', 'account', 'owner']].sort_values('txn_id').reset_index(drop=True)
# case: loop-balances-check
balances = defaultdict(float)
errors = []
for row in transactions_df.itertuples():
    if row.account is None:
        errors.append((row.txn_id, 'no account'))
        continue
    txt = row.amount.replace(',', '').replace('(', '').replace(')', '')
    try:
        amt = float(txt)
    except ValueError:
        errors.append((row.txn_id, 'bad amount'))
        continue
    if row.kind.upper() == 'D':
        balances[row.account] += amt
    else:
        balances[row.account] -= amt
result = {
    'balances': {k: round(v, 2) for k, v in sorted(balances.items())},
    'errors': errors,
}
# case: month-end-running-balance
t = transactions_df[transactions_df['account'].notna()].copy()
t['posted'] = pd.to_datetime(t['posted'], errors='coerce')
t['amt'] = pd.to_numeric(t['amount'].str.replace(r'[(),]', '', regex=True), errors='coerce').fillna(0)
t['delta'] = np.where(t['kind'].str.upper() == 'D', t['amt'], -t['amt'])
t['month'] = t['posted'].dt.to_period('M')
tab = t.pivot_table(index='month', columns='account', values='delta', aggfunc='sum')
tab = tab.fillna(0).cumsum().round(2)
tab.index = tab.index.astype(str)
tab.columns.name = None
result = tab.reset_index()
# case: over-limit-withdrawals
acc = accounts_df.copy()
acc['account'] = acc['account_no'].str.strip().str.upper()
acc['limit'] = pd.to_numeric(acc['limit'], errors='coerce')
w = transactions_df[transactions_df['kind'].str.upper().eq('W')].copy()
w['amt'] = w['amount'].str.strip('()').str.replace(',', '').astype(float)
j = w.merge(acc[['account', 'owner', 'limit']], on='account', how='left')
j['pct_of_limit'] = np.where(j['limit'].fillna(0) > 0, (j['amt'] / j['limit'] * 100).round(1), np.nan)
flagged = j[j['pct_of_limit'] >= 4].copy()
if flagged.empty:
    result = pd.DataFrame(columns=['txn_id', 'account', 'pct_of_limit'])
else:
    result = flagged[['txn_id', 'account', 'pct_of_limit']].sort_values('pct_of_limit', ascending=False).reset_index(drop=True)
# case: account-type-counts
s = accounts_df['type'].fillna('').str.strip().str.lower()
s = s.replace('', 'unspecified')
result = s.value_counts().reset_index()
result.columns = ['type', 'n']
result = result.sort_values(['n', 'type'], ascending=[False, True]).reset_index(drop=True)
assert result['n'].sum() == len(accounts_df)
# case: hour-of-day
t = transactions_df.copy()
t['posted'] = t['posted'].replace('', None)
t['posted'] = pd.to_datetime(t['posted'], errors='coerce')
t = t.dropna(subset=['posted'])
hours = t['posted'].dt.hour

def part(h):
    if h < 6:
        return 'night'
    if h < 12:
        return 'morning'
    if h < 18:
        return 'afternoon'
    return 'evening'

parts = hours.apply(part)
order = ['night', 'morning', 'afternoon', 'evening']
result = parts.value_counts().reindex(order).fillna(0).astype(int).to_dict()
# case: opened-age-category
acc = accounts_df.copy()
acc['opened'] = pd.to_datetime(acc['opened'], errors='coerce')
ref = pd.Timestamp(2023, 7, 1)
acc['days'] = (ref - acc['opened']).dt.days
conds = [acc['days'].isna(), acc['days'] >= 365 * 4, acc['days'] >= 365 * 2]
acc['age_group'] = np.select(conds, ['unknown', 'old', 'mid'], default='new')
acc['days'] = acc['days'].fillna(-1).astype(int)
result = acc[['account_no', 'days', 'age_group']].sort_values(['days', 'account_no'], ascending=[False, True]).reset_index(drop=True)
# case: fx-convert-guard
usd = 500.0
rows = []
for _, r in fx_df.iterrows():
    cur = str(r['currency']).upper()
    rate = r['rate']
    if not isinstance(rate, (int, float)) or pd.isna(rate) or rate == 0:
        rows.append([cur, None, r['asof'].strftime('%Y-%m-%d')])
    else:
        rows.append([cur, round(usd / rate, 2), r['asof'].strftime('%Y-%m-%d')])
result = pd.DataFrame(rows, columns=['currency', 'amount', 'asof']).sort_values('currency').reset_index(drop=True)
# case: owner-portfolio
a = accounts_df.copy()
a['account'] = a['account_no'].str.strip().str.upper()
t = transactions_df.copy()
t['amt'] = pd.to_numeric(t['amount'].str.replace(',', ''), errors='coerce')
deps = t[t['kind'] == 'D'].groupby('account', as_index=False)['amt'].sum()
full = a.merge(deps, how='left', on='account')
full['amt'] = full['amt'].fillna(0)
full['owner'] = full['owner'].fillna('(unknown)')
res = full.groupby('owner').agg(accounts=('account', 'nunique'), deposits=('amt', 'sum')).reset_index()
res['avg_per_account'] = (res['deposits'] / res['accounts'].replace(0, np.nan)).round(2)
result = res.sort_values(by=['deposits', 'owner'], ascending=[False, True]).reset_index(drop=True)
# case: largest-txn-each-account
t = transactions_df.copy()
t['amt'] = pd.to_numeric(t['amount'].str.replace(r'[^\d.]', '', regex=True), errors='coerce')
t = t.dropna(subset=['amt', 'account'])
idx = t.groupby('account')['amt'].idxmax()
big = t.loc[idx, ['account', 'txn_id', 'amt']]
# same thing with sort + drop_duplicates
big2 = t.sort_values(['account', 'amt', 'txn_id'], ascending=[True, False, True]).drop_duplicates('account')
assert big['txn_id'].tolist() == big2['txn_id'].tolist()
result = big.reset_index(drop=True)
# case: first-last-posted
t = transactions_df.copy()
t.columns = [c.lower() for c in t.columns]
for c in ('account', 'posted'):
    if c not in t.columns:
        raise ValueError('column ' + c + ' missing')
t['posted'] = pd.to_datetime(t['posted'], errors='coerce', format='%Y-%m-%d %H:%M')
span = t.groupby('account')['posted'].agg(['min', 'max']).reset_index()
span['days'] = (span['max'].dt.normalize() - span['min'].dt.normalize()).dt.days
span['min'] = span['min'].dt.strftime('%Y-%m-%d')
span['max'] = span['max'].dt.strftime('%Y-%m-%d')
result = span.rename(columns={'min': 'first_txn', 'max': 'last_txn'})
# case: kind-crosstab
t = transactions_df.copy()
t['kind'] = t['kind'].str.upper().str[0]
t['account'] = t['account'].fillna('NONE')
ct = pd.crosstab(t['account'], t['kind'])
for k in ['D', 'W', 'F']:
    if k not in ct.columns:
        ct[k] = 0
ct = ct[['D', 'W', 'F']]
ct['total'] = ct.sum(axis=1)
ct.columns.name = None
result = ct.reset_index()
# case: dormant-accounts
cutoff = pd.Timestamp('2023-06-01')
acc_keys = accounts_df['account_no'].str.strip().str.upper().tolist()
t = transactions_df.copy()
t['posted'] = pd.to_datetime(t['posted'], errors='coerce')
last = t.groupby('account')['posted'].max().to_dict()
collected = []
for k in acc_keys:
    lt = last.get(k)
    if lt is None or pd.isna(lt):
        collected.append({'account': k, 'reason': 'never used'})
    elif lt < cutoff:
        collected.append({'account': k, 'reason': 'inactive since ' + lt.strftime('%b %Y')})
if collected:
    result = pd.DataFrame(collected)
else:
    result = pd.DataFrame(columns=['account', 'reason'])
