import pandas as pd
import numpy as np
b = pd.Series([5, 6], index=[False, True])
f = pd.DataFrame({'k': [1, 2], 'l': [[1], [2]], 's': ['a', 'b']})
d = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', '2020-02-01']), 'e': pd.to_timedelta(['1D', '2D']), 'k': [1, 2]})
r = pd.Series([1, 2], index=[0.5, 1.5])
# case: b.reindex([0, 1, 7])
result = b.reindex([0, 1, 7])
# case: b.reindex([0, 1])
result = b.reindex([0, 1])
# case: b.reindex([True])
result = b.reindex([True])
# case: f.set_index(['k', 'l'])
result = f.set_index(['k', 'l'])
# case: f.sort_values(['k', 'l'])
result = f.sort_values(['k', 'l'])
# case: f.sort_values(['l'])
result = f.sort_values(['l'])
# case: f.loc[[False]]
result = f.loc[[False]]
# case: d.groupby('d').get_group(True)
result = d.groupby('d').get_group(True)
# case: d.groupby('d').get_group('a')
result = d.groupby('d').get_group('a')
# case: d.groupby('e').get_group('a')
result = d.groupby('e').get_group('a')
# case: d.groupby(['d', 'k']).get_group(('2020-01-01', 1))
result = d.groupby(['d', 'k']).get_group(('2020-01-01', 1))
# case: d.replace(None, 'b')
result = d.replace(None, 'b')
# case: d.set_index('e').loc['zz':]
result = d.set_index('e').loc['zz':]
# case: d.set_index('e').loc['1D':]
result = d.set_index('e').loc['1D':]
# case: d.set_index('e').loc[1:]
result = d.set_index('e').loc[1:]
# case: r.loc['zz':]
result = r.loc['zz':]
# case: d.loc['zz':]
result = d.loc['zz':]
# case: d.loc[:'zz']
result = d.loc[:'zz']
# case: d.loc['p':]
result = d.loc['p':]
# case: d['d'].isin([True])
result = d['d'].isin([True])
# case: d['d'].isin(d['e'])
result = d['d'].isin(d['e'])
# case: d['e'].isin([1])
result = d['e'].isin([1])
# case: enlarge two levels
x = f.set_index(['k', 's'])
x.loc[9] = [[3]]
result = x
# case: condition with NA
result = np.where(pd.array([True, None], dtype='boolean'), 1, 2)
