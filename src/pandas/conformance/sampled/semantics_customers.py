import pandas as pd
import numpy as np
from datetime import date, timedelta

customers = pd.DataFrame({
    'CustomerID': [3, 5, 6, 7, 9, 11, 12, 14],
    'Segment': ['SME', 'LAM', 'SME', 'LAM', 'SME', 'KAM', None, 'sme '],
    'Currency': ['EUR', 'EUR', 'EUR', 'CZK', 'CZK', 'CZK', 'EUR', None],
})
gasstations = pd.DataFrame({
    'GasStationID': [44, 45, 46, 47, 48],
    'ChainID': [13, 6, 23, 33, None],
    'Country': ['CZE', 'CZE', 'SVK', 'CZE', 'SVK'],
    'Segment': ['Value for money', 'Premium', 'Other', 'Premium', None],
})
yearmonth = pd.DataFrame({
    'CustomerID': [5, 5, 6, 6, 6, 7, 7, 9, 9, 11, 11, 39],
    'Date': ['201207', '201302', '201203', '201208', '201309', '201201', '201312', '201201', '201306', '201311', '201312', '201112'],
    'Consumption': [528.3, 1598.28, 1931.36, 27.44, None, 88265.39, -4.5, 10.0, 20.0, 0.0, 51.06, 7.0],
})
transactions = pd.DataFrame({
    'TransactionID': list(range(1, 13)),
    'Date': ['2012-08-24', '2012-08-24', '2012-08-23', '2012-08-25', '2012-08-24', '2012-08-26', '2012-08-25', None, '2012-08-23', '2012-08-24', '2012-08-31', '2012-08-31'],
    'Time': ['09:41:00', '10:03:00', '13:53:00', '08:30:15', '21:10:00', '23:59:59', '00:00:00', '12:00:00', '8:05:00', '10:03:00', '', None],
    'CustomerID': [3, 5, 3, 9, 6, 6, 99, 11, None, 5, 7, 7],
    'GasStationID': [44, 45, 46, 47, 44, 48, 44, 45, 46, 45, 50, 44],
    'ProductID': [2, 2, 23, 5, 11, 2, 2, 5, None, 2, 2, 2],
    'Amount': [28, 18, 1, 5, 222, 14, 0, 5, 3, 18, 40, None],
    'Price': [672.64, 430.72, 121.99, 120.74, 645.05, 340.0, 0.0, 115.5, 78.0, 430.72, 983.995, 10.0],
})


def fetchall(df):
    """like cursor.fetchall(): None for NULL, builtin scalars"""
    def conv(v):
        if pd.isna(v):
            return None
        if isinstance(v, np.integer):
            return int(v)
        if isinstance(v, np.floating):
            return float(v)
        return v
    return [tuple(conv(v) for v in r) for r in df.itertuples(index=False)]


def trunc_div(a, b):
    """integer division of SQLite, element by element, NULL on zero"""
    a = pd.Series(a, dtype='Float64')
    b = pd.Series(b, dtype='Float64').replace(0, pd.NA)
    return (a / b).map(lambda v: int(v), na_action='ignore').astype('Int64')


