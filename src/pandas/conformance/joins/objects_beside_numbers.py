import datetime

import numpy as np
import pandas as pd

# case: objects-beside-numbers-1
x = pd.DataFrame({'d2': pd.to_datetime([])}).describe().loc[['mean', 'max']]
result = x.merge(pd.DataFrame({'k': [1]}), left_on='d2', right_on='k', how='inner')
# case: objects-beside-numbers-2
x = pd.DataFrame({'a': [pd.NaT, pd.NaT]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='outer')
# case: objects-beside-numbers-3
x = pd.DataFrame({'a': [pd.NaT, np.nan]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-4
x = pd.DataFrame({'a': [np.nan, pd.NaT]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-5
x = pd.DataFrame({'a': [None, pd.NaT]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-6
x = pd.DataFrame({'a': [np.nan, np.nan]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-7
x = pd.DataFrame({'a': [None, np.nan]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-8
x = pd.DataFrame({'a': [np.nan, None]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-9
x = pd.DataFrame({'a': [None, None]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-10
x = pd.DataFrame({'a': [np.nan, pd.Timestamp('2020-01-01')]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-11
x = pd.DataFrame({'a': [pd.NaT, pd.Timestamp('2020-01-01')]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-12
x = pd.DataFrame({'a': [pd.NaT, 1.5]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-13
x = pd.DataFrame({'a': [np.nan, 1.5]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-14
x = pd.DataFrame({'a': [None, 1.5]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-15
x = pd.DataFrame({'a': [None, True]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-16
x = pd.DataFrame({'a': [True, False]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-17
x = pd.DataFrame({'a': [pd.NaT, 'a']}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-18
x = pd.DataFrame({'a': [datetime.date(2020, 1, 1), None]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-19
x = pd.DataFrame({'a': [(1, 2), (3, 4)]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-20
x = pd.Series([3, pd.NaT]).str.split('-', expand=True)
result = x.merge(pd.DataFrame({'k': [1]}), left_on=0, right_on='k', how='right')
# case: objects-beside-numbers-21
x = pd.Series([3, pd.NaT]).str.split('-', expand=True)
result = x
# case: objects-beside-numbers-22
x = pd.DataFrame({'a': [None, pd.Timestamp('2020-01-01')]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-23
x = pd.DataFrame({'a': [pd.Timestamp('2020-01-01'), None]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1.5]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-24
x = pd.DataFrame({'a': [pd.Timedelta(1), None]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1.5]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-25
x = pd.DataFrame({'a': [pd.Timedelta(1), np.nan]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1.5]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-26
x = pd.DataFrame({'a': [pd.NaT, pd.NA]}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1.5]}), left_on='a', right_on='k', how='left')
# case: objects-beside-numbers-27
x = pd.DataFrame({'a': [pd.Timestamp('2020-01-01'), 'b']}, dtype=object)
result = x.merge(pd.DataFrame({'k': [1.5]}), left_on='a', right_on='k', how='left')
