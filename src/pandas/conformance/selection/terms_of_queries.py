import numpy as np
import pandas as pd

# case: terms-of-queries-1
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('"x" in s')

# case: terms-of-queries-2
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('"x" not in s')

# case: terms-of-queries-3
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('["x","z"] in s')

# case: terms-of-queries-4
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('1 in a')

# case: terms-of-queries-5
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('"x" in s and a > 1')

# case: terms-of-queries-6
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('s in "x"')

# case: terms-of-queries-7
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('s in ["x"]')

# case: terms-of-queries-8
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
v = 'x'
result = df.query('@v in s')

# case: terms-of-queries-9
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
v = ['x', 'z']
result = df.query('@v in s')

# case: terms-of-queries-10
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a in b')

# case: terms-of-queries-11
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > @np.mean([1, 2])')

# case: terms-of-queries-12
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > @np.pi')

# case: terms-of-queries-13
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > @pd.Series([1, 2]).mean()')

# case: terms-of-queries-14
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > @df.a.mean()')

# case: terms-of-queries-15
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > @len([1])')

# case: terms-of-queries-16
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
import math
result = df.query('a > @math.sqrt(4)')

# case: terms-of-queries-17
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('b > @pd.NA')

# case: terms-of-queries-18
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('s == @pd.NaT')

# case: terms-of-queries-19
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > @pd.Timestamp("2020-01-01").day')

# case: terms-of-queries-20
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
import datetime
result = df.query('a > @datetime.date(2020,1,1).day')

# case: terms-of-queries-21
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.eval('a + @np.sqrt(4)')

# case: terms-of-queries-22
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
lim = {'x': 2}
result = df.query('a > @lim["x"]')

# case: terms-of-queries-23
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
def f(x): return x + 1
result = df.query('a > @f(1)')

# case: terms-of-queries-24
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
f = np.sqrt
result = df.query('a > @f(4)')

# case: terms-of-queries-25
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
f = int
result = df.query('a > @f(2.5)')

# case: terms-of-queries-26
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
f = np.int64
result = df.query('a > @f(2)')

# case: terms-of-queries-27
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
f = pd.Timestamp
result = df.query('a > @f("2020-01-01").day')

# case: terms-of-queries-28
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a']).rename_axis([None, None])
result = m.query('ilevel_0 == "x"')

# case: terms-of-queries-29
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a']).rename_axis([None, None])
result = m.query('ilevel_1 > 1 and b > 2')

# case: terms-of-queries-30
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a'])
result = m.query('ilevel_0 == "x"')

# case: terms-of-queries-31
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('ilevel_0 > 1')

# case: terms-of-queries-32
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.rename_axis('k')
result = m.query('ilevel_0 > 1')

# case: terms-of-queries-33
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a']).rename_axis(['s', None])
result = m.query('ilevel_0 == "x" and ilevel_1 > 2')

# case: terms-of-queries-34
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a']).rename_axis(['s', None])
result = m.query('s == "x" and ilevel_1 > 2')

# case: terms-of-queries-35
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a => 1')

# case: terms-of-queries-36
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a ^ 1 == 0')

# case: terms-of-queries-37
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > 1 & b > 2', parser='python')

# case: terms-of-queries-38
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > 1 and b > 2', parser='python')

# case: terms-of-queries-39
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.eval('a, b')

# case: terms-of-queries-40
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.eval('index + 1').name

# case: terms-of-queries-41
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('["x","z"] == s')

# case: terms-of-queries-42
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('["x","z"] != s')

# case: terms-of-queries-43
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('"x" == s')

# case: terms-of-queries-44
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('"x" != s')

# case: terms-of-queries-45
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.eval('`c` = a')

# case: terms-of-queries-46
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('(1, 2) == a')

# case: terms-of-queries-47
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('(1, 2) in a')

# case: terms-of-queries-48
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
v = {1, 2}
result = df.query('@v in a')

# case: terms-of-queries-49
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
v = (1, 2)
result = df.query('a not in @v and "x" in s')

# case: terms-of-queries-50
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
v = pd.Series([1, 2])
result = df.query('a in @v')

# case: terms-of-queries-51
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
v = np.array([1, 2])
result = df.query('@v in a')

# case: terms-of-queries-52
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('a > @pd.Timestamp("2020-01-01").day')

# case: terms-of-queries-53
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('a > @pd.to_numeric("1")')

# case: terms-of-queries-54
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('s.isin(@pd.Series(["x"]))')

# case: terms-of-queries-55
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('a > @int')

# case: terms-of-queries-56
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
t = str
result = df.query('a > @t(1)')

# case: terms-of-queries-57
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('a in @list([1])')

# case: terms-of-queries-58
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('a in list([1])')

# case: terms-of-queries-59
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('index > 1')

# case: terms-of-queries-60
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']}).rename_axis('k')
result = df.query('index > 1 and k < 3')

# case: terms-of-queries-61
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']}).rename_axis('k')
result = df.query('a > @df.index.max()')
