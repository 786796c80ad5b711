# data: along_axes
import numpy as np
import pandas as pd
m = np.array([[3, 1, 2], [6, 5, 4]])
f = np.array([[1.5, np.nan], [2.0, -3.0], [0.0, 4.0]])
x = np.array([3, 1, 2, 2])
df = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, 2.5, 0.5]})
# case: along_axes/np.sort-m-axis-2
result = np.sort(m, axis=2)
# case: along_axes/np.diff-f-n-2-axis-0
result = np.diff(f, n=2, axis=0)
# case: along_axes/np.diff-np.array-True-False-False
result = np.diff(np.array([True, False, False]))
# case: along_axes/np.diff-x-1-prepend-0
result = np.diff(x > 1, prepend=0)
# case: along_axes/np.percentile-m-25-75-axis-1
result = np.percentile(m, [25, 75], axis=1)
# case: along_axes/np.argmax-df-axis-1
result = np.argmax(df, axis=1)
# case: along_axes/np.argmin-df
result = np.argmin(df)
# case: along_axes/np.roll-m-1
result = np.roll(m, 1)
# case: along_axes/np.append-m-7-8-axis-1
result = np.append(m, [[7], [8]], axis=1)
# case: along_axes/append-one-dimension-to-two
result = np.append(m, [7, 8, 9], axis=0)
# case: along_axes/np.insert-x-1-2.7
result = np.insert(x, 1, 2.7)
# case: along_axes/np.insert-m-2-0
result = np.insert(m, 2, 0)
# case: along_axes/np.delete-m-0-2-axis-1
result = np.delete(m, [0, 2], axis=1)
# case: along_axes/np.delete-x-x-2
result = np.delete(x, x == 2)
# case: along_axes/np.cov-df.T
result = np.cov(df.T)
# case: along_axes/np.corrcoef-1-2-3
result = np.corrcoef([1, 2, 3])
# data: arrays
import numpy as np
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3], "w": [1.5, np.nan, 2.5]})
m = np.array([[1, 2, 3], [4, 5, 6]])
# case: arrays/array-by-column
result = m / m.sum(axis=1).reshape(-1, 1)
# case: arrays/array-masked
result = m[m > 2]
# case: arrays/array-set-mask
y = m.copy()
y[y > 4] = 0
result = y, m
# case: arrays/array-typed
result = np.array([[1, 2], [3, 4]], dtype=float)
# case: arrays/array-size
result = len(m), m.size, m.ndim, m.shape, str(m.dtype)
# case: arrays/eye
result = np.eye(2)
# case: arrays/stack
result = np.vstack([[1, 2], [3, 4]]), np.hstack([[1, 2], [3]]), np.column_stack([[1, 2], [3, 4]]), np.stack([[1, 2], [3, 4]])
# case: arrays/flip-roll
result = np.flip([1, 2, 3]), np.roll([1, 2, 3], 1)
# case: arrays/outer
result = np.outer([1, 2], [3, 4])
# case: arrays/close
result = np.isclose(0.1 + 0.2, 0.3), np.isclose([1, 2], [1, 2.1]), np.allclose([1.0], [1.0 + 1e-10]), np.array_equal([1, 2], [1, 2]), np.array_equal([1], [1, 2])
# case: arrays/vectorize
result = np.vectorize(lambda x: x * 2)(np.array([1, 2])), np.vectorize(lambda x: "big" if x > 1 else "small", otypes=[object])(df["v"]), np.vectorize(lambda a, b: a + b)([1, 2], 3)
# case: arrays/missing
result = np.nan_to_num([np.nan, 1]), np.nanargmax([np.nan, 2]), np.nanmean([1, np.nan]), np.nansum([np.nan])
# case: arrays/rounding
result = np.fix(-1.5), np.fabs(-1), np.trunc(2.7), np.cbrt(8), np.exp2(3), np.hypot(3, 4)
# case: arrays/truth-of-many
result = bool(m)
# data: arrays_of_times
import pandas as pd
import numpy as np
# case: arrays_of_times/where-a-duration-or-nat
x = pd.Series(pd.to_timedelta(['1 days', '2 days']))
df = pd.DataFrame({'e': x})
df['c'] = np.where([True, False], x, np.timedelta64('NaT'))
result = df
# case: arrays_of_times/numpy-nat-is-not-itself
result = np.datetime64('NaT') == np.datetime64('NaT')
# data: arrays_of_units
import numpy as np
import pandas as pd

# case: arrays_of_units/arrays-of-units-7
x = np.array(pd.to_datetime(['2020-01-01', None]), dtype='datetime64')
result = x

# case: arrays_of_units/arrays-of-units-9
x = np.array(pd.to_datetime(['2020-01-01', None]), dtype=object)
result = x

# case: arrays_of_units/arrays-of-units-10
x = np.array(pd.to_datetime(['2020-01-01']), dtype='int64')
result = x

# data: axes_and_dtypes_that_do_not_fit
import numpy as np
import pandas as pd

a = np.array([1.0, 2.0, 3.0])
m = np.array([[1.0, 2.0], [3.0, 4.0]])
df = pd.DataFrame({'a': [1.0, 2.0], 'b': [3, 4]})
t = pd.Series(['a', None, 'b'])

# case: axes_and_dtypes_that_do_not_fit/an axis with a name
result = np.mean(a, axis='columns')

# case: axes_and_dtypes_that_do_not_fit/an axis of a list that is not there
result = np.size([1, 2], axis=1)

# case: axes_and_dtypes_that_do_not_fit/weights of rows without an axis
result = np.average(df, weights=[1, 2, 3, 4])

# case: axes_and_dtypes_that_do_not_fit/weights of another length
result = np.average([1, 2, 3], weights=[1, 2], axis=0)

# case: axes_and_dtypes_that_do_not_fit/a fraction as a time
result = np.datetime64(1.5)

# case: axes_and_dtypes_that_do_not_fit/a copy by a text
result = np.array([1, 2], copy='x')

# case: axes_and_dtypes_that_do_not_fit/unsigned numbers turned around
result = (-np.array([1, 0], dtype='uint8'), -pd.Series([1, 0], dtype='uint8'), -pd.Series([1], dtype='int8'))

# case: axes_and_dtypes_that_do_not_fit/a series of numbers as a dtype
result = pd.Series([1.0], dtype=pd.Series([1, 2]))

# case: axes_and_dtypes_that_do_not_fit/a series as the dtypes of another
result = pd.Series([1]).astype(pd.Series([1, 2]))

# case: axes_and_dtypes_that_do_not_fit/a series of the dtype of another
result = pd.Series([1], name='v').astype(pd.Series({'v': 'float64'}))

# case: axes_and_dtypes_that_do_not_fit/columns in the dtypes of another frame
result = pd.DataFrame({'a': [1, 2], 'b': ['1', '2']}).astype(pd.DataFrame({'a': [1.5], 'b': [2]}).dtypes)
# data: axes_that_are_not_there
import numpy as np
import pandas as pd

# case: axes_that_are_not_there/axis-21
result = np.concatenate([[2, 1], [3]], axis=1)

# case: axes_that_are_not_there/axis-27
result = np.mean([[1, 2]], axis=-3)

# case: axes_that_are_not_there/axis-42
result = np.sum(pd.DataFrame({'a': [1, 2]}), axis=2)
# data: beside_na_and_none
import pandas as pd
import numpy as np
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
t = pd.Series([x, y])

