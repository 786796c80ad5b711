import pandas as pd
import numpy as np
# case: isindate
result = pd.to_datetime(pd.Series(['2020-01-15', None, '2021-01-01'])).isin(['2020-01-15', ''])
# case: isindate2
result = pd.to_datetime(pd.Series(['2020-01-15', None, '2021-01-01'])).isin(['2020-01-15', 'abc'])
# case: isin-empty
result = pd.to_datetime(pd.Series(['2020-01-15', None, '2021-01-01'])).isin([])
# case: isin-nat
result = pd.to_datetime(pd.Series(['2020-01-15', None, '2021-01-01'])).isin(['NaT', '2021-01-01'])
# case: isin-frame
result = pd.DataFrame({'d': pd.to_datetime(['2020-01-15', None]), 's': ['2020-01-15', 'x']}).isin(['2020-01-15', 'x'])
