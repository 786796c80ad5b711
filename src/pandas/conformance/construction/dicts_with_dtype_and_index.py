import pandas as pd, numpy as np
# case: string
result = pd.Series({'a': 1, 'b': 2}, index=['b', 'c'], dtype='string')
# case: Int64
result = pd.Series({'a': 1, 'b': 2}, index=['b', 'c'], dtype='Int64')
# case: object
result = pd.Series({'a': 1, 'b': 2}, index=['b', 'c'], dtype=object)
# case: str
result = pd.Series({'a': 1, 'b': 2}, index=['b', 'c'], dtype=str)
# case: no dtype
result = pd.Series({'a': 1, 'b': 2}, index=['b', 'c'])
# case: truths as string
result = pd.Series({'a': True, 'b': False}, index=['b', 'c'], dtype='string')
# case: mixed as string
result = pd.Series({'a': '1', 'b': 2.5}, index=['b', 'a', 'c'], dtype='string')
# case: category of truths
result = pd.Series({'a': True, 'b': False}, index=['b', 'c'], dtype='category')
# case: category of numbers
result = pd.Series({'a': 1, 'b': 2}, index=['b', 'c'], dtype='category')
# case: Float64
result = pd.Series({'a': 1, 'b': 2}, index=['b', 'c'], dtype='Float64')
