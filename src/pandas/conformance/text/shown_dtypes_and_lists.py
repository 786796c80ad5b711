import numpy as np
import pandas as pd

# case: shown-1
result = str(dict(pd.DataFrame({'a': pd.array([1]), 'b': pd.array(['x'])}).dtypes))

# case: shown-2
result = str(pd.Series([1], dtype='Int64').dtype)

# case: shown-3
result = [pd.Series([1], dtype=d).dtype for d in ['Int64', 'Int8', 'UInt16', 'Float64', 'boolean', 'string', 'int64', 'category', 'object']].__repr__() if False else repr([pd.Series([1, 1], dtype=d).dtype for d in ['Int64', 'Int8', 'UInt16', 'Float64', 'int64', 'float64', 'object']])

# case: shown-4
result = repr([pd.Series(['a'], dtype=d).dtype for d in ['string', 'object']])

# case: shown-5
result = repr(pd.DataFrame({'a': [1]}, dtype='Int64').dtypes.to_dict())

# case: shown-6
result = repr(pd.Series(pd.interval_range(0, 2)).dtype)

# case: shown-7
result = f"{pd.Series([True], dtype='boolean').dtype}"

# case: shown-8
result = pd.DataFrame({'a': [1], 'b': [2.5], 'c': ['x'], 'd': [True]}).to_numpy(dtype=object)

# case: shown-9
result = pd.DataFrame({'a': [1, 2], 'b': [2.5, np.nan]}).to_numpy(dtype=object)

# case: shown-10
result = pd.DataFrame({'a': [1, 2], 'b': [2.5, np.nan]}).to_numpy(dtype='str')

# case: shown-11
result = pd.DataFrame({'a': [1, 2], 'b': [True, False]}).to_numpy(dtype='str')

# case: shown-12
result = pd.DataFrame({'a': [1, 2]}).to_numpy(dtype=object)

# case: shown-13
result = pd.DataFrame({'a': [1, 2], 'b': [2.5, 1]}).to_numpy(dtype=float)

# case: shown-14
result = pd.DataFrame({'a': [1, 2], 'b': pd.to_datetime(['2024-01-01', None])}).to_numpy(dtype=object)

# case: shown-15
result = str(pd.DataFrame({'a': [1, 1], 'b': [2.5, 3], 'c': ['x', 'y']}).groupby(['a', 'b', 'c']).indices)

# case: shown-16
result = str(pd.DataFrame({'a': [1, 1], 'b': [True, False]}).groupby('b').indices)

# case: shown-17
result = pd.DataFrame({'a': [1, 1, 2]}).groupby('a').indices[1]

# case: shown-18
result = {k: list(v) for k, v in pd.DataFrame({'a': ['x', 'y', 'x']}).groupby('a').indices.items()}

# case: shown-19
result = sorted(pd.DataFrame({'a': [3, 1, 2]}).groupby('a').indices)

# case: shown-20
import json
result = 1 in pd.DataFrame({'a': [3, 1, 2]}).groupby('a').indices

# case: shown-21
result = str(pd.Series([[1], [2, 'a'], None, (1, 2), {'a': [1]}]).values)

# case: shown-22
result = str(pd.DataFrame({'a': [[1], [2]], 'b': ['x', 'y']}).values)

# case: shown-23
result = repr(np.array([[1, 2], None], dtype=object))

# case: shown-24
result = str(pd.Series([['a', 'b'], ['c']]).unique() if False else pd.Series([['a', 'b'], ['c']]).to_numpy())

# case: shown-25
result = str(pd.Series(['a b', 'c']).str.split().values)
