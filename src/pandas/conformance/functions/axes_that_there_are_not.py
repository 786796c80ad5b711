import pandas as pd
w = pd.DataFrame({'p': [1, 2, 3], 'q': [1, 5, 3], 'r': [2, 5, 1]})
k = pd.DataFrame({'k': ['x', None, 'y', 'x'], 'v': [1.0, None, None, 4.0], 'n': [1, 2, 3, 4], 'o': ['a', None, None, 'b']})
n = pd.Series([1.0, None, 3.0])

# case: groups-idxmax-axis
result = k.groupby('k')['n'].idxmax(axis='index')

# case: groups-cumsum-axis
result = k.groupby('k')['n'].cumsum(1)

# case: groups-cumsum-axis-0
result = k.groupby('k')['n'].cumsum(axis=0)

# case: groups-rank-axis
result = k.groupby('k')['n'].rank(axis=None)

# case: groups-shift-axis
result = k.groupby('k')['n'].shift(axis='columns')

# case: groups-diff-axis
result = k.groupby('k')['n'].diff(axis=1)

# case: groups-rolling-axis
result = k.groupby('k')['n'].rolling(2, axis=1).mean()

# case: rolling-axis
result = n.rolling(2, axis=1).mean()

# case: rolling-axis-index
result = n.rolling(2, axis='index').sum()

# case: expanding-axis
result = n.expanding(axis=1).sum()

# case: shift-axis
result = n.shift(1, axis='columns')

# case: shift-axis-0
result = n.shift(1, axis=0)

# case: set-axis-columns
result = n.set_axis([1, 2, 3], axis='columns')

# case: set-axis-index
result = n.set_axis([1, 2, 3], axis='index')

# case: take-axis
result = n.take([0, 1], axis=1)

# case: quantile-method
result = w.quantile(0.5, method='higher')
