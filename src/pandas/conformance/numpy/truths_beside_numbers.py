import numpy as np
import pandas as pd

# case: bits-1
result = pd.Series([1, 3], dtype=object).quantile([0.5])

# case: bits-2
result = pd.Series([True, False]) ** 2.0

# case: bits-3
result = pd.Series([True, False]) ** True

# case: bits-4
result = 2 ** pd.Series([True, False])

# case: bits-5
result = pd.Series([True, False]) ** pd.Series([1, 2])

# case: bits-6
result = pd.Series([True, False]) ** 300

# case: bits-7
result = pd.Series([True, False]) * 2

# case: bits-8
result = pd.Series([True, False]) // 2

# case: bits-9
result = pd.Series([True, False]) % 2

# case: bits-10
result = np.array([True, False]) * 2

# case: bits-11
result = np.array([True, False]) ** 2

# case: bits-12
result = np.array([True, False]) // 2

# case: bits-13
result = pd.DataFrame({'a': [True, False]}) ** 2

# case: bits-14
result = (np.array([1, 2, 3]) > 1) ** 2

# case: bits-15
result = np.array([1, 2]) & True

# case: bits-16
result = np.array([1, 2]) | True

# case: bits-17
result = np.array([1, 2]) ^ False

# case: bits-18
result = np.array([1, 2]) & np.array([True, False])

# case: bits-19
result = pd.Series([1, 2]) & True

# case: bits-20
result = pd.Series([1, 2]) & pd.Series([True, False])

# case: bits-21
result = np.array([True, False]) & 1
