# data: attributes_of_a_program
import pandas as pd
import numpy as np
d = pd.DataFrame({'k': ['a', 'b', 'a'], 'v': [1, 2, 3]})

# case: attributes_of_a_program/index-of-several-levels
m = pd.MultiIndex.from_tuples([('b', 2), ('a', 1)])
m.index = [0, 1]
result = m.sort_values()

# case: attributes_of_a_program/computed
i = pd.Index([1, 2])
i.size = 4

# case: attributes_of_a_program/column-of-groups
g = d.groupby('k')
g.v = 3
result = (g.v, g['v'].sum())

# case: attributes_of_a_program/rename-errors-raise
result = d['v'].rename({7: 1}, errors='raise')

# case: attributes_of_a_program/duplicated-of-zero
result = d['k'].duplicated(0)

# data: axis_names
import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
# case: axis_names/a frame is no list of names
result = df.rename_axis(df)
# case: axis_names/a series is no list of names
result = df.rename_axis(df['a'])
# case: axis_names/a function is no list of names
result = df.set_index('a').rename_axis(str.upper)
# case: axis_names/two names for one level
result = df.rename_axis(['x', 'y'])
# case: axis_names/one name of a list for two levels
result = df.set_index(['a', 'b']).rename_axis(['x'])
# case: axis_names/names of a series
result = df['a'].rename_axis({'a': 'b'})
# case: axis_names/a dict by keyword
result = df.set_index('a').rename_axis(index={'a': 'x'})
# data: bins_beside_missing_ones
import pandas as pd
import numpy as np
x = pd.DataFrame({'c': pd.cut(pd.Series([0.5, -3., None]), bins=[-5, 0, 2]), 'k': [1, 2, 3]})
y = x.set_index('c')
# case: bins_beside_missing_ones/text
result = str(y), str(y['k']), str(y.index)
# data: both_axes_and_one
import numpy as np
import pandas as pd

cups = pd.DataFrame({"red": [1, 2, 3], "blue": [4, 5, 6]}, index=["a", "b", "c"])
days = pd.Series([1, 2, 3, 4], index=pd.date_range("2021-01-01", periods=4, freq="12h"), name="n")
deep = pd.DataFrame(np.arange(12).reshape(6, 2), columns=["x", "y"], index=pd.MultiIndex.from_product([["p", "q"], [1, 2, 3]], names=["k", "n"]))
kinds = pd.Series(["a", "b", "a"], dtype="category")

# case: both_axes_and_one/reindex_nullable
result = cups.astype("Int64").reindex(index=["a", "b"], columns=["red", "green"])
# case: both_axes_and_one/rename_categories_null
result = kinds.cat.rename_categories(["x", None])
# case: both_axes_and_one/set_ordered_categories
df = pd.DataFrame({"kind": kinds})
df.loc[0:1, "kind"] = pd.Categorical(["b", "b"], categories=["a", "b"], ordered=True)
result = df
# case: both_axes_and_one/transform_lists_of_columns
result = cups.transform({"red": np.abs, "blue": ["sqrt", lambda x: x + 1]})
# case: both_axes_and_one/rows_alone
result = deep.loc(axis=0)[:, [1, 3]]
# case: both_axes_and_one/rows_of_one_level
result = [cups.loc(axis=0)[["a"]], cups.loc(axis="columns")["red":"red"], cups.loc()["a"]]
# case: both_axes_and_one/rows_alone_set
df = deep.copy()
df.loc(axis=0)["p", :] = -1
result = df
# case: both_axes_and_one/axis_by_list
result = deep.loc([True, False])
# case: both_axes_and_one/axis_by_level
result = deep.loc(level=0)
# case: both_axes_and_one/no_such_axis
result = cups.loc(axis=2)["a"]
# case: both_axes_and_one/months_beside_durations
result = pd.Series(pd.to_timedelta(["1 day"])) + pd.offsets.MonthEnd(1)
# data: chosen_levels
import numpy as np
import pandas as pd

