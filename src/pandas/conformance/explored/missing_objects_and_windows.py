import pandas as pd
import numpy as np
# case: value_counts_of_one_categorical_column
x = pd.DataFrame({'a': pd.Categorical(['x', 'x'], categories=['x', 'y']), 'b': [1, 2]})
result = x.value_counts(subset=['a'])
# case: value_counts_of_no_categorical_rows
x = pd.DataFrame({'a': pd.Categorical(['x', 'x'], categories=['x', 'y']), 'b': [1, 2]}).iloc[:0]
result = x.value_counts(['a'])
# case: describe_counts_times_in_numpys_ints
x = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2021-12-31']), 'i1': [1]})
result = x.describe()['d1']['count']
# case: describe_counts_durations_in_numpys_ints
x = pd.Series(pd.to_timedelta(['1 days']))
result = type(x.describe()['count']).__name__
# case: rolling_several_columns_of_one_name
x = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'b'])
result = x.rolling(1)['k'].sum()
# case: rolling_objects_that_are_numbers
x = pd.DataFrame({'a': [1, None, 2], 'b': ['1', '2', 'x']}, dtype=object)
result = x['a'].rolling(1).sum()
# case: rolling_numbers_in_text
x = pd.DataFrame({'a': [1, None, 2], 'b': ['1', '2', '3']}, dtype=object)
result = x.rolling(1).sum()
# case: rolling_categories_of_numbers
x = pd.DataFrame({'a': pd.Categorical([1, 2, 2])})
result = x.rolling(1).sum()
# case: rolling_nullable_text_of_numbers
x = pd.DataFrame({'a': pd.array(['1', None], dtype='string')})
result = x.rolling(1)['a'].max()
# case: expanding_text
x = pd.DataFrame({'a': pd.array(['x'], dtype='string')})
result = x.expanding()['a'].max()
# case: expanding_durations
x = pd.DataFrame({'a': pd.to_timedelta(['1 days'])})
result = x.expanding()['a'].max()
# case: objects_nat_times_a_float
result = pd.Series([pd.NaT, 1], dtype=object) * 1.5
# case: objects_nat_beside_none
result = pd.Series([pd.NaT, None], dtype=object) * 2
# case: objects_nan_before_text
result = pd.Series([np.nan, pd.NA], dtype=object) + pd.Series(['a', 'b'])
# case: objects_na_after_text_beside_nan
result = pd.Series(['a', 'b']) + pd.Series([np.nan, pd.NA], dtype=object)
# case: text_before_objects_with_nan
result = '!' + pd.Series([pd.NA, np.nan, 'a'], dtype=object)
# case: objects_na_repeated
result = pd.Series([pd.NA, 'a'], dtype=object) * 2
# case: text_and_missing_nullable_floats
result = pd.Series(['a', 'b']) + pd.Series([None, None], dtype='Float64')
# case: objects_nat_by_a_float
result = pd.Series([pd.NaT, pd.NaT], dtype=object) / 1.5
# case: merge_looks_for_the_key_on_the_right_first
x = pd.DataFrame({'k': [1], 'h': [2]}).set_index('h', drop=False)
result = x.merge(pd.DataFrame({'k': [1]}), on='h')
# case: grouped_objects_that_are_times
x = pd.DataFrame({'d': [pd.Timestamp('2020-01-15')] * 2, 'c': [1, 2]}).astype({'d': object})
result = x.groupby('d').sum().index.dtype.name, x.groupby('d', as_index=False).sum().dtypes.astype(str).tolist(), x.groupby('d').sum().reset_index().dtypes.astype(str).tolist(), x.groupby('d')['c'].size().index.dtype.name
# case: grouped_objects_that_are_times_and_numbers
x = pd.DataFrame({'d': [pd.Timestamp('2020-01-15')] * 2, 'e': [1, 1], 'c': [1, 2]}).astype({'d': object})
result = x.groupby(['d', 'e']).sum().index.levels[0].dtype.name, x.groupby(['d', 'e'], as_index=False).sum().dtypes.astype(str).tolist(), x.groupby(['d', 'e']).sum().reset_index().dtypes.astype(str).tolist()
# case: grouped_objects_that_are_times_as_columns
x = pd.DataFrame({'d': [pd.Timestamp('2020-01-15')] * 2, 'c': [1, 2]}).astype({'d': object})
result = x.groupby('d', as_index=False).size().dtypes.astype(str).tolist(), x.groupby('d', as_index=False).agg({'c': 'sum'}).dtypes.astype(str).tolist(), x.groupby('d', as_index=False)['c'].mean().dtypes.astype(str).tolist()
