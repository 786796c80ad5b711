import pandas as pd
import numpy as np
a = pd.DataFrame({'num': [1, -2, 3], 'b': [0.5, 4.0, None], 't': ['x', 'Yes', None], 'Long name': ['a', 'b', 'c'], 'ok': [True, False, True]})
# case: frame
result = a.to_string()
# case: frame-without-index
result = a.to_string(index=False)
# case: frame-of-text
result = str(a[['t', 'Long name']])
# case: series
result = a.groupby('t')['num'].sum().to_string()
# case: numbers-without-index
result = a[['b', 'ok']].to_string(index=False)
# case: named-index
result = str(a.set_index('Long name')[['num', 'b']])
# case: two-levels
result = a.set_index(['t', 'ok'])[['num']].to_string()
# case: series-without-index
result = a['num'].to_string(index=False)
# case: series-as-text
result = str(a['b'])
# case: series-without-header
result = a['t'].to_string(header=False)
# case: long-numbers
result = a.assign(b=[1.123456789, 100000.5, 2]).to_string()
# case: turned
result = a[['num']].T.to_string()
# case: row
result = str(a.iloc[0])
# case: frame-without-header
result = a.to_string(header=False)
# case: dates
result = str(pd.DataFrame({'d': pd.to_datetime(['2020-01-01', None]), 'e': pd.to_datetime(['2020-01-01 10:30', None]), 'f': pd.to_timedelta(['1 days', None])}))
# case: described
result = str(a.describe())
# case: counts
result = str(a['t'].value_counts()), str(a.groupby(['t', 'ok']).size())
# case: pivoted
result = str(a.pivot_table(index='t', columns='ok', values='num', aggfunc='sum'))
# case: two-column-levels
result = str(a.groupby('ok').agg({'num': ['sum', 'max'], 'b': 'mean'}))
# case: nullable-and-category
result = str(pd.DataFrame({'i': pd.array([1, None], dtype='Int64'), 'c': pd.Categorical(['a', None]), 's': pd.array(['x', None], dtype='string'), 'B': pd.array([True, None], dtype='boolean'), 'F': pd.array([1.5, None], dtype='Float64')}))
# case: mixed-objects
result = str(pd.DataFrame({'m': [1, 'a', None, 2.5, np.nan, True, [1, 'b']]}))
# case: large-and-small
result = str(pd.DataFrame({'l': [1e10, 1.5], 's': [1e-10, 1.0], 'm': [123456.789, 0.001], 'i': [np.inf, -np.inf], 'z': [0.0, -0.0]}))
# case: many-rows
result = str(pd.DataFrame({'i': range(100), 't': ['x'] * 100}))
# case: many-values
result = str(pd.Series(range(100), name='n'))
# case: all-rows
result = pd.DataFrame({'i': range(70)}).to_string().count('\n')
# case: long-text
result = str(pd.DataFrame({'t': ['x' * 60, 'y']})), pd.DataFrame({'t': ['x' * 60, 'y']}).to_string()
# case: empty
result = str(a.iloc[:0]), str(a.iloc[:0]['num']), str(pd.DataFrame())
# case: print-of-head
print(a.head(2))
result = repr(a.head(2))
# case: float-index
result = str(pd.Series([1, 2], index=[0.5, 1.0], name='v')), str(pd.DataFrame({1: [1], 2.5: [2]}))
# case: date-index
result = str(pd.Series([1, 2], index=pd.to_datetime(['2020-01-01', '2020-01-02'])))
# case: group-with-name
result = str(a.groupby('ok')['num'].mean().round(2).reset_index())
# case: f-string
result = f"{a[['num']]}"
# case: nothing-but-nan
result = str(pd.DataFrame({'id': [np.nan], 'price': [4.0], 'note': ['b']}, index=[2])), str(pd.Series([np.nan, None]))
# case: nan-beside-infinity
result = str(pd.DataFrame({'id': [np.nan, -np.inf]})), str(pd.DataFrame({'id': [np.nan, np.inf]}))
# case: nan-labels
result = str(pd.DataFrame({'a': [1]}, index=[np.nan])), str(pd.DataFrame({'a': [1, 2]}, index=[np.nan, 1.5]))
