import numpy as np
import pandas as pd

# case: labels-of-melt-and-whole-numbers-1
result = [pd.to_numeric(pd.Series(v, dtype=object)).dtype.name for v in ([-3,1.0],[1,1.0,True],[1,1.5],[1,None],[1,'1'],[1,np.nan],[1,1e300],[np.int64(1),2.0],[1,-0.0],[1,float('inf')],[1,False,0.0],[1.0,2],[True,1],[1,'1.0'])]
# case: labels-of-melt-and-whole-numbers-2
result = pd.to_numeric(pd.Series([1, 2.0, True, -0.0], dtype=object))
# case: labels-of-melt-and-whole-numbers-3
result = pd.to_numeric([1, 2.0])
# case: labels-of-melt-and-whole-numbers-4
result = pd.to_numeric(pd.Series([1, 2.0, 'x'], dtype=object), errors='coerce')
# case: labels-of-melt-and-whole-numbers-5
x = pd.DataFrame({'a': [1, 2], 'b': [1.0, 2.0], 'c': ['x', 'y']})
result = pd.to_numeric(x.loc[0, ['a', 'b']])
# case: labels-of-melt-and-whole-numbers-6
x = pd.DataFrame({'a': [1, 2], 'b': [1.5, 2.0], 'c': ['x', 'y']})
result = pd.to_numeric(x.loc[1], errors='coerce')
# case: labels-of-melt-and-whole-numbers-7
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(id_vars='k', value_vars=[('a','x')])
# case: labels-of-melt-and-whole-numbers-8
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(id_vars='a')
# case: labels-of-melt-and-whole-numbers-9
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(id_vars=('a','x'))
# case: labels-of-melt-and-whole-numbers-10
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(value_vars='a')
# case: labels-of-melt-and-whole-numbers-11
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(value_vars=('a','x'))
# case: labels-of-melt-and-whole-numbers-12
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(value_vars=[('a','z')])
# case: labels-of-melt-and-whole-numbers-13
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(value_vars=['a'])
# case: labels-of-melt-and-whole-numbers-14
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(id_vars=[('a','x')], value_vars=[('a','y')])
