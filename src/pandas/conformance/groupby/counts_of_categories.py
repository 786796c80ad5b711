import pandas as pd
import numpy as np

x = pd.DataFrame({'t': ['x', 'x', 'y', 'y', 'z'], 'u': ['p', 'q', 'p', 'p', 'z'], 'c': pd.Categorical(['b', None, 'a', 'b', None])})
# case: one-key
result = x.groupby('t')['c'].value_counts(), x.groupby('t')['c'].value_counts(sort=False)
# case: two-keys
result = x.groupby(['t', 'u'])['c'].value_counts()
# case: shares
result = x.groupby(['t', 'u'])['c'].value_counts(normalize=True)
# case: missing
result = x.groupby('t')['c'].value_counts(dropna=False)
# case: frame
result = x.groupby('t')[['c']].value_counts(), x.groupby('t')[['u', 'c']].value_counts()
# case: shares-of-nullable
y = pd.DataFrame({'k': [1, 2], 'f': pd.array([2.0, 2.0], dtype='Float64')})
result = y.groupby('k')['f'].value_counts(normalize=True), y.groupby('f')['k'].value_counts(normalize=True)
