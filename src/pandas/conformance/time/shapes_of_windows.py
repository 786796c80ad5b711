import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', 'b', 'a', 'b'], 's': ['x', 'y', 'z', 'x', 'y', 'z', 'x'], 'v': [5, 3, 8, 1, 3, -2, 7], 'w': [1.5, 2.5, np.nan, 0.5, -1.0, 4.0, 2.5]})
# case: skewness of windows
result = df['v'].rolling(4).skew()
# case: skewness with missing values
result = df[['v', 'w']].rolling(5, min_periods=3).skew()
# case: skewness of equal values
result = pd.Series([2.0, 2, 2, 2, 5]).rolling(3).skew()
# case: kurtosis of windows
result = df[['v', 'w']].rolling(5, min_periods=4).kurt()
# case: skewness down to each row
result = df['w'].expanding().skew()
# case: kurtosis down to each row
result = df['v'].expanding().kurt()
# case: standard errors
result = df[['v', 'w']].rolling(3, min_periods=2).sem()
# case: standard errors of few
result = df['v'].expanding().sem()
# case: ranks in windows
result = df[['v', 'w']].rolling(3).rank()
# case: ranks as shares
result = df['v'].rolling(3, min_periods=1).rank(pct=True)
# case: ranks of the least first
result = df['v'].rolling(4).rank(method='min', ascending=False)
# case: skewness in groups
result = df.groupby('g')['v'].rolling(3).skew()
# case: ranks in groups
result = df.groupby('g')['v'].expanding().rank()
# case: by name
result = df['v'].rolling(4).agg(['skew', 'kurt', 'sem', 'rank'])
# case: numbers only
result = df.rolling(3, min_periods=1).mean(numeric_only=True)
# case: numbers only of groups
result = df.groupby('g').rolling(2).sum(numeric_only=True)
# case: numbers only of the running extreme
result = df.expanding().max(numeric_only=True)
# case: lists in a dict
result = df[['v', 'w']].rolling(3).agg({'v': ['sum', 'mean'], 'w': 'max'})
# case: a dict of one column
result = df['v'].rolling(3).agg({'total': 'sum', 'top': 'max'})
# case: a share beyond one
result = df['v'].rolling(3).quantile(1.5)
# case: truths are no numbers
result = df.assign(b=df['v'] > 2).rolling(2).sum(numeric_only=True)
# case: lists in a dict of one column
result = df['v'].rolling(3).agg({'total': ['sum', 'max']})
# case: a window of a part of a row
result = df['v'].rolling(2.5).sum()
# case: columns and one series
result = df[['v', 'w']].rolling(4).corr(df['v'])
# case: time around each row
result = df.set_index(pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-04', '2024-01-05', '2024-01-05', '2024-01-09', '2024-01-10']))[['v', 'w']].rolling('3D', center=True).sum()
# case: time around each row, closed on both sides
result = df.set_index(pd.date_range('2024-01-01', periods=7))['v'].rolling('2D', center=True, closed='both').mean()
# case: time around each row, open on both sides
result = df.set_index(pd.date_range('2024-01-01', periods=7))['v'].rolling('2D', center=True, closed='neither').agg(['sum', 'count', 'max'])
