import pandas as pd
import numpy as np
import warnings
warnings.simplefilter("ignore")
# case: groups-1
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c']})
result=d.groupby('k')['v'].transform('cumsum')
# case: groups-2
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c']})
result=d.groupby('k').transform('cumsum')
# case: groups-3
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c']})
result=d.groupby('k')[['v']].cumsum()
# case: groups-4
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c'],'w':[1,2,3]})
result=d.groupby('k').cumsum()
# case: groups-5
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c'],'w':[1,2,3]})
result=d.groupby('k').cumsum(numeric_only=True)
# case: groups-6
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c'],'w':[1,2,3]})
result=d.groupby('k')['v'].agg('cumsum')
# case: groups-7
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c'],'w':[1,2,3]})
result=d.groupby('k')['v'].agg(['cumsum'])
# case: groups-8
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c'],'w':[1,2,3]})
result=d.groupby('k')['v'].apply(lambda s: s.cumsum())
# case: groups-9
d=pd.DataFrame({'k':['x','y','x'],'v':['a','b','c'],'w':[1,2,3]})
result=d.groupby('k')['v'].transform(lambda s: s.cumsum())
# case: groups-10
d=pd.DataFrame({'k':['x','y','x'],'v':[True,False,True],'w':[1,2,3]})
result=d.groupby('k')['v'].cummax()
# case: groups-11
d=pd.DataFrame({'k':['x','y','x'],'v':[True,False,True],'w':[1,2,3]})
result=d.groupby('k').cummax()
# case: groups-12
d=pd.DataFrame({'k':['x','y','x'],'v':pd.array([True,None,True],dtype='boolean'),'w':[1,2,3]})
result=d.groupby('k').cummax()
# case: groups-13
d=pd.DataFrame({'k':['x','y','x'],'v':pd.array([True,None,True],dtype='boolean'),'w':[1,2,3]})
result=d.groupby('k').cumsum()
# case: groups-14
d=pd.DataFrame({'k':['x','y','x'],'v':pd.array([True,None,True],dtype='boolean'),'w':[1,2,3]})
result=d['v'].cummax()
# case: groups-15
d=pd.DataFrame({'k':['x','y','x'],'v':pd.Series([1,2,3],dtype=object)})
result=d.groupby('k').agg({'v':'cumsum'})
# case: groups-16
d=pd.DataFrame({'k':[],'v':[]},dtype=object)
result=d.groupby('k')['v'].cumsum()
# case: groups-17
d=pd.DataFrame({'k':[],'v':[]})
result=d.groupby('k')['v'].cumsum()
# case: groups-18
d=pd.DataFrame({'k':['x','y','x'],'v':pd.Series([1,2,3],dtype=object)})
result=d.groupby('k')['v'].sem(),d.groupby('k')['v'].std(),d.groupby('k')['v'].mean(),d.groupby('k')['v'].median(),d.groupby('k')['v'].var()
# case: groups-19
d=pd.DataFrame({'k':['x','y','x'],'v':pd.Series([1,2.5,3],dtype=object)})
result=d.groupby('k')['v'].sem(),d.groupby('k')['v'].std(),d.groupby('k')['v'].mean(),d.groupby('k')['v'].prod(),d.groupby('k')['v'].skew()
# case: groups-20
d=pd.DataFrame({'k':['x','y','x'],'v':pd.Series([1,2,None],dtype=object)})
result=d.groupby('k')['v'].var(),d.groupby('k')['v'].prod(),d.groupby('k')['v'].skew()
# case: groups-21
d=pd.DataFrame({'k':['x','y','x','y'],'v':pd.Series([1,2,3,4.0],dtype=object)})
result=d.groupby('k')['v'].var(),d.groupby('k')['v'].prod(),d.groupby('k')['v'].skew()
# case: groups-22
d=pd.DataFrame({'k':['x','y','x'],'v':pd.Series([1,2,None],dtype=object),'w':[1,2,3]})
result=d.groupby('k').var(),d.groupby('k').prod(),d.groupby('k').skew()
# case: groups-23
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(lambda s: s.max())
# case: groups-24
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(lambda s: s.sum())
# case: groups-25
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(lambda s: s.fillna(s.mean()))
# case: groups-26
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k').transform(lambda s: s.max())
# case: groups-27
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k').transform(lambda s: s.iloc[0])
# case: groups-28
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':['a','b','c']})
result=d.groupby('k')['v'].transform(lambda s: s.max())
# case: groups-29
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':['a','b','c']})
result=d.groupby('k')['v'].transform(lambda s: ','.join(s))
# case: groups-30
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':['a','b','c']})
result=d.groupby('k')['v'].transform(lambda s: s.mode()[0])
# case: groups-31
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(lambda s: s.max() > 1)
# case: groups-32
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(lambda s: s.count())
# case: groups-33
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[True,False,True]})
result=d.groupby('k')['v'].transform(lambda s: s.any())
# case: groups-34
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(max)
# case: groups-35
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(np.max)
# case: groups-36
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(lambda s: (s-s.mean())/s.std())
# case: groups-37
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].transform(len)
# case: groups-38
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','y','w']),'v':[1,2,3]})
result=d.groupby('k')['v'].rolling(2).mean()
# case: groups-39
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['w','x','y']),'v':[1,2,3]})
result=d.groupby('k')['v'].rolling(2).mean()
# case: groups-40
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['w','x','y']),'v':[1,2,3]})
result=d.groupby('k',observed=True)['v'].rolling(2).mean()
# case: groups-41
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','w','y']),'v':[1,2,3]})
result=d.groupby('k')['v'].expanding().mean()
# case: groups-42
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','w','y']),'v':[1,2,3]})
result=d.groupby('k').rolling(2)['v'].mean()
# case: groups-43
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','w','y']),'v':[1,2,3]})
result=d.groupby('k').filter(lambda g: g['v'].iloc[0]>1)
# case: groups-44
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','w','y']),'v':[1,2,3]})
result=d.groupby('k').apply(lambda g: g['v'].iloc[0])
# case: groups-45
d=pd.DataFrame({'k':pd.Categorical(['x','y','x'],categories=['x','w','y']),'v':[1,2,3]})
result=d.groupby('k')['v'].agg(lambda g: g.iloc[0])
# case: groups-46
d=pd.DataFrame({'k':['x','x','y','y'],'v':[True,False,True,False]})
result=d.groupby('k')['v'].value_counts(normalize=True,dropna=False)
# case: groups-47
d=pd.DataFrame({'k':['x','x','y','y'],'v':[True,False,True,False]})
result=d.groupby('k')['v'].value_counts()
# case: groups-48
d=pd.DataFrame({'k':['x','x','y','y'],'v':['b','a','b','a']})
result=d.groupby('k')['v'].value_counts(normalize=True,dropna=False)
# case: groups-49
d=pd.DataFrame({'k':['x','x','y','y',None],'v':['b','a','b','a','b']})
result=d.groupby('k')['v'].value_counts(normalize=True,dropna=False)
# case: groups-50
d=pd.DataFrame({'k':['x','x','y','y',None],'v':['b','a','b','a',None]})
result=d.groupby('k')['v'].value_counts(normalize=True,dropna=False)
# case: groups-51
d=pd.DataFrame({'k':['x','x','y','y',None],'v':['b','a','b','a',None]})
result=d.groupby('k')['v'].value_counts(dropna=False)
# case: groups-52
d=pd.DataFrame({'k':['x','x','y','y'],'v':['b',None,'b','a']})
result=d.groupby('k')['v'].value_counts(normalize=True,dropna=False)
# case: groups-53
d=pd.DataFrame({'k':['x','x','y','y'],'v':[1,np.nan,3,2]})
result=d.groupby('k')['v'].value_counts(normalize=True,dropna=False)
# case: groups-54
d=pd.DataFrame({'k':['x','x','y','y'],'v':[1,np.nan,3,2]})
result=d.groupby('k')['v'].value_counts(normalize=True)
# case: groups-55
d=pd.DataFrame({'v':pd.array([True,None,False,True,True],dtype='boolean')})
result=d['v'].diff(),d['v'].diff(-1),d['v'].cummax(),d['v'].cumsum(),d.diff()
# case: groups-56
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-57
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-58
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-59
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-60
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-61
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-62
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-63
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-64
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-65
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-66
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-67
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-68
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-69
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-70
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-71
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-72
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].var()
# case: groups-73
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-74
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-75
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-76
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-77
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-78
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-79
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-80
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-81
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-82
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-83
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-84
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-85
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-86
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-87
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-88
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-89
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-90
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-91
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-92
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-93
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-94
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-95
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].var()
# case: groups-96
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-97
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-98
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-99
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-100
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-101
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-102
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-103
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-104
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-105
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-106
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-107
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-108
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-109
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-110
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-111
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-112
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-113
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-114
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-115
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-116
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-117
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-118
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-119
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-120
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-121
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-122
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-123
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-124
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-125
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-126
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-127
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-128
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-129
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-130
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-131
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-132
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-133
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-134
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].var()
# case: groups-135
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-136
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-137
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-138
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-139
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-140
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-141
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-142
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].var()
# case: groups-143
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-144
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-145
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-146
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-147
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-148
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-149
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-150
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-151
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-152
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-153
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-154
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-155
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-156
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-157
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-158
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-159
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-160
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-161
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-162
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-163
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-164
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-165
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-166
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-167
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-168
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-169
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-170
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-171
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].var()
# case: groups-172
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-173
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-174
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-175
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-176
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-177
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-178
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-179
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].var()
# case: groups-180
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-181
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-182
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-183
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-184
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-185
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-186
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-187
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-188
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-189
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-190
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-191
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-192
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-193
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-194
d=pd.DataFrame({'k':['x','y','x','y','z'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-195
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-196
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-197
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-198
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-199
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-200
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-201
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-202
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-203
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-204
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-205
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-206
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-207
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-208
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-209
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-210
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-211
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].var()
# case: groups-212
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-213
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-214
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-215
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-216
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-217
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-218
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-219
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-220
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-221
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-222
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-223
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-224
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-225
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-226
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-227
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-228
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-229
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-230
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-231
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-232
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-233
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-234
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].var()
# case: groups-235
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-236
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-237
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-238
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-239
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-240
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-241
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-242
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-243
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-244
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-245
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-246
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-247
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-248
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-249
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-250
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-251
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-252
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-253
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-254
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-255
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-256
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-257
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-258
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-259
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-260
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-261
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-262
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-263
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-264
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-265
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-266
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-267
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-268
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-269
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-270
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-271
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-272
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-273
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].var()
# case: groups-274
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-275
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-276
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-277
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-278
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-279
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-280
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-281
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].var()
# case: groups-282
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-283
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-284
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-285
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-286
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-287
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-288
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-289
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-290
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-291
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-292
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-293
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-294
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-295
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-296
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-297
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-298
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-299
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-300
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-301
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-302
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-303
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-304
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-305
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-306
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-307
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-308
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].var()
# case: groups-309
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-310
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-311
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-312
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-313
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-314
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-315
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-316
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].var()
# case: groups-317
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-318
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-319
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-320
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-321
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-322
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-323
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':[None]*5})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-324
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-325
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-326
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-327
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-328
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-329
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-330
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-331
d=pd.DataFrame({'k':['x',None,'x','y','y'],'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-332
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-333
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-334
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-335
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-336
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-337
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-338
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-339
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[3,1,2,1,5]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-340
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-341
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-342
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-343
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-344
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-345
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-346
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-347
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1.5,np.nan,2.5,1.5,0.1]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-348
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].var()
# case: groups-349
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-350
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-351
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-352
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-353
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-354
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':['b','a',None,'a','']})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-355
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-356
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-357
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-358
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-359
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-360
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-361
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-362
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,False,True,True,False]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-363
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-364
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-365
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-366
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-367
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-368
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-369
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-370
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[True,None,False,True,False]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-371
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].var()
# case: groups-372
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-373
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-374
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-375
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-376
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-377
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-378
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_datetime(['2020-01-03',None,'2020-01-01','2020-01-03','2021-05-05'])})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-379
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-380
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-381
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-382
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-383
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-384
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-385
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-386
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3,None,2,1,5],dtype='Int64')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-387
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-388
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-389
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-390
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-391
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-392
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-393
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-394
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([3.5,None,2,1,5],dtype='Float64')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-395
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-396
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-397
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-398
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-399
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-400
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-401
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array([True,None,False,True,True],dtype='boolean')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-402
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-403
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-404
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-405
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-406
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-407
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-408
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-409
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.array(['b',None,'a','a',''],dtype='string')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-410
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].var()
# case: groups-411
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-412
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-413
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-414
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-415
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-416
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-417
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'])})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-418
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].var()
# case: groups-419
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-420
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-421
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-422
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-423
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-424
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-425
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.Categorical(['b','a',None,'a','b'],categories=['c','b','a'],ordered=True)})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-426
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-427
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-428
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-429
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-430
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-431
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-432
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-433
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.to_timedelta([1,None,3,1,2],unit='D')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-434
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].var()
# case: groups-435
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-436
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-437
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-438
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-439
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-440
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[1,'a',None,2.5,True]})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-441
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-442
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-443
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-444
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-445
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-446
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':pd.PeriodIndex(['2020-01','2020-02','2020-01','2020-03','2020-01'],freq='M')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-447
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].var()
# case: groups-448
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-449
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-450
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-451
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-452
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-453
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-454
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[np.nan]*5})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-455
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[None]*5})
g=d.groupby('k')
result = g['v'].var()
# case: groups-456
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[None]*5})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-457
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[None]*5})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-458
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[None]*5})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-459
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[None]*5})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-460
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[None]*5})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-461
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[None]*5})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-462
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':[None]*5})
g=d.groupby('k')
result = g['v'].quantile(0.5)
# case: groups-463
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].var()
# case: groups-464
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].prod()
# case: groups-465
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].skew()
# case: groups-466
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].cummax()
# case: groups-467
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].shift(fill_value=0)
# case: groups-468
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].diff()
# case: groups-469
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].idxmax()
# case: groups-470
d=pd.DataFrame({'k':pd.Categorical(['x','y','x','y','x'],categories=['x','y','w']),'v':np.array([3,1,2,1,5],dtype='int32')})
g=d.groupby('k')
result = g['v'].quantile(0.5)
