import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({
    'k': ['b', 'a', 'b', None, 'a', 'c'],
    'c': pd.Categorical(['x', 'y', 'x', 'y', None, 'x'], categories=['z', 'y', 'x']),
    'f': [1.0, np.nan, 1.0, 2.5, 2.5, np.nan],
    'i': pd.array([1, None, 2, 1, 2, 1], dtype='Int64'),
    't': pd.to_datetime(['2024-01-31', '2024-03-01', None, '2024-01-31', '2024-01-01', '2024-03-05']),
    'q': [True, False, True, True, False, False],
    'v': [3, 1, 2, 5, 4, 0],
    'w': [1.5, None, 2.5, 0.5, None, 4.0],
    's': ['p', 'q', None, 'p', '', 'r'],
    'n': pd.array([1, 2, None, 4, 5, 6], dtype='Int64'),
    'b': pd.array([True, None, False, True, True, None], dtype='boolean'),
    'd': pd.to_timedelta(['1D', None, '2h', '3h', '1D', '0h']),
    'u': pd.array(['m', None, 'n', 'm', 'o', 'n'], dtype='string'),
    'e': pd.Categorical(['lo', 'hi', None, 'hi', 'lo', 'hi'], categories=['lo', 'hi'], ordered=True),
}, index=[10, 11, 12, 13, 14, 14])

# case: by_c_all_ngroups
result = df.groupby('c', observed=False).ngroups

# case: by_c_all_kept_ngroups
result = df.groupby('c', observed=False, dropna=False).ngroups

# case: by_c_observed_ngroups
result = df.groupby('c', observed=True).ngroups

# case: by_c_q_all_ngroups
result = df.groupby(['c', 'q'], observed=False).ngroups

# case: by_c_q_all_kept_ngroups
result = df.groupby(['c', 'q'], observed=False, dropna=False).ngroups

# case: by_c_q_observed_kept_ngroups
result = df.groupby(['c', 'q'], observed=True, dropna=False).ngroups

# case: by_k_s_ngroups
result = df.groupby(['k', 's']).ngroups

# case: by_k_s_kept_ngroups
result = df.groupby(['k', 's'], dropna=False).ngroups

# case: len_by_c_all
result = len(df.groupby('c', observed=False))

# case: len_by_c_all_kept
result = len(df.groupby('c', observed=False, dropna=False))

# case: len_by_k_kept
result = len(df.groupby('k', dropna=False))

# case: len_by_k
result = len(df.groupby('k'))

# case: len_by_c_q_all
result = len(df.groupby(['c', 'q'], observed=False))

# case: len_by_c_q_all_kept
result = len(df.groupby(['c', 'q'], observed=False, dropna=False))

# case: len_by_k_s
result = len(df.groupby(['k', 's']))

# case: len_by_k_s_kept
result = len(df.groupby(['k', 's'], dropna=False))

# case: len_by_k_df_s
result = len(df.groupby(['k', df['s']]))

# case: len_by_months
result = len(df.groupby(pd.Grouper(key='t', freq='MS')))

# case: len_by_k_months
result = len(df.groupby(['k', pd.Grouper(key='t', freq='MS')]))

# case: len_by_k_months_kept
result = len(df.groupby(['k', pd.Grouper(key='t', freq='MS')], dropna=False))

# case: by_k_months_ngroups
result = df.groupby(['k', pd.Grouper(key='t', freq='MS')]).ngroups

# case: by_c_all_indices_items
result = {str(k): list(v) for k, v in df.groupby('c', observed=False).indices.items()}

# case: by_c_q_all_indices_items
result = {str(k): list(v) for k, v in df.groupby(['c', 'q'], observed=False).indices.items()}

# case: by_k_s_indices_items
result = {str(k): list(v) for k, v in df.groupby(['k', 's']).indices.items()}

# case: by_k_s_kept_indices_items
result = {str(k): list(v) for k, v in df.groupby(['k', 's'], dropna=False).indices.items()}

# case: by_k_s_groups_items
result = {str(k): list(v) for k, v in df.groupby(['k', 's']).groups.items()}

# case: by_k_s_kept_groups_items
result = {str(k): list(v) for k, v in df.groupby(['k', 's'], dropna=False).groups.items()}

# case: by_k_s_sort_false_groups_items
result = {str(k): list(v) for k, v in df.groupby(['k', 's'], sort=False).groups.items()}

# case: by_q_v_sort_false_groups_items
result = {str(k): list(v) for k, v in df.groupby(['q', 'v'], sort=False).groups.items()}

# case: by_c_q_all_groups_items
result = {str(k): list(v) for k, v in df.groupby(['c', 'q'], observed=False).groups.items()}

# case: by_c_q_observed_groups_items
result = {str(k): list(v) for k, v in df.groupby(['c', 'q'], observed=True).groups.items()}

