import numpy as np
import pandas as pd

# case: labels-inferred-1
result = pd.concat([pd.DataFrame({'a': [1]}, index=[None]), pd.DataFrame({'a': [1]}, index=[1])])
# case: labels-inferred-2
result = pd.concat([pd.DataFrame({'a': [1]}, index=[None]), pd.DataFrame({'a': [1]}, index=[1.5])])
# case: labels-inferred-3
result = pd.concat([pd.DataFrame({'a': [1]}, index=[None]), pd.DataFrame({'a': [1]}, index=[True])])
# case: labels-inferred-4
result = pd.concat([pd.DataFrame({'a': [1]}, index=[None]), pd.DataFrame({'a': [1]}, index=[pd.Timestamp('2020-01-01')])])
# case: labels-inferred-5
result = pd.concat([pd.DataFrame({'a': [1]}, index=[None]), pd.DataFrame({'a': [1]}, index=[np.nan])])
# case: labels-inferred-6
result = pd.concat([pd.DataFrame({'a': [1]}, index=[None]), pd.DataFrame({'a': [1]}, index=[pd.Timedelta('1D')])])
# case: labels-inferred-7
result = pd.concat([pd.DataFrame({'a': [1]}, index=pd.Index([2], dtype=object)), pd.DataFrame({'a': [1]}, index=[1])]).index
# case: labels-inferred-8
result = pd.concat([pd.DataFrame({'a': [1]}, index=pd.Index([2], dtype=object)), pd.DataFrame({'a': [1]}, index=pd.Index([1], dtype=object))]).index
# case: labels-inferred-9
result = pd.concat([pd.DataFrame({'a': [1]}, index=pd.Index([2], dtype=object))]).index.dtype
# case: labels-inferred-10
result = pd.concat([pd.DataFrame({'a': [1]}, index=pd.Index([2], dtype=object)), pd.DataFrame({'a': []})]).index.dtype
# case: labels-inferred-11
result = pd.concat([pd.DataFrame({'a': [1]}, index=pd.Index([None], dtype=object)), pd.DataFrame({'a': [1]}, index=pd.Index([1], dtype=object))])
# case: labels-inferred-12
result = pd.Index([None]).append(pd.Index([1]))
# case: labels-inferred-13
result = pd.Index([None]).append(pd.Index([1.5])).dtype
# case: labels-inferred-14
result = pd.Index([1], dtype=object).append(pd.Index([1])).dtype
# case: labels-inferred-15
result = pd.Index([1]).append(pd.Index([None])).dtype
# case: labels-inferred-16
result = pd.Index([1]).append(pd.Index(['a'])).dtype
# case: labels-inferred-17
result = pd.Index([True]).append(pd.Index([1])).dtype
# case: labels-inferred-18
result = pd.Index([None]).append(pd.Index([pd.Timestamp('2020-01-01')])).dtype
# case: labels-inferred-19
result = pd.Index([]).append(pd.Index([1])).dtype
# case: labels-inferred-20
result = pd.Index([], dtype=object).append(pd.Index([1])).dtype
# case: labels-inferred-21
result = pd.Index([pd.Timestamp('2020-01-01')]).append(pd.Index([1])).dtype
# case: labels-inferred-22
result = pd.Index([None]).append(pd.Index([None])).dtype
# case: labels-inferred-23
result = pd.Index([None]).append(pd.Index([np.nan]))
# case: labels-inferred-24
result = pd.Index([True]).append(pd.Index([1.5]))
# case: labels-inferred-25
x = pd.DataFrame({'k': [1], 't2': [None]})
x = x.set_index('t2')
x.loc[len(x)] = x.iloc[0]
result = x
# case: labels-inferred-26
x = pd.DataFrame({'k': [1]}, index=[None])
x.loc[len(x)] = 5
result = x
# case: labels-inferred-27
x = pd.Series([1], index=[None])
result = pd.concat([x, pd.Series([2], index=['a'])])
# case: labels-inferred-28
x = pd.Series([1], index=[None])
result = pd.concat([x, pd.Series([2], index=[3])])
# case: labels-inferred-29
x = pd.DataFrame({'a': [1, 2], 'b': pd.Series([pd.Timestamp('2020-01-01'), None], dtype=object)})
result = x.set_index('b')
# case: labels-inferred-30
x = pd.Series([None, 1], dtype=object)
result = pd.Index([None]).append(x)
# case: labels-inferred-31
x = pd.DataFrame({'a': [1]}, index=[True])
x.loc[5] = 2
result = x
