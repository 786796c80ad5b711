import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))
s = d['k']

# case: astype by unknown errors
result = d['v'].astype(float, errors='coerce')

# case: astype of a frame by unknown errors
result = d.astype({'v': float}, errors='coerce')

# case: astype that ignores errors
result = s.astype(float, errors='ignore')

# case: drop labels and columns
result = d.drop(5, columns='v')

# case: drop labels and index
result = d.drop(5, index=6)

# case: drop labels and index of a series
result = s.drop([5], index=6)

# case: replace a dict by a value
result = s.replace({'x': 1}, value='y')

# case: replace values and patterns
result = s.replace('x', None, regex={'^x': 'z'})

# case: replace values and patterns of a frame
result = d.replace(1, 2, regex={'^x': 'z'})

# case: query by an unknown argument
result = d.query('v > 1', axis=0)

# case: query by a known argument
result = d.query('v > 1', engine='python')

# case: shares by margins that are no truth
result = pd.crosstab(d['k'], d['v'], normalize=True, margins=1.5)

# case: records of two columns of a name
result = d[['v', 'v']].to_records(index=False)

# case: product of tuples of labels
result = pd.MultiIndex.from_product([d.set_index('k', append=True).index, ['a']])

# case: dates of numbers without a unit
result = pd.array([1, None], dtype='datetime64')

# case: warnings of an unknown action
import warnings
warnings.simplefilter('x')
result = 1

# case: warnings of an action
import warnings
warnings.filterwarnings('ignore', category=FutureWarning)
result = 1
