import pandas as pd
import numpy as np
# case: describe-objects-of-int
result = pd.Series([1,2,2],dtype=object).describe()
# case: describe-objects-of-float
result = pd.Series([1.5,2,2],dtype=object).describe()
# case: describe-bools-sum
result = pd.Series([True,False,True]).describe().sum()
# case: describe-count-is-numpy
result = pd.Series([True,False,True]).describe()['count']
# case: describe-unique-is-python
result = pd.Series([True,False,True]).describe()['unique']
# case: describe-nothing
result = pd.Series([None,None],dtype=object).describe()
# case: describe-all-beside
result = pd.DataFrame({'a':[1,2,2],'b':['x','y','y'],'c':pd.Series([1,1,2],dtype=object)}).describe(include='all')
# case: describe-objects-beside
result = pd.DataFrame({'b':[None,None,None],'c':pd.Series([1,1,2],dtype=object)}).describe()
# case: describe-groups-of-objects
result = pd.DataFrame({'g':[1,1,2],'c':pd.Series([1,1,2],dtype=object)}).groupby('g')['c'].describe()
# case: describe-frame-groups-of-objects
result = pd.DataFrame({'g':[1,1,2],'c':pd.Series([1,1,2.5],dtype=object)}).groupby('g').describe()
# case: describe-groups-one-empty
result = pd.DataFrame({'g':[1,1,2],'c':pd.Series([1,1,None],dtype=object)}).groupby('g')['c'].describe()
# case: describe-groups-of-bools
result = pd.DataFrame({'g':[1,1,2],'c':[True,False,True],'d':list('abc')}).groupby('g')[['c','d']].describe()
# case: describe-category
result = pd.Series(pd.Categorical([1,1,2])).describe()
# case: corr-of-one
a = pd.Series([1.0])
result = a.corr(a)
# case: corr-of-nothing
a = pd.Series([np.nan,np.nan])
result = a.corr(a)
# case: cov-of-nothing
a = pd.Series([1.0,2.0])
result = a.cov(pd.Series([1.0,2.0],index=[5,6]))
# case: counts-of-the-key
x = pd.DataFrame({'k': [1, 3, 1, 1], 'c1': pd.Categorical(['c', 'b', 'b', None]), 'i1': [3, 2, 0, 1]})
x = x.groupby('c1')['c1'].value_counts(sort=False)
result = x
# case: counts-beside-category
x = pd.DataFrame({'k': [1, 3, 1, 1], 'c1': pd.Categorical(['c', 'b', 'b', None]), 'i1': [3, 2, 0, 1]})
result = x.groupby('c1')['i1'].value_counts()
# case: shares-of-the-key
x = pd.DataFrame({'k': [1, 3, 1, 1], 'c1': pd.Categorical(['c', 'b', 'b', None]), 'i1': [3, 2, 0, 1]})
result = x.groupby('c1')['c1'].value_counts(normalize=True)
# case: counts-of-two-keys
x = pd.DataFrame({'k': [1, 3, 1, 1], 'c1': pd.Categorical(['c', 'b', 'b', None]), 'i1': [3, 2, 0, 1]})
result = x.groupby(['c1','k'])['i1'].value_counts()
# case: describe-groups-of-dates
x = pd.DataFrame({'k': [1, 3, 1, 1], 'b1':[True,False,True,True],'d1':pd.to_datetime(['2020-01-01']*4)})
result = x.groupby('k').describe()
# case: describe-groups-of-dates-beside
x = pd.DataFrame({'k': [1, 3, 1, 1], 'b1':[1,2,3,4],'d1':pd.to_datetime(['2020-01-01']*4)})
result = x.groupby('k').describe()
