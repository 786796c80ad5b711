import pandas as pd
import numpy as np
# case: query-of-columns-twice
x = pd.DataFrame([[1,2,3]])
x.columns=['b','b','a']
result = x.query('a > 0')
# case: query-of-numbered-columns-twice
x = pd.DataFrame([[1,2,3]])
x.columns=[0,0,'a']
result = x.query('a > 0')
# case: category-map-missing
result = pd.Series(pd.Categorical(['a',None,'b'])).map(lambda v: 1)
# case: category-map-dict
result = pd.Series(pd.Categorical(['a',None,'b'])).map({'a':1,'b':1})
# case: category-map-dict-of-nan
result = pd.Series(pd.Categorical(['a',None,'b'])).map({'a':1,'b':2,np.nan:3})
# case: category-map-str
result = pd.Series(pd.Categorical(['a',None,'b'])).map(str)
# case: category-apply-str
result = pd.Series(pd.Categorical(['a',None,'b'])).apply(str)
# case: category-apply-none
result = pd.Series(pd.Categorical(['a',None,'a'])).apply(lambda v: None)
# case: category-map-truths
result = pd.Series(pd.Categorical(['a',None,'b'])).map(lambda v: v=='a')
# case: frame-map-category
result = pd.DataFrame({'a':pd.Categorical(['a',None,'b']),'b':[1,2,3]}).map(str)
# case: apply-all-nat
x = pd.DataFrame({'a':[1,2]})
result = x.apply(lambda r: pd.Series({'p': pd.NaT, 'q': 1}), axis=1)
# case: series-apply-all-nat
x = pd.DataFrame({'a':[1,2]})
result = x.a.apply(lambda r: pd.Series({'p': pd.NaT, 'q': 1}))
# case: apply-nat-and-none
x = pd.DataFrame({'a':[1,2]})
result = x.apply(lambda r: pd.Series({'p': pd.NaT if r.a==1 else None, 'q': 1}), axis=1)
# case: apply-nat-and-nan
x = pd.DataFrame({'a':[1,2]})
result = x.apply(lambda r: pd.Series({'p': pd.NaT if r.a==1 else np.nan, 'q': 1}), axis=1)
# case: apply-nat-and-time
x = pd.DataFrame({'a':[1,2]})
result = x.apply(lambda r: pd.Series({'p': pd.NaT if r.a==1 else pd.Timestamp('2020-01-01'), 'q': 1}), axis=1)
# case: groupby-apply-all-nat
x = pd.DataFrame({'a':[1,2]})
result = x.groupby('a').apply(lambda r: pd.Series({'p': pd.NaT, 'q': 1}))
# case: isnan-nullable
result = np.isnan(pd.Series([1,None],dtype='Int64'))
# case: isfinite-nullable
result = np.isfinite(pd.Series([1,None],dtype='Int64'))
# case: idxmin-of-nothing-by-date
result = pd.Series([np.nan], index=pd.to_datetime(['2020-01-01'])).idxmin()
# case: idxmin-of-nothing-by-string
result = pd.Series([np.nan], index=pd.Index(['a'],dtype='string')).idxmin()
# case: idxmin-of-nat
result = pd.Series(pd.to_datetime([None,None])).idxmin()
# case: argmin-of-nat
result = pd.Series(pd.to_datetime([None,None])).argmin()
# case: argmin-of-nan
result = pd.Series([np.nan,np.nan]).argmin()
# case: argmax-of-na
result = pd.Series([None,None],dtype='string').argmax()
# case: max-of-sets
result = pd.Series([{1,2},{3},{1}]).max()
# case: min-of-sets
result = pd.Series([{1,2},{3},{1}]).min()
# case: max-of-lists
result = pd.Series([[1,2],[3],[1]]).max()
# case: min-of-tuples
result = pd.Series([(1,2),(3,),(1,)]).min()
# case: max-of-tuples-by-group
result = pd.DataFrame({'g':[1,1,2],'a':[(1,2),(3,),(1,)]}).groupby('g')['a'].max()
# case: sum-of-tuples
result = pd.Series([(1,2),(3,),(1,)]).sum()
# case: sum-of-tuples-by-group
result = pd.DataFrame({'g':[1,1,2],'a':[(1,2),(3,),(1,)]}).groupby('g')['a'].sum()
# case: sum-of-arrays
result = pd.Series([np.array([1.0,2.0]),np.array([1.0,2.0])]).sum()
# case: rank-of-lists
result = pd.Series([[1],[2],[1]]).rank()
# case: rank-of-lists-and-none
result = pd.Series([[1],[2],None]).rank()
# case: all-of-lists
result = pd.Series([[],[1]]).all()
# case: any-of-empties
result = pd.Series([(),{}]).any()
