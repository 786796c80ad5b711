import numpy as np
import pandas as pd

# case: tuples_in_loc-1
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[(0, 1), 'a']

# case: tuples_in_loc-2
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[(0, 1), ['a']]

# case: tuples_in_loc-3
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[(0, 1), :]

# case: tuples_in_loc-4
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[[0], ('a', 'c')]

# case: tuples_in_loc-5
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[(0, 1), ('a', 'c')]

# case: tuples_in_loc-6
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc[0, ('a', 'c')] = 9
result = x

# case: tuples_in_loc-7
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc[0, ('a', 'c')] = [8, 9]
result = x

# case: tuples_in_loc-8
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc[:, ('a', 'c')] = 9
result = x

# case: tuples_in_loc-9
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc[:, ('a', 'z')] = 9
result = x

# case: tuples_in_loc-10
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc[x['a'] > 1, ('a', 'z')] = 9
result = x

# case: tuples_in_loc-11
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[:, ('a', 'z')]

# case: tuples_in_loc-12
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc[(0, 1), 'a'] = 9
result = x

# case: tuples_in_loc-13
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc[(0, 5), 'a'] = 9
result = x

# case: tuples_in_loc-14
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x[('a', 'c')] = 9
result = x

# case: tuples_in_loc-15
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x[('a', 'c')]

# case: tuples_in_loc-16
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc['t', ('a', 'c')] = 9
result = x

# case: tuples_in_loc-17
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[0:1, ('a', 'c')]

# case: tuples_in_loc-18
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[lambda d: d['a'] > 1, ('c', 'a')]

# case: tuples_in_loc-19
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[:, ('a',)]

# case: tuples_in_loc-20
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[:, (True, False)]

# case: tuples_in_loc-21
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[(x['a'] > 1), ('a')]

# case: tuples_in_loc-22
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]}, index=['u', 'v'])
result = x.loc[('u', 'v'), :]

# case: tuples_in_loc-23
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]}, index=['u', 'v'])
result = x.loc['u', ('a', 'c')]

# case: tuples_in_loc-24
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]}, index=['u', 'u'])
result = x.loc['u', ('a', 'c')]

# case: tuples_in_loc-25
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]}, index=pd.MultiIndex.from_tuples([('u', 1), ('v', 2)]))
result = x.loc['u', ('a', 'c')]

# case: tuples_in_loc-26
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]}, index=pd.MultiIndex.from_tuples([('u', 1), ('v', 2)]))
result = x.loc[('u', 1), ('a', 'c')]

# case: tuples_in_loc-27
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]}, index=pd.MultiIndex.from_tuples([('u', 1), ('v', 2)]))
result = x.loc[x['a'] > 1, ('a', 'c')]

# case: tuples_in_loc-28
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]}, index=pd.MultiIndex.from_tuples([('u', 1), ('v', 2)]))
x.loc[('u', 1), ('a', 'c')] = 9
result = x

# case: tuples_in_loc-29
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]}, index=pd.MultiIndex.from_tuples([('u', 1), ('v', 2)]))
x.loc['u', ('a', 'c')] = 9
result = x

# case: tuples_in_loc-30
s = pd.Series([1, 2], index=['u', 'v'])
result = s.loc[('u', 'v')]

# case: tuples_in_loc-31
s = pd.Series([1, 2], index=['u', 'v'])
result = s[('u', 'v')]

# case: tuples_in_loc-32
s = pd.Series([1, 2], index=['u', 'v'])
s.loc[('u', 'v')] = 4
result = s

# case: tuples_in_loc-33
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.iloc[(0, 1), (0, 1)]

# case: tuples_in_loc-34
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.iloc[:, (0, 1)]

# case: tuples_in_loc-35
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.iloc[:, (0, 1)] = 5
result = x

# case: tuples_in_loc-36
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.iloc[0, (0, 1)]
