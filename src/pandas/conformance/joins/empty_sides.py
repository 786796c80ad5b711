import numpy as np
import pandas as pd

# case: empty-sides-1
x = pd.DataFrame({'k': []})
y = pd.DataFrame({'l': [[1], [2]]})
result = x.merge(y, left_on='k', right_on='l'), x.merge(y, left_on='k', right_on='l', how='left')
# case: empty-sides-2
x = pd.DataFrame({'k': [1, 2], 'v': [3, 4]})
y = pd.DataFrame({'k': [], 'w': []})
result = x.merge(y, on='k'), x.merge(y, on='k', how='right'), x.merge(y, on='k', how='left'), y.merge(x, on='k'), y.merge(x, on='k', how='left'), x.merge(y, on='k', how='outer')
# case: empty-sides-3
x = pd.DataFrame({'k': ['a'], 'v': [3]})
y = pd.DataFrame({'k': pd.Series([], dtype=object), 'v': pd.Series([], dtype=int)})
result = x.merge(y, on='k'), y.merge(x, on='k', how='left'), y.merge(x, on='k', indicator=True), y.merge(x, how='inner')
# case: empty-sides-4
x = pd.DataFrame({'k': ['a'], 'v': [3]}).set_index('k')
y = pd.DataFrame({'k': [], 'w': []}).set_index('k')
result = x.join(y), y.join(x), x.join(y, how='inner'), x.merge(y, left_index=True, right_index=True)
