import numpy as np
import pandas as pd

# case: numbers
result = pd.Series([3, None, 2], dtype=object).prod()

# case: fractions
result = pd.Series([1.5, 2], dtype=object).prod()

# case: truths
result = np.prod(pd.Series([True, False, None]))

# case: text among numbers
result = pd.Series([1, 'x', None, 1]).prod()

# case: nothing
result = pd.Series([]).prod()

# case: text alone
result = pd.Series(['a', 'b']).prod()

# case: columns
result = pd.DataFrame({'a': [1, 2, 3], 'b': [1.5, None, 2.0], 'c': [True, 10, True]}).prod(min_count=3)

# case: columns of objects
result = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, None]}).astype(object).prod(skipna=False, min_count=3)

# case: rows
result = pd.DataFrame({'a': [1, 2], 'b': [4, None]}, dtype=object).prod(axis=1)
