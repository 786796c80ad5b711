import numpy as np
import pandas as pd

# case: at_of_levels-1
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
x = pd.concat({'p': x}, axis=1)
x.at[5, ('p', 'k')] = 9
result = x

# case: at_of_levels-2
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
x = pd.concat({'p': x}, axis=1)
result = x.at[5, ('p', 'k')]

# case: at_of_levels-3
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 8])
x = pd.concat({'p': x}, axis=1)
x.at[5, ('p', 'k')] = 9
result = x.at[5, ('p', 'k')]

# case: at_of_levels-4
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 1), ('b', 2)]))
x.at[('a', 1), 'k'] = 9
result = x

# case: at_of_levels-5
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 1), ('b', 2)]))
result = x.at[('b', 2), 'k']

# case: at_of_levels-6
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 1), ('b', 2)]))
x.at['a', 'k'] = 9
result = x

# case: at_of_levels-7
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 1), ('b', 2)]))
result = x.at['b', 'k']

# case: at_of_levels-8
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 2)]))
x.at[('a', 1), 'k'] = 9
result = x

# case: at_of_levels-9
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 2)]))
result = x.at[('a', 1), 'k']

# case: at_of_levels-10
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 2)]))
result = x.at['a', 'k']

# case: at_of_levels-11
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 2)]))
x.at['a', 'k'] = 9
result = x

# case: at_of_levels-12
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
x = pd.concat({'p': x}, axis=1)
x.at[5, 'p'] = 9
result = x

# case: at_of_levels-13
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
x = pd.concat({'p': x}, axis=1)
result = x.at[5, 'p']

# case: at_of_levels-14
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
x.at[5] = 9
result = x

# case: at_of_levels-15
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
result = x.at[5]

# case: at_of_levels-16
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
x.at[5, 'new'] = 4
x.at[9, 'k'] = 4
result = x

# case: at_of_levels-17
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
x = pd.concat({'p': x}, axis=1)
x.at[5, ('q', 'k')] = 9
result = x

# case: at_of_levels-18
s = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 1), ('b', 2)]))
s.at[('b', 2)] = 5
s.at['a', 1] = 7
result = s

# case: at_of_levels-19
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 1), ('b', 2)]))
result = x.loc[('b', 2), 'k'], x.at[x.index[2], 'k']

# case: at_of_levels-20
x = pd.DataFrame({'k': [3, 2, 1]}, index=pd.to_datetime(['2020-01-01', '2020-01-02', '2020-01-02']))
x.at['2020-01-01', 'k'] = 8
x.at[pd.Timestamp('2020-01-02'), 'k'] = 7
result = x

# case: at_of_levels-21
x = pd.DataFrame([[1, 2, 3]], columns=['a', 'b', 'b'])
x.at[0, 'a'] = 5
x.at[0, 'b'] = 6
result = x, x.at[0, 'b']

# case: at_of_levels-22
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 8])
x.at[5] = 9
result = x

# case: at_of_levels-23
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 8])
result = x.at[[5, 7]]

# case: at_of_levels-24
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 8])
x.at[x['k'] > 1] = 3
result = x

# case: at_of_levels-25
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 8])
result = x.at[7]

# case: at_of_levels-26
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 2)]))
x.at[('a', 1)] = 4
result = x

# case: at_of_levels-27
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 2)]))
result = x.at['a', 1]
