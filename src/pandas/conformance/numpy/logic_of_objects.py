import numpy as np
import pandas as pd

# case: logic-of-objects-1
result = np.logical_not(pd.Series([True, False, None]))
# case: logic-of-objects-2
result = np.logical_not(np.array([True, None], dtype=object))
# case: logic-of-objects-3
result = np.logical_not(pd.Series(['a', '']))
# case: logic-of-objects-4
result = np.logical_not(np.array(['a', '']))
# case: logic-of-objects-5
result = np.logical_and(pd.Series([True, None]), pd.Series([1, 0]))
# case: logic-of-objects-6
result = np.logical_and(pd.Series(['a', None]), pd.Series([1, 0]))
# case: logic-of-objects-7
result = np.logical_and(pd.Series([True, False], dtype=object), pd.Series([True, True]))
# case: logic-of-objects-8
result = np.logical_or(pd.Series([True, False], dtype=object), True)
# case: logic-of-objects-9
result = np.logical_not(pd.Series([True, False], dtype=object))
# case: logic-of-objects-10
result = np.logical_not(pd.Series(pd.to_timedelta([0, 1], unit='D')))
# case: logic-of-objects-11
result = np.logical_not(pd.Series(pd.to_datetime(['2024-01-01', None])))
# case: logic-of-objects-12
result = np.logical_and(pd.Series(pd.to_timedelta([0, 1], unit='D')), True)
# case: logic-of-objects-13
result = np.logical_and(pd.Series([True, False]), pd.Series([True, False], index=[1, 2]))
# case: logic-of-objects-14
result = np.logical_or(pd.Series([1.0, 0]), pd.Series([0, 2.0], index=[1, 2]))
# case: logic-of-objects-15
result = np.logical_and([True, None], [1, 0])
