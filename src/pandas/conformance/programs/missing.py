# data: comparisons_by_method_and_of_dates
import pandas as pd
import numpy as np
import datetime
# case: comparisons_by_method_and_of_dates/sides-10
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=datetime.date(2020,1,3)
result=a<b
# case: comparisons_by_method_and_of_dates/sides-12
a=pd.Series(pd.to_datetime(['2020-01-03','2020-01-01'])); b=[datetime.date(2020,1,3),datetime.date(2020,1,1)]
result=a<b
# case: comparisons_by_method_and_of_dates/sides-16
a=pd.Series(['b','a',1]) ; b=pd.Series(['b',None,'a'],dtype='string')
result=a<b
# case: comparisons_by_method_and_of_dates/sides-33
a=pd.Series([True,None],dtype=object); b=pd.Series([True,None],dtype=object)
result=a.eq(b),b.ne(a)
# data: filled_spans
import numpy as np
import pandas as pd

# case: filled_spans/filled_spans-10
x = pd.Series(pd.array([], dtype='Int64'))
x[x > 1] = 'a'
result = x

# case: filled_spans/filled_spans-16
x = pd.DataFrame({'p': pd.PeriodIndex(['2020-01', '2020-02', '2020-03'], freq='M')})
result = x.reindex([0, 5], fill_value=0)

# case: filled_spans/filled_spans-19
x = pd.Series(pd.to_datetime(['2020-01-01']))
result = x.reindex([0, 5], fill_value=0)

# case: filled_spans/filled_spans-20
x = pd.Series(pd.interval_range(0, 2))
result = x.reindex([0, 5], fill_value=0)
# data: interpolated
import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
df = pd.DataFrame({'i': [3, 1, 2, 4], 'f': [1.5, None, -2.0, None], 's': ['x', None, 'y', 'x'], 'd': pd.to_datetime(['2024-01-31', None, '2024-03-15', None]), 't': pd.to_timedelta(['1 days', None, '2 hours', None]), 'b': [True, False, True, False], 'ob': [True, None, False, np.nan]})
g = pd.Series([np.nan, 1.0, np.nan, np.nan, 4.0, np.nan, np.nan], index=list('abcdefg'))
h = pd.Series([1.0, np.nan, np.nan, np.nan, 9.0, np.nan], index=[0, 1, 3, 6, 10, 11])
o = pd.Series([1, None, 'a', np.nan, pd.NaT, pd.NA, 2.5, True])
# case: interpolated/gap-47
result = g.interpolate(limit_direction='backward')
# case: interpolated/gap-50
result = g.interpolate(limit_area='outside')
# case: interpolated/gap-54
result = h.interpolate(method='index')
# case: interpolated/gap-61
result = df[['i','f']].interpolate(axis=1)
# case: interpolated/gap-199
result = df['f'].combine(df['i'], lambda a, b: a if a > b else b, fill_value=0)
# data: limits_that_are_no_numbers
import pandas as pd

n = pd.Series([1.0, None, 3.0])

# case: limits_that_are_no_numbers/text
result = n.bfill(limit='1')

# case: limits_that_are_no_numbers/zero
result = n.ffill(limit=0)

# data: lists_replaced_by_none
import numpy as np
import pandas as pd

# case: lists_replaced_by_none/lists-replaced-by-none-15
result = pd.DataFrame({'q': [False], 'r': [True]}).replace(['new', True], None)
# case: lists_replaced_by_none/lists-replaced-by-none-18
result = pd.factorize(np.array([[3, 1], [1, 2]]))
# case: lists_replaced_by_none/lists-replaced-by-none-22
result = pd.DataFrame({'a': [1]}).iloc[:0, :0].stack()
# case: lists_replaced_by_none/lists-replaced-by-none-27
x = pd.DataFrame([[1, 2]], columns=['k', 'k']).iloc[:0]
def f(v):
    try:
        return float(v)
    except (TypeError, ValueError):
        return None
