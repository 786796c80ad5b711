"""Options of numpy's functions that change what they give."""

import numpy as np
import pandas as pd

rows = np.array([[1, 2], [5, 4]])

# case: quotients and rests
result = np.divmod([7.5, -7.5, 1.0], 0.25)

# case: quotients and rests of minutes
result = np.divmod(np.array([125, 59]), 60)

# case: quotients and rests of a series
result = np.divmod(pd.Series([7, -7]), 2)

# case: numbers and their step
result = np.linspace(0, 1, 4, retstep=True)

# case: numbers without the last and their step
result = np.linspace(0, 1, 4, endpoint=False, retstep=True)

# case: one number has no step
result = np.linspace(2, 3, 1, retstep=True)

# case: rows one after another
result = np.concatenate([rows, [[6]]], axis=None)

# case: rows of text one after another
result = np.concatenate([[["x", "y"]], [1, 2]], axis=None)

# case: densities of bins
result = np.histogram([0.1, 0.4, 0.7, 0.7], bins=[0, 0.5, 0.6, 1], density=True)

# case: densities of as many bins
result = np.histogram([1, 2, 2, 9], bins=3, density=True)

# case: slopes with curved ends
result = np.gradient([0.1, 0.5, 2.0, 3.1], edge_order=2)

# case: slopes with curved ends at uneven places
result = np.gradient([0.1, 0.5, 2.0, 3.1], [0, 0.3, 0.4, 2], edge_order=2)

# case: too few values for curved ends
result = np.gradient([1.0, 2.0], edge_order=2)

# case: sum that begins with a number
result = np.sum([0.1, 0.2], initial=10)

# case: greatest of nothing
result = np.max([], initial=0)

# case: greatest of rows and a number
result = np.max(rows, axis=1, initial=3)

# case: least of few and a number
result = np.min([4, 2], initial=1)

# case: product that begins with a number
result = np.prod([2, 3], initial=5)

# case: series begin with nothing
result = np.sum(pd.Series([1, 2]), initial=10)

# case: series have no such greatest
result = np.max(pd.Series([1, 2]), initial=10)
