import pandas as pd
import numpy as np
a = pd.DataFrame({'g': list('aabbb'), 'i': pd.array([2, None, -3, 2, 5], dtype='Int64'), 'f': pd.array([2.5, None, -3, None, 5], dtype='Float64'), 'B': pd.array([True, None, False, True, None], dtype='boolean'), 's': pd.array(['b', None, 'a', 'b', ''], dtype='string')})
# case: rank-d
result = a['s'].rank()
# case: rank-e
result = a.rank()
# case: rank-f
result = a.groupby('g')['i'].rank()
# case: rank-g
result = a.groupby('g')['f'].rank(method='dense')
# case: rank-h
result = a['i'].dropna().rank()
# case: rank-l
result = a.groupby('g').rank()
# case: rank-m
result = a[['i', 'f']].rank(axis=1)
# case: rank-n
result = a['f'].dropna().rank(method='first')
# case: rank-o
result = a.groupby('g')['B'].rank()
