import pandas as pd, numpy as np
# case: more than sixteen, with NaN and ties
r = np.array([5.0, 1.0, np.nan, 3.0, np.nan, 5.0, 1.0, 7, 1.0, np.nan, 1.0, 5, 900.5, 450, np.nan, 900.5,450,450])
result = np.argsort(r)
# case: kind None
r = np.array([5.0, 1.0, np.nan, 3.0, np.nan, 5.0, 1.0, 7, 1.0, np.nan, 1.0, 5, 900.5, 450, np.nan, 900.5,450,450])
result = np.argsort(r,kind=None)
