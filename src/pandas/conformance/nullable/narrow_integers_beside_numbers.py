import numpy as np
import pandas as pd

# case: narrow_beside_numpy-1
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x // x['n'].max()

# case: narrow_beside_numpy-2
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x % np.int64(3)

# case: narrow_beside_numpy-3
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x // 2

# case: narrow_beside_numpy-4
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'] // x['n'].max()

# case: narrow_beside_numpy-5
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'] % x['n'].max()

# case: narrow_beside_numpy-6
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x + x['n'].max()

# case: narrow_beside_numpy-7
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x ** x['n'].max()

# case: narrow_beside_numpy-8
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'] ** x['n'].max()

# case: narrow_beside_numpy-9
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'] ** x['k'].max()

# case: narrow_beside_numpy-10
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x.floordiv(x['n'].max())

# case: narrow_beside_numpy-11
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'].mod(x['n'].max())

# case: narrow_beside_numpy-12
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'].floordiv(x['n'].max())

# case: narrow_beside_numpy-13
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['n'].max() % x['k']

# case: narrow_beside_numpy-14
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['n'].max() - x['k']

# case: narrow_beside_numpy-15
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['n'].max() // x

# case: narrow_beside_numpy-16
x = pd.DataFrame({'k': np.array([3, 1], dtype='int8'), 'n': [2, 3]})
result = x * x['n'].max()

# case: narrow_beside_numpy-17
x = pd.DataFrame({'k': np.array([3, 1], dtype='int8'), 'n': [2, 3]})
result = x % x['n'].max()

# case: narrow_beside_numpy-18
x = pd.DataFrame({'k': np.array([3, 1], dtype='int8'), 'n': [2, 3]})
result = x['k'] // np.int64(300)

# case: narrow_beside_numpy-19
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'].to_numpy() // x['n'].max()

# case: narrow_beside_numpy-20
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'].to_numpy() + x['n'].max()

# case: narrow_beside_numpy-21
x = pd.DataFrame({'k': pd.array([3, 1], dtype='Int32'), 'n': [2, 3]})
result = x['k'] + x['n'].max()

# case: narrow_beside_numpy-22
x = pd.DataFrame({'k': pd.array([3, 1], dtype='Int32'), 'n': [2, 3]})
result = x % x['n'].max()

# case: narrow_beside_numpy-23
x = pd.DataFrame({'k': pd.array([3, 1], dtype='Int32'), 'n': [2, 3]})
result = x % 2

# case: narrow_beside_numpy-24
x = pd.DataFrame({'k': pd.array([3, 1], dtype='Int32'), 'n': [2, 3]})
result = x // 2

# case: narrow_beside_numpy-25
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x.apply(lambda c: c % x['n'].max())

# case: narrow_beside_numpy-26
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = pd.Index(x['k']) % x['n'].max()

# case: narrow_beside_numpy-27
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'].dt if False else pd.to_datetime(pd.Series(['2020-01-01'])).dt.month % np.int64(3)

# case: narrow_beside_numpy-28
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = (pd.to_datetime(pd.Series(['2020-01-01'])).dt.month - 1) // np.int64(3) + 1

# case: narrow_beside_numpy-29
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x % pd.Series([2, 2], index=['k', 'n'])

# case: narrow_beside_numpy-30
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x % x.max()

# case: narrow_beside_numpy-31
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32')})
result = x % x.max()

# case: narrow_beside_numpy-32
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'] * np.int64(3)

# case: narrow_beside_numpy-33
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x['k'] * np.float64(3)

# case: narrow_beside_numpy-34
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
x['k'] //= x['n'].max()
result = x

# case: narrow_beside_numpy-35
a = np.array([1, 2], dtype='int8')
result = a + np.int64(3), (a * np.int16(3)).dtype.name, (np.int64(3) - a).dtype.name, (a + np.array([1, 2])).dtype.name

# case: narrow_beside_numpy-36
a = np.array([1, 2], dtype='int8')
result = a + np.int64(300)

# case: narrow_beside_numpy-37
a = pd.Series(np.array([1, 2], dtype='int8'))
result = np.add(a, np.int64(3))

