import pandas as pd
import numpy as np

# case: copy-deep-none
h = pd.DataFrame({'p': [1, 2]})
c = h.copy(deep=None)
c.iloc[0, 0] = 9
result = h, c

# case: copy-deep-none-series
h = pd.Series([1, 2])
c = h.copy(deep=None)
c.iloc[0] = 9
result = h, c
