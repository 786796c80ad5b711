import numpy as np
import pandas as pd

# case: taken-1
x = pd.DataFrame({'a':[1,2,3],'b':[1.5,None,2.0],'c':[True,False,True]})
result = x.prod(min_count=3)

# case: taken-2
x = pd.DataFrame({'a':[1,2,3],'b':[1.5,None,2.0],'c':[True,False,True]})
result = x.product(min_count=2)

# case: taken-3
x = pd.DataFrame({'a':[1,2,3],'b':[1.5,None,2.0]})
result = x.prod(axis=1,min_count=2)

# case: taken-4
x = pd.DataFrame({'a':[1,2,3],'b':[4,5,6]})
result = x.prod(axis=1,min_count=3)

# case: taken-5
x = pd.DataFrame({'a':[1,2,3],'b':[4,5,6]})
result = x.prod(axis=None,min_count=7)

# case: taken-6
x = pd.DataFrame({'a':[1,2,3],'b':[4,5,None]})
result = x.prod(skipna=False,min_count=3)

# case: taken-7
x = pd.DataFrame({'a':[1,2,3],'b':['x','y','z']})
result = x.prod(numeric_only=True,min_count=3)

# case: taken-8
x = pd.Series([1.0,None,3])
result = x.prod(min_count=3)

# case: taken-9
x = pd.Series([1.0,None,3])
result = x.prod(min_count=2)

# case: taken-10
x = pd.Series([],dtype='float64')
result = x.prod(min_count=1)

# case: taken-11
x = pd.Series([1,2],dtype='Int64')
result = x.prod(min_count=3)

# case: taken-12
x = pd.Series([1,None,2],dtype='Int64')
result = x.prod(min_count=3)

# case: taken-13
x = pd.DataFrame({'k':['a','a','b'],'v':[1.0,None,3],'w':[1,2,3]})
result = x.groupby('k').prod(min_count=2)

# case: taken-14
x = pd.DataFrame({'k':['a','a','b'],'v':[1.0,None,3],'w':[1,2,3]})
result = x.groupby('k').v.prod(min_count=1)

# case: taken-15
x = pd.DataFrame({'k':['a','a','b'],'v':[1.0,None,3],'w':[1,2,3]}).astype({'w':'Int64'})
result = x.groupby('k').prod(min_count=2)

# case: taken-16
x = pd.DataFrame({'k':['a','a','b'],'v':[1.0,None,3],'w':[1,2,3]})
result = x.groupby('k').agg('prod', min_count=2)

# case: taken-17
x = pd.DataFrame({'k':['a','a','b'],'v':[1.0,None,3],'w':[1,2,3]})
result = x[['v','w']].agg('prod', min_count=3)

# case: taken-18
x = pd.Series([3,1,2])
result = x.argsort(order=None, stable=None)

# case: taken-19
x = pd.Series([3,1,2])
result = x.argsort(stable=True)

# case: taken-20
x = pd.Series([1,None,2])
result = x.interpolate(downcast=None)

# case: taken-21
x = pd.Series([1,None,2,None])
result = x.interpolate(order=2)

# case: taken-22
x = pd.Series([1,None,2])
result = x.interpolate(method='linear', order=1)

# case: taken-23
x = pd.Series([3,1,2])
result = x.rolling(2).sum(engine=None, engine_kwargs=None)

# case: taken-24
x = pd.Series([3,1,2])
result = x.rolling(2).mean(engine=None)

# case: taken-25
x = pd.Series([3,1,2])
result = x.expanding().std(engine=None)

# case: taken-26
x = pd.DataFrame({'w':['a','b','a'],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby('w').resample('D', include_groups=False).sum()

# case: taken-27
x = pd.DataFrame({'w':['a','b','a'],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.groupby('w').resample('D', on='d', include_groups=False).sum()

# case: taken-28
x = pd.DataFrame({'w':['a','b','a'],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.groupby('w').resample('D', on='d', include_groups=False).v.mean()

# case: taken-29
x = pd.DataFrame({'w':['a','b','a'],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.groupby('w').resample('D', on='d').v.mean()

# case: taken-30
x = pd.DataFrame({'w':[1,2,1],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby('w').resample('2D').v.agg(['sum','max'])

# case: taken-31
x = pd.DataFrame({'w':[1,2,1],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby('w').resample('2D').v.ffill()

# case: taken-32
x = pd.DataFrame({'w':[1,2,1],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby('w').v.resample('2D', include_groups=True).sum()

# case: taken-33
x = pd.DataFrame({'w':[1,2,1],'u':[1,2,2],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby(['w','u']).resample('D', include_groups=False).max()

# case: taken-34
x = pd.DataFrame({'w':[1,2,1],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby('w').resample('2D').u.sum()

# case: taken-35
x = pd.DataFrame({'w':[1,2,1],'v':[1,2,3],'d':pd.date_range('2024-01-01',periods=3)})
result = x.set_index('d').groupby('w').resample('2D').v.u.sum()

# case: taken-36
x = pd.DataFrame({'w':[1,2,1,1],'v':[1,2,3,5.0]})
result = x.groupby('w').skew(axis=0)

# case: taken-37
x = pd.DataFrame({'w':[1,1,1,1],'v':[1,2,3,5.0]})
result = x.groupby('w').v.skew(skipna=True)

# case: taken-38
x = pd.factorize(['a','b','a'], size_hint=5)
result = list(x[0])

# case: taken-39
x = pd.array([1,2], copy=True)
result = list(x)

# case: taken-40
x = pd.DataFrame({'a':[1,2]})
result = x.align(pd.DataFrame({'b':[3]}), method=None)[0]

# case: taken-41
x = pd.DataFrame({'a':[1,2]})
result = x.align(pd.DataFrame({'b':[3]}), fill_axis=0, limit=None, broadcast_axis=None)[1]

# case: taken-42
x = pd.date_range('2024-01-01', periods=2, unit=None)
result = x

# case: taken-43
x = pd.bdate_range('2024-01-01', periods=2, weekmask=None, holidays=None)
result = x

# case: taken-44
x = pd.timedelta_range('1D', periods=2, unit=None)
result = x