# case: beside_na_and_none/beside-2
result = np.greater([1, 2], pd.NA)

# case: beside_na_and_none/beside-7
result = np.greater(pd.NA, np.array([1, 2]))

# case: beside_na_and_none/beside-13
result = np.greater_equal(pd.Series([1, 2]), pd.NA)

# case: beside_na_and_none/beside-21
result = np.maximum(np.array([1, 2]), pd.NA)

# case: beside_na_and_none/beside-32
result = np.hypot(pd.NA, 4)

# case: beside_na_and_none/beside-34
result = np.arctan2([3, None], 1)

# data: bounds_and_methods_of_quantiles
import numpy as np
import pandas as pd

a = np.array([3, 1, 2, 3])
uneven = [1.5, 2.7, 9, 11, 3.3]
shares = [0, 5, 25, 50, 77, 95, 100]

# case: bounds_and_methods_of_quantiles/bounds the wrong way round
result = (np.clip(a, 3, 1), np.clip(pd.Series(a), 3, 1), np.clip(5, 3, 1))

# case: bounds_and_methods_of_quantiles/no such method
result = np.percentile(a, 30, method='nope')
# data: changed_at_places
import pandas as pd
import numpy as np
i = np.array([1, 2, 3])
f = np.array([0.0, 1.5, np.nan])

# case: changed_at_places/greatest
np.maximum.at(i, [0, 1], [9, 0])
result = i

# case: changed_at_places/other numbers of values
np.add.at(i, [0, 1], [1, 2, 3])
result = i

# case: changed_at_places/fractions times whole numbers
np.multiply.at(i, [0, 1, 2], 2.7)
result = i
# data: close_and_named
import numpy as np
import pandas as pd

# case: close_and_named/close-and-named-1
a = np.array([[1.0, 2.0], [3.0, np.nan]])
result = np.isclose(a, a), np.isclose(a, 1), np.allclose(a, a, equal_nan=True), np.array_equal(a, a), np.array_equal(a, a, equal_nan=True), np.array_equal(a, [1, 2]), np.array_equal([1, 2], [1, 2]), np.array_equal(a[0], [1, 2])
# data: common_dtypes
import numpy as np
import pandas as pd
x = np.array([1, 0], dtype='int32')
d = np.array(['2024-01-05', '2023-03-01'], dtype='datetime64[D]')
# case: common_dtypes/np.array-list-zip-1-2-a-b-.dtype.kind
result = np.array(list(zip([1, 2], ['a', 'b']))).dtype.kind
# case: common_dtypes/np.array-a-1-.dtype
result = np.array([{'a': 1}]).dtype
# case: common_dtypes/greatest-less-least
result = np.ptp(pd.DataFrame({'a': [1, 5], 'b': [2, 9]}))
# data: conditions_of_objects
import numpy as np
import pandas as pd

# case: conditions_of_objects/None beside a truth
result = np.select([[True, None]], [[1, 2]], default=0)
# data: diagonals_and_triangles
import numpy as np
import pandas as pd
m = np.array([[3, 1, 2], [6, 5, 4]])
df = pd.DataFrame({'a': [1.0, 2, 4, 3], 'b': [2.0, 1, 5, 7], 'c': [9.0, 3, 2, 1]})
# case: diagonals_and_triangles/np.triu-1-2-3
result = np.triu([1, 2, 3])
# case: diagonals_and_triangles/mask-of-correlations
c = df.corr()
result = c.mask(np.tril(np.ones_like(c, dtype=bool)))
# case: diagonals_and_triangles/np.eye-2-3
result = np.eye(2, 3)
# case: diagonals_and_triangles/np.eye-3-k-1-dtype-int
result = np.eye(3, k=1, dtype=int)
# data: dot_products
import pandas as pd
import numpy as np
# case: dot_products/n3
x=np.array([-3.536525253692015, -3.444482042372405, 2.0084067431579085])
y=np.array([-3.587820189263822, 0.7132323233990622, -3.5121545347917333])
result = x@y, np.dot(x,y), x.dot(y), pd.Series(x).dot(pd.Series(y)), pd.Series(x)@y, np.convolve(x,y[:5]).tolist(), np.convolve(x,y[:20],'same').tolist(), np.matmul(x,y)
# case: dot_products/whole
result = np.array([2**40,3])@np.array([2**20+1,1]), np.array([[2**40,3]])@np.array([[2**20+1],[1]]), np.dot([True,False],[True,True]), np.array([1,2])@np.array([1.5,2])
# data: durations_beside_numbers
# numpy's durations beside numbers, which count their unit.
import pandas as pd
import numpy as np
x = pd.Series(pd.to_timedelta(["1D", None, "2ns"])).to_numpy()
y = np.array([1, 2], dtype="timedelta64[D]")
t = np.timedelta64(3, "D")
# case: durations_beside_numbers/y > 0
try:
    result = y > 0
except Exception as e:
    result = type(e).__name__
# case: durations_beside_numbers/y != 2.5
try:
    result = y != 2.5
except Exception as e:
    result = type(e).__name__
# case: durations_beside_numbers/True < y
try:
    result = True < y
except Exception as e:
    result = type(e).__name__
# case: durations_beside_numbers/np.int64(2) < y
try:
    result = np.int64(2) < y
except Exception as e:
    result = type(e).__name__
# data: each_with_each_other
import numpy as np
import pandas as pd

a = np.array([1, 2, 3])
rows = np.array([[1, 5], [3, 0]])

# case: each_with_each_other/one number with each
result = np.add.outer(1, a)

# case: each_with_each_other/the greater of each two
result = np.maximum.outer(a, a)

# case: each_with_each_other/series
result = np.subtract.outer(pd.Series(a), pd.Series(a))

# case: each_with_each_other/logic of rows
result = np.logical_and(rows, [True, True])

# case: each_with_each_other/a number for the positive infinity alone
result = np.nan_to_num(np.array([1.0, np.inf, -np.inf]), posinf=np.nan)

# case: each_with_each_other/an average and how many it is of
result = np.average(pd.Series(a), returned=True)

# case: each_with_each_other/averages of rows and their weights
result = np.average(np.array([[1, 2], [3, 4.0]]), axis=1, weights=[1, 3], returned=True)
# data: extremes_of_objects
import pandas as pd
import numpy as np
import datetime
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
d1, d2 = datetime.datetime(2024, 3, 1), datetime.datetime(2024, 1, 1)

# case: extremes_of_objects/extreme-29
result = np.add.reduce(['a', 'b'])

# data: functions_by_argument
import numpy as np
import pandas as pd

f = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]}, index=['z', 'x', 'y'])
i = pd.DataFrame({'a': [3, 1, 2], 'b': [4, 0, -2]})
m = np.array([[3, 1], [2, 5], [0, 4]])
l = [[3, 1], [2, 5]]
t = ((3, 1), (2, 5))
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
r = pd.Series([1.5, None, -2.0], index=[2, 0, 1])
b = pd.Series([True, False, True])
x = pd.Index([3, 1, 2], name='k')
o = pd.Series(['b', None, 'a'])
N = pd.Series([3, None, 2], dtype='Int64')
d = pd.Series(pd.to_datetime(['2024-01-03', None, '2024-01-01']))
c = pd.Series(['u', 'v', 'u'], dtype='category')
g = range(3)
e = []
u = {3, 1}
k = {'p': 1}
q = 2