# case: least-consumption-customer
# SELECT T1.CustomerID FROM customers T1 JOIN yearmonth T2 USING (CustomerID) WHERE T1.Segment = 'LAM' AND SUBSTR(T2.Date, 1, 4) = '2012' GROUP BY T1.CustomerID ORDER BY SUM(T2.Consumption) ASC LIMIT 1
x = customers[customers.Segment == 'LAM'].merge(yearmonth[yearmonth.Date.str[0:4] == '2012'], on='CustomerID')
result = int(x.groupby('CustomerID').Consumption.sum().nsmallest(1).index[0])
# case: monthly-average
# SELECT AVG(T2.Consumption) / 12 FROM customers T1 JOIN yearmonth T2 USING (CustomerID) WHERE SUBSTR(T2.Date, 1, 4) = '2013' AND T1.Segment = 'SME'
x = customers.merge(yearmonth, on='CustomerID').query("Segment == 'SME' and Date.str.startswith('2013')", engine='python')
avg = x['Consumption'].mean()
result = None if pd.isna(avg) else float(avg / 12)
# case: date-between-text
# SELECT CustomerID, SUM(Consumption) FROM yearmonth WHERE Date BETWEEN 201201 AND 201212 GROUP BY CustomerID ORDER BY 2 DESC
y = yearmonth[pd.to_numeric(yearmonth['Date']).between(201201, 201212)]
s = y.groupby('CustomerID')['Consumption'].sum().sort_values(ascending=False)
result = list(s.reset_index().itertuples(index=False, name=None))
# case: difference-conditional-iif
# SELECT SUM(IIF(Currency = 'CZK', Consumption, 0)) - SUM(IIF(Currency = 'EUR', Consumption, 0)) FROM customers JOIN yearmonth USING (CustomerID) WHERE SUBSTR(Date, 1, 4) = '2012'
x = customers.merge(yearmonth.loc[yearmonth['Date'].str.startswith('2012')], on='CustomerID')
by_cur = x.groupby('Currency')['Consumption'].sum()
result = round(float(by_cur.get('CZK', 0.0) - by_cur.get('EUR', 0.0)), 2)
# case: countries-premium-count-tie
# SELECT Country, COUNT(GasStationID) FROM gasstations WHERE Segment = 'Premium' GROUP BY Country ORDER BY 2 DESC LIMIT 1
c = gasstations.loc[gasstations['Segment'].eq('Premium'), 'Country'].value_counts().head(1)
result = [(k, int(v)) for k, v in c.items()]
# case: not-equal-chain-null
# SELECT GasStationID FROM gasstations WHERE ChainID <> 13 ORDER BY GasStationID DESC
ok = gasstations['ChainID'].ne(13) & gasstations['ChainID'].notna()
result = sorted(gasstations.loc[ok, 'GasStationID'].tolist(), reverse=True)
# case: hour-range-text-compare
# SELECT TransactionID FROM transactions WHERE Time BETWEEN '08:00:00' AND '13:00:00'     -- text: '8:05:00' is out
tm = transactions['Time']
m = tm.notna() & (tm.fillna('') >= '08:00:00') & (tm.fillna('') <= '13:00:00')
result = transactions.TransactionID[m].tolist()
# case: price-per-unit-null-zero
# SELECT TransactionID, Price / Amount FROM transactions ORDER BY 2 DESC, 1 LIMIT 5
ppu = transactions['Price'].div(transactions['Amount'].where(transactions['Amount'] != 0))
o = transactions.assign(ppu=ppu).sort_values(['ppu', 'TransactionID'], ascending=[False, True], na_position='last').head(5)
result = [(int(t), None if pd.isna(p) else round(float(p), 4)) for t, p in zip(o['TransactionID'], o['ppu'])]
# case: weighted-price-of-customer
# SELECT CustomerID, SUM(Price) / SUM(Amount), Currency FROM transactions JOIN customers USING (CustomerID) GROUP BY CustomerID HAVING SUM(Amount) > 0
t = transactions.dropna(subset=['CustomerID']).merge(customers, on='CustomerID')
g = t.groupby(['CustomerID', 'Currency'], dropna=False)[['Price', 'Amount']].sum().query('Amount > 0')
out = (g['Price'] / g['Amount']).rename('unit').reset_index()
result = [(int(r.CustomerID), round(r.unit, 3), r.Currency) for r in out.itertuples()]
# case: integer-halves-trunc
# SELECT TransactionID, Amount / 4, -Amount / 4, Amount % 4 FROM transactions WHERE Amount IS NOT NULL ORDER BY 1 LIMIT 6
d = transactions.dropna(subset=['Amount']).head(6)
amt = d['Amount'].astype('int64')
neg = np.trunc(-amt / 4).astype('int64')
result = list(zip(d['TransactionID'].tolist(), (amt // 4).tolist(), neg.tolist(), (amt % 4).tolist()))
# case: increase-rate-2012-2013
# SELECT CustomerID, (b - a) / a FROM (SELECT CustomerID, SUM(CASE WHEN SUBSTR(Date, 1, 4) = '2012' THEN Consumption END) a, SUM(CASE WHEN SUBSTR(Date, 1, 4) = '2013' THEN Consumption END) b FROM yearmonth GROUP BY CustomerID)
piv = (yearmonth.assign(Y=yearmonth['Date'].str[:4])
       .groupby(['CustomerID', 'Y'])['Consumption'].sum(min_count=1)
       .unstack('Y'))
rate = piv['2013'].sub(piv['2012']).div(piv['2012'])
result = {int(k): (None if pd.isna(v) else round(v, 4)) for k, v in rate.items()}
# case: peak-month-per-segment
# SELECT Segment, SUBSTR(Date, 5, 2) AS mon, SUM(Consumption) AS s FROM customers JOIN yearmonth USING (CustomerID) WHERE Date LIKE '2013__' GROUP BY Segment, mon ORDER BY s DESC
x = customers.merge(yearmonth[yearmonth['Date'].str.match(r'^2013..$')], on='CustomerID')
x['mon'] = x['Date'].str[4:6]
s = x.groupby(['Segment', 'mon'], dropna=False)['Consumption'].sum(min_count=1).reset_index(name='s')
result = fetchall(s.sort_values('s', ascending=False, na_position='last'))
# case: top-spender-currency-paid
# SELECT CustomerID, SUM(Price) FROM transactions GROUP BY CustomerID ORDER BY CustomerID LIMIT 3
g = transactions.groupby('CustomerID', dropna=False, as_index=False)['Price'].sum()
g = g.sort_values('CustomerID', na_position='first').iloc[:3]
result = [(None if np.isnan(c) else int(c), round(p, 2)) for c, p in g.to_numpy().tolist()]
# case: join-then-left-chain
# SELECT t.TransactionID, g.Country, c.Currency FROM transactions t LEFT JOIN gasstations g USING (GasStationID) LEFT JOIN customers c ON c.CustomerID = t.CustomerID AND c.Currency = 'EUR' WHERE t.Date = '2012-08-24'
t = transactions[transactions['Date'] == '2012-08-24']
out = t.merge(gasstations[['GasStationID', 'Country']], how='left', on='GasStationID')
out = out.merge(customers.loc[customers['Currency'].eq('EUR'), ['CustomerID', 'Currency']], how='left', on='CustomerID')
result = fetchall(out[['TransactionID', 'Country', 'Currency']])
# case: product-filter-unique-descriptions
# SELECT DISTINCT Country, Segment FROM gasstations WHERE GasStationID IN (SELECT GasStationID FROM transactions WHERE ProductID = 2 OR ProductID = 5)
ids = transactions[transactions['ProductID'].isin({2, 5})]['GasStationID']
d = gasstations[gasstations['GasStationID'].isin(ids)].drop_duplicates(['Country', 'Segment'], keep='first')
result = sorted(fetchall(d[['Country', 'Segment']]), key=repr)
# case: julianday-with-time
# SELECT TransactionID, ROUND((julianday(Date || ' ' || Time) - julianday('2012-08-23')) * 24, 2) FROM transactions WHERE Date IS NOT NULL
stamp = pd.to_datetime(transactions['Date'] + ' ' + transactions['Time'], format='%Y-%m-%d %H:%M:%S', errors='coerce')
hrs = ((stamp - pd.Timestamp(2012, 8, 23)).dt.total_seconds() / 3600).round(2)
sel = transactions['Date'].notnull()
result = [(int(i), None if pd.isna(h) else h) for i, h in zip(transactions.loc[sel, 'TransactionID'], hrs[sel])]
# case: calendar-recursive-fill
# WITH RECURSIVE cal(d) AS (SELECT '2012-08-23' UNION ALL SELECT date(d, '+1 day') FROM cal WHERE d < '2012-08-27') SELECT d, COUNT(TransactionID), COALESCE(SUM(Amount), 0) FROM cal LEFT JOIN transactions ON Date = d GROUP BY d
cal = pd.date_range('2012-08-23', '2012-08-27', freq='D').strftime('%Y-%m-%d')
agg = transactions.groupby('Date').agg(n=('TransactionID', 'count'), s=('Amount', 'sum')).reindex(cal, fill_value=0)
result = [(d, int(r.n), int(r.s)) for d, r in agg.iterrows()]
# case: months-since-first-record
# SELECT CustomerID, (SUBSTR(MAX(Date), 1, 4) - SUBSTR(MIN(Date), 1, 4)) * 12 + SUBSTR(MAX(Date), 5) - SUBSTR(MIN(Date), 5) FROM yearmonth GROUP BY CustomerID
p = yearmonth.assign(p=pd.PeriodIndex(pd.to_datetime(yearmonth['Date'], format='%Y%m'), freq='M'))
span = p.groupby('CustomerID')['p'].agg(['min', 'max'])
months = (span['max'].dt.year - span['min'].dt.year) * 12 + span['max'].dt.month - span['min'].dt.month
result = months.astype(int).to_dict()
# case: duplicate-transactions-having
# SELECT Date, Time, CustomerID, COUNT(*) FROM transactions GROUP BY Date, Time, CustomerID HAVING COUNT(*) > 1
g = transactions.groupby(['Date', 'Time', 'CustomerID'], dropna=False).size()
dup = g.loc[g > 1].reset_index(name='COUNT(*)').astype({'CustomerID': 'Int64'})
result = fetchall(dup)
# case: segment-nocase-trim-like
# SELECT CustomerID FROM customers WHERE UPPER(TRIM(Segment)) = 'SME' AND Currency IS NOT NULL UNION ALL SELECT CustomerID FROM customers WHERE Segment LIKE 'sme_'
seg = customers['Segment']
one = customers.loc[seg.str.strip().str.upper().eq('SME') & customers['Currency'].notna(), 'CustomerID']
two = customers.loc[seg.str.fullmatch('sme.', case=False, na=False), 'CustomerID']
result = pd.concat([one, two]).tolist()
# case: moving-average-frame
# SELECT TransactionID, AVG(Price) OVER (ORDER BY TransactionID ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING) FROM transactions
ma = transactions.set_index('TransactionID')['Price'].rolling(window=3, center=True, min_periods=1).mean().round(3)
result = list(ma.items())
# case: attribute-typo-mistake
# SELECT SUM(amount) FROM transactions
result = transactions.amount.sum()
# case: max-consumption-month-text
# SELECT SUBSTR(Date, 1, 4) AS y, MAX(Consumption), MIN(Consumption), COUNT(DISTINCT CustomerID) FROM yearmonth GROUP BY y HAVING COUNT(*) >= 2
yy = yearmonth['Date'].str.slice(0, 4)
res = yearmonth.groupby(yy).agg({'Consumption': ['max', 'min'], 'CustomerID': ['nunique', 'size']})
res.columns = ['mx', 'mn', 'n', 'rows']
res = res[res.pop('rows') >= 2]
result = [(y, *map(lambda v: v, r)) for y, r in zip(res.index, res.values.tolist())]
# case: quotient-helper-int64
# SELECT TransactionID, CAST(Price AS INTEGER) / Amount FROM transactions WHERE TransactionID > 5
sub = transactions[transactions['TransactionID'] > 5]
q = trunc_div(sub['Price'].astype('int64').to_numpy(), sub['Amount'].to_numpy())
result = [(int(i), None if v is pd.NA else int(v)) for i, v in zip(sub['TransactionID'], q)]
