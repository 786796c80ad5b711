import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))
day = pd.to_datetime(['2024-01-01', '2024-01-02', '2024-02-01'])

# case: a level leaves out the key
result = d.groupby('k', level=0).sum()

# case: a level by name leaves out the key
result = d.groupby('k', level='i').sum()

# case: a level leaves out an unknown key
result = d.groupby('zz', level=0).v.sum()

# case: an unknown level beside a key
result = d.groupby('k', level='city').sum()

# case: an unknown level number beside a key
result = d.groupby('k', level=1).v.sum()

# case: a number with a fraction is no level
result = d.groupby(level=1.5).sum()

# case: two levels of a single one
result = d.groupby('k', level=['i', 'j']).v.sum()

# case: no levels beside a key
result = d.groupby('k', level=[]).v.sum()

# case: of a series beside a series
result = d.v.groupby(d.k, level='i').sum()

# case: an unknown level of a series
result = d.v.groupby(d.k, level='city').sum()

# case: a grouper of a key and a level
result = d.assign(day=day).groupby(pd.Grouper(key='day', level='i', freq='MS')).v.sum()

# case: the key of a grouper is no level
result = d.assign(day=day).set_index('day').groupby(pd.Grouper(key='day', freq='MS')).v.sum()

# case: the key of a plain grouper is no level
result = d.groupby(pd.Grouper(key='i')).v.sum()

# case: resample on the index by name
result = d.assign(day=day).set_index('day').resample('MS', on='day').v.sum()
