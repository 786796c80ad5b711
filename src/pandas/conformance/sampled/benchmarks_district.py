import pandas as pd
import numpy as np

# Czech bank database (financial)
district_df = pd.DataFrame({
    'district_id': [1, 2, 3, 5, 18, 74],
    'A2': ['Hl.m. Praha', 'Benesov', 'Beroun', 'Kolin', 'Pisek', 'Ostrava - mesto'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'central Bohemia', 'south Bohemia', 'north Moravia'],
    'A4': ['1204953', '88884', '75232', '95616', '70699', '323870'],
    'A10': [100.0, 46.7, 41.7, 51.4, 65.3, 100.0],
    'A11': [12541, 8507, 8980, 9307, 8968, 10673],
    'A12': [0.2, 1.6, 1.9, 3.8, 2.8, np.nan],
    'A13': [0.43, 1.85, 2.21, 4.43, 3.35, 5.44],
    'A15': [85677.0, 2159.0, 2824.0, 2616.0, 1740.0, np.nan],
    'A16': [99107, 2674, 2813, 3040, 1910, 18782],
})

client_df = pd.DataFrame({
    'client_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'gender': ['F', 'M', 'F', 'M', 'F', 'M', 'M', 'F', 'F', 'M'],
    'birth_date': ['1970-12-13', '1945-02-04', '1940-10-09', '1956-12-01', '1960-07-03', '1919-09-22', '1929-01-25',
                   '1938-02-21', '1935-10-16', '1943-05-01'],
    'district_id': [18, 1, 1, 5, 5, 74, 2, 3, 1, 74],
})

account_df = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'district_id': [18, 1, 5, 5, 2, 74, 1, 3],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK MESICNE', 'POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE',
                  'POPLATEK PO OBRATU', 'POPLATEK TYDNE', 'POPLATEK MESICNE'],
    'date': [950324, 930226, 970707, 960221, 970530, 940927, 961124, 950921],
})

disp_df = pd.DataFrame({
    'disp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'client_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'account_id': [1, 2, 2, 3, 3, 4, 5, 6, 7, 8],
    'type': ['OWNER', 'OWNER', 'DISPONENT', 'OWNER', 'DISPONENT', 'OWNER', 'OWNER', 'OWNER', 'OWNER', 'OWNER'],
})

loan_df = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973, 4986],
    'account_id': [2, 3, 4, 6, 7, 8, 1],
    'date': ['940105', '960429', '971208', '981014', '980419', '960502', '970810'],
    'amount': [80952, 30276, 318480, 110736, 30276, 165960, 102876],
    'duration': [24, 12, 60, 48, 12, 24, 12],
    'payments': [3373.0, 2523.0, 5308.0, 2307.0, 2523.0, 6915.0, 8573.0],
    'status': ['A', 'B', 'D', 'C', 'A', 'A', 'C'],
})

trans_df = pd.DataFrame({
    'trans_id': [1, 5, 199, 201, 276, 277, 279, 3530438, 3530440, 3530441, 280, 300],
    'account_id': [1, 1, 2, 2, 3, 3, 3, 4, 4, 6, 2, 7],
    'date': ['1995-03-24', '1995-04-13', '1993-02-26', '1993-03-28', '1997-07-07', '1997-07-31', '1997-08-15', '1996-03-31',
             '1996-04-30', '1995-01-31', '1993-04-27', '1998-12-31'],
    'type': ['PRIJEM', 'PRIJEM', 'PRIJEM', 'PRIJEM', 'PRIJEM', 'VYDAJ', 'VYDAJ', 'PRIJEM', 'VYDAJ', 'VYBER', 'VYDAJ', 'PRIJEM'],
    'operation': ['VKLAD', 'PREVOD Z UCTU', 'VKLAD', 'VKLAD', 'VKLAD', 'PREVOD NA UCET', 'VYBER', None, 'VYBER KARTOU', 'VYBER', 'VYBER', None],
    'amount': [1000, 3679, 1100, 20236, 700, 2523, 900, 28, 3300, 500, 7266, 135],
    'balance': [1000, 4679, 1100, 21336, 700, -1823, 12900, 6028, 2728, 14100, 14070, 21050],
    'k_symbol': [None, None, None, None, None, 'UVER', ' ', 'UROK', None, None, 'SIPO', 'UROK'],
    'bank': [None, 'AB', None, None, None, 'YZ', None, None, None, None, None, None],
})

