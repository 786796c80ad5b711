import numpy as np
import pandas as pd

# case: close-and-named-1
a = np.array([[1.0, 2.0], [3.0, np.nan]])
result = np.isclose(a, a), np.isclose(a, 1), np.allclose(a, a, equal_nan=True), np.array_equal(a, a), np.array_equal(a, a, equal_nan=True), np.array_equal(a, [1, 2]), np.array_equal([1, 2], [1, 2]), np.array_equal(a[0], [1, 2])
# case: close-and-named-2
d = pd.DataFrame({'a': [1.0, 2], 'b': [3, 4]})
result = np.isclose(d, d), np.allclose(d, d + 1e-12), np.array_equal(d, d.values), np.array_equal(d.values, d.values + 1), np.allclose(d.values, [[1, 3], [2, 4]]), np.isclose(d.values, 2)
# case: close-and-named-3
d = pd.DataFrame({'a': [1.0, 2], 'b': [3, 4]})
result = np.array_equal(d, pd.DataFrame({'a': [1, 2]})), np.array_equal(d['a'], d['a']), np.array_equal(np.array(['x', None], dtype=object), np.array(['x', None], dtype=object)), np.array_equal([1, np.nan], [1, np.nan], equal_nan=True)
# case: close-and-named-4
s = pd.Series([3.0, 1, 2], name='p')
result = s.agg(low='min', high='max', med='median')
# case: close-and-named-5
s = pd.Series([3.0, 1, 2], name='p')
result = s.agg(m='mean', r=lambda x: x.max() - x.min())
