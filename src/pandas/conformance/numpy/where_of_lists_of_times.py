import pandas as pd
import numpy as np
x = [pd.Timestamp('2024-01-02'), pd.NaT]

# case: none
result = np.where(pd.isna(x), None, x)

# case: zero
result = np.where(pd.isna(x), 0, x)

# case: time
result = np.where(pd.isna(x), pd.Timestamp('2020-01-01'), x)

# case: durations
y = [pd.Timedelta('1D'), pd.NaT]
result = np.where(pd.isna(y), 0, y)

# case: two-lists
result = np.where([True, False], x, [pd.Timestamp('2020-01-01')] * 2)

# case: text
result = np.where([True, False], x, 'none')

# case: column
d = pd.DataFrame({'a': [1, 2]})
d['t'] = np.where(d['a'] > 1, x, pd.NaT)
result = d

# case: missing-as-least-integers
result = pd.DataFrame({'v': [1, 2], 'w': [0.5, np.nan]}).to_numpy(dtype=int)
