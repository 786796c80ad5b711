import pandas as pd
# case: labels that are tuples beside others
df = pd.DataFrame([[1, 2]], columns=pd.Index([('a', 'n'), 'm'], tupleize_cols=False))
result = df.add_suffix('_x')
# case: rows whose labels are tuples
s = pd.Series([1, 2], index=pd.Index([('a', 1), 'b'], tupleize_cols=False))
result = s.add_prefix('x_')
# case: labels of two levels
df = pd.DataFrame([[1, 2]], columns=[['a', 'a'], ['n', 'm']])
result = df.add_suffix('_x')
