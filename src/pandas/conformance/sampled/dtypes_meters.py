import pandas as pd
import numpy as np
import itertools
import math
import re
from datetime import date, time, timedelta

meters = pd.DataFrame({
    'meter': ['m1', 'm2', 'm3', 'm4', 'm5'],
    'site': ['North', 'north', 'South ', None, 'East'],
    'phases': [1, 3, 3, 1, 1],
    'smart': [True, False, True, True, None],
    'tariff': ['0.21', '0,19', '0.21 ', 'free', None],
    'installed': [date(2010, 1, 1), date(2015, 6, 30), None, date(2020, 2, 29), date(2022, 12, 31)],
})
usage = pd.DataFrame({
    'meter': ['m1', 'm1', 'm1', 'm2', 'm2', 'm3', 'm4', 'm4', 'm7', 'm5'],
    'month': ['2024-01', '2024-02', '2024-03', '2024-01', '2024-03', '2024-02', '2024-01', '2024-02', '2024-01', None],
    'kwh': [310, 290, 0, 1250, 1190, 9007199254740993, 75, -4, 60, 88],
    'peak': [2.5, np.nan, 0.0, 9.9, 9.9, np.inf, 0.4, np.nan, 1.0, 1.1],
    'estimated': [False, True, False, False, False, True, False, True, False, False],
})
bills = pd.Series({'m1': 120.5, 'm2': 480, 'm3': None, 'm9': 10})
flags = pd.Series([True, None, False, True], index=['m1', 'm2', 'm3', 'm4'], dtype='boolean')

# case: big-int-survives-or-not
m = usage.groupby('meter')['kwh'].sum()
r = m.reindex(['m3', 'zz'])
n = m.astype('Int64').reindex(['m3', 'zz'])
row = usage.loc[5, ['kwh', 'peak']]
row2 = usage[['kwh', 'peak']].loc[5]
result = (int(m['m3']), r.iloc[0], n.iloc[0], row.dtype.name, int(row['kwh']), row2.dtype.name, int(row2['kwh']))

# case: pivot-months
p = usage.pivot(index='meter', columns='month', values='kwh')
result = p.shape, [str(t) for t in p.dtypes], p.columns.tolist()

# case: pivot-table-agg-dict
p = usage.pivot_table(index='meter', columns='estimated', values=['kwh', 'peak'], aggfunc={'kwh': 'sum', 'peak': 'count'})
q = usage.pivot_table(index='meter', columns='estimated', values=['kwh', 'peak'], aggfunc={'kwh': 'sum', 'peak': 'count'}, fill_value=0)
result = {str(k): str(v) for k, v in p.dtypes.items()}, {str(k): str(v) for k, v in q.dtypes.items()}, q.columns.get_level_values(1).dtype.name

# case: pivot-margins
p = usage.query('meter != "m3"').pivot_table('kwh', 'meter', 'month', aggfunc='sum', margins=True, fill_value=0)
result = p, p.dtypes.astype(str).unique().tolist()

# case: inf-handling
k = usage['peak']
result = {
    'max': k.max(), 'mean': k.mean(), 'clean': k.replace([np.inf, -np.inf], np.nan).mean(), 'isinf': np.isinf(k).dtype.name, 'finite': int(np.isfinite(k).sum()),
    'rank': k.rank().tolist(), 'int': k.replace(np.inf, 0).fillna(0).astype(int).tolist(), 'clip': k.clip(upper=10).max(),
}

# case: inf-to-int-error
result = usage['peak'].fillna(0).astype('int64')

# case: smart-flag-combinations
s = meters['smart']
result = [
    (s & True).tolist(), (s | False).tolist(), (~s.fillna(False).astype(bool)).tolist(), s.astype('boolean').fillna(True).tolist(), s.notna().dtype.name, (s == True).dtype.name,
    s.isin([True]).tolist(), s.map({True: 1, False: 0}).dtype.name, s.sum(), s.value_counts(dropna=False).to_dict(), s.dropna().dtype.name, s.dropna().infer_objects().dtype.name,
]

# case: invert-object-column
# smart has a missing value, so the column is of objects
result = meters[~meters['smart']]

# case: tariff-cleanup
t = meters['tariff'].str.strip().str.replace(',', '.', regex=False)
f = pd.to_numeric(t, errors='coerce')
g = t.map(lambda x: float(x) if isinstance(x, str) and re.match(r'^\d', x) else x)
result = (f.dtype.name, f.tolist(), g.dtype.name, [type(v).__name__ for v in g])

# case: bill-computation-types
m = usage.merge(meters.assign(price=pd.to_numeric(meters['tariff'], errors='coerce')), on='meter', how='left')
m['cost'] = (m['kwh'] * m['price']).round(2)
m['heavy'] = np.where(m['kwh'] > 1000, True, np.nan)
m['band'] = np.where(m['kwh'] > 1000, 'H', None)
m['phases2'] = m['phases'].fillna(1).astype(int)
m['since'] = pd.to_datetime(m['installed'])
result = m.iloc[:, 5:].dtypes.astype(str).to_dict(), m['heavy'].tolist(), m['band'].tolist()

# case: nullable-bool-into-frame
meters['flag'] = meters['meter'].map(flags)
meters2 = meters.set_index('meter')
meters2['flag2'] = flags
result = str(meters['flag'].dtype), str(meters2['flag2'].dtype), meters2['flag2'].tolist(), meters2[meters2['flag2'].fillna(False)].index.tolist()

