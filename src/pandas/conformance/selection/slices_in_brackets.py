import numpy as np
import pandas as pd

# case: slices-in-brackets-1
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b',None]}, index=[5.,6.,7.])
result = df[0:2]

# case: slices-in-brackets-2
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b',None]}, index=[5.,6.,7.])
result = df[5:6]

# case: slices-in-brackets-3
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
result = df.x[5:6]

# case: slices-in-brackets-4
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
result = df.x.sort_index(ascending=False)[6:5]

# case: slices-in-brackets-5
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
result = df.x[5.5:]

# case: slices-in-brackets-6
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
result = df[:6]

# case: slices-in-brackets-7
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,np.nan,7.])
result = df[0:2]

# case: slices-in-brackets-8
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,np.nan,7.])
result = df[:2]

# case: slices-in-brackets-9
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
result = df[::2]

# case: slices-in-brackets-10
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
result = df[5:7:2]

# case: slices-in-brackets-11
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
df[5:6] = 0
result = df

# case: slices-in-brackets-12
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
df.x[5:6] = 0
result = df

# case: slices-in-brackets-13
s = pd.Series([1,2,3], index=[5.,6.,7.])
s[5:6] = 0
result = s

# case: slices-in-brackets-14
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]})
result = df['x':'y']

# case: slices-in-brackets-15
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]})
result = df['x':]

# case: slices-in-brackets-16
s = pd.Series([1,2,3])
result = s['a':]

# case: slices-in-brackets-17
s = pd.Series([1,2,3])
result = s[1.0:2.0]

# case: slices-in-brackets-18
s = pd.Series([1,2,3])
result = s[True:False]

# case: slices-in-brackets-19
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]})
result = df[1:'a']

# case: slices-in-brackets-20
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=[3,4,5])
result = df['x':'y']

# case: slices-in-brackets-21
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=[3,4,5])
result = df[1.0:2]

# case: slices-in-brackets-22
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=[3,4,5])
result = df[True:2]

# case: slices-in-brackets-23
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=list('abc'))
result = df['a':'b']

# case: slices-in-brackets-24
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=list('abc'))
result = df['x':'y']

# case: slices-in-brackets-25
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=list('abc'))
result = df[1.0:2.0]

# case: slices-in-brackets-26
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=list('abc'))
result = df[0:2]

# case: slices-in-brackets-27
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=list('abc'))
result = df['a':2]

# case: slices-in-brackets-28
df = pd.DataFrame({'x':[1,2,3]}, index=pd.to_datetime(['2020-01-01','2020-01-02','2020-01-03']))
result = df['2020-01-02':]

# case: slices-in-brackets-29
df = pd.DataFrame({'x':[1,2,3]}, index=pd.to_datetime(['2020-01-01','2020-01-02','2020-01-03']))
result = df[0:2]

# case: slices-in-brackets-30
df = pd.DataFrame({'x':[1,2,3]}, index=pd.to_datetime(['2020-01-01','2020-01-02','2020-01-03']))
result = df[1.0:2.0]

# case: slices-in-brackets-31
df = pd.DataFrame({'x':[1,2,3]}, index=pd.to_datetime(['2020-01-01','2020-01-02','2020-01-03']))
result = df['x':]

# case: slices-in-brackets-32
df = pd.DataFrame({'x':[1,2,3]}, index=[True,False,True])
result = df[0:2]

# case: slices-in-brackets-33
df = pd.DataFrame({'x':[1,2,3]}, index=[True,False,True])
result = df['x':'y']

# case: slices-in-brackets-34
df = pd.DataFrame({'x':[1,2,3]}, index=pd.MultiIndex.from_tuples([('a',1),('a',2),('b',1)]))
result = df['a':'a']

# case: slices-in-brackets-35
df = pd.DataFrame({'x':[1,2,3]}, index=pd.MultiIndex.from_tuples([('a',1),('a',2),('b',1)]))
result = df[0:2]

# case: slices-in-brackets-36
df = pd.DataFrame({'x':[1,2,3]}, index=pd.Index([1,2,3], dtype='Int64'))
result = df[0:2]

# case: slices-in-brackets-37
df = pd.DataFrame({'x':[1,2,3]}, index=pd.Index([1,2,3], dtype='Int64'))
result = df['a':]

# case: slices-in-brackets-38
df = pd.DataFrame({'x':[1,2,3]}, index=pd.CategoricalIndex(['a','b','c']))
result = df['a':'b']

# case: slices-in-brackets-39
df = pd.DataFrame({'x':[1,2,3]}, index=pd.CategoricalIndex(['a','b','c']))
result = df[0:1]

# case: slices-in-brackets-40
df = pd.DataFrame({'x':[1,2,3]}, index=pd.period_range('2020-01',periods=3,freq='M'))
result = df['2020-02':]

# case: slices-in-brackets-41
df = pd.DataFrame({'x':[1,2,3]}, index=[1,'a',2.5])
result = df[0:2]

# case: slices-in-brackets-42
df = pd.DataFrame({'x':[1,2,3]}, index=[1,'a',2.5])
result = df['a':]

# case: slices-in-brackets-43
df = pd.DataFrame({'x':[1,2,3]}, index=[1,'a',2.5])
result = df[1.0:2.0]

# case: slices-in-brackets-44
df = pd.DataFrame({'x':[1,2,3]}, index=[])if False else pd.DataFrame({'x':[]})
result = df['a':'b']

# case: slices-in-brackets-45
df = pd.DataFrame({'x':[1,2,3]})
result = df.loc['a':'b']

