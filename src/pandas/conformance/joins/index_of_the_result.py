# Which index a join leaves: a range or dates of a step stay what they are where no row moves.
import pandas as pd
import numpy as np
a = pd.DataFrame({'k': [0, 1], 'v': [5, 6]})
b = pd.DataFrame({'w': [7, 8, 9]}, index=[0, 1, 2])
c = pd.DataFrame({'w': [7, 8]}, index=[1, 0])
d = pd.DataFrame({'w': [7, 8]}, index=[0, 0])
t = pd.DataFrame({'k': [0, 1], 'v': [5, 6]}, index=pd.date_range('2020-01-01', periods=2))
# case: 1
result = repr(a.merge(b, left_on='k', right_index=True).index)
# case: 2
result = repr(a.merge(b, left_on='k', right_index=True, how='left').index)
# case: 3
result = repr(a.merge(b, left_on='k', right_index=True, how='right').index)
# case: 4
result = repr(a.merge(b, left_on='k', right_index=True, how='outer').index)
# case: 5
result = repr(a.merge(c, left_on='k', right_index=True).index)
# case: 6
result = repr(a.merge(d, left_on='k', right_index=True).index)
# case: 7
result = repr(t.merge(b, left_on='k', right_index=True).index)
# case: 8
result = repr(t.merge(b, left_on='k', right_index=True, how='left').index)
# case: 9
result = repr(b.merge(a, left_index=True, right_on='k').index)
# case: 10
result = repr(b.merge(a, left_index=True, right_on='k', how='left').index)
# case: 11
result = repr(b.merge(a, left_index=True, right_on='k', how='right').index)
# case: 12
result = repr(a.join(b, on='k').index)
# case: 13
result = repr(t.join(b, on='k').index)
# case: 14
result = repr(a.join(b, on='k', how='inner').index)
# case: 15
result = repr(a.join(d, on='k').index)
# case: 16
result = repr(a.merge(b, left_index=True, right_index=True).index)
# case: 17
result = repr(a.merge(d, left_on='k', right_index=True, how='left').index)