# case: chosen_levels/chosen-levels-5
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = df.groupby('k')[['b', 'a']].describe().loc[:, (['b', 'a'], ['mean', 'count'])]
# case: chosen_levels/chosen-levels-15
df = pd.DataFrame({'k': ['y', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(slice('x', 'y'), slice(1, 2)), :]
# case: chosen_levels/chosen-levels-16
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(slice('x', 'y'), slice(2, 3)), :]
# case: chosen_levels/chosen-levels-18
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[pd.IndexSlice[:, [3, 2]], :], df['a'].loc[pd.IndexSlice[['y', 'x'], :]]
# data: corners_of_labels
import numpy as np
import pandas as pd

# case: corners_of_labels/corners-of-labels-4
x = pd.Series([3, pd.NaT], dtype=object)
result = x.str.join('+'), x.str.upper(), x.str.len(), x.str.strip(), x.str.cat(['a', 'b'])
# case: corners_of_labels/corners-of-labels-8
x = pd.Series([pd.Timestamp('2020-01-15'), pd.NaT], dtype=object)
result = x.groupby(['d', 'd']).max()
# case: corners_of_labels/corners-of-labels-20
x = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-02']))
result = x.shift(1, fill_value=0)
# case: corners_of_labels/corners-of-labels-24
c = pd.cut(pd.Series([3, 1, 7, 9]), [0, 2, 5, 8, 10], labels=['a', 'b', 'c', 'd'])
result = c.to_frame('b').groupby('b').ngroup(), c.to_frame('b').iloc[[0, 2]].groupby('b').ngroup(), c.to_frame('b').iloc[[0]].groupby('b').ngroup(), c.to_frame('b').iloc[[2, 0]].groupby('b', observed=True).ngroup()
# data: dates_among_levels
import pandas as pd

df = pd.DataFrame(
    {"v": range(5)},
    index=pd.MultiIndex.from_arrays(
        [
            ["a", "a", "a", "b", "b"],
            pd.to_datetime(["2024-01-01", "2024-01-15", "2024-02-01", "2024-01-01", "2024-03-01"]),
        ],
        names=["k", "d"],
    ),
)
wide = pd.DataFrame(
    [[1, 2, 3]], columns=pd.MultiIndex.from_tuples([("A", "lo"), ("A", "hi"), ("B", "lo")])
)
twice = df.iloc[[0, 0, 3]]

# case: dates_among_levels/a year that is not there
result = df.loc[("a", "2023")]

# case: dates_among_levels/reindexed by a level of labels that repeat
result = twice.reindex(["a"], level="k")

# data: index_elements
import pandas as pd
import numpy as np
# case: index_elements/order, places and missing labels
i = pd.Index([3, 1, 2], name='n')
result = [i.argsort(), i.argmax(), i.argmin(), i.take([0, -1]), i.delete(1), i.delete([0, 1]), i.repeat(2), i.hasnans, i.is_monotonic_decreasing, i.ndim]
# case: index_elements/missing labels are found and filled
i = pd.Index([1.0, np.nan])
result = [i.isnull(), i.notnull(), i.hasnans, i.fillna(0)]
# case: index_elements/truths of labels
result = [pd.Index([1, 0]).all(), pd.Index([1, 0]).any(), pd.Index([5]).item()]
# case: index_elements/other indexes have no bounds
result = pd.Index([1, 5]).start
# case: index_elements/numbers are rounded
result = pd.Index([1.26, 2.0]).round(1)
# case: index_elements/dates are rounded
d = pd.DatetimeIndex(['2020-01-01 10:31', '2020-02-29 23:59'])
result = [d.normalize(), d.floor('h'), d.ceil('D'), d.round('h'), d.is_month_end, d.is_leap_year]
# case: index_elements/other labels have no dates
result = pd.Index([1]).normalize()
# case: index_elements/a category that is not there cannot be removed
result = pd.Series(['a'], dtype='category').cat.remove_categories('z')
# case: index_elements/hyperbolic functions
import math
result = [round(math.asinh(0.5), 12), round(math.acosh(2), 12), round(math.atanh(0.5), 12), math.exp2(3)]
# data: indexes_as_series_and_levels
import pandas as pd
import numpy as np
s = pd.Series([7, -4, 9], index=['x', 'y', 'z'], name='n')
mi = pd.MultiIndex.from_tuples([('b', 2), ('a', 3), ('b', 1), ('a', 1)], names=['k', 'n'])
one = pd.DataFrame({'a': [1, 2, 3], 'b': ['u', 'v', None], 'c': [1.5, np.nan, 2.5]}, index=['p', 'q', 'r'])
two = one.copy()
two.loc['p', 'a'] = 9
two.loc['r', 'b'] = 'w'
sold = pd.DataFrame({'shop': ['N', 'S', 'N', 'S', 'N', None], 'day': [1, 1, 2, 2, 3, 3], 'sum': [np.nan, 4.0, 5.0, np.nan, 7.0, 8.0]})
# case: indexes_as_series_and_levels/series-index-short
result = s.index.to_series(index=[10, 20])
# case: indexes_as_series_and_levels/index-truncate
result = pd.Index([1, 3, 5, 7]).truncate(2, 5)
# case: indexes_as_series_and_levels/difference-unsorted
result = pd.Index([5, 2, 9, 1]).difference([9], sort=False)
# case: indexes_as_series_and_levels/difference-true
result = pd.Index([5, 2, 9, 1]).difference([], sort=True)
# case: indexes_as_series_and_levels/truncate-columns-both
result = one.truncate('a', 'b', axis='columns')
# case: indexes_as_series_and_levels/truncate-rows
result = one.truncate(after='q', axis=0)
# case: indexes_as_series_and_levels/compare-below-rows
result = one.compare(two, align_axis='index')
# case: indexes_as_series_and_levels/compare-below-kept
result = one.compare(two, align_axis=0, keep_equal=True, keep_shape=True)
# case: indexes_as_series_and_levels/divmod-series
result = s.divmod(pd.Series([2, 3], index=['x', 'z']), fill_value=1)
# data: labels
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4], 'c': ['x', 'y']})
# case: labels/rename-mapper-axis
result = df.rename({'a': 'A'}, axis=1)
# case: labels/rename-errors-raise
result = df.rename(columns={'zz': 'q'}, errors='raise')
# case: labels/reset-index-existing
t = df.copy()
t.index.name = 'a'
result = t.reset_index()
# data: labels_as_text
import pandas as pd
import numpy as np
# case: labels_as_text/categories
i = pd.Index([1, 2, 3])
result = i.astype('category'), i.astype('category').astype(pd.CategoricalDtype([2, 1])), i.astype('category').astype('category')
# data: labels_from_lists
import pandas as pd
import numpy as np
two = [['a', 'a'], ['n', 'm']]
tuples = [('a', 'n'), ('a', 'm')]
df = pd.DataFrame([[1, 2], [3, 4]])
# case: labels_from_lists/lists and arrays with names
result = pd.DataFrame({'v': [1, 2]}, index=[pd.Series(['x', 'y'], name='k'), np.array([1, 2])])
# case: labels_from_lists/rows of an array of text are labels
df.index = np.array([["a", "b"], ["c", "d"]])
result = df
# case: labels_from_lists/tuples that stay tuples out of an iterator
result = pd.Index(iter(tuples), tupleize_cols=False)
# case: labels_from_lists/rows of numbers are no labels
df.index = np.array([[1, 2], [3, 4]])
result = df
# data: labels_without_place
import numpy as np
import pandas as pd

