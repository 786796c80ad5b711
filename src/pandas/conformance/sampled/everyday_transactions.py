import pandas as pd
import numpy as np
from datetime import datetime, timedelta

transactions = pd.DataFrame({
    'txn_id': ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09', 'T10', 'T11', 'T12', 'T13'],
    'account': ['A-100', 'A-100', 'B-200', 'a-100', 'C-300', 'B-200', 'B-200', 'C-300', None, 'D-400', 'A-100', 'C-300', 'B-200'],
    'amount': ['$1,200.50', '-45.00', '$300', '20', '(75.25)', '1,000', '', '$0.00', '15.5', 'N/A', '-$60', '250.75', '$300'],
    'date': ['2023-12-30', '2024-01-02', '2024-01-02', '2024-01-15', '2024-02-01', '2024-02-01', '2024-02-10', '2024-02-28', '2024-03-01', '2024-03-05', '2024-03-31', '2024-04-01', '2024-01-02'],
    'category': ['salary', 'groceries', 'transfer', 'coffee', 'refund', 'salary', None, 'fee', 'coffee', 'unknown', 'groceries', 'transfer', 'transfer'],
    'cents': [120050, -4500, 30000, 2000, -7525, 100000, 0, 0, 1550, 9007199254740993, -6000, 25075, 30000],
})

accounts = pd.DataFrame({
    'account': ['A-100', 'B-200', 'C-300', 'E-500'],
    'owner': ['Nina', 'Otto', 'Nina', 'Pia'],
    'opened': ['2019-01-31', '2020-02-29', '2023-10-10', '2024-03-03'],
    'limit': [5000, 2500, None, 100],
    'active': [True, True, False, None],
})

rates = pd.DataFrame({'category': ['salary', 'groceries', 'coffee', 'transfer', 'fee'], 'tax': [0.2, 0.07, 0.07, 0, 0.19]})

# case: parse-amount
amt = transactions['amount'].str.replace('[$,]', '', regex=True)
amt = amt.str.replace(r'\((.*)\)', r'-\1', regex=True)
result = pd.to_numeric(amt, errors='coerce')

# case: parse-amount-func
def parse(x):
    x = x.replace('$', '').replace(',', '').strip()
    if x.startswith('(') and x.endswith(')'):
        x = '-' + x[1:-1]
    try:
        return float(x)
    except ValueError:
        return np.nan

t = transactions.copy()
t['amount'] = t['amount'].apply(parse)
result = t.groupby('account', dropna=False)['amount'].sum()

# case: amount-float-error
transactions['amount'] = transactions['amount'].str.replace('$', '').astype(float)
result = transactions['amount'].sum()

# case: balance-per-account
t = transactions.copy()
t['account'] = t['account'].str.upper()
t['date'] = pd.to_datetime(t['date'])
t = t.dropna(subset=['account']).sort_values(['account', 'date', 'txn_id'])
t['balance'] = t.groupby('account')['cents'].cumsum() / 100
result = t[['account', 'date', 'balance']].reset_index(drop=True)

# case: possible-duplicates
result = transactions[transactions.duplicated(['account', 'amount', 'date'])]

# case: monthly-count
d = pd.to_datetime(transactions['date'])
result = transactions.groupby(d.dt.strftime('%Y-%m')).size()

# case: month-end-resample
t = transactions[transactions['cents'] < 10**9].copy()
t['date'] = pd.to_datetime(t['date'])
result = t.set_index('date')['cents'].resample('ME').sum()

# case: big-int-max
result = transactions['cents'].max(), transactions['cents'].dtype.name

# case: merge-owner-totals
t = transactions.assign(account=transactions['account'].str.upper())
t = t[t['txn_id'] != 'T10']
m = t.merge(accounts, on='account', how='inner')
result = m.groupby('owner', as_index=False).agg(total=('cents', 'sum'), n=('txn_id', 'count')).sort_values('total', ascending=False)

# case: limit-fill
acc = accounts.copy()
acc['limit'] = acc['limit'].fillna(acc['limit'].mean()).astype(int)
result = acc.set_index('account')['limit']

# case: active-accounts
result = accounts.loc[accounts['active'] == True, 'account'].tolist()

# case: inflow-outflow
t = transactions[transactions['cents'].abs() < 1e9]
t = t.assign(kind=np.where(t['cents'] > 0, 'in', np.where(t['cents'] < 0, 'out', 'zero')))
result = t.pivot_table(index='account', columns='kind', values='cents', aggfunc='sum', fill_value=0)

# case: tax-map
tax = rates.set_index('category')['tax']
t = transactions.head(6).copy()
t['tax'] = t['category'].map(tax).fillna(0) * t['cents'] / 100
result = t[['txn_id', 'category', 'tax']]

# case: quarter-label
d = pd.to_datetime(transactions['date'])
transactions['quarter'] = d.dt.year.astype(str) + '-Q' + d.dt.quarter.astype(str)
result = transactions['quarter'].value_counts(sort=False)

# case: weekend-txns
d = pd.to_datetime(transactions['date'])
result = transactions.loc[d.dt.dayofweek >= 5, ['txn_id', 'date']]

# case: account-age-days
asof = datetime(2024, 4, 1)
acc = accounts.copy()
acc['age_days'] = (asof - pd.to_datetime(acc['opened'])).dt.days
result = acc[['account', 'age_days']].sort_values('age_days')

# case: last-30-days
t = transactions.copy()
t['date'] = pd.to_datetime(t['date'])
cutoff = t['date'].max() - timedelta(days=30)
result = t[t['date'] >= cutoff]['txn_id'].tolist()

# case: anniversary-offset
o = pd.to_datetime(accounts['opened'])
result = pd.DataFrame({'opened': o, 'plus_year': o + pd.DateOffset(years=1), 'plus_month': o + pd.DateOffset(months=1)})

# case: category-totals-sorted
t = transactions.iloc[:9]
s = t.groupby('category')['cents'].sum().div(100)
result = s.sort_values(key=abs, ascending=False)

# case: account-prefix-suffix
parts = transactions['account'].dropna().str.split('-', expand=True).rename(columns={0: 'prefix', 1: 'number'})
parts['number'] = parts['number'].astype(int)
result = parts.groupby(parts['prefix'].str.upper())['number'].agg(['min', 'count'])

# case: missing-column
result = transactions.groupby('account')['Amount'].sum()

# case: running-max-drawdown
s = transactions.loc[transactions['account'] == 'B-200', 'cents'].cumsum()
result = pd.DataFrame({'cum': s, 'peak': s.cummax(), 'drawdown': s - s.cummax()})

# case: pct-of-total-transform
t = transactions.query("cents > 0 and cents < 1000000").copy()
t['pct'] = (100 * t['cents'] / t.groupby('account')['cents'].transform('sum')).round(1)
result = t[['account', 'txn_id', 'pct']]

# case: first-and-last-txn
t = transactions.copy()
t['date'] = pd.to_datetime(t['date'])
result = t.groupby('account')['date'].agg(['min', 'max']).assign(span=lambda x: (x['max'] - x['min']).dt.days)
