import pandas as pd
import numpy as np
import math
import datetime as dt
from collections import Counter, defaultdict
from functools import reduce

# BIRD: financial
district = pd.DataFrame({
    'district_id': [1, 2, 3, 4, 5, 6],
    'A2': ['Hl.m. Praha', 'Benesov', 'Beroun', 'Kladno', 'Kolin', 'Jesenik'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'central Bohemia', 'Central Bohemia ', 'north Moravia'],
    'A11': [12541, 8507, 8980, 9753, 9307, 8187],
    'A12': [0.2, 0.7, 1.7, 4.6, 3.8, np.nan],
})
account = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'district_id': [1, 1, 2, 4, 4, 6, 77, 5],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'POPLATEK PO OBRATU', 'poplatek mesicne', None, 'POPLATEK TYDNE', 'POPLATEK MESICNE'],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24', '1995-09-21'],
})
loan = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973, 4986],
    'account_id': [2, 3, 4, 4, 8, 8, 500],
    'date': ['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', '1998-04-19', '1997-12-31', '1997-08-10'],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960, 102876],
    'duration': [24, 12, 12, 60, 48, 24, 12],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0, None],
    'status': ['A', 'B', 'A', 'D', 'C', 'A', 'A'],
})
trans = pd.DataFrame({
    'trans_id': range(101, 113),
    'account_id': [1, 1, 1, 2, 2, 3, 4, 4, 4, 8, 8, 6],
    'type': ['PRIJEM', 'VYDAJ', 'VYDAJ', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'PRIJEM', 'VYBER', None, 'PRIJEM', 'VYDAJ', 'PRIJEM'],
    'amount': [1000, 250, 250, 1100, 0, 700, 9000, 3679, 15, 600, -20, 10000000000],
    'tdate': ['1995-03-24', '1995-04-30', '1995-04-30', '1993-02-26', '1993-03-12', '1997-07-07', '1996-02-21', '1996-03-05', '1996-03-31', '1995-09-21', '1995-12-31', '1994-09-27'],
    'k_symbol': ['', 'SIPO', 'SIPO', None, 'UVER', ' ', '', 'SIPO', 'SLUZBY', None, 'UROK', ''],
})

# case: accounts-in-prague-monthly
# SQL: SELECT COUNT(account_id) FROM account a JOIN district d USING (district_id) WHERE d.A3 = 'Prague' AND a.frequency = 'POPLATEK MESICNE'
m = account.merge(district, on='district_id')
expected = int(((m['A3'] == 'Prague') & (m['frequency'] == 'POPLATEK MESICNE')).sum())
cond = {r['district_id'] for r in district.to_dict('records') if r['A3'] == 'Prague'}
second = sum(1 for d, f in zip(account.district_id, account.frequency) if d in cond and f == 'POPLATEK MESICNE')
result = {'expected': expected, 'second': second, 'verdict': 'PASS' if expected == second else 'FAIL'}

# case: running-balance-window
# SQL: SELECT account_id, trans_id, SUM(CASE type WHEN 'PRIJEM' THEN amount ELSE -amount END) OVER (PARTITION BY account_id ORDER BY tdate, trans_id) FROM trans
sign = trans['type'].eq('PRIJEM').map({True: 1, False: -1})
t = trans.assign(delta=trans['amount'].mul(sign)).sort_values(['account_id', 'tdate', 'trans_id'])
t['bal'] = t.groupby('account_id')['delta'].cumsum()
expected = list(t[['account_id', 'trans_id', 'bal']].itertuples(index=False, name=None))
bal = defaultdict(int)
second = []
for r in trans.sort_values(by=['account_id', 'tdate', 'trans_id']).itertuples():
    bal[r.account_id] += r.amount if r.type == 'PRIJEM' else -r.amount
    second.append((r.account_id, r.trans_id, bal[r.account_id]))
assert expected == second
result = {'ok': True, 'final': t.groupby('account_id')['bal'].last().to_dict(), 'n': len(expected)}

# case: loan-status-percentage
# SQL: SELECT CAST(SUM(status = 'A') AS REAL) * 100 / COUNT(*) FROM loan WHERE amount < 150000
sub = loan[loan['amount'] < 150_000]
expected = (sub['status'] == 'A').sum() / len(sub) * 100
alt = sub['status'].value_counts(normalize=True).get('A', 0.0) * 100
result = {'expected': round(expected, 6), 'close': math.isclose(expected, alt, rel_tol=1e-9), 'type': type(float(alt)).__name__}

