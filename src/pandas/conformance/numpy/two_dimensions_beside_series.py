import numpy as np
import pandas as pd

# case: two-dimensions-beside-series-1
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'])
result = s @ pd.Series([1, 2, 3])
# case: two-dimensions-beside-series-2
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'])
result = s @ 2
# case: two-dimensions-beside-series-3
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'])
result = s.dot(2)
# case: two-dimensions-beside-series-4
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'])
result = np.matmul(s, pd.Series([1, 2, 3]))
# case: two-dimensions-beside-series-5
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'])
result = s @ [1, 2]
# case: two-dimensions-beside-series-6
m = np.array([[3, 1], [2, 5], [0, 4]])
result = np.floor_divide(m, m), m % m, m // m
# case: two-dimensions-beside-series-7
i = pd.DataFrame({'a': [3, 1, 2], 'b': [4, 0, -2]})
m = np.array([[3, 1], [2, 5], [0, 4]])
result = i // m, i % m
# case: two-dimensions-beside-series-8
i = pd.DataFrame({'a': [3, 1, 2], 'b': [4, 0, -2]})
m = np.array([[3, 1], [2, 5], [0, 4]])
result = m // i, m % i
# case: two-dimensions-beside-series-9
s = pd.Series([3, 1, 2])
result = s == np.array([[3, 1], [2, 5], [0, 4]])
# case: two-dimensions-beside-series-10
s = pd.Index([3, 1, 2])
result = s == np.array([[3, 1], [2, 5], [0, 4]])
# case: two-dimensions-beside-series-11
s = pd.Index([3, 1, 2])
result = s + np.array([[3, 1], [2, 5], [0, 4]])
# case: two-dimensions-beside-series-12
s = pd.Series([3, 1, 2])
result = s + np.array([[3, 1], [2, 5], [0, 4]])
# case: two-dimensions-beside-series-13
s = pd.Series([3, 1, 2])
result = s == [[3, 1, 2]]
# case: two-dimensions-beside-series-14
s = pd.Series([3, 1, 2])
result = s == np.array([[3, 1, 2]])
# case: two-dimensions-beside-series-15
s = pd.Series([3, 1, 2])
result = s.isin([[3], [1]])
# case: two-dimensions-beside-series-16
s = pd.Series([3, 1, 2])
result = s.where(np.array([[True, False, True]]))
# case: two-dimensions-beside-series-17
s = pd.Series([3, 1, 2])
s[:] = np.array([[3, 1, 2]])
result = s
# case: two-dimensions-beside-series-18
df = pd.DataFrame({'a': [1, 2]})
df['b'] = np.array([[1, 2]])
result = df
# case: two-dimensions-beside-series-19
df = pd.DataFrame({'a': [1, 2]})
df['b'] = np.array([[1], [2]])
result = df
# case: two-dimensions-beside-series-20
df = pd.DataFrame({'a': [1, 2]})
df[['c', 'd']] = np.array([[1, 2], [3, 4]])
result = df
# case: two-dimensions-beside-series-21
df = pd.DataFrame({'a': [1, 2]})
result = df.assign(z=np.array([[1], [2]]))
# case: two-dimensions-beside-series-22
df = pd.DataFrame({'a': [1, 2]})
df.loc[:, 'z'] = np.array([[1], [2]])
result = df
