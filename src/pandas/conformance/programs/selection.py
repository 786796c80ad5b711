# data: basic
import pandas as pd
import numpy as np
df = pd.DataFrame({'id': [10, 20, 30, 40], 'name': ['Ann', 'Bob', None, 'Dan'], 'score': [1.5, np.nan, 3.5, 4.5], 'ok': [True, False, True, True]}, index=['a', 'b', 'c', 'd'])
nd = df.reset_index(drop=True)
# case: basic/mask-wrong-length
result = df[[True, False]]
# case: basic/query-local-var
def pick(frame, low):
    names = ['Dan', 'Bob']
    return frame.query('id > @low and name in @names')
result = pick(df, 15)
# case: basic/between
result = df[df['score'].between(1.5, 3.5)]
# data: brackets_of_indexes
import pandas as pd
import numpy as np
ixs = [pd.Index([1, 2]), pd.RangeIndex(3), pd.Index(["a", "b"]), pd.date_range("2024-01-01", periods=2), pd.Index([1.5]), pd.Index([True, False]), pd.CategoricalIndex(["a"]), pd.MultiIndex.from_tuples([("a", 1), ("b", 2)]), pd.to_timedelta(pd.Index(["1 days"])), pd.period_range("2024-01", periods=2, freq="M"), pd.Index(pd.array([1, None], dtype="Int64")), pd.Index(pd.array(["x"], dtype="string")), pd.interval_range(0, 2)]
def tried(key):
    out = []
    for i in ixs:
        try:
            out.append(repr(i[key]))
        except Exception as e:
            out.append(type(e).__name__)
    return out

# case: brackets_of_indexes/found
result = tried(np.where(np.array([False, True])))

# data: brackets_of_series
# Series' brackets: whole numbers beside labels, lists, slices and masks, and what is put there.
import pandas as pd
import numpy as np
# case: brackets_of_series/b_mixed_int1
s = pd.Series([1,2,3], index=['a',1,2])
result = s[0]
# case: brackets_of_series/b_empty2
s = pd.Series([1,2], index=['a','b']).iloc[:0]
result = s[[0]]
# case: brackets_of_series/b_emptykey
s = pd.Series([1,2], index=['a','b'])
result = s[[]]
# case: brackets_of_series/b_set_far
s = pd.Series([1,2,3], index=list("abc"))
s[[0,7]] = 5
result = s
# case: brackets_of_series/b_one_np
s = pd.Series([1,2,3], index=list("abc"))
result = s[np.int64(1)]
# case: brackets_of_series/b_interval
s = pd.Series([1,2,3], index=pd.cut([1,2,3],[0,1,2,3]))
result = s[[0,2]]
# case: brackets_of_series/b_floats_object
s = pd.Series([1,2,3], index=pd.Index([1.5,2.5,3.5], dtype=object))
result = s[[0,2]]
# case: brackets_of_series/b_td_sum
result = [hasattr(pd.Index(['a']), 'sum'), hasattr(pd.to_timedelta([1,2],unit='D'),'sum'), hasattr(pd.to_timedelta([1,2],unit='D'),'mean'), hasattr(pd.to_datetime(['2024-01-01']),'mean'), hasattr(pd.to_datetime(['2024-01-01']),'sum')]
# case: brackets_of_series/c_b9
s = pd.Series([1,2,3], index=list('abc'))
s[range(2)] = 0
result = s
# case: brackets_of_series/c_d2
d = pd.DataFrame({'a':[1,2],'b':[3,4]})
d[['a','b']] = 0
result = d
# case: brackets_of_series/d_c4
s = pd.Series([1,2,3])
result = s.loc[{0: 1}]
# case: brackets_of_series/d_c6
s = pd.Series([1,2,3])
s.loc[{0, 1}] = 5
result = s
# case: brackets_of_series/d_e2
s = pd.Series([1,2,3])
s[0,1] = 4
result = s
# case: brackets_of_series/d_e8
s = pd.Series([1,2,3], index=list('aab'))
s[[0,1]] = 3
result = s
# case: brackets_of_series/d_e9
s = pd.Series([1,2,3], index=[1,1,2])
s[[1]] = 3
result = s
# case: brackets_of_series/d_g7
s = pd.Series(['x','y','z'], index=list('abc'))
s[s != 'x'] = ['q']
result = s
# case: brackets_of_series/d_h3
s = pd.Series([1,2,3], index=list('abc'))
s[s > 5] = []
result = s
# case: brackets_of_series/d_j3
s = pd.Series(['x','y',None])
s[s.isna()] = s.str.upper()
result = s
# case: brackets_of_series/d_j4
s = pd.Series(['x','y',None])
s[s.isna()] = ['a','b','c']
result = s
# data: cells_of_levels
import numpy as np
import pandas as pd

