import pandas as pd
import numpy as np
import warnings
warnings.simplefilter("ignore")

df = pd.DataFrame({"a": [1, 2, 1], "b": ["x", None, "z"], "c": ["u", "v", None], "n": [1.5, np.nan, 2]})
idx = pd.Series([3, 1, 2], index=["p", "q", "p"])

# case: arrays_of_none_0
result = pd.array([1, None], dtype='int64')

# case: arrays_of_none_2
result = pd.Series([1, None], dtype='int64')

# case: arrays_of_none_3
result = pd.Series([1, np.nan], dtype='int64')

# case: arrays_of_none_4
result = pd.Series([1, None], dtype=int)

# case: arrays_of_none_5
result = np.array([1, None], dtype=int)

# case: arrays_of_none_6
result = pd.DataFrame({'a': [1, None]}, dtype='int64')

# case: arrays_of_none_7
result = pd.Series({'x': None}, dtype='int64')

# case: arrays_of_none_8
result = pd.Series(['1', None], dtype='int64')

# case: arrays_of_none_9
result = pd.Series([None, None], dtype='int64')

# case: arrays_of_none_10
result = pd.array(['1', '2'], dtype='int64')

# case: arrays_of_none_11
result = pd.Index([1, None], dtype='int64')

# case: arrays_of_none_12
result = pd.array((1, None), dtype='int32')

# case: arrays_of_none_13
result = pd.array([1, pd.NA], dtype='int64')

# case: interpolated_by_nothing_0
result = df['n'].interpolate(None)

# case: interpolated_by_nothing_1
result = df[['n']].interpolate(0)

# case: interpolated_by_nothing_2
result = df['n'].interpolate(method=df['a'])

# case: items_of_scalars_0
x = np.float64(1.5)
result = x[0]

# case: items_of_scalars_1
x = np.float64(1.5)
result = df['n'].sum()['a']

# case: items_of_scalars_2
x = np.float64(1.5)
result = df['a'].max()[0]

# case: items_of_scalars_3
x = np.float64(1.5)
result = np.int64(2)[0]

# case: items_of_scalars_4
x = np.float64(1.5)
result = np.bool_(True)[0]

# case: items_of_scalars_5
x = np.float64(1.5)
result = df['a'].sum()[()]

# case: items_of_scalars_6
x = np.float64(1.5)
result = 1[0]

# case: items_of_scalars_7
x = np.float64(1.5)
result = 1.5[0]

# case: sorted_by_unknown_kind_0
result = df.sort_values(['a', 'b'], kind='bogus')

# case: sorted_by_unknown_kind_1
result = df.sort_values('a', kind='bogus')

# case: sorted_by_unknown_kind_2
result = df.sort_values(['a'], kind='bogus')

# case: sorted_by_unknown_kind_3
result = df['a'].sort_values(kind='bogus')

# case: sums_of_text_in_rows_0
result = df[['b', 'c']].sum(axis=1)

# case: sums_of_text_in_rows_1
result = df[['b', 'c']].head(1).sum(axis=1)

# case: sums_of_text_in_rows_2
result = df[['b', 'c']].dropna().sum(axis=1)

# case: sums_of_text_in_rows_3
result = df['b'].sum()

# case: sums_of_text_in_rows_4
result = df['b'].dropna().sum()

# case: sums_of_text_in_rows_5
result = df[['b', 'c']].sum()

# case: sums_of_text_in_rows_6
result = df.dropna()[['b', 'c']].sum()

# case: sums_of_text_in_rows_7
result = df[['b', 'c']].fillna('').sum(axis=1)

# case: sums_of_text_in_rows_8
result = df[['a', 'b']].sum(axis=1)

# case: sums_of_text_in_rows_9
result = df[['b']].iloc[1:2].sum(axis=1)

# case: sums_with_the_missing_0
result = pd.Series(['x', None]).sum()

# case: sums_with_the_missing_1
result = pd.Series([None, 'x']).sum()

# case: sums_with_the_missing_2
result = pd.Series(['x', np.nan, 'y']).sum()

# case: sums_with_the_missing_3
result = pd.Series([None, None], dtype=object).sum()

# case: sums_with_the_missing_4
result = pd.Series(['x', None]).sum(skipna=False)

# case: sums_with_the_missing_5
result = pd.Series([[1], [2]]).sum()

# case: sums_with_the_missing_6
result = pd.Series([[1], None]).sum()

# case: sums_with_the_missing_7
result = pd.Series([True, None], dtype=object).sum()

# case: sums_with_the_missing_8
result = pd.Series([1, None, 2.5], dtype=object).sum()

# case: products_of_objects_0
result = pd.Series([True, False, None]).prod()

