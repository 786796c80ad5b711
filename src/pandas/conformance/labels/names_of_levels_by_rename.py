import pandas as pd
m = pd.MultiIndex.from_product([[1], [2, 3]], names=['x', 'y'])
# case: one level by its number
result = m.rename('b', level=0).names
# case: one level by its name
result = m.rename('b', level='y').names
# case: all levels
result = m.rename(['p', 'q']).names
# case: a name for several levels
result = m.rename('p').names
# case: a level that there is not
result = m.rename('b', level='z').names
# case: a level of an index of one
result = pd.Index([1], name='a').rename('b', level=0)
# case: periods of quarters as a range of months
result = pd.period_range(start=pd.Period('2017Q1', freq='Q'), end=pd.Period('2017Q2', freq='Q'), freq='M')
# case: suffixes that are false
result = pd.DataFrame({'k': [1], 'v': [2]}).merge(pd.DataFrame({'k': [1], 'v': [3]}), on='k', suffixes=(False, False))
# case: suffixes that are empty
result = pd.DataFrame({'k': [1], 'v': [2]}).merge(pd.DataFrame({'k': [1], 'v': [3]}), on='k', suffixes=('', ''))
# case: one suffix that is empty
result = pd.DataFrame({'k': [1], 'v': [2]}).merge(pd.DataFrame({'k': [1], 'v': [3]}), on='k', suffixes=('', '_r'))
