import numpy as np
import pandas as pd

rows = [[1, 2], None]

# case: array of a row and None
result = np.array(rows)

# case: array of a row and a number
result = np.array([[1, 2], 3])

# case: asarray of a number and a row
result = np.asarray([1, [2, 3]])

# case: array of objects keeps the rows
result = np.array(rows, dtype=object).tolist()

# case: sum of a row and a number
result = np.sum([[1, 2], 3])

# case: mean of a row and None
result = np.mean([[1, 2], None])

# case: where with a row among the values
result = np.where([True, False], [[1, 2], 3], 0)

# case: concatenate of arrays in a list
result = np.concatenate([[1, 2], pd.Series([3])])

# case: sum of a list with None
result = np.cumsum([1, None, 3])

# case: clip of a list with None
result = np.clip([1, None, 9], 2, None)

# case: square of a list with None
result = np.square([1, None])

# case: average with None for a weight
result = np.average([1, 2], weights=[None, 0])

# case: where on an array with None
result = np.where(np.array([None, 1, 2]) > 1, 'x', 'y')

# case: order of text and NaN in an array
result = np.array(['a', np.nan], dtype=object) < 'b'

# case: order of text in an array of objects
result = np.array(['a', 'c'], dtype=object) < 'b'

# case: clip with both pairs of bounds
result = np.clip(5, 0, 3, max=6)

# case: clip with one bound
result = np.clip([1, 5, 9], a_min=3)

# case: clip by min alone
result = np.clip([1, 5, 9], min=3)

# case: insert along an axis that is not there
result = np.insert(np.array([1, 2]), 0, 9, axis=1)
