import pandas as pd
import numpy as np
# case: one row of one dtype by its outer label
x = pd.DataFrame({'a': [1.0, 2], 'b': [4.0, 5]}, index=pd.MultiIndex.from_tuples([(1, 2), (3, 3)]))
x.loc[3] = pd.Series([7.0, 8], index=['a', 'b'])
result = x
# case: one row of several dtypes by its outer label
x = pd.DataFrame({'a': [1.0, 2], 'b': ['p', 'q']}, index=pd.MultiIndex.from_tuples([(1, 2), (3, 3)]))
x.loc[3] = pd.Series([7.0, 8], index=['a', 'b'])
result = x
# case: one row of one dtype in a list
x = pd.DataFrame({'a': [1.0, 2], 'b': [4.0, 5]})
x.loc[[1]] = pd.Series([7.0, 8], index=['a', 'b'])
result = x
# case: one row of one dtype in a list with its label
x = pd.DataFrame({'a': [1.0, 2], 'b': [4.0, 5]})
x.loc[[1]] = pd.Series([7.0, 8])
result = x
# case: objects set to floats
x = pd.DataFrame({'a': ['x', 'y'], 'b': ['p', 'q']})
x.loc[[1]] = pd.Series([7.0, 8])
result = x
# case: integers set to floats
x = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
x.loc[[1]] = pd.Series([7.5, 8.5])
result = x
# case: integers set to nothing
x = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
x.loc[[1]] = pd.Series([7.5, 8.5], index=['a', 'b'])
result = x
