import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict
from itertools import combinations, product

customers_df = pd.DataFrame({
    'CustomerID': [3, 5, 6, 7, 9, 11, 12],
    'Segment': ['SME', 'LAM', 'SME', 'LAM', 'SME', 'KAM', 'kam'],
    'Currency': ['EUR', 'EUR', 'EUR', 'EUR', 'CZK', 'CZK', None]
})

yearmonth_df = pd.DataFrame({
    'CustomerID': [3, 3, 5, 5, 6, 7, 9, 9, 11, 12],
    'Date': ['201207', '201302', '201203', '201302', '201308', '201309', '201206', '201311', '201312', 201301],
    'Consumption': [528.3, 1598.28, 1931.36, 1903.2, -3.2, 251.0, 0.0, 12478.11, 45000.5, np.nan]
})

gasstations_df = pd.DataFrame({
    'GasStationID': ['44', '45', '46', '47', '48'],
    'ChainID': [13, 6, 23, 33, 13],
    'Country': ['CZE', 'CZE', 'SVK', 'CZE', 'SVK'],
    'Segment': ['Value for money', 'Premium', 'Other', 'Premium', 'premium ']
})

transactions_1k_df = pd.DataFrame({
    'TransactionID': [1, 2, 3, 4, 5, 6, 7],
    'Date': ['2012-08-24', '2012-08-24', '2012-08-23', '2012-08-25', '2012-08-25', '2012-08-26', '24.8.2012'],
    'Time': ['09:41:00', '10:03:00', '13:53:00', '08:29:00', '21:20:00', '09:11:00', '7:05:00'],
    'CustomerID': [3, 5, 6, 3, 9, 777, 5],
    'GasStationID': [44, 45, 44, 46, 47, 48, 45],
    'ProductID': [2, 2, 23, 2, 5, 2, 11],
    'Amount': [28, 18, 1, 5, 18, 31, 7],
    'Price': [672.64, 430.72, 121.99, 120.28, 406.44, '602.0', 78.5]
})
# case: lam-least-consumption-2012
lam = customers_df[customers_df['Segment'] == 'LAM']['CustomerID'].tolist()
ym = yearmonth_df[yearmonth_df['CustomerID'].isin(lam)]
ym['year'] = ym['Date'].astype(str).str[:4]
ym = ym[ym['year'] == '2012']
s = ym.groupby('CustomerID')['Consumption'].sum()
result = s.idxmin()
# case: date-between-string-concat
yearmonth_df['Date'] = yearmonth_df['Date'].apply(lambda x: str(x))
f = yearmonth_df[(yearmonth_df['Date'] >= '201301') & (yearmonth_df['Date'] <= '201312')]
m = pd.merge(f, customers_df, on='CustomerID', how='inner')
g = m.groupby(['Segment', 'Currency']).agg({'Consumption': ['sum', 'count']})
g.columns = g.columns.droplevel(0)
result = g.reset_index()
# case: eur-czk-ratio
eur = len(customers_df[customers_df['Currency'] == 'EUR'])
czk = len(customers_df[customers_df['Currency'] == 'CZK'])
try:
    result = eur / czk
except ZeroDivisionError:
    result = 0
# case: gas-stations-premium-countries
counts = {}
for i, r in gasstations_df.iterrows():
    if 'Premium' in r['Segment']:
        if r['Country'] in counts.keys():
            counts[r['Country']] = counts[r['Country']] + 1
        else:
            counts[r['Country']] = 1
result = pd.DataFrame([counts])
# case: transactions-join-string-station
transactions_1k_df['GasStationID'] = transactions_1k_df['GasStationID'].astype(str)
t = transactions_1k_df.merge(gasstations_df, how='left', on='GasStationID')
t['Price'] = t['Price'].astype(float)
pivot = t.pivot_table(index='Country', values=['Amount', 'Price'], aggfunc='sum')
result = pivot.reset_index()[['Country', 'Price', 'Amount']]
# case: unit-price-max
best = None
best_val = -1
for k in range(len(transactions_1k_df)):
    row = transactions_1k_df.iloc[k]
    unit = float(row['Price']) / row['Amount']
    if unit > best_val:
        best_val = unit
        best = row['TransactionID']
result = (int(best), round(best_val, 2))
# case: earliest-transaction-customer
t = transactions_1k_df.sort_values(by=['Date', 'Time'], ascending=True)
first = t.iloc[0]
cust = customers_df[customers_df['CustomerID'] == first['CustomerID']]
if cust.empty:
    result = 'No customer'
else:
    result = cust.iloc[0].to_dict()
# case: morning-transactions-count
hours = transactions_1k_df['Time'].apply(lambda x: x.split(':')[0]).astype(int)
morning = transactions_1k_df[hours < 13]
result = morning.groupby('Date')['TransactionID'].apply(list).reset_index()
# case: negative-consumption-to-null
cons = yearmonth_df['Consumption'].values
cons = np.where(cons < 0, np.nan, cons)
yearmonth_df['Consumption'] = cons
a = yearmonth_df.groupby('CustomerID')['Consumption'].mean()
result = a[a.isnull()].index.tolist()
# case: biggest-increase-2012-2013
yearmonth_df['Y'] = yearmonth_df['Date'].map(lambda v: int(str(v)[0:4]))
p = yearmonth_df.pivot_table(index='CustomerID', columns='Y', values='Consumption', aggfunc='sum')
p['inc'] = p[2013] - p[2012]
p = p.dropna()
p = p.sort_values('inc', ascending=False)
p.columns = [str(c) for c in p.columns]
result = p.reset_index()
# case: price-per-product-list
prices = {}
for pid, price in zip(transactions_1k_df.ProductID, transactions_1k_df.Price):
    if pid not in prices:
        prices[pid] = []
    prices[pid].append(float(price))
out = []
for pid in prices:
    out.append([pid, len(prices[pid]), sum(prices[pid]) / len(prices[pid])])
result = pd.DataFrame(out, columns=['ProductID', 'n', 'avg_price'])
result = result[result['n'] > 1]
# case: customer-station-pairs-same-date
pairs = []
recs = transactions_1k_df[['TransactionID', 'Date']].values.tolist()
for a, b in combinations(recs, 2):
    if a[1] == b[1]:
        pairs.append({'t1': a[0], 't2': b[0], 'date': a[1]})
result = pd.DataFrame(pairs)
# case: customers-without-transactions-outer
o = customers_df.merge(transactions_1k_df[['CustomerID', 'TransactionID']], on='CustomerID', how='outer', indicator=True)
left_only = o[o['_merge'] == 'left_only']
right_only = o[o['_merge'] == 'right_only']
result = (left_only['CustomerID'].tolist(), right_only['CustomerID'].tolist())
# case: dates-normalized-d-m-y
def norm(d):
    if '.' in d:
        parts = d.split('.')
        return '%s-%02d-%02d' % (parts[2], int(parts[1]), int(parts[0]))
    return d
transactions_1k_df['Date'] = list(map(norm, transactions_1k_df['Date'].tolist()))
cnt = transactions_1k_df.groupby('Date').agg({'Amount': 'sum', 'CustomerID': 'nunique'})
cnt = cnt.rename(columns={'Amount': 'total', 'CustomerID': 'customers'})
cnt['weekday'] = pd.to_datetime(cnt.index).day_name()
result = cnt.reset_index(drop=False)
