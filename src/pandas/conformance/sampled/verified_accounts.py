import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, timedelta, date
from collections import defaultdict, Counter, deque
from itertools import combinations, zip_longest, chain

accounts_df = pd.DataFrame({
    'account': ['0001', '0002', '0003', '0004', '0005', '0007'],
    'owner': ['Ann', 'ann ', 'Ben', None, 'Cy', 'Di'],
    'currency': ['EUR', 'USD', 'usd', 'GBP', 'EUR', None],
    'opened': pd.to_datetime(['2020-01-31', '2021-02-28', '2019-12-31', '2022-06-15', None, '2024-02-29']),
    'limit': [1000, 500, 0, 2500, np.nan, 100],
})

tx_df = pd.DataFrame({
    'tx_id': ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10', 'T11', 'T12', 'T12'],
    'account': ['0001', '0001', '0002', '0003', '0003', '1', '0004', '0009', '0001', '0002', None, '0005', '0005'],
    'amount': ['1000', '-250.75', '(300.00)', '12,5', '1.000,00', '99.99', 'USD 45', '0', '1e3', ' 75 ', '10', '500', '500'],
    'ts': ['2024-01-01 08:30', '2024-01-01 23:59', '2024-01-02', '2024-01-02 12:00:01', '02.01.2024', '2024-01-03 00:00', '2024-01-03 17:45', '', '2024-01-05 09:00', '2024-01-08 09:00', '2024-01-08 10:00', '2024-01-31 18:00', '2024-01-31 18:00'],
    'type': ['credit', 'debit', 'debit', 'credit', 'Credit', 'credit', 'debit', 'fee', 'credit', 'credit', None, 'credit', 'credit'],
})

rates_df = pd.DataFrame({
    'currency': ['EUR', 'EUR', 'USD', 'GBP', 'JPY'],
    'date': ['2024-01-01', '2024-01-05', '2024-01-01', '2024-01-01', '2024-01-01'],
    'rate': [1.0, 1.02, 0.91, 1.15, 0.0064],
})

# case: messy-amounts
def parse(a):
    a = a.strip()
    neg = a.startswith('(') and a.endswith(')')
    a = a.strip('()')
    a = re.sub(r'^[A-Z]{3}\s*', '', a)
    if re.fullmatch(r'\d{1,3}(\.\d{3})*,\d+', a):
        a = a.replace('.', '').replace(',', '.')
    try:
        v = float(a)
    except ValueError:
        return np.nan
    return -v if neg else v

tx_df['value'] = tx_df['amount'].map(parse)
result = tx_df[['tx_id', 'value']]

# case: to-numeric-coerce-compare
num = pd.to_numeric(tx_df['amount'], errors='coerce')
result = {
    'ok': int(num.notna().sum()),
    'failed': tx_df.loc[num.isna(), 'amount'].tolist(),
    'sum': float(num.sum()),
    'dtype': str(num.dtype),
}

# case: to-numeric-raise
total = 0
nums = pd.to_numeric(tx_df['amount'])
for n in nums:
    total += n
result = total

# case: mixed-timestamps
ts = pd.to_datetime(tx_df['ts'], format='mixed', errors='coerce')
result = ts.dt.strftime('%Y-%m-%d %H:%M').fillna('missing').tolist()

# case: account-zfill
fixed = tx_df['account'].str.zfill(4)
known = set(accounts_df['account'])
unknown = sorted({a for a in fixed.dropna() if a not in known})
result = {'fixed': fixed.tolist()[:6], 'unknown': unknown}

# case: tx-duplicates
dup = tx_df.duplicated(subset=['tx_id'])
assert dup.sum() == 1
assert not tx_df['tx_id'].is_unique
tx = tx_df[~dup]
assert tx['tx_id'].is_unique
result = tx.shape

# case: running-balance-loop
balance = defaultdict(float)
rows = []
for row in tx_df.drop_duplicates().itertuples(index=False):
    try:
        amt = float(row.amount)
    except ValueError:
        continue
    if row.account is None:
        continue
    balance[row.account] += amt
    rows.append({'tx_id': row.tx_id, 'account': row.account, 'balance': round(balance[row.account], 2)})
result = pd.DataFrame(rows)

# case: running-balance-pandas
df = tx_df.drop_duplicates().copy()
df['amt'] = pd.to_numeric(df['amount'], errors='coerce')
df = df.dropna(subset=['amt', 'account'])
df['balance'] = df.groupby('account')['amt'].cumsum().round(2)
result = df[['tx_id', 'account', 'balance']].reset_index(drop=True)

# case: latest-rate-dict
latest = {}
for cur, d, r in sorted(rates_df.itertuples(index=False, name=None), key=lambda t: t[1]):
    latest[cur] = r
