import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['x', 'y', 'x'], 'v': [0, 2, 3], 't': ['a', 'b', 'c']})

# case: by-name
result = df.groupby('g')['v'].filter('mean')

# case: by-name-of-a-zero
result = df.assign(v=[0, 2, 0]).groupby('g')['v'].filter('max')

# case: number
result = df.groupby('g')['v'].filter(lambda s: s.iloc[0])

# case: text
result = df.groupby('g')['t'].filter(lambda s: ', '.join(s))

# case: missing
result = df.groupby('g')['v'].filter(lambda s: s.std())

# case: series
result = df.groupby('g')['v'].filter(lambda s: s > 1)

# case: error-within
result = df.groupby('g')['t'].filter(lambda s: s.sum() > 1)

# case: key-error-within
result = df.groupby('g')['t'].filter(lambda s: s['q'])

# case: number-of-a-frame
result = df.groupby('g').filter(lambda d: d['v'].sum())

# case: name-for-a-frame
result = df.groupby('g').filter('size')

# case: no-such-name
result = df.groupby('g')['v'].filter('nothing')
