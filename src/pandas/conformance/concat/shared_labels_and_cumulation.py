import numpy as np
import pandas as pd

# case: shared_labels-1
c = pd.Series([1, 2, 1], dtype='category')
result = c.cumsum()

# case: shared_labels-2
c = pd.Series([1, 2, 1], dtype='category')
result = c.cummax()

# case: shared_labels-3
c = pd.Series(pd.Categorical([1, 2, 1], ordered=True))
result = c.cummax()

# case: shared_labels-4
c = pd.Series(pd.Categorical([1, 2, 1], ordered=True))
result = c.cumprod()

# case: shared_labels-5
c = pd.DataFrame({'c': pd.Categorical([1, 2, 1])})
result = c.cumsum()

# case: shared_labels-6
c = pd.DataFrame({'c': pd.Categorical([1, 2, 1]), 'g': [1, 1, 2]})
result = c.groupby('g')['c'].cumsum()

# case: shared_labels-7
c = pd.DataFrame({'c': pd.Categorical([1, 2, 1]), 'g': [1, 1, 2]})
result = c.groupby('g').cumsum()

# case: shared_labels-8
s = pd.Series(['a', 'b'], dtype='string')
result = s.cumsum()

# case: shared_labels-9
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'))
result = s.cumsum()

# case: shared_labels-10
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'))
result = s.cummax()

# case: shared_labels-11
s = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-02']))
result = s.cumsum()

# case: shared_labels-12
s = pd.Series(pd.interval_range(0, 2))
result = s.cumsum()

# case: shared_labels-13
s = pd.Series(pd.interval_range(0, 2))
result = s.cummax()

# case: shared_labels-14
s = pd.Series(pd.to_timedelta([1, 2], unit='D'))
result = s.cumprod()

# case: shared_labels-15
x = pd.DataFrame({'a': [1, 2]})
y = pd.DataFrame({'b': [1, 2]})
result = pd.concat([x, y], join='inner')

# case: shared_labels-16
x = pd.DataFrame([[1, 2]], columns=[1, 2])
y = pd.DataFrame({'b': [1, 2]})
result = pd.concat([x, y], join='inner').columns

# case: shared_labels-17
x = pd.DataFrame([[1, 2]], columns=[1, 2])
y = pd.DataFrame([[1, 2]], columns=[3, 4])
result = pd.concat([x, y], join='inner').columns

# case: shared_labels-18
x = pd.DataFrame([[1, 2]], columns=[1, 2])
y = pd.DataFrame([[1, 2]], columns=[2, 4])
result = pd.concat([x, y], join='inner').columns

# case: shared_labels-19
x = pd.DataFrame([[1, 2]], columns=[1.5, 2])
y = pd.DataFrame([[1, 2]], columns=[2, 'x'])
result = pd.concat([x, y], join='inner').columns

# case: shared_labels-20
x = pd.DataFrame([[1, 2]], columns=[1, 2])
y = pd.DataFrame([[1, 2]], columns=[2.0, 5.5])
result = pd.concat([x, y], join='inner').columns

# case: shared_labels-21
x = pd.DataFrame([[1, 2]], columns=pd.to_datetime(['2020-01-01', '2020-01-02']))
y = pd.DataFrame({'b': [1, 2]})
result = pd.concat([x, y], join='inner').columns

# case: shared_labels-22
x = pd.DataFrame({'v': [1]}, index=pd.to_datetime(['2020-01-01']))
y = pd.DataFrame({'w': [2]}, index=['a'])
result = pd.concat([x, y], axis=1, join='inner')

# case: shared_labels-23
x = pd.DataFrame({'v': [1]}, index=pd.to_datetime(['2020-01-01']))
y = pd.DataFrame({'w': [2]}, index=['a'])
result = pd.concat([x, y], axis=1, join='inner').index

# case: shared_labels-24
x = pd.DataFrame({'v': [1]}, index=[1])
y = pd.DataFrame({'w': [2]}, index=['a'])
result = pd.concat([x, y], axis=1, join='inner').index

# case: shared_labels-25
x = pd.Index([1, 2])
result = x.intersection(['a']), x.intersection([2.0]), x.intersection([5])

# case: shared_labels-26
c = pd.Series(pd.Categorical([1, 2, None]))
result = c.combine_first(pd.Series([7, 8, 9]))

# case: shared_labels-27
c = pd.Series(pd.Categorical(['a', None]))
result = c.combine_first(pd.Series(pd.Categorical(['b', 'c'])))

