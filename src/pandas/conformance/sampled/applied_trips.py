import pandas as pd
import numpy as np
import re
from collections import Counter
from functools import reduce
import itertools

trips = pd.DataFrame({
    'trip': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'driver': ['Kim', 'kim', 'Lee', 'Lee', 'Mo', None, 'Mo', 'Mo', 'Nia', 'Lee', 'Oz', 'Kim'],
    'city': ['NYC', 'NYC', 'LA', 'SF', 'LA', 'SF', None, 'NYC', 'SF', 'LA', 'Boston', 'LA'],
    'km': [3.2, 15.0, 0.0, 7.7, np.nan, 2.1, 44.0, 3.2, 9.9, 1.0, 120.5, 6.0],
    'fare': [9, 31, 0, 18, 25, -6, 90, 9, 22, 5, 240, 14],
    'stops': [['a'], ['a', 'b', 'c'], [], ['c', 'd'], ['d'], None, ['a', 'z'], ['a'], ['b', 'b'], ['c'], ['q', 'r', 's', 't'], ['d', 'a']],
}, index=pd.Index(range(100, 112), name='rid'))
drivers = pd.DataFrame({
    'driver': ['Kim', 'Lee', 'Mo', 'Nia', 'Pat'],
    'since': ['2018', '2020-05', 'May 2019', '', None],
    'cars': ['Prius, Camry', 'Model 3', None, 'Leaf,', ''],
    'bonus': [0.1, '5%', None, '0.2', 'n/a'],
})
empty_trips = trips.iloc[0:0]

# case: empty-series-apply
result = empty_trips['km'].apply(lambda x: x * 2)
# case: empty-frame-apply-axis1
result = empty_trips.apply(lambda r: r['km'] + r['fare'], axis=1)
# case: empty-frame-apply-cols
result = empty_trips[['km', 'fare']].apply(lambda c: c.sum())
# case: empty-groupby-apply
result = empty_trips.groupby('city')[['km', 'fare']].apply(lambda g: g['fare'].sum())
# case: empty-groupby-agg-named
result = empty_trips.groupby('driver').agg(total=('fare', 'sum'), n=('trip', 'count'))
# case: empty-filter-then-map
x = trips[trips['city'] == 'Paris'].copy()
x['label'] = x['city'].map({'Paris': 'FR'})
x['n'] = x['stops'].map(len)
result = x.shape, list(x.columns), x['n'].dtype.name
# case: empty-explode
result = trips.loc[trips['fare'] > 1000, ['trip', 'stops']].explode('stops')
# case: fare-per-km-guard
def per_km(r):
    if not r['km'] or pd.isna(r['km']):
        return None
    return r['fare'] / r['km']
trips['per_km'] = trips.apply(per_km, axis=1).round(3)
result = trips['per_km']
# case: apply-mixed-types
result = trips['fare'].apply(lambda f: 'free' if f == 0 else f if f > 0 else None)
# case: apply-float-int-mix
result = trips['fare'].apply(lambda f: f if f % 2 else f / 4)
# case: groupby-apply-scalar-lambda
result = trips.groupby('city').apply(lambda g: (g['fare'] * g['km']).sum() / g['km'].sum(), include_groups=False)
# case: groupby-apply-lists
result = trips.groupby('city')['trip'].apply(list).to_dict()
# case: groupby-apply-none-frames
def pick(g):
    if len(g) < 3:
        return None
    return g[['trip', 'fare']].iloc[[0, -1]]
result = trips.groupby('city').apply(pick, include_groups=False)
# case: groupby-two-keys-apply-series
def stats(g):
    return pd.Series([len(g), g['fare'].max()], index=['n', 'top'])
result = trips.groupby(['city', 'driver'])[['fare', 'km']].apply(stats)
# case: groupby-apply-different-labels
result = trips.groupby('driver')[['city', 'fare']].apply(lambda g: g.groupby('city')['fare'].sum())
# case: stops-set-transform-len
u = trips.dropna(subset=['stops']).groupby('city')['stops'].agg(lambda s: len(set(itertools.chain.from_iterable(s))))
trips['city_stops'] = trips['city'].map(u)
result = trips[['city', 'city_stops']]
# case: stop-transitions-counter
c = Counter()
for st in trips['stops']:
    if st:
        c.update(zip(st, st[1:]))
result = pd.Series(c).rename_axis(['from', 'to']).sort_index()
# case: stops-enumerate-frame
result = (trips[['trip', 'stops']].explode('stops').dropna()
          .assign(pos=lambda d: d.groupby('trip').cumcount() + 1)
          .pivot(index='trip', columns='pos', values='stops'))
# case: since-year-regex
def year(s):
    m = re.search(r'(20\d{2})', str(s))
    if m is None:
        return -1
    return int(m.group(1))
result = drivers.set_index('driver')['since'].apply(year)
# case: bonus-coerce-mixed
def bonus(b):
    if isinstance(b, (int, float)):
        return b
    if isinstance(b, str) and b.endswith('%'):
        return float(b[:-1]) / 100
    try:
        return float(b)
    except (ValueError, TypeError):
        return 0.0
result = drivers['bonus'].map(bonus).fillna(0).tolist()
# case: cars-split-strip-nested
cars = drivers['cars'].str.split(',').apply(lambda l: [c.strip() for c in l if c.strip()] if isinstance(l, list) else [])
result = drivers.assign(cars=cars, n=cars.str.len()).explode('cars').reset_index(drop=True)
# case: index-map-tuple
idx = trips.index.map(lambda i: (i // 10, i % 10))
result = idx
# case: column-rename-func
result = trips.rename(columns=str.upper, index=lambda i: f'r{i}').iloc[:3, :5]
# case: apply-missing-column-error
result = trips.apply(lambda r: r['fare'] / r['distance'], axis=1)
