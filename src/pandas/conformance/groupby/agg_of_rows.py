import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a'], 'h': [1, 1, 2, 2], 'v': [5, 3, 8, 1], 's': ['x', 'y', 'x', 'z']})
# case: a running sum by a dict
result = df.groupby('g').agg({'v': 'cumsum'})
# case: two by a dict
result = df.groupby('g').agg({'v': 'cumsum', 'h': 'shift'})
# case: lists in a dict
result = df.groupby('g').agg({'v': ['cumsum', 'rank']})
# case: by names
result = df.groupby('g').agg(p=('v', 'cumsum'), q=('h', 'diff'))
# case: of one column by a list
result = df.groupby('g')['v'].agg(['cumsum', 'cummax'])
# case: of one column by names
result = df.groupby('g')['v'].agg(total='cumsum', place='rank')
# case: numpy's running sum
result = df.groupby('g')['v'].agg(np.cumsum)
# case: numpy's running sum in a list
result = df.groupby('g')['v'].agg([np.cumsum])
# case: a list beside keys that are columns
result = df.groupby('g', as_index=False)['v'].agg(['cumsum'])
# case: a dict beside keys that are columns
result = df.groupby('g', as_index=False).agg({'v': 'cumsum'})
# case: each row a group
result = df.groupby(['g', 'h']).agg({'v': 'cumsum'})
# case: assigned afterwards
df['t'] = df.groupby('g').agg({'v': 'cumsum'})['v']
result = df
# case: first rows of groups
result = df.groupby('g').agg({'v': 'head'})