# case: functions_by_argument/allclose-m-i
result = np.allclose(m, i)
# case: functions_by_argument/allclose-b-12
result = np.allclose(b, [1, 2])
# case: functions_by_argument/amax-d
result = np.amax(d)
# case: functions_by_argument/amin-i-ax0
result = np.amin(i, axis=0)
# case: functions_by_argument/array-i
result = np.array(i)
# case: functions_by_argument/array_equal-b-s
result = np.array_equal(b, s)
# case: functions_by_argument/asfortranarray-e
result = np.asfortranarray(e)
# case: functions_by_argument/atan2-e-q
result = np.atan2(e, q)
# case: functions_by_argument/bitwise_and-m-r
result = np.bitwise_and(m, r)
# case: functions_by_argument/bitwise_not-o
result = np.bitwise_not(o)
# case: functions_by_argument/bitwise_not-q
result = np.bitwise_not(q)
# case: functions_by_argument/bitwise_or-b-q
result = np.bitwise_or(b, q)
# case: functions_by_argument/bitwise_or-q-q
result = np.bitwise_or(q, q)
# case: functions_by_argument/convolve-q-s
result = np.convolve(q, s)
# case: functions_by_argument/cumprod-l
result = np.cumprod(l)
# case: functions_by_argument/delete-x-g
result = np.delete(x, g)
# case: functions_by_argument/delete-N-q
result = np.delete(N, q)
# case: functions_by_argument/digitize-N-12
result = np.digitize(N, [1, 2])
# case: functions_by_argument/digitize-d-q
result = np.digitize(d, q)
# case: functions_by_argument/dot-c-q
result = np.dot(c, q)
# case: functions_by_argument/floor-x
result = np.floor(x)
# case: functions_by_argument/floor-e
result = np.floor(e)
# case: functions_by_argument/floor_divide-o-s
result = np.floor_divide(o, s)
# case: functions_by_argument/gcd-r-s
result = np.gcd(r, s)
# case: functions_by_argument/greater_equal-g-s
result = np.greater_equal(g, s)
# case: functions_by_argument/hypot-b-r
result = np.hypot(b, r)
# case: functions_by_argument/intersect1d-N-r
result = np.intersect1d(N, r)
# case: functions_by_argument/isin-f-m
result = np.isin(f, m)
# case: functions_by_argument/isscalar-u
result = np.isscalar(u)
# case: functions_by_argument/lcm-i-r
result = np.lcm(i, r)
# case: functions_by_argument/lexsort-d
result = np.lexsort(d)
# case: functions_by_argument/log2-g
result = np.log2(g)
# case: functions_by_argument/logical_or-x-q
result = np.logical_or(x, q)
# case: functions_by_argument/logical_xor-i-i
result = np.logical_xor(i, i)
# case: functions_by_argument/logical_xor-q-s
result = np.logical_xor(q, s)
# case: functions_by_argument/median-f-ax0
result = np.median(f, axis=0)
# case: functions_by_argument/minimum-x-123
result = np.minimum(x, [1, 2, 3])
# case: functions_by_argument/mod-f-m
result = np.mod(f, m)
# case: functions_by_argument/nan_to_num-t
result = np.nan_to_num(t)
# case: functions_by_argument/nanargmax-c
result = np.nanargmax(c)
# case: functions_by_argument/nanargmax-e
result = np.nanargmax(e)
# case: functions_by_argument/nanpercentile-N-r
result = np.nanpercentile(N, r)
# case: functions_by_argument/nanprod-m
result = np.nanprod(m)
# case: functions_by_argument/nanstd-f-ax1
result = np.nanstd(f, axis=1)
# case: functions_by_argument/nanvar-q
result = np.nanvar(q)
# case: functions_by_argument/negative-t
result = np.negative(t)
# case: functions_by_argument/not_equal-f-r
result = np.not_equal(f, r)
# case: functions_by_argument/outer-b-12
result = np.outer(b, [1, 2])
# case: functions_by_argument/percentile-c-q
result = np.percentile(c, q)
# case: functions_by_argument/positive-q
result = np.positive(q)
# case: functions_by_argument/power-f-i
result = np.power(f, i)
# case: functions_by_argument/prod-i
result = np.prod(i)
# case: functions_by_argument/quantile-e-s
result = np.quantile(e, s)
# case: functions_by_argument/remainder-s-i
result = np.remainder(s, i)
# case: functions_by_argument/repeat-b-12
result = np.repeat(b, [1, 2])
# case: functions_by_argument/repeat-x-g
result = np.repeat(x, g)
# case: functions_by_argument/reshape-l-r
result = np.reshape(l, r)
# case: functions_by_argument/searchsorted-r-r
result = np.searchsorted(r, r)
# case: functions_by_argument/setdiff1d-c-s
result = np.setdiff1d(c, s)
# case: functions_by_argument/setxor1d-d-s
result = np.setxor1d(d, s)
# case: functions_by_argument/stack-l-ax1
result = np.stack(l, axis=1)
# case: functions_by_argument/transpose-s
result = np.transpose(s)
# data: functions_by_dtype
import pandas as pd
import numpy as np
# case: functions_by_dtype/iS-ones_like
x = pd.Series([3, 1, 2, 1], name='n')
result = np.ones_like(x)
# case: functions_by_dtype/iA-reciprocal
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.reciprocal(x)
# case: functions_by_dtype/fA-any
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.any(x)
# case: functions_by_dtype/fS-count_nonzero
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.count_nonzero(x)
# case: functions_by_dtype/bA-ceil
x = pd.Series([True, False, True, True]).to_numpy()
result = np.ceil(x)
# case: functions_by_dtype/bA-negative
x = pd.Series([True, False, True, True]).to_numpy()
result = np.negative(x)
# case: functions_by_dtype/oS-mean
x = pd.Series([1, 'x', None, 2.5])
result = np.mean(x)
# case: functions_by_dtype/oS-argmax
x = pd.Series([1, 'x', None, 2.5])
result = np.argmax(x)
# case: functions_by_dtype/oS-argsort
x = pd.Series([1, 'x', None, 2.5])
result = np.argsort(x)
# case: functions_by_dtype/oS-nanstd
x = pd.Series([1, 'x', None, 2.5])
result = np.nanstd(x)
# case: functions_by_dtype/oA-interp
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: functions_by_dtype/oS-nanargmax
x = pd.Series([1, 'x', None, 2.5])
result = np.nanargmax(x)
# case: functions_by_dtype/dS-cumsum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.cumsum(x)
# case: functions_by_dtype/dA-abs
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.abs(x)
# case: functions_by_dtype/dA-nanmin
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.nanmin(x)
# case: functions_by_dtype/dS-negative
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.negative(x)
# case: functions_by_dtype/dA-insert
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: functions_by_dtype/eA-argmin
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.argmin(x)
# case: functions_by_dtype/eA-argsort
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.argsort(x)
# case: functions_by_dtype/eS-square
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.square(x)
# case: functions_by_dtype/eA-nanvar
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.nanvar(x)
# case: functions_by_dtype/eA-count_nonzero
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.count_nonzero(x)
# case: functions_by_dtype/eA-where1
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: functions_by_dtype/eA-where2
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: functions_by_dtype/eA-bincount
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.bincount(x)
# case: functions_by_dtype/eS-average
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.average(x, weights=[1, 2, 3, 4])
# case: functions_by_dtype/eS-intersect1d
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.intersect1d(x, [1, 2])
# case: functions_by_dtype/eS-add_reduce
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.add.reduce(x)
# case: functions_by_dtype/eS-insert
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: functions_by_dtype/cS-min
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.min(x)
# case: functions_by_dtype/cS-square
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.square(x)
# case: functions_by_dtype/cA-nanpercentile
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nanpercentile(x, 50)
# case: functions_by_dtype/cS-where2
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.where(pd.notna(x), x, None)
# case: functions_by_dtype/cS-maximum_accumulate
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.maximum.accumulate(x)
# case: functions_by_dtype/IS-median
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.median(x)
# case: functions_by_dtype/IA-prod
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.prod(x)
# case: functions_by_dtype/IS-cumsum
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.cumsum(x)
# case: functions_by_dtype/IS-rint
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.rint(x)
# case: functions_by_dtype/IA-isnat
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.isnat(x)
# case: functions_by_dtype/IS-searchsorted
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.searchsorted([1, 2, 3], x)
# case: functions_by_dtype/IA-vectorize
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.vectorize(str)(x)
# case: functions_by_dtype/BS-abs
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.abs(x)
# case: functions_by_dtype/BA-square
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.square(x)
# case: functions_by_dtype/BA-negative
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.negative(x)
# case: functions_by_dtype/BS-clip1
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.clip(x, 1, 2)
# case: functions_by_dtype/BS-bincount
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.bincount(x)
# case: functions_by_dtype/BA-add_reduce
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.add.reduce(x)
# case: functions_by_dtype/sS-max
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.max(x)
# case: functions_by_dtype/sS-prod
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.prod(x)
# case: functions_by_dtype/sS-all
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.all(x)
# case: functions_by_dtype/sS-diff
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.diff(x)
# case: functions_by_dtype/sS-round
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.round(x, 1)
# case: functions_by_dtype/sS-rint
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.rint(x)
# case: functions_by_dtype/sS-nanmax
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nanmax(x)
# case: functions_by_dtype/sS-select
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: functions_by_dtype/nA-min
x = pd.Series([], dtype=float).to_numpy()
result = np.min(x)
# case: functions_by_dtype/nA-sign
x = pd.Series([], dtype=float).to_numpy()
result = np.sign(x)
# case: functions_by_dtype/nA-ptp
x = pd.Series([], dtype=float).to_numpy()
result = np.ptp(x)
# case: functions_by_dtype/nS-flip
x = pd.Series([], dtype=float)
result = np.flip(x)
# case: functions_by_dtype/nS-asarray
x = pd.Series([], dtype=float)
result = np.asarray(x)
# case: functions_by_dtype/nS-where2
x = pd.Series([], dtype=float)
result = np.where(pd.notna(x), x, None)
# case: functions_by_dtype/nS-repeat
x = pd.Series([], dtype=float)
result = np.repeat(x, 2)
# case: functions_by_dtype/nS-unique3
x = pd.Series([], dtype=float)
result = np.unique(x, return_inverse=True)
# case: functions_by_dtype/nA-in_list
x = pd.Series([], dtype=float).to_numpy()
result = list(np.array(x))
# case: functions_by_dtype/nS-add_reduce
x = pd.Series([], dtype=float)
result = np.add.reduce(x)
# case: functions_by_dtype/nS-vectorize
x = pd.Series([], dtype=float)
result = np.vectorize(str)(x)
# case: functions_by_dtype/nS-delete
x = pd.Series([], dtype=float)
result = np.delete(x, 0)
# case: functions_by_dtype/nS-take
x = pd.Series([], dtype=float)
result = np.take(x, [0, 1])
# case: functions_by_dtype/nS-reshape
x = pd.Series([], dtype=float)
result = np.reshape(x, (2, 2))
# case: functions_by_dtype/NS-var
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.var(x)
# case: functions_by_dtype/NS-cumprod
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.cumprod(x)
# case: functions_by_dtype/DA-any
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.any(x)
# case: functions_by_dtype/DS-histogram
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.histogram(x, bins=2)
# case: functions_by_dtype/DS-nanargmin
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.nanargmin(x)
# data: functions_of_rows
import pandas as pd
import numpy as np
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
w = pd.DataFrame({'p': [1, 2, 3], 'q': [1, 5, 3], 'r': [2, 5, 1]})
n = pd.Series([1.0, None, 3.0])

