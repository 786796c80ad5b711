import numpy as np
import pandas as pd

# case: own_dtypes-1
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': pd.PeriodIndex([None], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-2
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': pd.Series([pd.NaT])})
result = pd.concat([b, a])

# case: own_dtypes-3
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': [None]})
result = pd.concat([b, a])

# case: own_dtypes-4
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': [np.nan]})
result = pd.concat([b, a])

# case: own_dtypes-5
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': pd.array([None], dtype='Int64')})
result = pd.concat([b, a])

# case: own_dtypes-6
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': pd.array([], dtype='Int64')})
result = pd.concat([b, a])

# case: own_dtypes-7
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': pd.PeriodIndex([None], freq='D')})
result = pd.concat([b, a.head(0)])

# case: own_dtypes-8
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01'], freq='M')})
b = pd.DataFrame({'p': pd.Categorical(['a'])}).head(0)
result = pd.concat([b, a])

# case: own_dtypes-9
a = pd.DataFrame({'p': [1.5]})
b = pd.DataFrame({'p': pd.PeriodIndex([None], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-10
a = pd.DataFrame({'p': ['x']})
b = pd.DataFrame({'p': pd.PeriodIndex([None], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-11
a = pd.DataFrame({'p': pd.to_datetime(['2020-01-01'])})
b = pd.DataFrame({'p': pd.PeriodIndex([None], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-12
a = pd.DataFrame({'p': [1]})
b = pd.DataFrame({'p': pd.PeriodIndex([], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-13
a = pd.DataFrame({'p': [True]})
b = pd.DataFrame({'p': pd.PeriodIndex([], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-14
a = pd.DataFrame({'p': pd.array([1],dtype='Int64')})
b = pd.DataFrame({'p': pd.PeriodIndex([None], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-15
a = pd.DataFrame({'p': pd.array(['a'],dtype='string')})
b = pd.DataFrame({'p': pd.PeriodIndex([], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-16
a = pd.DataFrame({'p': pd.array(['a'],dtype='category')})
b = pd.DataFrame({'p': pd.PeriodIndex([], freq='D')})
result = pd.concat([b, a])

# case: own_dtypes-17
a = pd.DataFrame({'p': pd.array(['a'],dtype='category')})
b = pd.DataFrame({'p': pd.array([1],dtype='category')})
result = pd.concat([b.head(0), a])

# case: own_dtypes-18
a = pd.DataFrame({'p': pd.array(['a', 'b'],dtype='category')})
b = pd.DataFrame({'p': pd.array(['a'],dtype='category')})
result = pd.concat([b.head(0), a])

# case: own_dtypes-19
a = pd.DataFrame({'p': pd.array(['a'],dtype='category')})
result = pd.concat([pd.DataFrame({'p': [1, 2]}).head(0), a])

# case: own_dtypes-20
a = pd.DataFrame({'p': pd.array(['a'],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([1, 2],dtype='Int64')}).head(0), a])

# case: own_dtypes-21
a = pd.DataFrame({'p': pd.array(['a'],dtype='category')})
result = pd.concat([pd.DataFrame({'p': ['c']}).head(0), a])

# case: own_dtypes-22
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([1, 2],dtype='Int64')}).head(0), a])

# case: own_dtypes-23
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([1, 2],dtype='int64')}).head(0), a])

# case: own_dtypes-24
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([pd.DataFrame({'p': [1.5]}).head(0), a])

# case: own_dtypes-25
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([a, pd.DataFrame({'p': [1.5]}).head(0)])

# case: own_dtypes-26
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([pd.DataFrame({'p': [None]}), a])

# case: own_dtypes-27
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([pd.DataFrame({'p': [np.nan]}), a])

# case: own_dtypes-28
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([a.head(0), pd.DataFrame({'p': [5]})])

# case: own_dtypes-29
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([a.head(0), pd.DataFrame({'p': pd.array([5],dtype='Int64')})])

# case: own_dtypes-30
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([pd.DataFrame({'p': ['x']}), a.head(0)])

# case: own_dtypes-31
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array(['x'],dtype='string')}), a.head(0)])

# case: own_dtypes-32
a = pd.DataFrame({'p': pd.array([3, 1],dtype='category')})
result = pd.concat([pd.DataFrame({'p': [1.5]}), a.head(0)])

# case: own_dtypes-33
a = pd.DataFrame({'p': pd.array(['a', 'b'],dtype='category')})
result = pd.concat([pd.DataFrame({'p': [1.5]}), a.head(0)])

# case: own_dtypes-34
a = pd.DataFrame({'p': pd.array(['a', 'b'],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([1],dtype='Int64')}), a.head(0)])

# case: own_dtypes-35
a = pd.DataFrame({'p': pd.array(['a', 'b'],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array(['a'],dtype='string')}).head(0), a])

# case: own_dtypes-36
a = pd.DataFrame({'p': pd.array(['a', 'b'],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.to_datetime(['2020-01-01'])}).head(0), a])

# case: own_dtypes-37
a = pd.DataFrame({'p': pd.array(['a', None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([1],dtype='Int64')}).head(0), a])

# case: own_dtypes-38
a = pd.DataFrame({'p': pd.array([1, None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([1],dtype='Int64')}).head(0), a])

# case: own_dtypes-39
a = pd.DataFrame({'p': pd.array([1, None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([None],dtype='Int64')}), a])

# case: own_dtypes-40
a = pd.DataFrame({'p': pd.array([1, None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([None],dtype='boolean')}), a])

# case: own_dtypes-41
a = pd.DataFrame({'p': pd.array([True, None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([None],dtype='boolean')}), a])

# case: own_dtypes-42
a = pd.DataFrame({'p': pd.array([True, None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': [False]}), a.head(0)])

# case: own_dtypes-43
a = pd.DataFrame({'p': pd.array([True, None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array(['a'],dtype='category')}).head(0), a])

# case: own_dtypes-44
a = pd.DataFrame({'p': pd.array(['a', None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([None],dtype='string')}), a])

# case: own_dtypes-45
a = pd.DataFrame({'p': pd.array([1, None],dtype='category')})
result = pd.concat([pd.DataFrame({'p': pd.array([None],dtype='string')}), a])

# case: own_dtypes-46
result = pd.array([1,None],dtype='category')

# case: own_dtypes-47
result = pd.Series([1,None],dtype='category')

# case: own_dtypes-48
result = pd.Series(pd.Categorical([1,None]))

# case: own_dtypes-49
a = pd.DataFrame({'p': pd.array(['x'],dtype='string')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([1],dtype='Int64')}).head(0)])

# case: own_dtypes-50
a = pd.DataFrame({'p': pd.array([1.5],dtype='Float64')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([1],dtype='Int64')}).head(0)])

# case: own_dtypes-51
a = pd.DataFrame({'p': pd.array([1.5],dtype='Float64')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([True],dtype='boolean')}).head(0)])

# case: own_dtypes-52
a = pd.DataFrame({'p': pd.array([1],dtype='Int64')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([None],dtype='boolean')})])

# case: own_dtypes-53
a = pd.DataFrame({'p': pd.array([1],dtype='Int64')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([None],dtype='Float64')})])