# case: integer-division
# SQL: SELECT loan_id, amount / duration AS q, amount % duration AS r, amount / CAST(duration AS REAL) AS f FROM loan ORDER BY loan_id
exp = pd.DataFrame({
    'loan_id': loan['loan_id'],
    'q': loan['amount'] // loan['duration'],
    'r': loan['amount'] % loan['duration'],
    'f': loan['amount'] / loan['duration'].astype(float),
}).sort_values('loan_id')
q, r = divmod(loan['amount'], loan['duration'])
result = {'q_ok': exp['q'].equals(q), 'r_ok': exp['r'].equals(r), 'dtypes': exp.dtypes.astype(str).to_dict(), 'rows': exp.head(3).values.tolist()}

# case: negative-integer-division-truncates
# SQL: SELECT trans_id, amount / 7 FROM trans WHERE amount <= 0 -- SQLite truncates toward zero
neg = trans.loc[trans['amount'] <= 0, ['trans_id', 'amount']]
trunc = np.trunc(neg['amount'] / 7).astype('int64')
floor = neg['amount'].floordiv(7)
expected = dict(zip(neg['trans_id'], trunc))
second = {k: int(v / 7) for k, v in neg.set_index('trans_id')['amount'].items()}
result = {'expected': expected, 'match': expected == second, 'floor': floor.tolist()}

# case: blank-k-symbol-groups
# SQL: SELECT COALESCE(NULLIF(TRIM(k_symbol), ''), 'none') AS k, COUNT(*), SUM(amount) FROM trans GROUP BY k ORDER BY COUNT(*) DESC, k
k = trans['k_symbol'].str.strip().replace({'': None}).fillna('none')
g = trans.groupby(k)['amount'].agg(['count', 'sum'])
g.index.name = 'k'
expected = g.reset_index().sort_values(['count', 'k'], ascending=[False, True]).reset_index(drop=True)
pure = {}
for s, a in zip(trans['k_symbol'].tolist(), trans['amount'].tolist()):
    key = (s or '').strip() or 'none'
    n, tot = pure.get(key, (0, 0))
    pure[key] = (n + 1, tot + a)
pure = sorted(((k_, n, tot) for k_, (n, tot) in pure.items()), key=lambda z: (-z[1], z[0]))
result = {'expected': [tuple(v) for v in expected.values.tolist()], 'match': [tuple(v) for v in expected.values.tolist()] == pure}

# case: district-having-avg
# SQL: SELECT d.A3, AVG(A11) FROM district d GROUP BY A3 HAVING COUNT(*) > 1 AND AVG(A11) > 9000
expected = district.groupby('A3')['A11'].agg(['size', 'mean']).query('size > 1 and mean > 9000')
second = district.groupby('A3').filter(lambda x: len(x) > 1 and x['A11'].mean() > 9000).groupby('A3')['A11'].mean()
result = {'expected': expected['mean'].to_dict(), 'ok': np.isclose(expected['mean'], second).all()}

# case: not-exists-accounts-without-loan
# SQL: SELECT account_id FROM account a WHERE NOT EXISTS (SELECT * FROM loan l WHERE l.account_id = a.account_id)
expected = account['account_id'][~account['account_id'].isin(loan['account_id'])].tolist()
idx = pd.Index(account['account_id']).difference(loan['account_id'].unique())
third = account.set_index('account_id').drop(index=loan['account_id'].unique(), errors='ignore').index.tolist()
result = {'expected': expected, 'same': expected == idx.tolist() == third}

# case: second-highest-salary-district
# SQL: SELECT A2 FROM district ORDER BY A11 DESC LIMIT 1 OFFSET 1
expected = district.sort_values('A11', ascending=False).iloc[1]['A2']
second = district.loc[district['A11'].nlargest(2).index[-1], 'A2']
third = district['A2'].to_numpy()[np.argsort(-district['A11'].to_numpy())[1]]
assert len({expected, second, third}) == 1
result = {'expected': expected, 'verdict': True}

