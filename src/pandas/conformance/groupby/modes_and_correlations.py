import pandas as pd
import numpy as np
# case: modes of groups
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')['v'].agg(lambda s: s.mode())
# case: modes of groups with several first
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('h')['w'].agg(lambda s: s.dropna())
# case: modes of groups of text
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('h')['g'].agg(pd.Series.mode)
# case: correlations of groups
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')[['v', 'w']].corr()
# case: correlations of all columns of groups
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g').corr(numeric_only=True)
# case: correlation with another series
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')['v'].corr(D['w'])
# case: covariances of groups
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')[['v', 'w']].cov()
# case: covariance of every second row
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')[['v', 'w']].cov().iloc[0::2, -1]
# case: labels of a series with a suffix
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.groupby('g')['v'].sum().add_suffix('_x'), D['v'].add_prefix('r')
# case: one value as columns
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = pd.crosstab(D['g'], 'n')
# case: an index repeated by a series
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D.loc[D.index.repeat(D['h'])]
# case: a product of series
D = pd.DataFrame({'g': ['b', 'a', 'a', 'b', 'a'], 'h': [1, 2, 1, 1, 2], 'v': [1, 4, 2, 3, 4], 'w': [1.5, None, 2.5, 1.5, 4.0]})
result = D['v'] @ D['h']
