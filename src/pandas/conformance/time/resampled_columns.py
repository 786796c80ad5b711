import pandas as pd
import numpy as np
d = pd.DataFrame({'g': ['a', 'b', 'a', 'b'], 'v': [1, 2, 3, 4], 'w': [4.0, np.nan, 6.0, 7.0]}, index=pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-04', '2024-01-07']).rename('t'))
# case: a chosen column is filled group by group, no day is added
result = d.resample('D')['v'].ffill()
# case: chosen columns are filled group by group
result = d.resample('2D')[['v', 'w']].bfill()
# case: a series is filled day by day
result = d['v'].resample('D').ffill()
# case: a frame is filled day by day
result = d.resample('D').ffill()
# case: a chosen column is filled with a value
result = d.resample('2D')['w'].fillna(0)
# case: a chosen column has no asfreq
result = d.resample('D')['v'].asfreq()
# case: a chosen column has no interpolate
result = d.resample('D')['v'].interpolate()
# case: running sums of spans
result = d.resample('3D')['v'].cumsum()
# case: counts of values of spans
result = d.resample('3D')['g'].value_counts()
# case: different values of spans
result = d.resample('3D')['g'].unique()
# case: places of the largest
result = d.resample('3D')['v'].idxmax()
# case: first rows of spans
result = d.resample('3D')['v'].head(1)
# case: lambdas of a chosen column are numbered
result = d.resample('3D')['v'].agg([lambda s: len(s), 'max'])
# case: lambdas of a series are not
result = d['v'].resample('3D').agg([lambda s: len(s), 'max', lambda s: 3])
# case: opening and closing values of a column
result = d.resample('3D')['v'].ohlc()
# case: opening and closing values of columns
result = d.resample('3D')[['v', 'w']].ohlc()
# case: opening and closing values of groups
result = d.groupby('g')['v'].ohlc()
# case: opening and closing values of texts
result = d.resample('3D')['g'].ohlc()
# case: dates of a column cannot be filled in
result = d.reset_index().resample('D', on='t').ffill()
# case: nor reindexed
result = d.reset_index().resample('D', on='t').asfreq()
# case: dates that come twice cannot be filled in
result = pd.concat([d, d]).sort_index().resample('D').ffill()
# case: groups are filled day by day
result = d.groupby('g').resample('D')['v'].ffill()
# case: groups without their keys
result = d.groupby('g', group_keys=False).resample('3D')['v'].sum()
# case: lambdas of groups
result = d.groupby('g').resample('3D')['v'].agg(['sum', lambda s: len(s)])
