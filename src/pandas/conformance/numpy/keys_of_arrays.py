import numpy as np
import pandas as pd

a = np.array([3, 1, 2])
m = np.array([[1, 2], [3, 4]])

# case: text
result = a['a']

# case: a fraction
result = a[1.5]

# case: a list of texts
result = a[['a']]

# case: a list with None
result = a[[0, None]]

# case: a set
result = a[{1}]

# case: a dict
result = a[{'a': 1}]

# case: a date
result = a[pd.Timestamp('2024-01-01')]

# case: an array of text
result = a[np.array(['a'])]

# case: text of rows and columns
result = m['a']

# case: text as the column of one
result = m[0, 'a']

# case: written by text
a['x'] = 1
result = a

# case: an element of a number
result = np.float64(1.5)['a']

# case: the first of a sum
result = pd.Series([1, 2]).sum()[0]

# case: all of a number
result = np.float64(1)[()]

# case: an element of a date
result = np.datetime64('2020-01-01')[0]
