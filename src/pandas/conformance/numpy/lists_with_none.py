import numpy as np
import pandas as pd
# case: np.sum-1.5-None
result = np.sum([1.5, None])
# case: np.isnan-1.5-None
result = np.isnan([1.5, None])
# case: np.mean-1-None
result = np.mean([1, None])
# case: np.where-1-None-1-0
result = np.where([1, None], 1, 0)
# case: np.unique-1-None
result = np.unique([1, None])
# case: np.nansum-1.5-None
result = np.nansum([1.5, None])
# case: np.concatenate-1-None-2
result = np.concatenate([[1, None], [2]])
# case: np.append-1-None-2
result = np.append([1, None], 2)
# case: np.logical_not-1-None
result = np.logical_not([1, None])
# case: np.array_equal-1-None-1-None
result = np.array_equal([1, None], [1, None])
# case: np.flip-1-None
result = np.flip([1, None])
# case: np.repeat-None-1-2
result = np.repeat([None, 1], 2)
# case: np.select-True-False-a-None-default-None
result = np.select([[True, False]], [['a', None]], default=None)
# case: np.isin-1-None-None
result = np.isin([1, None], [None])