# case: labels_without_place/labels-without-place-2
x = pd.DataFrame({'k': [2, 3, 4]}, index=[1, 0, 1])
result = x.loc[:'p']
# case: labels_without_place/labels-without-place-3
x = pd.DataFrame({'k': [2, 3, 4]}, index=[2, 1, 0])
result = x.loc['p':]
# case: labels_without_place/labels-without-place-9
x = pd.DataFrame([[1, 2]], columns=['a', 'a'], index=[True])
result = x.loc[x['a'].idxmax(), 'a']
# data: levels
import numpy as np
import pandas as pd
df = pd.DataFrame({"k": ["a", "b", "a", "b"], "v": [1, 2, 3, 4], "w": [1.5, np.nan, 2.5, 4.0]})
two = df.set_index(["k", "v"])[["w"]].sort_index()
s = df.groupby(["k", "v"])["w"].sum()
# case: levels/reorder-levels
result = two.reorder_levels(["v", "k"])
# case: levels/reorder-levels-series
result = s.reorder_levels([1, 0]).sort_index()
# data: levels_and_groups
import pandas as pd
import numpy as np
f = pd.DataFrame({'g': ['a', 'b', 'a', 'b', 'c'], 'h': [1, 1, 2, 2, 1], 'x': [5, 3, 8, None, 1], 'y': [1.5, 2.5, 3.5, 4.5, 5.5]})
m = f.groupby(['g', 'h'])[['x', 'y']].sum()
# case: levels_and_groups/rename-labels-5
result = f.rename({0: 'zero'}, axis='index').index.tolist()
# case: levels_and_groups/multi-index-methods-14
i = m.index
result = i.get_loc(('a', 2))
# data: levels_made_of_lists
import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
ft = pd.MultiIndex.from_tuples
fp = pd.MultiIndex.from_product
s = pd.Series([1, 2, 3], index=['a', 'b', 'c'])
def lv(m):
    return [(str(x.dtype), list(x), x.name) for x in m.levels]
def lg(m):
    return [str(m.get_level_values(i).dtype) for i in range(m.nlevels)]
p = pd.Series(pd.PeriodIndex(['2024-01', '2024-02'], freq='M'))
pdf = pd.DataFrame({'k': ['a', 'b', None, 'a', 'c'], 'g': ['x', None, 'y', 'x', 'y'], 'v': [1, 2, 3, 4, 5]})

# case: levels_made_of_lists/made-5
result = lv(fa([[None, None], [1, 2]]))

# case: levels_made_of_lists/made-37
result = fa([[1, None, 3], ['a', 'b', 'c']]).to_frame().dtypes

# case: levels_made_of_lists/made-48
result = ft([], names=['a', 'b'])

# case: levels_made_of_lists/made-52
result = fa([[], []], names=['a', 'b']).union(fa([[1], [2]], names=['a', 'c'])).names

# case: levels_made_of_lists/made-59
result = fa([[1], [2]], names=['a', 'b']).intersection(fa([[], []], names=['a', 'c'])).names

# case: levels_made_of_lists/made-63
result = fa([[1], [2]], names=['a', 'b']).symmetric_difference(fa([[], []])).names

# case: levels_made_of_lists/made-75
result = pd.DataFrame({'v': [1]}, index=fa([[1], [2]], names=['a', 'b'])).join(pd.DataFrame({'w': []}, index=pd.Index([], name='a'))).index.names

# case: levels_made_of_lists/made-76
result = pd.DataFrame({'v': [1]}, index=fa([[1], [2]], names=['a', 'b'])).join(pd.DataFrame({'w': []}, index=fa([[], []], names=['a', 'b'])), how='outer').index.names

# case: levels_made_of_lists/made-77
result = pd.DataFrame({'v': [1]}, index=fa([[1], [2]], names=['a', 'b'])).join(pd.DataFrame({'w': []}, index=fa([[], []], names=['a', 'c'])), how='outer').index.names

# data: levels_named_twice_and_orders
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'c': pd.Categorical(['x', 'y', 'x'], categories=['x', 'y', 'z']), 'v': [1, 2, 3], 'w': [1.5, 2.5, None], 't': ['p', 'q', None]})
days = pd.DataFrame({'s': ['A', 'A', 'B', 'B'], 'ts': pd.to_datetime(['2024-05-01', '2024-05-04', '2024-05-01', '2024-05-02']), 'value': [1, 2, 3, 4]})
s = pd.Series([1.1, 2.7, np.nan, -3.3])
two = df.groupby(['k', 'c'], observed=True)[['v', 'w']].sum()

# case: levels_named_twice_and_orders/repeated_level_name_dropped
result = df.groupby(['k', 'k'])['v'].sum().droplevel('k')

# case: levels_named_twice_and_orders/reorder_flat_columns
result = two.reorder_levels(['c', 'k'], axis=1)

# case: levels_named_twice_and_orders/drop_columns_by_rows
result = df.dropna(axis=1, subset=[2])

