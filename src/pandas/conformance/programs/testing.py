# data: frames
# What pandas.testing says of two frames: 'ok', or the error and its text.
import numpy as np
import pandas as pd
import pandas.testing as tm


def t(a, b, f=tm.assert_series_equal, **k):
    try:
        f(a, b, **k)
        return 'ok'
    except Exception as e:
        return type(e).__name__ + ': ' + str(e)


S = pd.Series
D = pd.DataFrame
I = pd.Index
F = tm.assert_frame_equal
X = tm.assert_index_equal
a = D({'x': [1, 2], 'y': ['p', 'q']})
m = pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q'])

# case: frames/frames-6
result = t(a,a.head(1),F)
# case: frames/frames-8
result = t(a,a[['y','x']],F,check_like=True)
# case: frames/frames-10
result = t(a,a.iloc[::-1],F,check_like=True)
# case: frames/frames-12
result = t(a,a.reset_index(),F)
# case: frames/frames-39
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', None]}), pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), tm.assert_frame_equal, check_exact=True)
# case: frames/frames-98
result = t(pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), pd.DataFrame({'x': [1, 2], 'y': pd.Categorical(['p', 'q'])}), tm.assert_frame_equal)
# case: frames/frames-107
result = t(pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.3]}), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal, check_names=False)
# case: frames/frames-163
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'r']}), pd.DataFrame({'x': [1, 2], 'y': [0.1, 0.1 + 0.2]}), tm.assert_frame_equal, check_like=True)
# case: frames/frames-164
result = t(pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']}).rename_axis(columns='c'), pd.Series([1]), tm.assert_frame_equal, check_index_type=False)
# case: frames/frames-189
result = t(pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), pd.DataFrame({('a', 1): [1, 2], ('a', 2): ['p', 'q']}), tm.assert_frame_equal)
# data: indexes
# What pandas.testing says of two indexes: 'ok', or the error and its text.
import numpy as np
import pandas as pd
import pandas.testing as tm


def t(a, b, f=tm.assert_series_equal, **k):
    try:
        f(a, b, **k)
        return 'ok'
    except Exception as e:
        return type(e).__name__ + ': ' + str(e)


S = pd.Series
D = pd.DataFrame
I = pd.Index
F = tm.assert_frame_equal
X = tm.assert_index_equal
a = D({'x': [1, 2], 'y': ['p', 'q']})
m = pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q'])

