# data: arrays_in_cells
import pandas as pd
import numpy as np
d = pd.DataFrame({'g': [1, 1, 2], 'v': [1, 2, 3], 't': ['a', 'b', 'a']})
u = d.groupby('g')['v'].unique()
s = pd.Series([np.array(['b'], dtype=object), np.array(['c', 'd'], dtype=object)])
# case: arrays_in_cells/compared-alone
w = pd.Series([np.array([1]), np.array([3])])
result = w == 1, w != 1, w > 2
# case: arrays_in_cells/where-of-nothing
result = np.where(5)
# data: counts_of_categories
import pandas as pd
import numpy as np

# case: counts_of_categories/missing values counted in groups of categories beside values of two kinds
x = pd.DataFrame({'c': pd.Categorical(['c', None, 'b', 'c']), 'v': [None, True, '1', np.nan]})
result = x.groupby('c')['v'].value_counts(dropna=False)

# case: counts_of_categories/row of the greatest of a category without rows beside a missing one
x = pd.DataFrame({'k': [2, 5, 1], 'c': pd.Categorical(['b', None, 'b'], categories=['a', 'b'])}, index=[7, 8, 9])
result = x.groupby('c')['k'].idxmax()

# case: counts_of_categories/rows with the greatest NaN
result = pd.DataFrame({'a': [np.nan, 1, np.nan], 'k': [1, 3, 2]}).nlargest(2, ['a', 'k'])

# case: counts_of_categories/categories counted where no row has a group
x = pd.DataFrame({'g': [None], 'c': pd.Categorical(['b'])})
result = x.groupby('g')['c'].value_counts(dropna=False)
# data: elements_of_numpy
import pandas as pd
import numpy as np

# case: elements_of_numpy/not of truths of numpy
result = ~pd.Series([np.bool_(True), np.bool_(False)], dtype=object)

# case: elements_of_numpy/a list added to a number of numpy in place
x = [1]
x += np.int64(2)
result = x

# data: empty_and_named
import pandas as pd
import numpy as np

# case: empty_and_named/masked_none_order
result = pd.Series([1, None], dtype='Int64') < None

# case: empty_and_named/shift_empty_filled
result = [pd.Series([], dtype=t).shift(fill_value=0) for t in ('int64', 'float64', 'bool', 'object', 'Int64')]

# case: empty_and_named/diff_empty
result = [pd.Series([], dtype=t).diff() for t in ('int64', 'float64', 'bool', 'object', 'Int64', 'datetime64[ns]', 'timedelta64[ns]')]

# case: empty_and_named/shift_period
s = pd.Series(pd.to_datetime(['2020-01-01', '2020-02-01'])).dt.to_period('M')
result = s.shift(), s.shift(fill_value=s[0])

# data: falling_labels_and_dates
import pandas as pd
import numpy as np

# case: falling_labels_and_dates/slice of falling dates by times
s = pd.Series([3, 1, 2, 5], index=pd.to_datetime(['2021-01-04', '2021-01-03', '2021-01-02', '2021-01-01']))
result = [s.loc[pd.Timestamp('2021-01-03'):], s.loc[pd.Timestamp('2021-01-03 05:00'):pd.Timestamp('2021-01-01 12:00')]]

# case: falling_labels_and_dates/greatest of dates so far beside a missing one
result = pd.Series(pd.to_datetime(['2020-01-02', None])).dt.date.cummax()

# data: fills_and_casts
import pandas as pd
import numpy as np

