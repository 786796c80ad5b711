import numpy as np
import pandas as pd

# case: failed-1
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.transform('x')

# case: failed-2
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.transform('x')

# case: failed-3
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.transform('sum')

# case: failed-4
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.transform('mean')

# case: failed-5
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a[['v']].transform('sum')

# case: failed-6
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.transform(['x', 'abs'])

# case: failed-7
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.transform(lambda q: q.nope)

# case: failed-8
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.transform(lambda q: 1/0)

# case: failed-9
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.groupby('k').apply('x')

# case: failed-10
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.groupby('k').apply('sum')

# case: failed-11
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.groupby('k').apply(5)

# case: failed-12
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.groupby('k').v.apply('x')

# case: failed-13
result = pd.to_datetime([1, 2], unit='x')

# case: failed-14
result = pd.to_datetime(['1', '2'], unit='x')

# case: failed-15
result = pd.to_datetime([1.5], unit='x')

# case: failed-16
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.corr(a.k)

# case: failed-17
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.v.cov(a.k)

# case: failed-18
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iat['x', 0]

# case: failed-19
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iat[1.5, 0]

# case: failed-20
a = pd.Series([1, 2])
result = a.iat['x']

# case: failed-21
a = pd.Series([1, 2])
result = a.squeeze() is a

# case: failed-22
a = pd.Series([1, 2])
b = a.squeeze()
b[0] = 9
result = a

# case: failed-23
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
b = a.squeeze()
b.loc[0, 'v'] = 9
result = a
