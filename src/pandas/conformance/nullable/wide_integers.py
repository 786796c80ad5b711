import numpy as np
import pandas as pd

# case: wide-integers-1
b = pd.Series([9007199254740993, None, 3], dtype='Int64')
result = b.dropna().astype('int64').tolist(), b.dropna().astype('category').astype('int64').tolist(), b.dropna().astype('int32', errors='ignore').dtype == 'Int64'
