import numpy as np
import pandas as pd

# case: labels_of_times-1
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x.columns.nlevels, x[('p', 'k')].tolist(), list(x.columns)

# case: labels_of_times-2
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x.loc[x['c'] > 3, ('p', 'k')]

# case: labels_of_times-3
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x.loc[:, ('p', 'k')]

# case: labels_of_times-4
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x.loc[0, ('p', 'k')]

# case: labels_of_times-5
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x.at[0, ('p', 'k')]

# case: labels_of_times-6
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
x.loc[x['c'] > 3, ('p', 'k')] = 0
result = x

# case: labels_of_times-7
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
x.loc[0, ('p', 'k')] = 0
result = x

# case: labels_of_times-8
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
x.at[0, ('p', 'k')] = 0
result = x

# case: labels_of_times-9
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x.loc[:, [('p', 'k')]]

# case: labels_of_times-10
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x.loc[:, [('p', 'k'), 'c']]

# case: labels_of_times-11
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x[[('p', 'k')]]

# case: labels_of_times-12
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[:, ('a', 'c')]

# case: labels_of_times-13
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[0, ('a', 'c')]

# case: labels_of_times-14
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[x['a'] > 1, ('a', 'c')]

# case: labels_of_times-15
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
x.loc[x['a'] > 1, ('a', 'c')] = 9
result = x

# case: labels_of_times-16
x = pd.DataFrame({('p', 'k'): [1, 2], 'p': [3, 4], 'k': [5, 6]})
result = x.loc[:, ('p', 'k')]

# case: labels_of_times-17
x = pd.DataFrame({'v': [1, 2], 'w': [3, 4]}, index=pd.period_range('2020-01', periods=2, freq='M'))
result = x.loc['p':]

# case: labels_of_times-18
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-01'], freq='M'))
result = x.loc['p':]

# case: labels_of_times-19
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-01'], freq='M'))
result = x.loc['2020-01':]

# case: labels_of_times-20
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-02'], freq='M'))
result = x.loc['2020-02':], x.loc[:'2020-01'], x['2020-02':]

# case: labels_of_times-21
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-02'], freq='M'))
result = x['p':]

# case: labels_of_times-22
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-02'], freq='M'))
result = x.loc[1:]

# case: labels_of_times-23
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-02'], freq='M'))
result = x.loc['p']

# case: labels_of_times-24
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-02'], freq='M'))
result = x.loc[['p']]

# case: labels_of_times-25
x = pd.DataFrame({'k': [1, 3, 0]}, index=pd.date_range('2020-01-31', periods=3, freq='ME', name='day'))
x.loc['p', 'k'] = 0
result = x['k'].idxmax(), x['k'].idxmin()

# case: labels_of_times-26
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.date_range('2020-01-31', periods=3, freq='ME', name='day'))
x.loc['p', 'k'] = 0
result = x.idxmax()

# case: labels_of_times-27
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.date_range('2020-01-31', periods=3, freq='ME', name='day'))
x.loc['p', 'k'] = 9
result = x.idxmax()

# case: labels_of_times-28
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.date_range('2020-01-31', periods=3, freq='ME', name='day'))
x.loc['total'] = x.sum()
result = x, x.drop(index='total').index, x.iloc[:3].idxmax()

# case: labels_of_times-29
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.date_range('2020-01-31', periods=3, freq='ME', name='day'))
x.loc['total'] = x.sum()
result = x.drop(index='total')['k'].idxmax(), x.iloc[:3].reset_index()

# case: labels_of_times-30
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.Index([1, 'a', 2], dtype=object))
result = x.idxmax(), x.iloc[[0, 2]].idxmax()

# case: labels_of_times-31
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.Index([1, 5, 2], dtype=object))
result = x.idxmax()

# case: labels_of_times-32
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.Index([1, 5, 2], dtype=object))
result = x.T.idxmax(axis=1), x.groupby('k').idxmax()

# case: labels_of_times-33
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.Index([pd.Timestamp('2020-01-01'), pd.Timestamp('2021-01-01'), 'x'], dtype=object))
result = x.idxmin(), x.groupby([1, 1, 1]).idxmax()
