import numpy as np
import pandas as pd

# case: keys-of-indexers-1
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[df.a > 2]

# case: keys-of-indexers-2
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iloc[df.a > 2]

# case: keys-of-indexers-3
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index('s').iloc[(df.set_index('s').a > 2)]

# case: keys-of-indexers-4
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index('s').a.iloc[(df.set_index('s').a > 2)]

# case: keys-of-indexers-5
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[:, df.isna().any()]

# case: keys-of-indexers-6
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[(df.a > 2).values]

# case: keys-of-indexers-7
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[(df.a > 2).tolist()]

# case: keys-of-indexers-8
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[(df.a > 2).to_numpy(), [0]]

# case: keys-of-indexers-9
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[df.a > 2, 0]

# case: keys-of-indexers-10
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[df[df.a > 2].index]

# case: keys-of-indexers-11
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[pd.Series([0, 2])]

# case: keys-of-indexers-12
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[pd.Series([0, 2], index=['a','b'])]

# case: keys-of-indexers-13
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[df.a > 2, 0] = 9
result = df

# case: keys-of-indexers-14
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[(df.a > 2).values, 0] = 9
result = df

# case: keys-of-indexers-15
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[df.a > 2] = 0
result = df

# case: keys-of-indexers-16
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.a.iloc[df.a > 2] = 0
result = df

# case: keys-of-indexers-17
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
z = df.set_index('s')
z.iloc[z.a > 2, 0] = 9
result = z

# case: keys-of-indexers-18
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
z = df.set_index('s')
z.a.iloc[z.a > 2] = 9
result = z

# case: keys-of-indexers-19
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[:, df.dtypes == 'object']

# case: keys-of-indexers-20
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[:, df.dtypes == 'object'] = 'q'
result = df

# case: keys-of-indexers-21
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[lambda d: [0, 2]]

# case: keys-of-indexers-22
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[:, lambda d: [0]]

# case: keys-of-indexers-23
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[lambda d: d.a.argmax()]

# case: keys-of-indexers-24
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[lambda d: (d.a > 2).values]

# case: keys-of-indexers-25
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[lambda d: (d.a > 2)]

# case: keys-of-indexers-26
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[lambda d: (slice(0, 2), 0)]

# case: keys-of-indexers-27
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[lambda d: slice(0, 2), lambda d: -1]

# case: keys-of-indexers-28
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[lambda d: [0], 0] = 9
result = df

# case: keys-of-indexers-29
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[lambda d: 0] = 9
result = df

# case: keys-of-indexers-30
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[lambda d: (0, 1)] = 9
result = df

# case: keys-of-indexers-31
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iloc[lambda s: [0, 2]]

# case: keys-of-indexers-32
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.a.iloc[lambda s: [0, 2]] = 9
result = df

# case: keys-of-indexers-33
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iat[0, 'a']

# case: keys-of-indexers-34
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0, 'a']

# case: keys-of-indexers-35
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc['a']

# case: keys-of-indexers-36
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[['a']]

# case: keys-of-indexers-37
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc['a', 0]

# case: keys-of-indexers-38
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc['a':'b']

# case: keys-of-indexers-39
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0:'b']

# case: keys-of-indexers-40
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[:, 'a':'b']

# case: keys-of-indexers-41
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0, ['a']]

# case: keys-of-indexers-42
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[[0], ['a', 'b']]

# case: keys-of-indexers-43
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[:, ['a', 'b']]

# case: keys-of-indexers-44
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[:, 'a']

# case: keys-of-indexers-45
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0, 0, 0]

# case: keys-of-indexers-46
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0.0]

# case: keys-of-indexers-47
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0.5]

# case: keys-of-indexers-48
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0, 1.0]

# case: keys-of-indexers-49
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[[0.0]]

# case: keys-of-indexers-50
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[[0.5, 1]]

# case: keys-of-indexers-51
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[True]

