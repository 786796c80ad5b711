import pandas as pd
import numpy as np

# case: rows of string
q = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = q.apply(lambda r: pd.Series([r.a, r.b], index=['s', 'c'], dtype='string'), axis=1)

# case: rows of Int64
q = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = q.apply(lambda r: pd.Series([r.a, None], index=['s', 'c'], dtype='Int64'), axis=1)

# case: rows of string set as columns
q = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
q[['s', 'c']] = q.apply(lambda r: pd.Series([r.a, r.b], index=['s', 'c'], dtype='string'), axis=1)
result = q

# case: rows of Int64 and of int64
q = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = q.apply(lambda r: pd.Series([r.a], index=['s'], dtype='Int64') if r.a == 1 else pd.Series([r.a], index=['s']), axis=1)

# case: rows of categories
q = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = q.apply(lambda r: pd.Series([r.b, 'z'], index=['s', 'c'], dtype='category'), axis=1)

# case: rows of boolean
q = pd.DataFrame({'a': [1, 2], 'b': [True, False]})
result = q.apply(lambda r: pd.Series([r.b, None], index=['s', 'c'], dtype='boolean'), axis=1)

# case: rows of string with other labels
q = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = q.apply(lambda r: pd.Series([r.a, r.b], index=['s', str(r.a)], dtype='string'), axis=1)

# case: list-string
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = pd.DataFrame([pd.Series(['a', 'b'], dtype='string'), pd.Series(['c', 'd'], dtype='string')])

# case: list-Int64
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = pd.DataFrame([pd.Series([1, None], dtype='Int64'), pd.Series([1, 2], dtype='Int64')])

# case: list-boolean
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = pd.DataFrame([pd.Series([True, None], dtype='boolean'), pd.Series([True, False], dtype='boolean')])

# case: group-apply-string
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.groupby('b').apply(lambda g: pd.Series([g.a.sum(), 'z'], index=['s', 'c'], dtype='string'), include_groups=False)

# case: group-apply-Int64
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.groupby('b').apply(lambda g: pd.Series([g.a.sum(), None], index=['s', 'c'], dtype='Int64'), include_groups=False)

# case: group-apply-boolean
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.groupby('b').apply(lambda g: pd.Series([g.a.sum() > 2, True], index=['s', 'c'], dtype='boolean'), include_groups=False)

# case: series-apply-string
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q['b'].apply(lambda v: pd.Series([v, v * 2], dtype='string'))

# case: series-apply-Int64
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q['a'].apply(lambda v: pd.Series([v, None], dtype='Int64'))

# case: series-apply-boolean
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q['a'].apply(lambda v: pd.Series([v > 1, True], dtype='boolean'))

# case: frame-apply-lacks
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.apply(lambda r: pd.Series([r.a], index=[r.b], dtype='Int64'), axis=1)

# case: frame-apply-mixed
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.apply(lambda r: pd.Series([r.a], index=['k'], dtype='Int64' if r.a < 3 else 'Float64'), axis=1)

# case: frame-apply-mixed-2
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.apply(lambda r: pd.Series([r.a], index=['k'], dtype='Int64' if r.a < 3 else 'Int32'), axis=1)

# case: frame-apply-mixed-3
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.apply(lambda r: pd.Series([r.a], index=['k'], dtype='Float64' if r.a < 3 else 'float64'), axis=1)

# case: frame-apply-mixed-4
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.apply(lambda r: pd.Series([r.b], index=['k'], dtype='string' if r.a < 3 else 'object'), axis=1)

# case: frame-apply-mixed-5
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.apply(lambda r: pd.Series([r.a > 1], index=['k'], dtype='boolean' if r.a < 3 else 'bool'), axis=1)

# case: frame-apply-expand
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q.convert_dtypes().apply(lambda r: r, axis=1).dtypes

# case: frame-apply-rows
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q[['a']].convert_dtypes().apply(lambda r: r * 2, axis=1)

# case: frame-apply-rows-2
q = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'x']})
result = q[['b']].convert_dtypes().apply(lambda r: r.str.upper(), axis=1)