# case: narrow_beside_numpy-38
a = pd.Series(np.array([1, 2], dtype='uint8'))
result = a - np.int64(3)

# case: narrow_beside_numpy-39
a = pd.Series(np.array([1, 2], dtype='uint8'))
result = a - 1

# case: narrow_beside_numpy-40
a = pd.Series(np.array([1, 2], dtype='int32'))
result = a / np.int64(3)

# case: narrow_beside_numpy-41
a = pd.Series(np.array([1, 2], dtype='int32'))
result = (a - a.mean()) / a.std(), a - a.min(), a / a.sum(), a - a.sum(), a.add(a.max()), a.rsub(np.int64(4))

# case: narrow_beside_numpy-42
a = pd.Series([True, False])
result = a + np.int64(3), a * np.int32(2), a * np.int8(2)

# case: narrow_beside_numpy-43
a = pd.Series([1, 2])
result = a + np.int32(3), a * np.int8(2), a & np.int8(1), np.int32(4) * a

# case: narrow_beside_numpy-44
a = pd.array([1, 2], dtype='Int32')
result = (a + np.int64(3)), a // np.int64(2)

# case: narrow_beside_numpy-45
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x - x.loc[0]

# case: narrow_beside_numpy-46
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2, 3]})
result = x.sub(x['n'], axis=0)

# case: narrow_beside_numpy-47
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'n': [2., 3]})
result = x - x.mean()

# case: narrow_beside_numpy-48
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'm': np.array([3, 1], dtype='int32')})
result = x - x.min()

# case: narrow_beside_numpy-49
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'm': pd.array([3, 1], dtype='Int32')})
result = x - x.min()

# case: narrow_beside_numpy-50
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'm': pd.array([3, 1], dtype='Int32')})
result = x - x.sum()

# case: narrow_beside_numpy-51
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'm': np.array([3, 1], dtype='int32')})
result = x - np.array([1, 2])

# case: narrow_beside_numpy-52
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'm': np.array([3, 1], dtype='int32')})
result = x - [1, 2]

# case: narrow_beside_numpy-53
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'm': [1, 2]})
result = x.apply(lambda r: r - r.min(), axis=1)

# case: narrow_beside_numpy-54
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'm': [1, 2]})
result = x.groupby('m')['k'].transform(lambda s: s - s.sum())

# case: narrow_beside_numpy-55
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32'), 'm': [1, 2]})
result = x.eval('k + m'), x.eval('k + 1'), x.query('k % 2 == 1')

# case: narrow_beside_numpy-56
x = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', '2021-05-03'])})
result = x['d'].dt.year - x['d'].dt.year.min(), x['d'].dt.year * np.int64(100) + x['d'].dt.month

# case: narrow_beside_numpy-57
x = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', '2021-05-03'])})
n = len(x)
result = (x['d'].dt.dayofweek + n) % 7, x['d'].dt.year // 10 * 10, x['d'].dt.day ** 2

# case: narrow_beside_numpy-58
a = pd.Series(pd.array([1, None, 7], dtype='Int32'))
b = pd.Series(pd.array([2, 3, 0], dtype='Int8'))
result = a % b, a // b, b // a, a % 0, a // 0, 7 % a, 7 // b

# case: narrow_beside_numpy-59
a = pd.Series(pd.array([True, None, False], dtype='boolean'))
b = pd.Series(pd.array([2, 3, 0], dtype='Int8'))
result = a % b, b % a, b // a

# case: narrow_beside_numpy-60
a = pd.Series([5, 6, 7], dtype='int16')
b = pd.Series(pd.array([2, None, 0], dtype='Int8'))
result = a % b, b % a, a // b

# case: narrow_beside_numpy-61
a = pd.Series([5, 6, 7], dtype='int16')
b = pd.Series(pd.array([True, None, False], dtype='boolean'))
result = a % b, a // b

# case: narrow_beside_numpy-62
a = pd.Series([True, False, True])
b = pd.Series(pd.array([2, None, 0], dtype='Int32'))
result = a % b, a // b, b % a
