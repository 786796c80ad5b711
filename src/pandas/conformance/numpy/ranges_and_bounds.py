import numpy as np
import pandas as pd
# case: steps of a tenth
result = np.arange(1, 2, 0.1).tolist()
# case: steps from a fraction
result = np.arange(0.3, 1.5, 0.3).tolist()
# case: falling steps
result = np.arange(2, 0, -0.3).tolist()
# case: steps that whole numbers do not have
result = np.arange(-3, 3, 0.5, dtype=int)
# case: steps that are cut to nothing
result = np.arange(0, 5, 0.5, dtype=int)
# case: whole numbers as fractions
result = np.arange(1, 4, dtype=float)
# case: one bound with a fraction
result = np.arange(3.7, dtype=int)
# case: bounds that cross
result = np.clip(np.arange(5), 3, 1)
# case: bounds that cross in rows
result = np.clip(np.arange(4).reshape(2, 2), 3, 1)
# case: bounds of a method that cross
result = np.array([1.5, 2.5]).clip(2, 1)
# case: bounds that cross for a series
result = np.clip(pd.Series([0, 2, 5]), 3, 1)
# case: bounds that cross in places
result = np.clip([1, 2, 3], [2, 2, 2], [3, 1, 2])
