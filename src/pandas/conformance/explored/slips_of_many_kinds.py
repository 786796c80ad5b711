import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'c': pd.Categorical(['x', 'y', 'x'], categories=['x', 'y', 'z']), 'v': [1, 2, 3], 'w': [1.5, 2.5, None], 't': ['p', 'q', None]})
days = pd.DataFrame({'s': ['A', 'A', 'B', 'B'], 'ts': pd.to_datetime(['2024-05-01', '2024-05-04', '2024-05-01', '2024-05-02']), 'value': [1, 2, 3, 4]})
s = pd.Series([1.1, 2.7, np.nan, -3.3])
two = df.groupby(['k', 'c'], observed=True)[['v', 'w']].sum()

# case: named_of_repeated_columns
d = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'g'])
result = d.agg(n=('k', 'count'))

# case: row_sums_of_text_and_missing
result = pd.DataFrame({'x': [5, None], 'y': [1.5, 'x']}).sum(axis=1)

# case: row_sums_of_text
result = pd.DataFrame({'x': ['a', 'b'], 'y': ['c', 'd']}).sum(axis=1)

# case: row_sums_of_text_with_none
result = pd.DataFrame({'x': ['a', None], 'y': ['c', 'd']}).sum(axis=1)

# case: row_sums_of_objects
result = pd.DataFrame({'x': [1, None], 'y': [1.5, 2]}, dtype=object).sum(axis=1)

# case: sum_of_text_with_none
result = pd.Series(['a', None]).sum()

# case: dict_into_dict
result = df['v'].to_dict(into=dict)

# case: bins_of_text
result = df['k'].value_counts(bins=3)

# case: bins_of_mixed
result = pd.Series([1, 'a']).value_counts(bins=2)

# case: set_of_other_length
d = df.copy()
d['z'] = {1, 2}
result = d

# case: set_of_same_length
d = df.copy()
d['z'] = {1, 2, 3}
result = d

# case: crosstab_aggfunc_only
result = pd.crosstab(df['k'], df['t'], aggfunc='sum')

# case: crosstab_values_only
result = pd.crosstab(df['k'], df['t'], values=df['v'])

# case: narrow_and_wide
n = pd.Series([3, 1], dtype='int32')
result = n & n.sum()

# case: narrow_and_wide_sum
n = pd.Series([3, 1], dtype='int32')
result = n + n.sum()

# case: narrow_or_python
result = pd.Series([3, 1], dtype='int32') | 4

# case: narrow_xor_numpy
result = pd.Series([3, 1], dtype='int8') ^ np.int16(4)

# case: round_text
result = df['t'].round(1)

# case: round_objects
result = pd.Series([1.25, None], dtype=object).round(1)
