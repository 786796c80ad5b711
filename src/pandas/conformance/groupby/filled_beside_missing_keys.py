import pandas as pd
k = pd.DataFrame({'k': ['x', None, 'y', 'x'], 'v': [1.0, None, None, 4.0], 'n': [1, 2, 3, 4], 'o': ['a', None, None, 'b']})
n = pd.Series([1.0, None, 3.0])

# case: groups-fillna
result = k.groupby('k')['v'].fillna(0)

# case: groups-fillna-int
result = k.groupby('k')['n'].fillna(0)

# case: groups-fillna-frame
result = k.groupby('k').fillna(0)

# case: groups-fillna-text
result = k.groupby('k')['o'].fillna('none')

# case: groups-fillna-dropna-false
result = k.groupby('k', dropna=False)['v'].fillna(0)

# case: groups-fillna-dict
result = k.groupby('k').fillna({'v': 7})

# case: groups-fillna-bool
result = k.assign(t=[True, False, True, False]).groupby('k')['t'].fillna(False)
