import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')
df = pd.DataFrame({'g': ['x', 'y', 'x'], 'v': [1, 2, 3], 'w': [0.5, 1.5, np.nan]})

# case: arithmetic-that-the-key-cannot-do
result = df.groupby('g').apply(lambda s: s / 2)

# case: mean-that-the-key-cannot-do
result = df.groupby('g').apply(lambda s: s.mean())

# case: difference-of-extremes
result = df.groupby('g').apply(lambda s: s.max() - s.min())

# case: without-index
result = df.groupby('g', as_index=False).apply(lambda s: s.sum() - 1)

# case: without-group-keys
result = df.groupby('g', group_keys=False).apply(lambda s: s - s.mean())

# case: called-again
seen = []
def total(part):
    seen.append(list(part.columns))
    return part.sum() + 1
df.groupby('g').apply(total)
result = seen

# case: fails-again
result = df.assign(t='a').groupby('g').apply(lambda s: s / 2)

# case: series-fails-again
result = df.assign(t='a').groupby('g')['t'].apply(lambda s: s / 2)

# case: key-that-is-missed
result = df.groupby('g').apply(lambda s: s.sum() + len(s['g']))

# case: chosen-columns
result = df.groupby('g')[['g', 'v']].apply(lambda s: s / 2)
