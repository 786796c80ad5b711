import pandas as pd
import numpy as np
# case: a frame and its row of lists
x = pd.DataFrame({'k': [3, 2], 'l': [['a'], None]})
result = x == x.iloc[0]
# case: a row of lists set
x = pd.DataFrame({'k': [3, 2], 'l': [[], ['a']]}, index=[5, 2])
x.loc[2] = x.iloc[0]
result = x
# case: columns that were twice before a join
x = pd.DataFrame([[1, 2]], columns=['k', 'k'])
result = x.merge(pd.DataFrame({'k': [5], 'w': [6]}), how='cross')
# case: a letter that is no date
result = pd.to_datetime(pd.Series(['2020-01-01', 'a']))
