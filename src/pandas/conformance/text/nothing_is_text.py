import pandas as pd
import numpy as np
# case: ffill-before-the-first-value
result = pd.Series([np.nan, None, ' d ', 'b']).ffill()
# case: ffill-of-none-first
result = pd.DataFrame({'k': [1, 3, 1, 3], 't1': [None, np.nan, ' d ', 'b']}).ffill()
# case: split-of-lists
result = pd.Series([[3],[4]]).str.split('-')
# case: len-of-split-lists
result = pd.Series([[3],[4]]).str.split('-').str.len()
# case: len-of-nothing
result = pd.Series([np.nan, np.nan], dtype=object).str.len()
# case: find-in-nothing
result = pd.Series([np.nan, np.nan], dtype=object).str.find('b')
# case: find-in-numbers-and-truths
result = pd.Series([1, True], dtype=object).str.find('b')
# case: find-beside-nat
x = pd.DataFrame({'e': pd.to_timedelta(['1 days', None]), 'a': [1, 2]})
x.iloc[0, 0] = True
result = x['e'].str.find('b')
