import pandas as pd
import numpy as np

account_df = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'district_id': [18, 1, 5, 12, 18, 1, 54, 5],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE',
                  'POPLATEK PO OBRATU', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'POPLATEK TYDNE'],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24', '1995-09-21'],
})

client_df = pd.DataFrame([
    (1, 'F', '1970-12-13', 18),
    (2, 'M', '1945-02-04', 1),
    (3, 'F', '1940-10-09', 1),
    (4, 'M', '1956-12-01', 5),
    (5, 'F', '1960-07-03', 5),
    (6, 'M', '1919-09-22', 12),
    (7, 'M', '1929-01-25', 15),
    (8, 'F', '1938-02-21', 51),
    (9, None, '1935-10-16', 54),
    (10, 'F', '1970-12-13', 18),
], columns=['client_id', 'gender', 'birth_date', 'district_id'])

disp_df = pd.DataFrame({
    'disp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'client_id': [1, 2, 3, 4, 5, 6, 7, 9, 10, 8],
    'account_id': [1, 2, 2, 3, 3, 4, 5, 6, 7, 99],
    'type': ['OWNER', 'OWNER', 'DISPONENT', 'OWNER', 'DISPONENT', 'OWNER', 'OWNER', 'OWNER', 'OWNER', 'owner'],
})

district_df = pd.DataFrame({
    'district_id': [1, 5, 12, 15, 18, 51, 54],
    'A2': ['Hl.m. Praha', 'Kolin', 'Pribram', 'Cesky Krumlov', 'Pisek', 'Trutnov', 'Brno - mesto'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'south Bohemia', 'south Bohemia', 'east Bohemia', 'south Moravia'],
    'A4': ['1204953', '95616', '107870', '58796', '70699', '121947', '387570'],
    'A11': [12541, 9307, 8754, 9045, 8968, 8541, 9897],
    'A12': [0.29, 3.85, 3.83, 3.13, 2.83, np.nan, 1.60],
    'A13': [0.43, 4.43, 4.31, 3.60, 3.35, 2.97, 1.96],
})

loan_df = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973],
    'account_id': [2, 4, 3, 6, 7, 8],
    'date': ['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', '1998-04-19', '1995-11-02'],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960],
    'duration': [24, 12, 12, 60, 48, 24],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0],
    'status': ['A', 'B', 'A', 'D', 'C', 'A'],
})

# case: loan-a-pct
# What percentage of loans with amount < 200000 are finished with no problem? status = 'A'
small = loan_df[loan_df['amount'] < 200000]
result = (small['status'] == 'A').sum() * 100.0 / small.shape[0]

# case: weekly-1996-plus
# How many accounts who choose issuance after transaction or weekly were opened in or after 1995, by region?
df = account_df.merge(district_df, on='district_id', how='inner')
df = df[df['frequency'].isin(['POPLATEK TYDNE', 'POPLATEK PO OBRATU']) & (df['date'].str[:4].astype(int) >= 1995)]
result = df.groupby('A3')['account_id'].nunique().reset_index(name='num_accounts')

# case: female-unemployment-growth
# List the district names of female owners, with the percentage increment of the unemployment rate 1995 -> 1996
# increment = (A13 - A12) / A12 * 100
def solve(client_df, disp_df, district_df):
    owners = disp_df[disp_df['type'].str.upper() == 'OWNER']
    merged = (client_df[client_df['gender'] == 'F']
              .merge(owners, on='client_id')
              .merge(district_df, on='district_id', how='left'))
    merged['increment'] = (merged['A13'] - merged['A12']) / merged['A12'] * 100
    return merged[['client_id', 'A2', 'increment']].sort_values('increment', ascending=False, na_position='last')

result = solve(client_df, disp_df, district_df).reset_index(drop=True)

# case: oldest-client-highest-salary
# What is the gender of the oldest clients who opened accounts in the highest average salary branch?
top_salary = district_df['A11'].max()
rich = district_df.loc[district_df['A11'] == top_salary, 'district_id']
candidates = client_df[client_df['district_id'].isin(rich)]
result = candidates.loc[candidates['birth_date'] == candidates['birth_date'].min(), 'gender'].tolist()

# case: age-at-loan
# How old was the owner of each account when the loan was approved? age in full years, dates as text
merged = (
    loan_df.rename(columns={'date': 'loan_date'})
    .merge(disp_df.query("type == 'OWNER'"), on='account_id')
    .merge(client_df, on='client_id')
)

