import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta

shipments = pd.DataFrame({
    'ship_id': [9001, 9002, 9003, 9004, 9005, 9006, 9007, 9008],
    'origin': ['Oslo', 'oslo ', 'Bergen', 'Turku', None, 'Bergen', 'Oslo', 'Gdansk'],
    'dest': ['Turku', 'Bergen', 'Oslo', '', 'Oslo', 'Turku', 'Turku', 'Oslo'],
    'weight_kg': [1200, 80, 450, 0, 3000, 450, 15, 9999999999],
    'cost': ['$1,200.50', '80', '$450.00', None, 'free', '$99.9', '15.0', '$0'],
    'shipped': ['2024-01-02', '2024-01-05', '2024-01-05', None, '2024-02-29', '2024-03-01', '2024-03-09', '2024-03-31'],
    'arrived': ['2024-01-04', '2024-01-05', None, None, '2024-03-03', '2024-03-02', 'lost', '2024-04-02'],
    'fragile': [False, True, False, False, True, True, False, True],
    'truck': [1, 2, 2, np.nan, 3, 7, 1, np.nan],
})
trucks = pd.DataFrame({
    'truck': [1, 2, 3, 4],
    'plate': ['AA-11', 'BB-22', 'CC-33', 'DD-44'],
    'capacity': [1000, 500, 5000, 800],
    'bought': [date(2018, 5, 1), date(2019, 1, 1), None, date(2021, 12, 31)],
    'electric': [False, True, False, True],
})
stops = pd.DataFrame({
    'ship_id': [9001, 9001, 9001, 9002, 9003, 9003, 9010],
    'seq': [1, 2, 3, 1, 1, 2, 1],
    'tags': [['a', 'b'], [], ['c'], None, ['a'], ['b', 'b'], ['z']],
    'dwell': pd.to_timedelta(['1h', '30min', None, '2 days', '0s', '45min', '1h']),
})

# case: float-key-to-int-key-merge
m = shipments.merge(trucks, on='truck', how='left')
m2 = shipments.merge(trucks, on='truck')
result = {
    'left': m[['truck', 'capacity', 'electric', 'bought']].dtypes.astype(str).to_dict(),
    'inner': m2[['truck', 'capacity', 'electric', 'bought']].dtypes.astype(str).to_dict(),
}

# case: truck-to-nullable-int
s = shipments['truck'].astype('Int64')
result = s, str(s.dtype), s.astype(str).tolist(), s.isna().sum()

# case: truck-astype-int-error
result = shipments['truck'].astype(int).dtype.name

# case: clean-cost-column
cost = shipments['cost'].str.replace(r'[$,]', '', regex=True)
num = pd.to_numeric(cost, errors='coerce')
result = pd.DataFrame({'raw': shipments['cost'], 'text': cost, 'num': num}).assign(whole=lambda d: d['num'].fillna(0).astype(int)).dtypes.astype(str).to_dict()