# case: cells_of_levels/cells-of-levels-5
x = pd.DataFrame({'t': [1, 2, 3, 4]}, index=pd.MultiIndex.from_arrays([[1, 2, 2, 2], list('spqr')]))
result = x.at[2, 't']
# case: cells_of_levels/cells-of-levels-10
x = pd.DataFrame({'v': ['p', 'q'], 'a': [1, 2], 'b': [3, 4]})
result = x.melt(id_vars=['v', 'b'], value_name='v')
# data: dates_among_text
import pandas as pd
import numpy as np
# case: dates_among_text/isindate
result = pd.to_datetime(pd.Series(['2020-01-15', None, '2021-01-01'])).isin(['2020-01-15', ''])
# case: dates_among_text/isin-empty
result = pd.to_datetime(pd.Series(['2020-01-15', None, '2021-01-01'])).isin([])
# data: filter_by_labels_that_are_missing
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

# case: filter_by_labels_that_are_missing/items-8
result = s.filter(items=pd.Index(['b', 'z']))

# data: filter_by_none_and_floats
import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
s = pd.Series([1, 2, 3], index=['a', None, 'c'])
f = pd.Series([1, 2], index=[1.0, np.nan])
d = pd.Series([1, 2], index=pd.DatetimeIndex(['2024-01-01', None]))
m = pd.Series([1, 2], index=fa([['a', None], [1, 2]]))

# case: filter_by_none_and_floats/filter-2
result = s.filter([np.nan])

# data: inverted_queries
import numpy as np
import pandas as pd

# case: inverted_queries/inverted-queries-20
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("""
    x > 2
    and f
""")

# case: inverted_queries/inverted-queries-25
df = pd.DataFrame({'x':[1,2,3,4]})
df.eval("z = x * 2\nx = z + 1", inplace=True)
result = df

# case: inverted_queries/inverted-queries-27
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.eval("x + 1\nx + 2")

# case: inverted_queries/inverted-queries-28
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.query("")

# case: inverted_queries/inverted-queries-29
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.query(5)

# data: keys_of_indexers
import numpy as np
import pandas as pd

# case: keys_of_indexers/keys-of-indexers-5
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[:, df.isna().any()]

# case: keys_of_indexers/keys-of-indexers-8
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[(df.a > 2).to_numpy(), [0]]

# case: keys_of_indexers/keys-of-indexers-25
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[lambda d: (d.a > 2)]

# case: keys_of_indexers/keys-of-indexers-26
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[lambda d: (slice(0, 2), 0)]

# case: keys_of_indexers/keys-of-indexers-34
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[0, 'a']

# case: keys_of_indexers/keys-of-indexers-36
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[['a']]

# case: keys_of_indexers/keys-of-indexers-53
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.iloc[[None]]

# case: keys_of_indexers/keys-of-indexers-72
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df.a.iloc['x'] = 1
result = df

# case: keys_of_indexers/keys-of-indexers-83
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[:, 'a']

# data: labels_as_attributes
import numpy as np
import pandas as pd

# case: labels_as_attributes/labels-as-attributes-26
mc = pd.DataFrame([[1,2,3]], columns=pd.MultiIndex.from_tuples([('A',''),('C','x'),('B','y')]))
mc.A += 1
result = mc

