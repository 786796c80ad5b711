import datetime

import numpy as np
import pandas as pd

# case: what-arrays-and-lists-are-1
td = pd.Timedelta('1 days 02:00:00')
result = [td * np.nan, np.nan * td, td / np.nan, td // np.nan, td * float('nan')]
# case: what-arrays-and-lists-are-2
dt = datetime.datetime(2024, 2, 29, 1, 2)
td = pd.Timedelta('1 days 02:00:00')
result = [type(dt + td).__name__, type(td + dt).__name__, type(dt - td).__name__, str(dt + td), type(datetime.timedelta(1) + td).__name__, type(td - datetime.timedelta(1)).__name__, type(pd.Timestamp(dt) + datetime.timedelta(1)).__name__]
# case: what-arrays-and-lists-are-3
result = [pd.isna((1, None)), pd.isna(range(2)), pd.isna({'a': None}), pd.isna({1}), pd.notna((None,))]
# case: what-arrays-and-lists-are-4
result = pd.isna([[1, None], [2, 3]])
# case: what-arrays-and-lists-are-5
result = pd.isna([1, None, 'a'])
# case: what-arrays-and-lists-are-6
result = pd.unique([1, None, 2])
# case: what-arrays-and-lists-are-7
result = pd.factorize([2, None, 1])
# case: what-arrays-and-lists-are-8
result = pd.value_counts([1, None, 2, 1])
# case: what-arrays-and-lists-are-9
result = pd.value_counts(pd.Series([1, 1, 2], name='n'))
# case: what-arrays-and-lists-are-10
result = pd.unique(['a', None, 'a'])
# case: what-arrays-and-lists-are-11
import statistics
result = [statistics.variance([1, 2, 3], 0), statistics.stdev([1, 2, 3], 2), statistics.pvariance([1, 2, 3], 1), statistics.pstdev([1.0, 2, 3], mu=1), statistics.variance([1, 2, 3], xbar=2)]
# case: what-arrays-and-lists-are-12
x = [[1, 2], 'a', (1,), {}, {1}, 5, None, 2.5, pd.Series([1]), range(2), iter([1]), np.array([1])]
result = [[hasattr(v, n) for v in x] for n in ('__iter__', '__len__', '__getitem__', '__contains__', '__call__', '__next__')]
# case: what-arrays-and-lists-are-13
import heapq
h = [5, 1, 4, 2, 3]
heapq.heapify(h)
a = list(h)
heapq.heappush(h, 0)
b = list(h)
c = heapq.heappop(h)
result = a, b, c, h
# case: what-arrays-and-lists-are-14
import heapq
h = []
for v in [5, 3, 8, 1, 9, 2]:
    heapq.heappush(h, (v, str(v)))
result = h, [heapq.heappop(h) for _ in range(3)], h
# case: what-arrays-and-lists-are-15
import heapq
h = [3, 1, 2]
result = heapq.heappop(h), h, heapq.heappushpop([1, 3, 2], 0), heapq.heapreplace([1, 3, 2], 7)
# case: what-arrays-and-lists-are-16
import heapq
result = list(heapq.merge([1, 4], [2, 3], [0]))
# case: what-arrays-and-lists-are-17
result = int(pd.Timedelta('1 days'))
# case: what-arrays-and-lists-are-18
s = pd.Series([3, 1, 2])
result = s + [1, None, 2]
# case: what-arrays-and-lists-are-19
s = pd.Series([3, 1, 2])
result = [1, None, 2] + s
# case: what-arrays-and-lists-are-20
s = pd.Series([3, 1, 2])
result = s == [3, None, 2]
# case: what-arrays-and-lists-are-21
s = pd.Series([3, 1, 2])
result = s < [3, None, 2]
# case: what-arrays-and-lists-are-22
s = pd.Series([3, 1, 2])
result = s + np.array([1, None, 2])
# case: what-arrays-and-lists-are-23
s = pd.Series(['a', 'b', 'c'])
result = s + ['x', None, 'y']
# case: what-arrays-and-lists-are-24
s = pd.Series([3.0, 1, 2])
result = s * (1, None, 2)
# case: what-arrays-and-lists-are-25
a = np.array([1, 2])
result = a < None
# case: what-arrays-and-lists-are-26
a = np.array([1, 2])
result = a == None
# case: what-arrays-and-lists-are-27
s = pd.Series([3, 1, 2])
result = s | np.nan
# case: what-arrays-and-lists-are-28
s = pd.Series([3, 1, 2])
result = s & None
# case: what-arrays-and-lists-are-29
result = round(np.array([1.5, 2.5]))
# case: what-arrays-and-lists-are-30
result = abs(np.array([-1, 2])), abs(np.array([[-1, 2]]))
# case: what-arrays-and-lists-are-31
result = list(reversed(pd.Series([1, 2]))), list(reversed(np.array([1, 2]))), list(reversed(pd.Index(['a', 'b'])))
# case: what-arrays-and-lists-are-32
result = [1, 2] in pd.Series([1, 2])
# case: what-arrays-and-lists-are-33
d = pd.DataFrame({'a': [1, 2]}) + [1]
result = d
# case: what-arrays-and-lists-are-34
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
result = df + [1, None]