# case: levels_named_twice_and_orders/drop_columns_by_missing_label
result = df.dropna(axis='columns', subset=['v'])

# case: levels_named_twice_and_orders/slices_that_fit_nothing
d = df.groupby(['k', 'c', 'v'], observed=True)['w'].sum()
result = d.loc[['b'], :, 1]

# data: levels_of_whole_numbers
import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
m = fa([[1, None, 3, 1], ['a', 'b', 'c', 'b']], names=['x', 'y'])
b = fa([[True, None, False, True], ['a', 'b', 'c', 'b']], names=['x', 'y'])
s = pd.Series([1, 2, 3, 4], index=m)
t = pd.Series([1, 2, 3, 4], index=b)
df = s.to_frame('v')

# case: levels_of_whole_numbers/levels-32
result = m.nunique()

# case: levels_of_whole_numbers/levels-33
result = m.unique(level=0)

# case: levels_of_whole_numbers/levels-35
result = m.isin([1], level=0)

# case: levels_of_whole_numbers/levels-39
result = m.union(m).levels[0]

# case: levels_of_whole_numbers/levels-43
result = m.astype(object)

# case: levels_of_whole_numbers/levels-51
result = pd.concat({'p': s, 'q': s}).index.levels[1]

# case: levels_of_whole_numbers/levels-57
result = (s + s[:2]).index.levels[0]

# case: levels_of_whole_numbers/levels-72
result = s.rename(index={1: 5}).index.levels[0]

# case: levels_of_whole_numbers/levels-76
result = s.index.reorder_levels([1, 0]).levels[1]

# case: levels_of_whole_numbers/levels-82
result = pd.MultiIndex(levels=[[1, 2], ['a', 'b']], codes=[[0, -1], [0, 1]]).get_level_values(0)

# data: levels_without_common_names
import pandas as pd
import numpy as np
a=pd.Series([1.,np.nan], index=pd.MultiIndex.from_tuples([('a','m'),('b','m')],names=['x','y']))
b=pd.Series({('b','m'):50., ('z','m'):1.})
c=pd.Series({('b','m'):50., ('z','m'):1.})
c.index.names=['x',None]
d=pd.Series({('b','m'):50., ('a','m'):1.})
# case: levels_without_common_names/a+c
result = a+c

# case: levels_without_common_names/a == b
result = a == b

# case: levels_without_common_names/a.mask(d > 1)
result = a.mask(d > 1)

# case: levels_without_common_names/a[d > 1]
result = a[d > 1]

# data: mapped_labels
import numpy as np
import pandas as pd

# case: mapped_labels/mapped-labels-5
result = pd.Index(pd.array([2.5, None], dtype='Float64')).map(lambda i: i / 4)
# case: mapped_labels/mapped-labels-7
result = pd.Index(pd.array(['a', None], dtype='string')).map(lambda i: str(i) + 'x')
# case: mapped_labels/mapped-labels-9
result = pd.Index(pd.array(['a', 'b'], dtype='string')).map(lambda i: (i, 1))
# data: methods_of_categories
import pandas as pd
import numpy as np
ci = pd.CategoricalIndex(['lo', 'hi', None, 'lo'], categories=['lo', 'mid', 'hi'], name='grade')
c = pd.Categorical(['b', 'a', None, 'b'], categories=['b', 'a', 'z'])
# case: methods_of_categories/index-renamed-by-set
result = ci.set_categories(['L', 'M'], rename=True)
# case: methods_of_categories/index-add
result = ci.add_categories(['top'])
# case: methods_of_categories/index-reorder-others
result = ci.reorder_categories(['hi', 'mid'])
# case: methods_of_categories/array-no-categories
result = np.array([1, 2]).as_ordered()
# data: methods_of_levels
import pandas as pd
import numpy as np
mi = pd.MultiIndex.from_product([['a', 'b'], [1, 2]], names=['x', 'y'])

# case: methods_of_levels/a copy of other names
result = mi.copy(names=['m', 'n'])
# case: methods_of_levels/identical
result = mi.identical(mi.copy()), mi.identical(mi.set_names(['p', 'q'])), pd.Index([1]).identical(pd.Index([1.0]))
# case: methods_of_levels/text of labels
result = mi.str.len()
# case: methods_of_levels/an array
result = mi.array
# case: methods_of_levels/truth of all
result = mi.all()
# case: methods_of_levels/in places
result = mi.where([True] * 4)
# case: methods_of_levels/a product of letters
result = pd.MultiIndex.from_product(['ab', 'cd'])
# case: methods_of_levels/arrays that end before they begin
result = pd.IntervalIndex.from_arrays([0, 2], [1, 1])
# case: methods_of_levels/a missing interval
result = pd.IntervalIndex.from_tuples([(0, 1), np.nan])
# case: methods_of_levels/closed otherwise
result = pd.IntervalIndex.from_breaks([0, 1, 2], name='i').set_closed('both')
# data: missing_in_tuples
import numpy as np
import pandas as pd

# case: missing_in_tuples/missing-in-tuples-4
x = pd.DataFrame({'k': [1, 1], 's': [None, 2.5], 'f1': [1.5, 2.5]})
result = x.groupby(['k', 's'], dropna=False)['f1'].sum().idxmin()
# data: names_and_updates
import pandas as pd
import numpy as np
df = pd.DataFrame({'a':[1,2,3],'b':[4.0,5.5,6.0],'c':['x','y','z']}, index=['p','q','r'])
s = pd.Series([1,2,3], index=['p','q','r'], name='s')
mi = pd.MultiIndex.from_tuples([('N',1),('N',2),('S',1)], names=['reg','n'])
ms = pd.Series([10,20,30], index=mi)
mf = pd.DataFrame({'v':[1,2,3],'w':[4,5,6]}, index=mi)
# case: names_and_updates/dict_tight
result = df.to_dict('tight')
# case: names_and_updates/unstack_all
result = mf.unstack([0,1])
# case: names_and_updates/unstack_series_two
try:
    result = ms.unstack(['reg', 'n'])
