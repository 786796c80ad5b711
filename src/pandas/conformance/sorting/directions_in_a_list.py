import pandas as pd

levels = pd.MultiIndex.from_tuples([('b', 'x', 1), ('a', 'y', 2), ('b', 'x', 0), ('a', 'x', 1)])
s = pd.Series(range(4), index=levels)

# case: fewer directions than levels
result = s.sort_index(ascending=[True, False])

# case: one direction for three levels
result = s.sort_index(ascending=[False])

# case: no direction for levels
result = s.sort_index(ascending=[])

# case: one direction for labels that fall
result = pd.DataFrame({'o': [0, 1]}, index=[3, 1]).sort_index(ascending=[False])

# case: one direction for labels that do not fall
result = pd.DataFrame({'o': [0, 1, 2]}, index=[2, 3, 1]).sort_index(ascending=[False])

# case: a name of the axis beside a name of the index
result = pd.DataFrame({'o': [0, 1]}).rename_axis('ax', index='other').index.name

# case: a level beside a key
result = pd.DataFrame({'k': ['u', 'v', 'u'], 'v': [1, 2, 3]}, index=['p', 'p', 'q']).groupby('k', level=0)['v'].mean()
