import pandas as pd
import numpy as np
A=pd.Series(['a',None],dtype=object); B=pd.Series([None,'b'],dtype=object); C=pd.Series(['a','b']); D=pd.Series(['a',np.nan])
o=pd.Series(['a',None,np.nan,'a',None,np.nan],dtype=object)
e=pd.Series(pd.to_timedelta(['1D','2D']))
# case: A>A
result = A>A
# case: A>B
result = A>B
# case: C>A
result = C>A
# case: A<=D
result = A<=D
# case: C<=D
result = C<=D
# case: D<D
result = D<D
# case: o.nunique(dropna=False)
result = o.nunique(dropna=False)
# case: o.duplicated()
result = o.duplicated()
# case: o.drop_duplicates()
result = o.drop_duplicates()
# case: o.to_frame('a').duplicated()
result = o.to_frame('a').duplicated()
# case: o.to_frame('a').nunique(dropna=False)
result = o.to_frame('a').nunique(dropna=False)
# case: o.groupby(o,dropna=False).size()
result = o.groupby(o,dropna=False).size()
# case: o.groupby([1,1,1,2,2,2]).nunique(dropna=False)
result = o.groupby([1,1,1,2,2,2]).nunique(dropna=False)
# case: pd.DataFrame({'a':o,'b':1}).drop_duplicates()
result = pd.DataFrame({'a':o,'b':1}).drop_duplicates()
# case: e=='a'
result = e=='a'
# case: e!='a'
result = e!='a'
# case: e<'a'
result = e<'a'
# case: e=='1 days'
result = e=='1 days'
# case: pd.DataFrame({'a':[1,2],'b':[1.5,np.nan]}).apply(sum)
result = pd.DataFrame({'a':[1,2],'b':[1.5,np.nan]}).apply(sum)
# case: pd.DataFrame({'a':[1,2],'b':[1.5,np.nan]}).apply(np.sum)
result = pd.DataFrame({'a':[1,2],'b':[1.5,np.nan]}).apply(np.sum)
# case: pd.DataFrame({'a':[1,2],'b':[1.5,np.nan]}).apply(np.std)
result = pd.DataFrame({'a':[1,2],'b':[1.5,np.nan]}).apply(np.std)
# case: pd.DataFrame({'a':[1,2],'b':[1.5,np.nan]}).apply(max, axis=1)
result = pd.DataFrame({'a':[1,2],'b':[1.5,np.nan]}).apply(max, axis=1)
# case: np.median(pd.Series([1.0,np.nan]))
result = np.median(pd.Series([1.0,np.nan]))
# case: np.median(pd.Series([1.0,2.0]))
result = np.median(pd.Series([1.0,2.0]))
# case: pd.Series([[1],None]).replace(1,2)
result = pd.Series([[1],None]).replace(1,2)
# case: pd.Series([1,2]).isin([[1],2])
result = pd.Series([1,2]).isin([[1],2])
