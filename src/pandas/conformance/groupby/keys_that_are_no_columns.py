import pandas as pd
import numpy as np
# case: a series made of a column
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(df['g'].str[0], as_index=False).sum()
# case: sizes have all keys
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(df['g'].str[0].rename('z'), as_index=False).size()
# case: beside a column
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(['h', df['g'].str[0].rename('z')], as_index=False).agg(n=('v', 'sum'))
# case: several functions of one column have all keys
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(['h', df['g'].str[0].rename('z')], as_index=False)['v'].agg(['sum', 'max'])
# case: apply to one column
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(df['g'].str[0], as_index=False)['v'].apply(lambda s: s.sum())
# case: a level of the index
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.set_index('h').groupby('h', as_index=False)['v'].sum()
# case: a function
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(lambda i: i % 2, as_index=False)['v'].sum()
# case: named functions of one column have all keys
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(df['g'].str[0], as_index=False)['v'].agg(n='sum')
# case: unique
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(df['g'].str[0].rename('z'), as_index=False)['v'].unique()
# case: apply to frames
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(df['g'].str[0].rename('z'), as_index=False).apply(lambda g: len(g))
# case: a grouper
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(pd.Grouper(key='g'), as_index=False)['v'].sum()
# case: spans of time
df = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', '2020-01-20', '2020-03-01']), 'v': [1, 2, 3]})
result = df.groupby(pd.Grouper(key='d', freq='MS'), as_index=False)['v'].sum()
# case: a series of the frame
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
s = df['g']
result = df.groupby(s, as_index=False)['v'].max()
# case: a copy of one
df = pd.DataFrame({'g': ['a1', 'b2', 'a3'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(df['g'].copy(), as_index=False)['v'].max()
