import pandas as pd
import numpy as np

accounts_df = pd.DataFrame({
    'account_no': ['A-01', 'A-02', 'A-03', 'B-01', 'B-02', 'C-01'],
    'owner_id': [1, 1, 2, 3, 4, 8],
    'type': ['checking', 'savings', 'checking', 'Checking', 'loan', 'savings'],
    'opened': ['2019-01-01', '2019-06-30', '2020-02-02', '2021-10-10', '2022-03-03', '2022-03-03'],
    'balance': [1200.50, 8000.0, -50.25, 300.0, -15000.0, np.nan],
})

clients_df = pd.DataFrame({
    'client_id': [1, 2, 3, 4, 5],
    'first': ['Ana', 'Raj', 'Liu', 'Tom', 'Eva'],
    'last': ['Silva', 'Patel', 'Wei', 'Hill', 'Novak'],
    'branch': ['Lisbon', 'Porto', 'Lisbon', 'Porto', 'Faro'],
})

transactions_df = pd.DataFrame({
    'tx_id': range(1, 13),
    'account': ['A-01', 'A-01', 'A-02', 'A-03', 'A-03', 'B-01', 'B-01', 'B-02', 'A-01', 'a-02', 'Z-99', 'A-03'],
    'tx_date': ['2023-01-15', '2023-02-15', '2023-01-31', '2023-02-01', '2023-03-01', '2023-01-20', '2023-01-20', '2023-03-31', '2023-03-15', '2023-03-02', '2023-02-02', '2023-03-09'],
    'amount': [500, -120.5, 200, -75, 40, 1000, -1000, -250, -60, 35, 10, np.nan],
    'channel': ['atm', 'card', 'online', 'card', 'online', 'atm', 'atm', 'online', 'card', None, 'atm', 'card'],
})

rates_df = pd.DataFrame({
    'type': ['checking', 'savings', 'savings', 'loan', 'deposit'],
    'tier': [1, 1, 2, 1, 1],
    'min_balance': [0, 0, 5000, -100000, 1000],
    'rate': [0.001, 0.015, 0.02, 0.07, 0.03],
})
# case: branch-month-net-margins
t = transactions_df.assign(account=transactions_df['account'].str.upper(), month=transactions_df['tx_date'].str[:7])
m = (t.merge(accounts_df, left_on='account', right_on='account_no', how='inner')
     .merge(clients_df, left_on='owner_id', right_on='client_id', how='left'))
result = m.pivot_table(index='branch', columns='month', values='amount', aggfunc='sum', margins=True, margins_name='Net')
# case: in-out-columns
t = transactions_df.dropna(subset=['amount']).copy()
t['direction'] = np.where(t['amount'] >= 0, 'credit', 'debit')
w = t.pivot_table(index='account', columns='direction', values='amount', aggfunc=['sum', 'count'], fill_value=0)
w.columns = [f'{d}_{f}' for f, d in w.columns]
result = w.reset_index()
# case: client-accounts-summary
j = clients_df.merge(accounts_df, left_on='client_id', right_on='owner_id', how='left')
j['name'] = j['first'] + ' ' + j['last']
result = (j.groupby(['client_id', 'name'], as_index=False)
          .agg(n_accounts=('account_no', 'count'), total=('balance', 'sum'), types=('type', lambda s: ', '.join(sorted(s.dropna().str.lower())))))