# case: own_dtypes-54
a = pd.DataFrame({'p': pd.array([1],dtype='Int64')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([None],dtype='string')})])

# case: own_dtypes-55
a = pd.DataFrame({'p': pd.array(['a'],dtype='string')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([None],dtype='Int64')})])

# case: own_dtypes-56
a = pd.DataFrame({'p': pd.array(['a'],dtype='category')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([None],dtype='Int64')})])

# case: own_dtypes-57
a = pd.DataFrame({'p': pd.array(['a'],dtype='category')})
result = pd.concat([a, pd.DataFrame({'p': pd.array([],dtype='boolean')})])

# case: own_dtypes-58
a = pd.DataFrame({'p': pd.Categorical([2, None], categories=[1,2])})
result = pd.concat([a, pd.DataFrame({'p': pd.array([],dtype='Int64')})])

# case: own_dtypes-59
a = pd.DataFrame({'p': pd.Categorical([2, None], categories=[1,2])})
result = pd.concat([a, pd.DataFrame({'p': pd.array([],dtype='Float64')})])

# case: own_dtypes-60
a = pd.DataFrame({'p': pd.Categorical([2, None], categories=[1,2])})
result = pd.concat([a, pd.DataFrame({'p': pd.array([],dtype='string')})])

# case: own_dtypes-61
a = pd.DataFrame({'p': pd.interval_range(0, 2)})
result = pd.concat([a, pd.DataFrame({'p': pd.array([],dtype='Int64')})])

# case: own_dtypes-62
a = pd.DataFrame({'p': pd.Categorical([2, None], categories=[1,2])})
result = pd.concat([a, a.head(0), pd.DataFrame({'p': pd.array([],dtype='Int64')})])

# case: own_dtypes-63
a = pd.DataFrame({'p': pd.Categorical([2, None], categories=[1,2])})
b = pd.DataFrame({'p': pd.Categorical([2, 3], categories=[1,2, 3])})
result = pd.concat([a, b.head(0), pd.DataFrame({'p': pd.array([],dtype='Int64')})])

# case: own_dtypes-64
a = pd.DataFrame({'p': pd.Categorical([2, None], categories=[1,2]), 'q': [1, 2]})
result = pd.concat([a, pd.DataFrame({'p': pd.array([],dtype='Int64')})])

# case: own_dtypes-65
a = pd.DataFrame({'p': pd.Categorical([2, None], categories=[1,2]), 'q': [1, 2]})
result = pd.concat([a, pd.DataFrame({'p': pd.array([],dtype='Int64')}), pd.DataFrame({'q': [1]})])

# case: own_dtypes-66
result = pd.array([None,None],dtype='category')

# case: own_dtypes-67
result = pd.array([],dtype='category')

# case: own_dtypes-68
a = pd.DataFrame({'p': pd.PeriodIndex([None, None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].agg(lambda s: s.max())

# case: own_dtypes-69
a = pd.DataFrame({'p': pd.PeriodIndex([None, None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].agg(lambda s: None)

# case: own_dtypes-70
a = pd.DataFrame({'p': pd.PeriodIndex([None, None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].agg(lambda s: np.nan)

# case: own_dtypes-71
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].agg(lambda s: len(s))

# case: own_dtypes-72
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].agg(lambda s: s.iloc[0] if s.notna().all() else None)

# case: own_dtypes-73
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].agg(lambda s: float('nan'))

# case: own_dtypes-74
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].apply(lambda s: float('nan'))

# case: own_dtypes-75
a = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': ['a', 'b']})
result = a.groupby('k')['p'].apply(lambda s: pd.NaT)
