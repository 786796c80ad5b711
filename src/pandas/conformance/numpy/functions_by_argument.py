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

# case: abs-r
result = np.abs(r)
# case: abs-q
result = np.abs(q)
# case: absolute-f
result = np.absolute(f)
# case: absolute-i
result = np.absolute(i)
# case: absolute-t
result = np.absolute(t)
# case: absolute-r
result = np.absolute(r)
# case: absolute-x
result = np.absolute(x)
# case: absolute-N
result = np.absolute(N)
# case: absolute-e
result = np.absolute(e)
# case: acos-m
result = np.acos(m)
# case: acos-x
result = np.acos(x)
# case: acos-c
result = np.acos(c)
# case: acos-q
result = np.acos(q)
# case: acosh-N
result = np.acosh(N)
# case: acosh-g
result = np.acosh(g)
# case: add-f-s
result = np.add(f, s)
# case: add-f-i
result = np.add(f, i)
# case: add-f-m
result = np.add(f, m)
# case: add-f-12
result = np.add(f, [1, 2])
# case: add-i-12
result = np.add(i, [1, 2])
# case: add-m-i
result = np.add(m, i)
# case: add-l-12
result = np.add(l, [1, 2])
# case: add-t-q
result = np.add(t, q)
# case: add-s-g
result = np.add(s, g)
# case: add-r-s
result = np.add(r, s)
# case: add-r-123
result = np.add(r, [1, 2, 3])
# case: add-b-s
result = np.add(b, s)
# case: add-b-123
result = np.add(b, [1, 2, 3])
# case: add-x-r
result = np.add(x, r)
# case: add-N-12
result = np.add(N, [1, 2])
# case: add-q-q
result = np.add(q, q)
# case: all-m
result = np.all(m)
# case: all-r
result = np.all(r)
# case: all-x
result = np.all(x)
# case: allclose-f-q
result = np.allclose(f, q)
# case: allclose-m-i
result = np.allclose(m, i)
# case: allclose-s-g
result = np.allclose(s, g)
# case: allclose-r-q
result = np.allclose(r, q)
# case: allclose-b-q
result = np.allclose(b, q)
# case: allclose-b-123
result = np.allclose(b, [1, 2, 3])
# case: allclose-b-12
result = np.allclose(b, [1, 2])
# case: allclose-b-g
result = np.allclose(b, g)
# case: allclose-x-q
result = np.allclose(x, q)
# case: allclose-x-s
result = np.allclose(x, s)
# case: allclose-N-q
result = np.allclose(N, q)
# case: allclose-N-123
result = np.allclose(N, [1, 2, 3])
# case: allclose-N-r
result = np.allclose(N, r)
# case: amax-m
result = np.amax(m)
# case: amax-N
result = np.amax(N)
# case: amax-d
result = np.amax(d)
# case: amax-i-ax0
result = np.amax(i, axis=0)
# case: amax-i-ax1
result = np.amax(i, axis=1)
# case: amin-r
result = np.amin(r)
# case: amin-x
result = np.amin(x)
# case: amin-d
result = np.amin(d)
# case: amin-q
result = np.amin(q)
# case: amin-i-ax0
result = np.amin(i, axis=0)
# case: amin-i-ax1
result = np.amin(i, axis=1)
# case: amin-m-ax0
result = np.amin(m, axis=0)
# case: amin-l-ax0
result = np.amin(l, axis=0)
# case: any-m
result = np.any(m)
# case: any-b
result = np.any(b)
# case: any-g
result = np.any(g)
# case: any-e
result = np.any(e)
# case: any-i-ax1
result = np.any(i, axis=1)
# case: append-s-r
result = np.append(s, r)
# case: append-s-g
result = np.append(s, g)
# case: append-r-s
result = np.append(r, s)
# case: append-r-g
result = np.append(r, g)
# case: append-b-123
result = np.append(b, [1, 2, 3])
# case: append-x-s
result = np.append(x, s)
# case: append-x-r
result = np.append(x, r)
# case: append-x-g
result = np.append(x, g)
# case: append-N-s
result = np.append(N, s)
# case: append-g-s
result = np.append(g, s)
# case: append-e-q
result = np.append(e, q)
# case: append-q-q
result = np.append(q, q)
# case: arange-d
result = np.arange(d)
# case: arange-g
result = np.arange(g)
# case: arccos-i
result = np.arccos(i)
# case: arccosh-i
result = np.arccosh(i)
# case: arccosh-l
result = np.arccosh(l)
# case: arccosh-r
result = np.arccosh(r)
# case: arccosh-x
result = np.arccosh(x)
# case: arccosh-e
result = np.arccosh(e)
# case: arcsin-f
result = np.arcsin(f)
# case: arcsin-i
result = np.arcsin(i)
# case: arcsin-l
result = np.arcsin(l)
# case: arcsin-d
result = np.arcsin(d)
# case: arcsin-e
result = np.arcsin(e)
# case: arcsin-q
result = np.arcsin(q)
# case: arcsinh-l
result = np.arcsinh(l)
# case: arcsinh-r
result = np.arcsinh(r)
# case: arctan-r
result = np.arctan(r)
# case: arctan-x
result = np.arctan(x)
# case: arctan-N
result = np.arctan(N)
# case: arctan-e
result = np.arctan(e)
# case: arctan2-i-s
result = np.arctan2(i, s)
# case: arctan2-i-i
result = np.arctan2(i, i)
# case: arctan2-s-123
result = np.arctan2(s, [1, 2, 3])
# case: arctan2-s-r
result = np.arctan2(s, r)
# case: arctan2-s-g
result = np.arctan2(s, g)
# case: arctan2-r-q
result = np.arctan2(r, q)
# case: arctan2-b-123
result = np.arctan2(b, [1, 2, 3])
# case: arctan2-b-r
result = np.arctan2(b, r)
# case: arctan2-x-s
result = np.arctan2(x, s)
# case: arctan2-x-123
result = np.arctan2(x, [1, 2, 3])
# case: arctan2-x-12
result = np.arctan2(x, [1, 2])
# case: arctan2-x-r
result = np.arctan2(x, r)
# case: arctan2-e-q
result = np.arctan2(e, q)
# case: arctanh-l
result = np.arctanh(l)
# case: arctanh-t
result = np.arctanh(t)
# case: arctanh-x
result = np.arctanh(x)
# case: arctanh-e
result = np.arctanh(e)
# case: arctanh-q
result = np.arctanh(q)
# case: argmax-s
result = np.argmax(s)
# case: argmax-r
result = np.argmax(r)
# case: argmax-b
result = np.argmax(b)
# case: argmax-o
result = np.argmax(o)
# case: argmax-c
result = np.argmax(c)
# case: argmax-g
result = np.argmax(g)
# case: argmax-q
result = np.argmax(q)
# case: argmax-l-ax1
result = np.argmax(l, axis=1)
# case: argmin-s
result = np.argmin(s)
# case: argmin-r
result = np.argmin(r)
# case: argmin-m-ax1
result = np.argmin(m, axis=1)
# case: argmin-l-ax0
result = np.argmin(l, axis=0)
# case: argmin-s-ax0
result = np.argmin(s, axis=0)
# case: argsort-b
result = np.argsort(b)
# case: argsort-x
result = np.argsort(x)
# case: argsort-o
result = np.argsort(o)
# case: argsort-N
result = np.argsort(N)
# case: argsort-g
result = np.argsort(g)
# case: argsort-e
result = np.argsort(e)
# case: argsort-s-ax0
result = np.argsort(s, axis=0)
# case: argwhere-s
result = np.argwhere(s)
# case: argwhere-r
result = np.argwhere(r)
# case: argwhere-x
result = np.argwhere(x)
# case: around-x
result = np.around(x)
# case: around-d
result = np.around(d)
# case: around-c
result = np.around(c)
# case: around-g
result = np.around(g)
# case: around-e
result = np.around(e)
# case: array-f
result = np.array(f)
# case: array-i
result = np.array(i)
# case: array-t
result = np.array(t)
# case: array-s
result = np.array(s)
# case: array-r
result = np.array(r)
# case: array-d
result = np.array(d)
# case: array_equal-f-q
result = np.array_equal(f, q)
# case: array_equal-f-123
result = np.array_equal(f, [1, 2, 3])
# case: array_equal-f-r
result = np.array_equal(f, r)
# case: array_equal-i-m
result = np.array_equal(i, m)
# case: array_equal-m-r
result = np.array_equal(m, r)
# case: array_equal-l-s
result = np.array_equal(l, s)
# case: array_equal-l-m
result = np.array_equal(l, m)
# case: array_equal-t-q
result = np.array_equal(t, q)
# case: array_equal-t-s
result = np.array_equal(t, s)
# case: array_equal-s-q
result = np.array_equal(s, q)
# case: array_equal-s-123
result = np.array_equal(s, [1, 2, 3])
# case: array_equal-s-r
result = np.array_equal(s, r)
# case: array_equal-r-123
result = np.array_equal(r, [1, 2, 3])
# case: array_equal-r-g
result = np.array_equal(r, g)
# case: array_equal-b-q
result = np.array_equal(b, q)
# case: array_equal-b-s
result = np.array_equal(b, s)
# case: array_equal-b-123
result = np.array_equal(b, [1, 2, 3])
# case: array_equal-x-123
result = np.array_equal(x, [1, 2, 3])
# case: array_equal-x-g
result = np.array_equal(x, g)
# case: array_equal-N-q
result = np.array_equal(N, q)
# case: array_equal-q-s
result = np.array_equal(q, s)
# case: array_split-f-q
result = np.array_split(f, q)
# case: array_split-f-s
result = np.array_split(f, s)
# case: array_split-i-s
result = np.array_split(i, s)
# case: array_split-m-123
result = np.array_split(m, [1, 2, 3])
# case: array_split-l-q
result = np.array_split(l, q)
# case: array_split-l-123
result = np.array_split(l, [1, 2, 3])
# case: array_split-l-g
result = np.array_split(l, g)
# case: array_split-r-s
result = np.array_split(r, s)
# case: array_split-r-g
result = np.array_split(r, g)
# case: array_split-x-12
result = np.array_split(x, [1, 2])
# case: array_split-o-s
result = np.array_split(o, s)
# case: array_split-N-q
result = np.array_split(N, q)
# case: array_split-N-s
result = np.array_split(N, s)
# case: array_split-N-123
result = np.array_split(N, [1, 2, 3])
# case: array_split-N-12
result = np.array_split(N, [1, 2])
# case: array_split-c-s
result = np.array_split(c, s)
# case: asanyarray-i
result = np.asanyarray(i)
# case: asanyarray-s
result = np.asanyarray(s)
# case: asanyarray-r
result = np.asanyarray(r)
# case: asanyarray-b
result = np.asanyarray(b)
# case: asanyarray-x
result = np.asanyarray(x)
# case: asanyarray-o
result = np.asanyarray(o)
# case: asanyarray-d
result = np.asanyarray(d)
# case: asarray-r
result = np.asarray(r)
# case: asarray-b
result = np.asarray(b)
# case: asarray-x
result = np.asarray(x)
# case: asarray-o
result = np.asarray(o)
# case: asarray-e
result = np.asarray(e)
# case: ascontiguousarray-l
result = np.ascontiguousarray(l)
# case: ascontiguousarray-N
result = np.ascontiguousarray(N)
# case: ascontiguousarray-g
result = np.ascontiguousarray(g)
# case: ascontiguousarray-e
result = np.ascontiguousarray(e)
# case: asfortranarray-s
result = np.asfortranarray(s)
# case: asfortranarray-N
result = np.asfortranarray(N)
# case: asfortranarray-e
result = np.asfortranarray(e)
# case: asin-i
result = np.asin(i)
# case: asin-l
result = np.asin(l)
# case: asin-t
result = np.asin(t)
# case: asin-s
result = np.asin(s)
# case: asin-g
result = np.asin(g)
# case: asinh-f
result = np.asinh(f)
# case: asinh-l
result = np.asinh(l)
# case: asinh-t
result = np.asinh(t)
# case: asinh-o
result = np.asinh(o)
# case: asinh-g
result = np.asinh(g)
# case: asinh-e
result = np.asinh(e)
# case: atan-m
result = np.atan(m)
# case: atan-d
result = np.atan(d)
# case: atan2-i-i
result = np.atan2(i, i)
# case: atan2-s-123
result = np.atan2(s, [1, 2, 3])
# case: atan2-s-r
result = np.atan2(s, r)
# case: atan2-r-q
result = np.atan2(r, q)
# case: atan2-r-i
result = np.atan2(r, i)
# case: atan2-b-q
result = np.atan2(b, q)
# case: atan2-b-r
result = np.atan2(b, r)
# case: atan2-b-g
result = np.atan2(b, g)
# case: atan2-x-123
result = np.atan2(x, [1, 2, 3])
# case: atan2-x-g
result = np.atan2(x, g)
# case: atan2-e-q
result = np.atan2(e, q)
# case: atanh-l
result = np.atanh(l)
# case: atanh-s
result = np.atanh(s)
# case: atleast_1d-r
result = np.atleast_1d(r)
# case: atleast_1d-x
result = np.atleast_1d(x)
# case: atleast_1d-d
result = np.atleast_1d(d)
# case: atleast_1d-c
result = np.atleast_1d(c)
# case: bitwise_and-f-s
result = np.bitwise_and(f, s)
# case: bitwise_and-i-q
result = np.bitwise_and(i, q)
# case: bitwise_and-i-12
result = np.bitwise_and(i, [1, 2])
# case: bitwise_and-i-r
result = np.bitwise_and(i, r)
# case: bitwise_and-m-i
result = np.bitwise_and(m, i)
# case: bitwise_and-m-m
result = np.bitwise_and(m, m)
# case: bitwise_and-m-r
result = np.bitwise_and(m, r)
# case: bitwise_and-t-s
result = np.bitwise_and(t, s)
# case: bitwise_and-s-s
result = np.bitwise_and(s, s)
# case: bitwise_and-b-s
result = np.bitwise_and(b, s)
# case: bitwise_and-x-q
result = np.bitwise_and(x, q)
# case: bitwise_and-d-q
result = np.bitwise_and(d, q)
# case: bitwise_invert-i
result = np.bitwise_invert(i)
# case: bitwise_invert-m
result = np.bitwise_invert(m)
# case: bitwise_invert-l
result = np.bitwise_invert(l)
# case: bitwise_invert-N
result = np.bitwise_invert(N)
# case: bitwise_invert-g
result = np.bitwise_invert(g)
# case: bitwise_not-i
result = np.bitwise_not(i)
# case: bitwise_not-o
result = np.bitwise_not(o)
# case: bitwise_not-g
result = np.bitwise_not(g)
# case: bitwise_not-q
result = np.bitwise_not(q)
# case: bitwise_or-i-q
result = np.bitwise_or(i, q)
# case: bitwise_or-i-12
result = np.bitwise_or(i, [1, 2])
# case: bitwise_or-m-q
result = np.bitwise_or(m, q)
# case: bitwise_or-l-q
result = np.bitwise_or(l, q)
# case: bitwise_or-s-q
result = np.bitwise_or(s, q)
# case: bitwise_or-s-s
result = np.bitwise_or(s, s)
# case: bitwise_or-b-q
result = np.bitwise_or(b, q)
# case: bitwise_or-b-s
result = np.bitwise_or(b, s)
# case: bitwise_or-b-123
result = np.bitwise_or(b, [1, 2, 3])
# case: bitwise_or-b-r
result = np.bitwise_or(b, r)
# case: bitwise_or-b-g
result = np.bitwise_or(b, g)
# case: bitwise_or-q-q
result = np.bitwise_or(q, q)
# case: bitwise_xor-l-123
result = np.bitwise_xor(l, [1, 2, 3])
# case: bitwise_xor-b-i
result = np.bitwise_xor(b, i)
# case: bitwise_xor-b-12
result = np.bitwise_xor(b, [1, 2])
# case: bitwise_xor-x-q
result = np.bitwise_xor(x, q)
# case: bitwise_xor-g-q
result = np.bitwise_xor(g, q)
# case: bitwise_xor-q-s
result = np.bitwise_xor(q, s)
# case: cbrt-f
result = np.cbrt(f)
# case: cbrt-m
result = np.cbrt(m)
# case: cbrt-t
result = np.cbrt(t)
# case: cbrt-s
result = np.cbrt(s)
# case: cbrt-r
result = np.cbrt(r)
# case: ceil-f
result = np.ceil(f)
# case: ceil-t
result = np.ceil(t)
# case: clip-t
result = np.clip(t)
# case: clip-r
result = np.clip(r)
# case: clip-o
result = np.clip(o)
# case: clip-g
result = np.clip(g)
# case: column_stack-m
result = np.column_stack(m)
# case: column_stack-l
result = np.column_stack(l)
# case: column_stack-t
result = np.column_stack(t)
# case: column_stack-c
result = np.column_stack(c)
# case: column_stack-q
result = np.column_stack(q)
# case: concat-m-ax0
result = np.concat(m, axis=0)
# case: concat-l-ax0
result = np.concat(l, axis=0)
# case: concatenate-m
result = np.concatenate(m)
# case: concatenate-l
result = np.concatenate(l)
# case: convolve-s-12
result = np.convolve(s, [1, 2])
# case: convolve-r-s
result = np.convolve(r, s)
# case: convolve-r-123
result = np.convolve(r, [1, 2, 3])
# case: convolve-r-r
result = np.convolve(r, r)
# case: convolve-b-q
result = np.convolve(b, q)
# case: convolve-b-12
result = np.convolve(b, [1, 2])
# case: convolve-x-g
result = np.convolve(x, g)
# case: convolve-N-123
result = np.convolve(N, [1, 2, 3])
# case: convolve-g-q
result = np.convolve(g, q)
# case: convolve-g-s
result = np.convolve(g, s)
# case: convolve-q-q
result = np.convolve(q, q)
# case: convolve-q-s
result = np.convolve(q, s)
# case: copy-f
result = np.copy(f)
# case: copy-l
result = np.copy(l)
# case: copy-t
result = np.copy(t)
# case: copy-b
result = np.copy(b)
# case: copy-o
result = np.copy(o)
# case: copy-c
result = np.copy(c)
# case: copysign-i-q
result = np.copysign(i, q)
# case: copysign-i-i
result = np.copysign(i, i)
# case: copysign-x-q
result = np.copysign(x, q)
# case: copysign-x-s
result = np.copysign(x, s)
# case: copysign-x-r
result = np.copysign(x, r)
# case: copysign-x-g
result = np.copysign(x, g)
# case: copysign-q-s
result = np.copysign(q, s)
# case: cos-f
result = np.cos(f)
# case: cos-N
result = np.cos(N)
# case: cos-e
result = np.cos(e)
# case: cos-q
result = np.cos(q)
# case: cosh-l
result = np.cosh(l)
# case: cosh-N
result = np.cosh(N)
# case: cosh-g
result = np.cosh(g)
# case: count_nonzero-r
result = np.count_nonzero(r)
# case: count_nonzero-x
result = np.count_nonzero(x)
# case: count_nonzero-N
result = np.count_nonzero(N)
# case: count_nonzero-c
result = np.count_nonzero(c)
# case: count_nonzero-g
result = np.count_nonzero(g)
# case: cov-c
result = np.cov(c)
# case: cumprod-f
result = np.cumprod(f)
# case: cumprod-l
result = np.cumprod(l)
# case: cumprod-t
result = np.cumprod(t)
# case: cumprod-s
result = np.cumprod(s)
# case: cumprod-g
result = np.cumprod(g)
# case: cumprod-e
result = np.cumprod(e)
# case: cumprod-q
result = np.cumprod(q)
# case: cumprod-f-ax0
result = np.cumprod(f, axis=0)
# case: cumprod-i-ax1
result = np.cumprod(i, axis=1)
# case: cumsum-l
result = np.cumsum(l)
# case: cumsum-t
result = np.cumsum(t)
# case: cumsum-s
result = np.cumsum(s)
# case: cumsum-b
result = np.cumsum(b)
# case: cumsum-x
result = np.cumsum(x)
# case: cumsum-l-ax1
result = np.cumsum(l, axis=1)
# case: cumsum-s-ax0
result = np.cumsum(s, axis=0)
# case: cumulative_prod-r
result = np.cumulative_prod(r)
# case: cumulative_prod-x
result = np.cumulative_prod(x)
# case: cumulative_prod-N
result = np.cumulative_prod(N)
# case: cumulative_sum-m
result = np.cumulative_sum(m)
# case: cumulative_sum-s
result = np.cumulative_sum(s)
# case: deg2rad-f
result = np.deg2rad(f)
# case: deg2rad-t
result = np.deg2rad(t)
# case: deg2rad-x
result = np.deg2rad(x)
# case: deg2rad-N
result = np.deg2rad(N)
# case: deg2rad-g
result = np.deg2rad(g)
# case: deg2rad-e
result = np.deg2rad(e)
# case: deg2rad-q
result = np.deg2rad(q)
# case: degrees-m
result = np.degrees(m)
# case: degrees-r
result = np.degrees(r)
# case: degrees-x
result = np.degrees(x)
# case: degrees-q
result = np.degrees(q)
# case: delete-x-g
result = np.delete(x, g)
# case: delete-N-q
result = np.delete(N, q)
# case: diff-s
result = np.diff(s)
# case: digitize-r-g
result = np.digitize(r, g)
# case: digitize-b-12
result = np.digitize(b, [1, 2])
# case: digitize-b-g
result = np.digitize(b, g)
# case: digitize-x-123
result = np.digitize(x, [1, 2, 3])
# case: digitize-x-g
result = np.digitize(x, g)
# case: digitize-N-12
result = np.digitize(N, [1, 2])
# case: digitize-d-q
result = np.digitize(d, q)
# case: divide-f-q
result = np.divide(f, q)
# case: divide-f-s
result = np.divide(f, s)
# case: divide-f-m
result = np.divide(f, m)
# case: divide-i-i
result = np.divide(i, i)
# case: divide-i-12
result = np.divide(i, [1, 2])
# case: divide-i-r
result = np.divide(i, r)
# case: divide-m-m
result = np.divide(m, m)
# case: divide-l-q
result = np.divide(l, q)
# case: divide-l-12
result = np.divide(l, [1, 2])
# case: divide-s-123
result = np.divide(s, [1, 2, 3])
# case: divide-s-r
result = np.divide(s, r)
# case: divide-s-g
result = np.divide(s, g)
# case: divide-r-g
result = np.divide(r, g)
# case: divide-b-q
result = np.divide(b, q)
# case: divide-b-s
result = np.divide(b, s)
# case: divide-x-q
result = np.divide(x, q)
# case: divide-x-123
result = np.divide(x, [1, 2, 3])
# case: divide-x-g
result = np.divide(x, g)
# case: divide-o-s
result = np.divide(o, s)
# case: divide-N-123
result = np.divide(N, [1, 2, 3])
# case: divide-q-s
result = np.divide(q, s)
# case: dot-i-m
result = np.dot(i, m)
# case: dot-m-12
result = np.dot(m, [1, 2])
# case: dot-l-123
result = np.dot(l, [1, 2, 3])
# case: dot-s-s
result = np.dot(s, s)
# case: dot-s-i
result = np.dot(s, i)
# case: dot-s-m
result = np.dot(s, m)
# case: dot-s-123
result = np.dot(s, [1, 2, 3])
# case: dot-r-s
result = np.dot(r, s)
# case: dot-r-123
result = np.dot(r, [1, 2, 3])
# case: dot-r-g
result = np.dot(r, g)
# case: dot-b-s
result = np.dot(b, s)
# case: dot-b-123
result = np.dot(b, [1, 2, 3])
# case: dot-c-q
result = np.dot(c, q)
# case: dot-e-q
result = np.dot(e, q)
# case: dot-e-s
result = np.dot(e, s)
# case: ediff1d-d
result = np.ediff1d(d)
# case: ediff1d-e
result = np.ediff1d(e)
# case: equal-f-m
result = np.equal(f, m)
# case: equal-i-g
result = np.equal(i, g)
# case: equal-l-12
result = np.equal(l, [1, 2])
# case: equal-s-m
result = np.equal(s, m)
# case: equal-r-123
result = np.equal(r, [1, 2, 3])
# case: equal-r-g
result = np.equal(r, g)
# case: equal-b-q
result = np.equal(b, q)
# case: equal-N-g
result = np.equal(N, g)
# case: equal-c-q
result = np.equal(c, q)
# case: exp-s
result = np.exp(s)
# case: exp-N
result = np.exp(N)
# case: exp2-t
result = np.exp2(t)
# case: exp2-r
result = np.exp2(r)
# case: exp2-o
result = np.exp2(o)
# case: exp2-e
result = np.exp2(e)
# case: expm1-i
result = np.expm1(i)
# case: expm1-s
result = np.expm1(s)
# case: expm1-N
result = np.expm1(N)
# case: expm1-e
result = np.expm1(e)
# case: expm1-q
result = np.expm1(q)
# case: fabs-i
result = np.fabs(i)
# case: fabs-m
result = np.fabs(m)
# case: fabs-t
result = np.fabs(t)
# case: fabs-r
result = np.fabs(r)
# case: fix-m
result = np.fix(m)
# case: fix-l
result = np.fix(l)
# case: fix-r
result = np.fix(r)
# case: fix-q
result = np.fix(q)
# case: flatnonzero-x
result = np.flatnonzero(x)
# case: flatnonzero-d
result = np.flatnonzero(d)
# case: flatnonzero-c
result = np.flatnonzero(c)
# case: flip-r
result = np.flip(r)
# case: flip-x
result = np.flip(x)
# case: flip-o
result = np.flip(o)
# case: flip-g
result = np.flip(g)
# case: flipud-s
result = np.flipud(s)
# case: flipud-b
result = np.flipud(b)
# case: flipud-e
result = np.flipud(e)
# case: float_power-s-q
result = np.float_power(s, q)
# case: float_power-s-s
result = np.float_power(s, s)
# case: float_power-s-i
result = np.float_power(s, i)
# case: float_power-s-r
result = np.float_power(s, r)
# case: float_power-r-q
result = np.float_power(r, q)
# case: float_power-x-12
result = np.float_power(x, [1, 2])
# case: floor-x
result = np.floor(x)
# case: floor-g
result = np.floor(g)
# case: floor-e
result = np.floor(e)
# case: floor-q
result = np.floor(q)
# case: floor_divide-f-q
result = np.floor_divide(f, q)
# case: floor_divide-f-i
result = np.floor_divide(f, i)
# case: floor_divide-f-m
result = np.floor_divide(f, m)
# case: floor_divide-f-12
result = np.floor_divide(f, [1, 2])
# case: floor_divide-m-12
result = np.floor_divide(m, [1, 2])
# case: floor_divide-s-123
result = np.floor_divide(s, [1, 2, 3])
# case: floor_divide-r-123
result = np.floor_divide(r, [1, 2, 3])
# case: floor_divide-r-g
result = np.floor_divide(r, g)
# case: floor_divide-b-123
result = np.floor_divide(b, [1, 2, 3])
# case: floor_divide-b-g
result = np.floor_divide(b, g)
# case: floor_divide-o-s
result = np.floor_divide(o, s)
# case: floor_divide-N-q
result = np.floor_divide(N, q)
# case: floor_divide-N-123
result = np.floor_divide(N, [1, 2, 3])
# case: floor_divide-N-g
result = np.floor_divide(N, g)
# case: floor_divide-c-q
result = np.floor_divide(c, q)
# case: floor_divide-g-s
result = np.floor_divide(g, s)
# case: floor_divide-q-q
result = np.floor_divide(q, q)
# case: full_like-b-q
result = np.full_like(b, q)
# case: full_like-N-q
result = np.full_like(N, q)
# case: full_like-d-q
result = np.full_like(d, q)
# case: gcd-s-12
result = np.gcd(s, [1, 2])
# case: gcd-r-s
result = np.gcd(r, s)
# case: gcd-g-q
result = np.gcd(g, q)
# case: greater-f-12
result = np.greater(f, [1, 2])
# case: greater-i-q
result = np.greater(i, q)
# case: greater-m-q
result = np.greater(m, q)
# case: greater-r-s
result = np.greater(r, s)
# case: greater-r-123
result = np.greater(r, [1, 2, 3])
# case: greater-N-s
result = np.greater(N, s)
# case: greater-N-g
result = np.greater(N, g)
# case: greater-d-q
result = np.greater(d, q)
# case: greater-q-q
result = np.greater(q, q)
# case: greater_equal-f-s
result = np.greater_equal(f, s)
# case: greater_equal-i-q
result = np.greater_equal(i, q)
# case: greater_equal-m-12
result = np.greater_equal(m, [1, 2])
# case: greater_equal-l-g
result = np.greater_equal(l, g)
# case: greater_equal-s-g
result = np.greater_equal(s, g)
# case: greater_equal-r-123
result = np.greater_equal(r, [1, 2, 3])
# case: greater_equal-N-g
result = np.greater_equal(N, g)
# case: greater_equal-g-s
result = np.greater_equal(g, s)
# case: histogram-i
result = np.histogram(i)
# case: histogram-m
result = np.histogram(m)
# case: histogram-t
result = np.histogram(t)
# case: histogram-s
result = np.histogram(s)
# case: hypot-i-i
result = np.hypot(i, i)
# case: hypot-s-q
result = np.hypot(s, q)
# case: hypot-s-r
result = np.hypot(s, r)
# case: hypot-r-q
result = np.hypot(r, q)
# case: hypot-r-s
result = np.hypot(r, s)
# case: hypot-r-123
result = np.hypot(r, [1, 2, 3])
# case: hypot-r-r
result = np.hypot(r, r)
# case: hypot-b-r
result = np.hypot(b, r)
# case: hypot-b-g
result = np.hypot(b, g)
# case: hypot-x-123
result = np.hypot(x, [1, 2, 3])
# case: hypot-N-i
result = np.hypot(N, i)
# case: hypot-g-s
result = np.hypot(g, s)
# case: intersect1d-s-g
result = np.intersect1d(s, g)
# case: intersect1d-r-s
result = np.intersect1d(r, s)
# case: intersect1d-r-123
result = np.intersect1d(r, [1, 2, 3])
# case: intersect1d-r-g
result = np.intersect1d(r, g)
# case: intersect1d-x-12
result = np.intersect1d(x, [1, 2])
# case: intersect1d-N-s
result = np.intersect1d(N, s)
# case: intersect1d-N-r
result = np.intersect1d(N, r)
# case: intersect1d-N-g
result = np.intersect1d(N, g)
# case: intersect1d-e-q
result = np.intersect1d(e, q)
# case: intersect1d-e-s
result = np.intersect1d(e, s)
# case: intersect1d-q-q
result = np.intersect1d(q, q)
# case: invert-m
result = np.invert(m)
# case: invert-t
result = np.invert(t)
# case: invert-s
result = np.invert(s)
# case: invert-x
result = np.invert(x)
# case: isclose-f-i
result = np.isclose(f, i)
# case: isclose-i-q
result = np.isclose(i, q)
# case: isclose-s-123
result = np.isclose(s, [1, 2, 3])
# case: isclose-r-q
result = np.isclose(r, q)
# case: isclose-b-123
result = np.isclose(b, [1, 2, 3])
# case: isclose-b-g
result = np.isclose(b, g)
# case: isclose-x-q
result = np.isclose(x, q)
# case: isclose-x-123
result = np.isclose(x, [1, 2, 3])
# case: isclose-x-g
result = np.isclose(x, g)
# case: isclose-N-s
result = np.isclose(N, s)
# case: isfinite-l
result = np.isfinite(l)
# case: isfinite-s
result = np.isfinite(s)
# case: isfinite-r
result = np.isfinite(r)
# case: isfinite-b
result = np.isfinite(b)
# case: isfinite-q
result = np.isfinite(q)
# case: isin-f-m
result = np.isin(f, m)
# case: isin-f-123
result = np.isin(f, [1, 2, 3])
# case: isin-f-12
result = np.isin(f, [1, 2])
# case: isin-i-i
result = np.isin(i, i)
# case: isin-i-123
result = np.isin(i, [1, 2, 3])
# case: isin-i-12
result = np.isin(i, [1, 2])
# case: isin-i-r
result = np.isin(i, r)
# case: isin-i-g
result = np.isin(i, g)
# case: isin-m-123
result = np.isin(m, [1, 2, 3])
# case: isin-m-12
result = np.isin(m, [1, 2])
# case: isin-m-g
result = np.isin(m, g)
# case: isin-l-12
result = np.isin(l, [1, 2])
# case: isin-t-s
result = np.isin(t, s)
# case: isin-s-s
result = np.isin(s, s)
# case: isin-s-r
result = np.isin(s, r)
# case: isin-r-m
result = np.isin(r, m)
# case: isin-r-123
result = np.isin(r, [1, 2, 3])
# case: isin-r-g
result = np.isin(r, g)
# case: isin-b-123
result = np.isin(b, [1, 2, 3])
# case: isin-b-12
result = np.isin(b, [1, 2])
# case: isin-x-m
result = np.isin(x, m)
# case: isin-x-r
result = np.isin(x, r)
# case: isin-x-g
result = np.isin(x, g)
# case: isin-N-q
result = np.isin(N, q)
# case: isin-N-s
result = np.isin(N, s)
# case: isin-N-m
result = np.isin(N, m)
# case: isin-N-12
result = np.isin(N, [1, 2])
# case: isin-N-r
result = np.isin(N, r)
# case: isin-N-g
result = np.isin(N, g)
# case: isin-c-q
result = np.isin(c, q)
# case: isin-g-q
result = np.isin(g, q)
# case: isinf-i
result = np.isinf(i)
# case: isinf-l
result = np.isinf(l)
# case: isinf-s
result = np.isinf(s)
# case: isinf-b
result = np.isinf(b)
# case: isinf-N
result = np.isinf(N)
# case: isinf-e
result = np.isinf(e)
# case: isnan-t
result = np.isnan(t)
# case: isnan-r
result = np.isnan(r)
# case: isnan-x
result = np.isnan(x)
# case: isnan-N
result = np.isnan(N)
# case: isnan-d
result = np.isnan(d)
# case: isnan-e
result = np.isnan(e)
# case: isnan-q
result = np.isnan(q)
# case: isneginf-f
result = np.isneginf(f)
# case: isneginf-m
result = np.isneginf(m)
# case: isneginf-s
result = np.isneginf(s)
# case: isneginf-x
result = np.isneginf(x)
# case: isneginf-e
result = np.isneginf(e)
# case: isposinf-f
result = np.isposinf(f)
# case: isposinf-l
result = np.isposinf(l)
# case: isposinf-t
result = np.isposinf(t)
# case: isposinf-s
result = np.isposinf(s)
# case: isposinf-q
result = np.isposinf(q)
# case: isscalar-m
result = np.isscalar(m)
# case: isscalar-x
result = np.isscalar(x)
# case: isscalar-u
result = np.isscalar(u)
# case: isscalar-k
result = np.isscalar(k)
# case: iterable-i
result = np.iterable(i)
# case: iterable-r
result = np.iterable(r)
# case: iterable-o
result = np.iterable(o)
# case: iterable-d
result = np.iterable(d)
# case: iterable-c
result = np.iterable(c)
# case: iterable-g
result = np.iterable(g)
# case: iterable-u
result = np.iterable(u)
# case: iterable-k
result = np.iterable(k)
# case: lcm-i-r
result = np.lcm(i, r)
# case: lcm-s-q
result = np.lcm(s, q)
# case: lcm-s-123
result = np.lcm(s, [1, 2, 3])
# case: lcm-s-g
result = np.lcm(s, g)
# case: lcm-q-s
result = np.lcm(q, s)
# case: less-f-m
result = np.less(f, m)
# case: less-i-i
result = np.less(i, i)
# case: less-t-q
result = np.less(t, q)
# case: less-b-123
result = np.less(b, [1, 2, 3])
# case: less-x-123
result = np.less(x, [1, 2, 3])
# case: less-N-q
result = np.less(N, q)
# case: less-N-123
result = np.less(N, [1, 2, 3])
# case: less-q-q
result = np.less(q, q)
# case: less_equal-f-q
result = np.less_equal(f, q)
# case: less_equal-f-m
result = np.less_equal(f, m)
# case: less_equal-f-12
result = np.less_equal(f, [1, 2])
# case: less_equal-i-q
result = np.less_equal(i, q)
# case: less_equal-i-m
result = np.less_equal(i, m)
# case: less_equal-i-12
result = np.less_equal(i, [1, 2])
# case: less_equal-i-r
result = np.less_equal(i, r)
# case: less_equal-m-m
result = np.less_equal(m, m)
# case: less_equal-m-12
result = np.less_equal(m, [1, 2])
# case: less_equal-s-123
result = np.less_equal(s, [1, 2, 3])
# case: less_equal-r-q
result = np.less_equal(r, q)
# case: less_equal-r-r
result = np.less_equal(r, r)
# case: less_equal-b-123
result = np.less_equal(b, [1, 2, 3])
# case: less_equal-N-q
result = np.less_equal(N, q)
# case: less_equal-N-123
result = np.less_equal(N, [1, 2, 3])
# case: less_equal-N-g
result = np.less_equal(N, g)
# case: less_equal-q-q
result = np.less_equal(q, q)
# case: lexsort-t
result = np.lexsort(t)
# case: lexsort-d
result = np.lexsort(d)
# case: log-m
result = np.log(m)
# case: log-l
result = np.log(l)
# case: log-r
result = np.log(r)
# case: log-g
result = np.log(g)
# case: log10-f
result = np.log10(f)
# case: log10-r
result = np.log10(r)
# case: log1p-t
result = np.log1p(t)
# case: log1p-s
result = np.log1p(s)
# case: log1p-q
result = np.log1p(q)
# case: log2-l
result = np.log2(l)
# case: log2-t
result = np.log2(t)
# case: log2-s
result = np.log2(s)
# case: log2-g
result = np.log2(g)
# case: logical_and-f-m
result = np.logical_and(f, m)
# case: logical_and-m-q
result = np.logical_and(m, q)
# case: logical_and-s-q
result = np.logical_and(s, q)
# case: logical_and-s-s
result = np.logical_and(s, s)
# case: logical_and-s-r
result = np.logical_and(s, r)
# case: logical_and-r-s
result = np.logical_and(r, s)
# case: logical_and-r-123
result = np.logical_and(r, [1, 2, 3])
# case: logical_and-r-r
result = np.logical_and(r, r)
# case: logical_and-b-g
result = np.logical_and(b, g)
# case: logical_and-d-q
result = np.logical_and(d, q)
# case: logical_and-e-q
result = np.logical_and(e, q)
# case: logical_not-i
result = np.logical_not(i)
# case: logical_not-s
result = np.logical_not(s)
# case: logical_not-r
result = np.logical_not(r)
# case: logical_not-b
result = np.logical_not(b)
# case: logical_not-o
result = np.logical_not(o)
# case: logical_not-g
result = np.logical_not(g)
# case: logical_not-e
result = np.logical_not(e)
# case: logical_not-q
result = np.logical_not(q)
# case: logical_or-m-m
result = np.logical_or(m, m)
# case: logical_or-m-12
result = np.logical_or(m, [1, 2])
# case: logical_or-t-q
result = np.logical_or(t, q)
# case: logical_or-s-r
result = np.logical_or(s, r)
# case: logical_or-b-q
result = np.logical_or(b, q)
# case: logical_or-b-r
result = np.logical_or(b, r)
# case: logical_or-b-g
result = np.logical_or(b, g)
# case: logical_or-x-q
result = np.logical_or(x, q)
# case: logical_or-o-s
result = np.logical_or(o, s)
# case: logical_or-d-q
result = np.logical_or(d, q)
# case: logical_or-g-q
result = np.logical_or(g, q)
# case: logical_or-e-q
result = np.logical_or(e, q)
# case: logical_xor-i-i
result = np.logical_xor(i, i)
# case: logical_xor-m-m
result = np.logical_xor(m, m)
# case: logical_xor-l-q
result = np.logical_xor(l, q)
# case: logical_xor-l-g
result = np.logical_xor(l, g)
# case: logical_xor-t-q
result = np.logical_xor(t, q)
# case: logical_xor-s-q
result = np.logical_xor(s, q)
# case: logical_xor-s-s
result = np.logical_xor(s, s)
# case: logical_xor-s-g
result = np.logical_xor(s, g)
# case: logical_xor-r-123
result = np.logical_xor(r, [1, 2, 3])
# case: logical_xor-r-12
result = np.logical_xor(r, [1, 2])
# case: logical_xor-r-g
result = np.logical_xor(r, g)
# case: logical_xor-x-123
result = np.logical_xor(x, [1, 2, 3])
# case: logical_xor-x-12
result = np.logical_xor(x, [1, 2])
# case: logical_xor-x-r
result = np.logical_xor(x, r)
# case: logical_xor-d-q
result = np.logical_xor(d, q)
# case: logical_xor-d-s
result = np.logical_xor(d, s)
# case: logical_xor-q-s
result = np.logical_xor(q, s)
# case: matmul-i-12
result = np.matmul(i, [1, 2])
# case: matmul-m-g
result = np.matmul(m, g)
# case: matmul-s-123
result = np.matmul(s, [1, 2, 3])
# case: matmul-r-g
result = np.matmul(r, g)
# case: matmul-b-123
result = np.matmul(b, [1, 2, 3])
# case: matmul-b-g
result = np.matmul(b, g)
# case: matmul-x-12
result = np.matmul(x, [1, 2])
# case: max-l
result = np.max(l)
# case: max-r
result = np.max(r)
# case: max-b
result = np.max(b)
# case: max-i-ax1
result = np.max(i, axis=1)
# case: maximum-s-q
result = np.maximum(s, q)
# case: maximum-s-s
result = np.maximum(s, s)
# case: maximum-s-i
result = np.maximum(s, i)
# case: maximum-s-123
result = np.maximum(s, [1, 2, 3])
# case: maximum-r-g
result = np.maximum(r, g)
# case: maximum-b-q
result = np.maximum(b, q)
# case: maximum-b-123
result = np.maximum(b, [1, 2, 3])
# case: maximum-x-s
result = np.maximum(x, s)
# case: maximum-e-q
result = np.maximum(e, q)
# case: maximum-q-q
result = np.maximum(q, q)
# case: mean-m
result = np.mean(m)
# case: mean-l
result = np.mean(l)
# case: mean-d
result = np.mean(d)
# case: mean-g
result = np.mean(g)
# case: mean-m-ax1
result = np.mean(m, axis=1)
# case: mean-s-ax0
result = np.mean(s, axis=0)
# case: median-i
result = np.median(i)
# case: median-m
result = np.median(m)
# case: median-l
result = np.median(l)
# case: median-g
result = np.median(g)
# case: median-f-ax0
result = np.median(f, axis=0)
# case: median-m-ax0
result = np.median(m, axis=0)
# case: min-f
result = np.min(f)
# case: min-t
result = np.min(t)
# case: min-b
result = np.min(b)
# case: min-N
result = np.min(N)
# case: min-g
result = np.min(g)
# case: min-f-ax0
result = np.min(f, axis=0)
# case: min-f-ax1
result = np.min(f, axis=1)
# case: min-m-ax0
result = np.min(m, axis=0)
# case: min-s-ax0
result = np.min(s, axis=0)
# case: minimum-f-q
result = np.minimum(f, q)
# case: minimum-s-s
result = np.minimum(s, s)
# case: minimum-s-123
result = np.minimum(s, [1, 2, 3])
# case: minimum-s-r
result = np.minimum(s, r)
# case: minimum-r-123
result = np.minimum(r, [1, 2, 3])
# case: minimum-r-r
result = np.minimum(r, r)
# case: minimum-x-123
result = np.minimum(x, [1, 2, 3])
# case: minimum-x-g
result = np.minimum(x, g)
# case: mod-f-q
result = np.mod(f, q)
# case: mod-f-s
result = np.mod(f, s)
# case: mod-f-m
result = np.mod(f, m)
# case: mod-i-q
result = np.mod(i, q)
# case: mod-i-s
result = np.mod(i, s)
# case: mod-i-12
result = np.mod(i, [1, 2])
# case: mod-i-r
result = np.mod(i, r)
# case: mod-m-q
result = np.mod(m, q)
# case: mod-s-r
result = np.mod(s, r)
# case: mod-r-123
result = np.mod(r, [1, 2, 3])
# case: mod-x-q
result = np.mod(x, q)
# case: mod-x-g
result = np.mod(x, g)
# case: mod-o-s
result = np.mod(o, s)
# case: mod-N-123
result = np.mod(N, [1, 2, 3])
# case: mod-N-g
result = np.mod(N, g)
# case: mod-d-s
result = np.mod(d, s)
# case: mod-g-s
result = np.mod(g, s)
# case: mod-e-q
result = np.mod(e, q)
# case: multiply-f-i
result = np.multiply(f, i)
# case: multiply-f-12
result = np.multiply(f, [1, 2])
# case: multiply-i-m
result = np.multiply(i, m)
# case: multiply-m-m
result = np.multiply(m, m)
# case: multiply-m-12
result = np.multiply(m, [1, 2])
# case: multiply-s-s
result = np.multiply(s, s)
# case: multiply-s-g
result = np.multiply(s, g)
# case: multiply-x-q
result = np.multiply(x, q)
# case: multiply-x-s
result = np.multiply(x, s)
# case: multiply-o-q
result = np.multiply(o, q)
# case: multiply-q-q
result = np.multiply(q, q)
# case: multiply-q-s
result = np.multiply(q, s)
# case: nan_to_num-i
result = np.nan_to_num(i)
# case: nan_to_num-t
result = np.nan_to_num(t)
# case: nan_to_num-b
result = np.nan_to_num(b)
# case: nanargmax-b
result = np.nanargmax(b)
# case: nanargmax-c
result = np.nanargmax(c)
# case: nanargmax-g
result = np.nanargmax(g)
# case: nanargmax-e
result = np.nanargmax(e)
# case: nancumprod-d
result = np.nancumprod(d)
# case: nancumprod-g
result = np.nancumprod(g)
# case: nancumsum-s
result = np.nancumsum(s)
# case: nancumsum-g
result = np.nancumsum(g)
# case: nancumsum-q
result = np.nancumsum(q)
# case: nanmax-i
result = np.nanmax(i)
# case: nanmax-m
result = np.nanmax(m)
# case: nanmax-t
result = np.nanmax(t)
# case: nanmax-r
result = np.nanmax(r)
# case: nanmax-x
result = np.nanmax(x)
# case: nanmax-q
result = np.nanmax(q)
# case: nanmax-i-ax0
result = np.nanmax(i, axis=0)
# case: nanmax-i-ax1
result = np.nanmax(i, axis=1)
# case: nanmax-m-ax1
result = np.nanmax(m, axis=1)
# case: nanmax-s-ax0
result = np.nanmax(s, axis=0)
# case: nanmean-N
result = np.nanmean(N)
# case: nanmean-f-ax0
result = np.nanmean(f, axis=0)
# case: nanmean-i-ax0
result = np.nanmean(i, axis=0)
# case: nanmean-l-ax1
result = np.nanmean(l, axis=1)
# case: nanmedian-N
result = np.nanmedian(N)
# case: nanmedian-g
result = np.nanmedian(g)
# case: nanmedian-q
result = np.nanmedian(q)
# case: nanmedian-i-ax0
result = np.nanmedian(i, axis=0)
# case: nanmin-f
result = np.nanmin(f)
# case: nanmin-s
result = np.nanmin(s)
# case: nanmin-b
result = np.nanmin(b)
# case: nanmin-g
result = np.nanmin(g)
# case: nanmin-f-ax1
result = np.nanmin(f, axis=1)
# case: nanmin-i-ax0
result = np.nanmin(i, axis=0)
# case: nanmin-l-ax1
result = np.nanmin(l, axis=1)
# case: nanpercentile-s-12
result = np.nanpercentile(s, [1, 2])
# case: nanpercentile-s-g
result = np.nanpercentile(s, g)
# case: nanpercentile-r-q
result = np.nanpercentile(r, q)
# case: nanpercentile-r-12
result = np.nanpercentile(r, [1, 2])
# case: nanpercentile-x-12
result = np.nanpercentile(x, [1, 2])
# case: nanpercentile-N-q
result = np.nanpercentile(N, q)
# case: nanpercentile-N-r
result = np.nanpercentile(N, r)
# case: nanpercentile-q-s
result = np.nanpercentile(q, s)
# case: nanprod-m
result = np.nanprod(m)
# case: nanprod-g
result = np.nanprod(g)
# case: nanprod-e
result = np.nanprod(e)
# case: nanprod-f-ax0
result = np.nanprod(f, axis=0)
# case: nanprod-m-ax1
result = np.nanprod(m, axis=1)
# case: nanprod-l-ax1
result = np.nanprod(l, axis=1)
# case: nanprod-s-ax0
result = np.nanprod(s, axis=0)
# case: nanstd-N
result = np.nanstd(N)
# case: nanstd-e
result = np.nanstd(e)
# case: nanstd-f-ax0
result = np.nanstd(f, axis=0)
# case: nanstd-f-ax1
result = np.nanstd(f, axis=1)
# case: nanstd-m-ax1
result = np.nanstd(m, axis=1)
# case: nansum-l
result = np.nansum(l)
# case: nansum-t
result = np.nansum(t)
# case: nansum-s
result = np.nansum(s)
# case: nansum-f-ax0
result = np.nansum(f, axis=0)
# case: nansum-s-ax0
result = np.nansum(s, axis=0)
# case: nanvar-m
result = np.nanvar(m)
# case: nanvar-r
result = np.nanvar(r)
# case: nanvar-b
result = np.nanvar(b)
# case: nanvar-x
result = np.nanvar(x)
# case: nanvar-e
result = np.nanvar(e)
# case: nanvar-q
result = np.nanvar(q)
# case: nanvar-f-ax0
result = np.nanvar(f, axis=0)
# case: nanvar-m-ax0
result = np.nanvar(m, axis=0)
# case: ndim-f
result = np.ndim(f)
# case: ndim-l
result = np.ndim(l)
# case: ndim-t
result = np.ndim(t)
# case: ndim-s
result = np.ndim(s)
# case: ndim-x
result = np.ndim(x)
# case: ndim-o
result = np.ndim(o)
# case: ndim-d
result = np.ndim(d)
# case: ndim-g
result = np.ndim(g)
# case: negative-f
result = np.negative(f)
# case: negative-l
result = np.negative(l)
# case: negative-t
result = np.negative(t)
# case: negative-r
result = np.negative(r)
# case: negative-x
result = np.negative(x)
# case: negative-o
result = np.negative(o)
# case: nonzero-f
result = np.nonzero(f)
# case: nonzero-t
result = np.nonzero(t)
# case: nonzero-o
result = np.nonzero(o)
# case: nonzero-d
result = np.nonzero(d)
# case: nonzero-c
result = np.nonzero(c)
# case: not_equal-f-m
result = np.not_equal(f, m)
# case: not_equal-f-r
result = np.not_equal(f, r)
# case: not_equal-i-i
result = np.not_equal(i, i)
# case: not_equal-i-m
result = np.not_equal(i, m)
# case: not_equal-m-q
result = np.not_equal(m, q)
# case: not_equal-m-i
result = np.not_equal(m, i)
# case: not_equal-s-q
result = np.not_equal(s, q)
# case: not_equal-r-q
result = np.not_equal(r, q)
# case: not_equal-r-r
result = np.not_equal(r, r)
# case: not_equal-x-123
result = np.not_equal(x, [1, 2, 3])
# case: not_equal-N-r
result = np.not_equal(N, r)
# case: not_equal-d-q
result = np.not_equal(d, q)
# case: not_equal-e-q
result = np.not_equal(e, q)
# case: not_equal-q-q
result = np.not_equal(q, q)
# case: not_equal-q-s
result = np.not_equal(q, s)
# case: ones_like-l
result = np.ones_like(l)
# case: ones_like-t
result = np.ones_like(t)
# case: ones_like-r
result = np.ones_like(r)
# case: ones_like-x
result = np.ones_like(x)
# case: ones_like-c
result = np.ones_like(c)
# case: outer-f-i
result = np.outer(f, i)
# case: outer-f-m
result = np.outer(f, m)
# case: outer-f-123
result = np.outer(f, [1, 2, 3])
# case: outer-f-g
result = np.outer(f, g)
# case: outer-i-q
result = np.outer(i, q)
# case: outer-i-s
result = np.outer(i, s)
# case: outer-i-i
result = np.outer(i, i)
# case: outer-m-12
result = np.outer(m, [1, 2])
# case: outer-m-r
result = np.outer(m, r)
# case: outer-s-m
result = np.outer(s, m)
# case: outer-s-12
result = np.outer(s, [1, 2])
# case: outer-s-g
result = np.outer(s, g)
# case: outer-r-q
result = np.outer(r, q)
# case: outer-r-i
result = np.outer(r, i)
# case: outer-r-123
result = np.outer(r, [1, 2, 3])
# case: outer-b-s
result = np.outer(b, s)
# case: outer-b-i
result = np.outer(b, i)
# case: outer-b-12
result = np.outer(b, [1, 2])
# case: outer-b-r
result = np.outer(b, r)
# case: outer-x-12
result = np.outer(x, [1, 2])
# case: outer-x-r
result = np.outer(x, r)
# case: outer-N-q
result = np.outer(N, q)
# case: outer-N-s
result = np.outer(N, s)
# case: outer-N-g
result = np.outer(N, g)
# case: outer-g-q
result = np.outer(g, q)
# case: outer-q-q
result = np.outer(q, q)
# case: outer-q-s
result = np.outer(q, s)
# case: percentile-s-12
result = np.percentile(s, [1, 2])
# case: percentile-r-q
result = np.percentile(r, q)
# case: percentile-x-s
result = np.percentile(x, s)
# case: percentile-x-123
result = np.percentile(x, [1, 2, 3])
# case: percentile-N-12
result = np.percentile(N, [1, 2])
# case: percentile-N-g
result = np.percentile(N, g)
# case: percentile-c-q
result = np.percentile(c, q)
# case: percentile-g-s
result = np.percentile(g, s)
# case: percentile-k-s
result = np.percentile(k, s)
# case: positive-q
result = np.positive(q)
# case: pow-f-q
result = np.pow(f, q)
# case: pow-f-s
result = np.pow(f, s)
# case: pow-i-q
result = np.pow(i, q)
# case: pow-l-q
result = np.pow(l, q)
# case: pow-t-q
result = np.pow(t, q)
# case: pow-s-s
result = np.pow(s, s)
# case: pow-r-q
result = np.pow(r, q)
# case: pow-r-g
result = np.pow(r, g)
# case: pow-x-123
result = np.pow(x, [1, 2, 3])
# case: pow-x-r
result = np.pow(x, r)
# case: pow-N-123
result = np.pow(N, [1, 2, 3])
# case: pow-e-q
result = np.pow(e, q)
# case: power-f-i
result = np.power(f, i)
# case: power-f-m
result = np.power(f, m)
# case: power-i-s
result = np.power(i, s)
# case: power-m-q
result = np.power(m, q)
# case: power-s-s
result = np.power(s, s)
# case: power-r-s
result = np.power(r, s)
# case: power-r-123
result = np.power(r, [1, 2, 3])
# case: power-x-s
result = np.power(x, s)
# case: power-N-g
result = np.power(N, g)
# case: power-g-q
result = np.power(g, q)
# case: power-e-q
result = np.power(e, q)
# case: prod-i
result = np.prod(i)
# case: prod-l
result = np.prod(l)
# case: prod-x
result = np.prod(x)
# case: prod-N
result = np.prod(N)
# case: prod-q
result = np.prod(q)
# case: prod-i-ax0
result = np.prod(i, axis=0)
# case: prod-l-ax1
result = np.prod(l, axis=1)
# case: ptp-m
result = np.ptp(m)
# case: ptp-l
result = np.ptp(l)
# case: ptp-r
result = np.ptp(r)
# case: ptp-g
result = np.ptp(g)
# case: quantile-x-s
result = np.quantile(x, s)
# case: quantile-e-s
result = np.quantile(e, s)
# case: quantile-q-q
result = np.quantile(q, q)
# case: rad2deg-c
result = np.rad2deg(c)
# case: radians-r
result = np.radians(r)
# case: radians-x
result = np.radians(x)
# case: radians-d
result = np.radians(d)
# case: radians-q
result = np.radians(q)
# case: ravel-i
result = np.ravel(i)
# case: ravel-l
result = np.ravel(l)
# case: ravel-x
result = np.ravel(x)
# case: ravel-N
result = np.ravel(N)
# case: ravel-d
result = np.ravel(d)
# case: reciprocal-f
result = np.reciprocal(f)
# case: reciprocal-t
result = np.reciprocal(t)
# case: reciprocal-x
result = np.reciprocal(x)
# case: reciprocal-e
result = np.reciprocal(e)
# case: remainder-f-s
result = np.remainder(f, s)
# case: remainder-f-r
result = np.remainder(f, r)
# case: remainder-i-s
result = np.remainder(i, s)
# case: remainder-i-i
result = np.remainder(i, i)
# case: remainder-m-q
result = np.remainder(m, q)
# case: remainder-s-i
result = np.remainder(s, i)
# case: remainder-s-123
result = np.remainder(s, [1, 2, 3])
# case: remainder-s-r
result = np.remainder(s, r)
# case: remainder-r-s
result = np.remainder(r, s)
# case: remainder-r-r
result = np.remainder(r, r)
# case: remainder-b-123
result = np.remainder(b, [1, 2, 3])
# case: remainder-b-r
result = np.remainder(b, r)
# case: remainder-b-g
result = np.remainder(b, g)
# case: remainder-x-g
result = np.remainder(x, g)
# case: remainder-g-s
result = np.remainder(g, s)
# case: repeat-r-s
result = np.repeat(r, s)
# case: repeat-r-123
result = np.repeat(r, [1, 2, 3])
# case: repeat-b-q
result = np.repeat(b, q)
# case: repeat-b-s
result = np.repeat(b, s)
# case: repeat-b-12
result = np.repeat(b, [1, 2])
# case: repeat-x-g
result = np.repeat(x, g)
# case: repeat-N-12
result = np.repeat(N, [1, 2])
# case: repeat-d-s
result = np.repeat(d, s)
# case: repeat-q-q
result = np.repeat(q, q)
# case: reshape-l-r
result = np.reshape(l, r)
# case: rint-t
result = np.rint(t)
# case: rint-N
result = np.rint(N)
# case: rint-g
result = np.rint(g)
# case: rint-q
result = np.rint(q)
# case: roll-r-q
result = np.roll(r, q)
# case: roll-x-q
result = np.roll(x, q)
# case: roll-o-q
result = np.roll(o, q)
# case: roll-g-q
result = np.roll(g, q)
# case: round-x
result = np.round(x)
# case: round-d
result = np.round(d)
# case: round-c
result = np.round(c)
# case: round-q
result = np.round(q)
# case: row_stack-m
result = np.row_stack(m)
# case: searchsorted-s-q
result = np.searchsorted(s, q)
# case: searchsorted-r-12
result = np.searchsorted(r, [1, 2])
# case: searchsorted-r-r
result = np.searchsorted(r, r)
# case: searchsorted-r-g
result = np.searchsorted(r, g)
# case: searchsorted-b-12
result = np.searchsorted(b, [1, 2])
# case: searchsorted-b-r
result = np.searchsorted(b, r)
# case: searchsorted-x-q
result = np.searchsorted(x, q)
# case: searchsorted-x-s
result = np.searchsorted(x, s)
# case: searchsorted-x-123
result = np.searchsorted(x, [1, 2, 3])
# case: searchsorted-g-s
result = np.searchsorted(g, s)
# case: select-N-q
result = np.select(N, q)
# case: setdiff1d-r-s
result = np.setdiff1d(r, s)
# case: setdiff1d-r-r
result = np.setdiff1d(r, r)
# case: setdiff1d-r-g
result = np.setdiff1d(r, g)
# case: setdiff1d-x-q
result = np.setdiff1d(x, q)
# case: setdiff1d-x-r
result = np.setdiff1d(x, r)
# case: setdiff1d-N-123
result = np.setdiff1d(N, [1, 2, 3])
# case: setdiff1d-N-g
result = np.setdiff1d(N, g)
# case: setdiff1d-d-q
result = np.setdiff1d(d, q)
# case: setdiff1d-c-s
result = np.setdiff1d(c, s)
# case: setdiff1d-g-q
result = np.setdiff1d(g, q)
# case: setdiff1d-g-s
result = np.setdiff1d(g, s)
# case: setdiff1d-q-q
result = np.setdiff1d(q, q)
# case: setxor1d-b-q
result = np.setxor1d(b, q)
# case: setxor1d-N-123
result = np.setxor1d(N, [1, 2, 3])
# case: setxor1d-d-s
result = np.setxor1d(d, s)
# case: setxor1d-g-q
result = np.setxor1d(g, q)
# case: setxor1d-e-s
result = np.setxor1d(e, s)
# case: setxor1d-q-q
result = np.setxor1d(q, q)
# case: shape-t
result = np.shape(t)
# case: shape-s
result = np.shape(s)
# case: shape-b
result = np.shape(b)
# case: shape-N
result = np.shape(N)
# case: shape-c
result = np.shape(c)
# case: shape-g
result = np.shape(g)
# case: sign-f
result = np.sign(f)
# case: sign-m
result = np.sign(m)
# case: sign-t
result = np.sign(t)
# case: sign-s
result = np.sign(s)
# case: sign-r
result = np.sign(r)
# case: signbit-l
result = np.signbit(l)
# case: signbit-e
result = np.signbit(e)
# case: sin-f
result = np.sin(f)
# case: sin-m
result = np.sin(m)
# case: sin-l
result = np.sin(l)
# case: sin-s
result = np.sin(s)
# case: sin-r
result = np.sin(r)
# case: sin-d
result = np.sin(d)
# case: sinh-r
result = np.sinh(r)
# case: sinh-x
result = np.sinh(x)
# case: size-i
result = np.size(i)
# case: size-m
result = np.size(m)
# case: size-b
result = np.size(b)
# case: size-x
result = np.size(x)
# case: size-c
result = np.size(c)
# case: size-g
result = np.size(g)
# case: size-e
result = np.size(e)
# case: sort-s
result = np.sort(s)
# case: sort-b
result = np.sort(b)
# case: sort-d
result = np.sort(d)
# case: sort-s-ax0
result = np.sort(s, axis=0)
# case: split-m-m
result = np.split(m, m)
# case: split-m-123
result = np.split(m, [1, 2, 3])
# case: split-m-g
result = np.split(m, g)
# case: split-l-12
result = np.split(l, [1, 2])
# case: split-l-g
result = np.split(l, g)
# case: split-s-i
result = np.split(s, i)
# case: split-s-g
result = np.split(s, g)
# case: split-r-123
result = np.split(r, [1, 2, 3])
# case: split-b-12
result = np.split(b, [1, 2])
# case: split-x-123
result = np.split(x, [1, 2, 3])
# case: split-N-s
result = np.split(N, s)
# case: split-N-g
result = np.split(N, g)
# case: sqrt-m
result = np.sqrt(m)
# case: sqrt-N
result = np.sqrt(N)
# case: square-f
result = np.square(f)
# case: square-i
result = np.square(i)
# case: square-m
result = np.square(m)
# case: square-l
result = np.square(l)
# case: square-t
result = np.square(t)
# case: square-g
result = np.square(g)
# case: squeeze-b
result = np.squeeze(b)
# case: squeeze-x
result = np.squeeze(x)
# case: squeeze-d
result = np.squeeze(d)
# case: stack-t
result = np.stack(t)
# case: stack-m-ax1
result = np.stack(m, axis=1)
# case: stack-l-ax1
result = np.stack(l, axis=1)
# case: std-f
result = np.std(f)
# case: std-m
result = np.std(m)
# case: std-i-ax1
result = np.std(i, axis=1)
# case: subtract-f-s
result = np.subtract(f, s)
# case: subtract-f-g
result = np.subtract(f, g)
# case: subtract-i-q
result = np.subtract(i, q)
# case: subtract-i-m
result = np.subtract(i, m)
# case: subtract-i-12
result = np.subtract(i, [1, 2])
# case: subtract-s-q
result = np.subtract(s, q)
# case: subtract-s-123
result = np.subtract(s, [1, 2, 3])
# case: subtract-s-r
result = np.subtract(s, r)
# case: subtract-s-g
result = np.subtract(s, g)
# case: subtract-r-r
result = np.subtract(r, r)
# case: subtract-r-g
result = np.subtract(r, g)
# case: subtract-x-q
result = np.subtract(x, q)
# case: subtract-o-s
result = np.subtract(o, s)
# case: subtract-N-123
result = np.subtract(N, [1, 2, 3])
# case: subtract-e-q
result = np.subtract(e, q)
# case: subtract-q-s
result = np.subtract(q, s)
# case: sum-i
result = np.sum(i)
# case: sum-r
result = np.sum(r)
# case: sum-b
result = np.sum(b)
# case: sum-q
result = np.sum(q)
# case: sum-f-ax0
result = np.sum(f, axis=0)
# case: sum-i-ax0
result = np.sum(i, axis=0)
# case: sum-l-ax0
result = np.sum(l, axis=0)
# case: sum-l-ax1
result = np.sum(l, axis=1)
# case: take-m-q
result = np.take(m, q)
# case: take-l-123
result = np.take(l, [1, 2, 3])
# case: take-l-g
result = np.take(l, g)
# case: take-t-s
result = np.take(t, s)
# case: take-r-r
result = np.take(r, r)
# case: take-o-s
result = np.take(o, s)
# case: take-g-q
result = np.take(g, q)
# case: tan-i
result = np.tan(i)
# case: tan-x
result = np.tan(x)
# case: tan-g
result = np.tan(g)
# case: tanh-f
result = np.tanh(f)
# case: tanh-s
result = np.tanh(s)
# case: transpose-f
result = np.transpose(f)
# case: transpose-m
result = np.transpose(m)
# case: transpose-s
result = np.transpose(s)
# case: transpose-b
result = np.transpose(b)
# case: true_divide-f-m
result = np.true_divide(f, m)
# case: true_divide-i-s
result = np.true_divide(i, s)
# case: true_divide-i-12
result = np.true_divide(i, [1, 2])
# case: true_divide-l-m
result = np.true_divide(l, m)
# case: true_divide-s-q
result = np.true_divide(s, q)
# case: true_divide-r-q
result = np.true_divide(r, q)
# case: true_divide-r-s
result = np.true_divide(r, s)
# case: true_divide-b-s
result = np.true_divide(b, s)
# case: true_divide-b-12
result = np.true_divide(b, [1, 2])
# case: true_divide-x-g
result = np.true_divide(x, g)
# case: true_divide-o-s
result = np.true_divide(o, s)
# case: true_divide-N-q
result = np.true_divide(N, q)
# case: true_divide-N-s
result = np.true_divide(N, s)
# case: true_divide-q-s
result = np.true_divide(q, s)
# case: trunc-f
result = np.trunc(f)
# case: trunc-s
result = np.trunc(s)
# case: trunc-r
result = np.trunc(r)
# case: trunc-o
result = np.trunc(o)
# case: trunc-N
result = np.trunc(N)
# case: trunc-q
result = np.trunc(q)
# case: union1d-s-q
result = np.union1d(s, q)
# case: union1d-s-12
result = np.union1d(s, [1, 2])
# case: union1d-r-123
result = np.union1d(r, [1, 2, 3])
# case: union1d-r-12
result = np.union1d(r, [1, 2])
# case: union1d-b-s
result = np.union1d(b, s)
# case: union1d-b-g
result = np.union1d(b, g)
# case: union1d-x-g
result = np.union1d(x, g)
# case: union1d-N-12
result = np.union1d(N, [1, 2])
# case: union1d-N-g
result = np.union1d(N, g)
# case: union1d-g-q
result = np.union1d(g, q)
# case: unique-m
result = np.unique(m)
# case: unique-l
result = np.unique(l)
# case: unique-r
result = np.unique(r)
# case: unique-N
result = np.unique(N)
# case: unique-e
result = np.unique(e)
# case: var-f
result = np.var(f)
# case: var-t
result = np.var(t)
# case: var-r
result = np.var(r)
# case: var-x
result = np.var(x)
# case: var-g
result = np.var(g)
# case: var-k
result = np.var(k)
# case: var-q
result = np.var(q)
# case: vstack-m
result = np.vstack(m)
# case: vstack-l
result = np.vstack(l)
# case: where-r
result = np.where(r)
# case: where-x
result = np.where(x)
# case: where-g
result = np.where(g)
# case: zeros_like-l
result = np.zeros_like(l)
# case: zeros_like-t
result = np.zeros_like(t)
# case: zeros_like-s
result = np.zeros_like(s)
# case: zeros_like-o
result = np.zeros_like(o)
