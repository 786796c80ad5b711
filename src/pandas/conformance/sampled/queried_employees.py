import pandas as pd
import numpy as np
import datetime as dt
from functools import reduce
from itertools import combinations

emp = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7],
    'name': ['Ann', 'bob', 'Cid', None, '', 'Ann', 'Eve'],
    'dept': ['IT', 'it', 'HR', None, 'HR', 'IT', 'Ops'],
    'city': ['Oslo', 'Oslo', 'Rome', 'Rome', None, 'Oslo', 'Bern'],
    'pay': [10.5, 20.0, np.nan, 40.0, 40.0, 5.0, 0.0],
    'hired': pd.to_datetime(['2020-01-05', '2019-03-01', None, '2021-12-31', '2019-03-01', '2020-06-30', '2022-02-28']),
    'ok': [True, False, True, None, False, True, True],
    'n': pd.array([1, 2, None, 4, 4, 1, 0], dtype='Int64'),
})
dept = pd.DataFrame({'code': ['IT', 'HR', 'HR', 'FIN', None], 'boss': ['Z', 'Y', 'X', 'W', 'V'], 'budget': [100, 200, 300, 0, 50]})
cat = emp.assign(dept=pd.Categorical(emp['dept'], categories=['HR', 'IT', 'Ops', 'Law']))

# case: categorical_group_unobserved
result = cat.groupby('dept', observed=False)['pay'].agg(['sum', 'mean', 'count', 'min'])

# case: categorical_group_observed_two_keys
result = cat.groupby(['dept', 'city'], observed=False)['pay'].sum()

# case: named_agg_objects
result = emp.groupby('city').agg(total=pd.NamedAgg(column='pay', aggfunc='sum'), kinds=pd.NamedAgg('dept', 'nunique'))

# case: agg_partial_quantile
from functools import partial
result = emp.groupby('city')['pay'].agg(partial(np.quantile, q=0.5))

# case: agg_np_functions
result = emp.groupby('city').agg({'pay': [np.sum, np.mean, np.max], 'id': np.min})

# case: groupby_quantile_list
result = emp.groupby('city')['pay'].quantile([0.1, 0.9])

# case: quantile_interpolation
result = emp['pay'].quantile([.1, .5], interpolation='lower'), emp.groupby('dept')['pay'].quantile(0.5, interpolation='higher')

# case: groupby_two_lambdas
result = emp.groupby('city')['pay'].agg([lambda s: s.min(), lambda s: s.max()])

# case: groupby_axis_function_key
result = emp.set_index('name')['id'].groupby(lambda x: str(x)[:1].lower()).sum()

# case: groupby_dict_key
result = emp.set_index('dept')['id'].groupby({'IT': 'tech', 'it': 'tech', 'HR': 'people'}).count()

# case: groupby_sort_false_dropna_false
result = emp.groupby(['city', 'dept'], sort=False, dropna=False)['id'].first()

# case: groupby_group_keys_apply
result = emp.groupby('city', group_keys=True)[['id', 'pay']].apply(lambda g: g.nlargest(1, 'pay'))

# case: groupby_group_keys_false_apply
result = emp.groupby('city', group_keys=False)[['id', 'pay']].apply(lambda g: g.sort_values('pay', ascending=False).head(2))

# case: groupby_apply_scalar_dict
result = emp.groupby('city')[['pay']].apply(lambda g: {'n': len(g)})

# case: groupby_pipe
result = emp.groupby('city').pipe(lambda g: g['pay'].max() - g['pay'].min())

# case: groupby_ngroup_cumcount
result = pd.DataFrame({'g': emp.groupby('dept').ngroup(), 'c': emp.groupby('dept').cumcount(ascending=False)})

# case: groupby_rank_pct
result = emp.groupby('city')['pay'].rank(pct=True, method='max')

# case: groupby_rolling_mean
result = emp.groupby('city')['pay'].rolling(2, min_periods=1).mean()

# case: groupby_expanding_sum
result = emp.groupby('city')['id'].expanding().sum().reset_index(level=0, drop=True).sort_index()

# case: groupby_shift_fill_value
result = emp.groupby('city')['id'].shift(-1, fill_value=0)

# case: groupby_ffill
result = emp.groupby('city')['pay'].ffill()

# case: groupby_value_counts
result = emp.groupby('city')['dept'].value_counts(normalize=True)

# case: frame_groupby_value_counts
result = emp.groupby('city')[['dept', 'name']].value_counts(dropna=False)

# case: groupby_sample_size_head
result = emp.groupby('dept').head(1).index.tolist(), emp.groupby('dept').tail(1).index.tolist()

# case: groupby_nlargest_series
result = emp.groupby('city')['pay'].nlargest(1)

# case: groupby_sum_bool_object
result = emp.groupby('city')['ok'].sum()

# case: groupby_nullable_int
result = emp.groupby('city')['n'].agg(['sum', 'mean', 'max'])

