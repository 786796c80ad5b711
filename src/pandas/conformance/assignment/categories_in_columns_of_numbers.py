import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z'], 'c': [1.5, 2.5, 3.5], 'd': [True, False, True], 'e': pd.to_datetime(['2024-01-01'] * 3)})
ci = pd.Categorical([1, 2, 1])
cf = pd.Categorical([1.5, 2, 1.5])
cw = pd.Categorical([1.0, 2.0, 1.0])
cn = pd.Categorical([1, None, 1])
cb = pd.Categorical([True, False, True])
cd = pd.Categorical(pd.to_datetime(['2024-01-01', '2024-02-01', '2024-01-01']))
cs = pd.Categorical(['1', '2', '1'])

# case: held-1
df.loc[:, 'a'] = ci
result = df['a']

# case: held-2
df.loc[:, 'a'] = cf
result = df['a']

# case: held-3
df.loc[:, 'a'] = cw
result = df['a']

# case: held-4
df.loc[:, 'a'] = cn
result = df['a']

# case: held-5
df.loc[:, 'a'] = cb
result = df['a']

# case: held-6
df.loc[:, 'a'] = cd
result = df['a']

# case: held-7
df.loc[:, 'a'] = cs
result = df['a']

# case: held-8
df.loc[:, 'c'] = ci
result = df['c']

# case: held-9
df.loc[:, 'c'] = cf
result = df['c']

# case: held-10
df.loc[:, 'c'] = cw
result = df['c']

# case: held-11
df.loc[:, 'c'] = cn
result = df['c']

# case: held-12
df.loc[:, 'c'] = cb
result = df['c']

# case: held-13
df.loc[:, 'c'] = cs
result = df['c']

# case: held-14
df.loc[:, 'd'] = ci
result = df['d']

# case: held-15
df.loc[:, 'd'] = cb
result = df['d']

# case: held-16
df.loc[:, 'd'] = cs
result = df['d']

# case: held-17
df.loc[:, 'e'] = cd
result = df['e']

# case: held-18
df.loc[:, 'e'] = ci
result = df['e']

# case: held-19
df.loc[:, 'e'] = cs
result = df['e']

# case: held-20
df.loc[:, 'b'] = ci
result = df['b']

# case: held-21
df.loc[:, 'b'] = cd
result = df['b']

# case: held-22
df.loc[[0, 1], 'a'] = ci[:2]
result = df['a']

# case: held-23
df.loc[[0, 1], 'a'] = cf[:2]
result = df['a']

# case: held-24
df.loc[[0, 1], 'a'] = cn[:2]
result = df['a']

# case: held-25
df.loc[[0, 1], 'a'] = cb[:2]
result = df['a']

# case: held-26
df.loc[[0, 1], 'a'] = cs[:2]
result = df['a']

# case: held-27
df.loc[[0, 1], 'c'] = ci[:2]
result = df['c']

# case: held-28
df.loc[[0, 1], 'c'] = cf[:2]
result = df['c']

# case: held-29
df.loc[[0, 1], 'c'] = cn[:2]
result = df['c']

# case: held-30
df.loc[[0, 1], 'c'] = cb[:2]
result = df['c']

# case: held-31
df.loc[[0, 1], 'd'] = cb[:2]
result = df['d']

# case: held-32
df.loc[[0, 1], 'd'] = ci[:2]
result = df['d']

# case: held-33
df.loc[[0, 1], 'e'] = cd[:2]
result = df['e']

# case: held-34
df.loc[[0, 1], 'b'] = ci[:2]
result = df['b']

# case: held-35
df.iloc[:2, 0] = ci[:2]
result = df['a']

# case: held-36
df.loc[df.a > 1, 'a'] = ci[:2]
result = df['a']

# case: held-37
df.loc[df.a > 1, 'c'] = pd.Series(ci[:2], index=[1, 2])
result = df['c']

# case: held-38
df.loc[:, 'a'] = pd.Series(ci)
result = df['a']

# case: held-39
df.loc[:, 'c'] = pd.Series(cf)
result = df['c']

# case: held-40
df.loc[:, 'e'] = pd.Series(cd)
result = df['e']

# case: held-41
df.loc[:, 'a'] = pd.array([1, 2, 3], dtype='Int64')
result = df['a']

# case: held-42
df.loc[:, 'a'] = pd.array([1, None, 3], dtype='Int64')
result = df['a']

# case: held-43
df.loc[:, 'c'] = pd.array([1, 2, 3], dtype='Int64')
result = df['c']

# case: held-44
df.loc[:, 'c'] = pd.array([1, None, 3], dtype='Int64')
result = df['c']

# case: held-45
df.loc[:, 'd'] = pd.array([True, None, False], dtype='boolean')
result = df['d']

# case: held-46
df.loc[:, 'd'] = pd.array([True, True, False], dtype='boolean')
result = df['d']

# case: held-47
df.loc[:, 'b'] = pd.array(['p', None, 'q'], dtype='string')
result = df['b']

# case: held-48
s = df['a'].copy()
s[:] = ci
result = s

# case: held-49
s = df['a'].copy()
s.loc[:] = cf
result = s

# case: held-50
s = df['c'].copy()
s.loc[:] = cf
result = s

# case: held-51
s = df['c'].copy()
s.loc[:] = ci
result = s

# case: held-52
s = df['c'].copy()
s[:2] = cn[:2]
result = s

# case: held-53
s = df['d'].copy()
s.iloc[:] = cb
result = s

# case: held-54
s = df['a'].copy()
s.loc[[0, 1]] = ci[:2]
result = s

# case: held-55
df.loc[0, 'b'] = [5]
result = df['b']

# case: held-56
df.loc[0, 'b'] = pd.Index([5])
result = df['b']

# case: held-57
df.loc[0, 'a'] = np.array([1.5])
result = df['a']

# case: held-58
df.loc[0, 'a'] = np.array(['x'])
result = df['a']

# case: held-59
df.loc[0, 'b'] = np.array([], dtype=float)
result = df['b']

# case: held-60
e = df[['b']].copy()
e.loc[0, 'b'] = np.array([1, 2])
result = e

# case: held-61
e = df[['a', 'c']].copy()
e.loc[0, 'a'] = np.array([1])
result = e

# case: held-62
e = df[['b']].assign(f='u')
e.loc[0, 'b'] = np.array([1, 2])
result = e

