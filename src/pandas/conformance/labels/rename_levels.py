import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 2.0, 7.5], 'c': [3, 9, 1]})
# case: rename level
m = df.groupby(['a', 'c'])[['b']].sum()
result = m.rename(index={1: 'one', 3: 'three'}, level='a')
# case: rename level cols
m = df.groupby('a').agg({'b': ['sum', 'mean'], 'c': ['sum', 'max']})
result = m.rename(columns={'sum': 'total'}, level=1)
# case: rename level all
m = df.groupby(['a', 'c'])[['b']].sum()
result = m.rename(index={1: 'one', 3: 'three'})
# case: rename level series
s = df.groupby(['a', 'c'])['b'].sum()
result = s.rename(index={1: 'one', 3: 'three'}, level='c')
# case: rename level bad
s = df.groupby(['a', 'c'])['b'].sum()
result = s.rename(index={1: 'one', 3: 'three'}, level='x')
