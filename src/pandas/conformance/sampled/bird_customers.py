import pandas as pd
import numpy as np
from datetime import datetime, timedelta

customers_df = pd.DataFrame({
    'CustomerID': [3, 5, 6, 7, 9, 11, 12],
    'Segment': ['SME', 'LAM', 'SME', 'LAM', 'KAM', 'KAM', 'sme '],
    'Currency': ['EUR', 'EUR', 'EUR', 'CZK', 'CZK', 'CZK', None],
})

yearmonth_df = pd.DataFrame({
    'CustomerID': [3, 3, 5, 5, 6, 6, 7, 7, 9, 9, 11, 12],
    'Date': ['201201', '201307', '201207', '201301', '201203', '201308', '201208', '201309', '201212', '201312', '201206', '201306'],
    'Consumption': [2546.81, 1700.5, 1903.2, 0.0, 98.63, np.nan, 3150.75, 4120.0, 58340.1, 70210.92, 0.0, 1700.5],
})

transactions_1k_df = pd.DataFrame({
    'TransactionID': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'Date': ['2012-08-24', '2012-08-24', '2012-08-23', '2012-08-23', '2012-08-25', '2012-08-25', '2012-08-26', '2012-08-24', '24.08.2012', '2012-08-26'],
    'Time': ['09:41:00', '10:03:00', '13:53:00', '9:05:00', '21:00:00', '08:15:00', '16:25:00', '07:58:00', '12:00:00', None],
    'CustomerID': [3, 5, 5, 6, 7, 9, 9, 11, 11, 3],
    'GasStationID': [3704, 3704, 656, 656, 741, 741, 1152, 1152, 656, 3704],
    'ProductID': [2, 2, 23, 5, 2, 2, 5, 11, 2, 23],
    'Amount': [28, 18, 1, 5, 65, 0, 33, 12, 20, 2],
    'Price': ['672.64', '430.72', '121.99', '120.74 ', '1546,30', '0', '818.67', ' 300.00', '480.10', '243.98'],
})

gasstations_df = pd.DataFrame({
    'GasStationID': [3704, 656, 741, 1152, 44],
    'ChainID': [13, 6, 23, 6, 33],
    'Country': ['CZE', 'CZE', 'SVK', 'CZE', 'SVK'],
    'Segment': ['Value for money', 'Premium', 'Other', 'Premium', 'Noname'],
})

products_df = pd.DataFrame({
    'ProductID': [2, 5, 11, 23, 99],
    'Description': ['Nafta', 'Natural', 'Oleje, tuky', 'Mytí vozidel', ''],
})
# case: eur-to-czk-ratio
vc = customers_df['Currency'].value_counts()
result = vc.get('EUR', 0) / vc.get('CZK', 0)
# case: least-consumption-lam-2012
ym = yearmonth_df[yearmonth_df['Date'].str.startswith('2012')]
lam = customers_df.loc[customers_df['Segment'] == 'LAM', 'CustomerID']
tot = ym[ym['CustomerID'].isin(lam)].groupby('CustomerID')['Consumption'].sum()
result = tot[tot == tot.min()].reset_index()
# case: segment-year-over-year
y = yearmonth_df.merge(customers_df, on='CustomerID')
y['Segment'] = y['Segment'].str.strip().str.upper()
y['Year'] = y['Date'].str[:4]
p = y.pivot_table(values='Consumption', index='Segment', columns='Year', aggfunc='sum')
p['change_pct'] = ((p['2013'] - p['2012']) / p['2013'] * 100).round(2)
result = p.reset_index()
# case: price-clean-unit-price
t = transactions_1k_df.copy()
t['Price'] = t['Price'].str.strip().str.replace(',', '.').astype(float)
t['unit_price'] = (t['Price'] / t['Amount']).round(3)
t.loc[t['Amount'] == 0, 'unit_price'] = np.nan
result = t[['TransactionID', 'Amount', 'Price', 'unit_price']]
# case: morning-transactions
tr = transactions_1k_df.dropna(subset=['Time']).copy()
tr['hour'] = tr['Time'].str.split(':').str[0].astype(int)
tr['part'] = pd.cut(tr['hour'], bins=[0, 8, 12, 18, 24], labels=['early', 'morning', 'afternoon', 'evening'], right=False)
m = tr.merge(gasstations_df, on='GasStationID', how='left')
result = m.groupby(['Country', 'part'], observed=False)['TransactionID'].count().unstack('part')
# case: premium-percentage-by-country
g = gasstations_df.copy()
g['premium'] = g['Segment'].eq('Premium')
result = g.groupby('Country')['premium'].mean().mul(100).round(2).reset_index(name='premium_pct')
# case: monthly-peak-consumption
s = yearmonth_df.copy()
s['month'] = s['Date'].str[4:6]
by_month = s.groupby('month')['Consumption'].sum().sort_values(ascending=False)
result = {'peak_month': by_month.index[0], 'consumption': float(by_month.iloc[0]), 'months': by_month.to_dict()}
# case: date-mixed-format-first-last
def norm(d):
    for fmt in ('%Y-%m-%d', '%d.%m.%Y'):
        try:
            return datetime.strptime(d, fmt)
        except ValueError:
            continue
    return None

