import pandas as pd
import numpy as np
import math
import itertools
from functools import reduce, lru_cache

sensors = pd.DataFrame({
    'sensor': ['s1', 's1', 's1', 's2', 's2', 'S2 ', 's3', 's3', None, 's4'],
    'ts': pd.to_datetime(['2024-01-01 00:00', '2024-01-01 01:00', '2024-01-01 02:00', '2024-01-01 00:00', '2024-01-01 01:00',
                          '2024-01-01 02:00', '2024-01-02 00:00', None, '2024-01-02 01:00', '2024-01-03 12:30']),
    'temp': [21.5, 22.0, np.nan, -3.0, -2.5, 0.0, 105.1, 99.9, 20.0, 18.25],
    'hum': [40, 41, 43, 80, 82, 81, 10, 11, 55, 60],
    'reading': [[1, 2, 3], [4], [], [5, None], [7, 8], [9.5], None, [0, 0, 0], [1], [2, 2]],
})
meta = pd.DataFrame({
    'sensor': ['s1', 's2', 's3', 's5'],
    'conf': [{'unit': 'C', 'range': [-10, 50]}, {'unit': 'C', 'range': [-40, 40]}, {'unit': 'F', 'range': [0, 212]}, {'unit': 'K'}],
    'gain': [1.0, 0.5, 2.0, None],
})
grid = pd.DataFrame([[1.234, -2.5, np.nan], [0.0, 3.14159, 1e6], [-7.77, 42.0, 0.001]], index=['r1', 'r2', 'r3'], columns=['x', 'y', 'z'])

# case: frame-map-format
result = grid.map(lambda v: f'{v:.2f}')
# case: frame-map-na-ignore
result = grid.map(lambda v: str(int(v)), na_action='ignore')
# case: frame-map-int-nan-error
result = grid.map(int)
# case: frame-map-kwargs
result = grid.map(round, ndigits=1)
# case: applymap-old-style
import warnings
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    result = grid.applymap(lambda v: 'neg' if v < 0 else 'pos')
# case: apply-cols-minmax
result = grid.apply([min, max])
# case: apply-str-name-axis1
result = grid.apply('sum', axis=1)
# case: apply-normalise-columns
result = grid.apply(lambda c: (c - c.min()) / (c.max() - c.min()))
# case: apply-axis1-sorted-list
result = grid.apply(lambda r: sorted(r.fillna(0)), axis=1)
# case: apply-axis1-sorted-expand
result = grid.apply(lambda r: sorted(r.fillna(0)), axis=1, result_type='expand')
# case: apply-raw-sum
result = grid.fillna(0).apply(lambda a: a.sum(), raw=True, axis=1)
# case: rolling-apply-range
result = sensors['hum'].rolling(3, min_periods=1).apply(lambda w: w.max() - w.min())
# case: rolling-apply-raw-weighted
w = np.array([0.2, 0.3, 0.5])
result = sensors['hum'].rolling(window=3).apply(lambda a: np.dot(a, w), raw=True)
# case: expanding-apply-median-diff
result = sensors['temp'].expanding(min_periods=2).apply(lambda s: s.iloc[-1] - np.nanmedian(s))
# case: groupby-rolling-apply
result = sensors.groupby('sensor')['hum'].rolling(2).apply(np.ptp, raw=True)
# case: reading-sum-skip-none
def total(lst):
    if not isinstance(lst, list):
        return np.nan
    return sum(x for x in lst if x is not None)
sensors['total'] = sensors['reading'].apply(total)
result = sensors[['sensor', 'total']]
# case: readings-apply-series
result = sensors['reading'].dropna().apply(pd.Series)
# case: out-of-range-check
conf = meta.set_index('sensor')['conf'].to_dict()
def ok(row):
    c = conf.get(row['sensor'])
    if c is None or 'range' not in c:
        return None
    lo, hi = c['range']
    if pd.isna(row['temp']):
        return None
    return lo <= row['temp'] <= hi
result = sensors.apply(ok, axis=1)
# case: conf-json-normalize
result = pd.json_normalize(meta['conf'].tolist())
# case: where-callable-clip
result = sensors['temp'].where(lambda s: s < 90, other=lambda s: s / 10)
# case: combine-two-series
a = sensors.groupby('sensor')['hum'].max()
b = meta.set_index('sensor')['gain']
result = a.combine(b, lambda x, y: x * y if not math.isnan(y) else x, fill_value=1.0)
# case: groupby-apply-none-some
def hot(g):
    if g['temp'].max() < 20:
        return None
    return g['temp'].max()
result = sensors.groupby('sensor').apply(hot, include_groups=False)
# case: isnan-on-none-error
result = sensors['sensor'].apply(lambda x: 'missing' if math.isnan(x) else x.strip())
