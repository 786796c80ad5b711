import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'c': pd.Categorical(['x', 'y', 'x'], categories=['x', 'y', 'z']), 'v': [1, 2, 3], 'w': [1.5, 2.5, None], 't': ['p', 'q', None]})
days = pd.DataFrame({'s': ['A', 'A', 'B', 'B'], 'ts': pd.to_datetime(['2024-05-01', '2024-05-04', '2024-05-01', '2024-05-02']), 'value': [1, 2, 3, 4]})
s = pd.Series([1.1, 2.7, np.nan, -3.3])
two = df.groupby(['k', 'c'], observed=True)[['v', 'w']].sum()

# case: describe_combinations
result = df.groupby(['k', 'c'], observed=False)['v'].describe()

# case: describe_combinations_of_frame
result = df.groupby(['k', 'c'], observed=False)[['v', 'w']].describe()

# case: describe_combinations_unstacked
result = df.groupby(['k', 'c'], observed=False)['v'].describe().unstack('c')

# case: describe_combinations_without_index
result = df.groupby(['k', 'c'], observed=False, as_index=False)['v'].describe()

# case: describe_combinations_unsorted
result = df.groupby(['c', 'k'], observed=False, sort=False)['v'].describe()

# case: describe_combinations_text
result = df.groupby(['c', 'k'], observed=False)['t'].describe()

# case: describe_include_of_series
result = df.groupby('k')['v'].describe(include='all')

# case: describe_exclude_of_series
result = df['v'].describe(exclude='object')

# case: describe_include_all
result = df.groupby('k')[['v', 'w']].describe(include='all')

# case: describe_include_number
result = df.groupby('k')[['v', 'w', 't']].describe(include='number')

# case: describe_include_all_mixed
result = df.groupby('k')[['v', 't']].describe(include='all')

# case: spans_below_key_unstacked
result = days.groupby(['s', pd.Grouper(key='ts', freq='D')])['value'].sum().unstack('s')

# case: spans_below_key_unstacked_spans
result = days.groupby(['s', pd.Grouper(key='ts', freq='D')])['value'].sum().unstack()

# case: spans_above_key_unstacked
result = days.groupby([pd.Grouper(key='ts', freq='D'), 's'])['value'].sum().unstack('ts')

# case: spans_levels
result = [list(l) for l in days.groupby(['s', pd.Grouper(key='ts', freq='D')])['value'].sum().index.levels]

# case: spans_without_gaps
result = days.head(1).groupby(['s', pd.Grouper(key='ts', freq='MS')])['value'].sum().unstack('s')

# case: keys_with_none
result = s.groupby([None, 0, 1, 1]).sum()

# case: keys_with_nan
result = s.groupby([np.nan, 0, 1, 1]).sum()

# case: keys_of_truths_and_numbers
result = s.groupby([True, 0, 1, 1]).sum()

# case: keys_of_truths_and_none
result = s.groupby([True, None, False, True]).sum()

# case: keys_of_text_and_none
result = s.groupby(['b', None, 'a', 'b']).sum()

# case: keys_of_numbers_and_text
result = s.groupby([1, 'b', 'a', 'b'], sort=False).sum()

# case: keys_of_fractions_and_none
result = df.groupby([1.5, None, 1.5])['v'].sum()

# case: keys_nested_with_none
result = df.groupby([[1, None, 1], 'k'])['v'].sum()

# case: keys_nested_truths
result = df.groupby(['k', [True, 1, False]])['v'].sum()

# case: keys_of_times
result = df.groupby([pd.Timestamp('2024-01-01'), None, pd.Timestamp('2024-01-01')])['v'].sum()

# case: transform_without_columns
result = df[['k', 'c']].groupby(['k', 'c']).transform(lambda x: x.max())

# case: transform_without_columns_named
result = df[['k']].groupby(['k']).transform('max')

# case: groupby_fillna_unknown
result = df.groupby('k')['w'].fillna(method='zz')

# case: groupby_fillna_pad
result = df.groupby('k')['w'].fillna(method='pad')

# case: agg_of_arrays_of_one
result = df.groupby('k')['v'].agg(lambda x: x.to_numpy()[:1])

# case: agg_of_diff
result = df.groupby('c', observed=True)['v'].agg(np.diff)

# case: agg_of_unique
result = df.groupby('v')['w'].agg(lambda x: x.unique())

# case: agg_of_unique_text
result = df.groupby('v')['t'].agg(lambda x: x.unique())

# case: agg_of_series_of_one
result = df.groupby('v')['w'].agg(lambda x: x)

# case: group_value_counts_subset
result = df.groupby('k')['v'].value_counts(subset=None)

# case: size_by_functions
result = df.groupby([lambda i: i % 2, lambda i: i], as_index=False).size()

# case: sum_by_functions
result = df.groupby([lambda i: i % 2, lambda i: i], as_index=False)['v'].sum()

# case: by_and_level
result = two.groupby('k', level='zz')['v'].sum()

# case: by_list_and_level
result = two.groupby(['k'], level='c')['v'].sum()

# case: by_two_and_level
result = two.groupby(['k', 'c'], level='c')['v'].sum()
