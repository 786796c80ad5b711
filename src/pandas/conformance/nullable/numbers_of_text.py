import numpy as np
import pandas as pd

# case: texts-1
result = pd.Series(['1.5', None], dtype='string').astype('Float64')

# case: texts-2
result = pd.Series(['1', None], dtype='string').astype('Int64')

# case: texts-3
result = pd.Series(['1.5', None], dtype=object).astype('Float64')

# case: texts-4
result = pd.Series(['1.5', 'x'], dtype='string').astype('Float64')

# case: texts-5
result = pd.Series(['1', None], dtype='string').astype(float)

# case: texts-6
result = pd.Series(['1', None], dtype='string').astype('float64')

# case: texts-7
result = pd.Series(['1', '2'], dtype='string').astype('Int8')