x['c'] = x['k'].apply(f)
result = x
# data: lists_sought
import pandas as pd
import numpy as np

s = pd.Series([["a"], ["b", "c"], [], None, ["a"]])
d = pd.Series([{"k": 1}, {"k": 2}, None])

# case: lists_sought/sets
result = pd.Series([{1}, {2}]).isin([{1}, {3}])
# data: masks_that_are_objects
import numpy as np
import pandas as pd

s = pd.Series(['a', None, 'ab'])
n = pd.Series([1.0, None, 3.0])
d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]})

# case: masks_that_are_objects/truths as objects
result = n.mask(pd.Series([True, False, True], dtype=object), 0)

# case: masks_that_are_objects/a function that gives a list with None
result = n.mask(lambda each: [True, None, True], 0)

# case: masks_that_are_objects/objects without any
result = n.iloc[:0].mask(pd.Series([], dtype=object), 0)
# data: missing_in_rows_and_lists
import pandas as pd
import numpy as np

# case: missing_in_rows_and_lists/isin_ts_nan
s = pd.Series([1.5, np.nan])
result = (s.isin([pd.Timestamp('2020-01-15'), np.nan]), s.isin([pd.Timestamp('2020-01-15'), None]), s.isin([pd.Timestamp('2020-01-15'), pd.NaT]))

# case: missing_in_rows_and_lists/isin_masked
s = pd.Series(['a', None, np.nan])
w = pd.Series([1, None], dtype='Int64')
b = pd.Series([True, None], dtype='boolean')
f = pd.Series([1.5, None], dtype='Float64')
result = (s.isin(w), s.isin(b), s.isin(f), pd.Series([1.5, np.nan]).isin(w), pd.Series([1.5, np.nan]).isin(f), pd.Series([1, None], dtype='Int64').isin(w), w.isin([1, np.nan]), w.isin([1, None]))

# data: na_and_nat_alone
import pandas as pd
import numpy as np
t = pd.Series(pd.to_timedelta(['1 days', None]))
o = pd.Series([None, None], dtype=object)
f = pd.Series([], dtype=float)
# case: na_and_nat_alone/nat-and-numbers
result = 0 + pd.NaT, pd.NaT + 0, pd.NaT * 2, pd.NaT - 1, 2 * pd.NaT, 1 - pd.NaT, np.int64(1) + pd.NaT, pd.NaT / 2, pd.NaT // 2, sum([1, pd.NaT])
# case: na_and_nat_alone/nat-and-a-fraction
result = 2.5 + pd.NaT
# case: na_and_nat_alone/number-by-nat
result = 2 / pd.NaT
# case: na_and_nat_alone/na-and-none
result = pd.NA == None, None == pd.NA, pd.NA != None, pd.NA == [1], pd.NA == {}, pd.NA == (1,), pd.NA == 1, pd.NA == 'a', pd.NA < 1
# case: na_and_nat_alone/powers
result = t[:0] ** f
# data: nan_of_numpy
import numpy as np
import pandas as pd

# case: nan_of_numpy/nan-of-numpy-3
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = x.iloc[-1].nunique(dropna=False)

# case: nan_of_numpy/nan-of-numpy-14
x = pd.DataFrame({'a': [1.5, np.nan], 'b': [1,2], 'c': ['x', 'y'], 'd':[2.0,np.nan]})
result = pd.DataFrame([x.iloc[1], x.iloc[1]]).duplicated()

