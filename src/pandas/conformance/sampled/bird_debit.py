import pandas as pd
import numpy as np

customers_df = pd.DataFrame({
    'CustomerID': [3, 5, 6, 7, 9, 11, 12],
    'Segment': ['SME', 'LAM', 'SME', 'LAM', 'KAM', 'KAM', None],
    'Currency': ['EUR', 'EUR', 'CZK', 'CZK', 'EUR', 'CZK', 'CZK'],
})

yearmonth_df = pd.DataFrame({
    'CustomerID': [3, 3, 3, 5, 5, 5, 6, 6, 7, 7, 9, 9, 11, 11, 12, 99],
    'Date': ['201201', '201202', '201308', '201201', '201207', '201308', '201112', '201308', '201306', '201308',
             '201201', '201308', '201309', '201311', '201308', '201308'],
    'Consumption': [10.5, 22.25, 1000.0, 88265.39, np.nan, 4591.0, 528.3, 1598.28, 304.26, 304.26, 46.73, 600.0, -12.5, 59.0, 0.0, 7.0],
})

gasstations_df = pd.DataFrame({
    'GasStationID': [44, 45, 46, 47, 48, 49],
    'ChainID': [13, 6, 23, 33, 13, 4],
    'Country': ['CZE', 'CZE', 'SVK', 'CZE', 'SVK', 'cze'],
    'Segment': ['Value for money', 'Premium', 'Other', 'Premium', 'Value for money', 'Discount'],
})

products_df = pd.DataFrame({
    'ProductID': [1, 2, 3, 4],
    'Description': ['Rucní zadání', 'Nafta', 'Special', 'Super'],
})

transactions_1k_df = pd.DataFrame([
    [1, '2012-08-24', '09:41:00', 3, 486621, 44, 2, 28, 672.64],
    [2, '2012-08-24', '10:03:00', 5, 550134, 45, 2, 18, 430.72],
    [3, '2012-08-24', '10:03:00', 5, 550134, 44, 4, 1, 121.99],
    [4, '2012-08-24', '13:53:00', 6, 684220, 46, 2, 5, 120.74],
    [5, '2012-08-25', '08:49:00', 7, 700001, 48, 3, 10, 230.0],
    [6, '2012-08-25', '11:45:00', 3, 486621, 47, 2, 28, 672.64],
    [7, '2012-08-26', '00:05:00', 9, 900001, 45, 1, 0, 50.0],
    [8, '2012-08-26', '23:59:00', 11, 110001, 77, 2, 14, 337.0],
    [9, '2012-08-26', '12:00:00', 12, 120001, 49, 4, 7, None],
], columns=['TransactionID', 'Date', 'Time', 'CustomerID', 'CardID', 'GasStationID', 'ProductID', 'Amount', 'Price'])

# case: eur-czk-ratio
# What is the ratio of customers who pay in EUR against customers who pay in CZK?
vc = customers_df['Currency'].value_counts()
result = round(vc['EUR'] / vc['CZK'], 4)

# case: least-consumption-lam
# In 2012, who had the least consumption in LAM?
m = customers_df[customers_df['Segment'] == 'LAM'].merge(yearmonth_df, on='CustomerID')
m = m[m['Date'].str[:4] == '2012']
result = m.groupby('CustomerID')['Consumption'].sum().idxmin()

# case: least-consumption-between
# substring compare: Date between '201201' and '201212' with min_count so that all-null months stay null
m = yearmonth_df[yearmonth_df['Date'].between('201201', '201212')]
result = m.groupby('CustomerID')['Consumption'].sum(min_count=1).sort_values()

# case: avg-monthly-sme-2013
# What was the average monthly consumption of customers in SME for the year 2013? AVG(Consumption) / 12
joined = yearmonth_df.merge(customers_df, how='inner', on='CustomerID')
cond = joined['Segment'].eq('SME') & joined['Date'].str.startswith('2013')
result = joined.loc[cond, 'Consumption'].mean() / 12

