import numpy as np
import pandas as pd

# case: names-of-columns-1
w = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
result = w.xs(1, axis=1, level='t').columns.names

# case: names-of-columns-2
w = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
result = w[[2]].droplevel(0, axis=1)

# case: names-of-columns-3
w = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
result = w.xs(1, axis=1, level='t').join(w[[2]].droplevel(0, axis=1))

# case: names-of-columns-4
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','d'],name='s'))
result = a.join(b)

# case: names-of-columns-5
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','d'],name='s'))
result = a.merge(b, left_on='a', right_on='c')

# case: names-of-columns-6
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','d'],name='s'))
result = a.merge(b, on='a')

# case: names-of-columns-7
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
result = a.merge(b, on='a')

# case: names-of-columns-8
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
result = a.join(b, lsuffix='_l')

# case: names-of-columns-9
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','b'],name='s'))
result = a.join(b, lsuffix='_l', rsuffix='_r')

# case: names-of-columns-10
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
result = a.join(pd.DataFrame({'c':[1,2]}))

# case: names-of-columns-11
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
result = a.join(pd.Series([1,2],name='c'))

# case: names-of-columns-12
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
result = pd.DataFrame({'c':[1,2]}).join(a)

# case: names-of-columns-13
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','d'],name='s'))
result = pd.concat([a,b],axis=1)

# case: names-of-columns-14
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','d'],name='s'))
result = a.merge(b, left_index=True, right_index=True, how='outer', indicator=True)

# case: names-of-columns-15
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','d'],name='s'))
result = a.merge(b, how='cross')

# case: names-of-columns-16
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','d'],name='s'))
result = a.merge(b, left_on='a', right_index=True)

# case: names-of-columns-17
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','d'],name='s'))
result = pd.merge_asof(a,b, left_on='a', right_on='c')

# case: names-of-columns-18
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['c','d'],name='s'))
result = a.join([b])

# case: names-of-columns-19
a = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'c'),(2,'d')], names=['t','s']))
result = a.join(b)

# case: names-of-columns-20
a = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'c'),(2,'d')], names=['t','z']))
result = a.join(b)

# case: names-of-columns-21
a = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
result = a.join(b, lsuffix='_l', rsuffix='_r')

# case: names-of-columns-22
a = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([('t','a'),('u','b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([('t','a'),('u','c')], names=['t','s']))
result = a.merge(b, on=[('t','a')])

# case: names-of-columns-23
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
result = a.merge(a[['a']], on='a')

# case: names-of-columns-24
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[5,4]], columns=pd.Index(['a','d'],name='s'))
result = a.merge(b, on='a', how='outer', indicator=True)

# case: names-of-columns-25
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'), index=pd.Index([1,3],name='k'))
b = pd.DataFrame([[1,2],[5,4]], columns=pd.Index(['a','d'],name='s'))
result = a.merge(b, left_index=True, right_on='a', how='outer')

# case: names-of-columns-26
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'), index=pd.Index([1,3],name='k'))
b = pd.DataFrame([[1,2],[5,4]], columns=pd.Index(['c','d'],name='s'))
result = a.merge(b, left_on='k', right_on='c', how='left')

# case: names-of-columns-27
df = pd.DataFrame({'s':['x','x','y'],'q':['p','r','p'],'v':[1,2,3],'w':[4,5,6]})
a = df.pivot(index='s',columns='q',values='v').reset_index()
b = df.pivot(index='s',columns='q',values='w').reset_index()
result = a.merge(b, on='s')

# case: names-of-columns-28
df = pd.DataFrame({'s':['x','x','y'],'q':['p','r','p'],'v':[1,2,3],'w':[4,5,6]})
a = df.pivot(index='s',columns='q',values='v')
b = df.pivot(index='s',columns='q',values='w')
result = a.join(b, lsuffix='_v', rsuffix='_w')

# case: names-of-columns-29
df = pd.DataFrame({'s':['x','x','y'],'q':['p','r','p'],'v':[1,2,3],'w':[4,5,6]})
a = df.pivot(index='s',columns='q',values='v')
result = a.join(df.groupby('s').v.sum().rename('total'))

# case: names-of-columns-30
df = pd.DataFrame({'s':['x','x','y'],'q':['p','r','p'],'v':[1,2,3],'w':[4,5,6]})
a = df.pivot(index='s',columns='q',values='v')
result = df.merge(a, left_on='s', right_index=True)

# case: names-of-columns-31
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index([1,2],name='s'))
result = a.join(b)

# case: names-of-columns-32
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index([3,4],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index([1,2],name='s'))
result = a.join(b)

# case: names-of-columns-33
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index([3,4],name='s'))
result = a.join(a, lsuffix='_x')

# case: names-of-columns-34
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(pd.to_datetime(['2020-01-01','2020-01-02']),name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(pd.to_datetime(['2020-01-03','2020-01-04']),name='s'))
result = a.join(b)

# case: names-of-columns-35
a = pd.DataFrame([[1,2],[3,4]], columns=pd.CategoricalIndex(['p','q'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.CategoricalIndex(['r','u'],name='s'))
result = a.join(b)

# case: names-of-columns-36
a = pd.DataFrame([[1,2],[3,4]], columns=pd.CategoricalIndex(['p','q'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.CategoricalIndex(['p','q'],name='s'))
result = a.join(b, rsuffix='_r')
