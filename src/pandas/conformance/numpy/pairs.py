import numpy as np
import pandas as pd

# case: pairs-1
a = pd.Series([1, 2], name='a')
b = pd.Series([0, 5], name='b')
result = np.minimum(a, b), np.maximum(a, a), np.add(a, b), np.power(a, b), np.hypot(a, b), np.arctan2(a, b), np.mod(a, b + 1), np.divide(a, b)
# case: pairs-2
a = pd.Series([1, 2], name='a')
result = np.minimum(a, 1), np.minimum(a, [1, 1]), np.maximum(2, a), np.maximum(a, pd.Index([1, 5]))
# case: pairs-3
df = pd.DataFrame({'a': [1, 5], 'b': [3, 2]})
df['m'] = np.maximum(df['a'], df['b'])
result = df, np.maximum(df['a'], df['b']), np.isclose(df['a'], df['b'], atol=3)
# case: pairs-4
a = pd.Series([1.0, 2], name='a')
result = np.isclose(a, 1), np.isclose(1, a), np.isclose(a, [1, 2]), np.isclose(a, a), np.isclose(a, pd.Series([1.0, 2], index=[1, 0]))
# case: pairs-5
a = pd.Series([1.0, 2], name='a')
result = np.minimum(a, pd.Series([0, 5], index=[1, 0]))
# case: pairs-6
a = pd.Series([1, 2], name='a')
result = np.maximum(a, pd.Series([0, 5, 7], index=[1, 0, 2])), np.hypot(a, pd.Series([0, 5, 7], index=[1, 0, 2], name='a'))
# case: pairs-7
a = pd.Series([True, False], name='a')
result = np.logical_and(a, pd.Series([True, True], index=[1, 0], name='a'))
# case: pairs-8
a = pd.Index([1, 2], name='a')
result = np.maximum(a, 2), np.minimum(a, pd.Index([0, 5])), np.add(a, 1)
# case: pairs-9
a = pd.DataFrame({'a': [1.0, 2], 'b': [1, 3]})
result = np.maximum(a, 2), np.minimum(a, a), np.add(a, 2)
# case: pairs-10
a = pd.DataFrame({'a': [1.0, 2], 'b': [1, 3]})
result = np.arctan2(a, 2)
# case: pairs-11
a = pd.Series([1, 2], name='a', index=['x', 'y'])
b = pd.Series([5, 1], index=['y', 'x'])
result = np.maximum(a, b), np.maximum(a, b.values), np.maximum(a, np.nan), np.minimum(3, 4), np.maximum([1, 2], 1.5)
# case: pairs-12
s = pd.Series([1, 2], name='a')
result = s + pd.Index([3, 4]), s + pd.Index([3, 4], name='a'), s == pd.Index([1, 4]), s == pd.Index([1, 4], name='b')
# case: pairs-13
s = pd.Series(['x', 'y'], name='a')
result = s + '-' + s.index.astype(str), s.index.astype(str) + s
# case: pairs-14
s = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-02']), name='a')
result = s - pd.DatetimeIndex(['2020-01-01', '2020-01-01']), s + pd.to_timedelta([1, 2], unit='D')
# case: pairs-15
s = pd.DataFrame({'a': [1, 2], 'b': [3, 4]}).set_index('b')
s['c'] = s['a'] * s.index
result = s, s['a'] * s.index, s.index * s['a'], s.index - s['a']
# case: pairs-16
s = pd.Series([5, 2], name='a')
result = pd.Index([3, 4]) - s, pd.Index([3, 4]) > s, s.eq(pd.Index([1, 4])), divmod(s, pd.Index([3, 4]))
