# What is put into frames: columns, rows, cells by label and by place, of values of every shape.
import pandas as pd
import numpy as np
# case: i000
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] = s
result = d
# case: i001
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = s
result = d
# case: i002
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = s.values
result = d
# case: i003
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1,2,3]
result = d
# case: i004
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = (1,2,3)
result = d
# case: i005
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = {0:1,1:2}
result = d
# case: i006
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = range(3)
result = d
# case: i007
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = {1,2,3}
result = d
# case: i008
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Index([1,2,3])
result = d
# case: i009
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d
result = d
# case: i010
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d[['a']]
result = d
# case: i011
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d[['a','b']]
result = d
# case: i012
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = d[['a','b']]
result = d
# case: i013
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = d[['a','b']].values
result = d
# case: i014
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = [1,2]
result = d
# case: i015
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = [[1,2],[3,4],[5,6]]
result = d
# case: i016
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = s
result = d
# case: i017
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] = d[['b','a']]
result = d
# case: i018
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] = d[['b','a']].iloc[::-1]
result = d
# case: i019
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a']] = s
result = d
# case: i020
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a']] = s.to_frame()
result = d
# case: i021
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','n']] = pd.DataFrame({'x':[1,2,3],'y':[4,5,6]})
result = d
# case: i022
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','n']] = 5
result = d
# case: i023
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = 'q'
result = d
# case: i024
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = None
result = d
# case: i025
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m']] = [[1],[2],[3]]
result = d
# case: i026
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['m']] = [1,2,3]
result = d
# case: i027
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = 0
result = d
# case: i028
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = [7, 8.5, 'w']
result = d
# case: i029
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[d[['a','b']] > 2] = 0
result = d
# case: i030
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = d
result = d
# case: i031
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = 0
result = d
# case: i032
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = [7, 8.5, 'w']
result = d
# case: i033
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = d[1:3].values
result = d
# case: i034
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = d[1:3]
result = d
# case: i035
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], 'a'] = s
result = d
# case: i036
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = s
result = d
# case: i037
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = [7, 8.5, 'w']
result = d
# case: i038
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = {'a': 5, 'c': 'k', 'b': 1}
result = d
# case: i039
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = pd.Series({'c':'k','a':5,'b':1.0})
result = d
# case: i040
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = d.loc[d.index[-1]]
result = d
# case: i041
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], :] = d.loc[d.index[-1], :]
result = d
# case: i042
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = d.loc[d.index[-1], ['b','a']]
result = d
# case: i043
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = [9, 10]
result = d
# case: i044
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = (9, 10.5)
result = d
# case: i045
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = {'a': 1, 'b': 2}
result = d
# case: i046
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = pd.Series([1,2])
result = d
# case: i047
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = pd.Series([1,2], index=['b','a'])
result = d
# case: i048
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] = s
result = d
# case: i049
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] = s.values
result = d
# case: i050
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'n'] = s
result = d
# case: i051
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = d[['b','a']].values
result = d
# case: i052
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = d[['b','a']]
result = d
# case: i053
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = 0
result = d
# case: i054
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['m','n']] = 0
result = d
# case: i055
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','n']] = 0
result = d
# case: i056
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s
result = d
# case: i057
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s.values[:2]
result = d
# case: i058
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s.values
result = d
# case: i059
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = d.b
result = d
# case: i060
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = d.a * 10
result = d
# case: i061
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = d.a
result = d
# case: i062
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = [5, 6]
result = d
# case: i063
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = 'q'
result = d
# case: i064
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = 0
result = d
# case: i065
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = [7, 8]
result = d
# case: i066
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = [[7, 8],[9, 10]]
result = d
# case: i067
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d[['b','a']]
result = d
# case: i068
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d[['b','a']].values[:2]
result = d
# case: i069
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d.loc[d.a > 1, ['b','a']].values
result = d
# case: i070
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['m','n']] = 0
result = d
# case: i071
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['m','n']] = [1, 2]
result = d
# case: i072
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = 0
result = d
# case: i073
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = [7, 8.5, 'w']
result = d
# case: i074
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = d.loc[d.a < 3]
result = d
# case: i075
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'a'] = 9.5
result = d
# case: i076
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'a'] = 'x'
result = d
# case: i077
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'n'] = 1
result = d
# case: i078
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = 2.5
result = d
# case: i079
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = 'q'
result = d
# case: i080
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = None
result = d
# case: i081
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = None
result = d
# case: i082
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = np.nan
result = d
# case: i083
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = np.nan
result = d
# case: i084
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.c.str.upper()
result = d
# case: i085
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.loc[d.a > 1, 'c'].str.upper()
result = d
# case: i086
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.loc[d.a > 1, 'c'].str.upper().tolist()
result = d
# case: i087
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = [1, 2.5, 'k']
result = d
# case: i088
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = pd.Series([1,2.5,'k'], index=['a','b','c'])
result = d
# case: i089
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = {'a': 1}
result = d
# case: i090
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z', 'a'] = 5
result = d
# case: i091
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = [1, 2.5, 'k']
result = d
# case: i092
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = 0
result = d
# case: i093
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = {'b': 1, 'a': 2, 'c': 'k'}
result = d
# case: i094
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = [7, 8.5, 'w']
result = d
# case: i095
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = s
result = d
# case: i096
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = pd.Series({'c':'k','a':5,'b':1.0})
result = d
# case: i097
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] = 9
result = d
# case: i098
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] = 9.5
result = d
# case: i099
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, [0,1]] = [9, 10]
result = d
# case: i100
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0:2] = [9, 10]
result = d
# case: i101
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = s
result = d
# case: i102
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = [9, 8, 7]
result = d
# case: i103
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = 'q'
result = d
# case: i104
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, [0,1]] = 0
result = d
# case: i105
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2]] = 0
result = d
# case: i106
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], 0] = s[:2]
result = d
# case: i107
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = [[1,2],[3,4]]
result = d
# case: i108
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = d.iloc[[2,0],[0,1]]
result = d
# case: i109
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = d.iloc[[2,0],[0,1]].values
result = d
# case: i110
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2, 0] = s
result = d
# case: i111
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2, 0] = d.iloc[1:3, 0]
result = d
# case: i112
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2] = d.iloc[1:3]
result = d
# case: i113
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[-1, -1] = 'k'
result = d
# case: i114
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[5, 0] = 1
result = d
# case: i115
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[(d.a > 1).values, 0] = 0
result = d
# case: i116
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[True, False, True], 0] = 0
result = d
# case: i117
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[d.a > 1, 0] = 0
result = d
# case: i118
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 5
result = d
# case: i119
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'n'] = 5
result = d
# case: i120
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.at['z', 'a'] = 5
result = d
# case: i121
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'c'] = [1, 2]
result = d
# case: i122
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 2] = [1, 2]
result = d
# case: i123
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 2.5
result = d
# case: i124
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 'k'
result = d
# case: i125
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 0] = 2.5
result = d
# case: i126
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 0] = None
result = d
# case: i127
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.a = s
result = d
# case: i128
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.a = [5,6,7]
result = d
# case: i129
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.a[0] = 9
result = d
# case: i130
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.a[d.a > 1] = 9
result = d
# case: i131
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['a'][d.a > 1] = 9
result = d
# case: i132
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['a'].loc[d.a > 1] = 9
result = d
# case: i133
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.a += 1
result = d
# case: i134
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.a += s
result = d
# case: i135
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] += d.b
result = d
# case: i136
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] -= 1
result = d
# case: i137
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] /= 2
result = d
# case: i138
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['c'] += 'q'
result = d
# case: i139
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['c'] *= 2
result = d
# case: i140
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] += 1
result = d
# case: i141
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] *= 1.5
result = d
# case: i142
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] *= 2
result = d
# case: i143
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] += 1
result = d
# case: i144
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] *= 2
result = d
# case: i145
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] += 5
result = d
# case: i146
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] += 1
result = d
# case: i147
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], 'a'] += 0.5
result = d
# case: i148
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] += 1
result = d
# case: i149
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] *= [2, 3]
result = d
# case: i150
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] /= d[['a','b']].sum()
result = d
# case: i151
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d *= 2
result = d
# case: i152
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.index = [5, 6, 7]
result = d
# case: i153
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.columns = ['x','y','w']
result = d
# case: i154
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.index.name = 'i'
result = d
# case: i155
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.columns.name = 'k'
result = d
# case: i156
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
del d['a']
result = d
# case: i157
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(0, 'n', s)
result = d
# case: i158
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(1, 'n', 5)
result = d
# case: i159
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(3, 'n', [1,2,3])
result = d
# case: i160
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(4, 'n', 5)
result = d
# case: i161
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(0, 'a', 5)
result = d
# case: i162
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] = d['a'].astype(float)
d.loc[d.index[0], 'a'] = 1
result = d
# case: i163
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Series([1,2])
result = d
# case: i164
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Series(dtype=float)
result = d
# case: i165
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = []
result = d
# case: i166
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1,2]
result = d
# case: i167
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1]
result = d
# case: i168
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.array([1,2,3])
result = d
# case: i169
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.array([[1],[2],[3]])
result = d
# case: i170
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.nan
result = d
# case: i171
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.NaT
result = d
# case: i174
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = 'q'
result = d
# case: i175
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = None
result = d
# case: i176
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = True
result = d
# case: i177
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [[1],[2],[3]]
result = d
# case: i178
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [(1,2),(3,4),(5,6)]
result = d
# case: i179
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [{'k':1}]*3
result = d
# case: i180
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = (x for x in [1,2,3])
result = d
# case: i181
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = map(str, [1,2,3])
result = d
# case: i182
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = zip([1,2,3],[4,5,6])
result = d
# case: i183
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d['a'].map(lambda v: v*2)
result = d
# case: i184
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.groupby('c')['a'].sum()
result = d
# case: i185
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.groupby('a')['b'].sum().values
result = d
# case: i186
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.apply(lambda r: r.a + r.b, axis=1)
result = d
# case: i187
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'], d['m'] = 1, 2
result = d
# case: i188
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d['m'] = d.a
result = d
# case: i189
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.where(d.a > 1, s)
result = d
# case: i190
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.where(d.a > 1, s, 0)
result = d
# case: i191
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.mask(d.a > 1, d.b)
result = d
# case: i192
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.combine_first(s)
result = d
# case: i193
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.add(s, fill_value=0)
result = d
# case: i194
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.update(pd.DataFrame({'a':[9]}))
result = d
# case: i195
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.a.update(s)
result = d
# case: i196
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['a'].update(pd.Series([9,8]))
result = d
# case: i197
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[('k','l')] = 5
result = d
# case: i198
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['k','l'] = 5
result = d
# case: i199
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[5] = 1
result = d
# case: i200
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[None] = 1
result = d
# case: i201
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[1.5] = 1
result = d
# case: i202
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[True] = 1
result = d
# case: i203
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d[pd.Timestamp('2024-01-01')] = 1
result = d
# case: i204
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[0:1, 'a'] = 5
result = d
# case: i205
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p':'q', 'a'] = 5
result = d
# case: i206
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p':'q', 'a'] = s
result = d
# case: i207
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', 'a'] = 5
result = d
# case: i208
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', 'a'] = [5, 6]
result = d
# case: i209
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p'] = 0
result = d
# case: i210
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p'] = [1, 2.0, 'k']
result = d
# case: i211
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p'] = [[1, 2.0, 'k']]
result = d
# case: i212
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', ['a','b']] = [1, 2]
result = d
# case: i213
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['p','q'], 'a'] = [1, 2]
result = d
# case: i214
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], 'a'] = [1, 2]
result = d
# case: i215
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], 'a'] = s
result = d
# case: i216
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], ['b','a']] = [[1,2],[3,4]]
result = d
# case: i217
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p']] = 0
result = d
# case: i218
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[0,1], 'a'] = [8, 9]
result = d
# case: i219
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[1,0], 'a'] = [8, 9]
result = d
# case: i220
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[0,9], 'a'] = 1
result = d
# case: i221
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'].isin(['x','z']), 'c'] = 'w'
result = d
# case: i222
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', 'c'] = d['c'] + d['a'].astype(str)
result = d
# case: i223
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', ['a','c']] = [5, 'n']
result = d
# case: i224
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', ['a','c']] = 5, 'n'
result = d
# case: i225
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[lambda x: x.a > 1, 'a'] = 0
result = d
# case: i226
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[(d.a > 1) & (d.b < 6), 'n'] = 'mid'
result = d
# case: i227
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[~(d.a > 1), 'n'] = d.b
result = d
# case: i228
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a.idxmax(), 'c'] = 'top'
result = d
# case: i229
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a.nlargest(2).index, 'c'] = 'top'
result = d
# case: i230
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.sort_values('b').index[0], 'c'] = 'low'
result = d
# case: i231
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index.isin(['p', 0]), 'c'] = 'low'
result = d
# case: i232
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[True, False, True], 'a'] = [7, 8]
result = d
# case: i233
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[np.array([True, False, True]), 'a'] = [7, 8]
result = d
# case: i234
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[pd.Series([True, False, True]), 'a'] = [7, 8]
result = d
# case: i235
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.loc[d.a > 1, 'b'].round()
result = d
# case: i236
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.b.mean()
result = d
# case: i237
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.groupby('c').b.transform('sum')
result = d
# case: l000
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] = s
result = d
# case: l001
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = s
result = d
# case: l002
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = s.values
result = d
# case: l003
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1,2,3]
result = d
# case: l004
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = (1,2,3)
result = d
# case: l005
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = {0:1,1:2}
result = d
# case: l006
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = range(3)
result = d
# case: l007
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = {1,2,3}
result = d
# case: l008
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Index([1,2,3])
result = d
# case: l009
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d
result = d
# case: l010
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d[['a']]
result = d
# case: l011
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d[['a','b']]
result = d
# case: l012
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = d[['a','b']]
result = d
# case: l013
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = d[['a','b']].values
result = d
# case: l014
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = [1,2]
result = d
# case: l015
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = [[1,2],[3,4],[5,6]]
result = d
# case: l016
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = s
result = d
# case: l017
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] = d[['b','a']]
result = d
# case: l018
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] = d[['b','a']].iloc[::-1]
result = d
# case: l019
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a']] = s
result = d
# case: l020
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a']] = s.to_frame()
result = d
# case: l021
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','n']] = pd.DataFrame({'x':[1,2,3],'y':[4,5,6]})
result = d
# case: l022
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','n']] = 5
result = d
# case: l023
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = 'q'
result = d
# case: l024
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = None
result = d
# case: l025
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m']] = [[1],[2],[3]]
result = d
# case: l026
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m']] = [1,2,3]
result = d
# case: l027
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = 0
result = d
# case: l028
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = [7, 8.5, 'w']
result = d
# case: l029
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d[['a','b']] > 2] = 0
result = d
# case: l030
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = d
result = d
# case: l031
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = 0
result = d
# case: l032
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = [7, 8.5, 'w']
result = d
# case: l033
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = d[1:3].values
result = d
# case: l034
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = d[1:3]
result = d
# case: l035
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], 'a'] = s
result = d
# case: l036
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = s
result = d
# case: l037
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = [7, 8.5, 'w']
result = d
# case: l038
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = {'a': 5, 'c': 'k', 'b': 1}
result = d
# case: l039
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = pd.Series({'c':'k','a':5,'b':1.0})
result = d
# case: l040
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = d.loc[d.index[-1]]
result = d
# case: l041
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], :] = d.loc[d.index[-1], :]
result = d
# case: l042
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = d.loc[d.index[-1], ['b','a']]
result = d
# case: l043
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = [9, 10]
result = d
# case: l044
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = (9, 10.5)
result = d
# case: l045
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = {'a': 1, 'b': 2}
result = d
# case: l046
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = pd.Series([1,2])
result = d
# case: l047
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = pd.Series([1,2], index=['b','a'])
result = d
# case: l048
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] = s
result = d
# case: l049
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] = s.values
result = d
# case: l050
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'n'] = s
result = d
# case: l051
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = d[['b','a']].values
result = d
# case: l052
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = d[['b','a']]
result = d
# case: l053
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = 0
result = d
# case: l054
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['m','n']] = 0
result = d
# case: l055
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','n']] = 0
result = d
# case: l056
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s
result = d
# case: l057
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s.values[:2]
result = d
# case: l058
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s.values
result = d
# case: l059
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = d.b
result = d
# case: l060
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = d.a * 10
result = d
# case: l061
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = d.a
result = d
# case: l062
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = [5, 6]
result = d
# case: l063
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = 'q'
result = d
# case: l064
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = 0
result = d
# case: l065
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = [7, 8]
result = d
# case: l066
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = [[7, 8],[9, 10]]
result = d
# case: l067
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d[['b','a']]
result = d
# case: l068
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d[['b','a']].values[:2]
result = d
# case: l069
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d.loc[d.a > 1, ['b','a']].values
result = d
# case: l070
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['m','n']] = 0
result = d
# case: l071
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['m','n']] = [1, 2]
result = d
# case: l072
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = 0
result = d
# case: l073
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = [7, 8.5, 'w']
result = d
# case: l074
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = d.loc[d.a < 3]
result = d
# case: l075
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'a'] = 9.5
result = d
# case: l076
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'a'] = 'x'
result = d
# case: l077
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'n'] = 1
result = d
# case: l078
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = 2.5
result = d
# case: l079
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = 'q'
result = d
# case: l080
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = None
result = d
# case: l081
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = None
result = d
# case: l082
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = np.nan
result = d
# case: l083
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = np.nan
result = d
# case: l084
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.c.str.upper()
result = d
# case: l085
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.loc[d.a > 1, 'c'].str.upper()
result = d
# case: l086
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.loc[d.a > 1, 'c'].str.upper().tolist()
result = d
# case: l087
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = [1, 2.5, 'k']
result = d
# case: l088
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = pd.Series([1,2.5,'k'], index=['a','b','c'])
result = d
# case: l089
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = {'a': 1}
result = d
# case: l090
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z', 'a'] = 5
result = d
# case: l091
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = [1, 2.5, 'k']
result = d
# case: l092
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = 0
result = d
# case: l093
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = {'b': 1, 'a': 2, 'c': 'k'}
result = d
# case: l094
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = [7, 8.5, 'w']
result = d
# case: l095
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = s
result = d
# case: l096
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = pd.Series({'c':'k','a':5,'b':1.0})
result = d
# case: l097
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] = 9
result = d
# case: l098
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] = 9.5
result = d
# case: l099
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, [0,1]] = [9, 10]
result = d
# case: l100
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0:2] = [9, 10]
result = d
# case: l101
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = s
result = d
# case: l102
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = [9, 8, 7]
result = d
# case: l103
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = 'q'
result = d
# case: l104
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, [0,1]] = 0
result = d
# case: l105
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2]] = 0
result = d
# case: l106
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], 0] = s[:2]
result = d
# case: l107
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = [[1,2],[3,4]]
result = d
# case: l108
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = d.iloc[[2,0],[0,1]]
result = d
# case: l109
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = d.iloc[[2,0],[0,1]].values
result = d
# case: l110
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2, 0] = s
result = d
# case: l111
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2, 0] = d.iloc[1:3, 0]
result = d
# case: l112
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2] = d.iloc[1:3]
result = d
# case: l113
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[-1, -1] = 'k'
result = d
# case: l114
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[5, 0] = 1
result = d
# case: l115
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[(d.a > 1).values, 0] = 0
result = d
# case: l116
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[True, False, True], 0] = 0
result = d
# case: l117
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[d.a > 1, 0] = 0
result = d
# case: l118
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 5
result = d
# case: l119
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'n'] = 5
result = d
# case: l120
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at['z', 'a'] = 5
result = d
# case: l121
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'c'] = [1, 2]
result = d
# case: l122
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 2] = [1, 2]
result = d
# case: l123
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 2.5
result = d
# case: l124
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 'k'
result = d
# case: l125
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 0] = 2.5
result = d
# case: l126
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 0] = None
result = d
# case: l127
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a = s
result = d
# case: l128
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a = [5,6,7]
result = d
# case: l129
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a[0] = 9
result = d
# case: l130
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a[d.a > 1] = 9
result = d
# case: l131
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'][d.a > 1] = 9
result = d
# case: l132
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'].loc[d.a > 1] = 9
result = d
# case: l133
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a += 1
result = d
# case: l134
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a += s
result = d
# case: l135
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] += d.b
result = d
# case: l136
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] -= 1
result = d
# case: l137
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] /= 2
result = d
# case: l138
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['c'] += 'q'
result = d
# case: l139
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['c'] *= 2
result = d
# case: l140
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] += 1
result = d
# case: l141
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] *= 1.5
result = d
# case: l142
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] *= 2
result = d
# case: l143
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] += 1
result = d
# case: l144
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] *= 2
result = d
# case: l145
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] += 5
result = d
# case: l146
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] += 1
result = d
# case: l147
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], 'a'] += 0.5
result = d
# case: l148
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] += 1
result = d
# case: l149
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] *= [2, 3]
result = d
# case: l150
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] /= d[['a','b']].sum()
result = d
# case: l151
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d *= 2
result = d
# case: l152
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.index = [5, 6, 7]
result = d
# case: l153
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.columns = ['x','y','w']
result = d
# case: l154
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.index.name = 'i'
result = d
# case: l155
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.columns.name = 'k'
result = d
# case: l156
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
del d['a']
result = d
# case: l157
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(0, 'n', s)
result = d
# case: l158
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(1, 'n', 5)
result = d
# case: l159
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(3, 'n', [1,2,3])
result = d
# case: l160
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(4, 'n', 5)
result = d
# case: l161
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(0, 'a', 5)
result = d
# case: l162
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] = d['a'].astype(float)
d.loc[d.index[0], 'a'] = 1
result = d
# case: l163
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Series([1,2])
result = d
# case: l164
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Series(dtype=float)
result = d
# case: l165
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = []
result = d
# case: l166
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1,2]
result = d
# case: l167
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1]
result = d
# case: l168
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.array([1,2,3])
result = d
# case: l169
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.array([[1],[2],[3]])
result = d
# case: l170
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.nan
result = d
# case: l171
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.NaT
result = d
# case: l174
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = 'q'
result = d
# case: l175
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = None
result = d
# case: l176
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = True
result = d
# case: l177
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [[1],[2],[3]]
result = d
# case: l178
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [(1,2),(3,4),(5,6)]
result = d
# case: l179
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [{'k':1}]*3
result = d
# case: l180
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = (x for x in [1,2,3])
result = d
# case: l181
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = map(str, [1,2,3])
result = d
# case: l182
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = zip([1,2,3],[4,5,6])
result = d
# case: l183
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d['a'].map(lambda v: v*2)
result = d
# case: l184
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.groupby('c')['a'].sum()
result = d
# case: l185
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.groupby('a')['b'].sum().values
result = d
# case: l186
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.apply(lambda r: r.a + r.b, axis=1)
result = d
# case: l187
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'], d['m'] = 1, 2
result = d
# case: l188
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d['m'] = d.a
result = d
# case: l189
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.where(d.a > 1, s)
result = d
# case: l190
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.where(d.a > 1, s, 0)
result = d
# case: l191
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.mask(d.a > 1, d.b)
result = d
# case: l192
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.combine_first(s)
result = d
# case: l193
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.add(s, fill_value=0)
result = d
# case: l194
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.update(pd.DataFrame({'a':[9]}))
result = d
# case: l195
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a.update(s)
result = d
# case: l196
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'].update(pd.Series([9,8]))
result = d
# case: l197
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[('k','l')] = 5
result = d
# case: l198
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d['k','l'] = 5
result = d
# case: l199
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[5] = 1
result = d
# case: l200
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[None] = 1
result = d
# case: l201
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[1.5] = 1
result = d
# case: l202
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[True] = 1
result = d
# case: l203
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[pd.Timestamp('2024-01-01')] = 1
result = d
# case: l204
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[0:1, 'a'] = 5
result = d
# case: l205
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p':'q', 'a'] = 5
result = d
# case: l206
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p':'q', 'a'] = s
result = d
# case: l207
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', 'a'] = 5
result = d
# case: l208
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', 'a'] = [5, 6]
result = d
# case: l209
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p'] = 0
result = d
# case: l210
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p'] = [1, 2.0, 'k']
result = d
# case: l212
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', ['a','b']] = [1, 2]
result = d
# case: l213
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['p','q'], 'a'] = [1, 2]
result = d
# case: l214
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], 'a'] = [1, 2]
result = d
# case: l215
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], 'a'] = s
result = d
# case: l216
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], ['b','a']] = [[1,2],[3,4]]
result = d
# case: l217
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p']] = 0
result = d
# case: l218
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[0,1], 'a'] = [8, 9]
result = d
# case: l219
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[1,0], 'a'] = [8, 9]
result = d
# case: l220
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[0,9], 'a'] = 1
result = d
# case: l221
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'].isin(['x','z']), 'c'] = 'w'
result = d
# case: l222
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', 'c'] = d['c'] + d['a'].astype(str)
result = d
# case: l223
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', ['a','c']] = [5, 'n']
result = d
# case: l224
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', ['a','c']] = 5, 'n'
result = d
# case: l225
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[lambda x: x.a > 1, 'a'] = 0
result = d
# case: l226
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[(d.a > 1) & (d.b < 6), 'n'] = 'mid'
result = d
# case: l227
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[~(d.a > 1), 'n'] = d.b
result = d
# case: l228
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a.idxmax(), 'c'] = 'top'
result = d
# case: l229
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a.nlargest(2).index, 'c'] = 'top'
result = d
# case: l230
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.sort_values('b').index[0], 'c'] = 'low'
result = d
# case: l231
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index.isin(['p', 0]), 'c'] = 'low'
result = d
# case: l232
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[True, False, True], 'a'] = [7, 8]
result = d
# case: l233
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[np.array([True, False, True]), 'a'] = [7, 8]
result = d
# case: l235
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.loc[d.a > 1, 'b'].round()
result = d
# case: l236
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.b.mean()
result = d
# case: l237
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.groupby('c').b.transform('sum')
result = d
# case: d000
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] = s
result = d
# case: d001
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = s
result = d
# case: d002
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = s.values
result = d
# case: d003
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1,2,3]
result = d
# case: d004
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = (1,2,3)
result = d
# case: d005
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = {0:1,1:2}
result = d
# case: d006
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = range(3)
result = d
# case: d007
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = {1,2,3}
result = d
# case: d008
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Index([1,2,3])
result = d
# case: d009
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d
result = d
# case: d010
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d[['a']]
result = d
# case: d011
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d[['a','b']]
result = d
# case: d012
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = d[['a','b']]
result = d
# case: d013
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = d[['a','b']].values
result = d
# case: d014
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = [1,2]
result = d
# case: d015
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = [[1,2],[3,4],[5,6]]
result = d
# case: d016
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = s
result = d
# case: d017
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] = d[['b','a']]
result = d
# case: d018
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] = d[['b','a']].iloc[::-1]
result = d
# case: d019
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a']] = s
result = d
# case: d020
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a']] = s.to_frame()
result = d
# case: d021
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','n']] = pd.DataFrame({'x':[1,2,3],'y':[4,5,6]})
result = d
# case: d022
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','n']] = 5
result = d
# case: d023
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = 'q'
result = d
# case: d024
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m','n']] = None
result = d
# case: d025
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m']] = [[1],[2],[3]]
result = d
# case: d026
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['m']] = [1,2,3]
result = d
# case: d027
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = 0
result = d
# case: d028
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = [7, 8.5, 'w']
result = d
# case: d029
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d[['a','b']] > 2] = 0
result = d
# case: d030
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = d
result = d
# case: d031
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = 0
result = d
# case: d032
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = [7, 8.5, 'w']
result = d
# case: d033
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = d[1:3].values
result = d
# case: d034
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[0:2] = d[1:3]
result = d
# case: d035
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], 'a'] = s
result = d
# case: d036
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = s
result = d
# case: d037
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = [7, 8.5, 'w']
result = d
# case: d039
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = pd.Series({'c':'k','a':5,'b':1.0})
result = d
# case: d040
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0]] = d.loc[d.index[-1]]
result = d
# case: d041
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], :] = d.loc[d.index[-1], :]
result = d
# case: d042
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = d.loc[d.index[-1], ['b','a']]
result = d
# case: d043
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = [9, 10]
result = d
# case: d044
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = (9, 10.5)
result = d
# case: d046
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = pd.Series([1,2])
result = d
# case: d047
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], ['a','b']] = pd.Series([1,2], index=['b','a'])
result = d
# case: d048
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] = s
result = d
# case: d049
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] = s.values
result = d
# case: d050
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'n'] = s
result = d
# case: d051
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = d[['b','a']].values
result = d
# case: d052
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = d[['b','a']]
result = d
# case: d053
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','b']] = 0
result = d
# case: d054
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['m','n']] = 0
result = d
# case: d055
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, ['a','n']] = 0
result = d
# case: d056
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s
result = d
# case: d057
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s.values[:2]
result = d
# case: d058
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = s.values
result = d
# case: d059
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = d.b
result = d
# case: d060
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = d.a * 10
result = d
# case: d061
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = d.a
result = d
# case: d062
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = [5, 6]
result = d
# case: d063
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'n'] = 'q'
result = d
# case: d064
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = 0
result = d
# case: d065
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = [7, 8]
result = d
# case: d066
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = [[7, 8],[9, 10]]
result = d
# case: d067
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d[['b','a']]
result = d
# case: d068
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d[['b','a']].values[:2]
result = d
# case: d069
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] = d.loc[d.a > 1, ['b','a']].values
result = d
# case: d070
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['m','n']] = 0
result = d
# case: d071
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['m','n']] = [1, 2]
result = d
# case: d072
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = 0
result = d
# case: d073
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = [7, 8.5, 'w']
result = d
# case: d074
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1] = d.loc[d.a < 3]
result = d
# case: d075
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'a'] = 9.5
result = d
# case: d076
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'a'] = 'x'
result = d
# case: d077
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 5, 'n'] = 1
result = d
# case: d078
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = 2.5
result = d
# case: d079
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = 'q'
result = d
# case: d080
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = None
result = d
# case: d081
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = None
result = d
# case: d082
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] = np.nan
result = d
# case: d083
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = np.nan
result = d
# case: d084
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.c.str.upper()
result = d
# case: d085
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.loc[d.a > 1, 'c'].str.upper()
result = d
# case: d086
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'c'] = d.loc[d.a > 1, 'c'].str.upper().tolist()
result = d
# case: d087
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = [1, 2.5, 'k']
result = d
# case: d088
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = pd.Series([1,2.5,'k'], index=['a','b','c'])
result = d
# case: d089
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z'] = {'a': 1}
result = d
# case: d090
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['z', 'a'] = 5
result = d
# case: d091
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = [1, 2.5, 'k']
result = d
# case: d092
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = 0
result = d
# case: d093
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[len(d)] = {'b': 1, 'a': 2, 'c': 'k'}
result = d
# case: d094
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = [7, 8.5, 'w']
result = d
# case: d095
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = s
result = d
# case: d096
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] = pd.Series({'c':'k','a':5,'b':1.0})
result = d
# case: d097
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] = 9
result = d
# case: d098
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] = 9.5
result = d
# case: d099
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, [0,1]] = [9, 10]
result = d
# case: d100
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0:2] = [9, 10]
result = d
# case: d101
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = s
result = d
# case: d102
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = [9, 8, 7]
result = d
# case: d103
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, 0] = 'q'
result = d
# case: d104
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[:, [0,1]] = 0
result = d
# case: d105
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2]] = 0
result = d
# case: d106
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], 0] = s[:2]
result = d
# case: d107
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = [[1,2],[3,4]]
result = d
# case: d108
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = d.iloc[[2,0],[0,1]]
result = d
# case: d109
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[0,2], [0,1]] = d.iloc[[2,0],[0,1]].values
result = d
# case: d110
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2, 0] = s
result = d
# case: d111
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2, 0] = d.iloc[1:3, 0]
result = d
# case: d112
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2] = d.iloc[1:3]
result = d
# case: d113
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[-1, -1] = 'k'
result = d
# case: d114
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[5, 0] = 1
result = d
# case: d115
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[(d.a > 1).values, 0] = 0
result = d
# case: d116
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[[True, False, True], 0] = 0
result = d
# case: d117
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[d.a > 1, 0] = 0
result = d
# case: d118
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 5
result = d
# case: d119
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'n'] = 5
result = d
# case: d120
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at['z', 'a'] = 5
result = d
# case: d121
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'c'] = [1, 2]
result = d
# case: d122
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 2] = [1, 2]
result = d
# case: d123
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 2.5
result = d
# case: d124
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] = 'k'
result = d
# case: d125
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 0] = 2.5
result = d
# case: d126
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iat[0, 0] = None
result = d
# case: d127
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a = s
result = d
# case: d128
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a = [5,6,7]
result = d
# case: d129
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a[0] = 9
result = d
# case: d130
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a[d.a > 1] = 9
result = d
# case: d131
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'][d.a > 1] = 9
result = d
# case: d132
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'].loc[d.a > 1] = 9
result = d
# case: d133
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a += 1
result = d
# case: d134
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a += s
result = d
# case: d135
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] += d.b
result = d
# case: d136
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] -= 1
result = d
# case: d137
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] /= 2
result = d
# case: d138
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['c'] += 'q'
result = d
# case: d139
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['c'] *= 2
result = d
# case: d140
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] += 1
result = d
# case: d141
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'a'] *= 1.5
result = d
# case: d142
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, ['a','b']] *= 2
result = d
# case: d143
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[:, 'a'] += 1
result = d
# case: d144
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0] *= 2
result = d
# case: d145
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0, 0] += 5
result = d
# case: d146
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.at[d.index[0], 'a'] += 1
result = d
# case: d147
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index[0], 'a'] += 0.5
result = d
# case: d148
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] += 1
result = d
# case: d149
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] *= [2, 3]
result = d
# case: d150
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[['a','b']] /= d[['a','b']].sum()
result = d
# case: d151
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d *= 2
result = d
# case: d152
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.index = [5, 6, 7]
result = d
# case: d153
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.columns = ['x','y','w']
result = d
# case: d154
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.index.name = 'i'
result = d
# case: d155
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.columns.name = 'k'
result = d
# case: d156
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
del d['a']
result = d
# case: d157
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(0, 'n', s)
result = d
# case: d158
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(1, 'n', 5)
result = d
# case: d159
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(3, 'n', [1,2,3])
result = d
# case: d160
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(4, 'n', 5)
result = d
# case: d161
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(0, 'a', 5)
result = d
# case: d162
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'] = d['a'].astype(float)
d.loc[d.index[0], 'a'] = 1
result = d
# case: d163
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Series([1,2])
result = d
# case: d164
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.Series(dtype=float)
result = d
# case: d165
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = []
result = d
# case: d166
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1,2]
result = d
# case: d167
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [1]
result = d
# case: d168
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.array([1,2,3])
result = d
# case: d169
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.array([[1],[2],[3]])
result = d
# case: d170
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.nan
result = d
# case: d171
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = pd.NaT
result = d
# case: d174
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = 'q'
result = d
# case: d175
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = None
result = d
# case: d176
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = True
result = d
# case: d177
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [[1],[2],[3]]
result = d
# case: d178
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [(1,2),(3,4),(5,6)]
result = d
# case: d179
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = [{'k':1}]*3
result = d
# case: d180
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = (x for x in [1,2,3])
result = d
# case: d181
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = map(str, [1,2,3])
result = d
# case: d182
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = zip([1,2,3],[4,5,6])
result = d
# case: d183
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d['a'].map(lambda v: v*2)
result = d
# case: d184
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.groupby('c')['a'].sum()
result = d
# case: d185
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.groupby('a')['b'].sum().values
result = d
# case: d186
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.apply(lambda r: r.a + r.b, axis=1)
result = d
# case: d187
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'], d['m'] = 1, 2
result = d
# case: d188
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d['m'] = d.a
result = d
# case: d189
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.where(d.a > 1, s)
result = d
# case: d190
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = np.where(d.a > 1, s, 0)
result = d
# case: d191
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.mask(d.a > 1, d.b)
result = d
# case: d192
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.combine_first(s)
result = d
# case: d193
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d.a.add(s, fill_value=0)
result = d
# case: d194
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.update(pd.DataFrame({'a':[9]}))
result = d
# case: d195
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.a.update(s)
result = d
# case: d196
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['a'].update(pd.Series([9,8]))
result = d
# case: d197
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[('k','l')] = 5
result = d
# case: d198
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d['k','l'] = 5
result = d
# case: d199
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[5] = 1
result = d
# case: d200
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[None] = 1
result = d
# case: d201
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[1.5] = 1
result = d
# case: d202
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[True] = 1
result = d
# case: d203
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d[pd.Timestamp('2024-01-01')] = 1
result = d
# case: d204
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[0:1, 'a'] = 5
result = d
# case: d205
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p':'q', 'a'] = 5
result = d
# case: d206
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p':'q', 'a'] = s
result = d
# case: d207
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', 'a'] = 5
result = d
# case: d208
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', 'a'] = [5, 6]
result = d
# case: d209
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p'] = 0
result = d
# case: d210
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p'] = [1, 2.0, 'k']
result = d
# case: d212
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc['p', ['a','b']] = [1, 2]
result = d
# case: d213
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['p','q'], 'a'] = [1, 2]
result = d
# case: d214
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], 'a'] = [1, 2]
result = d
# case: d215
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], 'a'] = s
result = d
# case: d216
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], ['b','a']] = [[1,2],[3,4]]
result = d
# case: d217
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p']] = 0
result = d
# case: d218
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[0,1], 'a'] = [8, 9]
result = d
# case: d219
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[1,0], 'a'] = [8, 9]
result = d
# case: d220
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[0,9], 'a'] = 1
result = d
# case: d221
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'].isin(['x','z']), 'c'] = 'w'
result = d
# case: d222
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', 'c'] = d['c'] + d['a'].astype(str)
result = d
# case: d223
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', ['a','c']] = [5, 'n']
result = d
# case: d224
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d['c'] == 'x', ['a','c']] = 5, 'n'
result = d
# case: d225
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[lambda x: x.a > 1, 'a'] = 0
result = d
# case: d226
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[(d.a > 1) & (d.b < 6), 'n'] = 'mid'
result = d
# case: d227
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[~(d.a > 1), 'n'] = d.b
result = d
# case: d228
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a.idxmax(), 'c'] = 'top'
result = d
# case: d229
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a.nlargest(2).index, 'c'] = 'top'
result = d
# case: d230
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.sort_values('b').index[0], 'c'] = 'low'
result = d
# case: d231
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.index.isin(['p', 0]), 'c'] = 'low'
result = d
# case: d232
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[[True, False, True], 'a'] = [7, 8]
result = d
# case: d233
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[np.array([True, False, True]), 'a'] = [7, 8]
result = d
# case: d235
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.loc[d.a > 1, 'b'].round()
result = d
# case: d236
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.b.mean()
result = d
# case: d237
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[d.a > 1, 'b'] = d.groupby('c').b.transform('sum')
result = d
