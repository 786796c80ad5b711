import pandas as pd
import numpy as np
from datetime import datetime

district = pd.DataFrame({
    'district_id': [1, 2, 3, 4, 5],
    'A2': ['Hl.m. Praha', 'Benesov', 'Beroun', 'Kladno', 'Kolin'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'Central Bohemia', None],
    'A11': [12541, 8507, 8980, 9753, 9307],
})
account = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'district_id': [1, 1, 5, 2, 3, 9, 4, None, 2],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK PO OBRATU', 'POPLATEK MESICNE', 'poplatek mesicne', None, 'POPLATEK TYDNE', 'POPLATEK MESICNE'],
    'date': pd.to_datetime(['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24', '1995-09-21', '1993-01-27']),
})
loan = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973, 4986],
    'account_id': [2, 2, 5, 9, 4, 77, 8],
    'date': ['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', '1998-04-19', '1995-01-01', '1997-08-10'],
    'amount': [80952, 30276, 30276, 318480, 110736, 9007199254740993, 102876],
    'duration': [24, 12, 12, 60, 48, 24, 0],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 1.0, None],
    'status': ['A', 'B', 'A', 'D', 'C', 'A', None],
})
trans = pd.DataFrame({
    'trans_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    'account_id': [1, 1, 1, 1, 1, 2, 2, 2, 2, 5, 5, 5, 8, 99, 9],
    'date': ['950324', '950413', '950513', '950613', '950623', '930226', '930312', '930412', '930701', '970530', '970615', '970615', '950921', '960101', '930127'],
    'type': ['PRIJEM', 'PRIJEM', 'VYDAJ', 'VYDAJ', 'PRIJEM', 'PRIJEM', 'PRIJEM', 'VYDAJ', 'VYBER', 'PRIJEM', 'VYDAJ', 'VYDAJ', 'PRIJEM', 'VYDAJ', 'PRIJEM'],
    'amount': ['1000', '3,679.00', '200.5', '12600', '2100', '1100', '20236', '3700', '0', '900', '14.6', '14.6', '400', '-5', ''],
    'k_symbol': ['', 'SIPO', 'SIPO', None, 'UROK', '', 'DUCHOD', 'SLUZBY', ' ', None, 'SLUZBY', 'SLUZBY', None, 'SIPO', 'UROK'],
})

# case: prague-accounts
result = account.merge(district, on='district_id')['A3'].eq('Prague').sum()
# case: loans-1997-weekly-lowest
# accounts with loans in 1997 with lowest approved amount, weekly issuance
l97 = loan[pd.to_datetime(loan['date']).dt.year == 1997]
x = l97.merge(account[account['frequency'] == 'POPLATEK TYDNE'], on='account_id', suffixes=('_loan', '_acc'))
result = x.nsmallest(1, 'amount')[['account_id', 'amount', 'date_loan', 'date_acc']]
# case: clean-amounts-balance
# running balance per account with sign of type
def to_amount(s):
    return pd.to_numeric(s.str.replace(',', '', regex=False).replace('', np.nan))