# case: by_f_k_groups_items
result = {str(k): list(v) for k, v in df.groupby(['f', 'k']).groups.items()}

# case: by_k_groups_items
result = {str(k): list(v) for k, v in df.groupby('k').groups.items()}

# case: by_k_kept_groups_items
result = {str(k): list(v) for k, v in df.groupby('k', dropna=False).groups.items()}

# case: by_k_sort_false_groups_items
result = {str(k): list(v) for k, v in df.groupby('k', sort=False).groups.items()}

# case: by_f_groups_items
result = {str(k): list(v) for k, v in df.groupby('f').groups.items()}

# case: by_t_groups_items
result = {str(k): list(v) for k, v in df.groupby('t').groups.items()}

# case: by_c_all_groups_items
result = {str(k): list(v) for k, v in df.groupby('c', observed=False).groups.items()}

# case: by_df_k_str_upper_groups_items
result = {str(k): list(v) for k, v in df.groupby(df['k'].str.upper()).groups.items()}

# case: by_k_c_all_v_w_corr
result = df.groupby(['k', 'c'], observed=False)[['v', 'w']].corr()

# case: by_k_c_all_kept_v_w_corr
result = df.groupby(['k', 'c'], observed=False, dropna=False)[['v', 'w']].corr()

# case: by_c_all_v_w_corr
result = df.groupby('c', observed=False)[['v', 'w']].corr()

# case: by_k_c_all_v_cov_df_w
result = df.groupby(['k', 'c'], observed=False)['v'].cov(df['w'])

# case: by_k_months_kept_v_sum
result = df.groupby(['k', pd.Grouper(key='t', freq='MS')], dropna=False)['v'].sum()

# case: by_k_months_kept_v_transform_count
result = df.groupby(['k', pd.Grouper(key='t', freq='MS')], dropna=False)['v'].transform('count')

# case: by_k_months_kept_v_cumsum
result = df.groupby(['k', pd.Grouper(key='t', freq='MS')], dropna=False)['v'].cumsum()

# case: by_k_months_kept_v_apply_list
result = df.groupby(['k', pd.Grouper(key='t', freq='MS')], dropna=False)['v'].apply(list)

# case: by_k_months_kept_n_transform_count
result = df.groupby(['k', pd.Grouper(key='t', freq='MS')], dropna=False)['n'].transform('count')

# case: by_k_months_kept_v_transform_lambda_s_s_sum
result = df.groupby(['k', pd.Grouper(key='t', freq='MS')], dropna=False)['v'].transform(lambda s: s.sum())

# case: by_k_months_kept_ngroup
result = df.groupby(['k', pd.Grouper(key='t', freq='MS')], dropna=False).ngroup()

# case: by_months_kept_v_sum
result = df.groupby(pd.Grouper(key='t', freq='MS'), dropna=False)['v'].sum()

# case: by_pd_grouper_key_k_q_kept_v_sum
result = df.groupby([pd.Grouper(key='k'), 'q'], dropna=False)['v'].sum()

# case: by_pd_grouper_key_k_kept_v_sum
result = df.groupby(pd.Grouper(key='k'), dropna=False)['v'].sum()

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_sum_normalize_index
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc='sum', normalize='index')

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_mean_normalize_true
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc='mean', normalize=True)

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_sum_normalize_columns_mar
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc='sum', normalize='columns', margins=True)

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_sum_normalize_true_margin
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc='sum', normalize=True, margins=True)

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_sum_normalize_index_margi
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc='sum', normalize='index', margins=True)

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_sum_margins_true
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc='sum', margins=True)

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_count_normalize_true
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc='count', normalize=True)

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_sum
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc='sum')

# case: pd_crosstab_df_k_df_q_df_n_aggfunc_len_normalize_all
result = pd.crosstab(df['k'], df['q'], values=df['n'], aggfunc=len, normalize='all')

# case: by_q_std
result = df.groupby('q').std()

# case: df_k_q_c_v_by_q_std
result = df[['k', 'q', 'c', 'v']].groupby('q').std()

# case: df_k_q_v_by_q_var
result = df[['k', 'q', 'v']].groupby('q').var()

# case: df_k_q_u_v_by_q_sem
result = df[['k', 'q', 'u', 'v']].groupby('q').sem()

# case: df_k_q_c_v_by_q_cumsum
result = df[['k', 'q', 'c', 'v']].groupby('q').cumsum()

# case: df_k_q_e_v_by_q_cummax
result = df[['k', 'q', 'e', 'v']].groupby('q').cummax()

# case: df_k_q_v_by_q_cumsum
result = df[['k', 'q', 'v']].groupby('q').cumsum()

# case: df_k_q_c_by_q_mean
result = df[['k', 'q', 'c']].groupby('q').mean()

