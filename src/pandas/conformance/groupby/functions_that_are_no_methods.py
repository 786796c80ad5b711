import pandas as pd
import numpy as np
import statistics
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a'], 'v': pd.array([5, None, 8, 1], dtype='Int64'), 'w': [1.5, np.nan, 2.5, 0.5]})
# case: the method of a series counts in the column's dtype
result = df.groupby('g')['v'].agg(pd.Series.nunique)
# case: the same by name
result = df.groupby('g')['v'].agg('nunique')
# case: in a dict
result = df.groupby('g').agg({'v': pd.Series.nunique, 'w': pd.Series.nunique})
# case: numpy's size
result = df.groupby('g').agg([np.size])
# case: numpy's largest of what is there
result = df.groupby('g')['w'].agg([np.nanmax, np.nanmean])
# case: a mean of another module
result = df.fillna(0).groupby('g')['w'].agg(statistics.mean)
# case: pandas' own mean
result = df.groupby('g')['w'].agg(pd.Series.mean)
# case: a mode
result = df.groupby('g')['w'].agg(pd.Series.mode)
# case: of combinations that do not occur
df['c'] = pd.Categorical(['p', 'q', 'p', 'q'], categories=['q', 'p'])
result = df.groupby(['g', 'c'], observed=False)['w'].agg(pd.Series.nunique)
