import numpy as np
import pandas as pd

# case: frames-beside-dicts-1
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan]})
result = df.ge({'a':2,'b':2})
# case: frames-beside-dicts-2
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan]})
result = df.ge({'b':2,'a':3})
# case: frames-beside-dicts-3
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan]})
result = df.add({'b':2,'a':3})
# case: frames-beside-dicts-4
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan]})
result = df + {'b':2,'a':3}
# case: frames-beside-dicts-5
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan]})
result = df.add({'b':2,'c':3})
# case: frames-beside-dicts-6
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan]})
result = df.add({'b':2})
# case: frames-beside-dicts-7
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan]})
result = df * {'b':2,'c':3}
# case: frames-beside-dicts-8
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.mul({0:2,1:3}, axis=0)
# case: frames-beside-dicts-9
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.mul({0:2,5:3}, axis='index')
# case: frames-beside-dicts-10
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df == {'a':1,'b':2.5}
# case: frames-beside-dicts-11
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df > {'a':1,'b':1}
# case: frames-beside-dicts-12
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = {'a':1,'b':1} - df
# case: frames-beside-dicts-13
s = pd.Series([1,2], index=['a','b'])
result = s * {'a':1,'b':1}
# case: frames-beside-dicts-14
s = pd.Series([1,2], index=['a','b'])
result = s.mul({'a':1,'b':1})
# case: frames-beside-dicts-15
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.eq({'a':1,'c':2.5})
# case: frames-beside-dicts-16
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df + {1, 2}
# case: frames-beside-dicts-17
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df == {1, 2}
# case: frames-beside-dicts-18
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df + {'b':1,'a':4}.values()
# case: frames-beside-dicts-19
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.add(range(2))
# case: frames-beside-dicts-20
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.eq([1, 2.5])
# case: frames-beside-dicts-21
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.eq([1, 2.5], axis=0)
# case: frames-beside-dicts-22
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.eq([1, 2.5, 4], axis=0)
# case: frames-beside-dicts-23
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.eq(np.array([[1, 2.5]]))
# case: frames-beside-dicts-24
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.eq(np.array([1, 2.5]), axis='index')
# case: frames-beside-dicts-25
df = pd.DataFrame({'a':['x','y'],'b':['y','x']})
result = df.eq({'a': 'x', 'b': None})
# case: frames-beside-dicts-26
df = pd.DataFrame({'a':['x','y'],'b':['y','x']})
result = df != ['x', 'x']
# case: frames-beside-dicts-27
df = pd.DataFrame({'a':['x','y'],'b':['y','x']})
result = df.ne('x')
# case: frames-beside-dicts-28
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.sub({'a': 1, 'b': None})
# case: frames-beside-dicts-29
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df - {}
# case: frames-beside-dicts-30
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.div({'a': 2, 'b': 5}, fill_value=0)
# case: frames-beside-dicts-31
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]}, index=['x','y'])
result = df.rsub({'y': 2, 'x': 5}, axis=0)
# case: frames-beside-dicts-32
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]}, index=['x','y'])
result = df.add((x for x in [1, 2]))
# case: frames-beside-dicts-33
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]}, index=['x','y'])
result = df.add(map(int, ['1', '2']))
# case: frames-beside-dicts-34
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]}, index=['x','y'])
result = df == pd.Index([1, 2.5])
# case: frames-beside-dicts-35
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]}, index=['x','y'])
result = df.lt({'x': 2, 'y': 2.6}, axis=0)
# case: frames-beside-dicts-36
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df == np.array([[1, 2.5], [2, 2.5]])
# case: frames-beside-dicts-37
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df.gt(np.array([[1], [2]]))
# case: frames-beside-dicts-38
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df > np.array([[1, 2], [2, 3], [3, 4]])
# case: frames-beside-dicts-39
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df > df.to_numpy()
# case: frames-beside-dicts-40
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = (df.to_numpy() == df)
# case: frames-beside-dicts-41
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = (df == df.values).all().all()
# case: frames-beside-dicts-42
df = pd.DataFrame({'a':[1,2],'b':[1.5,2.5]})
result = df == [[1, 1.5], [2, 2.5]]
# case: frames-beside-dicts-43
df = pd.DataFrame({'a':['x','y'],'b':['y', None]})
result = df == df.values
# case: frames-beside-dicts-44
df = pd.DataFrame({'a':[1,2],'b':['y', None]})
result = df.eq(df.values)
