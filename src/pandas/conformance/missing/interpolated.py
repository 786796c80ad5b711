import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
df = pd.DataFrame({'i': [3, 1, 2, 4], 'f': [1.5, None, -2.0, None], 's': ['x', None, 'y', 'x'], 'd': pd.to_datetime(['2024-01-31', None, '2024-03-15', None]), 't': pd.to_timedelta(['1 days', None, '2 hours', None]), 'b': [True, False, True, False], 'ob': [True, None, False, np.nan]})
g = pd.Series([np.nan, 1.0, np.nan, np.nan, 4.0, np.nan, np.nan], index=list('abcdefg'))
h = pd.Series([1.0, np.nan, np.nan, np.nan, 9.0, np.nan], index=[0, 1, 3, 6, 10, 11])
o = pd.Series([1, None, 'a', np.nan, pd.NaT, pd.NA, 2.5, True])
# case: gap-44
result = g.interpolate()
# case: gap-45
result = g.interpolate(limit=1)
# case: gap-46
result = g.interpolate(limit_direction='both')
# case: gap-47
result = g.interpolate(limit_direction='backward')
# case: gap-48
result = g.interpolate(limit=1, limit_direction='both')
# case: gap-49
result = g.interpolate(limit_area='inside')
# case: gap-50
result = g.interpolate(limit_area='outside')
# case: gap-51
result = g.interpolate(method='linear', limit_direction='forward')
# case: gap-52
result = g.interpolate(method='pad')
# case: gap-53
result = g.interpolate(method='ffill')
# case: gap-54
result = h.interpolate(method='index')
# case: gap-55
result = h.interpolate(method='values')
# case: gap-56
result = h.interpolate()
# case: gap-59
result = pd.Series([1.0, None, 3.0], index=pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-04'])).interpolate(method='time')
# case: gap-60
result = df[['i','f']].interpolate()
# case: gap-61
result = df[['i','f']].interpolate(axis=1)
# case: gap-62
result = df.interpolate()
# case: gap-63
result = df['d'].interpolate()
# case: gap-64
result = df['i'].interpolate()
# case: gap-65
result = df['s'].interpolate()
# case: gap-66
result = g.ffill(limit=1)
# case: gap-71
result = g.pad()
# case: gap-72
result = g.backfill()
# case: gap-73
result = g.dropna()
# case: gap-83
result = df.dropna(how='any', thresh=2)
# case: gap-86
result = df.dropna(how='some')
# case: gap-199
result = df['f'].combine(df['i'], lambda a, b: a if a > b else b, fill_value=0)
# case: gap-217
result = pd.Series([pd.NA, 1]).convert_dtypes()
