import numpy as np
import pandas as pd

# case: text-1
result = pd.Series(np.array([1.5, np.nan]), dtype=str)

# case: text-2
result = pd.Series(pd.Series([1.5, np.nan]), dtype=str)

# case: text-3
result = pd.Series(pd.Index([1.5, np.nan]), dtype=str)

# case: text-4
result = pd.Series(pd.Index(['a', np.nan]), dtype=str)

# case: text-5
result = pd.Series({'a': 1, 'b': None}, dtype=str)

# case: text-6
result = pd.Series(np.nan, index=[0, 1], dtype=str)

# case: text-7
result = pd.Series(None, index=[0, 1], dtype=str)

# case: text-8
result = pd.Series(index=[0, 1], dtype=str)

# case: text-9
result = pd.Series(5, index=[0, 1], dtype=str)

# case: text-10
result = pd.Series([pd.NaT, pd.NA, 1.5, True], dtype=str)

# case: text-11
result = pd.Series([pd.Timestamp('2024-01-01'), None], dtype=str)

# case: text-12
result = pd.Series(np.array(['a', None], dtype=object), dtype=str)

# case: text-13
result = pd.Series(np.array([1, 2]), dtype='str')

# case: text-14
result = pd.Series(np.array([1, 2]), dtype='U')

# case: text-15
result = pd.DataFrame({'a': [1, None], 'b': ['x', np.nan]}, dtype=str)

# case: text-16
result = pd.DataFrame({'a': pd.Series([1, None]), 'b': ['x', np.nan]}, dtype=str)

# case: text-17
result = pd.DataFrame({'a': np.array([1, np.nan]), 'b': ['x', np.nan]}, dtype=str)

# case: text-18
result = pd.DataFrame([[1, None], ['a', 2.5]], dtype=str)

# case: text-19
result = pd.DataFrame([{'a': 1, 'b': None}, {'a': 2, 'b': 3}], dtype=str)

# case: text-20
result = pd.DataFrame([{'a': 1}, {'a': 2, 'b': 3}], dtype=str)

# case: text-21
result = pd.DataFrame(np.array([[1, np.nan], [3, 4]]), dtype=str)

# case: text-22
result = pd.DataFrame(pd.DataFrame({'a': [1, None]}), dtype=str)

# case: text-23
result = pd.DataFrame([(1, 'a'), (2, None)], columns=['x', 'y'], dtype=str)

# case: text-24
result = pd.DataFrame({'a': [1, 2], 'b': [1.5, 2]}, dtype=str)

# case: text-25
result = pd.DataFrame(columns=['a'], index=[0, 1], dtype=str)

# case: text-26
result = pd.Index([1.0, None], dtype='str')

# case: text-27
result = pd.Index(np.array([1.0, np.nan]), dtype='str')

# case: text-28
result = pd.Index(['a', np.nan], dtype=str)

# case: text-29
result = pd.Series([1, 2, None], dtype='str').fillna('x').tolist()

# case: text-30
result = pd.Series([[1, 2], None], dtype=str)

# case: text-31
result = pd.Series(range(3), dtype=str)

# case: text-32
result = pd.DataFrame([1, None, 'x'], columns=['a'], dtype=str)

# case: text-33
result = pd.DataFrame([1, 2], columns=['a'], dtype=str)

# case: text-34
result = pd.DataFrame([[1, 2], [3, 4]], dtype=str)

# case: text-35
result = pd.DataFrame([[1, 2.5], [3, 4]], dtype=str)

# case: text-36
result = pd.Series([1, None]).astype(str)

# case: text-37
result = pd.DataFrame({'a': ['x', None], 'b': [1, 2]}, dtype=str).isna().sum()

# case: text-38
result = pd.Series(['a', None, np.nan], dtype=str).dropna()

# case: text-39
result = pd.Series([1, None], dtype=str)

# case: text-40
result = pd.DataFrame([['a', None], ['b', 1]], dtype=str).fillna('q')

# case: text-41
result = pd.Index([1, None], dtype=str)
