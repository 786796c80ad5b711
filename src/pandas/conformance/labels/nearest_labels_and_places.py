import numpy as np
import pandas as pd

# case: nearest-labels-and-places-1
result = pd.Series([1,2,3], index=[1,5,9]).reindex([0,2,3,4,6,7,8,20], method='nearest')
# case: nearest-labels-and-places-2
result = pd.Series([1,2,3], index=[9,5,1]).reindex([0,2,3,4,6,7,8,20], method='nearest')
# case: nearest-labels-and-places-3
result = pd.Series([1.5,2,3], index=[1.5,5,9]).reindex([0,3.25,3.2,np.nan], method='nearest')
# case: nearest-labels-and-places-4
result = pd.Series([1,2,3], index=pd.to_datetime(['2024-01-01','2024-01-05','2024-02-01'])).reindex(pd.date_range('2024-01-01', periods=6), method='nearest')
# case: nearest-labels-and-places-5
result = pd.DataFrame({'v':[1,2]}, index=pd.to_datetime(['2024-01-01','2024-01-05'])).reindex(pd.to_datetime(['2024-01-03','2023-12-01']), method='nearest')
# case: nearest-labels-and-places-6
result = pd.Series([1,2,3], index=['a','c','e']).reindex(['b','c'], method='nearest')
# case: nearest-labels-and-places-7
result = pd.Series([1,2,3], index=[1,9,5]).reindex([0,2], method='nearest')
# case: nearest-labels-and-places-8
result = pd.Series([1,2,3], index=[1,1,5]).reindex([0,2], method='nearest')
# case: nearest-labels-and-places-9
result = pd.Series([1], index=[5]).reindex([0,9], method='nearest')
# case: nearest-labels-and-places-10
result = pd.Series([], index=[], dtype=float).reindex([0,9], method='nearest')
# case: nearest-labels-and-places-11
result = pd.Series([1,2,3], index=[1,5,9]).reindex([2,7], method='near')
# case: nearest-labels-and-places-12
result = pd.DataFrame({'a':[1,2,3],'b':list('xyz')}, index=[1,5,9]).reindex(range(0,10,3), method='nearest')
# case: nearest-labels-and-places-13
result = np.argwhere(np.array([[1,0],[0,2]]))
# case: nearest-labels-and-places-14
result = np.argwhere(np.array([[1,0],[0,2]]) > 1).tolist()
# case: nearest-labels-and-places-15
result = np.argwhere([[True, False, True]]).shape
# case: nearest-labels-and-places-16
result = np.argwhere(pd.DataFrame({'a': [1, 0], 'b': [np.nan, 0]}).isna().values)
# case: nearest-labels-and-places-17
result = np.argwhere(pd.DataFrame({'a': [1, 0], 'b': [3, 0]}) > 0)
# case: nearest-labels-and-places-18
result = np.argwhere(np.array([1, 0, 3])).flatten()
# case: nearest-labels-and-places-19
result = np.argwhere(np.array([0, 0])).shape
# case: nearest-labels-and-places-20
result = [tuple(int(v) for v in p) for p in np.argwhere(np.array([[0, 2], [3, 0]]))]
