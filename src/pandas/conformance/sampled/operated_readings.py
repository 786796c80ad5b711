import pandas as pd
import numpy as np
import datetime as dt
import math

readings = pd.DataFrame({
    'sensor': ['s1', 's2', 's1', 's3', 's2', 's1', 'S3', None],
    'temp': [21.5, -3.2, np.nan, 0.0, 18.75, 21.5, 1e3, -0.5],
    'hum': [40, 55, 61, 0, 33, 47, 100, 12],
    'code': ['7', '12', 'x', '', '005', None, '-3', '4.0'],
    'at': pd.to_datetime(['2024-01-01 00:15:00', '2024-01-01 13:00:00', '2024-01-02 23:59:30', None, '2024-01-03 06:00:00', '2024-02-01 00:00:00', '2024-01-01 00:15:00', '2024-03-10 12:30:00']),
})
span = pd.Series(pd.to_timedelta(['1 days', '02:30:00', None, '-1 days +06:00:00', '45 min', '0s']))
limits = pd.Series([20.0, 50.0, 0.0], index=['s1', 's2', 's4'])
dup = pd.Series([1, 2, 3, 4], index=['s1', 's2', 's1', 's3'])
grid = np.array([[1, 2, 3], [4, 5, 6]])

# case: maximum-zero
result = np.maximum(readings['temp'], 0)

# case: minimum-two-series
result = np.minimum(readings['temp'], readings['hum'])

# case: np-clip
result = np.clip(readings['hum'], 10, 60)

# case: clip-array
result = np.clip(readings['temp'].to_numpy(), 0, 30)

# case: np-sign
result = np.sign(readings['temp']).fillna(0).astype(int).tolist()

# case: np-sign-type
s = np.sign(readings['temp'])
result = type(s).__name__, s.name, str(s.dtype)

# case: np-cumsum-nan
result = np.cumsum(readings['temp']).tolist()

# case: np-cumsum-array
result = np.nancumsum(readings['temp'].to_numpy())

# case: np-diff
result = np.diff(readings['hum'])

# case: np-diff-prepend
result = np.diff(readings['hum'], prepend=0).tolist()

# case: np-argsort
order = np.argsort(readings['hum'].to_numpy())
result = readings['hum'].iloc[order].tolist()

# case: argsort-desc-stable
order = np.argsort(-readings['hum'].to_numpy(), kind='stable')
result = readings.iloc[order][['sensor', 'hum']]

# case: np-isin
result = np.isin(readings['sensor'], ['s1', 's3'])

# case: np-isclose
result = np.isclose(readings['temp'], 21.5), np.isclose(0.1 + 0.2, 0.3)

# case: isclose-equal-nan
t = readings['temp']
result = np.isclose(t, t, equal_nan=True).all(), np.isclose(t, t).all()

# case: np-concatenate
result = np.concatenate([readings['hum'], limits])

# case: np-round-floor-ceil
t = readings['temp'].dropna()
result = pd.DataFrame({'r': np.round(t), 'f': np.floor(t), 'c': np.ceil(t)})

# case: bankers-round
result = pd.Series([0.5, 1.5, 2.5, -0.5, 2.675]).round().tolist()

# case: nan-functions
t = readings['temp'].to_numpy()
result = [float(np.nanmin(t)), float(np.nanmax(t)), round(float(np.nanstd(t)), 3), float(np.nansum(t))]

# case: np-mean-vs-pandas
result = np.mean(readings['temp']), np.mean(readings['temp'].values)

# case: np-std-series
result = round(np.std(readings['hum']), 4), round(readings['hum'].std(), 4)

# case: np-sqrt-negative
result = np.sqrt(readings['temp'])

# case: np-log1p
result = np.log1p(readings['hum']).round(3)

# case: np-where-nested
t = readings['temp']
result = pd.Series(np.where(t.isna(), 'missing', np.where(t < 0, 'cold', 'ok')))

# case: np-where-nan-numbers
result = pd.Series(np.where(readings['hum'] > 50, readings['hum'], np.nan))

# case: where-positions
result = np.where(readings['hum'] > 50)[0].tolist()

# case: dup-plus-limits
result = dup + limits

# case: dup-plus-dup
result = dup + dup

# case: dup-plus-dup-reordered
result = dup + dup.iloc[::-1]

# case: dup-div-limits-fill
result = dup.div(limits, fill_value=1)

# case: code-to-number-add
num = pd.to_numeric(readings['code'], errors='coerce')
result = num + readings['hum']

# case: code-concat-int-error
result = readings['code'] + readings['hum']

# case: at-minus-at
gap = readings['at'] - readings['at'].shift()
result = (gap / pd.Timedelta(hours=1)).round(2)

# case: at-normalize
result = (readings['at'] - readings['at'].dt.normalize()).dt.total_seconds()

# case: span-sum-mean
result = str(span.sum()), str(span.mean()), span.max() - span.min()

# case: span-neg-abs
result = pd.DataFrame({'neg': -span, 'abs': span.abs()})

# case: span-mul-div
result = (span * 2).tolist()[:2], (span / 2).iloc[0], (span // pd.Timedelta(minutes=30)).tolist()

# case: span-mod
result = span % pd.Timedelta('1h')

# case: grid-frame
df = pd.DataFrame(grid, columns=list('abc'))
result = (df + grid, df * grid[0], (df > 2) & (grid < 6))
