import numpy as np
import pandas as pd

# case: arrays-of-times-1
x = pd.Series(pd.to_datetime(['2021-12-31', None])).dt.to_period('M')
result = pd.Series(x.values)
# case: arrays-of-times-2
x = pd.Series(pd.to_datetime(['2021-12-31'])).dt.to_period('M')
result = pd.Series(x.values, index=range(len(x)))
# case: arrays-of-times-3
x = pd.Series(pd.to_datetime(['2021-12-31'])).dt.to_period('M')
result = pd.DataFrame({'a': x.values})
# case: arrays-of-times-4
x = pd.Series(pd.to_datetime(['2021-12-31'])).dt.to_period('M')
result = pd.DataFrame({'a': [1]}).assign(b=x.values)
# case: arrays-of-times-5
x = pd.Series(pd.to_datetime(['2021-12-31'])).dt.to_period('M')
result = pd.Index(x.values)
# case: arrays-of-times-6
x = pd.interval_range(0, 2)
result = pd.Index(np.array(list(x), dtype=object))
# case: arrays-of-times-7
x = pd.interval_range(0, 2)
result = pd.Series(np.array(list(x), dtype=object))
# case: arrays-of-times-8
result = pd.Series([pd.Period('2020','Y'), pd.Period('2020-01','M')])
# case: arrays-of-times-9
result = pd.Index([pd.Period('2020','Y'), pd.Period('2020-01','M')])
# case: arrays-of-times-10
result = pd.Index(np.array([pd.Timestamp('2020-01-01'), None], dtype=object))
# case: arrays-of-times-11
result = pd.Index(np.array([pd.Timestamp('2020-01-01'), 1], dtype=object))
# case: arrays-of-times-12
result = pd.Index(np.array([1, 2], dtype=object))
# case: arrays-of-times-13
result = pd.Index(np.array([True, False], dtype=object))
# case: arrays-of-times-14
result = pd.Index(pd.Series([True, False], dtype=object))
# case: arrays-of-times-15
result = pd.Index(pd.Series([1, 2], dtype=object))
# case: arrays-of-times-16
result = pd.Index(pd.Series([pd.Timestamp('2020-01-01'), None], dtype=object))
# case: arrays-of-times-17
result = pd.DataFrame({'a': [1, 2]}, index=np.array([1, 2], dtype=object))
# case: arrays-of-times-18
x = pd.Series(pd.to_datetime(['2021-12-31'])).dt.to_period('M')
result = pd.DataFrame({'a': [1]}, index=x.values)
# case: arrays-of-times-19
x = pd.Series(pd.to_datetime(['2021-12-31'])).dt.to_period('M')
result = pd.Series(np.unique(x))
# case: arrays-of-times-20
x = pd.DataFrame({'d': pd.to_datetime(['2021-12-31', '2020-01-01'])})
x.index = x['d'].dt.to_period('M').values
result = x
# case: arrays-of-times-21
x = pd.DataFrame({'a': [1, 2]}, index=pd.Series([pd.Timestamp('2020-01-01'), None], dtype=object))
result = x
# case: arrays-of-times-22
x = pd.DataFrame({'a': [1, 2], 'b': pd.Series([pd.Timestamp('2020-01-01'), None], dtype=object)})
result = x.set_index('b')
# case: arrays-of-times-23
x = pd.DataFrame({'a': [1, 2], 'b': pd.Series([pd.Timestamp('2020-01-01'), None], dtype=object)})
result = x.set_index(['b', 'a'])
# case: arrays-of-times-24
x = pd.DataFrame({'a': np.array([pd.Timedelta('1D'), None], dtype=object)})
result = x
# case: arrays-of-times-25
x = pd.DataFrame({'a': [1, 2], 'b': pd.Series([pd.Timestamp('2020-01-01'), None], dtype=object)})
result = x.pivot_table(index='b', values='a')
