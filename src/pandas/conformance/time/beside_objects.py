import pandas as pd
import numpy as np
# case: text minus times
result = pd.Series(['2021-12-31', 'b']) - pd.Series(pd.to_datetime([None, '2020-01-01']))
# case: text plus missing times
result = pd.Series(['2021-12-31', 'b']) + pd.Series(pd.to_datetime([None, None]))
# case: missing times minus text
result = pd.Series(pd.to_datetime([None, None])) - pd.Series(['a','b'])
# case: text times missing durations
result = pd.Series(['a','b']) * pd.Series(pd.to_timedelta([None, None]))
# case: no times minus no objects
result = pd.Series(pd.to_datetime([])) - pd.Series([], dtype=object)
# case: NaN minus times
result = pd.Series([np.nan, np.nan], dtype=object) - pd.Series(pd.to_datetime([None, '2020-01-01']))
# case: durations times objects with None
result = pd.Series(pd.to_timedelta([None, '1 days'])) * pd.Series([None, 2], dtype=object)
# case: durations divided by objects with None
result = pd.Series(pd.to_timedelta([None, '1 days'])) / pd.Series([None, 2], dtype=object)
# case: objects with None minus times
result = pd.Series([None, pd.Timestamp('2020-01-01')], dtype=object) - pd.Series(pd.to_datetime([None, '2020-01-01']))
