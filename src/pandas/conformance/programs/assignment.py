# data: aliases
import pandas as pd
a = pd.DataFrame({'id': [1, 2], 'pts': [10, 20], 't': ['x', 'y']})
# case: aliases/list-plus-series
l = [1, 2]
l += a['id']
result = l.tolist() if hasattr(l, 'tolist') else l
# data: attributes
import numpy as np
import pandas as pd

# case: attributes/own-19
s = pd.Series([1, 2])
s.note = 'q'
result = s.note

# case: attributes/own-33
x = np.array([1])
x.note = 5
result = x

# case: attributes/own-34
d = pd.DataFrame({'a': [1, 2]})
d.b: int = 5
result = d.b

# case: attributes/kept-2
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.copy(deep=False), 'note')

# case: attributes/kept-29
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(-d, 'note')

# case: attributes/kept-37
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.squeeze(axis=1), 'note')

# case: attributes/kept-42
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.align(d)[0], 'note')

# case: attributes/kept-45
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.interpolate(), 'note')

# case: attributes/kept-47
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.clip(0,9), 'note')

# case: attributes/kept-59
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(copy.copy(d), 'note')

# case: attributes/kept-66
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d.fillna(0,inplace=True)
result = hasattr(d, 'note')

# case: attributes/kept-85
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.infer_objects(), 'note')

# case: attributes/kept-101
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.align(s)[0], 'note')

# case: attributes/kept-123
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.loc[s.index], 'note')

# case: attributes/kept-138
d = pd.DataFrame({'a': [1, 2]})
d.note = 1
d.note += 1
result = d.note

# data: casts_that_name_the_column
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2], 'b': [1.5, None], 'c': ['x', None], 'd': pd.to_datetime(['2024-01-01', None])})


def told(f):
    try:
        return f()
    except Exception as e:
        return type(e).__name__, str(e), e.args


# case: casts_that_name_the_column/of a series by its name
result = told(lambda: df['c'].astype({'c': int}))

# data: categories_in_columns_of_numbers
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z'], 'c': [1.5, 2.5, 3.5], 'd': [True, False, True], 'e': pd.to_datetime(['2024-01-01'] * 3)})
ci = pd.Categorical([1, 2, 1])
cf = pd.Categorical([1.5, 2, 1.5])
cw = pd.Categorical([1.0, 2.0, 1.0])
cn = pd.Categorical([1, None, 1])
cb = pd.Categorical([True, False, True])
cd = pd.Categorical(pd.to_datetime(['2024-01-01', '2024-02-01', '2024-01-01']))
cs = pd.Categorical(['1', '2', '1'])

# case: categories_in_columns_of_numbers/held-8
df.loc[:, 'c'] = ci
result = df['c']

# case: categories_in_columns_of_numbers/held-18
df.loc[:, 'e'] = ci
result = df['e']

# case: categories_in_columns_of_numbers/held-43
df.loc[:, 'c'] = pd.array([1, 2, 3], dtype='Int64')
result = df['c']

# case: categories_in_columns_of_numbers/held-44
df.loc[:, 'c'] = pd.array([1, None, 3], dtype='Int64')
result = df['c']

# case: categories_in_columns_of_numbers/held-62
e = df[['b']].assign(f='u')
e.loc[0, 'b'] = np.array([1, 2])
result = e

# data: columns
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z'], 'c': [1.5, None, 3.5]})
# case: columns/insert-existing
df.insert(0, 'a', 1)
result = df
# case: columns/del-missing
del df['zz']
result = df
# data: columns_set_by_repeated_ones
import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))

# case: columns_set_by_repeated_ones/known columns
d[['k', 'v']] = d[['v', 'v']]
result = d

# case: columns_set_by_repeated_ones/new columns
d[['m', 'n']] = d[['v', 'v']]
result = d

# data: inferred_kinds
import pandas as pd
import numpy as np

