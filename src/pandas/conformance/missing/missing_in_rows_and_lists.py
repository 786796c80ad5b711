import pandas as pd
import numpy as np

# case: isin_ts_nan
s = pd.Series([1.5, np.nan])
result = (s.isin([pd.Timestamp('2020-01-15'), np.nan]), s.isin([pd.Timestamp('2020-01-15'), None]), s.isin([pd.Timestamp('2020-01-15'), pd.NaT]))

# case: isin_dt_nan
s = pd.Series(pd.to_datetime(['2020-01-15', None]))
result = (s.isin([pd.Timestamp('2020-01-15'), np.nan]), s.isin([pd.Timestamp('2020-01-15'), None]), s.isin([pd.Timestamp('2020-01-15'), pd.NaT]))

# case: isin_masked
s = pd.Series(['a', None, np.nan])
w = pd.Series([1, None], dtype='Int64')
b = pd.Series([True, None], dtype='boolean')
f = pd.Series([1.5, None], dtype='Float64')
result = (s.isin(w), s.isin(b), s.isin(f), pd.Series([1.5, np.nan]).isin(w), pd.Series([1.5, np.nan]).isin(f), pd.Series([1, None], dtype='Int64').isin(w), w.isin([1, np.nan]), w.isin([1, None]))

# case: iterrows
x = pd.DataFrame({'a': [1.0, np.nan], 'd': pd.to_datetime([None, None]), 'o': [None, None]})
result = [r for _, r in x.iterrows()]

# case: iterrows2
x = pd.DataFrame({'a': [1.0, np.nan], 'd': pd.to_datetime(['2020-01-01', '2020-01-02'])})
result = [r for _, r in x.iterrows()]

# case: iterrows3
x = pd.DataFrame({'a': pd.to_timedelta(['1 days', None]), 'd': pd.to_datetime(['2020-01-01', None])})
result = [r for _, r in x.iterrows()]

# case: loc_iloc
x = pd.DataFrame({'a': [np.nan, np.nan], 'd': pd.to_datetime(['2020-01-01', None])})
result = x.loc[0], x.iloc[1], x.iloc[0], x.apply(lambda r: r['a'], axis=1)
