import pandas as pd
import numpy as np
df = pd.DataFrame({'s': list('xyzxyz'), 'v': [5, 3, 8, 1, 3, -2], 'w': [np.nan, 2.5, np.nan, 0.5, 0.5, 4.0]})
# case: variance
result = df[['v', 'w']].ewm(span=3).var()
# case: deviation
result = df[['v', 'w']].ewm(span=3).std()
# case: biased
result = df['w'].ewm(alpha=0.4).var(bias=True)
# case: not adjusted
result = df[['v', 'w']].ewm(com=1, adjust=False).std()
# case: missing values left out
result = df['w'].ewm(com=1, ignore_na=True).var()
# case: few values
result = df['w'].ewm(com=1, min_periods=3).std()
# case: sums
result = df[['v', 'w']].ewm(com=1).sum()
# case: sums with missing values left out
result = df['w'].ewm(com=1, ignore_na=True).sum()
# case: sums that are not adjusted
result = df['w'].ewm(com=1, adjust=False).sum()
# case: several of one column
result = df['v'].ewm(span=3).agg(['mean', 'std'])
# case: several of columns
result = df[['v', 'w']].ewm(span=3).agg(['mean', 'var'])
# case: by column
result = df.ewm(span=3).agg({'v': 'mean', 'w': 'std'})
# case: numbers only
result = df.ewm(span=3).std(numeric_only=True)
# case: texts
result = df.ewm(span=3).std()
# case: a chosen column
result = df.ewm(span=3)['v'].mean()