# case: fills_and_casts/dates reindexed with a date text
result = pd.Series(pd.to_datetime(['2020-01-15', None, '2021-12-31'])).reindex([0, 5], fill_value='2020-02-01')
# case: fills_and_casts/durations reindexed with a duration
result = pd.Series(pd.to_timedelta(['1 days', '2 days'])).reindex([1], fill_value=pd.Timedelta('1 days'))
# case: fills_and_casts/cut of infinite
result = pd.cut(pd.Series([np.inf, 1.0]), 2)
# case: fills_and_casts/cut of infinite and missing too
result = pd.cut(pd.Series([np.inf, np.nan]), 2)
# case: fills_and_casts/texts of dates and numbers replaced plainly
result = pd.Series([1, pd.Timestamp('2020-01-01'), 'a-b']).str.replace('-', '')
# case: fills_and_casts/mixed to Int64 with text
result = pd.Series([None, '2', 1], dtype=object).astype('Int64')
# case: fills_and_casts/truths and numbers to boolean
result = pd.Series([True, 1, None], dtype=object).astype('boolean')
# case: fills_and_casts/reductions of no numbers
a = np.array([])
result = [type(a.mean()).__name__, type(a.sum()).__name__, type(a.std()).__name__, type(a.var()).__name__, type(np.mean(a)).__name__, type(np.nanmean(a)).__name__, type(np.median(a)).__name__, type(np.std(a)).__name__, type(np.prod(a)).__name__]
# case: fills_and_casts/reductions of no objects
a = np.array([], dtype=object)
result = [type(a.mean()).__name__, type(a.sum()).__name__, type(np.mean(a)).__name__, type(np.sum(a)).__name__]
# case: fills_and_casts/sum of nothing
result = [np.sum([]), np.sum(np.array([])), np.prod([]), np.sum(())]
# data: gaps_and_nothing
import pandas as pd
import numpy as np

# case: gaps_and_nothing/outer join beside nothing
x = pd.DataFrame({'k': [], 'a': []}).set_index('k')
y = pd.DataFrame({'k': [1, 3, 2, 3, 1, 1], 'b':[5, 3, 10, 5, 2, 10]}).set_index('k')
result = x.join(y, how='outer')

# case: gaps_and_nothing/left merge sorted beside nothing
y = pd.DataFrame({'k': [1, 3, 2, 3, 1, 4]*4, 'b':range(24)}).set_index('k')
result = y.merge(y[:0], left_index=True, right_index=True, how='left', sort=True)

# data: levels_and_labels
import pandas as pd
import numpy as np

# case: levels_and_labels/nothing but missing objects is no list of labels
result = pd.DataFrame({'a': [1, 2]}).loc[pd.Series([np.nan], dtype=object)]

# case: levels_and_labels/numbers are not looked up among truths
x = pd.Series(['t', 'f'], index=pd.Index([True, False], dtype=object))
result = pd.Series([1, 0, 2]).map(x)

# case: levels_and_labels/groups of tuples of several kinds
result = pd.DataFrame({'t': [('1', '2.5'), (2.5, '')], 'v': [1, 2]}).groupby('t')['v'].sum()

# case: levels_and_labels/cells that are series have no order
result = pd.Series([pd.Series([1]), pd.Series([2])]).sort_values()

