import pandas as pd
import numpy as np
# case: durations-by-a-list
x = pd.DataFrame({'k': [1, 3], 'e1': pd.to_timedelta([None, '2 days'])})
result = x.replace(['new', np.nan], None)
# case: dates-by-a-value
x = pd.DataFrame({'k': [1, 3], 'd': pd.to_datetime([None, '2020-01-01'])})
result = x.replace(np.nan, None)
# case: dates-by-a-dict
x = pd.DataFrame({'k': [1, 3], 'd': pd.to_datetime([None, '2020-01-01'])})
result = x.replace({np.nan: None})
# case: nullable-text-by-a-dict
s = pd.Series(pd.array(['a', 'b', None], dtype='string'))
result = s.replace({'a': 'A', 'b': None})
# case: nullable-text-by-nan
s = pd.Series(pd.array(['a', 'b', None], dtype='string'))
result = s.replace('b', np.nan)
# case: nullable-text-by-a-list
s = pd.Series(pd.array(['a', 'b', None], dtype='string'))
result = s.replace(['a', 'b'], None)
# case: nothing-found
s = pd.Series(pd.array(['a', 'b', None], dtype='string'))
result = s.replace({'a': 'A', 'c': None})