# case: groupby_first_min_dates
result = emp.groupby('dept')['hired'].agg(['min', 'max', 'first', 'count'])

# case: groupby_std_var_sem
result = emp.groupby('city')['pay'].agg(['std', 'var', 'sem', 'skew'])

# case: groupby_idxmax_skipna
result = emp.dropna(subset=['pay']).groupby('city')['pay'].idxmin()

# case: groupby_any_all
result = emp.groupby('city')['ok'].any(), emp.groupby('city')['ok'].all()

# case: groupby_corr
result = emp.groupby('city')[['id', 'pay']].corr()

# case: groupby_indices
result = {k: v.tolist() for k, v in emp.groupby('dept').indices.items()}

# case: groupby_groups
result = {k: list(v) for k, v in emp.groupby('city').groups.items()}

# case: groupby_frame_sum_mixed_error
try:
    result = emp.groupby('dept').mean()
except TypeError:
    result = 'TypeError'

# case: groupby_numeric_only
result = emp.groupby('dept').mean(numeric_only=True)

# case: groupby_unknown_agg_error
try:
    result = emp.groupby('dept')['pay'].agg('avg')
except AttributeError:
    result = 'no avg'

# case: transform_string_names
result = emp.groupby('city')[['pay', 'id']].transform('max')

# case: transform_size_count
result = emp.assign(sz=emp.groupby('dept', dropna=False)['id'].transform('size'), nn=emp.groupby('dept')['pay'].transform('count'))[['sz', 'nn']]

# case: filter_dropna_false
result = emp.groupby('city').filter(lambda g: g['pay'].notna().all(), dropna=False)[['id', 'city']]

# case: agg_frame_no_group
result = emp[['pay', 'id']].agg(['sum', 'mean'])

# case: agg_frame_dict
result = emp.agg({'pay': ['min', 'max'], 'id': 'sum'})

# case: agg_frame_named
result = emp.agg(total=('pay', 'sum'), last=('id', 'max'))

# case: pivot_list_columns
result = emp.pivot_table(index=['city'], columns=['dept'], values=['pay', 'id'], aggfunc={'pay': 'sum', 'id': 'count'})

# case: pivot_observed_categories
result = cat.pivot_table(index='dept', columns='city', values='pay', aggfunc='sum', observed=False)

# case: pivot_dropna_false
result = emp.pivot_table(index='city', columns='dept', values='pay', aggfunc='mean', dropna=False)

# case: pivot_no_columns_multi_agg
result = emp.pivot_table('pay', ['city', 'dept'], aggfunc=['min', len])

# case: pivot_margins_mean
result = emp.pivot_table(index='city', columns='dept', values='pay', margins=True)

# case: pivot_sort_false
result = emp.pivot_table(index='dept', values='pay', aggfunc='sum', sort=False)

# case: pivot_duplicates_error
try:
    result = emp.pivot(index='city', columns='dept', values='pay')
except ValueError as e:
    result = str(e)

# case: crosstab_names_rows
result = pd.crosstab(emp['city'], emp['dept'], rownames=['c'], colnames=['d'], dropna=False)

# case: crosstab_columns_normalized
result = pd.crosstab(emp.city, [emp.dept, emp.ok], normalize='columns')

# case: crosstab_aggfunc_sum_margins
result = pd.crosstab(emp.city, emp.dept, values=emp.pay, aggfunc='sum', margins=True)

# case: crosstab_arrays
result = pd.crosstab(np.array(['a', 'b', 'a']), np.array([1, 1, 2]))

# case: value_counts_bins
result = emp['pay'].value_counts(bins=3, sort=False)

# case: value_counts_ascending
result = emp['dept'].value_counts(ascending=True, dropna=False)

# case: frame_value_counts_normalize
result = emp.value_counts(['city', 'dept'], normalize=True)

# case: merge_null_keys_match
result = emp.merge(dept, left_on='dept', right_on='code', how='inner')[['id', 'dept', 'boss']]

# case: merge_validate_error
try:
    emp.merge(dept, left_on='dept', right_on='code', validate='many_to_one')
    result = 'fine'
except pd.errors.MergeError as e:
    result = str(e)

# case: merge_left_index_right_on
result = emp.set_index('dept').merge(dept, left_index=True, right_on='code')[['id', 'boss']]

# case: merge_on_list_suffix_none
l = emp[['id', 'city', 'dept']]
result = l.merge(l, on=['city', 'dept'], suffixes=(None, '_r'))

# case: merge_sort_true
result = emp.merge(dept, left_on='dept', right_on='code', how='left', sort=True)[['id', 'code']]

# case: merge_key_overlap_columns
a = pd.DataFrame({'k': [1, 2], 'v': [3, 4], 'v_x': [5, 6]})
try:
    result = a.merge(a, on='k').columns.tolist()
except pd.errors.MergeError:
    result = 'MergeError'

# case: merge_no_common
try:
    result = emp.merge(dept)
except pd.errors.MergeError as e:
    result = str(e)[:40]

