import pandas as pd
import numpy as np
from datetime import date, timedelta

stock = pd.DataFrame({
    'wh': ['W1', 'W1', 'W2', 'W2', 'W3', 'W1', 'W3', 'W2', 'W1', 'W3'],
    'part': ['bolt', 'nut', 'bolt', 'gear', 'Bolt', 'bolt', 'gear', 'nut ', 'gear', None],
    'size': [1.5, 2.0, 1.5, np.nan, 1.5, 2.5, np.nan, 2.0, 0.0, -0.0],
    'onhand': [100, 0, 35, 12, 7, 60, -3, 0, 12, 1],
    'cost': ['0.10', '0.05', '0.12', '$4.00', '0.10', '0,20', '4.5', '', '4.00', None],
    'fragile': [False, False, False, True, False, False, True, False, True, False],
})
moves = pd.DataFrame({
    'day': [date(2024, 5, 1), date(2024, 5, 1), date(2024, 5, 2), date(2024, 5, 4), date(2024, 5, 4), date(2024, 5, 4), date(2024, 5, 9), date(2024, 5, 9)],
    'wh': ['W1', 'W2', 'W1', 'W1', 'W3', 'W2', 'W9', 'W1'],
    'part': ['bolt', 'bolt', 'nut', 'bolt', 'gear', 'gear', 'nut', 'bolt'],
    'delta': [10, -5, 20, -30, 4, -2, 8, 0],
})
houses = pd.DataFrame({'wh': ['W1', 'W2', 'W3', 'W4'], 'city': ['Riga', 'Oslo', 'Riga', 'Bonn'], 'cap': [200, 50, 10, 0]})

# case: h-float-key-nan
result = stock.groupby('size')['onhand'].sum()

# case: h-float-key-dropna-false
result = stock.groupby('size', dropna=False)['onhand'].agg(['sum', 'count'])

# case: h-bool-key
result = stock.groupby('fragile')[['onhand', 'size']].mean()

# case: h-bool-expression-get-group
g = stock.groupby(stock['onhand'] > 10)
result = g.get_group(True)['wh'].tolist()

# case: h-negated-bool-key
result = stock.groupby(~stock['fragile'])['onhand'].sum().rename({True: 'sturdy', False: 'fragile'})

# case: h-date-key
result = moves.groupby('day')['delta'].sum()

# case: h-date-key-loc
daily = moves.groupby('day').agg(net=('delta', 'sum'), lines=('delta', 'size'))
result = daily.loc[date(2024, 5, 4)].to_dict()

# case: h-tuple-column-key
stock['key'] = list(zip(stock['wh'], stock['part'].fillna('?').str.strip().str.lower()))
result = stock.groupby('key')['onhand'].sum().to_dict()

# case: h-mixed-keys
part = stock['part'].str.strip().str.lower().rename('p')
result = stock.groupby(['wh', part, stock['onhand'].gt(0).rename('in_stock')])['onhand'].sum()

# case: h-mixed-keys-dropna-false
part = stock['part'].str.strip().str.lower().rename('p')
result = stock.groupby([part, 'size'], dropna=False, sort=False).size().reset_index(name='n')

# case: h-mixed-key-array-index-names
keys = np.where(stock['onhand'] > 0, 'pos', 'nonpos')
result = stock.groupby(['wh', keys]).size().index.names

# case: h-clean-cost-value
cost = (stock['cost'].str.replace('$', '', regex=False).str.replace(',', '.', regex=False).replace('', None).astype(float))
value = cost * stock['onhand']
result = value.groupby(stock['wh']).agg(['sum', 'min', 'max'])

# case: h-cost-max-text
result = stock.groupby('wh')['cost'].max()

# case: h-agg-mean-on-text-series
result = stock.groupby('wh')['cost'].mean()

# case: h-agg-all-columns-max-text
result = stock.dropna(subset=['cost']).groupby('wh')[['onhand', 'cost']].agg('max')

# case: h-agg-all-columns-list
result = stock.fillna({'part': '', 'cost': ''}).groupby('wh').agg(['min', 'count'])

# case: h-agg-mean-list-error
result = stock.groupby('wh').agg(['mean', 'sum'])

# case: h-std-numeric-only
result = stock.groupby('wh').std(numeric_only=True)

# case: h-median-numeric-only-as-index-false
result = stock.groupby('wh', as_index=False).median(numeric_only=True)

# case: h-first-last-skips-none
result = stock.groupby('wh', as_index=False).last()

# case: h-sum-then-add-stock
delta = moves.groupby(['wh', 'part'])['delta'].sum()
base = stock.groupby(['wh', 'part'])['onhand'].sum()
result = base.add(delta, fill_value=0).astype(int)

# case: h-capacity-use
load = stock.groupby('wh')['onhand'].sum()
h = houses.set_index('wh')
h['used'] = load
h['pct'] = (h['used'] / h['cap'] * 100).round(1)
result = h.groupby('city', sort=False).agg({'used': 'sum', 'cap': 'sum', 'pct': ['max', 'first']})

# case: h-grouper-freq-object-date-error
result = moves.groupby(pd.Grouper(key='day', freq='W'))['delta'].sum()

# case: h-weekly-net
moves['day'] = pd.to_datetime(moves['day'])
w = moves.groupby([pd.Grouper(key='day', freq='W-SUN'), 'wh'])['delta'].sum().unstack('wh', fill_value=0)
w['net'] = w.sum(axis='columns')
result = w
