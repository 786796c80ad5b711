import pandas as pd
import numpy as np

# case: dot-text-1
result = pd.Series([1, 2]).dot(pd.Series(['x', 'y']))

# case: dot-text-2
result = pd.Series([1, 2]).dot(pd.Series(['x', None]))

# case: dot-text-3
result = pd.Series([1, 2]).dot(pd.Series([2.5, None], dtype=object))

# case: dot-float64
s = pd.Series([1.1, np.nan], dtype='Float64')
result = s.dot(s)

# case: dot-int64
s = pd.Series([1, 2], dtype='Int64')
result = s.dot(s)

# case: dot-mixed
s = pd.Series([1, 2], dtype='Int64')
result = s.dot(pd.Series([1, 2]))
