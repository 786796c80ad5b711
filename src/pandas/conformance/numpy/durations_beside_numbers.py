# numpy's durations beside numbers, which count their unit.
import pandas as pd
import numpy as np
x = pd.Series(pd.to_timedelta(["1D", None, "2ns"])).to_numpy()
y = np.array([1, 2], dtype="timedelta64[D]")
t = np.timedelta64(3, "D")
# case: x > 2
try:
    result = x > 2
except Exception as e:
    result = type(e).__name__
# case: x == 2
try:
    result = x == 2
except Exception as e:
    result = type(e).__name__
# case: x != 2
try:
    result = x != 2
except Exception as e:
    result = type(e).__name__
# case: x <= 2
try:
    result = x <= 2
except Exception as e:
    result = type(e).__name__
# case: 2 < x
try:
    result = 2 < x
except Exception as e:
    result = type(e).__name__
# case: x > 0
try:
    result = x > 0
except Exception as e:
    result = type(e).__name__
# case: x == 0
try:
    result = x == 0
except Exception as e:
    result = type(e).__name__
# case: x != 0
try:
    result = x != 0
except Exception as e:
    result = type(e).__name__
# case: x <= 0
try:
    result = x <= 0
except Exception as e:
    result = type(e).__name__
# case: 0 < x
try:
    result = 0 < x
except Exception as e:
    result = type(e).__name__
# case: x == 2.5
try:
    result = x == 2.5
except Exception as e:
    result = type(e).__name__
# case: x != 2.5
try:
    result = x != 2.5
except Exception as e:
    result = type(e).__name__
# case: x > True
try:
    result = x > True
except Exception as e:
    result = type(e).__name__
# case: x == True
try:
    result = x == True
except Exception as e:
    result = type(e).__name__
# case: x != True
try:
    result = x != True
except Exception as e:
    result = type(e).__name__
# case: x <= True
try:
    result = x <= True
except Exception as e:
    result = type(e).__name__
# case: True < x
try:
    result = True < x
except Exception as e:
    result = type(e).__name__
# case: x > np.int64(2)
try:
    result = x > np.int64(2)
except Exception as e:
    result = type(e).__name__
# case: x == np.int64(2)
try:
    result = x == np.int64(2)
except Exception as e:
    result = type(e).__name__
# case: x != np.int64(2)
try:
    result = x != np.int64(2)
except Exception as e:
    result = type(e).__name__
# case: x <= np.int64(2)
try:
    result = x <= np.int64(2)
except Exception as e:
    result = type(e).__name__
# case: np.int64(2) < x
try:
    result = np.int64(2) < x
except Exception as e:
    result = type(e).__name__
# case: x > np.array([1, 2, 3])[:len(np.atleast_1d(x))]
try:
    result = x > np.array([1, 2, 3])[:len(np.atleast_1d(x))]
except Exception as e:
    result = type(e).__name__
# case: x == np.array([1, 2, 3])[:len(np.atleast_1d(x))]
try:
    result = x == np.array([1, 2, 3])[:len(np.atleast_1d(x))]
except Exception as e:
    result = type(e).__name__
# case: x != np.array([1, 2, 3])[:len(np.atleast_1d(x))]
try:
    result = x != np.array([1, 2, 3])[:len(np.atleast_1d(x))]
except Exception as e:
    result = type(e).__name__
# case: x <= np.array([1, 2, 3])[:len(np.atleast_1d(x))]
try:
    result = x <= np.array([1, 2, 3])[:len(np.atleast_1d(x))]
except Exception as e:
    result = type(e).__name__
# case: np.array([1, 2, 3])[:len(np.atleast_1d(x))] < x
try:
    result = np.array([1, 2, 3])[:len(np.atleast_1d(x))] < x
except Exception as e:
    result = type(e).__name__
# case: x == "a"
try:
    result = x == "a"
except Exception as e:
    result = type(e).__name__
# case: x != "a"
try:
    result = x != "a"
except Exception as e:
    result = type(e).__name__
# case: x == np.nan
try:
    result = x == np.nan
except Exception as e:
    result = type(e).__name__
# case: x != np.nan
try:
    result = x != np.nan
except Exception as e:
    result = type(e).__name__
# case: x > [2] * len(np.atleast_1d(x))
try:
    result = x > [2] * len(np.atleast_1d(x))
except Exception as e:
    result = type(e).__name__
# case: x == [2] * len(np.atleast_1d(x))
try:
    result = x == [2] * len(np.atleast_1d(x))
except Exception as e:
    result = type(e).__name__
# case: x != [2] * len(np.atleast_1d(x))
try:
    result = x != [2] * len(np.atleast_1d(x))
except Exception as e:
    result = type(e).__name__
# case: x <= [2] * len(np.atleast_1d(x))
try:
    result = x <= [2] * len(np.atleast_1d(x))
except Exception as e:
    result = type(e).__name__
