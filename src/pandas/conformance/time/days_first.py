import pandas as pd
import numpy as np
from datetime import date
# case: scalars
result = [pd.to_datetime(t, dayfirst=True) for t in ['2024-02-01', '2024/02/01', '2024.02.01', '20240201', '2024-02-13', '2024-13-02', '01/02/2024', '2024-02-01 10:00']]
# case: column
result = pd.to_datetime(pd.Series(['2024-02-01', '2024-03-04']), dayfirst=True)
# case: column-with-late-day
result = pd.to_datetime(pd.Series(['2024-02-01', '2024-02-20']), dayfirst=True)
# case: column-with-late-day-coerced
result = pd.to_datetime(pd.Series(['2024-02-01', '2024-02-20']), dayfirst=True, errors='coerce')
# case: mixed
result = pd.to_datetime(['2024-02-01', '03/04/2024'], dayfirst=True, format='mixed').tolist()
# case: spread
result = pd.Series(pd.to_datetime(['2024-01-31 13:45:30', '2023-12-31', None, '2024-02-29 23:59:59.123456', '2021-01-03 06:00'], format='mixed')).std()
# case: limits
result = str(pd.Timestamp.min), str(pd.Timestamp.max)
# case: own-durations
result = pd.Series(pd.to_timedelta(['1 days', None])).dt.to_pytimedelta().tolist()
# case: dates-without
result = (pd.Series(pd.to_datetime(['2024-01-31', None])).dt.date - date(2024, 1, 1)).tolist()
# case: nat-and-date
result = pd.NaT - date(2024, 1, 1)