# case: functions_of_rows/np-size-axis
result = (np.size([1, 2, 3], axis=0), np.size(w, 1), np.size(w, axis=0), np.size(w))

# data: keys_of_arrays
import numpy as np
import pandas as pd

a = np.array([3, 1, 2])
m = np.array([[1, 2], [3, 4]])

# case: keys_of_arrays/a set
result = a[{1}]

# case: keys_of_arrays/the first of a sum
result = pd.Series([1, 2]).sum()[0]

# case: keys_of_arrays/all of a number
result = np.float64(1)[()]

# case: keys_of_arrays/an element of a date
result = np.datetime64('2020-01-01')[0]
# data: keys_of_arrays_and_indexes
# What stands in the brackets of arrays and indexes, and what take() is given.
import pandas as pd
import numpy as np
import datetime as dt
# case: keys_of_arrays_and_indexes/int np.array([])
try:
    result = pd.Index([3, 1, 2])[np.array([])]
except Exception as error:
    result = type(error).__name__
# case: keys_of_arrays_and_indexes/range True
try:
    result = pd.RangeIndex(3)[True]
except Exception as error:
    result = type(error).__name__
# case: keys_of_arrays_and_indexes/dates (0, 1)
try:
    result = pd.date_range('2024-01-01', periods=3)[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: keys_of_arrays_and_indexes/array (0, 1)
try:
    result = np.array([1, 2, 3])[(0, 1)]
except Exception as error:
    result = type(error).__name__
# case: keys_of_arrays_and_indexes/take pd.Index([1, 2, 3]) {}
try:
    result = pd.Index([1, 2, 3]).take({})
except Exception as error:
    result = type(error).__name__
# case: keys_of_arrays_and_indexes/take np.array([1, 2, 3]) ["a"]
try:
    result = np.array([1, 2, 3]).take(["a"])
except Exception as error:
    result = type(error).__name__
# case: keys_of_arrays_and_indexes/take np.array([1, 2, 3]) {}
try:
    result = np.array([1, 2, 3]).take({})
except Exception as error:
    result = type(error).__name__
# case: keys_of_arrays_and_indexes/take pd.DataFrame({"a": [1, 2, 3]}) [1.0]
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take([1.0])
except Exception as error:
    result = type(error).__name__
# case: keys_of_arrays_and_indexes/take pd.DataFrame({"a": [1, 2, 3]}) pd.Series([1.5, None])
try:
    result = pd.DataFrame({"a": [1, 2, 3]}).take(pd.Series([1.5, None]))
except Exception as error:
    result = type(error).__name__
# data: labels_and_frames
import numpy as np
import pandas as pd

# case: labels_and_frames/labels-and-frames-13
df = pd.DataFrame({'a': [1.0, np.nan], 'b': [9, 16]})
result = np.any(df > 10), np.all(df['b'] > 3), np.count_nonzero(df['b'] > 10), np.any(df['a'] > 0)
# data: lists_with_none
import pandas as pd, numpy as np
L = [1, None, 3]
# case: lists_with_none/of a list with None: insert
result = np.insert(L, 0, 9)
# case: lists_with_none/of a list with None: reshape
result = np.reshape(L, (3,))
# case: lists_with_none/None in tuple
result = np.where(np.array([True, False, True]), (1, None, 3), 'x')
# case: lists_with_none/None in isnan
result = np.isnan([1, None])
# case: lists_with_none/None in round
result = np.round([1.5, None])
# case: lists_with_none/None in equal
result = np.equal([1, None], 1)
# case: lists_with_none/None in sqrt
result = np.sqrt([1, None])
# case: lists_with_none/None in interp
result = np.interp([1, None], [0, 2], [0, 1])
# case: lists_with_none/None in searchsorted
result = np.searchsorted([1, 2, 3], [1, None])
# case: lists_with_none/None in vectorize
result = np.vectorize(lambda v: -1 if v is None else v)([1, None, 3])
# case: lists_with_none/None in mod
result = np.mod([1, None], 2)
# case: lists_with_none/None in lexsort
result = np.lexsort(([1, None, 0],))
# case: lists_with_none/None in nan_to_num
result = np.nan_to_num([1, None])
# case: lists_with_none/None in isfinite
result = np.isfinite([1, None])
# case: lists_with_none/None in array_equal
result = np.array_equal([1, None], [1, None])
# case: lists_with_none/None in ones_like
result = np.zeros_like([1, None])
# data: logic_of_objects
import numpy as np
import pandas as pd

# case: logic_of_objects/logic-of-objects-4
result = np.logical_not(np.array(['a', '']))
# case: logic_of_objects/logic-of-objects-10
result = np.logical_not(pd.Series(pd.to_timedelta([0, 1], unit='D')))
# data: methods_that_arrays_lack
import pandas as pd
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})

