import pandas as pd
import numpy as np
import re
import math
from datetime import date, timedelta, datetime
from collections import defaultdict, Counter, deque, namedtuple
from itertools import accumulate, groupby, pairwise, combinations, chain
from functools import reduce, partial

tx_df = pd.DataFrame({
    'tx': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'acct': ['C-1', 'C-1', 'c-1', 'S-9', 'S-9', 'C-2', 'C-2', 'C-2', None, 'C-7', 'S-9', 'C-1'],
    'when': ['2024-05-01', '2024-05-03', '2024-05-03', '2024-05-02', '2024-05-31', '2024-06-01', '2024-06-01', '2024-06-15', '2024-06-20', '2024-06-30', None, '2024-07-04'],
    'amount': ['100.00', '-25.50', '(40)', '1,250.75', '-1,250.75', '0', '19.99', '19.99', '7', 'abc', '12', '-60'],
    'memo': ['Opening', 'Rent  May', 'coffee', 'SALARY', 'rent may', '', 'Coffee', 'coffee', None, 'x', 'Fee', 'Rent July'],
})
acct_df = pd.DataFrame({
    'acct': ['C-1', 'C-2', 'S-9', 'C-3'],
    'owner': ['Pat', 'Sam', 'Pat', 'Kim'],
    'opened_balance': [0, 9007199254740993, 500, -20],
    'limit': [50.0, np.nan, 0.0, 100.0],
})
rates_df = pd.DataFrame({
    'from': [0, 100, 1000],
    'to': [100, 1000, None],
    'rate': [0.01, 0.02, 0.035],
})

# case: parse-money
def money(text):
    t = text.replace(',', '').strip()
    neg = t.startswith('(') and t.endswith(')')
    t = t.strip('()')
    try:
        v = float(t)
    except ValueError:
        return np.nan
    return -v if neg else v
tx = tx_df.assign(value=tx_df['amount'].map(money))
result = tx.groupby(tx['acct'].str.upper(), dropna=False)['value'].agg(['sum', 'count'])
# case: running-balance-accumulate
def money(t):
    t = t.replace(',', '')
    return -float(t[1:-1]) if t[0] == '(' else float(t)
result = {}
ok = tx_df[tx_df['amount'] != 'abc']
for a, g in ok.groupby(ok['acct'].str.upper()):
    start = acct_df.loc[acct_df['acct'] == a, 'opened_balance'].iloc[0] if a != 'C-2' else 0
    result[a] = [float(round(b, 2)) for b in accumulate(map(money, g['amount']), initial=start)]
# case: big-int-precision
b = acct_df['opened_balance']
result = [int(b.max()), int(b.max()) + 1, float(b.max()), b.sum() == sum(b.tolist()), int(b.astype(float).max())]
# case: tiered-interest
def interest(balance):
    total = 0.0
    for lo, hi, r in rates_df.itertuples(index=False, name=None):
        hi = math.inf if pd.isna(hi) else hi
        if balance > lo:
            total += (min(balance, hi) - lo) * r
    return round(total, 4)
result = pd.Series([0, 50, 100, 100.5, 1000, 5000, -10]).map(interest).tolist()
# case: rate-column-keyword-attr
result = [row.rate for row in rates_df.itertuples()], [row._1 for row in rates_df.itertuples()]
# case: attr-from-syntax-trap
total = 0
for i, row in rates_df.iterrows():
    total += row.to * row.rate
result = total, row['from'], rates_df.to.count()
# case: memo-normalise-counter
def norm(m):
    return re.sub(r'\s+', ' ', m).strip().casefold()
c = Counter(norm(m) for m in tx_df['memo'] if m)
result = [k for k, v in c.most_common() if v >= 2], c['missing'], sum(c.values())
# case: duplicate-tx-suspects
key = ['acct', 'when', 'amount']
susp = []
for (a, b) in combinations(tx_df.to_dict('records'), 2):
    if a['acct'] == b['acct'] and a['amount'] == b['amount']:
        susp.append((a['tx'], b['tx'], a['when'] == b['when']))
