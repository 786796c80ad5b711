import pandas as pd
import numpy as np
import datetime
import math

sales = pd.DataFrame({
    'store': ['North', 'South', 'east ', 'West', 'North', None, 'South', 'East'],
    'units': [10, 0, 7, -3, 25, 4, 7, 12],
    'price': [2.5, 4.0, np.nan, 1.25, 2.5, 9.99, 0.0, 3.3],
    'discount': [0.1, None, 0.0, 0.25, None, 0.05, 0.1, 0.0],
    'sold_on': pd.to_datetime(['2024-01-05', '2024-01-31', '2024-02-29', None, '2024-03-15', '2024-03-15', '2023-12-31', '2024-04-01']),
    'vip': [True, False, None, True, False, True, True, None],
})

targets = pd.DataFrame({
    'target': [12, 5, 10, 8],
    'bonus': [1.5, 0.0, np.nan, 2.0],
}, index=['North', 'South', 'East', 'Central'])

q1 = pd.Series([100, 200, np.nan, 50], index=['North', 'South', 'East', 'West'], name='q1')
q2 = pd.Series([80, 260, 30, 10], index=['South', 'North', 'Central', 'East'], name='q2')

# case: revenue-basic
result = sales['units'] * sales['price']

# case: revenue-discount-fill
rev = sales['units'] * sales['price'] * (1 - sales['discount'].fillna(0))
result = rev.round(2).tolist()

# case: q-sum-align
result = q1 + q2

# case: q-add-fill
result = q1.add(q2, fill_value=0)

# case: q-sub-fill-int
diff = q2.sub(q1, fill_value=0)
result = (diff, diff.name, str(diff.dtype))

# case: q-mul-named
result = q1.mul(2).name, (q1 * q2).name

# case: q-div-zero
zero = pd.Series([0, 10, 0, 5], index=q1.index)
result = q1 / zero

# case: int-floordiv-zero
result = sales['units'] // pd.Series([0, 0, 2, 2, -4, 0, 3, 5])

# case: int-mod-zero
divisor = pd.Series([3, 0, 4, 2, 0, 3, -4, 5])
result = sales['units'] % divisor

# case: neg-mod-floor
s = pd.Series([-7, 7, -8, 8])
result = pd.DataFrame({'mod': s % 3, 'fdiv': s // 3, 'mod_neg': s % -3})

# case: pow-series
result = sales['units'].pow(2).tolist() + (2 ** sales['units'].clip(lower=0, upper=5)).tolist()

# case: rsub-scalar
result = sales['discount'].rsub(1)

# case: radd-text
result = sales['store'].radd('Store: ')

# case: rdiv-scalar
result = sales['price'].rdiv(10).round(3)

# case: abs-neg
result = (-sales['units']).abs().sum()

# case: unary-minus-frame
result = -sales[['units', 'price']]

# case: round-dict
result = sales[['price', 'discount']].round({'price': 0, 'discount': 1})

# case: divmod-series
q, r = divmod(sales['units'], 4)
result = pd.DataFrame({'q': q, 'r': r})

# case: divmod-scalar-left
q, r = divmod(20, pd.Series([3, 6, -7]))
result = list(zip(q, r))

# case: compare-target-map
mapped = sales['store'].str.strip().str.title().map(targets['target'])
result = sales['units'] >= mapped

# case: compare-series-different-labels
result = q1 > q2

# case: gt-method-align
result = q1.gt(q2)

# case: eq-fill-value
result = q1.eq(q2, fill_value=100)

# case: ne-missing
result = (sales['discount'] != sales['discount']).sum()

# case: vip-invert
vip = sales['vip'].fillna(False).astype(bool)
result = sales.loc[~vip, 'units'].tolist()

# case: vip-nullable-and
vip = sales['vip'].astype('boolean')
result = vip & (sales['units'] > 5)

# case: vip-nullable-or
vip = sales['vip'].astype('boolean')
result = (vip | True).tolist() + (vip | False).tolist()

# case: vip-xor
a = sales['vip'].astype('boolean')
b = pd.array([True, True, None, False, None, True, False, True], dtype='boolean')
result = a ^ b

# case: ambiguous-and
result = sales[(sales['units'] > 5) and (sales['price'] > 2)]

# case: dates-diff-days
result = (sales['sold_on'].max() - sales['sold_on']).dt.days

# case: dates-minus-date
result = sales['sold_on'] - pd.Timestamp('2024-01-01')

# case: dates-compare-string
result = sales.loc[sales['sold_on'] >= '2024-03-01', ['store', 'units']]

# case: dates-offset
result = (sales['sold_on'] + pd.DateOffset(months=1)).dt.strftime('%Y-%m-%d').tolist()

# case: units-isin-set
result = sales[sales['units'].isin({7, 12})].index.tolist()

# case: in-series-index-vs-values
result = (7 in sales['units'], 12 in sales['units'], 12 in sales['units'].values)

# case: type-names
result = {c: type(sales[c].iloc[0]).__name__ for c in sales.columns}

# case: dtype-strings
result = {c: str(sales[c].dtype) for c in sales.columns}

# case: max-key-dict
totals = sales.groupby('store')['units'].sum().to_dict()
best = max(totals, key=totals.get)
result = f"{best}: {totals[best]}"

# case: target-plus-bonus-axis
result = targets.add(pd.Series([1, 2, 3, 4], index=targets.index), axis=0)

# case: frame-minus-row
result = targets - targets.loc['North']
