import pandas as pd
import numpy as np
import datetime
from typing import Optional, List

account = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6, 7],
    'district_id': [18, 1, 5, 12, 15, 18, 77],
    'frequency': ['POPLATEK MESICNE', 'POPLATEK MESICNE', 'POPLATEK TYDNE', 'POPLATEK MESICNE', 'POPLATEK PO OBRATU', 'POPLATEK TYDNE', None],
    'date': ['1995-03-24', '1993-02-26', '1997-07-07', '1996-02-21', '1997-05-30', '1994-09-27', '1996-11-24'],
})

client = pd.DataFrame({
    'client_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'gender': ['F', 'M', 'F', 'M', 'F', 'm', None, 'F'],
    'birth_date': ['1970-12-13', '1945-02-04', '1940-10-09', '1956-12-01', '1960-07-03', '1919-09-22', '1929-01-25', '1970-12-13'],
    'district_id': [18, 1, 1, 5, 5, 12, 15, 18],
})

loan = pd.DataFrame({
    'loan_id': [4959, 4961, 4962, 4967, 4968, 4973, 5001],
    'account_id': [2, 3, 5, 4, 1, 2, 99],
    'date': ['1994-01-05', '1996-04-29', '1997-12-08', '1998-10-14', '1998-04-19', '1997-06-02', '1998-01-01'],
    'amount': [80952, 30276, 30276, 318480, 110736, 165960, 5000],
    'duration': [24, 12, 12, 60, 48, 24, 12],
    'payments': [3373.0, 2523.0, 2523.0, 5308.0, 2307.0, 6915.0, np.nan],
    'status': ['A', 'B', 'A', 'D', 'C', 'A', 'C'],
})

district = pd.DataFrame({
    'district_id': [1, 5, 12, 15, 18, 20],
    'A2': ['Hl.m. Praha', 'Kolin', 'Pribram', 'Cesky Krumlov', 'Jindrichuv Hradec', 'Pisek'],
    'A3': ['Prague', 'central Bohemia', 'central Bohemia', 'south Bohemia', 'south Bohemia', 'south Bohemia'],
    'A4': ['1204953', '95616', '107870', '58796', '93931', '70699'],
    'A11': [12541, 9307, 8754, 9045, 8427, 8968],
    'A12': [0.2, 3.8, 3.8, 3.1, np.nan, 2.8],
    'A13': [0.43, 4.43, 4.31, 3.6, 1.54, 3.35],
})

# case: approved-women-avg
def avg_salary_by_gender(client: pd.DataFrame, district: pd.DataFrame) -> pd.Series:
    """Average district salary (A11) by client gender."""
    df = client.merge(district, on='district_id', how='left')
    df['gender'] = df['gender'].str.upper()
    return df.groupby('gender')['A11'].mean()

result = avg_salary_by_gender(client, district)
# case: weekly-accounts-south
def weekly_accounts(account, district, region='south Bohemia'):
    merged = account.merge(district[['district_id', 'A3']], on='district_id')
    return merged[(merged['frequency'] == 'POPLATEK TYDNE') & (merged['A3'] == region)]['account_id'].tolist()

result = weekly_accounts(account, district)
# case: biggest-loan-client-date
def biggest_loan(loan: pd.DataFrame) -> pd.Series:
    return loan.loc[loan['amount'].idxmax()]

result = biggest_loan(loan)
# case: oldest-female
def oldest_female_id(client: pd.DataFrame) -> int:
    """
    Find the id of the oldest female client.

    Args:
        client: client table with gender and birth_date.

    Returns:
        int: client id
    """
    df = client.copy()
    df['birth_date'] = pd.to_datetime(df['birth_date'])
    females = df[df['gender'] == 'F']
    return females.sort_values('birth_date', ascending=True).iloc[0]['client_id']

result = oldest_female_id(client)
# case: unemployment-increment
def unemployment_increment(district, loan, account):
    d = account.merge(district, on='district_id').merge(loan, on='account_id')
    d = d[d['status'] == 'D']
    d['increment'] = (d['A13'] - d['A12']) * 100 / d['A12']
    return d[['A2', 'increment']].round(3)

result = unemployment_increment(district, loan, account)
# case: status-share
def running_loan_share(loan):
    """Percentage of loan amount by status."""
    total = loan['amount'].sum()
    return loan.groupby('status')['amount'].sum().div(total).mul(100).round(2).to_dict()

result = running_loan_share(loan)
# case: accounts-opened-1996
def opened_in(account: pd.DataFrame, year: int) -> pd.DataFrame:
    return account[account['date'].str.startswith(str(year))]

result = opened_in(account, 1996)
# case: loans-per-year
def loans_per_year(loan):
    years = pd.DatetimeIndex(loan['date']).year
    return loan.groupby(years).agg(n=('loan_id', 'count'), total=('amount', 'sum'))

