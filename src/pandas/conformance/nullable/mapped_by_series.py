import pandas as pd
import numpy as np
import datetime
# case: map-1
s=pd.Series([True,None,True,None,False],dtype='boolean')
result=s.map(pd.Series([4,1,1],index=[1,2,3]))
# case: map-2
s=pd.Series([True,None,True,None,False],dtype='boolean')
result=s.map(pd.Series([4,1,1],index=pd.array([1,2,3],dtype='Int64')))
# case: map-3
s=pd.Series([True,None,True,None,False],dtype='boolean')
result=s.map({1:4,0:3})
# case: map-4
s=pd.Series([1,None,2],dtype='Int64')
result=s.map(pd.Series([4,5],index=[1,2])),s.map(pd.Series([4,5],index=[1.0,np.nan]))
# case: map-5
s=pd.Series([1,None,2],dtype='Int64')
result=s.map(pd.Series([4,5],index=[True,False])),s.map(pd.Series([4,5],index=['a','b']))
# case: map-6
s=pd.Series([True,False],dtype='boolean')
result=s.map(pd.Series([4,1],index=[1,0]))
# case: map-7
s=pd.Series([True,None],dtype='boolean')
result=s.map(pd.Series([4,1],index=[True,False]))
# case: map-8
s=pd.Series([True,None],dtype='boolean')
result=s.map(pd.Series([True,None,True],dtype='boolean').value_counts())
# case: map-9
s=pd.Series([True,None],dtype='boolean')
result=s.map(pd.Series([1,2],index=pd.array([True,False],dtype='boolean')))
