import pandas as pd
import numpy as np

customers = pd.DataFrame({
    'CustomerID': [3, 5, 6, 7, 9, 11, 12, 15],
    'Segment': ['SME', 'LAM', 'SME', 'LAM', 'KAM', 'KAM', 'SME', None],
    'Currency': ['EUR', 'EUR', 'EUR', 'CZK', 'CZK', 'CZK', 'CZK', 'EUR'],
})
yearmonth = pd.DataFrame({
    'CustomerID': [3, 3, 5, 5, 6, 6, 7, 7, 7, 9, 9, 11, 12, 12, 50],
    'Date': ['201207', '201312', '201201', '201302', '201208', '201308', '201206', '201207', '201306', '201211', '201311', '201310', '201204', '201304', '201301'],
    'Consumption': [528.30, 20.5, 1598.28, 1931.36, 24.62, np.nan, 88265.39, 92.5, -25.0, 5100.0, 6100.0, 0.0, 380.25, 410.75, 9.99],
})
transactions = pd.DataFrame({
    'TransactionID': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'Date': ['2012-08-24', '2012-08-24', '2012-08-24', '2012-08-23', '2012-08-25', '2012-08-25', '2012-08-26', '2012-08-24', '2012-08-26', '2012-08-23', '2012-08-25', None],
    'Time': ['09:41:00', '10:03:00', '10:03:00', '13:53:00', '08:15:00', '21:20:00', '00:05:00', '12:42:00', '16:25:00', '23:59:00', '09:00:00', '07:00:00'],
    'CustomerID': [3, 5, 3, 7, 7, 9, 11, 6, 12, 6, 3, 5],
    'GasStationID': [3704, 656, 3704, 741, 1152, 800, 656, 9999, 741, 3704, 800, 656],
    'ProductID': [2, 23, 5, 2, 2, 5, 11, 2, 23, 2, 5, 2],
    'Amount': [28, 18, 1, 5, 38, 10, 32, 4, 0, 20, 1, 44],
    'Price': [672.64, 430.72, 121.99, 120.74, 829.2, 201.0, 645.05, 86.0, 0.0, 441.3, 128.2, 980.1],
})
gasstations = pd.DataFrame({
    'GasStationID': [656, 741, 800, 1152, 3704, 5000],
    'ChainID': [6, 33, 33, 48, 6, 1],
    'Country': ['CZE', 'CZE', 'SVK', 'SVK', 'CZE', 'CZE'],
    'Segment': ['Premium', 'Value for money', 'Premium', 'Other', 'Premium', 'Discount'],
})

