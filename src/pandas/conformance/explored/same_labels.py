import pandas as pd
import numpy as np

# case: agg_list_deep
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 'a'), ('k', 'b'), ('z', 'c')]))
result = x.groupby(('k', 'a')).agg(['min', 'max'])

# case: agg_dict_deep
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 'a'), ('k', 'b'), ('z', 'c')]))
result = x.groupby(('k', 'a')).agg({('k', 'b'): ['min', 'max'], ('z', 'c'): 'sum'})

# case: agg_dict_deep_lists
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 'a'), ('k', 'b'), ('z', 'c')]))
result = x.groupby(('k', 'a')).agg({('k', 'b'): ['min', 'max'], ('z', 'c'): ['sum']})

# case: agg_dict_deep_one
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 'a'), ('k', 'b'), ('z', 'c')]))
result = x.groupby(('k', 'a')).agg({('k', 'b'): 'min', ('z', 'c'): 'sum'})

# case: filter_dup
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=['a', 'a', 'b'])
result = x.filter(items=['a'])

# case: filter_dup_other
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=['a', 'a', 'b'])
result = x.filter(items=['b'])

# case: filter_rows_dup
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], index=['a', 'a'])
result = x.filter(items=['a'], axis=0)

# case: series_filter_dup
x = pd.Series([1, 2], index=['a', 'a'])
result = x.filter(items=['a'])

# case: filter_all_dup
x = pd.DataFrame([[1, 2], [1, 4]], columns=['a', 'a'])
result = x.filter(items=['a', 'a'])

# case: nat_format
result = f"{pd.NaT:.2f}"

# case: nat_format_plain
result = f"{pd.NaT} {pd.NaT!r}" + '{}'.format(pd.NaT)

# case: nat_format_date
result = f"{pd.NaT:%Y-%m-%d}"

# case: set_deep_prefix
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 'a'), ('k', 'b'), ('z', 'c')]))
x['k'] = x[('z', 'c')] * 2
x['z'] = 0
x['new'] = 1
result = x

# case: set_deep_prefix_ext
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 'a'), ('k', 'b'), ('z', 'c')]))
x['z'] = pd.array([1, None], dtype='Int64')
result = x

# case: drop_deep_dup
x = pd.DataFrame({'a': [1, 2, 3]}, index=pd.MultiIndex.from_tuples([(1, 'a'), (1, 'a'), (2, 'b')]))
result = x.drop('zz'), x.drop([1, 7]), x.drop((1, 'a'))

# case: drop_deep_dup_tuple
x = pd.DataFrame({'a': [1, 2, 3]}, index=pd.MultiIndex.from_tuples([(1, 'a'), (1, 'a'), (2, 'b')]))
result = x.drop((1, 'z'))

# case: isin_series
x = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']})
result = x.isin(pd.Series([1, 'y'])), x.isin(pd.Series([3, 2, 1])), x[['a']].isin(pd.Series([2, 1], index=[1, 0]))

# case: isin_series_dup
x = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']})
result = x.isin(pd.Series([1, 2], index=[0, 0]))

# case: isin_frame
x = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']})
result = x.isin(pd.DataFrame({'a': [1, 5], 'c': [1, 2]})), x.isin(x)

# case: isin_frame_mask
x = pd.DataFrame({'a': [1, 2, np.nan], 'b': ['x', None, 'z']})
result = x.isin(x), x.isin([np.nan]), x.isin({'a': [1]})

# case: deep_mask
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 1), ('k', 2), ('z', 1)], names=[None, 'u']))
result = x[x['k'] > 1], x[x['z'] > 3]

# case: deep_mask_unnamed
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 1), ('k', 2), ('z', 1)]))
result = x[x['k'] > 1]

# case: replace_none
x = pd.DataFrame({'a': [1, 2], 'b': [3, 4], 'c': [1.5, 2], 's': ['x', 'y'], 'd': pd.to_datetime(['2020-01-01', '2020-01-02'])})
result = x.replace([1, 7], None), x.replace({1: None}), x.replace({'a': {1: None}}), x.replace([pd.Timestamp('2020-01-01')], None)

# case: replace_none_series
result = pd.Series([1, 2]).replace([1], None), pd.Series(['a', 'b'], dtype='string').replace({'a': None}), pd.Series([1, None], dtype='Int64').replace({1: None}), pd.Series(['a', 'b'], dtype='string').replace({'z': None}), pd.Series([True, False]).replace({True: None})

# case: iterrows_masked_labels
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(pd.array([5, 6], dtype='Int64')))
result = [type(i).__name__ for i, r in x.iterrows()] + [type(i).__name__ for i in x.index] + [type(t[0]).__name__ for t in x.itertuples()]

# case: concat_keys_levels
x = pd.DataFrame([[1, 2]], columns=['a', 'a'])
y = pd.DataFrame({'k': [1]}, index=pd.MultiIndex.from_tuples([(1, 2)]))
result = pd.concat([x, y], keys=['p', 'q'])
