import pandas as pd
import numpy as np
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
t = pd.Series([x, y])

# case: beside-1
result = np.maximum.reduce([1.5, None])

# case: beside-2
result = np.greater([1, 2], pd.NA)

# case: beside-3
result = np.greater(np.array([1, 2]), pd.NA)

# case: beside-4
result = np.greater(np.array([1.5, 2]), pd.NA)

# case: beside-5
result = np.greater(np.array(['a', 'b']), pd.NA)

# case: beside-6
result = np.greater(np.array(['a', 'b'], dtype=object), pd.NA)

# case: beside-7
result = np.greater(pd.NA, np.array([1, 2]))

# case: beside-8
result = np.greater(pd.NA, 1)

# case: beside-9
result = np.less(1, pd.NA)

# case: beside-10
result = np.equal(np.array([1, 2]), pd.NA)

# case: beside-11
result = np.not_equal(np.array([1, 2]), pd.NA)

# case: beside-12
result = np.less_equal(np.array([], dtype=float), pd.NA)

# case: beside-13
result = np.greater_equal(pd.Series([1, 2]), pd.NA)

# case: beside-14
result = np.greater(pd.Series([1, 2], dtype='Int64'), pd.NA)

# case: beside-15
result = np.greater(np.array([1, 2]), None)

# case: beside-16
result = np.equal(np.array([1, 2]), None)

# case: beside-17
result = np.array([1, 2]) > pd.NA

# case: beside-18
result = np.array([1, 2]) == pd.NA

# case: beside-19
result = np.add(np.array([1, 2]), pd.NA)

# case: beside-20
result = np.array([1, 2]) + pd.NA

# case: beside-21
result = np.maximum(np.array([1, 2]), pd.NA)

# case: beside-22
result = np.logical_and(np.array([1, 2]), pd.NA)

# case: beside-23
result = np.hypot(3, None)

# case: beside-24
result = np.hypot([3, 4], None)

# case: beside-25
result = np.hypot(np.array([3.0, 4.0]), None)

# case: beside-26
result = np.hypot([3, None], [4, 1])

# case: beside-27
result = np.hypot(None, 3)

# case: beside-28
result = np.hypot(None, None)

# case: beside-29
result = np.hypot(pd.Series([3, 4]), None)

# case: beside-30
result = np.hypot(pd.Series([3, None], dtype=object), 4)

# case: beside-31
result = np.hypot(pd.Series([3, None]), 4)

# case: beside-32
result = np.hypot(pd.NA, 4)

# case: beside-33
result = np.arctan2(3, None)

# case: beside-34
result = np.arctan2([3, None], 1)

# case: beside-35
result = np.power(3, None)

# case: beside-36
result = np.fmod(3, None)

# case: beside-37
result = np.copysign(3, None)

# case: beside-38
result = np.float_power(3, None)

# case: beside-39
result = np.add(3, None)

# case: beside-40
result = np.fmax(3, None)