except Exception as e:
    result = type(e).__name__
# case: names_and_updates/loc_tuple
result = ms.loc[('N', slice(None)),]
# case: names_and_updates/filter_items_tuples3
result = ms.filter(items=[('N',1),('S',1)])
# case: names_and_updates/td_slice_falling
i = pd.to_timedelta(['3 days','2 days','1 days'])
s2 = pd.Series([1,2,3], index=i)
result = s2.loc['3 days':'2 days']
# case: names_and_updates/period_reindex
p = pd.period_range('2020-01', periods=3, freq='M')
result = pd.Series([1,2,3], index=p).reindex(['2020-02','2020-05'])
# case: names_and_updates/corrwith_series
a = pd.DataFrame({'x':[1,2,3,4],'y':[4,2,1,0]})
result = a.corrwith(pd.Series([1,3,2,5]))
# case: names_and_updates/update7
d = pd.DataFrame({'b':[True,False,True]})
d.update(pd.DataFrame({'b':[False]}, index=[2]))
result = d
# case: names_and_updates/update_filter
d = pd.DataFrame({'a':[1,2,3]})
d.update(pd.DataFrame({'a':[10,20,30]}), filter_func=lambda x: x > 1)
result = d
# case: names_and_updates/compare_unlike
a = pd.DataFrame({'x':[1,2]}); b = pd.DataFrame({'x':[1,2,3]})
result = a.compare(b)
# case: names_and_updates/dot_frames
a = pd.DataFrame([[1,2],[3,4]], columns=['x','y']); w = pd.DataFrame({'p':[1.5,2],'q':[0,1]}, index=['y','x'])
result = a.dot(w)
# case: names_and_updates/dot_array
a = pd.DataFrame([[1,2],[3,4]], columns=['x','y'], index=['m','n'])
result = a @ np.array([1, 2])
# case: names_and_updates/dot_unaligned
a = pd.DataFrame([[1,2],[3,4]], columns=['x','y'])
result = a.dot(pd.Series({'x': 1, 'z': 2}))
# case: names_and_updates/series_pop_repeated
s2 = pd.Series([1,2,3], index=['a','a','b']); p = s2.pop('a')
result = [p, s2]
# data: names_of_both_sides
import pandas as pd
import numpy as np
# case: names_of_both_sides/cols
a = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('b', 2), ('a', 1)], names=['k', 'n']))
b = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('b', 2), ('a', 3)], names=['k', 'q']))
result = a + b
# data: names_of_columns_kept
import numpy as np
import pandas as pd

# case: names_of_columns_kept/names-kept-6
x = pd.DataFrame({'k': [1,2], 'f': ['a', 'b']}).rename_axis(columns='s').iloc[:0]
result = pd.get_dummies(x, columns=['f'])

# data: names_of_levels_by_rename
import pandas as pd
m = pd.MultiIndex.from_product([[1], [2, 3]], names=['x', 'y'])
# case: names_of_levels_by_rename/one level by its name
result = m.rename('b', level='y').names
# case: names_of_levels_by_rename/a level that there is not
result = m.rename('b', level='z').names
# case: names_of_levels_by_rename/a level of an index of one
result = pd.Index([1], name='a').rename('b', level=0)
# data: nan_as_a_key_and_unused_categories
import numpy as np
import pandas as pd

