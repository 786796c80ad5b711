import pandas as pd
import numpy as np

# Monthly and daily finance: budget by month text, transactions by mixed dates
transactions_df = pd.DataFrame({
    'txn_id': range(1, 13),
    'account': ['A-1', 'A-1', 'A-2', 'A-1', 'A-2', 'A-3', 'A-1', 'A-2', 'A-3', 'A-1', 'A-2', 'A-1'],
    'txn_date': pd.to_datetime(['2022-01-15', '2022-01-31', '2022-03-02', '2022-06-30', '2022-12-31', '2023-01-01',
                                '2023-01-15', '2023-03-20', None, '2023-06-30', '2023-12-30', '2024-01-02']),
    'category': ['rent', 'food', 'Food', 'rent', 'travel', 'food', 'rent', 'food ', 'travel', 'food', None, 'rent'],
    'amount': [-500.0, -60.0, -45.5, -500.0, -320.0, 15.0, -550.0, -50.0, -100.0, np.nan, -80.0, -550.0]
})

balances_df = pd.DataFrame({
    'account': ['A-1', 'A-2', 'A-1', 'A-2', 'A-3'],
    'as_of': ['2022-12-31', '2022-12-31', '2023-12-31', '2023-12-31', '2023-06-30'],
    'balance': [1200.0, 800.0, 950.0, 700.0, 15.0]
})

budget_df = pd.DataFrame({
    'month': ['Jan-2023', 'Feb-2023', 'Mar-2023', 'Jun-2023', 'Dec-2023'],
    'budget': [600, 600, 650, '700', None]
})
# case: same-period-last-year
t = transactions_df.dropna(subset=['txn_date']).copy()
t['year'] = t['txn_date'].dt.year
t['month'] = t['txn_date'].dt.month
m = t.groupby(['year', 'month'], as_index=False)['amount'].sum()
prev = m.copy()
prev['year'] = prev['year'] + 1
out = m.merge(prev, on=['year', 'month'], how='left', suffixes=('', '_ly'))
out['diff'] = out['amount'] - out['amount_ly']
result = out
# case: yoy-pct-change-annual
t = transactions_df.set_index('txn_date')
t = t[t.index.notna()]
yearly = t['amount'].resample('YE').sum()
df = yearly.to_frame('total')
df['pct'] = (df['total'].pct_change() * 100).round(2)
df.index = df.index.year
result = df
# case: period-index-monthly
t = transactions_df[transactions_df['txn_date'].notna()].copy()
t['period'] = t['txn_date'].dt.to_period('M')
s = t.groupby('period')['amount'].sum()
full = pd.period_range('2022-01', '2022-06', freq='M')
s = s.reindex(full, fill_value=0)
result = pd.DataFrame({'month': s.index.astype(str), 'amount': s.values})
# case: period-arithmetic
t = transactions_df[['txn_id', 'txn_date']].dropna().copy()
p = t['txn_date'].dt.to_period('Q')
t['quarter'] = p.astype(str)
t['next_quarter'] = (p + 1).astype(str)
t['quarter_start'] = p.dt.start_time
t['quarter_end'] = p.dt.end_time.dt.normalize()
result = t.head(5)
# case: budget-month-text
b = budget_df.copy()
b['period'] = pd.to_datetime(b['month'], format='%b-%Y').dt.to_period('M')
b['budget'] = pd.to_numeric(b['budget'])
t = transactions_df.copy()
t['period'] = t['txn_date'].dt.to_period('M')
spent = -t.groupby('period')['amount'].sum()
b['spent'] = b['period'].map(spent).fillna(0)
b['left'] = b['budget'] - b['spent']
result = b[['month', 'budget', 'spent', 'left']]
# case: latest-balance-per-account
b = balances_df.copy()
b['as_of'] = pd.to_datetime(b['as_of'])
result = b.loc[b.groupby('account')['as_of'].idxmax()].sort_values('account').reset_index(drop=True)
# case: txns-since-balance
b = balances_df.copy()
b['as_of'] = pd.to_datetime(b['as_of'])
t = transactions_df.dropna(subset=['txn_date']).sort_values('txn_date')
j = pd.merge_asof(t, b.sort_values('as_of'), left_on='txn_date', right_on='as_of', by='account', direction='backward')
j['days_since'] = (j['txn_date'] - j['as_of']).dt.days
result = j[['txn_id', 'account', 'txn_date', 'balance', 'days_since']]
# case: running-balance
t = transactions_df.sort_values(['account', 'txn_date'], na_position='last').copy()
t['running'] = t['amount'].fillna(0).groupby(t['account']).cumsum()
result = t[['account', 'txn_date', 'amount', 'running']].reset_index(drop=True)
# case: month-end-stock-ffill
t = transactions_df.dropna(subset=['txn_date']).query("account == 'A-1'").set_index('txn_date')
cum = t['amount'].fillna(0).cumsum()
me = cum.resample('ME').last().ffill()
result = me.loc['2022'].reset_index(name='balance')
# case: expanding-max-spend
t = transactions_df[transactions_df['amount'] < 0].sort_values('txn_date').copy()
t['spend'] = t['amount'].abs()
t['record_so_far'] = t['spend'].expanding().max()
t['is_record'] = t['spend'] >= t['record_so_far']
result = t.loc[t['txn_date'].notna(), ['txn_id', 'spend', 'record_so_far', 'is_record']]
# case: crosstab-year-category
t = transactions_df.copy()
t['category'] = t['category'].str.strip().str.lower().fillna('other')
result = pd.crosstab(t['txn_date'].dt.year.astype('Int64'), t['category'], margins=True)
# case: is-month-end-flags
d = transactions_df['txn_date']
flags = pd.DataFrame({
    'txn_id': transactions_df['txn_id'],
    'month_end': d.dt.is_month_end,
    'quarter_end': d.dt.is_quarter_end,
    'year_start': d.dt.is_year_start,
    'days_in_month': d.dt.days_in_month,
    'leap': d.dt.is_leap_year
})
result = flags[flags[['month_end', 'quarter_end', 'year_start']].any(axis=1)]
# case: min-max-with-nat
d = transactions_df['txn_date']
result = {
    'first': d.min(),
    'last': d.max(),
    'missing': int(d.isna().sum()),
    'span_days': (d.max() - d.min()).days,
    'a3_last': transactions_df.loc[transactions_df['account'] == 'A-3', 'txn_date'].max(),
    'mean_amount_2023': transactions_df.loc[d.dt.year == 2023, 'amount'].mean()
}
