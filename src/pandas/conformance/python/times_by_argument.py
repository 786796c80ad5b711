import numpy as np
import pandas as pd

import math, statistics, itertools, collections, datetime, json, re, operator, functools, bisect, heapq
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']})
a = np.array([3, 1, 2])
L = [3, 1, 2]
Lt = ['b', 'a', 'b']
tu = (3, 1)
d = {'b': 1, 'a': 2}
se = {3, 1}
st = 'Ab cB'

# case: Period0-strftime-st
result = (pd.Period('2024-02')).strftime(st)
# case: Period0-strftime-sf
result = (pd.Period('2024-02')).strftime(' 1.5 ')
# case: Period0-strftime-ix
result = (pd.Period('2024-02')).strftime(pd.Index(['x', 'y']))
# case: Period0-strftime-sl
result = (pd.Period('2024-02')).strftime('a,b')
# case: Timedelta0-as_unit-nf
result = (pd.Timedelta('1 days 02:03:04')).as_unit(np.float64(2.5))
# case: Timedelta0-as_unit-na
result = (pd.Timedelta('1 days 02:03:04')).as_unit(pd.NA)
# case: Timedelta0-to_numpy-no
result = (pd.Timedelta('1 days 02:03:04')).to_numpy(None)
# case: Timestamp0-ceil-sl
result = (pd.Timestamp('2024-01-31 10:20:30')).ceil('a,b')
# case: Timestamp0-day_name
result = (pd.Timestamp('2024-01-31 10:20:30')).day_name()
# case: Timestamp0-strftime-sf
result = (pd.Timestamp('2024-01-31 10:20:30')).strftime(' 1.5 ')
# case: Timestamp0-timestamp-fn
result = (pd.Timestamp('2024-01-31 10:20:30')).timestamp(lambda v: v)
# case: Timestamp0-to_datetime64-sd
result = (pd.Timestamp('2024-01-31 10:20:30')).to_datetime64('12')
# case: Timestamp0-to_numpy
result = (pd.Timestamp('2024-01-31 10:20:30')).to_numpy()
# case: Timestamp0-to_pydatetime-Ln
result = (pd.Timestamp('2024-01-31 10:20:30')).to_pydatetime([1, None, 2])
# case: Timestamp0-to_pydatetime-sf
result = (pd.Timestamp('2024-01-31 10:20:30')).to_pydatetime(' 1.5 ')
# case: Timestamp0-to_pydatetime-n64
result = (pd.Timestamp('2024-01-31 10:20:30')).to_pydatetime(np.int64(5))
# case: Timestamp0-to_pydatetime-nf
result = (pd.Timestamp('2024-01-31 10:20:30')).to_pydatetime(np.float64(2.5))
# case: date0-ctime-f
result = (datetime.date(2024, 2, 29)).ctime(f)
# case: date0-fromordinal-L
result = (datetime.date(2024, 2, 29)).fromordinal(L)
# case: date0-fromordinal-sl
result = (datetime.date(2024, 2, 29)).fromordinal('a,b')
# case: date0-isoformat-inf
result = (datetime.date(2024, 2, 29)).isoformat(float("inf"))
# case: date0-isoweekday-nf
result = (datetime.date(2024, 2, 29)).isoweekday(np.float64(2.5))
# case: date0-strftime-a
result = (datetime.date(2024, 2, 29)).strftime(a)
# case: date0-strftime-st
result = (datetime.date(2024, 2, 29)).strftime(st)
# case: datetime0-replace
result = (datetime.datetime(2024, 2, 29, 1, 2)).replace()
# case: datetime0-time
result = (datetime.datetime(2024, 2, 29, 1, 2)).time()
# case: timedelta0-total_seconds-Ln
result = (datetime.timedelta(days=1, seconds=5)).total_seconds([1, None, 2])
