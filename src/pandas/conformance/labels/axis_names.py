import pandas as pd
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
# case: a frame is no list of names
result = df.rename_axis(df)
# case: a series is no list of names
result = df.rename_axis(df['a'])
# case: a dict is no list of names
result = df.rename_axis({'a': 1})
# case: a function is no list of names
result = df.set_index('a').rename_axis(str.upper)
# case: two names for one level
result = df.rename_axis(['x', 'y'])
# case: a tuple of one name
result = df.rename_axis(('x',))
# case: one name of a list for two levels
result = df.set_index(['a', 'b']).rename_axis(['x'])
# case: names of a series
result = df['a'].rename_axis({'a': 'b'})
# case: a dict by keyword
result = df.set_index('a').rename_axis(index={'a': 'x'})
