import pandas as pd
import numpy as np
from collections import Counter, defaultdict
from datetime import datetime, timedelta
import math
import re
import itertools

account_df = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7],
    'district_id': [18, 1, 5, 12, 1, 18, 99],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'poplatek tydne', 'POPLATEK PO OBRATU', 'POPLATEK MESICNE'],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24']
})

district_df = pd.DataFrame({
    'district_id': [1, 5, 12, 18, 20],
    'A2': ['Hl.m. Praha', 'Kolin', 'Pribram', 'Pisek', 'Strakonice'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'south Bohemia', 'south Bohemia'],
    'A11': [12541, 9307, 8754, 8968, 8883],
    'A12': ['0.2', '3.8', '?', '2.8', '1.8']
})

client_df = pd.DataFrame({
    'client_id': [1, 2, 3, 4, 5, 6, 7],
    'gender': ['F', 'M', 'F', 'M', 'M', 'F', None],
    'birth_date': ['1970-12-13', '1945-02-04', '1940-10-09', '1956-12-01', '1960-07-03', '1919-09-22', '1970-12-13'],
    'district_id': [18, 1, 1, 5, 5, 12, 18]
})

loan_df = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973],
    'account_id': [2, 1, 3, 5, 5, 6],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960],
    'duration': [24, 12, 12, 60, 48, 24],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0],
    'status': ['A', 'B', 'A', 'D', 'C', 'A']
})

trans_df = pd.DataFrame({
    'trans_id': [695247, 171812, 207264, 1117247, 579373, 771035, 452728, 725751, 497211, 232960, 232961, 232962],
    'account_id': ['2', '1', '1', '3', '2', '2', '5', '5', '6', '6', '6', '3'],
    'date': [930226, 930324, 930401, 970707, 930330, 930430, 970601, 970615, 940927, 941001, 941002, 970710],
    'type': ['PRIJEM', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'VYDAJ', 'vydaj', 'VYDAJ'],
    'amount': [1100.0, 1000.0, 250.5, 500.0, 14.6, 900.0, 700.0, 1200.0, 600.0, 0.0, 90.9, np.nan]
})
# case: avg-loan-per-region
x = loan_df.merge(account_df, on='account_id').merge(district_df, on='district_id')
result = x.groupby('A3', as_index=False)['amount'].mean().rename(columns={'A3': 'region', 'amount': 'avg_amount'})
# case: suffix-date-wrong-name
x = pd.merge(account_df, client_df, on='district_id')
x = pd.merge(x, district_df, on='district_id')
result = x[x['A2_x'] == 'Pisek'][['client_id', 'account_id']]
# case: balance-running-signed
t = trans_df.copy()
t['signed'] = t.apply(lambda r: r['amount'] if r['type'] == 'PRIJEM' else -r['amount'], axis=1)
t = t.sort_values(['account_id', 'date'])
t['balance'] = t.groupby('account_id')['signed'].cumsum()
result = t.groupby('account_id')['balance'].last().reset_index()
# case: trans-date-int-to-datetime
trans_df['dt'] = pd.to_datetime(trans_df['date'].astype(str), format='%y%m%d')
result = trans_df.groupby([trans_df['dt'].dt.year, trans_df['type'].str.upper()])['amount'].sum().unstack().fillna(0)
# case: trans-date-int-wrong
trans_df['date'] = pd.to_datetime(trans_df['date'])
result = trans_df[trans_df['date'] >= '1993-01-01'].shape[0]
# case: weekly-accounts-ids
freqs = {'POPLATEK MESICNE': 'monthly', 'POPLATEK TYDNE': 'weekly', 'POPLATEK PO OBRATU': 'after transaction'}
account_df['frequency'] = account_df['frequency'].str.upper().replace(freqs)
result = {f: list(g['account_id']) for f, g in account_df.groupby('frequency')}
# case: unemployment-question-mark
valid = district_df[district_df['A12'] != '?']
valid['A12'] = valid['A12'].astype(float)
row = valid[valid['A12'] == valid['A12'].max()].iloc[0]
result = (row['A2'], row['A12'])
# case: loan-status-case-when
conds = [loan_df['status'] == 'A', loan_df['status'] == 'B', loan_df['status'].isin(['C', 'D'])]
loan_df['state'] = np.select(conds, ['finished ok', 'finished unpaid', 'running'], default='?')
tab = loan_df.groupby('state')['amount'].agg(['sum', 'count'])
tab['pct'] = (tab['count'] / tab['count'].sum() * 100).round(1).astype(str) + '%'
result = tab.reset_index()
# case: accounts-without-loan-merge-indicator
m = account_df.merge(loan_df, on='account_id', how='outer', indicator=True)
result = m[m['_merge'] == 'left_only']['account_id'].tolist()
# case: women-born-before-1950
count = 0
for i in range(len(client_df)):
    if client_df['gender'].iloc[i] == 'F' and client_df['birth_date'].iloc[i] < '1950-01-01':
        count += 1
result = count
# case: and-instead-of-ampersand
result = client_df[(client_df['gender'] == 'F') and (client_df['birth_date'] < '1950-01-01')].shape[0]
# case: loan-check-amount-close
calc = loan_df['payments'] * loan_df['duration']
loan_df['ok'] = np.isclose(calc, loan_df['amount'])
bad = loan_df[~loan_df['ok']].copy()
bad['diff'] = (bad['amount'] - bad['payments'] * bad['duration']).abs()
result = bad[['loan_id', 'diff']] if len(bad) > 0 else loan_df['ok'].all()
# case: oldest-client-lowest-salary
oldest = client_df[client_df['birth_date'] == client_df['birth_date'].min()]
did = oldest['district_id'].values[0]
sal = district_df[district_df['district_id'] == did]['A11'].values[0]
gap = district_df['A11'].max() - district_df['A11'].min()
result = pd.DataFrame({'client_id': oldest['client_id'], 'salary': sal, 'gap': gap})
# case: top-two-per-region-salary
district_df['rk'] = district_df.groupby('A3')['A11'].rank(ascending=False, method='first')
top = district_df[district_df['rk'] <= 1].sort_values(by='A3', key=lambda s: s.str.lower())
result = top[['A3', 'A2', 'A11']].values.tolist()