tx = transactions_1k_df.assign(day=transactions_1k_df['Date'].map(norm))
span = tx.groupby('CustomerID')['day'].agg(['min', 'max'])
span['days'] = (span['max'] - span['min']).dt.days + 1
result = span.reset_index()
# case: yearmonth-to-period
q = yearmonth_df.copy()
q['dt'] = pd.to_datetime(q['Date'], format='%Y%m')
q['quarter'] = q['dt'].dt.to_period('Q').astype(str)
q['month_end'] = q['dt'] + pd.offsets.MonthEnd(0)
result = q.groupby('quarter').agg(total=('Consumption', 'sum'), customers=('CustomerID', 'nunique'), last=('month_end', 'max')).reset_index()
# case: consumption-above-threshold-percent
kam = yearmonth_df.merge(customers_df.query("Segment == 'KAM'"), on='CustomerID')
lam = yearmonth_df.merge(customers_df.query("Segment == 'LAM'"), on='CustomerID')
result = pd.DataFrame(
    [('KAM', (kam['Consumption'] > 46.73).mean() * 100), ('LAM', (lam['Consumption'] > 46.73).mean() * 100)],
    columns=['Segment', 'pct_above'],
)
# case: product-sales-left-join
t = transactions_1k_df.assign(Price=pd.to_numeric(transactions_1k_df['Price'].str.replace(',', '.').str.strip()))
pr = products_df.merge(t, on='ProductID', how='left')
out = pr.groupby(['ProductID', 'Description'], as_index=False).agg(sold=('Amount', 'sum'), revenue=('Price', 'sum'), n=('TransactionID', 'count'))
out['Description'] = out['Description'].replace('', np.nan)
out['avg_ticket'] = (out['revenue'] / out['n']).round(2)
result = out
# case: customer-rank-by-spend
t = transactions_1k_df.copy()
t['Price'] = t['Price'].apply(lambda v: float(v.strip().replace(',', '.')))
spend = t.groupby('CustomerID')['Price'].sum().to_frame('spend')
spend['rnk'] = spend['spend'].rank(ascending=False, method='min').astype(int)
spend['pct_rank'] = spend['spend'].rank(pct=True).round(3)
spend['share'] = spend['spend'] / spend['spend'].sum()
spend['cum_share'] = spend.sort_values('spend', ascending=False)['share'].cumsum()
result = spend.sort_values('rnk').round(3).reset_index()
# case: consumption-difference-iif
m = yearmonth_df.merge(customers_df, on='CustomerID', how='left')
m = m[m['Date'].between('201201', '201212')]
czk = np.where(m['Currency'] == 'CZK', m['Consumption'], 0).sum()
eur = np.where(m['Currency'] == 'EUR', m['Consumption'], 0).sum()
result = round(czk - eur, 2)
# case: chain-daily-matrix
d = transactions_1k_df.merge(gasstations_df[['GasStationID', 'ChainID']], on='GasStationID')
d = d[d['Date'].str.match(r'^\d{4}-\d{2}-\d{2}$')]
mat = d.groupby(['ChainID', 'Date'])['Amount'].sum().unstack()
mat['best_day'] = mat.idxmax(axis=1)
result = mat.fillna(0).reset_index()
