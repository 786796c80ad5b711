import pandas as pd
import numpy as np
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})

# case: where-axis
result = np.where(f['a'] > 1, 1, 0, axis=1)

# case: abs-axis
result = np.abs(f['a'], axis=0)

# case: dot-axis
result = np.dot([1, 2], [3, 4], axis=0)

# case: round-axis
result = np.round(1.234, 1, axis=1)

# case: max-where
result = np.nanmax([1, 2], casting='safe')

# case: cumsum-keepdims
result = np.cumsum([1, 2], keepdims=True)

# case: unique-out
result = np.unique([1, 1], out=None)

# case: where-dtype
result = np.where([True, False], 1, 0, dtype='int8')
