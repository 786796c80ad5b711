import pandas as pd
import numpy as np
# case: dicts of one column
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g')['v'].apply(lambda s: {'n': len(s), 'm': s.max()})
# case: rows beside keys
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g', as_index=False)['v'].apply(lambda s: s.head(1))
# case: too many rows beside keys
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g', as_index=False)['v'].apply(lambda s: s.value_counts())
# case: series of frames keep the order of the groups
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g', group_keys=False).apply(lambda d: d['v'] / d['v'].sum())
# case: labels in their own order
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g')['v'].apply(lambda s: pd.Series({'n': len(s), 'm': s.max()}))
# case: labels in their own order as columns
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g')['v'].apply(lambda s: pd.Series({'n': len(s), 'm': s.max()})).unstack()
# case: the group names its series
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g')['v'].apply(lambda s: s.to_frame())
# case: nothing but None
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g')['v'].apply(lambda s: None)
# case: None among numbers
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g')['v'].apply(lambda s: s.max() if len(s) > 1 else None)
# case: the name of a group
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g').apply(lambda d: d.name)
# case: the name of a group of several keys
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'h': [1, 1, 2], 'v': [1, 2, 3]})
result = df.groupby(['g', 'h']).apply(lambda d: f"{d.name[0]}-{d.name[1]}:{len(d)}")
# case: the name of a group hides a column
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'name': ['x', 'y', 'z']})
result = df.groupby('g').apply(lambda d: d['name'].iloc[0] + d.name)
# case: counts have the name of their column
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': ['x', 'y', 'x']})
result = df.groupby('g')['v'].apply(lambda s: s.value_counts())
# case: the name of a group that is transformed
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g')['v'].transform(lambda s: s.name)
# case: the name of a group that is filtered
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = df.groupby('g').filter(lambda d: d.name == 'a')
# case: one quantile beside keys
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1.0, 2.0, 3.0]})
result = df.groupby('g', as_index=False)['v'].quantile([0.5])
# case: several quantiles beside keys
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1.0, 2.0, 3.0]})
result = df.groupby('g', as_index=False)['v'].quantile([0.25, 0.5])
# case: records as a list
result = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']}).to_records(index=False).tolist()
