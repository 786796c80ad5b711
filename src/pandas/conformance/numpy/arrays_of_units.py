import numpy as np
import pandas as pd

# case: arrays-of-units-1
x = np.array(pd.to_datetime(['2020-01-01', None]), dtype='datetime64[s]')
result = x

# case: arrays-of-units-2
x = np.array(pd.to_datetime(['2020-01-01', None]), dtype='datetime64[D]')
result = x

# case: arrays-of-units-3
x = np.array(pd.Series(pd.to_datetime(['2020-01-01', None])), dtype='datetime64[D]')
result = x

# case: arrays-of-units-4
x = np.asarray(pd.to_datetime(['2020-01-01', None]), dtype='datetime64[M]')
result = x

# case: arrays-of-units-5
x = np.array(pd.to_timedelta(['1 days', None]), dtype='timedelta64[h]')
result = x

# case: arrays-of-units-6
x = np.array(np.array(['2020-01-01', '2021-05-06'], dtype='datetime64[D]'), dtype='datetime64[M]')
result = x

# case: arrays-of-units-7
x = np.array(pd.to_datetime(['2020-01-01', None]), dtype='datetime64')
result = x

# case: arrays-of-units-8
x = np.array(pd.to_datetime(['2020-01-01', None]), dtype=str)
result = x

# case: arrays-of-units-9
x = np.array(pd.to_datetime(['2020-01-01', None]), dtype=object)
result = x

# case: arrays-of-units-10
x = np.array(pd.to_datetime(['2020-01-01']), dtype='int64')
result = x

# case: arrays-of-units-11
x = np.array(pd.period_range('2020-01', periods=2, freq='M'), dtype=str)
result = x

# case: arrays-of-units-12
x = np.array(['2020-01-01', '2021-05-06'], dtype='datetime64[s]')
result = x

# case: arrays-of-units-13
x = pd.to_datetime(['2020-01-01', None]).to_numpy(dtype='datetime64[D]')
result = x

# case: arrays-of-units-14
x = pd.Series(pd.to_datetime(['2020-01-01', None])).to_numpy(dtype='datetime64[s]')
result = x
