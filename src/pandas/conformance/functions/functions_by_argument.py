import numpy as np
import pandas as pd

import math, statistics, itertools, collections, datetime, json, re, operator, functools, bisect, heapq
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']})
a = np.array([3, 1, 2])
L = [3, 1, 2]
Lt = ['b', 'a', 'b']
tu = (3, 1)
d = {'b': 1, 'a': 2}
se = {3, 1}
st = 'Ab cB'

# case: P-Categorical-s
result = pd.Categorical(s)
# case: P-Categorical-rg
result = pd.Categorical(range(3))
# case: P-Categorical-by
result = pd.Categorical(1_000_000_000_000)
# case: P-array-tu
result = pd.array(tu)
# case: P-concat-f
result = pd.concat(f)
# case: P-crosstab-e
result = pd.crosstab('')
# case: P-crosstab-inf
result = pd.crosstab(float("inf"))
# case: P-cut-inf
result = pd.cut(float("inf"))
# case: P-cut-tr
result = pd.cut(True)
# case: P-date_range-nat
result = pd.date_range(pd.NaT)
# case: P-factorize-f
result = pd.factorize(f)
# case: P-factorize-D
result = pd.factorize(D)
# case: P-factorize-Ln
result = pd.factorize([1, None, 2])
# case: P-factorize-Ld
result = pd.factorize([('a', 1), ('b', 2)])
# case: P-factorize-tu
result = pd.factorize(tu)
# case: P-factorize-sf
result = pd.factorize(' 1.5 ')
# case: P-factorize-i
result = pd.factorize(2)
# case: P-factorize-nb
result = pd.factorize(np.bool_(True))
# case: P-factorize-rg
result = pd.factorize(range(3))
# case: P-factorize-ix
result = pd.factorize(pd.Index(['x', 'y']))
# case: P-factorize-cat
result = pd.factorize(pd.Series(['a', 'b'], dtype='category'))
# case: P-get_dummies-D
result = pd.get_dummies(D)
# case: P-get_dummies-Lt
result = pd.get_dummies(Lt)
# case: P-get_dummies-Lf
result = pd.get_dummies([1.5, float("nan"), 2])
# case: P-get_dummies-tu
result = pd.get_dummies(tu)
# case: P-get_dummies-ix
result = pd.get_dummies(pd.Index(['x', 'y']))
# case: P-get_dummies-cat
result = pd.get_dummies(pd.Series(['a', 'b'], dtype='category'))
# case: P-infer_freq-nat
result = pd.infer_freq(pd.NaT)
# case: P-isna-D
result = pd.isna(D)
# case: P-isna-a
result = pd.isna(a)
# case: P-isna-fl
result = pd.isna(2.5)
# case: P-isna-nan
result = pd.isna(float("nan"))
# case: P-isna-inf
result = pd.isna(float("inf"))
# case: P-isna-td
result = pd.isna(pd.Timedelta('1 days 02:00:00'))
# case: P-isna-nb
result = pd.isna(np.bool_(True))
# case: P-isna-na
result = pd.isna(pd.NA)
# case: P-isna-nat
result = pd.isna(pd.NaT)
# case: P-isna-cat
result = pd.isna(pd.Series(['a', 'b'], dtype='category'))
# case: P-isnull-D
result = pd.isnull(D)
# case: P-isnull-a
result = pd.isnull(a)
# case: P-isnull-e
result = pd.isnull('')
# case: P-isnull-m1
result = pd.isnull(-1)
# case: P-isnull-z
result = pd.isnull(0)
# case: P-isnull-td
result = pd.isnull(pd.Timedelta('1 days 02:00:00'))
# case: P-isnull-dt
result = pd.isnull(datetime.datetime(2024, 2, 29, 1, 2))
# case: P-isnull-da
result = pd.isnull(datetime.date(2024, 2, 29))
# case: P-isnull-nf
result = pd.isnull(np.float64(2.5))
# case: P-isnull-nb
result = pd.isnull(np.bool_(True))
# case: P-isnull-ix
result = pd.isnull(pd.Index(['x', 'y']))
# case: P-isnull-cat
result = pd.isnull(pd.Series(['a', 'b'], dtype='category'))
# case: P-json_normalize-d
result = pd.json_normalize(d)
# case: P-json_normalize-st
result = pd.json_normalize(st)
# case: P-notna-L
result = pd.notna(L)
# case: P-notna-Lt
result = pd.notna(Lt)
# case: P-notna-LL
result = pd.notna([[1, 2], [3, 4]])
# case: P-notna-tu
result = pd.notna(tu)
# case: P-notna-d
result = pd.notna(d)
# case: P-notna-st
result = pd.notna(st)
# case: P-notna-e
result = pd.notna('')
# case: P-notna-no
result = pd.notna(None)
# case: P-notna-na
result = pd.notna(pd.NA)
# case: P-notna-ix
result = pd.notna(pd.Index(['x', 'y']))
# case: P-notnull-L
result = pd.notnull(L)
# case: P-notnull-Lt
result = pd.notnull(Lt)
# case: P-notnull-Lf
result = pd.notnull([1.5, float("nan"), 2])
# case: P-notnull-sf
result = pd.notnull(' 1.5 ')
# case: P-notnull-e
result = pd.notnull('')
# case: P-notnull-z
result = pd.notnull(0)
# case: P-notnull-no
result = pd.notnull(None)
# case: P-notnull-n64
result = pd.notnull(np.int64(5))
# case: P-notnull-nb
result = pd.notnull(np.bool_(True))
# case: P-notnull-by
result = pd.notnull(1_000_000_000_000)
# case: P-notnull-cat
result = pd.notnull(pd.Series(['a', 'b'], dtype='category'))
# case: P-period_range-da
result = pd.period_range(datetime.date(2024, 2, 29))
# case: P-pivot-sf
result = pd.pivot(' 1.5 ')
# case: P-pivot-e
result = pd.pivot('')
# case: P-pivot_table-sl
result = pd.pivot_table('a,b')
# case: P-qcut-n64
result = pd.qcut(np.int64(5))
# case: P-timedelta_range-fl
result = pd.timedelta_range(2.5)
# case: P-to_datetime-f
result = pd.to_datetime(f)
# case: P-to_datetime-e
result = pd.to_datetime('')
# case: P-to_datetime-z
result = pd.to_datetime(0)
# case: P-to_datetime-nf
result = pd.to_datetime(np.float64(2.5))
# case: P-to_numeric-f
result = pd.to_numeric(f)
# case: P-to_numeric-i
result = pd.to_numeric(2)
# case: P-to_numeric-fl
result = pd.to_numeric(2.5)
# case: P-to_numeric-inf
result = pd.to_numeric(float("inf"))
# case: P-to_numeric-rg
result = pd.to_numeric(range(3))
# case: P-to_timedelta-e
result = pd.to_timedelta('')
# case: P-to_timedelta-i
result = pd.to_timedelta(2)
# case: P-to_timedelta-td
result = pd.to_timedelta(pd.Timedelta('1 days 02:00:00'))
# case: P-to_timedelta-nf
result = pd.to_timedelta(np.float64(2.5))
# case: P-to_timedelta-rg
result = pd.to_timedelta(range(3))
# case: P-unique-L
result = pd.unique(L)
# case: P-unique-tu
result = pd.unique(tu)
# case: P-unique-nan
result = pd.unique(float("nan"))
# case: P-unique-fn
result = pd.unique(lambda v: v)
# case: P-unique-sl
result = pd.unique('a,b')
# case: P-value_counts-s
result = pd.value_counts(s)
# case: P-value_counts-D
result = pd.value_counts(D)
# case: P-value_counts-Ld
result = pd.value_counts([('a', 1), ('b', 2)])
# case: P-value_counts-st
result = pd.value_counts(st)
# case: P-wide_to_long-no
result = pd.wide_to_long(None)
