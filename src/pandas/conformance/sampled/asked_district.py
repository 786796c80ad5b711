import pandas as pd
import numpy as np
from datetime import datetime

district = pd.DataFrame({
    'district_id': [1, 5, 12, 18, 21, 70],
    'A2': ['Hl.m. Praha', 'Kolin', 'Pribram', 'Pisek', 'Tabor', 'Karvina'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'south Bohemia', 'south Bohemia', 'north Moravia'],
    'A4': ['1204953', '95616', '107870', '70699', '103347', '285387'],
    'A11': [12541, 9307, 8754, 8968, 9104, 10177],
    'A12': [0.2, 3.8, 3.8, 2.8, 1.5, np.nan],
    'A13': [0.43, 4.43, 4.31, 3.35, 2.07, 7.75],
})
client = pd.DataFrame({
    'client_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'gender': ['F', 'M', 'F', 'M', 'F', 'F', 'M', 'm', None, 'M'],
    'birth_date': ['1970-12-13', '1945-02-04', '1940-10-09', '1956-12-01', '1960-07-03', '1919-09-22', '1929-01-25', '1938-02-21', '1935-10-16', '1956-12-01'],
    'district_id': [18, 1, 1, 5, 5, 12, 70, 21, 70, 99],
})
account = pd.DataFrame({
    'account_id': [10, 20, 30, 40, 50, 60, 70],
    'district_id': [18, 1, 5, 12, 70, 21, 1],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'POPLATEK PO OBRATU', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'POPLATEK MESICNE'],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1997-11-24'],
})
loan = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973, 4986],
    'account_id': [20, 10, 30, 40, 50, 60, 77],
    'date': ['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', '1998-04-19', '1996-05-02', '1997-08-10'],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960, 102876],
    'duration': [24, 12, 12, 60, 48, 24, 12],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0, 8573.0],
    'status': ['A', 'B', 'A', 'D', 'C', 'A', 'B'],
})
disp = pd.DataFrame({
    'disp_id': range(1, 10),
    'client_id': [1, 2, 3, 4, 5, 6, 7, 8, 11],
    'account_id': [10, 20, 20, 30, 30, 40, 50, 60, 70],
    'type': ['OWNER', 'OWNER', 'DISPONENT', 'OWNER', 'DISPONENT', 'OWNER', 'OWNER', 'OWNER', 'OWNER'],
})

# case: accounts-in-region-with-choice
# How many accounts who choose issuance after transaction are staying in central Bohemia?
acc = account.merge(district, on='district_id')
result = len(acc[(acc['A3'] == 'central Bohemia') & (acc['frequency'] == 'POPLATEK PO OBRATU')])
# case: unemployment-increment-rate
# evidence: unemployment increment rate = (A13 - A12) / A12 * 100
ratio = (district['A13'] - district['A12']) / district['A12'] * 100
result = pd.Series(ratio.values, index=district['A2'], name='increment').sort_values(ascending=False).round(2)
# case: pct-male-clients
result = client['gender'].eq('M').sum() * 100.0 / client['gender'].count()
# case: gender-normalized-percentage
g = client['gender'].str.upper()
result = g.value_counts(normalize=True, dropna=False).mul(100).round(1)
# case: running-loan-amount-pct
# evidence: status C = running contract OK; percentage of amount
result = loan.loc[loan['status'].isin(['C', 'D']), 'amount'].sum() / loan['amount'].sum() * 100
# case: youngest-female-lowest-salary
f = client[client['gender'] == 'F'].merge(district, on='district_id', how='left')
f['birth_date'] = pd.to_datetime(f['birth_date'])
lowest = f['A11'].min()
result = f[f['A11'] == lowest].sort_values('birth_date', ascending=False)['client_id'].iloc[0]
# case: oldest-client-salary-gap
births = pd.to_datetime(client['birth_date'])
oldest_id = client.loc[births.idxmin(), 'district_id']
salary = district.set_index('district_id')['A11']
gap = salary.max() - salary.get(oldest_id)
result = (int(oldest_id), int(gap))
# case: loan-weekly-accounts-latest
weekly = account[account['frequency'].str.contains('TYDNE')]
m = weekly.merge(loan, on='account_id', suffixes=('_acc', '_loan'))
result = m[m['date_loan'] == m['date_loan'].max()][['account_id', 'date_acc', 'date_loan', 'amount']]
# case: days-between-opening-and-loan
m = loan.merge(account, on='account_id', how='left', suffixes=('_loan', '_open'))
m['wait'] = (pd.to_datetime(m['date_loan']) - pd.to_datetime(m['date_open'])).dt.days
result = m[['loan_id', 'wait']]
# case: age-at-1996-owner
owners = disp.query("type == 'OWNER'").merge(client, on='client_id')
owners['age'] = 1996 - owners['birth_date'].str[:4].astype(int)
result = owners.groupby('gender')['age'].agg(['min', 'max', 'mean'])
# case: population-text-sort-trap
result = district.sort_values('A4', ascending=False)['A2'].tolist()
# case: population-numeric-rank
pop = district['A4'].astype('int64')
result = district.assign(pop=pop, r=pop.rank(ascending=False).astype(int)).loc[:, ['A2', 'pop', 'r']].sort_values('r')
# case: avg-loan-per-status-having
s = loan.groupby('status').agg(total=('amount', 'sum'), avg=('amount', 'mean'), n=('loan_id', 'count'))
result = s[s['n'] > 1].sort_values('avg', ascending=False)
# case: loan-case-when-bucket
bins = [0, 50000, 150000, float('inf')]
loan2 = loan.assign(bucket=pd.cut(loan['amount'], bins=bins, labels=['small', 'medium', 'large']))
result = loan2.groupby('bucket', observed=False)['duration'].mean().to_dict()
# case: owners-and-disponents-pivot
p = disp.pivot_table(index='account_id', columns='type', values='client_id', aggfunc='count', fill_value=0)
result = p[(p['OWNER'] >= 1) & (p['DISPONENT'] >= 1)].index.tolist()
# case: growth-rate-loans-1996-1997
# evidence: growth rate = (1997 total - 1996 total) / 1996 total
y = pd.to_datetime(loan['date']).dt.year
tot = loan.groupby(y)['amount'].sum()
result = (tot.loc[1997] - tot.loc[1996]) / tot.loc[1996]
# case: payments-consistency
chk = np.isclose(loan['amount'] / loan['duration'], loan['payments'])
result = loan.loc[~chk, 'loan_id'].tolist()
# case: duration-wide-crosstab
result = pd.crosstab(loan['duration'], loan['status'], values=loan['amount'], aggfunc='sum', margins=True, margins_name='All')
# case: same-birthday-clients
dups = client[client.duplicated('birth_date', keep=False)]
result = list(dups[['client_id', 'birth_date']].itertuples(index=False, name=None))
# case: second-highest-payment
uniq = loan['payments'].drop_duplicates().sort_values(ascending=False)
result = {'second': uniq.iloc[1], 'ids': loan.loc[loan['payments'] == uniq.iloc[1], 'loan_id'].tolist()}
# case: eldest-by-strptime
ages = {}
for _, row in client.iterrows():
    b = datetime.strptime(row['birth_date'], '%Y-%m-%d')
    ref = datetime(1998, 12, 31)
    ages[row['client_id']] = ref.year - b.year - ((ref.month, ref.day) < (b.month, b.day))
result = sorted(ages.items(), key=lambda kv: (-kv[1], kv[0]))[:3]
# case: truth-value-and-mistake
result = loan[loan['status'] == 'A' and loan['amount'] > 50000]
