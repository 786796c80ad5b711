# What is put into cells of frames: lists, nested lists, arrays, dicts, series and frames, by label and by position.
import pandas as pd
import numpy as np
# case: df.loc['x'] = pd.Series([1, 2], index=['a', 'b']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[['x', 'y']] = [[1, 2], [3, 4]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = [[1, 2], [3, 4]]
result = df
# case: df.loc[['x', 'y']] = [[1], [2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = [[1], [2], [3]]
result = df
# case: df.loc['x':'y'] = (1, 2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = (1, 2)
result = df
# case: df.loc['x':'y'] = [[1, 2, 3], [4, 5, 6]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc['x':'y'] = {'a': 1, 'b': 2, 'c': 3} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[:, 'a'] = [[1], [2]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [[1], [2]]
result = df
# case: df.loc[:, 'a'] = {'x': 1, 'y': 2} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, 'a'] = [1.5, 2.5] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [1.5, 2.5]
result = df
# case: df.loc['x', 'a'] = (1, 2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = (1, 2)
result = df
# case: df.loc['x', 'a'] = [[1, 2, 3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = [[1, 2, 3]]
result = df
# case: df.loc['x', 'a'] = {'x': 1, 'y': 2} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['x', 'a'] = [1.5, 2.5] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = [1.5, 2.5]
result = df
# case: df.loc[['x', 'y'], 'a'] = np.array([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = np.array([1, 2])
result = df
# case: df.loc[['x', 'y'], 'a'] = np.array([[1, 2], [3, 4]]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[['x', 'y'], 'a'] = {'a': 1} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = {'a': 1}
result = df
# case: df.loc[['x', 'y'], 'a'] = {'x': 1, 'y': 2} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[['x', 'y'], 'a'] = {'a': 1.5, 'b': 'k'} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['x', 'y']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[['x', 'y'], 'a'] = [1.5, 2.5] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = [1.5, 2.5]
result = df
# case: df.loc[['x', 'y'], 'a'] = range(2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = range(2)
result = df
# case: df.loc[:, ['a', 'b']] = [1, 2] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = [1, 2]
result = df
# case: df.loc[:, ['a', 'b']] = [[1, 2, 3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = [[1, 2, 3]]
result = df
# case: df.loc[:, ['a', 'b']] = [[1, 2]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = [[1, 2]]
result = df
# case: df.loc[:, ['a', 'b']] = range(2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = range(2)
result = df
# case: df.loc['x', ['a', 'b']] = pd.Index([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = pd.Index([1, 2])
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [[1], [2]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = [[1], [2]]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = {'x': 1, 'y': 2} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = {'x': 1, 'y': 2}
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.Series([1, 2], index=['x', 'y']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[df.index == 'x'] = [1, 2] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = [1, 2]
result = df
# case: df.loc[df.index == 'x'] = [1, 2, 3] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = [1, 2, 3]
result = df
# case: df.loc[df.index == 'x'] = pd.Series([1, 2], index=['x', 'y']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[df.index == 'x'] = [None, 1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = [None, 1]
result = df
# case: df.loc[df.index != 'x', 'a'] = (1, 2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = (1, 2)
result = df
# case: df.loc[df.index != 'x', 'a'] = ['t', 'u'] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = ['t', 'u']
result = df
# case: df.loc[df.index != 'x', 'a'] = pd.Index([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = pd.Index([1, 2])
result = df
# case: df.loc[df.index != 'x', 'a'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [1, 2] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = [1, 2]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [[1, 2], [3, 4]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = [[1, 2], [3, 4]]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [[1, 2, 3], [4, 5, 6]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = {'a': 1.5, 'b': 'k'} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = pd.Series([10, 20, 30]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = pd.Series([10, 20, 30])
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = ['t', 'u'] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = ['t', 'u']
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [(1, 2), (3, 4)] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = [(1, 2), (3, 4)]
result = df
# case: df.loc[['x'], 'b'] = [1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = [1]
result = df
# case: df.loc[['x'], 'b'] = {'a': 1} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = {'a': 1}
result = df
# case: df.loc[['x'], 'b'] = pd.Series([1, 2], index=['x', 'y']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.iloc[0] = [[1], [2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0] = [[1], [2], [3]]
result = df
# case: df.iloc[[0, 1]] = np.array([[1, 2], [3, 4]]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = np.array([[1, 2], [3, 4]])
result = df
# case: df.iloc[[0, 1]] = pd.Series([10, 20, 30]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = pd.Series([10, 20, 30])
result = df
# case: df.iloc[[0, 1]] = [] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = []
result = df
# case: df.iloc[[0, 1]] = {'a': [1, 2]} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = {'a': [1, 2]}
result = df
# case: df.iloc[0:2] = [1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2] = [1]
result = df
# case: df.iloc[0:2] = [[1, 2]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2] = [[1, 2]]
result = df
# case: df.iloc[0:2] = [[1, 2, 3], [4, 5, 6]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.iloc[0:2] = {'a': 1} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2] = {'a': 1}
result = df
# case: df.iloc[:, 0] = [[1], [2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[:, 0] = [[1], [2], [3]]
result = df
# case: df.iloc[:, 0] = {'a': 1} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[:, 0] = {'a': 1}
result = df
# case: df.iloc[:, 0] = {'a': 1, 'b': 2, 'c': 3} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[:, 0] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.iloc[:, 0] = [(1, 2), (3, 4)] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[:, 0] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[0, 0] = [1, 2, 3] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0, 0] = [1, 2, 3]
result = df
# case: df.iloc[0, 0] = [None, 1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0, 0] = [None, 1]
result = df
# case: df.iloc[0:2, 0:2] = [1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = [1]
result = df
# case: df.iloc[0:2, 0:2] = (1, 2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = (1, 2)
result = df
# case: df.iloc[0:2, 0:2] = [[1, 2], [3, 4]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = [[1, 2], [3, 4]]
result = df
# case: df.iloc[0:2, 0:2] = ['t', 'u'] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = ['t', 'u']
result = df
# case: df.iloc[0:2, 0:2] = [None, 1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = [None, 1]
result = df
# case: df.iloc[0:2, 0:2] = [(1, 2), (3, 4)] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[0, 0:2] = [(1, 2), (3, 4)] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[0, 0:2] = [(1, 2), (3, 4)]
result = df
# case: df.at['x', 'a'] = [1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.at['x', 'a'] = [1]
result = df
# case: df.at['x', 'a'] = [[1], [2]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.at['x', 'a'] = [[1], [2]]
result = df
# case: df.at['x', 'a'] = np.array([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.at['x', 'a'] = np.array([1, 2])
result = df
# case: df.at['x', 'a'] = [1.5, 2.5] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.at['x', 'a'] = [1.5, 2.5]
result = df
# case: df.at['x', 'a'] = [] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.at['x', 'a'] = []
result = df
# case: df.iat[0, 0] = [[1, 2], [3, 4]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iat[0, 0] = [[1, 2], [3, 4]]
result = df
# case: df.loc['w'] = [1, 2] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = [1, 2]
result = df
# case: df.loc['w'] = [1, 2, 3] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = [1, 2, 3]
result = df
# case: df.loc['w'] = [[1, 2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = [[1, 2], [3]]
result = df
# case: df.loc['w'] = np.array([[1, 2], [3, 4]]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc['w'] = {'a': 1.5, 'b': 'k'} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['w'] = pd.Series([1, 2], index=['a', 'b']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc['w'] = [None, 1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = [None, 1]
result = df
# case: df.loc['w'] = [{'a': 1}, 2] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = [{'a': 1}, 2]
result = df
# case: df.loc['w'] = pd.Index([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = pd.Index([1, 2])
result = df
# case: df.loc[:] = (1, 2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:] = (1, 2)
result = df
# case: df.loc[:] = [[1, 2, 3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:] = [[1, 2, 3]]
result = df
# case: df.loc[:] = [[1], [2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:] = [[1], [2], [3]]
result = df
# case: df.loc[:] = [[1, 2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:] = [[1, 2], [3]]
result = df
# case: df.loc[:] = pd.Series([1, 2], index=['a', 'b']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:] = [{'a': 1}, 2] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:] = [{'a': 1}, 2]
result = df
# case: df.loc[:] = range(2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:] = range(2)
result = df
# case: df.loc[:, 'a':'b'] = [1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = [1]
result = df
# case: df.loc[:, 'a':'b'] = [[1, 2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = [[1, 2], [3]]
result = df
# case: df.loc[:, 'a':'b'] = np.array([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = np.array([1, 2])
result = df
# case: df.loc[:, 'a':'b'] = {'x': 1, 'y': 2} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, 'a':'b'] = pd.Series([1, 2], index=['x', 'y']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[:, 'a':'b'] = [] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = []
result = df
# case: df['a'] = [1, 2, 3] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df['a'] = [1, 2, 3]
result = df
# case: df['a'] = (1, 2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df['a'] = (1, 2)
result = df
# case: df['a'] = {'a': 1, 'b': 2, 'c': 3} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df['a'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df['a'] = {'x': 1, 'y': 2} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df['a'] = {'x': 1, 'y': 2}
result = df
# case: df['a'] = pd.Series([1, 2], index=['x', 'y']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df['a'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df[['a', 'b']] = pd.Index([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[['a', 'b']] = pd.Index([1, 2])
result = df
# case: df[df.index == 'x'] = [[1, 2, 3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[df.index == 'x'] = [[1, 2, 3]]
result = df
# case: df[df.index == 'x'] = [[1], [2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[df.index == 'x'] = [[1], [2], [3]]
result = df
# case: df['new'] = [1, 2, 3] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df['new'] = [1, 2, 3]
result = df
# case: df['new'] = {'a': 1.5, 'b': 'k'} of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df['new'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df['new'] = ['t', 'u'] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df['new'] = ['t', 'u']
result = df
# case: df[['a', 'new']] = ['t', 'u'] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[['a', 'new']] = ['t', 'u']
result = df
# case: df[['a', 'new']] = pd.Index([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[['a', 'new']] = pd.Index([1, 2])
result = df
# case: df[['a', 'new']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[['a', 'new']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df[0:2] = [1, 2, 3] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[0:2] = [1, 2, 3]
result = df
# case: df[0:2] = [[1, 2, 3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[0:2] = [[1, 2, 3]]
result = df
# case: df[0:2] = pd.Series([10, 20, 30]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[0:2] = pd.Series([10, 20, 30])
result = df
# case: df[0:2] = [None, 1] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[0:2] = [None, 1]
result = df
# case: df[0:2] = range(2) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df[0:2] = range(2)
result = df
# case: df.loc['x'] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x'] = (1, 2)
result = df
# case: df.loc['x'] = [[1, 2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x'] = [[1, 2]]
result = df
# case: df.loc['x'] = [[1], [2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x'] = [[1], [2]]
result = df
# case: df.loc['x'] = {'a': 1} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x'] = {'a': 1}
result = df
# case: df.loc['x'] = pd.Series([1, 2], index=['a', 'b']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc['x'] = [1.5, 2.5] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x'] = [1.5, 2.5]
result = df
# case: df.loc['x'] = [{'a': 1}, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x'] = [{'a': 1}, 2]
result = df
# case: df.loc[['x', 'y']] = [[1, 2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y']] = [[1, 2]]
result = df
# case: df.loc[['x', 'y']] = [[1, 2, 3], [4, 5, 6]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y']] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc[['x', 'y']] = {'a': 1} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y']] = {'a': 1}
result = df
# case: df.loc[['x', 'y']] = {'a': 1, 'b': 2, 'c': 3} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y']] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[['x', 'y']] = pd.Series([1, 2], index=['a', 'b']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[['x', 'y']] = range(2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y']] = range(2)
result = df
# case: df.loc['x':'y'] = [1, 2, 3] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y'] = [1, 2, 3]
result = df
# case: df.loc['x':'y'] = [[1, 2, 3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y'] = [[1, 2, 3]]
result = df
# case: df.loc['x':'y'] = np.array([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y'] = np.array([1, 2])
result = df
# case: df.loc['x':'y'] = {'a': 1, 'b': 2, 'c': 3} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc['x':'y'] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['x':'y'] = pd.Series([1, 2], index=['x', 'y']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['x':'y'] = [None, 1] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y'] = [None, 1]
result = df
# case: df.loc['x':'y'] = [{'a': 1}, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y'] = [{'a': 1}, 2]
result = df
# case: df.loc[:, 'a'] = [[1, 2, 3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a'] = [[1, 2, 3]]
result = df
# case: df.loc[:, 'a'] = [[1, 2, 3], [4, 5, 6]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc[:, 'a'] = np.array([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a'] = np.array([1, 2])
result = df
# case: df.loc[:, 'a'] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, 'a'] = {'a': 1.5, 'b': 'k'} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[:, 'a'] = range(2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a'] = range(2)
result = df
# case: df.loc['x', 'a'] = [[1, 2], [3, 4]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x', 'a'] = [[1, 2], [3, 4]]
result = df
# case: df.loc[['x', 'y'], 'a'] = [[1, 2, 3], [4, 5, 6]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc[['x', 'y'], 'a'] = np.array([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = np.array([1, 2])
result = df
# case: df.loc[['x', 'y'], 'a'] = {'a': 1} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = {'a': 1}
result = df
# case: df.loc[['x', 'y'], 'a'] = {'a': 1, 'b': 2, 'c': 3} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[['x', 'y'], 'a'] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[['x', 'y'], 'a'] = {'a': 1.5, 'b': 'k'} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['x', 'y']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[['x', 'y'], 'a'] = [{'a': 1}, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = [{'a': 1}, 2]
result = df
# case: df.loc[['x', 'y'], 'a'] = range(2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], 'a'] = range(2)
result = df
# case: df.loc[:, ['a', 'b']] = [1] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, ['a', 'b']] = [1]
result = df
# case: df.loc[:, ['a', 'b']] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, ['a', 'b']] = (1, 2)
result = df
# case: df.loc[:, ['a', 'b']] = [[1], [2], [3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, ['a', 'b']] = [[1], [2], [3]]
result = df
# case: df.loc[:, ['a', 'b']] = pd.Series([1, 2], index=['a', 'b']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, ['a', 'b']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:, ['a', 'b']] = range(2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, ['a', 'b']] = range(2)
result = df
# case: df.loc['x', ['a', 'b']] = [[1, 2], [3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x', ['a', 'b']] = [[1, 2], [3]]
result = df
# case: df.loc['x', ['a', 'b']] = np.array([[1, 2], [3, 4]]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x', ['a', 'b']] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc['x', ['a', 'b']] = [{'a': 1}, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x', ['a', 'b']] = [{'a': 1}, 2]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], ['a', 'b']] = (1, 2)
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = np.array([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], ['a', 'b']] = np.array([1, 2])
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = np.array([[1, 2], [3, 4]]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], ['a', 'b']] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], ['a', 'b']] = {'x': 1, 'y': 2}
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.Series([1, 2], index=['x', 'y']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x', 'y'], ['a', 'b']] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[df.index == 'x'] = [1, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index == 'x'] = [1, 2]
result = df
# case: df.loc[df.index == 'x'] = {'a': 1, 'b': 2, 'c': 3} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index == 'x'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[df.index == 'x'] = [{'a': 1}, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index == 'x'] = [{'a': 1}, 2]
result = df
# case: df.loc[df.index == 'x'] = pd.Index([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index == 'x'] = pd.Index([1, 2])
result = df
# case: df.loc[df.index == 'x'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index == 'x'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[df.index != 'x', 'a'] = [(1, 2), (3, 4)] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index != 'x', 'a'] = [(1, 2), (3, 4)]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index != 'z', ['a', 'b']] = (1, 2)
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [[1, 2, 3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index != 'z', ['a', 'b']] = [[1, 2, 3]]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = np.array([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index != 'z', ['a', 'b']] = np.array([1, 2])
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = pd.Series([10, 20, 30]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index != 'z', ['a', 'b']] = pd.Series([10, 20, 30])
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [{'a': 1}, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[df.index != 'z', ['a', 'b']] = [{'a': 1}, 2]
result = df
# case: df.loc[['x'], 'b'] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x'], 'b'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[['x'], 'b'] = {'a': 1.5, 'b': 'k'} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[['x'], 'b'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[0] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0] = (1, 2)
result = df
# case: df.iloc[0] = [[1, 2, 3], [4, 5, 6]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.iloc[0] = np.array([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0] = np.array([1, 2])
result = df
# case: df.iloc[0] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[0] = [1.5, 2.5] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0] = [1.5, 2.5]
result = df
# case: df.iloc[0] = [None, 1] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0] = [None, 1]
result = df
# case: df.iloc[0] = {'a': [1, 2]} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0] = {'a': [1, 2]}
result = df
# case: df.iloc[[0, 1]] = [1, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[[0, 1]] = [1, 2]
result = df
# case: df.iloc[[0, 1]] = [[1, 2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[[0, 1]] = [[1, 2]]
result = df
# case: df.iloc[[0, 1]] = np.array([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[[0, 1]] = np.array([1, 2])
result = df
# case: df.iloc[[0, 1]] = {'a': 1} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[[0, 1]] = {'a': 1}
result = df
# case: df.iloc[[0, 1]] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[[0, 1]] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[[0, 1]] = [None, 1] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[[0, 1]] = [None, 1]
result = df
# case: df.iloc[[0, 1]] = {'a': [1, 2]} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[[0, 1]] = {'a': [1, 2]}
result = df
# case: df.iloc[0:2] = [[1], [2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2] = [[1], [2]]
result = df
# case: df.iloc[0:2] = pd.Series([1, 2], index=['x', 'y']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.iloc[0:2] = {'a': [1, 2]} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2] = {'a': [1, 2]}
result = df
# case: df.iloc[0:2] = [(1, 2), (3, 4)] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[0:2] = range(2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2] = range(2)
result = df
# case: df.iloc[:, 0] = [[1, 2], [3, 4]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[:, 0] = [[1, 2], [3, 4]]
result = df
# case: df.iloc[:, 0] = [[1], [2], [3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[:, 0] = [[1], [2], [3]]
result = df
# case: df.iloc[:, 0] = pd.Series([10, 20, 30]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[:, 0] = pd.Series([10, 20, 30])
result = df
# case: df.iloc[:, 0] = {'a': [1, 2]} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[:, 0] = {'a': [1, 2]}
result = df
# case: df.iloc[0:2, 0:2] = [1, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2, 0:2] = [1, 2]
result = df
# case: df.iloc[0:2, 0:2] = [[1], [2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2, 0:2] = [[1], [2]]
result = df
# case: df.iloc[0:2, 0:2] = {'a': 1, 'b': 2, 'c': 3} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2, 0:2] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.iloc[0:2, 0:2] = {'a': 1.5, 'b': 'k'} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2, 0:2] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[0:2, 0:2] = [1.5, 2.5] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0:2, 0:2] = [1.5, 2.5]
result = df
# case: df.iloc[0, 0:2] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iloc[0, 0:2] = (1, 2)
result = df
# case: df.iat[0, 0] = [[1, 2], [3, 4]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iat[0, 0] = [[1, 2], [3, 4]]
result = df
# case: df.iat[0, 0] = ['t', 'u'] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iat[0, 0] = ['t', 'u']
result = df
# case: df.loc['w'] = [[1, 2, 3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['w'] = [[1, 2, 3]]
result = df
# case: df.loc['w'] = [[1, 2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['w'] = [[1, 2]]
result = df
# case: df.loc['w'] = {'a': 1} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['w'] = {'a': 1}
result = df
# case: df.loc['w'] = {'a': 1.5, 'b': 'k'} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['w'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['w'] = [None, 1] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['w'] = [None, 1]
result = df
# case: df.loc['w'] = range(2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['w'] = range(2)
result = df
# case: df.loc['w', 'a'] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['w', 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['w', 'a'] = pd.Series([1, 2], index=['a', 'b']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['w', 'a'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:] = [1, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:] = [1, 2]
result = df
# case: df.loc[:] = [[1], [2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:] = [[1], [2]]
result = df
# case: df.loc[:] = {'a': 1, 'b': 2, 'c': 3} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[:] = [1.5, 2.5] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:] = [1.5, 2.5]
result = df
# case: df.loc[:] = pd.Index([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:] = pd.Index([1, 2])
result = df
# case: df.loc[:] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc['x':'y', 'b'] = [1] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y', 'b'] = [1]
result = df
# case: df.loc['x':'y', 'b'] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y', 'b'] = (1, 2)
result = df
# case: df.loc['x':'y', 'b'] = np.array([[1, 2], [3, 4]]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y', 'b'] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc['x':'y', 'b'] = {'a': 1.5, 'b': 'k'} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y', 'b'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['x':'y', 'b'] = pd.Series([1, 2], index=['a', 'b']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y', 'b'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc['x':'y', 'b'] = pd.Index([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y', 'b'] = pd.Index([1, 2])
result = df
# case: df.loc['x':'y', 'b'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y', 'b'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[:, 'a':'b'] = [[1], [2], [3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a':'b'] = [[1], [2], [3]]
result = df
# case: df.loc[:, 'a':'b'] = pd.Index([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a':'b'] = pd.Index([1, 2])
result = df
# case: df['a'] = [1, 2, 3] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['a'] = [1, 2, 3]
result = df
# case: df['a'] = [[1, 2], [3, 4]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['a'] = [[1, 2], [3, 4]]
result = df
# case: df['a'] = [[1, 2, 3], [4, 5, 6]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['a'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df['a'] = {'a': 1, 'b': 2, 'c': 3} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['a'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df['a'] = ['t', 'u'] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['a'] = ['t', 'u']
result = df
# case: df[['a', 'b']] = ['t', 'u'] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[['a', 'b']] = ['t', 'u']
result = df
# case: df[['a', 'b']] = pd.Index([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[['a', 'b']] = pd.Index([1, 2])
result = df
# case: df[df.index == 'x'] = [1, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[df.index == 'x'] = [1, 2]
result = df
# case: df[df.index == 'x'] = [[1, 2]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[df.index == 'x'] = [[1, 2]]
result = df
# case: df[df.index == 'x'] = {'a': 1} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[df.index == 'x'] = {'a': 1}
result = df
# case: df[df.index == 'x'] = range(2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[df.index == 'x'] = range(2)
result = df
# case: df['new'] = [[1, 2, 3], [4, 5, 6]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['new'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df['new'] = {'x': 1, 'y': 2} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['new'] = {'x': 1, 'y': 2}
result = df
# case: df['new'] = {'a': 1.5, 'b': 'k'} of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['new'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df['new'] = pd.Series([1, 2], index=['a', 'b']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df['new'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[['a', 'new']] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[['a', 'new']] = (1, 2)
result = df
# case: df[['a', 'new']] = pd.Series([1, 2], index=['a', 'b']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[['a', 'new']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[0:2] = pd.Series([1, 2], index=['a', 'b']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[0:2] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[0:2] = pd.Series([10, 20, 30]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[0:2] = pd.Series([10, 20, 30])
result = df
# case: df[0:2] = [] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[0:2] = []
result = df
# case: df[0:2] = pd.Index([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[0:2] = pd.Index([1, 2])
result = df
# case: df.loc['x'] = [1, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x'] = [1, 2]
result = df
# case: df.loc['x'] = {'a': 1, 'b': 2, 'c': 3} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc['x'] = pd.Series([10, 20, 30]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[['x', 'y']] = [[1], [2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y']] = [[1], [2]]
result = df
# case: df.loc[['x', 'y']] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y']] = {'x': 1, 'y': 2}
result = df
# case: df.loc[['x', 'y']] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y']] = [1.5, 2.5]
result = df
# case: df.loc[['x', 'y']] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y']] = {'a': [1, 2]}
result = df
# case: df.loc['x':'y'] = (1, 2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y'] = (1, 2)
result = df
# case: df.loc['x':'y'] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc['x':'y'] = [] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y'] = []
result = df
# case: df.loc['x':'y'] = [(1, 2), (3, 4)] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y'] = [(1, 2), (3, 4)]
result = df
# case: df.loc['x':'y'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[:, 'a'] = (1, 2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = (1, 2)
result = df
# case: df.loc[:, 'a'] = [[1, 2, 3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = [[1, 2, 3]]
result = df
# case: df.loc[:, 'a'] = [[1], [2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = [[1], [2]]
result = df
# case: df.loc[:, 'a'] = [[1, 2], [3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = [[1, 2], [3]]
result = df
# case: df.loc[:, 'a'] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = np.array([1, 2])
result = df
# case: df.loc[:, 'a'] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, 'a'] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:, 'a'] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = [1.5, 2.5]
result = df
# case: df.loc[:, 'a'] = [{'a': 1}, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a'] = [{'a': 1}, 2]
result = df
# case: df.loc['x', 'a'] = [[1], [2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x', 'a'] = [[1], [2]]
result = df
# case: df.loc['x', 'a'] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x', 'a'] = [1.5, 2.5]
result = df
# case: df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[['x', 'y'], 'a'] = pd.Series([10, 20, 30]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], 'a'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[:, ['a', 'b']] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = [[1, 2]]
result = df
# case: df.loc[:, ['a', 'b']] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[:, ['a', 'b']] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = {'a': 1}
result = df
# case: df.loc[:, ['a', 'b']] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:, ['a', 'b']] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = {'a': [1, 2]}
result = df
# case: df.loc[:, ['a', 'b']] = pd.Index([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = pd.Index([1, 2])
result = df
# case: df.loc[:, ['a', 'b']] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = range(2)
result = df
# case: df.loc['x', ['a', 'b']] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = [[1, 2]]
result = df
# case: df.loc['x', ['a', 'b']] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = {'a': 1}
result = df
# case: df.loc['x', ['a', 'b']] = [None, 1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = [None, 1]
result = df
# case: df.loc['x', ['a', 'b']] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = {'a': [1, 2]}
result = df
# case: df.loc['x', ['a', 'b']] = [(1, 2), (3, 4)] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = [(1, 2), (3, 4)]
result = df
# case: df.loc['x', ['a', 'b']] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = range(2)
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = [1]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [[1, 2], [3, 4]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = [[1, 2], [3, 4]]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = ['t', 'u']
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = {'a': [1, 2]}
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [(1, 2), (3, 4)] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = [(1, 2), (3, 4)]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[df.index == 'x'] = [1, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index == 'x'] = [1, 2]
result = df
# case: df.loc[df.index == 'x'] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index == 'x'] = [[1, 2]]
result = df
# case: df.loc[df.index == 'x'] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index == 'x'] = {'a': 1}
result = df
# case: df.loc[df.index == 'x'] = {'a': 1.5, 'b': 'k'} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index == 'x'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[df.index == 'x'] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index == 'x'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[df.index == 'x'] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index == 'x'] = [1.5, 2.5]
result = df
# case: df.loc[df.index == 'x'] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index == 'x'] = {'a': [1, 2]}
result = df
# case: df.loc[df.index == 'x'] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index == 'x'] = range(2)
result = df
# case: df.loc[df.index != 'x', 'a'] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'x', 'a'] = [[1, 2]]
result = df
# case: df.loc[df.index != 'x', 'a'] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'x', 'a'] = {'a': 1}
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [1, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = [1, 2]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [1, 2, 3] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = [1, 2, 3]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [[1, 2], [3, 4]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = [[1, 2], [3, 4]]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = [[1, 2]]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = {'a': 1}
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [None, 1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = [None, 1]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [(1, 2), (3, 4)] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = [(1, 2), (3, 4)]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = range(2)
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[['x'], 'b'] = [1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x'], 'b'] = [1]
result = df
# case: df.loc[['x'], 'b'] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x'], 'b'] = [[1, 2]]
result = df
# case: df.loc[['x'], 'b'] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x'], 'b'] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[['x'], 'b'] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x'], 'b'] = {'a': 1}
result = df
# case: df.loc[['x'], 'b'] = pd.Series([10, 20, 30]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x'], 'b'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[['x'], 'b'] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x'], 'b'] = ['t', 'u']
result = df
# case: df.loc[['x'], 'b'] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x'], 'b'] = {'a': [1, 2]}
result = df
# case: df.loc[['x'], 'b'] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[['x'], 'b'] = range(2)
result = df
# case: df.iloc[0] = [1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0] = [1]
result = df
# case: df.iloc[0] = (1, 2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0] = (1, 2)
result = df
# case: df.iloc[0] = [[1, 2], [3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0] = [[1, 2], [3]]
result = df
# case: df.iloc[0] = pd.Series([1, 2], index=['x', 'y']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.iloc[0] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0] = ['t', 'u']
result = df
# case: df.iloc[0] = [{'a': 1}, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0] = [{'a': 1}, 2]
result = df
# case: df.iloc[[0, 1]] = [1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[[0, 1]] = [1]
result = df
# case: df.iloc[[0, 1]] = [[1, 2], [3, 4]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[[0, 1]] = [[1, 2], [3, 4]]
result = df
# case: df.iloc[[0, 1]] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[[0, 1]] = np.array([[1, 2], [3, 4]])
result = df
# case: df.iloc[[0, 1]] = {'a': 1.5, 'b': 'k'} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[[0, 1]] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[[0, 1]] = [(1, 2), (3, 4)] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[[0, 1]] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[0:2] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2] = np.array([1, 2])
result = df
# case: df.iloc[0:2] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[0:2] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.iloc[0:2] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2] = {'a': [1, 2]}
result = df
# case: df.iloc[:, 0] = [[1, 2], [3, 4]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = [[1, 2], [3, 4]]
result = df
# case: df.iloc[:, 0] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = [[1, 2]]
result = df
# case: df.iloc[:, 0] = [[1], [2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = [[1], [2]]
result = df
# case: df.iloc[:, 0] = [[1, 2, 3], [4, 5, 6]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.iloc[:, 0] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = {'a': 1}
result = df
# case: df.iloc[:, 0] = {'a': 1.5, 'b': 'k'} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[:, 0] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.iloc[:, 0] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = [1.5, 2.5]
result = df
# case: df.iloc[:, 0] = [None, 1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = [None, 1]
result = df
# case: df.iloc[:, 0] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = range(2)
result = df
# case: df.iloc[0, 0] = [1, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0, 0] = [1, 2]
result = df
# case: df.iloc[0, 0] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0, 0] = ['t', 'u']
result = df
# case: df.iloc[0:2, 0:2] = [[1], [2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2, 0:2] = [[1], [2]]
result = df
# case: df.iloc[0:2, 0:2] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2, 0:2] = np.array([1, 2])
result = df
# case: df.iloc[0:2, 0:2] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2, 0:2] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[0:2, 0:2] = pd.Series([10, 20, 30]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2, 0:2] = pd.Series([10, 20, 30])
result = df
# case: df.iloc[0:2, 0:2] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2, 0:2] = [1.5, 2.5]
result = df
# case: df.iloc[0:2, 0:2] = [None, 1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2, 0:2] = [None, 1]
result = df
# case: df.iloc[0, 0:2] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0, 0:2] = np.array([1, 2])
result = df
# case: df.iloc[0, 0:2] = {'a': 1, 'b': 2, 'c': 3} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0, 0:2] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.iloc[0, 0:2] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0, 0:2] = {'x': 1, 'y': 2}
result = df
# case: df.at['x', 'a'] = [[1, 2], [3, 4]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.at['x', 'a'] = [[1, 2], [3, 4]]
result = df
# case: df.at['x', 'a'] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.at['x', 'a'] = [[1, 2]]
result = df
# case: df.at['x', 'a'] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.at['x', 'a'] = {'a': 1}
result = df
# case: df.at['x', 'a'] = {'a': 1.5, 'b': 'k'} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.at['x', 'a'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.at['x', 'a'] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.at['x', 'a'] = ['t', 'u']
result = df
# case: df.at['x', 'a'] = [(1, 2), (3, 4)] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.at['x', 'a'] = [(1, 2), (3, 4)]
result = df
# case: df.at['x', 'a'] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.at['x', 'a'] = range(2)
result = df
# case: df.iat[0, 0] = [1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iat[0, 0] = [1]
result = df
# case: df.iat[0, 0] = [[1], [2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iat[0, 0] = [[1], [2]]
result = df
# case: df.iat[0, 0] = [[1], [2], [3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iat[0, 0] = [[1], [2], [3]]
result = df
# case: df.iat[0, 0] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iat[0, 0] = np.array([1, 2])
result = df
# case: df.iat[0, 0] = {'a': 1, 'b': 2, 'c': 3} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iat[0, 0] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.iat[0, 0] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iat[0, 0] = {'x': 1, 'y': 2}
result = df
# case: df.iat[0, 0] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iat[0, 0] = [1.5, 2.5]
result = df
# case: df.loc['w'] = [[1, 2], [3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['w'] = [[1, 2], [3]]
result = df
# case: df.loc['w'] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['w'] = ['t', 'u']
result = df
# case: df.loc['w'] = [{'a': 1}, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['w'] = [{'a': 1}, 2]
result = df
# case: df.loc['w'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['w'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc['w', 'a'] = (1, 2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['w', 'a'] = (1, 2)
result = df
# case: df.loc['w', 'a'] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['w', 'a'] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc['w', 'a'] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['w', 'a'] = ['t', 'u']
result = df
# case: df.loc['w', 'a'] = pd.Index([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['w', 'a'] = pd.Index([1, 2])
result = df
# case: df.loc[:] = [[1], [2], [3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:] = [[1], [2], [3]]
result = df
# case: df.loc[:] = [[1, 2, 3], [4, 5, 6]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc[:] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[:] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:] = {'a': [1, 2]}
result = df
# case: df.loc[:] = pd.Index([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:] = pd.Index([1, 2])
result = df
# case: df.loc[:] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc['x':'y', 'b'] = [[1], [2], [3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y', 'b'] = [[1], [2], [3]]
result = df
# case: df.loc['x':'y', 'b'] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y', 'b'] = np.array([1, 2])
result = df
# case: df.loc['x':'y', 'b'] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y', 'b'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['x':'y', 'b'] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y', 'b'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc['x':'y', 'b'] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc['x':'y', 'b'] = {'a': [1, 2]}
result = df
# case: df.loc[:, 'a':'b'] = [1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a':'b'] = [1]
result = df
# case: df.loc[:, 'a':'b'] = [[1, 2], [3, 4]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.loc[:, 'a':'b'] = [[1, 2], [3, 4]]
result = df
# case: df['a'] = [[1, 2, 3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['a'] = [[1, 2, 3]]
result = df
# case: df['a'] = [[1], [2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['a'] = [[1], [2]]
result = df
# case: df['a'] = [[1, 2, 3], [4, 5, 6]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['a'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df['a'] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['a'] = [1.5, 2.5]
result = df
# case: df['a'] = [None, 1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['a'] = [None, 1]
result = df
# case: df['a'] = {'a': [1, 2]} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['a'] = {'a': [1, 2]}
result = df
# case: df['a'] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['a'] = range(2)
result = df
# case: df[['a', 'b']] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'b']] = [[1, 2]]
result = df
# case: df[['a', 'b']] = [[1], [2], [3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'b']] = [[1], [2], [3]]
result = df
# case: df[['a', 'b']] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'b']] = np.array([[1, 2], [3, 4]])
result = df
# case: df[['a', 'b']] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'b']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[['a', 'b']] = [1.5, 2.5] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'b']] = [1.5, 2.5]
result = df
# case: df[['a', 'b']] = [None, 1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'b']] = [None, 1]
result = df
# case: df[['a', 'b']] = pd.Index([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'b']] = pd.Index([1, 2])
result = df
# case: df[df.index == 'x'] = [1, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = [1, 2]
result = df
# case: df[df.index == 'x'] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = [[1, 2]]
result = df
# case: df[df.index == 'x'] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = np.array([1, 2])
result = df
# case: df[df.index == 'x'] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = {'a': 1}
result = df
# case: df[df.index == 'x'] = {'a': 1, 'b': 2, 'c': 3} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df[df.index == 'x'] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[df.index == 'x'] = [None, 1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = [None, 1]
result = df
# case: df[df.index == 'x'] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = range(2)
result = df
# case: df['new'] = (1, 2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = (1, 2)
result = df
# case: df['new'] = [[1, 2, 3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = [[1, 2, 3]]
result = df
# case: df['new'] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = [[1, 2]]
result = df
# case: df['new'] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = np.array([1, 2])
result = df
# case: df['new'] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = {'a': 1}
result = df
# case: df['new'] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = {'x': 1, 'y': 2}
result = df
# case: df['new'] = {'a': 1.5, 'b': 'k'} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df['new'] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = ['t', 'u']
result = df
# case: df['new'] = range(2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df['new'] = range(2)
result = df
# case: df[['a', 'new']] = [1, 2] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'new']] = [1, 2]
result = df
# case: df[['a', 'new']] = [[1, 2], [3, 4]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'new']] = [[1, 2], [3, 4]]
result = df
# case: df[['a', 'new']] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'new']] = np.array([[1, 2], [3, 4]])
result = df
# case: df[['a', 'new']] = ['t', 'u'] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'new']] = ['t', 'u']
result = df
# case: df[['a', 'new']] = [(1, 2), (3, 4)] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'new']] = [(1, 2), (3, 4)]
result = df
# case: df[0:2] = [1, 2, 3] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[0:2] = [1, 2, 3]
result = df
# case: df[0:2] = (1, 2) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[0:2] = (1, 2)
result = df
# case: df[0:2] = [[1, 2], [3]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[0:2] = [[1, 2], [3]]
result = df
# case: df[0:2] = np.array([1, 2]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[0:2] = np.array([1, 2])
result = df
# case: df[0:2] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[0:2] = np.array([[1, 2], [3, 4]])
result = df
# case: df[0:2] = pd.Series([10, 20, 30]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[0:2] = pd.Series([10, 20, 30])
result = df
# case: df[0:2] = [None, 1] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[0:2] = [None, 1]
result = df
# case: df.loc['x'] = {'x': 1, 'y': 2} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['x'] = pd.Series([1, 2], index=['x', 'y']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['x'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[['x', 'y']] = [(1, 2), (3, 4)] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = [(1, 2), (3, 4)]
result = df
# case: df.loc['x':'y'] = {'x': 1, 'y': 2} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x':'y'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, 'a'] = [1, 2] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [1, 2]
result = df
# case: df.loc[:, 'a'] = [1, 2, 3] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [1, 2, 3]
result = df
# case: df.loc[:, 'a'] = [[1, 2, 3]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [[1, 2, 3]]
result = df
# case: df.loc[:, 'a'] = [[1], [2]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [[1], [2]]
result = df
# case: df.loc[:, 'a'] = np.array([1, 2]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = np.array([1, 2])
result = df
# case: df.loc[:, 'a'] = {'x': 1, 'y': 2} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, 'a'] = pd.Series([1, 2], index=['a', 'b']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:, 'a'] = [1.5, 2.5] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [1.5, 2.5]
result = df
# case: df.loc['x', 'a'] = [1] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = [1]
result = df
# case: df.loc['x', 'a'] = {'a': 1.5, 'b': 'k'} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[['x', 'y'], 'a'] = [[1, 2], [3, 4]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = [[1, 2], [3, 4]]
result = df
# case: df.loc[['x', 'y'], 'a'] = {'a': 1} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = {'a': 1}
result = df
# case: df.loc['x', ['a', 'b']] = {'a': 1.5, 'b': 'k'} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['x', ['a', 'b']] = pd.Series([1, 2], index=['a', 'b']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc['x', ['a', 'b']] = ['t', 'u'] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = ['t', 'u']
result = df
# case: df.loc['x', ['a', 'b']] = [None, 1] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = [None, 1]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [1, 2] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = [1, 2]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.Index([1, 2]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = pd.Index([1, 2])
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = range(2) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = range(2)
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[df.index == 'x'] = pd.Series([10, 20, 30]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[df.index != 'x', 'a'] = (1, 2) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = (1, 2)
result = df
# case: df.loc[df.index != 'x', 'a'] = np.array([1, 2]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = np.array([1, 2])
result = df
# case: df.loc[df.index != 'x', 'a'] = np.array([[1, 2], [3, 4]]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[df.index != 'x', 'a'] = {'x': 1, 'y': 2} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[df.index != 'x', 'a'] = {'a': 1.5, 'b': 'k'} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[df.index != 'x', 'a'] = {'a': [1, 2]} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = {'a': [1, 2]}
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = pd.Series([1, 2], index=['x', 'y']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = {'a': [1, 2]} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = {'a': [1, 2]}
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = pd.Index([1, 2]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = pd.Index([1, 2])
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[['x'], 'b'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.iloc[0] = [[1, 2, 3]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0] = [[1, 2, 3]]
result = df
# case: df.iloc[0] = [[1], [2]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0] = [[1], [2]]
result = df
# case: df.iloc[0] = pd.Series([10, 20, 30]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0] = pd.Series([10, 20, 30])
result = df
# case: df.iloc[0] = [1.5, 2.5] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0] = [1.5, 2.5]
result = df
# case: df.iloc[0] = [(1, 2), (3, 4)] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[[0, 1]] = {'x': 1, 'y': 2} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[[0, 1]] = {'a': [1, 2]} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = {'a': [1, 2]}
result = df
# case: df.iloc[0:2] = [[1, 2, 3], [4, 5, 6]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0:2] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.iloc[:, 0] = [1] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[:, 0] = [1]
result = df
# case: df.iloc[:, 0] = [1, 2, 3] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[:, 0] = [1, 2, 3]
result = df
# case: df.iloc[:, 0] = [[1], [2], [3]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[:, 0] = [[1], [2], [3]]
result = df
# case: df.iloc[0, 0] = [{'a': 1}, 2] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0, 0] = [{'a': 1}, 2]
result = df
# case: df.iloc[0:2, 0:2] = np.array([[1, 2], [3, 4]]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = np.array([[1, 2], [3, 4]])
result = df
# case: df.iloc[0:2, 0:2] = pd.Series([10, 20, 30]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = pd.Series([10, 20, 30])
result = df
# case: df.iloc[0, 0:2] = pd.Series([1, 2], index=['a', 'b']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0, 0:2] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.iloc[0, 0:2] = range(2) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iloc[0, 0:2] = range(2)
result = df
# case: df.at['x', 'a'] = [1] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.at['x', 'a'] = [1]
result = df
# case: df.iat[0, 0] = [[1, 2], [3, 4]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iat[0, 0] = [[1, 2], [3, 4]]
result = df
# case: df.iat[0, 0] = [[1], [2]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iat[0, 0] = [[1], [2]]
result = df
# case: df.iat[0, 0] = [1.5, 2.5] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iat[0, 0] = [1.5, 2.5]
result = df
# case: df.iat[0, 0] = range(2) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.iat[0, 0] = range(2)
result = df
# case: df.loc['w'] = [1, 2, 3] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['w'] = [1, 2, 3]
result = df
# case: df.loc['w'] = [[1, 2], [3]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['w'] = [[1, 2], [3]]
result = df
# case: df.loc['w'] = {'x': 1, 'y': 2} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['w'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['w'] = pd.Series([1, 2], index=['x', 'y']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['w'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['w'] = [{'a': 1}, 2] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['w'] = [{'a': 1}, 2]
result = df
# case: df.loc[:] = [[1, 2, 3]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:] = [[1, 2, 3]]
result = df
# case: df.loc[:] = [[1, 2]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:] = [[1, 2]]
result = df
# case: df.loc[:] = {'a': 1} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:] = {'a': 1}
result = df
# case: df.loc[:] = {'a': 1, 'b': 2, 'c': 3} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[:] = pd.Series([1, 2], index=['x', 'y']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[:] = {'a': [1, 2]} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:] = {'a': [1, 2]}
result = df
# case: df.loc['x':'y', 'b'] = [1, 2] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = [1, 2]
result = df
# case: df.loc['x':'y', 'b'] = {'a': 1, 'b': 2, 'c': 3} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc['x':'y', 'b'] = pd.Series([1, 2], index=['a', 'b']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc['x':'y', 'b'] = pd.Series([10, 20, 30]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[:, 'a':'b'] = [[1, 2]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = [[1, 2]]
result = df
# case: df.loc[:, 'a':'b'] = np.array([1, 2]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = np.array([1, 2])
result = df
# case: df.loc[:, 'a':'b'] = [None, 1] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = [None, 1]
result = df
# case: df.loc[:, 'a':'b'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df['a'] = (1, 2) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df['a'] = (1, 2)
result = df
# case: df['a'] = {'a': 1, 'b': 2, 'c': 3} of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df['a'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df['a'] = pd.Index([1, 2]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df['a'] = pd.Index([1, 2])
result = df
# case: df[['a', 'b']] = [[1, 2]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'b']] = [[1, 2]]
result = df
# case: df[['a', 'b']] = pd.Series([1, 2], index=['a', 'b']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'b']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[['a', 'b']] = [{'a': 1}, 2] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'b']] = [{'a': 1}, 2]
result = df
# case: df[['a', 'b']] = pd.Index([1, 2]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'b']] = pd.Index([1, 2])
result = df
# case: df[['a', 'b']] = range(2) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'b']] = range(2)
result = df
# case: df[['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df[df.index == 'x'] = [[1, 2, 3]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[df.index == 'x'] = [[1, 2, 3]]
result = df
# case: df['new'] = [1, 2, 3] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df['new'] = [1, 2, 3]
result = df
# case: df[['a', 'new']] = [1] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'new']] = [1]
result = df
# case: df[['a', 'new']] = [1, 2] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'new']] = [1, 2]
result = df
# case: df[['a', 'new']] = pd.Series([1, 2], index=['x', 'y']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'new']] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df[['a', 'new']] = [{'a': 1}, 2] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'new']] = [{'a': 1}, 2]
result = df
# case: df[['a', 'new']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[['a', 'new']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df[0:2] = [[1, 2, 3]] of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[0:2] = [[1, 2, 3]]
result = df
# case: df[0:2] = pd.Series([10, 20, 30]) of several dtypes
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5.5, 6.5], 'c': ['u', 'v', 'w']}, index=['x', 'y', 'z'])
df[0:2] = pd.Series([10, 20, 30])
result = df
# case: df.loc['x'] = [1, 2, 3] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x'] = [1, 2, 3]
result = df
# case: df.loc['x'] = [None, 1] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x'] = [None, 1]
result = df
# case: df.loc[['x', 'y']] = [1, 2, 3] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y']] = [1, 2, 3]
result = df
# case: df.loc[['x', 'y']] = [[1, 2], [3, 4]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y']] = [[1, 2], [3, 4]]
result = df
# case: df.loc[['x', 'y']] = [[1], [2], [3]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y']] = [[1], [2], [3]]
result = df
# case: df.loc[['x', 'y']] = [[1, 2, 3], [4, 5, 6]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y']] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc['x':'y'] = [[1, 2], [3, 4]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x':'y'] = [[1, 2], [3, 4]]
result = df
# case: df.loc['x':'y'] = [[1, 2, 3]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x':'y'] = [[1, 2, 3]]
result = df
# case: df.loc['x':'y'] = [[1, 2, 3], [4, 5, 6]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x':'y'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc['x':'y'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x':'y'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[:, 'a'] = pd.Series([1, 2], index=['a', 'b']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:, 'a'] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[:, 'a'] = {'a': [1, 2]} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a'] = {'a': [1, 2]}
result = df
# case: df.loc['x', 'a'] = [1] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x', 'a'] = [1]
result = df
# case: df.loc['x', 'a'] = [[1, 2]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x', 'a'] = [[1, 2]]
result = df
# case: df.loc['x', 'a'] = {'a': 1} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x', 'a'] = {'a': 1}
result = df
# case: df.loc['x', 'a'] = {'a': [1, 2]} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x', 'a'] = {'a': [1, 2]}
result = df
# case: df.loc[['x', 'y'], 'a'] = [[1], [2]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], 'a'] = [[1], [2]]
result = df
# case: df.loc[['x', 'y'], 'a'] = np.array([1, 2]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], 'a'] = np.array([1, 2])
result = df
# case: df.loc[['x', 'y'], 'a'] = {'x': 1, 'y': 2} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], 'a'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['x', 'y']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[['x', 'y'], 'a'] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], 'a'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[['x', 'y'], 'a'] = [1.5, 2.5] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], 'a'] = [1.5, 2.5]
result = df
# case: df.loc[:, ['a', 'b']] = [1, 2, 3] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = [1, 2, 3]
result = df
# case: df.loc[:, ['a', 'b']] = [[1, 2]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = [[1, 2]]
result = df
# case: df.loc[:, ['a', 'b']] = {'a': 1} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = {'a': 1}
result = df
# case: df.loc[:, ['a', 'b']] = pd.Series([1, 2], index=['a', 'b']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:, ['a', 'b']] = [None, 1] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = [None, 1]
result = df
# case: df.loc[:, ['a', 'b']] = [(1, 2), (3, 4)] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = [(1, 2), (3, 4)]
result = df
# case: df.loc[:, ['a', 'b']] = range(2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = range(2)
result = df
# case: df.loc[:, ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc['x', ['a', 'b']] = {'a': 1} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = {'a': 1}
result = df
# case: df.loc['x', ['a', 'b']] = pd.Index([1, 2]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = pd.Index([1, 2])
result = df
# case: df.loc['x', ['a', 'b']] = range(2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x', ['a', 'b']] = range(2)
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [[1, 2], [3, 4]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = [[1, 2], [3, 4]]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [[1], [2], [3]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = [[1], [2], [3]]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = {'a': 1.5, 'b': 'k'} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = pd.Series([10, 20, 30])
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [(1, 2), (3, 4)] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x', 'y'], ['a', 'b']] = [(1, 2), (3, 4)]
result = df
# case: df.loc[df.index == 'x'] = [1, 2, 3] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[df.index == 'x'] = [1, 2, 3]
result = df
# case: df.loc[df.index == 'x'] = [[1, 2]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[df.index == 'x'] = [[1, 2]]
result = df
# case: df.loc[df.index == 'x'] = {'a': 1} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[df.index == 'x'] = {'a': 1}
result = df
# case: df.loc[df.index == 'x'] = pd.Index([1, 2]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[df.index == 'x'] = pd.Index([1, 2])
result = df
# case: df.loc[df.index == 'x'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[df.index == 'x'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[df.index != 'x', 'a'] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[df.index != 'x', 'a'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = {'a': 1.5, 'b': 'k'} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[df.index != 'z', ['a', 'b']] = pd.Series([10, 20, 30])
result = df
# case: df.loc[['x'], 'b'] = [[1, 2, 3], [4, 5, 6]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x'], 'b'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc[['x'], 'b'] = {'a': 1.5, 'b': 'k'} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x'], 'b'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[['x'], 'b'] = pd.Series([1, 2], index=['a', 'b']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[['x'], 'b'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.iloc[0] = {'x': 1, 'y': 2} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[0] = {'a': 1.5, 'b': 'k'} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[[0, 1]] = (1, 2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[[0, 1]] = (1, 2)
result = df
# case: df.iloc[[0, 1]] = [[1, 2], [3, 4]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[[0, 1]] = [[1, 2], [3, 4]]
result = df
# case: df.iloc[0:2] = [1, 2, 3] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0:2] = [1, 2, 3]
result = df
# case: df.iloc[0:2] = [[1, 2, 3], [4, 5, 6]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0:2] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.iloc[0:2] = {'x': 1, 'y': 2} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0:2] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[0:2] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0:2] = pd.Series([10, 20, 30])
result = df
# case: df.iloc[0:2] = ['t', 'u'] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0:2] = ['t', 'u']
result = df
# case: df.iloc[:, 0] = {'a': 1, 'b': 2, 'c': 3} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[:, 0] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.iloc[:, 0] = pd.Series([1, 2], index=['a', 'b']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[:, 0] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.iloc[:, 0] = [None, 1] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[:, 0] = [None, 1]
result = df
# case: df.iloc[0:2, 0:2] = (1, 2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0:2, 0:2] = (1, 2)
result = df
# case: df.iloc[0:2, 0:2] = [[1, 2], [3, 4]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0:2, 0:2] = [[1, 2], [3, 4]]
result = df
# case: df.iloc[0:2, 0:2] = [(1, 2), (3, 4)] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0:2, 0:2] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[0, 0:2] = [1, 2] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0, 0:2] = [1, 2]
result = df
# case: df.iloc[0, 0:2] = [[1, 2, 3], [4, 5, 6]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0, 0:2] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.iloc[0, 0:2] = np.array([1, 2]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0, 0:2] = np.array([1, 2])
result = df
# case: df.iloc[0, 0:2] = pd.Series([1, 2], index=['x', 'y']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[0, 0:2] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.at['x', 'a'] = [1] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.at['x', 'a'] = [1]
result = df
# case: df.at['x', 'a'] = (1, 2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.at['x', 'a'] = (1, 2)
result = df
# case: df.at['x', 'a'] = ['t', 'u'] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.at['x', 'a'] = ['t', 'u']
result = df
# case: df.iat[0, 0] = (1, 2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iat[0, 0] = (1, 2)
result = df
# case: df.iat[0, 0] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iat[0, 0] = pd.Series([10, 20, 30])
result = df
# case: df.loc['w'] = {'a': [1, 2]} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['w'] = {'a': [1, 2]}
result = df
# case: df.loc['w'] = [(1, 2), (3, 4)] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['w'] = [(1, 2), (3, 4)]
result = df
# case: df.loc[:] = [[1, 2, 3], [4, 5, 6]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc[:] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc['x':'y', 'b'] = (1, 2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x':'y', 'b'] = (1, 2)
result = df
# case: df.loc['x':'y', 'b'] = [[1], [2]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x':'y', 'b'] = [[1], [2]]
result = df
# case: df.loc['x':'y', 'b'] = {'a': 1.5, 'b': 'k'} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x':'y', 'b'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['x':'y', 'b'] = [1.5, 2.5] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc['x':'y', 'b'] = [1.5, 2.5]
result = df
# case: df.loc[:, 'a':'b'] = (1, 2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a':'b'] = (1, 2)
result = df
# case: df.loc[:, 'a':'b'] = np.array([1, 2]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a':'b'] = np.array([1, 2])
result = df
# case: df.loc[:, 'a':'b'] = np.array([[1, 2], [3, 4]]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a':'b'] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[:, 'a':'b'] = {'x': 1, 'y': 2} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a':'b'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, 'a':'b'] = pd.Series([1, 2], index=['a', 'b']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a':'b'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[:, 'a':'b'] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.loc[:, 'a':'b'] = pd.Series([10, 20, 30])
result = df
# case: df['a'] = [[1], [2]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['a'] = [[1], [2]]
result = df
# case: df['a'] = [[1, 2, 3], [4, 5, 6]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['a'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df['a'] = np.array([1, 2]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['a'] = np.array([1, 2])
result = df
# case: df['a'] = {'x': 1, 'y': 2} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['a'] = {'x': 1, 'y': 2}
result = df
# case: df['a'] = {'a': 1.5, 'b': 'k'} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['a'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df['a'] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['a'] = pd.Series([10, 20, 30])
result = df
# case: df['a'] = [1.5, 2.5] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['a'] = [1.5, 2.5]
result = df
# case: df[['a', 'b']] = [1, 2] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'b']] = [1, 2]
result = df
# case: df[['a', 'b']] = pd.Series([1, 2], index=['a', 'b']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'b']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[['a', 'b']] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'b']] = pd.Series([10, 20, 30])
result = df
# case: df[['a', 'b']] = [(1, 2), (3, 4)] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'b']] = [(1, 2), (3, 4)]
result = df
# case: df[['a', 'b']] = range(2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'b']] = range(2)
result = df
# case: df[df.index == 'x'] = [[1], [2], [3]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[df.index == 'x'] = [[1], [2], [3]]
result = df
# case: df[df.index == 'x'] = pd.Series([1, 2], index=['a', 'b']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[df.index == 'x'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[df.index == 'x'] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[df.index == 'x'] = pd.Series([10, 20, 30])
result = df
# case: df[df.index == 'x'] = [(1, 2), (3, 4)] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[df.index == 'x'] = [(1, 2), (3, 4)]
result = df
# case: df['new'] = [1, 2, 3] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['new'] = [1, 2, 3]
result = df
# case: df['new'] = {'x': 1, 'y': 2} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['new'] = {'x': 1, 'y': 2}
result = df
# case: df['new'] = {'a': 1.5, 'b': 'k'} of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['new'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df['new'] = [None, 1] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['new'] = [None, 1]
result = df
# case: df['new'] = range(2) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df['new'] = range(2)
result = df
# case: df[['a', 'new']] = [1, 2] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'new']] = [1, 2]
result = df
# case: df[['a', 'new']] = [[1, 2, 3], [4, 5, 6]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'new']] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df[['a', 'new']] = np.array([[1, 2], [3, 4]]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'new']] = np.array([[1, 2], [3, 4]])
result = df
# case: df[['a', 'new']] = [] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'new']] = []
result = df
# case: df[['a', 'new']] = pd.Index([1, 2]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'new']] = pd.Index([1, 2])
result = df
# case: df[['a', 'new']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[['a', 'new']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df[0:2] = [[1, 2, 3]] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df[0:2] = [[1, 2, 3]]
result = df
# case: df.loc['x'] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x'] = np.array([1, 2])
result = df
# case: df.loc['x'] = {'a': 1, 'b': 2, 'c': 3} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc['x'] = {'x': 1, 'y': 2} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['x'] = pd.Series([1, 2], index=['x', 'y']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['x'] = pd.Series([10, 20, 30]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[['x', 'y']] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = np.array([1, 2])
result = df
# case: df.loc[['x', 'y']] = {'x': 1, 'y': 2} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = {'x': 1, 'y': 2}
result = df
# case: df.loc[['x', 'y']] = {'a': 1.5, 'b': 'k'} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[['x', 'y']] = pd.Series([10, 20, 30]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = pd.Series([10, 20, 30])
result = df
# case: df.loc[['x', 'y']] = [{'a': 1}, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = [{'a': 1}, 2]
result = df
# case: df.loc['x':'y'] = [1, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x':'y'] = [1, 2]
result = df
# case: df.loc['x':'y'] = np.array([[1, 2], [3, 4]]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x':'y'] = np.array([[1, 2], [3, 4]])
result = df
# case: df.loc[:, 'a'] = [1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [1]
result = df
# case: df.loc[:, 'a'] = (1, 2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = (1, 2)
result = df
# case: df.loc[:, 'a'] = {'a': 1} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = {'a': 1}
result = df
# case: df.loc[:, 'a'] = pd.Index([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = pd.Index([1, 2])
result = df
# case: df.loc['x', 'a'] = [[1, 2], [3]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = [[1, 2], [3]]
result = df
# case: df.loc['x', 'a'] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = np.array([1, 2])
result = df
# case: df.loc[['x', 'y'], 'a'] = (1, 2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = (1, 2)
result = df
# case: df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['x', 'y']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[['x', 'y'], 'a'] = [(1, 2), (3, 4)] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = [(1, 2), (3, 4)]
result = df
# case: df.loc[:, ['a', 'b']] = [[1], [2]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = [[1], [2]]
result = df
# case: df.loc[:, ['a', 'b']] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = np.array([1, 2])
result = df
# case: df.loc[:, ['a', 'b']] = {'x': 1, 'y': 2} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, ['a', 'b']] = [1.5, 2.5] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = [1.5, 2.5]
result = df
# case: df.loc['x', ['a', 'b']] = [1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = [1]
result = df
# case: df.loc['x', ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [{'a': 1}, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = [{'a': 1}, 2]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.Index([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = pd.Index([1, 2])
result = df
# case: df.loc[df.index == 'x'] = [[1], [2], [3]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = [[1], [2], [3]]
result = df
# case: df.loc[df.index == 'x'] = [None, 1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = [None, 1]
result = df
# case: df.loc[df.index == 'x'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[df.index != 'x', 'a'] = [1, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = [1, 2]
result = df
# case: df.loc[df.index != 'x', 'a'] = {'a': 1} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = {'a': 1}
result = df
# case: df.loc[df.index != 'x', 'a'] = pd.Series([10, 20, 30]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[df.index != 'x', 'a'] = range(2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = range(2)
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [[1, 2], [3]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = [[1, 2], [3]]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [{'a': 1}, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = [{'a': 1}, 2]
result = df
# case: df.loc[['x'], 'b'] = {'a': 1, 'b': 2, 'c': 3} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[['x'], 'b'] = pd.Series([1, 2], index=['x', 'y']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[['x'], 'b'] = ['t', 'u'] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = ['t', 'u']
result = df
# case: df.iloc[0] = [1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0] = [1]
result = df
# case: df.iloc[0] = pd.Series([1, 2], index=['x', 'y']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.iloc[0] = [{'a': 1}, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0] = [{'a': 1}, 2]
result = df
# case: df.iloc[0] = pd.Index([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0] = pd.Index([1, 2])
result = df
# case: df.iloc[[0, 1]] = [[1], [2], [3]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = [[1], [2], [3]]
result = df
# case: df.iloc[[0, 1]] = {'a': 1.5, 'b': 'k'} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[[0, 1]] = ['t', 'u'] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = ['t', 'u']
result = df
# case: df.iloc[0:2] = {'x': 1, 'y': 2} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0:2] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[:, 0] = (1, 2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[:, 0] = (1, 2)
result = df
# case: df.iloc[:, 0] = [] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[:, 0] = []
result = df
# case: df.iloc[0, 0] = [1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0, 0] = [1]
result = df
# case: df.iloc[0, 0] = (1, 2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0, 0] = (1, 2)
result = df
# case: df.iloc[0, 0] = ['t', 'u'] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0, 0] = ['t', 'u']
result = df
# case: df.iloc[0, 0] = [] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0, 0] = []
result = df
# case: df.iloc[0, 0] = [(1, 2), (3, 4)] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0, 0] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[0:2, 0:2] = [[1, 2]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = [[1, 2]]
result = df
# case: df.iloc[0:2, 0:2] = {'a': 1} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = {'a': 1}
result = df
# case: df.iloc[0:2, 0:2] = {'a': 1.5, 'b': 'k'} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[0:2, 0:2] = pd.Series([1, 2], index=['x', 'y']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.iloc[0:2, 0:2] = [] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = []
result = df
# case: df.iloc[0:2, 0:2] = range(2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = range(2)
result = df
# case: df.iloc[0, 0:2] = pd.Index([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iloc[0, 0:2] = pd.Index([1, 2])
result = df
# case: df.iat[0, 0] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iat[0, 0] = np.array([1, 2])
result = df
# case: df.iat[0, 0] = {'a': 1, 'b': 2, 'c': 3} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.iat[0, 0] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc['w'] = (1, 2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w'] = (1, 2)
result = df
# case: df.loc['w'] = [[1], [2]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w'] = [[1], [2]]
result = df
# case: df.loc['w'] = [[1, 2], [3]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w'] = [[1, 2], [3]]
result = df
# case: df.loc['w'] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w'] = np.array([1, 2])
result = df
# case: df.loc['w'] = {'x': 1, 'y': 2} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['w'] = pd.Series([1, 2], index=['x', 'y']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['w'] = [1.5, 2.5] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w'] = [1.5, 2.5]
result = df
# case: df.loc['w', 'a'] = [1, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w', 'a'] = [1, 2]
result = df
# case: df.loc['w', 'a'] = [(1, 2), (3, 4)] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['w', 'a'] = [(1, 2), (3, 4)]
result = df
# case: df.loc['x':'y', 'b'] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = np.array([1, 2])
result = df
# case: df.loc['x':'y', 'b'] = {'x': 1, 'y': 2} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:, 'a':'b'] = [None, 1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = [None, 1]
result = df
# case: df['a'] = [1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df['a'] = [1]
result = df
# case: df['a'] = pd.Series([1, 2], index=['a', 'b']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df['a'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df['a'] = {'a': [1, 2]} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df['a'] = {'a': [1, 2]}
result = df
# case: df[['a', 'b']] = [[1], [2]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[['a', 'b']] = [[1], [2]]
result = df
# case: df[['a', 'b']] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[['a', 'b']] = np.array([1, 2])
result = df
# case: df[['a', 'b']] = [1.5, 2.5] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[['a', 'b']] = [1.5, 2.5]
result = df
# case: df[['a', 'b']] = [None, 1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[['a', 'b']] = [None, 1]
result = df
# case: df[['a', 'b']] = [{'a': 1}, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[['a', 'b']] = [{'a': 1}, 2]
result = df
# case: df[df.index == 'x'] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[df.index == 'x'] = np.array([1, 2])
result = df
# case: df[df.index == 'x'] = {'x': 1, 'y': 2} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[df.index == 'x'] = {'x': 1, 'y': 2}
result = df
# case: df[df.index == 'x'] = [None, 1] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[df.index == 'x'] = [None, 1]
result = df
# case: df[df.index == 'x'] = [{'a': 1}, 2] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[df.index == 'x'] = [{'a': 1}, 2]
result = df
# case: df['new'] = [1, 2, 3] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df['new'] = [1, 2, 3]
result = df
# case: df['new'] = [[1, 2, 3]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df['new'] = [[1, 2, 3]]
result = df
# case: df['new'] = pd.Series([1, 2], index=['a', 'b']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df['new'] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[['a', 'new']] = (1, 2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[['a', 'new']] = (1, 2)
result = df
# case: df[['a', 'new']] = pd.Index([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[['a', 'new']] = pd.Index([1, 2])
result = df
# case: df[0:2] = (1, 2) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[0:2] = (1, 2)
result = df
# case: df[0:2] = [[1, 2]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[0:2] = [[1, 2]]
result = df
# case: df[0:2] = [[1, 2, 3], [4, 5, 6]] of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[0:2] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df[0:2] = np.array([1, 2]) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[0:2] = np.array([1, 2])
result = df
# case: df[0:2] = {'a': 1} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[0:2] = {'a': 1}
result = df
# case: df[0:2] = {'x': 1, 'y': 2} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[0:2] = {'x': 1, 'y': 2}
result = df
# case: df[0:2] = {'a': 1.5, 'b': 'k'} of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[0:2] = {'a': 1.5, 'b': 'k'}
result = df
# case: df[0:2] = pd.Series([1, 2], index=['x', 'y']) of Int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}, index=['x', 'y', 'z'])
df[0:2] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['x'] = {'a': 1} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x'] = {'a': 1}
result = df
# case: df.loc['x'] = pd.Series([1, 2], index=['x', 'y']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['x'] = range(2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x'] = range(2)
result = df
# case: df.loc[['x', 'y']] = [1, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = [1, 2]
result = df
# case: df.loc[['x', 'y']] = [[1, 2]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = [[1, 2]]
result = df
# case: df.loc[['x', 'y']] = [[1, 2, 3], [4, 5, 6]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc[['x', 'y']] = {'a': 1} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = {'a': 1}
result = df
# case: df.loc[['x', 'y']] = {'a': 1, 'b': 2, 'c': 3} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[['x', 'y']] = {'a': 1.5, 'b': 'k'} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc[['x', 'y']] = pd.Index([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = pd.Index([1, 2])
result = df
# case: df.loc[['x', 'y']] = range(2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = range(2)
result = df
# case: df.loc[['x', 'y']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc['x':'y'] = [1, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = [1, 2]
result = df
# case: df.loc['x':'y'] = np.array([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = np.array([1, 2])
result = df
# case: df.loc['x':'y'] = {'x': 1, 'y': 2} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = {'x': 1, 'y': 2}
result = df
# case: df.loc['x':'y'] = {'a': 1.5, 'b': 'k'} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['x':'y'] = ['t', 'u'] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = ['t', 'u']
result = df
# case: df.loc['x':'y'] = {'a': [1, 2]} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y'] = {'a': [1, 2]}
result = df
# case: df.loc[:, 'a'] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = (1, 2)
result = df
# case: df.loc[:, 'a'] = [[1], [2], [3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [[1], [2], [3]]
result = df
# case: df.loc[:, 'a'] = [[1, 2], [3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [[1, 2], [3]]
result = df
# case: df.loc[:, 'a'] = {'a': 1} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = {'a': 1}
result = df
# case: df.loc[:, 'a'] = [{'a': 1}, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:, 'a'] = [{'a': 1}, 2]
result = df
# case: df.loc['x', 'a'] = {'a': 1.5, 'b': 'k'} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['x', 'a'] = pd.Index([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x', 'a'] = pd.Index([1, 2])
result = df
# case: df.loc[['x', 'y'], 'a'] = [1, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = [1, 2]
result = df
# case: df.loc[['x', 'y'], 'a'] = [[1], [2]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = [[1], [2]]
result = df
# case: df.loc[['x', 'y'], 'a'] = {'a': 1} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = {'a': 1}
result = df
# case: df.loc[['x', 'y'], 'a'] = [1.5, 2.5] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = [1.5, 2.5]
result = df
# case: df.loc[['x', 'y'], 'a'] = [None, 1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = [None, 1]
result = df
# case: df.loc[['x', 'y'], 'a'] = range(2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = range(2)
result = df
# case: df.loc[['x', 'y'], 'a'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[:, ['a', 'b']] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = (1, 2)
result = df
# case: df.loc[:, ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:, ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc['x', ['a', 'b']] = [1, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = [1, 2]
result = df
# case: df.loc['x', ['a', 'b']] = [[1, 2, 3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = [[1, 2, 3]]
result = df
# case: df.loc['x', ['a', 'b']] = [[1, 2, 3], [4, 5, 6]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc['x', ['a', 'b']] = {'a': 1.5, 'b': 'k'} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['x', ['a', 'b']] = pd.Series([1, 2], index=['x', 'y']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['x', ['a', 'b']] = [] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x', ['a', 'b']] = []
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = [1, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = [1, 2]
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.Series([1, 2], index=['a', 'b']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.Index([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = pd.Index([1, 2])
result = df
# case: df.loc[['x', 'y'], ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[df.index == 'x'] = ['t', 'u'] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index == 'x'] = ['t', 'u']
result = df
# case: df.loc[df.index != 'x', 'a'] = ['t', 'u'] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = ['t', 'u']
result = df
# case: df.loc[df.index != 'x', 'a'] = [{'a': 1}, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'x', 'a'] = [{'a': 1}, 2]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = np.array([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = np.array([1, 2])
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = {'x': 1, 'y': 2} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = {'x': 1, 'y': 2}
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [None, 1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = [None, 1]
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = [] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = []
result = df
# case: df.loc[df.index != 'z', ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[['x'], 'b'] = [1, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = [1, 2]
result = df
# case: df.loc[['x'], 'b'] = [[1, 2, 3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = [[1, 2, 3]]
result = df
# case: df.loc[['x'], 'b'] = pd.Series([1, 2], index=['x', 'y']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc[['x'], 'b'] = pd.Series([10, 20, 30]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = pd.Series([10, 20, 30])
result = df
# case: df.loc[['x'], 'b'] = [(1, 2), (3, 4)] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x'], 'b'] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[0] = [1, 2, 3] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = [1, 2, 3]
result = df
# case: df.iloc[0] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = (1, 2)
result = df
# case: df.iloc[0] = [[1, 2, 3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = [[1, 2, 3]]
result = df
# case: df.iloc[0] = {'a': 1} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = {'a': 1}
result = df
# case: df.iloc[0] = {'x': 1, 'y': 2} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[0] = ['t', 'u'] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = ['t', 'u']
result = df
# case: df.iloc[0] = [None, 1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = [None, 1]
result = df
# case: df.iloc[0] = [] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = []
result = df
# case: df.iloc[0] = range(2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0] = range(2)
result = df
# case: df.iloc[[0, 1]] = [[1], [2], [3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = [[1], [2], [3]]
result = df
# case: df.iloc[[0, 1]] = np.array([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = np.array([1, 2])
result = df
# case: df.iloc[[0, 1]] = np.array([[1, 2], [3, 4]]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = np.array([[1, 2], [3, 4]])
result = df
# case: df.iloc[[0, 1]] = {'x': 1, 'y': 2} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = {'x': 1, 'y': 2}
result = df
# case: df.iloc[[0, 1]] = [1.5, 2.5] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = [1.5, 2.5]
result = df
# case: df.iloc[[0, 1]] = [{'a': 1}, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = [{'a': 1}, 2]
result = df
# case: df.iloc[0:2] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2] = (1, 2)
result = df
# case: df.iloc[0:2] = [[1, 2], [3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2] = [[1, 2], [3]]
result = df
# case: df.iloc[0:2] = {'a': 1, 'b': 2, 'c': 3} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.iloc[0:2] = {'a': 1.5, 'b': 'k'} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[0:2] = pd.Series([1, 2], index=['a', 'b']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df.iloc[0:2] = [1.5, 2.5] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2] = [1.5, 2.5]
result = df
# case: df.iloc[0:2] = [{'a': 1}, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2] = [{'a': 1}, 2]
result = df
# case: df.iloc[:, 0] = {'a': [1, 2]} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[:, 0] = {'a': [1, 2]}
result = df
# case: df.iloc[0:2, 0:2] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = (1, 2)
result = df
# case: df.iloc[0:2, 0:2] = [[1, 2], [3, 4]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = [[1, 2], [3, 4]]
result = df
# case: df.iloc[0:2, 0:2] = [1.5, 2.5] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = [1.5, 2.5]
result = df
# case: df.iloc[0:2, 0:2] = [(1, 2), (3, 4)] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0:2, 0:2] = [(1, 2), (3, 4)]
result = df
# case: df.iloc[0, 0:2] = [1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0, 0:2] = [1]
result = df
# case: df.iloc[0, 0:2] = {'a': 1.5, 'b': 'k'} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0, 0:2] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.iloc[0, 0:2] = ['t', 'u'] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0, 0:2] = ['t', 'u']
result = df
# case: df.iloc[0, 0:2] = [None, 1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iloc[0, 0:2] = [None, 1]
result = df
# case: df.iat[0, 0] = [1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.iat[0, 0] = [1]
result = df
# case: df.loc['w'] = [1, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = [1, 2]
result = df
# case: df.loc['w'] = [[1], [2]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = [[1], [2]]
result = df
# case: df.loc['w'] = [[1, 2, 3], [4, 5, 6]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df.loc['w'] = {'a': 1} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = {'a': 1}
result = df
# case: df.loc['w'] = {'a': 1, 'b': 2, 'c': 3} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df.loc['w'] = {'a': 1.5, 'b': 'k'} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['w'] = pd.Series([1, 2], index=['x', 'y']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['w'] = pd.Series([10, 20, 30]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = pd.Series([10, 20, 30])
result = df
# case: df.loc['w'] = [1.5, 2.5] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = [1.5, 2.5]
result = df
# case: df.loc['w'] = range(2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w'] = range(2)
result = df
# case: df.loc['w', 'a'] = {'a': [1, 2]} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['w', 'a'] = {'a': [1, 2]}
result = df
# case: df.loc[:] = np.array([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:] = np.array([1, 2])
result = df
# case: df.loc[:] = {'x': 1, 'y': 2} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:] = {'x': 1, 'y': 2}
result = df
# case: df.loc[:] = [1.5, 2.5] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:] = [1.5, 2.5]
result = df
# case: df.loc[:] = [None, 1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:] = [None, 1]
result = df
# case: df.loc[:] = [] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:] = []
result = df
# case: df.loc[:] = range(2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:] = range(2)
result = df
# case: df.loc['x':'y', 'b'] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = (1, 2)
result = df
# case: df.loc['x':'y', 'b'] = {'a': 1.5, 'b': 'k'} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = {'a': 1.5, 'b': 'k'}
result = df
# case: df.loc['x':'y', 'b'] = pd.Series([1, 2], index=['x', 'y']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df.loc['x':'y', 'b'] = pd.Series([10, 20, 30]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = pd.Series([10, 20, 30])
result = df
# case: df.loc['x':'y', 'b'] = ['t', 'u'] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = ['t', 'u']
result = df
# case: df.loc['x':'y', 'b'] = [None, 1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = [None, 1]
result = df
# case: df.loc['x':'y', 'b'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df.loc[:, 'a':'b'] = [1, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[:, 'a':'b'] = [1, 2]
result = df
# case: df['a'] = [1, 2, 3] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['a'] = [1, 2, 3]
result = df
# case: df['a'] = np.array([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['a'] = np.array([1, 2])
result = df
# case: df['a'] = {'a': 1} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['a'] = {'a': 1}
result = df
# case: df['a'] = {'a': 1, 'b': 2, 'c': 3} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['a'] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: df['a'] = {'x': 1, 'y': 2} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['a'] = {'x': 1, 'y': 2}
result = df
# case: df['a'] = pd.Series([1, 2], index=['x', 'y']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['a'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df['a'] = {'a': [1, 2]} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['a'] = {'a': [1, 2]}
result = df
# case: df[['a', 'b']] = np.array([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[['a', 'b']] = np.array([1, 2])
result = df
# case: df[df.index == 'x'] = [[1, 2]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[df.index == 'x'] = [[1, 2]]
result = df
# case: df[df.index == 'x'] = [[1], [2]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[df.index == 'x'] = [[1], [2]]
result = df
# case: df[df.index == 'x'] = {'a': 1} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[df.index == 'x'] = {'a': 1}
result = df
# case: df[df.index == 'x'] = [1.5, 2.5] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[df.index == 'x'] = [1.5, 2.5]
result = df
# case: df[df.index == 'x'] = {'a': [1, 2]} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[df.index == 'x'] = {'a': [1, 2]}
result = df
# case: df[df.index == 'x'] = pd.Index([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[df.index == 'x'] = pd.Index([1, 2])
result = df
# case: df['new'] = [[1], [2], [3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['new'] = [[1], [2], [3]]
result = df
# case: df['new'] = [[1, 2, 3], [4, 5, 6]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['new'] = [[1, 2, 3], [4, 5, 6]]
result = df
# case: df['new'] = [[1, 2], [3]] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['new'] = [[1, 2], [3]]
result = df
# case: df['new'] = pd.Series([1, 2], index=['x', 'y']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['new'] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: df['new'] = pd.Series([10, 20, 30]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['new'] = pd.Series([10, 20, 30])
result = df
# case: df['new'] = [{'a': 1}, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df['new'] = [{'a': 1}, 2]
result = df
# case: df[['a', 'new']] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[['a', 'new']] = (1, 2)
result = df
# case: df[['a', 'new']] = np.array([1, 2]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[['a', 'new']] = np.array([1, 2])
result = df
# case: df[['a', 'new']] = pd.Series([1, 2], index=['a', 'b']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[['a', 'new']] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[['a', 'new']] = pd.Series([10, 20, 30]) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[['a', 'new']] = pd.Series([10, 20, 30])
result = df
# case: df[['a', 'new']] = range(2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[['a', 'new']] = range(2)
result = df
# case: df[['a', 'new']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[['a', 'new']] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: df[0:2] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[0:2] = (1, 2)
result = df
# case: df[0:2] = pd.Series([1, 2], index=['a', 'b']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[0:2] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: df[0:2] = [None, 1] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[0:2] = [None, 1]
result = df
# case: df[0:2] = [{'a': 1}, 2] of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df[0:2] = [{'a': 1}, 2]
result = df