acc = accounts_df.copy()
acc['rate'] = acc['currency'].str.upper().map(latest)
acc['limit_eur'] = (acc['limit'] * acc['rate']).round(2)
result = acc[['account', 'rate', 'limit_eur']]

# case: merge-asof-rates
rates = rates_df.assign(date=pd.to_datetime(rates_df['date'])).sort_values('date')
q = pd.DataFrame({'date': pd.to_datetime(['2024-01-01', '2024-01-04', '2024-01-06']), 'currency': ['EUR', 'USD', 'EUR']})
result = pd.merge_asof(q, rates, on='date', by='currency')

# case: month-end-check
accounts_df['month_end'] = accounts_df['opened'].dt.is_month_end
accounts_df['leap'] = accounts_df['opened'].dt.is_leap_year
result = accounts_df[['account', 'month_end', 'leap']]

# case: next-month-dateoffset
out = {}
for acc, d in zip(accounts_df['account'], accounts_df['opened']):
    if pd.isna(d):
        out[acc] = None
    else:
        out[acc] = (d + pd.DateOffset(months=1)).strftime('%Y-%m-%d')
result = out

# case: owner-normalised-group
owners = accounts_df['owner'].str.strip().str.title().fillna('Unknown')
g = accounts_df.groupby(owners)
result = pd.DataFrame({'accounts': g['account'].apply(list), 'limit': g['limit'].sum(min_count=1)})

# case: owner-pairs
names = accounts_df['owner'].dropna().str.strip().str.lower()
same = [(accounts_df.at[i, 'account'], accounts_df.at[j, 'account']) for i, j in combinations(names.index, 2) if names[i] == names[j]]
result = same

# case: dtype-report
report = []
for col in accounts_df.columns:
    s = accounts_df[col]
    report.append((col, str(s.dtype), int(s.isna().sum()), s.nunique(), s.is_unique))
result = pd.DataFrame(report, columns=['column', 'dtype', 'nulls', 'nunique', 'unique'])

# case: limit-nullable-int
lim = accounts_df['limit'].astype('Int64')
result = pd.DataFrame({'lim': lim, 'double': lim * 2, 'ok': lim > 400})

# case: set-diff-accounts-rows
left = set(tx_df[['account', 'type']].dropna().itertuples(index=False, name=None))
right = {(a, 'credit') for a in accounts_df['account']}
result = {'only_left': sorted(left - right), 'only_right': sorted(right - left)}

# case: weekday-name-counter
ts = pd.to_datetime(tx_df['ts'], errors='coerce', format='%Y-%m-%d %H:%M')
c = Counter(ts.dropna().dt.day_name())
result = dict(c)

# case: truth-of-and
mask = tx_df['type'] == 'credit' and tx_df['account'].notna()
result = tx_df[mask]

# case: rolling-window-deque
vals = pd.to_numeric(tx_df['amount'], errors='coerce').fillna(0).tolist()
window = deque(maxlen=3)
means = []
for v in vals:
    window.append(v)
    means.append(sum(window) / len(window))
roll = pd.Series(vals).rolling(3, min_periods=1).mean()
result = bool(np.allclose(roll, means)), roll.round(2).tolist()

# case: pivot-type-account
df = tx_df.assign(type=tx_df['type'].str.lower(), amt=pd.to_numeric(tx_df['amount'], errors='coerce'))
result = df.pivot_table(index='account', columns='type', values='amt', aggfunc='sum', fill_value=0, margins=True)

# case: formatted-statement
lines = [f"{'ID':<5}|{'Account':^9}|{'Amount':>10}"]
for _, r in tx_df.head(4).iterrows():
    lines.append(f"{r['tx_id']:<5}|{r['account']:^9}|{r['amount']:>10}")
result = '\n'.join(lines)

# case: gaps-between-tx
t = pd.to_datetime(tx_df['ts'], format='mixed', errors='coerce').dropna().sort_values()
delta = t.diff().dropna()
result = {
    'max_hours': round(delta.max().total_seconds() / 3600, 2),
    'zero_gaps': int((delta == timedelta(0)).sum()),
    'over_a_day': int((delta > pd.Timedelta(days=1)).sum()),
}

# case: over-limit-lambda
net = tx_df.assign(amt=pd.to_numeric(tx_df['amount'], errors='coerce')).groupby('account')['amt'].sum()
merged = accounts_df.merge(net.rename('net'), left_on='account', right_index=True, how='left')
merged['state'] = merged.apply(lambda r: 'no tx' if pd.isna(r['net']) else ('over' if r['net'] > r['limit'] else 'fine'), axis=1)
result = merged[['account', 'limit', 'net', 'state']]
