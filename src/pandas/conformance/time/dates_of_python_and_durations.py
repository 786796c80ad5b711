import pandas as pd
import numpy as np
import datetime
# case: days-1
s=pd.Series([datetime.date(2020,1,31),None,datetime.date(2020,2,29)])
result=s.diff()
# case: days-2
s=pd.Series([datetime.date(2020,1,31),datetime.date(2020,2,29)])
result=s+pd.Timedelta(days=1),s-pd.Timedelta(days=1),s+datetime.timedelta(days=1),pd.Timedelta(days=1)+s,s+pd.Timedelta(hours=36)
# case: days-3
s=pd.Series([datetime.date(2020,1,31),datetime.date(2020,2,29)])
result=s+pd.DateOffset(months=1),s-pd.DateOffset(years=1)
# case: days-4
s=pd.Series([datetime.date(2020,1,31),datetime.date(2020,2,29)])
result=s[0]+pd.Timedelta(days=1),type(s[0]+pd.Timedelta(days=1)).__name__
# case: days-5
s=pd.Series([datetime.date(2020,1,31),datetime.date(2020,2,29)])
result=s[0]+pd.DateOffset(months=1)
# case: days-6
s=pd.Series([datetime.date(2020,1,31),datetime.date(2020,2,29)])
result=s-datetime.date(2020,1,1),s-s.shift(1),s-s
# case: days-7
result=datetime.date(2020,1,31)+pd.Timedelta(days=1)
# case: days-8
result=datetime.date(2020,1,31)-pd.Timedelta(days=1)
# case: days-9
result=pd.Timedelta(days=1)+datetime.date(2020,1,31)
# case: days-10
result=pd.Series(['a','b']).str.extract(r'(\d+)',expand=False),pd.Series(['a','b']).str.extract(r'(\d+)'),pd.Series(['a','b']).str.extract(r'(\d+)(x)'),pd.Series([],dtype=object).str.extract(r'(\d+)',expand=False)
# case: days-11
result=pd.Series(['a','b'],dtype='string').str.extract(r'(\d+)',expand=False)
# case: days-12
s=pd.Series([datetime.timedelta(days=1),None],dtype=object)
result=s.diff(),s.shift(1)
# case: days-13
s=pd.Series([datetime.datetime(2020,1,31),datetime.datetime(2020,1,30)],dtype=object)
result=s.diff()
# case: days-14
s=pd.Series([True,False,None],dtype=object)
result=s.fillna(False).diff()
# case: days-15
s=pd.Series(pd.to_datetime(['2020-01-31',None])).dt.date
result=s+pd.Timedelta(days=1),s-datetime.timedelta(days=1)
# case: days-16
s=pd.Series(pd.to_datetime(['2020-01-31',None])).dt.date
result=s.diff(),s.max() if s.notna().all() else None,s.dropna().max()-s.dropna().min()
# case: days-17
s=pd.Series(pd.to_datetime(['2020-01-31','2020-05-01'])).dt.date
result=(s-pd.Timestamp('2020-01-01').date()),s.apply(lambda x: x+pd.Timedelta(days=2)),s.map(lambda x: x.replace(day=1))
# case: datetime of a zone and Timedelta
d = datetime.datetime(2024, 2, 29, 1, tzinfo=datetime.timezone.utc)
result = [type(d + pd.Timedelta(1)).__name__, type(pd.Timedelta(1) + d).__name__, type(d - pd.Timedelta("1D")).__name__, str(d + pd.Timedelta("1D"))]
