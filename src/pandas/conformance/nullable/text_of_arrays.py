import numpy as np
import pandas as pd

# case: text-of-arrays-1
result = pd.array(pd.Series(pd.to_datetime(['2020-01-01'])))
# case: text-of-arrays-2
result = pd.array([pd.Timestamp('2020-01-01')])
# case: text-of-arrays-3
result = pd.Series(pd.to_datetime(['2020-01-01'])).to_numpy(dtype=object)
# case: text-of-arrays-4
result = repr(pd.Series(pd.to_datetime(['2020-01-01', None])).unique())
# case: text-of-arrays-5
result = repr(pd.Series(pd.to_datetime(['2020-01-01', None])).array)
# case: text-of-arrays-6
result = repr(pd.Series(pd.to_timedelta(['1 days', None])).unique())
# case: text-of-arrays-7
result = str(pd.Series(pd.to_datetime(['2020-01-01 10:00', None])).unique())
# case: text-of-arrays-8
result = repr(pd.array([pd.Timestamp('2020-01-01')]))
# case: text-of-arrays-9
result = repr(pd.array([pd.Timedelta('1 day')]))
# case: text-of-arrays-10
result = repr(pd.Series(['a', 'b'], dtype='category').array)
# case: text-of-arrays-11
result = repr(pd.Series(pd.period_range('2020-01', periods=2, freq='M')).array)
# case: text-of-arrays-12
result = repr(pd.qcut(pd.Series(pd.to_datetime(['2020-01-01', '2020-01-05'])), 1)[0])
# case: text-of-arrays-13
result = repr(pd.cut(pd.Series(pd.to_datetime(['2020-01-01', '2020-01-05'])), 2)[0])
