import pandas as pd
import numpy as np
# case: repeated-name-less-one
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['k'] -= 1
result = x
# case: repeated-name-by-a-frame
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['k'] = x[['a','a']]
result = x
# case: repeated-name-by-as-many-values
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['k'] = x['a']
result = x
# case: repeated-name-by-a-column
x = pd.DataFrame([[1,2,3],[4,5,6],[7,8,9]], columns=['k','k','a'])
x['k'] = x['a']
result = x
# case: first-level-by-one-value
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=pd.MultiIndex.from_tuples([('c',1),('c',2),('d',1)]))
x['c'] = 5
result = x
# case: first-level-by-a-list
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=pd.MultiIndex.from_tuples([('c',1),('c',2),('d',1)]))
x['c'] = [5, 6]
result = x
# case: first-level-by-a-frame
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=pd.MultiIndex.from_tuples([('c',1),('c',2),('d',1)]))
x['c'] = x['c'] * 2
result = x
# case: first-level-by-too-few
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=pd.MultiIndex.from_tuples([('c',1),('c',2),('d',1)]))
x['c'] = x['d']
result = x
# case: first-level-set-twice
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=pd.MultiIndex.from_tuples([('c',1),('c',2),('d',1)]))
x['e'] = x['d']
x['e'] = x['e'] + 1
result = x
# case: one-column-by-several
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['a'] = x['k']
result = x
# case: one-column-by-none
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['n'] = x[[]]
result = x
# case: repeated-name-doubled
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['k'] += x['k']
result = x
# case: where-of-a-frame-is-flat
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['n'] = np.where(x['k'] > 2, 1, 0)
result = x
# case: where-of-a-frame-one-column
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['n'] = np.where(x['k'] > 2, 1, 0)[:, 0]
result = x
# case: repeated-name-by-an-array
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['k'] = x['k'].values
result = x
# case: new-column-by-a-flat-array
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['n'] = x['k'].values
result = x
# case: where-of-a-frame-of-one-column
x = pd.DataFrame([[1],[4]], columns=['k'])
x['n'] = np.where(x[['k']] > 2, 1, 0)
result = x
