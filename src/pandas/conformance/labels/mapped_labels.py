import numpy as np
import pandas as pd

# case: mapped-labels-1
result = pd.Index(pd.array([2, 1], dtype='Int64')).map(lambda i: i + 1)
# case: mapped-labels-2
result = pd.Index(pd.array([2, 1], dtype='Int64')).map(lambda i: i / 4)
# case: mapped-labels-3
result = pd.Index(pd.array([2, 1], dtype='Int64')).map({1: 5, 2: 6})
# case: mapped-labels-4
result = pd.Index(pd.array([2, 1], dtype='Int64')).map({1: 5})
# case: mapped-labels-5
result = pd.Index(pd.array([2.5, None], dtype='Float64')).map(lambda i: i / 4)
# case: mapped-labels-6
result = pd.Index(pd.array([True, False], dtype='boolean')).map(lambda i: not i)
# case: mapped-labels-7
result = pd.Index(pd.array(['a', None], dtype='string')).map(lambda i: str(i) + 'x')
# case: mapped-labels-8
result = pd.Index(pd.array(['a', 'b'], dtype='string')).map({'a': 'x'})
# case: mapped-labels-9
result = pd.Index(pd.array(['a', 'b'], dtype='string')).map(lambda i: (i, 1))
# case: mapped-labels-10
x = pd.DataFrame({'I1': pd.array([None, 1], dtype='Int64')}).set_index('I1')
result = x.groupby(lambda i: str(i)).size()
# case: mapped-labels-11
x = pd.DataFrame({'I1': pd.array([None, 1], dtype='Int64')}).set_index('I1')
result = x.index.map(lambda i: str(i))
# case: mapped-labels-12
x = pd.Series(pd.Categorical(['a', None, 'b']))
result = pd.Series([1, 2, 3], index=x).groupby(lambda i: str(i)).sum()
