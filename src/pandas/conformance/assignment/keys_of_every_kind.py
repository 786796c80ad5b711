import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, 2.0]}, index=[10, 5, 20])
s = df['a'].copy()
empty = pd.DataFrame(columns=['a', 'b'])
# case: a function as a key of a frame
df[lambda d: d['a'] > 1] = 9
result = df
# case: a function as a key of a series
s[lambda x: x > 1] = 9
result = s
# case: a function as a key of a series' loc
s.loc[lambda x: x > 1] = 9
result = s
# case: a truth is no label of numbers
df.loc[True, 'a'] = 9
result = df
# case: a truth is no label of a series of numbers
s.loc[True] = 9
result = s
# case: a whole float becomes a whole label
df.loc[7.0, 'a'] = 9
result = df
# case: a float that is not whole makes floats of all labels
df.loc[7.5, 'a'] = 9
result = df
# case: a float as a new label of a range
t = pd.Series([1, 2])
t.loc[2.0] = 9
result = t
# case: no rows of a list leave the dtype
df.loc[[], 'a'] = 1.5
result = df
# case: no rows of a slice that ends before it starts
df.loc[20:10, 'a'] = 'w'
result = df
# case: no rows of a slice leave the dtype
d = df.sort_index()
d.loc[11:12, 'a'] = 'w'
result = d
# case: no rows of a slice of a range
d = df.reset_index(drop=True)
d.loc[5:9, 'a'] = 1.5
result = d
# case: no rows of a mask change the dtype
df.loc[df['a'] > 99, 'a'] = 1.5
result = df
# case: no rows of a list and no series
df.loc[[], 'a'] = df['b']
result = df
# case: rows backwards
df.loc[::-1, 'a'] = None
result = df
# case: a series for a frame of truths
df[df > 1] = df['a']
result = df
# case: a mask as the label of one value
s.at[s > 1] = 9
result = s
# case: a mask as the label of one value that is read
result = s.at[s > 1]
# case: a list as the label of one value that is read
result = s.at[[10]]
# case: a slice as the label of one value
result = s.at[10:5]
# case: a first row and a new column at once
empty.loc['x', 'c'] = 5
result = empty
# case: a first row in known columns
empty.loc['x', 'a'] = 5
result = empty
# case: a first row and column of nothing
d = pd.DataFrame()
d.loc[0, 'a'] = 1
result = d
# case: a new column of no rows
empty.loc[:, 'c'] = 5
result = empty
# case: rows one by one
d = pd.DataFrame(columns=['n', 'v'])
for at, name in enumerate(['x', 'y']):
    d.loc[at, 'n'] = name
    d.loc[at, 'v'] = at * 2
result = d
# case: rows one by one under new columns
d = pd.DataFrame()
for at, name in enumerate(['x', 'y']):
    d.loc[at, 'n'] = name
    d.loc[at, 'v'] = at * 2
result = d
# case: series for columns to be replaced
result = df.replace(pd.Series({'a': 3}), 'R')
# case: labels of one level in columns of two
d = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('a', 'u'), ('b', 'v')]))
result = ['a' in d, 'u' in d, ('a', 'u') in d, ('a', 'v') in d]
# case: a nullable mask of other labels
n = pd.Series([True, None, False], index=[1, 2, 3], dtype='boolean')
result = df.loc[n]
# case: a list is no label of get_loc
result = df.index.get_loc([10])
