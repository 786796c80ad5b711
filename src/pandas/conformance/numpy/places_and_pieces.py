import numpy as np
import pandas as pd
x = np.array([3, 1, 2, 2])
m = np.array([[3, 1, 2], [6, 5, 4]])
# case: put
np.put(x, [0, 2], [7, 8])
result = x
# case: put-method
m.put([0, 4], 0)
result = m
# case: place
np.place(x, x > 1, [7, 8])
result = x
# case: putmask
np.putmask(m, m > 3, 0)
result = m
# case: copyto
np.copyto(x, 5)
result = x
# case: put-into-series
np.put(pd.Series(x), [0], 1)
result = 0
# case: where-as-key
x[np.where(x > 1)] = 0
result = x
# case: where-of-rows-as-key
m[np.where(m > 3)] = 0
result = m
# case: np.extract-x-1-x
result = np.extract(x > 1, x)
# case: np.extract-m-2-0-m
result = np.extract(m % 2 == 0, m)
# case: np.compress-True-False-True-x
result = np.compress([True, False, True], x)
# case: np.compress-True-False-True-m-axis-1
result = np.compress([True, False, True], m, axis=1)
# case: x.compress-x-1
result = x.compress(x > 1)
# case: np.piecewise-x-x-2-x-2--1-lambda-v-v-10
result = np.piecewise(x, [x < 2, x >= 2], [-1, lambda v: v * 10])
# case: np.piecewise-x-x-2-1-0
result = np.piecewise(x, [x > 2], [1, 0])
# case: np.piecewise-np.array-0.5-2.5-np.array-True-False-lambda-v-v-2-9
result = np.piecewise(np.array([0.5, 2.5]), [np.array([True, False])], [lambda v: v / 2, 9])
# case: np.piecewise-x-x-2-1-2-3
result = np.piecewise(x, [x > 2], [1, 2, 3])
# case: np.fmax-1-np.nan-3-2-2-np.nan
result = np.fmax([1, np.nan, 3], [2, 2, np.nan])
# case: np.fmin-pd.Series-1-np.nan-3.0-2
result = np.fmin(pd.Series([1, np.nan, 3.0]), 2)
# case: np.fmax-np.nan-np.nan
result = np.fmax(np.nan, np.nan)
# case: np.fmod--7-7-3
result = np.fmod([-7, 7], 3)
# case: np.fmod--7.5-2
result = np.fmod(-7.5, 2)
# case: np.fmod-x-2.0
result = np.fmod(x, 2.0)
# case: np.heaviside--1.5-0-2-0.5
result = np.heaviside([-1.5, 0, 2], 0.5)
# case: np.array_equiv-x-3-1-2-2
result = np.array_equiv(x, [3, 1, 2, 2])
# case: np.clip-x-1.5-None
result = np.clip(x, 1.5, None)
# case: np.clip-x-1-0-1
result = np.clip(x > 1, 0, 1)
# case: x.clip-0.5-2
result = x.clip(0.5, 2)
# case: np.array-200-1-dtype-np.uint8
result = ~np.array([200, 1], dtype=np.uint8)
# case: np.array-np.uint8-200-np.uint8-1
result = np.array([np.uint8(200), np.uint8(1)])
# case: np.array-np.int32-1-np.int64-2-.dtype
result = np.array([np.int32(1), np.int64(2)]).dtype
# case: np.iinfo-int64-.max-np.iinfo-np.int32-.min-np.iinfo-int-.bits
result = np.iinfo('int64').max, np.iinfo(np.int32).min, np.iinfo(int).bits
# case: np.finfo-float-.eps-np.finfo-np.float64-.max
result = np.finfo(float).eps, np.finfo(np.float64).max
# case: np.iinfo-float
result = np.iinfo(float)
# case: negative-durations
result = -np.array([1, 2], dtype='timedelta64[D]')
# case: np.array-1-2-3-4.5-dtype-object
result = np.array([[1, 2], [3, 4.5]], dtype=object)
# case: np.array-3-1.5-dtype-object
result = np.array((3, 1.5), dtype=object)
# case: np.array-a-b-dtype-object-.dtype
result = np.array(['a', 'b'], dtype=object).dtype
# case: np.array-a-b-+-x
result = np.array([['a', 'b']]) + 'x'
# case: none-equals-none
result = pd.DataFrame({'a': [1, 2], 'b': ['x', None]}).values == pd.DataFrame({'a': [1, 3], 'b': ['x', None]}).values
# case: any-of-dates
result = np.array(['2024-01-05', 'NaT'], dtype='datetime64[D]').any()
# case: np.array-2024-01-05-dtype-datetime64-D-.item-0-.year
result = np.array(['2024-01-05'], dtype='datetime64[D]').item(0).year
