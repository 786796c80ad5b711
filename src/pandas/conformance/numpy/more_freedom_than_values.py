"""Variances with no divisor left, which numpy divides by zero and pandas does not compute."""

import numpy as np
import pandas as pd

rows = np.array([[1.0, 2.0], [4.0, 2.0]])

# case: variance of two
result = np.var([1, 4], ddof=2)

# case: variance of equal values
result = np.var([4, 4], ddof=2)

# case: deviation with more freedom than values
result = np.std([1, 4], ddof=5)

# case: method of an array
result = np.array([1, 4]).std(ddof=2)

# case: variance of columns
result = rows.var(axis=0, ddof=2)

# case: deviation of rows
result = np.std(rows, axis=1, ddof=3)

# case: variance of nothing
result = np.var([], ddof=1)

# case: present floats have none
result = np.nanvar([1.0, 4.0], ddof=2)

# case: whole numbers are never missing
result = np.nanvar([1, 4], ddof=2)

# case: series have none
result = pd.Series([1, 4]).var(ddof=2)

# case: series given to numpy
result = np.std(pd.Series([1, 4]), ddof=3)

# case: interpolation towards infinity
result = np.interp([1.0, 1.5, 2.0], [1, 2], [3, np.inf])

# case: interpolation from infinity
result = np.interp([1.0, 1.5], [1, 2], [np.inf, np.inf])