# case: levels_and_labels/sizes of groups in a pivot table without rows
x = pd.DataFrame({'k': [1, 1, 2], 'j': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = x.pivot_table(columns='j', aggfunc='size')

# case: levels_and_labels/a tuple of keys beside columns of two levels
x = pd.DataFrame({('a', 'x'): [1, 1, 2], ('a', 'y'): ['a', 'b', 'a'], ('b', 'x'): [1, 2, 3]})
result = x.pivot_table(index=('a', 'x'), columns=('a', 'y'), aggfunc='size')

# data: levels_kept
import pandas as pd
import numpy as np

# case: levels_kept/a row set beside a level of dates
x = pd.DataFrame({'k': [2, 3], 'd': pd.to_datetime(['2020-01-01', '2020-01-02']), 'v': [1.5, 2]}).set_index(['k', 'd'])
x.loc[0, 'v'] = 5
result = x
# case: levels_kept/used levels of filtered rows
x = pd.DataFrame({'k': [2, 1, 2], 't': ['z', 'a', 'b'], 'v': [1, 2, 3]}).set_index(['k', 't'])
x = x[x['v'] > 1].index.remove_unused_levels()
result = [list(each) for each in x.levels], [list(c) for c in x.codes]
# case: levels_kept/used levels of last rows
x = pd.DataFrame({'k': [1, 2, 3], 't': ['z', 'b', 'a'], 'v': [1, 2, 3]}).set_index(['k', 't'])
x = x[::-1][:2].index.remove_unused_levels()
result = [list(each) for each in x.levels], [list(c) for c in x.codes]
# case: levels_kept/shape of levels
x = pd.DataFrame({'k': [2, 1, 2], 't': ['z', 'a', 'b'], 'v': [1, 2, 3]}).groupby(['k', 't']).sum()[:1].index
result = x.levshape
# case: levels_kept/a row appended to sizes
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'a', 'b']}).groupby(['k', 't']).size()
x.loc[(1, 'c')] = 5
result = x
# case: levels_kept/dropped rows of a level that is not there
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'x', 'y'], 'v': 1}).set_index(['k'])
result = x.drop('z', level='t')
# case: levels_kept/set all levels
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels([['a', 'b'], [5, 6]])
result = x
# case: levels_kept/set too few levels
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels(['a'], level=0)
result = x
# case: levels_kept/set equal levels
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels(['a', 'a'], level=0)
result = x
# case: levels_kept/set levels that go down and sort
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels(['b', 'a'], level=0)
result = x.sort_index()
# case: levels_kept/levels of a plain index
result = pd.Index([1, 2]).levels
# case: levels_kept/statistics swapped sorted and stacked
x = pd.DataFrame({'k': [1, 1, 2, 3], 'w': [5, 6, 7, 8], 'v': [1, 2, 3, 4]}).groupby('k').agg({'v': ['sum', 'max'], 'w': ['max', 'sum']})
result = x.swaplevel(axis=1).sort_index(axis=1)['max'].stack()
# data: missing_objects_and_windows
import pandas as pd
import numpy as np
# case: missing_objects_and_windows/describe_counts_durations_in_numpys_ints
x = pd.Series(pd.to_timedelta(['1 days']))
result = type(x.describe()['count']).__name__
# case: missing_objects_and_windows/text_and_missing_nullable_floats
result = pd.Series(['a', 'b']) + pd.Series([None, None], dtype='Float64')
# case: missing_objects_and_windows/grouped_objects_that_are_times_and_numbers
x = pd.DataFrame({'d': [pd.Timestamp('2020-01-15')] * 2, 'e': [1, 1], 'c': [1, 2]}).astype({'d': object})
result = x.groupby(['d', 'e']).sum().index.levels[0].dtype.name, x.groupby(['d', 'e'], as_index=False).sum().dtypes.astype(str).tolist(), x.groupby(['d', 'e']).sum().reset_index().dtypes.astype(str).tolist()
# data: neighbours_of_groups
import pandas as pd
import numpy as np
# case: neighbours_of_groups/largest values have labels of one kind
s = pd.Series([1, 5, 3], index=[2, 'a', 'b'])
result = s.drop('b').nsmallest(1).index[0]
# case: neighbours_of_groups/a pivot table of the rows' number without other columns
result = pd.DataFrame({'a': ['x', 'y'], 'b': [1, 2]}).pivot_table(index='b', columns='a', values='b', aggfunc=len)
# data: one_row_of_a_series
import pandas as pd
import numpy as np
# case: one_row_of_a_series/integers set to floats
x = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
x.loc[[1]] = pd.Series([7.5, 8.5])
result = x
# data: random_2
import pandas as pd
import numpy as np
# case: random_2/3-157
x = pd.DataFrame({'k': [], 'n1': [], 'i1': [], 't2': [], 'b2': []})
y = pd.DataFrame({'k': [2], 'n2': ['b'], 'd1': pd.to_datetime([None]), 'f1': [0.5]})
x = x.groupby('t2')['n1'].apply(lambda s: s.max() - s.min())
x = x.shift()
x = x.shift()
result = x
# data: random_3
import pandas as pd
import numpy as np
# case: random_3/3-305
x = pd.DataFrame({'k': [], 'n2': [], 'i1': [], 't1': []})
y = pd.DataFrame({'k': [1], 'd1': pd.to_datetime(['2021-12-31']), 'n1': ['b'], 'b1': [True]})
x['c'] = np.where(x['k'] > 1, x['k'], 'lo')
x['c'] = x['c'].str.upper()
result = x
# case: random_3/3-316
x = pd.DataFrame({'k': [2, 2, 2, 1, 1, 2], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2020-01-15']), 'f1': [10.0, 0.0, 2.0, 1.5, None, -3.25]})
y = pd.DataFrame({'k': [1, 2, 1, 1], 'i1': [2, -4, 2, 1], 'd2': pd.to_datetime(['2020-01-15', None, '2020-01-15', '2021-12-31'])})
x = x.max()
x = x.astype('category')
x = x.mode()
x = x.fillna(0)
result = x
# data: random_4
import pandas as pd
import numpy as np
# case: random_4/3-551
x = pd.DataFrame({'k': [3, 1, 3], 'f2': [None, 0.5, np.nan], 'n1': ['a', ' d ', 'Cc'], 'b1': [False, True, False], 't1': ['Cc', 'Cc', '']})
y = pd.DataFrame({'k': [2], 't1': ['a'], 'n2': ['Cc']})
x = x.max()
x = x.min()
result = x
# data: ranges_and_rows
import pandas as pd
import numpy as np
f = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 5, 6], 'c': ['p', 'q', 'r']})
t = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', None, '2021-05-05']), 'n': [1, 2, 3]})
# case: ranges_and_rows/range-stays-when-nothing-is-taken
r = f.index
result = [type(each).__name__ for each in (r.unique(), r.drop_duplicates(), r.dropna(), r.astype(int))]
# case: ranges_and_rows/range-with-a-label-more-or-less
r = f.index
result = [str(each) for each in (r.insert(3, 3), r.insert(0, -1), r.delete(0), r.drop([2]), r.rename('x'))]
# case: ranges_and_rows/at-with-one-key
result = f.at[0]
# data: same_labels
import pandas as pd
import numpy as np

