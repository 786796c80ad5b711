import numpy as np
import pandas as pd
s = pd.Series([3, 1, 20])
f = pd.Series([1.5, np.nan, -2.25])
d = pd.Series(pd.to_datetime(['2024-01-05', None, '2023-12-31 10:20:30.5']))
# case: str-np.array-1.0-2.5
result = str(np.array([1.0, 2.5]))
# case: str-np.array-1-10-100
result = str(np.array([1, 10, 100]))
# case: repr-np.array--1-10-100
result = repr(np.array([-1, 10, 100]))
# case: repr-np.array-true-false
result = repr(np.array([True, False]))
# case: str-np.array-1-3-2-3
result = str(np.array([1/3, 2/3]))
# case: str-np.array-1e10-1.0
result = str(np.array([1e10, 1.0]))
# case: str-np.array-1e10-1-3
result = str(np.array([1e10, 1/3]))
# case: str-np.array-np.nan-1.5
result = str(np.array([np.nan, 1.5]))
# case: str-np.array-np.inf--np.inf-1
result = str(np.array([np.inf, -np.inf, 1]))
# case: str-np.array-np.nan-np.nan
result = str(np.array([np.nan, np.nan]))
# case: str-np.array-1e9-np.nan
result = str(np.array([1e9, np.nan]))
# case: str-np.array
result = str(np.array([]))
# case: repr-np.array-dtype-int
result = repr(np.array([], dtype=int))
# case: str-np.array--0.0-1
result = str(np.array([-0.0, 1]))
# case: str-np.array-1000.0-1.0
result = str(np.array([1000.0, 1.0]))
# case: str-np.array-0.1-+-0.2
result = str(np.array([0.1 + 0.2]))
# case: str-np.array--1.5e-7-2
result = str(np.array([-1.5e-7, 2]))
# case: str-s.values
result = str(s.values)
# case: str-f.values
result = str(f.values)
# case: repr-f.values
result = repr(f.values)
# case: str-d.values
result = str(d.values)
# case: repr-d---d.min-.values
result = repr((d - d.min()).values)
# case: str-f.unique
result = str(f.unique())
# case: f-s.values-3
result = f'{s.values / 3}'
# case: str-s.values-7
result = str(s.values / 7)
# case: str-np.arange-30
result = str(np.arange(30))
# case: str-np.arange-30-7
result = str(np.arange(30) / 7)
# case: repr-np.arange-12-7
result = repr(np.arange(12) / 7)
# case: str-np.arange-1500
result = str(np.arange(1500))
# case: str-np.arange-2000-3
result = str(np.arange(2000) / 3)
# case: repr-np.array-none-1
result = repr(np.array([None, 1]))
# case: str-np.array-none-a-1.5
result = str(np.array([None, 'a', 1.5]))
# case: repr-np.array-1-2-dtype-int32
result = repr(np.array([1, 2], dtype='int32'))
# case: str-pd.series-a-b-.values
result = str(pd.Series(['a', 'b']).values)
# case: str-pd.series-a-none-.unique
result = str(pd.Series(['a', None]).unique())
# case: str-np.array-1-2-3-40
result = str(np.array([[1, 2], [3, 40]]))
# case: repr-np.array-1-2-3-40
result = repr(np.array([[1, 2], [3, 40]]))
# case: str-pd.dataframe-a-1-2-b-x-y-.values
result = str(pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']}).values)
# case: repr-pd.dataframe-a-1-2-b-x-none-.values
result = repr(pd.DataFrame({'a': [1, 2], 'b': ['x', None]}).values)
# case: str-pd.dataframe-a-1.5-2-b-3-4-.values
result = str(pd.DataFrame({'a': [1.5, 2], 'b': [3, 4]}).values)
# case: repr-np.array-true-false-2
result = repr(np.array([[True, False]]))
# case: str-f-np.array-1.0-2.0
result = str(f'{[np.array([1.0, 2.0])]}')
# case: str-np.array-1.5
result = str((np.array([1.5]),))
