# data: as_numpy
import pandas as pd
import numpy as np
a = pd.DataFrame({'g': list('aabbb'), 'i': pd.array([2, None, -3, 2, 5], dtype='Int64'), 'k': pd.array([2, 3, -3, 2, 5], dtype='Int64'), 'f': pd.array([2.5, None, -3, None, 5], dtype='Float64'), 'B': pd.array([True, None, False, True, None], dtype='boolean'), 's': pd.array(['b', None, 'a', 'b', ''], dtype='string'), 'n': range(5), 'w': [1.5, None, 2, 3, 4], 'b': True})
# case: as_numpy/array-f
result = np.where(a['n'] > 2, a['B'], False)
# case: as_numpy/array-m
result = np.select([a['k'] > 2], [a['i']], default=0)
# case: as_numpy/array-s
result = [str(r.dtype) for _, r in a[['n', 'k']].iterrows()]
# case: as_numpy/array-y
result = [f'{v:.1f}' for v in a['i']], f'{pd.NA:>5}', f'{pd.NA}', '{:.2f}'.format(pd.NA)
# case: as_numpy/a truth among truths
result = pd.Series([True, None], dtype="boolean").to_numpy(na_value=False)

# case: as_numpy/an array of pandas with a number
result = pd.array([1, None, 3], dtype="Int64").to_numpy(dtype="float64", na_value=np.nan)

# case: as_numpy/an array of text
result = pd.array(["a", None], dtype="string").to_numpy(na_value="")

# case: as_numpy/an array of categories
result = pd.Categorical(["a", None]).to_numpy(na_value="x")

# case: as_numpy/an array of truths with missing ones
result = pd.array([True, None]).to_numpy(bool)

