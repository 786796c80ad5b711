import pandas as pd
import numpy as np

# case: objects keep the scalars of numpy
x = pd.Series([np.int64(3), 'a', np.float64(2.5), None, np.bool_(True), 3])
result = [type(v).__name__ for v in x]

# case: the greatest of objects of numpy
result = pd.Series([np.int64(2), pd.NA, np.int64(5)]).max()

# case: the sum of objects of numpy
result = pd.Series([np.int64(2), None, np.int64(5)], dtype=object).sum()

# case: the mean of objects of numpy
result = pd.Series([np.int64(2), pd.NA, np.int64(5)]).dropna().mean()

# case: objects of numpy are divided by zero
result = pd.Series([np.int64(2), pd.NA]).dropna() / 0

# case: not of truths of numpy
result = ~pd.Series([np.bool_(True), np.bool_(False)], dtype=object)

# case: truths of numpy as a mask
result = pd.Series([1, 2])[pd.Series([np.bool_(True), np.bool_(False)], dtype=object)]

# case: a number of numpy added to a list
result = np.int64(2) + [1, 2]

# case: a list added to a number of numpy in place
x = [1]
x += np.int64(2)
result = x

# case: a list repeated by a number of numpy
result = [1, 2] * np.int64(2)

# case: a float of numpy times a list
result = np.float64(2) * [1, 2]

# case: lists beside a number of numpy
result = pd.Series([[1, 2], [3]]) == np.int64(3)

# case: tuples of one element beside a number of numpy
result = pd.Series([(3,), (2,)]) > np.int64(2)

# case: an array with None is of objects
result = np.array([1, None])

# case: None in an array has no sum
result = np.array([1, None]) + 1

# case: text in an array is not repeated beside None
result = np.array(['a', None], dtype=object) * 2

# case: an empty array is of floats
result = np.array([]) + 1

# case: an array keeps the objects that are given
result = np.array([1, None], dtype=object)

# case: each NaN that where puts is another key
x = pd.Series(['a', 'b', 'c', 'd'])
x = x.where(x == 'a', np.nan)
result = pd.Series({k: v for k, v in zip(x, range(4))})

# case: text added to missing floats of numpy
result = pd.DataFrame({'w': [], 'F': pd.array([], dtype='Float64'), 'B': pd.array([], dtype='boolean')}).min() + '!'