# case: transit-time-components
ship = pd.to_datetime(shipments['shipped'])
arr = pd.to_datetime(shipments['arrived'], errors='coerce')
t = arr - ship
result = {
    'dtype': str(t.dtype), 'days': t.dt.days.tolist(), 'days_dtype': t.dt.days.dtype.name,
    'secs': t.dt.total_seconds().dtype.name, 'mean': str(t.mean()), 'mean_type': type(t.mean()).__name__,
    'sum_type': type(t.sum()).__name__, 'ratio': (t / pd.Timedelta(days=1)).dtype.name, 'floordiv': (t // pd.Timedelta(days=1)).dtype.name,
    'doubled': str((t * 2).dtype), 'neg': str((-t).dtype),
}

# case: explode-tags-dtype
e = stops.explode('tags')
result = (e.dtypes.astype(str).to_dict(), e['tags'].tolist(), e.index.tolist())

# case: explode-numeric-lists
df = pd.DataFrame({'k': ['x', 'y', 'z'], 'vals': [[1, 2], [3], []]})
e = df.explode('vals', ignore_index=True)
result = [e['vals'].dtype.name, [type(v).__name__ for v in e['vals']], pd.to_numeric(e['vals']).dtype.name, e.infer_objects().dtypes.astype(str).to_dict()]

# case: tags-len-and-in
n = stops['tags'].str.len()
first = stops['tags'].str[0]
has_b = stops['tags'].apply(lambda t: 'b' in t if t else False)
result = (n.dtype.name, n.tolist(), first.tolist(), has_b.dtype.name)

# case: sum-of-lists
result = stops.loc[stops['tags'].notna(), 'tags'].sum()

# case: groupby-list-agg
g = stops.groupby('ship_id')['seq'].agg(list)
result = g, g.dtype.name, type(g.iloc[0]).__name__, type(g.iloc[0][0]).__name__

# case: groupby-timedelta
g = stops.groupby('ship_id')['dwell'].agg(['sum', 'mean', 'max', 'count'])
result = g.dtypes.astype(str).to_dict(), g

# case: sum-of-strings
by = shipments.groupby('truck')['dest'].sum()
allv = shipments['dest'].sum()
result = by.to_dict(), by.dtype.name, allv, type(allv).__name__

# case: max-of-strings-and-none
result = shipments.groupby('fragile')[['origin', 'dest']].max()

# case: str-accessor-dtypes
o = shipments['origin']
result = {
    'upper': o.str.upper().dtype.name,
    'len': o.str.len().dtype.name,
    'len_full': shipments['dest'].str.len().dtype.name,
    'contains': o.str.contains('os', case=False).dtype.name,
    'contains_na': o.str.contains('os', case=False, na=False).dtype.name,
    'startswith_full': shipments['dest'].str.startswith('T').dtype.name,
    'find': o.str.find('s').dtype.name,
    'count': shipments['dest'].str.count('u').dtype.name,
    'isdigit': shipments['dest'].str.isdigit().dtype.name,
    'split': type(o.str.split('e').iloc[2]).__name__,
    'split_none': type(o.str.split('e').iloc[4]).__name__,
}

# case: contains-mask-with-none
# using a mask that has missing values
result = shipments[shipments['origin'].str.contains('o')]

# case: big-int-sums
w = shipments['weight_kg']
result = [w.sum(), type(w.sum()).__name__, (w * 2).dtype.name, (w / 1000).dtype.name, (w // 1000).dtype.name, (w % 7).dtype.name, (w ** 2).dtype.name, (w ** 0.5).dtype.name]

# case: divmod-and-zero
w = shipments['weight_kg']
q, r = divmod(w, 100)
z = 100 // w
y = 100 / w
result = (q.dtype.name, r.tolist(), z.dtype.name, z.iloc[3], y.dtype.name, y.iloc[3])

# case: date-objects-column
b = trucks['bought']
d = pd.to_datetime(b)
result = {
    'raw': b.dtype.name, 'elem': type(b[0]).__name__, 'conv': str(d.dtype), 'elem2': type(d[0]).__name__,
    'back': d.dt.date.tolist(), 'years': d.dt.year.tolist(), 'none': type(d[2]).__name__,
}

# case: append-row-with-concat
new = pd.DataFrame([{'truck': 5, 'plate': 'EE-55', 'capacity': None, 'electric': True}])
out = pd.concat([trucks, new], ignore_index=True)
result = out.dtypes.astype(str).to_dict(), out.tail(2)

# case: replace-dtype-effects
t = shipments['truck']
f = shipments['fragile']
result = {
    'truck': t.replace({7: 4}).dtype.name,
    'weight': shipments['weight_kg'].replace(0, np.nan).dtype.name,
    'dest_blank': shipments['dest'].replace('', np.nan).tolist(),
    'fragile': f.map({True: 'yes', False: 'no'}).unique().tolist(),
    'fragile_int': f.astype(int).sum(),
    'fillna': t.fillna(-1).dtype.name,
    'int': t.fillna(-1).astype('int64').tolist(),
}

# case: clip-and-round
w = shipments['weight_kg']
result = [w.clip(10, 1000).dtype.name, w.clip(upper=99.5).dtype.name, w.clip(lower=0.5).tolist(), w.round(-2).dtype.name, (w / 7).round().dtype.name, w.astype(float).round(1).dtype.name]

# case: rank-and-rolling
w = shipments['weight_kg']
out = pd.DataFrame({
    'rank': w.rank(), 'dense': w.rank(method='dense'), 'first': w.rank(method='first', ascending=False).astype(int),
    'roll': w.rolling(2).sum(), 'roll1': w.rolling(2, min_periods=1).max(), 'exp': w.expanding().mean(), 'ewm': w.ewm(span=3).mean(),
})
result = out.dtypes.astype(str).to_dict()