t = trans.assign(amount=to_amount(trans['amount']), date=pd.to_datetime(trans['date'], format='%y%m%d'))
sign = t['type'].map({'PRIJEM': 1, 'VYDAJ': -1, 'VYBER': -1})
t['signed'] = t['amount'] * sign
t['balance'] = t.sort_values(['account_id', 'date', 'trans_id']).groupby('account_id')['signed'].cumsum()
result = t[['trans_id', 'account_id', 'date', 'signed', 'balance']]
# case: amount-astype-float-fail
trans['amount'] = trans['amount'].astype(float)
result = trans.groupby('account_id')['amount'].sum()
# case: status-case-when-label
label = {'A': 'finished ok', 'B': 'finished unpaid', 'C': 'running ok', 'D': 'running debt'}
result = loan['status'].map(label).fillna('other').value_counts().sort_index()
# case: pct-loans-ok
# percentage of amount with status A or C
ok = loan.loc[loan['status'].isin(['A', 'C']) & loan['amount'].lt(10**9), 'amount'].sum()
al = loan.loc[loan['amount'].lt(10**9), 'amount'].sum()
result = round(ok / al * 100, 4)
# case: big-integer-max
result = (int(loan['amount'].max()), loan['amount'].max() % 10, loan['amount'].sum() - loan['amount'].max())
# case: loans-per-region
# SELECT d.A3, COUNT(l.loan_id), SUM(l.amount) FROM district d LEFT JOIN account a LEFT JOIN loan l GROUP BY d.A3
dal = district.merge(account, on='district_id', how='left').merge(loan, on='account_id', how='left', suffixes=('', '_loan'))
dal['A3'] = dal['A3'].str.title()
out = dal.groupby('A3', dropna=False).agg(n_loans=('loan_id', 'count'), amount=('amount', 'sum'), n_accounts=('account_id', 'nunique'))
result = out.sort_values('amount', ascending=False)
# case: accounts-without-loan
ids = np.setdiff1d(account['account_id'].to_numpy(), loan['account_id'].to_numpy())
result = account.set_index('account_id').loc[ids, 'date'].dt.strftime('%d.%m.%Y').to_dict()
# case: salary-rank-in-region
d = district.copy()
d['region'] = d['A3'].str.lower()
d['rk'] = d.groupby('region')['A11'].rank(method='first', ascending=False)
d['diff_to_top'] = d.groupby('region')['A11'].transform('max') - d['A11']
result = d[['A2', 'region', 'rk', 'diff_to_top']]
# case: growth-year-over-year
# loan amount per year, growth rate
loan['year'] = loan['date'].str[:4].astype(int)
per_year = loan.query('amount < 1e9').groupby('year')['amount'].sum()
per_year = per_year.reindex(range(per_year.index.min(), per_year.index.max() + 1), fill_value=0)
growth = ((per_year - per_year.shift()) / per_year.shift().replace(0, np.nan) * 100).round(1)
result = pd.DataFrame({'amount': per_year, 'growth': growth})
# case: monthly-gaps
# months without a transaction for account 1 (recursive calendar)
t1 = trans[trans['account_id'] == 1]
months = pd.PeriodIndex(pd.to_datetime(t1['date'], format='%y%m%d'), freq='M').unique()
calendar = pd.period_range('1995-01', '1995-08', freq='M')
result = [str(p) for p in calendar.difference(months)]
# case: consecutive-month-streak
t = trans.copy()
t['m'] = pd.to_datetime(t['date'], format='%y%m%d').dt.to_period('M')
u = t[['account_id', 'm']].drop_duplicates().sort_values(['account_id', 'm'])
u['ord'] = u['m'].dt.year * 12 + u['m'].dt.month
u['grp'] = u['ord'] - u.groupby('account_id').cumcount()
streak = u.groupby(['account_id', 'grp']).size()
result = streak.groupby('account_id').max().rename('longest').reset_index()
# case: nullif-k-symbol
# COALESCE(NULLIF(TRIM(k_symbol), ''), 'none')
k = trans['k_symbol'].str.strip()
k = k.mask(k == '').fillna('none')
result = pd.crosstab(k, trans['type'])
# case: duplicate-transactions
cols = ['account_id', 'date', 'type', 'amount', 'k_symbol']
dup = trans[trans.duplicated(subset=cols, keep=False)]
result = dup.groupby(cols).trans_id.agg(['min', 'max', 'count']).reset_index()
# case: first-loan-after-open-days
f = loan.assign(date=pd.to_datetime(loan['date'])).sort_values('date').groupby('account_id', as_index=False).first()
m = account.merge(f, on='account_id', suffixes=('_open', '_loan'))
m['days'] = (m['date_loan'] - m['date_open']).dt.days
result = m.loc[m['days'].between(0, 600), ['account_id', 'loan_id', 'days']]
# case: pmt-check
# SELECT loan_id, amount / NULLIF(duration, 0) <> payments
expected = loan['amount'] / loan['duration'].replace({0: np.nan})
diff = np.isclose(expected, loan['payments'], equal_nan=True)
result = loan.loc[~diff, ['loan_id', 'amount', 'duration', 'payments']]
# case: frequency-translate
freq = account['frequency'].str.upper().replace({'POPLATEK MESICNE': 'monthly', 'POPLATEK TYDNE': 'weekly', 'POPLATEK PO OBRATU': 'after transaction'})
result = account.groupby([freq, account['date'].dt.year]).size().unstack(fill_value=0)
# case: union-all-ledger
ledger = pd.concat(
    [
        loan[['account_id', 'date', 'amount']].assign(kind='loan', date=lambda d: pd.to_datetime(d['date'])),
        trans[['account_id', 'date', 'amount']].assign(
            kind='trans',
            date=lambda d: pd.to_datetime(d['date'], format='%y%m%d'),
            amount=lambda d: pd.to_numeric(d['amount'], errors='coerce')),
    ],
    keys=['l', 't'], names=['src', 'i'],
)
result = ledger[ledger['account_id'].isin([2, 8])].sort_values(['account_id', 'date']).reset_index(level='i', drop=True)
# case: merge-suffix-keyerror
r = loan.merge(account, on='account_id')
result = r.sort_values('date')[['loan_id', 'date']].head(3)
# case: having-two-loans
result = loan.groupby('account_id').filter(lambda g: g['loan_id'].nunique() >= 2).set_index('loan_id')['amount'].to_dict()
# case: any-all-comparison
# SELECT loan_id FROM loan WHERE amount > ALL (SELECT amount FROM loan WHERE status = 'B')
b_amounts = loan.loc[loan['status'] == 'B', 'amount']
none_amounts = loan.loc[loan['status'] == 'Z', 'amount']
result = {
    'gt_all_b': loan.loc[loan['amount'].apply(lambda v: (v > b_amounts).all()), 'loan_id'].tolist(),
    'gt_all_z': loan.loc[loan['amount'].apply(lambda v: (v > none_amounts).all()), 'loan_id'].tolist(),
    'gt_any_z': loan.loc[loan['amount'].apply(lambda v: (v > none_amounts).any()), 'loan_id'].tolist(),
}
# case: asof-last-transaction-before-loan
left = loan.assign(date=pd.to_datetime(loan['date'])).sort_values('date')[['loan_id', 'account_id', 'date']]
right = trans.assign(date=pd.to_datetime(trans['date'], format='%y%m%d')).sort_values(['date', 'trans_id'])[['trans_id', 'account_id', 'date', 'type']]
result = pd.merge_asof(left, right, on='date', by='account_id', direction='backward')
# case: moving-average-3
s = pd.to_numeric(trans['amount'].str.replace(',', ''), errors='coerce')
ma = s.groupby(trans['account_id']).rolling(3, min_periods=1).mean().round(2)
result = ma.droplevel(0).sort_index().rename('ma3').to_frame().join(trans[['account_id']])
# case: median-loan-window
loans = loan[loan['amount'] < 10**12].copy()
loans['status'] = loans['status'].fillna('?')
loans['med'] = loans.groupby('status')['amount'].transform('median')
loans['above'] = np.sign(loans['amount'] - loans['med']).astype(int)
result = loans.pivot(index='loan_id', columns='status', values='above')
