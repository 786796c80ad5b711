import numpy as np
import pandas as pd
x = np.array([1, 0], dtype='int32')
d = np.array(['2024-01-05', '2023-03-01'], dtype='datetime64[D]')
# case: np.array-a-1-b-2.5
result = np.array([['a', 1], ['b', 2.5]])
# case: np.array-list-zip-1-2-a-b-.dtype.kind
result = np.array(list(zip([1, 2], ['a', 'b']))).dtype.kind
# case: np.array-a-1-a-2
result = np.array([{'a': 1}, {'a': 2}])
# case: np.array-a-1-.dtype
result = np.array([{'a': 1}]).dtype
# case: np.concatenate-np.array-True-False-x
result = np.concatenate([np.array([True, False]), x])
# case: np.concatenate-np.array-True-np.array-2.5
result = np.concatenate([np.array([True]), np.array([2.5])])
# case: np.append-np.array-True-np.array-1-dtype-int8
result = np.append(np.array([True]), np.array([1], dtype='int8'))
# case: np.full-3-1-2-3
result = np.full(3, [1, 2, 3])
# case: np.full-2-2-1-2
result = np.full((2, 2), [1, 2])
# case: np.full-2-1.7-2-dtype-int
result = np.full(2, [1.7, 2], dtype=int)
# case: np.full-2-1-2-3
result = np.full(2, [1, 2, 3])
# case: np.full-2-2-pd.Series-1-2
result = np.full((2, 2), pd.Series([1, 2]))
# case: rows-of-records
rows = np.array([['a', 1], ['b', 2]])
result = pd.DataFrame(rows, columns=['k', 'v']).astype({'v': int})
