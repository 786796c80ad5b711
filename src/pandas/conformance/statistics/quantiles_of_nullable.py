import pandas as pd
import numpy as np

# case: whole
result = pd.Series([1, 2, 3, None], dtype='Int64').quantile([0.5, 1]), pd.Series([1, 2, 3], dtype='Int64').quantile([0.5, 1])
# case: between
result = pd.Series([1, 2, 3, None], dtype='Int64').quantile([0.25, 1]), pd.Series([1, 2, 3, None], dtype='Int64').quantile(0.5)
# case: missing
result = pd.Series([None], dtype='Int64').quantile([0.5]), pd.Series([None, None], dtype='Float64').quantile([0.5])
# case: empty
result = pd.Series([], dtype='Int64').quantile([0.5]), pd.Series([], dtype='Float64').quantile(0.5)
# case: frame
result = pd.DataFrame({'a': [1, 2, 3], 'b': pd.array([1, None, 3], dtype='Int64')}).quantile([0.25, 0.5])
