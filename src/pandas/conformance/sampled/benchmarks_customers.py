import pandas as pd
import numpy as np
from collections import OrderedDict

# debit card specializing (fuel cards)
customers_df = pd.DataFrame({
    'CustomerID': [3, 5, 6, 7, 9, 11, 12, 38508],
    'Segment': ['SME', 'LAM', 'SME', 'LAM', 'SME', 'KAM', 'KAM', 'LAM'],
    'Currency': ['EUR', 'EUR', 'EUR', 'CZK', 'CZK', 'CZK', 'CZK', 'eur'],
})

gasstations_df = pd.DataFrame({
    'GasStationID': [44, 45, 46, 47, 48, 49],
    'ChainID': [13, 6, 23, 33, 4, 13],
    'Country': ['CZE', 'CZE', 'CZE', 'SVK', 'CZE', 'SVK'],
    'Segment': ['Value for money', 'Premium', 'Other', 'Premium', 'Premium', 'Value for money'],
})

products_df = pd.DataFrame({
    'ProductID': [1, 2, 3, 4, 5, 11],
    'Description': ['Rucní zadání', 'Nafta', 'Special', 'Super', 'Natural', 'Mytí vozidel'],
})

transactions_1k_df = pd.DataFrame({
    'TransactionID': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'Date': ['2012-08-24', '2012-08-24', '2012-08-24', '2012-08-24', '2012-08-25', '2012-08-25', '2012-08-26', '2012-08-26', '2012-08-23', '2012-08-23', '2012-08-25', '2012-08-26'],
    'Time': ['09:41:00', '10:03:00', '13:53:00', '08:52:00', '21:20:00', '13:45:00', '07:05:00', '23:59:00', '00:00:00', '12:00:00', '13:45:00', '5:30:00'],
    'CustomerID': [3, 3, 5, 6, 7, 7, 9, 11, 38508, 38508, 7, 12],
    'CardID': [486621, 550134, 684220, 684221, 536109, 536109, 575223, 575224, 700001, 700001, 536109, 610002],
    'GasStationID': [44, 45, 44, 46, 47, 48, 44, 45, 47, 48, 48, 99],
    'ProductID': [2, 2, 5, 2, 2, 11, 23, 5, 2, 4, 11, 2],
    'Amount': [28, 18, 1, 10, 44, 2, 30, 5, 25, 12, 2, 0],
    'Price': [672.64, 430.72, 121.99, 238.06, 1044.12, 102.5, 690.0, 150.75, 599.99, 301.2, 102.5, 0.0],
})

