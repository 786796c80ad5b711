import pandas as pd
import numpy as np
# case: most-frequent-is-a-number
x = pd.DataFrame({'k': [1, 1, 3], 'm': [2.5, 2.5, 'a']})
result = x.describe(include=['object', 'int64'])
# case: count-is-numpys
x = pd.DataFrame({'k': [1, 1, 3], 'm': ['b', 'b', 'a']})
result = x.describe(include=['object']).at['count', 'm']
# case: most-frequent-is-a-truth
x = pd.DataFrame({'k': [1, 1, 3], 'm': [True, True, 'a']})
result = x.describe(include=['object'])
# case: all-are-whole-numbers
x = pd.DataFrame({'k': [1, 1, 3], 'm': [1, 1, 'a']})
result = x.describe(include=['object'])
# case: of-a-series
x = pd.Series([1, 1, 'a'], name='m')
result = x.describe()
# case: kinds-of-cells
x = pd.DataFrame({'k': [2, 1, 3], 'n': ['d', 'a', 'C']})
result = [type(v).__name__ for v in x.describe(include='all')['n']]
