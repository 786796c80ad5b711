import pandas as pd
import numpy as np
# case: order, places and missing labels
i = pd.Index([3, 1, 2], name='n')
result = [i.argsort(), i.argmax(), i.argmin(), i.take([0, -1]), i.delete(1), i.delete([0, 1]), i.repeat(2), i.hasnans, i.is_monotonic_decreasing, i.ndim]
# case: missing labels are found and filled
i = pd.Index([1.0, np.nan])
result = [i.isnull(), i.notnull(), i.hasnans, i.fillna(0)]
# case: truths of labels
result = [pd.Index([1, 0]).all(), pd.Index([1, 0]).any(), pd.Index([5]).item()]
# case: bounds of a range
r = pd.RangeIndex(2, 10)
result = [r.start, r.stop, r.step, pd.RangeIndex(2, 10, 3).step]
# case: other indexes have no bounds
result = pd.Index([1, 5]).start
# case: numbers are rounded
result = pd.Index([1.26, 2.0]).round(1)
# case: dates are rounded
d = pd.DatetimeIndex(['2020-01-01 10:31', '2020-02-29 23:59'])
result = [d.normalize(), d.floor('h'), d.ceil('D'), d.round('h'), d.is_month_end, d.is_leap_year]
# case: other labels have no dates
result = pd.Index([1]).normalize()
# case: ISO weeks of dates
result = pd.DatetimeIndex(['2020-01-01', '2021-01-03']).isocalendar()
# case: codes and shape of levels
m = pd.MultiIndex.from_tuples([('b', 2), ('a', 1), ('b', 1)])
result = [m.codes[0], m.codes[1], m.levshape]
# case: one level has no codes
result = pd.Index([1]).codes
# case: pandas' own exceptions are caught by name
try:
    pd.merge(pd.DataFrame({'a': [1]}), pd.DataFrame({'b': [1]}))
    result = 'merged'
except pd.errors.MergeError as e:
    result = 'refused'
# case: reindex like another
result = pd.Series([1, 2], index=['a', 'b']).reindex_like(pd.Series([0, 0], index=['b', 'c']))
# case: a category is removed
result = pd.Series(['a', 'b', 'a'], dtype='category').cat.remove_categories(['b'])
# case: a category that is not there cannot be removed
result = pd.Series(['a'], dtype='category').cat.remove_categories('z')
# case: functions of operator
import operator
result = [operator.countOf([1, 2, 1], 1), operator.indexOf([1, 2], 2), operator.methodcaller('upper')('a'), operator.abs(-1), operator.is_(None, None), operator.lshift(1, 3)]
# case: hyperbolic functions
import math
result = [round(math.asinh(0.5), 12), round(math.acosh(2), 12), round(math.atanh(0.5), 12), math.exp2(3)]
# case: types show where they come from
result = [str(type(np.int64(1))), str(type(pd.DataFrame())), str(type(pd.Series([1]))), str(type(pd.Timestamp('2020-01-01'))), str(type(1))]
