import pandas as pd
import numpy as np

# case: first_two
x = pd.DataFrame({'c': pd.Categorical(['a', 'b']), 't': ['x', 'y'], 'n': ['p', 'q'], 'm': [None, 'z'], 'k': [1, 2], 'b': [True, False]})
result = x.groupby(['c', 't']).first(), x.groupby(['c', 't']).last(), x.groupby(['c', 't']).max(), x.groupby(['c', 't'])['n'].first()

# case: first_one
x = pd.DataFrame({'c': pd.Categorical(['a', 'b'], categories=['a', 'b', 'z']), 't': ['x', 'y'], 'n': ['p', 'q'], 'm': [None, 'z'], 'k': [1, 2], 'b': [True, False]})
result = x.groupby('c').first(), x.groupby('c').last(), x.groupby('c').max(), x.groupby('c')['n'].first()

# case: first_unstack
x = pd.DataFrame({'c': pd.Categorical(['a', 'b']), 't': ['x', 'y'], 'n': ['p', 'q'], 'm': [None, 'z'], 'k': [1, 2], 'b': [True, False]})
result = x.groupby(['c', 't']).first().unstack()

# case: first_nones
x = pd.DataFrame({'c': pd.Categorical(['c', 'c', None, 'b', 'a', 'a']), 't': ['x', 'y', 'x', 'x', None, 'y'], 'b': [False, False, True, False, False, True]})
result = x.groupby(['c', 't']).first(), x.groupby(['c', 't']).first().unstack()

# case: isin_lists
result = pd.Series(['a', 'b'], dtype='string').isin(pd.Series([['a', 'b'], None]))

# case: isin_lists_one
result = pd.Series(['a', 'b'], dtype='string').isin(pd.Series([['a'], 'b']))
# case: two_max
x = pd.DataFrame({'c': pd.Categorical(['a', 'b']), 't': ['x', 'y'], 'b': [True, False], 'k': [1, 2], 'n': ['p', None]})
result = [getattr(x.groupby(['c', 't']), f)() for f in ('max', 'min', 'any', 'all', 'count', 'nunique', 'first', 'size')]

# case: two_sum
x = pd.DataFrame({'c': pd.Categorical(['a', 'b']), 't': ['x', 'y'], 'b': [True, False], 'k': [1, 2]})
result = [getattr(x.groupby(['c', 't']), f)() for f in ('sum', 'mean', 'prod', 'std')]

# case: one_max
x = pd.DataFrame({'c': pd.Categorical(['a', 'b'], categories=['a', 'b', 'z']), 'b': [True, False], 'k': [1, 2], 'n': ['p', None]})
result = [getattr(x.groupby('c'), f)() for f in ('max', 'min', 'any', 'all', 'count', 'nunique', 'first', 'size')]
