import pandas as pd

x = pd.DataFrame({'k': ['u', 'v'], 'n': ['b', 'a'], 'v': [1, 2]})
x.columns.name = 'cols'

# case: values in a list
result = x.pivot(index='n', columns='k', values=['v'])

# case: one value
result = x.pivot(index='n', columns='k', values='v')

# case: all values
result = x.pivot(index='n', columns='k')