# case: weekly-issuance-oldest
# SQL: SELECT account_id, MIN(date) FROM account WHERE frequency = 'POPLATEK TYDNE'  -- bare column follows MIN
s = account[account['frequency'] == 'POPLATEK TYDNE']
row = s.loc[pd.to_datetime(s['date']).idxmin()]
expected = (int(row['account_id']), row['date'])
second = min((d, a) for a, d, f in zip(account['account_id'], account['date'], account['frequency']) if f == 'POPLATEK TYDNE')[::-1]
result = {'expected': expected, 'match': expected == second}

# case: loan-before-account-opened
# SQL: SELECT l.loan_id, julianday(l.date) - julianday(a.date) AS d FROM loan l JOIN account a ON a.account_id = l.account_id WHERE d < 365 ORDER BY d
j = loan.merge(account, on='account_id', suffixes=('_loan', '_acc'))
for c in ['date_loan', 'date_acc']:
    j[c] = pd.to_datetime(j[c])
j['d'] = (j['date_loan'] - j['date_acc']) / pd.Timedelta(days=1)
expected = j.loc[j['d'].lt(365), ['loan_id', 'd']].sort_values('d', ignore_index=True)
opened = dict(zip(account['account_id'], account['date']))
chk = []
for lid, aid, d in loan[['loan_id', 'account_id', 'date']].values:
    if aid in opened:
        delta = (dt.date.fromisoformat(d) - dt.date.fromisoformat(opened[aid])).days
        if delta < 365:
            chk.append((lid, float(delta)))
chk.sort(key=lambda p: p[1])
result = {'expected': expected, 'ok': [tuple(x) for x in expected.itertuples(index=False)] == chk}

# case: three-valued-logic-type
# SQL: SELECT COUNT(*) FROM trans WHERE type <> 'PRIJEM'   -- NULL rows are not counted
naive = int((trans['type'] != 'PRIJEM').sum())
expected = int((trans['type'].notna() & trans['type'].ne('PRIJEM')).sum())
nullable = int((trans['type'].astype('string') != 'PRIJEM').sum())
result = {'expected': expected, 'naive': naive, 'nullable': nullable, 'ok': expected == nullable != naive}

# case: max-loan-per-region
# SQL: SELECT d.A3, MAX(l.amount) FROM loan l JOIN account a ON l.account_id = a.account_id JOIN district d ON a.district_id = d.district_id GROUP BY TRIM(LOWER(d.A3))
full = reduce(lambda l, r: pd.merge(l, r[0], on=r[1], how='inner', suffixes=('', '_r')), [(account, 'account_id'), (district, 'district_id')], loan)
full['region'] = full['A3'].str.lower().str.strip()
expected = full.groupby('region')['amount'].max()
second = full.sort_values('amount').groupby('region').tail(1).set_index('region')['amount'].sort_index()
result = {'equals': expected.equals(second), 'expected': expected.to_dict(), 'width': full.shape[1]}

# case: lag-amount
# SQL: SELECT trans_id, amount - LAG(amount, 1, 0) OVER (PARTITION BY account_id ORDER BY trans_id) AS diff FROM trans
lag = trans.groupby('account_id')['amount'].shift(1, fill_value=0)
expected = trans['trans_id'].to_frame().assign(diff=trans['amount'] - lag)
alt = trans.groupby('account_id')['amount'].diff().fillna(trans['amount']).astype('int64')
result = {'equal': (expected['diff'] == alt).all(), 'rows': expected.to_numpy().tolist()}

# case: monthly-pivot-vs-crosstab
# SQL: SELECT strftime('%Y', date) y, SUM(duration = 12), SUM(duration = 24), SUM(duration > 24) FROM loan GROUP BY y
y = pd.to_datetime(loan['date']).dt.year
lab = loan['duration'].map(lambda d: 'd12' if d == 12 else 'd24' if d == 24 else 'dlong')
A = pd.crosstab(y, lab)
B = pd.get_dummies(lab).astype(int).groupby(y).sum()
A.columns.name = None
result = {'expected': A.reset_index().to_dict('records'), 'ok': A.astype('int64').equals(B.astype('int64'))}

# case: ntile-loans
# SQL: SELECT loan_id, NTILE(3) OVER (ORDER BY amount, loan_id) FROM loan
o = loan.sort_values(['amount', 'loan_id'])[['loan_id']].reset_index(drop=True)
n, k = len(o), 3
big = n % k
size = n // k
tiles = []
for i in range(k):
    tiles += [i + 1] * (size + (1 if i < big else 0))
