import pandas as pd
import numpy as np
s = pd.Series([1, 5, 9], index=list('abc'))
df = pd.DataFrame({'v': [1, 2, 3], 'w': [0.5, 1.5, np.nan]})

# case: bound-of-other-labels
result = s.clip(pd.Series([3, 3, 3], index=list('bcd')))

# case: bound-of-more-labels
result = s.clip(upper=pd.Series([3, np.nan, 3, 1], index=list('cbad')))

# case: both-bounds-longer
result = s.reset_index(drop=True).clip(pd.Series([3, 3, 3, 4]), pd.Series([4, 4, 4, 8, 9]))

# case: bound-in-other-order
result = s.clip(pd.Series([2, 6, 3], index=list('cab')))

# case: frame-by-columns
result = df.clip(pd.Series([2, 2], index=['v', 'z']), axis=1)

# case: frame-by-list-of-columns
result = df.clip([2, 1], [2, 1.25], axis=1)

# case: frame-by-rows
result = df.clip(pd.Series([2, 2], index=[0, 1]), axis=0)

# case: frame-by-list-of-rows
result = df.clip([2, 1, 4], axis=0)

# case: frame-by-frame-of-fewer-columns
result = df.clip(df[['v']])

# case: frame-by-frame
result = df.clip(upper=df * 0 + 1)
