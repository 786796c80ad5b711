import numpy as np
import pandas as pd

# case: categories_as_keys-1
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='outer')

# case: categories_as_keys-2
x = pd.DataFrame({'k': [1, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='outer')

# case: categories_as_keys-3
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='right')

# case: categories_as_keys-4
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='left')

# case: categories_as_keys-5
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = y.merge(x, on='k', how='outer')

# case: categories_as_keys-6
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = y.merge(x, on='k', how='right')

# case: categories_as_keys-7
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = y.merge(x, on='k', how='left')

# case: categories_as_keys-8
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, None], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='right')

# case: categories_as_keys-9
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 1], categories=[3, 2, 1, 0]), 'w': [1, 2]})
result = x.merge(y, on='k', how='outer')

# case: categories_as_keys-10
x = pd.DataFrame({'k': ['a', 'b'], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical(['b', 'c']), 'w': [1, 2]})
result = x.merge(y, on='k', how='outer')

# case: categories_as_keys-11
x = pd.DataFrame({'k': ['a', 'b'], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical(['b', 'c']), 'w': [1, 2]})
result = y.merge(x, on='k', how='outer')

# case: categories_as_keys-12
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k2': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, left_on='k', right_on='k2', how='outer')

# case: categories_as_keys-13
x = pd.DataFrame({'k': [0, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='outer', indicator=True)

# case: categories_as_keys-14
x = pd.DataFrame({'k': [True, False], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([True]), 'w': [1]})
result = y.merge(x, on='k', how='outer')

# case: categories_as_keys-15
x = pd.DataFrame({'k': [0.5, 1], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='outer')

# case: categories_as_keys-16
x = pd.DataFrame({'k': pd.array([0, 1], dtype='Int64'), 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'w': [1, 2, 3]})
result = x.merge(y, on='k', how='outer')

# case: categories_as_keys-17
x = pd.DataFrame({'k': [0, 1], 'j': [1, 2], 'v': [1, 2]})
y = pd.DataFrame({'k': pd.Categorical([1, 3, 2], categories=[3, 2, 1, 0]), 'j': [2, 3, 4], 'w': [1, 2, 3]})
result = x.merge(y, on=['k', 'j'], how='outer')
