import pandas as pd
import numpy as np
# case: level key other name
x = pd.DataFrame({'k': [1, 2], 'v': [3, 4]}).set_index('k')
y = pd.DataFrame({'z': [1, 2, 2], 'k': [5, 6, 7]})
result = x.merge(y, left_on='k', right_on='z')
# case: level key same
x = pd.DataFrame({'k': [1, 2, 9], 'v': [3, 4, 5]}).set_index('k')
y = pd.DataFrame({'k': [1, 2, 2], 'w': [5, 6, 7]})
result = x.merge(y, on='k', how='outer')
# case: level key same right
x = pd.DataFrame({'k': [1, 2, 9], 'v': [3, 4, 5]}).set_index('k')
y = pd.DataFrame({'k': [1, 2, 7], 'w': [5, 6, 7]})
result = y.merge(x, on='k', how='right')
# case: level outer index
x = pd.DataFrame({'k': [1, 2, 9], 'v': [3, 4, 5]}).set_index('k')
y = pd.DataFrame({'w': [5, 6, 7]})
result = x.merge(y, left_on='k', right_index=True, how='outer')
# case: level right index
x = pd.DataFrame({'k': [1, 2, 9], 'v': [3, 4, 5]}).set_index('k')
y = pd.DataFrame({'w': [5, 6, 7]})
result = x.merge(y, left_on='k', right_index=True, how='right')
# case: int names right
x = pd.DataFrame({1: [1, 2, 9], 'v': [3, 4, 5]})
y = pd.DataFrame({2: [1, 6, 7], 'w': [1, 2, 3]})
result = x.merge(y, left_on=1, right_on=2, how='right')
# case: int names outer
x = pd.DataFrame({1: [1, 2, 9], 'v': [3, 4, 5]})
y = pd.DataFrame({2: [1, 6, 7], 'w': [1, 2, 3]})
result = x.merge(y, left_on=1, right_on=2, how='outer')
# case: bool key right
x = pd.DataFrame({'k': [True, False], 'v': [3, 4]})
y = pd.DataFrame({'k': [1, 2], 'w': [1, 2]})
result = x.merge(y, on='k', how='right')
# case: boolean int
x = pd.DataFrame({'k': pd.array([True, None], dtype='boolean'), 'v': [3, 4]})
y = pd.DataFrame({'k': [1, 2], 'w': [1, 2]})
result = x.merge(y, on='k', how='outer')
# case: Int float fraction
x = pd.DataFrame({'k': pd.array([1, None], dtype='Int64'), 'v': [3, 4]})
y = pd.DataFrame({'k': [1.5, 2], 'w': [1, 2]})
result = x.merge(y, on='k', how='outer')
# case: Int float
x = pd.DataFrame({'k': pd.array([1, None], dtype='Int64'), 'v': [3, 4]})
y = pd.DataFrame({'k': [1.0, np.nan], 'w': [1, 2]})
result = x.merge(y, on='k', how='outer')
# case: int Float fraction
x = pd.DataFrame({'k': [1, 2], 'v': [3, 4]})
y = pd.DataFrame({'k': pd.array([1.5, 2], dtype='Float64'), 'w': [1, 2]})
result = x.merge(y, on='k', how='inner')
# case: both empty object float
x = pd.DataFrame({'k': [1.5], 'v': [3]})[:0]
y = pd.DataFrame({'k': ['a'], 'w': [3]})[:0]
result = x.merge(y, on='k', how='inner')
# case: both empty object int
x = pd.DataFrame({'k': [1], 'v': [3]})[:0]
y = pd.DataFrame({'k': ['a'], 'w': [3]})[:0]
result = x.merge(y, on='k', how='inner')
# case: both empty string int
x = pd.DataFrame({'k': [1], 'v': [3]})[:0]
y = pd.DataFrame({'k': pd.array(['a'], dtype='string'), 'w': [3]})[:0]
result = x.merge(y, on='k', how='inner')
# case: cat int
x = pd.DataFrame({'k': pd.Categorical([1, 2]), 'v': [3, 4]})
y = pd.DataFrame({'k': [1, 3], 'w': [3, 4]})
result = x.merge(y, on='k', how='outer')
# case: cat missing int
x = pd.DataFrame({'k': pd.Categorical([1, None]), 'v': [3, 4]})
y = pd.DataFrame({'k': [1, 3], 'w': [3, 4]})
result = x.merge(y, on='k', how='outer')
# case: cat name text
x = pd.DataFrame({'k': [1, 2], 'v': [3, 4]})
y = pd.DataFrame({'k': ['a', 'b'], 'c': pd.Categorical([1, 3])})
result = x.merge(y, left_on='k', right_on='c')
# case: cat permuted
x = pd.DataFrame({'k': pd.Categorical(['a', 'b'], categories=['a', 'b']), 'v': [3, 4]})
y = pd.DataFrame({'k': pd.Categorical(['a', 'b'], categories=['b', 'a']), 'w': [3, 4]})
result = x.merge(y, on='k', how='outer')
# case: cat ordered
x = pd.DataFrame({'k': pd.Categorical(['a', 'b'], ordered=True), 'v': [3, 4]})
y = pd.DataFrame({'k': pd.Categorical(['a', 'b'], ordered=False), 'w': [3, 4]})
result = x.merge(y, on='k', how='outer')
# case: cat dates
x = pd.DataFrame({'k': pd.Categorical(pd.to_datetime(['2020-01-01', '2020-01-02'])), 'v': [3, 4]})
y = pd.DataFrame({'k': pd.Categorical(pd.to_datetime(['2020-01-01'])), 'w': [3]})
result = x.merge(y, on='k', how='outer')
# case: empty right outer
x = pd.DataFrame({'k': [1, 2], 'v': [3, 4]})
y = pd.DataFrame({'k': [1.5], 'w': [3]})[:0]
result = x.merge(y, on='k', how='outer')
# case: empty left right
x = pd.DataFrame({'k': [1, 2], 'v': [3, 4]})[:0]
y = pd.DataFrame({'k': [1.5], 'w': [3]})
result = x.merge(y, on='k', how='right')
# case: empty left index left
x = pd.DataFrame({'k': ['a'], 'v': [3]}).set_index('k')[:0]
y = pd.DataFrame({'k': [1.5], 'w': [3]})
result = x.merge(y, on='k', how='left')
# case: key zero index
x = pd.DataFrame({0: [1, 2], 'v': [3, 4]}).set_index(0)
y = pd.DataFrame({0: [1, 2], 'w': [3, 4]})
result = x.merge(y, on=0, how='outer')
# case: both key right index
x = pd.DataFrame({'k': [1, 2], 'v': [3, 4]})
y = pd.DataFrame({'k': [1, 2], 'w': [3, 4]})
result = x.merge(y, left_on='k', right_index=True, how='outer')
# case: object datetime
x = pd.DataFrame({'k': pd.Series([pd.Timestamp('2020-01-01'), None], dtype=object), 'v': [3, 4]})
y = pd.DataFrame({'k': pd.to_datetime(['2020-01-01']), 'w': [3]})
result = x.merge(y, on='k', how='outer')
# case: string object
x = pd.DataFrame({'k': pd.array(['a', None], dtype='string'), 'v': [3, 4]})
y = pd.DataFrame({'k': ['a', 'c'], 'w': [3, 4]})
result = x.merge(y, on='k', how='outer')
# case: index dates ints inner
x = pd.DataFrame({'v': [3, 4]}, index=pd.to_datetime(['2020-01-02', '2020-01-01']))
y = pd.DataFrame({'w': [3, 4]})
result = pd.merge(x, y, left_index=True, right_index=True, how='outer')
# case: index text ints duplicates
x = pd.DataFrame({'v': [3, 4]}, index=['a', 'a'])
y = pd.DataFrame({'w': [3, 4]})
result = pd.merge(x, y, left_index=True, right_index=True, how='outer')
# case: index text ints join
x = pd.DataFrame({'v': [3, 4]}, index=['a', 'b'])
y = pd.DataFrame({'w': [3, 4]})
result = x.join(y, how='outer')
# case: text ints add
x = pd.Series([3, 4], index=['a', 'b'])
y = pd.Series([3, 4])
result = x + y
# case: text ints add duplicates
x = pd.Series([3, 4], index=['a', 'a'])
y = pd.Series([3, 4])
result = x + y
# case: nullable integers beside fractions
x = pd.DataFrame({'k': [1.5, 2], 'v': [3, 4]})
y = pd.DataFrame({'k': pd.array([1, None], dtype='Int64'), 'w': [1, 2]})
result = y.merge(x, on='k', how='outer')
# case: fractions beside nullable integers
x = pd.DataFrame({'k': [1.5, 2, np.nan], 'v': [3, 4, 5]})
y = pd.DataFrame({'k': pd.array([1, None], dtype='Int64'), 'w': [1, 2]})
result = x.merge(y, on='k', how='outer')
# case: named index and a key outside it
x = pd.DataFrame({'k': [1, 2, 9], 'v': [3, 4, 5]}, index=pd.Index([4, 5, 6], name='id'))
y = pd.DataFrame({'w': [5, 6, 7]})
result = x.merge(y, left_on='k', right_index=True, how='outer')
