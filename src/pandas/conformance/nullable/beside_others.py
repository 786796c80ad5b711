import pandas as pd
import numpy as np
# case: text-below-the-mask
x = pd.DataFrame({'I1': pd.array([None], dtype='Int64'), 's1': pd.array(['Xy'], dtype='string')})
result = x['I1'] ** x['s1']
# case: text-repeated
x = pd.DataFrame({'I1': pd.array([2, 1], dtype='Int64'), 's1': pd.array(['Xy', None], dtype='string')})
result = x['I1'] * x['s1']
# case: less-than-none
x = pd.DataFrame({'I1': pd.array([None, 1], dtype='Int64')})
result = x['I1'] < None
# case: equal-to-none
x = pd.DataFrame({'I1': pd.array([None, 1], dtype='Int64')})
result = x['I1'] == None
# case: less-than-nan
x = pd.DataFrame({'I1': pd.array([None, 1], dtype='Int64')})
result = x['I1'] < np.nan
# case: not-less-than-na
x = pd.DataFrame({'I1': pd.array([None, 1], dtype='Int64')})
result = x['I1'] >= pd.NA
# case: truths-greater-than-none
x = pd.DataFrame({'B': pd.array([None, True], dtype='boolean')})
result = x['B'] > None
# case: durations-modulo-truths
x = pd.DataFrame({'b1': [False, False], 'e1': pd.to_timedelta(['1 days', '2 days'])})
result = x['e1'] % x['b1']
# case: durations-by-truths
x = pd.DataFrame({'b1': [True, False], 'e1': pd.to_timedelta(['1 days', '2 days'])})
result = x['e1'] * x['b1']
# case: whole-numbers-less-than-durations
x = pd.DataFrame({'k': [1, 2], 'e1': pd.to_timedelta(['1 days', None])}).convert_dtypes()
result = x['k'] < x['e1']
# case: objects-after-categories
x = pd.DataFrame({'n1': ['Cc', 'b'], 'c1': pd.Categorical(['b', None])})
result = x['n1'] >= x['c1']
# case: objects-equal-to-categories
x = pd.DataFrame({'n1': ['Cc', 'b'], 'c1': pd.Categorical(['b', None])})
result = x['n1'] == x['c1']
# case: text-by-durations
x = pd.DataFrame({'e1': pd.to_timedelta(['1 days', None]), 'n2': ['b', 'd']})
result = x['n2'] // x['e1']
# case: durations-by-text
x = pd.DataFrame({'e1': pd.to_timedelta(['1 days', None]), 'n2': ['b', 'd']})
result = x['e1'] // x['n2']
# case: truths-and-none
x = pd.DataFrame({'B1': pd.array([True, None], dtype='boolean'), 'o1': [True, None]})
result = x['o1'] >= x['B1']
# case: equal-to-objects
x = pd.DataFrame({'I': pd.array([1, None], dtype='Int64'), 'o1': [2, 'a']})
result = x['I'] == x['o1']
# case: none-floored-by-zero
result = pd.Series([None, 2], dtype=object) // pd.Series([0.0, 0.5])
