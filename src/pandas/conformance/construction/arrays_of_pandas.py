import pandas as pd, numpy as np
# case: given 1
result = pd.array([1.0, 2.0])
# case: given 2
result = pd.array([1.0, None])
# case: given 3
result = pd.array([1, None])
# case: given 4
result = pd.array([None, None])
# case: given 5
result = pd.array([])
# case: given 6
result = pd.array(['a', None])
# case: given 7
result = pd.array([1, 2.5])
# case: given 8
result = pd.array([True, None])
# case: given 9
result = pd.array([np.nan])
# case: given 10
result = pd.array(np.array([1.0, 2.0]))
# case: given 11
result = pd.array(pd.Series([1.0, 2.0]))
# case: given 12
result = pd.array(pd.Series([1, 2]))
# case: given 13
result = pd.array(pd.Series(['a', 'b']))
# case: given 14
result = pd.array(())
# case: given 15
result = pd.array([pd.NA, 1.5])
# case: given 16
result = pd.array([pd.NA, 1])
# case: given 18
result = pd.array([pd.Timestamp('2024-01-01'), None])
# case: given 19
result = pd.array([pd.Timedelta(days=1), None])
# case: given 21
result = pd.array([pd.Period('2024-01')])
# case: given 22
result = pd.array([pd.Interval(0, 1)])
# case: given 23
result = pd.array(pd.Series([], dtype=object))
# case: given 24
result = pd.array(pd.Series(['a', 'b'], dtype='category'))
# case: given 25
result = pd.array(range(3))
# case: given 26
result = pd.array({1, 2})
# case: given 27
result = pd.array('abc')
# case: given 28
result = pd.array({'a': 1})
# case: given 29
result = pd.array([1, 2], dtype='float')
# case: given 30
result = pd.array([1, None], dtype='Int64').sum()