# case: shared_labels-28
c = pd.Series(pd.Categorical(['a', None]))
result = c.combine_first(pd.Series(pd.Categorical(['b', 'a'])))

# case: shared_labels-29
c = pd.Series(pd.Categorical(['a', None]))
result = c.combine_first(pd.Series(['b', 'c']))

# case: shared_labels-30
c = pd.Series(pd.Categorical(['a', 'b']))
result = c.combine_first(pd.Series(['b', 'c']))

# case: shared_labels-31
c = pd.Series(pd.Categorical(['a', None]))
result = c.combine_first(pd.Series(['b', 'c', 'd']))

# case: shared_labels-32
c = pd.Series(pd.Categorical(['a', None]))
result = c.combine_first(pd.Series([1, 2], index=[5, 6]))

# case: shared_labels-33
c = pd.Series(pd.Categorical(['a', None]))
result = c.fillna(pd.Series(['b', 'c']))

# case: shared_labels-34
c = pd.Series(['a', None])
result = c.combine_first(pd.Series(pd.Categorical(['b', 'c'])))

# case: shared_labels-35
d = pd.DataFrame({'c': pd.Categorical(['a', None]), 'v': [1, 2]})
result = d.combine_first(pd.DataFrame({'c': ['x', 'y'], 'w': [1, 2]}))

# case: shared_labels-36
d = pd.DataFrame({'c': pd.Categorical(['a', None]), 'v': [1, 2]})
result = d.combine_first(pd.DataFrame({'c': pd.Categorical(['a', 'b']), 'w': [1, 2]}))

# case: shared_labels-37
d = pd.DataFrame({'k': pd.Categorical([2, 2, 1]), 'v': [1, 2, 3]})
result = d['k'].median()

# case: shared_labels-38
s = pd.Series(['a', None, 'b'], dtype='string')
result = s.cumsum()

# case: shared_labels-39
s = pd.Series(['a', 'c', 'b'], dtype='string')
result = s.cummax()

# case: shared_labels-40
s = pd.Series(['a', 'c', 'b'], dtype='string')
result = s.groupby([1, 1, 2]).cumsum()

# case: shared_labels-41
s = pd.Series(pd.PeriodIndex(['2020-02', None, '2020-01', '2020-05'], freq='M'))
result = s.cummax(), s.cummin()

# case: shared_labels-42
s = pd.Series(pd.PeriodIndex(['2020-02', None, '2020-01', '2020-05'], freq='M'))
result = s.groupby([1, 1, 1, 2]).cummax()

# case: shared_labels-43
c = pd.Series(pd.Categorical(['a', None]))
result = c.groupby([1, 1]).cummax()

# case: shared_labels-44
d = pd.DataFrame({'s': pd.array(['a', 'b'], dtype='string'), 'v': [1, 2]})
result = d.cumsum()

# case: shared_labels-45
x = pd.DataFrame({'v': [1, 2]}, index=pd.CategoricalIndex(['a', 'b']))
y = pd.DataFrame({'w': [3]}, index=['a'])
result = pd.concat([x, y], axis=1, join='inner')

# case: shared_labels-46
x = pd.DataFrame({'v': [1, 2]}, index=pd.Index([1, 2], dtype='Int64'))
y = pd.DataFrame({'w': [3]}, index=[2])
result = pd.concat([x, y], axis=1, join='inner')

# case: shared_labels-47
x = pd.DataFrame({'v': [1, 2]}, index=[1, 2])
y = pd.DataFrame({'w': [3]}, index=pd.Index([2], dtype='Int64'))
result = pd.concat([x, y], axis=1, join='inner')

# case: shared_labels-48
x = pd.DataFrame({'v': [1, 2]}, index=pd.period_range('2020-01', periods=2, freq='M'))
y = pd.DataFrame({'w': [3]}, index=pd.to_datetime(['2020-01-01']))
result = pd.concat([x, y], axis=1, join='inner')

# case: shared_labels-49
x = pd.DataFrame({'v': [1, 2]}, index=pd.date_range('2020-01-01', periods=2, freq='D'))
y = pd.DataFrame({'w': [3]}, index=pd.to_datetime(['2020-01-01']))
result = pd.concat([x, y], axis=1, join='inner')

# case: shared_labels-50
x = pd.Series([1, 2], index=['a', 'b'], name='p')
y = pd.Series([1, 2], index=[1, 2], name='q')
result = pd.concat([x, y], axis=1, join='inner')
