import pandas as pd
import numpy as np
import itertools

sales = pd.DataFrame({
    'region': ['North', 'North', 'South', 'South', 'East', 'East', 'West'],
    'quarter': ['Q1', 'Q2', 'Q1', 'Q3', 'Q1', 'Q2', 'Q4'],
    'units': [10, 15, 0, -4, 22, 22, 7],
    'revenue': [100.0, 180.5, 0.0, np.nan, 310.25, 298.0, 63.0],
    'rep': ['amy', 'Amy', 'BO', None, 'cy', 'cy', ''],
})

mi = sales.set_index(['region', 'quarter'])

targets = pd.DataFrame(
    [[120, 150], [50, np.nan], [300, 310]],
    index=pd.Index(['North', 'South', 'Central'], name='region'),
    columns=['Q1', 'Q2'])

stock = pd.Series({'apple': 5, 'pear': 0, 'fig': 12, 'plum': -2})

# case: multiindex-set-tuple
m = mi.copy()
m.loc[('North', 'Q1'), 'units'] = 99
m.loc[('South', 'Q3'), ['units', 'revenue']] = [4, 44.0]
result = m

# case: multiindex-enlarge-row
m = mi[['units', 'revenue']].copy()
m.loc[('West', 'Q1'), :] = [3, 27.0]
m.loc[('Central', 'Q2'), :] = (1, 9.0)
result = m.sort_index()

# case: multiindex-set-first-level
m = mi.sort_index().copy()
m.loc['East', 'rep'] = 'Cyrus'
m.loc['South', 'revenue'] = 1.5
result = m

# case: multiindex-set-slice-level
m = mi[['units']].sort_index()
idx = pd.IndexSlice
m.loc[idx[:, 'Q1'], 'units'] = 0
m.loc[idx['North':'South', 'Q2'], :] *= -1
result = m

# case: multiindex-drop-and-names
m = mi.copy()
m.drop(index='East', level='region', inplace=True)
m.index.names = ['Reg', 'Qtr']
m.drop('rep', axis=1, inplace=True)
result = m.reset_index()

# case: frame-from-frame-cols
t = targets.copy()
t[['H1', 'H2']] = t[['Q1', 'Q2']].cumsum(axis=1)
t[['H1', 'H2']] = t[['H1', 'H2']].fillna(-1).astype('int64')
result = t

# case: loc-frame-rhs-partial-index
t = targets.copy()
rhs = pd.DataFrame({'Q1': [1, 2], 'Q2': [3, 4]}, index=['South', 'North'])
t.loc[['North', 'South'], ['Q1', 'Q2']] = rhs
result = t

# case: loc-series-as-row
t = targets.copy()
t.loc['South'] = pd.Series({'Q2': 77, 'Q1': 66})
t.loc['North'] = t.loc['South'] + t.loc['North']
result = t

# case: loc-new-column-and-row
t = targets.copy()
t.loc['West', 'Q3'] = 5
result = t

# case: totals-row-and-col
t = targets.copy()
t['Total'] = t.sum(axis=1)
t.loc['All'] = t.sum()
result = t

# case: set-column-from-2d-array-error
t = targets.copy()
t['Q3'] = np.ones((3, 2))
result = t

# case: set-array-wrong-len-error
t = targets.copy()
t.loc[:, 'Q1'] = np.arange(4)
result = t

# case: broadcasting-row-to-all
t = targets.copy()
t.loc[:] = [1, 2]
t.iloc[:, 0] = [10, 20, 30]
result = t

# case: fillna-with-row-means
t = targets.copy()
for col in t:
    t[col] = t[col].fillna(t.mean(axis=1))
result = t

# case: series-dict-update
s = stock.copy()
s.update({'pear': 8, 'kiwi': 3})
s.update(pd.Series([np.nan, 1], index=['apple', 'plum']))
result = s

# case: series-slice-label-write
s = stock.copy()
s['pear':'fig'] = [1, 2]
s[s < 0] = 0
s.loc['new'] = s.sum()
result = s

# case: series-mask-list-too-short
s = stock.copy()
s[s > 0] = [1, 2, 3]
result = s

# case: series-delete-and-pop
s = stock.copy()
del s['fig']
v = s.pop('apple')
s['popped'] = v
result = (v, s.index.tolist(), s.tolist())

# case: series-position-fallback
s = stock.copy()
s.iloc[[0, -1]] = s.iloc[[-1, 0]].to_numpy()
s.iat[1] = 100
result = s

# case: series-add-string-upcast
s = stock.copy()
s['pear'] = 'none'
s.loc['fig'] = None
result = s

# case: deep-vs-shallow
a = sales.copy(deep=True)
b = a
b.loc[0, 'units'] = 1000
c = a.copy()
c['units'] = 0
result = (int(a['units'].iloc[0]), int(sales['units'].iloc[0]), int(c['units'].sum()), a is b)

# case: grid-fill-by-row
grid = pd.DataFrame(index=sales['region'].unique(), columns=['Q1', 'Q2', 'Q3', 'Q4'])
for r, q in itertools.product(grid.index, grid.columns):
    sel = sales[(sales.region == r) & (sales.quarter == q)]
    if not sel.empty:
        grid.loc[r, q] = sel['units'].sum()
grid = grid.fillna('-')
result = grid

# case: zeros-frame-increment
m = pd.DataFrame(0, index=['North', 'South', 'East', 'West'], columns=['Q1', 'Q2'])
for row in sales.itertuples():
    if row.quarter in m.columns:
        m.at[row.region, row.quarter] += row.units
result = m

# case: reps-normalise-where
s = sales.copy()
s['rep'] = s['rep'].str.title()
s['rep'] = s['rep'].where(s['rep'].notna() & (s['rep'] != ''), 'Nobody')
s['share'] = s['revenue'] / s.groupby('rep')['revenue'].transform('sum')
s['share'].replace([np.inf, -np.inf], np.nan, inplace=True)
result = s[['rep', 'revenue', 'share']].round(3)