# case: methods_that_arrays_lack/arr-value-counts
result = f['a'].to_numpy().value_counts()

# data: more_freedom_than_values
"""Variances with no divisor left, which numpy divides by zero and pandas does not compute."""

import numpy as np
import pandas as pd

rows = np.array([[1.0, 2.0], [4.0, 2.0]])

# case: more_freedom_than_values/variance of columns
result = rows.var(axis=0, ddof=2)

# case: more_freedom_than_values/interpolation from infinity
result = np.interp([1.0, 1.5], [1, 2], [np.inf, np.inf])
# data: na_beside_arrays
import pandas as pd
import numpy as np
import datetime
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
d1, d2 = datetime.datetime(2024, 3, 1), datetime.datetime(2024, 1, 1)

# case: na_beside_arrays/na-5
result = pd.array([1, 2]) < pd.NA

# case: na_beside_arrays/na-17
result = np.hypot(np.array([], dtype=object), 1)

# data: names
import pandas as pd
import numpy as np
# case: names/scalars are converted and have a dtype
result = [str(type(np.int64(3).astype(float))), str(np.float64(2.7).astype(int)), str(type(np.float64(2.7).astype(int))), str(np.int64(3).dtype), np.int64(3).ndim, np.int64(3).shape, np.int64(3).size]
# case: names/scalars reduce to themselves
result = [str(type(np.int64(3).mean())), np.int64(3).std(), str(type(np.int64(3).std())), np.int64(3).cumsum(), np.float64(2.5).flatten(), np.float64(1).is_integer(), np.int64(1).is_integer(), str(type(np.int64(3).prod())), str(type(np.int64(3).argmax()))]
# case: names/divisors and bits
result = [np.gcd([4,6],2), np.lcm(4,6), np.bitwise_and([1,3],2), np.bitwise_or([1,3],2), np.bitwise_xor([1,3],2), np.invert([True,False]), np.invert([1,2])]
# case: names/parts of nearly equal length
result = [str(each) for each in np.array_split([1,2,3,4,5],3)]
# case: names/missing times
result = np.isnat(np.array(['2020-01-01','NaT'],dtype='datetime64[ns]'))
# case: names/parts of equal length
result = [np.split(np.array([1, 2, 3, 4]), 2)[1], np.split(np.array([1, 2, 3, 4]), [1, 3])[1], np.bitwise_not([1])]
# case: names/parts of unequal length are refused by split
result = np.split(np.array([1, 2, 3]), 2)
# data: none_and_na_in_arrays
import numpy as np
import pandas as pd

a = np.array([1.0, 2.0, 3.0])
m = np.array([[1.0, 2.0], [3.0, 4.0]])
r = pd.Series([1.5, None, -2.0])
nothing = pd.Series([])

# case: none_and_na_in_arrays/a power of a series by a list with None
result = np.power(r, [None, 2, 3])

# case: none_and_na_in_arrays/rows and a list with None
result = m + [None, 2]

# case: none_and_na_in_arrays/rows compared with a list with None
result = m > [None, 2]

# case: none_and_na_in_arrays/rows by a list with None
result = m @ [None, 2]

# case: none_and_na_in_arrays/functions of nothing
result = [str(f(nothing).dtype) for f in (np.rint, np.floor, np.trunc, np.sqrt)]

# data: numbers_and_lists
import pandas as pd
import numpy as np
# case: numbers_and_lists/in-list
result = np.int64(1) in [[1, 2], 1]
# case: numbers_and_lists/add-list
result = np.float64(1) + [1, 2]
# data: numbers_beside_text
"""Numbers in an array with text are text, and text is true where it is not empty."""

import numpy as np
import pandas as pd

# case: numbers_beside_text/stacked arrays
result = np.stack([np.array([1, 2]), np.array(["x", "y"])])

# case: numbers_beside_text/where between rows
result = np.where([[True, False]], [["x", "y"]], [[1, 2]])

# case: numbers_beside_text/one of two texts
result = np.logical_xor(["x", ""], ["y", "y"])

# case: numbers_beside_text/not of truths and numbers
result = np.logical_not([True, False, 0, 2])

# case: numbers_beside_text/not of objects
result = np.logical_not(["x", None])

# case: numbers_beside_text/not of text
result = np.logical_not(["x", ""])

# data: numbers_beyond_a_dtype
"""Whole numbers that have no place in a narrow dtype: where numpy raises, and where it wraps."""

import numpy as np
import pandas as pd

# case: numbers_beyond_a_dtype/full of a float wraps
result = np.full(2, 200.0, dtype="int8")

# case: numbers_beyond_a_dtype/full of dates keeps the unit
result = np.full(2, 3, dtype="datetime64[D]")

# case: numbers_beyond_a_dtype/array of a range that fits
result = np.array(range(3), dtype="uint8")

# case: numbers_beyond_a_dtype/scalar of numpys number
result = np.int8(np.int64(128))

# case: numbers_beyond_a_dtype/repeat keeps the dtype of a scalar
result = np.repeat(np.int16(7), 2)

# case: numbers_beyond_a_dtype/linspace of whole numbers goes down
result = np.linspace(-2.5, 1, 4, dtype=int)

# case: numbers_beyond_a_dtype/mean as a whole number
result = np.mean([1, 2], dtype="int32")

# case: numbers_beyond_a_dtype/bincount of an array of floats
result = np.bincount(np.array([1.0, 2.0]))
# data: numbers_out_of_range
import numpy as np
import pandas as pd