# case: [2] * len(np.atleast_1d(x)) < x
try:
    result = [2] * len(np.atleast_1d(x)) < x
except Exception as e:
    result = type(e).__name__
# case: y > 2
try:
    result = y > 2
except Exception as e:
    result = type(e).__name__
# case: y == 2
try:
    result = y == 2
except Exception as e:
    result = type(e).__name__
# case: y != 2
try:
    result = y != 2
except Exception as e:
    result = type(e).__name__
# case: y <= 2
try:
    result = y <= 2
except Exception as e:
    result = type(e).__name__
# case: 2 < y
try:
    result = 2 < y
except Exception as e:
    result = type(e).__name__
# case: y > 0
try:
    result = y > 0
except Exception as e:
    result = type(e).__name__
# case: y == 0
try:
    result = y == 0
except Exception as e:
    result = type(e).__name__
# case: y != 0
try:
    result = y != 0
except Exception as e:
    result = type(e).__name__
# case: y <= 0
try:
    result = y <= 0
except Exception as e:
    result = type(e).__name__
# case: 0 < y
try:
    result = 0 < y
except Exception as e:
    result = type(e).__name__
# case: y == 2.5
try:
    result = y == 2.5
except Exception as e:
    result = type(e).__name__
# case: y != 2.5
try:
    result = y != 2.5
except Exception as e:
    result = type(e).__name__
# case: y > True
try:
    result = y > True
except Exception as e:
    result = type(e).__name__
# case: y == True
try:
    result = y == True
except Exception as e:
    result = type(e).__name__
# case: y != True
try:
    result = y != True
except Exception as e:
    result = type(e).__name__
# case: y <= True
try:
    result = y <= True
except Exception as e:
    result = type(e).__name__
# case: True < y
try:
    result = True < y
except Exception as e:
    result = type(e).__name__
# case: y > np.int64(2)
try:
    result = y > np.int64(2)
except Exception as e:
    result = type(e).__name__
# case: y == np.int64(2)
try:
    result = y == np.int64(2)
except Exception as e:
    result = type(e).__name__
# case: y != np.int64(2)
try:
    result = y != np.int64(2)
except Exception as e:
    result = type(e).__name__
# case: y <= np.int64(2)
try:
    result = y <= np.int64(2)
except Exception as e:
    result = type(e).__name__
# case: np.int64(2) < y
try:
    result = np.int64(2) < y
except Exception as e:
    result = type(e).__name__
# case: y > np.array([1, 2, 3])[:len(np.atleast_1d(y))]
try:
    result = y > np.array([1, 2, 3])[:len(np.atleast_1d(y))]
except Exception as e:
    result = type(e).__name__
# case: y == np.array([1, 2, 3])[:len(np.atleast_1d(y))]
try:
    result = y == np.array([1, 2, 3])[:len(np.atleast_1d(y))]
except Exception as e:
    result = type(e).__name__
# case: y != np.array([1, 2, 3])[:len(np.atleast_1d(y))]
try:
    result = y != np.array([1, 2, 3])[:len(np.atleast_1d(y))]
except Exception as e:
    result = type(e).__name__
# case: y <= np.array([1, 2, 3])[:len(np.atleast_1d(y))]
try:
    result = y <= np.array([1, 2, 3])[:len(np.atleast_1d(y))]
except Exception as e:
    result = type(e).__name__
# case: np.array([1, 2, 3])[:len(np.atleast_1d(y))] < y
try:
    result = np.array([1, 2, 3])[:len(np.atleast_1d(y))] < y
except Exception as e:
    result = type(e).__name__
# case: y == "a"
try:
    result = y == "a"
except Exception as e:
    result = type(e).__name__
# case: y != "a"
try:
    result = y != "a"
except Exception as e:
    result = type(e).__name__
# case: y == np.nan
try:
    result = y == np.nan
except Exception as e:
    result = type(e).__name__
# case: y != np.nan
try:
    result = y != np.nan
except Exception as e:
    result = type(e).__name__
# case: y > [2] * len(np.atleast_1d(y))
try:
    result = y > [2] * len(np.atleast_1d(y))
except Exception as e:
    result = type(e).__name__
# case: y == [2] * len(np.atleast_1d(y))
try:
    result = y == [2] * len(np.atleast_1d(y))
except Exception as e:
    result = type(e).__name__
# case: y != [2] * len(np.atleast_1d(y))
try:
    result = y != [2] * len(np.atleast_1d(y))
except Exception as e:
    result = type(e).__name__
# case: y <= [2] * len(np.atleast_1d(y))
try:
    result = y <= [2] * len(np.atleast_1d(y))
except Exception as e:
    result = type(e).__name__
# case: [2] * len(np.atleast_1d(y)) < y
try:
    result = [2] * len(np.atleast_1d(y)) < y
except Exception as e:
    result = type(e).__name__
