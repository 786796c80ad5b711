import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3], 'b': [1, 2, 3]})
# case: a column among the functions of windows
result = df.rolling(2).agg(['sum', 'a'])
# case: a column among the functions of a column's windows
result = df['a'].rolling(2).agg(['a'])
# case: a function that windows lack
result = df.rolling(2).agg(['cumsum'])
# case: a column's own name for it
result = df.rolling(2).agg({'a': ['sum', 'a']})
