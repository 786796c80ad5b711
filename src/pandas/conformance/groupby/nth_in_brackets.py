import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', 'b'], 'v': [5, 3, 8, 1, 2]})
# case: one
result = df.groupby('g').nth[0]
# case: from the second on
result = df.groupby('g').nth[1:]
# case: of one column
result = df.groupby('g')['v'].nth[-1]
# case: several
result = df.groupby('g').nth[[0, 2]]
# case: called
result = df.groupby('g').nth([0, -1])
