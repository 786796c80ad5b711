import pandas as pd
import numpy as np

# case: nan_to_num-1
result = np.nan_to_num([1, 'x', 3])

# case: nan_to_num-2
result = np.nan_to_num([1, None, 3])

# case: nan_to_num-3
result = np.nan_to_num([1, np.nan, 3])

# case: nan_to_num-4
result = np.nan_to_num(np.array([1, 'x'], dtype=object))
