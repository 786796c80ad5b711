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

# case: Counter0-elements-Lt
v = collections.Counter("abca")
r = v.elements(Lt)
result = (r, v)
# case: Counter0-elements-i
v = collections.Counter("abca")
r = v.elements(2)
result = (r, v)
# case: Counter0-most_common-tr
v = collections.Counter("abca")
r = v.most_common(True)
result = (r, v)
# case: Counter0-subtract-Ld
v = collections.Counter("abca")
r = v.subtract([('a', 1), ('b', 2)])
result = (r, v)
# case: Counter0-subtract-se
v = collections.Counter("abca")
r = v.subtract(se)
result = (r, v)
# case: Counter0-subtract-ix
v = collections.Counter("abca")
r = v.subtract(pd.Index(['x', 'y']))
result = (r, v)
# case: Counter0-subtract-sl
v = collections.Counter("abca")
r = v.subtract('a,b')
result = (r, v)
# case: Counter0-update-rg
v = collections.Counter("abca")
r = v.update(range(3))
result = (r, v)
# case: Counter0-update-sl
v = collections.Counter("abca")
r = v.update('a,b')
result = (r, v)
# case: deque0-append-s
v = collections.deque([1, 2, 3])
r = v.append(s)
result = (r, v)
# case: deque0-append-Ln
v = collections.deque([1, 2, 3])
r = v.append([1, None, 2])
result = (r, v)
# case: deque0-append-tu
v = collections.deque([1, 2, 3])
r = v.append(tu)
result = (r, v)
# case: deque0-append-nf
v = collections.deque([1, 2, 3])
r = v.append(np.float64(2.5))
result = (r, v)
# case: deque0-append-rg
v = collections.deque([1, 2, 3])
r = v.append(range(3))
result = (r, v)
# case: deque0-appendleft-Lt
v = collections.deque([1, 2, 3])
r = v.appendleft(Lt)
result = (r, v)
# case: deque0-appendleft-LL
v = collections.deque([1, 2, 3])
r = v.appendleft([[1, 2], [3, 4]])
result = (r, v)
# case: deque0-appendleft-st
v = collections.deque([1, 2, 3])
r = v.appendleft(st)
result = (r, v)
# case: deque0-appendleft-td
v = collections.deque([1, 2, 3])
r = v.appendleft(pd.Timedelta('1 days 02:00:00'))
result = (r, v)
# case: deque0-appendleft-na
v = collections.deque([1, 2, 3])
r = v.appendleft(pd.NA)
result = (r, v)
# case: deque0-copy-n64
v = collections.deque([1, 2, 3])
r = v.copy(np.int64(5))
result = (r, v)
# case: deque0-count-Ln
v = collections.deque([1, 2, 3])
r = v.count([1, None, 2])
result = (r, v)
# case: deque0-count-i
v = collections.deque([1, 2, 3])
r = v.count(2)
result = (r, v)
# case: deque0-count-tr
v = collections.deque([1, 2, 3])
r = v.count(True)
result = (r, v)
# case: deque0-count-fn
v = collections.deque([1, 2, 3])
r = v.count(lambda v: v)
result = (r, v)
# case: deque0-count-ts
v = collections.deque([1, 2, 3])
r = v.count(pd.Timestamp('2024-01-31 10:20:30'))
result = (r, v)
# case: deque0-count-td
v = collections.deque([1, 2, 3])
r = v.count(pd.Timedelta('1 days 02:00:00'))
result = (r, v)
# case: deque0-extend-s
v = collections.deque([1, 2, 3])
r = v.extend(s)
result = (r, v)
# case: deque0-extend-f
v = collections.deque([1, 2, 3])
r = v.extend(f)
result = (r, v)
# case: deque0-extend-Lf
v = collections.deque([1, 2, 3])
r = v.extend([1.5, float("nan"), 2])
result = (r, v)
# case: deque0-extend-sf
v = collections.deque([1, 2, 3])
r = v.extend(' 1.5 ')
result = (r, v)
# case: deque0-extendleft-s
v = collections.deque([1, 2, 3])
r = v.extendleft(s)
result = (r, v)
# case: deque0-extendleft-se
v = collections.deque([1, 2, 3])
r = v.extendleft(se)
result = (r, v)
# case: deque0-popleft-i
v = collections.deque([1, 2, 3])
r = v.popleft(2)
result = (r, v)
# case: deque0-remove-i
v = collections.deque([1, 2, 3])
r = v.remove(2)
result = (r, v)
# case: dict0-clear
v = dict(d)
r = v.clear()
result = (r, v)
# case: dict0-copy-Ln
v = dict(d)
r = v.copy([1, None, 2])
result = (r, v)
# case: dict0-copy-ix
v = dict(d)
r = v.copy(pd.Index(['x', 'y']))
result = (r, v)
# case: dict0-items-st.i
v = dict(d)
r = v.items(st, 2)
result = (r, v)
# case: dict0-pop-f
v = dict(d)
r = v.pop(f)
result = (r, v)
# case: dict0-pop-i.i
v = dict(d)
r = v.pop(2, 2)
result = (r, v)
# case: dict0-pop-sl.e
v = dict(d)
r = v.pop('a,b', '')
result = (r, v)
# case: dict0-setdefault-a
v = dict(d)
r = v.setdefault(a)
result = (r, v)
# case: dict0-setdefault-z
v = dict(d)
r = v.setdefault(0)
result = (r, v)
# case: dict0-setdefault-nan
v = dict(d)
r = v.setdefault(float("nan"))
result = (r, v)
# case: dict0-setdefault-tr
v = dict(d)
r = v.setdefault(True)
result = (r, v)
# case: dict0-setdefault-nf
v = dict(d)
r = v.setdefault(np.float64(2.5))
result = (r, v)
# case: dict0-setdefault-e.st
v = dict(d)
r = v.setdefault('', st)
result = (r, v)
# case: dict0-update-f
v = dict(d)
r = v.update(f)
result = (r, v)
# case: dict0-values-i
v = dict(d)
r = v.values(2)
result = (r, v)
# case: dict0-values-z
v = dict(d)
r = v.values(0)
result = (r, v)
# case: dict1-clear-i.st
v = {1: None, (2, 3): [4]}
r = v.clear(2, st)
result = (r, v)
# case: dict1-copy-Lf
v = {1: None, (2, 3): [4]}
r = v.copy([1.5, float("nan"), 2])
result = (r, v)
# case: dict1-get-rg
v = {1: None, (2, 3): [4]}
r = v.get(range(3))
result = (r, v)
# case: dict1-get-i.i
v = {1: None, (2, 3): [4]}
r = v.get(2, 2)
result = (r, v)
# case: dict1-setdefault-st
v = {1: None, (2, 3): [4]}
r = v.setdefault(st)
result = (r, v)
# case: dict1-setdefault-inf
v = {1: None, (2, 3): [4]}
r = v.setdefault(float("inf"))
result = (r, v)
# case: dict1-setdefault-da
v = {1: None, (2, 3): [4]}
r = v.setdefault(datetime.date(2024, 2, 29))
result = (r, v)
# case: dict1-update-e
v = {1: None, (2, 3): [4]}
r = v.update('')
result = (r, v)
# case: dict1-update-cat
v = {1: None, (2, 3): [4]}
r = v.update(pd.Series(['a', 'b'], dtype='category'))
result = (r, v)
# case: dict1-values-sl
v = {1: None, (2, 3): [4]}
r = v.values('a,b')
result = (r, v)
# case: float0-as_integer_ratio-i.st
result = (2.5).as_integer_ratio(2, st)
# case: float0-is_integer-d
result = (2.5).is_integer(d)
# case: float1-is_integer-nat
result = (-0.0).is_integer(pd.NaT)
# case: float1-is_integer-by
result = (-0.0).is_integer(1_000_000_000_000)
# case: int0-int-ix
result = (5).int(pd.Index(['x', 'y']))
# case: int0-bit_count-nat
result = (5).bit_count(pd.NaT)
# case: int0-bit_length-cat
result = (5).bit_length(pd.Series(['a', 'b'], dtype='category'))
# case: int0-conjugate-ix
result = (5).conjugate(pd.Index(['x', 'y']))
# case: int1-int-L
result = (-7).int(L)
# case: list0-append-inf
v = L[:]
r = v.append(float("inf"))
result = (r, v)
# case: list0-clear
v = L[:]
r = v.clear()
result = (r, v)
# case: list0-copy-f
v = L[:]
r = v.copy(f)
result = (r, v)
# case: list0-copy-da
v = L[:]
r = v.copy(datetime.date(2024, 2, 29))
result = (r, v)
# case: list0-count-se
v = L[:]
r = v.count(se)
result = (r, v)
# case: list0-count-st
v = L[:]
r = v.count(st)
result = (r, v)
# case: list0-count-tr
v = L[:]
r = v.count(True)
result = (r, v)
# case: list0-count-nf
v = L[:]
r = v.count(np.float64(2.5))
result = (r, v)
# case: list0-count-nb
v = L[:]
r = v.count(np.bool_(True))
result = (r, v)
# case: list0-extend-Lt
v = L[:]
r = v.extend(Lt)
result = (r, v)
# case: list0-extend-fn
v = L[:]
r = v.extend(lambda v: v)
result = (r, v)
# case: list0-index-nb
v = L[:]
r = v.index(np.bool_(True))
result = (r, v)
# case: list0-pop-tr
v = L[:]
r = v.pop(True)
result = (r, v)
# case: list0-reverse-a
v = L[:]
r = v.reverse(a)
result = (r, v)
# case: list0-reverse-sd
v = L[:]
r = v.reverse('12')
result = (r, v)
# case: list0-sort-ts
v = L[:]
r = v.sort(pd.Timestamp('2024-01-31 10:20:30'))
result = (r, v)
# case: list1-list-nat
v = Lt[:]
r = v.list(pd.NaT)
result = (r, v)
# case: list1-append-D
v = Lt[:]
r = v.append(D)
result = (r, v)
# case: list1-append-Ln
v = Lt[:]
r = v.append([1, None, 2])
result = (r, v)
# case: list1-append-z
v = Lt[:]
r = v.append(0)
result = (r, v)
# case: list1-append-rg
v = Lt[:]
r = v.append(range(3))
result = (r, v)
# case: list1-append-ix
v = Lt[:]
r = v.append(pd.Index(['x', 'y']))
result = (r, v)
# case: list1-count-no
v = Lt[:]
r = v.count(None)
result = (r, v)
# case: list1-count-da
v = Lt[:]
r = v.count(datetime.date(2024, 2, 29))
result = (r, v)
# case: list1-count-nb
v = Lt[:]
r = v.count(np.bool_(True))
result = (r, v)
# case: list1-extend-sf
v = Lt[:]
r = v.extend(' 1.5 ')
result = (r, v)
# case: list1-extend-e
v = Lt[:]
r = v.extend('')
result = (r, v)
# case: list1-extend-inf
v = Lt[:]
r = v.extend(float("inf"))
result = (r, v)
# case: list1-extend-ix
v = Lt[:]
r = v.extend(pd.Index(['x', 'y']))
result = (r, v)
# case: list1-extend-sl
v = Lt[:]
r = v.extend('a,b')
result = (r, v)
# case: list1-index-Lf
v = Lt[:]
r = v.index([1.5, float("nan"), 2])
result = (r, v)
# case: list1-insert-na
v = Lt[:]
r = v.insert(pd.NA)
result = (r, v)
# case: list1-reverse
v = Lt[:]
r = v.reverse()
result = (r, v)
# case: list2-append-D
v = [1, [2], "x", None]
r = v.append(D)
result = (r, v)
# case: list2-append-td
v = [1, [2], "x", None]
r = v.append(pd.Timedelta('1 days 02:00:00'))
result = (r, v)
# case: list2-append-da
v = [1, [2], "x", None]
r = v.append(datetime.date(2024, 2, 29))
result = (r, v)
# case: list2-append-n64
v = [1, [2], "x", None]
r = v.append(np.int64(5))
result = (r, v)
# case: list2-append-by
v = [1, [2], "x", None]
r = v.append(1_000_000_000_000)
result = (r, v)
# case: list2-count-L
v = [1, [2], "x", None]
r = v.count(L)
result = (r, v)
# case: list2-count-Ln
v = [1, [2], "x", None]
r = v.count([1, None, 2])
result = (r, v)
# case: list2-count-d
v = [1, [2], "x", None]
r = v.count(d)
result = (r, v)
# case: list2-count-se
v = [1, [2], "x", None]
r = v.count(se)
result = (r, v)
# case: list2-count-sd
v = [1, [2], "x", None]
r = v.count('12')
result = (r, v)
# case: list2-count-sf
v = [1, [2], "x", None]
r = v.count(' 1.5 ')
result = (r, v)
# case: list2-count-st.i
v = [1, [2], "x", None]
r = v.count(st, 2)
result = (r, v)
# case: list2-count-L.i
v = [1, [2], "x", None]
r = v.count(L, 2)
result = (r, v)
# case: list2-extend-Lt
v = [1, [2], "x", None]
r = v.extend(Lt)
result = (r, v)
# case: list2-extend-e
v = [1, [2], "x", None]
r = v.extend('')
result = (r, v)
# case: list2-index-tr
v = [1, [2], "x", None]
r = v.index(True)
result = (r, v)
# case: list2-index-ix
v = [1, [2], "x", None]
r = v.index(pd.Index(['x', 'y']))
result = (r, v)
# case: list2-pop-m1
v = [1, [2], "x", None]
r = v.pop(-1)
result = (r, v)
# case: list2-remove-f
v = [1, [2], "x", None]
r = v.remove(f)
result = (r, v)
# case: list2-remove-no
v = [1, [2], "x", None]
r = v.remove(None)
result = (r, v)
# case: list2-remove-nb
v = [1, [2], "x", None]
r = v.remove(np.bool_(True))
result = (r, v)
# case: set0-add-rg
v = set(se)
r = v.add(range(3))
result = (r, v)
# case: set0-copy-sf
v = set(se)
r = v.copy(' 1.5 ')
result = (r, v)
# case: set0-difference-Lt
v = set(se)
r = v.difference(Lt)
result = (r, v)
# case: set0-difference-tu
v = set(se)
r = v.difference(tu)
result = (r, v)
# case: set0-difference-sf
v = set(se)
r = v.difference(' 1.5 ')
result = (r, v)
# case: set0-difference_update-f
v = set(se)
r = v.difference_update(f)
result = (r, v)
# case: set0-difference_update-e
v = set(se)
r = v.difference_update('')
result = (r, v)
# case: set0-discard-s
v = set(se)
r = v.discard(s)
result = (r, v)
# case: set0-discard-D
v = set(se)
r = v.discard(D)
result = (r, v)
# case: set0-discard-se
v = set(se)
r = v.discard(se)
result = (r, v)
# case: set0-discard-m1
v = set(se)
r = v.discard(-1)
result = (r, v)
# case: set0-intersection-f
v = set(se)
r = v.intersection(f)
result = (r, v)
# case: set0-intersection-se
v = set(se)
r = v.intersection(se)
result = (r, v)
# case: set0-intersection-cat
v = set(se)
r = v.intersection(pd.Series(['a', 'b'], dtype='category'))
result = (r, v)
# case: set0-intersection_update-sf
v = set(se)
r = v.intersection_update(' 1.5 ')
result = (r, v)
# case: set0-intersection_update-e
v = set(se)
r = v.intersection_update('')
result = (r, v)
# case: set0-intersection_update-rg
v = set(se)
r = v.intersection_update(range(3))
result = (r, v)
# case: set0-intersection_update-e.st
v = set(se)
r = v.intersection_update('', st)
result = (r, v)
# case: set0-isdisjoint-L
v = set(se)
r = v.isdisjoint(L)
result = (r, v)
# case: set0-isdisjoint-ix
v = set(se)
r = v.isdisjoint(pd.Index(['x', 'y']))
result = (r, v)
# case: set0-issubset-sd
v = set(se)
r = v.issubset('12')
result = (r, v)
# case: set0-issubset-ix
v = set(se)
r = v.issubset(pd.Index(['x', 'y']))
result = (r, v)
# case: set0-issubset-cat
v = set(se)
r = v.issubset(pd.Series(['a', 'b'], dtype='category'))
result = (r, v)
# case: set0-issuperset-s
v = set(se)
r = v.issuperset(s)
result = (r, v)
# case: set0-issuperset-ts
v = set(se)
r = v.issuperset(pd.Timestamp('2024-01-31 10:20:30'))
result = (r, v)
# case: set0-symmetric_difference-f
v = set(se)
r = v.symmetric_difference(f)
result = (r, v)
# case: set0-symmetric_difference-Ln
v = set(se)
r = v.symmetric_difference([1, None, 2])
result = (r, v)
# case: set0-symmetric_difference-st
v = set(se)
r = v.symmetric_difference(st)
result = (r, v)
# case: set0-symmetric_difference-ts
v = set(se)
r = v.symmetric_difference(pd.Timestamp('2024-01-31 10:20:30'))
result = (r, v)
# case: set0-symmetric_difference_update-tu
v = set(se)
r = v.symmetric_difference_update(tu)
result = (r, v)
# case: set0-symmetric_difference_update-sl
v = set(se)
r = v.symmetric_difference_update('a,b')
result = (r, v)
# case: set0-symmetric_difference_update-cat
v = set(se)
r = v.symmetric_difference_update(pd.Series(['a', 'b'], dtype='category'))
result = (r, v)
# case: set0-union-L
v = set(se)
r = v.union(L)
result = (r, v)
# case: set0-union-Ln
v = set(se)
r = v.union([1, None, 2])
result = (r, v)
# case: set0-union-se
v = set(se)
r = v.union(se)
result = (r, v)
# case: set0-union-st
v = set(se)
r = v.union(st)
result = (r, v)
# case: set0-union-z
v = set(se)
r = v.union(0)
result = (r, v)
# case: set0-union-nf
v = set(se)
r = v.union(np.float64(2.5))
result = (r, v)
# case: set0-update-Ln
v = set(se)
r = v.update([1, None, 2])
result = (r, v)
# case: set0-update-sl
v = set(se)
r = v.update('a,b')
result = (r, v)
# case: set0-update-cat
v = set(se)
r = v.update(pd.Series(['a', 'b'], dtype='category'))
result = (r, v)
# case: set1-set-inf
v = {'a', 'b'}
r = v.set(float("inf"))
result = (r, v)
# case: set1-set-tr
v = {'a', 'b'}
r = v.set(True)
result = (r, v)
# case: set1-add-m1
v = {'a', 'b'}
r = v.add(-1)
result = (r, v)
# case: set1-add-nb
v = {'a', 'b'}
r = v.add(np.bool_(True))
result = (r, v)
# case: set1-copy
v = {'a', 'b'}
r = v.copy()
result = (r, v)
# case: set1-copy-inf
v = {'a', 'b'}
r = v.copy(float("inf"))
result = (r, v)
# case: set1-difference-f
v = {'a', 'b'}
r = v.difference(f)
result = (r, v)
# case: set1-difference-d
v = {'a', 'b'}
r = v.difference(d)
result = (r, v)
# case: set1-difference-sd
v = {'a', 'b'}
r = v.difference('12')
result = (r, v)
# case: set1-difference-nan
v = {'a', 'b'}
r = v.difference(float("nan"))
result = (r, v)
# case: set1-difference-sl
v = {'a', 'b'}
r = v.difference('a,b')
result = (r, v)
# case: set1-difference-sl.e
v = {'a', 'b'}
r = v.difference('a,b', '')
result = (r, v)
# case: set1-difference_update
v = {'a', 'b'}
r = v.difference_update()
result = (r, v)
# case: set1-difference_update-st
v = {'a', 'b'}
r = v.difference_update(st)
result = (r, v)
# case: set1-difference_update-rg
v = {'a', 'b'}
r = v.difference_update(range(3))
result = (r, v)
# case: set1-discard-m1
v = {'a', 'b'}
r = v.discard(-1)
result = (r, v)
# case: set1-discard-z
v = {'a', 'b'}
r = v.discard(0)
result = (r, v)
# case: set1-discard-nan
v = {'a', 'b'}
r = v.discard(float("nan"))
result = (r, v)
# case: set1-intersection-Lt
v = {'a', 'b'}
r = v.intersection(Lt)
result = (r, v)
# case: set1-intersection-d
v = {'a', 'b'}
r = v.intersection(d)
result = (r, v)
# case: set1-intersection-st
v = {'a', 'b'}
r = v.intersection(st)
result = (r, v)
# case: set1-intersection-sl.e
v = {'a', 'b'}
r = v.intersection('a,b', '')
result = (r, v)
# case: set1-intersection_update-D
v = {'a', 'b'}
r = v.intersection_update(D)
result = (r, v)
# case: set1-intersection_update-se
v = {'a', 'b'}
r = v.intersection_update(se)
result = (r, v)
# case: set1-intersection_update-sd
v = {'a', 'b'}
r = v.intersection_update('12')
result = (r, v)
# case: set1-isdisjoint-Ln
v = {'a', 'b'}
r = v.isdisjoint([1, None, 2])
result = (r, v)
# case: set1-isdisjoint-Lf
v = {'a', 'b'}
r = v.isdisjoint([1.5, float("nan"), 2])
result = (r, v)
# case: set1-isdisjoint-sd
v = {'a', 'b'}
r = v.isdisjoint('12')
result = (r, v)
# case: set1-isdisjoint-td
v = {'a', 'b'}
r = v.isdisjoint(pd.Timedelta('1 days 02:00:00'))
result = (r, v)
# case: set1-isdisjoint-ix
v = {'a', 'b'}
r = v.isdisjoint(pd.Index(['x', 'y']))
result = (r, v)
# case: set1-isdisjoint-e.st
v = {'a', 'b'}
r = v.isdisjoint('', st)
result = (r, v)
# case: set1-issubset-Ln
v = {'a', 'b'}
r = v.issubset([1, None, 2])
result = (r, v)
# case: set1-issubset-st
v = {'a', 'b'}
r = v.issubset(st)
result = (r, v)
# case: set1-issubset-by
v = {'a', 'b'}
r = v.issubset(1_000_000_000_000)
result = (r, v)
# case: set1-issuperset-Ln
v = {'a', 'b'}
r = v.issuperset([1, None, 2])
result = (r, v)
# case: set1-issuperset-se
v = {'a', 'b'}
r = v.issuperset(se)
result = (r, v)
# case: set1-issuperset-e
v = {'a', 'b'}
r = v.issuperset('')
result = (r, v)
# case: set1-issuperset-sl
v = {'a', 'b'}
r = v.issuperset('a,b')
result = (r, v)
# case: set1-pop-e.st
v = {'a', 'b'}
r = v.pop('', st)
result = (r, v)
# case: set1-remove-nb
v = {'a', 'b'}
r = v.remove(np.bool_(True))
result = (r, v)
# case: set1-symmetric_difference_update-s
v = {'a', 'b'}
r = v.symmetric_difference_update(s)
result = (r, v)
# case: set1-symmetric_difference_update-Lf
v = {'a', 'b'}
r = v.symmetric_difference_update([1.5, float("nan"), 2])
result = (r, v)
# case: set1-symmetric_difference_update-rg
v = {'a', 'b'}
r = v.symmetric_difference_update(range(3))
result = (r, v)
# case: set1-union-s
v = {'a', 'b'}
r = v.union(s)
result = (r, v)
# case: set1-union-Lt
v = {'a', 'b'}
r = v.union(Lt)
result = (r, v)
# case: set1-union-td
v = {'a', 'b'}
r = v.union(pd.Timedelta('1 days 02:00:00'))
result = (r, v)
# case: set1-update
v = {'a', 'b'}
r = v.update()
result = (r, v)
# case: set1-update-s
v = {'a', 'b'}
r = v.update(s)
result = (r, v)
# case: set1-update-D
v = {'a', 'b'}
r = v.update(D)
result = (r, v)
# case: set1-update-Ld
v = {'a', 'b'}
r = v.update([('a', 1), ('b', 2)])
result = (r, v)
# case: set1-update-se
v = {'a', 'b'}
r = v.update(se)
result = (r, v)
# case: set1-update-i
v = {'a', 'b'}
r = v.update(2)
result = (r, v)
# case: str0-capitalize-nat
result = (st).capitalize(pd.NaT)
# case: str0-casefold-i
result = (st).casefold(2)
# case: str0-casefold-sl.e
result = (st).casefold('a,b', '')
# case: str0-center-i
result = (st).center(2)
# case: str0-count-st
result = (st).count(st)
# case: str0-endswith-LL
result = (st).endswith([[1, 2], [3, 4]])
# case: str0-format-s
result = (st).format(s)
# case: str0-format-sf
result = (st).format(' 1.5 ')
# case: str0-format-fn
result = (st).format(lambda v: v)
# case: str0-format-e.st
result = (st).format('', st)
# case: str0-isalpha
result = (st).isalpha()
# case: str0-isalpha-d
result = (st).isalpha(d)
# case: str0-isalpha-no
result = (st).isalpha(None)
# case: str0-isalpha-ts
result = (st).isalpha(pd.Timestamp('2024-01-31 10:20:30'))
# case: str0-isalpha-i.i
result = (st).isalpha(2, 2)
# case: str0-isalpha-L.i
result = (st).isalpha(L, 2)
# case: str0-isdigit-z
result = (st).isdigit(0)
# case: str0-rstrip-no
result = (st).rstrip(None)
# case: str0-splitlines-m1
result = (st).splitlines(-1)
# case: str0-startswith-st
result = (st).startswith(st)
# case: str0-strip-sd
result = (st).strip('12')
# case: str0-swapcase-d
result = (st).swapcase(d)
# case: str0-translate-st
result = (st).translate(st)
# case: str0-translate-m1
result = (st).translate(-1)
# case: str0-isnumeric-i.i
result = (st).isnumeric(2, 2)
# case: str0-isspace-L.i
result = (st).isspace(L, 2)
# case: str0-join-sd
result = (st).join('12')
# case: str0-removeprefix-st
result = (st).removeprefix(st)
# case: str0-removeprefix-inf
result = (st).removeprefix(float("inf"))
# case: str0-removeprefix-rg
result = (st).removeprefix(range(3))
# case: str1-str-i.i
result = (' x-y ').str(2, 2)
# case: str1-capitalize-tu
result = (' x-y ').capitalize(tu)
# case: str1-casefold-rg
result = (' x-y ').casefold(range(3))
# case: str1-center-e
result = (' x-y ').center('')
# case: str1-center-i.i
result = (' x-y ').center(2, 2)
# case: str1-count-st.i
result = (' x-y ').count(st, 2)
# case: str1-endswith-sd
result = (' x-y ').endswith('12')
# case: str1-endswith-sl
result = (' x-y ').endswith('a,b')
# case: str1-endswith-e.st
result = (' x-y ').endswith('', st)
# case: str1-expandtabs-i
result = (' x-y ').expandtabs(2)
# case: str1-find-L
result = (' x-y ').find(L)
# case: str1-find-st
result = (' x-y ').find(st)
# case: str1-find-sd
result = (' x-y ').find('12')
# case: str1-format-sf
result = (' x-y ').format(' 1.5 ')
# case: str1-format-no
result = (' x-y ').format(None)
# case: str1-format-fn
result = (' x-y ').format(lambda v: v)
# case: str1-format-ts
result = (' x-y ').format(pd.Timestamp('2024-01-31 10:20:30'))
# case: str1-format-nf
result = (' x-y ').format(np.float64(2.5))
# case: str1-format-nat
result = (' x-y ').format(pd.NaT)
# case: str1-format-sl
result = (' x-y ').format('a,b')
# case: str1-index-Ln
result = (' x-y ').index([1, None, 2])
# case: str1-isdecimal-a
result = (' x-y ').isdecimal(a)
# case: str1-isdecimal-z
result = (' x-y ').isdecimal(0)
# case: str1-isdigit-rg
result = (' x-y ').isdigit(range(3))
# case: str1-rindex-ts
result = (' x-y ').rindex(pd.Timestamp('2024-01-31 10:20:30'))
# case: str1-rpartition-st
result = (' x-y ').rpartition(st)
# case: str1-rpartition-fn
result = (' x-y ').rpartition(lambda v: v)
# case: str1-rsplit-tr
result = (' x-y ').rsplit(True)
# case: str1-rsplit-sl
result = (' x-y ').rsplit('a,b')
# case: str1-rstrip-nat
result = (' x-y ').rstrip(pd.NaT)
# case: str1-rstrip-by
result = (' x-y ').rstrip(1_000_000_000_000)
# case: str1-split-nan
result = (' x-y ').split(float("nan"))
# case: str1-splitlines
result = (' x-y ').splitlines()
# case: str1-startswith-e
result = (' x-y ').startswith('')
# case: str1-translate-Lt
result = (' x-y ').translate(Lt)
# case: str1-translate-m1
result = (' x-y ').translate(-1)
# case: str1-translate-fl
result = (' x-y ').translate(2.5)
# case: str1-translate-rg
result = (' x-y ').translate(range(3))
# case: str1-translate-i.st
result = (' x-y ').translate(2, st)
# case: str1-zfill-z
result = (' x-y ').zfill(0)
# case: str1-isidentifier-fn
result = (' x-y ').isidentifier(lambda v: v)
# case: str1-istitle-LL
result = (' x-y ').istitle([[1, 2], [3, 4]])
# case: str1-join-st
result = (' x-y ').join(st)
# case: str1-lstrip-no
result = (' x-y ').lstrip(None)
# case: str1-lstrip-sl.e
result = (' x-y ').lstrip('a,b', '')
# case: str1-partition-st
result = (' x-y ').partition(st)
# case: str1-partition-sd
result = (' x-y ').partition('12')
# case: str1-removesuffix-sf
result = (' x-y ').removesuffix(' 1.5 ')
# case: str1-replace-e.st
result = (' x-y ').replace('', st)
# case: str1-rfind-Lf
result = (' x-y ').rfind([1.5, float("nan"), 2])
# case: str1-rfind-st.i
result = (' x-y ').rfind(st, 2)
# case: str2-center-Ln
result = ('a,b,,c').center([1, None, 2])
# case: str2-endswith-st
result = ('a,b,,c').endswith(st)
# case: str2-endswith-sd
result = ('a,b,,c').endswith('12')
# case: str2-endswith-na
result = ('a,b,,c').endswith(pd.NA)
# case: str2-expandtabs
result = ('a,b,,c').expandtabs()
# case: str2-expandtabs-nf
result = ('a,b,,c').expandtabs(np.float64(2.5))
# case: str2-format-s
result = ('a,b,,c').format(s)
# case: str2-format-f
result = ('a,b,,c').format(f)
# case: str2-format-da
result = ('a,b,,c').format(datetime.date(2024, 2, 29))
# case: str2-format-nat
result = ('a,b,,c').format(pd.NaT)
# case: str2-format-sl.e
result = ('a,b,,c').format('a,b', '')
# case: str2-format_map-d
result = ('a,b,,c').format_map(d)
# case: str2-isalnum
result = ('a,b,,c').isalnum()
# case: str2-isdecimal-L
result = ('a,b,,c').isdecimal(L)
# case: str2-rindex-sd
result = ('a,b,,c').rindex('12')
# case: str2-rindex-nb
result = ('a,b,,c').rindex(np.bool_(True))
# case: str2-rindex-sl
result = ('a,b,,c').rindex('a,b')
# case: str2-rindex-st.i
result = ('a,b,,c').rindex(st, 2)
# case: str2-rindex-L.i
result = ('a,b,,c').rindex(L, 2)
# case: str2-rjust-i
result = ('a,b,,c').rjust(2)
# case: str2-rsplit-sd
result = ('a,b,,c').rsplit('12')
# case: str2-rsplit-no
result = ('a,b,,c').rsplit(None)
# case: str2-rstrip-no
result = ('a,b,,c').rstrip(None)
# case: str2-rstrip-L.i
result = ('a,b,,c').rstrip(L, 2)
# case: str2-split-sl
result = ('a,b,,c').split('a,b')
# case: str2-splitlines-m1
result = ('a,b,,c').splitlines(-1)
# case: str2-upper-f
result = ('a,b,,c').upper(f)
# case: str2-zfill-n64
result = ('a,b,,c').zfill(np.int64(5))
# case: str2-islower
result = ('a,b,,c').islower()
# case: str2-isnumeric-a
result = ('a,b,,c').isnumeric(a)
# case: str2-isnumeric-fl
result = ('a,b,,c').isnumeric(2.5)
# case: str2-istitle
result = ('a,b,,c').istitle()
# case: str2-join-D
result = ('a,b,,c').join(D)
# case: str2-join-se
result = ('a,b,,c').join(se)
# case: str2-join-st
result = ('a,b,,c').join(st)
# case: str2-join-sf
result = ('a,b,,c').join(' 1.5 ')
# case: str2-join-ts
result = ('a,b,,c').join(pd.Timestamp('2024-01-31 10:20:30'))
# case: str2-join-cat
result = ('a,b,,c').join(pd.Series(['a', 'b'], dtype='category'))
# case: str2-maketrans-sl
result = ('a,b,,c').maketrans('a,b')
# case: str2-removeprefix-e
result = ('a,b,,c').removeprefix('')
# case: str2-rfind
result = ('a,b,,c').rfind()
# case: str2-rfind-st
result = ('a,b,,c').rfind(st)
# case: tuple0-count-Ld
result = (tu).count([('a', 1), ('b', 2)])
# case: tuple0-count-m1
result = (tu).count(-1)
# case: tuple0-count-i.i
result = (tu).count(2, 2)
# case: tuple0-index-nat
result = (tu).index(pd.NaT)
# case: tuple0-index-L.i
result = (tu).index(L, 2)
# case: tuple1-count-s
result = (('a', 'b', 'a')).count(s)
# case: tuple1-count-Lt
result = (('a', 'b', 'a')).count(Lt)
# case: tuple1-count-d
result = (('a', 'b', 'a')).count(d)
# case: tuple1-count-ts
result = (('a', 'b', 'a')).count(pd.Timestamp('2024-01-31 10:20:30'))
# case: tuple1-count-nb
result = (('a', 'b', 'a')).count(np.bool_(True))
# case: tuple1-count-by
result = (('a', 'b', 'a')).count(1_000_000_000_000)
# case: tuple1-index-rg
result = (('a', 'b', 'a')).index(range(3))
