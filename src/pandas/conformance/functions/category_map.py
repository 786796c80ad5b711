import pandas as pd
import numpy as np
s = pd.Series(pd.Categorical([1, None, 3]))
# case: categories of a list with a missing value
result = s
# case: listed
result = list(s), s.tolist(), s.iloc[0], s.to_dict(), s.astype(object).tolist()
# case: as an array
result = s.to_numpy().tolist()
# case: texts
result = s.map(str)
# case: doubled
result = s.map(lambda v: v * 2)
# case: as they are
result = s.map(lambda v: v)
# case: none
result = s.map(lambda v: None)
# case: two texts
result = s.map(lambda v: 'a' if v == 1 else 'b')
# case: applied two texts
result = s.apply(lambda v: 'a' if v == 1 else 'b')
# case: truths
result = s.map(lambda v: v > 1)
# case: by a dict
result = s.map({1: 'a', 3: 'b'})
# case: of a frame
result = pd.DataFrame({'a': s}).map(str)
# case: as integers
result = s.astype(int)
