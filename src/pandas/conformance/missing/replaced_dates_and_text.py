import numpy as np
import pandas as pd

# case: replaced-text-1
d = pd.Series(pd.to_datetime(['2024-01-30','2024-02-01']))
result = d.replace('2024-01-30', pd.NaT)

# case: replaced-text-2
d = pd.Series(pd.to_datetime(['2024-01-30','2024-02-01']))
result = d.replace({'2024-01-30': '2020-01-01'})

# case: replaced-text-3
d = pd.Series(pd.to_datetime(['2024-01-30','2024-02-01']))
result = d.replace('2024-01-30', 'x')

# case: replaced-text-4
d = pd.Series(pd.to_datetime(['2024-01-30','2024-02-01']))
result = d.replace('2024-01-30', '2024-05-05')

# case: replaced-text-5
d = pd.DataFrame({'d':pd.to_datetime(['2024-01-30','2024-02-01'])})
result = d.replace('2024-01-30', np.nan)

# case: replaced-text-6
d = pd.DataFrame({'d':pd.to_datetime(['2024-01-30','2024-02-01'])})
result = d.replace('2024-01-30', None)

# case: replaced-text-7
d = pd.DataFrame({'d':pd.to_datetime(['2024-01-30','2024-02-01']), 'n':[1,2]})
result = d.replace('30/01/2024', np.nan)

# case: replaced-text-8
d = pd.DataFrame({'d':pd.to_datetime(['2024-01-30','2024-02-01']), 'n':['2024-01-30','b']})
result = d.replace('2024-01-30', np.nan)

# case: replaced-text-9
d = pd.DataFrame({'d':pd.to_datetime(['2024-01-30','2024-02-01']), 'n':['2024-01-30','b']})
result = d.replace(['2024-01-30', 'b'], np.nan)

# case: replaced-text-10
d = pd.DataFrame({'d':pd.to_datetime(['2024-01-30','2024-02-01']), 'n':['2024-01-30','b']})
result = d.replace({'d': {'2024-01-30': np.nan}})

# case: replaced-text-11
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace(['1900-01-01', '9999-12-31'], pd.NaT)

# case: replaced-text-12
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace('N/A', pd.NaT)

# case: replaced-text-13
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace('', pd.NaT)

# case: replaced-text-14
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace('NaT', pd.Timestamp('2020-01-01'))

# case: replaced-text-15
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace(pd.NaT, '2020-01-01')

# case: replaced-text-16
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace({pd.NaT: None})

# case: replaced-text-17
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
import datetime
result = d.replace(datetime.datetime(1900,1,1), pd.NaT)

# case: replaced-text-18
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
import datetime
result = d.replace(datetime.date(1900,1,1), pd.NaT)

# case: replaced-text-19
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace(np.datetime64('1900-01-01'), pd.NaT)

# case: replaced-text-20
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace('1900', pd.NaT)

# case: replaced-text-21
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace(1900, pd.NaT)

# case: replaced-text-22
d = pd.Series(pd.to_timedelta(['1 days','2 days', None]))
result = d.replace('1 days', pd.NaT)

# case: replaced-text-23
d = pd.Series(pd.to_timedelta(['1 days','2 days', None]))
result = d.replace('1 day', '3 days')

# case: replaced-text-24
d = pd.Series(pd.to_timedelta(['1 days','2 days', None]))
result = d.replace({'1 day': '3 days', '2 days': '1 day'})

# case: replaced-text-25
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace({'1900-01-01': 'old', '2024-02-01': 'new'})

# case: replaced-text-26
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace({'1900-01-01': '2024-02-01', '2024-02-01': '1900-01-01'})

# case: replaced-text-27
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace({'1900-01-01': pd.Timestamp('2024-02-01'), '2024-02-01': None})

# case: replaced-text-28
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace({'1900-01-01': 0})

# case: replaced-text-29
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace('1900-01-01', 0)

# case: replaced-text-30
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]).date)
result = d.replace('1900-01-01', 0)

# case: replaced-text-31
d = pd.Series(pd.to_datetime(['1900-01-01 12:00','2024-02-01', None]))
result = d.replace('1900-01-01', pd.NaT)

# case: replaced-text-32
d = pd.Series(pd.to_datetime(['1900-01-01 12:00','2024-02-01', None]))
result = d.replace('1900-01-01 12:00', pd.NaT)

# case: replaced-text-33
d = pd.Series(pd.PeriodIndex(['2024-01', '2024-02'], freq='M'))
result = d.replace('2024-01', pd.NaT)

# case: replaced-text-34
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({'x': 1, 'z': 2, None: 0})

# case: replaced-text-35
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({'x': 1, 'z': 2, np.nan: 0})

# case: replaced-text-36
s = pd.Series(['x', np.nan, 'z', 'x'])
result = s.replace({'x': 1, 'z': 2, np.nan: 0})

# case: replaced-text-37
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({'x': 1.5, 'z': 2, None: 0})

