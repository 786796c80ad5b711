import numpy as np
import pandas as pd

# case: missing-in-tuples-1
x = pd.DataFrame({'k': [1, 1], 's': pd.array([None, 2], dtype='Int64'), 'f1': [1.5, 2.5]})
result = x.groupby(['k', 's'], dropna=False)['f1'].sum().idxmin()
# case: missing-in-tuples-2
x = pd.DataFrame({'k': [1, 1], 's': pd.array([None, 'a'], dtype='string'), 'f1': [1.5, 2.5]})
result = x.groupby(['k', 's'], dropna=False)['f1'].sum().idxmin()
# case: missing-in-tuples-3
x = pd.DataFrame({'k': [1, 1], 's': pd.to_datetime([None, '2020-01-01']), 'f1': [1.5, 2.5]})
result = x.groupby(['k', 's'], dropna=False)['f1'].sum().index[1]
# case: missing-in-tuples-4
x = pd.DataFrame({'k': [1, 1], 's': [None, 2.5], 'f1': [1.5, 2.5]})
result = x.groupby(['k', 's'], dropna=False)['f1'].sum().idxmin()
