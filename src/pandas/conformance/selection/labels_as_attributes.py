import numpy as np
import pandas as pd

# case: labels-as-attributes-1
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
g = df.groupby('s').agg({'a':['sum','mean']})
result = g.a['sum']

# case: labels-as-attributes-2
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
g = df.groupby('s').agg({'a':['sum','mean'], 'b':'max'})
result = g.a

# case: labels-as-attributes-3
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
g = df.groupby('s').agg({'a':['sum','mean'], 'b':['max']})
result = g.b

# case: labels-as-attributes-4
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
g = df.groupby('s').agg({'a':['sum','mean'], 'b':['max']}).reset_index()
result = g.s

# case: labels-as-attributes-5
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
g = df.groupby('s').agg({'a':['sum','mean'], 'b':['max']})
result = g.a.mean()

# case: labels-as-attributes-6
mc = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_product([['A'],['x','y']]))
result = mc.A

# case: labels-as-attributes-7
mc = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_product([['A'],['x','y']]))
result = mc.A.x

# case: labels-as-attributes-8
mc = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_product([['A'],['x','y']]))
result = mc.x

# case: labels-as-attributes-9
mc = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_product([['A'],['x','y']]))
result = hasattr(mc, 'A'), hasattr(mc, 'x'), getattr(mc, 'B', 3)

# case: labels-as-attributes-10
mc = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_product([['A'],['x','y']]))
mc.A = 5
result = mc

# case: labels-as-attributes-11
mc = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_product([['A'],['x','y']]))
mc.A.x = 5
result = mc

# case: labels-as-attributes-12
mc = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_product([['sum'],['x','y']]))
result = mc.sum()

# case: labels-as-attributes-13
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.groupby(['s','a']).b.sum().x

# case: labels-as-attributes-14
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.groupby(['s','a']).b.sum().q

# case: labels-as-attributes-15
df = pd.DataFrame({'a':[1,2,3,4],'s':['x','y','z','x'],'t':['p','q','q','p']})
result = df.groupby(['s','t']).a.sum().x

# case: labels-as-attributes-16
df = pd.DataFrame({'a':[1,2,3,4],'s':['x','y','z','x'],'t':['p','q','q','p']})
result = df.groupby(['s','t']).a.sum().x.p

# case: labels-as-attributes-17
df = pd.DataFrame({'a':[1,2,3,4],'s':['x','y','z','x'],'t':['p','q','q','p']})
result = hasattr(df.groupby(['s','t']).a.sum(), 'p'), df.groupby(['s','t']).a.sum().mean()

# case: labels-as-attributes-18
df = pd.DataFrame({'a':[1,2,3,4],'s':['x','y','z','x'],'t':['p','q','q','p']})
u = df.groupby(['s','t']).a.sum()
u.x = 5
result = u

# case: labels-as-attributes-19
df = pd.DataFrame({'a':[1,2,3,4],'s':['x','y','z','x'],'t':['p','q','q','p']})
u = df.groupby(['s','t']).a.sum().unstack(fill_value=0)
result = u.p

# case: labels-as-attributes-20
df = pd.DataFrame({'a':[1,2,3,4],'s':['x','y','z','x'],'t':['p','q','q','p']})
u = df.pivot_table(index='s', columns='t', values=['a'])
result = u.a.p

# case: labels-as-attributes-21
df = pd.DataFrame({'a':[1,2,3,4],'s':['x','y','z','x'],'t':['p','q','q','p']})
u = df.pivot_table(index='s', columns='t', values=['a'])
result = u.a

# case: labels-as-attributes-22
u = pd.Series([1,2,3], index=['a','a','b'])
result = u.a

# case: labels-as-attributes-23
u = pd.Series([1,2,3], index=['a','a','b'])
result = u.b

# case: labels-as-attributes-24
mc = pd.DataFrame([[1,2,3]], columns=pd.MultiIndex.from_tuples([('A','x','m'),('A','x','n'),('B','y','m')]))
result = mc.A.x

# case: labels-as-attributes-25
mc = pd.DataFrame([[1,2,3]], columns=pd.MultiIndex.from_tuples([('A',''),('C','x'),('B','y')]))
result = mc.A

# case: labels-as-attributes-26
mc = pd.DataFrame([[1,2,3]], columns=pd.MultiIndex.from_tuples([('A',''),('C','x'),('B','y')]))
mc.A += 1
result = mc

# case: labels-as-attributes-27
u = pd.Series([1,2,3], index=['a','c','b'])
u.b = 7
result = u

# case: labels-as-attributes-28
u = pd.Series([1,2,3], index=['a','a','b'])
u.a = 7
result = u

# case: labels-as-attributes-29
u = pd.Series([1,2,3], index=['a','c','b'])
u.b += 7
result = u

# case: labels-as-attributes-30
u = pd.Series([1,2,3], index=['a','c','q'])
u.values = 7
result = u

# case: labels-as-attributes-31
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
row = df.iloc[0]
row.a = 10
result = row, df

# case: labels-as-attributes-32
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
def f(r):
    r.b = r.a * 2
    return r
result = df.apply(f, axis=1)

# case: labels-as-attributes-33
df = pd.DataFrame({'a':[1,2],'b':[1.5,None]}, index=pd.DatetimeIndex(['2020-01-01','2020-01-02']))
result = hasattr(df.a, 'x')
