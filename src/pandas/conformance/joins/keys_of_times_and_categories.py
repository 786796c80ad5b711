import pandas as pd
# case: dates
y = pd.DataFrame({'k': [1, 1, 1, 3], 'd': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2021-12-31']), 'i': [1, 2, 3, 4]})
x = pd.DataFrame({'k': [1, 1, 7], 'd': pd.to_datetime(['2020-02-29', None, None]), 'j': [1, 2, 3]})
result = [y.merge(x, on=k, how=h, sort=s) for k in ('d', ['d'], ['k', 'd'], ['d', 'k']) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)]
# case: durations
y = pd.DataFrame({'k': [1, 1, 1, 3], 'd': pd.to_timedelta(['2 days', '1 days', None, '-3 days']), 'i': [1, 2, 3, 4]})
x = pd.DataFrame({'k': [1, 1, 7], 'd': pd.to_timedelta(['2 days', None, None]), 'j': [1, 2, 3]})
result = [y.merge(x, on=k, how=h, sort=s) for k in ('d', ['d'], ['k', 'd'], ['d', 'k']) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)]
# case: index-and-column
y = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2021-12-31']), 'i': [1, 2, 3, 4]}).set_index('d')
x = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', None, None]), 'j': [1, 2, 3]})
result = [y.merge(x, left_index=True, right_on='d', how=h, sort=s) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)]
# case: indexes
y = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2021-12-31']), 'i': [1, 2, 3, 4]}).set_index('d')
x = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', None]), 'j': [1, 2]}).set_index('d')
result = [y.join(x, how=h) for h in ('left', 'right', 'inner', 'outer')], [y.merge(x, left_index=True, right_index=True, how=h) for h in ('left', 'right', 'inner', 'outer')]
# case: periods
y = pd.DataFrame({'p': pd.PeriodIndex(['2020-02', '2020-01', None], freq='M'), 'i': [1, 2, 3]})
x = pd.DataFrame({'p': pd.PeriodIndex(['2020-02', None, '2019-05'], freq='M'), 'j': [1, 2, 3]})
result = [y.merge(x, on='p', how=h) for h in ('left', 'right', 'inner', 'outer')]
# case: categories
y = pd.DataFrame({'d': pd.Categorical(['b', None, 'a']), 'k': [1, 1, 2], 'i': [1, 2, 3]})
x = pd.DataFrame({'d': pd.Categorical(['b', None, 'c']), 'j': [1, 2, 3]})
result = [y.merge(x, on='d', how=h, sort=s) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)], [y.merge(y, on=['d', 'k'], how=h, sort=s) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)]
# case: ordered-categories
t = pd.CategoricalDtype(['c', 'b', 'a'], ordered=True)
y = pd.DataFrame({'d': pd.Categorical(['b', None, 'a'], dtype=t), 'i': [1, 2, 3]})
x = pd.DataFrame({'d': pd.Categorical(['b', 'c', None, 'a'], dtype=t), 'j': [1, 2, 3, 4]})
result = [y.merge(x, on='d', how=h, sort=s) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)]
# case: categories-in-another-order
y = pd.DataFrame({'d': pd.Categorical(['b', None, 'a'], categories=['b', 'a', 'c']), 'i': [1, 2, 3]})
x = pd.DataFrame({'d': pd.Categorical(['b', 'c', None, 'a'], categories=['c', 'a', 'b']), 'j': [1, 2, 3, 4]})
result = [y.merge(x, on='d', how=h, sort=s) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)], [y.merge(x.assign(k=1), on=['d'], how=h).d.cat.categories for h in ('left', 'right', 'inner', 'outer')]
# case: nullable
y = pd.DataFrame({'d': pd.array([2, None, 1], dtype='Int64'), 'i': [1, 2, 3]})
x = pd.DataFrame({'d': pd.array([2, None, 5], dtype='Int64'), 'j': [1, 2, 3]})
result = [y.merge(x, on='d', how=h, sort=s) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)]
# case: plain-dates
y = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', '2020-01-15', None]).date, 'i': [1, 2, 3]})
x = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', None]).date, 'j': [1, 2]})
result = [y.merge(x, on='d', how=h, sort=s) for h in ('left', 'right', 'inner', 'outer') for s in (False, True)]
