import pandas as pd
import numpy as np
df = pd.DataFrame({'id': [1, 2], 'a': [3, 4], 'b': [5.5, np.nan]})
tall = pd.DataFrame([[1, 'p', 2.5], [3, 'q', np.nan]], columns=pd.MultiIndex.from_tuples([('x', 1), ('x', 2), ('y', 1)], names=['u', 'v']))

# case: ids in a tuple
result = df.melt(id_vars=('id', 'a'))
# case: no values are all
result = df.melt(value_vars=[])
# case: no values beside ids
result = df.melt(id_vars='id', value_vars=[])
# case: ids of several levels in a tuple
result = tall.melt(id_vars=('x', 1))
# case: ids of several levels in a list
result = tall.melt(id_vars=[('x', 1)])
# case: a name of values that is an upper label
result = tall.melt(value_name='x')
# case: all levels
result = tall.stack([0, 1], future_stack=True)
# case: all levels, the inner one first
result = tall.stack([1, 0], future_stack=True)
# case: all levels by name
result = tall.stack(['u', 'v'], future_stack=True)
# case: all levels and back
result = tall.stack(['u', 'v'], future_stack=True).unstack('v')
# case: what future_stack does not take
result = df.stack(future_stack=True, dropna=False)
# case: what future_stack does not take, either
result = df.stack(future_stack=True, sort=False)
# case: an id as the new name
result = pd.wide_to_long(pd.DataFrame({'id': [1, 2], 'a1': [3, 4], 'a2': [5, 6]}), 'a', i='id', j='id')
