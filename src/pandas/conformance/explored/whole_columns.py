import pandas as pd
import numpy as np

# case: a whole column of numbers becomes None
x = pd.DataFrame({'a': [1, 2], 'b': [1.0, 2.0]})
x.loc[:, 'b'] = None
result = x

# case: a whole column of numbers becomes truths
x = pd.DataFrame({'a': [1, 2], 'b': [1, 2]})
x.loc[:, 'b'] = True
result = x

# case: a whole column of truths becomes numbers
x = pd.DataFrame({'a': [1, 2], 'b': [True, False]})
x.loc[:, 'b'] = 7
result = x

# case: a whole column of dates becomes a list of numbers
x = pd.DataFrame({'a': [1, 2], 'b': pd.to_datetime(['2020-01-01', '2020-01-02'])})
x.loc[:, 'b'] = [1.5, 2.5]
result = x

# case: a whole column of dates takes None
x = pd.DataFrame({'a': [1, 2], 'b': pd.to_datetime(['2020-01-01', '2020-01-02'])})
x.loc[:, 'b'] = None
result = x

# case: a whole nullable column becomes text
x = pd.DataFrame({'a': [1, 2], 'b': pd.array([1, None], dtype='Int64')})
x.loc[:, 'b'] = 'x'
result = x

# case: whole categories become another text
x = pd.DataFrame({'a': [1, 2], 'b': pd.Categorical(['p', 'q'])})
x.loc[:, 'b'] = 'x'
result = x

# case: a whole column of whole numbers keeps its dtype
x = pd.DataFrame({'a': [1, 2], 'b': [1, 2]})
x.loc[:, 'b'] = np.array([3.0, 4.0])
result = x

# case: several whole columns
x = pd.DataFrame({'a': [1, 2], 'b': [True, False], 'c': ['p', 'q']})
x.loc[:, ['a', 'b']] = 1.5
result = x

# case: a whole column by position
x = pd.DataFrame({'a': [1, 2], 'b': [1.0, 2.0]})
x.iloc[:, 1] = ['x', 'y']
result = x

# case: all rows by a mask
x = pd.DataFrame({'a': [1, 2], 'b': [1.0, 2.0]})
x.loc[x['a'] > 0, 'b'] = None
result = x

# case: a repeated label that all rows have
x = pd.DataFrame({'a': [1, 2], 'b': [1.0, 2.0]}, index=[1, 1])
x.loc[1, 'b'] = None
result = x

# case: a label that one row of one has
x = pd.DataFrame({'a': [1], 'b': [1.0]})
x.loc[0, 'b'] = None
result = x