# case: inferred_kinds/a1
a = pd.Series([None, 1, 'a', np.nan]).unique()
result = a == a, a != a, a == None
# case: inferred_kinds/dt1
result = pd.to_datetime(pd.DataFrame({'k': [2], 't': ['x'], 'f': [1.5]}).iloc[0], errors='coerce')
# case: inferred_kinds/du1
x = pd.DataFrame({'a': [1, 2]})[[]]
result = x.duplicated(), x.drop_duplicates(), pd.DataFrame({'a': []}).duplicated()
# case: inferred_kinds/spans-beside-nat
d = pd.Series(pd.to_timedelta(['1D', '2D']))
result = np.where(d > '1D', d, pd.NaT)
# data: keys_of_every_kind
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, 2.0]}, index=[10, 5, 20])
s = df['a'].copy()
empty = pd.DataFrame(columns=['a', 'b'])
# case: keys_of_every_kind/a float as a new label of a range
t = pd.Series([1, 2])
t.loc[2.0] = 9
result = t
# case: keys_of_every_kind/no rows of a slice of a range
d = df.reset_index(drop=True)
d.loc[5:9, 'a'] = 1.5
result = d
# case: keys_of_every_kind/rows backwards
df.loc[::-1, 'a'] = None
result = df
# case: keys_of_every_kind/a series for a frame of truths
df[df > 1] = df['a']
result = df
# case: keys_of_every_kind/a new column of no rows
empty.loc[:, 'c'] = 5
result = empty
# case: keys_of_every_kind/series for columns to be replaced
result = df.replace(pd.Series({'a': 3}), 'R')
# case: keys_of_every_kind/a nullable mask of other labels
n = pd.Series([True, None, False], index=[1, 2, 3], dtype='boolean')
result = df.loc[n]
# data: labels_in_iloc
import pandas as pd
import numpy as np

df = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6], "c": ["x", "y", "z"]}, index=["x", "y", "z"])
num = df[["a", "b"]].copy()
s = df["a"].copy()
t = pd.Series(pd.to_datetime(["2020-01-01", None]), index=["x", "w"])

# case: labels_in_iloc/labels_of_a_series
s.iloc[["x", "y"]] = 0

# case: labels_in_iloc/none_among_rows
s.iloc[[0, None]] = 0

# data: lists_and_categories_in_cells
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z'], 'c': [1.5, 2.5, 3.5]})
o = pd.DataFrame({'a': [1, 'p', None], 'b': ['x', 'y', 'z']}, dtype=object)
i = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6]})
cat = pd.Categorical(['u', 'v', 'u'])

# case: lists_and_categories_in_cells/cells-3
df.loc[0, 'b'] = [1]
result = df

# case: lists_and_categories_in_cells/cells-20
df.at[9, 'b'] = [1, 2]
result = df

# case: lists_and_categories_in_cells/cells-21
df.at[0, 'n'] = [1, 2]
result = df

# case: lists_and_categories_in_cells/cells-34
df.loc[0] = [[9], 'q', 0.5]
result = df

# case: lists_and_categories_in_cells/cells-56
df.at[0, 'b'] = cat
result = df

# case: lists_and_categories_in_cells/cells-64
df.loc[:, ['a', 'b']] = pd.DataFrame({'a': cat, 'b': cat})
result = df

# case: lists_and_categories_in_cells/cells-75
df.loc[:, 'b'] = [[1, 2], [3], [4]]
result = df

# case: lists_and_categories_in_cells/cells-93
i.loc[:, :] = cat
result = i

# case: lists_and_categories_in_cells/cells-104
o.iat[0, 0] = [1, 2]
result = o

# case: lists_and_categories_in_cells/cells-117
df.loc[df.b == 'x', 'b'] = [[1, 2]]
result = df

# case: lists_and_categories_in_cells/cells-121
df.loc[df.b == 'w', 'a'] = [1, 2]
result = df

# case: lists_and_categories_in_cells/cells-140
s = pd.Series(cat)
s[:] = ['u', 'u', 'v']
result = s

