import pandas as pd

df = pd.DataFrame({'k': ['b', 'a', 'b'], 'c': pd.Categorical(['x', 'y', 'x'], categories=['z', 'y', 'x']), 'v': [3, 1, 2], 's': ['p', 'q', None]})

# case: expanding_combinations
result = df.groupby(['k', 'c'], observed=False)['v'].expanding().max()

# case: rolling_combinations
result = df.groupby(['k', 'c'], observed=False)['v'].rolling(2).sum()

# case: rolling_one_category
result = df.groupby('c', observed=False)['v'].rolling(2).sum()

# case: ewm_combinations
result = df.groupby(['k', 'c'], observed=False)['v'].ewm(alpha=0.5).mean()
