import pandas as pd
import numpy as np
df = pd.DataFrame({'g': [1, 1, 2], 'v': [1, 2, 3]})
a = df.groupby('g').agg({'v': ['mean', 'max']})
# case: melt of two levels has a column a level
result = a.melt()
# case: melt of two levels with keys
result = a.reset_index().melt(id_vars=[('g', '')])
# case: melt of two named levels
a2 = a.copy(); a2.columns.names = ['x', 'y']
result = a2.melt()
# case: names of variables cannot be a list
a2 = a.copy()
result = a2.melt(var_name=['p','q'])
# case: melt of two levels keeps the index
result = a.melt(ignore_index=False)
# case: melt of one of two levels
result = a.melt(value_vars=[('v', 'mean')])
# case: a union of texts and numbers
result = pd.Index(['b', 'a']).union([1, 2])
# case: a union of texts and texts beside numbers
result = pd.Index(['b', 'a']).union(['c', 1])
