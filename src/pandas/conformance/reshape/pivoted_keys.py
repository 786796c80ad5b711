import pandas as pd
import numpy as np
x = pd.DataFrame({'k': [1, 2, 3], 'a': ['x', 'y', None], 'v': [1, 2, 3], 2: [5, 6, 7], 'l': [[1], [2], [3]], 'I': pd.array([1, None, 3], dtype='Int64')})
# case: keys twice
result = x.pivot(index='a', columns='a', values='v')
# case: number keys twice
result = x.pivot(index=2, columns=2, values='v')
# case: number keys twice all values
result = x[['k', 2]].pivot(index=2, columns=2)
# case: lists as keys
result = x.pivot(index='l', columns='l', values='v')
# case: tuple of keys
result = x.pivot(index=('k', 'a'), columns='v', values=2)
# case: tuple that is no key
result = x.pivot(index=('k', 'b'), columns='v', values=2)
# case: list with a key twice
result = x.pivot(index=['k', 'a'], columns=['a'], values='v')
# case: missing value column
result = x.pivot(index='a', columns='a', values='zz')
# case: nullable values listed
result = x.pivot(index='k', columns='a', values=['I', 'v'])
# case: nullable value listed
result = x.pivot(index='k', columns='a', values=['I'])
# case: nullable keys
result = x.pivot(index='I', columns='a', values='v')
# case: all values
result = x[['k', 'a', 'v', 'I']].pivot(index='k', columns='a')
# case: no index
result = x.pivot(columns='a', values='v')
# case: objects
result = x[['k', 'v', 'I']].T.reset_index(drop=True).pivot(index=0, columns=1, values=2)