def years_between(row):
    by, bm, bd = (int(x) for x in row['birth_date'].split('-'))
    ly, lm, ld = (int(x) for x in row['loan_date'].split('-'))
    return ly - by - ((lm, ld) < (bm, bd))

merged['age'] = merged.apply(years_between, axis=1)
result = merged[['loan_id', 'client_id', 'age']].sort_values(['age', 'loan_id'], ascending=[False, True])

# case: salary-gap
# Gap between the highest and lowest average salary among districts having at least one female client
female_districts = client_df.loc[client_df.gender.eq('F'), 'district_id'].unique()
sal = district_df.set_index('district_id').loc[female_districts, 'A11']
result = int(sal.max() - sal.min())

# case: population-share
# A4 (inhabitants) is stored as text. Percent of all inhabitants per region, rounded to 2 places
d = district_df.assign(A4=pd.to_numeric(district_df['A4']))
region = d.groupby('A3', as_index=False).agg(inhabitants=('A4', 'sum'), districts=('district_id', 'count'))
region['pct'] = (region['inhabitants'] / region['inhabitants'].sum() * 100).round(2)
result = region.sort_values('pct', ascending=False).reset_index(drop=True)

# case: population-text-mean
# Average number of inhabitants for districts in central Bohemia
result = district_df[district_df['A3'] == 'central Bohemia']['A4'].mean()

# case: accounts-no-loan
# Accounts EXCEPT accounts with a loan, ordered by opening date
no_loan = set(account_df['account_id']) - set(loan_df['account_id'])
result = (account_df[account_df['account_id'].isin(no_loan)]
          .sort_values('date')[['account_id', 'date']]
          .values.tolist())

# case: owner-and-disponent-intersect
# Accounts that have both an OWNER and a DISPONENT (INTERSECT)
owners = disp_df[disp_df['type'] == 'OWNER'][['account_id']]
disponents = disp_df[disp_df['type'] == 'DISPONENT'][['account_id']]
result = pd.merge(owners, disponents, how='inner').drop_duplicates()['account_id'].tolist()

# case: loans-by-year-status
# Number and average amount of loans by year and status, pivoted
loan_df['year'] = pd.to_datetime(loan_df['date']).dt.year
result = loan_df.pivot_table(index='year', columns='status', values='amount', aggfunc=['count', 'mean'], fill_value=0)

# case: largest-loan-tie
# Among accounts opened by males, which loan amounts are smallest? Include ties.
ml = (loan_df.merge(disp_df, on='account_id', suffixes=('', '_disp'))
      .merge(client_df[['client_id', 'gender']], on='client_id'))
ml = ml[(ml['gender'] == 'M') & (ml['type'] == 'OWNER')]
result = ml.nsmallest(1, 'amount', keep='all')[['loan_id', 'account_id', 'amount', 'gender']]

# case: date-suffix-mistake
# How many days passed between account opening and loan approval?
m = account_df.merge(loan_df, on='account_id')
m['days'] = (pd.to_datetime(m['date_y']) - pd.to_datetime(m['date'])).dt.days
result = m.set_index('account_id')['days'].to_dict()

# case: days-open-to-loan
m = account_df.merge(loan_df, on='account_id', suffixes=('_account', '_loan'))
m['days'] = (pd.to_datetime(m['date_loan']) - pd.to_datetime(m['date_account'])).dt.days
m['negative'] = m['days'] < 0
result = m.set_index('account_id')[['days', 'negative']].to_dict('index')

# case: duration-validity
# For loans with duration over 12 months, check payments * duration = amount; give the ratio by frequency
j = loan_df.query('duration > 12').merge(account_df[['account_id', 'frequency']], on='account_id')
j['ok'] = np.isclose(j['payments'] * j['duration'], j['amount'])
result = j.groupby('frequency').agg(
    n=('loan_id', 'size'),
    ok_ratio=('ok', 'mean'),
    max_amount=('amount', 'max'),
).sort_index()

# case: gender-crosstab
# Crosstab of client gender (unknown when missing) and birth decade
decade = client_df['birth_date'].str.slice(0, 3) + '0s'
result = pd.crosstab(client_df['gender'].fillna('unknown'), decade, margins=True)