yearmonth_df = pd.DataFrame({
    'CustomerID': [3, 3, 3, 5, 5, 6, 6, 7, 7, 9, 9, 11],
    'Date': ['201112', '201207', '201208', '201207', '201307', '201201', '201202', '201212', '201312', '201211', '201304', '201208'],
    'Consumption': [88265.39, 1400.5, 1128.2, 24.9, 36.8, 1712.73, 2008.0, 48550.13, np.nan, 58.19, 1945.0, 126157.7],
})
# case: eur-czk-ratio
cur = customers_df['Currency'].str.upper().value_counts()
result = cur['EUR'] / cur['CZK']
# case: least-consumption-lam-2012
ym = yearmonth_df.merge(customers_df, on='CustomerID')
sel = ym[(ym['Segment'] == 'LAM') & (ym['Date'].str[:4] == '2012')]
totals = sel.groupby('CustomerID')['Consumption'].sum()
result = pd.DataFrame({'CustomerID': [totals.idxmin()], 'Consumption': [totals.min()]})
# case: avg-monthly-consumption-sme-2013
m = pd.merge(customers_df, yearmonth_df, how='inner', on='CustomerID')
m['year'] = m['Date'].str.slice(0, 4).astype(int)
m['month'] = m['Date'].str.slice(4, 6).astype(int)
avg = m.loc[m['Segment'].eq('SME')].groupby('year')['Consumption'].mean() / 12
result = avg.round(3).reset_index(name='avg_monthly')
# case: segment-percent-change-2012-2013
y = yearmonth_df.copy()
y['year'] = pd.to_datetime(y['Date'], format='%Y%m').dt.year
pv = y.merge(customers_df[['CustomerID', 'Segment']]).pivot_table(values='Consumption', index='Segment', columns='year', aggfunc='sum')
pv = pv.reindex(columns=[2012, 2013])
pv['increase_pct'] = (pv[2013] - pv[2012]) / pv[2012] * 100
result = pv
# case: transactions-morning-in-cze
t = transactions_1k_df.merge(gasstations_df, on='GasStationID', how='left')
t['ts'] = pd.to_datetime(t['Date'] + ' ' + t['Time'].str.zfill(8))
is_morning = t['ts'].dt.hour.between(6, 12, inclusive='left')
result = {
    'morning_cze': int((is_morning & (t['Country'] == 'CZE')).sum()),
    'missing_station': t.loc[t['Country'].isna(), 'GasStationID'].unique().tolist(),
    'first': t['ts'].min(),
    'last': t['ts'].max(),
}
# case: price-per-unit-by-product
df = transactions_1k_df.merge(products_df, how='left', on='ProductID')
df['Description'] = df['Description'].fillna('Unknown')
df['unit_price'] = np.where(df['Amount'] > 0, df['Price'] / df['Amount'].where(df['Amount'] > 0, 1), np.nan)
grouped = df.groupby('Description')
result = pd.concat([
    grouped['unit_price'].mean().rename('avg_unit'),
    grouped['unit_price'].median().rename('median_unit'),
    grouped['TransactionID'].size().rename('n'),
], axis=1).sort_values('avg_unit', ascending=False)
# case: duplicate-transactions
keys = ['Date', 'Time', 'CustomerID', 'CardID', 'GasStationID', 'ProductID', 'Price']
dup = transactions_1k_df[transactions_1k_df.duplicated(subset=keys, keep=False)]
deduped = transactions_1k_df.drop_duplicates(subset=keys)
result = (dup[['TransactionID'] + keys[:3]], len(deduped), round(transactions_1k_df['Price'].sum() - deduped['Price'].sum(), 2))
# case: premium-station-share-by-country
stats = OrderedDict()
for country, g in gasstations_df.groupby('Country'):
    stats[country] = {'stations': len(g), 'premium': int((g['Segment'] == 'Premium').sum()), 'chains': g['ChainID'].nunique()}
res = pd.DataFrame.from_dict(stats, orient='index')
res['premium_pct'] = res['premium'] / res['stations'] * 100
result = res.rename_axis('Country').reset_index()
# case: daily-revenue-cumulative
daily = (transactions_1k_df
         .groupby('Date', sort=True)
         .agg(revenue=('Price', 'sum'), customers=('CustomerID', 'nunique'), max_price=('Price', 'max')))
daily['cum_revenue'] = daily['revenue'].cumsum()
daily['share'] = daily['revenue'] / daily['revenue'].sum()
daily['prev_day_diff'] = daily['revenue'].diff().fillna(0)
daily.index = pd.to_datetime(daily.index)
result = daily.asfreq('D').round(3)
# case: peak-month-each-customer
ym = yearmonth_df.dropna(subset=['Consumption'])
peak = ym.loc[ym.groupby('CustomerID')['Consumption'].idxmax()]
peak = peak.assign(period=pd.PeriodIndex(peak['Date'].str[:4] + '-' + peak['Date'].str[4:], freq='M').astype(str))
result = customers_df.merge(peak, on='CustomerID', how='left').drop(columns='Date').sort_values('Consumption', ascending=False, na_position='last').reset_index(drop=True)
# case: kam-consumption-thresholds
bins = [0, 1000, 30000, np.inf]
lab = ['<1000', '1000-30000', '>30000']
yy = yearmonth_df.merge(customers_df, on='CustomerID', validate='many_to_one')
yy['band'] = pd.cut(yy['Consumption'], bins=bins, labels=lab)
ct = pd.crosstab(yy['Segment'], yy['band'], normalize='index').mul(100).round(1)
result = ct
# case: customer-who-paid-exact
target = transactions_1k_df.loc[(transactions_1k_df['Date'] == '2012-08-25') & np.isclose(transactions_1k_df['Price'], 1044.12)]
cid = target['CustomerID'].iat[0]
hist = yearmonth_df[yearmonth_df['CustomerID'] == cid].set_index('Date')['Consumption']
rate = (hist.get('201312', 0) - hist.get('201212')) / hist.get('201212')
spent = transactions_1k_df.groupby('CustomerID')['Price'].sum().loc[cid]
result = pd.Series({'CustomerID': cid, 'rate': rate, 'spent': spent, 'segment': customers_df.set_index('CustomerID').at[cid, 'Segment']})