# case: accumulate-python-types
acc = {}
for m, k in zip(usage['meter'], usage['kwh']):
    acc[m] = acc.get(m, 0) + k
run = list(itertools.accumulate(usage['kwh'].head(4)))
vals = list(itertools.accumulate(usage['kwh'].values[:3]))
result = (acc, {type(v).__name__ for v in acc.values()} == {'int'}, [type(v).__name__ for v in run], [type(v).__name__ for v in vals], math.isnan(usage['peak'][1]))

# case: named-items-and-iteration
result = {
    'items': [(k, type(v).__name__) for k, v in bills.items()], 'frame_items': [(k, v.dtype.name) for k, v in usage.items()], 'iter': list(usage)[:2], 'keys': type(bills.keys()).__name__,
    'group': [(type(k).__name__, k, len(g)) for k, g in usage.groupby('estimated')], 'group_list': [k for k, g in usage.groupby(['estimated'])], 'unstack': bills.to_frame('b').T.dtypes.iloc[0].name,
}

# case: agg-with-list-of-funcs-frame
a = usage[['kwh', 'peak', 'estimated']].agg(['min', 'max', 'count'])
b = usage[['kwh', 'estimated']].agg({'kwh': 'sum', 'estimated': 'mean'})
c = usage['estimated'].agg(['sum', 'mean', 'any'])
d = usage['kwh'].agg(['min', 'nunique'])
result = (a.dtypes.astype(str).to_dict(), b.dtype.name, c.dtype.name, [type(v).__name__ for v in c], d.dtype.name)

# case: frame-cumulative-and-shift
x = usage[['kwh', 'peak', 'estimated']]
result = {
    'cumsum': x.cumsum().dtypes.astype(str).to_dict(), 'shift': x.shift().dtypes.astype(str).to_dict(), 'diff': x[['kwh', 'peak']].diff().dtypes.astype(str).to_dict(), 'abs': x[['kwh', 'peak']].abs().dtypes.astype(str).to_dict(),
    'rank': x.rank().dtypes.astype(str).to_dict(), 'cummin': x[['kwh', 'estimated']].cummin().dtypes.astype(str).to_dict(), 'round': x.round(1).dtypes.astype(str).to_dict(), 'isna': x.isna().dtypes.astype(str).unique().tolist(),
}

# case: where-on-mixed-frame
x = usage[['kwh', 'peak', 'estimated']]
a = x.where(x['kwh'] > 100)
b = x.where(x['kwh'] > 100, 0)
c = x[['kwh', 'peak']].mask(x[['kwh', 'peak']] < 0, 0)
d = x[x[['kwh', 'peak']] > 1]
result = [f.dtypes.astype(str).to_dict() for f in (a, b, c, d)]

# case: map-elementwise-frame
x = usage[['kwh', 'peak']].head(4)
a = x.map(lambda v: v * 2)
b = x.map(str)
c = x.map(lambda v: None if v == 0 else v)
d = meters[['site', 'phases']].map(lambda v: len(v) if isinstance(v, str) else v)
e = x.map(lambda v: type(v).__name__)
result = (a.dtypes.astype(str).to_dict(), b.iloc[1].tolist(), c.dtypes.astype(str).to_dict(), d.dtypes.astype(str).to_dict(), d['site'].tolist(), e.iloc[0].tolist())

# case: apply-columnwise-results
a = usage.apply(lambda s: s.isna().sum())
b = usage.apply(lambda s: s.dtype.name)
c = usage[['kwh', 'peak']].apply(np.max)
d = usage[['kwh', 'estimated']].apply(lambda s: s.max())
e = usage[['kwh', 'peak']].apply(lambda r: r['kwh'], axis=1)
f = usage[['kwh', 'estimated']].apply(lambda r: r['kwh'] if r['estimated'] else 0, axis=1)
g = usage[['kwh', 'peak']].head(2).apply(lambda r: [r['kwh'], 1], axis=1)
h = usage[['kwh', 'peak']].head(2).apply(lambda r: [r['kwh'], 'x'], axis=1, result_type='expand')
result = (a.dtype.name, b.to_dict(), c.dtype.name, d.tolist(), d.dtype.name, e.dtype.name, f.dtype.name, g.dtype.name, h.dtypes.astype(str).to_dict())

# case: truthiness-of-series
# comparing a whole column in an if
if usage['kwh'] > 1000:
    level = 'high'
else:
    level = 'low'
result = level

# case: melt-wide-and-wide-to-long
w = pd.DataFrame({'meter': ['m1', 'm2'], 'kwh2023': [10, 20], 'kwh2024': [1.5, None], 'ok2023': [True, False], 'ok2024': [True, True]})
m = w.melt('meter', ['kwh2023', 'kwh2024'])
l = pd.wide_to_long(w, ['kwh', 'ok'], i='meter', j='year')
r = l.reset_index()
result = m.dtypes.astype(str).to_dict(), l.dtypes.astype(str).to_dict(), r['year'].dtype.name, r

# case: string-dtype-roundtrip
s = meters['site'].astype('string').str.strip().str.title()
m = meters.assign(site=s)
g = m.groupby('site').agg(n=('phases', 'sum'), any3=('phases', lambda x: (x == 3).any()))
c = s.astype('category')
result = (str(s.dtype), str(g.index.dtype), g.dtypes.astype(str).to_dict(), str(c.cat.categories.dtype), type(s.iloc[3]).__name__, s.tolist(), str(pd.concat([s, meters['meter']]).dtype))
