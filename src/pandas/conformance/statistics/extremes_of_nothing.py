import numpy as np
import pandas as pd

# case: extremes-of-nothing-1
x = pd.DataFrame({'a': [1.0, None], 'b': [2, 1]})
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-2
x = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', None])})
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-3
x = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', None])})
result = x.idxmin()

# case: extremes-of-nothing-4
x = pd.DataFrame({'a': pd.array([1, None], dtype='Int64')})
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-5
x = pd.DataFrame({'a': pd.array([1, 2], dtype='Int64')})
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-6
x = pd.DataFrame({'a': [None, 'x']})
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-7
x = pd.DataFrame({'a': [1.0, None], 'b': [2, 1]})
result = x.idxmin(axis=1, skipna=False)

# case: extremes-of-nothing-8
x = pd.DataFrame({'a': [None, None], 'b': [2, 1]})
result = x.idxmin(axis=1)

# case: extremes-of-nothing-9
x = pd.DataFrame({'a': pd.to_datetime([None, '2020-01-02']), 'b': pd.to_datetime([None, '2020-01-01'])})
result = x.idxmin(axis=1)

# case: extremes-of-nothing-10
x = pd.Series(pd.array([None, None], dtype='Int64'))
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-11
x = pd.Series(pd.array([None, None], dtype='string'))
result = x.argmin(skipna=False)

# case: extremes-of-nothing-12
x = pd.Series(pd.to_datetime([None, None]))
result = x.argmax(skipna=False)

# case: extremes-of-nothing-13
x = pd.Series(pd.PeriodIndex([None, None], freq='M'))
result = x.argmax(skipna=False)

# case: extremes-of-nothing-14
x = pd.DataFrame({'a': pd.to_datetime([None, None])})
result = x.idxmin()

# case: extremes-of-nothing-15
x = pd.DataFrame({'a': pd.to_timedelta([None, None])})
result = x.idxmax()

# case: extremes-of-nothing-16
x = pd.DataFrame({'a': pd.PeriodIndex([None, None], freq='M')})
result = x.idxmax()

# case: extremes-of-nothing-17
x = pd.DataFrame({'a': [np.nan, np.nan]})
result = x.idxmax()

# case: extremes-of-nothing-18
x = pd.DataFrame({'a': pd.Categorical([None, None], categories=['a'], ordered=True)})
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-19
x = pd.DataFrame({'a': pd.array([None, None], dtype='string')})
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-20
x = pd.Series(pd.Categorical([None, None], categories=['a'], ordered=True))
result = x.idxmin()

# case: extremes-of-nothing-21
x = pd.Series(pd.Categorical([None, None], categories=['a'], ordered=True))
result = x.idxmin(skipna=False)

# case: extremes-of-nothing-22
x = pd.Series(pd.PeriodIndex([None, None], freq='M'))
result = x.idxmax()

# case: extremes-of-nothing-23
x = pd.Series(pd.PeriodIndex([None, None], freq='M'))
result = x.argmax()

# case: extremes-of-nothing-24
x = pd.DataFrame({'a': pd.Categorical([None, None], categories=['a'], ordered=True)})
result = x.idxmin()
