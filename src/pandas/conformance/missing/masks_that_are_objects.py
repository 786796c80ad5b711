import numpy as np
import pandas as pd

s = pd.Series(['a', None, 'ab'])
n = pd.Series([1.0, None, 3.0])
d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]})

# case: a search in texts of which one is missing
result = s.mask(s.str.contains('a'), 'z')

# case: a search that fills what is missing
result = s.mask(s.str.contains('a', na=False), 'z')

# case: where by a search in texts
result = s.where(s.str.contains('a'), 'z')

# case: of a frame by a search
result = d.mask(s.str.contains('a'), 0)

# case: of a frame by a frame with None
result = d.mask(pd.DataFrame({'k': [True, None, True], 'v': [False] * 3}), 0)

# case: of a frame by a frame of other columns
result = d.mask(pd.DataFrame({'v': [True, False, True]}), 0)

# case: a list with None
result = n.mask([True, None, False], 2)

# case: where by a list with None
result = n.where([True, None, False], 2)

# case: truths as objects
result = n.mask(pd.Series([True, False, True], dtype=object), 0)

# case: truths of other labels
result = n.mask(pd.Series([True, False], index=[0, 1]), 0)

# case: nullable truths
result = n.mask(pd.Series([True, None, False], dtype='boolean'), 0)

# case: a function that gives a list with None
result = n.mask(lambda each: [True, None, True], 0)

# case: an array with None
result = n.mask(np.array([True, False, None]), 0)

# case: objects without any
result = n.iloc[:0].mask(pd.Series([], dtype=object), 0)
