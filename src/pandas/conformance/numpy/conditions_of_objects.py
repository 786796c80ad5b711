import numpy as np
import pandas as pd

# case: truths as objects
result = np.select([np.array([True, False], dtype=object)], [[1, 2]], default=0)

# case: a search in texts of which one is missing
result = np.select([pd.Series(['a', None]).str.contains('a')], ['yes'], default='no')

# case: a search that fills what is missing
result = np.select([pd.Series(['a', None]).str.contains('a', na=False)], ['yes'], default='no')

# case: nullable truths
result = np.select([pd.Series([True, False], dtype='boolean')], [[1, 2]], default=0)

# case: None beside a truth
result = np.select([[True, None]], [[1, 2]], default=0)
