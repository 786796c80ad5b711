import pandas as pd
import numpy as np
# case: narrow-agg
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int32')})
result = df.groupby('k').agg(lambda x: x.sum())
# case: narrow-agg8
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int8')})
result = df.groupby('k').agg(lambda x: x.max())
# case: narrow-agg-series
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int8')})
result = df.groupby('k')['v'].agg(lambda x: x.max())
# case: narrow-agg-series2
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int8')})
result = df.groupby('k')['v'].agg(lambda x: x.max() - x.min())
# case: narrow-agg-series3
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int8')})
result = df.groupby('k')['v'].agg(lambda x: int(x.max()))
# case: narrow-agg-mean
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int8')})
result = df.groupby('k')['v'].agg(lambda x: x.mean())
# case: narrow-agg-big
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int8')})
result = df.groupby('k')['v'].agg(lambda x: 1000)
# case: narrow-agg-named
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int32')})
result = df.groupby('k').agg(a=('v', lambda x: x.max() - x.min()), b=('v', 'sum'), c=('v','max'))
# case: narrow-agg-list
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int32')})
result = df.groupby('k').agg({'v': [lambda x: x.max(), 'mean', lambda x: len(x)]})
# case: narrow-apply
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int32')})
result = df.groupby('k')['v'].apply(lambda x: x.max())
# case: narrow-transform
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int32')})
result = df.groupby('k')['v'].transform(lambda x: x.max())
# case: narrow-transform2
df = pd.DataFrame({'k': ['a','a','b'], 'v': np.array([1,2,3], dtype='int32')})
result = df.groupby('k')['v'].transform(lambda x: x - x.mean())
