import pandas as pd
import numpy as np
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
m = pd.Series([5, 2, None], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
q = pd.Series([1, 2, 3, 4], dtype=object)
t = pd.Series([True, False, True])

# case: combined-1
result = n.combine(m, max)

# case: combined-2
result = n.combine(m, min, fill_value=0)

# case: combined-3
result = n.combine(m, lambda a, b: a if a is not pd.NA else b)

# case: combined-4
result = n.combine(m, lambda a, b: a + b)

# case: combined-5
result = n.combine(1, lambda a, b: a + b)

# case: combined-6
result = n.combine(m, lambda a, b: a > b)

# case: combined-7
result = n.combine(m, lambda a, b: str(a))

# case: combined-8
result = n.combine(m, lambda a, b: 1.5)

# case: combined-9
result = n.combine(m, lambda a, b: 1)

# case: combined-10
result = n.combine(m, lambda a, b: None)

# case: combined-11
result = n.combine(m, lambda a, b: pd.NA)

# case: combined-12
result = n.combine(m, lambda a, b: np.nan)

# case: combined-13
result = n.combine(m, lambda a, b: True)

# case: combined-14
result = f.combine(f, lambda a, b: a + b)

# case: combined-15
result = f.combine(f, lambda a, b: 1)

# case: combined-16
result = f.combine(f, lambda a, b: 'x')

# case: combined-17
result = f.combine(1, lambda a, b: a * 2)

# case: combined-18
result = f.combine(f, lambda a, b: a > b)

# case: combined-19
result = n.combine(pd.Series([1, 2, 3]), lambda a, b: a + b)

# case: combined-20
result = pd.Series([1, 2, 3]).combine(n, lambda a, b: a + b)

# case: combined-21
result = pd.Series([1, 2, 3]).combine(m, lambda a, b: b)

# case: combined-22
result = pd.Series(['a', None], dtype='string').combine(pd.Series(['b', 'c'], dtype='string'), lambda a, b: b)

# case: combined-23
result = pd.Series(['a', 'z'], dtype='string').combine('x', max)

# case: combined-24
result = pd.Series(['a', 'z'], dtype='string').combine('x', lambda a, b: len(a))

# case: combined-25
result = pd.Series([True, None], dtype='boolean').combine(True, lambda a, b: a & b)

# case: combined-26
result = pd.Series([True, None], dtype='boolean').combine(pd.Series([True, None], dtype='boolean'), lambda a, b: a & b)

# case: combined-27
result = pd.Series([True, False], dtype='boolean').combine(1, lambda a, b: 3)

# case: combined-28
result = n.combine(m.iloc[:2], lambda a, b: a + b)

# case: combined-29
result = n.combine(m.iloc[:2], lambda a, b: a + b, fill_value=0)

# case: combined-30
result = n.iloc[:0].combine(m.iloc[:0], lambda a, b: a + b)

# case: combined-31
result = pd.Series([1, 2], dtype='Int8').combine(pd.Series([1, 2], dtype='Int8'), lambda a, b: a + b)

# case: combined-32
result = pd.Series([1, 2], dtype='Int8').combine(300, lambda a, b: a + b)

# case: combined-33
result = pd.Series([1, 2], dtype='Int8').combine(300, lambda a, b: b)

# case: combined-34
result = pd.Series(['a', 'b'], dtype='category').combine(pd.Series(['a', 'b'], dtype='category'), lambda a, b: a)

# case: combined-35
result = pd.Series(pd.to_datetime(['2024-01-01', '2024-02-01'])).combine(pd.Timestamp('2024-01-15'), max)

# case: combined-36
result = pd.DataFrame({'a': n}).combine(pd.DataFrame({'a': m}), lambda a, b: a + b)

# case: combined-37
result = pd.DataFrame({'a': n}).combine(pd.DataFrame({'a': m}), lambda a, b: a.fillna(0) + b.fillna(0))

# case: combined-38
result = pd.DataFrame({'a': n}).combine(pd.DataFrame({'a': m}), lambda a, b: a if a.sum() > b.sum() else b)

