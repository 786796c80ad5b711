import pandas as pd
import numpy as np
# case: division where the divisor is not zero
a = np.array([1.0, 2.0, 3.0])
b = np.array([0.0, 4.0, 0.0])
result = np.divide(a, b, out=np.zeros_like(a), where=b != 0)
# case: division of columns where the divisor is not zero
df = pd.DataFrame({'a': [1.0, 2.0], 'b': [0.0, 4.0]})
df['c'] = np.divide(df['a'], df['b'], out=np.zeros(len(df)), where=df['b'] != 0)
result = df
# case: the array given as out holds the result
out = np.zeros(2)
np.add([1, 2], [3, 4], out=out)
result = out
# case: whole numbers cannot hold a quotient
result = np.divide(np.array([1, 2]), 2, out=np.zeros(2, dtype=int))
# case: quantiles of missing values
result = [np.percentile([1.0, np.nan, 3.0], 50), np.nanpercentile([1.0, np.nan, 3.0], 50), np.quantile([1.0, np.nan], [0.1, 0.5])]
# case: differences with a value before
result = [np.diff([1, 4, 9], prepend=0), np.diff([1, 4], append=10), np.diff([1.0, 4.0], prepend=np.nan)]
# case: points without the last
result = np.linspace(0, 1, 4, endpoint=False)
# case: clipping by names
result = [np.clip([1, 5, 9], a_min=2, a_max=None), np.clip([1, 5, 9], min=2, max=6)]
# case: an index as array of another dtype
result = pd.Index([1, 2]).to_numpy(dtype=float)
# case: groups without the options of engines
df = pd.DataFrame({'g': [1, 1, 2], 'v': [1.0, np.nan, 3.0]})
result = df.groupby('g')['v'].prod()
