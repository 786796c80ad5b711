import pandas as pd
import numpy as np

# case: lvl_left
x = pd.DataFrame({'k': [], 'p1': []}).set_index(['p1','k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='left')

# case: lvl_left1
x = pd.DataFrame({'k': [], 'p1': []}).set_index(['k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='left')

# case: lvl_inner1
x = pd.DataFrame({'k': [], 'p1': []}).set_index(['k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k')

# case: lvl_right1
x = pd.DataFrame({'k': [], 'p1': []}).set_index(['k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='right')

# case: lvl_outer1
x = pd.DataFrame({'k': [], 'p1': []}).set_index(['k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='outer')

# case: lvl_left_full
x = pd.DataFrame({'k': [1.5, 3], 'p1': [1, 2]}).set_index(['k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='left')

# case: lvl_inner_full
x = pd.DataFrame({'k': [1.5, 3], 'p1': [1, 2]}).set_index(['k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='inner')

# case: lvl_right_full
x = pd.DataFrame({'k': [1.5, 3], 'p1': [1, 2]}).set_index(['k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='right')

# case: lvl_outer_full
x = pd.DataFrame({'k': [1.5, 3], 'p1': [1, 2]}).set_index(['k'])
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='outer')

# case: rlvl_left_full
x = pd.DataFrame({'k': [1.5, 3], 'p1': [1, 2]})
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}).set_index('k'), on='k', how='left')

# case: rlvl_right_full
x = pd.DataFrame({'k': [1.5, 3], 'p1': [1, 2]})
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}).set_index('k'), on='k', how='right')

# case: both_left_full
x = pd.DataFrame({'k': [1.5, 3], 'p1': [1, 2]})
result = x.set_index('k').merge(pd.DataFrame({'k': [3], 'z': [1]}).set_index('k'), on='k', how='left')

# case: col_left_empty
x = pd.DataFrame({'k': [], 'p1': []})
result = x.merge(pd.DataFrame({'k': [3], 'z': [1]}), on='k', how='left')
