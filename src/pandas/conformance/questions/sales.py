import pandas as pd
import numpy as np
import math
import re
from datetime import datetime, timedelta, date
from itertools import groupby, combinations, chain, product, accumulate
from collections import OrderedDict, Counter, defaultdict
from functools import reduce

trans_df = pd.DataFrame({'TransactionID': [1, 2, 3, 4, 5, 6, 7, 8], 'Date': ['2012-08-24', '2012-08-24', '2012-08-23', '2012-08-25', '2012-08-25', '2012-09-01', '2013-01-02', '2012-08-23'], 'Time': ['09:41:00', '10:03:00', '13:53:00', '08:49:00', '21:20:05', '00:00:00', '12:30:00', '13:53:00'], 'CustomerID': [31543, 46707, 31543, 7654, 17373, 31543, 46707, 99999], 'GasStationID': [3704, 3704, 656, 648, 648, 656, 3704, 1], 'ProductID': [2, 23, 5, 5, 2, 2, 23, None], 'Amount': [28, 18, 1, 5, 4, 0, 30, 2], 'Price': [672.64, 430.72, 121.99, 95.5, 67.68, 0.0, 720.5, np.nan]})
cust_df = pd.DataFrame({'CustomerID': [31543, 46707, 7654, 17373, 5], 'Segment': ['SME', 'LAM', 'SME', 'KAM', 'SME'], 'Currency': ['EUR', 'CZK', 'CZK', 'EUR', 'CZK']})
gas_df = pd.DataFrame({'GasStationID': [3704, 656, 648], 'Country': ['CZE', 'SVK', 'CZE'], 'ChainID': [11, 23, 11]})
ym_df = pd.DataFrame({'CustomerID': [5, 5, 7654, 7654, 46707, 31543], 'Date': ['201207', '201302', '201203', '201304', '201212', '201308'], 'Consumption': [528.3, 1598.28, 275.5, 12.11, 88265.39, 20819.4]})
# case: datetime-column
trans_df['ts'] = pd.to_datetime(trans_df['Date'] + ' ' + trans_df['Time'])
result = trans_df.loc[trans_df['ts'].between('2012-08-24 09:00', '2012-08-25 09:00'), ['TransactionID', 'ts']]
# case: hour-buckets
h = pd.to_datetime(trans_df['Time'], format='%H:%M:%S').dt.hour
result = pd.cut(h, [0, 6, 12, 18, 24], right=False, labels=['night', 'morning', 'afternoon', 'evening']).value_counts()
# case: time-parts
result = trans_df['Time'].str.split(':', expand=True).astype(int).rename(columns={0: 'h', 1: 'm', 2: 's'})
# case: seconds-of-day
p = trans_df['Time'].str.split(':').apply(lambda x: int(x[0]) * 3600 + int(x[1]) * 60 + int(x[2]))
result = p.describe()
# case: timedelta-from-text
result = pd.to_timedelta(trans_df['Time']).dt.total_seconds().tolist()
# case: unit-price
trans_df['unit'] = (trans_df['Price'] / trans_df['Amount']).replace([np.inf, -np.inf], np.nan)
result = trans_df.sort_values('unit', ascending=False)[['TransactionID', 'unit']]
# case: unit-price-with-zero
result = trans_df['Price'] / trans_df['Amount']
# case: year-from-text
ym_df['Year'] = ym_df['Date'].str[:4]
result = ym_df.groupby('Year')['Consumption'].agg(['sum', 'mean', 'count']).round(2)
# case: month-with-highest
ym_df['Month'] = ym_df['Date'].str[4:6]
s = ym_df.groupby('Month')['Consumption'].sum()
result = s.idxmax(), s.max()
# case: growth-of-years
ym_df['Year'] = ym_df['Date'].str[:4].astype(int)
p = ym_df.pivot_table(index='CustomerID', columns='Year', values='Consumption', aggfunc='sum')
p['growth'] = (p[2013] - p[2012]) / p[2012] * 100
result = p
# case: segments-pivot-with-margins
m = ym_df.merge(cust_df, on='CustomerID')
m['Year'] = m['Date'].str[:4]
result = m.pivot_table(index='Segment', columns='Year', values='Consumption', aggfunc='sum', fill_value=0, margins=True)
# case: ratio-of-currencies
vc = cust_df['Currency'].value_counts()
result = vc['EUR'] / vc['CZK']
# case: ratio-missing-key
vc = cust_df['Currency'].value_counts()
result = vc['USD']
# case: ratio-get
vc = cust_df['Currency'].value_counts()
result = vc.get('USD', 0) / vc.sum()
# case: percentages-text
vc = cust_df['Segment'].value_counts(normalize=True).mul(100).round(1).astype(str) + '%'
result = vc
# case: difference-between-segments
m = ym_df.merge(cust_df, on='CustomerID')
a = m.groupby('Segment')['Consumption'].mean()
result = {f'{x}-{y}': round(a[x] - a[y], 2) for x, y in combinations(a.index, 2)}
# case: country-of-top-spender
top = trans_df.groupby('CustomerID')['Price'].sum().idxmax()
st = trans_df.loc[trans_df['CustomerID'] == top, 'GasStationID']
result = gas_df.loc[gas_df['GasStationID'].isin(st), 'Country'].unique()
# case: chained-merges-agg
result = (trans_df.merge(cust_df, on='CustomerID', how='left').merge(gas_df, on='GasStationID', how='left').groupby(['Country', 'Segment'], dropna=False).agg(n=('TransactionID', 'count'), total=('Price', 'sum'), avg=('Price', 'mean')).reset_index())
# case: outer-merge-types
m = trans_df.merge(cust_df, on='CustomerID', how='outer', indicator='src')
result = m[['TransactionID', 'CustomerID', 'Segment', 'src']]
# case: grouper-month
trans_df['Date'] = pd.to_datetime(trans_df['Date'])
result = trans_df.groupby(pd.Grouper(key='Date', freq='ME'))['Price'].sum()
# case: period-group
trans_df['Date'] = pd.to_datetime(trans_df['Date'])
result = trans_df.groupby(trans_df['Date'].dt.to_period('Q'))['Amount'].sum()
# case: resample-days
s = trans_df.assign(Date=pd.to_datetime(trans_df['Date'])).set_index('Date').sort_index()['2012-08'].copy() if False else trans_df.assign(Date=pd.to_datetime(trans_df['Date'])).set_index('Date').sort_index().loc['2012-08']
result = s['Price'].resample('D').agg(['sum', 'count'])
# case: weekday-pivot
trans_df['Date'] = pd.to_datetime(trans_df['Date'])
trans_df['dow'] = trans_df['Date'].dt.day_name()
order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = trans_df['dow'].value_counts().reindex(order, fill_value=0)
# case: ordered-categories
trans_df['dow'] = pd.Categorical(pd.to_datetime(trans_df['Date']).dt.day_name(), categories=['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], ordered=True)
result = trans_df.sort_values(['dow', 'TransactionID'])[['TransactionID', 'dow']]
# case: days-since-last
trans_df['Date'] = pd.to_datetime(trans_df['Date'])
trans_df = trans_df.sort_values(['CustomerID', 'Date'])
trans_df['since'] = trans_df.groupby('CustomerID')['Date'].diff().dt.days
result = trans_df[['CustomerID', 'Date', 'since']]
# case: datetime-strptime-loop
out = []
for d, t in zip(trans_df['Date'], trans_df['Time']):
    out.append(datetime.strptime(d + 'T' + t, '%Y-%m-%dT%H:%M:%S'))
result = max(out) - min(out), max(out).strftime('%A %d %B %Y'), min(out).isoformat()
# case: timedelta-window
end = datetime(2012, 8, 25)
start = end - timedelta(days=1)
d = pd.to_datetime(trans_df['Date'])
result = trans_df[(d >= start) & (d <= end)]['TransactionID'].tolist()
# case: date-objects
d = pd.to_datetime(trans_df['Date']).dt.date
result = d[d == date(2012, 8, 23)].index.tolist(), d.min(), type(d.iloc[0]).__name__
# case: age-in-years
b = pd.to_datetime(pd.Series(['1990-08-25', '1990-08-26', None, '2000-02-29']))
ref = pd.Timestamp('2012-08-25')
result = b.apply(lambda x: ref.year - x.year - ((ref.month, ref.day) < (x.month, x.day)) if pd.notna(x) else None)
# case: itertools-groupby
rows = sorted(trans_df.to_dict('records'), key=lambda r: r['CustomerID'])
result = {k: sum(r['Amount'] for r in g) for k, g in groupby(rows, key=lambda r: r['CustomerID'])}
# case: accumulate
result = list(accumulate(trans_df['Amount'], max))
# case: reduce-merge
frames = [cust_df, ym_df.groupby('CustomerID')['Consumption'].sum().reset_index(), trans_df.groupby('CustomerID')['Price'].sum().reset_index()]
result = reduce(lambda a, b: pd.merge(a, b, on='CustomerID', how='left'), frames)
# case: product-of-values
result = pd.DataFrame(list(product(cust_df['Segment'].unique(), cust_df['Currency'].unique())), columns=['s', 'c'])
# case: missing-combinations
idx = pd.MultiIndex.from_product([sorted(cust_df['Segment'].unique()), sorted(cust_df['Currency'].unique())], names=['Segment', 'Currency'])
result = cust_df.groupby(['Segment', 'Currency']).size().reindex(idx, fill_value=0).reset_index(name='n')
# case: regex-functions
result = [re.sub(r'(\d+)-(\d+)-(\d+)', r'\3.\2.\1', d) for d in trans_df['Date'].unique()], bool(re.match(r'^\d{4}', '2012-1')), re.findall(r'\d+', 'a1b22')
# case: ordered-dict
result = list(OrderedDict.fromkeys(trans_df['CustomerID']))
# case: ternary-chain
def size(a):
    return 'none' if a == 0 else 'small' if a < 5 else 'medium' if a < 20 else 'large'
result = trans_df['Amount'].apply(size).value_counts().to_frame('n').rename_axis('size').reset_index()
# case: math-functions
result = [math.floor(2.7), math.ceil(2.1), math.sqrt(16), math.isnan(float('nan')), math.log10(1000), math.gcd(12, 18), math.pow(2, 3), math.inf > 1]
# case: rolling-by-group
s = trans_df.sort_values('TransactionID')
result = s.groupby('CustomerID')['Amount'].rolling(2, min_periods=1).sum().reset_index(level=0, drop=True).sort_index()
# case: running-total-per-customer
trans_df['run'] = trans_df.sort_values('Date').groupby('CustomerID')['Price'].cumsum()
result = trans_df[['CustomerID', 'run']]
# case: first-purchase
f = trans_df.sort_values(['Date', 'Time']).drop_duplicates('CustomerID', keep='first')
result = f.set_index('CustomerID')[['Date', 'Amount']].to_dict('index')
# case: latest-per-group-idxmax
d = pd.to_datetime(trans_df['Date'] + ' ' + trans_df['Time'])
result = trans_df.loc[d.groupby(trans_df['CustomerID']).idxmax()]
# case: lookup-map
names = cust_df.set_index('CustomerID')['Segment']
trans_df['seg'] = trans_df['CustomerID'].map(names).fillna('unknown')
result = trans_df.groupby('seg')['Amount'].sum().to_dict()
# case: nullable-product
trans_df['ProductID'] = trans_df['ProductID'].astype('Int64')
result = trans_df.groupby('ProductID', dropna=False)['Amount'].sum()
# case: float-product-as-text
result = trans_df['ProductID'].astype(str).tolist(), trans_df['ProductID'].map(lambda v: str(int(v)) if pd.notna(v) else '').tolist()
# case: product-basket
b = trans_df.groupby('CustomerID')['ProductID'].apply(lambda s: sorted(s.dropna().astype(int).unique()))
result = b.explode().reset_index()
# case: stack-unstack
p = trans_df.pivot_table(index='CustomerID', columns='ProductID', values='Amount', aggfunc='sum')
result = p.stack().reset_index(name='amount')
# case: pivot-two-values
result = trans_df.pivot_table(index='GasStationID', values=['Amount', 'Price'], aggfunc={'Amount': 'sum', 'Price': ['mean', 'max']})
# case: idxmax-axis
p = trans_df.pivot_table(index='CustomerID', columns='GasStationID', values='Amount', aggfunc='sum', fill_value=0)
result = p.idxmax(axis=1)
# case: rank-percentile
trans_df['pct'] = trans_df['Price'].rank(pct=True)
result = trans_df[['TransactionID', 'pct']].round(3)
# case: zscore
z = (trans_df['Price'] - trans_df['Price'].mean()) / trans_df['Price'].std()
result = trans_df.assign(z=z.round(3)).query('abs(z) > 1')[['TransactionID', 'z']]
# case: iqr-outliers
q1, q3 = trans_df['Price'].quantile([0.25, 0.75])
iqr = q3 - q1
result = trans_df[(trans_df['Price'] < q1 - 1.5 * iqr) | (trans_df['Price'] > q3 + 1.5 * iqr)]
# case: percentile-numpy
result = np.percentile(trans_df['Price'].dropna(), [25, 50, 90]).round(2).tolist(), np.nanmean(trans_df['Price'])
# case: fstring-formats
result = [f"{r.CustomerID:>8d} {r.Price:10,.2f} {r.Date!r}" for r in trans_df.head(3).itertuples()]
# case: percent-format
result = ['%s spent %.2f (%d)' % (r['CustomerID'], r['Price'], r['Amount']) for _, r in trans_df.head(2).iterrows()]
# case: iterrows-upcast
for _, r in trans_df[['TransactionID', 'Price']].head(1).iterrows():
    result = r['TransactionID'], str(r['TransactionID'])
# case: format-map
result = 'Total: {total:,.1f} EUR for {n} of {0}'.format('all', total=trans_df['Price'].sum(), n=len(trans_df))
# case: from-dict-index
result = pd.DataFrame.from_dict({'a': [1, 2], 'b': [3, 4]}, orient='index', columns=['x', 'y'])
# case: series-of-dict-sorted
result = pd.Series({'b': 2, 'a': 3, 'c': 1}).sort_values(ascending=False).rename_axis('k').reset_index(name='v')
# case: frame-of-counter
c = Counter(trans_df['CustomerID'])
result = pd.DataFrame(c.items(), columns=['id', 'n']).sort_values(['n', 'id'], ascending=[False, True]).reset_index(drop=True)
# case: frame-of-nested-dict
d = {}
for r in trans_df.itertuples():
    d.setdefault(r.CustomerID, {}).setdefault(r.GasStationID, 0)
    d[r.CustomerID][r.GasStationID] += r.Amount
result = pd.DataFrame(d).T.fillna(0).sort_index()
# case: agg-lambda-names
result = trans_df.groupby('CustomerID')['Price'].agg([('total', 'sum'), ('spread', lambda s: s.max() - s.min())])
# case: agg-named-lambda
result = trans_df.groupby('CustomerID').agg(total=('Price', 'sum'), big=('Price', lambda s: (s > 100).sum()), stations=('GasStationID', lambda s: '/'.join(map(str, sorted(set(s))))))
# case: transform-rank-filter
trans_df['r'] = trans_df.groupby('GasStationID')['Price'].rank(ascending=False, method='first')
result = trans_df[trans_df['r'] <= 1].sort_values('GasStationID')[['GasStationID', 'TransactionID', 'r']]
# case: sort-by-length-and-value
result = sorted(cust_df['Segment'].unique(), key=lambda s: (len(s), s), reverse=True)
# case: where-chain
trans_df['disc'] = trans_df['Price'].where(trans_df['Amount'] < 10, trans_df['Price'] * 0.9).round(2)
result = trans_df['disc'].sum()
# case: clip-and-round
result = trans_df['Price'].clip(lower=50, upper=500).round(-1).tolist()
# case: applymap-format
result = ym_df[['Consumption']].map(lambda v: f'{v:,.0f}')
# case: eval-columns
result = trans_df.eval('total = Amount * Price')['total'].sum()
# case: isin-tuples
pairs = {(31543, 656), (7654, 648)}
result = trans_df[[t in pairs for t in zip(trans_df['CustomerID'], trans_df['GasStationID'])]]['TransactionID'].tolist()
# case: multiindex-loc
g = trans_df.groupby(['CustomerID', 'GasStationID'])['Amount'].sum()
result = g.loc[31543], g.loc[(31543, 656)], g.xs(648, level='GasStationID')
# case: multiindex-slice
g = trans_df.groupby(['CustomerID', 'GasStationID'])[['Amount', 'Price']].sum().sort_index()
result = g.loc[pd.IndexSlice[:, 656], 'Price']
# case: unit-epoch
result = pd.to_datetime(pd.Series([1345766400, 1345852800]), unit='s'), pd.to_datetime(1345766400000, unit='ms')
# case: dayfirst
result = pd.to_datetime(pd.Series(['24/08/2012', '01/09/2012']), format='%d/%m/%Y').dt.strftime('%Y%m%d').astype(int).tolist()
# case: month-end
d = pd.to_datetime(trans_df['Date'])
result = (d + pd.offsets.MonthEnd(0)).dt.strftime('%Y-%m-%d').unique(), d.dt.is_month_start.sum()
# case: business-days
result = pd.bdate_range('2012-08-23', '2012-08-28').strftime('%a').tolist()
# case: date-range-join
days = pd.DataFrame({'Date': pd.date_range('2012-08-23', '2012-08-26')})
t = trans_df.assign(Date=pd.to_datetime(trans_df['Date']))
result = days.merge(t.groupby('Date', as_index=False)['Amount'].sum(), how='left').fillna({'Amount': 0})
# case: np-timedelta
d = pd.to_datetime(trans_df['Date'])
result = ((d - d.min()) / np.timedelta64(1, 'D')).astype(int).tolist()
# case: try-except
out = []
for v in ['1', 'x', None, '2.5']:
    try:
        out.append(int(v))
    except ValueError as e:
        out.append(str(e))
    except TypeError:
        out.append(None)
result = out
# case: while-loop
n, steps = 27, 0
while n != 1:
    n = n // 2 if n % 2 == 0 else 3 * n + 1
    steps += 1
result = steps
# case: walrus
result = [y for x in trans_df['Amount'] if (y := x * 2) > 10]
# case: star-unpacking
first, *rest = trans_df['Amount'].tolist()
result = first, rest, [*rest[:2], *{'a': 1}], {**{'a': 1}, 'b': 2}
# case: nested-functions
def top(df, by, n=1, **kw):
    def key(s):
        return s if kw.get('raw') else s.fillna(0)
    return df.sort_values(by, ascending=False, key=key).head(n)
result = top(trans_df, 'Price', n=2)['TransactionID'].tolist(), top(trans_df, by='Price', raw=True)['TransactionID'].tolist()
# case: str-cat-columns
result = cust_df['Segment'].str.cat(cust_df['Currency'], sep='-').value_counts()
# case: get-dummies-sum
result = pd.get_dummies(cust_df, columns=['Segment'], prefix='is', dtype=int).groupby('Currency').sum()
# case: combine-first
a = trans_df.set_index('CustomerID')['Price'].groupby(level=0).sum()
b = ym_df.groupby('CustomerID')['Consumption'].sum()
result = a.combine_first(b), a.add(b, fill_value=0)
# case: align-series
a = cust_df.set_index('CustomerID')['Segment']
b = ym_df.groupby('CustomerID')['Consumption'].sum()
result = pd.concat([a, b], axis=1), pd.DataFrame({'s': a, 'c': b})
# case: weighted-mean
result = trans_df.dropna().groupby('GasStationID')[['Amount', 'Price']].apply(lambda g: np.average(g['Price'], weights=g['Amount']) if g['Amount'].sum() else 0)
# case: gini-loop
v = sorted(ym_df['Consumption'])
n = len(v)
result = round((2 * sum((i + 1) * x for i, x in enumerate(v)) / (n * sum(v))) - (n + 1) / n, 6)
# case: print-shape
print(cust_df.shape)
result = cust_df.dtypes.astype(str).to_dict()
# case: loc-assign-by-condition
trans_df.loc[trans_df['Price'].isna(), 'Price'] = trans_df['Price'].median()
trans_df.loc[trans_df['Amount'].eq(0), ['Amount', 'Price']] = [1, 9.99]
result = trans_df[['Amount', 'Price']]
# case: append-row
cust_df.loc[len(cust_df)] = [1, 'KAM', 'USD']
result = cust_df
# case: at-in-loop
for i in trans_df.index:
    if trans_df.at[i, 'Amount'] > 10:
        trans_df.at[i, 'Amount'] = trans_df.at[i, 'Amount'] // 2
result = trans_df['Amount'].tolist()
# case: swap-columns
a = ym_df[['Consumption', 'CustomerID']].rename(columns={'Consumption': 'c'}).assign(c=lambda d: d.c.astype(int)).sort_values('c')
result = a.iloc[[0, -1]]
# case: cumulative-max-drawdown
s = ym_df['Consumption']
result = (s / s.cummax() - 1).min()
# case: duplicates-of-pairs
result = trans_df[trans_df.duplicated(['Date', 'Time'], keep=False)].sort_values('TransactionID')['TransactionID'].tolist()
# case: nunique-of-pairs
result = trans_df[['CustomerID', 'GasStationID']].drop_duplicates().shape[0], trans_df.groupby('CustomerID')[['GasStationID', 'ProductID']].nunique()
# case: ngroup-cumcount
trans_df['g'] = trans_df.groupby('CustomerID', sort=False).ngroup()
trans_df['n'] = trans_df.groupby('CustomerID').cumcount() + 1
result = trans_df.pivot(index='g', columns='n', values='Amount')
# case: describe-of-object
result = cust_df['Segment'].describe(), cust_df.describe()
# case: first-valid
result = trans_df['ProductID'].last_valid_index(), trans_df['ProductID'].first_valid_index()
# case: group-to-dict-of-frames
d = {k: g.drop(columns='Segment') for k, g in cust_df.groupby('Segment')}
result = d['SME'], list(d)
# case: bool-index-list
result = trans_df[list(trans_df['Amount'] > 5)].shape, trans_df[['Amount']][trans_df['Amount'] > 100]
# case: compress-columns
result = trans_df.select_dtypes(include='number').columns.tolist(), trans_df.select_dtypes('object').iloc[0].tolist()
# case: sum-of-booleans-by-group
result = (trans_df['Price'] > 100).groupby(trans_df['GasStationID']).agg(['sum', 'mean', 'size'])
# case: chain-from-iterable
result = sorted(set(chain.from_iterable(trans_df['Date'].str.split('-'))))
# case: dict-sorted-by-value
d = trans_df.groupby('CustomerID')['Amount'].sum().to_dict()
result = dict(sorted(d.items(), key=lambda kv: kv[1], reverse=True)[:2]), max(d, key=d.get)
