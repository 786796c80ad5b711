import pandas as pd
import numpy as np
import datetime as dt
import re

rooms = pd.DataFrame({
    'room': ['101', '102', '201', '202', '301'],
    'beds': [1, 2, 2, 3, 0],
    'rate': [80, 120, 125, 160, 300],
    'sea_view': [False, False, True, True, True],
    'kind': ['single', 'double', 'double', 'family', None],
}, index=pd.Index([1, 2, 3, 4, 5], name='rid'))

bookings = pd.DataFrame({
    'bid': ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9'],
    'room': [101, 102, 102, 201, 301, 999, 202, 101, 101],
    'guest': ['Rossi', 'rossi ', 'Chen', 'Müller', None, 'Chen', '', "O'Neil", 'Chen'],
    'checkin': ['2024-07-01', '2024-07-03', '2024-07-03', '2024-07-10', '2024-07-11', '2024-07-15', '2024-07-20', '2024-08-01', '2024-08-01'],
    'nights': [2, 1, 3, 7, 0, 2, 4, 1, 1],
    'discount': [0.1, None, 0.0, 0.25, 1.0, None, 0.0, 0.05, 0.05],
    'paid': ['yes', 'no', 'YES', '', None, 'y', 'no', 'Yes', 'N'],
    'extras': ['spa;bar', '', 'bar', None, 'spa', 'bar;bar;taxi', '', 'taxi', 'spa'],
})
ratings = pd.DataFrame({
    'bid': ['K1', 'K3', 'K3', 'K7', 'K10'],
    'stars': [5, 4, 2, 3, 1],
    'again': [True, None, False, True, False],
})

# case: merge-int-on-text-key
# room is int on the left and text on the right
result = bookings.merge(rooms, on='room')

# case: merge-after-astype
r = rooms.assign(room=rooms['room'].astype(int))
m = bookings.merge(r, on='room', how='left', validate='many_to_one')
m['total'] = m['rate'] * m['nights'] * (1 - m['discount'].fillna(0))
result = m[['beds', 'rate', 'sea_view', 'kind', 'total']].dtypes.astype(str).to_dict(), m['total'].tolist()

# case: map-lookup-dtypes
lookup = rooms.set_index(rooms['room'].astype(int))
rate = bookings['room'].map(lookup['rate'])
view = bookings['room'].map(lookup['sea_view'])
kind = bookings['room'].map(lookup['kind'])
beds = bookings['room'].map(lookup['beds'].to_dict())
full = bookings['room'].replace(999, 101).map(lookup['rate'])
result = [s.dtype.name for s in (rate, view, kind, beds, full)], view.tolist()

# case: paid-normalised
p = bookings['paid'].str.strip().str.lower().str[:1]
flag = p.eq('y')
tri = p.map({'y': True, 'n': False})
result = (flag.dtype.name, flag.tolist(), tri.dtype.name, tri.tolist(), tri.astype('boolean').mean())

# case: checkout-dates
ci = pd.to_datetime(bookings['checkin'])
co = ci + pd.to_timedelta(bookings['nights'], unit='D')
stay = co - ci
result = (str(ci.dtype), str(co.dtype), str(stay.dtype), stay.dt.days.dtype.name, (stay == pd.Timedelta(0)).sum(), co.max(), type(co.max() - ci.min()).__name__)

# case: date-range-per-booking-explode
b = bookings[['bid', 'nights']].copy()
b['checkin'] = pd.to_datetime(bookings['checkin'])
b['night'] = [list(pd.date_range(c, periods=n)) for c, n in zip(b['checkin'], b['nights'])]
e = b.explode('night')
result = (e.dtypes.astype(str).to_dict(), len(e), type(e['night'].iloc[0]).__name__, str(pd.to_datetime(e['night']).dtype), e['night'].isna().sum())

# case: get-dummies-extras
d = bookings['extras'].str.get_dummies(sep=';')
result = d.dtypes.astype(str).to_dict(), d.sum().to_dict(), d.columns.tolist()

# case: extras-split-expand
x = bookings['extras'].str.split(';', expand=True)
result = x.dtypes.astype(str).to_dict(), x, bookings['extras'].str.split(';').str.len().tolist()

# case: groupby-nunique-first-list
g = bookings.groupby('room').agg(
    guests=('guest', 'nunique'), first=('guest', 'first'), all_=('guest', list), s=('nights', 'sum'), d=('discount', 'sum'), dm=('discount', 'mean'),
    lst=('bid', lambda s: ','.join(s)), t=('nights', tuple), st=('paid', lambda s: s.isna().any()), k=('nights', lambda s: s.max() - s.min() if len(s) > 1 else None),
)
result = g.dtypes.astype(str).to_dict(), {c: type(g[c].iloc[0]).__name__ for c in g}

# case: groupby-apply-scalars
a = bookings.groupby('room')[['nights', 'discount']].apply(lambda g: g['nights'].sum())
b = bookings.groupby('room')[['nights', 'discount']].apply(lambda g: g['nights'].sum() if len(g) > 1 else None)
c = bookings.groupby('room')[['nights', 'discount']].apply(lambda g: 'many' if len(g) > 1 else 1)
d = bookings.groupby('room')[['nights', 'discount']].apply(lambda g: pd.Series({'n': len(g), 'avg': g['nights'].mean()}))
e = bookings.groupby('room')[['nights', 'discount']].apply(lambda g: pd.Series({'n': len(g), 'any': bool(g['discount'].isna().any())}))
result = [a.dtype.name, b.dtype.name, c.dtype.name, d.dtypes.astype(str).to_dict(), e.dtypes.astype(str).to_dict()]