result = loans_per_year(loan)
# case: date-diff-open-loan
def days_until_loan(account, loan):
    """Number of days between opening an account and getting a loan."""
    df = pd.merge(account, loan, on='account_id', suffixes=('_acc', '_loan'))
    df['days'] = (pd.to_datetime(df['date_loan']) - pd.to_datetime(df['date_acc'])).dt.days
    return df[['account_id', 'loan_id', 'days']]

result = days_until_loan(account, loan)
# case: suffix-keyerror
def latest_loan_date(account, loan):
    df = account.merge(loan, on='account_id')
    return df['date'].max()

result = latest_loan_date(account, loan)
# case: district-population-filter
def big_districts(district: pd.DataFrame, min_pop: int = 90000) -> list:
    district = district.astype({'A4': 'int64'})
    return district[district['A4'] > min_pop].sort_values('A4', ascending=False)['A2'].to_list()

result = big_districts(district)
# case: string-sort-population
def most_inhabitants(district):
    # wrong but plausible: A4 is stored as text
    return district.sort_values('A4', ascending=False).head(1)['A2'].item()

result = most_inhabitants(district)
# case: age-at-reference
def age_on(client: pd.DataFrame, ref: datetime.date = datetime.date(1999, 1, 1)) -> pd.DataFrame:
    births = pd.to_datetime(client['birth_date'])
    age = ref.year - births.dt.year - ((births.dt.month > ref.month) | ((births.dt.month == ref.month) & (births.dt.day > ref.day))).astype(int)
    return client[['client_id']].assign(age=age)

result = age_on(client)
# case: orphan-loans
def orphan_loans(loan, account):
    """Loans whose account does not exist."""
    check = loan.merge(account[['account_id']], how='left', on='account_id', indicator='src')
    return check.query("src == 'left_only'").drop(columns='src')

result = orphan_loans(loan, account)
# case: payments-mismatch
def check_payments(loan: pd.DataFrame) -> pd.DataFrame:
    calc = loan['amount'] / loan['duration']
    diff = ~np.isclose(calc, loan['payments'])
    return loan.loc[diff, ['loan_id', 'amount', 'duration', 'payments']]

result = check_payments(loan)
# case: amount-range-label
def label_amounts(loan):
    bins = [0, 50000, 150000, np.inf]
    labels = ['small', 'medium', 'large']
    out = loan[['loan_id', 'amount']].copy()
    out['size'] = pd.cut(out['amount'], bins=bins, labels=labels)
    return out.groupby('size', observed=False)['loan_id'].count()

result = label_amounts(loan)
# case: highest-salary-region
def region_with_highest_salary(district):
    g = district.groupby('A3')['A11'].mean()
    return g[g == g.max()].index[0]

result = region_with_highest_salary(district)
# case: clients-same-birth
def twins(client: pd.DataFrame) -> List[list]:
    """Groups of clients with the same birth date."""
    groups = client.groupby('birth_date')['client_id'].agg(list)
    return groups[groups.map(len) > 1].tolist()

result = twins(client)
# case: female-percent-by-district
def female_pct(client, district):
    m = client.merge(district[['district_id', 'A2']], on='district_id')
    m['is_f'] = np.where(m['gender'] == 'F', 1, 0)
    pct = m.groupby('A2')['is_f'].mean() * 100
    return pct.sort_values(ascending=False)

result = female_pct(client, district)
# case: int-text-compare
def populous(district):
    """Districts with more than 100000 inhabitants."""
    return district.loc[district['A4'] > 100000, 'A2']

result = populous(district)
# case: cumulative-loans
def cumulative_amount(loan):
    s = loan.assign(date=pd.to_datetime(loan['date'])).sort_values('date').set_index('date')['amount'].cumsum()
    return s

result = cumulative_amount(loan)
# case: translate-frequency
def translate(account):
    mapping = {'POPLATEK MESICNE': 'monthly', 'POPLATEK TYDNE': 'weekly', 'POPLATEK PO OBRATU': 'after transaction'}
    return account['frequency'].replace(mapping).value_counts(dropna=False)

result = translate(account)
# case: second-largest-loan
def nth_largest(loan: pd.DataFrame, n: int = 2) -> Optional[int]:
    unique_amounts = sorted(loan['amount'].unique(), reverse=True)
    if len(unique_amounts) < n:
        return None
    return int(unique_amounts[n - 1])

result = nth_largest(loan)
# case: region-summary-join
def region_report(account, loan, district):
    """For every region: number of accounts, number of loans and average loan amount."""
    base = account.merge(district, on='district_id', how='left').merge(loan, on='account_id', how='left', suffixes=('', '_l'))
    report = base.groupby('A3', dropna=False).agg(
        accounts=('account_id', 'nunique'),
        loans=('loan_id', 'count'),
        avg_amount=('amount', 'mean'),
    )
    report['avg_amount'] = report['avg_amount'].fillna(0).round(2)
    return report.reset_index()

result = region_report(account, loan, district)