# case: as_numpy/the array of a series of numbers
result = pd.Series([1, 2]).array.to_numpy()
# data: beside_others
import pandas as pd
import numpy as np
# case: beside_others/text-below-the-mask
x = pd.DataFrame({'I1': pd.array([None], dtype='Int64'), 's1': pd.array(['Xy'], dtype='string')})
result = x['I1'] ** x['s1']
# case: beside_others/durations-modulo-truths
x = pd.DataFrame({'b1': [False, False], 'e1': pd.to_timedelta(['1 days', '2 days'])})
result = x['e1'] % x['b1']
# case: beside_others/durations-by-truths
x = pd.DataFrame({'b1': [True, False], 'e1': pd.to_timedelta(['1 days', '2 days'])})
result = x['e1'] * x['b1']
# case: beside_others/whole-numbers-less-than-durations
x = pd.DataFrame({'k': [1, 2], 'e1': pd.to_timedelta(['1 days', None])}).convert_dtypes()
result = x['k'] < x['e1']
# case: beside_others/objects-after-categories
x = pd.DataFrame({'n1': ['Cc', 'b'], 'c1': pd.Categorical(['b', None])})
result = x['n1'] >= x['c1']
# case: beside_others/text-by-durations
x = pd.DataFrame({'e1': pd.to_timedelta(['1 days', None]), 'n2': ['b', 'd']})
result = x['n2'] // x['e1']
# case: beside_others/durations-by-text
x = pd.DataFrame({'e1': pd.to_timedelta(['1 days', None]), 'n2': ['b', 'd']})
result = x['e1'] // x['n2']
# case: beside_others/truths-and-none
x = pd.DataFrame({'B1': pd.array([True, None], dtype='boolean'), 'o1': [True, None]})
result = x['o1'] >= x['B1']
# case: beside_others/none-floored-by-zero
result = pd.Series([None, 2], dtype=object) // pd.Series([0.0, 0.5])
# data: cells
import pandas as pd
import numpy as np
# case: cells/shares-of-no-values
x = pd.DataFrame({'c': pd.Categorical(['b', 'a', None]), 'B': pd.array([True, None, False], dtype='boolean')})
result = x.groupby('c')['B'].value_counts(normalize=True)
# data: combined_by_functions
import pandas as pd
import numpy as np
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
m = pd.Series([5, 2, None], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
q = pd.Series([1, 2, 3, 4], dtype=object)
t = pd.Series([True, False, True])

# case: combined_by_functions/combined-32
result = pd.Series([1, 2], dtype='Int8').combine(300, lambda a, b: a + b)

# data: corners
import pandas as pd
import numpy as np
b = pd.Series([True, False])
n = pd.Series(pd.array([True, None], dtype='boolean'))
i = pd.Series(pd.array([1, None, 3], dtype='Int64'))
s = pd.Series(pd.array(['a', None, 'b'], dtype='string'))
f = pd.DataFrame({'i': i, 's': s, 'x': [1.5, 2.5, None]})
# case: corners/i.interpolate()
result = i.interpolate()
# case: corners/pd.DataFrame(index=[0, 1]).agg(['count', 'nunique'])
result = pd.DataFrame(index=[0, 1]).agg(['count', 'nunique'])
# data: functions_of_two_columns
import pandas as pd
import numpy as np
import datetime
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
d1, d2 = datetime.datetime(2024, 3, 1), datetime.datetime(2024, 1, 1)

# case: functions_of_two_columns/combined-24
result = pd.Series(pd.to_datetime(['2024-01-01', None])).combine(a, lambda p, q: 1)

# data: logic_beside_missing
import numpy as np
import pandas as pd

# case: logic_beside_missing/logic-beside-missing-35
s = pd.Series([True, pd.NA], dtype=object)
result = s | False
# case: logic_beside_missing/logic-beside-missing-46
result = pd.Series([True, False]) | pd.NA
# case: logic_beside_missing/logic-beside-missing-49
result = pd.Series([True, False]) | np.nan
# case: logic_beside_missing/logic-beside-missing-51
result = pd.Series(['a', 'b']) | pd.NaT
# data: logic_of_objects
import pandas as pd
import numpy as np
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
m = pd.Series([5, 2, None], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
q = pd.Series([1, 2, 3, 4], dtype=object)
t = pd.Series([True, False, True])

# case: logic_of_objects/logic-6
result = o ^ -1

# case: logic_of_objects/logic-11
result = o | pd.NA

# case: logic_of_objects/logic-19
result = pd.Series([True, pd.NA, False], dtype=object) | pd.Series([1, -1, 0])

# case: logic_of_objects/logic-29
result = pd.DataFrame({'a': o}) | True

# case: logic_of_objects/logic-31
result = n & 1

# data: mapped_by_series
import pandas as pd
import numpy as np
import datetime
# case: mapped_by_series/map-8
s=pd.Series([True,None],dtype='boolean')
result=s.map(pd.Series([True,None,True],dtype='boolean').value_counts())
# data: na_arithmetic
import datetime

import numpy as np
import pandas as pd

# case: na_arithmetic/na-arithmetic-2
result = pd.NA + pd.Timedelta(1, 'D')
# case: na_arithmetic/na-arithmetic-3
result = pd.Timestamp('2020-01-01') - pd.NA
# case: na_arithmetic/na-arithmetic-5
result = pd.NA - datetime.datetime(2020,1,1)
# case: na_arithmetic/na-arithmetic-13
result = pd.NA < None
# case: na_arithmetic/na-arithmetic-25
result = pd.NA ^ np.bool_(True)
# case: na_arithmetic/na-arithmetic-26
result = 'a' + pd.NA
# case: na_arithmetic/na-arithmetic-27
result = 'a' * pd.NA
# case: na_arithmetic/na-arithmetic-32
result = pd.NA << 2
# case: na_arithmetic/na-arithmetic-34
result = np.float64(2) ** pd.NA
# case: na_arithmetic/na-arithmetic-37
result = pd.NA ** np.int64(0)
# case: na_arithmetic/na-arithmetic-38
result = pd.NA ** np.float64(0)
# case: na_arithmetic/na-arithmetic-39
result = pd.NA ** np.bool_(False)
# case: na_arithmetic/na-arithmetic-41
result = [abs(pd.NA), -pd.NA, +pd.NA, ~pd.NA]
# case: na_arithmetic/na-arithmetic-44
result = round(pd.NA)
# case: na_arithmetic/na-arithmetic-48
result = pd.NA * [1, 2]
# case: na_arithmetic/na-arithmetic-49
result = {1} | pd.NA
# case: na_arithmetic/na-arithmetic-52
result = pd.NA in [1, 2]
# case: na_arithmetic/na-arithmetic-59
result = pd.NA ** 'a'
# case: na_arithmetic/na-arithmetic-65
result = 1 ** pd.Series([1, pd.NA, 3], dtype=object)
# case: na_arithmetic/na-arithmetic-68
result = pd.NA ** np.array([1, 2, 0])
# case: na_arithmetic/na-arithmetic-72
result = pd.Series([True, False, None], dtype='boolean') & pd.NA
# data: narrow_integers_beside_numbers
import numpy as np
import pandas as pd

# case: narrow_integers_beside_numbers/narrow_beside_numpy-23
x = pd.DataFrame({'k': pd.array([3, 1], dtype='Int32'), 'n': [2, 3]})
result = x % 2

# case: narrow_integers_beside_numbers/narrow_beside_numpy-31
x = pd.DataFrame({'k': np.array([3, 1], dtype='int32')})
result = x % x.max()

# case: narrow_integers_beside_numbers/narrow_beside_numpy-61
a = pd.Series([5, 6, 7], dtype='int16')
b = pd.Series(pd.array([True, None, False], dtype='boolean'))
result = a % b, a // b

# data: nullable
import pandas as pd
import numpy as np
s = pd.Series([1, None, 3], dtype='Int64')
b = pd.Series([True, None, False], dtype='boolean')
t = pd.Series(['a', None, 'c'], dtype='string')
# case: nullable/int-astype-int-error
result = s.astype(int)
# data: ranks
import pandas as pd
import numpy as np
a = pd.DataFrame({'g': list('aabbb'), 'i': pd.array([2, None, -3, 2, 5], dtype='Int64'), 'f': pd.array([2.5, None, -3, None, 5], dtype='Float64'), 'B': pd.array([True, None, False, True, None], dtype='boolean'), 's': pd.array(['b', None, 'a', 'b', ''], dtype='string')})
# case: ranks/rank-f
result = a.groupby('g')['i'].rank()
# data: ranks_of_na
import numpy as np
import pandas as pd

# case: ranks_of_na/ranks-of-na-23
x = pd.Series(pd.array([5.5, 4, 3], dtype='Float64'))
x.iloc[1] = None
result = x.rank()
# case: ranks_of_na/ranks-of-na-24
result = pd.to_numeric(pd.Series(['5', None, '3'], dtype='string')).rank()
# data: results
import pandas as pd
import numpy as np
a = pd.DataFrame({'g': list('aabb'), 'i': pd.array([2, None, -3, 2], dtype='Int64'), 'f': pd.array([2.5, None, -3, 1], dtype='Float64'), 'B': pd.array([True, None, False, True], dtype='boolean'), 's': pd.array(['b', None, 'a', 'b'], dtype='string'), 'n': range(4)})
# case: results/kept-lambda-quantile
result = a.groupby('g')['i'].agg(lambda s: s.quantile(0.5))
# case: results/kept-size-list-empty
result = a.iloc[:0].groupby('g')['i'].agg(['min', 'size'])
# case: results/kept-min-empty-numeric
result = pd.DataFrame({'k': [1], 'd': pd.to_datetime(['2020-01-15'])}).groupby('k').min(numeric_only=True).iloc[-1]
# case: results/kept-nothing-reduced
result = pd.DataFrame({'k': [1, 2], 'd': pd.to_datetime(['2020-01-15', None])}).set_index('k').max(axis=1, numeric_only=True)
# data: results_of_functions
import pandas as pd
import numpy as np
a = pd.DataFrame({'g': list('aabb'), 'i': pd.array([2, None, -3, 2], dtype='Int64'), 'f': pd.array([2.5, None, -3, 1], dtype='Float64'), 'B': pd.array([True, None, False, True], dtype='boolean'), 's': pd.array(['b', None, 'a', 'b'], dtype='string'), 'n': range(4), 'c': pd.Categorical(['x', 'y', 'x', None]), 'z': pd.array([1, 0, 0, None], dtype='Int64'), 'd': pd.to_datetime(['2020-01-01', '2020-01-02', None, '2020-03-01'])})
# case: results_of_functions/kept-category-named
result = a.groupby('g').agg(v=('c', lambda s: s.iloc[0]), n=('c', lambda s: s.nunique()))
# data: rows_of_one
import numpy as np
import pandas as pd

# case: rows_of_one/rows-of-one-6
f = pd.DataFrame({'i': pd.array([1, None], dtype='Int64'), 's': ['a', 'b']})
result = f == f.iloc[1]
# case: rows_of_one/rows-of-one-8
d = pd.DataFrame({'a': [1, 2, 3], 'b': [pd.Timestamp('2020-01-01'), 2, 3]})
result = d.sort_values(['a', 'b'])
# case: rows_of_one/rows-of-one-9
d = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 2, 3.5]})
result = d.sort_values(['a', 'b']), d.sort_values(['b', 'a'])
# case: rows_of_one/rows-of-one-10
x = pd.Series(pd.to_datetime(['2021-12-31', '2020-01-01']))
result = x.combine_first(pd.Series([True, False]))
# case: rows_of_one/rows-of-one-11
x = pd.Series(pd.to_datetime(['2021-12-31', '2020-01-01']))
result = x.combine_first(pd.Series(pd.to_timedelta(['1 days', '2 days'])))
# data: sums_that_come_to_nan
import numpy as np
import pandas as pd