# case: same_labels/agg_dict_deep
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 'a'), ('k', 'b'), ('z', 'c')]))
result = x.groupby(('k', 'a')).agg({('k', 'b'): ['min', 'max'], ('z', 'c'): 'sum'})

# case: same_labels/filter_rows_dup
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], index=['a', 'a'])
result = x.filter(items=['a'], axis=0)

# case: same_labels/nat_format
result = f"{pd.NaT:.2f}"

# case: same_labels/drop_deep_dup_tuple
x = pd.DataFrame({'a': [1, 2, 3]}, index=pd.MultiIndex.from_tuples([(1, 'a'), (1, 'a'), (2, 'b')]))
result = x.drop((1, 'z'))

# case: same_labels/isin_series
x = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']})
result = x.isin(pd.Series([1, 'y'])), x.isin(pd.Series([3, 2, 1])), x[['a']].isin(pd.Series([2, 1], index=[1, 0]))

# case: same_labels/isin_series_dup
x = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']})
result = x.isin(pd.Series([1, 2], index=[0, 0]))

# case: same_labels/isin_frame
x = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']})
result = x.isin(pd.DataFrame({'a': [1, 5], 'c': [1, 2]})), x.isin(x)

# case: same_labels/deep_mask_unnamed
x = pd.DataFrame([[1, 2, 3], [1, 4, 5]], columns=pd.MultiIndex.from_tuples([('k', 1), ('k', 2), ('z', 1)]))
result = x[x['k'] > 1]

# case: same_labels/iterrows_masked_labels
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(pd.array([5, 6], dtype='Int64')))
result = [type(i).__name__ for i, r in x.iterrows()] + [type(i).__name__ for i in x.index] + [type(t[0]).__name__ for t in x.itertuples()]

# case: same_labels/concat_keys_levels
x = pd.DataFrame([[1, 2]], columns=['a', 'a'])
y = pd.DataFrame({'k': [1]}, index=pd.MultiIndex.from_tuples([(1, 2)]))
result = pd.concat([x, y], keys=['p', 'q'])
# data: scalars_beside_columns
# The most frequent of lists, places of greatest objects, NA beside numbers, narrow integers.
import pandas as pd
import numpy as np

# case: scalars_beside_columns/times_less_than_na
result = pd.Series(pd.to_datetime(['2020-01-01'])) < pd.NA

# case: scalars_beside_columns/str_get_of_none_but_nat
result = pd.Series([1, pd.NaT, 10.0], dtype=object).str.get(0)

# data: shared_labels
import pandas as pd
import numpy as np

# case: shared_labels/merge by an outer label of one column
x = pd.DataFrame({'k':[2,1],'v':[1,2]}).groupby('k').agg({'v':['min']})
result = x.merge(x[['v']], on='v')

