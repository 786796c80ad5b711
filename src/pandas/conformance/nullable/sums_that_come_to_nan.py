import numpy as np
import pandas as pd

# case: sums-that-come-to-nan-1
x = pd.Series(pd.array([1, -2, 3], dtype='Int64')).div(0)
result = [x.sum(), x.std(), x.var(), x.prod(), x.median(), x.min(), x.mean(), x.skew(), x.kurt(), x.sem()]
# case: sums-that-come-to-nan-2
x = pd.Series(pd.array([1, -2], dtype='Int64')).div(0)
result = [x.sum(), x.median(), x.max()]
# case: sums-that-come-to-nan-3
x = pd.DataFrame({'f1': [np.nan, 1], 'I1': pd.array([2, 3], dtype='Int64')})
x = x.groupby('f1')['I1'].cumsum()
result = [x.min(), x.max()]
# case: sums-that-come-to-nan-4
x = pd.DataFrame({'f1': [np.nan, 1], 'I1': pd.array([2, 3], dtype='Int64')})
x = x.groupby('f1')['I1'].cumsum()
result = [x.count(), x.nunique(), x.skew()]
# case: sums-that-come-to-nan-5
x = pd.DataFrame({'f1': [np.nan, 1], 'I1': pd.array([2, 3], dtype='Int64')})
x = x.groupby('f1')['I1'].cumsum()
result = x.to_frame().mean()
# case: sums-that-come-to-nan-6
x = pd.DataFrame({'f1': [np.nan, 1], 'I1': pd.array([2, 3], dtype='Int64')})
x = x.groupby('f1')['I1'].cumsum()
result = x.to_frame().sum()
# case: sums-that-come-to-nan-7
x = pd.DataFrame({'I1': pd.array([2, -3], dtype='Int64')})
result = x.div(0).sum()
# case: sums-that-come-to-nan-8
x = pd.DataFrame({'I1': pd.array([2, -3], dtype='Int64')})
result = x.div(0).mean()
# case: sums-that-come-to-nan-9
x = pd.DataFrame({'I1': pd.array([2, -3], dtype='Int64')})
result = x.div(0).agg(['mean', 'sum'])
# case: sums-that-come-to-nan-10
x = pd.Series(pd.array([2, -3], dtype='Int64'))
result = x.div(0).agg(['mean', 'sum'])
# case: sums-that-come-to-nan-11
x = pd.DataFrame({'k': [2, 1, 2, 3, 3, 2], 'I1': pd.array([2, -3, 1, -3, 2, 1], dtype='Int64')})
x = x.groupby('k')['I1'].transform('sum') / x['I1'].sum()
result = x.mean()
# case: sums-that-come-to-nan-12
y = pd.DataFrame({'k': [2.0], 'f1': [None], 'I1': pd.array([2], dtype='Int64')})
x = y.groupby('f1')['I1'].cumsum()
result = x[x != x.mean()]
# case: sums-that-come-to-nan-13
x = pd.DataFrame({'I1': pd.array([None, None], dtype='Int64'), 'f': [1.0, 2.0]})
result = x.sum()
# case: sums-that-come-to-nan-14
x = pd.DataFrame({'I1': pd.array([2, None], dtype='Int64'), 'f': [1.0, 2.0], 't': ['a', 'b']})
result = [x['I1'].std(), x['I1'].sum(), x['I1'].max()]
