import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
df = pd.DataFrame({'i': [3, 1, 2, 4], 'f': [1.5, None, -2.0, 8.0], 's': ['x', None, 'y', 'x'], 'd': pd.to_datetime(['2024-01-31', None, '2024-03-15', '2024-03-15']), 't': pd.to_timedelta(['1 days', None, '2 hours', '2 hours']), 'b': [True, False, True, False], 'c': pd.Series(['a', 'b', 'a', None], dtype='category'), 'I': pd.array([1, None, 3, 3], dtype='Int64')})
num = df[['i', 'f', 'b']]
w = pd.DataFrame({'x': [1.0, 2.0, 3.0, 4.0, 100.0], 'y': [2.0, 1.0, None, 5.0, 7.0], 'z': [5, 4, 3, 2, 1]})
# case: of-107
result = df['t'].cumsum(), df['d'].cummax(), df['b'].cummax(), df['I'].cumprod(), df['I'].cumsum(skipna=False)
# case: of-108
result = df['s'].cumsum()
# case: of-109
result = df['s'].dropna().cumsum()
# case: of-110
result = df['s'].cummax()
# case: of-118
result = w['z'].clip(lower=w['x']), w['x'].clip(np.nan, 3), w['x'].clip(5, 1)
# case: of-141
result = pd.Series([300]).astype('int8'), pd.Series([-1]).astype('uint8'), pd.Series([1e10]).astype('int32'), pd.Series([3.99]).astype(int)