# data: no_rows
import pandas as pd
import numpy as np
e = pd.DataFrame({'k': [], 'd': pd.to_datetime([]), 'I': pd.array([], dtype='Int64'), 'e': pd.to_timedelta([]), 't': [], 'c': pd.Categorical([]), 's': pd.array([], dtype='string'), 'B': pd.array([], dtype='boolean')})
y = pd.DataFrame({'k': [3, 1, 1], 'v': ['a', 'b', None], 'd': pd.to_datetime(['2020-01-01', None, '2020-02-01'])})
# case: no_rows/empty-join-inner
result = e[['k', 't']].join(y.set_index('k'), on='k', how='inner')
# case: no_rows/empty-merge-left-index
result = y.merge(e[['k', 't']], left_index=True, right_on='k')
# case: no_rows/empty-loc-set-index-new-row
f = e.set_index('k')
f.loc[0, 't'] = 1.5
result = f
# case: no_rows/empty-minus-nan
result = e[['k', 'I', 't']] - np.nan
# case: no_rows/empty-group-diff-of-nothing
e = pd.DataFrame({'k': [1, 2], 'f': [1.5, 2], 'I': pd.array([1, 2], dtype='Int64')}).iloc[:0]
e['p'] = e.groupby('k')['k'].diff()
e['c'] = e.groupby('k')['k'].cumsum()
e['r'] = e.groupby('k')['k'].rank()
e['t'] = e.groupby('k')['k'].transform('max')
result = e
# data: objects_filled
import pandas as pd
import numpy as np

o = pd.Series([1, 2], dtype=object)
d = pd.DataFrame({'a': pd.Series([1, 2], dtype=object), 'b': ['x', None]})
# case: objects_filled/in-place
d[['b']].fillna(0)
e = d[['a']].copy()
e.fillna(0, inplace=True)
result = e
# data: objects_filled_before_they_are_added
import pandas as pd

s = pd.Series([1, 2], dtype=object)
f = pd.DataFrame({'a': [2, 2], 't': [1, 2]}).astype(object)

# case: objects_filled_before_they_are_added/a series of objects
result = s.add(pd.Series([1, 2], index=[1, 2]), fill_value=0)

# case: objects_filled_before_they_are_added/a narrow nullable number more
n = pd.Series([1, None], index=['x', 'y'], dtype='Int8')
n.loc['w'] = 7
result = n
# data: operations_on_nothing
import datetime

import numpy as np
import pandas as pd

# case: operations_on_nothing/operations-on-nothing-2
result = pd.Series(pd.to_timedelta([])) >= 'a'
# case: operations_on_nothing/operations-on-nothing-5
result = pd.Series(pd.to_datetime([])) >= 'a'
# case: operations_on_nothing/operations-on-nothing-10
x = pd.DataFrame({'I': pd.array([True, None], dtype='boolean')})
x.loc[x.I.isna() & False, 'I'] = 'a'
result = x
# case: operations_on_nothing/operations-on-nothing-15
x = pd.DataFrame({'I': pd.array(['a', 'b'], dtype='string'), 'k': [1, 2]})
x.loc[x.k > 5, 'I'] = 3
result = x
# case: operations_on_nothing/operations-on-nothing-18
result = pd.Series(pd.to_timedelta([])).shift(1, fill_value=0)
# case: operations_on_nothing/operations-on-nothing-25
result = pd.Series(pd.Categorical([], categories=['p', 'q'], ordered=True)) <= 'a'
# case: operations_on_nothing/operations-on-nothing-45
result = pd.get_dummies(pd.Series(['b', 'a'], dtype='category')).columns
# case: operations_on_nothing/operations-on-nothing-59
result = pd.DataFrame({'k': pd.array([], dtype='boolean')}).mean().astype('Int64')
# case: operations_on_nothing/operations-on-nothing-64
result = pd.DataFrame({'a': [], 'b': []}).apply(lambda c: 'x', axis=1)
# case: operations_on_nothing/operations-on-nothing-77
x = pd.DataFrame({'g': ['x']}).value_counts(subset=['g']).index
result = x.union([1, 2])
# data: operators_of_nothing
import numpy as np
import pandas as pd

