import numpy as np
import pandas as pd

# case: sizes-1
result = np.average([1, 2, 3], weights=[1, 2])

# case: sizes-2
result = np.average([1, 2, 3], weights=[1, 2, 3, 4])

# case: sizes-3
result = np.average(np.array([1, 2, 3]), weights=pd.Series([1, 2, 3, 4]))

# case: sizes-4
result = np.average(pd.Series([1, 2, 3]), weights=pd.Series([1, 2]))

# case: sizes-5
result = np.average([], weights=[])

# case: sizes-6
result = np.average([1, 2], weights=[0, 0])

# case: sizes-7
result = np.corrcoef([1, 2], [1, 2, 3])

# case: sizes-8
result = np.corrcoef(pd.Series([1, 2]), pd.Series([1, 2, 3]))

# case: sizes-9
result = np.array([1, 2]).unique()

# case: sizes-10
result = np.array([1, 2]).nunique()

# case: sizes-11
result = pd.Categorical(['a', 'b']).unique()

# case: sizes-12
result = pd.array([1, 1]).unique()

# case: sizes-13
result = np.digitize([3, 1, 2, 2, 5, 4], [4, 2])

# case: sizes-14
result = np.digitize([3, 1, 2, 4], [4, 2], right=True)

# case: sizes-15
result = np.digitize([1.0, 3.5], [3, 2, 1])

# case: sizes-16
result = np.digitize([1, 2], [1, 3, 2])

# case: sizes-17
result = np.NaN
