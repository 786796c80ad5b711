import pandas as pd
import numpy as np

# BIRD financial: account, client, disp, district, loan, trans
district_df = pd.DataFrame({
    'district_id': [1, 2, 3, 4, 5],
    'A2': ['Hl.m. Praha', 'Benesov', ' Beroun', 'Kladno ', 'Jesenik'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'central Bohemia', 'north Moravia'],
    'A4': ['1204953', '88884', '75232', '149893', None],
    'A11': [12541, 8507, 8980, 9753, 8187],
    'A12': [0.2, 1.6, 1.9, 4.6, np.nan],
    'A13': [0.43, 1.85, 2.21, 5.05, 7.01],
    'A15': [85677.0, 2159.0, 2824.0, 5244.0, np.nan],
    'A16': [99107, 2674, 2813, 5892, 1358],
})

account_df = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'district_id': [1, 1, 2, 3, 3, 4, 5, 2],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'poplatek mesicne',
                  'POPLATEK PO OBRATU', 'POPLATEK MESICNE', 'POPLATEK TYDNE', None],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24', '1995-09-21'],
})

client_df = pd.DataFrame({
    'client_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'gender': ['F', 'M', 'F', 'M', 'F', 'F', 'M', None, 'M'],
    'birth_date': ['1970-12-13', '1945-02-04', '1940-10-09', '1956-12-01', '1960-07-03', '1960-07-03', '1929-01-08', '1938-02-21', '1980-05-16'],
    'district_id': [1, 1, 2, 3, 3, 4, 5, 2, 1],
})

disp_df = pd.DataFrame({
    'disp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'client_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'account_id': [1, 2, 2, 3, 4, 5, 6, 7, 8],
    'type': ['OWNER', 'OWNER', 'DISPONENT', 'OWNER', 'OWNER', 'OWNER', 'OWNER', 'OWNER', 'OWNER'],
})

loan_df = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973, 4986],
    'account_id': [2, 3, 4, 5, 6, 7, 1],
    'date': ['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', '1998-04-19', '1996-05-02', '1997-08-10'],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960, 102876],
    'duration': [24, 12, 12, 60, 48, 24, 12],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0, np.nan],
    'status': ['A', 'B', 'A', 'D', 'C', 'A', 'C'],
})

trans_df = pd.DataFrame({
    'trans_id': [1, 5, 6, 7, 8, 21, 22, 23, 24, 25],
    'account_id': [1, 1, 1, 2, 2, 3, 3, 5, 5, 7],
    'date': ['950324', '950413', '950513', '930226', '930312', '970707', '980101', '970530', '980214', '961124'],
    'type': ['PRIJEM', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'VYDAJ', 'PRIJEM', 'VYBER', 'PRIJEM', 'VYDAJ', 'PRIJEM'],
    'operation': ['VKLAD', 'PREVOD Z UCTU', 'VYBER', 'VKLAD', 'VYBER KARTOU', 'VKLAD', 'VYBER', None, 'PREVOD NA UCET', ''],
    'amount': ['1000', '3679', '200.5', '1100', '20,236', '900', '14.6', '500', '3300', '0'],
    'balance': [1000, 4679, 4478, 1100, 20977, 900, 885, 500, -2800, 0],
})
# case: weekly-issuance-share
# Percentage of accounts with weekly issuance per district
df = account_df.merge(district_df, on='district_id', how='inner')
df['A2'] = df['A2'].str.strip()
df['is_weekly'] = np.where(df['frequency'] == 'POPLATEK TYDNE', 1, 0)
result = (
    df.groupby('A2')
      .agg(weekly=('is_weekly', 'sum'), total=('account_id', 'count'))
      .assign(pct=lambda d: (d['weekly'] * 100.0 / d['total']).round(2))
      .reset_index()
      .sort_values(['pct', 'A2'], ascending=[False, True])
      .reset_index(drop=True)
)
# case: gender-gap-average-salary
# Oldest female client vs. youngest male client: average salary gap of districts
c = client_df.copy()
c['birth_date'] = pd.to_datetime(c['birth_date'])
m = c.merge(district_df[['district_id', 'A11']], on='district_id')
females = m[m['gender'] == 'F'].sort_values(['birth_date', 'client_id'])
males = m[m['gender'] == 'M'].sort_values('birth_date', ascending=False)
gap = females['A11'].iloc[0] - males['A11'].iloc[0]
result = pd.DataFrame({
    'oldest_female': [females['client_id'].iloc[0]],
    'youngest_male': [males['client_id'].iloc[0]],
    'salary_gap': [gap],
})
# case: unemployment-increment
# Unemployment rate increment from 1995 to 1996 for accounts with loans in debt (status D)
merged = loan_df.merge(account_df, on='account_id', suffixes=('_loan', '_acc')).merge(district_df, on='district_id')
debt = merged.query("status == 'D' or status == 'B'").copy()
debt['increment_pct'] = (debt['A13'] - debt['A12']) / debt['A12'] * 100
result = debt[['loan_id', 'A2', 'increment_pct']].round(3)
# case: loan-status-labels
status_map = {
    'A': 'finished, no problems',
    'B': 'finished, loan not paid',
    'C': 'running, OK so far',
    'D': 'running, client in debt',
}
tmp = loan_df.assign(status_text=loan_df['status'].map(status_map))
result = (
    tmp.groupby('status_text', as_index=False)
       .agg(n=('loan_id', 'size'), total_amount=('amount', 'sum'), avg_payment=('payments', 'mean'))
       .sort_values('total_amount', ascending=False)
)
result['share'] = (result['total_amount'] / result['total_amount'].sum() * 100).map('{:.1f}%'.format)
# case: crime-growth-null-safe
d = district_df[['A2', 'A15', 'A16']].rename(columns={'A2': 'district', 'A15': 'crimes_95', 'A16': 'crimes_96'})
d['district'] = d['district'].str.strip()
d['diff'] = d['crimes_96'] - d['crimes_95']
d['growth'] = (d['diff'] / d['crimes_95'].replace(0, np.nan) * 100).round(2)
d['trend'] = np.select(
    [d['growth'].isna(), d['growth'] > 15, d['growth'] > 0],
    ['unknown', 'sharp increase', 'increase'],
    default='decrease',
)
result = d.sort_values('growth', ascending=False, na_position='last')
# case: yymmdd-trans-years
# trans.date is stored as YYMMDD
t = trans_df.copy()
t['dt'] = pd.to_datetime(t['date'], format='%y%m%d')
t['amount'] = pd.to_numeric(t['amount'].str.replace(',', '', regex=False))
t['signed'] = t['amount'].where(t['type'] == 'PRIJEM', -t['amount'])
result = t.groupby(t['dt'].dt.year.rename('year'))['signed'].agg(['count', 'sum']).reset_index()
# case: owner-age-at-loan
owners = disp_df[disp_df['type'] == 'OWNER']
x = (loan_df.merge(owners[['account_id', 'client_id']], on='account_id')
            .merge(client_df[['client_id', 'gender', 'birth_date']], on='client_id'))