# case: rate-by-tier-asof
a = accounts_df.assign(type=accounts_df['type'].str.lower()).dropna(subset=['balance']).sort_values('balance')
r = rates_df.assign(min_balance=rates_df['min_balance'].astype(float)).sort_values('min_balance')
x = pd.merge_asof(a, r, left_on='balance', right_on='min_balance', by='type')
result = x[['account_no', 'type', 'balance', 'tier', 'rate']].sort_values('account_no').reset_index(drop=True)
# case: running-balance
t = transactions_df[transactions_df['account'].isin(accounts_df['account_no'])].sort_values(['account', 'tx_date', 'tx_id']).copy()
t['running'] = t.groupby('account')['amount'].cumsum()
opening = accounts_df.set_index('account_no')['balance']
t['balance'] = t['running'] + t['account'].map(opening)
result = t[['account', 'tx_date', 'amount', 'balance']]
# case: month-end-grid
t = transactions_df.copy()
t['tx_date'] = pd.to_datetime(t['tx_date'])
monthly = t.groupby(['account', pd.Grouper(key='tx_date', freq='ME')])['amount'].sum()
grid = pd.MultiIndex.from_product([accounts_df['account_no'], pd.date_range('2023-01-31', periods=3, freq='ME')], names=['account', 'tx_date'])
result = monthly.reindex(grid).fillna(0).unstack('tx_date')
# case: channel-normalize-columns
c = transactions_df['channel'].fillna('unknown')
mon = pd.to_datetime(transactions_df['tx_date']).dt.month_name()
result = pd.crosstab(c, mon, normalize='columns').round(2)[['January', 'February', 'March']]
# case: reversal-pairs
t = transactions_df.assign(abs_amt=transactions_df['amount'].abs())
x = t.merge(t, on=['account', 'tx_date', 'abs_amt'], suffixes=('_1', '_2'))
result = x[(x['amount_1'] > 0) & (x['amount_2'] < 0)][['account', 'tx_date', 'tx_id_1', 'tx_id_2', 'abs_amt']]
# case: three-frames-concat-axis1
tx = transactions_df.groupby('account')['amount'].sum().rename('moved')
bal = accounts_df.set_index('account_no')['balance']
last = transactions_df.groupby('account')['tx_date'].max().rename('last_tx')
result = pd.concat([bal, tx, last], axis=1).sort_index().rename_axis('account').reset_index()
# case: many-to-many-validate
status = []
for how in ['one_to_one', 'one_to_many', 'many_to_one', 'many_to_many']:
    try:
        accounts_df.assign(type=accounts_df['type'].str.lower()).merge(rates_df, on='type', validate=how)
        status.append((how, True))
    except pd.errors.MergeError:
        status.append((how, False))
result = pd.DataFrame(status, columns=['validate', 'ok'])
# case: type-branch-crosstab-two-row-keys
j = accounts_df.merge(clients_df, left_on='owner_id', right_on='client_id', how='left')
j['year'] = pd.to_datetime(j['opened']).dt.year
result = pd.crosstab([j['branch'].fillna('?'), j['year']], j['type'].str.lower(), values=j['balance'], aggfunc='sum', margins=True)
# case: largest-tx-per-channel-apply
result = (transactions_df.dropna(subset=['channel'])
          .groupby('channel')[['tx_id', 'account', 'amount']]
          .apply(lambda g: g.nlargest(2, 'amount'))
          .droplevel(1)
          .reset_index())
# case: balance-band-report
a = accounts_df.copy()
a['band'] = pd.cut(a['balance'], [-np.inf, 0, 1000, np.inf], labels=['negative', 'small', 'large']).cat.add_categories('unknown').fillna('unknown')
a['type'] = a['type'].str.lower()
rep = a.groupby(['type', 'band'], observed=False).agg(n=('account_no', 'size'), total=('balance', 'sum')).unstack('band')
result = rep.loc[:, ['n']].droplevel(0, axis=1)
# case: first-tx-and-gap
t = transactions_df.assign(tx_date=pd.to_datetime(transactions_df['tx_date'])).sort_values(['account', 'tx_date'])
g = t.groupby('account')['tx_date']
t['gap'] = g.diff().dt.days
t['is_first'] = g.transform('min').eq(t['tx_date'])
out = t.groupby('account').agg({'gap': ['mean', 'max'], 'is_first': 'sum', 'tx_id': 'first'})
out.columns = out.columns.map(lambda c: c[0] if c[1] in ('sum', 'first') else '_'.join(c))
result = out.reset_index()