# case: numbers_out_of_range/infinity
result = np.array([np.inf], dtype=int)

# case: numbers_out_of_range/array_wraps
result = np.array(np.array([300]), dtype='int8')

# case: numbers_out_of_range/none_after_large
result = np.asarray([300, None], dtype='int8')

# case: numbers_out_of_range/number_of_numpy_wraps
result = np.array([np.int64(-1)], dtype='uint8')

# case: numbers_out_of_range/huge_among_objects
result = pd.Series([1e30, 1], dtype=object).astype('int64')

# data: numpy_functions
import pandas as pd
import numpy as np
s = pd.Series([1, 2, np.nan, 4])
a = np.array([3, 1, 2])
# case: numpy_functions/frame-sum
result = np.sum(pd.DataFrame({'a': [1, 2]}))
# data: of_nothing_and_rounded
import numpy as np
import pandas as pd
df = pd.DataFrame({'g': list('aabb'), 'v': [1, 2, 3, 4], 'w': [1.5, None, 2.5, 3.0]})
# case: of_nothing_and_rounded/repr-round-np.int64--15--1
result = repr(round(np.int64(-15), -1))
# data: one_dtype
import numpy as np
import pandas as pd
s = pd.Series([3, 1, 2])
# case: one_dtype/np.array-1.5-x-true
result = np.array([1.5, 'x', True])
# case: one_dtype/np.array-a-np.nan
result = np.array(('a', np.nan))
# case: one_dtype/np.power-2--1
result = np.power(2, -1)
# case: one_dtype/np.power-2.0--1
result = np.power(2.0, -1)
# case: one_dtype/np.isnan-pd.nat
result = np.isnan(pd.NaT)
# data: order_and_items
import numpy as np
import pandas as pd

# case: order_and_items/order-1
result = np.array([1, 2]).item(0)

# case: order_and_items/order-4
result = np.array([[1, 2], [3, 4]]).flatten('F')

# case: order_and_items/order-5
result = np.array([[1, 2], [3, 4]]).ravel('F')

# data: own_methods
import pandas as pd
import numpy as np

# case: own_methods/cumsum_of_rows_axis
result = np.cumsum([[1, 2], [3, 4]], axis=0)

# case: own_methods/argmax_of_rows_axis
result = np.argmax([[1, 5], [3, 4]], axis=0)

# case: own_methods/shape_of_number
result = np.shape(3)

# case: own_methods/take_rows
result = np.take([[1, 2], [3, 4]], 1)

# case: own_methods/argmax_index
result = np.argmax(pd.Index([1, 4, 5]))

# data: paired_positions
import numpy as np
import pandas as pd

