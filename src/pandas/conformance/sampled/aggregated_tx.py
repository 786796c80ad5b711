import pandas as pd
import numpy as np
from itertools import chain

tx = pd.DataFrame({
    'acct': ['A1', 'A1', 'A2', 'A3', 'A2', 'A1', 'A4', 'A3', 'A3', 'A2', 'A5', 'A1', None, 'A5'],
    'date': ['2024-01-03', '2024-01-03', '2024-01-10', '2024-01-31', '2024-02-01', '2024-02-11', '2024-02-15', '2024-03-03',
             '2024-03-04', '2024-03-31', '2024-04-01', '2024-04-02', '2024-04-02', 'unknown'],
    'type': ['credit', 'debit', 'credit', 'credit', 'debit', 'debit', 'credit', 'debit', 'debit', 'fee', 'credit', 'credit', 'fee', 'fee'],
    'amount': [1000.0, 250.5, 400.0, 50.0, 120.25, 250.5, 0.0, 70.0, 10.0, 5.0, 123456789012.0, 10.1, 5.0, np.nan],
    'memo': ['salary', 'rent', 'gift', None, 'food', 'rent', '', 'Food', 'FOOD', None, 'lottery', 'refund', None, ''],
})
accounts = pd.DataFrame({
    'acct': ['A1', 'A2', 'A3', 'A4', 'A6'],
    'owner': ['Rita', 'Sam', 'Rita', None, 'Tom'],
    'tier': ['gold', 'basic', 'basic', 'gold', 'basic'],
    'active': [True, True, None, False, True],
})

# case: e-signed-balance
sign = tx['type'].map({'credit': 1, 'debit': -1, 'fee': -1})
tx['signed'] = tx['amount'] * sign
result = tx.groupby('acct')['signed'].sum().to_frame('balance')

# case: e-running-balance
tx['date'] = pd.to_datetime(tx['date'], errors='coerce')
tx['signed'] = np.where(tx['type'].eq('credit'), tx['amount'], -tx['amount'])
t = tx.dropna(subset=['date']).sort_values(['acct', 'date'])
t['balance'] = t.groupby('acct')['signed'].cumsum()
t['max_so_far'] = t.groupby('acct')['balance'].cummax()
result = t.loc[t['acct'].isin(['A1', 'A3']), ['acct', 'date', 'balance', 'max_so_far']]

# case: e-transform-len
tx['n'] = tx.groupby('acct')['amount'].transform(len)
tx['n2'] = tx.groupby('acct')['amount'].transform('size')
tx['n3'] = tx.groupby('acct')['amount'].transform('count')
result = tx[['acct', 'n', 'n2', 'n3']]

# case: e-transform-array
result = tx.groupby('acct')['amount'].transform(lambda s: np.arange(len(s))[::-1])

# case: e-transform-scalar-text
result = tx.groupby('type')['memo'].transform('first')

# case: e-transform-frame
result = tx.groupby('type')[['amount']].transform(lambda c: c - c.min())

# case: e-filter-min-count
result = tx.groupby('acct').filter(lambda g: len(g) >= 3)['acct'].value_counts()

# case: e-filter-dropna-false
result = tx.groupby('acct').filter(lambda g: g['amount'].mean() > 100, dropna=False)[['acct', 'amount']]

# case: e-filter-series
s = tx.set_index('acct')['amount']
result = s.groupby(level=0).filter(lambda x: x.sum() < 200)

# case: e-value-counts-normalize
result = tx.groupby('acct')['type'].value_counts(normalize=True).round(3)

# case: e-value-counts-no-sort
result = tx.groupby('type')['memo'].value_counts(dropna=False, sort=False)

# case: e-frame-value-counts
result = tx.groupby('type')[['acct']].value_counts().reset_index(name='times')

# case: e-unique-per-group
u = tx.groupby('acct')['type'].unique()
result = {k: list(v) for k, v in u.items()}

# case: e-count-frame
result = tx.groupby('type').count()

# case: e-nunique-frame
result = tx.groupby('type').nunique(dropna=False)

# case: e-size-as-index-false
result = tx.groupby(['acct', 'type'], as_index=False).size()

# case: e-as-index-false-agg-list
result = tx.groupby('type', as_index=False)['amount'].agg(['min', 'max'])

# case: e-as-index-false-sum
result = tx.groupby(['type', 'acct'], as_index=False, dropna=False)['amount'].sum()

# case: e-merge-back-total
tot = tx.groupby('acct', as_index=False).agg(total=('amount', 'sum'))
result = accounts.merge(tot, how='left', on='acct').assign(total=lambda d: d['total'].fillna(0).astype(int))

# case: e-owner-summary
j = pd.merge(accounts, tx, on='acct')
result = (j.groupby(['owner', 'type'])['amount']
            .agg(['sum', 'count'])
            .rename(columns={'sum': 'total', 'count': 'n'})
            .unstack('type'))

# case: e-monthly-period
tx['date'] = pd.to_datetime(tx['date'], errors='coerce')
tx['month'] = tx['date'].dt.to_period('M').astype(str)
result = tx.groupby(['month', 'type'])['amount'].sum().unstack(fill_value=0)

# case: e-percent-of-group
tx['pct'] = tx['amount'].div(tx.groupby('acct')['amount'].transform('sum')).mul(100).round(2)
result = tx.loc[tx.acct != 'A5', ['acct', 'amount', 'pct']]

# case: e-missing-column
result = tx.groupby('account')['amount'].sum()

# case: e-duplicates-by-group
dup = tx.groupby(['acct', 'type', 'amount']).agg(n=('date', 'size'), dates=('date', list)).query('n > 1').reset_index()
result = dup
