import pandas as pd
import numpy as np
import math
import re
import json
import statistics
import itertools
import functools
import bisect
import heapq
import copy
import string
import operator
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple, ChainMap
from datetime import datetime, timedelta, date, time

sensors = pd.DataFrame({
    'site': ['S1', 'S1', 'S1', 'S2', 'S2', 'S2', 'S3', 'S3', 'S3'],
    'hour': [0, 6, 12, 0, 6, 12, 0, 6, 12],
    'temp': [12.5, 10.0, 19.25, -3.0, -3.0, 4.75, np.nan, 21.0, 30.5],
    'hum': [80, 85, 60, 40, 40, 35, 90, 91, 70],
    'flag': ['ok', 'OK ', 'bad', 'ok', None, 'ok', 'bad', 'ok', ''],
    'valid': [True, True, False, True, True, True, False, True, True],
})
rain = pd.DataFrame({
    'day': pd.date_range('2024-02-26', periods=8, freq='D'),
    'mm': [0.0, 3.2, 0.0, 0.0, 12.8, 7.5, 0.0, 1.1],
    'wind': [5, 17, 9, 9, 33, 21, 0, 12],
})
sites = pd.DataFrame({
    'site': ['S1', 'S2', 'S4'],
    'lat': [52.52, 48.8566, -33.87],
    'lon': [13.405, 2.3522, 151.21],
    'code': ['de-BER-01', 'fr-PAR-02', 'au-SYD-4'],
})

# case: pivot-to-matrix
m = sensors.pivot(index='site', columns='hour', values='temp')
result = m.to_numpy()
# case: matrix-transpose-cols
m = sensors['hum'].to_numpy().reshape(3, 3)
result = pd.DataFrame(m.T, columns=['S1', 'S2', 'S3'], index=[0, 6, 12])
# case: cumsum-axis
m = np.arange(1, 7).reshape(2, 3)
result = {'axis0': m.cumsum(axis=0).tolist(), 'axis1': np.cumsum(m, axis=1).tolist(), 'flat': m.cumsum().tolist()}
# case: cumprod-prod
r = 1 + np.array([0.01, -0.02, 0.03])
result = np.prod(r).round(6), np.cumprod(r).round(4)
# case: broadcasting-add-newaxis
result = pd.DataFrame(np.array([1, 2, 3])[:, np.newaxis] + np.array([10, 20]), columns=['a', 'b'])
# case: broadcast-error
result = sensors['hum'].values + rain['wind'].values
# case: series-array-length-mismatch
sensors['w'] = rain['wind'].values
result = sensors
# case: haversine-numpy
lat, lon = np.radians(sites['lat']), np.radians(sites['lon'])
dlat = lat - lat.iloc[0]
dlon = lon - lon.iloc[0]
h = np.sin(dlat / 2) ** 2 + np.cos(lat) * np.cos(lat.iloc[0]) * np.sin(dlon / 2) ** 2
result = (6371 * 2 * np.arcsin(np.sqrt(h))).round(1)
# case: math-haversine-pairs
def hav(a, b):
    p1, p2 = math.radians(a.lat), math.radians(b.lat)
    d = math.sin((p2 - p1) / 2) ** 2 + math.cos(p1) * math.cos(p2) * math.sin(math.radians(b.lon - a.lon) / 2) ** 2
    return round(12742 * math.asin(math.sqrt(d)))
rows = list(sites.itertuples(index=False))
result = {f'{a.site}-{b.site}': hav(a, b) for a, b in itertools.combinations(rows, 2)}
# case: diff-prepend
rain['chg'] = np.diff(rain['wind'], prepend=rain['wind'].iloc[0])
result = rain['chg'].tolist()
# case: wet-spell-lengths
wet = (rain['mm'] > 0).to_numpy()
change = np.flatnonzero(np.diff(wet.astype(int)) != 0) + 1
result = [len(p) for p in np.split(wet, change)]
# case: array-split-chunks
result = [c['wind'].sum() for c in (rain.iloc[ix] for ix in np.array_split(np.arange(len(rain)), 3))]
# case: histogram-explicit-bins
cnt, edges = np.histogram(rain['wind'], bins=[0, 10, 20, 40])
result = pd.Series(cnt, index=pd.IntervalIndex.from_breaks(edges, closed='left'))
# case: digitize-right-labels
lab = np.array(['calm', 'breeze', 'strong'])
result = lab[np.digitize(rain['wind'], [9, 21], right=True)]
# case: bincount-hours
result = np.bincount(sensors['hour'], minlength=15)
# case: bincount-negative
result = np.bincount(sensors['temp'].fillna(0).astype(int))
# case: unique-return-index-order
_, idx = np.unique(sensors['hum'], return_index=True)
result = sensors['hum'].values[np.sort(idx)]
# case: allclose-array-equal
a = np.array([0.1 + 0.2, 1.0]); b = np.array([0.3, 1.0])
result = np.allclose(a, b), np.array_equal(a, b), (a == b).tolist(), np.array_equal([1, np.nan], [1, np.nan], equal_nan=True)
# case: logical-and-reduce
mask = np.logical_and.reduce([sensors['hum'] > 35, sensors['temp'] < 20, sensors['valid']])
result = sensors[mask].index.tolist()
# case: logical-or-not
result = sensors.loc[np.logical_or(sensors['temp'] < 0, np.logical_not(sensors['valid'])), ['site', 'hour']]
# case: logical-xor-count
result = int(np.logical_xor(sensors['valid'], sensors['flag'] == 'ok').sum())
# case: item-and-tolist
result = sensors['hum'].values[0].item(), type(sensors['hum'].values[0]).__name__, type(sensors['hum'].tolist()[0]).__name__, np.array([7]).item()
# case: item-size-error
result = sensors['hum'].values.item()
# case: frame-shape-ndim-size
result = sensors.shape, sensors.ndim, sensors.size, sensors['temp'].ndim, sensors.values.size, np.shape(sensors)
# case: empty-slice-mean
x = sensors.loc[sensors['site'] == 'S9', 'temp'].to_numpy()
result = x.size, x.sum(), x.mean() if x.size else None
# case: empty-max-error
result = sensors.loc[sensors['site'] == 'S9', 'temp'].values.max()
# case: code-split-unpack
sites[['country', 'city', 'no']] = [c.split('-') for c in sites['code']]
result = sites.drop(columns=['lat', 'lon', 'code'])
# case: timedelta-days-loop
start = datetime(2024, 2, 26)
result = [(start + timedelta(days=int(i))).strftime('%m/%d') for i in np.flatnonzero(rain['mm'] > 0)]
# case: statistics-by-group
result = {k: (statistics.median(g), statistics.pvariance(g)) for k, g in sensors.groupby('site')['hum']}
# case: math-functions-apply
rain['beaufort'] = rain['wind'].apply(lambda v: math.ceil(math.pow(v / 3.01, 2 / 3)))
result = rain['beaufort'].tolist(), math.isclose(rain['mm'].sum(), 24.6), math.fsum(rain['mm'])
# case: math-log-zero-error
result = rain['mm'].apply(math.log)