card_df = pd.DataFrame({
    'card_id': [1, 2, 3, 7],
    'disp_id': [1, 2, 6, 9],
    'type': ['gold', 'classic', 'junior', 'classic'],
    'issued': ['981016 00:00:00', '960313 00:00:00', '970902 00:00:00', '941126 00:00:00'],
})
# case: loans-1997-weekly-lowest
acc = account_df.loc[account_df['frequency'] == 'POPLATEK TYDNE']
ln = loan_df.assign(loan_date=pd.to_datetime(loan_df['date'], format='%y%m%d'))
x = ln.merge(acc, on='account_id', suffixes=('_loan', '_acc'))
result = x[x['loan_date'].dt.year == 1997].sort_values('amount').head(1)[['account_id', 'loan_id', 'amount', 'loan_date']]
# case: oldest-female-lowest-salary
c = client_df.merge(district_df, on='district_id')
c['birth_date'] = pd.to_datetime(c['birth_date'])
females = c[c.gender == 'F']
oldest = females[females.birth_date == females.birth_date.min()]
youngest = females[females.birth_date == females.birth_date.max()]
result = {
    'oldest_client': oldest['client_id'].tolist(),
    'oldest_avg_salary': int(oldest['A11'].iloc[0]),
    'salary_gap': int(c['A11'].max() - c['A11'].min()),
    'youngest_region': youngest['A3'].iloc[0],
}
# case: male-percentage-by-region
g = client_df.join(district_df.set_index('district_id')['A3'], on='district_id')
result = (g.assign(is_m=(g['gender'] == 'M').astype(int))
           .groupby('A3')['is_m']
           .agg(['sum', 'count'])
           .assign(pct=lambda d: d['sum'] * 100.0 / d['count'])
           .rename(columns={'sum': 'male', 'count': 'clients'})
           .sort_values('pct', ascending=False))
# case: unemployment-increment
d = district_df.copy()
d['increment_rate'] = (d['A13'] - d['A12']) / d['A12'] * 100
l = loan_df[loan_df['status'] == 'D'].merge(account_df[['account_id', 'district_id']], on='account_id')
result = l.merge(d[['district_id', 'A2', 'increment_rate']], on='district_id')[['loan_id', 'A2', 'increment_rate']]
# case: running-balance-check
t = trans_df.copy()
t['date'] = pd.to_datetime(t['date'])
t = t.sort_values(['account_id', 'date', 'trans_id'])
sign = np.where(t['type'] == 'PRIJEM', 1, -1)
t['signed'] = t['amount'] * sign
t['running'] = t.groupby('account_id')['signed'].cumsum()
t['mismatch'] = t['running'] != t['balance']
result = t[['account_id', 'date', 'signed', 'running', 'balance', 'mismatch']].reset_index(drop=True)
# case: account-open-year-counts
account_df['open_date'] = pd.to_datetime(account_df['date'].astype(str), format='%y%m%d')
pv = account_df.pivot_table(index=account_df['open_date'].dt.year, columns='frequency', values='account_id', aggfunc='count', fill_value=0)
pv.index.name = 'year'
pv.columns.name = None
result = pv.reset_index()
# case: owners-with-gold-or-classic
res = (card_df[card_df['type'].isin(['gold', 'classic'])]
       .merge(disp_df, on='disp_id', suffixes=('_card', '_disp'))
       .merge(client_df, on='client_id'))
res['issued_date'] = pd.to_datetime(res['issued'].str.split(' ').str[0], format='%y%m%d')
res['age_at_issue'] = res['issued_date'].dt.year - pd.to_datetime(res['birth_date']).dt.year
res = res.query("type_disp == 'OWNER'")
result = res[['client_id', 'gender', 'type_card', 'issued_date', 'age_at_issue']].sort_values('client_id')
# case: good-loan-share
status_amt = loan_df.groupby('status')['amount'].sum()
good = status_amt.reindex(['A', 'C']).sum()
result = round(good / status_amt.sum() * 100, 3)
# case: withdrawal-avg-without-card-1990s
cond = (trans_df['type'].isin(['VYDAJ', 'VYBER'])) & (trans_df['operation'].fillna('') != 'VYBER KARTOU')
sub = trans_df[cond]
by_month = sub.groupby(sub['date'].str[:7])['amount'].agg(['mean', 'max', 'size'])
by_month['pct_change'] = by_month['mean'].pct_change().round(3)
result = by_month
# case: population-numeric-ranking
pop = district_df[['A2', 'A3', 'A4', 'A15', 'A16']].copy()
pop['A4'] = pd.to_numeric(pop['A4'])
pop['crimes_per_1000'] = (pop['A16'] / pop['A4'] * 1000).round(2)
pop['crime_growth'] = np.where(pop['A15'].isna(), None, (pop['A16'] - pop['A15']))
pop.insert(0, 'rk', pop['A4'].rank(ascending=False).astype(int))
result = pop.sort_values('rk')
# case: accounts-without-loan
left = account_df.merge(loan_df[['account_id', 'loan_id']], on='account_id', how='left', indicator=True)
no_loan = left[left['_merge'] == 'left_only'].drop(columns=['_merge', 'loan_id'])
both = set(account_df['account_id']) & set(loan_df['account_id'])
result = (no_loan, len(both) / len(account_df))
# case: top-ksymbol-per-account
k = trans_df.copy()
k['k_symbol'] = k['k_symbol'].str.strip().replace('', np.nan).fillna('UNKNOWN')
tot = k.groupby(['account_id', 'k_symbol'])['amount'].sum().reset_index(name='total_amount')
idx = tot.groupby('account_id')['total_amount'].idxmax()
mapping = {'UVER': 'loan payment', 'UROK': 'interest credited', 'SIPO': 'household payment', 'UNKNOWN': 'n/a'}
best = tot.loc[idx].copy()
best['meaning'] = best['k_symbol'].map(mapping)
result = best.reset_index(drop=True)
