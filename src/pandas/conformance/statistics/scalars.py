import pandas as pd
import numpy as np
# case: year-max
result = pd.Series(pd.to_datetime(['2020-01-01'])).dt.year.max()
# case: year-element
result = pd.Series(pd.to_datetime(['2020-01-01'])).dt.year.iloc[0]
# case: year-sum
result = pd.Series(pd.to_datetime(['2020-01-01'])).dt.year.sum()
# case: year-and-one
result = pd.Series(pd.to_datetime(['2020-01-01'])).dt.year[0] + 1
# case: year-counted
result = pd.Series(pd.to_datetime(['2020-01-01'])).dt.year.value_counts().index[0]
# case: squeezed-row
result = pd.DataFrame({'a':[1],'b':['x']}).squeeze()['a']
# case: applied-to-columns
x = pd.DataFrame({'a':[1,2],'b':['x','y'],'c':[True,False]})
result = [type(v).__name__ for v in x.apply(lambda s: s.iloc[0])]
# case: agg-by-column
x = pd.DataFrame({'a':[1,2],'b':['x','y'],'c':[1.5,2.5]})
result = [type(v).__name__ for v in x.agg({'a':'max','b':'min','c':'max'})]
# case: loop-over-nullable
result = [type(v).__name__ for v in pd.Series([1,None],dtype='Int64')]
# case: loop-over-nullable-whole
result = [type(v).__name__ for v in pd.Series([1,2],dtype='Int64')]
# case: nullable-listed
result = [type(v).__name__ for v in pd.Series([1,2],dtype='Int64').tolist()]
# case: loop-over-nullable-floats
result = [type(v).__name__ for v in pd.Series([1.5,None],dtype='Float64')]
# case: zip-of-nullable
result = [[type(w).__name__ for w in v] for v in zip(pd.Series([1,2],dtype='Int64'),pd.Series([1,2]))]
# case: mean-of-dates
result = pd.Series(pd.to_datetime(['2021-12-31', '2020-01-15 10:30:00', '2020-01-15 23:59:59', '2020-01-15 10:30:00', '2020-01-15 23:59:59', '2021-12-31', '2021-12-31', '2020-01-15 23:59:59'], format='ISO8601')).mean()
# case: mean-of-dates-some-missing
result = pd.Series(pd.to_datetime(['2021-12-31', '2020-01-15 10:30:00', '2020-01-15 23:59:59', None, '2020-01-15 23:59:59', '2021-12-31', '2021-12-31', '2020-01-15 23:59:59',None], format='ISO8601')).mean()
# case: quantile-of-ends
result = pd.Series([-9223372036854775808,1579084200000000000]).quantile(0.25)
# case: quantile-of-ends-upper
result = pd.Series([-9223372036854775808,1579084200000000000]).quantile(0.75)
# case: quantile-of-ends-frame
result = pd.DataFrame({'a':[-9223372036854775808,1579084200000000000]}).quantile(0.25)
# case: max-of-none-beside
result = pd.DataFrame({'a':[None],'b':['x']}).max()
# case: max-of-none
result = pd.DataFrame({'a':[None,None]}).max()
# case: min-of-none
result = pd.DataFrame({'a':[None,None],'k':[1,2]}).min()
# case: max-of-none-across
result = pd.DataFrame({'a':[None,None],'k':['x','y']}).max(axis=1)
# case: max-of-no-rows
result = pd.DataFrame({'a':[None,None],'b':['x','y']})[['a','b']].iloc[:0].max()
# case: max-of-none-series
result = pd.Series([None,None]).max()
# case: mixed-label-of-one-level
result = pd.DataFrame({'m':['1',1,'a',1]}).value_counts(['m']).sort_index()
# case: mixed-label-of-one-level-down
result = pd.DataFrame({'m':['1',1,'a',1]}).value_counts(['m']).sort_index(ascending=False)
# case: idxmax-of-arrays
result = pd.Series([np.array([1]),np.array([3])]).idxmax()
# case: max-of-arrays
result = pd.Series([np.array([1]),np.array([3])]).max()
# case: max-of-longer-arrays
result = pd.Series([np.array([1,2]),np.array([3])]).max()
