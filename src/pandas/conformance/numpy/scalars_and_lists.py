import pandas as pd
import numpy as np
# case: equal-to-a-list
result = (np.int64(1) == [1, 2]).tolist()
# case: list-equal-to
result = ([1, 2] == np.int64(1)).tolist()
# case: truth-of-no-elements
result = bool(np.int64(1) == [])
# case: equal-to-a-list-of-text
result = bool(np.int64(1) == ['a'])
# case: less-than-a-tuple
result = (np.float64(1) < (1, 2)).tolist()
# case: less-than-a-list-of-text
result = np.float64(1) < ['a']
# case: in-a-list-of-lists
result = np.int64(3) in [[1], 1]
# case: equal-to-a-dict
result = np.float64(1) == {1: 2}
# case: equal-to-rows
result = (np.int64(1) == [[1, 2], [3, 4]]).tolist()