# data: new_labels
# A row or a value under a label that is new, for columns of each dtype.
import pandas as pd
import numpy as np
import datetime
# case: new_labels/s['w'] = pd.NaT of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s['w'] = pd.NaT
result = s
# case: new_labels/df.loc['w', 'v'] = pd.Series([1]) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Series([1])
result = df
# case: new_labels/s['w'] = 2**70 of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s['w'] = 2**70
result = s
# case: new_labels/s['w'] = 'u' of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = 'u'
result = s
# case: new_labels/s['w'] = pd.NaT of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = pd.NaT
result = s
# case: new_labels/s['w'] = np.nan of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s['w'] = np.nan
result = s
# case: new_labels/df.loc['w', 'v'] = 2**70 of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = 2**70
result = df
# case: new_labels/s.loc['w'] = pd.NaT of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = pd.NaT
result = s
# case: new_labels/s['w'] = pd.NaT of [], dtype='float64'
s = pd.Series([], dtype='float64')
s['w'] = pd.NaT
result = s
# case: new_labels/s.at['w'] = np.nan of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.at['w'] = np.nan
result = s
# case: new_labels/df.at['w', 'v'] = [1, 2] of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.at['w', 'v'] = [1, 2]
result = df
# case: new_labels/s['w'] = pd.NA of [], dtype=object
s = pd.Series([], dtype=object)
s['w'] = pd.NA
result = s
# case: new_labels/s['w'] = 1 of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s['w'] = 1
result = s
# case: new_labels/df.at['w', 'v'] = pd.NaT of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.at['w', 'v'] = pd.NaT
result = df
# data: row_appended
import pandas as pd
import numpy as np

# case: row_appended/obj_row
x = pd.DataFrame({'a':[1,2],'b':['s','t'],'d':pd.to_datetime(['2020-01-01',None])})
x.loc[len(x)] = x.iloc[1]
result = x

# case: row_appended/mi_tuple
x = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['u','v']))
x.loc[(3,'c'), :] = [1, 2]
result = x

# case: row_appended/mi_scalar
x = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['u','v']))
x.loc[len(x)+3] = [1, 2]
result = x

# case: row_appended/mism
x = pd.DataFrame({'a':[1,2],'b':[3,4]})
x.loc[9] = [0]
result = x

# data: set_repeated_columns
import numpy as np
import pandas as pd

df = pd.DataFrame({'a': [1, 2, 3], 'b': list('xyz')})

# case: set_repeated_columns/a series for a column named twice
df.loc[:, ['a', 'a']] = pd.Series([1, 2], index=['a', 'b'])
result = df

# case: set_repeated_columns/a dict for a column named twice
df.loc[:, ['b', 'b']] = {'a': 1}
result = df

# case: set_repeated_columns/a truth for a new column
df.loc[0, True] = 5
result = df
# data: several_columns
import pandas as pd
import numpy as np
# case: several_columns/repeated-name-less-one
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['k'] -= 1
result = x
# case: several_columns/one-column-by-several
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['a'] = x['k']
result = x
# case: several_columns/one-column-by-none
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['n'] = x[[]]
result = x
# case: several_columns/where-of-a-frame-is-flat
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['n'] = np.where(x['k'] > 2, 1, 0)
result = x
# case: several_columns/repeated-name-by-an-array
x = pd.DataFrame([[1,2,3],[4,5,6]], columns=['k','k','a'])
x['k'] = x['k'].values
result = x
# data: several_columns_and_lists
import pandas as pd
import numpy as np
df = pd.DataFrame({'a':[1,2,3,4],'b':[4.0,5.5,6.0,7.5],'c':['x','y','z','w']}, index=['p','q','r','s'])
d = pd.DataFrame({'a':[1,2,3],'b':[4,5,6]})
s = pd.Series([1,2,3], index=['p','q','r'], name='s')
mi = pd.MultiIndex.from_product([['N','S'],[1,2]], names=['reg','n'])
mf = pd.DataFrame({'v':[1,2,3,4],'w':[5,6,7,8]}, index=mi)
dup = pd.DataFrame({'v':[1,2,3]}, index=['a','a','b'])
# case: several_columns_and_lists/enlarge_series5
t = pd.Series([True,False]); t.loc[2] = None; result = t
# data: updated
import numpy as np
import pandas as pd

