import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', 'b', 'a'], 'h': [1, 1, 2, 1, 1, 2], 'v': [5, 3, 8, 1, 3, -2], 'w': [1.5, 2.5, np.nan, 0.5, -1.0, 4.0]})
# case: several keys in order of appearance
result = df.groupby(['g', 'h'], sort=False)['v'].rolling(2, min_periods=1).sum()
# case: a key of its own that has the name of a column
result = df.groupby(df['v'] > 2)[['v', 'w']].rolling(2).sum()
# case: a column that has gone with its key
result = df.groupby(df['v'] > 2).rolling(2)['v'].sum()
# case: beside keys that are columns
result = df.groupby('g', as_index=False)['v'].rolling(2).sum()
# case: expanding keeps the keys in the index
result = df.groupby('g', as_index=False)['v'].expanding().sum()
# case: columns chosen of windows keep the keys in the index
result = df.groupby('g', as_index=False).rolling(2)['v'].sum()
# case: lists keep the keys in the index
result = df.groupby('g', as_index=False)['v'].rolling(2).agg(['sum', 'max'])
# case: a function of rows whose key is missing
result = df.assign(g=['b', 'a', None, 'a', 'b', 'a']).groupby('g')['v'].rolling(2).apply(lambda s: s.sum())
# case: a function of arrays of rows whose key is missing
result = df.assign(g=['b', 'a', None, 'a', 'b', 'a']).groupby('g')['v'].rolling(2).apply(lambda a: a.sum(), raw=True)
# case: dates that were not chosen
result = df.assign(t=pd.date_range('2024-01-01', periods=6)).groupby('g')[['v']].rolling('2D', on='t').sum()
# case: weighted means
result = df.groupby('g')['v'].ewm(span=3).mean()
# case: weighted means of columns
result = df.groupby('g')[['v', 'w']].ewm(alpha=0.5).mean()
# case: weighted means put back
df['e'] = df.groupby('g')['v'].ewm(span=3).mean().reset_index(level=0, drop=True)
result = df
# case: unstacked in order of appearance
result = df.groupby('g', sort=False)['v'].rolling(2).sum().unstack(0)
# case: groups interpolated one after the other
d = df.assign(t=pd.to_datetime(['2024-01-01', '2024-01-01', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06'])).set_index('t')
result = d.groupby('g').resample('D')['w'].interpolate()