# case: ratio-eur-to-czk
# What is the ratio of customers who pay in EUR against customers who pay in CZK?
result = (customers['Currency'] == 'EUR').sum() / (customers['Currency'] == 'CZK').sum()
# case: least-consumption-lam-2012
# evidence: 2012 refers to Date between 201201 and 201212; the first 4 characters represent year
ym = yearmonth.merge(customers, on='CustomerID')
sel = ym[(ym['Segment'] == 'LAM') & ym['Date'].between('201201', '201212')]
result = sel.groupby('CustomerID')['Consumption'].sum().idxmin()
# case: average-monthly-sme-2013
sme = customers.loc[customers['Segment'] == 'SME', 'CustomerID']
y13 = yearmonth[yearmonth['CustomerID'].isin(sme) & (yearmonth['Date'].str[:4] == '2013')]
result = round(y13['Consumption'].mean() / 12, 4)
# case: czk-more-than-eur-2012
ym = yearmonth.merge(customers, on='CustomerID', how='inner')
ym = ym[ym['Date'].str.startswith('2012')]
by = ym.groupby('Currency')['Consumption'].sum()
result = by['CZK'] - by['EUR']
# case: year-with-most-gas
year = yearmonth['Date'].str.slice(0, 4)
result = yearmonth.groupby(year)['Consumption'].sum().sort_values(ascending=False).index[0]
# case: peak-month-sme
s = yearmonth.merge(customers.query("Segment == 'SME'"), on='CustomerID')
s['month'] = s['Date'].str[-2:]
tot = s.groupby('month', as_index=False)['Consumption'].sum()
result = tot[tot['Consumption'] == tot['Consumption'].max()]
# case: pct-increase-segment-2012-2013
# evidence: increase or decrease = consumption for 2013 - consumption for 2012; percentage = that / consumption for 2013 * 100
y = yearmonth.merge(customers, on='CustomerID')
y['year'] = y['Date'].str[:4].astype(int)
p = y.pivot_table(index='Segment', columns='year', values='Consumption', aggfunc='sum')
p['pct'] = (p[2013] - p[2012]) / p[2013] * 100
result = p['pct'].round(2)
# case: premium-pct-cze
cze = gasstations[gasstations['Country'] == 'CZE']
result = cze['Segment'].value_counts(normalize=True).loc['Premium'] * 100
# case: average-price-per-unit-date
t = transactions[transactions['Date'] == '2012-08-24']
result = (t['Price'] / t['Amount']).mean()
# case: unit-price-inf
up = transactions['Price'] / transactions['Amount']
result = up.round(2).tolist()
# case: earlier-than-13
tm = pd.to_datetime(transactions['Time'], format='%H:%M:%S')
mask = (transactions['Date'] == '2012-08-24') & (tm.dt.hour < 13)
result = transactions[mask].merge(gasstations, on='GasStationID', how='left')['Country'].value_counts(dropna=False)
# case: full-timestamp-and-gap
ts = pd.to_datetime(transactions['Date'] + ' ' + transactions['Time'])
x = transactions.assign(ts=ts).dropna(subset=['ts']).sort_values('ts')
x['gap_min'] = x['ts'].diff().dt.total_seconds() / 60
result = x[['TransactionID', 'ts', 'gap_min']].head(6)
# case: month-period-parse
d = pd.to_datetime(yearmonth['Date'], format='%Y%m')
result = yearmonth.assign(q=d.dt.quarter, y=d.dt.year).groupby(['y', 'q'])['Consumption'].agg(['sum', 'count'])
# case: diff-between-segments-tuple
c = yearmonth.merge(customers, on='CustomerID').groupby('Segment')['Consumption'].mean()
result = (c['SME'] - c['LAM'], c['LAM'] - c['KAM'], c['KAM'] - c['SME'])
# case: top-customer-avg-price
tp = transactions.groupby('CustomerID')[['Price', 'Amount']].sum()
best = tp['Price'].idxmax()
cur = customers.loc[customers['CustomerID'] == best, 'Currency'].values[0]
result = [int(best), tp.loc[best, 'Price'] / tp.loc[best, 'Amount'], cur]
# case: consumption-below-threshold-having
g = yearmonth.groupby('CustomerID')['Consumption'].sum(min_count=1).reset_index(name='total')
result = g[g['total'] < 1000].merge(customers, on='CustomerID', how='left', validate='one_to_one')
# case: date-as-int-compare-error
result = yearmonth[yearmonth['Date'] > 201212]['Consumption'].sum()
# case: stations-no-transaction
ok = gasstations['GasStationID'].isin(transactions['GasStationID'])
result = gasstations[~ok].squeeze().to_dict()
# case: paid-more-than-station-average
tr = transactions.copy()
tr['avg_station'] = tr.groupby('GasStationID')['Price'].transform('mean')
result = tr[tr['Price'] > tr['avg_station']].filter(items=['TransactionID', 'Price', 'avg_station']).round(1)
# case: customers-with-chain-33
ch = transactions.merge(gasstations.loc[gasstations['ChainID'].eq(33), ['GasStationID']])
result = sorted(ch['CustomerID'].unique().tolist())
# case: top2-spenders-per-country
z = transactions.merge(gasstations, on='GasStationID')
z['rn'] = z.sort_values('Price', ascending=False).groupby('Country').cumcount() + 1
result = z[z['rn'] <= 2].sort_values(['Country', 'rn'])[['Country', 'CustomerID', 'Price', 'rn']].to_dict('records')
# case: currency-case-convert
conv = customers['Currency'].map({'EUR': 24.0, 'CZK': 1.0})
rate = dict(zip(customers['CustomerID'], conv))
transactions['czk'] = transactions.apply(lambda r: r['Price'] * rate.get(r['CustomerID'], np.nan), axis=1)
result = transactions.groupby('Date', dropna=False)['czk'].sum().round(2)
