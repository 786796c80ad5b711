import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
s = pd.Series([1, 2, 3], index=['a', None, 'c'])
f = pd.Series([1, 2], index=[1.0, np.nan])
d = pd.Series([1, 2], index=pd.DatetimeIndex(['2024-01-01', None]))
m = pd.Series([1, 2], index=fa([['a', None], [1, 2]]))

# case: filter-1
result = s.filter([None])

# case: filter-2
result = s.filter([np.nan])

# case: filter-3
result = s.filter(['a', None])

# case: filter-4
result = s.filter([None, 'a'])

# case: filter-5
result = s.filter([pd.NA])

# case: filter-6
result = s.filter([pd.NaT])

# case: filter-7
result = s.filter(['a', np.nan, None])

# case: filter-8
result = f.filter([np.nan])

# case: filter-9
result = f.filter([None])

# case: filter-10
result = f.filter([1, None])

# case: filter-11
result = f.filter([np.nan, 1])

# case: filter-12
result = f.filter([pd.NA])

# case: filter-13
result = d.filter([pd.NaT])

# case: filter-14
result = d.filter([None])

# case: filter-15
result = d.filter([np.nan])

# case: filter-16
result = d.filter([pd.Timestamp('2024-01-01'), pd.NaT])

# case: filter-17
result = d.filter([pd.Timestamp('2024-01-01')])

# case: filter-18
result = m.filter([('a', 1)])

# case: filter-19
result = m.filter([(None, 2)])

# case: filter-20
result = m.filter([(np.nan, 2)])

# case: filter-21
result = m.filter([(np.nan, 2), ('a', 1)])

# case: filter-22
result = pd.Series([1, 2], index=[1, 2]).filter([1, None])

# case: filter-23
result = pd.Series([1, 2], index=[1, 2]).filter([None])

# case: filter-24
result = pd.Series([1, 2], index=[1, 2]).filter([2.0, 1])

# case: filter-25
result = pd.Series([1, 2], index=[1, 2]).filter([2.5, 1])

# case: filter-26
result = pd.Series([1, 2], index=[1, 2]).filter([True])

# case: filter-27
result = pd.Series([1, 2], index=[1.0, 2.0]).filter([1])

# case: filter-28
result = pd.Series([1, 2], index=[1, 2]).filter(['a', 1])

# case: filter-29
result = pd.Series([1, 2], index=pd.Index([1, 2], dtype=object)).filter([1])

# case: filter-30
result = pd.Series([1, 2], index=pd.RangeIndex(2)).filter([1])

# case: filter-31
result = pd.Series([1, 2], index=pd.RangeIndex(2)).filter([0, 1, 5])

# case: filter-32
result = pd.DataFrame({'a': [1], None: [2]}).filter([None])

# case: filter-33
result = pd.DataFrame({'a': [1], None: [2]}).filter(['a', None])

# case: filter-34
result = pd.DataFrame({'a': [1], np.nan: [2]}).filter([np.nan])

# case: filter-35
result = pd.DataFrame({1: [1], 2: [2]}).filter([1.0])

# case: filter-36
result = pd.DataFrame({1: [1], 2: [2]}).filter([1, 5])

# case: filter-37
result = pd.DataFrame({'a': [1, 2]}, index=['x', None]).filter([None], axis=0)

# case: filter-38
result = pd.DataFrame({'a': [1, 2]}, index=[1, 2]).filter([2.0], axis=0)

# case: filter-39
result = pd.DataFrame({'a': [1, 2]}, index=['x', None]).filter(like='x', axis=0)

# case: filter-40
result = pd.DataFrame({'a': [1, 2]}, index=['x', None]).filter(like='N', axis=0)

# case: filter-41
result = s.filter(like='a')

# case: filter-42
result = s.filter(regex='a|N')

# case: filter-43
result = pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b'])).filter(['a'])

# case: filter-44
result = pd.Series([1, 2], index=pd.CategoricalIndex(['a', None])).filter([None])

# case: filter-45
result = pd.Series([1, 2], index=pd.PeriodIndex(['2024-01', None], freq='M')).filter([pd.Period('2024-01', 'M')])

