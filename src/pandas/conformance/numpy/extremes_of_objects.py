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

# case: extreme-1
result = np.maximum(pd.Series([1, 2], dtype=object), 2)

# case: extreme-2
result = np.maximum(pd.Series([1, 2], dtype=object), [0, 5])

# case: extreme-3
result = np.maximum(np.array([1, 2], dtype=object), 2)

# case: extreme-4
result = np.maximum(np.array([1, 2], dtype=object), np.array([2.5, 1.0]))

# case: extreme-5
result = np.maximum(np.array(['a', 'b'], dtype=object), 'aa')

# case: extreme-6
result = np.maximum(['a', 'b'], 'aa')

# case: extreme-7
result = np.maximum([1, None], 2)

# case: extreme-8
result = np.maximum([1, np.nan], 2)

# case: extreme-9
result = np.maximum(np.array([1, np.nan], dtype=object), 2)

# case: extreme-10
result = np.fmax(np.array([1, np.nan], dtype=object), 2)

# case: extreme-11
result = np.fmax(np.array([np.nan, 1], dtype=object), 2)

# case: extreme-12
result = np.maximum(1, None)

# case: extreme-13
result = np.maximum(pd.NaT, a)

# case: extreme-14
result = np.maximum(a, pd.NaT)

# case: extreme-15
result = np.maximum(pd.NA, 1)

# case: extreme-16
result = np.maximum(pd.NA, [1, 2])

# case: extreme-17
result = np.maximum(True, False)

# case: extreme-18
result = np.minimum(pd.Series([True, None]), True)

# case: extreme-19
result = np.maximum.reduce(np.array([3, 1], dtype=object))

# case: extreme-20
result = np.maximum.reduce(pd.Series([3, 1], dtype=object))

# case: extreme-21
result = np.maximum.reduce(pd.Series([3, 1]))

# case: extreme-22
result = np.maximum.reduce(['a', 'b'])

# case: extreme-23
result = np.maximum.reduce([np.array([1, 5]), np.array([3, 2])])

# case: extreme-24
result = np.maximum.reduce([pd.Series([1, 5]), pd.Series([3, 2])])

# case: extreme-25
result = np.maximum.reduce(pd.Series([1, None]))

# case: extreme-26
result = np.maximum.reduce([1, np.nan])

# case: extreme-27
result = np.maximum.reduce(n)

# case: extreme-28
result = np.maximum.reduce(pd.Index([1, 4]))

# case: extreme-29
result = np.add.reduce(['a', 'b'])

# case: extreme-30
result = np.multiply.reduce([1, None])

# case: extreme-31
result = np.maximum.accumulate([1, 3, 2])

# case: extreme-32
result = np.maximum.accumulate(pd.Series([1, 3, 2]))

# case: extreme-33
result = np.add.accumulate([x, y])

# case: extreme-34
result = np.logical_or.reduce([True, None])