# case: shared_labels/merge by a label of a level and of columns
x = pd.DataFrame({'k':[2,1],'v':[1,2]}).groupby('k').agg({'k':['min','max']})
result = x.merge(x, on='k')

# case: shared_labels/combine first of repeated columns
x = pd.DataFrame([[1,2],[3,4]], columns=['k','k'])
result = x.combine_first(x)

# case: shared_labels/merge on an index of more levels
x = pd.DataFrame({'k': [1], 'v': [2]})
y = pd.DataFrame({'w': [1]}, index=pd.MultiIndex.from_arrays([[5], ['s']]))
result = x.merge(y, left_on='nowhere', right_index=True)
# data: slips_of_many_kinds
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'c': pd.Categorical(['x', 'y', 'x'], categories=['x', 'y', 'z']), 'v': [1, 2, 3], 'w': [1.5, 2.5, None], 't': ['p', 'q', None]})
days = pd.DataFrame({'s': ['A', 'A', 'B', 'B'], 'ts': pd.to_datetime(['2024-05-01', '2024-05-04', '2024-05-01', '2024-05-02']), 'value': [1, 2, 3, 4]})
s = pd.Series([1.1, 2.7, np.nan, -3.3])
two = df.groupby(['k', 'c'], observed=True)[['v', 'w']].sum()

# case: slips_of_many_kinds/named_of_repeated_columns
d = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'g'])
result = d.agg(n=('k', 'count'))

# case: slips_of_many_kinds/bins_of_text
result = df['k'].value_counts(bins=3)

# data: text_beside_times
import pandas as pd
import numpy as np
d = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-05-05']))
e = pd.Series(pd.to_timedelta(['1 days', None, '2 days']))
# case: text_beside_times/no-dates-before-other-text
result = (d.iloc[1:2] < pd.Series(['b'], index=[1])).tolist()
# case: text_beside_times/dates-beside-nullable-text
x = pd.Series(['2020-01-01', '2021-01-01', None], dtype='string')
result = d == x, x == d
# case: text_beside_times/dates-beside-categories-of-text
result = (d < pd.Series(pd.Categorical(['2020-01-02', '2021-01-01', '2020-01-01']))).tolist()
# case: text_beside_times/spans-beside-text
result = (e < pd.Series(['2 days', '2 days', '1 days'])).tolist()
# case: text_beside_times/spans-divided-by-no-text
result = e.iloc[:0] // pd.Series([], dtype='string')
# case: text_beside_times/group-of-missing-times
x = pd.DataFrame({'h': pd.Series([pd.NaT, pd.NaT], dtype=object), 'n': [1, 2]})
result = x.groupby('h', dropna=False).size()
# case: text_beside_times/quantile-of-quantiles-of-nothing
result = pd.DataFrame({'a': pd.array([], dtype='Int64')}).quantile([0.25, 0.5]).quantile([0.5])
# case: text_beside_times/described-groups-of-nullable
result = pd.DataFrame({'k': [1, 1], 'v': pd.array([1, 2], dtype='Int64')}).groupby('k')['v'].describe()
# case: text_beside_times/nothing-interpolated
result = pd.Series([], dtype='Int64').interpolate()
# data: unordered_levels
import pandas as pd
import numpy as np

# case: unordered_levels/repeated labels without an order
x = pd.DataFrame({'v':[1,2,3]}, index=pd.MultiIndex.from_tuples([('p',1),('p',1),('q',pd.Timestamp('2020-01-01'))]))
result = x.unstack()
# data: whole_columns
import pandas as pd
import numpy as np

# case: whole_columns/a whole column of numbers becomes None
x = pd.DataFrame({'a': [1, 2], 'b': [1.0, 2.0]})
x.loc[:, 'b'] = None
result = x

# data: widths_and_nothing
import pandas as pd
import numpy as np

# case: widths_and_nothing/missing labels of several levels
result = pd.DataFrame({'a': [1], 'b': [2]}).groupby(['a', 'b']).size().index.isna()

# case: widths_and_nothing/objects that are all NaT
x = pd.DataFrame({'d': [pd.NaT, pd.NaT], 'b': [1, 2]}, dtype=object)
result = [x.infer_objects(), x['d'].replace({'a': 'A', 'b': None})]
