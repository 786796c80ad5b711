import numpy as np
import pandas as pd

# case: filled_spans-1
x = pd.DataFrame({'k': pd.array([], dtype='Int64')})
x.loc[x['k'] > 1, 'k'] = 2
result = x

# case: filled_spans-2
x = pd.DataFrame({'k': pd.array([], dtype='Int64')})
x.loc[x['k'] > 1, 'k'] = None
result = x

# case: filled_spans-3
x = pd.DataFrame({'k': pd.array([1], dtype='Int64')})
x.loc[x['k'] > 1, 'k'] = 'a'
result = x

# case: filled_spans-4
x = pd.DataFrame({'k': pd.array([], dtype='string')})
x.loc[x['k'] == 'a', 'k'] = 5
result = x

# case: filled_spans-5
x = pd.DataFrame({'k': pd.array([], dtype='string')})
x.loc[x['k'] == 'a', 'k'] = 'b'
result = x

# case: filled_spans-6
x = pd.DataFrame({'k': pd.Categorical([], categories=['a'])})
x.loc[x['k'] == 'a', 'k'] = 'a'
result = x

# case: filled_spans-7
x = pd.DataFrame({'k': pd.to_datetime([])})
x.loc[x['k'] > '2020', 'k'] = 'a'
result = x

# case: filled_spans-8
x = pd.DataFrame({'k': pd.array([], dtype='int64')})
x.loc[x['k'] > 1, 'k'] = 'a'
result = x

# case: filled_spans-9
x = pd.DataFrame({'k': pd.PeriodIndex([], freq='M')})
x.loc[x['k'] > '2020', 'k'] = 'a'
result = x

# case: filled_spans-10
x = pd.Series(pd.array([], dtype='Int64'))
x[x > 1] = 'a'
result = x

# case: filled_spans-11
x = pd.DataFrame({'k': pd.array([], dtype='Int64'), 'v': []})
x['k'] = 'a'
result = x

# case: filled_spans-12
x = pd.DataFrame({'k': pd.array([], dtype='Int64'), 'v': []})
x.loc[x['v'] > 1, 'k'] = [1.5]
result = x

# case: filled_spans-13
x = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02', '2020-03'], freq='M')}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)]))
result = x.unstack(fill_value=0)

# case: filled_spans-14
x = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02', '2020-03'], freq='M')}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)]))
result = x['p'].unstack(fill_value=pd.Period('2021-01', 'M')), x['p'].unstack()

# case: filled_spans-15
x = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02', '2020-03'], freq='M')}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)]))
result = x['p'].unstack(fill_value='2021-01')

# case: filled_spans-16
x = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02', '2020-03'], freq='M')})
result = x.reindex([0, 5], fill_value=0)

# case: filled_spans-17
x = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02', '2020-03'], freq='M')})
result = x['p'].shift(1, fill_value=0)

# case: filled_spans-18
x = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02', '2020-03'], freq='M')})
result = x['p'].shift(1, fill_value=pd.Period('2019-01', 'M')), x['p'].reindex([0, 9], fill_value=pd.Period('2019-01', 'M'))

# case: filled_spans-19
x = pd.Series(pd.to_datetime(['2020-01-01']))
result = x.reindex([0, 5], fill_value=0)

# case: filled_spans-20
x = pd.Series(pd.interval_range(0, 2))
result = x.reindex([0, 5], fill_value=0)
