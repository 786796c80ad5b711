import pandas as pd
import numpy as np
# case: ob
x = pd.DataFrame({'k': [1, 2, 2], 'v': [4, 5, 6]}).groupby('k').agg({'v': ['median', 'max']})
x['b'] = pd.cut(x[('v', 'max')], bins=[0, 4, 20], labels=['a', 'b'])
result = x.groupby('b', observed=True).agg(n=(('v', 'max'), 'count')).reset_index()
# case: ob2
x = pd.DataFrame({'k': [1, 2, 2], 'v': [4, 5, 6]}).groupby('k').agg({'v': ['median', 'max']})
x['b'] = ['p', 'q']
result = x.groupby('b').agg(n=(('v', 'max'), 'count')).reset_index()
# case: ob3
x = pd.DataFrame({'k': [1, 2, 2], 'v': [4, 5, 6]}).groupby('k').agg({'v': ['median', 'max']}).reset_index()
result = x.groupby('k').agg(n=(('v', 'max'), 'count')).reset_index()
# case: ob4
x = pd.DataFrame({'k': [1, 2, 2], 'v': [4, 5, 6]}).groupby('k').agg({'v': ['median', 'max']}).reset_index()
result = x.groupby('k').sum()
# case: ob5
x = pd.DataFrame({'k': [1, 2, 2], 'v': [4, 5, 6]}).groupby('k').agg({'v': ['median', 'max']}).reset_index()
result = x.groupby('k').size()
# case: vc
result = pd.DataFrame(index=pd.Index([], name='z')).value_counts()
# case: vc2
result = pd.DataFrame(index=[1]).value_counts()
# case: vc3
result = pd.DataFrame().value_counts()
# case: desc
result = pd.DataFrame({'k': [None, None], 'v': [1.5, 2]}).groupby('k')['v'].describe()
# case: desc2
result = pd.DataFrame({'k': pd.to_timedelta([]), 'v': []}).groupby('k')['v'].describe()
# case: desc3
result = pd.DataFrame({'k': pd.Series([], dtype=object), 'v': []}).groupby('k')['v'].describe()
# case: desc4
result = pd.DataFrame({'k': pd.Series([], dtype=object), 'v': []}).groupby('k').describe()
# case: desc5
result = pd.DataFrame({'k': pd.Series([], dtype=object), 'v': pd.Series([], dtype='int64')}).groupby('k')['v'].describe()
# case: ct
x = pd.DataFrame({'a': [], 'b': []})
result = pd.crosstab(x['a'], x['b'], margins=True)
# case: ct1
x = pd.DataFrame({'a': [], 'b': []})
result = pd.crosstab(x['a'], x['b'])