# case: labels_as_attributes/labels-as-attributes-28
u = pd.Series([1,2,3], index=['a','a','b'])
u.a = 7
result = u

# data: labels_of_levels
import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
w = g.unstack()
g3 = sales.groupby(['region', 'product', 'year'])[['qty', 'rev']].sum()
m = sales.groupby('region').agg({'qty': ['sum', 'max'], 'rev': ['mean']})
p3 = sales.pivot_table(index='region', columns=['product', 'year'], values=['qty', 'rev'], aggfunc='sum')

# case: labels_of_levels/g3.xs(('N', 'b', 2021), level=[0, 1, 2])
result = g3.xs(('N', 'b', 2021), level=[0, 1, 2])

# case: labels_of_levels/t['tot'] = t.sum(axis=1)
t = w.copy()
t['tot'] = t.sum(axis=1)
result = t.loc[:, 'tot']

# data: masks_and_nothing
import pandas as pd
import numpy as np
d = pd.DataFrame([[1, 2, 3.5]], columns=['k', 'k', 'f'])
g = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([('o', 'max'), ('o', 'max')]))
td = pd.Series(pd.to_timedelta(['3 days', '5 hours']))
I = pd.Series(pd.array([None, None], dtype='Int64'))
# case: masks_and_nothing/a mask of some columns that are twice
result = d[d['k'] == d['k'].max()]
# case: masks_and_nothing/levels that are twice stacked
result = g.stack()
# data: no_places_in_brackets
import numpy as np
import pandas as pd


def tried(*actions):
    outcomes = []
    for action in actions:
        try:
            got = action()
        except Exception as error:
            outcomes.append(type(error).__name__)
        else:
            outcomes.append(got.tolist() if hasattr(got, "tolist") else got)
    return outcomes


indexes = [
    pd.Index(["a", "b", "c"]),
    pd.Index([5, 6, 7]),
    pd.RangeIndex(3),
    pd.date_range("2024-01-01", periods=3),
    pd.MultiIndex.from_tuples([("a", 1), ("b", 2), ("c", 3)]),
    pd.CategoricalIndex(["a", "b", "a"]),
]
mixed = pd.DataFrame({"a": [1, 2, 3], "b": [4.5, 5.5, 6.5], "c": ["x", "y", "z"]}, index=list("xyz"))
ints = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6]}, index=list("xyz"))


def written(frame, rows, columns, value):
    frame = frame.copy()
    frame.iloc[rows, columns] = value
    return frame.to_numpy()


# case: no_places_in_brackets/indexes with None and truths
result = [tried(lambda: ix[None], lambda: ix[True]) for ix in indexes]

# case: no_places_in_brackets/indexes with tuples
result = [tried(lambda: ix[0, 1], lambda: ix["a", "b"], lambda: ix[("a",)]) for ix in indexes]

# case: no_places_in_brackets/the first rows of a truth
result = tried(lambda: ints["a"].head(True), lambda: ints.head(False), lambda: ints["a"].tail(True))
# data: one_cell_of_repeated_labels
import numpy as np
import pandas as pd

# case: one_cell_of_repeated_labels/at_of_levels-3
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 8])
x = pd.concat({'p': x}, axis=1)
x.at[5, ('p', 'k')] = 9
result = x.at[5, ('p', 'k')]

# case: one_cell_of_repeated_labels/at_of_levels-13
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 7])
x = pd.concat({'p': x}, axis=1)
result = x.at[5, 'p']

# case: one_cell_of_repeated_labels/at_of_levels-21
x = pd.DataFrame([[1, 2, 3]], columns=['a', 'b', 'b'])
x.at[0, 'a'] = 5
x.at[0, 'b'] = 6
result = x, x.at[0, 'b']

# case: one_cell_of_repeated_labels/at_of_levels-22
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=[5, 7, 8])
x.at[5] = 9
result = x

# case: one_cell_of_repeated_labels/at_of_levels-26
x = pd.DataFrame({'k': [3, 2, 1], 'v': [1., 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 2)]))
x.at[('a', 1)] = 4
result = x

