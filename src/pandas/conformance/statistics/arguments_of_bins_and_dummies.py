import pandas as pd
import numpy as np
s = pd.Series([1, 5, 10])
df = pd.DataFrame({'a': ['x', 'y'], 'b': ['p', 'q'], 'n': [1, 2]})

# case: neither order nor labels
result = pd.cut(s, 2, ordered=False)
# case: labels that are no list
result = pd.cut(s, 2, labels=True)
# case: an unknown way with duplicates
result = pd.cut(s, [0, 5, 10], duplicates='keep')
# case: an unknown way with duplicates of quantiles
result = pd.qcut(s, 2, duplicates='keep')
# case: a missing edge
result = pd.cut(s, [None, 5, 10])
# case: no edges
result = pd.cut(s, [])
# case: no edges and the lowest
result = pd.cut(s, [], include_lowest=True)
# case: one edge
result = pd.cut(s, [1], include_lowest=True, labels=False)
# case: dates as edges of numbers
result = pd.cut(s, pd.to_datetime(['2024-01-01', '2024-02-01']))
# case: numbers as edges of durations
result = pd.cut(pd.to_timedelta(s, 'D'), [0, 5, 10])
# case: quantiles of nothing
result = pd.qcut(pd.Series([], dtype=float), [0, 1])
# case: one name of columns
result = pd.get_dummies(df, columns='a')
# case: too few prefixes
result = pd.get_dummies(df, prefix=['p'])
# case: too many prefixes in a dict
result = pd.get_dummies(df, columns=['a'], prefix={'a': 'A', 'b': 'B'})
# case: prefixes and separators
result = pd.get_dummies(df, prefix={'a': 'A', 'b': 'B'}, prefix_sep=['-', '='])
# case: separators in a dict
result = pd.get_dummies(df, prefix_sep={'a': '-', 'b': ':'}, dtype=int)
# case: too few separators
result = pd.get_dummies(df, prefix_sep=['-'])
# case: objects
result = pd.get_dummies(df, dtype=object)
# case: text
result = pd.get_dummies(pd.Series(['x', None]), dtype=str)
# case: missing numbers
result = pd.get_dummies(pd.Series([1, 2]), prefix='n', dummy_na=True)
# case: missing dates
result = pd.get_dummies(pd.Series(pd.to_datetime(['2024-01-01', None])), dummy_na=True).columns
# case: missing nullable truths
result = pd.get_dummies(pd.Series([True, None], dtype='boolean'), prefix='t', dummy_na=True)
# case: dates in a list told apart
result = pd.factorize([pd.Timestamp('2024-01-01'), None, pd.Timestamp('2024-01-01')])
# case: dates in a list once each
result = pd.unique([pd.Timestamp('2024-01-01'), pd.Timestamp('2024-01-01')])
