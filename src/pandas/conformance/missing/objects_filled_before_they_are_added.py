import pandas as pd

s = pd.Series([1, 2], dtype=object)
f = pd.DataFrame({'a': [2, 2], 't': [1, 2]}).astype(object)

# case: a series of objects
result = s.add(pd.Series([1, 2], index=[1, 2]), fill_value=0)

# case: a series to objects
result = pd.Series([1, 2]).add(s, fill_value=0)

# case: a frame of objects
result = f.add(pd.DataFrame({'a': [1, 2], 'u': [1, 2]}), fill_value=0)

# case: a narrow nullable number more
n = pd.Series([1, None], index=['x', 'y'], dtype='Int8')
n.loc['w'] = 7
result = n
