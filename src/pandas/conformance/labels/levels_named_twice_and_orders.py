import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'c': pd.Categorical(['x', 'y', 'x'], categories=['x', 'y', 'z']), 'v': [1, 2, 3], 'w': [1.5, 2.5, None], 't': ['p', 'q', None]})
days = pd.DataFrame({'s': ['A', 'A', 'B', 'B'], 'ts': pd.to_datetime(['2024-05-01', '2024-05-04', '2024-05-01', '2024-05-02']), 'value': [1, 2, 3, 4]})
s = pd.Series([1.1, 2.7, np.nan, -3.3])
two = df.groupby(['k', 'c'], observed=True)[['v', 'w']].sum()

# case: truncate_text
result = df.set_index('k').sort_index().truncate(before='b', after='a')

# case: truncate_numbers
result = df.truncate(before=2, after=1)

# case: truncate_numbers_in_order
result = df.truncate(before=1, after=1)

# case: repeated_level_name
result = df.groupby(['k', 'k'])['v'].sum().index.get_level_values('k')

# case: repeated_level_name_unstacked
result = df.groupby(['k', 'k'])['v'].sum().unstack('k')

# case: repeated_level_name_grouped
result = df.groupby(['k', 'k'])['v'].sum().groupby(level='k').sum()

# case: repeated_level_name_dropped
result = df.groupby(['k', 'k'])['v'].sum().droplevel('k')

# case: repeated_level_name_reset
result = df.groupby(['k', 'k'])['v'].sum().reset_index('k')

# case: repeated_level_name_xs
result = df.groupby(['k', 'k'])['v'].sum().xs('a', level='k')

# case: repeated_level_name_sorted
result = df.groupby(['k', 'k'])['v'].sum().sort_index(level='k')

# case: repeated_level_name_by_number
result = df.groupby(['k', 'k'])['v'].sum().groupby(level=1).sum()

# case: sort_index_unknown_level
result = df['k'].value_counts().sort_index(level='zz')

# case: sort_index_of_frame_unknown_level
result = df.sort_index(level='zz', ascending=False)

# case: sort_index_level_number
result = df['v'].sort_index(level=3, ascending=False)

# case: sort_values_lengths
result = df.sort_values(['zz', 'k'], ascending=[True])

# case: sort_values_kind_of_one
result = df.sort_values(['k'], kind='bogus')

# case: reorder_flat
result = df.reorder_levels(['a', 'b'])

# case: reorder_flat_columns
result = two.reorder_levels(['c', 'k'], axis=1)

# case: swap_flat_frame
result = df.swaplevel(0, 1)

# case: drop_columns_by_rows
result = df.dropna(axis=1, subset=[2])

# case: drop_columns_by_missing_label
result = df.dropna(axis='columns', subset=['v'])

# case: slices_that_fit_nothing
d = df.groupby(['k', 'c', 'v'], observed=True)['w'].sum()
result = d.loc[['b'], :, 1]

# case: list_that_fits_nothing
d = df.groupby(['k', 'v'])['w'].sum()
result = d.loc[['b'], [1, 3]]

# case: lists_that_fit
d = df.groupby(['k', 'v'])['w'].sum()
result = d.loc[['a'], [1, 2]]