result = susp
# case: reversals
vals = pd.to_numeric(tx_df['amount'].str.replace(',', ''), errors='coerce')
pos = {}
pairs = []
for tx, v in zip(tx_df['tx'], vals):
    if pd.isna(v) or v == 0:
        continue
    if -v in pos:
        pairs.append((pos.pop(-v), tx))
    else:
        pos[v] = tx
result = pairs
# case: month-buckets
d = pd.to_datetime(tx_df['when'])
months = defaultdict(list)
for tx, m in zip(tx_df['tx'], d.dt.to_period('M').astype(str)):
    months[m].append(tx)
result = dict(sorted(months.items()))
# case: gap-days-pairwise
d = pd.to_datetime(tx_df['when']).dropna().sort_values()
gaps = [(b - a) for a, b in pairwise(d)]
result = max(gaps).days, sum(g.days for g in gaps), Counter(g.days for g in gaps)[0]
# case: owner-accounts-dict
owners = {o: sorted(g) for o, g in acct_df.groupby('owner')['acct']}
inverse = {a: o for o, accts in owners.items() for a in accts}
result = owners, inverse
# case: overdraft-flags-while
amts = pd.to_numeric(tx_df['amount'], errors='coerce').fillna(0).tolist()
i, bal = 0, 0
while i < len(amts):
    bal += amts[i]
    if bal < 0:
        result = f'overdraft at tx {i + 1}: {bal:.2f}'
        break
    i += 1
else:
    result = f'never overdrawn, ends {bal:.2f}'
# case: type-mix-compare-error
result = tx_df[tx_df['amount'] > 20]
# case: month-end-detection
def is_month_end(x):
    if pd.isna(x):
        return None
    x = x.date()
    return (x + timedelta(days=1)).day == 1
ends = pd.to_datetime(tx_df['when']).map(is_month_end)
result = tx_df.loc[[e is True for e in ends], ['tx', 'when']]
# case: acct-left-join-unmatched
m = tx_df.assign(acct=tx_df['acct'].str.upper()).merge(acct_df, on='acct', how='outer', indicator=True)
counts = {str(k): int(v) for k, v in m['_merge'].value_counts().items()}
orphans = m.query("_merge == 'left_only'")['tx'].astype(int).tolist()
result = counts, orphans
# case: loc-writes-status
t = tx_df[['tx', 'amount']].copy()
t['status'] = ''
for idx in t.index:
    a = t.loc[idx, 'amount']
    if not re.fullmatch(r'-?[\d,]+(\.\d+)?', a):
        t.loc[idx, 'status'] = 'review'
    elif a.startswith('-'):
        t.loc[idx, 'status'] = 'debit'
    else:
        t.loc[idx, 'status'] = 'credit'
result = t.groupby('status')['tx'].apply(list)
# case: window-of-three-deque
window = deque(maxlen=3)
out = []
for v in pd.to_numeric(tx_df['amount'], errors='coerce'):
    window.append(0 if v != v else v)
    out.append(round(sum(window) / len(window), 3))
result = pd.Series(out, index=tx_df['tx'], name='ma3')
# case: format-statement
lines = [f"{'Account':<8}{'Limit':>10}"]
for a in acct_df.itertuples(index=False):
    lim = 'none' if math.isnan(a.limit) else f'{a.limit:,.2f}'
    lines.append(f'{a.acct:<8}{lim:>10}')
lines.append('-' * 18)
lines.append(f"{'Total':<8}{acct_df['limit'].sum():>10.1f}")
result = '\n'.join(lines)
# case: checksum-digits
def luhn(n):
    digits = [int(c) for c in str(n)][::-1]
    return sum(d if i % 2 == 0 else sum(divmod(d * 2, 10)) for i, d in enumerate(digits)) % 10 == 0
result = acct_df.set_index('acct')['opened_balance'].abs().apply(luhn)
# case: mod-neg-cents
cents = pd.Series([-2550, -4000, 125075, 0, -1])
out = pd.DataFrame({'c': cents, 'eur': cents // 100, 'rest': cents % 100})
out['trunc'] = [int(c / 100) for c in cents]
out['fmod'] = [math.fmod(c, 100) for c in cents]
result = out
