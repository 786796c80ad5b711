import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta

accounts_df = pd.DataFrame({
    'account_id': ['A-1', 'A-2', 'A-3', 'A-4'],
    'owner': ['Hana Kim', 'Ivo Petrov', 'Jia Chen', 'Kofi Mensah'],
    'opened_on': ['01/15/2022', '2022-03-01', '11/30/2022', '2023-01-01'],
    'opening_balance': ['1,000.00', '250', '0', None],
    'overdraft_limit': [500, 0, 200, 100],
})

transactions_df = pd.DataFrame({
    'txn_id': range(1, 13),
    'account_id': ['A-1', 'A-1', 'A-1', 'A-2', 'A-2', 'A-3', 'A-3', 'A-3', 'A-1', 'A-2', 'A-4', 'A-9'],
    'txn_date': ['2023-01-03', '2023-01-03', '2023-01-20', '2023-01-05', '2023-02-10', '2023-01-15',
                 '2023-02-15', '2023-03-15', '2023-03-02', '2023-03-03', '2023-02-28', '2023-02-01'],
    'type': ['debit', 'credit', 'debit', 'debit', 'Credit', 'credit', 'debit', 'debit', 'DEBIT', 'debit', 'credit', 'credit'],
    'amount': [200.0, 50.0, 900.0, 300.0, 120.0, 80.0, 30.0, 60.0, 600.0, np.nan, 45.5, 10.0],
    'memo': ['Rent Jan', 'refund #881', 'CAR repair', 'rent jan', None, 'gift', 'Rent Feb ', ' rent Mar', 'TV', 'fee', 'salary', 'test'],
})

rates_df = pd.DataFrame({
    'rate_date': ['2023-01-01', '2023-02-01', '2023-03-01'],
    'usd_eur': [0.93, 0.92, 0.94],
})
# case: running-balance
# Running balance per account starting from its opening balance
acc = accounts_df.copy()
acc['opening_balance'] = (
    acc['opening_balance'].fillna('0').str.replace(',', '', regex=False).astype(float)
)

tx = transactions_df.copy()
tx['txn_date'] = pd.to_datetime(tx['txn_date'])
tx['signed'] = np.where(tx['type'].str.lower() == 'credit', tx['amount'], -tx['amount'])
tx['signed'] = tx['signed'].fillna(0)
tx = tx.merge(acc[['account_id', 'opening_balance']], on='account_id', how='inner')
tx = tx.sort_values(['account_id', 'txn_date', 'txn_id'])

tx['running_balance'] = tx['opening_balance'] + tx.groupby('account_id')['signed'].cumsum()
result = tx[['account_id', 'txn_id', 'txn_date', 'signed', 'running_balance']].reset_index(drop=True)
# case: first-overdraft-date
# First date on which each account went below zero
sign = transactions_df['type'].str.lower().map({'credit': 1, 'debit': -1})
t = transactions_df.assign(delta=(transactions_df['amount'] * sign).fillna(0.0))
opening = accounts_df.set_index('account_id')['opening_balance'].str.replace(',', '').astype(float).fillna(0)

t = t[t['account_id'].isin(opening.index)].sort_values(['account_id', 'txn_date', 'txn_id'])
t['balance'] = t.groupby('account_id')['delta'].cumsum() + t['account_id'].map(opening)

negatives = t[t['balance'] < 0].groupby('account_id').first()[['txn_date', 'balance']]
result = (
    accounts_df[['account_id', 'owner', 'overdraft_limit']]
    .join(negatives, on='account_id')
    .rename(columns={'txn_date': 'first_negative_on'})
    .assign(limit_exceeded=lambda d: -d['balance'] > d['overdraft_limit'])
)
# case: month-end-balance-all-months
# Closing balance at each month end for every account, carrying forward quiet months
tx = transactions_df.copy()
tx['month'] = pd.to_datetime(tx['txn_date']).dt.to_period('M')
tx['delta'] = tx['amount'].where(tx['type'].str.upper() == 'CREDIT', -tx['amount'])

