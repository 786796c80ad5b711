import pandas as pd
import numpy as np
# case: the mean of times adds up as numpy does
s = pd.Series(pd.to_datetime([None, None, '2020-01-15 10:30:00', None, None, '2020-01-15 23:59:59', '2021-12-31', '2020-01-15 23:59:59'], format='ISO8601'))
result = s.mean()
# case: arrays of durations are listed in nanoseconds
result = pd.Series(pd.to_timedelta(['1 days', '2 days'])).values[::-1]
# case: unique texts of groups
df = pd.DataFrame({'g': [1, 1, 2], 's': pd.array(['b', 'b', 'a'], dtype='string'), 'd': pd.to_datetime(['2020-01-01', None, '2020-01-02']), 'c': pd.Categorical(['x', 'y', 'x'])})
result = [df.groupby('g')['s'].unique(), df.groupby('g')['d'].unique(), df.groupby('g')['c'].unique()]
