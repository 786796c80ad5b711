import pandas as pd
import numpy as np
import math
import datetime as dt
from datetime import date, timedelta

items = pd.DataFrame({
    'sku': ['A-1', 'a-1', 'B-2', 'C-3', 'C-3', None, 'D-4 '],
    'qty': pd.array([5, None, 0, -2, 8, 3, 1], dtype='Int64'),
    'cost': [1.1, 2.2, None, 0.3, 0.1, 100.0, 0.2],
    'on_sale': pd.array([True, None, False, True, False, None, True], dtype='boolean'),
    'label': pd.array(['red', None, 'blue', '', 'Red', 'green', 'blue'], dtype='string'),
    'expires': ['2024-12-01', None, '2025-01-15', '2024-02-29', 'never', '2024-12-01', '2026-06-30'],
})
stock = pd.Series([4, 9, 1], index=['C-3', 'A-1', 'Z-9'], name='stock')
mi = pd.MultiIndex.from_tuples([('x', 1), ('x', 2), ('y', 1), ('y', 3)], names=['grp', 'num'])
ms = pd.Series([10.0, 20.0, np.nan, 40.0], index=mi)
empty = pd.Series([], dtype='float64')

# case: qty-times-cost
result = items['qty'] * items['cost']

# case: qty-cost-dtype
x = items['qty'] * items['cost']
result = str(x.dtype), str((items['qty'] + 1).dtype), str((items['qty'] > 1).dtype)

# case: qty-floordiv-mod
result = pd.DataFrame({'fd': items['qty'] // 3, 'm': items['qty'] % 3})

# case: qty-add-fill
result = items['qty'].add(pd.Series([1, 1, None, 1, 1, 1, 1], dtype='Int64'), fill_value=0)

# case: qty-abs-neg
result = (abs(items['qty']) + -items['qty']).tolist()

# case: kleene-and
a = items['on_sale']
result = (a & False).tolist(), (a & True).tolist(), (a & pd.NA).tolist()

# case: kleene-or
result = items['on_sale'] | (items['qty'] > 2)

# case: on-sale-filter
result = items.loc[items['on_sale'], 'sku'].tolist()

# case: on-sale-sum-types
s = items['on_sale'].sum()
result = int(s), items['on_sale'].isna().sum() + s

# case: label-eq
r = items['label'] == 'blue'
result = r, str(r.dtype)

# case: label-concat
result = items['label'] + '/' + items['sku']

# case: label-repeat
result = items['label'].str.repeat(2).tolist()

# case: label-minus-error
result = items['label'] - 'r'

# case: label-lt
result = (items['label'] < 'c').fillna(False).tolist()

# case: expires-parse-diff
e = pd.to_datetime(items['expires'], errors='coerce')
result = (e - pd.Timestamp(2024, 12, 1)).dt.days.astype('Int64')

# case: expires-object-minus-date
e = pd.to_datetime(items['expires'], errors='coerce').dt.date
result = [(d - date(2024, 1, 1)).days if pd.notna(d) else None for d in e]

# case: expires-string-minus
result = items['expires'] - pd.Timestamp('2024-01-01')

# case: nat-compare
result = pd.NaT == pd.NaT, pd.NaT < pd.Timestamp('2024-01-01'), pd.NaT is pd.NaT, str(pd.NaT + timedelta(days=1))

# case: na-arith
result = str(pd.NA + 1), pd.NA ** 0, True | pd.NA, str(pd.NA & True), None == None

# case: nan-in-list
result = np.nan in [np.nan], float('nan') in [np.nan], np.nan in items['cost'].values, items['cost'].isin([np.nan]).sum()

# case: float-compare
result = items['cost'].iloc[4] + items['cost'].iloc[6] == items['cost'].iloc[3], bool(np.isclose(0.1 + 0.2, items['cost'][3]))

# case: ms-add-level
result = ms.add(pd.Series({'x': 1, 'y': 100}), level='grp')

# case: ms-div-level
result = ms / ms.groupby(level='grp').transform('sum')

# case: ms-sub-level-num
base = pd.Series([5.0, 6.0], index=pd.Index([1, 2], name='num'))
result = ms.sub(base, level='num', fill_value=0)

# case: ms-dict
result = dict(ms.dropna()), list(ms.index)[:2], len(ms), ('x', 2) in ms.index

# case: empty-aggs
result = empty.sum(), empty.max(), empty.mean(), bool(empty.any()), bool(empty.all()), len(empty)

# case: empty-add
result = empty + stock

# case: series-truth
if stock:
    result = 'has stock'
else:
    result = 'none'

# case: inplace-add
s = stock.copy()
s += 1
s *= 2.5
result = s

# case: inplace-column
df = items[['sku', 'cost']].copy()
df['cost'] -= 0.1
df['cost'] **= 2
result = df['cost'].round(3).tolist()

# case: inplace-mask
mask = items['cost'] > 1
mask &= items['sku'].notna()
mask |= items['qty'].fillna(0) < 0
result = mask

# case: conversions
result = list(stock), tuple(stock.index), set(stock), sorted(stock, reverse=True), dict(stock), len(stock)

# case: float-int-single
one = stock[stock > 8]
result = float(one.iloc[0]), int(one.sum()), str(one.index[0]), bool(one.item() == 9)

# case: int-of-series-error
result = int(stock)

# case: sum-builtin
result = sum(stock), max(stock), min(stock.index), max(stock.index, key=lambda k: stock[k])

# case: reverse-list-add
result = [1, 2, 3] + stock

# case: tuple-compare
result = stock == (4, 9, 2)

# case: fstring-series-cells
result = [f"{k:>4}|{v:03d}|{v / 3:.2f}" for k, v in stock.items()]

# case: stock-map-compare
need = items['sku'].str.strip().str.upper().map(stock)
result = items.assign(short=items['qty'] > need)[['sku', 'short']]
