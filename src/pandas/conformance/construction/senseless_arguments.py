import numpy as np
import pandas as pd

# case: refused-or-told-1
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df.a > 2, df.b)

# case: refused-or-told-2
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].mask(df.a > 2, df.b)

# case: refused-or-told-3
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df[['a','b']] > 2, df.b)

# case: refused-or-told-4
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df[['a','b']] > 2, df.b, axis=0)

# case: refused-or-told-5
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df[['a','b']] > 2, df[['a','b']].mean(), axis=1)

# case: refused-or-told-6
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df[['a','b']] > 2, df[['a','b']].mean())

# case: refused-or-told-7
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df[['a','b']] > 2, pd.Series({'a': 9, 'b': 7}), axis='columns')

# case: refused-or-told-8
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].mask(df[['a','b']].isna(), df[['a','b']].mean(), axis=1)

# case: refused-or-told-9
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].mask(df[['a','b']].isna(), lambda d: d.mean(), axis=1)

# case: refused-or-told-10
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df[['a','b']] > 2, df[['a','b']] * 10)

# case: refused-or-told-11
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, on='a', left_index=True)

# case: refused-or-told-12
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, on='a', right_index=True)

# case: refused-or-told-13
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, on='a', left_index=True, right_index=True)

# case: refused-or-told-14
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, left_on='a', left_index=True, right_on='a')

# case: refused-or-told-15
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, left_on='a', right_on='a', right_index=True)

# case: refused-or-told-16
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, left_index=True, right_on='a')

# case: refused-or-told-17
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, on='a', left_on='a')

# case: refused-or-told-18
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.update({'b': [9, 7, 8, 6]})
result = df

# case: refused-or-told-19
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.update({'b': {0: 5}})
result = df

# case: refused-or-told-20
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.update({'z': [9, 7, 8, 6]})
result = df

# case: refused-or-told-21
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.update([[9, 7], [8, 6]])
result = df

# case: refused-or-told-22
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.update(pd.Series([9, 7, 8, 6], name='b'))
result = df

# case: refused-or-told-23
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.update(pd.Series([9, 7, 8, 6]))
result = df

# case: refused-or-told-24
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.assign(c=df.s.astype('category')).interpolate()

# case: refused-or-told-25
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.s.astype('category').interpolate()

# case: refused-or-told-26
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.b.astype('category').interpolate()

# case: refused-or-told-27
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.assign(c=df.b.astype('category')).interpolate()

# case: refused-or-told-28
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.assign(c=df.b.astype('category')).interpolate(method='ffill')

# case: refused-or-told-29
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.s.astype('string').interpolate()

# case: refused-or-told-30
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].fillna(0, axis=1).dtypes

# case: refused-or-told-31
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].fillna(0, axis=1)

# case: refused-or-told-32
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.fillna(0, axis=1)

# case: refused-or-told-33
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.fillna(0, axis=1).dtypes

# case: refused-or-told-34
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['b']].fillna(0, axis=1)

# case: refused-or-told-35
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].fillna(df.b.mean(), axis='columns')

# case: refused-or-told-36
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.fillna('x', axis=0)

# case: refused-or-told-37
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a']].fillna(0, axis=1).dtypes

# case: refused-or-told-38
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.select_dtypes(include='number', exclude='number')

# case: refused-or-told-39
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.select_dtypes(include=['int64', 'object'], exclude=['object'])

# case: refused-or-told-40
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.select_dtypes(include='number', exclude='int64')

# case: refused-or-told-41
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.select_dtypes(include='int64', exclude='number')

# case: refused-or-told-42
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.select_dtypes(include=[np.number], exclude=[np.number])

# case: refused-or-told-43
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.select_dtypes()

# case: refused-or-told-44
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.select_dtypes(include='int', exclude='int64')

# case: refused-or-told-45
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame({'a': {1, 2, 3}})

# case: refused-or-told-46
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame({'a': frozenset([1, 2, 3])})

