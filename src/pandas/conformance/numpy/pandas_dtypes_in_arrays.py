import numpy as np
import pandas as pd

s = pd.Series([3, 1, 2])

# case: array of a nullable dtype
result = np.array([3, 1], dtype='Int64')

# case: array of the string dtype
result = np.array([[1, 2], [3, 4]], dtype='string')

# case: array of categories
result = np.asarray(['a', 'b'], dtype='category')

# case: array of an extension dtype object
result = np.array([1.5], dtype=pd.Int64Dtype())

# case: zeros of a nullable dtype
result = np.zeros(2, dtype='Float64')

# case: astype of an array to a nullable dtype
result = np.array([1, 2]).astype('Int32')

# case: astype of a matrix to category
result = np.array([[1, 2], [3, 4]]).astype('category')

# case: to_numpy of a nullable dtype
result = s.to_numpy(dtype='Int64')

# case: astype of values to boolean
result = s.values.astype('boolean')

# case: astype of pandas' own array
result = pd.array([1, 2], dtype='Int64').astype('Float64')

# case: whole numbers as datetime64 without a unit
result = np.array([3, 1, 2], dtype='datetime64')

# case: rows of whole numbers as datetime64 without a unit
result = np.array([[3, 1], [6, 5]], dtype='datetime64')

# case: NaN as datetime64
result = np.array([np.nan, np.nan], dtype='datetime64')

# case: text as datetime64 without a unit
result = np.array(['2024-01-05', '2024-02-01'], dtype='datetime64').astype(str).tolist()