# case: nan_as_a_key_and_unused_categories/nan-as-a-key-and-unused-categories-28
result = (10 // float('-inf'), 10 // float('inf'), -10 // float('inf'), 10 % float('-inf'), -10 % float('inf'), 0.0 // float('-inf'))
# case: nan_as_a_key_and_unused_categories/nan-as-a-key-and-unused-categories-50
x = pd.DataFrame({'k': [3, 1], 'p': [np.nan, np.nan]})
x.columns = ['k', 'k']
result = pd.crosstab(pd.Series([1, 2]), pd.Series([1, 2]), values=x['k'], aggfunc='sum')
# case: nan_as_a_key_and_unused_categories/nan-as-a-key-and-unused-categories-51
x = pd.DataFrame({'n': [1, 2], 'c': pd.Categorical([None, None])})
result = x.set_index('c')['n'].to_dict()
# data: nearest_labels_and_places
import numpy as np
import pandas as pd

# case: nearest_labels_and_places/nearest-labels-and-places-2
result = pd.Series([1,2,3], index=[9,5,1]).reindex([0,2,3,4,6,7,8,20], method='nearest')
# case: nearest_labels_and_places/nearest-labels-and-places-3
result = pd.Series([1.5,2,3], index=[1.5,5,9]).reindex([0,3.25,3.2,np.nan], method='nearest')
# case: nearest_labels_and_places/nearest-labels-and-places-5
result = pd.DataFrame({'v':[1,2]}, index=pd.to_datetime(['2024-01-01','2024-01-05'])).reindex(pd.to_datetime(['2024-01-03','2023-12-01']), method='nearest')
# case: nearest_labels_and_places/nearest-labels-and-places-6
result = pd.Series([1,2,3], index=['a','c','e']).reindex(['b','c'], method='nearest')
# case: nearest_labels_and_places/nearest-labels-and-places-7
result = pd.Series([1,2,3], index=[1,9,5]).reindex([0,2], method='nearest')
# case: nearest_labels_and_places/nearest-labels-and-places-11
result = pd.Series([1,2,3], index=[1,5,9]).reindex([2,7], method='near')
# data: of_one_level
import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
w = g.unstack()
g3 = sales.groupby(['region', 'product', 'year'])[['qty', 'rev']].sum()
m = sales.groupby('region').agg({'qty': ['sum', 'max'], 'rev': ['mean']})
p3 = sales.pivot_table(index='region', columns=['product', 'year'], values=['qty', 'rev'], aggfunc='sum')
boss = pd.DataFrame({'region': ['S', 'Q', 'N'], 'boss': ['x', 'y', 'z']}).set_index('region')

# case: of_one_level/s.reindex(['a'], level='product')
result = s.reindex(['a'], level='product')

# case: of_one_level/g.drop('zzz', level='product')
result = g.drop('zzz', level='product')

# case: of_one_level/p3.drop('a', axis=1, level='product').columns.tolist()
result = p3.drop('a', axis=1, level='product').columns.tolist()

# case: of_one_level/p3.reindex(['rev'], level=0, axis=1)
result = p3.reindex(['rev'], level=0, axis=1)

# data: of_two_sides
import pandas as pd
import numpy as np
a = pd.Series([1.0, 2.0, 3.0], index=pd.Index([10.0, 20.0, 30.0], name='cid'))
b = pd.Series([5, 6, 7], index=pd.Index([20, 10, 40], name='id'))
f = pd.DataFrame({'x': [1, 2, 3], 'y': [4.0, None, 6]}, index=pd.Index(['p', 'q', 'r'], name='k'))
# case: of_two_sides/f.mul(pd.Series({'x': 1}), fill_value=1)
result = f.mul(pd.Series({'x': 1}), fill_value=1)
# case: of_two_sides/a.le(2, fill_value=1)
result = a.le(2, fill_value=1)
# data: one_level_in_tuples
# Labels of an index of one level in tuples, as value_counts of a list of columns has it.
import pandas as pd
import numpy as np
# case: one_level_in_tuples/9 v.at[3]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.at[3]
# case: one_level_in_tuples/33 v.index.isin([3])
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.index.isin([3])
# case: one_level_in_tuples/44 x.set_index('k')['f'] + v
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = x.set_index('k')['f'] + v
# data: operations_of_indexes
import pandas as pd, numpy as np
a = pd.Index([True, False, True])
b = pd.Index([True, True, False])
i1 = pd.Index([1,2,3], name='n')
i2 = pd.Index([2,3,4], name='n')
mi = pd.MultiIndex.from_tuples([('a',1),('b',2),('c',3)], names=['x','y'])
mj = pd.MultiIndex.from_tuples([('a',1),('d',4)], names=['x','z'])
dt = pd.date_range('2024-01-01', periods=4, name='d')
df = pd.DataFrame({'k':['a','b','a'],'v':[1,2,3]}, index=['r1','r2','r3'])
# case: operations_of_indexes/or text
result = pd.Index(['a','b']) | pd.Index(['b','c'])
# case: operations_of_indexes/not ints
result = ~i1
# case: operations_of_indexes/map multi tuples
result = mi.map(lambda t: (t[1], t[0]))
# case: operations_of_indexes/mi append names
result = mi.append(mj).names
# case: operations_of_indexes/get_indexer dup
result = pd.Index([1,1,2]).get_indexer([1])
# case: operations_of_indexes/get_loc interval itself
result = pd.IntervalIndex.from_tuples([(0,1),(1,2)]).get_loc(pd.Interval(1,2))
# case: operations_of_indexes/cat index categories
result = pd.CategoricalIndex(['a','b','a'], name='k').categories
# case: operations_of_indexes/period index of dates
result = pd.PeriodIndex(dt, freq='M')
# case: operations_of_indexes/nan timestamp
result = pd.Timestamp(float('nan'))
# data: ordered_dates_and_intervals
import datetime

import numpy as np
import pandas as pd

# case: ordered_dates_and_intervals/ordered-dates-and-intervals-4
c = pd.cut(pd.Series([1, 2, 3]), [0, 1, 3], right=False)
result = [str(c.cat.categories.values), len(c.cat.categories.values)]
# data: places_and_order_of_levels
import numpy as np
import pandas as pd

# case: places_and_order_of_levels/places-and-order-of-levels-4
x = pd.DataFrame({'s': [1, 2], 'g': [3, 4]}).stack()
result = x[x > 3].sort_index(level=1)
# data: ranges
import pandas as pd
import numpy as np
# case: ranges/union-of-range
x = pd.DataFrame({'a':[1,2,3],'b':list('xyz')})
result = x.index.union([1,2]).max()
# case: ranges/intersection-of-range
x = pd.DataFrame({'a':[1,2,3],'b':list('xyz')})
result = x.index.intersection([1,2]).max()
# data: rename_levels
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 2.0, 7.5], 'c': [3, 9, 1]})
# case: rename_levels/rename level series
s = df.groupby(['a', 'c'])['b'].sum()
result = s.rename(index={1: 'one', 3: 'three'}, level='c')
# data: repeated_columns_beside_others
import numpy as np
import pandas as pd

