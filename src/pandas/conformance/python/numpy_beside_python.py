import numpy as np
import pandas as pd
from datetime import date, datetime, timedelta
n, x, t = np.int64(3), np.float64(2.5), np.bool_(True)
# case: equality-with-no-number
result = repr([n == None, n != None, x == date(2024, 1, 1), t == pd.Timestamp('2024-01-01'), None == x, {1} == n, n == pd.NaT])
# case: equality-with-number-or-text
result = repr([n == 3, n == 'a', x == 2.5, 'a' != n, t == True, n == x])
# case: durations-times-numbers
result = timedelta(days=1) * n, x * timedelta(hours=1), timedelta(days=1) / n, timedelta(days=3) // n, timedelta(days=1) * True
# case: durations-of-numpys-floats
result = timedelta(days=x), timedelta(hours=np.float64(1.5))
# case: durations-of-numpys-integers
result = timedelta(days=n)
# case: duration-of-text
try:
    timedelta(days='1')
except TypeError as e:
    result = str(e)
# case: duration-divided-by-float
result = timedelta(days=1) // 2.5
# case: duration-times-nan
result = timedelta(days=1) * float('nan')
# case: pandas-duration-is-pythons
d = pd.Timedelta('1D')
result = isinstance(d, timedelta), issubclass(pd.Timedelta, timedelta), isinstance(timedelta(1), pd.Timedelta)
# case: pandas-duration-and-missing
d = pd.Timedelta('1D')
result = d + np.nan, d - None, np.nan + d, None - d
# case: pandas-duration-rests
d = pd.Timedelta('1D')
result = d % 7, divmod(d, 5), d % 2.5
# case: percent-of-truth
result = '%d|%5.1f|%s' % (t, t, t), '%d' % n, 'done' % n
# case: percent-with-flags-and-no-value
result = '%5%' % ()
# case: truth-in-math
import math
result = math.floor(t), math.isnan(t), math.sqrt(t)
# case: groups-of-two-keys
df = pd.DataFrame({'k': [1, 1, 2], 'f': [0.5, 0.5, 1.5], 's': ['a', 'a', 'b'], 't': [True, True, False], 'v': [1, 2, 3]})
result = [repr(k) for k, g in df.groupby(['k', 'f', 's', 't'])], [f'{k}' for k, g in df.groupby(['s', 'k'])['v']]
# case: groups-of-one-key
df = pd.DataFrame({'k': [1, 1, 2], 'v': [1, 2, 3]})
result = [repr(k) for k, g in df.groupby(['k'])], [repr(k) for k, g in df.groupby('k')]
# case: date-from-row
df = pd.DataFrame({'d': [3, 4]})
result = [date(2024, 1, 1) + timedelta(days=int(v)) for v in df['d']], [date(2024, 1, 1) + timedelta(days=v) for v in df['d'].tolist()]
# case: date-from-cell
df = pd.DataFrame({'d': [3, 4]})
result = date(2024, 1, 1) + timedelta(days=df['d'].iloc[0])
# case: mean-of-list-of-floats
import statistics
result = statistics.mean([x, 3.5]), statistics.variance(iter([1, 2, 4])), statistics.pvariance(v for v in [1, 2, 4])
