import pandas as pd
import numpy as np

# case: a
x = pd.DataFrame({'a': [1, 2]}, index=[0, 1])
result = x.loc[True, 'a']

# case: b
x = pd.DataFrame({'a': [1, 2]}, index=['p', 'q'])
result = x.loc[True, 'a']

# case: c
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([True, False], dtype=object))
result = x.loc[True, 'a']

# case: d
x = pd.DataFrame({True: [1, 2]}, index=[0, 1])
result = x.loc[0, True]

# case: e
x = pd.DataFrame({True: [1, 2], 'b': [3, 4]}, index=[0, 1])
result = x.loc[0, True]

# case: f
x = pd.DataFrame({True: [1, 2], 'b': [3, 4]}, index=[0, 1])
result = x.loc[:, True]

# case: g
x = pd.DataFrame({'a': [1, 2], 'b': [3, 4]}, index=[0, 1])
result = x.loc[True, ['a', 'b']]

# case: h
x = pd.DataFrame({'a': [1, 2], 'b': [3, 4]}, index=[0, 0])
result = x.loc[True, 'a']
