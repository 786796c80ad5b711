import pandas as pd
import numpy as np
# case: mask-by-place
x = pd.DataFrame({'k': [1, 3, 2], 't': [None, '', 'b']})
x.columns = ['k', 'k']
result = x[x['k'].notna()]
# case: missing-by-place
x = pd.DataFrame({'k': [1, 3, 2], 't': [None, 'a', 'b']})
x.columns = ['k', 'k']
result = x.mask(x.isna(), 'm')
# case: to-numeric-of-a-frame
x = pd.DataFrame({'k': [1, 3, 2], 't': [None, 'a', 'b']})
x.columns = ['k', 'k']
result = pd.to_numeric(x['k'], errors='coerce')
# case: qcut-of-a-frame
x = pd.DataFrame({'k': [1, 3, 2], 't': [None, 'a', 'b']})
x.columns = ['k', 'k']
result = pd.qcut(x['k'], 2)
# case: dummies-of-each
x = pd.DataFrame({'k': [1, 3], 'm': [True, 'a']})
x.columns = ['k', 'k']
result = pd.get_dummies(x, columns=['k'])
# case: affixes-of-levels
x = pd.DataFrame([[1]], columns=pd.MultiIndex.from_tuples([('a', True)]))
result = x.add_prefix('q_').add_suffix('_z')
# case: union-of-ordered-sides
result = pd.Index(['a', 'b']).union([1, 2])
# case: union-sorted
result = pd.Index(['b', 'a']).union([1, 2])
