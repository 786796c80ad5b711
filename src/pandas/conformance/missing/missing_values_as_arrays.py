import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))
t = pd.to_datetime(pd.Series(['2024-01-01', None]))

# case: nan among whole numbers
result = d['v'].to_numpy(na_value=np.nan)

# case: text among whole numbers
result = d['v'].to_numpy(na_value='x')

# case: None among whole numbers
result = d['v'].to_numpy(na_value=None)

# case: nan among numbers made fractions
result = d['v'].to_numpy(dtype=float, na_value=np.nan)

# case: text among fractions
result = pd.Series([1.0, None]).to_numpy(na_value='x')

# case: zero among fractions
result = pd.Series([1.0, None]).to_numpy(na_value=0)

# case: text among times
result = t.to_numpy(na_value='?')

# case: nothing among times
result = t.to_numpy(na_value=None)