# case: operators_of_nothing/operators-of-nothing-3
result = pd.Series([],dtype=object)-'a'
# case: operators_of_nothing/operators-of-nothing-8
result = pd.Series([],dtype=int)-'a'
# case: operators_of_nothing/operators-of-nothing-13
result = pd.Series([],dtype='datetime64[ns]')+1
# case: operators_of_nothing/operators-of-nothing-14
result = pd.Series([],dtype='datetime64[ns]')*2
# case: operators_of_nothing/operators-of-nothing-20
result = pd.Series([],dtype=int)<'a'
# case: operators_of_nothing/operators-of-nothing-21
result = pd.Series([],dtype=object)<1
# data: put_elsewhere
import pandas as pd
import numpy as np
# case: put_elsewhere/mask-of-truths-by-nan
result = pd.Series([True,False]).mask([True,True])
# case: put_elsewhere/mask-of-truths-by-a-whole-float
result = pd.Series([True,False]).mask([True,True], 2.0)
# data: read_as_numbers_and_times
import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
df = pd.DataFrame({'i': [3, 1, 2], 'f': [1.5, None, -2.0], 's': ['x', None, 'y'], 'd': pd.to_datetime(['2024-01-31', None, '2024-03-15']), 't': pd.to_timedelta(['1 days', None, '2 hours']), 'b': [True, False, True], 'ob': [True, None, False]})
N = pd.DataFrame({'I': pd.array([1, None, 3], dtype='Int64'), 'F': pd.array([1.5, None, -2], dtype='Float64'), 'B': pd.array([True, None, False], dtype='boolean'), 'S': pd.array(['a', None, 'c'], dtype='string')})
# case: read_as_numbers_and_times/read-5
result = pd.to_numeric(['12\t'], errors='coerce').tolist()
# case: read_as_numbers_and_times/read-7
result = pd.to_numeric(['inf', '-inf', 'Infinity', 'INF', '+inf', 'infinity', '-Infinity'], errors='coerce').tolist()
# case: read_as_numbers_and_times/read-21
result = pd.to_numeric(['123456789012345678901234567890']).tolist()
# case: read_as_numbers_and_times/read-29
result = pd.to_numeric(pd.Series(['1.5', '2.0']), downcast='integer')
# case: read_as_numbers_and_times/read-47
result = pd.to_numeric([date(2020,1,1)], errors='coerce').tolist()
# case: read_as_numbers_and_times/read-52
result = pd.to_numeric(['1e400', '-1e400', '1e-400', '1e308'], errors='coerce').tolist()
# case: read_as_numbers_and_times/read-66
result = df['t'].isin(['1 days', 'x'])
# case: read_as_numbers_and_times/read-70
result = df['t'].isin([pd.NaT])
# case: read_as_numbers_and_times/read-75
result = df['d'].isin([date(2024,1,31)])
# case: read_as_numbers_and_times/read-114
result = N['I'].fillna(1.5)
# case: read_as_numbers_and_times/read-119
result = N['I'].where(N['I'] > 1, pd.NaT)
# case: read_as_numbers_and_times/read-123
result = pd.array([1, pd.NaT], dtype='Int64')
# data: replaced_by_na
import pandas as pd
import numpy as np
i = pd.Series([1, 0, 3])
f = pd.Series([1.5, 0, np.nan])
b = pd.Series([True, False, True])
o = pd.Series(["a", None, 1])
on = pd.Series([1, 2, "a"], dtype=object)
t = pd.Series(pd.to_datetime(["2020-01-01", None]))
d = pd.DataFrame({"a": [1, 2], "b": [2, 3], "c": ["x", "y"]})

# case: replaced_by_na/frame_na_column
result = d.replace({"a": 2}, pd.NA)

# case: replaced_by_na/nullable_na
result = i.astype("Int64").replace(0, pd.NA)

# data: replaced_by_none
import pandas as pd
import numpy as np
# case: replaced_by_none/durations-by-a-list
x = pd.DataFrame({'k': [1, 3], 'e1': pd.to_timedelta([None, '2 days'])})
result = x.replace(['new', np.nan], None)
# data: replaced_dates_and_text
import numpy as np
import pandas as pd

