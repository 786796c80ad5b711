import numpy as np
import pandas as pd

d = pd.DataFrame({'k': ['x', 'y', 'x'], 'v': [1, 2, 3]}, index=pd.Index([5, 6, 5], name='i'))
m = d.set_index('k', append=True)

# case: of several levels
result = m.sort_index(ascending=0)

# case: of several levels of a series
result = m['v'].sort_index(ascending=0)

# case: of a level and the others
result = m.sort_index(level='k', ascending=1)

# case: numpy truth of several levels
result = m.sort_index(ascending=np.bool_(False))

# case: of one level
result = d.sort_index(ascending=0)

# case: of several columns
result = d.sort_values(['v', 'k'], ascending=0)

# case: of one column
result = d.sort_values('v', ascending=0)

# case: of one column in a list
result = d.sort_values(['v'], ascending=0)

# case: in a list
result = d.sort_values(['k', 'v'], ascending=[1, 0])

# case: of a series
result = d['v'].sort_values(ascending=0)

# case: text for several columns
result = d.sort_values(['v', 'k'], ascending='no')