# data: one_row
import pandas as pd
import numpy as np
m = pd.DataFrame({'a': [1, 2], 'b': ['x', 'yy'], 'c': [1.5, None]})
n = pd.DataFrame({'a': [1, 2], 'c': [1.5, None], 'e': [True, False]})
r = pd.DataFrame({'a': [1, 2], 'c': [1.5, None]})
k = pd.DataFrame({'a': [1, 2], 'b': ['x', 'yy'], 'c': [1.5, None], 'd': pd.to_datetime(['2020-01-01', None]), 'i': pd.array([1, None], dtype='Int64')})
# case: one_row/sum-of-no-durations
result = pd.DataFrame({'e': pd.to_timedelta([]), 'i': []}).sum()
# case: one_row/slices-of-numbers
result = m.loc[1].str.slice(0, 2)
# data: parts_of_keys
import numpy as np
import pandas as pd

# case: parts_of_keys/parts-1
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iloc[0, 0, 0]

# case: parts_of_keys/parts-11
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iat[0]

# case: parts_of_keys/parts-12
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.iat[0] = 5
result = a

# case: parts_of_keys/parts-29
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
a.loc[()] = 5
result = a

# case: parts_of_keys/parts-30
a = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]})
result = a.iloc[()]

# case: parts_of_keys/parts-42
s = pd.Series([1, 2])
result = s.iat[0,0]

# case: parts_of_keys/parts-43
s = pd.Series([1, 2])
s.iat[0,0] = 5
result = s

# case: parts_of_keys/parts-50
s = pd.Series([1, 2])
result = s.iloc[(0,)]

# case: parts_of_keys/parts-73
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
t.loc['a',1,2] = 5
result = t

# case: parts_of_keys/parts-76
t = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('b',2)]))
result = t['a',1,2]

# data: places_and_empties
import pandas as pd
import numpy as np
# case: places_and_empties/rep
result = pd.Series([], dtype=float).replace(None, 'b')
# case: places_and_empties/rep2
result = pd.DataFrame({'a': []}).replace(None, 'b')
# case: places_and_empties/cmp2
x = pd.Series(pd.array([], dtype='Int64'))
result = x.between(x.quantile(0.25), 5)
# case: places_and_empties/loc2
result = str(pd.Index([5, 10, 10]).get_loc(10))
# case: places_and_empties/inf
result = pd.Series([np.inf, 1.0]).astype('Int64')
# case: places_and_empties/inf1
result = pd.Series([np.inf, 1.0]).astype(int)
# case: places_and_empties/pos1
result = pd.Series([], dtype=float, index=pd.to_datetime([]))[0]
# data: positions_between_truths
import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))

# case: positions_between_truths/to a truth
result = d.iloc[:True]

# case: positions_between_truths/of a list
result = [1, 2, 3][True:]
# data: queries_of_nullables
import numpy as np
import pandas as pd

# case: queries_of_nullables/queries-of-nullables-5
x = pd.DataFrame({'B': pd.array([True, None, False], dtype='boolean')})
result = x.query("B != 'a'")
# data: query_functions
import pandas as pd
import numpy as np
a = pd.DataFrame({'a': [1, -2, 3], 'b': [0.5, 4.0, None], 't': ['x', 'Y', None]})
# case: query_functions/own-function
def lim(): return 1
result = a.query('a > @lim()')
# data: query_times
import pandas as pd
import numpy as np
f = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', None]), 'k': [1, 2], 'e': pd.to_timedelta(['1D', '2D'])})
# case: query_times/d < 0
result = f.query('d < 0').index.tolist()
# case: query_times/d < "a"
result = f.query('d < "a"').index.tolist()
# case: query_times/d < -1
result = f.query('d < -1').index.tolist()
# case: query_times/d in [1]
result = f.query('d in [1]').index.tolist()
# case: query_times/d < 2020
result = f.query('d < 2020').index.tolist()
# case: query_times/d==202001
result = f.query('d==202001').index.tolist()
# case: query_times/d>13
result = f.query('d>13').index.tolist()
# case: query_times/d>k.max()
result = f.query('d>k.max()').index.tolist()
# data: rows_of_lists
import pandas as pd
import numpy as np
# case: rows_of_lists/columns that were twice before a join
x = pd.DataFrame([[1, 2]], columns=['k', 'k'])
result = x.merge(pd.DataFrame({'k': [5], 'w': [6]}), how='cross')
# data: slices_in_brackets
import numpy as np
import pandas as pd

