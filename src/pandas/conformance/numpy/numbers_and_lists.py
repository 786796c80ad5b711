import pandas as pd
import numpy as np
# case: in-list
result = np.int64(1) in [[1, 2], 1]
# case: in-list2
result = np.int64(1) in [[1], 2]
# case: in-list3
result = np.int64(1) in [1, [1, 2]]
# case: eq-list
result = np.int64(1) == [1, 2]
# case: eq-list2
result = [1, 2] == np.int64(1)
# case: eq-tuple
result = (1, 2) == np.float64(1)
# case: eq-tuple2
result = np.float64(1) != (1, 2)
# case: lt-list
result = np.float64(1) < [1, 2]
# case: lt-list2
result = [1, 2] < np.float64(1)
# case: add-list
result = np.float64(1) + [1, 2]
# case: add-list2
result = [1, 2] + np.float64(1)
# case: mul-list
result = [1, 2] * np.int64(2)
# case: mul-list2
result = np.int64(2) * [1, 2]
# case: mul-tuple
result = (1, 2) * np.int64(2)
# case: npfloat-mul-list
result = [1, 2] * np.float64(2)
