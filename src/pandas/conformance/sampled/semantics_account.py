import pandas as pd
import numpy as np
from functools import reduce

account = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'district_id': [18, 1, 5, 18, None, 1, 74, 5],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'poplatek mesicne', 'POPLATEK PO OBRATU', None, 'POPLATEK TYDNE', 'POPLATEK MESICNE'],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24', '1995-03-24'],
})
district = pd.DataFrame({
    'district_id': [1, 5, 18, 74, 99],
    'A2': ['Hl.m. Praha', 'Kolin', 'Pisek', 'Ostrava - mesto', 'Nowhere'],
    'A3': ['Prague', 'central Bohemia', 'south Bohemia', 'north Moravia', None],
    'A11': [12541, 9307, 8968, 10673, None],
})
loan = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973, 4986],
    'account_id': [2, 3, 3, 5, 6, 7, 42],
    'date': ['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', None, '1998-04-19', '1997-08-10'],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960, 102876],
    'duration': [24, 12, 12, 60, 48, 24, 0],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0, None],
    'status': ['A', 'B', 'A', 'D', 'C', None, 'a'],
})
trans = pd.DataFrame({
    'trans_id': [1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    'account_id': [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 7, 7],
    'date': ['1995-03-24', '1995-04-13', '1995-04-13', '1993-02-26', '1993-03-12', '1993-03-31', '1997-07-07', '1997-08-31', '1996-02-21', '1996-03-31', '1996-11-24', '1996-12-31'],
    'type': ['PRIJEM', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'PRIJEM', 'PRIJEM', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'VYBER', 'PRIJEM', None],
    'amount': [1000, 3679, 12600, 1100, 20236, 3.7, 800, 14.6, 700, 200, 1100.5, 20.25],
    'k_symbol': [None, 'DUCHOD', 'SIPO', None, 'SIPO', 'UROK', None, '', None, 'SIPO', None, ' '],
})


def null(v):
    return None if v is None or v is pd.NaT or v is pd.NA or (isinstance(v, float) and v != v) else v


def rows(df):
    obj = df.astype(object).where(df.notna(), None)
    return [tuple(r) for r in obj.values.tolist()]


def sql_round(x, n=0):
    if pd.isna(x):
        return None
    q = Decimal(1).scaleb(-n)
    return float(Decimal(str(float(x))).quantize(q, rounding=ROUND_HALF_UP))


# case: accounts-per-region-after-year
# SELECT COUNT(a.account_id) FROM account a INNER JOIN district d ON a.district_id = d.district_id WHERE d.A3 = 'Prague' AND a.frequency = 'POPLATEK TYDNE'
j = account.merge(district, on='district_id')
result = int(((j['A3'] == 'Prague') & (j['frequency'] == 'POPLATEK TYDNE')).sum())
# case: status-filter-bare-max
# SELECT account_id, MAX(amount) FROM loan WHERE strftime('%Y', date) = '1997'
dt = pd.to_datetime(loan['date'])
l97 = loan[dt.dt.year == 1997]
top = l97.loc[l97['amount'].idxmax()]
result = (int(top['account_id']), int(top['amount']))
# case: sum-case-when-per-type
# SELECT account_id, SUM(CASE WHEN type = 'PRIJEM' THEN amount ELSE 0 END) - SUM(CASE WHEN type <> 'PRIJEM' THEN amount ELSE 0 END) AS balance FROM trans GROUP BY account_id
is_in = trans['type'].eq('PRIJEM')
is_out = trans['type'].notna() & ~is_in
signed = trans['amount'].where(is_in, 0) - trans['amount'].where(is_out, 0)
bal = signed.groupby(trans['account_id']).sum()
result = [(int(k), float(v)) for k, v in bal.items()]
# case: running-balance-window
# SELECT trans_id, SUM(amount) OVER (PARTITION BY account_id ORDER BY date RANGE UNBOUNDED PRECEDING) FROM trans WHERE account_id IN (1, 2) ORDER BY trans_id
t = trans[trans.account_id.isin([1, 2])].sort_values(['account_id', 'date'])
t['run'] = t.groupby('account_id')['amount'].cumsum()
# peers (same date) share the value of the last peer in default RANGE frames
t['run'] = t.groupby(['account_id', 'date'])['run'].transform('last')
result = rows(t.sort_values('trans_id')[['trans_id', 'run']])
# case: lag-days-between
# SELECT trans_id, julianday(date) - julianday(LAG(date) OVER (PARTITION BY account_id ORDER BY date, trans_id)) d FROM trans ORDER BY trans_id
t = trans.assign(date=pd.to_datetime(trans['date'])).sort_values(['account_id', 'date', 'trans_id'])
t['d'] = t.groupby('account_id')['date'].diff().dt.days
out = t.sort_values('trans_id')[['trans_id', 'd']]
result = [(int(i), None if pd.isna(d) else float(d)) for i, d in out.to_numpy()]
# case: between-inclusive-dates
# SELECT loan_id FROM loan WHERE date BETWEEN '1996-04-29' AND '1998-04-19' ORDER BY date DESC
sel = loan[loan['date'].fillna('').between('1996-04-29', '1998-04-19', inclusive='both')]
result = sel.sort_values('date', ascending=False)['loan_id'].tolist()
# case: date-plus-duration-months
# SELECT loan_id, date(date, '+' || duration || ' months') AS due FROM loan ORDER BY loan_id
def add_months(d, n):
    if pd.isna(d):
        return None
    y, m0 = divmod(d.year * 12 + d.month - 1 + n, 12)
    # SQLite overflows day numbers instead of clipping
    return (pd.Timestamp(year=y, month=m0 + 1, day=1) + pd.Timedelta(days=d.day - 1)).strftime('%Y-%m-%d')

dates = pd.to_datetime(loan['date'])
result = [(i, add_months(d, n)) for i, d, n in zip(loan['loan_id'].tolist(), dates, loan['duration'].tolist())]
# case: month-end-overflow
# SELECT date('1996-01-31', '+1 month'), date('1996-02-29', '+1 year')   -- 1996-03-02, 1997-03-01
base = pd.Timestamp('1996-01-31')
overflow = base.replace(day=1) + pd.DateOffset(months=1) + pd.Timedelta(base.day - 1, unit='D')
clipped = base + pd.DateOffset(months=1)
result = [overflow.strftime('%Y-%m-%d'), clipped.strftime('%Y-%m-%d'), str((pd.Timestamp('1996-02-29') + pd.DateOffset(years=1)).date())]
# case: group-by-null-key-ksymbol
# SELECT k_symbol, COUNT(*), SUM(amount) FROM trans GROUP BY k_symbol ORDER BY k_symbol
g = trans.groupby('k_symbol', dropna=False, as_index=False).agg(cnt=('trans_id', 'count'), total=('amount', 'sum'))
g = g.sort_values('k_symbol', na_position='first')
g.columns = ['k_symbol', 'COUNT(*)', 'SUM(amount)']
result = rows(g)
# case: coalesce-nullif-trim
# SELECT COALESCE(NULLIF(TRIM(k_symbol), ''), 'none') AS k, COUNT(*) FROM trans GROUP BY k ORDER BY COUNT(*) DESC, k
k = trans['k_symbol'].str.strip().replace('', np.nan).fillna('none')
vc = k.value_counts().rename_axis('k').reset_index(name='n').sort_values(['n', 'k'], ascending=[False, True])
result = list(zip(vc['k'], vc['n'].tolist()))
# case: percentage-of-status-a
# SELECT CAST(SUM(status = 'A') AS REAL) * 100 / COUNT(*) FROM loan       -- NULL = 'A' is NULL and is not summed
cond = loan['status'].map({'A': 1.0}).where(loan['status'] == 'A', 0.0).where(loan['status'].notna())
result = float(cond.sum(skipna=True)) * 100 / loan.shape[0]
# case: avg-of-boolean-expression
# SELECT AVG(status = 'A') FROM loan     -- NULLs out of the denominator
flag = loan['status'].eq('A').astype('boolean').mask(loan['status'].isna())
result = round(float(flag.mean()), 6)
# case: second-highest-amount
# SELECT DISTINCT amount FROM loan ORDER BY amount DESC LIMIT 1 OFFSET 1
uniq = np.sort(loan['amount'].unique())[::-1]
result = [(int(v),) for v in uniq[1:2]]
# case: correlated-latest-per-account
# SELECT t.account_id, t.trans_id FROM trans t WHERE t.date = (SELECT MAX(date) FROM trans x WHERE x.account_id = t.account_id) ORDER BY 1, 2
latest = trans.groupby('account_id')['date'].transform('max')
out = trans.loc[trans['date'].eq(latest), ['account_id', 'trans_id']].sort_values(['account_id', 'trans_id'])
result = list(out.itertuples(index=False, name=None))
# case: left-join-is-null-anti
# SELECT a.account_id FROM account a LEFT JOIN trans t ON t.account_id = a.account_id WHERE t.trans_id IS NULL
merged = account.merge(trans[['account_id', 'trans_id']].drop_duplicates('account_id'), on='account_id', how='left', indicator=True)
result = merged.loc[merged['_merge'] == 'left_only', 'account_id'].tolist()
# case: group-concat-in-order
# SELECT account_id, GROUP_CONCAT(status, '|') FROM (SELECT * FROM loan ORDER BY loan_id) GROUP BY account_id
def group_concat(s, sep=','):
    s = s.dropna()
    return sep.join(s.astype(str)) if len(s) else None

gc = loan.sort_values('loan_id').groupby('account_id')['status'].agg(lambda s: group_concat(s, '|'))
result = [(int(k), null(v)) for k, v in gc.items()]
# case: intersect-accounts
# SELECT account_id FROM loan INTERSECT SELECT account_id FROM trans EXCEPT SELECT account_id FROM account WHERE district_id = 1
ids = reduce(lambda a, b: a.intersection(b), [pd.Index(loan['account_id'].unique()), pd.Index(trans['account_id'].unique())])
ids = ids.difference(pd.Index(account.loc[account['district_id'] == 1, 'account_id']))
result = [(int(i),) for i in ids.sort_values()]
# case: salary-compare-scalar-null
# SELECT A2 FROM district WHERE A11 > (SELECT A11 FROM district WHERE district_id = 99)      -- comparison with NULL
scalar = district.loc[district['district_id'] == 99, 'A11'].squeeze()
result = [] if pd.isna(scalar) else district.loc[district['A11'] > scalar, 'A2'].tolist()
# case: cross-tab-year-frequency
# SELECT strftime('%Y', date) y, SUM(frequency LIKE '%mesicne') m, SUM(frequency LIKE '%tydne') t FROM account GROUP BY y ORDER BY y
f = account['frequency'].str.upper()
tab = pd.DataFrame({
    'y': account['date'].str[:4],
    'm': f.str.endswith('MESICNE').astype(object),
    't': f.str.endswith('TYDNE').astype(object),
})
out = tab.groupby('y')[['m', 't']].agg(lambda s: s.dropna().astype(int).sum() if s.notna().any() else None)
result = [(y,) + tuple(r) for y, r in zip(out.index, out.to_numpy().tolist())]
# case: implicit-join-three-tables
# SELECT d.A2, SUM(l.amount) FROM account a, district d, loan l WHERE a.district_id = d.district_id AND l.account_id = a.account_id GROUP BY d.A2 ORDER BY 2 DESC
x = account.merge(district, how='cross', suffixes=('', '_d'))
x = x[x['district_id'] == x['district_id_d']]
x = x.merge(loan, on='account_id', suffixes=('', '_l'))
out = x.groupby('A2', as_index=False)['amount'].sum().sort_values('amount', ascending=False, ignore_index=True)
result = out.rename(columns={'amount': 'SUM(l.amount)'})
# case: ntile-loans
# SELECT loan_id, NTILE(3) OVER (ORDER BY amount, loan_id) FROM loan ORDER BY loan_id
o = loan.sort_values(['amount', 'loan_id'])
sizes = [len(part) for part in np.array_split(np.arange(len(o)), 3)]
o['tile'] = np.repeat([1, 2, 3], sizes)
result = rows(o.sort_values('loan_id').loc[:, ['loan_id', 'tile']])
# case: ambiguous-truth-mistake
# SELECT loan_id FROM loan WHERE amount > 100000 AND status = 'D'
result = loan[(loan['amount'] > 100000) and (loan['status'] == 'D')]['loan_id'].tolist()
# case: zero-division-is-null
# SELECT loan_id, amount / duration AS q, amount % duration AS r FROM loan ORDER BY q IS NULL, q, loan_id
dur = loan['duration'].replace(0, pd.NA).astype('Int64')
out = pd.DataFrame({'loan_id': loan['loan_id'], 'q': loan['amount'].astype('Int64') // dur, 'r': loan['amount'].astype('Int64') % dur})
out = out.sort_values(['q', 'loan_id'], na_position='last')
result = [tuple(None if pd.isna(v) else int(v) for v in r) for r in out.itertuples(index=False)]
