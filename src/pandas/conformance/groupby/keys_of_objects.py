import pandas as pd
import numpy as np
# case: keys beside the result keep the dtype object
df = pd.DataFrame({'k': [1, 2, 3], 'o': [True, None, False]})
result = df.groupby('o', as_index=False)['k'].sum()
# case: keys of sizes do not
df = pd.DataFrame({'k': [1, 2, 3], 'o': [True, None, False]})
result = df.groupby('o', as_index=False).size()
# case: keys of several functions of one column do not
df = pd.DataFrame({'k': [1, 2, 3], 'o': [True, None, False]})
result = df.groupby('o', as_index=False)['k'].agg(['sum', 'max'])
# case: keys that are dates become dates
df = pd.DataFrame({'k': [1, 2, 3], 'd': pd.to_datetime(['2020-01-01', '2021-01-01', '2020-01-01'])}).astype(object)
result = df.groupby(['d', 'k']).size().reset_index(name='n')
# case: a missing truth stays where numpy's sort leaves it
df = pd.DataFrame({'k': [1, 2, 3], 'o': [True, None, False]})
result = df.groupby('o', dropna=False)['k'].sum()
# case: a column that is not there is found before keys without order
df = pd.DataFrame({'k': [1, 2], 'o': [pd.Timestamp('2020-01-01'), 2]})
result = df.groupby('o')['z'].sum()
# case: each key needs an order, even for rows that another key leaves out
df = pd.DataFrame({'k': ['a', None], 'o': [pd.Timestamp('2020-01-01'), 2]})
result = df.groupby(['k', 'o']).size()
# case: names are read as dates where the first group is one
df = pd.DataFrame({'d': [pd.Timestamp('2020-01-01'), '2020-01-01', '2021-01-01'], 'v': [1, 2, 3]})
result = df.groupby('d').filter(lambda g: len(g) > 0)
# case: a frame is no key
df = pd.DataFrame([[1, 2]], columns=['k', 'k'])
result = df.groupby(df['k'].isna()).size()
# case: counts of the key itself need an order
df = pd.DataFrame({'m': [1, 'b', 'b']})
result = df.groupby('m')['m'].value_counts()
# case: counts of the key itself that is a category
df = pd.DataFrame({'m': pd.Categorical(['a', 'b', 'a'], categories=['a', 'b', 'c'])})
result = df.groupby('m', observed=False)['m'].value_counts(sort=False)
# case: without groups the largest have the keys' name alone
df = pd.DataFrame({'g': [1, 2], 'v': [3, 4]})
result = df[df['v'] > 9].groupby('g')['v'].nlargest()
# case: functions below labels of several levels
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]}).groupby('g').agg({'v': ['min', 'max']})
result = df.groupby(('v', 'min')).agg(['sum'])
# case: a missing category stands where it appears
df = pd.DataFrame({'c': pd.Categorical(['b', None, 'a', 'c'])})
result = df.groupby('c', dropna=False, sort=False).size()
# case: names of columns are lost for one column beside its keys
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': ['x', 'x', 'y']}).groupby(['g', 'h']).size().unstack(fill_value=0)
result = df.groupby('x', as_index=False)['y'].sum()
# case: least objects are numbers of one kind
df = pd.DataFrame({'g': ['a', 'a', 'b'], 'm': [1, None, 2.5]}, dtype=object)
result = df.groupby('g')['m'].min()
# case: a frame without groups cannot be transformed
df = pd.DataFrame({'d': [None, None], 'v': [1, 2]})
result = df.groupby('d')[['v']].transform('sum')
# case: a label twice is no source
df = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'g'])
result = df.groupby('g').agg(n=('k', 'count'))
