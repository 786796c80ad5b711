import pandas as pd
import numpy as np
import re
import datetime as dt
from itertools import accumulate, groupby as igroupby
from functools import reduce, partial

tx = pd.DataFrame({
    'acct': ['A', 'A', 'B', 'B', 'B', 'C', 'A', 'D', None, 'C'],
    'date': pd.to_datetime(['2024-01-03', '2024-01-05', '2024-01-05', '2024-02-01', '2024-02-10', '2024-02-28', '2024-03-01', '2024-03-15', '2024-03-20', '2024-03-31']),
    'amt': [100.0, -30.0, 50.0, 50.0, np.nan, 0.0, -200.0, 999999999.99, 5.0, -0.5],
    'memo': ['Coffee #12', 'REFUND ref:889', None, 'salary 2024', '', 'fee', 'Rent March', 'wire ref:1001 ref:1002', 'x', 'fee '],
    'fx': [{'USD': 1.0}, {'EUR': 0.9, 'USD': 1.0}, {}, {'GBP': 0.8}, {'USD': 1.0}, None, {'EUR': 0.92}, {'JPY': 148}, {'USD': 1}, {'EUR': 0.9}],
})
accts = pd.DataFrame({'acct': ['A', 'B', 'C', 'E'], 'owner': ['Ann', 'Bo', None, 'Ed'], 'limit': [150, 0, 50, 1000], 'vip': [True, False, None, True]})
rates = pd.Series({'USD': 1.0, 'EUR': 1.1, 'GBP': 1.25}, name='rate')

# case: running-balance-floor
def bal(s):
    return pd.Series(list(accumulate(s.fillna(0), lambda a, x: max(a + x, 0))), index=s.index)
result = tx.groupby('acct')['amt'].transform(bal)
# case: accumulate-initial
vals = tx['amt'].fillna(0).tolist()
result = pd.Series(list(accumulate(vals, initial=10)))
# case: extract-refs-findall
tx['refs'] = tx['memo'].apply(lambda m: re.findall(r'ref:(\d+)', m) if m else [])
result = tx[tx['refs'].astype(bool)][['acct', 'refs']]
# case: findall-str-accessor-compare
a = tx['memo'].str.findall(r'\d+')
b = tx['memo'].map(lambda m: re.findall(r'\d+', m), na_action='ignore')
result = (a.dropna().tolist() == b.dropna().tolist(), a)
# case: categorize-first-match
RULES = [(r'fee', 'fees'), (r'refund|ref:', 'transfer'), (r'salary', 'income'), (r'rent', 'housing')]
def categorize(memo, rules=RULES, default='other'):
    if memo is None:
        return 'blank'
    for pat, cat in rules:
        if re.search(pat, memo, flags=re.I):
            return cat
    return default
result = tx['memo'].apply(categorize).value_counts()
# case: fx-conversion-map
def best(d):
    if not d:
        return np.nan
    return max(rates.get(k, 0) * v for k, v in d.items())
result = tx['fx'].map(best)
# case: fx-flatten-records
rows = []
for i, r in tx.iterrows():
    for k, v in (r['fx'] or {}).items():
        rows.append({'row': i, 'acct': r['acct'], 'cur': k, 'rate': v})
result = pd.DataFrame(rows)
# case: fx-apply-series
result = tx['fx'].dropna().apply(pd.Series)
# case: fx-keys-list-explode
result = tx['fx'].map(lambda d: list(d), na_action='ignore').explode()
# case: limit-check-merge-apply
m = tx.merge(accts, on='acct', how='left')
def flag(r):
    if pd.isna(r['limit']):
        return 'no-account'
    if pd.isna(r['amt']):
        return 'no-amount'
    return 'breach' if abs(r['amt']) > r['limit'] else 'ok'
result = m.apply(flag, axis=1).value_counts().to_dict()
# case: np-select-vs-apply
m = tx.copy()
slow = m['amt'].apply(lambda v: 'in' if v > 0 else ('out' if v < 0 else 'none'))
fast = pd.Series(np.select([m['amt'] > 0, m['amt'] < 0], ['in', 'out'], default='none'), index=m.index)
assert (slow == fast).all()
result = slow.tolist()
# case: groupby-month-custom
result = tx.groupby(tx['date'].dt.to_period('M'))['amt'].agg(lambda s: s.abs().sum())
# case: groupby-func-on-index
s = tx.set_index('date')['amt']
result = s.groupby(lambda d: d.month).apply(list)
# case: index-map-strftime
s = tx.set_index('date')['amt']
s.index = s.index.map(lambda d: d.strftime('%b-%d'))
result = s
# case: date-apply-isoformat
result = tx['date'].apply(lambda d: d.date().isoformat()).tolist()
# case: days-since-prev-by-acct
def gaps(g):
    return g.diff().dt.days
result = tx.groupby('acct')['date'].apply(gaps)
# case: transform-broadcast-string
tx['n'] = tx.groupby('acct')['acct'].transform('size')
tx['label'] = tx.groupby('acct')['memo'].transform(lambda s: s.dropna().iloc[0])
result = tx[['acct', 'n', 'label']]
# case: partial-in-agg
q = partial(pd.Series.quantile, q=0.25)
result = tx['amt'].agg(q)
# case: agg-str-on-text-error
result = tx.groupby('acct')['memo'].agg('mean')
# case: agg-multi-cols-funcs
result = tx.groupby('acct').agg({'amt': ['sum', 'min'], 'date': ['first', 'last'], 'memo': lambda s: s.notna().sum()})
# case: agg-flat-column-names
out = tx.groupby('acct').agg({'amt': ['sum', 'count'], 'date': 'max'})
out.columns = ['_'.join(c).strip('_') for c in out.columns]
result = out.reset_index()
# case: vip-map-with-not
result = accts['vip'].apply(lambda v: not v)
# case: top-n-per-group-frames
def top(g, n=1, col='amt'):
    return g.sort_values(col, ascending=False).head(n)
result = tx.groupby('acct', group_keys=True)[['amt', 'memo']].apply(top, n=2)
# case: combine-frames-func
a = tx.pivot_table(index='acct', columns=tx['date'].dt.month, values='amt', aggfunc='sum')
b = a * 0 + 10
result = a.combine(b, lambda s1, s2: s1.where(s1 > s2, s2))
