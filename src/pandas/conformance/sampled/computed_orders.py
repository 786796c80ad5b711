import pandas as pd
import numpy as np
import datetime as dt
import re

# Retail orders and inventory
orders = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    'sku': ['A-1', 'a-1', 'B-2', 'C-3', 'B-2', None, 'Z-9', 'A-1', 'C-3', 'D-4 '],
    'qty': [2, 1, 10, 0, -3, 5, 1, 2, 7, 4],
    'price': ['19.99', '19.99', '5', '$7.50', '5.00', 'free', '', '20.49', '7.5', '1,200.00'],
    'ordered': ['2024-03-01', '03/02/2024', '2024-03-02', '2024-03-05', None, '2024-03-05', 'bad', '2024-03-08', '2024-03-09', '2024-03-09'],
    'channel': ['web', 'store', 'web', 'web', 'Store', 'web', '', 'phone', 'web', None],
})

stock = pd.DataFrame({
    'sku': ['A-1', 'B-2', 'C-3', 'D-4', 'E-5', 'B-2'],
    'on_hand': [100, 40, 0, 9, 12, 15],
    'reorder': [20, 50, 10, 10, 12, 5],
    'unit_cost': [10.0, 2.5, np.nan, 800.0, 3.25, 2.75],
})

targets = pd.DataFrame({
    'month': [1, 2, 3, 4, 5, 6],
    'target': [500.0, 550.0, 600.0, 600.0, np.nan, 700.0],
    'actual': [480.0, 610.0, 600.0, 0.0, 640.0, 655.5],
})

# case: clean-price-sign
p = pd.to_numeric(orders['price'].str.replace(r'[$,]', '', regex=True), errors='coerce')
orders['amount'] = p * orders['qty']
orders['sign'] = np.sign(orders['amount'])
result = orders[['order_id', 'amount', 'sign']]
# case: clip-qty
orders['qty_c'] = np.clip(orders['qty'], 0, 5)
result = orders.groupby('channel', dropna=False)['qty_c'].sum()
# case: where-shortage
stock['status'] = np.where(stock['on_hand'] < stock['reorder'], 'reorder', np.where(stock['on_hand'] == stock['reorder'], 'watch', 'ok'))
result = stock.set_index('sku')['status']
# case: target-gap-pct
gap = np.subtract(targets['actual'], targets['target'])
pct = np.divide(gap, targets['target']) * 100
result = pd.DataFrame({'month': targets['month'], 'gap': gap, 'pct': np.round(pct, 1)})
# case: moving-window-by-hand
vals = targets['actual'].to_numpy()
k = 3
out = np.full(len(vals), np.nan)
for i in range(k - 1, len(vals)):
    out[i] = vals[i - k + 1:i + 1].mean()
targets['ma3'] = out
result = targets
# case: convolve-smoothing
smooth = np.convolve(targets['actual'], np.ones(2) / 2, mode='valid')
result = pd.Series(smooth, index=targets['month'].iloc[1:], name='smooth')
# case: cumprod-growth
a = targets['actual'].replace(0, np.nan).ffill()
g = (a / a.shift()).fillna(1)
result = np.cumprod(g)
# case: maximum-accumulate-drawdown
s = targets['actual']
peak = np.maximum.accumulate(s)
result = ((s - peak) / peak).round(3)
# case: repeat-rows-by-qty
pos = orders[orders['qty'] > 0]
expanded = pos.loc[np.repeat(pos.index, pos['qty'])].reset_index(drop=True)
result = expanded['sku'].value_counts(dropna=False)
# case: repeat-negative-error
result = np.repeat(orders['sku'].to_numpy(), orders['qty'].to_numpy())
# case: tile-calendar
months = np.tile(np.arange(1, 4), 2)
skus = np.repeat(['A-1', 'B-2'], 3)
grid = pd.DataFrame({'sku': skus, 'month': months})
grid['key'] = grid['sku'] + '/' + grid['month'].astype(str)
result = grid
# case: linspace-price-bands
edges = np.linspace(0, 1200, 5)
p = pd.to_numeric(orders['price'].str.replace('[$,]', '', regex=True), errors='coerce')
band = pd.cut(p, edges, include_lowest=True, labels=False)
result = band.value_counts(dropna=False).sort_index()
# case: busday-weekday-array
d = pd.to_datetime(orders['ordered'], errors='coerce')
wd = d.dt.dayofweek.to_numpy()
orders['weekend'] = np.where(np.isnan(wd), None, wd >= 5)
result = orders[['ordered', 'weekend']]
# case: timedelta-days-numpy
d = pd.to_datetime(orders['ordered'], format='%Y-%m-%d', errors='coerce').dropna().sort_values()
gaps = np.diff(d.to_numpy()) / np.timedelta64(1, 'D')
result = gaps.tolist()
# case: datetime-parse-mixed-error
orders['ordered'] = pd.to_datetime(orders['ordered'])
result = orders['ordered'].max()
# case: dup-sku-weighted-cost
def wavg(g):
    return np.average(g['unit_cost'], weights=g['on_hand'])
valid = stock.dropna(subset=['unit_cost'])
result = valid.groupby('sku')[['unit_cost', 'on_hand']].apply(wavg)
# case: union-symmetric-keys
o = orders['sku'].dropna().str.strip().str.upper().unique()
s = stock['sku'].unique()
result = {'union': list(np.union1d(o, s)), 'xor': list(np.setxor1d(o, s)), 'isin': np.isin(o, s).tolist()}
# case: column-stack-back
arr = np.column_stack((stock['on_hand'], stock['reorder'], stock['on_hand'] - stock['reorder']))
df = pd.DataFrame(arr, columns=['on_hand', 'reorder', 'diff'], index=stock['sku'])
result = df[df['diff'] < 0]
# case: writing-array-wrong-length
orders['cum_qty'] = np.cumsum(orders.loc[orders['qty'] > 0, 'qty'].to_numpy())
result = orders
# case: bincount-month-of-valid
d = pd.to_datetime(orders['ordered'], errors='coerce', format='mixed')
days = d.dropna().dt.day.to_numpy()
bc = np.bincount(days, minlength=12)
result = {int(i): int(n) for i, n in enumerate(bc) if n}
# case: apply-npfunc-axis1
result = stock[['on_hand', 'reorder']].apply(np.max, axis=1) - stock[['on_hand', 'reorder']].apply(np.ptp, axis=1)
# case: dtype-comparisons
result = {c: (orders[c].dtype == object, orders[c].dtype == np.int64, str(orders[c].dtype)) for c in orders.columns}
# case: select-multi-series-choices
q = orders['qty']
price = pd.to_numeric(orders['price'], errors='coerce').fillna(0)
charge = np.select([q < 0, q == 0, q >= 5], [price * q * 0.9, 0, price * q * 0.95], default=price * q)
orders['charge'] = charge
result = orders['charge'].round(2).tolist()
# case: interp-missing-target
x = targets['month'].to_numpy()
y = targets['target'].to_numpy()
ok = ~np.isnan(y)
targets['target_filled'] = np.interp(x, x[ok], y[ok])
result = targets.loc[~ok]
