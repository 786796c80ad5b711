import pandas as pd
import numpy as np

df = pd.DataFrame({'dept': ['HR', 'IT', 'IT', 'Ops', 'HR', 'Ops', None], 'lvl': [1, 2, 1, 2, 2, 1, 1], 'pay': [100.0, 200.0, np.nan, 150.0, 120.0, np.nan, 90.0], 'n': [3, 1, 4, 1, 5, 9, 2], 'ok': [True, False, True, None, True, False, True], 'name': ['ann', 'bob', 'cy', 'di', 'ed', None, 'flo'], 'when': pd.to_datetime(['2024-01-31', '2024-02-29', None, '2024-03-01', '2024-03-15', '2024-04-01', '2024-05-05'])})
nan = pd.DataFrame({'g': ['a', 'a', 'b', 'b'], 'x': [np.nan, np.nan, 1.0, 2.0], 'y': [None, None, 'p', 'q']})

# case: min_skipna
result = df['when'].min(skipna=False)

# case: max_skipna_frame1
result = df[['when']].max(skipna=False)

# case: nan_sum_mc
result = nan.groupby('g')[['x', 'y']].sum(min_count=1)

# case: pt_dict_m
result = df.pivot_table(index='dept', values=['n', 'pay'], aggfunc={'n': 'sum', 'pay': 'mean'}, margins=True)

# case: pt_dict_cols_m
result = df.pivot_table(index='dept', columns='lvl', values=['n', 'pay'], aggfunc={'n': 'sum', 'pay': 'mean'}, margins=True)

# case: ct_margins_dropna
result = pd.crosstab(df['dept'], df['ok'], margins=True, dropna=False)

# case: ct_margins_dropna2
result = pd.crosstab(df['name'], df['dept'], margins=True, dropna=False)

# case: ct_margins_dropna_name
result = pd.crosstab(df['dept'], df['lvl'], margins=True, dropna=False, margins_name='T')

# case: ct_dropna_nan_cols
result = pd.crosstab(df['lvl'], df['dept'], margins=True, dropna=False)
