import pandas as pd
import numpy as np
x = pd.DataFrame({'s': pd.Series([3, -3, 3], dtype=object), 't': pd.Series([3, None, 'a'], dtype=object), 'v': [1, 2, 3], 'f': pd.Series([1, None, 2], dtype=object), 'b': pd.Series([True, False, True], dtype=object)})
# case: objects out of an index
result = x.set_index(['s', 't']).reset_index()
# case: objects with none out of an index
result = x.set_index(['f', 't']).reset_index()
# case: a level of objects
result = x.set_index(['s', 't']).index.get_level_values(0)
# case: a level of truths
result = x.set_index(['b', 't']).index.get_level_values(0)
# case: categories of objects
result = x['s'].astype('category').cat.categories
# case: an index of objects
result = x.set_index('s').index
# case: unstacked by objects
result = x.set_index(['s', 't'])['v'].unstack()
# case: unstacked rows of objects
result = x.set_index(['f', 's'])['v'].unstack()
# case: pivoted by objects
result = x.pivot(index='f', columns='s', values='v')
# case: truths out of an index
result = x.set_index(['b', 't']).reset_index()
# case: a level of a frame of objects
result = pd.MultiIndex.from_frame(x[['s', 'f']]).get_level_values(1)
