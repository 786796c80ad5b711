import pandas as pd
import numpy as np
import re
import itertools
from typing import Optional, List, Tuple

customers = pd.DataFrame({
    'CustomerID': [3, 5, 6, 7, 9, 11, 12, 13],
    'Segment': ['SME', 'LAM', 'SME', 'LAM', 'SME', 'KAM', 'sme', None],
    'Currency': ['EUR', 'EUR', 'EUR', 'EUR', 'CZK', 'CZK', 'CZK ', 'EUR'],
})

yearmonth = pd.DataFrame({
    'CustomerID': [5, 5, 5, 6, 6, 9, 9, 11, 11, 12, 40, 7, 6],
    'Date': ['201207', '201302', '201303', '201203', '201207', '201201', '201301', '201206', '201306', '201310', '201211', '201112', '201203'],
    'Consumption': [528.3, 1598.28, 1931.36, 29.19, 1120.0, 8.51, -20.5, 33510.0, 2980.75, np.nan, 1.0, 0.0, 29.19],
})

gasstations = pd.DataFrame({
    'GasStationID': [44, 45, 46, 47, 48, 49],
    'ChainID': [13, 6, 23, 33, 4, 13],
    'Country': ['CZE', 'CZE', 'SVK', 'CZE', 'SVK', 'CZE'],
    'Segment': ['Value for money', 'Premium', 'Other', 'Premium', 'Discount', 'Value for money'],
})

transactions = pd.DataFrame({
    'TransactionID': list(range(1, 13)),
    'Date': ['2012-08-24', '2012-08-24', '2012-08-23', '24/08/2012', '2012-08-25', '2012-08-26', '2012-08-26', '2012-08-24', '2012-08-25', None, '2012-08-23', '2012-08-26'],
    'Time': ['09:41:00', '10:03:00', '13:53:00', '08:49:00', '08:56:00', '21:20:00', '', '00:05:00', '12:30:00', '07:00:00', '16:10:30', '23:59:59'],
    'CustomerID': [5, 6, 7, 9, 9, 11, 3, 3, 31543, 5, 6, 11],
    'GasStationID': [44, 45, 46, 47, 47, 48, 44, 45, 49, 50, 46, 44],
    'Amount': [28, 18, 1, 5, 4, 0, 11, 42, 10, 7, -3, 1000],
    'Price': [672.64, 430.72, 121.99, 120.74, 95.0, 0.0, 310.4, 1002.0, 99.9, 200.0, -88.5, 24500.5],
})

# case: euro-czk-ratio
def euro_czk_ratio(customers: pd.DataFrame) -> float:
    """
    Calculate the ratio of customers who pay in EUR against customers who pay in CZK.

    Returns
    -------
    float
        The ratio, or NaN when there is no CZK customer.
    """
    eur = len(customers[customers['Currency'] == 'EUR'])
    czk = len(customers[customers['Currency'] == 'CZK'])
    if czk == 0:
        return float('nan')
    return eur / czk

result = euro_czk_ratio(customers)
# case: least-consumption-lam
def least_consumption(customers, yearmonth, segment='LAM', year='2012'):
    df = pd.merge(customers, yearmonth, on='CustomerID')
    df = df[(df['Segment'] == segment) & (df['Date'].str[:4] == year)]
    total = df.groupby('CustomerID')['Consumption'].sum()
    return total.idxmin() if not total.empty else None

result = least_consumption(customers, yearmonth)
# case: avg-monthly-sme-2013
def avg_monthly_consumption(customers, yearmonth):
    sme = customers[customers['Segment'].str.upper() == 'SME']
    y = yearmonth[yearmonth['Date'].between('201301', '201312')]
    return y.merge(sme, on='CustomerID')['Consumption'].mean() / 12

result = avg_monthly_consumption(customers, yearmonth)
# case: peak-month
def peak_month(yearmonth: pd.DataFrame) -> str:
    ym = yearmonth.drop_duplicates()
    ym = ym.assign(Month=ym['Date'].str.slice(4, 6))
    return ym.groupby('Month')['Consumption'].sum().sort_values(ascending=False).index[0]

result = peak_month(yearmonth)
# case: year-totals-dates
def yearly_totals(yearmonth):
    """Consumption per year using real dates."""
    d = pd.to_datetime(yearmonth['Date'], format='%Y%m')
    return yearmonth.set_index(d)['Consumption'].resample('YE').sum()

result = yearly_totals(yearmonth)
# case: premium-stations
def premium_in_country(gasstations, country: str = 'CZE') -> int:
    return gasstations.query("Country == @country and Segment == 'Premium'").shape[0]

result = premium_in_country(gasstations)
# case: segment-difference
def segment_differences(customers, yearmonth):
    merged = yearmonth.merge(customers.dropna(subset=['Segment']), on='CustomerID', how='inner')
    means = merged.groupby(merged['Segment'].str.upper())['Consumption'].mean()
    return {f'{a}-{b}': round(means[a] - means[b], 2) for a, b in itertools.combinations(sorted(means.index), 2)}

result = segment_differences(customers, yearmonth)
# case: price-per-unit
def unit_prices(transactions: pd.DataFrame) -> pd.Series:
    """Price per unit for the transactions with a positive amount."""
    t = transactions[transactions['Amount'] > 0]
    return (t['Price'] / t['Amount']).round(2).rename('UnitPrice')

