import pandas as pd
import numpy as np
from datetime import datetime, timedelta

# BIRD: financial (Czech bank)
district_df = pd.DataFrame({
    'district_id': [1, 2, 3, 4],
    'A2': ['Hl.m. Praha', 'Benesov', 'Beroun', 'Kladno'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'central Bohemia'],
    'A11': [12541, 8507, 8980, 9753],
    'A12': [0.2, 1.6, None, 4.6],
    'A13': [0.43, 1.85, 2.21, 5.05],
})

account_df = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7],
    'district_id': [1, 1, 2, 3, 3, 4, 2],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK PO OBRATU', 'POPLATEK MESICNE', 'POPLATEK TYDNE', None],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24'],
})

loan_df = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973],
    'account_id': [2, 4, 3, 5, 6, 1],
    'date': ['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', '1998-04-19', '1996-05-02'],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960],
    'duration': [24, 12, 12, 60, 48, 24],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0],
    'status': ['A', 'B', 'A', 'D', 'C', 'A'],
})

trans_df = pd.DataFrame({
    'trans_id': [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    'account_id': [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 6],
    'date': ['950324', '950413', '950523', '930226', '930312', '930328', '970707', '970731', '960221', '960309', '960323', '940927'],
    'type': ['PRIJEM', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'VYDAJ', 'VYDAJ', 'PRIJEM'],
    'amount': [1000, 3679, 200, 1100, 20236, 3700, 800, 50, 900, 300, 300, 1500],
    'k_symbol': [None, 'DUCHOD', '', None, ' ', 'SIPO', None, 'SLUZBY', None, 'SIPO', 'UVER', None],
})
# case: loan-finished-amount-ratio
# CAST(SUM(CASE WHEN status='A' THEN amount END) AS REAL)*100/SUM(amount)
num = loan_df.loc[loan_df['status'] == 'A', 'amount'].sum()
den = loan_df['amount'].sum()
result = float(num) * 100 / den
# case: balance-running-signed
t = trans_df.copy()
t['dt'] = pd.to_datetime(t['date'], format='%y%m%d')
t['signed'] = np.where(t['type'] == 'PRIJEM', t['amount'], -t['amount'])
t = t.sort_values(['account_id', 'dt', 'trans_id'])
t['balance'] = t.groupby('account_id')['signed'].cumsum()
result = t[['account_id', 'dt', 'signed', 'balance']].reset_index(drop=True)
# case: weekly-issuance-accounts-with-loan
cte = account_df[account_df['frequency'] == 'POPLATEK TYDNE']
j = cte.merge(loan_df, on='account_id', suffixes=('_acc', '_loan'))
j = j[j['amount'] < 200000]
result = j.sort_values('amount').iloc[:1][['account_id', 'date_acc', 'date_loan', 'amount']].reset_index(drop=True)
# case: growth-unemployment-nullif
# (A13 - A12) / NULLIF(A12, 0) * 100
d = district_df.copy()
d['growth'] = (d['A13'] - d['A12']) / d['A12'].replace(0, np.nan) * 100
result = d[['A2', 'growth']].round({'growth': 2}).sort_values('growth', ascending=False, na_position='last').reset_index(drop=True)
# case: frequency-decode-map
freq_map = {'POPLATEK MESICNE': 'monthly', 'POPLATEK TYDNE': 'weekly', 'POPLATEK PO OBRATU': 'after transaction'}
a = account_df.assign(freq=account_df['frequency'].map(freq_map).fillna('unknown'))
result = a.pivot_table(index='district_id', columns='freq', values='account_id', aggfunc='count', fill_value=0)
# case: ksymbol-blank-as-null
# COALESCE(NULLIF(TRIM(k_symbol), ''), 'NONE')
k = trans_df['k_symbol'].str.strip().replace('', None).fillna('NONE')
result = k.value_counts().rename_axis('k_symbol').reset_index(name='n').sort_values(['n', 'k_symbol'], ascending=[False, True]).reset_index(drop=True)
# case: accounts-no-loan-left-null
l = account_df.merge(loan_df[['account_id', 'loan_id']], how='left', on='account_id')
result = l.loc[l['loan_id'].isnull(), ['account_id', 'district_id']].sort_values('account_id').reset_index(drop=True)
# case: district-top-loan
j = loan_df.merge(account_df.drop(columns='date'), on='account_id').merge(district_df, on='district_id')
j['rk'] = j.groupby('A3')['amount'].rank(ascending=False, method='first')
result = j.query('rk == 1')[['A3', 'A2', 'loan_id', 'amount']].set_index('A3').sort_index()
# case: year-filter-like
# WHERE date LIKE '1996%' UNION ALL from accounts and loans
u = pd.concat([
    account_df.loc[account_df['date'].str.startswith('1996'), ['account_id', 'date']].assign(src='account'),
    loan_df.loc[loan_df['date'].str.startswith('1996'), ['account_id', 'date']].assign(src='loan'),
], ignore_index=True)
result = u.sort_values(['account_id', 'src'], ignore_index=True)
# case: loan-days-after-opening
j = pd.merge(loan_df, account_df, on='account_id', suffixes=('_l', '_a'))
j['days'] = (pd.to_datetime(j['date_l']) - pd.to_datetime(j['date_a'])).dt.days
j['late'] = j['days'].apply(lambda x: 'over a year' if x > 365 else ('within a year' if x >= 0 else 'before opening'))
result = j[['loan_id', 'days', 'late']].sort_values('days')
# case: empty-aggregate-null-vs-zero
# SELECT COUNT(*), SUM(amount), AVG(amount), MAX(date) FROM loan WHERE status='Z'
none = loan_df[loan_df['status'] == 'Z']
result = pd.DataFrame([{
    'cnt': len(none),
    'total': none['amount'].sum(min_count=1),
    'avg_amount': none['amount'].mean(),
    'last_date': none['date'].max() if len(none) else None,
}])
# case: maturity-date-offset
# date + duration months
ld = loan_df.copy()
ld['start'] = pd.to_datetime(ld['date'])
ld['maturity'] = [s + pd.DateOffset(months=int(m)) for s, m in zip(ld['start'], ld['duration'])]
ld['maturity_q'] = ld['maturity'].dt.to_period('Q').astype(str)
result = ld[['loan_id', 'start', 'duration', 'maturity', 'maturity_q']].sort_values('maturity').reset_index(drop=True)
# case: cube-type-account
g = trans_df[trans_df['account_id'] <= 3]
by_both = g.groupby(['account_id', 'type'])['amount'].sum().reset_index()
by_acc = g.groupby('account_id')['amount'].sum().reset_index()
by_type = g.groupby('type')['amount'].sum().reset_index()
total = pd.DataFrame({'amount': [g['amount'].sum()]})
cube = pd.concat([by_both, by_acc, by_type, total], ignore_index=True)
cube['grouping_id'] = cube['account_id'].isna().astype(int) * 2 + cube['type'].isna().astype(int)
result = cube.sort_values(['grouping_id', 'account_id', 'type']).reset_index(drop=True)
# case: moving-average-3
# AVG(amount) OVER (PARTITION BY account_id ORDER BY date ROWS BETWEEN 2 PRECEDING AND CURRENT ROW)
t = trans_df.sort_values(['account_id', 'date']).copy()
t['ma3'] = (
    t.groupby('account_id')['amount']
    .rolling(3, min_periods=1)
    .mean()
    .reset_index(level=0, drop=True)
)
result = t[['account_id', 'trans_id', 'amount', 'ma3']].round(2).reset_index(drop=True)
