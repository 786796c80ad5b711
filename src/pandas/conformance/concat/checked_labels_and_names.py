import pandas as pd
import numpy as np
a = pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']})
b = pd.DataFrame({'x': [3, 4], 'z': [True, False]})
s = pd.Series([1, 2], name='s')
t = pd.Series([3, 4], index=[1, 1], name='t')
lo = pd.DataFrame({'c': pd.Categorical(['a', 'b'])})
hi = pd.DataFrame({'c': pd.Categorical(['b', 'a'], categories=['b', 'a'], ordered=True)})
other = pd.DataFrame({'c': pd.Categorical(['b', 'a'], categories=['b', 'a'])})

# case: rows that are twice
result = pd.concat([a, b], verify_integrity=True)
# case: columns that are twice
result = pd.concat([a, b], axis=1, verify_integrity=True)
# case: columns that are once
result = pd.concat([a, b.add_prefix('b_')], axis=1, verify_integrity=True)
# case: columns that are numbered
result = pd.concat([a, b], axis=1, verify_integrity=True, ignore_index=True)
# case: rows below keys
result = pd.concat([a, b], keys=['a', 'b'], verify_integrity=True)
# case: rows below one key
result = pd.concat([a, b], keys=['a', 'a'], verify_integrity=True)
# case: series joined in an unknown way
result = pd.concat([s, t], join='left')
# case: common labels of series that repeat
result = pd.concat([s, t], axis=1, join='inner')
# case: too few names
result = pd.concat([a, b], keys=[('u', 1), ('v', 2)], names=['lev'])
# case: a name for the keys
result = pd.concat([a, b], keys=['u', 'v'], names=['lev'])
# case: names for all levels
result = pd.concat([a, b], keys=['u', 'v'], names=['lev', 'row'])
# case: too many names
result = pd.concat([a, b], keys=['u', 'v'], names=['lev', 'row', 'more'])
# case: letters as names
result = pd.concat({'u': a, 'v': b}, names='lev')
# case: a name for columns of series
result = pd.concat([s, s], axis=1, keys=['u', 'v'], names=['lev'])
# case: categories with and without an order
result = pd.concat([lo, hi]).dtypes.astype(str)
# case: categories in another order
result = pd.concat([lo, other])['c'].cat.categories
# case: ordered categories in another order
result = pd.concat([hi, hi.assign(c=hi['c'].cat.reorder_categories(['a', 'b']))]).dtypes.astype(str)
# case: aligned by labels that repeat
result = a.align(pd.DataFrame({'x': [5, 6]}, index=[1, 1]))
# case: aligned by the rows of the left side
result = pd.DataFrame({'x': [5, 6]}, index=[1, 1]).align(a, join='left', axis=0)[1]
# case: series aligned along columns
result = s.align(t, axis=1)
# case: combined by labels that repeat
result = pd.DataFrame({'x': [5, np.nan]}, index=[1, 1]).combine_first(a)
