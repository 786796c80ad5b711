import pandas as pd
import numpy as np

# case: masked_none
s = pd.Series([1, None], dtype='Int64')
b = pd.Series([True, None], dtype='boolean')
result = [s == None, s != None, s == np.nan, s != np.nan, s > np.nan, b == None, b != np.nan, s == pd.NA, pd.Series(['a', None], dtype='string') == None]

# case: masked_none_order
result = pd.Series([1, None], dtype='Int64') < None

# case: masked_eq
s = pd.Series([1, None], dtype='Int64')
result = s.eq(None), s.ne(None), s.eq(np.nan)

# case: shift_empty
result = [pd.Series([], dtype=t).shift() for t in ('int64', 'float64', 'bool', 'object', 'Int64', 'boolean', 'string', 'datetime64[ns]', 'category')]

# case: shift_empty_filled
result = [pd.Series([], dtype=t).shift(fill_value=0) for t in ('int64', 'float64', 'bool', 'object', 'Int64')]

# case: diff_empty
result = [pd.Series([], dtype=t).diff() for t in ('int64', 'float64', 'bool', 'object', 'Int64', 'datetime64[ns]', 'timedelta64[ns]')]

# case: shift_period
s = pd.Series(pd.to_datetime(['2020-01-01', '2020-02-01'])).dt.to_period('M')
result = s.shift(), s.shift(fill_value=s[0])

# case: shift_period_int
result = pd.Series(pd.to_datetime(['2020-01-01', '2020-02-01'])).dt.to_period('M').shift(fill_value=0)

# case: astype_bool
x = pd.DataFrame({'a': [1, 0], 'b': [True, False], 'c': ['', 'x']})
result = x.iloc[0].astype(bool), x.iloc[1].astype(bool), x.loc[1].astype(bool)

# case: crosstab_cat
x = pd.DataFrame({'k': [2, 3, 1, 3], 'c': pd.Categorical(['b', None, 'c', None], categories=['a', 'b', 'c'])})
result = [pd.crosstab(x['c'], x['k'], values=x['k'], aggfunc=f) for f in (len, 'sum', 'mean', 'count', 'max', 'nunique', 'first', 'min', sum, np.sum, lambda s: s.sum())]

# case: crosstab_cat_col
x = pd.DataFrame({'k': [2, 3, 1, 3], 'c': pd.Categorical(['b', None, 'c', None], categories=['a', 'b', 'c'])})
result = [pd.crosstab(x['k'], x['c'], values=x['k'], aggfunc=f) for f in ('sum', 'mean', "count")]

# case: crosstab_cat_margins
x = pd.DataFrame({'k': [2, 3, 1, 3], 'c': pd.Categorical(['b', None, 'c', None], categories=['a', 'b', 'c'])})
result = pd.crosstab(x['k'], x['c'], values=x['k'], aggfunc='sum', margins=True)

# case: explode_times
x = pd.DataFrame({'a': [[pd.Timestamp('2020-01-01'), pd.Timestamp('2020-01-02')], [pd.NaT]], 'b': [1, 2]})
result = x.explode('a'), x['a'].explode()

# case: explode_numbers
x = pd.DataFrame({'a': [[1, 2], []], 'b': [1, 2]})
result = x.explode('a'), x['a'].explode()

# case: pivot_named_index
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y'], 'v': [3, 4]}).set_index('b', drop=False)
result = x.pivot(index='a', columns='b', values='v')

# case: pivot_level
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y'], 'v': [3, 4]}).set_index('b')
result = x.pivot(index='a', columns='b', values='v')

# case: pivot_table_named_value
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y'], 'v': [3, 4]}).set_index('v', drop=False)
result = x.pivot_table(index='a', columns='b', values='v')

# case: pivot_table_named_key
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y'], 'v': [3, 4]}).set_index('b', drop=False)
result = x.pivot_table(index='a', columns='b', values='v')
