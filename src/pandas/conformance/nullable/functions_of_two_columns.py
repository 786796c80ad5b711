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

# case: combined-1
result = f.combine(f, lambda a, b: True)

# case: combined-2
result = f.combine(f, lambda a, b: None)

# case: combined-3
result = f.combine(pd.Series([1, 2]), lambda a, b: b)

# case: combined-4
result = n.combine(n, lambda a, b: a if a is pd.NA else a / 2)

# case: combined-5
result = n.combine(n, lambda a, b: a if a is pd.NA else a * 1.0)

# case: combined-6
result = n.combine(n, lambda a, b: 'x')

# case: combined-7
result = n.combine(n, lambda a, b: pd.Timestamp('2024-01-01'))

# case: combined-8
result = n.combine(n, lambda a, b: True if b is pd.NA else 3)

# case: combined-9
result = pd.Series(['a', None], dtype='string').combine('x', lambda a, b: a)

# case: combined-10
result = pd.Series(['a', None], dtype='string').combine('x', lambda a, b: None)

# case: combined-11
result = pd.Series(['a', 'c'], dtype='string').combine('x', lambda a, b: True)

# case: combined-12
result = pd.Series(['a', None], dtype='string').combine('x', lambda a, b: 1 if a is pd.NA else a)

# case: combined-13
result = pd.Series([], dtype='string').combine('x', lambda a, b: a)

# case: combined-14
result = pd.Series(['a', None], dtype='category').combine('x', lambda a, b: a)

# case: combined-15
result = pd.Series(['a', 'b'], dtype='category').combine('b', max)

# case: combined-16
result = pd.Series(['a', 'b'], dtype='category').combine('x', lambda a, b: b)

# case: combined-17
result = pd.Series(['a', 'b'], dtype='category').combine('x', lambda a, b: 1)

# case: combined-18
result = pd.Series([1, 2], dtype='category').combine(3, lambda a, b: a)

# case: combined-19
result = pd.Series([True, None], dtype='boolean').combine(True, lambda a, b: None)

# case: combined-20
result = pd.Series([True, None], dtype='boolean').combine(True, lambda a, b: 1 if a is pd.NA else 0)

# case: combined-21
result = pd.Series([True, False], dtype='boolean').combine(True, lambda a, b: not a)

# case: combined-22
result = pd.Series([True, False], dtype='boolean').combine(True, lambda a, b: 'x')

# case: combined-23
result = pd.Series(pd.to_datetime(['2024-01-01', None])).combine(a, lambda p, q: p)

# case: combined-24
result = pd.Series(pd.to_datetime(['2024-01-01', None])).combine(a, lambda p, q: 1)

# case: combined-25
result = pd.Series([1, 2]).combine(2, max)

# case: combined-26
result = pd.Series([1, 2]).combine(2.5, max)

# case: combined-27
result = pd.Series([1.0, 2]).combine(2, max)

# case: combined-28
result = pd.Series([1, 2], dtype='int8').combine(200, max)

# case: combined-29
result = pd.Series([True, False]).combine(True, lambda a, b: a and b)

# case: combined-30
result = pd.Series([True, False]).combine(2, lambda a, b: b)

# case: combined-31
result = pd.Series(['a', 'b']).combine('aa', max)

