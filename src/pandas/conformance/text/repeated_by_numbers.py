import pandas as pd
import numpy as np
# case: times
result = pd.Series([3, 2]) * pd.Series(['a', 'b'])
# case: times2
result = pd.Series(['a', None, 'b']) * pd.Series([True, False, False])
# case: times3
result = pd.Series([2, 3]) * pd.Series([[1], [2, 3]])
# case: times4
result = pd.Series(['a', 'b']) * pd.Series([2, 0])
# case: times5
result = 2 * pd.Series(['a', 'b'])
# case: times6
result = pd.Series([1.5, 2.0]) * pd.Series(['a', 'b'])