# case: updated/updated-2
f = pd.DataFrame({'ha': [1.0, None, 3]})
f.update(pd.DataFrame({'ha': [None, 4.2, None]}), errors='raise')
result = f
# case: updated/updated-3
f = pd.DataFrame({'ha': [1.0, None, 3]})
f.update(pd.DataFrame({'ha': [7, 4.2, None]}), errors='raise')
result = f
# data: values_in_cells
# What is put into cells of frames: lists, nested lists, arrays, dicts, series and frames, by label and by position.
import pandas as pd
import numpy as np
# case: values_in_cells/df.iloc[[0, 1]] = np.array([[1, 2], [3, 4]]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.iloc[[0, 1]] = np.array([[1, 2], [3, 4]])
result = df
# case: values_in_cells/df.at['x', 'a'] = np.array([1, 2]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.at['x', 'a'] = np.array([1, 2])
result = df
# case: values_in_cells/df.loc['w'] = np.array([[1, 2], [3, 4]]) of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc['w'] = np.array([[1, 2], [3, 4]])
result = df
# case: values_in_cells/df.loc[:] = [[1, 2], [3]] of int64
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6], 'c': [7, 8, 9]}, index=['x', 'y', 'z'])
df.loc[:] = [[1, 2], [3]]
result = df
# case: values_in_cells/df.loc['x'] = [{'a': 1}, 2] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x'] = [{'a': 1}, 2]
result = df
# case: values_in_cells/df.loc[:, 'a'] = [[1, 2, 3]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a'] = [[1, 2, 3]]
result = df
# case: values_in_cells/df.loc[:, 'a'] = np.array([1, 2]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:, 'a'] = np.array([1, 2])
result = df
# case: values_in_cells/df.iat[0, 0] = [[1, 2], [3, 4]] of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.iat[0, 0] = [[1, 2], [3, 4]]
result = df
# case: values_in_cells/df.loc[:] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc[:] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: values_in_cells/df.loc['x':'y', 'b'] = np.array([[1, 2], [3, 4]]) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df.loc['x':'y', 'b'] = np.array([[1, 2], [3, 4]])
result = df
# case: values_in_cells/df[['a', 'new']] = (1, 2) of float64
df = pd.DataFrame({'a': [1.5, 2, 3], 'b': [4.5, 5, 6]}, index=['x', 'y'] + ['z'])
df[['a', 'new']] = (1, 2)
result = df
# case: values_in_cells/df.iloc[0] = pd.Series([1, 2], index=['x', 'y']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0] = pd.Series([1, 2], index=['x', 'y'])
result = df
# case: values_in_cells/df.iloc[0:2] = {'x': 1, 'y': 2} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[0:2] = {'x': 1, 'y': 2}
result = df
# case: values_in_cells/df.iloc[:, 0] = {'a': 1} of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = {'a': 1}
result = df
# case: values_in_cells/df.iloc[:, 0] = pd.Series([1, 2], index=['a', 'b']) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df.iloc[:, 0] = pd.Series([1, 2], index=['a', 'b'])
result = df
# case: values_in_cells/df[['a', 'b']] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[['a', 'b']] = [[1, 2]]
result = df
# case: values_in_cells/df[df.index == 'x'] = [[1, 2]] of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[df.index == 'x'] = [[1, 2]]
result = df
# case: values_in_cells/df[0:2] = np.array([[1, 2], [3, 4]]) of text
df = pd.DataFrame({'a': ['p', 'q'], 'b': ['r', 's']}, index=['x', 'y'])
df[0:2] = np.array([[1, 2], [3, 4]])
result = df
# case: values_in_cells/df.iloc[:, 0] = [None, 1] of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iloc[:, 0] = [None, 1]
result = df
# case: values_in_cells/df.iat[0, 0] = pd.Series([10, 20, 30]) of lists
df = pd.DataFrame({'a': [1, 2], 'b': ['r', 's'], 'c': [[1], [2]]}, index=['x', 'y'])
df.iat[0, 0] = pd.Series([10, 20, 30])
result = df
# case: values_in_cells/df.loc[['x', 'y'], 'a'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x']) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[['x', 'y'], 'a'] = pd.DataFrame({'a': [9], 'b': [8]}, index=['x'])
result = df
# case: values_in_cells/df.loc[df.index != 'z', ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3} of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc[df.index != 'z', ['a', 'b']] = {'a': 1, 'b': 2, 'c': 3}
result = df
# case: values_in_cells/df.loc['x':'y', 'b'] = (1, 2) of dates and truths
df = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02', None]), 'b': [True, False, True]}, index=['x', 'y', 'z'])
df.loc['x':'y', 'b'] = (1, 2)
result = df
# data: values_in_series
# What is put into places of series: one value or several, by label, position, list, slice and mask.
import pandas as pd
import numpy as np
# case: values_in_series/s.iloc[0:2] = pd.NaT of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s.iloc[0:2] = pd.NaT
result = s
# case: values_in_series/s['x'] = pd.Series([7, 8, 9]) of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s['x'] = pd.Series([7, 8, 9])
result = s
# case: values_in_series/s[s.index == 'x'] = {'x': 1, 'y': 2, 'z': 3} of [1, 2, 3]
s = pd.Series([1, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: values_in_series/s[s.index == 'x'] = range(2) of [1.5, 2, 3]
s = pd.Series([1.5, 2, 3], index=['x', 'y', 'z'])
s[s.index == 'x'] = range(2)
result = s
# case: values_in_series/s.iloc[[0, 1]] = pd.NaT of [True, False, True]
s = pd.Series([True, False, True], index=['x', 'y', 'z'])
s.iloc[[0, 1]] = pd.NaT
result = s
# case: values_in_series/s.loc['x':'y'] = [pd.NA, 1] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s.loc['x':'y'] = [pd.NA, 1]
result = s
# case: values_in_series/s[0:2] = [None, None] of pd.to_datetime(['2020-01-01', None, '2021-01-01'])
s = pd.Series(pd.to_datetime(['2020-01-01', None, '2021-01-01']), index=['x', 'y', 'z'])
s[0:2] = [None, None]
result = s
# case: values_in_series/s.loc['x':'y'] = (1, 2) of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.loc['x':'y'] = (1, 2)
result = s
# case: values_in_series/s.iloc[0] = {'x': 1, 'y': 2, 'z': 3} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.iloc[0] = {'x': 1, 'y': 2, 'z': 3}
result = s
# case: values_in_series/s.at['x'] = {1, 2} of [1, None, 3], dtype='Int64'
s = pd.Series([1, None, 3], index=['x', 'y', 'z'], dtype='Int64')
s.at['x'] = {1, 2}
result = s
# case: values_in_series/s.iloc[0] = {'x': 'k'} of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[0] = {'x': 'k'}
result = s
# case: values_in_series/s.iloc[[0, 1]] = [None, 1] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s.iloc[[0, 1]] = [None, 1]
result = s
# case: values_in_series/s[['x', 'y']] = pd.Index([4, 5]) of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[['x', 'y']] = pd.Index([4, 5])
result = s
# case: values_in_series/s[0:2] = ['t', 'u'] of ['a', None, 'b'], dtype='string'
s = pd.Series(['a', None, 'b'], index=['x', 'y', 'z'], dtype='string')
s[0:2] = ['t', 'u']
result = s
# case: values_in_series/s.loc[0] = pd.DataFrame({'a': [1]}) of [4, 5, 6]
s = pd.Series([4, 5, 6])
s.loc[0] = pd.DataFrame({'a': [1]})
result = s
# case: values_in_series/s[0] = {0: 1, 1: 2, 2: 3} of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[0] = {0: 1, 1: 2, 2: 3}
result = s
# case: values_in_series/s[9] = 1.5 of [4, 5, 6]
s = pd.Series([4, 5, 6])
s[9] = 1.5
result = s
# case: values_in_series/s.loc[['x', 'y']] = pd.Series([7, 8, 9]) of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s.loc[['x', 'y']] = pd.Series([7, 8, 9])
result = s
# case: values_in_series/s[s.index == 'x'] = [1, 2, 3] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[s.index == 'x'] = [1, 2, 3]
result = s
# case: values_in_series/s[s.index != 'x'] = [[1, 2]] of ['u', 'v', 'u'], dtype='category'
s = pd.Series(['u', 'v', 'u'], index=['x', 'y', 'z'], dtype='category')
s[s.index != 'x'] = [[1, 2]]
result = s
