import pandas as pd
import numpy as np

df = pd.DataFrame({'k': ['a', 'b', 'a', 'c', 'b', None], 'k2': [1, 2, 1, 2, 1, 2], 'v': [1, 2, 3, 4, 5, 6], 'w': [1.5, np.nan, 2.5, 3.5, np.nan, 4.5], 't': ['x', 'y', 'x', None, 'z', 'y'], 'd': pd.to_datetime(['2024-01-01', '2024-01-15', '2024-02-01', '2024-02-20', '2024-03-01', '2024-03-02'])})
s = pd.Series([3, 1, 2, 3, np.nan, 1, 3])
ca = pd.Series(pd.Categorical(['lo', 'hi', 'mid', 'lo', None], categories=['lo', 'mid', 'hi'], ordered=True))
cu = pd.Series(pd.Categorical(['x', 'y', 'x'], categories=['y', 'x', 'z']))

# case: vc_df_subset_s
result = df.value_counts('k2')

# case: cut_retb2
a, b = pd.cut(s, [0, 1, 3], retbins=True)
result = b

# case: cut_dup
try:
    result = pd.cut(s, [0, 1, 1, 3])
except ValueError as err:
    result = str(err)

# case: qcut_dup
try:
    result = pd.qcut(s, 4)
except ValueError as err:
    result = str(err)

# case: cat_add_dup
try:
    cu.cat.add_categories(['x'])
    result = 'ok'
except ValueError as err:
    result = str(err)

# case: cat_rem_missing
try:
    cu.cat.remove_categories(['nope'])
    result = 'ok'
except ValueError as err:
    result = str(err)

# case: cat_reorder_bad
try:
    cu.cat.reorder_categories(['z', 'y'])
    result = 'ok'
except ValueError as err:
    result = str(err)

# case: cat_codes
result = ca.cat.codes

# case: roll_count
result = s.rolling(3).count()

# case: tr_frame
result = df[['v', 'w']].transform(['sqrt', 'exp'])

# case: tr_series
result = df['v'].transform(['sqrt', np.log])

# case: ct_vl
result = pd.crosstab(df['k'], df['k2'], values=df['v'], aggfunc=['sum', 'mean'])

# case: ct_dropF_m
result = pd.crosstab(df['k'], df['t'], dropna=False, margins=True)

# case: cat_repr
result = repr(ca)

# case: cat_repr_u
result = repr(pd.Categorical(['a', 'b', 'a']))

# case: exp_agg
result = df[['v', 'w']].expanding().agg(['min', 'max'])
