import numpy as np
import pandas as pd

# case: refused-sides-1
a = pd.DataFrame({'k': [1, 2], 'v': [3, 4]})
result = a.merge(pd.Series([1, 2]), left_index=True, right_index=True)
# case: refused-sides-2
a = pd.DataFrame({'k': [1, 1], 'v': [3, 4]})
result = pd.concat([a.set_index('k'), a.set_index('v')], axis=1)
# case: refused-sides-3
a = pd.DataFrame({'k': [1, 1], 'v': [3, 4]})
result = pd.concat([a.set_index('k'), a.set_index('k')], axis=1)