# case: paired_positions/paired-positions-1
m = np.array([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
result = m[[0, 1], [2, 0]], m[[0, 2], 1], m[1:, [0, 2]], m[[True, False, True], [0, 1]], m[[0], [1, 2]], m[np.array([0, 1, 2]), np.array([0, 1, 2])]
# case: paired_positions/paired-positions-2
m = np.array([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
m[[0, 1], [2, 0]] = [10, 20]
m[[0, 1, 2], [1, 1, 1]] = 0
result = m
# case: paired_positions/paired-positions-3
m = np.array([[1, 2, 3], [4, 5, 6]])
result = m[[0, 1], [0, 1, 2]]
# data: pairs
import numpy as np
import pandas as pd

# case: pairs/pairs-4
a = pd.Series([1.0, 2], name='a')
result = np.isclose(a, 1), np.isclose(1, a), np.isclose(a, [1, 2]), np.isclose(a, a), np.isclose(a, pd.Series([1.0, 2], index=[1, 0]))
# data: pandas_dtypes_in_arrays
import numpy as np
import pandas as pd

s = pd.Series([3, 1, 2])

# case: pandas_dtypes_in_arrays/array of categories
result = np.asarray(['a', 'b'], dtype='category')

# case: pandas_dtypes_in_arrays/array of an extension dtype object
result = np.array([1.5], dtype=pd.Int64Dtype())

# data: places_and_pieces
import numpy as np
import pandas as pd
x = np.array([3, 1, 2, 2])
m = np.array([[3, 1, 2], [6, 5, 4]])
# case: places_and_pieces/where-as-key
x[np.where(x > 1)] = 0
result = x
# case: places_and_pieces/np.fmax-1-np.nan-3-2-2-np.nan
result = np.fmax([1, np.nan, 3], [2, 2, np.nan])
# case: places_and_pieces/np.fmax-np.nan-np.nan
result = np.fmax(np.nan, np.nan)
# case: places_and_pieces/np.fmod--7-7-3
result = np.fmod([-7, 7], 3)
# case: places_and_pieces/np.fmod--7.5-2
result = np.fmod(-7.5, 2)
# case: places_and_pieces/np.fmod-x-2.0
result = np.fmod(x, 2.0)
# case: places_and_pieces/np.clip-x-1-0-1
result = np.clip(x > 1, 0, 1)
# case: places_and_pieces/x.clip-0.5-2
result = x.clip(0.5, 2)
# case: places_and_pieces/np.array-np.uint8-200-np.uint8-1
result = np.array([np.uint8(200), np.uint8(1)])
# case: places_and_pieces/np.array-np.int32-1-np.int64-2-.dtype
result = np.array([np.int32(1), np.int64(2)]).dtype
# case: places_and_pieces/negative-durations
result = -np.array([1, 2], dtype='timedelta64[D]')
# data: ranges_and_bounds
import numpy as np
import pandas as pd
# case: ranges_and_bounds/whole numbers as fractions
result = np.arange(1, 4, dtype=float)
# case: ranges_and_bounds/one bound with a fraction
result = np.arange(3.7, dtype=int)
# case: ranges_and_bounds/bounds that cross in rows
result = np.clip(np.arange(4).reshape(2, 2), 3, 1)
# case: ranges_and_bounds/bounds of a method that cross
result = np.array([1.5, 2.5]).clip(2, 1)
# data: scalars_and_lists
import pandas as pd
import numpy as np
# case: scalars_and_lists/truth-of-no-elements
result = bool(np.int64(1) == [])
# case: scalars_and_lists/in-a-list-of-lists
result = np.int64(3) in [[1], 1]
# data: shapes
import numpy as np
import pandas as pd
m = np.array([[3, 1, 2], [6, 5, 4]])
x = np.array([1, 2, 3])
# case: shapes/np.tile-x-2-1
result = np.tile(x, (2, 1))
# case: shapes/np.tile-m-2
result = np.tile(m, 2)
# case: shapes/m.transpose-1-0
result = m.transpose(1, 0)
# case: shapes/np.transpose-m-1-0-.shape
result = np.transpose(m, (1, 0)).shape
# case: shapes/x-None
result = x[None]
# case: shapes/empty-key
result = x[()]
# case: shapes/str-np.zeros-0-3-repr-np.zeros-0-3
result = str(np.zeros((0, 3))), repr(np.zeros((0, 3)))
# case: shapes/np.column_stack-pd.DataFrame-m.T-7-8-9
result = np.column_stack([pd.DataFrame(m.T), [7, 8, 9]])
# case: shapes/np.hstack-m-7-8
result = np.hstack([m, [[7], [8]]])
# case: shapes/concatenate-rows
result = np.concatenate([m, [x]])
# case: shapes/np.unique-m-return_inverse-True
result = np.unique(m, return_inverse=True)
# case: shapes/1-in-m-9-in-m
result = 1 in m, 9 in m
# case: shapes/list-np.ndenumerate-x
result = list(np.ndenumerate(x))
# case: shapes/list-np.ndenumerate-m--1
result = list(np.ndenumerate(m))[-1]
# case: shapes/text-of-many-rows
m = np.arange(1200).reshape(400, 3) / 4
result = str(m), repr(m)
# case: shapes/text-of-wide-rows
result = str(np.arange(1200).reshape(3, 400)), repr(np.ones((2, 600), dtype=bool))
# data: sizes_and_names
import numpy as np
import pandas as pd

# case: sizes_and_names/sizes-1
result = np.average([1, 2, 3], weights=[1, 2])

# case: sizes_and_names/sizes-5
result = np.average([], weights=[])

# case: sizes_and_names/sizes-7
result = np.corrcoef([1, 2], [1, 2, 3])

# case: sizes_and_names/sizes-14
result = np.digitize([3, 1, 2, 4], [4, 2], right=True)

# case: sizes_and_names/sizes-15
result = np.digitize([1.0, 3.5], [3, 2, 1])

# case: sizes_and_names/sizes-16
result = np.digitize([1, 2], [1, 3, 2])

# case: sizes_and_names/sizes-17
result = np.NaN
# data: slopes_and_polynomials
import numpy as np
import pandas as pd
x = np.array([1.0, 2.0, 4.0, 7.0])
y = np.array([2.0, 3.5, 8.0, 20.0])
m = np.array([[1.0, 4.0, 9.0], [2.0, 3.0, 5.0]])
# case: slopes_and_polynomials/np.polyfit-x-y-1-w-1-1-2-2
result = np.polyfit(x, y, 1, w=[1, 1, 2, 2])
# case: slopes_and_polynomials/np.polyfit-x-y-2-1
result = np.polyfit(x, y[:2], 1)
# case: slopes_and_polynomials/np.polyfit-1
result = np.polyfit([], [], 1)
# case: slopes_and_polynomials/np.polyval-2-0-1-3
result = np.polyval([2, 0, 1], 3)
# case: slopes_and_polynomials/np.polyval-2-0-1-1-2
result = np.polyval([2, 0, 1], [1, 2])
# case: slopes_and_polynomials/trend
slope, intercept = np.polyfit(np.arange(4), y, 1)
result = round(slope, 3), round(intercept, 3)
# data: steps_and_beginnings
"""Options of numpy's functions that change what they give."""

import numpy as np
import pandas as pd

rows = np.array([[1, 2], [5, 4]])

# case: steps_and_beginnings/quotients and rests
result = np.divmod([7.5, -7.5, 1.0], 0.25)

# case: steps_and_beginnings/numbers without the last and their step
result = np.linspace(0, 1, 4, endpoint=False, retstep=True)

# case: steps_and_beginnings/one number has no step
result = np.linspace(2, 3, 1, retstep=True)

# data: times_beside_times
import numpy as np, pandas as pd, datetime as dt
s=pd.Series(pd.to_datetime(['2024-01-05 00:00','2024-02-07 03:04']))
v=s.values; w=v-v[0]
# case: times_beside_times/c4
r = v - pd.Timestamp('2024-03-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c5
r = v + dt.timedelta(1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c7
r = w / pd.Timedelta(1,'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c18
r = v + pd.offsets.Day(1)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c22
r = w.astype('timedelta64[D]') / np.timedelta64(1, 'D')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c23
r = w.astype('timedelta64[h]') / 2
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c29
r = v.mean()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c45
r = np.clip(v, np.datetime64('2024-01-06'), None)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c48
r = np.arange(np.datetime64('2024-01-01'), np.datetime64('2024-01-03'), np.timedelta64(12,'h'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c49
r = np.arange('2024-01', '2024-04', dtype='datetime64[M]').astype('datetime64[D]')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c86
r = s.apply(lambda x: np.datetime64(x, 'D')).dtype
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c94
r = pd.NaT in v
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c95
r = len(set(v))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c97
r = np.issubdtype(v.dtype, np.datetime64)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c103
r = np.where(v > np.datetime64('2024-01-06'), v, np.datetime64('NaT'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_beside_times/c114
r = np.diff(np.array(['2024-01-05', '2024-02-07'], dtype='datetime64[D]')).astype(int)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# data: times_of_arrays
import numpy as np, pandas as pd, datetime as dt
s=pd.Series(pd.to_datetime(['2024-01-05 00:00','2024-02-07 03:04',None]))
# case: times_of_arrays/b11
r = s.values.astype('datetime64[D]').astype(object)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_arrays/b19
r = np.diff(s.values[:2])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_arrays/b26
r = s.values.max()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_arrays/b39
r = np.array([np.datetime64('2024-01-01')])
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_arrays/b49
r = s.dt.to_pydatetime()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# data: times_of_numpy_alone
import numpy as np, pandas as pd, datetime as dt
d=np.datetime64('2024-01-05'); n=pd.Series(pd.to_datetime(['2024-01-05 12:30'])).values[0]
td=np.timedelta64(3,'D'); s=td
# case: times_of_numpy_alone/a13
r = float(n)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a14
r = int(d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a16
r = float(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a31
r = abs(td)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a37
r = td + pd.Timestamp('2024-01-01')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a39
r = pd.Timedelta(1,'D') / td
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a73
r = np.datetime64('2024-01-05T12:00').item()
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a79
r = n.dtype
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a95
r = np.datetime64('2024-01-05 12:30:15')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a96
r = np.datetime64('2024-01-05T12:30:15.123')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a97
r = np.datetime64('2024-01-05T12')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a105
r = np.timedelta64(dt.timedelta(days=1))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a106
r = np.timedelta64(pd.Timedelta('1D'))
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a121
r = pd.Timedelta(n-d)
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# case: times_of_numpy_alone/a129
r = td > np.timedelta64(71,'h')
result = r if isinstance(r, (pd.Series, pd.DataFrame, pd.Index)) else (type(r).__name__, repr(r))
# data: times_that_are_objects
import pandas as pd
import numpy as np
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
t = pd.Series([x, y])

# case: times_that_are_objects/times-19
result = np.setdiff1d([a, b], s)

# case: times_that_are_objects/times-24
result = np.union1d([x, y], [a - a])

# case: times_that_are_objects/times-25
result = np.setxor1d([a, b], [a])

# case: times_that_are_objects/times-40
result = np.cumsum([x, y])

# case: times_that_are_objects/mixed-7
result = np.maximum.accumulate(s.values)

# case: times_that_are_objects/mixed-16
result = np.add.accumulate([x, y])

# case: times_that_are_objects/mixed-30
result = np.argmax([a, b])

# case: times_that_are_objects/mixed-39
result = np.array_equal(s.values, [a, b])

# case: times_that_are_objects/mixed-40
result = np.isin([a], s)

# case: times_that_are_objects/mixed-45
result = np.union1d(s, [a])

# case: times_that_are_objects/mixed-48
result = np.intersect1d(s, s[:1])

# case: times_that_are_objects/mixed-53
result = np.ravel([[a, b]])

# case: times_that_are_objects/mixed-61
result = np.array([x, y]) / y

# case: times_that_are_objects/mixed-64
result = np.array([a, b], dtype='datetime64[ns]')

# case: times_that_are_objects/mixed-74
result = np.abs([x, -y])

# data: truths_beside_numbers
import numpy as np
import pandas as pd

# case: truths_beside_numbers/bits-11
result = np.array([True, False]) ** 2

# case: truths_beside_numbers/bits-16
result = np.array([1, 2]) | True

# case: truths_beside_numbers/bits-17
result = np.array([1, 2]) ^ False

# case: truths_beside_numbers/bits-18
result = np.array([1, 2]) & np.array([True, False])

# case: truths_beside_numbers/bits-21
result = np.array([True, False]) & 1
# data: two_dimensions_beside_series
import numpy as np
import pandas as pd

# case: two_dimensions_beside_series/two-dimensions-beside-series-17
s = pd.Series([3, 1, 2])
s[:] = np.array([[3, 1, 2]])
result = s
# case: two_dimensions_beside_series/two-dimensions-beside-series-18
df = pd.DataFrame({'a': [1, 2]})
df['b'] = np.array([[1, 2]])
result = df
# case: two_dimensions_beside_series/two-dimensions-beside-series-22
df = pd.DataFrame({'a': [1, 2]})
df.loc[:, 'z'] = np.array([[1], [2]])
result = df
# data: uneven_rows
import numpy as np
import pandas as pd

rows = [[1, 2], None]

# case: uneven_rows/clip with both pairs of bounds
result = np.clip(5, 0, 3, max=6)

# case: uneven_rows/clip with one bound
result = np.clip([1, 5, 9], a_min=3)

# case: uneven_rows/clip by min alone
result = np.clip([1, 5, 9], min=3)

# data: unsigned_integers
import pandas as pd
import numpy as np
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
t = pd.Series([x, y])

# case: unsigned_integers/unsigned-6
result = np.array([-1], dtype='uint8')

# case: unsigned_integers/unsigned-21
result = np.arange(-2, 2, dtype='uint64')

# case: unsigned_integers/unsigned-23
result = pd.Series([1, 2], dtype='uint64').diff()

# case: unsigned_integers/unsigned-24
result = pd.Series([1, 2], dtype='uint64').sub([2, 2])

# data: views_of_arrays
import pandas as pd
import numpy as np
# case: views_of_arrays/s36
a=np.array([1,2,3]); a/=2
result=a.tolist()
# case: views_of_arrays/s50
a=np.arange(4.); np.add(a,1,out=a); result=a.tolist()
# data: views_of_frames
import pandas as pd
import numpy as np
df=pd.DataFrame({'a':[1,2,3],'b':[4,5,6]})
mx=pd.DataFrame({'a':[1,2,3],'b':['x','y','z'],'c':[1.5,2.5,3.5]})
# case: views_of_frames/r13
df['a'].fillna(0,inplace=True); df['a'].replace(1,5,inplace=True)
result=df
# case: views_of_frames/r21
df['c']=df['a']*2
x=df.values; x[0,0]=55
result=x.tolist()
# case: views_of_frames/r63
s=df['a']; s.drop(0,inplace=True)
result=(df,s)
# case: views_of_frames/r64
s=df['a']; s.sort_values(ascending=False,inplace=True)
result=(df,s)
# case: views_of_frames/r80
a=np.arange(6).reshape(2,3); b=a.T.ravel(); b[0]=100; c=a[0].reshape(3,1); c[0,0]=7
result=(a.tolist(), c.tolist())
# case: views_of_frames/q2
s=df['a']; s.name='zz'; df.loc[0,'b']=5
result=[df['a'].name, df['b'].name]
# case: views_of_frames/q6
m=np.ones((2,2)); v=np.array([1.,2.]); m+=v; m*=2; m-=m[0]
result=m.tolist()
# case: views_of_frames/q8
a=np.array([1.,2.]); s=pd.Series([3.,4.]); a+=s
result=(type(a).__name__, a.tolist())
# case: views_of_frames/q12
a=np.array([1,2,3],dtype=object); a+=1; 
result=a.tolist()
# case: views_of_frames/q14
d=np.array(['2024-01-01'],dtype='datetime64[D]'); d+=np.timedelta64(1,'D')
result=str(d[0])
# data: what_is_given
import numpy as np
import pandas as pd

# case: what_is_given/what-is-given-1
result = np.sum(x for x in [1, 2, 3])
# case: what_is_given/what-is-given-9
result = np.std({1, 2})
# case: what_is_given/what-is-given-11
result = np.concatenate([np.array([1]), []])
# case: what_is_given/what-is-given-12
result = np.mean({'a': 1})
# case: what_is_given/what-is-given-32
result = np.where(np.array([True, False]), [], [])
# case: what_is_given/what-is-given-34
result = np.select([], [])
# case: what_is_given/what-is-given-35
result = np.lexsort(([1, 2, 1], [3, 2, 1]))
# data: where_and_out
import pandas as pd
import numpy as np
# case: where_and_out/division where the divisor is not zero
a = np.array([1.0, 2.0, 3.0])
b = np.array([0.0, 4.0, 0.0])
result = np.divide(a, b, out=np.zeros_like(a), where=b != 0)
# case: where_and_out/division of columns where the divisor is not zero
df = pd.DataFrame({'a': [1.0, 2.0], 'b': [0.0, 4.0]})
df['c'] = np.divide(df['a'], df['b'], out=np.zeros(len(df)), where=df['b'] != 0)
result = df
# case: where_and_out/whole numbers cannot hold a quotient
result = np.divide(np.array([1, 2]), 2, out=np.zeros(2, dtype=int))
# case: where_and_out/quantiles of missing values
result = [np.percentile([1.0, np.nan, 3.0], 50), np.nanpercentile([1.0, np.nan, 3.0], 50), np.quantile([1.0, np.nan], [0.1, 0.5])]
# case: where_and_out/an index as array of another dtype
result = pd.Index([1, 2]).to_numpy(dtype=float)
# data: where_of_lists_of_times
import pandas as pd
import numpy as np
x = [pd.Timestamp('2024-01-02'), pd.NaT]

# case: where_of_lists_of_times/durations
y = [pd.Timedelta('1D'), pd.NaT]
result = np.where(pd.isna(y), 0, y)

# case: where_of_lists_of_times/text
result = np.where([True, False], x, 'none')

# data: where_times_of_numpy
import pandas as pd
import numpy as np
# case: where_times_of_numpy/numbers-beside-a-time
result = np.where([True, False], [1, 2], np.datetime64('2020-01-01'))
# case: where_times_of_numpy/equal-times
t = np.datetime64('2020-01-01')
result = t == pd.Timestamp('2020-01-01'), {pd.Timestamp('2020-01-01'): 1}.get(pd.Timestamp(t)), hash(pd.Timestamp('2020-01-01')) == hash(pd.Timestamp(t)), pd.Timestamp('2020-01-02') > t

# data: parts_of_arrays
import numpy as np

# case: parts_of_arrays/cells of rows
t = np.zeros((2, 2))
t[0][1] = 4
t[1][0] += 2
result = t.tolist()

# case: parts_of_arrays/in place under two names
a = np.array([1, 2])
b = a
a += 1
result = b.tolist()

# case: parts_of_arrays/rows in a loop and columns
m = np.zeros((2, 2))
for row in m:
    row += 1
m.T[0] = 5
result = m.tolist()
