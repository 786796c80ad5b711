import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))

# case: sizes beside a key of that name
result = d.rename(columns={'k': 'size'}).groupby('size', as_index=False).size()

# case: sizes as a series by a key of that name
result = d.rename(columns={'k': 'size'}).groupby('size').size()

# case: transform by set
result = d.groupby('k')['v'].transform(set)

# case: transform a frame by set
result = d.groupby('k').transform(set)

# case: transform by a function that gives a set
result = d.groupby('k')['v'].transform(lambda s: set(s))

# case: transform by frozenset
result = d.groupby('k')['v'].transform(frozenset)

# case: transform by list
result = d.groupby('k')['v'].transform(list)
