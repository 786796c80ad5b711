import pandas as pd
import numpy as np
import datetime
# case: keys-1
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
result=d.groupby(pd.Grouper(key='day',freq='MS'))['v'].transform('count')
# case: keys-2
d=pd.DataFrame({'v':[1.5,np.nan,3,4,-2],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
result=d.groupby(pd.Grouper(key='day',freq='MS'))['v'].cumcount()
# case: keys-3
d=pd.DataFrame({'v':[1.5,2.5,3,4,-2],'day':pd.to_datetime(['2020-01-01','2020-02-01','2020-01-02','2020-02-15','2020-03-01'])})
result=d.groupby(pd.Grouper(key='day',freq='MS'))['v'].cumsum(),d.groupby(pd.Grouper(key='day',freq='MS'))['v'].transform('sum'),d.groupby(pd.Grouper(key='day',freq='MS'))['v'].rank(),d.groupby(pd.Grouper(key='day',freq='MS'))['v'].shift()
# case: keys-4
d=pd.DataFrame({'v':[1.5,2.5,3,4,-2],'day':pd.to_datetime(['2020-01-01','2020-01-02','2020-02-02','2020-02-15',None])})
result=d.groupby(pd.Grouper(key='day',freq='MS'))['v'].cumsum()
# case: keys-5
d=pd.DataFrame({'v':[1.5,2.5,3,4,-2],'day':pd.to_datetime([None,'2020-01-02','2020-02-02','2020-02-15','2020-03-01'])})
result=d.groupby(pd.Grouper(key='day',freq='MS'))['v'].cumsum()
# case: keys-6
d=pd.DataFrame({'v':[1.5,2.5,3,4,-2],'day':pd.to_datetime([None,'2020-01-02','2020-02-02','2020-02-15','2020-03-01'])})
result=d.groupby(pd.Grouper(key='day',freq='MS'))['v'].transform('sum')
# case: keys-7
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1]})
result=d.groupby('cat',as_index=False)['v'].agg({'v':'sum'})
# case: keys-8
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1]})
result=d.groupby('cat',as_index=False)['v'].agg({'total':'sum','m':'max'})
# case: keys-9
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1]})
result=d.groupby('cat')['v'].agg({'total':'sum','m':'max'})
# case: keys-10
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1]})
result=d.groupby(['cat','n'],sort=False)['v'].describe()
# case: keys-11
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1]})
result=d.groupby('cat',dropna=False).value_counts()
# case: keys-12
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'o':[1,None,'a',2.5,True]})
result=d.groupby('cat').any()
# case: keys-13
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'o':[1,None,'a',2.5,True]})
result=d.groupby('o').any()
# case: keys-14
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'o':[1,None,'a',2.5,True],'n':[1,2,2,3,1]})
result=d.groupby(['cat','n']).any()
# case: keys-15
d=pd.DataFrame({'cat':['x','y','x',None,'z'],'o':[1,None,'a',2.5,True],'n':[1,2,2,3,1]})
result=d.groupby('cat')['o'].any(),d.groupby(['cat','n'])['o'].any(),d.groupby(['cat','n'])['o'].all(),d.groupby(['n'])['cat'].any()
# case: keys-16
d=pd.DataFrame({'k':['b','a','b','a'],'v':[1,2,3,4.5]})
result=d.groupby('k',sort=False)['v'].describe()
# case: keys-17
d=pd.DataFrame({'k':['b','a','b','a'],'v':[1,2,3,4.5]})
result=d.groupby('k',sort=False).describe()
# case: keys-18
d=pd.DataFrame({'k':['b','a','b','a'],'j':[2,1,1,1],'v':[1,2,3,4.5]})
result=d.groupby(['k','j'],sort=False)['v'].describe()
# case: keys-19
d=pd.DataFrame({'k':['b','a','b','a'],'j':[2,1,1,1],'v':[1,2,3,4.5]})
result=d.groupby(['k','j'],sort=False)[['v']].describe()
# case: keys-20
d=pd.DataFrame({'k':['b','a','b','a'],'j':[2,1,1,1],'v':[1,2,3,4.5]})
result=d.groupby(['k','j'],sort=False)['v'].quantile([.2,.3])
# case: keys-21
d=pd.DataFrame({'k':['b','a','b','a'],'j':[2,1,1,1],'v':[1,2,3,4.5]})
result=d.groupby(['k','j'],sort=False,as_index=False)['v'].describe()
# case: keys-22
d=pd.DataFrame({'k':['x','y'],'v':pd.to_datetime(['2020-01-01',None])})
result=d.groupby('k')['v'].any(),d.groupby('k')['v'].all(),d.groupby('k').any()
# case: keys-23
d=pd.DataFrame({'k':['x','y'],'v':pd.to_timedelta([1,None],unit='D')})
result=d.groupby('k')['v'].any(),d.groupby('k')['v'].all()
# case: keys-24
d=pd.DataFrame({'k':['x','y'],'v':pd.to_timedelta([0,None],unit='D')})
result=d.groupby('k')['v'].any(),d.groupby('k')['v'].all()
# case: keys-25
d=pd.DataFrame({'k':['x','y'],'v':pd.to_datetime(['1970-01-01',None])})
result=d.groupby('k')['v'].any(),d.groupby('k')['v'].all()
# case: keys-26
d=pd.DataFrame({'k':['x','y'],'v':pd.to_datetime(['1970-01-01',None])})
result=d['v'].any()
# case: keys-27
d=pd.DataFrame({'v':[1,2,3]})
result=d.groupby(lambda i: i%2,as_index=False)['v'].agg(['sum','mean']),d.groupby(lambda i: i%2,as_index=False).size(),d.groupby(d['v'].tolist(),as_index=False).size(),d.groupby([1,2,1],as_index=False).agg(s=('v','sum')),d.groupby([1,2,1],as_index=False)['v'].sum()
# case: keys-28
d=pd.DataFrame({'v':[1,2,3],'index':[1,2,3]})
result=d.groupby(lambda i: i%2,as_index=False)['v'].agg(['sum','mean']),d.groupby(lambda i: i%2,as_index=False).size()
# case: keys-29
d=pd.DataFrame({'v':[1,2,3]})
result=d.groupby([lambda i: i%2,lambda i: i],as_index=False).size()
# case: keys-30
d=pd.DataFrame({'v':[1,2,3]})
result=d.groupby(lambda i: i%2,as_index=False)['v'].value_counts()
# case: keys-31
d=pd.DataFrame({'v':[1,2,3]})
result=d.groupby(lambda i: i%2)['v'].value_counts().reset_index(),d.groupby(lambda i: i%2)['v'].sum().reset_index()
# case: keys-32
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat')['v'].sum()
# case: keys-33
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat')['v'].shift()
# case: keys-34
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat')[['v','n']].agg(lambda s: s.max())
# case: keys-35
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat')[['v','n']].quantile(.5)
# case: keys-36
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat').agg({'v':'sum'})
# case: keys-37
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False)['v'].first()
# case: keys-38
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False)['v'].unique()
# case: keys-39
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False)[['v','n']].apply(lambda g: g.max())
# case: keys-40
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False)[['v','n']].apply(len)
# case: keys-41
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False).rank()
# case: keys-42
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',dropna=False)['v'].nunique()
# case: keys-43
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',dropna=False)['v'].diff()
# case: keys-44
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',dropna=False)[['v','n']].sum(numeric_only=True)
# case: keys-45
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',dropna=False).max()
# case: keys-46
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',sort=False)['v'].head(1)
# case: keys-47
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',sort=False)['v'].min().reset_index()
# case: keys-48
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',sort=False)[['v','n']].median()
# case: keys-49
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',sort=False).size()
# case: keys-50
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',sort=False).pct_change()
# case: keys-51
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False,dropna=False)['v'].std()
# case: keys-52
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False,dropna=False)[['v','n']].count()
# case: keys-53
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False,dropna=False)[['v','n']].ngroup()
# case: keys-54
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False,dropna=False).cumcount()
# case: keys-55
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('cat',as_index=False,dropna=False).filter(lambda g: len(g)>1)
# case: keys-56
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n')['v'].last()
# case: keys-57
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n')[['v','n']].agg(['sum','mean'])
# case: keys-58
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n')[['v','n']].cumsum()
# case: keys-59
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n').idxmax()
# case: keys-60
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False)['v'].mean()
# case: keys-61
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False)['v'].nth(0)
# case: keys-62
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False)[['v','n']].any()
# case: keys-63
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False).agg(total=('v','sum'))
# case: keys-64
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',dropna=False)['v'].agg('sum')
# case: keys-65
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',dropna=False)['v'].tail(1)
# case: keys-66
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',dropna=False)[['v','n']].transform('count')
# case: keys-67
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',dropna=False).sum()
# case: keys-68
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',dropna=False).shift()
# case: keys-69
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',sort=False)['v'].agg(lambda s: s.max())
# case: keys-70
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',sort=False)['v'].quantile(.5)
# case: keys-71
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',sort=False)[['v','n']].agg({'v':'sum'})
# case: keys-72
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',sort=False).first()
# case: keys-73
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',sort=False).unique()
# case: keys-74
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False,dropna=False)['v'].apply(lambda g: g.max())
# case: keys-75
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False,dropna=False)['v'].apply(len)
# case: keys-76
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False,dropna=False)[['v','n']].rank()
# case: keys-77
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False,dropna=False).nunique()
# case: keys-78
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('n',as_index=False,dropna=False).diff()
# case: keys-79
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'])['v'].sum(numeric_only=True)
# case: keys-80
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'])[['v','n']].max()
# case: keys-81
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'])[['v','n']].value_counts()
# case: keys-82
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n']).head(1)
# case: keys-83
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n']).min().reset_index()
# case: keys-84
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],as_index=False)['v'].median()
# case: keys-85
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],as_index=False)[['v','n']].size()
# case: keys-86
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],as_index=False)[['v','n']].pct_change()
# case: keys-87
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],dropna=False)['v'].count()
# case: keys-88
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],dropna=False)['v'].ngroup()
# case: keys-89
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],dropna=False)[['v','n']].cumcount()
# case: keys-90
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],dropna=False)[['v','n']].filter(lambda g: len(g)>1)
# case: keys-91
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],dropna=False).last()
# case: keys-92
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],sort=False)['v'].agg(['sum','mean'])
# case: keys-93
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],sort=False)['v'].cumsum()
# case: keys-94
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],sort=False)[['v','n']].idxmax()
# case: keys-95
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],sort=False).mean()
# case: keys-96
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],sort=False).nth(0)
# case: keys-97
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],as_index=False,dropna=False)['v'].describe()
# case: keys-98
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],as_index=False,dropna=False)['v'].any()
# case: keys-99
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],as_index=False,dropna=False)[['v','n']].agg(total=('v','sum'))
# case: keys-100
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],as_index=False,dropna=False).agg('sum')
# case: keys-101
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(['cat','n'],as_index=False,dropna=False).tail(1)
# case: keys-102
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag')['v'].transform('count')
# case: keys-103
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag')[['v','n']].sum()
# case: keys-104
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag')[['v','n']].shift()
# case: keys-105
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag').agg(lambda s: s.max())
# case: keys-106
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag').quantile(.5)
# case: keys-107
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False)['v'].agg({'v':'sum'})
# case: keys-108
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False)[['v','n']].first()
# case: keys-109
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False)[['v','n']].unique()
# case: keys-110
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False).apply(lambda g: g.max())
# case: keys-111
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False).apply(len)
# case: keys-112
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',dropna=False)['v'].rank()
# case: keys-113
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',dropna=False)[['v','n']].nunique()
# case: keys-114
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',dropna=False)[['v','n']].diff()
# case: keys-115
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',dropna=False).sum(numeric_only=True)
# case: keys-116
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',sort=False)['v'].max()
# case: keys-117
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',sort=False)['v'].value_counts()
# case: keys-118
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',sort=False)[['v','n']].head(1)
# case: keys-119
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',sort=False)[['v','n']].min().reset_index()
# case: keys-120
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',sort=False).median()
# case: keys-121
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False,dropna=False)['v'].size()
# case: keys-122
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False,dropna=False)['v'].pct_change()
# case: keys-123
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False,dropna=False)[['v','n']].std()
# case: keys-124
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False,dropna=False).count()
# case: keys-125
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('flag',as_index=False,dropna=False).ngroup()
# case: keys-126
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day')['v'].cumcount()
# case: keys-127
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day')['v'].filter(lambda g: len(g)>1)
# case: keys-128
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day')[['v','n']].last()
# case: keys-129
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day').agg(['sum','mean'])
# case: keys-130
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day').cumsum()
# case: keys-131
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False)['v'].idxmax()
# case: keys-132
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False)[['v','n']].mean()
# case: keys-133
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False)[['v','n']].nth(0)
# case: keys-134
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False).describe()
# case: keys-135
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False).any()
# case: keys-136
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',dropna=False)['v'].agg(total=('v','sum'))
# case: keys-137
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',dropna=False)[['v','n']].agg('sum')
# case: keys-138
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',dropna=False)[['v','n']].tail(1)
# case: keys-139
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',dropna=False).transform('count')
# case: keys-140
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',sort=False)['v'].sum()
# case: keys-141
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',sort=False)['v'].shift()
# case: keys-142
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',sort=False)[['v','n']].agg(lambda s: s.max())
# case: keys-143
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',sort=False)[['v','n']].quantile(.5)
# case: keys-144
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',sort=False).agg({'v':'sum'})
# case: keys-145
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False,dropna=False)['v'].first()
# case: keys-146
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False,dropna=False)['v'].unique()
# case: keys-147
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False,dropna=False)[['v','n']].apply(lambda g: g.max())
# case: keys-148
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False,dropna=False)[['v','n']].apply(len)
# case: keys-149
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('day',as_index=False,dropna=False).rank()
# case: keys-150
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year)['v'].nunique()
# case: keys-151
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year)['v'].diff()
# case: keys-152
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year)[['v','n']].sum(numeric_only=True)
# case: keys-153
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year).max()
# case: keys-154
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year).value_counts()
# case: keys-155
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False)['v'].head(1)
# case: keys-156
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False)['v'].min().reset_index()
# case: keys-157
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False)[['v','n']].median()
# case: keys-158
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False).size()
# case: keys-159
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,dropna=False)['v'].std()
# case: keys-160
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,dropna=False)[['v','n']].count()
# case: keys-161
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,dropna=False)[['v','n']].ngroup()
# case: keys-162
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,dropna=False).cumcount()
# case: keys-163
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,dropna=False).filter(lambda g: len(g)>1)
# case: keys-164
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,sort=False)['v'].last()
# case: keys-165
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,sort=False)[['v','n']].agg(['sum','mean'])
# case: keys-166
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,sort=False)[['v','n']].cumsum()
# case: keys-167
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,sort=False).idxmax()
# case: keys-168
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False,dropna=False)['v'].mean()
# case: keys-169
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False,dropna=False)['v'].nth(0)
# case: keys-170
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False,dropna=False)[['v','n']].describe()
# case: keys-171
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False,dropna=False)[['v','n']].any()
# case: keys-172
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['day'].dt.year,as_index=False,dropna=False).agg(total=('v','sum'))
# case: keys-173
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o')['v'].agg('sum')
# case: keys-174
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o')['v'].tail(1)
# case: keys-175
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o')[['v','n']].transform('count')
# case: keys-176
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o').sum()
# case: keys-177
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o').shift()
# case: keys-178
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',as_index=False)['v'].agg(lambda s: s.max())
# case: keys-179
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',as_index=False)['v'].quantile(.5)
# case: keys-180
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',as_index=False)[['v','n']].agg({'v':'sum'})
# case: keys-181
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',as_index=False).first()
# case: keys-182
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',as_index=False).unique()
# case: keys-183
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',dropna=False)['v'].apply(lambda g: g.max())
# case: keys-184
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',dropna=False)['v'].apply(len)
# case: keys-185
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',dropna=False)[['v','n']].rank()
# case: keys-186
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',dropna=False).nunique()
# case: keys-187
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',dropna=False).diff()
# case: keys-188
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',sort=False)['v'].sum(numeric_only=True)
# case: keys-189
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',sort=False)[['v','n']].max()
# case: keys-190
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',sort=False)[['v','n']].value_counts()
# case: keys-191
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',sort=False).head(1)
# case: keys-192
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',sort=False).min().reset_index()
# case: keys-193
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',as_index=False,dropna=False)['v'].median()
# case: keys-194
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',as_index=False,dropna=False)[['v','n']].size()
# case: keys-195
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby('o',as_index=False,dropna=False)[['v','n']].pct_change()
# case: keys-196
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2)['v'].count()
# case: keys-197
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2)['v'].ngroup()
# case: keys-198
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2)[['v','n']].cumcount()
# case: keys-199
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2)[['v','n']].filter(lambda g: len(g)>1)
# case: keys-200
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2).last()
# case: keys-201
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False)['v'].agg(['sum','mean'])
# case: keys-202
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False)['v'].cumsum()
# case: keys-203
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False)[['v','n']].idxmax()
# case: keys-204
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False).mean()
# case: keys-205
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False).nth(0)
# case: keys-206
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,dropna=False)['v'].describe()
# case: keys-207
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,dropna=False)['v'].any()
# case: keys-208
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,dropna=False)[['v','n']].agg(total=('v','sum'))
# case: keys-209
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,dropna=False).agg('sum')
# case: keys-210
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,dropna=False).tail(1)
# case: keys-211
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,sort=False)['v'].transform('count')
# case: keys-212
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,sort=False)[['v','n']].sum()
# case: keys-213
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,sort=False)[['v','n']].shift()
# case: keys-214
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,sort=False).agg(lambda s: s.max())
# case: keys-215
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,sort=False).quantile(.5)
# case: keys-216
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False,dropna=False)[['v','n']].first()
# case: keys-217
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False,dropna=False)[['v','n']].unique()
# case: keys-218
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False,dropna=False).apply(lambda g: g.max())
# case: keys-219
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['v']>2,as_index=False,dropna=False).apply(len)
# case: keys-220
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'))['v'].rank()
# case: keys-221
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'))[['v','n']].nunique()
# case: keys-222
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'))[['v','n']].diff()
# case: keys-223
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none')).sum(numeric_only=True)
# case: keys-224
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False)['v'].max()
# case: keys-225
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False)['v'].value_counts()
# case: keys-226
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False)[['v','n']].head(1)
# case: keys-227
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False)[['v','n']].min().reset_index()
# case: keys-228
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False).median()
# case: keys-229
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),dropna=False)['v'].size()
# case: keys-230
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),dropna=False)['v'].pct_change()
# case: keys-231
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),dropna=False)[['v','n']].std()
# case: keys-232
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),dropna=False).count()
# case: keys-233
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),dropna=False).ngroup()
# case: keys-234
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),sort=False)['v'].cumcount()
# case: keys-235
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),sort=False)['v'].filter(lambda g: len(g)>1)
# case: keys-236
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),sort=False)[['v','n']].last()
# case: keys-237
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),sort=False).agg(['sum','mean'])
# case: keys-238
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False,dropna=False)['v'].idxmax()
# case: keys-239
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False,dropna=False)[['v','n']].mean()
# case: keys-240
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False,dropna=False)[['v','n']].nth(0)
# case: keys-241
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False,dropna=False).describe()
# case: keys-242
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['cat'].fillna('none'),as_index=False,dropna=False).any()
# case: keys-243
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].sum()
# case: keys-244
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].max()
# case: keys-245
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].agg(['sum','mean'])
# case: keys-246
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].agg(lambda s: s.max())
# case: keys-247
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].head(1)
# case: keys-248
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].idxmax()
# case: keys-249
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].agg({'v':'sum'})
# case: keys-250
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].agg(total=('v','sum'))
# case: keys-251
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].median()
# case: keys-252
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].nth(0)
# case: keys-253
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].unique()
# case: keys-254
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].any()
# case: keys-255
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))['v'].apply(len)
# case: keys-256
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].count()
# case: keys-257
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].agg('sum')
# case: keys-258
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].nunique()
# case: keys-259
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].cumcount()
# case: keys-260
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].transform('count')
# case: keys-261
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].sum(numeric_only=True)
# case: keys-262
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].last()
# case: keys-263
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].shift()
# case: keys-264
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].tail(1)
# case: keys-265
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].cumsum()
# case: keys-266
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].quantile(.5)
# case: keys-267
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'))[['v','n']].min().reset_index()
# case: keys-268
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).mean()
# case: keys-269
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).first()
# case: keys-270
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).size()
# case: keys-271
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).describe()
# case: keys-272
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).apply(lambda g: g.max())
# case: keys-273
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).transform('count')
# case: keys-274
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).agg(total=('v','sum'))
# case: keys-275
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).rank()
# case: keys-276
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).ngroup()
# case: keys-277
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).tail(1)
# case: keys-278
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).diff()
# case: keys-279
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS')).filter(lambda g: len(g)>1)
# case: keys-280
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)['v'].agg(['sum','mean'])
# case: keys-281
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)['v'].head(1)
# case: keys-282
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)['v'].agg({'v':'sum'})
# case: keys-283
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)['v'].shift()
# case: keys-284
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)['v'].nth(0)
# case: keys-285
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)[['v','n']].cumcount()
# case: keys-286
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)[['v','n']].transform('count')
# case: keys-287
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)[['v','n']].shift()
# case: keys-288
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False)[['v','n']].cumsum()
# case: keys-289
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False).mean()
# case: keys-290
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False).size()
# case: keys-291
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False).apply(lambda g: g.max())
# case: keys-292
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False).rank()
# case: keys-293
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False).ngroup()
# case: keys-294
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False).tail(1)
# case: keys-295
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False).diff()
# case: keys-296
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False).filter(lambda g: len(g)>1)
# case: keys-297
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].sum()
# case: keys-298
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].max()
# case: keys-299
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].first()
# case: keys-300
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].agg(['sum','mean'])
# case: keys-301
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].agg(lambda s: s.max())
# case: keys-302
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].head(1)
# case: keys-303
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].idxmax()
# case: keys-304
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].agg({'v':'sum'})
# case: keys-305
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].median()
# case: keys-306
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].nth(0)
# case: keys-307
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].unique()
# case: keys-308
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].any()
# case: keys-309
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)['v'].apply(len)
# case: keys-310
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].count()
# case: keys-311
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].agg('sum')
# case: keys-312
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].nunique()
# case: keys-313
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].cumcount()
# case: keys-314
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].apply(lambda g: g.max())
# case: keys-315
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].transform('count')
# case: keys-316
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].sum(numeric_only=True)
# case: keys-317
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].last()
# case: keys-318
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].shift()
# case: keys-319
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].cumsum()
# case: keys-320
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].quantile(.5)
# case: keys-321
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].min().reset_index()
# case: keys-322
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False)[['v','n']].apply(len)
# case: keys-323
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).mean()
# case: keys-324
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).first()
# case: keys-325
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).size()
# case: keys-326
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).describe()
# case: keys-327
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).apply(lambda g: g.max())
# case: keys-328
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).agg(total=('v','sum'))
# case: keys-329
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).rank()
# case: keys-330
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).ngroup()
# case: keys-331
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).tail(1)
# case: keys-332
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).diff()
# case: keys-333
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),dropna=False).filter(lambda g: len(g)>1)
# case: keys-334
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].sum()
# case: keys-335
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].max()
# case: keys-336
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].agg(['sum','mean'])
# case: keys-337
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].nunique()
# case: keys-338
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].agg(lambda s: s.max())
# case: keys-339
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].head(1)
# case: keys-340
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].idxmax()
# case: keys-341
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].agg({'v':'sum'})
# case: keys-342
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].median()
# case: keys-343
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].nth(0)
# case: keys-344
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].unique()
# case: keys-345
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].diff()
# case: keys-346
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].any()
# case: keys-347
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)['v'].apply(len)
# case: keys-348
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].count()
# case: keys-349
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].agg('sum')
# case: keys-350
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].nunique()
# case: keys-351
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].cumcount()
# case: keys-352
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].transform('count')
# case: keys-353
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].sum(numeric_only=True)
# case: keys-354
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].last()
# case: keys-355
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].shift()
# case: keys-356
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].cumsum()
# case: keys-357
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].quantile(.5)
# case: keys-358
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False)[['v','n']].min().reset_index()
# case: keys-359
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).mean()
# case: keys-360
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).max()
# case: keys-361
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).first()
# case: keys-362
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).size()
# case: keys-363
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).describe()
# case: keys-364
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).apply(lambda g: g.max())
# case: keys-365
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).agg(total=('v','sum'))
# case: keys-366
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).rank()
# case: keys-367
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).ngroup()
# case: keys-368
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).tail(1)
# case: keys-369
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).diff()
# case: keys-370
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),sort=False).filter(lambda g: len(g)>1)
# case: keys-371
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False)['v'].agg(['sum','mean'])
# case: keys-372
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False)['v'].head(1)
# case: keys-373
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False)['v'].agg({'v':'sum'})
# case: keys-374
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False)['v'].nth(0)
# case: keys-375
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False)[['v','n']].cumcount()
# case: keys-376
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False)[['v','n']].transform('count')
# case: keys-377
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False)[['v','n']].shift()
# case: keys-378
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False)[['v','n']].cumsum()
# case: keys-379
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False).mean()
# case: keys-380
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False).size()
# case: keys-381
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False).apply(lambda g: g.max())
# case: keys-382
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False).rank()
# case: keys-383
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False).ngroup()
# case: keys-384
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False).tail(1)
# case: keys-385
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False).diff()
# case: keys-386
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(pd.Grouper(key='day',freq='MS'),as_index=False,dropna=False).filter(lambda g: len(g)>1)
# case: keys-387
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2)['v'].std()
# case: keys-388
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2)[['v','n']].count()
# case: keys-389
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2)[['v','n']].ngroup()
# case: keys-390
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2).cumcount()
# case: keys-391
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2).filter(lambda g: len(g)>1)
# case: keys-392
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,as_index=False)['v'].last()
# case: keys-393
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,as_index=False)[['v','n']].cumsum()
# case: keys-394
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,as_index=False).idxmax()
# case: keys-395
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,dropna=False)['v'].mean()
# case: keys-396
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,dropna=False)['v'].nth(0)
# case: keys-397
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,dropna=False)[['v','n']].describe()
# case: keys-398
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,dropna=False)[['v','n']].any()
# case: keys-399
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,dropna=False).agg(total=('v','sum'))
# case: keys-400
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,sort=False)['v'].agg('sum')
# case: keys-401
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,sort=False)['v'].tail(1)
# case: keys-402
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,sort=False)[['v','n']].transform('count')
# case: keys-403
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,sort=False).sum()
# case: keys-404
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,sort=False).shift()
# case: keys-405
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,as_index=False,dropna=False)['v'].agg(lambda s: s.max())
# case: keys-406
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,as_index=False,dropna=False)['v'].quantile(.5)
# case: keys-407
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,as_index=False,dropna=False)[['v','n']].agg({'v':'sum'})
# case: keys-408
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,as_index=False,dropna=False).first()
# case: keys-409
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(lambda i: i%2,as_index=False,dropna=False).unique()
# case: keys-410
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2)['v'].apply(lambda g: g.max())
# case: keys-411
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2)['v'].apply(len)
# case: keys-412
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2)[['v','n']].rank()
# case: keys-413
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2).nunique()
# case: keys-414
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2).diff()
# case: keys-415
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False)['v'].sum(numeric_only=True)
# case: keys-416
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False)[['v','n']].max()
# case: keys-417
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False)[['v','n']].value_counts()
# case: keys-418
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False).head(1)
# case: keys-419
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False).min().reset_index()
# case: keys-420
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,dropna=False)['v'].median()
# case: keys-421
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,dropna=False)[['v','n']].size()
# case: keys-422
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,dropna=False)[['v','n']].pct_change()
# case: keys-423
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,sort=False)['v'].count()
# case: keys-424
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,sort=False)['v'].ngroup()
# case: keys-425
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,sort=False)[['v','n']].cumcount()
# case: keys-426
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,sort=False)[['v','n']].filter(lambda g: len(g)>1)
# case: keys-427
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,sort=False).last()
# case: keys-428
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False,dropna=False)['v'].agg(['sum','mean'])
# case: keys-429
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False,dropna=False)['v'].cumsum()
# case: keys-430
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False,dropna=False)[['v','n']].idxmax()
# case: keys-431
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False,dropna=False).mean()
# case: keys-432
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'flag':[True,False,True,True,False],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01']),'o':[1,None,'a',2.5,True]})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.groupby(d['id']%2,as_index=False,dropna=False).nth(0)
