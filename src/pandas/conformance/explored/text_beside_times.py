import pandas as pd
import numpy as np
d = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-05-05']))
e = pd.Series(pd.to_timedelta(['1 days', None, '2 days']))
# case: dates-beside-text
x = pd.Series(['2020-01-01', '2021-01-01', '2022-01-01'])
result = (d == x).tolist(), (d != x).tolist(), (d < x).tolist(), (x <= d).tolist()
# case: dates-beside-text-and-none
result = (d >= pd.Series(['2020-01-01', '2021-01-01', None])).tolist()
# case: dates-beside-other-text
result = (d == pd.Series(['a', 'b', 'c'])).tolist()
# case: dates-before-other-text
result = d < pd.Series(['a', 'b', 'c'])
# case: no-dates-before-other-text
result = (d.iloc[1:2] < pd.Series(['b'], index=[1])).tolist()
# case: dates-beside-nullable-text
x = pd.Series(['2020-01-01', '2021-01-01', None], dtype='string')
result = d == x, x == d
# case: dates-beside-categories-of-text
result = (d < pd.Series(pd.Categorical(['2020-01-02', '2021-01-01', '2020-01-01']))).tolist()
# case: spans-beside-text
result = (e < pd.Series(['2 days', '2 days', '1 days'])).tolist()
# case: spans-divided-by-no-text
result = e.iloc[:0] // pd.Series([], dtype='string')
# case: length-of-text-beside-nat
result = pd.Series([1, 'a', pd.NaT, None, 'bb'], dtype=object).str.len()
# case: parts-of-text-beside-nat
result = pd.Series(['a-b', None, np.nan, pd.NaT], dtype=object).str.split('-', expand=True)
# case: frame-of-objects-that-are-times
result = pd.DataFrame(pd.Series([np.nan, pd.NaT], dtype=object)).dtypes.astype(str).tolist()
# case: melted-objects-that-are-times
x = pd.DataFrame({'d': pd.Series(d.tolist(), dtype=object), 'n': [1, 2, 3]})
result = x.melt(id_vars=['d']).dtypes.astype(str).tolist()
# case: group-of-missing-times
x = pd.DataFrame({'h': pd.Series([pd.NaT, pd.NaT], dtype=object), 'n': [1, 2]})
result = x.groupby('h', dropna=False).size()
# case: largest-of-objects-with-none
result = pd.Series(['a', None, 'b']).unique().max()
# case: largest-of-objects-with-nan
result = pd.Series([1, np.nan, 2], dtype=object).values.max()
# case: truth-of-objects-with-none
x = pd.Series(['a', None], dtype=object).values
result = x.any(), x.all()
# case: sum-of-objects-with-none
result = pd.Series([1, None], dtype=object).values.sum()
# case: sorted-objects-with-none
result = np.sort(pd.Series([1, None], dtype=object).values)
# case: truths-where-none
x = pd.Series([True, False])
result = x.where([True, False], None), x.where([True, False], np.nan)
# case: where-rows-of-truths
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = x.where([[True, False], [False, True]], 0)
# case: quantile-of-truths
result = pd.Series([True, False]).quantile()
# case: quantile-of-a-frame-with-truths
result = pd.DataFrame({'a': [True, False], 'b': [1, 2]}).quantile(numeric_only=True)
# case: quantile-of-a-nullable-frame
result = pd.DataFrame({'a': pd.array([1, None, 4], dtype='Int64'), 'b': [1.5, 2, 3]}).quantile(0.25)
# case: quantile-of-quantiles-of-nothing
result = pd.DataFrame({'a': pd.array([], dtype='Int64')}).quantile([0.25, 0.5]).quantile([0.5])
# case: skewness-of-few-nullable
x = pd.Series([1, 2], dtype='Int64')
result = x.skew(), x.kurt()
# case: skewness-of-nullable
result = pd.DataFrame({'a': pd.array([1, 2, 9], dtype='Int64')}).skew()
# case: described-groups-of-nullable
result = pd.DataFrame({'k': [1, 1], 'v': pd.array([1, 2], dtype='Int64')}).groupby('k')['v'].describe()
# case: truths-that-may-be-missing-mapped
x = pd.Series([None, True, False], dtype='boolean')
result = x.map({1: 5, 0: 6})
# case: lists-as-integers
result = pd.Series([[1], [2]]).astype(int)
# case: no-dates-divided
result = d.iloc[1:2].reset_index(drop=True) / pd.Series(['a'])
# case: text-divided-by-no-dates
result = pd.Series(['a']) / d.iloc[1:2].reset_index(drop=True)
# case: none-divided-by-no-dates
result = pd.Series([None]) // d.iloc[1:2].reset_index(drop=True)
# case: dates-times-objects
result = d.iloc[1:2].reset_index(drop=True) * pd.Series([None])
# case: dates-divided-by-text-dtype
result = d.iloc[1:2].reset_index(drop=True) / pd.Series([None], dtype='string')
# case: nothing-interpolated
result = pd.Series([], dtype='Int64').interpolate()
