import pandas as pd
import numpy as np

# case: none
result = pd.MultiIndex.from_tuples([('a', 1), None], names=['p', 'q'])

# case: none-first
result = pd.MultiIndex.from_tuples([None, ('b', 2)])

# case: nan
result = pd.MultiIndex.from_tuples([('a', 'x'), np.nan, ('b', 'y')])

# case: to-list
result = pd.MultiIndex.from_tuples([('a', 1), None, ('a', 3)]).tolist()

# case: level
result = pd.MultiIndex.from_tuples([('a', 1), None, ('a', 3)]).get_level_values(1)

# case: units-by-letter
result = pd.to_datetime(pd.DataFrame({'year': [2024], 'month': [2], 'day': [29], 'h': [1], 'm': [30], 's': [5]}))
