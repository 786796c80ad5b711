import pandas as pd
import numpy as np

# case: eq
x = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']})
result = x.eq(pd.Series([1, 'y', np.nan]), axis=0), x.eq(pd.Series([1, 'y', np.nan]), axis='index'), x['a'] == pd.Series([1, 'y', np.nan])

# case: rows
x = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 2, 1]})
result = x.gt(x['b'], axis=0), x.lt(pd.Series([2, 2]), axis=0), x.ge(pd.Series({'a': 2, 'b': 2})), x.ne(pd.Series({'a': 2, 'c': 2})), x.le(2), x.eq([1, 3])

# case: frames
x = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 2, 1]})
result = x.eq(x), x.eq(pd.DataFrame({'a': [1, 5], 'c': [1, 2]})), x.ne(pd.DataFrame({'a': [1, 5], 'c': [1, 2]})), x.gt(x.iloc[::-1])

# case: op_frames
x = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 2, 1]})
result = x == pd.DataFrame({'a': [1, 5], 'c': [1, 2]})

# case: op_series
x = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 2, 1]})
result = x == pd.Series({'a': 1, 'b': 2}), x > x.mean()

# case: op_series_other
x = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 2, 1]})
result = x == pd.Series({'a': 1, 'c': 2})

# case: op_series_rows
x = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 2, 1]})
result = x == x['a']