# case: refused-or-told-47
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame({'a': {1}, 'b': [1]})

# case: refused-or-told-48
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame([{1, 2}, {3, 4}])

# case: refused-or-told-49
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame({1, 2})

# case: refused-or-told-50
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series({1, 2})

# case: refused-or-told-51
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df['k'] = {1, 2, 3, 4}
result = df

# case: refused-or-told-52
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.assign(k={1, 2, 3, 4})

# case: refused-or-told-53
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame({'a': {'x': 1}.keys()})

# case: refused-or-told-54
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame({'a': dict(x=1).values()})

# case: refused-or-told-55
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame.from_dict({'r1':[1,2],'r2':[3,4]}, columns=['a','b'])

# case: refused-or-told-56
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame.from_dict({'r1':[1,2],'r2':[3,4]}, orient='index', columns=['a','b'])

# case: refused-or-told-57
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame.from_dict({'a':[1,2],'b':[3,4]}, columns=['a','b'])

# case: refused-or-told-58
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame.from_dict({('a',1):{'x':1},('b',2):{'x':2}}, orient='index').reset_index()

# case: refused-or-told-59
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1, 2], name=['a'])

# case: refused-or-told-60
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
s = pd.Series([1, 2])
s.name = ['a']
result = s

# case: refused-or-told-61
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
s = pd.Series([1, 2])
s.name = {'a': 1}
result = s

# case: refused-or-told-62
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1, 2]).rename(['a', 'b'])

# case: refused-or-told-63
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1, 2], name=('a', 1))

# case: refused-or-told-64
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1, 2], name={'a'})

# case: refused-or-told-65
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([-1, 200], dtype='int8')

# case: refused-or-told-66
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([-1, 200], dtype='uint8')

# case: refused-or-told-67
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([300], dtype='uint8')

# case: refused-or-told-68
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([70000], dtype='int16')

# case: refused-or-told-69
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([2**40], dtype='int32')

# case: refused-or-told-70
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame({'a': [1, 200]}, dtype='int8')

# case: refused-or-told-71
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series(np.array([1, 200]), dtype='int8')

# case: refused-or-told-72
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series(300, index=[0, 1], dtype='int8')

# case: refused-or-told-73
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series({'a': 300}, dtype='int8')

# case: refused-or-told-74
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1, 200]).astype('int8')

# case: refused-or-told-75
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1.0, 200.0], dtype='int8')

# case: refused-or-told-76
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1.5, 2.0], dtype='int8')

# case: refused-or-told-77
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.MultiIndex.from_arrays([['a','b'],[1]])

# case: refused-or-told-78
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.MultiIndex.from_arrays([['a','b'],[1,2,3]])

# case: refused-or-told-79
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.MultiIndex.from_arrays([])

# case: refused-or-told-80
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.MultiIndex.from_tuples([])

# case: refused-or-told-81
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.MultiIndex.from_tuples([], names=['a','b'])

# case: refused-or-told-82
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame(pd.Series([1,2], name='z'), columns=['q'])

# case: refused-or-told-83
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame(pd.Series([1,2]), columns=['q'])

# case: refused-or-told-84
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame(pd.Series([1,2], name='z'), columns=['z'])

# case: refused-or-told-85
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame(pd.Series([1,2], name='z'), columns=['z', 'q'])

# case: refused-or-told-86
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index({'a'})

# case: refused-or-told-87
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index({'a': 1})

# case: refused-or-told-88
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(frozenset(['a']))

# case: refused-or-told-89
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(('a', 'b'))

# case: refused-or-told-90
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(['s','a']).reset_index(names=['p'])

# case: refused-or-told-91
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(['s','a']).reset_index(names='p')

# case: refused-or-told-92
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(['s','a']).reset_index(names=['p', 'q', 'r'])

# case: refused-or-told-93
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index('s').reset_index(names=['p', 'q'])

# case: refused-or-told-94
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index('s').reset_index(names='p')

