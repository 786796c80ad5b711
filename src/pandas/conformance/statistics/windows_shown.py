import pandas as pd

df = pd.DataFrame({'k': ['a', 'b', 'a'], 'v': [1, 2, 3], 'd': pd.date_range('2020-01-01', periods=3)})

# case: windows of rows
result = df['v'].rolling(2)

# case: windows of time over a column
result = df.rolling('2D', on='d', closed='left')

# case: windows around their rows
result = str(df[['v']].rolling(3, min_periods=1, center=True))

# case: all rows so far
result = df['v'].expanding(2)

# case: weighted windows
result = df['v'].ewm(span=3)

# case: weighted windows that are not adjusted
result = str(df[['v']].ewm(com=1, adjust=False, min_periods=2))

# case: windows in groups
result = [str(df.groupby('k')['v'].rolling(2)), str(df.groupby('k')['v'].expanding()), str(df.groupby('k')['v'].ewm(alpha=0.5))]

# case: the names of their classes
result = [type(w).__name__ for w in [df.rolling(2), df.expanding(), df.ewm(com=1), df.groupby('k').rolling(2)]]

# case: windows of a column
result = df.rolling(2)['v']
