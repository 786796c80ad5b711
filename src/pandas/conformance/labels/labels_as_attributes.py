import numpy as np
import pandas as pd

# case: named-1
dd = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=['a', 'a', 'b'])
result = dd.a

# case: named-2
dd = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=['a', 'a', 'b'])
result = hasattr(dd, 'a')

# case: named-3
dd = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=['a', 'a', 'b'])
result = dd.b

# case: named-4
dd = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=['a', 'a', 'b'])
result = dd.a.sum()

# case: named-5
dd = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=['a', 'a', 'b'])
dd.a = 7
result = dd

# case: named-6
dd = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=['a', 'a', 'b'])
dd.b = 7
result = dd

# case: named-7
s = pd.Series([1, 2, 3], index=['a', 'a', 'b'])
result = s.a

# case: named-8
s = pd.Series([1, 2, 3], index=['a', 'a', 'b'])
result = hasattr(s, 'a')

# case: named-9
s = pd.Series([1, 2, 3], index=['a', 'a', 'b'])
result = s.b

# case: named-10
s = pd.Series([1, 2, 3], index=['a', 'a', 'b'])
s.a = 9
result = s

# case: named-11
s = pd.Series([1, 2, 3], index=['a', 'a', 'b'])
s.b = 9
result = s

# case: named-12
m = pd.DataFrame([[1, 2, 3]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
result = m.a

# case: named-13
m = pd.DataFrame([[1, 2, 3]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
result = m.b

# case: named-14
m = pd.DataFrame([[1, 2, 3]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
result = m.b.x

# case: named-15
m = pd.DataFrame([[1, 2, 3]], columns=pd.MultiIndex.from_tuples([('a', ''), ('a', 'y'), ('b', '')]))
result = m.b

# case: named-16
m = pd.DataFrame([[1, 2, 3]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
result = hasattr(m, 'a')

# case: named-17
m = pd.DataFrame([[1, 2, 3]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
m.b = 5
result = m

# case: named-18
dd = pd.DataFrame([['x', 2, 3], ['y', 5, 6]], columns=['a', 'c', 'c'])
result = dd.groupby('a').c.sum()

# case: named-19
s = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
result = s.a

# case: named-20
s = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
result = s.b

# case: named-21
c = pd.DataFrame([[1, 2]], columns=pd.CategoricalIndex(['a', 'b']))
result = c.a

# case: named-22
c = pd.DataFrame([[1, 2]], columns=['a b', 'class'])
result = hasattr(c, 'a b')

# case: named-23
c = pd.DataFrame([[1, 2]], columns=['a b', 'x'])
result = getattr(c, 'a b')

# case: named-24
c = pd.DataFrame([[1, 2]], columns=['_x', 'size'])
result = c._x

# case: named-25
c = pd.DataFrame([[1, 2]], columns=['_x', 'size'])
result = c.size

# case: named-26
c = pd.DataFrame([[1, 2]], columns=['_x', 'size'])
c.size = 5
result = c
