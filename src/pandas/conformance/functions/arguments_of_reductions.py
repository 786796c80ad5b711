import pandas as pd
import numpy as np
import re, functools
df = pd.DataFrame({'k':['v','u','v'],'x':[1.5,np.nan,3.0],'y':[3,2,1]})
# case: series_rename_of_a_label_that_is_not_there
result = df['y'].rename({9:'a'}, errors='raise')
# case: series_rename_of_labels_that_are_there
result = df['y'].rename({0:'a'}, errors='raise')
# case: series_rename_ignores_by_default
result = df['y'].rename({9:'a'})
# case: text_of_a_number_with_an_encoding
result = str(123, 'utf-8')
# case: quantile_lower_of_integers
result = np.quantile([1,2,3,4], .3, method='lower')
# case: percentile_nearest_of_integers
result = np.percentile([1,2,3,4], 30, method='nearest')
# case: quantiles_higher_of_integers
result = np.quantile([1,2,3,4], [.3, .6], method='higher')
# case: quantile_midpoint_of_integers
result = np.quantile([1,2,3,4], .3, method='midpoint')
# case: quantile_lower_of_floats
result = np.quantile([1.5,2,3,4], .3, method='lower')
# case: cache_by_type
@functools.lru_cache(maxsize=None, typed=True)
def q(v): return type(v).__name__
result = [q(1), q(1.0), q(True), q(2)]
# case: cache_tells_an_integer_from_a_float
@functools.lru_cache(maxsize=None)
def q(v): return type(v).__name__
result = [q(1), q(1.0), q(True), q('1')]
# case: cache_of_two_arguments
@functools.cache
def q(v, w): return type(v).__name__
result = [q(1, 2), q(1.0, 2), q(True, 2)]
# case: sort_values_of_a_series_by_columns
result = df['x'].sort_values(axis=1)
# case: sort_index_of_a_series_by_columns
result = df['x'].sort_index(axis='columns')
# case: sort_index_of_a_frame_by_columns
result = df.sort_index(axis='columns')
# case: sort_values_of_a_frame_along_rows
result = df[['y','x']].iloc[[0]].sort_values(0, axis=1)
# case: numbers_only_of_text
result = df['k'].sum(numeric_only=True)
# case: numbers_only_of_numbers
result = [df['x'].sum(numeric_only=True), df['y'].std(numeric_only=True), (df['y'] > 1).mean(numeric_only=True)]
# case: numbers_only_of_dates
result = pd.Series(pd.to_datetime(['2020-01-01'])).max(numeric_only=True)
# case: mask_of_single_dict
result = df['x'].kurt(axis=0, numeric_only=True)
# case: sort_values_along_rows_in_reverse
d = pd.DataFrame({'x':[1,5],'y':[3,2],'z':[2,9]}, index=['x','q'])
result = d.sort_values('x', axis=1, ascending=False)
# case: sort_values_along_rows_by_two
d = pd.DataFrame({'x':[1,5],'y':[1,2],'z':[0,9]}, index=['x','q'])
result = d.sort_values(['x','q'], axis=1)
# case: sort_values_along_rows_without_labels
d = pd.DataFrame({'x':[1,5],'y':[1,2],'z':[0,9]}, index=['x','q'])
result = d.sort_values('q', axis='columns', ignore_index=True)
# case: sort_values_along_rows_by_a_column
d = pd.DataFrame({'x':[1,5],'y':[1,2]}, index=['p','q'])
result = d.sort_values('x', axis=1)