# case: ratings-left-join-again
m = bookings[['bid', 'nights']].merge(ratings, how='left', on='bid')
m['stars_i'] = m['stars'].astype('Int64')
m['good'] = m['stars'] >= 4
m['known'] = m['again'].notna()
m['again_b'] = m['again'].fillna(False)
result = m.dtypes.astype(str).to_dict(), m['good'].sum(), len(m)

# case: reindex-range-of-rooms
a = rooms.reindex([1, 2, 9])
b = rooms.reindex([1, 2, 9], fill_value=0)
c = rooms[['beds', 'rate']].reindex(columns=['rate', 'tax'])
d = rooms[['beds']].reindex(columns=['beds', 'tax'], fill_value=0)
result = [x.dtypes.astype(str).to_dict() for x in (a, b, c, d)]

# case: at-new-column-and-row
df = rooms[['beds', 'rate']].copy()
df.at[2, 'note'] = 'renovated'
df.at[1, 'stars'] = 4
df.loc[6] = [2, 90, None, 3]
result = df.dtypes.astype(str).to_dict(), df

# case: bool-column-writes
df = rooms[['sea_view', 'beds']].copy()
df.loc[1, 'sea_view'] = True
df.loc[df['beds'] == 0, 'sea_view'] = False
df['pair'] = df['beds'] == 2
df['pair'] &= df['sea_view']
df['n'] = df['sea_view'].astype(int) + df['pair']
df['inv'] = ~df['sea_view']
df['xor'] = df['pair'] ^ df['inv']
result = df.dtypes.astype(str).to_dict(), df

# case: setting-many-columns-from-frame
df = bookings[['bid']].copy()
df[['y', 'm', 'd']] = bookings['checkin'].str.split('-', expand=True)
df[['y', 'm', 'd']] = df[['y', 'm', 'd']].astype(int)
df[['y2', 'm2']] = df[['y', 'm']].apply(lambda s: s / 2)
df.loc[:, 'd'] = df['d'] * 10
result = df.dtypes.astype(str).to_dict(), df.iloc[0].tolist()

# case: columns-key-length-mismatch
df = bookings[['bid']].copy()
df[['y', 'm']] = bookings['checkin'].str.split('-', expand=True)
result = df.head()

# case: astype-dict-and-errors
x = bookings.astype({'room': str, 'nights': 'float64', 'discount': 'string', 'paid': 'category'})
y = bookings['nights'].astype('bool')
z = bookings['nights'].astype('category')
w = bookings['room'].astype('Int64').astype('Float64')
result = (x.dtypes.astype(str).to_dict(), y.tolist(), str(z.cat.categories.dtype), str(w.dtype), x['discount'].tolist()[:3], [type(v).__name__ for v in x['room'].head(2)])

# case: astype-text-to-bool
s = bookings['paid']
result = (s.astype(bool).tolist(), s.astype(str).tolist(), s.astype('string').isna().sum(), pd.Series(['0', 'False', '']).astype(bool).tolist())

# case: discount-bins
c = pd.cut(bookings['discount'], [0, 0.05, 0.2, 1], include_lowest=True)
iv = c.iloc[0]
g = bookings.groupby(c, observed=False)['nights'].sum()
result = (c.dtype.name, str(c.cat.categories.dtype), type(iv).__name__, str(iv), type(c.iloc[1]).__name__, g.dtype.name, g.tolist(), c.cat.codes.tolist(), c.value_counts().sum())

# case: value-counts-on-multiple
a = bookings[['room', 'nights']].value_counts()
b = bookings['discount'].value_counts(bins=2)
c = bookings['nights'].value_counts().sort_index().rename_axis('nights').reset_index(name='n')
d = bookings['nights'].value_counts(normalize=True).mul(100).round(1)
result = (a.dtype.name, a.name, a.index.names, b.dtype.name, c.dtypes.astype(str).to_dict(), d.to_dict(), d.index.dtype.name)

# case: empty-merge-and-empty-frames
e = bookings.merge(ratings[ratings['stars'] > 5], on='bid')
n = pd.DataFrame(columns=['a', 'b'])
k = pd.DataFrame({'a': [], 'b': pd.Series(dtype='int64')})
l = pd.DataFrame(index=[1, 2], columns=['x'])
result = (e.dtypes.astype(str).to_dict(), n.dtypes.astype(str).to_dict(), k.dtypes.astype(str).to_dict(), l.dtypes.astype(str).to_dict(), n.sum().to_dict(), k.sum().to_dict(), k.mean().dtype.name, pd.Series([]).dtype.name)

# case: appending-to-empty-frame
n = pd.DataFrame(columns=['guest', 'total'])
for i, r in enumerate(bookings.head(3).itertuples()):
    n.loc[i] = [r.guest, r.nights]
result = n.dtypes.astype(str).to_dict(), n, n['total'].sum(), type(n['total'].iloc[0]).__name__

# case: squeeze-item-scalars
one = rooms.loc[[3], ['rate']]
result = (type(one.squeeze()).__name__, type(one['rate'].item()).__name__, type(rooms.loc[3, 'sea_view']).__name__, type(rooms.iloc[0, 0]).__name__, isinstance(rooms.iloc[0, 1], int), isinstance(rooms.iloc[0, 1], np.integer), isinstance(rooms['rate'].mean(), float), type(rooms['rate'].to_list()[0]).__name__)
