import pandas as pd
import numpy as np

# case: missing-to-integers
result = pd.Series(pd.Series([1.5, np.nan]), dtype='int64')

# case: text-to-integers
result = pd.Series(pd.Series(['x', '2']), dtype='int64')

# case: fractions-to-nullable
result = pd.Series(pd.Series([1.5, 2]), dtype='Int64')

# case: text-to-dates
result = pd.Series(pd.Series(['x']), dtype='datetime64[ns]')

# case: missing-labels
result = pd.Series(pd.Series([1, 2]), index=[1, 2], dtype='int64')

# case: index-does-not
result = pd.Series(pd.Index(['x']), dtype='int64')

# case: unknown-dtype
result = pd.Series(pd.Series([1, 2]), dtype='int6')

# case: dtype-of-another-series
result = pd.Series([1, 2], dtype=pd.Series([1.5]))

# case: text-of-numbers-beside-none
result = pd.array([180, 650, None], dtype='string').tolist()

# case: cast-by-numpy
result = pd.Series([1.5, np.nan, -2.0]).to_numpy(dtype=int)
