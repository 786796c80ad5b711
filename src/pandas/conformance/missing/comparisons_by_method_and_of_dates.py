import pandas as pd
import numpy as np
import datetime
# case: sides-1
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=pd.Series([datetime.date(2020,1,3),datetime.date(2020,1,2)])
result=a==b,b==a,a!=b
# case: sides-2
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=pd.Series([datetime.date(2020,1,3),datetime.date(2020,1,2)])
result=a<b,b<a,a>=b,b>=a
# case: sides-3
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=pd.Series([datetime.date(2020,1,3),None])
result=a<b,b<a,a>=b,b>=a,a==b,b!=a
# case: sides-4
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=pd.Series([datetime.date(2020,1,3),datetime.datetime(2020,1,1)],dtype=object)
result=a==b,b==a
# case: sides-5
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=pd.Series([datetime.date(2020,1,3),datetime.datetime(2020,1,1)],dtype=object)
result=a<b
# case: sides-6
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=pd.Series([datetime.datetime(2020,1,3),datetime.datetime(2020,1,1)],dtype=object)
result=a<b,a==b
# case: sides-7
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=pd.Series(['2020-01-03','2020-01-02'])
result=a==b
# case: sides-8
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=pd.Series(['2020-01-03','2020-01-02'])
result=a<b
# case: sides-9
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=datetime.date(2020,1,3)
result=a==b
# case: sides-10
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=datetime.date(2020,1,3)
result=a<b
# case: sides-11
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=[datetime.date(2020,1,3),datetime.date(2020,1,1)]
result=a==b
# case: sides-12
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=[datetime.date(2020,1,3),datetime.date(2020,1,1)]
result=a<b
# case: sides-13
a=pd.Series(['b','a',None]) ; b=pd.Series(['b',None,'a'],dtype='string')
result=a<b,b<a,a>=b,b>=a,a==b,b!=a
# case: sides-14
a=pd.Series(['b','a','c']) ; b=pd.Series(['b',None,'a'],dtype='string')
result=a<b,b<a,a>=b,b>=a,a==b,b!=a
# case: sides-15
a=pd.Series(['b','a',1]) ; b=pd.Series(['b',None,'a'],dtype='string')
result=a==b,b!=a
# case: sides-16
a=pd.Series(['b','a',1]) ; b=pd.Series(['b',None,'a'],dtype='string')
result=a<b
# case: sides-17
a=pd.Series(['b','a',1]) ; b=pd.Series(['b','a','a'])
result=a<b
# case: sides-18
a=pd.Series([datetime.date(2020,1,3),None]); b=pd.Series([datetime.date(2020,1,3),datetime.date(2020,1,2)])
result=a==b
# case: sides-19
a=pd.Series([datetime.date(2020,1,3),None]); b=pd.Series([datetime.date(2020,1,3),datetime.date(2020,1,2)])
result=a<b
# case: sides-20
a=pd.DataFrame({'a':pd.to_datetime(['2020-01-03','2020-01-01']),'b':[datetime.date(2020,1,3),datetime.date(2020,1,2)]})
result=a[a['a']>a['b']],a[a['a']==a['b']],a.query('a < b')
# case: sides-21
a=pd.Series([3,None,2],dtype='Int64') ; b=pd.Series(['b',None,'a'])
result=a==b
# case: sides-22
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01'])); b=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1)])
result=a==b
# case: sides-23
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-02','2020-01-01'])); b=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1)])
result=a==b
# case: sides-24
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-02','2020-01-01'])); b=pd.Series([None,datetime.date(2020,1,3),datetime.date(2020,1,1)])
result=a==b,a<b
# case: sides-25
a=pd.Series([3,1,2]); b=pd.Series([0,0,1])
result=a.floordiv(b),a.mod(b),a//b,a%b,a.floordiv(0),a.rfloordiv(b),a.rmod(b)
# case: sides-26
a=pd.Series([3,1,2]); b=pd.Series([0,0,1],index=[1,2,3])
result=a.floordiv(b),a.mod(b),a.floordiv(b,fill_value=1)
# case: sides-27
a=pd.Series([3,1,2]); b=pd.Series([0,0,1])
result=a.floordiv(b,fill_value=0),a.div(b,fill_value=0),a.rfloordiv(b,fill_value=0)
# case: sides-28
a=pd.Series(['a',None,'b']); b=pd.Series(['a',None,'c'])
result=a.eq(b),a.ne(b),a==b,a!=b
# case: sides-29
a=pd.Series(['a',np.nan,'b']); b=pd.Series(['a',np.nan,'c'])
result=a.eq(b),a.ne(b),a==b,a!=b
# case: sides-30
a=pd.Series(['a',None,'b']); b=pd.Series(['a',None,'c'],index=[1,2,3])
result=a.eq(b),a.ne(b)
# case: sides-31
a=pd.DataFrame({'x':['a',None],'y':[1,2]}); b=pd.DataFrame({'x':['a',None],'y':[1,3]})
result=a.eq(b),a.ne(b),a==b
# case: sides-32
a=pd.Series([None,'a'],dtype=object); b=pd.Series([None,'a'],dtype='string')
result=a.eq(b),b.eq(a)
# case: sides-33
a=pd.Series([True,None],dtype=object); b=pd.Series([True,None],dtype=object)
result=a.eq(b),b.ne(a)
# case: sides-34
a=pd.Series([-7,7]); b=pd.Series([0,0])
result=a.floordiv(b),a.mod(b)
# case: sides-35
a=pd.Series([1.5,-1]); b=pd.Series([0,0])
result=a.floordiv(b),a.mod(b),a.div(b)
# case: sides-36
a=pd.Series([1,-1]); b=pd.Series([0.0,0])
result=a.floordiv(b),a.mod(b),a.div(b)
# case: sides-37
a=pd.Series([1,-1],dtype='Int64'); b=pd.Series([0,0])
result=a.floordiv(b),a.mod(b),a.div(b)
# case: sides-38
a=pd.Series([3,1],dtype='datetime64[ns]'); b=pd.Series([3,None],dtype='datetime64[ns]')
result=a.eq(b),a.lt(b),a.sub(b)
# case: sides-39
a=pd.Series(['a',None],dtype='category'); b=pd.Series(['a',None],dtype='category')
result=a.eq(b),a==b
