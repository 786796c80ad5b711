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

# case: na-1
result = np.greater([a, b], b)

# case: na-2
result = np.array([1, 2]) < pd.NA

# case: na-3
result = np.array([[1, 2]]) < pd.NA

# case: na-4
result = pd.NA < np.array([1, 2])

# case: na-5
result = pd.array([1, 2]) < pd.NA

# case: na-6
result = pd.Series([1, 2]).values == pd.NA

# case: na-7
result = pd.Index([1, 2]) == pd.NA

# case: na-8
result = pd.Series([1, 2]) == pd.NA

# case: na-9
result = np.array([True]) == pd.NA

# case: na-10
result = np.greater((1, 2), pd.NA)

# case: na-11
result = np.hypot(np.array([1, 2]), pd.NA)

# case: na-12
result = np.hypot([1, 2], pd.NA)

# case: na-13
result = np.hypot(pd.Series([1, 2]), pd.NA)

# case: na-14
result = np.arctan2(pd.NA, 1)

# case: na-15
result = np.fmod(pd.NA, 1)

# case: na-16
result = np.fmod(pd.Series([5, 7], dtype=object), 2)

# case: na-17
result = np.hypot(np.array([], dtype=object), 1)

# case: na-18
result = np.hypot(pd.Series([True, False]), 1)

# case: na-19
result = np.heaviside(None, 1)

# case: na-20
result = np.heaviside([1, None], 1)

# case: na-21
result = np.copysign([1.0, 2], -1)

# case: na-22
result = np.float_power([1, None], 2)