# case: sums_that_come_to_nan/sums-that-come-to-nan-6
x = pd.DataFrame({'f1': [np.nan, 1], 'I1': pd.array([2, 3], dtype='Int64')})
x = x.groupby('f1')['I1'].cumsum()
result = x.to_frame().sum()
# data: text_beside_floats
import numpy as np
import pandas as pd

# case: text_beside_floats/text-beside-floats-3
a = pd.Series([np.nan, 1.5]); b = pd.Series(['a', 'b'], dtype='string')
result = a > b
# data: text_of_arrays
import numpy as np
import pandas as pd

# case: text_of_arrays/text-of-arrays-3
result = pd.Series(pd.to_datetime(['2020-01-01'])).to_numpy(dtype=object)
# case: text_of_arrays/text-of-arrays-9
result = repr(pd.array([pd.Timedelta('1 day')]))
# case: text_of_arrays/text-of-arrays-11
result = repr(pd.Series(pd.period_range('2020-01', periods=2, freq='M')).array)
# case: text_of_arrays/text-of-arrays-13
result = repr(pd.cut(pd.Series(pd.to_datetime(['2020-01-01', '2020-01-05'])), 2)[0])
# data: truths_under_other_labels
import numpy as np
import pandas as pd

known = pd.Series([True, False, None], dtype="boolean")
others = pd.Series([True, None], dtype="boolean", index=[0, 3])
plain = pd.Series([True, False], index=[1, 2])
objects = pd.Series([True, None], index=[0, 5])
whole = pd.Series([1, 2, None], dtype="Int64")

# case: truths_under_other_labels/in place
both = known.copy()
both &= others
result = both
# data: values_that_fit
import numpy as np
import pandas as pd

# case: values_that_fit/narrow-4
result = pd.Series(['300']).astype('Int8')

# case: values_that_fit/narrow-7
result = pd.Series([-1], dtype='Int64').astype('UInt8')

# case: values_that_fit/narrow-11
result = pd.Series([1.5, -0.5]).astype('uint8')

# case: values_that_fit/narrow-14
result = pd.Series([300.5]).astype('uint8')

# case: values_that_fit/narrow-19
result = pd.DataFrame({'a': [300]}).astype({'a': 'Int8'})

# case: values_that_fit/narrow-24
result = pd.to_numeric(pd.Series([300]), downcast='unsigned').astype('Int16')
