import numpy as np
import pandas as pd

# case: shown-columns-1
result = str(pd.DataFrame({'is_active': [True, False], 'n': ['x', 'y']})), str(pd.DataFrame({'b': [True, None]}))
# case: shown-columns-2
result = str(pd.DataFrame({'is_active': pd.array([True, None], dtype='boolean'), 'n': ['x', 'y']}))
# case: shown-columns-3
result = str(pd.DataFrame({'f': pd.array([1.5, None, 2.123456789], dtype='Float64')})), str(pd.Series(pd.array([1.5, None, 2.123456789], dtype='Float64')))
# case: shown-columns-4
result = str(pd.DataFrame({'f': pd.array([1.0, 1e10, 1e-8], dtype='Float64')}))
# case: shown-columns-5
result = str(pd.DataFrame({'t': pd.to_datetime(['2024-06-01 00:00:00.001', '2024-06-01 13:45:10', None])})), str(pd.Series(pd.to_datetime(['2024-06-01 00:00:00.001002', '2024-06-01 13:45:10'])))
# case: shown-columns-6
result = str(pd.DataFrame({'t': pd.to_datetime(['2024-06-01 00:00:00.001002003', '2024-06-01'])})), str(pd.DataFrame({'v': [1, 2]}, index=pd.to_datetime(['2024-06-01 00:00:00.5', '2024-06-01'])))
# case: shown-columns-7
result = repr(pd.array([1, None, 3], dtype='Int64')), str(pd.array(['a', None], dtype='string')), repr(pd.Series([True, None], dtype='boolean').array), repr(pd.array([1.5, 2], dtype='Float64'))
# case: shown-columns-8
result = pd.DataFrame({'a': [1, 2], 'flag_col': [True, False]}).to_string(), pd.DataFrame({'a': [1, 2], 'flag_col': [True, False]}).to_string(index=False)
