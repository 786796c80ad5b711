import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))

# case: known columns
d[['k', 'v']] = d[['v', 'v']]
result = d

# case: new columns
d[['m', 'n']] = d[['v', 'v']]
result = d

# case: distinct columns
d[['m', 'n']] = d[['v', 'k']]
result = d
