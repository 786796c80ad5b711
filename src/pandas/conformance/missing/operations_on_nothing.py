import datetime

import numpy as np
import pandas as pd

# case: operations-on-nothing-1
result = pd.Series(pd.to_timedelta([None])) >= 'a'
# case: operations-on-nothing-2
result = pd.Series(pd.to_timedelta([])) >= 'a'
# case: operations-on-nothing-3
result = pd.Series(pd.to_timedelta(['1 day'])) >= 'a'
# case: operations-on-nothing-4
result = pd.Series(pd.to_datetime([None])) >= 'a'
# case: operations-on-nothing-5
result = pd.Series(pd.to_datetime([])) >= 'a'
# case: operations-on-nothing-6
result = pd.Series(pd.to_datetime([])) == 'a'
# case: operations-on-nothing-7
x = pd.DataFrame({'I': pd.array([1, 2], dtype='Int64')})
x.loc[x.I > 5, 'I'] = 'a'
result = x
# case: operations-on-nothing-8
x = pd.DataFrame({'I': pd.array([1, 2], dtype='Int64')})
x.loc[x.I > 5, 'I'] = pd.Timestamp('2020-01-01')
result = x
# case: operations-on-nothing-9
x = pd.DataFrame({'I': pd.array([1, 2], dtype='Int64')})
x.loc[x.I > 5, 'I'] = 1.5
result = x
# case: operations-on-nothing-10
x = pd.DataFrame({'I': pd.array([True, None], dtype='boolean')})
x.loc[x.I.isna() & False, 'I'] = 'a'
result = x
# case: operations-on-nothing-11
x = pd.DataFrame({'I': pd.Categorical(['a', 'b'])})
x.loc[x.I == 'z', 'I'] = 'new'
result = x
# case: operations-on-nothing-12
x = pd.DataFrame({'I': pd.Categorical(['a', 'b']), 'k': [1, 2]})
x.loc[x.k > 5, 'I'] = 'new'
result = x
# case: operations-on-nothing-13
x = pd.DataFrame({'I': pd.Categorical(['a', 'b']), 'k': [1, 2]})
x['I'] = x['I'].where(x.k < 5, 'new')
result = x
# case: operations-on-nothing-14
x = pd.DataFrame({'I': pd.Categorical(['a', 'b']), 'k': [1, 2]})
x['I'] = x['I'].mask(x.k > 5, 'new')
result = x
# case: operations-on-nothing-15
x = pd.DataFrame({'I': pd.array(['a', 'b'], dtype='string'), 'k': [1, 2]})
x.loc[x.k > 5, 'I'] = 3
result = x
# case: operations-on-nothing-16
x = pd.DataFrame({'d': pd.to_datetime(['2020-01-01']), 'k': [1]})
x.loc[x.k > 5, 'd'] = 'abc'
result = x
# case: operations-on-nothing-17
x = pd.DataFrame({'d': [1, 2], 'k': [1, 2]})
x.loc[x.k > 5, 'd'] = 'abc'
result = x.dtypes.astype(str).tolist()
# case: operations-on-nothing-18
result = pd.Series(pd.to_timedelta([])).shift(1, fill_value=0)
# case: operations-on-nothing-19
result = pd.Series(pd.to_timedelta(['1 day'])).shift(1, fill_value=0)
# case: operations-on-nothing-20
result = np.sqrt(pd.Series(pd.to_timedelta(['1 day'])))
# case: operations-on-nothing-21
result = np.sqrt(pd.Series(pd.to_datetime(['2020'])))
# case: operations-on-nothing-22
result = np.sqrt(pd.Series(['a']))
# case: operations-on-nothing-23
result = np.sqrt(pd.Series([], dtype=object))
# case: operations-on-nothing-24
result = pd.cut(pd.Series([], dtype=float), [0, 1, 5], labels=['p', 'q']) <= 'a'
# case: operations-on-nothing-25
result = pd.Series(pd.Categorical([], categories=['p', 'q'], ordered=True)) <= 'a'
# case: operations-on-nothing-26
result = pd.Series(pd.Categorical(['p'], categories=['p', 'q'], ordered=True)) <= 'a'
# case: operations-on-nothing-27
result = pd.Series(pd.Categorical(['p'], categories=['p', 'q'], ordered=True)) == 'a'
# case: operations-on-nothing-28
result = pd.Series(pd.Categorical([], categories=['p', 'q'])) <= 'p'
# case: operations-on-nothing-29
result = pd.Series([pd.NaT, pd.Timestamp('2020-01-01')], dtype=object).max()
# case: operations-on-nothing-30
result = pd.Series([pd.NaT, pd.Timestamp('2020-01-01')], dtype=object).min()
# case: operations-on-nothing-31
result = pd.Series([None, pd.Timestamp('2020-01-01')], dtype=object).max()
# case: operations-on-nothing-32
result = pd.DataFrame({'g': [1, 1], 'd': pd.Series([pd.NaT, pd.Timestamp('2020-01-01')], dtype=object)}).groupby('g').d.max()
# case: operations-on-nothing-33
result = pd.DataFrame({'g': [1, 1], 'd': pd.Series([None, pd.Timestamp('2020-01-01')], dtype=object)}).groupby('g').d.max()
# case: operations-on-nothing-34
result = pd.DataFrame({'g': [1, 1], 'd': pd.Series([None, 'a'], dtype=object)}).groupby('g').d.max()
# case: operations-on-nothing-35
result = pd.DataFrame({'g': [1, 1], 'd': pd.Series([None, datetime.date(2020, 1, 1)], dtype=object)}).groupby('g').d.max()
# case: operations-on-nothing-36
result = pd.DataFrame({'g': [1, 1], 'd': pd.Series([datetime.date(2021, 1, 1), datetime.date(2020, 1, 1)], dtype=object)}).groupby('g').d.max()
# case: operations-on-nothing-37
result = pd.DataFrame({'g': [1, 1], 'd': pd.Series([None, 3], dtype=object)}).groupby('g').d.max()
# case: operations-on-nothing-38
result = pd.DataFrame({'a': [0.5, 1.5], 'b': [np.nan, 1.0], 'c': ['x', 'y']}).replace([0, 1.5], None)
# case: operations-on-nothing-39
result = pd.DataFrame({'a': [True, False]}).replace(['new', True], None)
# case: operations-on-nothing-40
result = pd.DataFrame({'a': [True, False]}).replace(['new'], None)
# case: operations-on-nothing-41
result = pd.DataFrame({'a': [1, 2], 'b': [1.5, np.nan]}).replace([7], None)
# case: operations-on-nothing-42
result = pd.DataFrame({'a': [1, 2], 'b': [1.5, np.nan]}).replace({7: None})
# case: operations-on-nothing-43
result = pd.DataFrame({'a': [1, 2], 'b': [1.5, np.nan]}).replace({1: None})
# case: operations-on-nothing-44
result = pd.DataFrame({'a': [1, 2], 'b': [1.5, np.nan]}).replace(1, None)
# case: operations-on-nothing-45
result = pd.get_dummies(pd.Series(['b', 'a'], dtype='category')).columns
# case: operations-on-nothing-46
result = pd.get_dummies(pd.Series(['b', 'a'], dtype='category')).melt()
# case: operations-on-nothing-47
result = pd.get_dummies(pd.DataFrame({'c': pd.Categorical(['b', 'a'])})).columns
# case: operations-on-nothing-48
result = pd.get_dummies(pd.DataFrame({'c': pd.Categorical(['b', 'a'])})['c'], prefix='p').columns
# case: operations-on-nothing-49
x = pd.get_dummies(pd.Series(['b', 'a'], dtype='category'))
x['z'] = 1
result = x
# case: operations-on-nothing-50
x = pd.get_dummies(pd.Series(['b', 'a'], dtype='category'), dtype=int)
result = x.sum()
# case: operations-on-nothing-51
x = pd.get_dummies(pd.Series(['b', 'a'], dtype='category'), dtype=int)
result = pd.concat([pd.DataFrame({'k': [1, 2]}), x], axis=1)
# case: operations-on-nothing-52
x = pd.get_dummies(pd.Series(['b', 'a'], dtype='category'), dtype=int)
result = pd.DataFrame({'k': [1, 2]}).join(x)
# case: operations-on-nothing-53
result = pd.DataFrame({'k': [], 's': pd.array([], dtype='string')}).sum()
# case: operations-on-nothing-54
result = pd.DataFrame({'k': [], 's': []}).sum()
# case: operations-on-nothing-55
result = pd.DataFrame({'k': pd.Series([], dtype=float), 's': pd.Series([], dtype=object)}).sum()
# case: operations-on-nothing-56
result = pd.DataFrame({'k': pd.array([], dtype='boolean')}).mean()
# case: operations-on-nothing-57
result = pd.DataFrame({'k': pd.array([], dtype='Int64')}).mean()
# case: operations-on-nothing-58
result = pd.DataFrame({'k': pd.array([None], dtype='Int64')}).mean()
# case: operations-on-nothing-59
result = pd.DataFrame({'k': pd.array([], dtype='boolean')}).mean().astype('Int64')
# case: operations-on-nothing-60
result = pd.Series(None, index=[0, 1])
# case: operations-on-nothing-61
result = pd.DataFrame({'a': [], 'b': []}).apply(lambda c: None)
# case: operations-on-nothing-62
result = pd.DataFrame({'a': [], 'b': []}).apply(lambda c: 5)
# case: operations-on-nothing-63
result = pd.DataFrame({'a': [], 'b': []}).apply(lambda c: c.sum())
# case: operations-on-nothing-64
result = pd.DataFrame({'a': [], 'b': []}).apply(lambda c: 'x', axis=1)
# case: operations-on-nothing-65
x = pd.Series([1, 2, 3]).isin([[1], [2]])
result = x
# case: operations-on-nothing-66
result = pd.Series([1.5, None]).isin(pd.array(['a'], dtype='string'))
# case: operations-on-nothing-67
result = pd.Series(pd.array([1, None], dtype='Int64')).isin(pd.Series(['a'], dtype='string'))
# case: operations-on-nothing-68
result = pd.Series([3.0, 1.0]).isin(pd.Series([], dtype='string'))
# case: operations-on-nothing-69
result = pd.Series(pd.array([1, None], dtype='Int64')).isin(pd.Series([], dtype='string'))
# case: operations-on-nothing-70
x = pd.DataFrame({'k': [], 'w': []})
result = x // 5
# case: operations-on-nothing-71
x = pd.DataFrame({'k': pd.Series([], dtype=float)})
result = x + 'a'
# case: operations-on-nothing-72
x = pd.DataFrame({'k': pd.Series([], dtype=object)})
result = x + 'a'
# case: operations-on-nothing-73
x = pd.DataFrame({'k': pd.Series([], dtype=int)})
result = x.k + 'a'
# case: operations-on-nothing-74
x = pd.Index(['a'])
result = x.union([1, 2])
# case: operations-on-nothing-75
x = pd.MultiIndex.from_tuples([(1, 'a')])
result = x.union([1, 2])
# case: operations-on-nothing-76
x = pd.Series(['a']).value_counts(normalize=True).index
result = x.union([1, 2])
# case: operations-on-nothing-77
x = pd.DataFrame({'g': ['x']}).value_counts(subset=['g']).index
result = x.union([1, 2])