# case: indexes/indexes-11
result = t(I([1]),[1],X)
# case: indexes/indexes-28
result = t(pd.CategoricalIndex(['b', 'a']), pd.CategoricalIndex(['b', 'a']), tm.assert_index_equal)
# case: indexes/indexes-31
result = t(pd.Index([True, False]), pd.interval_range(0, 2), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes/indexes-33
result = t(pd.Index([1, 2], dtype='Int64'), pd.to_datetime(['2024-01-01', None]), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes/indexes-110
result = t(pd.Index([]), pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q']), tm.assert_index_equal, exact=False, obj='J')
# case: indexes/indexes-128
result = t(pd.Index([1, 2, 3]), pd.RangeIndex(1, 3), tm.assert_index_equal, check_exact=False)
# case: indexes/indexes-131
result = t(pd.Index([1, 2], name='n'), pd.Index([1.0, 2.0]), tm.assert_index_equal, exact=False, check_exact=False)
# case: indexes/indexes-144
result = t(pd.Index([1, 2, 3]), pd.Index([1, 2.5, 'x']), tm.assert_index_equal, exact=False, check_order=False)
# case: indexes/indexes-170
result = t(pd.Index(['a', None]), pd.period_range('2024-01', periods=2, freq='M'), tm.assert_index_equal, check_exact=False)
# case: indexes/indexes-171
result = t(pd.to_timedelta([1, 2], unit='D'), pd.to_datetime(['2024-01-01', '2024-01-02']), tm.assert_index_equal, exact=False, check_categorical=False)
# case: indexes/indexes-177
result = t(pd.Index([True, False]), pd.Index([1, 'a']), tm.assert_index_equal, exact=False, check_categorical=False)
# data: series
# What pandas.testing says of two series: 'ok', or the error and its text.
import numpy as np
import pandas as pd
import pandas.testing as tm


def t(a, b, f=tm.assert_series_equal, **k):
    try:
        f(a, b, **k)
        return 'ok'
    except Exception as e:
        return type(e).__name__ + ': ' + str(e)


S = pd.Series
D = pd.DataFrame
I = pd.Index
F = tm.assert_frame_equal
X = tm.assert_index_equal
a = D({'x': [1, 2], 'y': ['p', 'q']})
m = pd.MultiIndex.from_tuples([('a', 1), ('b', 2)], names=['p', 'q'])

# case: series/series-6
result = t(S([1,2]),S([1,2,3]))
# case: series/series-22
result = t(S([{'a':1}]),S([{'a':2}]))
# case: series/series-26
result = t(S([(1,2)]),S([(1,3)]))
# case: series/series-27
result = t(S([1,2]),[1,2])
# case: series/series-30
result = t(S([1,2],index=m),S([1,2],index=m.swaplevel()))
# case: series/series-55
result = t(pd.Series([True, None], dtype='boolean'), pd.Series([True, None], dtype='boolean'))
# case: series/series-59
result = t(pd.Series(['a', 'b'], dtype='string'), pd.Series(['a', 'b'], dtype='string'))
# case: series/series-64
result = t(pd.Series(pd.Categorical(['a', 'b'], ordered=True)), pd.Series(pd.Categorical(['a', 'b'], ordered=True)))
# case: series/series-67
result = t(pd.Series(pd.to_timedelta(['1 days', None])), pd.Series(pd.to_timedelta(['1 days', None])))
# case: series/series-68
result = t(pd.Series(pd.period_range('2024-01', periods=2, freq='M')), pd.Series(pd.period_range('2024-01', periods=2, freq='M')))
# case: series/series-72
result = t(pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), pd.Series([{'a': 1.0}, {'b': [1, 'x']}]))
# case: series/series-79
result = t(pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)), pd.Series([1, 2], index=pd.date_range('2024-01-01', periods=2)))
# case: series/series-80
result = t(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])), pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])))
# case: series/series-110
result = t(pd.Series([1.0, 2.0]), pd.Series([1, 2], name='n'), check_dtype=False, obj='R')
# case: series/series-145
result = t(pd.Series([np.inf, 2]), pd.Series([1.0, np.nan]), check_exact=True)
# case: series/series-171
result = t(pd.Series([1, 2], index=pd.to_datetime(['2024-01-01', '2024-01-02'])), pd.Series([1, 3]), check_index=False)
# case: series/series-192
result = t(pd.Series(['a', 'b'], dtype='category'), pd.Series([1, 2], name='n'), check_freq=False)
# case: series/series-212
result = t(pd.Series([(1, 2), (3,)]), pd.Series([1, 3]), check_dtype=False, check_like=True)
# case: series/series-231
result = t(pd.Series(pd.Categorical(['a', 'b'], ordered=True)), pd.Series(pd.Categorical(['a', 'b'], categories=['b', 'a'])), check_categorical=False)
# case: series/series-237
result = t(pd.Series([1.0, np.nan]), pd.Series([1.0000001, 2]), check_dtype=False, check_exact=False)
# case: series/series-259
result = t(pd.Series(['a', np.nan]), pd.Series(['a', None]), atol=5)
# case: series/series-275
result = t(pd.Series(['a', np.nan]), pd.Series(pd.cut([1, 2], [0, 1, 2])), check_like=True)
# case: series/series-290
result = t(pd.Series([pd.Timestamp('2024-01-01'), 'x'], dtype=object), pd.Series([{'a': 1.0}, {'b': [1, 'x']}]), check_names=False)
# case: series/series-291
result = t(pd.Series([1.5, None], dtype='Float64'), pd.Series([True, None], dtype='boolean'), check_dtype=False, rtol=0.1)
# data: texts_of_errors
import pandas as pd
import numpy as np
import re, json, math
from datetime import datetime, date, timedelta
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', None, 'z'], 'c': [1.5, np.nan, 2.0], 'd': pd.to_datetime(['2024-01-01', None, '2024-03-01']), 'e': [True, False, True]}, index=['r', 's', 't'])
o = pd.DataFrame({'a': [1, 1, 4], 'w': [7, 8, 9]})