# case: replaced_dates_and_text/replaced-text-13
d = pd.Series(pd.to_datetime(['1900-01-01','2024-02-01', None]))
result = d.replace('', pd.NaT)

# case: replaced_dates_and_text/replaced-text-33
d = pd.Series(pd.PeriodIndex(['2024-01', '2024-02'], freq='M'))
result = d.replace('2024-01', pd.NaT)

# data: subsets_of_repeated_labels
import numpy as np
import pandas as pd

# case: subsets_of_repeated_labels/subsets-of-repeated-labels-1
x = pd.DataFrame([[3, None, 'a'], [1, 2.0, None], [None, 5, 'c']], columns=['k', 'k', 'v'])
result = x.dropna(subset=['k']), x.dropna(subset=['v']), x.dropna(subset=['k', 'v'], how='all'), x.dropna(subset=['k'], thresh=1), x.dropna(subset='v')
# case: subsets_of_repeated_labels/subsets-of-repeated-labels-2
x = pd.DataFrame([[3, None, 'a']], columns=['k', 'k', 'v'])
result = x.dropna(subset=['z'])
# data: truth_of_objects
import datetime

import numpy as np
import pandas as pd

# case: truth_of_objects/truth-of-objects-10
result = pd.Series([pd.NA, True], dtype='boolean').any(skipna=False)
# case: truth_of_objects/truth-of-objects-12
result = pd.Series([pd.NA, 1], dtype='Int64').all(skipna=False)
# case: truth_of_objects/truth-of-objects-16
result = pd.Series([[], [0], (), {}, {1: 2}, set()]).astype(bool)
# case: truth_of_objects/truth-of-objects-20
result = [bool(pd.Timedelta(0)), bool(datetime.timedelta(0)), bool(np.timedelta64(0, 'D')), bool(np.float64(0))]
# data: what_cannot_be_filled
import pandas as pd
import numpy as np
I = pd.Series(pd.array([1, None, 3], dtype='Int64'))
B = pd.Series(pd.array([True, None], dtype='boolean'))
S = pd.Series(pd.array(['a', None], dtype='string'))
C = pd.Series(pd.Categorical(['a', None]))
D = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-02', '2020-01-03']))
two = pd.MultiIndex.from_tuples([(1, 'a'), (1, 'b'), (2, 'a')])
# case: what_cannot_be_filled/a category
result = C.reindex(range(4), fill_value='a')
# case: what_cannot_be_filled/replaced by text
result = I.replace([None], 'b')
# data: what_is_left_of_it
import pandas as pd
import numpy as np
prod = pd.DataFrame({'pid': ['A1', 'B2', 'C3', 'D4'], 'category': pd.Categorical(['toy', 'food', 'toy', 'book'], categories=['book', 'food', 'toy', 'garden']), 'price': [9.99, 3.5, np.nan, 15.0], 'stock': pd.array([5, None, 0, 7], dtype='Int64')})
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
f = pd.DataFrame({'i': [3, 1, 2], 'x': [1.5, np.nan, 2.5], 't': ['b', None, 'a'], 'b': [True, False, True], 'o': [1, 'a', None], 'd': pd.to_datetime(['2020-01-02', None, '2020-01-01']), 'td': pd.to_timedelta(['1D', '2D', None])})

# case: what_is_left_of_it/prod['stock'].value_counts(dropna=False)
result = prod['stock'].value_counts(dropna=False)

# data: where_of_whole_numbers
import numpy as np
import pandas as pd

# case: where_of_whole_numbers/where-of-whole-numbers-4
result = pd.DataFrame({'a': [1, 2, 3], 'b': [1.0, 2, 3]}).where([[True, True], [False, True], [True, False]], 2.000000001), pd.DataFrame({'a': [10, 20], 'b': [3, 4]}).mask(lambda d: d > 5, lambda d: d * 1.1)
