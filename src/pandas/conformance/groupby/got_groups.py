import numpy as np
import pandas as pd

# case: got-groups-1
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical(['b','b'], categories=['a','b'])})
result = x.groupby('c').get_group('a')

# case: got-groups-2
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical(['b','b'], categories=['a','b'])})
x = x[x.k > 5]
result = x.groupby('c').get_group('a')

# case: got-groups-3
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical(['b','b'], categories=['a','b'])})
x = x[x.k > 5]
result = x.groupby(['c','k']).get_group(('a',1))

# case: got-groups-4
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical([None,'b'], categories=['a','b'])})
x = x[x.k < 2]
result = x.groupby('c').get_group('a')

# case: got-groups-5
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical([None,'b'], categories=['a','b'])})
x = x[x.k < 2]
result = x.groupby('c').k.get_group('a')

# case: got-groups-6
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical(['b','b'], categories=['a','b'])})
result = [n for n, g in x.groupby('c')], x.groupby('c').ngroups, list(x.groupby('c').groups), list(x.groupby('c').indices)

# case: got-groups-7
x = pd.DataFrame({'k': [1,2], 'c': pd.Categorical(['b','b'], categories=['a','b'])})
x = x[x.k>5]
result = [n for n, g in x.groupby('c')], x.groupby('c').ngroups, list(x.groupby('c').groups), list(x.groupby('c').indices)