# case: replaced-text-38
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({None: 0, 'x': 1, 'z': 2})

# case: replaced-text-39
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({None: 0, 'x': 1})

# case: replaced-text-40
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({'x': 1, None: 0})

# case: replaced-text-41
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace(['x', 'z', None], [1, 2, 3])

# case: replaced-text-42
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace(['x', 'z', np.nan], [1, 2, 3])

# case: replaced-text-43
s = pd.Series(['x', np.nan, 'z', 'x'])
result = s.replace(['x', 'z', np.nan], [1, 2, 3])

# case: replaced-text-44
s = pd.Series(['x', np.nan, 'z', 'x'])
result = s.replace(['x', 'z', np.nan], 7)

# case: replaced-text-45
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace(['x', 'z', None], 7)

# case: replaced-text-46
s = pd.DataFrame({'s': ['x', None, 'z', 'x'], 'n':[1,2,3,4]})
result = s.replace({'x': 1, 'z': 2, None: 0})

# case: replaced-text-47
s = pd.DataFrame({'s': ['x', None, 'z', 'x'], 'n':[1,2,3,4]})
result = s.replace({'s': {'x': 1, 'z': 2, None: 0}})

# case: replaced-text-48
s = pd.DataFrame({'s': ['x', None, 'z', 'x'], 't': ['x', None, 'q', 'x']})
result = s.replace({'x': 1, 'z': 2, None: 0})

# case: replaced-text-49
s = pd.DataFrame({'s': ['x', None, 'z', 'x'], 't': ['x', None, 'q', 'x']})
result = s.replace({'x': True, 'z': False, np.nan: False})

# case: replaced-text-50
s = pd.Series(['yes', None, 'no'])
result = s.replace({'yes': True, 'no': False, None: False})

# case: replaced-text-51
s = pd.Series(['yes', None, 'no'])
result = s.replace({'yes': True, 'no': False, np.nan: False})

# case: replaced-text-52
s = pd.Series(['yes', None, 'no'])
result = s.replace({'yes': True, 'no': False})

# case: replaced-text-53
s = pd.Series(['yes', None, 'no'])
result = s.replace({'yes': 1, 'no': 0})

# case: replaced-text-54
s = pd.Series(['1', None, 'x'])
result = s.replace({'1': 'one', 'x': 2, None: 'none'})

# case: replaced-text-55
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({'x': 1, 'z': 2, pd.NA: 0})

# case: replaced-text-56
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({'x': 'y', None: 0})

# case: replaced-text-57
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({'x': 'y', None: 'no'})

# case: replaced-text-58
s = pd.Series(['x', None, 'z', 'x'])
result = s.replace({'x': 'z', 'z': 'x', np.nan: 'x'})

# case: replaced-text-59
s = pd.Series(['x', None, np.nan, 'x'])
result = s.replace({'x': 1, np.nan: 2})

# case: replaced-text-60
s = pd.Series(['x', None, np.nan, 'x'])
result = s.replace({'x': 1, None: 2})

# case: replaced-text-61
s = pd.Series(['x', None, np.nan, 'x'])
result = s.replace({'x': pd.Timestamp('2020-01-01'), None: pd.NaT})

# case: replaced-text-62
s = pd.Series([1, 'x', None])
result = s.replace({'x': 5, 1: 2, None: 4})

# case: replaced-text-63
s = pd.Series([1, 'x', None])
result = s.replace({1: 2, 2: 4, 'x': 3, None: 4})

# case: replaced-text-64
s = pd.Series(['x', 'z', None])
result = s.replace({'x': 1, 1: 2, 'z': 3})

# case: replaced-text-65
s = pd.Series(['x', 'z', None])
result = s.replace({'x': 1, 'z': None, None: 3})

# case: replaced-text-66
s = pd.Series([1.5, np.nan, 2])
result = s.replace({np.nan: 0, 1.5: 2})

# case: replaced-text-67
s = pd.Series([1.5, np.nan, 2])
result = s.replace({np.nan: 'none', 1.5: 'x'})

# case: replaced-text-68
s = pd.Series([1.5, np.nan, 2])
result = s.replace({1.5: 'x', np.nan: 'none'})

# case: replaced-text-69
s = pd.Series([1.5, np.nan, 2])
result = s.replace({1.5: 'x', np.nan: 0})

# case: replaced-text-70
s = pd.Series([1.5, np.nan, 2])
result = s.replace({1.5: 'x', 2: 'y', np.nan: 0})

# case: replaced-text-71
s = pd.Series([1.5, np.nan, 2])
result = s.replace({1.5: None, np.nan: 0})

# case: replaced-text-72
s = pd.Series([1.5, np.nan, 2])
result = s.replace({1.5: 'x', 2: 'y'})

# case: replaced-text-73
s = pd.Series([1, 2])
result = s.replace({1: 'x', 2: 3})

# case: replaced-text-74
s = pd.Series([1, 2])
result = s.replace({1: 'x', 2: 3.5, np.nan: 7})
