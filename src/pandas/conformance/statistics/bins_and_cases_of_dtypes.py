import pandas as pd
import numpy as np
import datetime
# case: bins-1
result=pd.cut(pd.Series([1,None,2.5,3],dtype=object),[0,2,4])
# case: bins-2
result=pd.cut(pd.Series([1,2,3],dtype=object),[0,2,4])
# case: bins-3
result=pd.cut(pd.Series([1,2,'x'],dtype=object),[0,2,4])
# case: bins-4
result=pd.qcut(pd.Series([1,2,3],dtype=object),2)
# case: bins-5
result=pd.cut(pd.Series([1,2,3],dtype=object),2)
# case: bins-6
result=pd.cut([1,None,3],[0,2,4])
# case: bins-7
result=pd.cut([1,None,3],2)
# case: bins-8
result=pd.cut(pd.Series([True,False,True]),2)
# case: bins-9
result=pd.cut(pd.Series([True,False,True]),[-1,0,1])
# case: bins-10
result=pd.cut(pd.Series([True,None,False],dtype='boolean'),[-1,0,1])
# case: bins-11
result=pd.cut(pd.Series([True,True,False],dtype='boolean'),[-1,0,1])
# case: bins-12
result=pd.cut(pd.Series([1,None,3],dtype='Int64'),[-1,0,1])
# case: bins-13
result=pd.cut(pd.Series([1,None,3],dtype='Int64'),2)
# case: bins-14
result=pd.cut(pd.Series([None,None]),[0,1])
# case: bins-15
result=pd.cut(pd.Series([np.nan,np.nan]),[0,1])
# case: bins-16
result=pd.Series([3,1,2,2]).case_when([(pd.Series([True,False,True,False]),'m')])
# case: bins-17
result=pd.Series([3,1,2,2]).case_when([(pd.Series([False,False,False,False]),'m')])
# case: bins-18
result=pd.Series([3,1,2,2]).case_when([(pd.Series([True,False,True,False]),0.5)])
# case: bins-19
result=pd.Series([3,1,2,2]).case_when([(pd.Series([True,False,True,False]),1)])
# case: bins-20
result=pd.Series([3,1,2,2]).case_when([(pd.Series([False,False,False,False]),0.5)])
# case: bins-21
result=pd.Series([3,1,2,2]).case_when([(pd.Series([True,False,True,False]),pd.Series([1,2,3,4.5]))])
# case: bins-22
result=pd.Series(['a','b']).case_when([(pd.Series([True,False]),1)])
# case: bins-23
result=pd.Series([True,False]).case_when([(pd.Series([True,False]),1)])
# case: bins-24
result=pd.Series([3,1,2,2]).case_when([(pd.Series([True,False,True,False]),'m'),(pd.Series([True,True,True,False]),'n')])
# case: bins-25
result=pd.Series([1,None,2.5,3],dtype=object).quantile([0.25,0.5]),pd.Series([1,2],dtype=object).quantile([0.25,0.5]),pd.Series([1,2],dtype=object).quantile(0.25)
# case: bins-26
result=pd.Series([True,False]).quantile([0.25,0.5])
# case: bins-27
result=pd.Series([1,None,3],dtype='Int64').head(1).item()
# case: bins-28
result=pd.Series([1.5,None,3],dtype='Float64').item() if False else pd.Series([1.5],dtype='Float64').item()
# case: bins-29
result=pd.cut(pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01'])),[0,2,4])
# case: bins-30
result=pd.cut(pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01'])),2)
# case: bins-31
result=pd.cut(pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01'])),pd.to_datetime(['2020-01-01','2020-01-02','2020-01-05']))
