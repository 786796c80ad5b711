import numpy as np
import pandas as pd

# case: missing-beside-objects-1
t = pd.Series(['b', None, 'a'])
result = t + None
# case: missing-beside-objects-2
t = pd.Series(['b', None, 'a'])
result = t + np.nan
# case: missing-beside-objects-3
t = pd.Series(['b', None, 'a'])
result = t * np.nan
# case: missing-beside-objects-4
t = pd.Series([None, None], dtype=object)
result = t + np.nan
# case: missing-beside-objects-5
t = pd.Series([1, None], dtype=object)
result = t + None
# case: missing-beside-objects-6
t = pd.Series(['b', None, 'a'])
result = t + pd.NaT
# case: missing-beside-objects-7
t = pd.Series(['b', None, 'a'], dtype='string')
result = t + None
# case: missing-beside-objects-8
df = pd.DataFrame({'a': ['x', 'y'], 'b': [1, 2]})
result = df + np.nan
# case: missing-beside-objects-9
df = pd.DataFrame({'a': ['x', 'y'], 'b': [1, 2]})
result = df + None
# case: missing-beside-objects-10
t = pd.Series(['b', None, 'a'])
result = np.nan + t
# case: missing-beside-objects-11
t = pd.Series(['b', None, 'a'])
result = t.add(None)
# case: missing-beside-objects-12
t = pd.Series(['b', None, 'a'])
result = t + pd.Series([np.nan, 'x', None])
# case: missing-beside-objects-13
b = pd.Series([True, False, True])
result = b ** pd.Series([1.0, np.nan], index=[0, 2])
# case: missing-beside-objects-14
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']}, index=['z', 'x', 'y'])
result = D.where([True, False, True])
# case: missing-beside-objects-15
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]})
result = D.where(np.array([True, False, True]))
# case: missing-beside-objects-16
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]})
result = D.mask(np.array([True, False]))
# case: missing-beside-objects-17
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]})
result = D.where(pd.Series([True, False, True]))
# case: missing-beside-objects-18
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]})
result = D.where(pd.Series([True, False, True]), axis=0)
# case: missing-beside-objects-19
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]})
result = D.where(D['a'] > 1)
# case: missing-beside-objects-20
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]})
result = D.where((D['a'] > 1).to_frame().values)
# case: missing-beside-objects-21
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0]})
result = D[[True, False, True]]
# case: missing-beside-objects-22
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
result = m.filter([('a', 1), ('b', 1)])
# case: missing-beside-objects-23
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
result = m.filter(['a'])
# case: missing-beside-objects-24
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
result = m.filter([1, 2])
# case: missing-beside-objects-25
f = pd.Series([1.5, None, -2.0, 1.5])
result = f.filter([True, False, True])
# case: missing-beside-objects-26
f = pd.Series([1.5, None, -2.0, 1.5])
result = f.filter([2, 0, 7])
# case: missing-beside-objects-27
f = pd.Series([1.5, 2], index=['a', 'b'])
result = f.filter([1, 'b'])
# case: missing-beside-objects-28
s = pd.Series([3, 1, 2])
result = s // [True, False, True]
# case: missing-beside-objects-29
I = pd.DataFrame({'a': [3, 1, 2], 'b': [4, 0, -2]})
result = I.rfloordiv(True), I.rmod(True)
# case: missing-beside-objects-30
I = pd.DataFrame({'a': [3, 1, 2], 'b': [4, 0, -2]})
result = 1 // I, 1 % I, 7 // I
# case: missing-beside-objects-31
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
result = m.unstack(fill_value='-')
# case: missing-beside-objects-32
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
result = m.unstack(fill_value=True)
# case: missing-beside-objects-33
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
result = m.unstack(fill_value=0.5)
# case: missing-beside-objects-34
s = pd.Series([3, 1, 2])
result = s.to_numpy(na_value=0)