# case: repeated_columns_beside_others/repeated-columns-beside-others-3
a = pd.DataFrame([[1, 2, 3]], columns=['k', 'k', 'z'])
b = pd.DataFrame([[1]], columns=['k'])
result = a + b
# case: repeated_columns_beside_others/repeated-columns-beside-others-10
x = pd.DataFrame({'k': [], 'F1': pd.array([], dtype='Float64')})
y = pd.DataFrame({'k': [], 'w1': []})
x = pd.concat([x.reset_index(drop=True), y.reset_index(drop=True)], axis=1)
result = x[['k', 'F1', 'w1']].add(x['k'], axis=0)
# case: repeated_columns_beside_others/repeated-columns-beside-others-12
a = pd.DataFrame([[True, False]], columns=['k', 'k'])
b = pd.DataFrame([[True]], columns=['q'])
result = a & b
# data: repeated_labels
import pandas as pd
import numpy as np
# case: repeated_labels/to-numeric-of-a-frame
x = pd.DataFrame({'k': [1, 3, 2], 't': [None, 'a', 'b']})
x.columns = ['k', 'k']
result = pd.to_numeric(x['k'], errors='coerce')
# case: repeated_labels/qcut-of-a-frame
x = pd.DataFrame({'k': [1, 3, 2], 't': [None, 'a', 'b']})
x.columns = ['k', 'k']
result = pd.qcut(x['k'], 2)
# data: rows_and_tuples
import pandas as pd
import numpy as np
# case: rows_and_tuples/melt-nothing-of-numbered
result = pd.DataFrame({1:[True,False]}).melt(id_vars=[1])
# case: rows_and_tuples/row-with-number-category
result = pd.DataFrame({'a':[1,2],'c':pd.Categorical([5,6])}).iloc[0]
# case: rows_and_tuples/category-of-string
result = pd.Series(['a',None],dtype='string').astype('category').tolist()
# case: rows_and_tuples/apply-isnan-nullable
result = pd.Series([4,9],dtype='Int64').apply(np.isnan)
# case: rows_and_tuples/shift-truths-filled
result = pd.Series([True,False],dtype='boolean').shift(1,fill_value=0)
# case: rows_and_tuples/shift-numbers-filled
result = pd.Series([1,2],dtype='Int64').shift(1,fill_value=True)
# case: rows_and_tuples/nullable-truths-of-text
result = pd.Series(['x'],dtype='boolean')
# data: shared_indexes
import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 1, 2], 'c': ['x', 'y', 'x']})
# case: shared_indexes/a name of several levels read
m = df.set_index(['a', 'b'])
m.index.name = 'x'
result = m.index.name
# data: text_of_indexes
import pandas as pd, numpy as np
mi = pd.MultiIndex.from_tuples([('a',1),('b',2),('c',33)], names=['x','y'])
df = pd.DataFrame({'a':[1,2,3],'b':[1.5,2.5,np.nan],'c':['x','y','z']})
# case: text_of_indexes/mi empty no names
result = repr(pd.MultiIndex.from_product([['a'],[]]))
# case: text_of_indexes/mi long
result = repr(pd.MultiIndex.from_product([range(30),['a','b','c','d']], names=['n', None]))
# case: text_of_indexes/mi cat
result = repr(pd.MultiIndex.from_arrays([pd.Categorical(['a','b']),[1,2]]))
# case: text_of_indexes/mi wide
result = repr(pd.MultiIndex.from_arrays([['x'*30]*2,['y'*30]*2,['z'*30]*2]))
# case: text_of_indexes/ints 150
result = repr(pd.Index([i*i for i in range(150)], name='sq'))
# case: text_of_indexes/td nat
result = repr(pd.to_timedelta(['1 days',None,'3 days']))
# case: text_of_indexes/cat
result = repr(pd.CategoricalIndex(['a','b','a']))
# case: text_of_indexes/cat ints
result = repr(pd.CategoricalIndex([1,2,3,10]))
# case: text_of_indexes/range stop
result = (pd.RangeIndex(0,10,3).stop, pd.RangeIndex(10)[1:7:2].stop, df.index.stop, df.index.start, df.index.step)
# case: text_of_indexes/names fstring
result = f"{mi.names} {mi.levels[0]} {mi.codes[0]}"
# case: text_of_indexes/codes
result = repr(mi.codes)
# case: text_of_indexes/catdtype none
result = repr(pd.CategoricalDtype())
# case: text_of_indexes/catdtype ordered
result = pd.Series([3,1],dtype='category').dtype.ordered
# case: text_of_indexes/offsets
o = pd.offsets
result = [repr(x) for x in [o.MonthEnd(), o.MonthEnd(2), o.MonthBegin(-1), o.BDay(2), o.BusinessDay(), o.Week(), o.Week(weekday=0), o.Week(2,weekday=3), o.QuarterEnd(), o.QuarterBegin(), o.YearEnd(), o.YearBegin(), o.Day(), o.Hour(3), o.Minute(5), o.Second(), o.BMonthEnd(), o.BMonthBegin()]]
# case: text_of_indexes/date offsets
result = [repr(x) for x in [pd.DateOffset(months=1), pd.DateOffset(days=2,hours=3), pd.DateOffset(), pd.DateOffset(years=1,months=2), pd.DateOffset(weeks=1), 2*pd.DateOffset(months=1), -pd.DateOffset(days=1), pd.DateOffset(n=3,days=1), pd.DateOffset(n=2)]]
# case: text_of_indexes/freq attr
result = (repr(pd.date_range('2024-01-01',periods=3).freq), repr(pd.date_range('2024-01-01',periods=3,freq='ME').freq), pd.date_range('2024-01-01',periods=3).freq == 'D', repr(pd.period_range('2024-01',periods=2,freq='M').freq))
# case: text_of_indexes/series periods
result = str(pd.Series([1,2,3],index=pd.period_range('2024-01',periods=3,freq='M'),name='v'))
# case: text_of_indexes/set freq of frame
d = pd.DataFrame({'v':[1,2,3]},index=pd.to_datetime(['2024-01-01','2024-01-02','2024-01-03']))
d.index.freq = 'D'
result = str(d['v'])
# data: texts_around_tuples
import pandas as pd
# case: texts_around_tuples/labels of two levels
df = pd.DataFrame([[1, 2]], columns=[['a', 'a'], ['n', 'm']])
result = df.add_suffix('_x')
# data: times_among_objects
import numpy as np
import pandas as pd

