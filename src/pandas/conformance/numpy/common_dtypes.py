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
# case: text-and-numbers-joined
result = np.append(['a'], 1), np.concatenate([['a', 'b'], [1, 2]]), np.append(np.array(['a']), 2.5), np.hstack([['a'], [1]])
# case: text-of-series-and-numbers-joined
result = np.append(pd.Series(['a', None]), 1)
# case: narrow-by-zero
result = (x // 0).dtype, x % 0, (x // np.array([0, 0])).dtype, np.array([200], dtype='uint8') % 0
# case: greatest-less-least
result = np.ptp(pd.DataFrame({'a': [1, 5], 'b': [2, 9]}))