net = tx.pivot_table(index='account_id', columns='month', values='delta', aggfunc='sum')
net = net.reindex(accounts_df['account_id']).fillna(0)
start = accounts_df.set_index('account_id')['opening_balance'].str.replace(',', '').astype(float).fillna(0)
closing = net.cumsum(axis=1).add(start, axis=0)

closing.columns = closing.columns.astype(str)
result = (
    closing.reset_index()
    .melt(id_vars='account_id', var_name='month', value_name='closing_balance')
    .sort_values(['account_id', 'month'])
    .reset_index(drop=True)
)
# case: rent-paid-months
# Which accounts pay rent, how much and in which months
rent = transactions_df[transactions_df['memo'].str.contains('rent', case=False, na=False)].copy()
rent['rent_month'] = rent['memo'].str.strip().str.extract(r'(?i)rent\s+(\w{3})', expand=False).str.title()

result = (
    rent.groupby('account_id')
    .agg(
        rent_payments=('txn_id', 'count'),
        total_rent=('amount', 'sum'),
        months=('rent_month', lambda s: '/'.join(s)),
    )
    .reset_index()
    .merge(accounts_df[['account_id', 'owner']], on='account_id', how='left')
    [['owner', 'rent_payments', 'total_rent', 'months']]
    .sort_values('total_rent', ascending=False)
    .reset_index(drop=True)
)
# case: merge-asof-fx-rate
# Convert each transaction with the latest rate known at its date
left = transactions_df[['txn_id', 'account_id', 'txn_date', 'amount']].copy()
left['txn_date'] = pd.to_datetime(left['txn_date'])
right = rates_df.copy()
right['rate_date'] = pd.to_datetime(right['rate_date'])

conv = pd.merge_asof(
    left.sort_values('txn_date'),
    right.sort_values('rate_date'),
    left_on='txn_date',
    right_on='rate_date',
    direction='backward',
)
conv['amount_eur'] = (conv['amount'] * conv['usd_eur']).round(2)
result = conv.sort_values('txn_id')[['txn_id', 'txn_date', 'usd_eur', 'amount', 'amount_eur']].reset_index(drop=True)
# case: opened-date-mixed-formats
# opened_on mixes US style and ISO texts
def parse_date(text):
    for fmt in ('%Y-%m-%d', '%m/%d/%Y'):
        try:
            return datetime.strptime(text, fmt)
        except ValueError:
            continue
    return pd.NaT

acc = accounts_df.copy()
acc['opened_on'] = acc['opened_on'].apply(parse_date)
acc['opened_on'] = pd.to_datetime(acc['opened_on'])
first_tx = pd.to_datetime(transactions_df['txn_date']).groupby(transactions_df['account_id']).min()
acc['first_txn'] = acc['account_id'].map(first_tx)
acc['idle_days'] = (acc['first_txn'] - acc['opened_on']).dt.days
acc['opened_quarter'] = acc['opened_on'].dt.year.astype(str) + '-Q' + acc['opened_on'].dt.quarter.astype(str)
result = acc[['account_id', 'owner', 'opened_quarter', 'idle_days']]
# case: debit-credit-ratio
# Debit and credit totals side by side
wide = (
    transactions_df
    .assign(type=lambda d: d['type'].str.lower())
    .groupby(['account_id', 'type'])['amount']
    .sum()
    .unstack('type')
    .fillna(0)
)
wide['net'] = wide['credit'] - wide['debit']
wide['ratio'] = np.where(wide['credit'] == 0, np.nan, wide['debit'] / wide['credit'].replace(0, np.nan))
wide = wide.round(2).rename_axis(columns=None).reset_index()
result = accounts_df[['account_id', 'owner']].merge(wide, on='account_id', how='outer', indicator='source')
result['source'] = result['source'].astype(str)
result = result.sort_values('account_id', ignore_index=True)
# case: suspicious-same-day
# Days on which an account has more than one transaction: show spread between the extremes
daily = transactions_df.groupby(['account_id', 'txn_date']).agg(
    n=('txn_id', 'size'),
    low=('amount', 'min'),
    high=('amount', 'max'),
    kinds=('type', lambda x: sorted(set(x.str.lower()))),
)
daily = daily.loc[daily['n'] > 1]
daily = daily.assign(spread=daily['high'] - daily['low'], kinds=daily['kinds'].str.join('+'))
result = daily.reset_index().drop(columns=['low', 'high'])
# case: largest-debit-share
# Largest debit of each account as share of that account's total debits
deb = transactions_df.query("type.str.lower() == 'debit' and amount == amount", engine='python').copy()
deb['acct_total'] = deb.groupby('account_id')['amount'].transform('sum')
deb['rn'] = deb.sort_values(['amount', 'txn_id'], ascending=[False, True]).groupby('account_id').cumcount() + 1

