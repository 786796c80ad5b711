import numpy as np
import pandas as pd

# case: slices-in-level-order-1
x = pd.DataFrame({'k': [2], 'b1': [True]}).stack()
result = x.loc[(4, 'd2'):]
# case: slices-in-level-order-2
x = pd.DataFrame({'k': [2], 'b1': [True]}).stack()
result = x.loc[(0, 'k'):]
# case: slices-in-level-order-3
x = pd.DataFrame({'k': [2], 'b1': [True]}).stack()
result = x.loc[:(0, 'k')]
# case: slices-in-level-order-4
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(0, 'b1'):]
# case: slices-in-level-order-5
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(1, 'b1'):]
# case: slices-in-level-order-6
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(4, 'b1'):]
# case: slices-in-level-order-7
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(0, 'k'):(1, 'k')]
# case: slices-in-level-order-8
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(0, 'k'):(0, 'z')]
# case: slices-in-level-order-9
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(0, 'c'):(1, 'c')]
# case: slices-in-level-order-10
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False], 'a': 'z', 'r': 5}).stack()
result = [x.loc[(0, c):].tolist() for c in 'abcdkrlz']
# case: slices-in-level-order-11
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False], 'a': 'z', 'r': 5}).stack()
result = [x.loc[:(1, c)].tolist() for c in 'abcdkrlz']
# case: slices-in-level-order-12
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}, index=['z', 'c']).stack()
result = x.loc['z':'c']
# case: slices-in-level-order-13
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}, index=['z', 'c']).stack()
result = x.loc['z':'z']
# case: slices-in-level-order-14
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}, index=['z', 'c']).stack()
result = x.loc[('z', 'b1'):]
# case: slices-in-level-order-15
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}, index=['z', 'c']).stack()
result = x.loc['d':]
# case: slices-in-level-order-16
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack().sort_index()
result = x.loc[(0, 'k'):]
# case: slices-in-level-order-17
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack().sort_values(key=lambda s: s.astype(int))
result = x.loc[(0, 'k'):]
# case: slices-in-level-order-18
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(0, 5):]
# case: slices-in-level-order-19
x = pd.MultiIndex.from_product([['b', 'a'], [2, 1]])
result = pd.Series(range(4), index=x).loc[('b', 1):]
# case: slices-in-level-order-20
x = pd.MultiIndex.from_product([[1, 2], ['x', 'y']])
result = pd.Series(range(4), index=x).loc[(1, 'y'):(2, 'x')]
# case: slices-in-level-order-21
x = pd.concat({'b': pd.Series([1, 2]), 'a': pd.Series([3, 4])})
result = x.loc[('b', 1):('a', 0)]
# case: slices-in-level-order-22
x = pd.concat({'b': pd.Series([1, 2]), 'a': pd.Series([3, 4])})
result = x.loc['b':'a']
# case: slices-in-level-order-23
x = pd.concat({'b': pd.Series([1, 2]), 'a': pd.Series([3, 4])})
result = x.loc['a':]
# case: slices-in-level-order-24
x = pd.DataFrame({'d': [4, 2], 'c': [1, 5]}, index=pd.to_datetime(['2021-01-02', '2021-01-01'])).stack()
result = x.loc[('2021-01-02', 'c'):]
# case: slices-in-level-order-25
x = pd.DataFrame({'d': [4, 2], 'c': [1, 5]}, index=pd.to_datetime(['2021-01-01', '2021-01-02'])).stack()
result = x.loc[(pd.Timestamp('2021-01-01'), 'c'):]
# case: slices-in-level-order-26
x = pd.DataFrame({'d': [4, 2], 'c': [1, 5]}, index=pd.to_datetime(['2021-01-01', '2021-01-02'])).stack()
result = x.loc['2021-01-02':]
# case: slices-in-level-order-27
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc['2021-01-02':]
# case: slices-in-level-order-28
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc[('2021-01-02', 2):]
# case: slices-in-level-order-29
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc['2021-01':'2021-01']
# case: slices-in-level-order-30
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc['2021-01-05':]
# case: slices-in-level-order-31
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc[:'2021-01-02']
# case: slices-in-level-order-32
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01 10:00', '2021-01-02 07:00', '2021-02-02']), [1,2,3]]))
result = x.loc['2021-01-01':'2021-01-02']
# case: slices-in-level-order-33
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc[:('2021-01-02', 1)]
# case: slices-in-level-order-34
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc[:'n']
# case: slices-in-level-order-35
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc[5:]
# case: slices-in-level-order-36
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([['a', 'a', 'b'], pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02'])]))
result = x.loc[('a', '2021-01-02'):('b', '2021')]
# case: slices-in-level-order-37
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([['a', 'a', 'b'], pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02'])]))
result = x.loc[('a', '2021-01-01'):('a', '2021-01-01')]
