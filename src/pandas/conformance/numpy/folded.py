import pandas as pd
import numpy as np
from datetime import datetime
# case: all-of-masks
result = np.logical_and.reduce([pd.Series([True, False]), np.array([True, True])])
# case: any-of-masks
df = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 2, 1]})
result = df[np.logical_or.reduce([df['a'] > 2, df['b'] > 2])]
# case: of-numbers
result = np.add.reduce([1, 2, 3]), np.multiply.reduce([2, 3]), np.maximum.reduce([3, 9, 2])
# case: greatest-of-series
result = np.maximum.reduce([pd.Series([1, 5]), pd.Series([4, 2])])
# case: accumulated
result = np.add.accumulate([1, 2, 3]), np.minimum.accumulate([3, 1, 2]), np.maximum.accumulate(np.array([1, 3, 2]))
# case: of-truths
result = np.logical_and.reduce([True, False]), np.logical_or.reduce([True, False])