result = unit_prices(transactions)
# case: divide-by-zero-inf
def max_unit_price(transactions):
    p = transactions['Price'].div(transactions['Amount'])
    return p.max(), p.isna().sum()

result = max_unit_price(transactions)
# case: before-13h
def before_time(transactions, date='2012-08-26', limit='13:00:00'):
    df = transactions[(transactions['Date'] == date) & (transactions['Time'] < limit)]
    return df['TransactionID'].tolist()

result = before_time(transactions)
# case: fix-dates
def parse_date(text: Optional[str]) -> Optional[str]:
    if text is None or pd.isna(text):
        return None
    m = re.fullmatch(r'(\d{2})/(\d{2})/(\d{4})', text)
    if m:
        day, month, year = m.groups()
        return f'{year}-{month}-{day}'
    return text

def daily_revenue(transactions):
    t = transactions.copy()
    t['Date'] = t['Date'].map(parse_date)
    return t.groupby('Date', dropna=False)['Price'].sum().reset_index()

result = daily_revenue(transactions)
# case: station-without-match
def country_of_transactions(transactions, gasstations):
    df = transactions.merge(gasstations, on='GasStationID', how='left', validate='many_to_one')
    return df['Country'].value_counts(dropna=False)

result = country_of_transactions(transactions, gasstations)
# case: validate-one-to-one
def consumption_with_segment(customers, yearmonth):
    """One row per customer with the consumption."""
    return customers.merge(yearmonth, on='CustomerID', validate='one_to_one')

result = consumption_with_segment(customers, yearmonth)
# case: percent-over-limit
def percent_above(yearmonth: pd.DataFrame, limit: float = 46.73) -> float:
    valid = yearmonth['Consumption'].notna()
    above = (yearmonth['Consumption'] > limit) & valid
    return round(100 * above.sum() / valid.sum(), 4)

result = percent_above(yearmonth)
# case: big-spender-average
def top_spender(transactions: pd.DataFrame, customers: pd.DataFrame) -> dict:
    """Who is the top spending customer and what is the average price per single item? What currency?"""
    spent = transactions.groupby('CustomerID').agg({'Price': 'sum', 'Amount': 'sum'})
    top_id = spent['Price'].idxmax()
    avg_price = spent.loc[top_id, 'Price'] / spent.loc[top_id, 'Amount']
    currency = customers.loc[customers['CustomerID'] == top_id, 'Currency'].values[0]
    return {'CustomerID': top_id, 'avg': avg_price, 'Currency': currency}

result = top_spender(transactions, customers)
# case: time-to-hours
def hours(transactions):
    h = pd.to_timedelta(transactions['Time'].replace('', np.nan)).dt.total_seconds() / 3600
    return h.floordiv(6).map({0: 'night', 1: 'morning', 2: 'afternoon', 3: 'evening'}).value_counts()

result = hours(transactions)
# case: timedelta-bad
def total_time(transactions):
    t = pd.to_datetime(transactions['Time'], format='%H:%M:%S')
    return t.dt.hour.mean()

result = total_time(transactions)
# case: pivot-country-segment
def stations_matrix(gasstations):
    return gasstations.groupby(['Country', 'Segment']).size().unstack(fill_value=0)

result = stations_matrix(gasstations)
# case: customers-never-bought
def never_bought(customers, transactions) -> List[int]:
    left = customers.set_index('CustomerID').index
    right = transactions.set_index('CustomerID').index
    return left.difference(right).tolist()

result = never_bought(customers, transactions)
# case: month-over-month
def increase_rate(yearmonth, customer_id: int) -> pd.DataFrame:
    """Relative change of the consumption between consecutive months of a customer."""
    df = yearmonth.loc[yearmonth['CustomerID'] == customer_id].sort_values('Date').copy()
    df['previous'] = df['Consumption'].shift(1)
    df['change'] = df['Consumption'].pct_change().round(4)
    return df.reset_index(drop=True)

result = increase_rate(yearmonth, 5)
# case: lam-exists
def has_customers(customers, segment):
    subset = customers[customers['Segment'] == segment]
    if subset:
        return True
    return False

result = has_customers(customers, 'LAM')
# case: strip-currency
def currency_by_segment(customers):
    c = customers.copy()
    c['Currency'] = c['Currency'].str.strip()
    c['Segment'] = c['Segment'].fillna('N/A').str.upper()
    return pd.crosstab(index=c['Segment'], columns=c['Currency'])

result = currency_by_segment(customers)
# case: most-visited-chain
def most_visited_chain(transactions, gasstations) -> Tuple[int, int]:
    chain = transactions['GasStationID'].map(gasstations.set_index('GasStationID')['ChainID']).dropna().astype(int)
    mode = chain.mode()
    return mode.tolist(), int(chain.value_counts().max())

result = most_visited_chain(transactions, gasstations)
# case: running-balance
def running_balance(transactions):
    df = transactions.sort_values(['CustomerID', 'TransactionID'])
    df['balance'] = df.groupby('CustomerID')['Amount'].cumsum()
    df['nth'] = df.groupby('CustomerID').cumcount() + 1
    return df[['CustomerID', 'nth', 'balance']].tail(6)

result = running_balance(transactions)
