# What is put into places of series: one value or several, by label, position, list, slice and mask.
import pandas as pd
import numpy as np
# case: s.loc['x'] = [1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['x'] = [1]
result = s
# case: s.loc['x'] = pd.NA of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['x'] = pd.NA
result = s
# case: s.loc['x'] = pd.Series([7, 8], index=['x', 'y']) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['x'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.loc['x'] = 'u' of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['x'] = 'u'
result = s
# case: s.loc[['x', 'y']] = [None, None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [None, None]
result = s
# case: s.loc[['x', 'y']] = [pd.NA, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [pd.NA, 1]
result = s
# case: s.loc[['x', 'y']] = [True, False] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [True, False]
result = s
# case: s.loc[['x', 'y']] = 1.0 of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = 1.0
result = s
# case: s.loc[['x', 'y']] = ['2020-05-05', '2020-05-06'] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = ['2020-05-05', '2020-05-06']
result = s
# case: s.loc[['x', 'y']] = range(2) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = range(2)
result = s
# case: s.loc[['x', 'y']] = ['a', None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = ['a', None]
result = s
# case: s.loc['x':'y'] = [None, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = [None, 1]
result = s
# case: s.loc['x':'y'] = [None, None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = [None, None]
result = s
# case: s.loc['x':'y'] = [np.nan, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = [np.nan, 1]
result = s
# case: s.loc[:] = [[1, 2]] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[:] = [[1, 2]]
result = s
# case: s.loc[:] = [None, None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[:] = [None, None]
result = s
# case: s.loc[:] = None of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[:] = None
result = s
# case: s.loc[s.index != 'x'] = [None, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [None, 1]
result = s
# case: s.loc[s.index != 'x'] = [None, None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [None, None]
result = s
# case: s.loc[s.index != 'x'] = [pd.NaT, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [pd.NaT, 1]
result = s
# case: s.loc[s.index != 'x'] = pd.NA of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.NA
result = s
# case: s.loc[s.index != 'x'] = {'x': 1, 'y': 2, 'z': 3} of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.loc[s.index != 'x'] = pd.Series([7, 8, 9]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Series([7, 8, 9])
result = s
# case: s.loc[s.index != 'x'] = ['t', 'u'] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = ['t', 'u']
result = s
# case: s.loc[s.index != 'x'] = [1.5, 2.5] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [1.5, 2.5]
result = s
# case: s.loc[s.index != 'x'] = 1.0 of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = 1.0
result = s
# case: s.loc[s.index != 'x'] = np.array([[1, 2]]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = np.array([[1, 2]])
result = s
# case: s.loc[s.index != 'x'] = pd.Index([4, 5]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Index([4, 5])
result = s
# case: s.loc['w'] = [None, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = [None, 1]
result = s
# case: s.loc['w'] = [None, None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = [None, None]
result = s
# case: s.loc['w'] = ['t', 'u'] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = ['t', 'u']
result = s
# case: s.loc['w'] = [1.5, 2.5] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = [1.5, 2.5]
result = s
# case: s.loc['w'] = pd.Index([4, 5]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = pd.Index([4, 5])
result = s
# case: s.iloc[0] = pd.NA of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0] = pd.NA
result = s
# case: s.iloc[0] = np.nan of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0] = np.nan
result = s
# case: s.iloc[0] = 'u' of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0] = 'u'
result = s
# case: s.iloc[[0, 1]] = [None, None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = [None, None]
result = s
# case: s.iloc[[0, 1]] = [pd.NA, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = [pd.NA, 1]
result = s
# case: s.iloc[[0, 1]] = range(2) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = range(2)
result = s
# case: s.iloc[0:2] = [1, 2] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = [1, 2]
result = s
# case: s.iloc[0:2] = [None, None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = [None, None]
result = s
# case: s.iloc[0:2] = pd.NaT of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = pd.NaT
result = s
# case: s.iloc[0:2] = {'x': 1} of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = {'x': 1}
result = s
# case: s.iloc[0:2] = {'x': 1, 'y': 2, 'z': 3} of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.iloc[0:2] = np.array([1]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = np.array([1])
result = s
# case: s.iloc[0:2] = 1.5 of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = 1.5
result = s
# case: s.iloc[0:2] = ['2020-05-05', '2020-05-06'] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = ['2020-05-05', '2020-05-06']
result = s
# case: s['x'] = [np.nan, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['x'] = [np.nan, 1]
result = s
# case: s['x'] = pd.Series([7, 8, 9]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['x'] = pd.Series([7, 8, 9])
result = s
# case: s['x'] = [1.5, 2.5] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['x'] = [1.5, 2.5]
result = s
# case: s[['x', 'y']] = None of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = None
result = s
# case: s[['x', 'y']] = [1, 'a'] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = [1, 'a']
result = s
# case: s[0:2] = [np.nan, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[0:2] = [np.nan, 1]
result = s
# case: s[0:2] = np.array([1, 2]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[0:2] = np.array([1, 2])
result = s
# case: s[s.index == 'x'] = None of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = None
result = s
# case: s[s.index == 'x'] = {'x': 1, 'y': 2, 'z': 3} of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s[s.index == 'x'] = pd.Series([7, 8], index=['x', 'y']) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s[s.index == 'x'] = [1.5, 2.5] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = [1.5, 2.5]
result = s
# case: s[s.index == 'x'] = 1.0 of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = 1.0
result = s
# case: s[s.index == 'x'] = ['a', None] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = ['a', None]
result = s
# case: s[s.index == 'x'] = [1, 'a'] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = [1, 'a']
result = s
# case: s[s.index != 'x'] = [1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index != 'x'] = [1]
result = s
# case: s[s.index != 'x'] = [1, 2, 3] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index != 'x'] = [1, 2, 3]
result = s
# case: s[s.index != 'x'] = (1, 2) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index != 'x'] = (1, 2)
result = s
# case: s[s.index != 'x'] = 'u' of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index != 'x'] = 'u'
result = s
# case: s[:] = [[1], [2]] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[:] = [[1], [2]]
result = s
# case: s[:] = [pd.NaT, 1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[:] = [pd.NaT, 1]
result = s
# case: s[:] = None of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[:] = None
result = s
# case: s[:] = pd.NA of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[:] = pd.NA
result = s
# case: s[:] = np.nan of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[:] = np.nan
result = s
# case: s[:] = ['2020-05-05', '2020-05-06'] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[:] = ['2020-05-05', '2020-05-06']
result = s
# case: s.at['x'] = [[1, 2]] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.at['x'] = [[1, 2]]
result = s
# case: s.at['x'] = pd.NA of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.at['x'] = pd.NA
result = s
# case: s.at['x'] = np.nan of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.at['x'] = np.nan
result = s
# case: s.at['x'] = 1.5 of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.at['x'] = 1.5
result = s
# case: s.iat[0] = np.array([1, 2]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iat[0] = np.array([1, 2])
result = s
# case: s.iat[0] = 'u' of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iat[0] = 'u'
result = s
# case: s.iat[0] = True of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iat[0] = True
result = s
# case: s['w'] = [1] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = [1]
result = s
# case: s['w'] = [1, 2, 3] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = [1, 2, 3]
result = s
# case: s['w'] = None of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = None
result = s
# case: s['w'] = np.nan of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = np.nan
result = s
# case: s['w'] = pd.Series([7, 8, 9]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = pd.Series([7, 8, 9])
result = s
# case: s['w'] = np.array([1]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = np.array([1])
result = s
# case: s['w'] = 'u' of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = 'u'
result = s
# case: s['w'] = pd.DataFrame({'a': [1]}) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = pd.DataFrame({'a': [1]})
result = s
# case: s['w'] = ['2020-05-05', '2020-05-06'] of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['w'] = ['2020-05-05', '2020-05-06']
result = s
# case: s.loc['x'] = None of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x'] = None
result = s
# case: s.loc['x'] = 1.0 of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x'] = 1.0
result = s
# case: s.loc[['x', 'y']] = [1, 2] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [1, 2]
result = s
# case: s.loc[['x', 'y']] = pd.NaT of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = pd.NaT
result = s
# case: s.loc[['x', 'y']] = pd.Series([7, 8, 9]) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = pd.Series([7, 8, 9])
result = s
# case: s.loc[['x', 'y']] = 1.0 of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = 1.0
result = s
# case: s.loc[['x', 'y']] = ['2020-05-05', '2020-05-06'] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = ['2020-05-05', '2020-05-06']
result = s
# case: s.loc[['x', 'y']] = [1, 'a'] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [1, 'a']
result = s
# case: s.loc['x':'y'] = [[1, 2]] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = [[1, 2]]
result = s
# case: s.loc['x':'y'] = [pd.NaT, 1] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = [pd.NaT, 1]
result = s
# case: s.loc['x':'y'] = [pd.NA, 1] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = [pd.NA, 1]
result = s
# case: s.loc['x':'y'] = None of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = None
result = s
# case: s.loc['x':'y'] = np.array([1, 2]) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = np.array([1, 2])
result = s
# case: s.loc['x':'y'] = [True, False] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = [True, False]
result = s
# case: s.loc['x':'y'] = 'u' of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['x':'y'] = 'u'
result = s
# case: s.loc[:] = pd.NA of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[:] = pd.NA
result = s
# case: s.loc[:] = 1.5 of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[:] = 1.5
result = s
# case: s.loc[s.index != 'x'] = (1, 2) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = (1, 2)
result = s
# case: s.loc[s.index != 'x'] = [np.nan, 1] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [np.nan, 1]
result = s
# case: s.loc[s.index != 'x'] = {'x': 1, 'y': 2, 'z': 3} of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.loc[s.index != 'x'] = pd.Series([7, 8], index=['x', 'y']) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.loc[s.index != 'x'] = pd.Series([7, 8, 9]) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Series([7, 8, 9])
result = s
# case: s.loc[s.index != 'x'] = 1.0 of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = 1.0
result = s
# case: s.loc[s.index != 'x'] = range(2) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = range(2)
result = s
# case: s.loc['w'] = [1] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = [1]
result = s
# case: s.loc['w'] = [pd.NaT, 1] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = [pd.NaT, 1]
result = s
# case: s.loc['w'] = ['t', 'u'] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = ['t', 'u']
result = s
# case: s.loc['w'] = [1.5, 2.5] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = [1.5, 2.5]
result = s
# case: s.loc['w'] = 'u' of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = 'u'
result = s
# case: s.loc['w'] = pd.Timestamp('2020-05-05') of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc['w'] = [1, 'a'] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.loc['w'] = [1, 'a']
result = s
# case: s.iloc[0] = [[1, 2]] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[0] = [[1, 2]]
result = s
# case: s.iloc[0] = np.array([1]) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[0] = np.array([1])
result = s
# case: s.iloc[[0, 1]] = [1, 2, 3] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = [1, 2, 3]
result = s
# case: s.iloc[[0, 1]] = [pd.NA, 1] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = [pd.NA, 1]
result = s
# case: s.iloc[[0, 1]] = pd.Series([7, 8], index=['x', 'y']) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.iloc[[0, 1]] = ['a', None] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = ['a', None]
result = s
# case: s.iloc[0:2] = [1, 2, 3] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = [1, 2, 3]
result = s
# case: s.iloc[0:2] = (1, 2) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = (1, 2)
result = s
# case: s.iloc[0:2] = True of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = True
result = s
# case: s[['x', 'y']] = [1, 2] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = [1, 2]
result = s
# case: s[['x', 'y']] = (1, 2) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = (1, 2)
result = s
# case: s[['x', 'y']] = [None, None] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = [None, None]
result = s
# case: s[['x', 'y']] = pd.NaT of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = pd.NaT
result = s
# case: s[['x', 'y']] = pd.Series([7, 8], index=['x', 'y']) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s[['x', 'y']] = ['t', 'u'] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = ['t', 'u']
result = s
# case: s[['x', 'y']] = [1.5, 2.5] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = [1.5, 2.5]
result = s
# case: s[['x', 'y']] = pd.Index([4, 5]) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = pd.Index([4, 5])
result = s
# case: s[['x', 'y']] = [1, 'a'] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[['x', 'y']] = [1, 'a']
result = s
# case: s[0:2] = [None, None] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[0:2] = [None, None]
result = s
# case: s[0:2] = 1.0 of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[0:2] = 1.0
result = s
# case: s[0:2] = [1, 'a'] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[0:2] = [1, 'a']
result = s
# case: s[s.index == 'x'] = (1, 2) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = (1, 2)
result = s
# case: s[s.index == 'x'] = [[1], [2]] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = [[1], [2]]
result = s
# case: s[s.index == 'x'] = range(2) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = range(2)
result = s
# case: s[s.index != 'x'] = [1] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[s.index != 'x'] = [1]
result = s
# case: s[s.index != 'x'] = [pd.NA, 1] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[s.index != 'x'] = [pd.NA, 1]
result = s
# case: s[s.index != 'x'] = 'u' of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[s.index != 'x'] = 'u'
result = s
# case: s[:] = None of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[:] = None
result = s
# case: s[:] = np.nan of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[:] = np.nan
result = s
# case: s[:] = [True, False] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[:] = [True, False]
result = s
# case: s.at['x'] = np.array([1]) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.at['x'] = np.array([1])
result = s
# case: s.at['x'] = 1.0 of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.at['x'] = 1.0
result = s
# case: s.at['x'] = pd.DataFrame({'a': [1]}) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.at['x'] = pd.DataFrame({'a': [1]})
result = s
# case: s.at['x'] = pd.Timestamp('2020-05-05') of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.at['x'] = pd.Timestamp('2020-05-05')
result = s
# case: s.iat[0] = pd.NA of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iat[0] = pd.NA
result = s
# case: s.iat[0] = 1.0 of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s.iat[0] = 1.0
result = s
# case: s['w'] = None of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s['w'] = None
result = s
# case: s['w'] = 1.5 of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s['w'] = 1.5
result = s
# case: s['w'] = ['a', None] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s['w'] = ['a', None]
result = s
# case: s['w'] = [1, 'a'] of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s['w'] = [1, 'a']
result = s
# case: s.loc['x'] = {'x': 1} of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x'] = {'x': 1}
result = s
# case: s.loc[['x', 'y']] = [1, 2] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [1, 2]
result = s
# case: s.loc[['x', 'y']] = [None, None] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [None, None]
result = s
# case: s.loc[['x', 'y']] = None of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = None
result = s
# case: s.loc[['x', 'y']] = pd.NaT of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = pd.NaT
result = s
# case: s.loc[['x', 'y']] = np.array([1, 2]) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = np.array([1, 2])
result = s
# case: s.loc[['x', 'y']] = range(2) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = range(2)
result = s
# case: s.loc['x':'y'] = [np.nan, 1] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = [np.nan, 1]
result = s
# case: s.loc['x':'y'] = pd.NA of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = pd.NA
result = s
# case: s.loc['x':'y'] = np.nan of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = np.nan
result = s
# case: s.loc['x':'y'] = {'x': 1, 'y': 2, 'z': 3} of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.loc['x':'y'] = {'x': 'k'} of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = {'x': 'k'}
result = s
# case: s.loc['x':'y'] = pd.Series([7, 8, 9]) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = pd.Series([7, 8, 9])
result = s
# case: s.loc['x':'y'] = np.array([1, 2]) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = np.array([1, 2])
result = s
# case: s.loc['x':'y'] = 1.0 of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = 1.0
result = s
# case: s.loc['x':'y'] = range(2) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['x':'y'] = range(2)
result = s
# case: s.loc[:] = pd.Series([7, 8, 9]) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[:] = pd.Series([7, 8, 9])
result = s
# case: s.loc[:] = 'u' of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[:] = 'u'
result = s
# case: s.loc[:] = pd.DataFrame({'a': [1]}) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[:] = pd.DataFrame({'a': [1]})
result = s
# case: s.loc[:] = pd.Index([4, 5]) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[:] = pd.Index([4, 5])
result = s
# case: s.loc[:] = ['a', None] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[:] = ['a', None]
result = s
# case: s.loc[s.index != 'x'] = [1, 2] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [1, 2]
result = s
# case: s.loc[s.index != 'x'] = [np.nan, 1] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [np.nan, 1]
result = s
# case: s.loc[s.index != 'x'] = pd.NaT of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.NaT
result = s
# case: s.loc[s.index != 'x'] = [1.5, 2.5] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [1.5, 2.5]
result = s
# case: s.loc[s.index != 'x'] = [True, False] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [True, False]
result = s
# case: s.loc['w'] = [1, 2] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['w'] = [1, 2]
result = s
# case: s.loc['w'] = pd.NaT of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['w'] = pd.NaT
result = s
# case: s.loc['w'] = {'x': 1} of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['w'] = {'x': 1}
result = s
# case: s.loc['w'] = {'x': 1, 'y': 2, 'z': 3} of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['w'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.loc['w'] = [] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['w'] = []
result = s
# case: s.loc['w'] = 1.5 of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['w'] = 1.5
result = s
# case: s.loc['w'] = ['a', None] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.loc['w'] = ['a', None]
result = s
# case: s.iloc[0] = pd.NA of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[0] = pd.NA
result = s
# case: s.iloc[0] = 1.5 of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[0] = 1.5
result = s
# case: s.iloc[[0, 1]] = [1, 2] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = [1, 2]
result = s
# case: s.iloc[[0, 1]] = [1, 2, 3] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = [1, 2, 3]
result = s
# case: s.iloc[[0, 1]] = pd.NaT of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = pd.NaT
result = s
# case: s.iloc[[0, 1]] = 1.5 of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = 1.5
result = s
# case: s.iloc[[0, 1]] = True of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = True
result = s
# case: s.iloc[[0, 1]] = pd.Timestamp('2020-05-05') of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = pd.Timestamp('2020-05-05')
result = s
# case: s.iloc[[0, 1]] = [1, 'a'] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = [1, 'a']
result = s
# case: s.iloc[0:2] = [np.nan, 1] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[0:2] = [np.nan, 1]
result = s
# case: s.iloc[0:2] = np.nan of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[0:2] = np.nan
result = s
# case: s.iloc[0:2] = {'x': 1, 'y': 2, 'z': 3} of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[0:2] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.iloc[0:2] = 1.5 of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[0:2] = 1.5
result = s
# case: s.iloc[0:2] = pd.Index([4, 5]) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[0:2] = pd.Index([4, 5])
result = s
# case: s[['x', 'y']] = ['t', 'u'] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[['x', 'y']] = ['t', 'u']
result = s
# case: s[['x', 'y']] = [1.5, 2.5] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[['x', 'y']] = [1.5, 2.5]
result = s
# case: s[['x', 'y']] = 1.0 of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[['x', 'y']] = 1.0
result = s
# case: s[['x', 'y']] = pd.DataFrame({'a': [1]}) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[['x', 'y']] = pd.DataFrame({'a': [1]})
result = s
# case: s[0:2] = [1, 2, 3] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[0:2] = [1, 2, 3]
result = s
# case: s[0:2] = pd.NA of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[0:2] = pd.NA
result = s
# case: s[0:2] = ['t', 'u'] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[0:2] = ['t', 'u']
result = s
# case: s[0:2] = True of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[0:2] = True
result = s
# case: s[0:2] = np.array([[1, 2]]) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[0:2] = np.array([[1, 2]])
result = s
# case: s[s.index == 'x'] = (1, 2) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[s.index == 'x'] = (1, 2)
result = s
# case: s[s.index != 'x'] = [pd.NA, 1] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[s.index != 'x'] = [pd.NA, 1]
result = s
# case: s[s.index != 'x'] = None of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[s.index != 'x'] = None
result = s
# case: s[s.index != 'x'] = pd.DataFrame({'a': [1]}) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[s.index != 'x'] = pd.DataFrame({'a': [1]})
result = s
# case: s[:] = [[1], [2]] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[:] = [[1], [2]]
result = s
# case: s[:] = pd.Series([7, 8], index=['x', 'y']) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[:] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s[:] = [1, 'a'] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s[:] = [1, 'a']
result = s
# case: s.at['x'] = pd.NA of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.at['x'] = pd.NA
result = s
# case: s.at['x'] = True of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.at['x'] = True
result = s
# case: s.iat[0] = pd.Timestamp('2020-05-05') of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iat[0] = pd.Timestamp('2020-05-05')
result = s
# case: s['w'] = pd.NA of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s['w'] = pd.NA
result = s
# case: s['w'] = np.array([1, 2]) of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s['w'] = np.array([1, 2])
result = s
# case: s['w'] = ['t', 'u'] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s['w'] = ['t', 'u']
result = s
# case: s['w'] = [1.5, 2.5] of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s['w'] = [1.5, 2.5]
result = s
# case: s['w'] = True of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s['w'] = True
result = s
# case: s.loc['x'] = [None, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['x'] = [None, 1]
result = s
# case: s.loc['x'] = pd.DataFrame({'a': [1]}) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['x'] = pd.DataFrame({'a': [1]})
result = s
# case: s.loc['x'] = pd.Index([4, 5]) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['x'] = pd.Index([4, 5])
result = s
# case: s.loc[['x', 'y']] = (1, 2) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = (1, 2)
result = s
# case: s.loc[['x', 'y']] = [None, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [None, 1]
result = s
# case: s.loc[['x', 'y']] = [np.nan, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [np.nan, 1]
result = s
# case: s.loc[['x', 'y']] = None of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = None
result = s
# case: s.loc[['x', 'y']] = pd.Series([7, 8], index=['x', 'y']) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.loc[['x', 'y']] = 'u' of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = 'u'
result = s
# case: s.loc[['x', 'y']] = range(2) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[['x', 'y']] = range(2)
result = s
# case: s.loc['x':'y'] = [np.nan, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['x':'y'] = [np.nan, 1]
result = s
# case: s.loc['x':'y'] = np.array([1, 2]) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['x':'y'] = np.array([1, 2])
result = s
# case: s.loc['x':'y'] = [True, False] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['x':'y'] = [True, False]
result = s
# case: s.loc[:] = [pd.NA, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[:] = [pd.NA, 1]
result = s
# case: s.loc[:] = [] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[:] = []
result = s
# case: s.loc[:] = 1.5 of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[:] = 1.5
result = s
# case: s.loc[:] = np.array([[1, 2]]) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[:] = np.array([[1, 2]])
result = s
# case: s.loc[:] = [1, 'a'] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[:] = [1, 'a']
result = s
# case: s.loc[s.index != 'x'] = (1, 2) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = (1, 2)
result = s
# case: s.loc[s.index != 'x'] = {'x': 'k'} of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = {'x': 'k'}
result = s
# case: s.loc[s.index != 'x'] = pd.Series([7, 8], index=['x', 'y']) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.loc[s.index != 'x'] = 1.5 of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = 1.5
result = s
# case: s.loc[s.index != 'x'] = pd.Timestamp('2020-05-05') of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc[s.index != 'x'] = ['2020-05-05', '2020-05-06'] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = ['2020-05-05', '2020-05-06']
result = s
# case: s.loc[s.index != 'x'] = pd.Index([4, 5]) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Index([4, 5])
result = s
# case: s.loc[s.index != 'x'] = [1, 'a'] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [1, 'a']
result = s
# case: s.loc['w'] = [None, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['w'] = [None, 1]
result = s
# case: s.loc['w'] = [pd.NA, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['w'] = [pd.NA, 1]
result = s
# case: s.loc['w'] = 1.0 of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['w'] = 1.0
result = s
# case: s.loc['w'] = np.array([[1, 2]]) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['w'] = np.array([[1, 2]])
result = s
# case: s.loc['w'] = ['a', None] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.loc['w'] = ['a', None]
result = s
# case: s.iloc[0] = None of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[0] = None
result = s
# case: s.iloc[0] = pd.NA of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[0] = pd.NA
result = s
# case: s.iloc[0] = ['a', None] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[0] = ['a', None]
result = s
# case: s.iloc[[0, 1]] = {'x': 1} of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = {'x': 1}
result = s
# case: s.iloc[0:2] = [1, 2] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[0:2] = [1, 2]
result = s
# case: s.iloc[0:2] = [[1], [2]] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[0:2] = [[1], [2]]
result = s
# case: s.iloc[0:2] = [None, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[0:2] = [None, 1]
result = s
# case: s.iloc[0:2] = pd.NaT of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[0:2] = pd.NaT
result = s
# case: s.iloc[0:2] = {'x': 1} of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iloc[0:2] = {'x': 1}
result = s
# case: s['x'] = [[1, 2]] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['x'] = [[1, 2]]
result = s
# case: s['x'] = [np.nan, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['x'] = [np.nan, 1]
result = s
# case: s['x'] = ['2020-05-05', '2020-05-06'] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['x'] = ['2020-05-05', '2020-05-06']
result = s
# case: s[['x', 'y']] = None of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[['x', 'y']] = None
result = s
# case: s[['x', 'y']] = [True, False] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[['x', 'y']] = [True, False]
result = s
# case: s[0:2] = [1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[0:2] = [1]
result = s
# case: s[0:2] = (1, 2) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[0:2] = (1, 2)
result = s
# case: s[0:2] = [None, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[0:2] = [None, 1]
result = s
# case: s[0:2] = [np.nan, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[0:2] = [np.nan, 1]
result = s
# case: s[0:2] = 'u' of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[0:2] = 'u'
result = s
# case: s[s.index == 'x'] = [1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index == 'x'] = [1]
result = s
# case: s[s.index == 'x'] = [1, 2] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index == 'x'] = [1, 2]
result = s
# case: s[s.index == 'x'] = pd.NaT of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index == 'x'] = pd.NaT
result = s
# case: s[s.index == 'x'] = pd.Series([7, 8], index=['x', 'y']) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index == 'x'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s[s.index == 'x'] = [True, False] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index == 'x'] = [True, False]
result = s
# case: s[s.index == 'x'] = 'u' of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index == 'x'] = 'u'
result = s
# case: s[s.index == 'x'] = pd.Index([4, 5]) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index == 'x'] = pd.Index([4, 5])
result = s
# case: s[s.index != 'x'] = [None, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index != 'x'] = [None, 1]
result = s
# case: s[s.index != 'x'] = [pd.NaT, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index != 'x'] = [pd.NaT, 1]
result = s
# case: s[s.index != 'x'] = [pd.NA, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index != 'x'] = [pd.NA, 1]
result = s
# case: s[s.index != 'x'] = None of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index != 'x'] = None
result = s
# case: s[s.index != 'x'] = np.array([1, 2]) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index != 'x'] = np.array([1, 2])
result = s
# case: s[s.index != 'x'] = pd.Timestamp('2020-05-05') of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[s.index != 'x'] = pd.Timestamp('2020-05-05')
result = s
# case: s[:] = (1, 2) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[:] = (1, 2)
result = s
# case: s[:] = pd.NaT of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[:] = pd.NaT
result = s
# case: s[:] = 'u' of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[:] = 'u'
result = s
# case: s[:] = True of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s[:] = True
result = s
# case: s.at['x'] = [[1, 2]] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.at['x'] = [[1, 2]]
result = s
# case: s.at['x'] = [pd.NaT, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.at['x'] = [pd.NaT, 1]
result = s
# case: s.iat[0] = [pd.NaT, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iat[0] = [pd.NaT, 1]
result = s
# case: s.iat[0] = [pd.NA, 1] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iat[0] = [pd.NA, 1]
result = s
# case: s.iat[0] = 1.0 of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s.iat[0] = 1.0
result = s
# case: s['w'] = [1, 2] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['w'] = [1, 2]
result = s
# case: s['w'] = [[1], [2]] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['w'] = [[1], [2]]
result = s
# case: s['w'] = [[1, 2]] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['w'] = [[1, 2]]
result = s
# case: s['w'] = pd.NaT of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['w'] = pd.NaT
result = s
# case: s['w'] = {'x': 'k'} of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['w'] = {'x': 'k'}
result = s
# case: s['w'] = np.array([1]) of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['w'] = np.array([1])
result = s
# case: s['w'] = [] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['w'] = []
result = s
# case: s['w'] = ['2020-05-05', '2020-05-06'] of ['p', 1, None]
s = pd.Series(['p', 1, None], index=['x', 'y', 'z'])
s['w'] = ['2020-05-05', '2020-05-06']
result = s
# case: s.loc['x'] = pd.Timestamp('2020-05-05') of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x'] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc[['x', 'y']] = {'x': 1} of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[['x', 'y']] = {'x': 1}
result = s
# case: s.loc[['x', 'y']] = [True, False] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[['x', 'y']] = [True, False]
result = s
# case: s.loc[['x', 'y']] = 1.5 of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[['x', 'y']] = 1.5
result = s
# case: s.loc[['x', 'y']] = ['a', None] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[['x', 'y']] = ['a', None]
result = s
# case: s.loc['x':'y'] = [1, 2] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x':'y'] = [1, 2]
result = s
# case: s.loc['x':'y'] = (1, 2) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x':'y'] = (1, 2)
result = s
# case: s.loc['x':'y'] = [pd.NA, 1] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x':'y'] = [pd.NA, 1]
result = s
# case: s.loc['x':'y'] = None of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x':'y'] = None
result = s
# case: s.loc['x':'y'] = pd.NA of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x':'y'] = pd.NA
result = s
# case: s.loc['x':'y'] = pd.NaT of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x':'y'] = pd.NaT
result = s
# case: s.loc['x':'y'] = 1.5 of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x':'y'] = 1.5
result = s
# case: s.loc[:] = ['a', None] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[:] = ['a', None]
result = s
# case: s.loc[:] = [1, 'a'] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[:] = [1, 'a']
result = s
# case: s.loc[s.index != 'x'] = [[1, 2]] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = [[1, 2]]
result = s
# case: s.loc[s.index != 'x'] = np.nan of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = np.nan
result = s
# case: s.loc[s.index != 'x'] = pd.Series([7, 8, 9]) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Series([7, 8, 9])
result = s
# case: s.loc[s.index != 'x'] = np.array([1]) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = np.array([1])
result = s
# case: s.loc[s.index != 'x'] = True of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = True
result = s
# case: s.loc[s.index != 'x'] = pd.Index([4, 5]) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc[s.index != 'x'] = pd.Index([4, 5])
result = s
# case: s.loc['w'] = [np.nan, 1] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['w'] = [np.nan, 1]
result = s
# case: s.loc['w'] = pd.DataFrame({'a': [1]}) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['w'] = pd.DataFrame({'a': [1]})
result = s
# case: s.loc['w'] = ['2020-05-05', '2020-05-06'] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['w'] = ['2020-05-05', '2020-05-06']
result = s
# case: s.iloc[0] = {'x': 1} of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iloc[0] = {'x': 1}
result = s
# case: s.iloc[[0, 1]] = np.nan of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iloc[[0, 1]] = np.nan
result = s
# case: s.iloc[[0, 1]] = {'x': 1} of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iloc[[0, 1]] = {'x': 1}
result = s
# case: s.iloc[[0, 1]] = {'x': 1, 'y': 2, 'z': 3} of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iloc[[0, 1]] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.iloc[[0, 1]] = 1.0 of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iloc[[0, 1]] = 1.0
result = s
# case: s.iloc[[0, 1]] = pd.Index([4, 5]) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iloc[[0, 1]] = pd.Index([4, 5])
result = s
# case: s.iloc[0:2] = {'x': 1} of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iloc[0:2] = {'x': 1}
result = s
# case: s.iloc[0:2] = np.array([1, 2]) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iloc[0:2] = np.array([1, 2])
result = s
# case: s['x'] = {'x': 1} of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s['x'] = {'x': 1}
result = s
# case: s[['x', 'y']] = pd.Series([7, 8], index=['x', 'y']) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[['x', 'y']] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s[['x', 'y']] = 1.5 of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[['x', 'y']] = 1.5
result = s
# case: s[['x', 'y']] = True of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[['x', 'y']] = True
result = s
# case: s[['x', 'y']] = range(2) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[['x', 'y']] = range(2)
result = s
# case: s[0:2] = [1, 2, 3] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[0:2] = [1, 2, 3]
result = s
# case: s[0:2] = [None, None] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[0:2] = [None, None]
result = s
# case: s[0:2] = 1.0 of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[0:2] = 1.0
result = s
# case: s[0:2] = ['2020-05-05', '2020-05-06'] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[0:2] = ['2020-05-05', '2020-05-06']
result = s
# case: s[s.index == 'x'] = [None, 1] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[s.index == 'x'] = [None, 1]
result = s
# case: s[s.index == 'x'] = True of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[s.index == 'x'] = True
result = s
# case: s[s.index != 'x'] = np.array([1]) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[s.index != 'x'] = np.array([1])
result = s
# case: s[s.index != 'x'] = pd.Index([4, 5]) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[s.index != 'x'] = pd.Index([4, 5])
result = s
# case: s[:] = 1.5 of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[:] = 1.5
result = s
# case: s.at['x'] = 1.0 of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.at['x'] = 1.0
result = s
# case: s.iat[0] = 'u' of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.iat[0] = 'u'
result = s
# case: s['w'] = [[1], [2]] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s['w'] = [[1], [2]]
result = s
# case: s['w'] = {'x': 1} of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s['w'] = {'x': 1}
result = s
# case: s['w'] = {'x': 'k'} of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s['w'] = {'x': 'k'}
result = s
# case: s['w'] = [] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s['w'] = []
result = s
# case: s['w'] = 1.5 of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s['w'] = 1.5
result = s
# case: s['w'] = True of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s['w'] = True
result = s
# case: s['w'] = pd.DataFrame({'a': [1]}) of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s['w'] = pd.DataFrame({'a': [1]})
result = s
# case: s.loc['x'] = [1] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x'] = [1]
result = s
# case: s.loc['x'] = pd.NA of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x'] = pd.NA
result = s
# case: s.loc['x'] = {'x': 1} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x'] = {'x': 1}
result = s
# case: s.loc['x'] = pd.Series([7, 8, 9]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x'] = pd.Series([7, 8, 9])
result = s
# case: s.loc['x'] = np.array([1, 2]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x'] = np.array([1, 2])
result = s
# case: s.loc['x'] = 'u' of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x'] = 'u'
result = s
# case: s.loc[['x', 'y']] = {'x': 1, 'y': 2, 'z': 3} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[['x', 'y']] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.loc['x':'y'] = (1, 2) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x':'y'] = (1, 2)
result = s
# case: s.loc['x':'y'] = 1.0 of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x':'y'] = 1.0
result = s
# case: s.loc[:] = [1] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[:] = [1]
result = s
# case: s.loc[:] = (1, 2) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[:] = (1, 2)
result = s
# case: s.loc[:] = None of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[:] = None
result = s
# case: s.loc[:] = 'u' of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[:] = 'u'
result = s
# case: s.loc[:] = pd.Index([4, 5]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[:] = pd.Index([4, 5])
result = s
# case: s.loc[s.index != 'x'] = pd.NA of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[s.index != 'x'] = pd.NA
result = s
# case: s.loc[s.index != 'x'] = {'x': 1} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[s.index != 'x'] = {'x': 1}
result = s
# case: s.loc[s.index != 'x'] = pd.Series([7, 8], index=['x', 'y']) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[s.index != 'x'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.loc[s.index != 'x'] = [] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[s.index != 'x'] = []
result = s
# case: s.loc[s.index != 'x'] = pd.DataFrame({'a': [1]}) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc[s.index != 'x'] = pd.DataFrame({'a': [1]})
result = s
# case: s.loc['w'] = [1, 2, 3] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['w'] = [1, 2, 3]
result = s
# case: s.loc['w'] = [[1], [2]] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['w'] = [[1], [2]]
result = s
# case: s.loc['w'] = [None, None] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['w'] = [None, None]
result = s
# case: s.loc['w'] = {'x': 'k'} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['w'] = {'x': 'k'}
result = s
# case: s.loc['w'] = pd.Series([7, 8, 9]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['w'] = pd.Series([7, 8, 9])
result = s
# case: s.loc['w'] = [True, False] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['w'] = [True, False]
result = s
# case: s.iloc[0] = np.nan of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[0] = np.nan
result = s
# case: s.iloc[0] = {'x': 1, 'y': 2, 'z': 3} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[0] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.iloc[0] = {1, 2} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[0] = {1, 2}
result = s
# case: s.iloc[[0, 1]] = [None, None] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[[0, 1]] = [None, None]
result = s
# case: s.iloc[[0, 1]] = pd.NA of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[[0, 1]] = pd.NA
result = s
# case: s.iloc[[0, 1]] = np.array([1, 2]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[[0, 1]] = np.array([1, 2])
result = s
# case: s.iloc[[0, 1]] = 1.5 of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[[0, 1]] = 1.5
result = s
# case: s.iloc[[0, 1]] = pd.Timestamp('2020-05-05') of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[[0, 1]] = pd.Timestamp('2020-05-05')
result = s
# case: s.iloc[[0, 1]] = range(2) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[[0, 1]] = range(2)
result = s
# case: s.iloc[0:2] = [pd.NA, 1] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[0:2] = [pd.NA, 1]
result = s
# case: s.iloc[0:2] = None of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[0:2] = None
result = s
# case: s.iloc[0:2] = np.nan of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[0:2] = np.nan
result = s
# case: s['x'] = [1, 2] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['x'] = [1, 2]
result = s
# case: s['x'] = [pd.NA, 1] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['x'] = [pd.NA, 1]
result = s
# case: s['x'] = pd.NaT of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['x'] = pd.NaT
result = s
# case: s['x'] = {'x': 1} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['x'] = {'x': 1}
result = s
# case: s[['x', 'y']] = np.array([1, 2]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[['x', 'y']] = np.array([1, 2])
result = s
# case: s[['x', 'y']] = np.array([1]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[['x', 'y']] = np.array([1])
result = s
# case: s[0:2] = [1] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[0:2] = [1]
result = s
# case: s[0:2] = np.nan of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[0:2] = np.nan
result = s
# case: s[0:2] = pd.Series([7, 8, 9]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[0:2] = pd.Series([7, 8, 9])
result = s
# case: s[0:2] = np.array([1, 2]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[0:2] = np.array([1, 2])
result = s
# case: s[0:2] = 'u' of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[0:2] = 'u'
result = s
# case: s[s.index == 'x'] = {'x': 1} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[s.index == 'x'] = {'x': 1}
result = s
# case: s[s.index == 'x'] = 1.5 of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[s.index == 'x'] = 1.5
result = s
# case: s[s.index != 'x'] = [1, 2] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[s.index != 'x'] = [1, 2]
result = s
# case: s[s.index != 'x'] = pd.NaT of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[s.index != 'x'] = pd.NaT
result = s
# case: s[s.index != 'x'] = pd.Series([7, 8], index=['x', 'y']) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[s.index != 'x'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s[:] = None of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[:] = None
result = s
# case: s[:] = np.nan of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[:] = np.nan
result = s
# case: s[:] = ['2020-05-05', '2020-05-06'] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s[:] = ['2020-05-05', '2020-05-06']
result = s
# case: s.at['x'] = {1, 2} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.at['x'] = {1, 2}
result = s
# case: s.iat[0] = (1, 2) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iat[0] = (1, 2)
result = s
# case: s.iat[0] = [pd.NA, 1] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iat[0] = [pd.NA, 1]
result = s
# case: s.iat[0] = [True, False] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iat[0] = [True, False]
result = s
# case: s['w'] = None of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['w'] = None
result = s
# case: s['w'] = {'x': 1} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['w'] = {'x': 1}
result = s
# case: s['w'] = {'x': 'k'} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['w'] = {'x': 'k'}
result = s
# case: s['w'] = pd.Series([7, 8, 9]) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['w'] = pd.Series([7, 8, 9])
result = s
# case: s['w'] = [True, False] of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['w'] = [True, False]
result = s
# case: s['w'] = {1, 2} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s['w'] = {1, 2}
result = s
# case: s.loc['x'] = pd.NA of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x'] = pd.NA
result = s
# case: s.loc['x'] = {'x': 1} of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x'] = {'x': 1}
result = s
# case: s.loc['x'] = pd.Series([7, 8], index=['x', 'y']) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.loc['x'] = pd.Timestamp('2020-05-05') of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x'] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc[['x', 'y']] = None of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc[['x', 'y']] = None
result = s
# case: s.loc[['x', 'y']] = pd.DataFrame({'a': [1]}) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc[['x', 'y']] = pd.DataFrame({'a': [1]})
result = s
# case: s.loc['x':'y'] = pd.Series([7, 8, 9]) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x':'y'] = pd.Series([7, 8, 9])
result = s
# case: s.loc['x':'y'] = ['t', 'u'] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x':'y'] = ['t', 'u']
result = s
# case: s.loc['x':'y'] = 'u' of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x':'y'] = 'u'
result = s
# case: s.loc['x':'y'] = pd.Timestamp('2020-05-05') of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x':'y'] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc['x':'y'] = ['2020-05-05', '2020-05-06'] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['x':'y'] = ['2020-05-05', '2020-05-06']
result = s
# case: s.loc[s.index != 'x'] = [1] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc[s.index != 'x'] = [1]
result = s
# case: s.loc[s.index != 'x'] = [pd.NaT, 1] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc[s.index != 'x'] = [pd.NaT, 1]
result = s
# case: s.loc[s.index != 'x'] = 'u' of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc[s.index != 'x'] = 'u'
result = s
# case: s.loc[s.index != 'x'] = True of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc[s.index != 'x'] = True
result = s
# case: s.loc[s.index != 'x'] = range(2) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc[s.index != 'x'] = range(2)
result = s
# case: s.loc['w'] = [1, 2] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = [1, 2]
result = s
# case: s.loc['w'] = pd.NaT of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = pd.NaT
result = s
# case: s.loc['w'] = {'x': 1} of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = {'x': 1}
result = s
# case: s.loc['w'] = {'x': 1, 'y': 2, 'z': 3} of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s.loc['w'] = pd.Series([7, 8], index=['x', 'y']) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.loc['w'] = np.array([1, 2]) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = np.array([1, 2])
result = s
# case: s.loc['w'] = 1.0 of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = 1.0
result = s
# case: s.loc['w'] = True of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = True
result = s
# case: s.loc['w'] = ['a', None] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.loc['w'] = ['a', None]
result = s
# case: s.iloc[0] = None of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0] = None
result = s
# case: s.iloc[0] = np.nan of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0] = np.nan
result = s
# case: s.iloc[0] = {'x': 'k'} of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0] = {'x': 'k'}
result = s
# case: s.iloc[0] = pd.Timestamp('2020-05-05') of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0] = pd.Timestamp('2020-05-05')
result = s
# case: s.iloc[[0, 1]] = [None, 1] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[[0, 1]] = [None, 1]
result = s
# case: s.iloc[[0, 1]] = True of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[[0, 1]] = True
result = s
# case: s.iloc[0:2] = [[1, 2]] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0:2] = [[1, 2]]
result = s
# case: s.iloc[0:2] = pd.NaT of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0:2] = pd.NaT
result = s
# case: s.iloc[0:2] = pd.Series([7, 8], index=['x', 'y']) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0:2] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.iloc[0:2] = ['2020-05-05', '2020-05-06'] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0:2] = ['2020-05-05', '2020-05-06']
result = s
# case: s['x'] = None of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['x'] = None
result = s
# case: s['x'] = {'x': 1, 'y': 2, 'z': 3} of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['x'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s['x'] = 'u' of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['x'] = 'u'
result = s
# case: s[['x', 'y']] = None of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[['x', 'y']] = None
result = s
# case: s[['x', 'y']] = pd.Series([7, 8], index=['x', 'y']) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[['x', 'y']] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s[['x', 'y']] = [True, False] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[['x', 'y']] = [True, False]
result = s
# case: s[['x', 'y']] = {1, 2} of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[['x', 'y']] = {1, 2}
result = s
# case: s[['x', 'y']] = pd.Index([4, 5]) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[['x', 'y']] = pd.Index([4, 5])
result = s
# case: s[0:2] = [np.nan, 1] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[0:2] = [np.nan, 1]
result = s
# case: s[0:2] = ['t', 'u'] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[0:2] = ['t', 'u']
result = s
# case: s[s.index == 'x'] = np.nan of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[s.index == 'x'] = np.nan
result = s
# case: s[s.index == 'x'] = ['t', 'u'] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[s.index == 'x'] = ['t', 'u']
result = s
# case: s[s.index == 'x'] = [1.5, 2.5] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[s.index == 'x'] = [1.5, 2.5]
result = s
# case: s[s.index != 'x'] = None of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[s.index != 'x'] = None
result = s
# case: s[:] = [pd.NaT, 1] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[:] = [pd.NaT, 1]
result = s
# case: s[:] = 1.0 of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[:] = 1.0
result = s
# case: s[:] = ['2020-05-05', '2020-05-06'] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[:] = ['2020-05-05', '2020-05-06']
result = s
# case: s.at['x'] = np.nan of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.at['x'] = np.nan
result = s
# case: s.at['x'] = 'u' of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.at['x'] = 'u'
result = s
# case: s.iat[0] = None of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iat[0] = None
result = s
# case: s['w'] = [1, 2, 3] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['w'] = [1, 2, 3]
result = s
# case: s['w'] = pd.Series([7, 8], index=['x', 'y']) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['w'] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s['w'] = np.array([1, 2]) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['w'] = np.array([1, 2])
result = s
# case: s['w'] = ['t', 'u'] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['w'] = ['t', 'u']
result = s
# case: s['w'] = [1.5, 2.5] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['w'] = [1.5, 2.5]
result = s
# case: s['w'] = True of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s['w'] = True
result = s
# case: s.loc[0] = None of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0] = None
result = s
# case: s.loc[0] = pd.Series([7, 8], index=[0, 1]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0] = pd.Series([7, 8], index=[0, 1])
result = s
# case: s.loc[0] = 1.0 of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0] = 1.0
result = s
# case: s.loc[0] = pd.DataFrame({'a': [1]}) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0] = pd.DataFrame({'a': [1]})
result = s
# case: s.loc[[0, 1]] = None of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[[0, 1]] = None
result = s
# case: s.loc[[0, 1]] = np.nan of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[[0, 1]] = np.nan
result = s
# case: s.loc[[0, 1]] = {0: 1, 1: 2, 2: 3} of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[[0, 1]] = {0: 1, 1: 2, 2: 3}
result = s
# case: s.loc[[0, 1]] = pd.Series([7, 8], index=[0, 1]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[[0, 1]] = pd.Series([7, 8], index=[0, 1])
result = s
# case: s.loc[[0, 1]] = np.array([1, 2]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[[0, 1]] = np.array([1, 2])
result = s
# case: s.loc[[0, 1]] = ['t', 'u'] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[[0, 1]] = ['t', 'u']
result = s
# case: s.loc[[0, 1]] = [1.5, 2.5] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[[0, 1]] = [1.5, 2.5]
result = s
# case: s.loc[0:1] = [None, None] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0:1] = [None, None]
result = s
# case: s.loc[0:1] = {0: 1} of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0:1] = {0: 1}
result = s
# case: s.loc[0:1] = [True, False] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0:1] = [True, False]
result = s
# case: s.loc[0:1] = np.array([[1, 2]]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0:1] = np.array([[1, 2]])
result = s
# case: s.loc[0:1] = ['a', None] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0:1] = ['a', None]
result = s
# case: s.loc[:] = {0: 1, 1: 2, 2: 3} of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[:] = {0: 1, 1: 2, 2: 3}
result = s
# case: s.loc[:] = np.array([1, 2]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[:] = np.array([1, 2])
result = s
# case: s.loc[:] = ['t', 'u'] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[:] = ['t', 'u']
result = s
# case: s.loc[:] = [1.5, 2.5] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[:] = [1.5, 2.5]
result = s
# case: s.loc[:] = 'u' of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[:] = 'u'
result = s
# case: s.loc[:] = pd.Timestamp('2020-05-05') of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[:] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc[s.index != 0] = None of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[s.index != 0] = None
result = s
# case: s.loc[s.index != 0] = ['2020-05-05', '2020-05-06'] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[s.index != 0] = ['2020-05-05', '2020-05-06']
result = s
# case: s.loc[9] = [1, 2] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[9] = [1, 2]
result = s
# case: s.loc[9] = [1, 2, 3] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[9] = [1, 2, 3]
result = s
# case: s.loc[9] = [np.nan, 1] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[9] = [np.nan, 1]
result = s
# case: s.loc[9] = pd.NaT of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[9] = pd.NaT
result = s
# case: s.loc[9] = pd.Series([7, 8], index=[0, 1]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[9] = pd.Series([7, 8], index=[0, 1])
result = s
# case: s.loc[9] = ['t', 'u'] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[9] = ['t', 'u']
result = s
# case: s.loc[9] = [1.5, 2.5] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[9] = [1.5, 2.5]
result = s
# case: s.iloc[0] = [1, 2, 3] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iloc[0] = [1, 2, 3]
result = s
# case: s.iloc[[0, 1]] = [None, None] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iloc[[0, 1]] = [None, None]
result = s
# case: s.iloc[[0, 1]] = [] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iloc[[0, 1]] = []
result = s
# case: s.iloc[[0, 1]] = range(2) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iloc[[0, 1]] = range(2)
result = s
# case: s.iloc[0:2] = (1, 2) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iloc[0:2] = (1, 2)
result = s
# case: s.iloc[0:2] = [[1], [2]] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iloc[0:2] = [[1], [2]]
result = s
# case: s.iloc[0:2] = [None, 1] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iloc[0:2] = [None, 1]
result = s
# case: s.iloc[0:2] = 1.5 of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iloc[0:2] = 1.5
result = s
# case: s[0] = np.nan of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0] = np.nan
result = s
# case: s[0] = {0: 1, 1: 2, 2: 3} of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0] = {0: 1, 1: 2, 2: 3}
result = s
# case: s[0] = pd.Series([7, 8], index=[0, 1]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0] = pd.Series([7, 8], index=[0, 1])
result = s
# case: s[[0, 1]] = [pd.NaT, 1] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[[0, 1]] = [pd.NaT, 1]
result = s
# case: s[[0, 1]] = None of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[[0, 1]] = None
result = s
# case: s[[0, 1]] = 1.0 of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[[0, 1]] = 1.0
result = s
# case: s[[0, 1]] = [1, 'a'] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[[0, 1]] = [1, 'a']
result = s
# case: s[0:2] = [[1, 2]] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0:2] = [[1, 2]]
result = s
# case: s[0:2] = [np.nan, 1] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0:2] = [np.nan, 1]
result = s
# case: s[0:2] = pd.NA of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0:2] = pd.NA
result = s
# case: s[0:2] = np.array([1, 2]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0:2] = np.array([1, 2])
result = s
# case: s[0:2] = 'u' of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0:2] = 'u'
result = s
# case: s[s.index == 0] = pd.Timestamp('2020-05-05') of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[s.index == 0] = pd.Timestamp('2020-05-05')
result = s
# case: s[s.index == 0] = ['a', None] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[s.index == 0] = ['a', None]
result = s
# case: s[s.index != 0] = [None, 1] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[s.index != 0] = [None, 1]
result = s
# case: s[s.index != 0] = [np.nan, 1] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[s.index != 0] = [np.nan, 1]
result = s
# case: s[s.index != 0] = pd.Series([7, 8], index=[0, 1]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[s.index != 0] = pd.Series([7, 8], index=[0, 1])
result = s
# case: s[s.index != 0] = np.array([1]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[s.index != 0] = np.array([1])
result = s
# case: s[s.index != 0] = True of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[s.index != 0] = True
result = s
# case: s[s.index != 0] = pd.Index([4, 5]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[s.index != 0] = pd.Index([4, 5])
result = s
# case: s[:] = [1] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[:] = [1]
result = s
# case: s[:] = np.nan of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[:] = np.nan
result = s
# case: s[:] = [True, False] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[:] = [True, False]
result = s
# case: s[:] = 'u' of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[:] = 'u'
result = s
# case: s.at[0] = [[1], [2]] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.at[0] = [[1], [2]]
result = s
# case: s.at[0] = 1.0 of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.at[0] = 1.0
result = s
# case: s.iat[0] = pd.NA of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iat[0] = pd.NA
result = s
# case: s.iat[0] = [1.5, 2.5] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.iat[0] = [1.5, 2.5]
result = s
# case: s[9] = [1, 2, 3] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[9] = [1, 2, 3]
result = s
# case: s[9] = pd.Series([7, 8], index=[0, 1]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[9] = pd.Series([7, 8], index=[0, 1])
result = s
# case: s[9] = pd.Series([7, 8, 9]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[9] = pd.Series([7, 8, 9])
result = s
# case: s[9] = [True, False] of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[9] = [True, False]
result = s
# case: s[9] = 1.5 of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[9] = 1.5
result = s
# case: s[9] = np.array([[1, 2]]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[9] = np.array([[1, 2]])
result = s
# case: s[9] = pd.Index([4, 5]) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[9] = pd.Index([4, 5])
result = s
# case: s.loc[['x', 'y']] = pd.NA of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[['x', 'y']] = pd.NA
result = s
# case: s.loc[['x', 'y']] = pd.Series([7, 8, 9]) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[['x', 'y']] = pd.Series([7, 8, 9])
result = s
# case: s.loc['x':'y'] = None of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc['x':'y'] = None
result = s
# case: s.loc['x':'y'] = np.nan of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc['x':'y'] = np.nan
result = s
# case: s.loc['x':'y'] = pd.Series([7, 8, 9]) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc['x':'y'] = pd.Series([7, 8, 9])
result = s
# case: s.loc['x':'y'] = [1.5, 2.5] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc['x':'y'] = [1.5, 2.5]
result = s
# case: s.loc[:] = (1, 2) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[:] = (1, 2)
result = s
# case: s.loc[:] = None of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[:] = None
result = s
# case: s.loc[:] = pd.Series([7, 8], index=['x', 'y']) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[:] = pd.Series([7, 8], index=['x', 'y'])
result = s
# case: s.loc[:] = [] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[:] = []
result = s
# case: s.loc[:] = range(2) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[:] = range(2)
result = s
# case: s.loc[s.index != 'x'] = [None, 1] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[s.index != 'x'] = [None, 1]
result = s
# case: s.loc[s.index != 'x'] = 'u' of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[s.index != 'x'] = 'u'
result = s
# case: s.loc['w'] = np.nan of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc['w'] = np.nan
result = s
# case: s.iloc[0] = 'u' of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.iloc[0] = 'u'
result = s
# case: s.iloc[[0, 1]] = [[1, 2]] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.iloc[[0, 1]] = [[1, 2]]
result = s
# case: s.iloc[[0, 1]] = pd.NA of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.iloc[[0, 1]] = pd.NA
result = s
# case: s.iloc[[0, 1]] = np.array([1]) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.iloc[[0, 1]] = np.array([1])
result = s
# case: s.iloc[[0, 1]] = ['2020-05-05', '2020-05-06'] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.iloc[[0, 1]] = ['2020-05-05', '2020-05-06']
result = s
# case: s.iloc[0:2] = [1, 2] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.iloc[0:2] = [1, 2]
result = s
# case: s.iloc[0:2] = ['t', 'u'] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.iloc[0:2] = ['t', 'u']
result = s
# case: s.iloc[0:2] = [] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.iloc[0:2] = []
result = s
# case: s['x'] = [None, None] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s['x'] = [None, None]
result = s
# case: s['x'] = {'x': 1} of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s['x'] = {'x': 1}
result = s
# case: s['x'] = 1.0 of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s['x'] = 1.0
result = s
# case: s[['x', 'y']] = [1, 2, 3] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[['x', 'y']] = [1, 2, 3]
result = s
# case: s[['x', 'y']] = None of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[['x', 'y']] = None
result = s
# case: s[['x', 'y']] = 'u' of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[['x', 'y']] = 'u'
result = s
# case: s[0:2] = [None, None] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[0:2] = [None, None]
result = s
# case: s[s.index == 'x'] = [1, 2, 3] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[s.index == 'x'] = [1, 2, 3]
result = s
# case: s[s.index == 'x'] = {'x': 1, 'y': 2, 'z': 3} of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[s.index == 'x'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: s[s.index == 'x'] = ['a', None] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[s.index == 'x'] = ['a', None]
result = s
# case: s[s.index != 'x'] = [[1, 2]] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[s.index != 'x'] = [[1, 2]]
result = s
# case: s[:] = (1, 2) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[:] = (1, 2)
result = s
# case: s[:] = pd.Series([7, 8, 9]) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[:] = pd.Series([7, 8, 9])
result = s
# case: s['w'] = np.nan of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s['w'] = np.nan
result = s
