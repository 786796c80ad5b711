import pandas as pd
import numpy as np
import datetime
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
d1, d2 = datetime.datetime(2024, 3, 1), datetime.datetime(2024, 1, 1)

# case: quantile-1
result = pd.Series([np.int64(1), np.int64(4)], dtype=object).quantile(0.5)

# case: quantile-2
result = pd.Series([np.float64(1), 4], dtype=object).quantile(0.5)

# case: quantile-3
result = pd.Series([1, 4, None], dtype=object).quantile(0.5, interpolation='lower')

# case: quantile-4
result = pd.Series(['b', None, 'a'], dtype=object).quantile(0.5, interpolation='lower')

# case: quantile-5
result = pd.Series([1, 'a'], dtype=object).quantile(0.5, interpolation='lower')

# case: quantile-6
result = pd.Series([True, 3], dtype=object).quantile(0.5, interpolation='lower')

# case: quantile-7
result = pd.Series([a, b], dtype=object).quantile(0.5, interpolation='lower')

# case: quantile-8
result = pd.Series(['a', 'b'], dtype='string').quantile(0.5)

# case: quantile-9
result = pd.Series([5], dtype=object).quantile(0.5)

# case: quantile-10
result = pd.Series([5], dtype=object).quantile([])

# case: quantile-11
result = pd.Series([5, 6], dtype=object).quantile([0.1, 0.9])

# case: quantile-12
result = pd.DataFrame({'a': [1, 2]}, dtype=object).quantile(0.5, axis=1)

# case: quantile-13
result = pd.DataFrame({'a': [1, 2], 'b': [3, 4]}, dtype=object).quantile([0.5])

# case: quantile-14
result = pd.DataFrame({'a': ['x', 'y']}).quantile(0.5, interpolation='lower')

