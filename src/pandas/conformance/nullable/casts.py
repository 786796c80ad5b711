import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
D = {'i': pd.Series([3, 0, 2]), 'f': pd.Series([1.5, None, -2.0]), 'fw': pd.Series([1.0, 2.0, 0.0]), 'fn': pd.Series([1.0, None]), 'inf': pd.Series([1.0, np.inf]), 's': pd.Series(['x', None, 'y']), 'sn': pd.Series(['1', '2']), 'sm': pd.Series(['1', None]), 'd': pd.Series(pd.to_datetime(['2024-01-31', None])), 'dd': pd.Series(pd.to_datetime(['2024-01-31', '2024-02-01'])), 't': pd.Series(pd.to_timedelta(['1 days', None])), 'tt': pd.Series(pd.to_timedelta(['1 days', '2 days'])), 'b': pd.Series([True, False]), 'ob': pd.Series([True, None]), 'on': pd.Series([True, np.nan]), 'oi': pd.Series([1, None], dtype=object), 'oii': pd.Series([1, 2], dtype=object), 'onat': pd.Series([1, pd.NaT], dtype=object), 'ona': pd.Series([1, pd.NA], dtype=object), 'I': pd.Series([1, None], dtype='Int64'), 'II': pd.Series([1, 0], dtype='Int64'), 'F': pd.Series([1.5, None], dtype='Float64'), 'FF': pd.Series([1.0, 2.0], dtype='Float64'), 'B': pd.Series([True, None], dtype='boolean'), 'BB': pd.Series([True, False], dtype='boolean'), 'S': pd.Series(['a', None], dtype='string'), 'SS': pd.Series(['1', '2'], dtype='string'), 'S1': pd.Series(['1', None], dtype='string'), 'ST': pd.Series(['True', 'False'], dtype='string'), 'c': pd.Series(['a', None], dtype='category'), 'ci': pd.Series([1, 2], dtype='category'), 'cm': pd.Series([1, None], dtype='category'), 'p': pd.Series(pd.period_range('2024-01', periods=2, freq='M')), 'od': pd.Series([date(2024,1,1), None]), 'none': pd.Series([None, None]), 'nan': pd.Series([np.nan, np.nan]), 'obj': pd.Series([1, 'a', None]), 'em': pd.Series([], dtype=object), 'ef': pd.Series([], dtype=float), 'tr': pd.Series(['True', 'False'])}
# case: cast-305
result = D['oii'].convert_dtypes()
# case: cast-306
result = D['oii'].infer_objects()
# case: cast-307
result = D['onat'].astype(int)
# case: cast-308
result = D['onat'].astype(float)
# case: cast-309
result = D['onat'].astype(str)
# case: cast-310
result = D['onat'].astype(bool)
# case: cast-311
result = D['onat'].astype(object)
# case: cast-312
result = D['onat'].astype('Int64')
# case: cast-313
result = D['onat'].astype('Float64')
# case: cast-314
result = D['onat'].astype('boolean')
# case: cast-322
result = D['onat'].astype('Int8')
# case: cast-333
result = D['ona'].astype('string')
# case: cast-334
result = D['ona'].astype('category')
# case: cast-335
result = D['ona'].astype('datetime64[ns]')
# case: cast-336
result = D['ona'].astype('timedelta64[ns]')
# case: cast-337
result = D['ona'].astype('int32')
# case: cast-339
result = D['ona'].astype('uint8')
# case: cast-340
result = D['ona'].astype('Int8')
# case: cast-341
result = D['ona'].convert_dtypes()
# case: cast-342
result = D['ona'].infer_objects()
