import numpy as np
import pandas as pd

pairs = pd.Series([(1, 2), (3, 4)])

# case: an array of tuples is one column
result = pd.DataFrame(pairs.to_numpy())

# case: an array of lists is one column
result = pd.DataFrame(pd.Series([[1, 2], [3, 4]]).values)

# case: an array of dicts is one column
result = pd.DataFrame(pd.Series([{'a': 1}, {'a': 2}]).to_numpy())

# case: an array of pandas is one column
result = pd.DataFrame(pairs.array)

# case: two names for one column
result = pd.DataFrame(pairs.values, columns=['a', 'b'])

# case: a list of the tuples are rows
result = pd.DataFrame(pairs.tolist(), columns=['a', 'b'])

# case: two columns set by one
d = pd.DataFrame({'dims': [(1, 2), (3, 4)]})
d[['h', 'w']] = pd.DataFrame(d['dims'].to_numpy(), index=d.index)
result = d

# case: split texts as an array
result = pd.DataFrame(pd.Series(['a b', 'c d']).str.split().to_numpy())

# case: records of an array of tuples are rows
result = pd.DataFrame.from_records(pairs.to_numpy(), columns=['a', 'b'])

# case: records of a series of tuples are rows
result = pd.DataFrame.from_records(pairs)

# case: records of an array of dicts are rows
result = pd.DataFrame.from_records(pd.Series([{'a': 1}, {'a': 2}]).to_numpy())

# case: an array of moments
result = pd.DataFrame(np.array([pd.Timestamp('2024-01-01'), None], dtype=object), columns=['t'])
