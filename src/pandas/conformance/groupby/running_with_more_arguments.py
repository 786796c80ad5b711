import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['x', 'y', 'x', 'x'], 'v': [3, 2, 1, 4], 'w': [1.5, np.nan, np.nan, np.nan]})

# case: least-ascending
result = df.groupby('g')['v'].cummin(method='dense', ascending=False)

# case: greatest-fill
result = df.groupby('g')['v'].cummax(fill_value=0)

# case: carried-nowhere
result = df.groupby('g')['w'].ffill(limit=0)

# case: carried-without-limit
result = df.groupby('g')['w'].ffill(limit=-1)

# case: carried-back-nowhere
result = df.groupby('g')['w'].bfill(limit=-2)