# case: df_k_q_c_by_q_sum
result = df[['k', 'q', 'c']].groupby('q').sum()

# case: df_k_q_c_by_q_median
result = df[['k', 'q', 'c']].groupby('q').median()

# case: df_k_q_c_by_q_prod
result = df[['k', 'q', 'c']].groupby('q').prod()

# case: pivot_of_f_over_b_v_aggfunc_sum_kept_sort_false
result = df.pivot_table(index='f', columns='b', values='v', aggfunc='sum', dropna=False, sort=False)

# case: pivot_of_q_over_k_v_aggfunc_count_kept_sort_false
result = df.pivot_table(index='q', columns='k', values='v', aggfunc='count', dropna=False, sort=False)

# case: pivot_of_q_over_k_v_aggfunc_sum_dropna_true_sort_false
result = df.pivot_table(index='q', columns='k', values='v', aggfunc='sum', dropna=True, sort=False)

# case: pivot_of_k_over_f_v_aggfunc_sum_kept_sort_false
result = df.pivot_table(index='k', columns='f', values='v', aggfunc='sum', dropna=False, sort=False)

# case: pivot_of_k_over_q_v_aggfunc_sum_kept_sort_false
result = df.pivot_table(index='k', columns='q', values='v', aggfunc='sum', dropna=False, sort=False)

# case: pivot_of_s_over_k_v_aggfunc_sum_sort_false
result = df.pivot_table(index='s', columns='k', values='v', aggfunc='sum', sort=False)

# case: pivot_of_s_over_k_v_w_aggfunc_sum_sort_false_kept
result = df.pivot_table(index='s', columns='k', values=['v', 'w'], aggfunc='sum', sort=False, dropna=False)

# case: pivot_of_k_v_aggfunc_sum_sort_false_kept
result = df.pivot_table(index='k', values='v', aggfunc='sum', sort=False, dropna=False)

# case: pivot_of_q_over_k_v_aggfunc_sum_sort_false_kept_margins_true
result = df.pivot_table(index='q', columns='k', values='v', aggfunc='sum', sort=False, dropna=False, margins=True)

# case: by_q_k_sort_false_kept_v_sum_unstack
result = df.groupby(['q', 'k'], sort=False, dropna=False)['v'].sum().unstack()

# case: by_q_k_sort_false_kept_v_sum
result = df.groupby(['q', 'k'], sort=False, dropna=False)['v'].sum()

# case: by_c_q_kept_all_v_transform_sum
result = df.groupby(['c', 'q'], dropna=False, observed=False)['v'].transform('sum')

# case: by_c_q_kept_all_d_transform_sum
result = df.groupby(['c', 'q'], dropna=False, observed=False)['d'].transform('sum')

# case: by_c_q_kept_all_d_transform_max
result = df.groupby(['c', 'q'], dropna=False, observed=False)['d'].transform('max')

# case: by_c_q_kept_all_w_transform_max
result = df.groupby(['c', 'q'], dropna=False, observed=False)['w'].transform('max')

# case: by_c_q_kept_all_t_transform_max
result = df.groupby(['c', 'q'], dropna=False, observed=False)['t'].transform('max')

# case: by_c_q_kept_all_s_transform_first
result = df.groupby(['c', 'q'], dropna=False, observed=False)['s'].transform('first')

# case: by_c_q_kept_all_n_transform_max
result = df.groupby(['c', 'q'], dropna=False, observed=False)['n'].transform('max')

# case: by_c_q_kept_all_v_transform_max
result = df.groupby(['c', 'q'], dropna=False, observed=False)['v'].transform('max')

# case: by_c_kept_all_v_transform_max
result = df.groupby('c', dropna=False, observed=False)['v'].transform('max')

# case: by_c_q_kept_observed_d_transform_max
result = df.groupby(['c', 'q'], dropna=False, observed=True)['d'].transform('max')

# case: by_c_q_kept_all_v_sum
result = df.groupby(['c', 'q'], dropna=False, observed=False)['v'].sum()

# case: by_c_e_sort_false_all_u_nunique
result = df.groupby(['c', 'e'], sort=False, observed=False)['u'].nunique()

# case: by_c_e_sort_false_all_v_w_sum
result = df.groupby(['c', 'e'], sort=False, observed=False)[['v', 'w']].sum()

# case: by_c_sort_false_all_v_w_nunique
result = df.groupby('c', sort=False, observed=False)[['v', 'w']].nunique()

# case: by_c_sort_false_all_v_w_sum
result = df.groupby('c', sort=False, observed=False)[['v', 'w']].sum()

# case: by_t_as_of_false_q_pct_change
result = df.groupby('t', as_index=False)['q'].pct_change()

# case: by_k_q_pct_change
result = df.groupby('k')['q'].pct_change()

# case: df_q_pct_change
result = df['q'].pct_change()
