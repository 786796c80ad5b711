import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict
import itertools

account_df = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7],
    'district_id': [18, 1, 5, 12, 15, 18, 1],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK PO OBRATU', 'poplatek mesicne', 'POPLATEK TYDNE', None],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24']
})

loan_df = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973],
    'account_id': [2, 1, 3, 5, 6, 99],
    'date': ['940105', '960429', '971208', '981014', '980419', '960502'],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960],
    'duration': [24, 12, 12, 60, 48, 24],
    'payments': ['3373.0', '2523.0', '2523.0', '5308.0', '2307.0', '6915.0'],
    'status': ['A', 'B', 'A', 'D', 'C', 'A']
})

district_df = pd.DataFrame({
    'district_id': [1, 5, 12, 15, 18],
    'A2': ['Hl.m. Praha', 'Kolin', 'Pribram', 'Cesky Krumlov', 'Pisek'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'south Bohemia', 'south Bohemia'],
    'A11': [12541, 9307, 8754, 9045, 8968],
    'A12': [0.2, 3.8, None, 3.1, 2.8],
    'A15': ['85677', '2616', '3804', '1845', '?']
})

client_df = pd.DataFrame({
    'client_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'gender': ['F', 'M', 'F', 'M', 'F', 'F', 'M', 'm'],
    'birth_date': ['1970-12-13', '1945-02-04', '1940-10-09', '1956-12-01', '1960-07-03', '1919-09-22', '1929-01-25', '1970-12-13'],
    'district_id': [18, 1, 1, 5, 5, 12, 15, 51]
})
# case: weekly-accounts-with-loans
weekly = account_df[account_df['frequency'] == 'POPLATEK TYDNE']['account_id'].values.tolist()
loans = loan_df[loan_df['account_id'].apply(lambda x: x in weekly)]
result = loans[['account_id', 'amount']].sort_values('amount')
# case: loan-year-from-int-text
def to_date(s):
    y = 1900 + int(s[0:2])
    return str(y) + '-' + s[2:4] + '-' + s[4:6]
loan_df['date'] = loan_df['date'].apply(to_date)
by_year = {}
for d, a in loan_df[['date', 'amount']].itertuples(index=False):
    by_year.setdefault(d[:4], []).append(a)
final = []
for y in sorted(by_year):
    final.append({'year': y, 'total': sum(by_year[y]), 'n': len(by_year[y])})
result = pd.DataFrame(final)
# case: status-percentage
# What percentage of loans are status A (finished, no problem)?
ok = 0
for st in loan_df['status']:
    if st == 'A':
        ok += 1
pct = ok / loan_df.shape[0] * 100
result = round(pct, 4)
# case: female-clients-by-district-name
females = client_df[client_df['gender'] == 'F'].groupby('district_id').count()
females = females[['client_id']]
females = females.merge(district_df, on='district_id')
females.rename(columns={'client_id': 'num_female'}, inplace=True)
result = females[['A2', 'num_female']]
# case: youngest-client-ties
youngest = client_df['birth_date'].max()
rows = client_df[client_df['birth_date'] == youngest]
result = rows[['client_id', 'gender']]
result['gender'] = result['gender'].str.upper()
# case: crime-count-district
district_df['A15'] = district_df['A15'].replace('?', np.nan)
district_df['A15'] = district_df['A15'].astype(float)
result = district_df.groupby('A3').agg({'A15': ['sum', 'mean'], 'A11': 'max'})
result.columns = result.columns.map('_'.join)
result = result.reset_index().sort_values('A15_sum', ascending=False)
# case: account-opened-before-loan
loan_df['loan_date'] = pd.to_datetime(loan_df['date'], format='%y%m%d')
account_df['open_date'] = pd.to_datetime(account_df['date'])
m = loan_df.merge(account_df, on='account_id')
m['gap'] = (m['loan_date'] - m['open_date']).dt.days
result = m[['loan_id', 'gap']].nsmallest(3, 'gap').values.tolist()
# case: monthly-payment-check
bad = []
for idx, row in loan_df.iterrows():
    if row['amount'] / row['duration'] != row['payments']:
        bad.append(row['loan_id'])
result = pd.DataFrame(bad, columns=['loan_id'])
# case: date-column-suffix-confusion
merged = pd.merge(account_df, loan_df, on='account_id', how='outer')
merged['year'] = merged['date_x'].str[:4]
result = merged.groupby('year', dropna=False)['amount'].sum().reset_index()
# case: unemployed-above-three
names = []
for i, v in enumerate(district_df['A12'].tolist()):
    if v > 3:
        names.append(district_df['A2'].tolist()[i])
result = ', '.join(names)
# case: largest-loan-district
max_loan = loan_df[loan_df['amount'] == loan_df['amount'].max()]
acc = account_df[account_df['account_id'] == max_loan['account_id'].values[0]]
dist = district_df[district_df['district_id'] == acc['district_id'].squeeze()]
result = dist[['A2', 'A3']].reset_index(drop=True)
# case: gender-age-gap-average-salary
client = client_df.copy()
client['gender'] = [g.upper() for g in client['gender']]
sal = {k: v for k, v in zip(district_df['district_id'], district_df['A11'])}
client['salary'] = client['district_id'].map(lambda k: sal.get(k, np.nan))
t = client.groupby('gender')['salary'].mean()
result = t['M'] - t['F']
# case: frequency-table-fillna
f = account_df['frequency'].fillna('unknown').str.lower().tolist()
result = pd.DataFrame(columns=['frequency', 'n'])
for u in np.unique(f):
    result = pd.concat([result, pd.DataFrame({'frequency': [u], 'n': [f.count(u)]})], ignore_index=True)
# case: running-total-while
loan_sorted = loan_df.sort_values(by=['amount', 'loan_id']).reset_index(drop=True)
running = 0
i = 0
ids = []
while running + loan_sorted['amount'][i] <= 300000:
    running += loan_sorted['amount'][i]
    ids.append((int(loan_sorted['loan_id'][i]), int(running)))
    i += 1
result = pd.DataFrame(ids, columns=['loan_id', 'running_total'])
