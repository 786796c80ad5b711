import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))

# case: from a truth
result = d.iloc[True:]

# case: to a truth
result = d.iloc[:True]

# case: of a series
result = d['v'].iloc[True:]

# case: of columns
result = d.iloc[:, True:]

# case: of a list
result = [1, 2, 3][True:]
