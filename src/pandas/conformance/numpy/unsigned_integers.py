import pandas as pd
import numpy as np
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
t = pd.Series([x, y])

# case: unsigned-1
result = np.array([-1], dtype='uint64')

# case: unsigned-2
result = np.array([-1, 2], dtype=np.uint64)

# case: unsigned-3
result = np.array([-1]).astype('uint32')

# case: unsigned-4
result = np.array([-1]).astype('uint8')

# case: unsigned-5
result = np.array([-1]).astype('uint16')

# case: unsigned-6
result = np.array([-1], dtype='uint8')

# case: unsigned-7
result = np.asarray([-1], dtype='uint64')

# case: unsigned-8
result = pd.Series([-1, 2]).astype('uint8')

# case: unsigned-9
result = pd.Series([-1, 2], dtype='uint64')

# case: unsigned-10
result = pd.Series([-1, 2], dtype='uint8')

# case: unsigned-11
result = pd.Series([-1, 2], dtype='Int64').astype('UInt8')

# case: unsigned-12
result = pd.Series(['-1', '2']).astype('uint64')

# case: unsigned-13
result = pd.Series(['-1', '2']).astype('uint8')

# case: unsigned-14
result = pd.Series([-1, 2], dtype=object).astype('uint64')

# case: unsigned-15
result = pd.Series([-1.0, 2]).astype('uint64')

# case: unsigned-16
result = pd.Series([-1.0, 2]).astype('uint8')

# case: unsigned-17
result = pd.DataFrame({'a': [-1, 2]}, dtype='uint64')

# case: unsigned-18
result = pd.Index([-1, 2], dtype='uint64')

# case: unsigned-19
result = np.uint64(-1)

# case: unsigned-20
result = np.uint8(-1)

# case: unsigned-21
result = np.arange(-2, 2, dtype='uint64')

# case: unsigned-22
result = np.array([1, 2], dtype='uint8') - np.array([2, 2], dtype='uint8')

# case: unsigned-23
result = pd.Series([1, 2], dtype='uint64').diff()

# case: unsigned-24
result = pd.Series([1, 2], dtype='uint64').sub([2, 2])

# case: unsigned-25
result = pd.Series([1, 2], dtype='uint64').cumsum()

