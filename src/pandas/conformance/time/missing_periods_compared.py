import numpy as np
import pandas as pd

# case: missing_periods_compared-1
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
b = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02', None], freq='M'))
result = a >= b, a < b, a == b, a != b, b > a, a <= b

# case: missing_periods_compared-2
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a >= pd.Period('2020-02', 'M'), a < '2020-02', a == pd.NaT, a != pd.NaT, a > a.min()

# case: missing_periods_compared-3
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a > pd.NaT

# case: missing_periods_compared-4
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a.between('2020-01', '2020-03'), a.between(pd.Period('2020-02', 'M'), pd.Period('2020-03', 'M'))

# case: missing_periods_compared-5
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a > None

# case: missing_periods_compared-6
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a == None, a == 'x', a == 3, a == np.nan

# case: missing_periods_compared-7
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a > 'x'

# case: missing_periods_compared-8
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a > pd.Timestamp('2020-01-01')

# case: missing_periods_compared-9
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a == pd.Timestamp('2020-01-01'), a == pd.Series(pd.to_datetime(['2020-01-01'] * 4))

# case: missing_periods_compared-10
a = pd.PeriodIndex(['2020-01', '2020-02', None], freq='M')
b = pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M')
result = a >= b, a < b, a == b, a > '2020-01'

# case: missing_periods_compared-11
d = pd.DataFrame({'a': pd.PeriodIndex(['2020-01', '2020-02', None], freq='M'), 'b': pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M')})
result = d['a'] >= d['b'], d[d['a'] < d['b']], d.query('a >= b'), d['a'].ge(d['b']), d['a'].eq(d['b']), d['a'].lt(pd.Period('2020-02', 'M'))

# case: missing_periods_compared-12
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02'], freq='M'))
result = a.any()

# case: missing_periods_compared-13
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02'], freq='M'))
result = a.all()

# case: missing_periods_compared-14
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': [1, 2]})
result = d.any()

# case: missing_periods_compared-15
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': [1, 2]})
result = d.all(numeric_only=True), d.any(bool_only=True)

# case: missing_periods_compared-16
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': [1, 2]})
result = d.sum()

# case: missing_periods_compared-17
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': [1, 2]})
result = d.mean()

# case: missing_periods_compared-18
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': [1, 2]})
result = d['p'].mean()

# case: missing_periods_compared-19
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': [1, 2]})
result = d['p'].sum()

# case: missing_periods_compared-20
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': [1, 2]})
result = d['p'].std()

# case: missing_periods_compared-21
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), 'k': [1, 2]})
result = d['p'].rank(), d['p'].argmax(), d['p'].idxmax(), d['p'].is_monotonic_increasing, d['p'].diff()

# case: missing_periods_compared-22
d = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', None], freq='M'), 'k': [1, 2]})
result = d['p'].astype('category').astype(str), d['p'].astype(str)

# case: missing_periods_compared-23
d = pd.DataFrame({'p': pd.to_datetime(['2020-01', None]), 'k': [1, 2]})
result = d['p'].astype('category').astype(str), d['p'].astype(str)

# case: missing_periods_compared-24
d = pd.DataFrame({'p': pd.to_timedelta(['1 days', None]), 'k': [1, 2]})
result = d['p'].astype('category').astype(str), d['p'].astype(str)

# case: missing_periods_compared-25
d = pd.DataFrame({'p': pd.Categorical(['a', None]), 'k': pd.Categorical([1, None])})
result = d.astype(str)

# case: missing_periods_compared-26
d = pd.DataFrame({'p': pd.Categorical(pd.array(['a', None], dtype='string')), 'k': pd.Categorical(pd.array([1, None], dtype='Int64'))})
result = d.astype(str)

# case: missing_periods_compared-27
x = pd.DataFrame({'k': [], 'm1': [], 'f1': []}).rename_axis(columns='s')
result = pd.get_dummies(x, columns=['m1'])

# case: missing_periods_compared-28
x = pd.DataFrame({'k': [1], 'm1': ['a'], 'f1': [2]}).rename_axis(columns='s')
result = pd.get_dummies(x, columns=['m1'])

# case: missing_periods_compared-29
x = pd.DataFrame({'k': [1], 'm1': ['a'], 'f1': [2]}).rename_axis(columns='s')
result = pd.get_dummies(x)

# case: missing_periods_compared-30
x = pd.DataFrame({'k': [1], 'f1': [2]}).rename_axis(columns='s')
result = pd.get_dummies(x)

# case: missing_periods_compared-31
x = pd.DataFrame({'k': [1], 'm1': ['a'], 'f1': [2]}).rename_axis(columns='s')
result = pd.get_dummies(x, columns=['m1'], drop_first=True)

# case: missing_periods_compared-32
x = pd.DataFrame({'k': [1], 'm1': ['a'], 'f1': [2], 'z': ['b']}).rename_axis(columns='s')
result = pd.get_dummies(x, columns=['m1', 'z'], drop_first=True)

# case: missing_periods_compared-33
x = pd.DataFrame({'k': [1, 2], 'm1': ['a', 'a'], 'f1': [2, 3], 'z': ['b', 'c']}).rename_axis(columns='s')
result = pd.get_dummies(x, columns=['m1', 'z'], drop_first=True)

# case: missing_periods_compared-34
x = pd.DataFrame({'m1': ['a']}).rename_axis(columns='s')
result = pd.get_dummies(x, columns=['m1'], drop_first=True)

# case: missing_periods_compared-35
x = pd.concat({'p': pd.DataFrame({'m1': [], 'k': []})}, axis=1, names=['o', 's'])
result = pd.get_dummies(x, columns=[('p', 'm1')])