def told(f):
    try:
        return 'no error: ' + str(f())
    except Exception as e:
        return f'{type(e).__name__}: {e}'


# case: texts_of_errors/df.query('a = 1')
result = told(lambda: df.query('a = 1'))

# case: texts_of_errors/df.query('a > @zz')
result = told(lambda: df.query('a > @zz'))

# case: texts_of_errors/df['a'].rolling(-1)
result = told(lambda: df['a'].rolling(-1))

# case: texts_of_errors/range(1, 2, 0)
result = told(lambda: range(1, 2, 0))

# case: texts_of_errors/'{} {}'.format(1)
result = told(lambda: '{} {}'.format(1))

# case: texts_of_errors/'a,b'.split('')
result = told(lambda: 'a,b'.split(''))

# case: texts_of_errors/set().pop()
result = told(lambda: set().pop())

# case: texts_of_errors/chr(-1)
result = told(lambda: chr(-1))

# case: texts_of_errors/math.factorial(-1)
result = told(lambda: math.factorial(-1))

# case: texts_of_errors/isinstance(1, 2)
result = told(lambda: isinstance(1, 2))

# case: texts_of_errors/int('10', 99)
result = told(lambda: int('10', 99))

# case: texts_of_errors/(lambda *, k: k)()
result = told(lambda: (lambda *, k: k)())

# case: texts_of_errors/json.loads('{')
result = told(lambda: json.loads('{'))

# case: texts_of_errors/datetime(2024, 2, 30)
result = told(lambda: datetime(2024, 2, 30))

# case: texts_of_errors/date(2024, 1, 1) < datetime(2024, 1, 1)
result = told(lambda: date(2024, 1, 1) < datetime(2024, 1, 1))

# case: texts_of_errors/pd.to_numeric('x')
result = told(lambda: pd.to_numeric('x'))

# case: texts_of_errors/pd.DataFrame.foo
result = told(lambda: pd.DataFrame.foo)

# case: texts_of_errors/np.concatenate([])
result = told(lambda: np.concatenate([]))

# data: texts_of_operator_errors
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', None, 'z'], 'c': [1.5, np.nan, 2.0], 'd': pd.to_datetime(['2024-01-01', None, '2024-03-01']), 'e': [True, False, True],'t':pd.to_timedelta(['1h','2h',None])}, index=['r', 's', 't'])


def told(f):
    try:
        return 'no error: ' + str(f())
    except Exception as e:
        return f'{type(e).__name__}: {e}'


# case: texts_of_operator_errors/df['e']>df['d']
result = told(lambda: df['e']>df['d'])

# case: texts_of_operator_errors/df['t']>df['d']
result = told(lambda: df['t']>df['d'])

# case: texts_of_operator_errors/df['e']&df['b']
result = told(lambda: df['e']&df['b'])

# case: texts_of_operator_errors/~df['d']
result = told(lambda: ~df['d'])

# case: texts_of_operator_errors/np.nanmax([])
result = told(lambda: np.nanmax([]))

# case: texts_of_operator_errors/np.argmax([])
result = told(lambda: np.argmax([]))

# case: texts_of_operator_errors/np.linspace(0,1,-1)
result = told(lambda: np.linspace(0,1,-1))

# case: texts_of_operator_errors/np.arange(0,1,0)
result = told(lambda: np.arange(0,1,0))

# case: texts_of_operator_errors/np.ones((2,-1))
result = told(lambda: np.ones((2,-1)))

# case: texts_of_operator_errors/df['a']>[1,2]
result = told(lambda: df['a']>[1,2])

