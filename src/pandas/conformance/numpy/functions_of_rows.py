import pandas as pd
import numpy as np
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
w = pd.DataFrame({'p': [1, 2, 3], 'q': [1, 5, 3], 'r': [2, 5, 1]})
n = pd.Series([1.0, None, 3.0])

# case: np-size-axis
result = (np.size([1, 2, 3], axis=0), np.size(w, 1), np.size(w, axis=0), np.size(w))

# case: np-ravel-order
result = (np.ravel([1, 2], order='F'), np.ravel(w, order='F'), np.ravel(w), np.ravel(f['t'], order='C'))

# case: np-astype
result = np.astype(np.array([1.5, 2.5]), int)

# case: np-astype-list
result = np.astype([1.5], int)

# case: np-astype-missing
result = np.astype(float)

# case: np-astype-matrix
result = np.astype(w.to_numpy(), float)

# case: np-astype-series
result = np.astype(n, int)

# case: sets-of-rows
result = (np.union1d(w, [1, 9]), np.setdiff1d(w, [1, 2]), np.intersect1d(w, [1, 2]))
