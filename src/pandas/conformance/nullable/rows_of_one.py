import numpy as np
import pandas as pd

# case: rows-of-one-1
x = pd.DataFrame({'I1': pd.array([1, None], dtype='Int64')})
result = x.values, [str(r.dtype) for _, r in x.iterrows()], [r['I1'] for _, r in x.iterrows()]
# case: rows-of-one-2
x = pd.DataFrame({'I1': pd.array([1, 2], dtype='Int64')})
result = x.values, [str(r.dtype) for _, r in x.iterrows()], [f"{r['I1']}" for _, r in x.iterrows()]
# case: rows-of-one-3
x = pd.DataFrame({'I1': pd.array([True, None], dtype='boolean'), 'f': pd.array([1.5, None], dtype='Float64')})
result = [str(r.dtype) for _, r in x[['I1']].iterrows()], [str(r.dtype) for _, r in x[['f']].iterrows()], [r.tolist() for _, r in x[['I1']].iterrows()]
# case: rows-of-one-4
x = pd.DataFrame({'s': pd.array(['a', None], dtype='string'), 'c': pd.Categorical([1, 2]), 'd': pd.Categorical(['x', None])})
result = [str(r.dtype) for _, r in x[['s']].iterrows()], [str(r.dtype) for _, r in x[['c']].iterrows()], [r.tolist() for _, r in x[['d']].iterrows()], [str(r.dtype) for _, r in x.iterrows()]
# case: rows-of-one-5
f = pd.DataFrame({'i': [1, 2], 's': pd.array(['a', None], dtype='string'), 'o': ['x', None]})
result = f == f.iloc[1]
# case: rows-of-one-6
f = pd.DataFrame({'i': pd.array([1, None], dtype='Int64'), 's': ['a', 'b']})
result = f == f.iloc[1]
# case: rows-of-one-7
f = pd.DataFrame({'o': ['x', 'y'], 'p': [1, 2]})
result = f == pd.Series({'o': pd.NA, 'p': 2}), f == [pd.NA, 1]
# case: rows-of-one-8
d = pd.DataFrame({'a': [1, 2, 3], 'b': [pd.Timestamp('2020-01-01'), 2, 3]})
result = d.sort_values(['a', 'b'])
# case: rows-of-one-9
d = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 2, 3.5]})
result = d.sort_values(['a', 'b']), d.sort_values(['b', 'a'])
# case: rows-of-one-10
x = pd.Series(pd.to_datetime(['2021-12-31', '2020-01-01']))
result = x.combine_first(pd.Series([True, False]))
# case: rows-of-one-11
x = pd.Series(pd.to_datetime(['2021-12-31', '2020-01-01']))
result = x.combine_first(pd.Series(pd.to_timedelta(['1 days', '2 days'])))
# case: rows-of-one-12
x = pd.Series([1, 2, None], index=[np.nan, 'a', None])
result = x.combine_first(pd.Series([7.0, 8, 9], index=[np.nan, 'a', None])), x.combine_first(pd.Series([5.0], index=['a']))
