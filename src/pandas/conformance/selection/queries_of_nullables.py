import numpy as np
import pandas as pd

# case: queries-of-nullables-1
x = pd.DataFrame({'I': pd.array([1, None, 2], dtype='Int64'), 'B': pd.array([True, None, False], dtype='boolean'), 's': pd.array(['a', None, 'b'], dtype='string')})
result = x.query('I != 2'), x.query('I == 2'), x.query('I > 1'), x.query('I >= 1 and I < 2')
# case: queries-of-nullables-2
x = pd.DataFrame({'I': pd.array([1, None, 2], dtype='Int64'), 'B': pd.array([True, None, False], dtype='boolean'), 's': pd.array(['a', None, 'b'], dtype='string')})
result = x.query('B'), x.query('B == True'), x.query('B != True'), x.query('not B')
# case: queries-of-nullables-3
x = pd.DataFrame({'I': pd.array([1, None, 2], dtype='Int64'), 'B': pd.array([True, None, False], dtype='boolean'), 's': pd.array(['a', None, 'b'], dtype='string')})
result = x.query("s == 'a'"), x.query("s != 'a'"), x.query("s > 'a'"), x.query("s in ['a', 'b']"), x.query("s not in ['a']")
# case: queries-of-nullables-4
x = pd.DataFrame({'I': pd.array([1, None, 2], dtype='Int64')})
result = x.query("I != 'a'")
# case: queries-of-nullables-5
x = pd.DataFrame({'B': pd.array([True, None, False], dtype='boolean')})
result = x.query("B != 'a'")
# case: queries-of-nullables-6
x = pd.DataFrame({'B': pd.array([True, None, False], dtype='boolean')})
result = x.query("B == 'a'")
# case: queries-of-nullables-7
x = pd.DataFrame({'I': pd.array([1, None, 2], dtype='Int64')})
lim = 'a'
result = x.query('I == @lim')
# case: queries-of-nullables-8
x = pd.DataFrame({'I': pd.array([1, None, 2], dtype='Int64')})
result = x['I'] != 'a'
# case: queries-of-nullables-9
x = pd.DataFrame({'B': pd.array([True, None, False], dtype='boolean')})
result = x['B'] != 'a', x['B'] == 'a'
# case: queries-of-nullables-10
x = pd.DataFrame({'I': pd.array([1, None, 2], dtype='Int64'), 'f': [1.0, np.nan, 3]})
result = x.query('I == f'), x.query('I != f'), x.query('I + f > 2'), x.query('I.isna()', engine='python'), x.query('I in [1, 2]'), x.query('I not in [1]')
