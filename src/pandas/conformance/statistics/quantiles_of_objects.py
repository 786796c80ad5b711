import pandas as pd
import numpy as np
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
m = pd.Series([5, 2, None], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
q = pd.Series([1, 2, 3, 4], dtype=object)
t = pd.Series([True, False, True])

# case: quantile-1
result = q.quantile(0.5)

# case: quantile-2
result = q.quantile(0.25)

# case: quantile-3
result = q.quantile([0.25, 0.5])

# case: quantile-4
result = q.quantile()

# case: quantile-5
result = q.quantile(0.5, interpolation='lower')

# case: quantile-6
result = q.quantile(0.5, interpolation='higher')

# case: quantile-7
result = q.quantile(0.5, interpolation='nearest')

# case: quantile-8
result = q.quantile(0.4, interpolation='midpoint')

# case: quantile-9
result = q.median()

# case: quantile-10
result = pd.Series([1, 2.5, None], dtype=object).quantile(0.5)

# case: quantile-11
result = pd.Series([1, 2.5, pd.NA], dtype=object).quantile(0.5)

# case: quantile-12
result = pd.Series(['a', 'b', 'c']).quantile(0.5)

# case: quantile-13
result = pd.Series(['a', 'b', 'c']).quantile(0.5, interpolation='lower')

# case: quantile-14
result = pd.Series(['a', 'b', 'c']).quantile(0.5, interpolation='nearest')

# case: quantile-15
result = pd.Series(['a', 'b']).quantile([0, 1])

# case: quantile-16
result = pd.Series(['a', 'b']).quantile([0, 1], interpolation='higher')

# case: quantile-17
result = pd.Series([], dtype=object).quantile(0.5)

# case: quantile-18
result = pd.Series([None, None], dtype=object).quantile(0.5)

# case: quantile-19
result = pd.Series([None, None], dtype=object).quantile([0.5])

# case: quantile-20
result = pd.Series([True, False], dtype=object).quantile(0.5)

# case: quantile-21
result = pd.Series([True, False]).quantile(0.5)

# case: quantile-22
result = pd.Series([1, 'a'], dtype=object).quantile(0.5)

# case: quantile-23
result = pd.DataFrame({'a': q}).quantile(0.5)

# case: quantile-24
result = pd.DataFrame({'a': q, 'b': [1, 2, 3, 4]}).quantile(0.5)

# case: quantile-25
result = pd.DataFrame({'a': q, 'b': [1, 2, 3, 4]}).quantile([0.25, 0.5])

# case: quantile-26
result = pd.DataFrame({'a': q, 'b': [1, 2, 3, 4]}).quantile(0.5, numeric_only=True)

# case: quantile-27
result = pd.DataFrame({'a': ['x', 'y'], 'b': [1, 2]}).quantile(0.5)

# case: quantile-28
result = pd.DataFrame({'a': q, 'b': list('aabb')}).groupby('b')['a'].quantile(0.5)

# case: quantile-29
result = q.describe()

# case: quantile-30
result = np.percentile(q, 50)

# case: quantile-31
result = np.quantile(q, 0.5)

# case: quantile-32
result = q.groupby([1, 1, 2, 2]).quantile()

# case: quantile-33
result = q.rolling(2).quantile(0.5)