# case: slices-in-brackets-46
df = pd.DataFrame({'x':[1,2,3]})
result = df.loc[1.0:2.0]

# case: slices-in-brackets-47
df = pd.DataFrame({'x':[1,2,3]})
result = df.loc[0.5:1.5]

# case: slices-in-brackets-48
df = pd.DataFrame({'x':[1,2,3]})
result = df.loc[True:]

# case: slices-in-brackets-49
df = pd.DataFrame({'x':[1,2,3]})
result = df.iloc['a':]

# case: slices-in-brackets-50
df = pd.DataFrame({'x':[1,2,3]})
result = df.iloc[1.0:2.0]

# case: slices-in-brackets-51
df = pd.DataFrame({'x':[1,2,3]}, index=[5,6,7])
result = df.loc[5.5:6.5]

# case: slices-in-brackets-52
df = pd.DataFrame({'x':[1,2,3]}, index=[5,6,7])
result = df.loc['a':]

# case: slices-in-brackets-53
df = pd.DataFrame({'x':[1,2,3]})
df['a':'b'] = 0
result = df

# case: slices-in-brackets-54
s = pd.Series([1,2,3])
s['a':'b'] = 0
result = s

# case: slices-in-brackets-55
s = pd.Series([1,2,3])
s[0:2] = 0
result = s

# case: slices-in-brackets-56
df = pd.DataFrame({'x':[1,2,3]})
result = df[None:2]

# case: slices-in-brackets-57
df = pd.DataFrame({'x':[1,2,3]})
result = df[0:2:'a']

# case: slices-in-brackets-58
df = pd.DataFrame({'x':[1,2,3]}, index=pd.to_timedelta(['1D','2D','3D']))
result = df['2D':]

# case: slices-in-brackets-59
df = pd.DataFrame({'x':[1,2,3]}, index=pd.to_timedelta(['1D','2D','3D']))
result = df[0:1]

# case: slices-in-brackets-60
df = pd.DataFrame({'x':[1,2,3]}, index=pd.to_datetime(['2020-01-01','2020-01-02','2020-01-03']))
result = df[pd.Timestamp('2020-01-02'):]

# case: slices-in-brackets-61
df = pd.DataFrame({'x':[1,2,3]})
result = df[pd.Timestamp('2020-01-02'):]

# case: slices-in-brackets-62
df = pd.DataFrame({'x':[1,2,3]})
result = df[(1,2):]

# case: slices-in-brackets-63
s = pd.Series([1,2,3,4], index=list('abcd'))
result = s['a':'d':2]

# case: slices-in-brackets-64
s = pd.Series([1,2,3,4], index=list('abcd'))
result = s['d':'a':-1]

# case: slices-in-brackets-65
s = pd.DataFrame({'x':[1,2,3,4]}, index=list('abcd'))
result = s['d'::-1]

# case: slices-in-brackets-66
s = pd.DataFrame({'x':[1,2,3,4]}, index=list('abcd'))
result = s[np.int64(1):np.int64(3)]

# case: slices-in-brackets-67
s = pd.Series([1,2,3,4])
result = s[np.int64(1):np.int64(3)]

# case: slices-in-brackets-68
s = pd.Series([1,2,3,4], index=pd.date_range('2020-01-01', periods=4))
result = s['2020-01-02'::2]

# case: slices-in-brackets-69
import datetime
s = pd.DataFrame({'x': [1,2,3,4]}, index=pd.date_range('2020-01-01', periods=4))
result = s[datetime.datetime(2020,1,2):datetime.datetime(2020,1,3)]

# case: slices-in-brackets-70
s = pd.Series([1,2,3,4], index=pd.MultiIndex.from_product([['a','b'],[1,2]]))
result = s['a':'b']

# case: slices-in-brackets-71
s = pd.Series([1,2,3,4], index=pd.MultiIndex.from_product([['a','b'],[1,2]]))
result = s[('a',2):('b',1)]

# case: slices-in-brackets-72
s = pd.DataFrame({'x':[1,2,3,4]}, index=pd.MultiIndex.from_product([['a','b'],[1,2]]))
result = s[('a',2):('b',1)]

# case: slices-in-brackets-73
s = pd.DataFrame({'x':[1,2,3,4]}, index=pd.MultiIndex.from_product([[1.5,2.5],[1,2]]))
result = s[1.5:2.0]

# case: slices-in-brackets-74
s = pd.DataFrame({'x':[1,2,3,4]}, index=pd.MultiIndex.from_product([[1.5,2.5],[1,2]]))
result = s[1:2]

# case: slices-in-brackets-75
s = pd.DataFrame({'x':[1,2,3,4]}, index=pd.Index([1.5,2.5,3.5,4.5], dtype='Float64'))
result = s[1:2]

# case: slices-in-brackets-76
s = pd.DataFrame({'x':[1,2,3,4]}, index=pd.Index([1.5,2.5,3.5,4.5], dtype='Float64'))
result = s[2.5:]

# case: slices-in-brackets-77
s = pd.DataFrame({'x':[1,2,3,4]}, index=pd.IntervalIndex.from_breaks([0,1,2,3,4]))
result = s[1:2]

# case: slices-in-brackets-78
s = pd.DataFrame({'x':[1,2,3,4]}, index=pd.IntervalIndex.from_breaks([0,1,2,3,4]))
result = s[0.5:2.5]

# case: slices-in-brackets-79
s = pd.Series([1,2,3,4], index=[10,20,30,40])
s[1:3] = 9
result = s

# case: slices-in-brackets-80
s = pd.Series([1,2,3,4], index=list('abcd'))
s['b':'c'] = 9
result = s
