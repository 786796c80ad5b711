import numpy as np
import pandas as pd

s = pd.Series([3, 1, 2])
df = pd.DataFrame({'a': [1, 2], 'b': [1.5, None]})
i = pd.Index([3, 1, 2])
g = df.groupby('a')

# case: dimensions kept by a sum
result = s.sum(keepdims=True)

# case: dimensions kept by a mean of columns
result = df.mean(keepdims=True)

# case: dimensions kept by any
result = df.any(keepdims=True)

# case: a dtype of a sum
result = s.sum(dtype=int)

# case: the defaults
result = df.sum(out=None, keepdims=False)

# case: an array for a running sum
result = df.cumsum(out=1)

# case: an array for rounded numbers
result = df.round(2, out=1)

# case: rounded with the defaults
result = s.round(1, out=None)

# case: taken by a mode
result = s.take([0], mode='clip')

# case: labels taken by a mode
result = i.take([0], mode='clip')

# case: repeated along an axis
result = s.repeat(2, axis=0)

# case: labels repeated along an axis
result = i.repeat(2, axis=0)

# case: repeated by numpy along an axis
result = np.repeat(s, 2, axis=1)

# case: all by place
result = df.all(1)

# case: any by place
result = df.any(1)

# case: an axis that is a list
result = s.cumsum([0, 1])

# case: groups tell how they were made
result = (g.dropna, g.sort, g.as_index, g.group_keys)

# case: groups are not freed of missing values
result = g.dropna()

# case: the greatest label
result = (pd.Index([None, 1, 2]).argmax(), pd.Index([1, 1, None]).argmax(), pd.Index([None, 1]).argmax(skipna=False))
