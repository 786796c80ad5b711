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

# case: logic-1
result = o | pd.Series([1, 1, 1])

# case: logic-2
result = o | pd.Series([True, True, False])

# case: logic-3
result = o & pd.Series([True, True, False])

# case: logic-4
result = o | [True, False, True]

# case: logic-5
result = o | np.array([1, 2, 3])

# case: logic-6
result = pd.Series([2, None], dtype=object) & 2

# case: logic-7
result = pd.Series([2, 3], dtype=object) & 2

# case: logic-8
result = pd.Series([2, 3], dtype=object) | 0

# case: logic-9
result = pd.Series([2, None], dtype=object) ^ 3

# case: logic-10
result = 2 & pd.Series([2, None], dtype=object)

# case: logic-11
result = pd.Series([2, np.nan], dtype=object) & 2

# case: logic-12
result = pd.Series([2, np.nan]) & 2

# case: logic-13
result = pd.Series([2, np.nan]) | True

# case: logic-14
result = pd.Series([True, np.nan]) | 2

# case: logic-15
result = pd.Series([True, np.nan]) | np.int64(2)

# case: logic-16
result = pd.Series([True, False]) | 2

# case: logic-17
result = pd.Series([True, False]) & 2

# case: logic-18
result = pd.DataFrame({'a': [True, None]}) | True

# case: logic-19
result = pd.DataFrame({'a': [True, pd.NA]}) | True

# case: logic-20
result = pd.DataFrame({'a': [True, None], 'b': [True, False]}) & False

# case: logic-21
result = pd.DataFrame({'a': [True, pd.NA]}) & False

# case: logic-22
result = pd.DataFrame({'a': [2, 3]}, dtype=object) | 1

# case: logic-23
result = pd.DataFrame({'a': [True, None]}) | pd.DataFrame({'a': [True, True]})

# case: logic-24
result = pd.DataFrame({'a': [True, None]}) | pd.Series({'a': True})