x['date'] = pd.to_datetime(x['date'])
x['birth_date'] = pd.to_datetime(x['birth_date'])
had_bday = (x['date'].dt.month * 100 + x['date'].dt.day) >= (x['birth_date'].dt.month * 100 + x['birth_date'].dt.day)
x['age'] = x['date'].dt.year - x['birth_date'].dt.year - (~had_bday).astype(int)
result = x[['loan_id', 'client_id', 'gender', 'age']].sort_values('age')
# case: top-loan-amounts-with-ties
loan_df['rnk'] = loan_df['amount'].rank(method='min', ascending=True).astype(int)
result = loan_df.loc[loan_df['rnk'] <= 2, ['loan_id', 'amount', 'rnk']].sort_values(['rnk', 'loan_id']).reset_index(drop=True)
# case: male-percentage-by-region
# percentage of male clients by region
j = client_df.merge(district_df[['district_id', 'A3']], on='district_id', how='left')
pct = j.groupby('A3')['gender'].apply(lambda s: (s == 'M').sum() * 100 / s.count() if s.count() else None)
result = pct.rename('male_pct').reset_index()
# case: account-opened-and-loan-same-year
a = account_df.assign(opened=pd.to_datetime(account_df['date'])).drop(columns='date')
l = loan_df.assign(granted=pd.to_datetime(loan_df['date'])).drop(columns='date')
z = a.merge(l, on='account_id', how='inner')
z['days_to_loan'] = (z['granted'] - z['opened']).dt.days
z['same_year'] = z['granted'].dt.year.eq(z['opened'].dt.year)
result = z.loc[z['days_to_loan'] >= 0, ['account_id', 'loan_id', 'days_to_loan', 'same_year']].sort_values('days_to_loan', ascending=False)
# case: frequency-clean-pivot
f = account_df.copy()
f['frequency'] = f['frequency'].str.upper().fillna('UNKNOWN')
f['frequency'] = f['frequency'].replace({
    'POPLATEK MESICNE': 'monthly',
    'POPLATEK TYDNE': 'weekly',
    'POPLATEK PO OBRATU': 'after transaction',
})
f['year'] = f['date'].str[:4].astype(int)
result = pd.crosstab(f['frequency'], f['year'])
# case: population-text-to-number
dd = district_df.copy()
dd['A4'] = pd.to_numeric(dd['A4'], errors='coerce')
north = dd.loc[dd['A3'].str.contains('north', case=False), 'A4'].sum()
central = dd.loc[dd['A3'].str.startswith('central'), 'A4'].sum()
ratio = central / north if north else None
result = {'north': float(north), 'central': float(central), 'ratio': ratio}
# case: accounts-without-loans
with_flag = account_df.merge(loan_df[['account_id', 'loan_id']], on='account_id', how='left', indicator=True)
no_loan = with_flag[with_flag['_merge'] == 'left_only']
result = no_loan[['account_id', 'frequency', 'date']].sort_values('date').reset_index(drop=True)
# case: balance-swing-per-account
tr = trans_df.sort_values(['account_id', 'date'])
tr['prev_balance'] = tr.groupby('account_id')['balance'].shift(1)
tr['change'] = tr['balance'] - tr['prev_balance']
tr['change_pct'] = np.where(tr['prev_balance'] == 0, np.nan, tr['change'] / tr['prev_balance'] * 100)
result = tr.dropna(subset=['prev_balance'])[['account_id', 'date', 'prev_balance', 'balance', 'change_pct']].round({'change_pct': 1})
