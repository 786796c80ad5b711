import pandas as pd
import numpy as np
# case: rep
result = pd.Series([], dtype=float).replace(None, 'b')
# case: rep2
result = pd.DataFrame({'a': []}).replace(None, 'b')
# case: cmp
x = pd.Series(pd.array([], dtype='Int64'))
result = x > x.mean()
# case: cmp2
x = pd.Series(pd.array([], dtype='Int64'))
result = x.between(x.quantile(0.25), 5)
# case: cmp3
x = pd.Series(pd.array([1, None], dtype='Int64'))
result = x > pd.NA
# case: loc1
result = list(pd.Index([10, 5, 10]).get_loc(10))
# case: loc2
result = str(pd.Index([5, 10, 10]).get_loc(10))
# case: loc3
result = pd.Index([5, 10]).get_loc(10)
# case: inf
result = pd.Series([np.inf, 1.0]).astype('Int64')
# case: inf1
result = pd.Series([np.inf, 1.0]).astype(int)
# case: inf2
result = pd.Series([np.nan, 1.0]).astype('Int64')
# case: pos
result = pd.Series([], dtype='Int64', index=pd.Index([], dtype=bool))[0]
# case: pos1
result = pd.Series([], dtype=float, index=pd.to_datetime([]))[0]
# case: pos2
result = pd.Series([], dtype=float)[0]
# case: pos3
result = pd.Series([], dtype=float, index=pd.Index([], dtype=object))[0]
# case: str1
result = pd.Series(pd.array(['1', None], dtype='string')).astype(float)
# case: str2
result = pd.Series(pd.array(['a', None], dtype='string')).astype(float)
# case: at1
m = pd.DataFrame({'v': [1, 2]}, index=[1, 1])
result = m.at[1, 'v']
# case: at2
m = pd.DataFrame({'v': [1, 2]}, index=pd.MultiIndex.from_tuples([(1, 'a'), (1, 'a')]))
result = m.at[(1, 'a'), 'v']
# case: si
x = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
result = x.set_index('k')
# case: si2
x = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
result = x.set_index('z')
# case: dm
d = pd.DataFrame([[1, 2], [3, 4]], columns=['k', 'k'])
result = d[d == d.max()]
