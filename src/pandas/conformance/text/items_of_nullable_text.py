import pandas as pd
import numpy as np
import re
s = pd.Series(['Apple pie', 'banana', None, 'Cherry-Tart 12', '', ' pad ', 'a,b,,c', 'ünïcode Straße'])
n = pd.Series(['a1b22', 'x', None, '007', 'A-1', '3.5', '-2', '½', '²'])
e = pd.Series(['John Smith <john@x.com>', 'Ann <ann@y.org>', 'nobody', None])
S = s.astype('string')
mixed = pd.Series(['a', 1, None, 2.5, True, ['x'], np.nan])
# case: item-121
result = S.str.upper()
# case: item-124
result = S.str.get(0)
# case: item-131
result = S.str.encode('utf-8')
# case: item-179
result = pd.Index(['a_b', 'c_d']).str.split('_', expand=True)
# case: item-180
result = pd.Index(['a_b', 'c_d']).str.split('_').tolist()
