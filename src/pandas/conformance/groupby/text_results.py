import pandas as pd
import numpy as np
# case: sum-of-no-text
x = pd.DataFrame({'g': [1, 1, 2], 's1': pd.array([None, 'Xy', None], dtype='string')})
result = x.groupby('g').sum()
# case: sum-of-a-whole-column-without-text
result = pd.Series(pd.array([None, None], dtype='string')).sum()
# case: sum-with-min-count
x = pd.DataFrame({'g': [1, 1, 2], 's1': pd.array(['a', 'Xy', None], dtype='string')})
result = x.groupby('g')['s1'].sum(min_count=1)
# case: transformed-sum
x = pd.DataFrame({'g': [1, 1, 2], 's1': pd.array(['a', 'Xy', None], dtype='string')})
result = x.groupby('g')['s1'].transform('sum')
# case: own-dtype-of-a-lambda
x = pd.DataFrame({'g': [1, 1, 2], 's1': pd.array(['a', 'Xy', None], dtype='string')})
result = x.groupby('g')['s1'].agg(lambda s: s.iloc[0])
# case: own-dtype-not-of-counts
x = pd.DataFrame({'g': [1, 1, 2], 's1': pd.array([None, 'a', 'b'], dtype='string')})
result = x.groupby('g')['s1'].agg(lambda s: len(s))
# case: own-dtype-of-a-named-lambda
x = pd.DataFrame({'g': [True, False, True], 's1': pd.array([None, 'b', 'a'], dtype='string')})
result = x.groupby('g').agg(v=('s1', lambda s: s.iloc[0]))
# case: nan-has-its-own-dtype
x = pd.DataFrame({'g': [True, False, True], 's1': pd.array([None, 'b', 'a'], dtype='string')})
result = x.groupby('g').agg(v=('s1', lambda s: np.nan))
# case: none-is-missing-text
x = pd.DataFrame({'g': [True, False, True], 's1': pd.array([None, 'b', 'a'], dtype='string')})
result = x.groupby('g').agg(v=('s1', lambda s: None))