# case: merge_right_index_both
result = pd.merge(emp.set_index('id')[['name']], emp.set_index('id')[['pay']].iloc[::2], left_index=True, right_index=True, how='outer')

# case: merge_float_int_keys
result = pd.DataFrame({'k': [1.0, 2.5, np.nan]}).merge(pd.DataFrame({'k': [1, 2], 'w': ['a', 'b']}), how='outer')

# case: merge_series_named
result = emp[['id', 'dept']].merge(dept.groupby('code')['budget'].sum(), left_on='dept', right_index=True, how='left')

# case: join_multiple_frames
a = emp.set_index('id')[['name']]
result = a.join([emp.set_index('id')[['pay']], emp.set_index('id')[['city']]])

# case: join_lsuffix
result = emp.set_index('id')[['pay']].join(emp.set_index('id')[['pay']].head(3), rsuffix='_r', lsuffix='_l')

# case: reduce_merge_many
fs = [emp[['id', c]] for c in ('name', 'city', 'pay')]
result = reduce(lambda x, y: pd.merge(x, y, on='id'), fs)

# case: merge_ordered_fill
result = pd.merge_ordered(emp[['hired', 'id']].dropna(), pd.DataFrame({'hired': pd.to_datetime(['2019-12-31', '2020-06-30']), 'ev': ['x', 'y']}), on='hired', fill_method='ffill')

# case: merge_multiindex_result_keys
l = emp.groupby(['city', 'dept'])[['pay']].sum()
r = emp.groupby(['city', 'dept'])[['id']].count()
result = l.merge(r, left_index=True, right_index=True)

# case: concat_keys_outer
result = pd.concat({'a': emp[['id', 'pay']].head(2), 'b': dept[['budget']].head(2)})

# case: combinations_pairs
result = [p for p in combinations(sorted(emp['dept'].dropna().unique()), 2)]

# case: dict_groupby_comprehension
result = {k: round(v, 2) for k, v in emp.groupby('city')['pay'].sum().items() if v > 10}

# case: query_in_and_string_methods
result = emp.query("dept in ['IT', 'it'] and pay > 5 and name.str.len() > 0", engine='python')['id'].tolist()

# case: query_null_check
result = emp.query('pay != pay or city.isnull()')['id'].tolist()

# case: assign_case_when
result = emp['pay'].case_when([(emp['pay'] > 30, 'high'), (emp['pay'] > 9, 'mid'), (emp['pay'].isna(), 'none')])

# case: groupby_with_timedelta_cutoff
cut = pd.Timestamp('2020-12-31')
result = emp.assign(old=(cut - emp['hired']) > pd.Timedelta(days=365)).groupby('old')['id'].count()

# case: groupby_year_quarter
result = emp.groupby([emp['hired'].dt.year.rename('y'), emp['hired'].dt.quarter.rename('q')])['pay'].sum()

# case: iter_multi_group_keys
result = [(k, len(g)) for k, g in emp.groupby(['city', 'ok'])]

# case: series_groupby_apply_frame
result = emp.groupby('city')['pay'].apply(lambda s: s.describe())

# case: idx_cross_section
result = emp.groupby(['city', 'dept'])['pay'].sum().xs('IT', level='dept')

# case: multiindex_loc_tuple
result = emp.groupby(['city', 'dept'])['pay'].sum().loc[('Oslo', 'IT')]

# case: stack_then_count
result = emp.pivot_table(index='city', columns='dept', values='id', aggfunc='count').stack()

# case: groupby_list_of_series_level_names
g = emp.groupby([emp['city'].fillna('?'), emp['pay'] > 10]).size()
result = g.index.names, g.to_dict()

# case: nunique_frame_axis
result = emp[['dept', 'city', 'ok']].nunique().to_dict(), emp[['dept', 'city']].nunique(axis=1).tolist()

# case: groupby_nunique_frame
result = emp.groupby('city').nunique()

# case: groupby_unique
result = emp.groupby('city')['dept'].unique().apply(list)

# case: dtype_checks_after_merge
result = emp[['id', 'dept']].merge(dept, left_on='dept', right_on='code', how='left').dtypes.astype(str).to_dict()

# case: groupby_agg_mixed_list_dict_custom_name
def span(s):
    return s.max() - s.min()
result = emp.groupby('city').agg({'pay': [span, 'sum'], 'hired': span})

# case: groupby_as_index_false_multi
result = emp.groupby(['city', 'dept'], as_index=False)[['pay', 'id']].sum()

# case: groupby_as_index_false_size
result = emp.groupby(['city'], as_index=False).size()

# case: groupby_resample
result = emp.dropna(subset=['hired']).set_index('hired').groupby('city')['id'].resample('YE').count()

# case: to_markdown_free_string
result = emp.groupby('city')['pay'].sum().round(1).to_string()

# case: groupby_attribute_ngroups
g = emp.groupby('city')
result = g.ngroups, len(g), g.size().sum()
