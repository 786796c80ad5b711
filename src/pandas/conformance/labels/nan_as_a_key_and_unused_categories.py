import numpy as np
import pandas as pd

# case: nan-as-a-key-and-unused-categories-1
result = len(set(pd.Series([np.nan, np.nan, 1.0])))
# case: nan-as-a-key-and-unused-categories-2
result = len(set(pd.Series([np.nan, np.nan, 'a'])))
# case: nan-as-a-key-and-unused-categories-3
result = len(set(pd.Series([None, np.nan, 'a'])))
# case: nan-as-a-key-and-unused-categories-4
result = len(set(pd.Series([np.nan, np.nan, 1.0]).tolist()))
# case: nan-as-a-key-and-unused-categories-5
result = len(set(pd.Series([np.nan, np.nan, 1.0]).values))
# case: nan-as-a-key-and-unused-categories-6
result = len({k: 1 for k in pd.Series([np.nan, np.nan, 1.0])})
# case: nan-as-a-key-and-unused-categories-7
result = len(dict(zip(pd.Series([np.nan, np.nan, 1.0]), [1, 2, 3])))
# case: nan-as-a-key-and-unused-categories-8
result = len(set(pd.Series([np.nan, np.nan, 'a'], dtype='category')))
# case: nan-as-a-key-and-unused-categories-9
result = len(set(pd.Series([np.nan, np.nan, 1.0], dtype='category')))
# case: nan-as-a-key-and-unused-categories-10
result = len(set(pd.Series(['x', None, None], dtype='string')))
# case: nan-as-a-key-and-unused-categories-11
result = len(set(pd.DataFrame({'a': [np.nan, np.nan], 'b': ['x', 'y']}).stack(future_stack=True)))
# case: nan-as-a-key-and-unused-categories-12
result = len(set([r.a for r in pd.DataFrame({'a': [np.nan, np.nan], 'b': ['x', 'y']}).itertuples()]))
# case: nan-as-a-key-and-unused-categories-13
result = len(set(v for v in pd.DataFrame({'a': [np.nan, np.nan], 'b': ['x', 'y']})['a'].astype(object)))
# case: nan-as-a-key-and-unused-categories-14
result = len(set(pd.Series([np.nan, 1, np.nan]).map({1: 'x'})))
# case: nan-as-a-key-and-unused-categories-15
result = len(set(pd.Series(['a', 'b', 'c']).map({'a': 'x'})))
# case: nan-as-a-key-and-unused-categories-16
result = np.nan in pd.Series([np.nan, 1.0]).tolist()
# case: nan-as-a-key-and-unused-categories-17
result = np.nan in [np.nan]
# case: nan-as-a-key-and-unused-categories-18
result = np.nan in pd.Series([np.nan, 'a']).tolist()
# case: nan-as-a-key-and-unused-categories-19
result = float('nan') in [float('nan')]
# case: nan-as-a-key-and-unused-categories-20
from collections import Counter
result = len(Counter(pd.Series([np.nan, np.nan, 1.0])))
# case: nan-as-a-key-and-unused-categories-21
from collections import Counter
result = len(Counter(pd.Series([np.nan, np.nan, 'a'])))
# case: nan-as-a-key-and-unused-categories-22
result = 10 // pd.Series([-np.inf, np.inf, 0.0, -0.0])
# case: nan-as-a-key-and-unused-categories-23
result = -10 // pd.Series([-np.inf, np.inf, 0.0])
# case: nan-as-a-key-and-unused-categories-24
result = 10 % pd.Series([-np.inf, np.inf, 0.0])
# case: nan-as-a-key-and-unused-categories-25
result = -10.5 % pd.Series([-np.inf, np.inf, 0.0])
# case: nan-as-a-key-and-unused-categories-26
result = pd.Series([-np.inf, np.inf]) // 10
# case: nan-as-a-key-and-unused-categories-27
result = pd.Series([-np.inf, np.inf]) % 10
# case: nan-as-a-key-and-unused-categories-28
result = (10 // float('-inf'), 10 // float('inf'), -10 // float('inf'), 10 % float('-inf'), -10 % float('inf'), 0.0 // float('-inf'))
# case: nan-as-a-key-and-unused-categories-29
x = pd.DataFrame({'k': [3], 'i1': [2]}).merge(pd.DataFrame({'k': [1]}), on='k', how='outer', indicator=True)
result = x.set_index(['k', '_merge']).unstack()
# case: nan-as-a-key-and-unused-categories-30
x = pd.DataFrame({'k': [3], 'i1': [2]}).merge(pd.DataFrame({'k': [1]}), on='k', how='outer', indicator=True)
result = x.set_index(['k', '_merge']).index
# case: nan-as-a-key-and-unused-categories-31
x = pd.DataFrame({'c': pd.Categorical(['b', 'a', 'b'], categories=['c', 'b', 'a']), 'k': [1, 2, 3], 'v': [4, 5, 6]})
result = x.set_index(['k', 'c']).unstack()
# case: nan-as-a-key-and-unused-categories-32
x = pd.DataFrame({'c': pd.Categorical(['b', 'a', 'b'], categories=['c', 'b', 'a']), 'k': [1, 2, 3], 'v': [4, 5, 6]})
result = x.set_index(['k', 'c'])['v'].unstack()
# case: nan-as-a-key-and-unused-categories-33
x = pd.DataFrame({'c': pd.Categorical(['b', 'a', 'b'], categories=['c', 'b', 'a']), 'k': [1, 2, 2], 'v': [4, 5, 6]})
result = x.set_index(['c', 'k'])['v'].unstack()
# case: nan-as-a-key-and-unused-categories-34
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'q'], name='s'))
result = pd.merge(x, pd.DataFrame({'k': [1]}), left_index=True, right_index=True, how='left')
# case: nan-as-a-key-and-unused-categories-35
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([0, 1], name='s'))
result = pd.merge(x, pd.DataFrame({'k': [1]}), left_index=True, right_index=True, how='left')
# case: nan-as-a-key-and-unused-categories-36
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([0, 1], name='s'))
result = pd.merge(x, pd.DataFrame({'k': [1]}), left_index=True, right_index=True, how='inner')
# case: nan-as-a-key-and-unused-categories-37
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([0, 1], name='s'))
result = x.join(pd.DataFrame({'k': [1]}))
# case: nan-as-a-key-and-unused-categories-38
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'q'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]}))
# case: nan-as-a-key-and-unused-categories-39
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]}))
# case: nan-as-a-key-and-unused-categories-40
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s'))
result = x.join(pd.DataFrame({'k': [1]}))
# case: nan-as-a-key-and-unused-categories-41
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s'))
result = x.join(pd.DataFrame({'k': [1]}, index=['p']))
# case: nan-as-a-key-and-unused-categories-42
x = pd.Series([[1, 2], 'a'])
result = x.replace('a', 'b')
# case: nan-as-a-key-and-unused-categories-43
x = pd.Series([[1, 2], 'a', {'k': 1}])
result = x.replace({'a': 'b'})
# case: nan-as-a-key-and-unused-categories-44
x = pd.Series([[1, 2], 'a', {'k': 1}])
result = x.replace(['a', 'c'], 'b')
# case: nan-as-a-key-and-unused-categories-45
x = pd.Series([[1, 2], [1, 2]])
result = x.duplicated()
# case: nan-as-a-key-and-unused-categories-46
x = pd.crosstab(pd.Series([], dtype=object), pd.Series([], dtype=object), values=pd.Series([1, 2]), aggfunc='sum')
result = x
# case: nan-as-a-key-and-unused-categories-47
x = pd.crosstab(pd.Series([None, None], dtype=object), pd.Series([None, None], dtype=object), values=pd.Series([1, 2]), aggfunc='sum')
result = x
# case: nan-as-a-key-and-unused-categories-48
x = pd.crosstab(pd.Series([None, 'a'], dtype=object), pd.Series(['b', None], dtype=object), values=pd.Series([1, 2]), aggfunc='sum')
result = x
# case: nan-as-a-key-and-unused-categories-49
x = pd.DataFrame({'k': [3, 1], 'p': [np.nan, np.nan]})
result = pd.crosstab(x['p'], x['p'], values=x['k'], aggfunc='sum')
# case: nan-as-a-key-and-unused-categories-50
x = pd.DataFrame({'k': [3, 1], 'p': [np.nan, np.nan]})
x.columns = ['k', 'k']
result = pd.crosstab(pd.Series([1, 2]), pd.Series([1, 2]), values=x['k'], aggfunc='sum')
# case: nan-as-a-key-and-unused-categories-51
x = pd.DataFrame({'n': [1, 2], 'c': pd.Categorical([None, None])})
result = x.set_index('c')['n'].to_dict()
# case: nan-as-a-key-and-unused-categories-52
x = pd.Series([1, 2, 3], index=pd.Categorical([None, None, 2.5]))
result = x.to_dict()
# case: nan-as-a-key-and-unused-categories-53
x = pd.Series([1, 2, 3], index=pd.Categorical([None, None, 2]))
result = x.to_dict()
# case: nan-as-a-key-and-unused-categories-54
x = pd.Series(pd.Categorical([None, None, 2.5]))
result = len(set(x))
# case: nan-as-a-key-and-unused-categories-55
x = pd.Series(pd.Categorical([None, None, 2.5]))
result = {x[i]: i for i in range(3)}