o['tile'] = tiles
q = pd.qcut(np.arange(n), k, labels=[1, 2, 3])
result = {'tiles': list(o.itertuples(index=False, name=None)), 'qcut': list(map(int, q)), 'sizes': o['tile'].value_counts(sort=False).to_dict()}

# case: wrong-dtype-date-between
# SQL: SELECT * FROM loan WHERE date BETWEEN '1997-01-01' AND '1998-12-31' AND amount > '100000'
hits = loan[loan['date'].between('1997-01-01', '1998-12-31') & (loan['amount'] > '100000')]
result = hits['loan_id'].tolist()

# case: union-dedups-null
# SQL: SELECT frequency AS v FROM account UNION SELECT type FROM trans
u = pd.concat([account['frequency'], trans['type']]).drop_duplicates()
expected = u.where(u.notna(), None).tolist()
second = set(account['frequency'].tolist()) | set(trans['type'].tolist())
result = {'n': len(expected), 'match': set(expected) == second, 'sorted': sorted(expected, key=lambda x: (x is not None, x or ''))}

# case: avg-of-ints-round
# SQL: SELECT type, ROUND(AVG(amount), 2), AVG(DISTINCT amount) FROM trans WHERE account_id <> 6 GROUP BY type ORDER BY type
f = trans[trans['account_id'] != 6]
expected = f.groupby('type', dropna=False)['amount'].agg(a=lambda s: round(s.mean(), 2), b=lambda s: s.drop_duplicates().mean())
expected = expected.sort_index(na_position='first')
lst = [(None if isinstance(k, float) else k, v.a, v.b) for k, v in expected.iterrows()]
chk = {}
for t in f['type'].unique():
    vals = f.loc[f['type'].isna() if t is None else f['type'].eq(t), 'amount'].tolist()
    chk[t] = (round(sum(vals) / len(vals), 2), sum(set(vals)) / len(set(vals)))
result = {'expected': lst, 'ok': all(np.isclose(chk[k], (a, b)).all() for k, a, b in lst)}

# case: recursive-month-series
# SQL: WITH RECURSIVE m(d) AS (SELECT '1995-03-01' UNION ALL SELECT date(d, '+1 month') FROM m WHERE d < '1996-03-01')
#      SELECT m.d, COUNT(t.trans_id) FROM m LEFT JOIN trans t ON strftime('%Y-%m', t.tdate) = strftime('%Y-%m', m.d) GROUP BY m.d
months = ['1995-03-01']
while months[-1] < '1996-03-01':
    y, mth, _ = map(int, months[-1].split('-'))
    y, mth = (y + 1, 1) if mth == 12 else (y, mth + 1)
    months.append(f'{y:04d}-{mth:02d}-01')
m = pd.DataFrame({'d': months})
m['ym'] = m['d'].str[:7]
expected = m.merge(trans.assign(ym=trans['tdate'].str[:7]), on='ym', how='left').groupby('d')['trans_id'].count()
rng = pd.date_range('1995-03-01', '1996-03-01', freq='MS')
per = pd.to_datetime(trans['tdate']).dt.to_period('M').value_counts().reindex(rng.to_period('M'), fill_value=0)
result = {'match': expected.tolist() == per.tolist(), 'n_months': len(m), 'nonzero': expected[expected > 0].to_dict()}

# case: median-via-window
# SQL: median amount of loans with ROW_NUMBER / COUNT(*) OVER ()
v = loan['amount'].sort_values().reset_index(drop=True)
n = len(v)
mid = v.iloc[(n - 1) // 2: n // 2 + 1].mean()
result = {'expected': float(mid), 'median': loan['amount'].median(), 'quantile': loan['amount'].quantile(), 'all_same': mid == loan['amount'].median() == loan['amount'].quantile(0.5)}

# case: big-int-sum-group
# SQL: SELECT account_id, SUM(amount), TOTAL(amount), SUM(amount) * 1000000 FROM trans GROUP BY account_id HAVING SUM(amount) > 5000
g = trans.groupby('account_id')['amount'].sum()
g = g[g > 5000]
expected = g.to_frame('s').assign(total=g.astype('float64'), big=g * 1_000_000)
check = {k: sum(v) for k, v in trans.groupby('account_id')['amount'].apply(list).items()}
result = {
    'expected': expected.reset_index().to_dict('records'),
    'ok': all(check[k] * 1_000_000 == int(v) for k, v in expected['big'].items()),
    'dtype': [str(x) for x in expected.dtypes],
}
