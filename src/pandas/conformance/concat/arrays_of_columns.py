import numpy as np
import pandas as pd

# case: arrays-of-columns-1
a = pd.DataFrame({'p': [None], 'q': ['x']})
b = pd.DataFrame({'p': [1.0], 'q': [2.0]})
result = pd.concat([a, b])
# case: arrays-of-columns-2
a = pd.DataFrame({'p': [np.nan], 'q': [1.0]})
b = pd.DataFrame({'p': pd.to_datetime(['2020-01-01']), 'q': pd.to_datetime(['2020-01-02'])})
result = pd.concat([a, b])
# case: arrays-of-columns-3
a = pd.DataFrame({'p': [np.nan], 'q': [1.0]})
b = pd.DataFrame({'p': pd.to_datetime(['2020-01-01']), 'q': [2.0]})
result = pd.concat([a, b])
# case: arrays-of-columns-4
a = pd.DataFrame({'p': [None, None], 'q': ['x', 'y']})
a['r'] = [np.nan, np.nan]
a['s'] = [None, 'x']
result = pd.concat([a, a.head(1)])
# case: arrays-of-columns-5
a = pd.DataFrame({'p': [None], 'q': [np.nan]}, dtype=object)
b = pd.DataFrame({'p': ['x'], 'q': ['y']})
result = pd.concat([a, b])
# case: arrays-of-columns-6
a = pd.DataFrame({'p': [None], 'q': [np.nan]}, dtype=object)
b = pd.DataFrame({'q': ['x'], 'p': ['y']})
result = pd.concat([a, b])
# case: arrays-of-columns-7
a = pd.DataFrame({'k': [1, 2, 3], 'x': [None, 'a', None], 'y': [np.nan, None, 'b']})
result = pd.concat([g for _, g in a.groupby('k')], ignore_index=True)
# case: arrays-of-columns-8
a = pd.DataFrame({'k': [1, 2, 3], 'x': [None, 'a', None], 'y': [np.nan, None, 'b']})
b = pd.DataFrame({'x': [1.5], 'y': [2.5]})
result = pd.concat([a, b, pd.DataFrame({'k': [4]})], ignore_index=True)
# case: arrays-of-columns-9
a = pd.DataFrame({'t1': [None, ''], 'z': [1, 2], 't2': [np.nan, 'Cc']})
result = pd.concat([a, a.head(1)])
# case: arrays-of-columns-10
x = pd.DataFrame({'k': [2, 1], 'm1': [np.nan, 'a'], 'o1': [None, None]})
result = pd.concat([g.nlargest(1, 'k') for _, g in x.groupby('k')])
# case: arrays-of-columns-11
x = pd.DataFrame({'k': [3, 2], 'm1': [np.nan, 'a'], 'p1': [None, '2021-12-31']})
result = x.groupby('k').apply(lambda g: g.sort_values('p1').head(1), include_groups=False)
