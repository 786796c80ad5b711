import numpy as np
import pandas as pd

rows = [[1, None], [3, 4]]

# case: an array of rows
result = np.array(rows)

# case: as lists
result = np.array([[1, None]]).tolist()

# case: raveled
result = np.ravel(rows)

# case: a frame of the array
result = pd.DataFrame(np.array(rows), columns=['a', 'b'])

# case: a frame of the rows themselves
result = pd.DataFrame(rows, columns=['a', 'b'])

# case: assigned to columns of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']})
df.loc[:, ['a', 'b']] = np.array(rows)
result = df

# case: columns stacked
result = np.column_stack([np.array([[None, 1], [2, 3]]), [7, 8]])

# case: split
result = np.split(np.array(rows), 2)
