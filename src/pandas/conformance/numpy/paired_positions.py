import numpy as np
import pandas as pd

# case: paired-positions-1
m = np.array([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
result = m[[0, 1], [2, 0]], m[[0, 2], 1], m[1:, [0, 2]], m[[True, False, True], [0, 1]], m[[0], [1, 2]], m[np.array([0, 1, 2]), np.array([0, 1, 2])]
# case: paired-positions-2
m = np.array([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
m[[0, 1], [2, 0]] = [10, 20]
m[[0, 1, 2], [1, 1, 1]] = 0
result = m
# case: paired-positions-3
m = np.array([[1, 2, 3], [4, 5, 6]])
result = m[[0, 1], [0, 1, 2]]
