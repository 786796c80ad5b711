import numpy as np
import pandas as pd

a = np.array([1, 2, 3])
rows = np.array([[1, 5], [3, 0]])

# case: compared with each other
result = np.greater.outer(a, [1.5, 2])

# case: differences of all pairs
result = np.subtract.outer(a, a)

# case: one number with each
result = np.add.outer(1, a)

# case: the greater of each two
result = np.maximum.outer(a, a)

# case: series
result = np.subtract.outer(pd.Series(a), pd.Series(a))

# case: the greater of rows and a number
result = np.maximum(rows, 2)

# case: the lesser of rows and a row
result = np.minimum([[1, 5], [3, 0]], [2, 1])

# case: logic of rows
result = np.logical_and(rows, [True, True])

# case: remainders of rows
result = np.fmod(rows - 4, 4)

# case: a column beside a row
result = np.hypot(np.array([[3.0], [6.0]]), np.array([4.0, 8.0]))

# case: numbers for what is infinite
result = np.nan_to_num(np.array([1.0, np.nan, np.inf, -np.inf]), nan=-1, posinf=999, neginf=-999)

# case: a number for the positive infinity alone
result = np.nan_to_num(np.array([1.0, np.inf, -np.inf]), posinf=np.nan)

# case: an average and what its weights sum up to
result = np.average([1.0, 2.0, 4.0], weights=[1, 1, 2], returned=True)

# case: an average and how many it is of
result = np.average(pd.Series(a), returned=True)

# case: averages of rows and their weights
result = np.average(np.array([[1, 2], [3, 4.0]]), axis=1, weights=[1, 3], returned=True)
