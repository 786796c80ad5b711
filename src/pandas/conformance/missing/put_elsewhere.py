import pandas as pd
import numpy as np
# case: where-of-whole-numbers-by-a-timestamp
result = pd.Series([1,2]).where([False,False], pd.Timestamp('2020-01-15'))
# case: where-of-whole-numbers-by-a-timedelta
result = pd.Series([1,2]).where([False,False], pd.Timedelta('1 days'))
# case: mask-of-truths-by-nan
result = pd.Series([True,False]).mask([True,True])
# case: mask-of-truths-by-a-whole-float
result = pd.Series([True,False]).mask([True,True], 2.0)
# case: mask-of-floats-by-a-truth
result = pd.Series([1.5,2]).mask([True,True], True)
# case: where-of-whole-numbers-by-truths
result = pd.Series([1,2]).where([False,False], pd.Series([True,False]))
# case: where-of-dates-by-a-whole-float
result = pd.Series(pd.to_datetime(['2020-01-15','2020-01-15'])).where([False,False], 1.0)
# case: mask-of-floats-by-nat
result = pd.Series([1.0,2]).mask([True,False], pd.NaT)
