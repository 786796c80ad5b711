import datetime
import numpy as np
import pandas as pd

texts = pd.DataFrame({'a': ['x', 'y', 'z']})

# case: a datetime among texts by loc
texts.loc[1, 'a'] = datetime.datetime(2020, 2, 2)
result = [type(each).__name__ for each in texts['a']]

# case: a datetime among texts by a mask
texts.loc[texts['a'] == 'x', 'a'] = datetime.datetime(2020, 2, 2)
result = [type(each).__name__ for each in texts['a']]

# case: a datetime among texts by at and iloc
texts.at[0, 'a'] = datetime.datetime(2020, 2, 2)
texts.iloc[2, 0] = datetime.timedelta(days=1)
result = [type(each).__name__ for each in texts['a']]

# case: numbers in an array of strings
result = list(pd.array([1, 2.5, None], dtype='string'))

# case: numbers in a column of strings
result = pd.DataFrame({'i': pd.array([1, None], dtype='string')})

# case: None in an array of objects
result = pd.Series(pd.array([1, None, 3], dtype=object)).tolist()

# case: a series of an array of texts that changes
a = np.array(['x', 'y'])
s = pd.Series(a)
s[0] = 'q'
result = (a.tolist(), s.tolist())

# case: items of nullable numbers
result = str(list(pd.Series([1, None], dtype='Int64').items()))
