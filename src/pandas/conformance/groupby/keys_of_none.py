import numpy as np
import pandas as pd

df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1, 2, 3]}, index=pd.Index([7, 8, 9], name='i'))

# case: none_and_column
result = df.groupby([None, 'g'])['v'].sum()

# case: column_and_none
result = df.groupby(['g', None])['v'].sum()

# case: missing_column_first
result = df.groupby(['zz', None])['v'].sum()

# case: none_of_series
result = df['v'].groupby([None, 'i']).sum()

# case: none_of_empty_frame
result = df.head(0).groupby([None, 'g'])['v'].sum()

# case: level_of_none
result = df.set_index('g', append=True).groupby(level=['g', None])['v'].sum()

# case: column_named_none
result = df.rename(columns={'v': None}).groupby([None, 'g']).size()

# case: filter_of_lists
result = df.groupby('g')['v'].filter(list)

# case: filter_of_single_lists
result = df.groupby('v')['g'].filter(list)

# case: filter_of_tuples
result = df.groupby('g')['v'].filter(tuple)

# case: filter_of_missing_arrays
result = df.groupby('v')['g'].filter(lambda s: np.array([np.nan]))

# case: filter_of_empty_lists
result = df.groupby('g')['v'].filter(lambda s: [])

# case: column_named_like_option
result = df.rename(columns={'v': 'sort'}).groupby('g').sort

# case: options_told
g = df.groupby('g', sort=False, dropna=False, as_index=False)
result = [g.sort, g.dropna, g.as_index, g.group_keys, g.axis]
