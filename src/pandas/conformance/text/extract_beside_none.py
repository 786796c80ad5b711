import pandas as pd
import numpy as np

# case: no match beside None
result = pd.Series(['Apple pie', None, '']).str.extract('(\\d+)', expand=False)

# case: a match beside None and NaN
result = pd.Series(['Apple 1', None, '', np.nan]).str.extract('(\\d+)', expand=False)

# case: expanded beside None
result = pd.Series(['Apple 1', None, 'x']).str.extract('(\\d+)')

# case: expanded, no match
result = pd.Series([None, 'x']).str.extract('(\\d+)')

# case: two groups, no match
result = pd.Series([None, 'x']).str.extract('(\\d+)(y)?')

# case: nothing but missing
result = pd.Series([None, np.nan], dtype=object).str.extract('(\\d+)', expand=False)
