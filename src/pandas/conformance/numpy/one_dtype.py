import numpy as np
import pandas as pd
s = pd.Series([3, 1, 2])
# case: np.array-a-1
result = np.array(['a', 1])
# case: np.array-1.5-x-true
result = np.array([1.5, 'x', True])
# case: np.array-a-np.nan
result = np.array(('a', np.nan))
# case: np.array-a-none-1
result = np.array(['a', None, 1])
# case: np.array-true-2
result = np.array([True, 2])
# case: np.array-true-2.5
result = np.array([True, 2.5])
# case: np.array-true-false
result = np.array([True, False])
# case: np.array-1-none
result = np.array([1, None])
# case: np.array
result = np.array([])
# case: np.array-1-2-.astype-int
result = np.array(['1', 2]).astype(int)
# case: np.array-a-1-dtype-object
result = np.array(['a', 1], dtype=object)
# case: np.unique-b-1-a
result = np.unique(['b', 1, 'a'])
# case: np.array-5-7-0
result = np.array([5, 7]) // 0
# case: np.array-5-7-0-2
result = np.array([5, 7]) % 0
# case: np.array-5-7-np.array-2-0
result = np.array([5, 7]) // np.array([2, 0])
# case: np.array-5-7-0.0
result = np.array([5, 7]) // 0.0
# case: s.values-0
result = s.values // 0
# case: s.values-np.array-0-2-0
result = s.values % np.array([0, 2, 0])
# case: s-0
result = s // 0
# case: np.clip-5-0-3
result = np.clip(5, 0, 3)
# case: np.clip-2.5-none-2
result = np.clip(2.5, None, 2)
# case: s.apply-lambda-v-np.clip-v-1-2
result = s.apply(lambda v: np.clip(v, 1, 2))
# case: np.square-3
result = np.square(3)
# case: np.power-2-3
result = np.power(2, 3)
# case: np.power-2--1
result = np.power(2, -1)
# case: np.power-2.0--1
result = np.power(2.0, -1)
# case: np.add-1-2.5
result = np.add(1, 2.5)
# case: np.divide-1-0
result = np.divide(1, 0)
# case: np.divide-1-2
result = np.divide(1, 2)
# case: np.mod--7-3
result = np.mod(-7, 3)
# case: np.floor-divide--7-2
result = np.floor_divide(-7, 2)
# case: np.maximum-1-2
result = np.maximum(1, 2)
# case: np.maximum-1-2.5
result = np.maximum(1, 2.5)
# case: np.minimum-np.nan-1
result = np.minimum(np.nan, 1)
# case: np.maximum-s-2
result = np.maximum(s, 2)
# case: np.argsort-s
result = np.argsort(s)
# case: np.argsort-3-1-2
result = np.argsort([3, 1, 2])
# case: np.sqrt-none
result = np.sqrt(None)
# case: np.log-pd.series-1-none-4-dtype-object
result = np.log(pd.Series([1, None, 4], dtype=object))
# case: np.log-pd.series-1-x
result = np.log(pd.Series([1, 'x']))
# case: np.isnan-pd.nat
result = np.isnan(pd.NaT)
# case: np.isnan-none
result = np.isnan(None)
# case: np.sqrt-4
result = np.sqrt(4)
# case: s.apply-lambda-v-np.power-v-2
result = s.apply(lambda v: np.power(v, 2))
# case: s.apply-lambda-v-np.maximum-v-2
result = s.apply(lambda v: np.maximum(v, 2))
# case: pd.dataframe-a-np.array-1-x
result = pd.DataFrame({'a': np.array([1, 'x'])})
# case: np.where-s-1-np.array-a-1-2-z
result = np.where(s > 1, np.array(['a', 1, 2]), 'z')
# case: x-in-np.array-x-1
result = 'x' in np.array(['x', 1])
# case: np.array-1-x-1
result = np.array([1, 'x']) == '1'
