import numpy as np
import pandas as pd

# case: cells-of-levels-1
x = pd.DataFrame({'t': [1, 2, 3, 4], 'w': list('abcd')}, index=pd.MultiIndex.from_arrays([[1, 2, 2, 2], list('spqp')], names=['u', 'v']))
result = x.at[1, 't'], x.at[2, 'w']
# case: cells-of-levels-2
x = pd.DataFrame({'t': [1, 2, 3, 4]}, index=pd.MultiIndex.from_arrays([[1, 2, 2, 2], list('spqp')]))
result = x.at[(1, 's'), 't']
# case: cells-of-levels-3
x = pd.DataFrame({'t': [1, 2, 3, 4]}, index=pd.MultiIndex.from_arrays([[1, 2, 2, 2], list('spqp')]))
result = x.at['zz', 't']
# case: cells-of-levels-4
x = pd.DataFrame({'t': [1, 2, 3, 4]}, index=pd.MultiIndex.from_arrays([[1, 2, 2, 2], list('spqr')]))
result = x.at[(1, 's'), 't']
# case: cells-of-levels-5
x = pd.DataFrame({'t': [1, 2, 3, 4]}, index=pd.MultiIndex.from_arrays([[1, 2, 2, 2], list('spqr')]))
result = x.at[2, 't']
# case: cells-of-levels-6
x = pd.Series([1, 2, 3, 4], index=pd.MultiIndex.from_arrays([[1, 2, 2, 2], list('spqr')]))
result = x.at[(2, 'q')]
# case: cells-of-levels-7
x = pd.DataFrame({'variable': ['p', 'q'], 'a': [1, 2]})
result = x.melt(id_vars=['variable'])
# case: cells-of-levels-8
x = pd.DataFrame({'variable': ['p', 'q'], 'a': [1, 2], 'b': [3, 4]})
result = x.melt(id_vars=['variable', 'b'], value_name='n')
# case: cells-of-levels-9
x = pd.DataFrame({'v': ['p', 'q'], 'a': [1, 2], 'b': [3, 4]})
result = x.melt(id_vars=['v', 'b'], var_name='v')
# case: cells-of-levels-10
x = pd.DataFrame({'v': ['p', 'q'], 'a': [1, 2], 'b': [3, 4]})
result = x.melt(id_vars=['v', 'b'], value_name='v')
# case: cells-of-levels-11
x = pd.DataFrame({'v': ['p', 'q'], 'a': [1, 2], 'b': [3, 4]})
result = x.melt(id_vars=['v'], value_name='value', var_name='value')
