import numpy as np
import pandas as pd

# case: searchsorted-1
s = pd.Series([1, 3, 5, 7])
result = s.searchsorted(4), s.searchsorted([0, 3, 8]), s.searchsorted(3, side='right'), s.searchsorted([3, 5], 'right')
# case: searchsorted-2
s = pd.Series([1.5, 2.5, np.nan])
result = s.searchsorted(2), s.searchsorted(np.nan), s.searchsorted([3.0])
# case: searchsorted-3
s = pd.Series(['a', 'c', 'e'])
result = s.searchsorted('d'), s.searchsorted(['a', 'z'])
# case: searchsorted-4
s = pd.Series(pd.to_datetime(['2024-01-01', '2024-02-01', '2024-03-01']))
result = s.searchsorted(pd.Timestamp('2024-02-01')), s.searchsorted(pd.Timestamp('2024-02-01'), side='right'), s.searchsorted(pd.to_datetime(['2024-01-15', '2025-01-01']))
# case: searchsorted-5
s = pd.Series([1, 3, 5])
result = s.searchsorted(pd.Series([2, 4]))
# case: searchsorted-6
i = pd.Index([1, 3, 5])
result = i.searchsorted(4), i.searchsorted([1, 9], side='right')
# case: searchsorted-7
i = pd.Index(['a', 'c'])
result = i.searchsorted('b')
# case: searchsorted-8
s = pd.Series([5, 1, 3])
result = s.searchsorted([1, 5, 3])
