import datetime

import numpy as np
import pandas as pd

# case: ordered-dates-and-intervals-1
import datetime
days = pd.Series(pd.Categorical(pd.to_datetime(['2024-01-01', '2024-03-01', None, '2024-02-01']), ordered=True))
result = (days > datetime.datetime(2024, 1, 15)) if datetime.datetime(2024, 2, 1) in list(days.cat.categories) else None
# case: ordered-dates-and-intervals-2
import datetime
days = pd.Series(pd.Categorical(pd.to_datetime(['2024-01-01', '2024-03-01', None, '2024-02-01']), ordered=True))
result = days >= datetime.datetime(2024, 2, 1)
# case: ordered-dates-and-intervals-3
c = pd.cut(pd.Series([1, 2, 3]), 2)
result = [str(c.cat.categories.values), repr(c.cat.categories.values), str(c.values)]
# case: ordered-dates-and-intervals-4
c = pd.cut(pd.Series([1, 2, 3]), [0, 1, 3], right=False)
result = [str(c.cat.categories.values), len(c.cat.categories.values)]