biggest = deb[deb['rn'] == 1].copy()
biggest['share_pct'] = (biggest['amount'] / biggest['acct_total'] * 100).round(1)
biggest['memo'] = biggest['memo'].str.strip().str.title()
result = biggest[['account_id', 'memo', 'amount', 'acct_total', 'share_pct']].sort_values(
    'share_pct', ascending=False).reset_index(drop=True)
# case: three-row-moving-average
# Moving average of the last 3 non-null amounts of each account
mv = (
    transactions_df
    .dropna(subset=['amount'])
    .sort_values(['account_id', 'txn_date', 'txn_id'])
    .copy()
)
mv['ma3'] = (
    mv.groupby('account_id')['amount']
    .rolling(window=3, min_periods=1)
    .mean()
    .reset_index(level=0, drop=True)
)
mv['above_ma'] = mv['amount'] > mv['ma3']
mv['ma3'] = mv['ma3'].round(2)
result = mv[['account_id', 'txn_id', 'amount', 'ma3', 'above_ma']].reset_index(drop=True)
# case: missing-data-report
# Data quality report for the transactions table
checks = {
    'null amount': int(transactions_df['amount'].isna().sum()),
    'null memo': int(transactions_df['memo'].isna().sum()),
    'unknown account': int((~transactions_df['account_id'].isin(accounts_df['account_id'])).sum()),
    'untrimmed memo': int((transactions_df['memo'] != transactions_df['memo'].str.strip()).sum()),
    'type not lower case': int((~transactions_df['type'].str.islower()).sum()),
}
report = pd.DataFrame(list(checks.items()), columns=['check', 'failures'])
report['pct_rows'] = (report['failures'] / len(transactions_df) * 100).round(1)
report['severity'] = pd.cut(report['failures'], bins=[-1, 0, 1, 100], labels=['ok', 'warn', 'error']).astype(str)
result = report.sort_values(['failures', 'check'], ascending=[False, True]).reset_index(drop=True)
# case: interest-accrual-by-quarter
# Simple interest: 1% a month on the net positive balance at each month
monthly_rate = 0.01
tx = transactions_df.copy()
tx['txn_date'] = pd.to_datetime(tx['txn_date'])
tx.loc[tx['type'].str.lower() == 'debit', 'amount'] *= -1

bal = (
    tx.groupby(['account_id', pd.Grouper(key='txn_date', freq='MS')])['amount']
    .sum()
    .groupby(level='account_id')
    .cumsum()
    .reset_index(name='balance')
)
bal['interest'] = bal['balance'].clip(lower=0).mul(monthly_rate).round(4)
bal['quarter'] = bal['txn_date'].dt.to_period('Q').astype(str)
result = bal.groupby(['account_id', 'quarter'], as_index=False).agg({'balance': 'last', 'interest': 'sum'})
