import numpy as np
import pandas as pd

# case: slice-of-columns-1
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[:, 'a':'b']
X['a'] += 1
result = df

# case: slice-of-columns-2
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[:, 'a':'b']
X['a'] += 1
result = X

# case: slice-of-columns-3
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[:, 'a':'b']
df['a'] += 1
result = X

# case: slice-of-columns-4
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.iloc[:, :2]
X.fillna(0, inplace=True)
result = df

# case: slice-of-columns-5
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.iloc[:, :-1]
X[X > 2] = 0
result = df, X

# case: slice-of-columns-6
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[:, 'a':'b']
X.loc[X.b.isna(), 'b'] = 0
result = df

# case: slice-of-columns-7
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.iloc[:3, :2]
X.iloc[0, 0] = 9
result = df

# case: slice-of-columns-8
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[0:1, 'a':'b']
X.at[0, 'a'] = 9
X.iat[1, 1] = 7
result = df, X

# case: slice-of-columns-9
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[:, 'a':'b']
X.replace(1.5, 9, inplace=True)
result = df

# case: slice-of-columns-10
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.iloc[:, 0:1]
X.iloc[0, 0] = 9
result = df, X

# case: slice-of-columns-11
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.iloc[:, 0:]
X.iloc[0, 0] = 9
result = df, X

# case: slice-of-columns-12
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[:, 'a':]
X.iloc[0, 0] = 9
result = df, X

# case: slice-of-columns-13
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.iloc[:, :]
X.iloc[0, 0] = 9
result = df, X

# case: slice-of-columns-14
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[:, :]
X.iloc[0, 0] = 9
result = df, X

# case: slice-of-columns-15
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.loc[1:2, :]
X.iloc[0, 0] = 9
result = df, X

# case: slice-of-columns-16
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.iloc[1:3]
X.iloc[0, 0] = 9
result = df, X

# case: slice-of-columns-17
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
X = df.iloc[1:3, 0]
X.iloc[0] = 9
result = df, X

# case: slice-of-columns-18
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]})
X = h.iloc[:, :2]
X.iloc[0,0] = 9
result = h

# case: slice-of-columns-19
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]})
X = h.loc[:, 'p':'q']
X['q'] += 2
result = h

# case: slice-of-columns-20
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]})
X = h.loc[0:0, 'q':]
X.loc[0, 'r'] = 2
result = h

# case: slice-of-columns-21
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]})
X = h.loc[:, 'p':'q']
h.loc[0, 'p'] = 7
result = X

# case: slice-of-columns-22
h = pd.DataFrame({'p':[1,2],'q':[3,4]})
h['z'] = 1
X = h.iloc[:, :2]
X['k'] = X.p + 1
result = h, X

# case: slice-of-columns-23
h = pd.DataFrame({'p':[1,2],'q':[3,4]})
h['z'] = 1
X = h.iloc[:, :2]
X['p'] = X.p + 1
result = h, X

# case: slice-of-columns-24
h = pd.DataFrame({'p':[1,2]})
X = h.iloc[:, :1]
X.iloc[0, 0] = 5
result = h, X

# case: slice-of-columns-25
h = pd.DataFrame({'p':pd.array([1,2],dtype='Int64'),'q':pd.array([3,4],dtype='Int64')})
X = h.iloc[:, :1]
X.iloc[0, 0] = 5
result = h, X

# case: slice-of-columns-26
h = pd.DataFrame({'p':pd.Categorical(['a','b']),'q':pd.Categorical(['a','b'])})
X = h.iloc[:, :1]
X.iloc[0, 0] = 'b'
result = h, X

# case: slice-of-columns-27
h = pd.DataFrame({'p':pd.Categorical(['a','b'])})
X = h.iloc[:, :1]
X.iloc[0, 0] = 'b'
result = h, X

# case: slice-of-columns-28
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]}).copy()
X = h.iloc[:, :2]
X.iloc[0,0] = 9
result = h

# case: slice-of-columns-29
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
X = df.loc[:, 'p':'r']
X.p = X.p * 2
X.q *= 2
X.loc[0, 'r'] = 0.5
result = df, X

# case: slice-of-columns-30
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
X = df.loc[:, 'p':'r']
row = X.iloc[0]
v = X['p']
v[0] = 100
v.iloc[1] = 7
result = df, X

# case: slice-of-columns-31
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
X = df.iloc[:, 1:]
X.clip(upper=2, inplace=True)
result = df, X

# case: slice-of-columns-32
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
X = df.iloc[:, 1:]
X -= 1
result = df, X

# case: slice-of-columns-33
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
X = df.iloc[:, 1:3].values
X[0, 0] = 10
result = df, X

# case: slice-of-columns-34
mc = pd.DataFrame([[1,2,3.5]], columns=pd.MultiIndex.from_tuples([('A','x'),('A','y'),('B','x')]))
X = mc.loc[:, 'A']
X.iloc[0, 0] = 7
result = mc, X

# case: slice-of-columns-35
mc = pd.DataFrame([[1,2,3]], columns=pd.MultiIndex.from_tuples([('A','x'),('A','y'),('B','x')]))
X = mc.loc[:, 'A']
X.iloc[0, 0] = 7
result = mc, X

# case: slice-of-columns-36
mc = pd.DataFrame([[1,2,3]], columns=pd.MultiIndex.from_tuples([('A','x'),('A','y'),('B','x')]))
X = mc['A']
X.iloc[0, 0] = 7
result = mc, X

# case: slice-of-columns-37
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
X = df.loc[0, 'p':'q']
X['p'] = 9
result = df, X

# case: slice-of-columns-38
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
X = df.iloc[:, ::2]
X.iloc[0,0] = 'm'
result = df, X

# case: slice-of-columns-39
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]})
X = h.iloc[:, ::2]
X.iloc[0,0] = 9
result = h, X

# case: slice-of-columns-40
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]})
X = h.iloc[:, ::-1]
X.iloc[0,0] = 9
result = h, X

# case: slice-of-columns-41
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
X = df.iloc[:, 1:]
for c in X.columns:
    X[c] = (X[c] - X[c].mean()) / X[c].std()
result = df, X

# case: slice-of-columns-42
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
df.loc[:, 'p':'q'] = df.loc[:, 'p':'q'] * 2
df.iloc[:, 1:3] += 1
result = df

# case: slice-of-columns-43
h = pd.DataFrame({'p':[1,2],'q':[3,4]})
h['z'] = 1
X = h.iloc[:, :2]
X.loc[0, 'p'] = 5
result = X

# case: slice-of-columns-44
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]})
c = h.copy(deep=False)
c.iloc[0, 0] = 9
result = h, c

# case: slice-of-columns-45
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
c = df.copy(deep=False)
c.loc[0, 'p'] = 9
c['q'] = 0
result = df, c

# case: slice-of-columns-46
df = pd.DataFrame({'k':['x','y','x'],'p':[1,2,3],'q':[3,4,5],'r':[1.5,2,3]})
c = df.copy()
c.loc[0, 'p'] = 9
result = df, c

# case: slice-of-columns-47
h = pd.DataFrame({'p':[1,2],'q':[3,4],'r':[5,6]})
h['z'] = 3
c = h.copy()
v = c.values
v[0, 0] = 9
result = h, c
