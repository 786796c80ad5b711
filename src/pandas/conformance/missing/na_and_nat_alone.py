import pandas as pd
import numpy as np
t = pd.Series(pd.to_timedelta(['1 days', None]))
o = pd.Series([None, None], dtype=object)
f = pd.Series([], dtype=float)
# case: nat-and-numbers
result = 0 + pd.NaT, pd.NaT + 0, pd.NaT * 2, pd.NaT - 1, 2 * pd.NaT, 1 - pd.NaT, np.int64(1) + pd.NaT, pd.NaT / 2, pd.NaT // 2, sum([1, pd.NaT])
# case: nat-and-a-fraction
result = 2.5 + pd.NaT
# case: number-by-nat
result = 2 / pd.NaT
# case: na-and-none
result = pd.NA == None, None == pd.NA, pd.NA != None, pd.NA == [1], pd.NA == {}, pd.NA == (1,), pd.NA == 1, pd.NA == 'a', pd.NA < 1
# case: na-before-none
result = pd.NA < None
# case: truths
result = bool(pd.Timedelta(0)), bool(pd.NaT), pd.Series([pd.Timedelta(0), pd.Timedelta(1), pd.NaT, None, np.nan], dtype=object).astype(bool).tolist(), pd.to_timedelta(['0 days', '1 days', None]).astype(bool).tolist()
# case: durations-by-none
result = t * None
# case: durations-and-none
result = t + None
# case: durations-by-nones
result = t * o
# case: durations-and-nones
result = t + o
# case: powers
result = t[:0] ** f
# case: sums-of-nothing
result = t[:0] + f
# case: products-of-nothing
result = t * f, t[:0] * f, t[:0] + pd.Series([], dtype=object), t / o
# case: dates-of-numbers-and-text
result = [pd.to_datetime(pd.Series(v, dtype=object), errors='coerce') for v in ([np.int64(3), 'b', '2020-02-29', np.int64(5), 'z'], [3, 'b', 1], [1, '2020-01-01'], ['b', 1], [np.int64(2), np.int64(3), '2020-01-15', np.int64(1)])]
