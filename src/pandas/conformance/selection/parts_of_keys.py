import numpy as np
import pandas as pd

# case: parts-1
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iloc[0, 0, 0]

# case: parts-2
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iloc[0, 0, 0] = 5
result = a

# case: parts-3
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iloc[0:1, 0, :]

# case: parts-4
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iloc[0:1, 0, :] = 5
result = a

# case: parts-5
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iloc[0,0,0,0]

# case: parts-6
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iloc[0,0,0,0] = 5
result = a

# case: parts-7
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iloc[(0,1,1)]

# case: parts-8
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iloc[(0,1,1)] = 5
result = a

# case: parts-9
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iat[0,0,0]

# case: parts-10
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iat[0,0,0] = 5
result = a

# case: parts-11
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iat[0]

# case: parts-12
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iat[0] = 5
result = a

# case: parts-13
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[0,'k',0]

# case: parts-14
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.loc[0,'k',0] = 5
result = a

# case: parts-15
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[0:1,'k',0]

# case: parts-16
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[(0,1,5)]

# case: parts-17
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.loc[(0,1,5)] = 5
result = a

# case: parts-18
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[:, 'k', :]

# case: parts-19
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.at[0,'k',0]

# case: parts-20
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.at[0,'k',0] = 5
result = a

# case: parts-21
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[0,'k','v']

# case: parts-22
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.loc[0,'k','v'] = 5
result = a

# case: parts-23
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[[0],['k'],['v']]

# case: parts-24
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[(0,)]

# case: parts-25
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.loc[(0,)] = 5
result = a

# case: parts-26
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iloc[(0,)]

# case: parts-27
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iloc[(0,)] = 5
result = a

# case: parts-28
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[()]

# case: parts-29
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.loc[()] = 5
result = a

# case: parts-30
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iloc[()]

# case: parts-31
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iloc[()] = 5
result = a

# case: parts-32
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.loc[(0,'k')]

# case: parts-33
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.loc[(0,'k')] = 5
result = a

# case: parts-34
s = pd.Series([1, 2])
result = s.loc[0,0]

# case: parts-35
s = pd.Series([1, 2])
s.loc[0,0] = 5
result = s

# case: parts-36
s = pd.Series([1, 2])
result = s.loc[0,'x']

# case: parts-37
s = pd.Series([1, 2])
s.loc[0,'x'] = 5
result = s

# case: parts-38
s = pd.Series([1, 2])
result = s.iloc[0,0]

# case: parts-39
s = pd.Series([1, 2])
s.iloc[0,0] = 5
result = s

# case: parts-40
s = pd.Series([1, 2])
result = s.at[0,0]

# case: parts-41
s = pd.Series([1, 2])
s.at[0,0] = 5
result = s

# case: parts-42
s = pd.Series([1, 2])
result = s.iat[0,0]

# case: parts-43
s = pd.Series([1, 2])
s.iat[0,0] = 5
result = s

# case: parts-44
s = pd.Series([1, 2])
result = s.loc[0:1,0]

# case: parts-45
s = pd.Series([1, 2])
s.loc[0:1,0] = 5
result = s

# case: parts-46
s = pd.Series([1, 2])
result = s.loc[0,:]

# case: parts-47
s = pd.Series([1, 2])
s.loc[0,:] = 5
result = s

# case: parts-48
s = pd.Series([1, 2])
result = s.loc[(0,)]

# case: parts-49
s = pd.Series([1, 2])
s.loc[(0,)] = 5
result = s

# case: parts-50
s = pd.Series([1, 2])
result = s.iloc[(0,)]

# case: parts-51
s = pd.Series([1, 2])
s.iloc[(0,)] = 5
result = s

# case: parts-52
s = pd.Series([1, 2])
result = s[0,0]

# case: parts-53
s = pd.Series([1, 2])
s[0,0] = 5
result = s

# case: parts-54
s = pd.Series([1, 2])
result = s[0,1]

# case: parts-55
s = pd.Series([1, 2])
s[0,1] = 5
result = s

# case: parts-56
s = pd.Series([1, 2])
result = s.loc[:,0]

# case: parts-57
s = pd.Series([1, 2])
s.loc[:,0] = 5
result = s

# case: parts-58
s = pd.Series([1, 2])
result = s.loc[[0],0]

# case: parts-59
s = pd.Series([1, 2])
s.loc[[0],0] = 5
result = s

# case: parts-60
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = m.loc['a',1,'v']

# case: parts-61
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
m.loc['a',1,'v'] = 5
result = m

# case: parts-62
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = m.loc['a',1,'v',5]

# case: parts-63
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
m.loc['a',1,'v',5] = 5
result = m

# case: parts-64
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = m.iloc[0,0,0]

# case: parts-65
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
m.iloc[0,0,0] = 5
result = m

# case: parts-66
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = m.loc['a',1]

# case: parts-67
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
m.loc['a',1] = 5
result = m

# case: parts-68
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = m.loc['a','v']

# case: parts-69
m = pd.DataFrame({'v':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
m.loc['a','v'] = 5
result = m

# case: parts-70
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = t.loc['a',1]

# case: parts-71
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
t.loc['a',1] = 5
result = t

# case: parts-72
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = t.loc['a',1,2]

# case: parts-73
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
t.loc['a',1,2] = 5
result = t

# case: parts-74
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = t['a',1]

# case: parts-75
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
t['a',1] = 5
result = t

# case: parts-76
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = t['a',1,2]

# case: parts-77
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = t.iloc[0,1]

# case: parts-78
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
t.iloc[0,1] = 5
result = t