# case: times_among_objects/labels_of_times-4
x = pd.DataFrame({('p', 'k'): [1, 2], 'c': [3, 4]})
result = x.loc[0, ('p', 'k')]

# case: times_among_objects/labels_of_times-19
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-01'], freq='M'))
result = x.loc['2020-01':]

# case: times_among_objects/labels_of_times-21
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-02'], freq='M'))
result = x['p':]

# case: times_among_objects/labels_of_times-22
x = pd.DataFrame({'v': [1, 2, 3]}, index=pd.PeriodIndex(['2020-01', '2020-02', '2020-02'], freq='M'))
result = x.loc[1:]

# case: times_among_objects/labels_of_times-29
x = pd.DataFrame({'k': [1, 3, 0], 'v': [3, 4, 5]}, index=pd.date_range('2020-01-31', periods=3, freq='ME', name='day'))
x.loc['total'] = x.sum()
result = x.drop(index='total')['k'].idxmax(), x.iloc[:3].reset_index()

# data: truths
import pandas as pd
import numpy as np
df = pd.DataFrame({'b': [True, False, True], 'n': ['x','y','z'], 'v': [1,2,3], 'B': pd.array([True, False, None], dtype='boolean'), 'o': [True, None, False]})
s1 = df.groupby('b')['v'].sum()
s2 = df.groupby(['b','n'])['v'].sum()
# case: truths/a list of numbers is no list of truths
result = s1.loc[[1]]
# case: truths/levels are of the kind of what is not missing
result = df.set_index(['o','n']).loc[1]
# data: two_sided_operations
import pandas as pd
import numpy as np
a = pd.DataFrame({'x':[1,2,3],'y':[4,5,6]}, index=['p','q','r'])
b = pd.DataFrame({'y':[10,20,30],'z':[7,8,9]}, index=['q','r','s'])
s = pd.Series([1,2,3], index=['p','q','r'], name='s')
t = pd.Series([10,20,30], index=['q','r','s'], name='t')
mi = pd.MultiIndex.from_tuples([('N',1),('N',2),('S',1)], names=['reg','n'])
mj = pd.MultiIndex.from_tuples([('S',1),('N',2),('T',1)], names=['reg','n'])
ms = pd.Series([10,20,30], index=mi, name='m')
mt = pd.Series([1,2,3], index=mj, name='m')
dup = pd.Series([1,2,3], index=['a','a','b'])
# case: two_sided_operations/series_or
result = (s > 1) | (t > 10)
# case: two_sided_operations/dup_frame_series
d = pd.DataFrame([[1,2,3]], columns=['a','a','b'])
result = d + pd.Series({'a':1,'b':2})
# case: two_sided_operations/combine_s
result = s.combine(t, max)
# case: two_sided_operations/series_align_axis
l, r = a.align(s, axis=0)
result = r
# case: two_sided_operations/align_frame_series_axis1
l, r = a.align(pd.Series({'x':1,'q':2}), axis=1)
result = [l, r]
# case: two_sided_operations/align_right
l, r = s.align(t, join='right')
result = [l, r]
# data: unknown_labels
import numpy as np
import pandas as pd

# case: unknown_labels/unknown-12
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = pd.get_dummies(a, columns=["k","Nope"])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown_labels/unknown-33
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.duplicated('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown_labels/unknown-41
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pivot_table(index='k', aggfunc={'Nope':'sum'})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# data: unlike_kinds
import pandas as pd
import numpy as np
b = pd.Series([5, 6], index=[False, True])
f = pd.DataFrame({'k': [1, 2], 'l': [[1], [2]], 's': ['a', 'b']})
d = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', '2020-02-01']), 'e': pd.to_timedelta(['1D', '2D']), 'k': [1, 2]})
r = pd.Series([1, 2], index=[0.5, 1.5])
# case: unlike_kinds/b.reindex([0, 1])
result = b.reindex([0, 1])
# case: unlike_kinds/b.reindex([True])
result = b.reindex([True])
# case: unlike_kinds/d.set_index('e').loc[1:]
result = d.set_index('e').loc[1:]
# case: unlike_kinds/d['d'].isin([True])
result = d['d'].isin([True])
# data: values_in_interval_levels
import numpy as np
import pandas as pd

# case: values_in_interval_levels/values-in-interval-levels-18
x = pd.DataFrame({'k': [3], 'w1': [2.0]})
x['c'] = pd.cut(x['w1'], bins=[-5, 0, 2, 20], right=False)
x = x.groupby('c')['k'].value_counts(normalize=True)
result = x.loc[1]
