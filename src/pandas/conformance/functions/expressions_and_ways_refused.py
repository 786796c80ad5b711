import numpy as np
import pandas as pd

# case: refused-1
x = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = x.query('')

# case: refused-2
x = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = x.query(5)

# case: refused-3
x = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = x.query(None)

# case: refused-4
x = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = x.query(x.v > 1)

# case: refused-5
x = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = x.eval('')

# case: refused-6
x = pd.DataFrame({'v': [1, 2]})
result = x.dot(1)

# case: refused-7
x = pd.DataFrame({'v': [1, 2]})
result = x.dot(None)

# case: refused-8
x = pd.DataFrame({'v': [1, 2]})
result = x.dot('a')

# case: refused-9
x = pd.DataFrame({'v': [1, 2]})
result = x.dot({'v': 1})

# case: refused-10
x = pd.DataFrame({'v': [1, 2]})
result = x.dot({1})

# case: refused-11
x = pd.DataFrame({'v': [1, 2]})
result = x.dot([3])

# case: refused-12
x = pd.DataFrame({'v': [1, 2], 'w': [1.5, 2]})
result = x.v.dot(x)

# case: refused-13
x = pd.DataFrame({'v': [1, 2], 'w': [1.5, 2]})
result = x.v @ x

# case: refused-14
x = pd.DataFrame({'v': [1, 2], 'w': [3, 2]})
result = x.v.dot(x)

# case: refused-15
x = pd.DataFrame({'v': [1, 2], 'w': [3, 2]}, index=['a','b'])
result = pd.Series([5,6],index=['b','a'], name='q').dot(x)

# case: refused-16
x = pd.DataFrame({'v': [1, 2], 'w': [3, 2]}, index=['a','b'])
result = pd.Series([5,6]).dot(x)

# case: refused-17
x = pd.Series([5,6])
result = x.dot({'a': 1, 'b': 2})

# case: refused-18
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.merge(a, how='anti')

# case: refused-19
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
try:
    result = a.merge(a, on='k', how='anti')
except ValueError as e:
    result = str(e)

# case: refused-20
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.merge(a, on='k', how=None)

# case: refused-21
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
try:
    result = a.join(a, how='anti', rsuffix='_')
except ValueError as e:
    result = str(e)

# case: refused-22
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.merge(a, on=[])

# case: refused-23
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.merge(a, left_on=[], right_on=[])

# case: refused-24
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.groupby('k').agg(x=('v',))

# case: refused-25
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.groupby('k').agg(x=('v','sum','max'))

# case: refused-26
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.apply(5)

# case: refused-27
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.apply(None)

# case: refused-28
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.v.between(1, 2, inclusive=True)

# case: refused-29
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.v.between(1, 2, inclusive=None)

# case: refused-30
a = pd.DataFrame({'k': ['x','y'], 'v': [1, 2]})
result = a.v.between(1, 2, inclusive=False)
