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

# case: B-len-s
result = len(s)
# case: B-len-f
result = len(f)
# case: B-len-D
result = len(D)
# case: B-len-L
result = len(L)
# case: B-len-Lf
result = len([1.5, float("nan"), 2])
# case: B-len-tu
result = len(tu)
# case: B-len-d
result = len(d)
# case: B-len-st
result = len(st)
# case: B-len-sf
result = len(' 1.5 ')
# case: B-len-e
result = len('')
# case: B-len-by
result = len(1_000_000_000_000)
# case: B-len-sl
result = len('a,b')
# case: B-len-cat
result = len(pd.Series(['a', 'b'], dtype='category'))
# case: B-sorted-s
result = sorted(s)
# case: B-sorted-f
result = sorted(f)
# case: B-sorted-a
result = sorted(a)
# case: B-sorted-Lt
result = sorted(Lt)
# case: B-sorted-LL
result = sorted([[1, 2], [3, 4]])
# case: B-sorted-Ld
result = sorted([('a', 1), ('b', 2)])
# case: B-sorted-tu
result = sorted(tu)
# case: B-sorted-se
result = sorted(se)
# case: B-sorted-st
result = sorted(st)
# case: B-sorted-sd
result = sorted('12')
# case: B-sorted-e
result = sorted('')
# case: B-sorted-tr
result = sorted(True)
# case: B-sorted-ix
result = sorted(pd.Index(['x', 'y']))
# case: B-sorted-fl.m1
result = sorted(2.5, -1)
# case: B-sorted-nf.z
result = sorted(np.float64(2.5), 0)
# case: B-sorted-sd.no
result = sorted('12', None)
# case: B-sorted-nf.st
result = sorted(np.float64(2.5), st)
# case: B-list-f
result = list(f)
# case: B-list-D
result = list(D)
# case: B-list-Lt
result = list(Lt)
# case: B-list-Lf
result = list([1.5, float("nan"), 2])
# case: B-list-d
result = list(d)
# case: B-list-se
result = list(se)
# case: B-list-st
result = list(st)
# case: B-list-sf
result = list(' 1.5 ')
# case: B-list-fl
result = list(2.5)
# case: B-list-n64
result = list(np.int64(5))
# case: B-tuple-s
result = tuple(s)
# case: B-tuple-a
result = tuple(a)
# case: B-tuple-Lt
result = tuple(Lt)
# case: B-tuple-Ln
result = tuple([1, None, 2])
# case: B-tuple-LL
result = tuple([[1, 2], [3, 4]])
# case: B-tuple-tu
result = tuple(tu)
# case: B-tuple-se
result = tuple(se)
# case: B-tuple-i
result = tuple(2)
# case: B-tuple-n64
result = tuple(np.int64(5))
# case: B-tuple-nat
result = tuple(pd.NaT)
# case: B-set-s
result = sorted(set(s), key=str)
# case: B-set-f
result = sorted(set(f), key=str)
# case: B-set-D
result = sorted(set(D), key=str)
# case: B-set-L
result = sorted(set(L), key=str)
# case: B-set-Lt
result = sorted(set(Lt), key=str)
# case: B-set-Ln
result = sorted(set([1, None, 2]), key=str)
# case: B-set-Lf
result = sorted(set([1.5, float("nan"), 2]), key=str)
# case: B-set-tu
result = sorted(set(tu), key=str)
# case: B-set-se
result = sorted(set(se), key=str)
# case: B-set-sd
result = sorted(set('12'), key=str)
# case: B-set-e
result = sorted(set(''), key=str)
# case: B-set-inf
result = sorted(set(float("inf")), key=str)
# case: B-set-fn
result = sorted(set(lambda v: v), key=str)
# case: B-set-n64
result = sorted(set(np.int64(5)), key=str)
# case: B-dict-f
result = dict(f)
# case: B-dict-D
result = dict(D)
# case: B-dict-LL
result = dict([[1, 2], [3, 4]])
# case: B-dict-Ld
result = dict([('a', 1), ('b', 2)])
# case: B-dict-d
result = dict(d)
# case: B-dict-e
result = dict('')
# case: B-dict-nat
result = dict(pd.NaT)
# case: B-sum-f
result = sum(f)
# case: B-sum-a
result = sum(a)
# case: B-sum-Ln
result = sum([1, None, 2])
# case: B-sum-LL
result = sum([[1, 2], [3, 4]])
# case: B-sum-tu
result = sum(tu)
# case: B-sum-dt
result = sum(datetime.datetime(2024, 2, 29, 1, 2))
# case: B-sum-n64
result = sum(np.int64(5))
# case: B-sum-L.i
result = sum(L, 2)
# case: B-sum-s.i
result = sum(s, 2)
# case: B-sum-L.m1
result = sum(L, -1)
# case: B-sum-L.z
result = sum(L, 0)
# case: B-sum-L.fl
result = sum(L, 2.5)
# case: B-sum-sd.st
result = sum('12', st)
# case: B-sum-L.tr
result = sum(L, True)
# case: B-sum-sd.tr
result = sum('12', True)
# case: B-sum-s.tr
result = sum(s, True)
# case: B-min-f
result = min(f)
# case: B-min-a
result = min(a)
# case: B-min-L
result = min(L)
# case: B-min-Lt
result = min(Lt)
# case: B-min-Lf
result = min([1.5, float("nan"), 2])
# case: B-min-sd
result = min('12')
# case: B-min-sf
result = min(' 1.5 ')
# case: B-min-n64
result = min(np.int64(5))
# case: B-min-nb
result = min(np.bool_(True))
# case: B-min-ix
result = min(pd.Index(['x', 'y']))
# case: B-min-by
result = min(1_000_000_000_000)
# case: B-min-sl
result = min('a,b')
# case: B-min-cat
result = min(pd.Series(['a', 'b'], dtype='category'))
# case: B-min-i.i
result = min(2, 2)
# case: B-min-fl.i
result = min(2.5, 2)
# case: B-min-n64.i
result = min(np.int64(5), 2)
# case: B-min-st.m1
result = min(st, -1)
# case: B-min-nf.m1
result = min(np.float64(2.5), -1)
# case: B-min-n64.m1
result = min(np.int64(5), -1)
# case: B-min-sd.m1
result = min('12', -1)
# case: B-min-fl.z
result = min(2.5, 0)
# case: B-min-nf.z
result = min(np.float64(2.5), 0)
# case: B-min-i.fl
result = min(2, 2.5)
# case: B-min-nf.fl
result = min(np.float64(2.5), 2.5)
# case: B-min-st.no
result = min(st, None)
# case: B-min-st.st
result = min(st, st)
# case: B-min-sd.st
result = min('12', st)
# case: B-min-i.tr
result = min(2, True)
# case: B-min-fl.tr
result = min(2.5, True)
# case: B-min-n64.tr
result = min(np.int64(5), True)
# case: B-max-f
result = max(f)
# case: B-max-D
result = max(D)
# case: B-max-a
result = max(a)
# case: B-max-L
result = max(L)
# case: B-max-Ld
result = max([('a', 1), ('b', 2)])
# case: B-max-tu
result = max(tu)
# case: B-max-d
result = max(d)
# case: B-max-se
result = max(se)
# case: B-max-st
result = max(st)
# case: B-max-sf
result = max(' 1.5 ')
# case: B-max-ix
result = max(pd.Index(['x', 'y']))
# case: B-max-cat
result = max(pd.Series(['a', 'b'], dtype='category'))
# case: B-max-i.i
result = max(2, 2)
# case: B-max-fl.i
result = max(2.5, 2)
# case: B-max-nf.i
result = max(np.float64(2.5), 2)
# case: B-max-n64.i
result = max(np.int64(5), 2)
# case: B-max-i.m1
result = max(2, -1)
# case: B-max-sd.m1
result = max('12', -1)
# case: B-max-fl.z
result = max(2.5, 0)
# case: B-max-n64.z
result = max(np.int64(5), 0)
# case: B-max-sd.z
result = max('12', 0)
# case: B-max-fl.fl
result = max(2.5, 2.5)
# case: B-max-nf.fl
result = max(np.float64(2.5), 2.5)
# case: B-max-sd.st
result = max('12', st)
# case: B-max-i.tr
result = max(2, True)
# case: B-max-fl.tr
result = max(2.5, True)
# case: B-any-f
result = any(f)
# case: B-any-D
result = any(D)
# case: B-any-a
result = any(a)
# case: B-any-L
result = any(L)
# case: B-any-Ln
result = any([1, None, 2])
# case: B-any-Lf
result = any([1.5, float("nan"), 2])
# case: B-any-Ld
result = any([('a', 1), ('b', 2)])
# case: B-any-se
result = any(se)
# case: B-any-st
result = any(st)
# case: B-any-sd
result = any('12')
# case: B-any-da
result = any(datetime.date(2024, 2, 29))
# case: B-any-rg
result = any(range(3))
# case: B-any-sl
result = any('a,b')
# case: B-any-cat
result = any(pd.Series(['a', 'b'], dtype='category'))
# case: B-all-f
result = all(f)
# case: B-all-a
result = all(a)
# case: B-all-L
result = all(L)
# case: B-all-Lt
result = all(Lt)
# case: B-all-Ln
result = all([1, None, 2])
# case: B-all-Lf
result = all([1.5, float("nan"), 2])
# case: B-all-LL
result = all([[1, 2], [3, 4]])
# case: B-all-Ld
result = all([('a', 1), ('b', 2)])
# case: B-all-st
result = all(st)
# case: B-all-sf
result = all(' 1.5 ')
# case: B-all-e
result = all('')
# case: B-all-rg
result = all(range(3))
# case: B-all-sl
result = all('a,b')
# case: B-all-cat
result = all(pd.Series(['a', 'b'], dtype='category'))
# case: B-abs-s
result = abs(s)
# case: B-abs-Lt
result = abs(Lt)
# case: B-abs-sf
result = abs(' 1.5 ')
# case: B-abs-i
result = abs(2)
# case: B-abs-m1
result = abs(-1)
# case: B-abs-z
result = abs(0)
# case: B-abs-fl
result = abs(2.5)
# case: B-abs-nan
result = abs(float("nan"))
# case: B-abs-tr
result = abs(True)
# case: B-abs-n64
result = abs(np.int64(5))
# case: B-abs-nb
result = abs(np.bool_(True))
# case: B-abs-by
result = abs(1_000_000_000_000)
# case: B-round-f
result = round(f)
# case: B-round-D
result = round(D)
# case: B-round-LL
result = round([[1, 2], [3, 4]])
# case: B-round-m1
result = round(-1)
# case: B-round-fl
result = round(2.5)
# case: B-round-n64
result = round(np.int64(5))
# case: B-round-nf
result = round(np.float64(2.5))
# case: B-round-by
result = round(1_000_000_000_000)
# case: B-round-cat
result = round(pd.Series(['a', 'b'], dtype='category'))
# case: B-round-i.i
result = round(2, 2)
# case: B-round-n64.i
result = round(np.int64(5), 2)
# case: B-round-s.i
result = round(s, 2)
# case: B-round-i.m1
result = round(2, -1)
# case: B-round-nf.m1
result = round(np.float64(2.5), -1)
# case: B-round-s.m1
result = round(s, -1)
# case: B-round-nf.z
result = round(np.float64(2.5), 0)
# case: B-round-n64.z
result = round(np.int64(5), 0)
# case: B-round-sd.z
result = round('12', 0)
# case: B-round-s.z
result = round(s, 0)
# case: B-round-nf.no
result = round(np.float64(2.5), None)
# case: B-round-n64.no
result = round(np.int64(5), None)
# case: B-round-sd.no
result = round('12', None)
# case: B-round-s.no
result = round(s, None)
# case: B-round-sd.st
result = round('12', st)
# case: B-round-i.tr
result = round(2, True)
# case: B-round-fl.tr
result = round(2.5, True)
# case: B-round-nf.tr
result = round(np.float64(2.5), True)
# case: B-round-n64.tr
result = round(np.int64(5), True)
# case: B-round-s.tr
result = round(s, True)
# case: B-callable-st
result = callable(st)
# case: B-callable-sd
result = callable('12')
# case: B-callable-fl
result = callable(2.5)
# case: B-callable-inf
result = callable(float("inf"))
# case: B-callable-no
result = callable(None)
# case: B-callable-tr
result = callable(True)
# case: B-callable-fn
result = callable(lambda v: v)
# case: B-callable-ts
result = callable(pd.Timestamp('2024-01-31 10:20:30'))
# case: B-callable-td
result = callable(pd.Timedelta('1 days 02:00:00'))
# case: B-callable-da
result = callable(datetime.date(2024, 2, 29))
# case: B-callable-n64
result = callable(np.int64(5))
# case: B-callable-nat
result = callable(pd.NaT)
# case: B-callable-rg
result = callable(range(3))
# case: B-callable-cat
result = callable(pd.Series(['a', 'b'], dtype='category'))
# case: B-zip-s
result = list(zip(s))
# case: B-zip-f
result = list(zip(f))
# case: B-zip-D
result = list(zip(D))
# case: B-zip-a
result = list(zip(a))
# case: B-zip-Lt
result = list(zip(Lt))
# case: B-zip-Lf
result = list(zip([1.5, float("nan"), 2]))
# case: B-zip-tu
result = list(zip(tu))
# case: B-zip-d
result = list(zip(d))
# case: B-zip-sd
result = list(zip('12'))
# case: B-zip-sf
result = list(zip(' 1.5 '))
# case: B-zip-e
result = list(zip(''))
# case: B-zip-dt
result = list(zip(datetime.datetime(2024, 2, 29, 1, 2)))
# case: B-zip-rg
result = list(zip(range(3)))
# case: B-zip-sl
result = list(zip('a,b'))
# case: B-zip-cat
result = list(zip(pd.Series(['a', 'b'], dtype='category')))
# case: B-map-L
result = list(map(str, L))
# case: B-map-Lt
result = list(map(str, Lt))
# case: B-map-Ln
result = list(map(str, [1, None, 2]))
# case: B-map-LL
result = list(map(str, [[1, 2], [3, 4]]))
# case: B-map-Ld
result = list(map(str, [('a', 1), ('b', 2)]))
# case: B-map-se
result = list(map(str, se))
# case: B-map-st
result = list(map(str, st))
# case: B-map-sd
result = list(map(str, '12'))
# case: B-map-sf
result = list(map(str, ' 1.5 '))
# case: B-map-i
result = list(map(str, 2))
# case: B-map-nf
result = list(map(str, np.float64(2.5)))
# case: B-map-rg
result = list(map(str, range(3)))
# case: B-map-sl
result = list(map(str, 'a,b'))
# case: B-map-cat
result = list(map(str, pd.Series(['a', 'b'], dtype='category')))
# case: B-filter-f
result = list(filter(None, f))
# case: B-filter-a
result = list(filter(None, a))
# case: B-filter-Lt
result = list(filter(None, Lt))
# case: B-filter-d
result = list(filter(None, d))
# case: B-filter-se
result = list(filter(None, se))
# case: B-filter-st
result = list(filter(None, st))
# case: B-filter-sd
result = list(filter(None, '12'))
# case: B-filter-e
result = list(filter(None, ''))
# case: B-filter-inf
result = list(filter(None, float("inf")))
# case: B-filter-no
result = list(filter(None, None))
# case: B-filter-n64
result = list(filter(None, np.int64(5)))
# case: B-frozenset-s
result = sorted(frozenset(s), key=str)
# case: B-frozenset-a
result = sorted(frozenset(a), key=str)
# case: B-frozenset-L
result = sorted(frozenset(L), key=str)
# case: B-frozenset-Ln
result = sorted(frozenset([1, None, 2]), key=str)
# case: B-frozenset-Ld
result = sorted(frozenset([('a', 1), ('b', 2)]), key=str)
# case: B-frozenset-tu
result = sorted(frozenset(tu), key=str)
# case: B-frozenset-sd
result = sorted(frozenset('12'), key=str)
# case: B-frozenset-e
result = sorted(frozenset(''), key=str)
# case: B-frozenset-dt
result = sorted(frozenset(datetime.datetime(2024, 2, 29, 1, 2)), key=str)
# case: B-frozenset-rg
result = sorted(frozenset(range(3)), key=str)
# case: B-frozenset-ix
result = sorted(frozenset(pd.Index(['x', 'y'])), key=str)
# case: B-bin-f
result = bin(f)
# case: B-bin-tr
result = bin(True)
# case: B-bin-by
result = bin(1_000_000_000_000)
# case: B-hex-s
result = hex(s)
# case: B-hex-Ld
result = hex([('a', 1), ('b', 2)])
# case: B-hex-e
result = hex('')
# case: B-hex-fn
result = hex(lambda v: v)
# case: B-hex-n64
result = hex(np.int64(5))
# case: B-oct-i
result = oct(2)
# case: B-oct-tr
result = oct(True)
# case: B-format-s
result = format(s)
# case: B-format-a
result = format(a)
# case: B-format-Lf
result = format([1.5, float("nan"), 2])
# case: B-format-se
result = format(se)
# case: B-format-sf
result = format(' 1.5 ')
# case: B-format-m1
result = format(-1)
# case: B-format-z
result = format(0)
# case: B-format-fl
result = format(2.5)
# case: B-format-nan
result = format(float("nan"))
# case: B-format-inf
result = format(float("inf"))
# case: B-format-n64
result = format(np.int64(5))
# case: B-format-nf
result = format(np.float64(2.5))
# case: B-format-nb
result = format(np.bool_(True))
# case: B-format-nat
result = format(pd.NaT)
# case: B-format-ix
result = format(pd.Index(['x', 'y']))
# case: B-format-by
result = format(1_000_000_000_000)
# case: B-format-sl
result = format('a,b')
# case: B-format-st.m1
result = format(st, -1)
# case: B-format-fl.st
result = format(2.5, st)
# case: B-int-se
result = int(se)
# case: B-int-sd
result = int('12')
# case: B-int-i
result = int(2)
# case: B-int-z
result = int(0)
# case: B-int-nan
result = int(float("nan"))
# case: B-int-ts
result = int(pd.Timestamp('2024-01-31 10:20:30'))
# case: B-int-td
result = int(pd.Timedelta('1 days 02:00:00'))
# case: B-int-by
result = int(1_000_000_000_000)
# case: B-int-sd.m1
result = int('12', -1)
# case: B-int-i.fl
result = int(2, 2.5)
# case: B-float-Ln
result = float([1, None, 2])
# case: B-float-sd
result = float('12')
# case: B-float-sf
result = float(' 1.5 ')
# case: B-float-m1
result = float(-1)
# case: B-float-z
result = float(0)
# case: B-float-n64
result = float(np.int64(5))
# case: B-float-ix
result = float(pd.Index(['x', 'y']))
# case: B-str-s
result = str(s)
# case: B-str-f
result = str(f)
# case: B-str-D
result = str(D)
# case: B-str-a
result = str(a)
# case: B-str-L
result = str(L)
# case: B-str-Lf
result = str([1.5, float("nan"), 2])
# case: B-str-LL
result = str([[1, 2], [3, 4]])
# case: B-str-Ld
result = str([('a', 1), ('b', 2)])
# case: B-str-st
result = str(st)
# case: B-str-sf
result = str(' 1.5 ')
# case: B-str-i
result = str(2)
# case: B-str-m1
result = str(-1)
# case: B-str-nan
result = str(float("nan"))
# case: B-str-no
result = str(None)
# case: B-str-tr
result = str(True)
# case: B-str-ts
result = str(pd.Timestamp('2024-01-31 10:20:30'))
# case: B-str-td
result = str(pd.Timedelta('1 days 02:00:00'))
# case: B-str-dt
result = str(datetime.datetime(2024, 2, 29, 1, 2))
# case: B-str-da
result = str(datetime.date(2024, 2, 29))
# case: B-str-n64
result = str(np.int64(5))
# case: B-str-rg
result = str(range(3))
# case: B-bool-Lt
result = bool(Lt)
# case: B-bool-Ln
result = bool([1, None, 2])
# case: B-bool-Ld
result = bool([('a', 1), ('b', 2)])
# case: B-bool-tu
result = bool(tu)
# case: B-bool-d
result = bool(d)
# case: B-bool-z
result = bool(0)
# case: B-bool-nan
result = bool(float("nan"))
# case: B-bool-fn
result = bool(lambda v: v)
# case: B-bool-td
result = bool(pd.Timedelta('1 days 02:00:00'))
# case: B-bool-n64
result = bool(np.int64(5))
# case: B-bool-nat
result = bool(pd.NaT)
# case: B-bool-sl
result = bool('a,b')
# case: B-repr-f
result = repr(f)
# case: B-repr-a
result = repr(a)
# case: B-repr-Lt
result = repr(Lt)
# case: B-repr-Ln
result = repr([1, None, 2])
# case: B-repr-Lf
result = repr([1.5, float("nan"), 2])
# case: B-repr-LL
result = repr([[1, 2], [3, 4]])
# case: B-repr-d
result = repr(d)
# case: B-repr-se
result = repr(se)
# case: B-repr-st
result = repr(st)
# case: B-repr-z
result = repr(0)
# case: B-repr-fl
result = repr(2.5)
# case: B-repr-nan
result = repr(float("nan"))
# case: B-repr-tr
result = repr(True)
# case: B-repr-dt
result = repr(datetime.datetime(2024, 2, 29, 1, 2))
# case: B-repr-nb
result = repr(np.bool_(True))
# case: B-repr-na
result = repr(pd.NA)
# case: B-repr-nat
result = repr(pd.NaT)
# case: B-repr-rg
result = repr(range(3))
# case: B-repr-sl
result = repr('a,b')
# case: B-type-D
result = type(D).__name__
# case: B-type-a
result = type(a).__name__
# case: B-type-Lt
result = type(Lt).__name__
# case: B-type-Ln
result = type([1, None, 2]).__name__
# case: B-type-Lf
result = type([1.5, float("nan"), 2]).__name__
# case: B-type-LL
result = type([[1, 2], [3, 4]]).__name__
# case: B-type-tu
result = type(tu).__name__
# case: B-type-d
result = type(d).__name__
# case: B-type-sf
result = type(' 1.5 ').__name__
# case: B-type-i
result = type(2).__name__
# case: B-type-no
result = type(None).__name__
# case: B-type-fn
result = type(lambda v: v).__name__
# case: B-type-da
result = type(datetime.date(2024, 2, 29)).__name__
# case: B-type-nb
result = type(np.bool_(True)).__name__
# case: B-type-rg
result = type(range(3)).__name__
# case: B-type-ix
result = type(pd.Index(['x', 'y'])).__name__
# case: B-type-by
result = type(1_000_000_000_000).__name__
# case: B-type-sl
result = type('a,b').__name__
# case: B-type-cat
result = type(pd.Series(['a', 'b'], dtype='category')).__name__
# case: B-iter-D
result = list(iter(D))
# case: B-iter-a
result = list(iter(a))
# case: B-iter-Lt
result = list(iter(Lt))
# case: B-iter-Ld
result = list(iter([('a', 1), ('b', 2)]))
# case: B-iter-d
result = list(iter(d))
# case: B-iter-se
result = list(iter(se))
# case: B-iter-st
result = list(iter(st))
# case: B-iter-sd
result = list(iter('12'))
# case: B-iter-e
result = list(iter(''))
# case: B-iter-rg
result = list(iter(range(3)))
# case: B-next-s
result = next(iter(s))
# case: B-next-f
result = next(iter(f))
# case: B-next-D
result = next(iter(D))
# case: B-next-Lt
result = next(iter(Lt))
# case: B-next-Ln
result = next(iter([1, None, 2]))
# case: B-next-Lf
result = next(iter([1.5, float("nan"), 2]))
# case: B-next-LL
result = next(iter([[1, 2], [3, 4]]))
# case: B-next-Ld
result = next(iter([('a', 1), ('b', 2)]))
# case: B-next-d
result = next(iter(d))
# case: B-next-st
result = next(iter(st))
# case: B-next-inf
result = next(iter(float("inf")))
# case: B-next-nf
result = next(iter(np.float64(2.5)))
# case: B-enumerate-f
result = list(enumerate(f))
# case: B-enumerate-a
result = list(enumerate(a))
# case: B-enumerate-L
result = list(enumerate(L))
# case: B-enumerate-Lt
result = list(enumerate(Lt))
# case: B-enumerate-Ln
result = list(enumerate([1, None, 2]))
# case: B-enumerate-Lf
result = list(enumerate([1.5, float("nan"), 2]))
# case: B-enumerate-tu
result = list(enumerate(tu))
# case: B-enumerate-sd
result = list(enumerate('12'))
# case: B-enumerate-sf
result = list(enumerate(' 1.5 '))
# case: B-enumerate-z
result = list(enumerate(0))
# case: B-enumerate-sl
result = list(enumerate('a,b'))
# case: B-enumerate-cat
result = list(enumerate(pd.Series(['a', 'b'], dtype='category')))
# case: B-reversed-s
result = list(reversed(s))
# case: B-reversed-f
result = list(reversed(f))
# case: B-reversed-a
result = list(reversed(a))
# case: B-reversed-Ln
result = list(reversed([1, None, 2]))
# case: B-reversed-Lf
result = list(reversed([1.5, float("nan"), 2]))
# case: B-reversed-LL
result = list(reversed([[1, 2], [3, 4]]))
# case: B-reversed-Ld
result = list(reversed([('a', 1), ('b', 2)]))
# case: B-reversed-d
result = list(reversed(d))
# case: B-reversed-se
result = list(reversed(se))
# case: B-reversed-st
result = list(reversed(st))
# case: B-reversed-e
result = list(reversed(''))
# case: B-reversed-ix
result = list(reversed(pd.Index(['x', 'y'])))
# case: B-reversed-cat
result = list(reversed(pd.Series(['a', 'b'], dtype='category')))
# case: B-divmod-s
result = divmod(s, 2)
# case: B-divmod-f
result = divmod(f, 2)
# case: B-divmod-nan
result = divmod(float("nan"), 2)
# case: B-divmod-tr
result = divmod(True, 2)
# case: B-divmod-da
result = divmod(datetime.date(2024, 2, 29), 2)
# case: B-divmod-nf
result = divmod(np.float64(2.5), 2)
# case: B-divmod-na
result = divmod(pd.NA, 2)
# case: B-divmod-fl.m1
result = divmod(2.5, -1)
# case: B-divmod-nf.m1
result = divmod(np.float64(2.5), -1)
# case: B-divmod-nf.z
result = divmod(np.float64(2.5), 0)
# case: B-divmod-fl.fl
result = divmod(2.5, 2.5)
# case: B-divmod-n64.fl
result = divmod(np.int64(5), 2.5)
# case: B-divmod-s.fl
result = divmod(s, 2.5)
# case: B-divmod-fl.no
result = divmod(2.5, None)
# case: B-divmod-i.tr
result = divmod(2, True)
# case: B-divmod-nf.tr
result = divmod(np.float64(2.5), True)
# case: B-divmod-s.tr
result = divmod(s, True)
# case: B-pow-f
result = pow(f, 2)
# case: B-pow-Ld
result = pow([('a', 1), ('b', 2)], 2)
# case: B-pow-i
result = pow(2, 2)
# case: B-pow-m1
result = pow(-1, 2)
# case: B-pow-z
result = pow(0, 2)
# case: B-pow-fl
result = pow(2.5, 2)
# case: B-pow-nan
result = pow(float("nan"), 2)
# case: B-pow-inf
result = pow(float("inf"), 2)
# case: B-pow-tr
result = pow(True, 2)
# case: B-pow-fn
result = pow(lambda v: v, 2)
# case: B-pow-nf
result = pow(np.float64(2.5), 2)
# case: B-pow-na
result = pow(pd.NA, 2)
# case: B-pow-fl.m1
result = pow(2.5, -1)
# case: B-pow-i.z
result = pow(2, 0)
# case: B-pow-L.z
result = pow(L, 0)
# case: B-pow-nf.z
result = pow(np.float64(2.5), 0)
# case: B-pow-n64.z
result = pow(np.int64(5), 0)
# case: B-pow-i.fl
result = pow(2, 2.5)
# case: B-pow-fl.fl
result = pow(2.5, 2.5)
# case: B-pow-nf.fl
result = pow(np.float64(2.5), 2.5)
# case: B-pow-n64.fl
result = pow(np.int64(5), 2.5)
# case: B-pow-i.no
result = pow(2, None)
# case: B-pow-fl.tr
result = pow(2.5, True)
# case: B-pow-nf.tr
result = pow(np.float64(2.5), True)
# case: B-pow-s.tr
result = pow(s, True)
# case: B-ord-Ld
result = ord([('a', 1), ('b', 2)])
# case: B-ord-i
result = ord(2)
# case: B-ord-no
result = ord(None)
# case: B-ord-da
result = ord(datetime.date(2024, 2, 29))
# case: B-ord-n64
result = ord(np.int64(5))
# case: B-isinstance-s
result = [isinstance(s, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-f
result = [isinstance(f, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-a
result = [isinstance(a, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-Lt
result = [isinstance(Lt, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-Ld
result = [isinstance([('a', 1), ('b', 2)], t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-tu
result = [isinstance(tu, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-st
result = [isinstance(st, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-sf
result = [isinstance(' 1.5 ', t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-e
result = [isinstance('', t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-z
result = [isinstance(0, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-fl
result = [isinstance(2.5, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-tr
result = [isinstance(True, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-ts
result = [isinstance(pd.Timestamp('2024-01-31 10:20:30'), t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-td
result = [isinstance(pd.Timedelta('1 days 02:00:00'), t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-nat
result = [isinstance(pd.NaT, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-rg
result = [isinstance(range(3), t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-ix
result = [isinstance(pd.Index(['x', 'y']), t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-by
result = [isinstance(1_000_000_000_000, t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-sl
result = [isinstance('a,b', t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-isinstance-cat
result = [isinstance(pd.Series(['a', 'b'], dtype='category'), t) for t in (int, float, str, bool, list, tuple, dict, set)]
# case: B-callable-f
result = callable(f)
# case: B-callable-Ln
result = callable([1, None, 2])
# case: B-callable-Lf
result = callable([1.5, float("nan"), 2])
# case: B-callable-Ld
result = callable([('a', 1), ('b', 2)])
# case: B-callable-tu
result = callable(tu)