# case: slices_in_brackets/slices-in-brackets-10
df = pd.DataFrame({'x':[1,2,3]}, index=[5.,6.,7.])
result = df[5:7:2]

# case: slices_in_brackets/slices-in-brackets-27
df = pd.DataFrame({'x':[1,2,3],'y':[1,2,3]}, index=list('abc'))
result = df['a':2]

# case: slices_in_brackets/slices-in-brackets-31
df = pd.DataFrame({'x':[1,2,3]}, index=pd.to_datetime(['2020-01-01','2020-01-02','2020-01-03']))
result = df['x':]

# case: slices_in_brackets/slices-in-brackets-37
df = pd.DataFrame({'x':[1,2,3]}, index=pd.Index([1,2,3], dtype='Int64'))
result = df['a':]

# case: slices_in_brackets/slices-in-brackets-43
df = pd.DataFrame({'x':[1,2,3]}, index=[1,'a',2.5])
result = df[1.0:2.0]

# case: slices_in_brackets/slices-in-brackets-45
df = pd.DataFrame({'x':[1,2,3]})
result = df.loc['a':'b']

# case: slices_in_brackets/slices-in-brackets-57
df = pd.DataFrame({'x':[1,2,3]})
result = df[0:2:'a']

# data: slices_in_level_order
import numpy as np
import pandas as pd

# case: slices_in_level_order/slices-in-level-order-6
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(4, 'b1'):]
# case: slices_in_level_order/slices-in-level-order-18
x = pd.DataFrame({'k': [2, 3], 'b1': [True, False]}).stack()
result = x.loc[(0, 5):]
# case: slices_in_level_order/slices-in-level-order-19
x = pd.MultiIndex.from_product([['b', 'a'], [2, 1]])
result = pd.Series(range(4), index=x).loc[('b', 1):]
# case: slices_in_level_order/slices-in-level-order-29
x = pd.DataFrame({'v': [1,2,3]}, index=pd.MultiIndex.from_arrays([pd.to_datetime(['2021-01-01', '2021-01-02', '2021-02-02']), [1,2,3]]))
result = x.loc['2021-01':'2021-01']
# data: terms_of_queries
import numpy as np
import pandas as pd

# case: terms_of_queries/terms-of-queries-4
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('1 in a')

# case: terms_of_queries/terms-of-queries-12
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > @np.pi')

# case: terms_of_queries/terms-of-queries-22
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
lim = {'x': 2}
result = df.query('a > @lim["x"]')

# case: terms_of_queries/terms-of-queries-34
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
m = df.set_index(['s','a']).rename_axis(['s', None])
result = m.query('s == "x" and ilevel_1 > 2')

# case: terms_of_queries/terms-of-queries-35
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a => 1')

# case: terms_of_queries/terms-of-queries-36
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a ^ 1 == 0')

# case: terms_of_queries/terms-of-queries-37
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.query('a > 1 & b > 2', parser='python')

# case: terms_of_queries/terms-of-queries-45
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.eval('`c` = a')

# case: terms_of_queries/terms-of-queries-46
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('(1, 2) == a')

# case: terms_of_queries/terms-of-queries-49
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
v = (1, 2)
result = df.query('a not in @v and "x" in s')

# case: terms_of_queries/terms-of-queries-54
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('s.isin(@pd.Series(["x"]))')

# case: terms_of_queries/terms-of-queries-55
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('a > @int')

# case: terms_of_queries/terms-of-queries-57
df = pd.DataFrame({'a':[1,2,3,4],'s':['x',None,'z','x']})
result = df.query('a in @list([1])')

