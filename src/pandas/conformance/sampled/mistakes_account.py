import pandas as pd
import numpy as np
import datetime

account_df = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6],
    'holder': ['Marta K.', 'Pavel N.', None, 'Jana S.', 'Pavel N.', 'Ota V.'],
    'type': ['checking', 'savings', 'Savings', 'checking', 'LOAN', ''],
    'balance': ['1500.00', '-20', '8,250.10', '0', None, '99.9'],
    'district': ['Praha', 'Brno', 'Praha', 'Ostrava', 'brno', 'Praha'],
})

trans_df = pd.DataFrame({
    'trans_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'account_id': [1, 1, 2, 2, 3, 3, 3, 4, 9, 1],
    'date': [950101, 950215, 950101, 951231, 960229, 960301, 970515, 970515, 980101, 980704],
    'kind': ['credit', 'debit', 'credit', 'debit', 'credit', 'credit', None, 'debit', 'credit', 'debit'],
    'amount': [1000, 250, 500, 520, 4000, 4250, 0, 10, 77, 250],
})

loan_df = pd.DataFrame({
    'loan_id': [701, 702, 703],
    'account_id': [2, 5, 5],
    'amount': [96396, 165960, 127080],
    'duration': [12, 0, 60],
    'status': ['A', 'B', 'A'],
})
# case: yymmdd-to-datetime-naive
trans_df['date'] = pd.to_datetime(trans_df['date'])
result = trans_df.groupby(trans_df['date'].dt.year)['amount'].sum()
# case: yymmdd-format
trans_df['date'] = pd.to_datetime(trans_df['date'], format='%y%m%d')
result = trans_df.groupby(trans_df['date'].dt.year)['amount'].sum().reset_index()
# case: yymmdd-str-slice-on-int
trans_df['year'] = trans_df['date'].str[:2]
result = trans_df.groupby('year').size()
# case: balance-sort-text
result = account_df.sort_values('balance', ascending=False)[['account_id', 'balance']]
# case: balance-sum-text-compare
total = account_df['balance'].sum()
if total > 0:
    result = 'positive'
else:
    result = 'not positive'
# case: balance-sum-parsed
bal = account_df['balance'].fillna('0').str.replace(',', '').astype(float)
result = bal.groupby(account_df['district'].str.capitalize()).sum().to_dict()
# case: monthly-payment
loan_df['monthly'] = loan_df['amount'] / loan_df['duration']
loan_df['monthly'] = loan_df['monthly'].replace([np.inf, -np.inf], np.nan)
result = loan_df.loc[loan_df['monthly'].idxmax()]
# case: monthly-payment-python-ints
rows = loan_df.to_dict('records')
result = [{'loan_id': r['loan_id'], 'monthly': r['amount'] // r['duration']} for r in rows]
# case: amount-columns-both
m = account_df.merge(trans_df, on='account_id').merge(loan_df, on='account_id', how='left')
result = m.groupby('holder')['amount'].sum()
# case: running-balance-cumsum
signed = np.where(trans_df['kind'] == 'credit', trans_df['amount'], -trans_df['amount'])
trans_df['signed'] = signed
trans_df['running'] = trans_df.groupby('account_id')['signed'].cumsum()
result = trans_df.groupby('account_id').tail(1)[['account_id', 'running']]
# case: apply-returns-series-or-scalar
def describe(g):
    if g['kind'].nunique() == 1:
        return g['amount'].sum()
    return pd.Series({'credit': g.loc[g['kind'] == 'credit', 'amount'].sum(),
                      'debit': g.loc[g['kind'] == 'debit', 'amount'].sum()})

result = trans_df.groupby('account_id').apply(describe)
# case: datetime-module-confusion
cutoff = datetime(1996, 1, 1)
trans_df['d'] = pd.to_datetime(trans_df['date'].astype(str), format='%y%m%d')
result = trans_df[trans_df['d'] > cutoff]
# case: datetime-date-compare
cutoff = datetime.date(1996, 1, 1)
trans_df['d'] = pd.to_datetime(trans_df['date'].astype(str), format='%y%m%d')
result = trans_df[trans_df['d'] > cutoff][['trans_id', 'd']]
# case: fillna-inplace-none-result
accounts = account_df.fillna({'holder': 'unknown'}, inplace=True)
result = accounts.groupby('holder').size()