# case: integer-date-text
# Rows of year 2013 with integer division of the date
result = yearmonth_df[yearmonth_df['Date'] // 100 == 2013]['Consumption'].sum()

# case: peak-month
# peak month per segment for 2013 (month part of Date), with ties
d = yearmonth_df.assign(year=yearmonth_df['Date'].str[:4], month=yearmonth_df['Date'].str[4:6])
d = d[d['year'] == '2013'].merge(customers_df.dropna(), on='CustomerID')
tot = d.groupby(['Segment', 'month'])['Consumption'].sum()
result = tot[tot == tot.groupby(level='Segment').transform('max')].reset_index()

# case: premium-cze-pct
# What percentage of Premium gas stations are in Czech Republic vs all gas stations in CZE? (CZE exact case)
cze = gasstations_df.query("Country == 'CZE'")
result = {
    'premium_of_cze': 100.0 * (cze['Segment'] == 'Premium').sum() / len(cze),
    'cze_of_premium': gasstations_df.loc[gasstations_df['Segment'] == 'Premium', 'Country'].eq('CZE').mean() * 100,
}

# case: nationality-of-price
# Which country was the gas station at that had the 672.64 transaction paid at 09:41:00 on 2012/8/24?
t = transactions_1k_df[(transactions_1k_df['Date'] == '2012-08-24') & (transactions_1k_df['Time'] == '09:41:00') & (transactions_1k_df['Price'] == 672.64)]
result = t.merge(gasstations_df, on='GasStationID')['Country'].iloc[0]

# case: average-price-czk
# Average price per litre for EUR/CZK customers; zero amounts are excluded
def solve(transactions, customers):
    t = transactions.merge(customers, on='CustomerID', how='left')
    t = t[t['Amount'] > 0]
    t['unit'] = t['Price'] / t['Amount']
    return t.groupby('Currency')['unit'].agg(['mean', 'count']).round(3)

result = solve(transactions_1k_df, customers_df)

# case: segment-suffix
# Total price per customer segment and station segment
t = transactions_1k_df.merge(customers_df, on='CustomerID').merge(gasstations_df, on='GasStationID', how='left')
result = t.pivot_table(index='Segment_x', columns='Segment_y', values='Price', aggfunc='sum')

# case: segment-keyerror
# Total price per segment
t = transactions_1k_df.merge(customers_df, on='CustomerID').merge(gasstations_df, on='GasStationID', how='left')
result = t.groupby('Segment')['Price'].sum()

# case: consumption-decrease
# Decrease rate of consumption from the first to the last record per customer = (last - first) / first * 100
y = yearmonth_df.dropna(subset=['Consumption']).sort_values(['CustomerID', 'Date'])
fl = y.groupby('CustomerID')['Consumption'].agg(['first', 'last', 'size'])
fl = fl[fl['size'] > 1]
fl['rate'] = (fl['last'] - fl['first']) / fl['first'] * 100
result = fl['rate'].round(2).sort_index(ascending=False)

# case: product-spelling
# products sold in SVK: distinct descriptions sorted, title and length
svk = (transactions_1k_df
       .merge(gasstations_df, on='GasStationID')
       .query("Country == 'SVK'")
       .merge(products_df, on='ProductID'))
result = [(d, len(d)) for d in sorted(svk['Description'].unique())]

# case: time-buckets
# Number of transactions by part of the day
hour = transactions_1k_df['Time'].str.split(':').str[0].astype(int)
bucket = pd.cut(hour, [0, 6, 12, 18, 24], right=False, labels=['night', 'morning', 'afternoon', 'evening'])
result = bucket.value_counts(sort=False).to_dict()

# case: same-card-second-tx
# Minutes between consecutive transactions of one card
t = transactions_1k_df.copy()
t['ts'] = pd.to_datetime(t['Date'] + ' ' + t['Time'])
t = t.sort_values(['CardID', 'ts'])
t['gap_min'] = t.groupby('CardID')['ts'].diff().dt.total_seconds() / 60
result = t[t['gap_min'].notna()][['TransactionID', 'CardID', 'gap_min']]

# case: orphan-keys
# IDs in one table only
left = set(yearmonth_df['CustomerID']) - set(customers_df['CustomerID'])
stations = set(transactions_1k_df['GasStationID']).difference(gasstations_df['GasStationID'])
unused = sorted(set(gasstations_df['GasStationID']) ^ set(transactions_1k_df['GasStationID']))
result = (left, stations, unused)