# case: products_of_objects_1
result = pd.Series([True, True, None]).prod()

# case: products_of_objects_2
result = pd.Series([2, None, 3], dtype=object).prod()

# case: products_of_objects_3
result = pd.Series([True, True], dtype=object).prod()

# case: products_of_objects_4
result = pd.Series([None, None], dtype=object).prod()

# case: products_of_objects_5
result = pd.Series([2.5, 2, None], dtype=object).prod()

# case: products_of_objects_6
result = df['b'].str.contains('x').prod()

# case: products_of_objects_7
result = df['b'].str.contains('x').sum()

# case: products_of_objects_8
result = df['b'].str.len().prod()

# case: products_of_objects_10
result = pd.Series([], dtype=object).prod()

# case: reindexed_with_other_numbers_0
result = idx.iloc[:2].reindex(['p', 'z'], fill_value=0.0)

# case: reindexed_with_other_numbers_1
result = idx.iloc[:2].reindex(['p', 'q'], fill_value=0.5)

# case: reindexed_with_other_numbers_2
result = idx.iloc[:2].reindex(['p', 'z'], fill_value=0)

# case: reindexed_with_other_numbers_3
result = idx.iloc[:2].reindex(['p', 'z'], fill_value='-')

# case: reindexed_with_other_numbers_4
result = idx.iloc[:2].reindex(['p', 'z'], fill_value=True)

# case: reindexed_with_other_numbers_5
result = idx.iloc[:2].to_frame('v').reindex(['p', 'z'], fill_value=0.0)

# case: reindexed_with_other_numbers_6
result = idx.iloc[:2].to_frame('v').reindex(columns=['v', 'w'], fill_value=0.0)

# case: reindexed_with_other_numbers_7
result = idx.iloc[:2].gt(1).reindex(['p', 'z'], fill_value=0)

# case: reindexed_with_other_numbers_8
result = idx.iloc[:2].gt(1).reindex(['p', 'z'], fill_value=False)

# case: reindexed_with_other_numbers_11
result = idx.iloc[:2].reindex(['p', 'z'], fill_value=np.nan)

# case: reindexed_with_other_numbers_12
result = idx.iloc[:2].reindex(['p', 'z'], fill_value=None)

# case: reindexed_with_other_numbers_13
result = df.set_index('b')['a'].loc[['x', 'z']].reindex(['x', 'y'], fill_value=0.0)

# case: reindexed_with_other_numbers_15
result = idx.iloc[:2].astype('int32').reindex(['p', 'z'], fill_value=0)

# case: functions_given_twice_0
result = df.groupby('a')['n'].agg(['max', 'max'])

# case: functions_given_twice_1
result = df.groupby('a')[['n']].agg(['max', 'max'])

# case: functions_given_twice_2
result = df['n'].agg(['max', 'max'])

# case: functions_given_twice_3
result = df[['n']].agg(['max', 'max'])

# case: functions_given_twice_4
result = df.groupby('a').agg({'n': ['max', 'max']})

# case: functions_given_twice_5
result = df.groupby('a')['n'].agg([lambda s: 1, lambda s: 2])

# case: functions_given_twice_6
result = df.groupby('a')['n'].agg(['max', np.max])

# case: functions_given_twice_8
result = df.groupby('a').agg(['max', 'max'])

# case: medians_of_mixed_0
result = pd.Series([0.25, None, False], dtype=object).median()

# case: medians_of_mixed_1
result = pd.Series([1, None, False], dtype=object).median()

# case: medians_of_mixed_2
result = pd.Series([1, 2.5, None], dtype=object).median()

# case: medians_of_mixed_3
result = pd.Series([True, False], dtype=object).median()

# case: medians_of_mixed_4
result = pd.Series(['1', '2']).median()

# case: medians_of_mixed_5
result = pd.Series([0.25, False], dtype=object).mean()

# case: medians_of_mixed_6
result = pd.Series([0.25, 'x']).median()

# case: medians_of_mixed_7
result = pd.Series([1, 'x']).median()

# case: medians_of_mixed_8
result = pd.Series([0.5, True, None], dtype=object).std()

# case: medians_of_mixed_9
result = pd.DataFrame({'a': [0.25, False]}).median()

# case: parts_of_categories_of_times_0
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = c.dt.days

# case: parts_of_categories_of_times_1
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = c.dt.total_seconds()

# case: parts_of_categories_of_times_2
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = z.dt.year

# case: parts_of_categories_of_times_3
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = z.dt.tz_localize(None)

# case: parts_of_categories_of_times_4
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = t.dt.year

# case: parts_of_categories_of_times_5
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = t.dt.day_name()

