import numpy as np
import pandas as pd

df = pd.DataFrame({'a': [1, 2, 3], 'b': list('xyz')})

# case: a list for a column named twice
df.loc[:, ['a', 'a']] = [7, 8]
result = df

# case: rows of values for a column named twice
df.loc[[0, 1], ['b', 'b']] = np.array([[1, 2], [3, 4]])
result = df

# case: a series for a column named twice
df.loc[:, ['a', 'a']] = pd.Series([1, 2], index=['a', 'b'])
result = df

# case: a dict for a column named twice
df.loc[:, ['b', 'b']] = {'a': 1}
result = df

# case: columns named once
df.loc[:, ['b', 'a']] = [7, 8]
result = df

# case: a truth for a new column
df.loc[0, True] = 5
result = df
