import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['a', 'b', 'a', 'b', 'a'], 'n': [3, 1, 4, 1, 5], 'p': [0.5, np.nan, 2.25, 3.0, 4.0], 't': list('abcab')})

# case: exp_agg
result = df[['n', 'p']].expanding().agg(['min', 'max'])

# case: roll_agg
result = df[['n', 'p']].rolling(2).agg(['sum', 'mean'])

# case: roll_agg_fn
result = df[['n', 'p']].rolling(2, min_periods=1).agg(['sum', np.mean, lambda w: w.max()])

# case: roll_agg_dict
result = df[['n', 'p']].rolling(2, min_periods=1).agg({'n': 'sum', 'p': 'max'})

# case: group_roll_agg
result = df.groupby('g')['n'].rolling(2).agg(['sum', 'mean'])

# case: group_roll_agg_df
result = df.groupby('g')[['n', 'p']].rolling(2, min_periods=1).agg(['sum', 'mean'])

# case: group_roll_count
result = df.groupby('g')[['n', 'p']].rolling(2).count()

# case: exp_count
result = df['p'].expanding().count()

# case: exp_count_mp
result = df['p'].expanding(3).count()

# case: roll_count_mp0
result = df['p'].rolling(3, min_periods=0).count()

# case: roll_count_center
result = df['p'].rolling(3, center=True).count()

# case: roll_count_text
result = df[['n']].rolling(2).count()

# case: cat_none_ints
result = str(pd.Series([1, None, 2], dtype='category'))

# case: cat_none_ints2
result = str(pd.Series(pd.Categorical([1, None, 2])))

# case: cat_frame_ints
result = str(pd.DataFrame({'c': pd.Categorical([1, None, 2])}))

# case: cat_bool_none
result = str(pd.Series(pd.Categorical([True, None, False])))

# case: vc_cat_str
result = str(pd.Series(list('abca'), dtype='category').value_counts())

# case: idx_cat_str
result = str(df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['p'].sum())

# case: cut_nan_str
result = str(pd.cut(pd.Series([1.0, None, 7.0]), [0, 5, 10]))

# case: cut_retbins_td
a, b = pd.cut(pd.Series(pd.to_timedelta([1, 2, 9], unit='h')), 2, retbins=True)
result = b

# case: cut_lowest_dates
d = pd.Series(pd.date_range('2024-01-01', periods=4))
result = [str(i) for i in pd.cut(d, pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-10']), include_lowest=True)]

# case: cut_right_dates
d = pd.Series(pd.date_range('2024-01-01', periods=4))
result = [str(i) for i in pd.cut(d, pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-10']), right=False)]

# case: cut_same_date
d = pd.Series(pd.to_datetime(['2024-01-01', '2024-01-01']))
result = [str(i) for i in pd.cut(d, 2)]

# case: cut_nat
d = pd.Series(pd.to_datetime(['2024-01-01', None, '2024-02-01']))
result = pd.cut(d, 2, labels=['a', 'b'])

# case: cut_zero_bins
try:
    result = pd.cut(pd.Series([1, 2]), 0)
except ValueError as err:
    result = str(err)

# case: cut_neg
result = pd.cut(pd.Series([-5, 0, 5]), [-10, -1, 1, 10]).astype(str).tolist()

# case: transform_frame_list
result = df[['n', 'p']].transform(['cumsum', 'abs'])

# case: transform_series_list
result = df['n'].transform(['cumsum', lambda s: s * 2])

# case: group_filter_series
result = df.groupby('g')['n'].filter(lambda s: s.sum() > 2, dropna=False)

# case: group_filter_bool
result = df.assign(b=df['n'] > 2).groupby('g').filter(lambda s: len(s) > 2, dropna=False)

# case: skew_mixed
result = df.groupby('g')[['n', 'p']].skew()

# case: skew_zero
result = pd.DataFrame({'g': [1, 1, 1], 'v': [1, 2, 3]}).groupby('g')['v'].agg(['skew', 'sum'])

# case: skew_agg
result = pd.DataFrame({'g': [1, 1, 1], 'v': [1, 2, 3]}).groupby('g').agg({'v': 'skew'})

# case: sum_mc_named
result = pd.DataFrame({'g': [1, 1, 2], 't': ['a', 'b', None]}).groupby('g')['t'].sum(min_count=2)

# case: cat_groups_tf
x = pd.DataFrame({'g': pd.Categorical(['a', 'a', 'b', 'b']), 'b': [True, False, None, True]})
result = x.groupby('g', observed=False)['b'].value_counts(dropna=False)

# case: cat_groups_tf2
x = pd.DataFrame({'g': pd.Categorical(['a', 'a', 'b', 'b']), 'b': [False, True, True, False]})
result = x.groupby('g', observed=False)['b'].value_counts()

# case: cat_groups_tf3
x = pd.DataFrame({'g': pd.Categorical(['a', 'a', 'b', 'b', 'b']), 'b': [None, True, None, False, True]})
result = x.groupby('g', observed=True)['b'].value_counts(dropna=False)
