import numpy as np
import pandas as pd

# case: text-beside-floats-1
a = pd.Series([np.nan]); b = pd.Series(['a'], dtype='string')
result = a > b
# case: text-beside-floats-2
a = pd.Series([np.nan, 1.5]); b = pd.Series(['a', None], dtype='string')
result = a > b
# case: text-beside-floats-3
a = pd.Series([np.nan, 1.5]); b = pd.Series(['a', 'b'], dtype='string')
result = a > b
# case: text-beside-floats-4
a = pd.Series([np.nan, 1.5]); b = pd.Series(['a', 'b'], dtype='string')
result = a == b
# case: text-beside-floats-5
a = pd.DataFrame({'a': [None, 1.5], 'b': pd.array(['a', None], dtype='string')})
result = a['a'] < a['b']
