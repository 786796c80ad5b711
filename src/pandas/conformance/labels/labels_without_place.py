import numpy as np
import pandas as pd

# case: labels-without-place-1
x = pd.DataFrame({'k': [2, 3]})
x = pd.concat([x, x.head(1)])
result = x.loc['p':]
# case: labels-without-place-2
x = pd.DataFrame({'k': [2, 3, 4]}, index=[1, 0, 1])
result = x.loc[:'p']
# case: labels-without-place-3
x = pd.DataFrame({'k': [2, 3, 4]}, index=[2, 1, 0])
result = x.loc['p':]
# case: labels-without-place-4
x = pd.DataFrame({'k': [2, 3, 4]}, index=[0, 1, 1])
result = x.loc['p':]
# case: labels-without-place-5
x = pd.DataFrame({'k': [1]})
x = pd.concat([x, x.head(1)])
x.at['p', ('k', 'max')] = 'b'
result = x
# case: labels-without-place-6
x = pd.DataFrame({'k': [1, 2]}, index=[0, 0])
result = x.at[0, ('k', 'max')]
# case: labels-without-place-7
x = pd.DataFrame({'k': [1, 2]}, index=[0, 0])
x.at[(0, 1), 'k'] = 2
result = x
# case: labels-without-place-8
x = pd.DataFrame({'k': [1, 2]}, index=[0, 0])
x.at[0, 'k'] = 2
result = x
# case: labels-without-place-9
x = pd.DataFrame([[1, 2]], columns=['a', 'a'], index=[True])
result = x.loc[x['a'].idxmax(), 'a']
# case: labels-without-place-10
x = pd.DataFrame([[1, 2], [3, 4]], columns=['a', 'a'], index=[True, False])
result = x.loc[pd.Series([True, True], index=['a', 'a']), 'a']
# case: labels-without-place-11
x = pd.DataFrame([[1, 2], [3, 4]], columns=['a', 'b'])
result = x.loc[pd.Series([True, True], index=['a', 'a'])]
# case: labels-without-place-12
x = pd.DataFrame([[1, 2], [3, 4]], columns=['a', 'b'])
result = x[pd.Series([True, True, False], index=[0, 0, 5])]
# case: labels-without-place-13
x = pd.Series([1, 2])
result = x[pd.Series([True, True, False], index=[0, 0, 5])]
