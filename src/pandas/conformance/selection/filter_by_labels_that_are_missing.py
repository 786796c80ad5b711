import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
ft = pd.MultiIndex.from_tuples
fp = pd.MultiIndex.from_product
s = pd.Series([1, 2, 3], index=['a', 'b', 'c'])
def lv(m):
    return [(str(x.dtype), list(x), x.name) for x in m.levels]
def lg(m):
    return [str(m.get_level_values(i).dtype) for i in range(m.nlevels)]
p = pd.Series(pd.PeriodIndex(['2024-01', '2024-02'], freq='M'))
pdf = pd.DataFrame({'k': ['a', 'b', None, 'a', 'c'], 'g': ['x', None, 'y', 'x', 'y'], 'v': [1, 2, 3, 4, 5]})

# case: items-1
result = s.filter(['a', 'x'])

# case: items-2
result = s.filter(items=['x'])

# case: items-3
result = s.filter(items=[])

# case: items-4
result = s.filter(items=['c', 'a'])

# case: items-5
result = s.filter(items=['c', 'c'])

# case: items-6
result = s.filter(items='a')

# case: items-7
result = s.filter(items=('a', 'x'))

# case: items-8
result = s.filter(items=pd.Index(['b', 'z']))

# case: items-9
result = s.filter(items=['a', 1])

# case: items-10
result = s.filter(items=[None])

# case: items-11
result = pd.Series([1, 2], index=[1, 2]).filter([2, 5])

# case: items-12
result = pd.Series([1, 2], index=[1, 2]).filter([2.0])

# case: items-13
result = pd.Series([1, 2], index=[1, 2]).filter(['a'])

# case: items-14
result = pd.Series([1, 2], index=['a', 'a']).filter(['a'])

# case: items-15
result = pd.Series([1, 2], index=['a', 'a']).filter(['x'])

# case: items-16
result = pd.Series([1, 2], index=['a', 'a']).filter(['a', 'x'])

# case: items-17
result = pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])).filter(['2024-01-01'])

# case: items-18
result = pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])).filter([pd.Timestamp('2024-01-01'), pd.Timestamp('2025-01-01')])

# case: items-19
result = pd.Series([1, 2], index=fa([['a', 'b'], [1, 2]])).filter([('a', 1), ('z', 1)])

# case: items-20
result = pd.Series([1, 2], index=fa([['a', 'b'], [1, 2]])).filter(['a'])

# case: items-21
result = pd.Series([1.5, 2], index=['a', 'b'], name='n').filter(['b', 'q'])

# case: items-22
result = pd.Series([1, 2], index=pd.Index(['a', 'b'], name='k')).filter(['b', 'q'])

# case: items-23
result = pd.Series([1, 2], index=pd.Index(['a', 'b'], name='k')).filter(['q'])

# case: items-24
result = pd.DataFrame({'a': [1], 'b': [2]}).filter(['a', 'x'])

# case: items-25
result = pd.DataFrame({'a': [1], 'b': [2]}).filter(['x'])

# case: items-26
result = pd.DataFrame({'a': [1], 'b': [2]}).filter(['a', 'x'], axis=0)

# case: items-27
result = pd.DataFrame({'a': [1, 2]}, index=['p', 'q']).filter(['p', 'x'], axis=0)

# case: items-28
result = s.filter(like='a')

# case: items-29
result = s.filter(regex='[ab]')

