import numpy as np
import pandas as pd

# case: transformed-to-sizes-1
x = pd.DataFrame({'k': [1, 1], 's': ['a', 'b'], 'j': [3, 4]})
result = x.groupby('s')[['k']].transform('size')
# case: transformed-to-sizes-2
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', 'b', 'a'], 'j': [3, 4, 5]})
x['n'] = x.groupby('s').transform('size')
result = x
# case: transformed-to-sizes-3
x = pd.DataFrame({'k': [], 's': [], 'j': []})
result = x.groupby('s').transform('size')
# case: transformed-to-sizes-4
x = pd.DataFrame({'k': [], 's': pd.array([], dtype='string')})
result = x.groupby('s')[['k']].transform('size')
# case: transformed-to-sizes-5
x = pd.DataFrame([[1, 1, 'a'], [2, 2, 'b']], columns=['k', 'k', 's'])
result = x.groupby('s')['k'].transform('size')
# case: transformed-to-sizes-6
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', None, 'a']})
result = x.groupby('s').transform('size')
# case: transformed-to-sizes-7
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', None, 'a']})
result = x.groupby('s', dropna=False).transform('size')
# case: transformed-to-sizes-8
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', 'b', 'a']})
result = x.groupby('s', as_index=False).transform('size')
# case: transformed-to-sizes-9
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', 'b', 'a']})
result = x.groupby('s', as_index=False)['k'].transform('size')
# case: transformed-to-sizes-10
x = pd.DataFrame({'k': [1, 1, 2], 's': pd.Categorical(['a', 'b', 'a'], categories=list('abc'))})
result = x.groupby('s', observed=False).transform('size')
# case: transformed-to-sizes-11
x = pd.DataFrame({'s': ['a', 'b', 'a']}, index=[3, 4, 5])
result = x.groupby('s').transform('size')
# case: transformed-to-sizes-12
x = pd.DataFrame({'k': pd.array([1, 1, 2], dtype='Int64'), 's': ['a', 'b', 'a']})
result = x.groupby('s').transform('size')
# case: transformed-to-sizes-13
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', 'b', 'a'], 't': [1, 2, 1]})
result = x[x.groupby(['s', 't']).transform('size') > 1]
# case: transformed-to-sizes-14
x = pd.DataFrame({'k': [], 's1': pd.array([], dtype='string')})
y = pd.DataFrame({'k': []})
x = pd.concat([x.reset_index(drop=True), y.reset_index(drop=True)], axis=1)
x = x.groupby('s1')['k'].transform('size')
result = x.groupby(x > 1).mean()
# case: transformed-to-sizes-15
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', 'b', 'a']})
result = x.groupby(x['s']).transform('size')
# case: transformed-to-sizes-16
x = pd.DataFrame({'k': [1, 1, 2], 's': ['a', 'b', 'a']}).groupby('s')
result = x.transform('size').name
