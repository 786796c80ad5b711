import pandas as pd
import numpy as np
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
m = pd.Series([5, 2, None], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
q = pd.Series([1, 2, 3, 4], dtype=object)
t = pd.Series([True, False, True])

# case: logic-1
result = o | -1

# case: logic-2
result = o | 1

# case: logic-3
result = o | 0

# case: logic-4
result = o & -1

# case: logic-5
result = o & 0

# case: logic-6
result = o ^ -1

# case: logic-7
result = o | True

# case: logic-8
result = o | False

# case: logic-9
result = o & True

# case: logic-10
result = -1 | o

# case: logic-11
result = o | pd.NA

# case: logic-12
result = pd.Series([True, pd.NA, False], dtype=object) | -1

# case: logic-13
result = pd.Series([True, pd.NA, False], dtype=object) | True

# case: logic-14
result = pd.Series([True, pd.NA, False], dtype=object) | 1

# case: logic-15
result = pd.Series([True, pd.NA, False], dtype=object) & True

# case: logic-16
result = pd.Series([True, pd.NA, False], dtype=object) & -1

# case: logic-17
result = pd.Series([True, pd.NA, False], dtype=object) ^ True

# case: logic-18
result = pd.Series([True, pd.NA, False], dtype=object) | pd.Series([True, True, True])

# case: logic-19
result = pd.Series([True, pd.NA, False], dtype=object) | pd.Series([1, -1, 0])

# case: logic-20
result = pd.Series([True, None, False], dtype=object) | -1

# case: logic-21
result = pd.Series([True, None, False], dtype=object) | True

# case: logic-22
result = pd.Series([1, None], dtype=object) | -1

# case: logic-23
result = pd.Series([pd.NA], dtype=object) | -1

# case: logic-24
result = pd.Series([pd.NA], dtype=object) | 2

# case: logic-25
result = pd.Series([pd.NA], dtype=object) & 0

# case: logic-26
result = pd.Series([pd.NA], dtype=object) & 2

# case: logic-27
result = pd.Series(['a', pd.NA], dtype=object) | -1

# case: logic-28
result = pd.DataFrame({'a': o}) | -1

# case: logic-29
result = pd.DataFrame({'a': o}) | True

# case: logic-30
result = n | -1

# case: logic-31
result = n & 1

# case: logic-32
result = pd.Series([True, None], dtype='boolean') | True

# case: logic-33
result = pd.NA | -1

# case: logic-34
result = pd.NA | True

# case: logic-35
result = pd.NA & 0

# case: logic-36
result = pd.NA | 1

# case: logic-37
result = pd.NA ^ 1