# case: keys-of-indexers-52
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[None]

# case: keys-of-indexers-53
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[[None]]

# case: keys-of-indexers-54
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iloc['x']

# case: keys-of-indexers-55
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iloc[['x']]

# case: keys-of-indexers-56
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iloc[1.0]

# case: keys-of-indexers-57
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iloc[0, 0]

# case: keys-of-indexers-58
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iloc[(0,)]

# case: keys-of-indexers-59
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[(0,)]

# case: keys-of-indexers-60
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[(0, 1)]

# case: keys-of-indexers-61
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[[0, 9]]

# case: keys-of-indexers-62
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[9]

# case: keys-of-indexers-63
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0, 9]

# case: keys-of-indexers-64
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[:, [9]]

# case: keys-of-indexers-65
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[0, 'a'] = 1
result = df

# case: keys-of-indexers-66
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc['a'] = 1
result = df

# case: keys-of-indexers-67
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[9, 0] = 1
result = df

# case: keys-of-indexers-68
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[0, 9] = 1
result = df

# case: keys-of-indexers-69
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[[9], 0] = 1
result = df

# case: keys-of-indexers-70
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[0, ['a']] = 1
result = df

# case: keys-of-indexers-71
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iloc[0, 0, 0] = 1
result = df

# case: keys-of-indexers-72
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.a.iloc['x'] = 1
result = df

# case: keys-of-indexers-73
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.a.iloc[9] = 1
result = df

# case: keys-of-indexers-74
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.loc[0, 'a', 1]

# case: keys-of-indexers-75
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.loc[0:1, 'a', 1]

# case: keys-of-indexers-76
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.loc[:, 'a', 'b']

# case: keys-of-indexers-77
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a'])
result = m.loc['x', 1, 'b']

# case: keys-of-indexers-78
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a'])
result = m.loc[('x', 1), 'b']

# case: keys-of-indexers-79
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a'])
result = m.loc['x', 1]

# case: keys-of-indexers-80
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a'])
result = m.loc['x', 1, 3]

# case: keys-of-indexers-81
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.loc[0, 'a', 1] = 3
result = df

# case: keys-of-indexers-82
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[df.a > 2, 'b']

# case: keys-of-indexers-83
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[:, 'a']

# case: keys-of-indexers-84
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df['a', 'b']

# case: keys-of-indexers-85
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[0, 'a']

# case: keys-of-indexers-86
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a'], 'b']

# case: keys-of-indexers-87
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[0:2, 'a']

# case: keys-of-indexers-88
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[0:2, 0:1]

# case: keys-of-indexers-89
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df[df.a > 2, 'b'] = 0
result = df

# case: keys-of-indexers-90
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df[:, 'a'] = 0
result = df

# case: keys-of-indexers-91
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df['a', 'b'] = 0
result = df

# case: keys-of-indexers-92
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.at[0, 'a', 'b']

# case: keys-of-indexers-93
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.at[0, 'a', 'b'] = 1
result = df

# case: keys-of-indexers-94
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iat[0, 0, 0] = 1
result = df

# case: keys-of-indexers-95
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iat[0, 0, 0]

# case: keys-of-indexers-96
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iat[0]

# case: keys-of-indexers-97
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iat[0, [1]]

# case: keys-of-indexers-98
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iat[0, 0:1]

# case: keys-of-indexers-99
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iat[0, 'a'] = 1
result = df

# case: keys-of-indexers-100
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iat[0] = 1
result = df

# case: keys-of-indexers-101
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iat[9, 0]

# case: keys-of-indexers-102
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.iat[9, 0] = 3
result = df

# case: keys-of-indexers-103
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iat['x']

# case: keys-of-indexers-104
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.iat[9]

# case: keys-of-indexers-105
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.loc[0, 1]

# case: keys-of-indexers-106
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a[0, 1]

# case: keys-of-indexers-107
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.at[0, 1]
