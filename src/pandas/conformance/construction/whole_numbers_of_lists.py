import numpy as np
import pandas as pd

# case: None
result = pd.Series([1, None, 3], dtype='uint8')

# case: NaN
result = pd.Series([1, np.nan, 3], dtype='uint8')

# case: a fraction before None
result = pd.Series([2.5, None], dtype=int)

# case: a fraction before NaN
result = pd.Series([1.5, np.nan], dtype='int64')

# case: infinity
result = pd.Series([np.inf], dtype='int64')

# case: a list among numbers
result = pd.Series([1, [2]], dtype=int)

# case: NaN in an array
result = pd.Series(np.array([1, np.nan]), dtype=int)

# case: labels
result = pd.Index([1, None], dtype='int64')

# case: a dict
result = pd.Series({'a': 1, 'b': None}, dtype=int)

# case: a frame
result = pd.DataFrame({'a': [1, None]}, dtype=int)

# case: dicts of rows
result = pd.DataFrame([{'a': 1}, {'a': None}], dtype=int)

# case: an array of pandas of None
result = pd.array([None, 1], dtype='int8')

# case: an array of pandas of NaN
result = pd.array([np.nan, 1], dtype='int8')

# case: an array of pandas of fractions
result = pd.array([1.5, 1], dtype='int8')

# case: an array of pandas of what is too large
result = pd.array([300], dtype='int8')

# case: an array of pandas of text
result = pd.array(['x', 1], dtype='int64')