# case: refused-or-told-95
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(['s','a']).reset_index(level='a', names='p')

# case: refused-or-told-96
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(['s','a']).reset_index(level='a', names=['p'])

# case: refused-or-told-97
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(['s','a']).reset_index(level='s', names=['p'])

# case: refused-or-told-98
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(['s','a']).reset_index(level='a', names=['p', 'q'])

# case: refused-or-told-99
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.reset_index(names='n')

# case: refused-or-told-100
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.reset_index(names=['n', 'm'])

# case: refused-or-told-101
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.reset_index(names=[])

# case: refused-or-told-102
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.drop(columns='q')

# case: refused-or-told-103
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1, 2]).replace(1, [1, 2])

# case: refused-or-told-104
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[[0,1]].a.between(1, 2, inclusive=True)

# case: refused-or-told-105
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
u = pd.Series([1,2,3], index=['a','a','b'])
result = u.reindex(u.index)

# case: refused-or-told-106
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
u = pd.Series([1,2,3], index=['a','a','b'])
result = u.reindex(['a','a','b'])

# case: refused-or-told-107
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
u = pd.DataFrame({'u':[1,2,3]}, index=['a','a','b'])
result = u.reindex(['a','a','b'])

# case: refused-or-told-108
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = {pd.Index([1]): 1}

# case: refused-or-told-109
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.index.where(df.a > 1, -1), pd.Index(list('wxyz')).where([True,False,True,True])

# case: refused-or-told-110
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
z = df.set_index(pd.Index(list('badc')))
result = z.index.where(z.a > 1, 'none')

# case: refused-or-told-111
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
z = df.set_index(pd.Index(list('badc')))
result = z.index.where([True, False, True, False], 'none')

# case: refused-or-told-112
result = pd.DataFrame([[1, 200]], dtype='int8')

# case: refused-or-told-113
result = pd.Series([1, 100], dtype='int8')

# case: refused-or-told-114
result = pd.Series([1.0, 100.0], dtype='int8')

# case: refused-or-told-115
result = pd.Series([1, None], dtype='Int8')

# case: refused-or-told-116
result = pd.Series(pd.Series([1, 200]), dtype='int8')

# case: refused-or-told-117
result = pd.Series([True, False], dtype='int8')

# case: refused-or-told-118
result = pd.Series(range(300), dtype='int8')

# case: refused-or-told-119
result = pd.DataFrame({'a': [1, 2], 'b': [3, 4]}, dtype='int8')

# case: refused-or-told-120
result = pd.DataFrame(pd.Series([1,2], name='z'), columns=['q', 'r'])

# case: refused-or-told-121
result = pd.DataFrame(pd.Series([1,2], name='z'), columns=['q'], index=[0, 1])

# case: refused-or-told-122
result = pd.DataFrame(pd.Series([1,2], name='z'), columns=[])

# case: refused-or-told-123
result = pd.DataFrame(pd.Series([1,2]), columns=['q', 'r'])

# case: refused-or-told-124
result = pd.Series({'a': 1, 'b': 2}, name='n').to_frame().reindex(['a', 'b'])

# case: refused-or-told-125
df = pd.DataFrame({'a': [1, 2]}, index=['x', 'x'])
result = df.reindex(df.index), df.reindex(index=['x', 'x']), df.a.reindex(['x', 'x'])

# case: refused-or-told-126
df = pd.DataFrame({'a': [1, 2]}, index=['x', 'x'])
result = df.reindex(['x'])

# case: refused-or-told-127
df = pd.DataFrame([[1, 2]], columns=['x', 'x'])
result = df.reindex(columns=['x', 'x'])

# case: refused-or-told-128
df = pd.DataFrame({'a': [1, 2]}, index=['x', 'x'])
df['b'] = pd.Series([5, 6], index=['x', 'x'])
result = df

# case: refused-or-told-129
df = pd.DataFrame({'a': [1, 2, 3, None]})
result = df.interpolate(method='linear', axis=0)
