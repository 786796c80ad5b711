import numpy as np
import pandas as pd

# case: categories-and-later-columns-1
t = pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True)
a = pd.Series(['lo', 'mid', None, 'hi']).astype(t)
b = pd.Series(['mid', 'mid', 'lo', None]).astype(t)
result = a < b, a == b, a >= b, a != b, (a > b).sum()
# case: categories-and-later-columns-2
t = pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True)
a = pd.Series(['lo', 'mid', None, 'hi']).astype(t)
prev = a.shift(1)
result = (a > prev).sum(), (a == prev).sum(), prev
# case: categories-and-later-columns-3
t = pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True)
a = pd.Series(['lo', 'mid', None, 'hi']).astype(t)
b = pd.Series(['lo', None, None, 'hi', 'mid']).astype(t).iloc[:4]
result = np.select([a < b, a > b, a == b], ['up', 'down', 'same'], default='missing')
# case: categories-and-later-columns-4
t = pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True)
a = pd.Series(['lo', 'mid', None, 'hi']).astype(t)
result = a.max(), a.min(), a.sort_values(), a == 'mid', a > 'lo', a.isin(['lo']), a[a >= 'mid']
# case: categories-and-later-columns-5
a = pd.Series(['lo', 'mid']).astype('category')
result = a == 'zz', a != 'zz', a.values == 'zz', a.values == 'lo'
# case: categories-and-later-columns-6
a = pd.Series(['lo', 'mid']).astype('category')
result = a > 'lo'
# case: categories-and-later-columns-7
a = pd.Series(['x', 'y']).astype('category')
b = pd.Series(['x', 'y']).astype(pd.CategoricalDtype(['x', 'z', 'y']))
result = a == b
# case: categories-and-later-columns-8
a = pd.Series(['x', 'y']).astype('category')
b = pd.Series(['x', 'y']).astype(pd.CategoricalDtype(['y', 'x']))
result = a == b, a != b
# case: categories-and-later-columns-9
a = pd.Series(['x', 'y']).astype('category')
result = a == pd.Series(['x', 'z']), a == ['x', 'y'], a == a.astype(str), a.astype(str) == a
# case: categories-and-later-columns-10
s = pd.Categorical(['mild', 'severe', None, 'mild'], categories=['none', 'mild', 'severe'], ordered=True)
result = s.min(), s.max(), s == 'mild', s.codes.tolist(), list(s), len(s), s[0]
# case: categories-and-later-columns-11
s = pd.array([1, None, 3], dtype='Int64')
result = s.sum(), s.mean(), s.min(), s.max()
# case: categories-and-later-columns-12
result = pd.cut(pd.Series([1, 20, 50]), [0, 18, 40, 65], labels=['a', 'b', 'a'])
# case: categories-and-later-columns-13
result = pd.cut(pd.Series([1, 20, 50]), [0, 18, 40, 65], labels=['a', 'b', 'a'], ordered=False), pd.cut(pd.Series([1, 20, 50]), [0, 18, 40, 65], labels=['b', 'a', 'b'], ordered=False).value_counts()
# case: categories-and-later-columns-14
g = pd.Series(['Ab', 'ab', 'c']).astype('category')
result = g.cat.rename_categories(str.upper)
# case: categories-and-later-columns-15
g = pd.Series(['a', 'b', 'c']).astype('category')
result = g.cat.rename_categories({'a': 'b'})
# case: categories-and-later-columns-16
g = pd.Series(['a', 'b', 'c']).astype('category')
result = g.cat.rename_categories({'a': 'b', 'b': 'a'}), g.cat.rename_categories(['x', 'y', 'z'])
# case: categories-and-later-columns-17
b = pd.cut(pd.Series([1, 5, 9]), 3)
result = b.cat.categories.dtype.name, b.dtype.name, str(b.cat.categories.dtype), b.dtype.categories.dtype == 'interval'
# case: categories-and-later-columns-18
from pandas.api.types import is_string_dtype, is_object_dtype, is_numeric_dtype
c = pd.Series(['a', None]).astype('category')
result = is_string_dtype(c), is_string_dtype(pd.Series([1, 2]).astype('category')), is_string_dtype(pd.Series(['a', None])), is_string_dtype(pd.Series([1, 'a'])), is_string_dtype(pd.Series(['a'], dtype='string')), is_object_dtype(c), is_string_dtype(pd.Series([1])), is_string_dtype(pd.Series([], dtype=object)), is_string_dtype(pd.Series([None, None])), is_string_dtype('object'), is_string_dtype(pd.Series(pd.to_datetime(['2020-01-01'])))
# case: categories-and-later-columns-19
t = pd.DataFrame({'k': ['x', 'x', 'y'], 'v': [1, 2, 3]})
g = t.groupby('k')
t['pos'] = g.cumcount()
t['n'] = g['pos'].transform('max') + 1
t['v'] = t['v'] * 10
result = t, g['v'].sum(), g['pos'].max()
# case: categories-and-later-columns-20
t = pd.DataFrame({'k': ['x', 'x', 'y'], 'v': [1, 2, 3]})
g = t.groupby('k')
t['w'] = t['v'] * 2
result = g[['v', 'w']].sum(), g['w'].mean(), g.agg({'w': 'sum'})
# case: categories-and-later-columns-21
t = pd.DataFrame({'k': ['x', 'x', 'y'], 'v': [1, 2, 3]})
g = t.groupby('k')
t['w'] = t['v'] * 2
result = g.sum()
# case: categories-and-later-columns-22
t = pd.DataFrame({'k': ['x', 'x', 'y'], 'v': [1, 2, 3]})
g = t.groupby('k')
t['k'] = ['z', 'z', 'z']
result = g['v'].sum(), g.size()
# case: categories-and-later-columns-23
t = pd.DataFrame({'k': ['x', 'x', 'y'], 'v': [1, 2, 3]})
g = t.groupby('k')['v']
t['v'] = 0
result = g.sum()
# case: categories-and-later-columns-24
f = np.where(pd.Series([1, 2]) > 1, 'a;', '') + np.where(pd.Series([1, 2]) > 0, 'b;', '').astype(object)
result = f
# case: categories-and-later-columns-25
f = np.where(pd.Series([1, 2]) > 1, 'a;', '').astype(object) + np.where(pd.Series([1, 2]) > 0, 'b;', '')
result = f, pd.Series(f)
# case: categories-and-later-columns-26
c = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
s = c.sum(axis=1).to_numpy()
result = s[:, None] + s[None, :] - c
# case: categories-and-later-columns-27
c = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
s = c.sum(axis=1).to_numpy()
result = (s[:, None] + s[None, :]) * c, c / (s[:, None] + s[None, :]), c - s[:, None]
# case: categories-and-later-columns-28
v = np.array([5.0, 50.0])
lo = np.array([0.0, 10.0])
hi = np.array([10.0, np.inf])
result = np.clip(v[:, None], lo, hi) - lo
