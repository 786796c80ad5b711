import numpy as np
import pandas as pd
df = pd.DataFrame({'g': list('aabb'), 'v': [1, 2, 3, 4], 'w': [1.5, None, 2.5, 3.0]})
# case: np.sum
result = np.sum([])
# case: np.mean
result = np.mean([])
# case: np.prod
result = np.prod([])
# case: np.std
result = np.std([])
# case: np.median
result = np.median([])
# case: repr-round-np.int64-5
result = repr(round(np.int64(5)))
# case: repr-round-np.int64-5-1
result = repr(round(np.int64(5), 1))
# case: repr-round-np.int64--15--1
result = repr(round(np.int64(-15), -1))
# case: type-round-df-v-.sum-.-name
result = type(round(df['v'].sum())).__name__
# case: repr-round-df-v-.sum
result = repr(round(df['v'].sum()))
# case: df.rolling-2-.agg-v-sum-w-mean
result = df.rolling(2).agg({'v': 'sum', 'w': 'mean'})
# case: df.groupby-g-.rolling-2-.agg-v-sum-w-mean
result = df.groupby('g').rolling(2).agg({'v': 'sum', 'w': 'mean'})
# case: df-v-w-.rolling-2-.agg-w-lambda-x-x.max-v-count
result = df[['v', 'w']].rolling(2).agg({'w': lambda x: x.max(), 'v': 'count'})
# case: df.rolling-2-v-w-.sum
result = df.rolling(2)[['v', 'w']].sum()
# case: df.groupby-g-v-w-.rolling-2-.sum
result = df.groupby('g')[['v', 'w']].rolling(2).sum()
# case: df.groupby-g-.rolling-2-v-w-.max
result = df.groupby('g').rolling(2)[['v', 'w']].max()
# case: df.expanding-v-.sum
result = df.expanding()[['v']].sum()
# case: df.rolling-2-.agg-nope-sum
result = df.rolling(2).agg({'nope': 'sum'})
