import numpy as np
import pandas as pd

a = np.array([1.0, 2.0, 3.0])
m = np.array([[1.0, 2.0], [3.0, 4.0]])
df = pd.DataFrame({'a': [1.0, 2.0], 'b': [3, 4]})
t = pd.Series(['a', None, 'b'])

# case: an axis with a name
result = np.mean(a, axis='columns')

# case: an axis of a list that is not there
result = np.size([1, 2], axis=1)

# case: squeezed along an axis of several
result = m.squeeze(axis=1)

# case: squeezed along an axis of one
result = m[:1].squeeze(axis=0)

# case: arrays have no median
result = m.median(axis=0)

# case: the median of rows
result = np.median(m, axis=1, keepdims=True)

# case: weights of rows without an axis
result = np.average(df, weights=[1, 2, 3, 4])

# case: weights of another length
result = np.average([1, 2, 3], weights=[1, 2], axis=0)

# case: a fraction as a time
result = np.datetime64(1.5)

# case: a copy by a text
result = np.array([1, 2], copy='x')

# case: divided by a truth
result = np.array([1, 2]) // False

# case: unsigned numbers turned around
result = (-np.array([1, 0], dtype='uint8'), -pd.Series([1, 0], dtype='uint8'), -pd.Series([1], dtype='int8'))

# case: the greatest of labels
result = (np.argmax(pd.Index([1, 1, None])), np.argmin(pd.Index([None, 1, 2])))

# case: a series as a dtype
result = pd.Series([1], dtype=t)

# case: a series of numbers as a dtype
result = pd.Series([1.0], dtype=pd.Series([1, 2]))

# case: running sums of text
result = np.cumsum(['a', 'b'])

# case: a series as the dtypes of another
result = pd.Series([1]).astype(pd.Series([1, 2]))

# case: a series of the dtype of another
result = pd.Series([1], name='v').astype(pd.Series({'v': 'float64'}))

# case: columns in the dtypes of another frame
result = pd.DataFrame({'a': [1, 2], 'b': ['1', '2']}).astype(pd.DataFrame({'a': [1.5], 'b': [2]}).dtypes)
