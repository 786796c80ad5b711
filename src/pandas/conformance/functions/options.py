import pandas as pd
import numpy as np
df = pd.DataFrame({'g': [1, 2, 1, 2], 'v': [1.0, np.nan, 3.25, np.nan], 'w': [4, 3, 2, 1]})
# case: covariance of frames with missing values
result = df[['v', 'w']].cov(ddof=0)
# case: covariance of whole frames
result = df[['g', 'w']].cov(ddof=0)
# case: columns sorted though they are the same
result = pd.concat([df, df], ignore_index=True, sort=True)
# case: an intersection in order
result = pd.Index([2, 1]).intersection([1, 2], sort=None)
# case: place of the largest where missing values count
result = df['v'].argmax(skipna=False)
# case: a dict as the other side
result = df[['v', 'w']].sub({'v': 1, 'w': 2})
# case: raw arrays do not skip missing values
result = df[['v', 'w']].apply(np.sum, raw=True)
