import pandas as pd
import numpy as np
# case: scalars are converted and have a dtype
result = [str(type(np.int64(3).astype(float))), str(np.float64(2.7).astype(int)), str(type(np.float64(2.7).astype(int))), str(np.int64(3).dtype), np.int64(3).ndim, np.int64(3).shape, np.int64(3).size]
# case: scalars reduce to themselves
result = [str(type(np.int64(3).mean())), np.int64(3).std(), str(type(np.int64(3).std())), np.int64(3).cumsum(), np.float64(2.5).flatten(), np.float64(1).is_integer(), np.int64(1).is_integer(), str(type(np.int64(3).prod())), str(type(np.int64(3).argmax()))]
# case: copies, parts and signs
result = [np.copy([1,2]), np.take([5,6,7],[0,2]), np.squeeze(np.array([1,2])), np.negative([1,2]), np.positive([1,2]), np.pow([1,2],2), np.reciprocal([1.0,4.0]), np.copysign([1,2],-1), np.signbit([-1.0,2.0]), np.isposinf([np.inf,1.0]), np.isneginf([-np.inf,1])]
# case: divisors and bits
result = [np.gcd([4,6],2), np.lcm(4,6), np.bitwise_and([1,3],2), np.bitwise_or([1,3],2), np.bitwise_xor([1,3],2), np.invert([True,False]), np.invert([1,2])]
# case: running sums and points between
result = [np.nancumsum([1.0,np.nan,2.0]), np.nancumprod([2.0,np.nan,2.0]), np.cumulative_sum([1,2]), np.ediff1d([1,4,9]), np.interp(2.5,[1,2,3],[3,2,0]), np.interp([0,1.5,4],[1,2,3],[3,2,0])]
# case: parts of nearly equal length
result = [str(each) for each in np.array_split([1,2,3,4,5],3)]
# case: missing times
result = np.isnat(np.array(['2020-01-01','NaT'],dtype='datetime64[ns]'))
# case: inverse functions and concat
result = [np.arcsinh(1.0), np.arccosh(2.0), np.arctanh(0.5), np.asin(0.5), np.acos(0.5), np.atan(0.5), np.atan2(1.0,2.0), np.float_power(2,3), np.concat([[1],[2]]), np.iterable([1]), np.iterable(1)]
# case: dtypes are made by name
result = [str(np.dtype('int64')), np.dtype('float64') == np.float64, str(np.dtype(int)), pd.Series([1]).dtype == np.dtype('int64'), np.dtype('O') == object]
# case: the powers between two
result = [np.logspace(0, 2, 3), np.asanyarray([1, 2]), np.ascontiguousarray([1, 2]), np.True_, np.False_, np.euler_gamma]
# case: parts of equal length
result = [np.split(np.array([1, 2, 3, 4]), 2)[1], np.split(np.array([1, 2, 3, 4]), [1, 3])[1], np.bitwise_not([1])]
# case: parts of unequal length are refused by split
result = np.split(np.array([1, 2, 3]), 2)
# case: an array is clipped, repeated and taken from
a = np.array([3, 1, 2])
result = [a.clip(1, 2), a.repeat(2), a.take([0, -1]), a.cumprod(), a.squeeze(), a.nonzero()[0], a.clip(min=2)]
# case: a mean as a whole number
df = pd.DataFrame({'a': [1, 2, 4]})
result = df['a'].mean().astype(int)