# case: parts_of_categories_of_times_6
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = t.dt.strftime('%Y')

# case: parts_of_categories_of_times_7
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = t.dt.normalize()

# case: parts_of_categories_of_times_8
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = df['b'].astype('category').dt.year

# case: parts_of_categories_of_times_9
c = pd.Series(pd.to_timedelta(['1 days', '2 days', None])).astype('category')
z = pd.Series(pd.to_datetime(['2024-01-01', None])).dt.tz_localize('UTC').astype('category')
t = pd.Series(pd.to_datetime(['2024-01-05', '2024-01-01', None])).astype('category')
result = t.cat.categories.year.tolist()

# case: truths_of_dates_0
result = pd.date_range('2024-01-01', periods=2).any()

# case: truths_of_dates_1
result = pd.date_range('2024-01-01', periods=2).all()

# case: truths_of_dates_2
result = pd.to_timedelta(pd.Index(['1 days'])).any()

# case: truths_of_dates_3
result = pd.period_range('2024-01', periods=1, freq='M').any()

# case: truths_of_dates_4
result = pd.Index([0, 1]).any()

# case: truths_of_dates_5
result = pd.Index(['', 'a']).all()

# case: truths_of_dates_6
result = pd.Index(['', 'a']).any()

# case: truths_of_dates_7
result = pd.RangeIndex(3).all()

# case: truths_of_dates_8
result = pd.CategoricalIndex(['a']).any()

# case: truths_of_dates_9
result = pd.MultiIndex.from_tuples([(1, 2)]).any()

# case: truths_of_dates_10
result = pd.Index([1.5, np.nan]).all()

# case: truths_of_dates_11
result = pd.interval_range(0, 2).any()

# case: filled_with_nothing_0
result = df.groupby('a')['n'].fillna()

# case: filled_with_nothing_1
result = df.groupby('a')[['n']].fillna()

# case: filled_with_nothing_2
result = df['n'].fillna()

# case: filled_with_nothing_3
result = df.fillna()

# case: filled_with_nothing_4
result = df['n'].fillna(value=None)

# case: filled_with_nothing_5
result = df['n'].fillna(1, method='ffill')

# case: truths_cast_down_0
b = pd.Series([True, False])
result = pd.to_numeric(b, downcast='signed')

# case: truths_cast_down_1
b = pd.Series([True, False])
result = pd.to_numeric(b, downcast='integer')

# case: truths_cast_down_2
b = pd.Series([True, False])
result = pd.to_numeric(b, downcast='float')

# case: truths_cast_down_3
b = pd.Series([True, False])
result = pd.to_numeric(b, downcast='unsigned')

# case: truths_cast_down_4
b = pd.Series([True, False])
result = pd.to_numeric(b)

# case: grouped_by_none_0
result = df.groupby([None, 'a']).sum()

# case: grouped_by_none_1
result = df.groupby(['a', None]).size()

# case: grouped_by_none_2
result = df.groupby([None]).size()

# case: grouped_by_none_3
result = df.groupby(None).size()

# case: grouped_by_none_4
result = df['n'].groupby([None, 'a', 1]).sum()

# case: grouped_by_none_5
result = df['n'].groupby([None, 'a']).sum()

# case: functions_that_are_none_0
result = df.groupby('a')['n'].agg(['min', None])

# case: functions_that_are_none_1
result = df.groupby('a')['n'].agg(None)

# case: functions_that_are_none_2
result = df['n'].agg(None)

# case: functions_that_are_none_4
result = df.agg(None)

# case: functions_that_are_none_5
result = df.groupby('a').agg(None)

# case: functions_that_are_none_7
result = df.agg(n=('n', 'sum'), d='sum')

# case: functions_that_are_none_8
result = df.groupby('a').agg(n=('n', 'sum'), d='sum')

# case: functions_that_are_none_9
result = df.groupby('a').agg(x=('n',))

# case: functions_that_are_none_10
result = df.groupby('a').agg()

# case: functions_that_are_none_11
result = df.agg()

# case: functions_that_are_none_12
result = df['n'].agg()

# case: attributes_of_groups_0
g = df.groupby('a')
result = g.dropna

# case: attributes_of_groups_1
g = df.groupby('a')
result = g.as_index

# case: attributes_of_groups_2
g = df.groupby('a')
result = g.sort

# case: attributes_of_groups_3
g = df.groupby('a')
result = g.dropna()

# case: attributes_of_groups_4
g = df.groupby('a')
result = g['n'].dropna()

# case: attributes_of_groups_7
g = df.groupby('a')
result = g.group_keys

# case: attributes_of_groups_9
g = df.groupby('a')
result = g.sort('n')
