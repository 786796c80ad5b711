import pandas as pd
import numpy as np
import warnings
warnings.simplefilter("ignore")
# case: tables-1
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',on='id')
# case: tables-2
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',on='id',indicator=True).groupby('cat').size()
# case: tables-3
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',on='cat',suffixes=('_l','_r')).dropna()
# case: tables-4
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',on=['id','cat']).shape
# case: tables-5
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',on=['id','cat'],sort=True)
# case: tables-6
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',left_on='id',right_on='v',suffixes=('_l','_r')).isna().sum()
# case: tables-7
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',left_on='v',right_on='v').fillna(0)
# case: tables-8
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',left_on='v',right_on='v',validate='m:m')
# case: tables-9
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',left_index=True,right_index=True,suffixes=('_l','_r')).groupby('cat').size()
# case: tables-10
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',left_on='n',right_index=True).dropna()
# case: tables-11
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',left_on='n',right_index=True,validate='m:m').shape
# case: tables-12
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',left_index=True,right_on='id',indicator=True)
# case: tables-13
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',on='v').isna().sum()
# case: tables-14
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',on='v',validate='m:m').fillna(0)
# case: tables-15
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='inner',left_on='cat',right_on='cat',indicator=True).shape
# case: tables-16
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',on='id').shape
# case: tables-17
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',on='id',sort=True)
# case: tables-18
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',on='cat',suffixes=('_l','_r')).isna().sum()
# case: tables-19
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',on=['id','cat']).fillna(0)
# case: tables-20
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',on=['id','cat'],validate='m:m')
# case: tables-21
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',left_on='id',right_on='v',suffixes=('_l','_r')).groupby('cat').size()
# case: tables-22
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',left_on='v',right_on='v').dropna()
# case: tables-23
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',left_on='v',right_on='v',validate='m:m').shape
# case: tables-24
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',left_index=True,right_index=True,indicator=True)
# case: tables-25
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',left_on='n',right_index=True).isna().sum()
# case: tables-26
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',left_on='n',right_index=True,validate='m:m').fillna(0)
# case: tables-27
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',left_index=True,right_on='id',indicator=True).shape
# case: tables-28
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',on='v').groupby('cat').size()
# case: tables-29
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',on='v',validate='m:m').dropna()
# case: tables-30
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='left',left_on='cat',right_on='cat',indicator=True).fillna(0)
# case: tables-31
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',on='id').fillna(0)
# case: tables-32
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',on='id',validate='m:m')
# case: tables-33
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',on='cat',suffixes=('_l','_r')).groupby('cat').size()
# case: tables-34
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',on=['id','cat']).dropna()
# case: tables-35
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',on=['id','cat'],validate='m:m').shape
# case: tables-36
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',left_on='id',right_on='v',indicator=True)
# case: tables-37
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',left_on='v',right_on='v').isna().sum()
# case: tables-38
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',left_on='v',right_on='v',validate='m:m').fillna(0)
# case: tables-39
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',left_index=True,right_index=True,indicator=True).shape
# case: tables-40
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',left_on='n',right_index=True).groupby('cat').size()
# case: tables-41
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',left_on='n',right_index=True,validate='m:m').dropna()
# case: tables-42
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',left_index=True,right_on='id',indicator=True).fillna(0)
# case: tables-43
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',on='v',suffixes=('_l','_r'))
# case: tables-44
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',on='v',validate='m:m').isna().sum()
# case: tables-45
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='right',left_on='cat',right_on='cat',indicator=True).dropna()
# case: tables-46
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',on='id').dropna()
# case: tables-47
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',on='id',validate='m:m').shape
# case: tables-48
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',on='cat',indicator=True)
# case: tables-49
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',on=['id','cat']).isna().sum()
# case: tables-50
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',on=['id','cat'],validate='m:m').fillna(0)
# case: tables-51
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',left_on='id',right_on='v',indicator=True).shape
# case: tables-52
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',left_on='v',right_on='v').groupby('cat').size()
# case: tables-53
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',left_on='v',right_on='v',validate='m:m').dropna()
# case: tables-54
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',left_index=True,right_index=True,indicator=True).fillna(0)
# case: tables-55
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',left_on='n',right_index=True,suffixes=('_l','_r'))
# case: tables-56
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',left_on='n',right_index=True,validate='m:m').isna().sum()
# case: tables-57
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',left_index=True,right_on='id',indicator=True).dropna()
# case: tables-58
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',on='v',suffixes=('_l','_r')).shape
# case: tables-59
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',on='v',validate='m:m').groupby('cat').size()
# case: tables-60
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.merge(e,how='outer',left_on='cat',right_on='cat',indicator=True).isna().sum()
# case: tables-61
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='n',values='v',aggfunc='sum',observed=True)
# case: tables-62
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='n',values='v',aggfunc=np.sum)
# case: tables-63
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='n',values=['v','id'],aggfunc='mean',observed=True)
# case: tables-64
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='n',values=['v','id'],aggfunc='nunique',fill_value=0)
# case: tables-65
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='n',aggfunc='count',observed=True)
# case: tables-66
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='cat',values='v',aggfunc='sum',margins=True)
# case: tables-67
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='cat',values='v',aggfunc=len)
# case: tables-68
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='cat',values=['v','id'],aggfunc='mean',margins=True)
# case: tables-69
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='cat',values=['v','id'],aggfunc=lambda s: s.max(),fill_value=0)
# case: tables-70
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns='cat',aggfunc='count',margins=True)
# case: tables-71
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',values='v',aggfunc='sum')
# case: tables-72
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',values='v',aggfunc=['sum','count'])
# case: tables-73
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',values=['v','id'],aggfunc='mean')
# case: tables-74
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',values=['v','id'],aggfunc=np.sum,fill_value=0)
# case: tables-75
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',aggfunc='count')
# case: tables-76
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',aggfunc={'v':'sum'})
# case: tables-77
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns=['cat','n'],values='v',aggfunc='first')
# case: tables-78
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns=['cat','n'],values=['v','id'],aggfunc='sum',dropna=False)
# case: tables-79
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns=['cat','n'],values=['v','id'],aggfunc=len,fill_value=0)
# case: tables-80
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns=['cat','n'],aggfunc='mean',dropna=False)
# case: tables-81
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='cat',columns=['cat','n'],aggfunc='nunique')
# case: tables-82
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='n',values='v',aggfunc='count',dropna=False)
# case: tables-83
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='n',values=['v','id'],aggfunc='sum',fill_value=0)
# case: tables-84
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='n',values=['v','id'],aggfunc=['sum','count'],fill_value=0)
# case: tables-85
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='n',aggfunc='mean',fill_value=0)
# case: tables-86
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='n',aggfunc=lambda s: s.max())
# case: tables-87
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='cat',values='v',aggfunc='count',fill_value=0)
# case: tables-88
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='cat',values='v',aggfunc={'v':'sum'},fill_value=0)
# case: tables-89
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='cat',values=['v','id'],aggfunc='first',fill_value=0)
# case: tables-90
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='cat',aggfunc='sum',observed=True)
# case: tables-91
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='cat',aggfunc=np.sum)
# case: tables-92
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],values='v',aggfunc='mean',observed=True)
# case: tables-93
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],values='v',aggfunc='nunique',fill_value=0)
# case: tables-94
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],values=['v','id'],aggfunc='count',observed=True)
# case: tables-95
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],aggfunc='sum',margins=True)
# case: tables-96
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],aggfunc=len)
# case: tables-97
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns=['cat','n'],values='v',aggfunc='mean',margins=True)
# case: tables-98
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns=['cat','n'],values='v',aggfunc=lambda s: s.max(),fill_value=0)
# case: tables-99
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns=['cat','n'],values=['v','id'],aggfunc='count',margins=True)
# case: tables-100
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns=['cat','n'],aggfunc='sum')
# case: tables-101
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns=['cat','n'],aggfunc=['sum','count'])
# case: tables-102
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='n',values='v',aggfunc='mean')
# case: tables-103
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='n',values='v',aggfunc=np.sum,fill_value=0)
# case: tables-104
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='n',values=['v','id'],aggfunc='count')
# case: tables-105
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='n',values=['v','id'],aggfunc={'v':'sum'})
# case: tables-106
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='n',aggfunc='first')
# case: tables-107
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='cat',values='v',aggfunc='sum',dropna=False)
# case: tables-108
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='cat',values='v',aggfunc=len,fill_value=0)
# case: tables-109
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='cat',values=['v','id'],aggfunc='mean',dropna=False)
# case: tables-110
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='cat',values=['v','id'],aggfunc='nunique')
# case: tables-111
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns='cat',aggfunc='count',dropna=False)
# case: tables-112
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',values='v',aggfunc='sum',fill_value=0)
# case: tables-113
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',values='v',aggfunc=['sum','count'],fill_value=0)
# case: tables-114
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',values=['v','id'],aggfunc='mean',fill_value=0)
# case: tables-115
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',values=['v','id'],aggfunc=lambda s: s.max())
# case: tables-116
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',aggfunc='count',fill_value=0)
# case: tables-117
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',aggfunc={'v':'sum'},fill_value=0)
# case: tables-118
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns=['cat','n'],values='v',aggfunc='first',fill_value=0)
# case: tables-119
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns=['cat','n'],values=['v','id'],aggfunc='sum',observed=True)
# case: tables-120
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns=['cat','n'],values=['v','id'],aggfunc=np.sum)
# case: tables-121
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns=['cat','n'],aggfunc='mean',observed=True)
# case: tables-122
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index='day',columns=['cat','n'],aggfunc='nunique',fill_value=0)
# case: tables-123
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc='sum')
# case: tables-124
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc='sum',observed=True)
# case: tables-125
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc='mean',fill_value=0)
# case: tables-126
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc='mean',dropna=False)
# case: tables-127
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc='count')
# case: tables-128
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc='count',observed=True)
# case: tables-129
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc='first',fill_value=0)
# case: tables-130
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc=['sum','count'],fill_value=0)
# case: tables-131
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc=len,fill_value=0)
# case: tables-132
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc=np.sum,fill_value=0)
# case: tables-133
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc=lambda s: s.max(),fill_value=0)
# case: tables-134
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc='nunique',fill_value=0)
# case: tables-135
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values='v',aggfunc={'v':'sum'},fill_value=0)
# case: tables-136
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc='sum',fill_value=0)
# case: tables-137
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc='sum',dropna=False)
# case: tables-138
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc='mean')
# case: tables-139
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc='mean',observed=True)
# case: tables-140
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc='count',fill_value=0)
# case: tables-141
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc='count',dropna=False)
# case: tables-142
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc='first')
# case: tables-143
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc=['sum','count'])
# case: tables-144
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc=len)
# case: tables-145
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc=np.sum)
# case: tables-146
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc=lambda s: s.max())
# case: tables-147
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc='nunique')
# case: tables-148
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',values=['v','id'],aggfunc={'v':'sum'})
# case: tables-149
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='sum')
# case: tables-150
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='sum',margins=True)
# case: tables-151
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='sum',observed=True)
# case: tables-152
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='mean',fill_value=0)
# case: tables-153
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='mean',margins=True)
# case: tables-154
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='mean',dropna=False)
# case: tables-155
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='count')
# case: tables-156
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='count',observed=True)
# case: tables-157
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='first',fill_value=0)
# case: tables-158
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc=['sum','count'],fill_value=0)
# case: tables-159
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc=len,fill_value=0)
# case: tables-160
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc=np.sum,fill_value=0)
# case: tables-161
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc=lambda s: s.max(),fill_value=0)
# case: tables-162
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc='nunique',fill_value=0)
# case: tables-163
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='n',aggfunc={'v':'sum'},fill_value=0)
# case: tables-164
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc='sum',fill_value=0)
# case: tables-165
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc='sum',dropna=False)
# case: tables-166
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc='mean')
# case: tables-167
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc='mean',observed=True)
# case: tables-168
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc='count',fill_value=0)
# case: tables-169
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc='count',dropna=False)
# case: tables-170
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc='first')
# case: tables-171
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc=['sum','count'])
# case: tables-172
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc=len)
# case: tables-173
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc=np.sum)
# case: tables-174
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc=lambda s: s.max())
# case: tables-175
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc='nunique')
# case: tables-176
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values='v',aggfunc={'v':'sum'})
# case: tables-177
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc='sum')
# case: tables-178
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc='sum',observed=True)
# case: tables-179
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc='mean',fill_value=0)
# case: tables-180
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc='mean',dropna=False)
# case: tables-181
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc='count')
# case: tables-182
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc='count',observed=True)
# case: tables-183
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc='first',fill_value=0)
# case: tables-184
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc=['sum','count'])
# case: tables-185
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc=['sum','count'],fill_value=0)
# case: tables-186
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc=len,fill_value=0)
# case: tables-187
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc=np.sum,fill_value=0)
# case: tables-188
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc=lambda s: s.max(),fill_value=0)
# case: tables-189
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc='nunique',fill_value=0)
# case: tables-190
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',values=['v','id'],aggfunc={'v':'sum'},fill_value=0)
# case: tables-191
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc='sum',fill_value=0)
# case: tables-192
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc='sum',dropna=False)
# case: tables-193
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc='mean')
# case: tables-194
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc='mean',observed=True)
# case: tables-195
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc='count',fill_value=0)
# case: tables-196
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc='count',dropna=False)
# case: tables-197
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc='first')
# case: tables-198
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc=['sum','count'])
# case: tables-199
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc=len)
# case: tables-200
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc=np.sum)
# case: tables-201
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc=np.sum,fill_value=0)
# case: tables-202
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc=lambda s: s.max())
# case: tables-203
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc='nunique')
# case: tables-204
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns='cat',aggfunc={'v':'sum'})
# case: tables-205
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc='sum')
# case: tables-206
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc='sum',observed=True)
# case: tables-207
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc='mean',fill_value=0)
# case: tables-208
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc='mean',dropna=False)
# case: tables-209
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc='count')
# case: tables-210
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc='count',observed=True)
# case: tables-211
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc='first',fill_value=0)
# case: tables-212
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc=['sum','count'],fill_value=0)
# case: tables-213
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc=len,fill_value=0)
# case: tables-214
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc=np.sum,fill_value=0)
# case: tables-215
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc=lambda s: s.max(),fill_value=0)
# case: tables-216
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc='nunique',fill_value=0)
# case: tables-217
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc={'v':'sum'})
# case: tables-218
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values='v',aggfunc={'v':'sum'},fill_value=0)
# case: tables-219
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc='sum',fill_value=0)
# case: tables-220
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc='sum',dropna=False)
# case: tables-221
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc='mean')
# case: tables-222
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc='mean',observed=True)
# case: tables-223
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc='count',fill_value=0)
# case: tables-224
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc='count',dropna=False)
# case: tables-225
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc='first')
# case: tables-226
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc=['sum','count'])
# case: tables-227
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc=len)
# case: tables-228
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc=np.sum)
# case: tables-229
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc=lambda s: s.max())
# case: tables-230
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc='nunique')
# case: tables-231
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],values=['v','id'],aggfunc={'v':'sum'})
# case: tables-232
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='sum')
# case: tables-233
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='sum',margins=True)
# case: tables-234
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='sum',dropna=False)
# case: tables-235
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='sum',observed=True)
# case: tables-236
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='mean',fill_value=0)
# case: tables-237
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='mean',dropna=False)
# case: tables-238
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='count')
# case: tables-239
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='count',observed=True)
# case: tables-240
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='first',fill_value=0)
# case: tables-241
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc=['sum','count'],fill_value=0)
# case: tables-242
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc=len,fill_value=0)
# case: tables-243
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc=np.sum,fill_value=0)
# case: tables-244
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc=lambda s: s.max(),fill_value=0)
# case: tables-245
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc='nunique',fill_value=0)
# case: tables-246
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(columns=['cat','n'],aggfunc={'v':'sum'},fill_value=0)
# case: tables-247
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='n',values='v',aggfunc='mean',dropna=False)
# case: tables-248
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='n',values='v',aggfunc='nunique')
# case: tables-249
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='n',values=['v','id'],aggfunc='count',dropna=False)
# case: tables-250
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='n',aggfunc='sum',fill_value=0)
# case: tables-251
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='n',aggfunc=['sum','count'],fill_value=0)
# case: tables-252
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='cat',values='v',aggfunc='mean',fill_value=0)
# case: tables-253
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='cat',values='v',aggfunc=lambda s: s.max())
# case: tables-254
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='cat',values=['v','id'],aggfunc='count',fill_value=0)
# case: tables-255
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='cat',values=['v','id'],aggfunc={'v':'sum'},fill_value=0)
# case: tables-256
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns='cat',aggfunc='first',fill_value=0)
# case: tables-257
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,values='v',aggfunc='sum',observed=True)
# case: tables-258
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,values='v',aggfunc=np.sum)
# case: tables-259
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,values=['v','id'],aggfunc='mean',observed=True)
# case: tables-260
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,values=['v','id'],aggfunc='nunique',fill_value=0)
# case: tables-261
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,aggfunc='count',observed=True)
# case: tables-262
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns=['cat','n'],values='v',aggfunc=len)
# case: tables-263
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=d['day'].dt.year,columns=['cat','n'],values=['v','id'],aggfunc=lambda s: s.max(),fill_value=0)
# case: tables-264
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.crosstab(d['cat'],d['n'])
# case: tables-265
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.crosstab(d['n'],d['cat'],values=d['v'],aggfunc='sum')
# case: tables-266
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.crosstab([d['cat'],d['n']],d['id']>2,margins=True)
# case: tables-267
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.melt(id_vars='id').reset_index()
# case: tables-268
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.set_index(['cat','n']).unstack()
# case: tables-269
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.set_index(['cat','id'])['v'].unstack(fill_value=0).fillna(0)
# case: tables-270
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot(index='id',columns='cat').index.tolist()
# case: tables-271
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.stack().sum()
# case: tables-272
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat([d,e],keys=['p','q'],names=['s'])
# case: tables-273
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat([d[['id']],e[['w']]],axis=1,join='inner')
# case: tables-274
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat([d['v'],e['v']],axis=1,ignore_index=True)
# case: tables-275
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e})
# case: tables-276
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},ignore_index=True)
# case: tables-277
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},axis=1)
# case: tables-278
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},axis=1,join='inner')
# case: tables-279
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},join='inner')
# case: tables-280
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},keys=['p','q'])
# case: tables-281
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},sort=True)
# case: tables-282
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},axis=1,keys=['p','q'])
# case: tables-283
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},keys=['p','q'],names=['s'])
# case: tables-284
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},axis=1,ignore_index=True)
# case: tables-285
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat({'a':d,'b':e},verify_integrity=True)
# case: tables-286
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat([d.set_index('id'),e.set_index('id')],verify_integrity=True)
# case: tables-287
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = pd.concat([d,None,e],keys=['p','q'])
