import pandas as pd
import numpy as np
s = pd.Series([1.0, np.nan, 3.0, 4.0, np.nan, np.nan])
t = pd.Series(['apple', 'banana', None, 'Cherry pie', 'x'])
q = pd.Series(['apple', 'banana', None, 'Cherry pie', 'x'], dtype='string')
m = pd.Series(['a', 1, None, ['p', 'q'], 2.5])
df = pd.DataFrame({'g': ['a', 'b', 'a', None], 'v': [1, 2, 3, 4], 'w': [1.5, None, 2.5, 3.5], 't': ['x', 'y', None, 'z']})
F = pd.Series([1.0, None, 3.0], dtype='Float64')
I = pd.Series([1, None, 2, None, 2], dtype='Int64')
B = pd.Series([True, None, False, None], dtype='boolean')

# case: windows-and-modes-1
result = t.rolling(2).count()

# case: windows-and-modes-2
result = pd.Series(['a','b']).rolling(2).count()

# case: windows-and-modes-3
result = pd.Series(pd.to_datetime(['2024-01-01','2024-01-02',None])).rolling(2).count()

# case: windows-and-modes-4
result = s.rolling(2, min_periods=3)

# case: windows-and-modes-5
result = s.rolling(2, min_periods=-1)

# case: windows-and-modes-6
result = s.rolling(-1)

# case: windows-and-modes-7
result = s.rolling(2, min_periods='a')

# case: windows-and-modes-8
result = s.rolling(2, center='a').sum()

# case: windows-and-modes-9
result = s.rolling(2, closed='x').sum()

# case: windows-and-modes-10
result = s.rolling(2, closed='x')

# case: windows-and-modes-11
result = s.expanding(min_periods=-1)

# case: windows-and-modes-12
result = B.mode(dropna=False)

# case: windows-and-modes-13
result = pd.Series([],dtype='Int64').mode(dropna=False)

