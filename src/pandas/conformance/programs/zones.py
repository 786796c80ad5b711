# data: stamped
import datetime
import pandas as pd
import numpy as np
df = pd.DataFrame({'id': [1, 2, 3, 4, 5],
    'ts': pd.to_datetime(['2024-01-01 22:30', '2024-01-02 01:00', '2024-01-02 12:15', None, '2024-02-03 08:00'], utc=True),
    'paid': [10.0, 20.0, None, 5.0, 7.5]})
# case: stamped/times after a text
result = df[df['ts'] >= '2024-01-02'][['id', 'paid']]
# case: stamped/times between two texts
result = df[df['ts'].between('2024-01-01', '2024-01-31')]['id'].tolist()
# case: stamped/times before a timestamp
result = df[df['ts'] < pd.Timestamp('2024-01-02 06:00', tz='UTC')]['id'].tolist()
# case: stamped/equal to a text with a zone
result = (df['ts'] == '2024-01-02 13:15+01:00').tolist()
# case: stamped/among other times
result = df[df['ts'].isin(df['ts'].iloc[[0, 2]])]['id'].tolist()
# case: stamped/among texts
result = df[df['ts'].isin(['2024-01-02 01:00:00+00:00'])]['id'].tolist()
# case: stamped/a day of the index
result = df.dropna(subset=['ts']).set_index('ts').loc['2024-01-02']['paid'].tolist()
# case: stamped/days by resample
result = df.dropna(subset=['ts']).set_index('ts')['paid'].resample('D').sum().head(3)
# case: stamped/months by Grouper
result = df.groupby(pd.Grouper(key='ts', freq='MS'))['paid'].sum()
# case: stamped/hours of another zone
x = df.dropna(subset=['ts']).set_index('ts').tz_convert('Europe/Berlin')
result = x['paid'].resample('6h').count().head(4)
# case: stamped/midnight by replace
result = pd.Timestamp('2024-03-05 17:45', tz='UTC').replace(hour=0, minute=0)
# case: stamped/assigned a text
s = df['ts'].copy()
s.iloc[3] = '2024-03-01'
result = s
# data: counted
import datetime
import pandas as pd
import numpy as np
df = pd.DataFrame({'id': [1, 2, 3], 'epoch': pd.Series([1704067200, None, 1704153600], dtype=object), 'a': [1.0, None, 3.0], 'b': [None, 2.0, 4.0]})
# case: counted/seconds with None
result = pd.to_datetime(df['epoch'], unit='s')
# case: counted/seconds as texts
result = pd.to_datetime(pd.Series(['1704067200', '1704153600']), unit='s', errors='coerce')
# case: counted/changes of truths
result = (df['a'].fillna(0) > 0).diff()
# case: counted/days between dates
s = pd.Series(pd.to_datetime(['2024-01-01', '2024-01-05', '2024-02-01'])).dt.date
result = s.diff()
# case: counted/fill row by row
result = df[['a', 'b']].fillna(0, axis=1)
# case: counted/to_numpy without gaps
result = df['a'].to_numpy(dtype='float64', na_value=0.0)
# case: counted/to_numpy of whole numbers
result = df['id'].to_numpy(dtype='float64', na_value=np.nan)
