import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a'], 'v': [5, 3, 5, 1], 'w': [1.5, 2.0, 2.5, 0.5]})
# case: counts beside keys are numbered by group
result = df.groupby('g', as_index=False).apply(lambda d: d['v'].value_counts(), include_groups=False)
# case: unstacked in order of appearance
result = df.groupby('g', sort=False).apply(lambda d: d['v'].value_counts(), include_groups=False).unstack()
# case: frames unstacked in order of appearance
result = df.groupby('g', sort=False)[['v', 'w']].apply(lambda d: d.sum().to_frame('t').T).unstack()
# case: unstacked in order of keys
result = df.groupby('g').apply(lambda d: d['v'].value_counts(), include_groups=False).unstack()
# case: a grouper has its own dropna
result = df.assign(g=['b', None, 'b', 'a']).groupby(pd.Grouper(key='g'), dropna=False)['v'].sum()
# case: a level of one is reset
result = df.groupby('g')['v'].sum().reset_index(level=0, drop=True)
# case: a level of one is reset in a frame
result = df.groupby('g')[['v']].sum().reset_index(level='g', drop=True)
# case: windows whose key is reset
result = df['v'].rolling(2).sum().reset_index(level=0, drop=True)
# case: labels that repeat, without keys
result = df.set_axis([1, 2, 1, 1]).groupby('g', group_keys=False)[['v']].apply(lambda d: d)
# case: labels that repeat in another order, without keys
result = df.set_axis([1, 2, 2, 1]).groupby('g', group_keys=False)['v'].apply(lambda s: s - s.mean())
# case: labels that are all the same, without keys
result = df.set_axis([0, 0, 0, 0]).groupby('g', group_keys=False)[['v']].apply(lambda d: d.cumsum())
# case: a list for the key that stands in front
result = df.groupby('g', as_index=False).agg({'g': ['count'], 'v': ['sum', 'max']})
# case: groups of tuples filtered
result = df.groupby(df[['g', 'v']].apply(tuple, axis=1)).filter(lambda d: len(d) > 1)