# data: truth_labels
import pandas as pd
import numpy as np

# case: truth_labels/mi_xs_0int
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['a','b','k'])
result = x.xs(True, level=0)

# case: truth_labels/empty_dt_slice
x = pd.DataFrame({'a':[]}, index=pd.to_datetime([]))
result = x.loc[0:]

# data: truths_as_categories
import numpy as np
import pandas as pd

# case: truths_as_categories/truths_as_categories-7
p = pd.Series(pd.PeriodIndex(['2020-01', None, '2020-02'], freq='M'))
result = p.isin([pd.Period('2020-01', 'M'), None]), p.isin([pd.Period('2020-01', 'M'), pd.NaT]), p.isin([pd.Period('2020-01', 'M'), 'a'])

# case: truths_as_categories/truths_as_categories-18
p = pd.Series(pd.to_timedelta(['1 days', None]))
result = p.isin([1, 'a', None]), p.isin([None]), p.isin(['a', pd.NaT]), p.isin(['a', np.nan]), p.isin([pd.Period('2020-01')])

# case: truths_as_categories/truths_as_categories-23
c = pd.Series(pd.Categorical([True, False, None]))
result = c.isin([1]), c.isin([True]), c.isin([1, 'a']), c.isin([0.0])

# case: truths_as_categories/truths_as_categories-37
c = pd.Series(pd.Categorical([1, 0, None]))
result = c.map({True: 'a', False: 'b'})

# case: truths_as_categories/truths_as_categories-47
c = pd.Series(pd.Categorical([True, False, None]))
result = c.where(c == True, 0)

# case: truths_as_categories/truths_as_categories-51
c = pd.Series(pd.Categorical([1, 0, None]))
result = c.isin([True])

# case: truths_as_categories/truths_as_categories-65
c = pd.Series(pd.Categorical(pd.array([1, 2, None], dtype='Int64')))
result = c.replace(1, 3), c == True, c == 1
# data: tuples_as_lists
import numpy as np
import pandas as pd

# case: tuples_as_lists/tuples_in_loc-1
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[(0, 1), 'a']

# case: tuples_as_lists/tuples_in_loc-2
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[(0, 1), ['a']]

# case: tuples_as_lists/tuples_in_loc-11
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[:, ('a', 'z')]

# case: tuples_as_lists/tuples_in_loc-20
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.loc[:, (True, False)]

# case: tuples_as_lists/tuples_in_loc-36
x = pd.DataFrame({'a': [1, 2], 'c': [3, 4]})
result = x.iloc[0, (0, 1)]
# data: tuples_negatives_and_windows
import numpy as np
import pandas as pd

# case: tuples_negatives_and_windows/of-a-review-13
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -np.bool_(True)

# case: tuples_negatives_and_windows/of-a-review-14
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -df

# case: tuples_negatives_and_windows/of-a-review-45
(p := 5)
result = p
# data: values_put_into_frames
# What is put into frames: columns, rows, cells by label and by place, of values of every shape.
import pandas as pd
import numpy as np
# case: values_put_into_frames/i009
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = d
result = d
# case: values_put_into_frames/i110
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.iloc[0:2, 0] = s
result = d
# case: values_put_into_frames/i160
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d.insert(4, 'n', 5)
result = d
# case: values_put_into_frames/i181
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']})
s = pd.Series([7,8,9], index=list('rqp'))
d['n'] = map(str, [1,2,3])
result = d
# case: values_put_into_frames/l029
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d[['a','b']] > 2] = 0
result = d
# case: values_put_into_frames/l030
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('pqr'))
s = pd.Series([7,8,9], index=list('rqp'))
d[d.a > 1] = d
result = d
# case: values_put_into_frames/d216
d = pd.DataFrame({'a':[1,2,3],'b':[4.5,5.5,6.5],'c':['x','y','z']}, index=list('ppq'))
s = pd.Series([7,8,9], index=list('rqp'))
d.loc[['q','p'], ['b','a']] = [[1,2],[3,4]]
result = d
