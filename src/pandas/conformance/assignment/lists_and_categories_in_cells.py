import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z'], 'c': [1.5, 2.5, 3.5]})
o = pd.DataFrame({'a': [1, 'p', None], 'b': ['x', 'y', 'z']}, dtype=object)
i = pd.DataFrame({'a': [1, 2, 3], 'b': [4, 5, 6]})
cat = pd.Categorical(['u', 'v', 'u'])

# case: cells-1
df.loc[0, 'a'] = [1, 2]
result = df

# case: cells-2
df.loc[0, 'b'] = [1, 2]
result = df

# case: cells-3
df.loc[0, 'b'] = [1]
result = df

# case: cells-4
df.loc[0, 'b'] = (1, 2)
result = df

# case: cells-5
df.loc[0, 'b'] = {'k': 1}
result = df

# case: cells-6
df.loc[0, 'b'] = pd.Series([1, 2])
result = df

# case: cells-7
df.loc[0, 'b'] = np.array([1, 2])
result = df

# case: cells-8
df.loc[0, 'a'] = np.array([7])
result = df

# case: cells-9
df.loc[0, 'a'] = [7]
result = df

# case: cells-10
df.loc[0, 'a'] = []
result = df

# case: cells-11
df.loc[0, 'b'] = []
result = df

# case: cells-12
df.at[0, 'b'] = [1, 2]
result = df

# case: cells-13
df.at[0, 'a'] = [1, 2]
result = df

# case: cells-14
df.at[0, 'b'] = []
result = df

# case: cells-15
df.at[0, 'b'] = (1, 2)
result = df

# case: cells-16
df.at[0, 'b'] = {'k': 1}
result = df

# case: cells-17
df.at[0, 'b'] = pd.Series([1, 2])
result = df

# case: cells-18
df.at[0, 'b'] = np.array([1, 2])
result = df

# case: cells-19
df.at[0, 'c'] = [1, 2]
result = df

# case: cells-20
df.at[9, 'b'] = [1, 2]
result = df

# case: cells-21
df.at[0, 'n'] = [1, 2]
result = df

# case: cells-22
df.iat[0, 1] = [1, 2]
result = df

# case: cells-23
df.iat[0, 0] = [1, 2]
result = df

# case: cells-24
df.iat[0, 1] = (1, 2)
result = df

# case: cells-25
df.iloc[0, 1] = [1, 2]
result = df

# case: cells-26
df.iloc[0, 0] = [1, 2]
result = df

# case: cells-27
df.iloc[0, 1] = [1]
result = df

# case: cells-28
df.iloc[0, 1] = (1, 2)
result = df

# case: cells-29
df.iloc[0, 1] = {'k': 1}
result = df

# case: cells-30
df.iloc[0] = [9, 'q', 0.5]
result = df

# case: cells-31
df.iloc[0] = [9, 'q']
result = df

# case: cells-32
df.iloc[0] = ['q', 9, 0.5]
result = df

# case: cells-33
df.loc[0] = [9, 'q', 0.5]
result = df

# case: cells-34
df.loc[0] = [[9], 'q', 0.5]
result = df

# case: cells-35
df.loc[3] = [9, 'q', 0.5]
result = df

# case: cells-36
df.loc[3] = [[9], 'q', 0.5]
result = df

# case: cells-37
df.loc[3] = [9, 'q']
result = df

# case: cells-38
df.loc[0] = pd.Series([9, 'q', 0.5], index=['a', 'b', 'c'])
result = df

# case: cells-39
df.loc[0] = {'a': 9, 'b': 'q', 'c': 1}
result = df

# case: cells-40
df.loc[:, 'a'] = cat
result = df

# case: cells-41
df.loc[:, 'b'] = cat
result = df

# case: cells-42
df.loc[:, 'c'] = cat
result = df

# case: cells-43
df.loc[:, 'n'] = cat
result = df

# case: cells-44
df['a'] = cat
result = df

# case: cells-45
df['n'] = cat
result = df

# case: cells-46
df.iloc[:, 0] = cat
result = df

# case: cells-47
df.iloc[:, 1] = cat
result = df

# case: cells-48
df.loc[[0, 1, 2], 'a'] = cat
result = df

# case: cells-49
df.loc[[0, 1, 2], 'b'] = cat
result = df

# case: cells-50
df.loc[df.a > 0, 'a'] = cat
result = df

# case: cells-51
df.loc[df.a > 0, 'b'] = cat
result = df

# case: cells-52
df.loc[df.a > 1, 'b'] = cat[:2]
result = df

# case: cells-53
df.loc[df.a > 1, 'a'] = cat[:2]
result = df

# case: cells-54
df.loc[0, 'a'] = cat
result = df

# case: cells-55
df.loc[0, 'b'] = cat
result = df

# case: cells-56
df.at[0, 'b'] = cat
result = df

# case: cells-57
df.loc[:, 'a'] = pd.Series(cat)
result = df

# case: cells-58
df.loc[:, 'b'] = pd.Series(cat)
result = df

# case: cells-59
df.loc[:, 'a'] = pd.Categorical([1, 2, 1])
result = df

# case: cells-60
df.iloc[:, 0] = pd.Categorical([1, 2, 1])
result = df

# case: cells-61
df.loc[[0, 1], 'a'] = pd.Categorical([1, 2])
result = df

# case: cells-62
df.loc[:, ['a']] = pd.DataFrame({'a': cat})
result = df

# case: cells-63
df[['a', 'b']] = pd.DataFrame({'a': cat, 'b': cat})
result = df

# case: cells-64
df.loc[:, ['a', 'b']] = pd.DataFrame({'a': cat, 'b': cat})
result = df

# case: cells-65
df.loc[:, ['a', 'b']] = [[1, 'p'], [2, 'q'], [3, 'r']]
result = df

# case: cells-66
df.loc[:, ['a', 'b']] = [9, 'q']
result = df

# case: cells-67
df.loc[0, ['a', 'b']] = [9, 'q']
result = df

# case: cells-68
df.loc[0, ['a', 'b']] = [[9, 'q']]
result = df

# case: cells-69
df.loc[0, ['a', 'c']] = ['u', 'v']
result = df

# case: cells-70
df.loc[[0, 1], 'b'] = [[1, 2], [3, 4]]
result = df

# case: cells-71
df.loc[[0, 1], 'b'] = [1, 2]
result = df

# case: cells-72
df.loc[[0, 1], 'a'] = ['p', 'q']
result = df

# case: cells-73
df.loc[[0, 1], 'a'] = [1.5, 2]
result = df

# case: cells-74
df.loc[:, 'b'] = [[1], [2], [3]]
result = df

# case: cells-75
df.loc[:, 'b'] = [[1, 2], [3], [4]]
result = df

# case: cells-76
df['b'] = [[1], [2], [3]]
result = df

# case: cells-77
df['b'] = [[1, 2], [3], [4]]
result = df

# case: cells-78
df.loc[0] = cat
result = df

# case: cells-79
df.iloc[0] = cat
result = df

# case: cells-80
df.loc[:] = cat
result = df

# case: cells-81
df.iloc[:] = 0
result = df

# case: cells-82
df[:] = 0
result = df

# case: cells-83
df.loc[:] = [9, 'q', 0.5]
result = df

# case: cells-84
i.loc[:] = [9, 8]
result = i

# case: cells-85
i.loc[:] = [[1, 2], [3, 4], [5, 6]]
result = i

# case: cells-86
i.loc[:] = [1.5, 2]
result = i

# case: cells-87
i[:] = [9, 8]
result = i

# case: cells-88
i.loc[0, 'a'] = [1, 2]
result = i

# case: cells-89
i.at[0, 'a'] = [1, 2]
result = i

# case: cells-90
i.loc[0] = cat[:2]
result = i

# case: cells-91
i.loc[:, 'a'] = cat
result = i

# case: cells-92
i.iloc[:, 0] = cat
result = i

# case: cells-93
i.loc[:, :] = cat
result = i

# case: cells-94
i.loc[:, ['a', 'b']] = cat
result = i

# case: cells-95
i.loc[[0, 1, 2], ['a', 'b']] = 'z'
result = i

# case: cells-96
i.loc[0, ['a', 'b']] = cat[:2]
result = i

# case: cells-97
i.loc[0, :] = ['p', 'q']
result = i

# case: cells-98
i.loc[0, :] = [1.5, 2]
result = i

# case: cells-99
i.loc[:, 'a'] = ['p', 'q', 'r']
result = i

# case: cells-100
o.loc[0, 'a'] = [1, 2]
result = o

# case: cells-101
o.loc[0, 'a'] = [1]
result = o

# case: cells-102
o.at[0, 'a'] = [1, 2]
result = o

# case: cells-103
o.iloc[0, 0] = [1, 2]
result = o

# case: cells-104
o.iat[0, 0] = [1, 2]
result = o

# case: cells-105
o.loc[0] = [[1], [2]]
result = o

# case: cells-106
o.loc[0] = ['p', [2]]
result = o

# case: cells-107
o.loc[:, 'a'] = cat
result = o

# case: cells-108
o.iloc[:, 0] = cat
result = o

# case: cells-109
o.loc[:] = cat
result = o

# case: cells-110
o.loc[[0, 1], 'a'] = [[1], [2]]
result = o

# case: cells-111
o.loc[:, 'a'] = [[1], [2], [3]]
result = o

# case: cells-112
o.loc[o.b == 'x', 'a'] = [[1, 2]]
result = o

# case: cells-113
o.loc[o.b == 'x', 'a'] = [1, 2]
result = o

# case: cells-114
o.loc[o.b == 'x', 'a'] = [1]
result = o

# case: cells-115
o.loc[o.b == 'x', 'a'] = [(1, 2)]
result = o

# case: cells-116
df.loc[df.b == 'x', 'a'] = [[1, 2]]
result = df

# case: cells-117
df.loc[df.b == 'x', 'b'] = [[1, 2]]
result = df

# case: cells-118
df.loc[df.b == 'x', 'b'] = [5]
result = df

# case: cells-119
df.loc[df.b == 'x', ['a', 'b']] = [5, 'g']
result = df

# case: cells-120
df.loc[df.b == 'x', ['a', 'b']] = [[5, 'g']]
result = df

# case: cells-121
df.loc[df.b == 'w', 'a'] = [1, 2]
result = df

# case: cells-122
df.loc[df.b == 'w', 'a'] = []
result = df

# case: cells-123
s = df['b']
s = s.copy()
s[0] = [1, 2]
result = s

# case: cells-124
s = df['b'].copy()
s.loc[0] = [1, 2]
result = s

# case: cells-125
s = df['b'].copy()
s.at[0] = [1, 2]
result = s

# case: cells-126
s = df['b'].copy()
s.iloc[0] = [1, 2]
result = s

# case: cells-127
s = df['b'].copy()
s.iat[0] = [1, 2]
result = s

# case: cells-128
s = df['a'].copy()
s[0] = [1, 2]
result = s

# case: cells-129
s = df['a'].copy()
s.at[0] = [1, 2]
result = s

# case: cells-130
s = df['a'].copy()
s.loc[0] = [7]
result = s

# case: cells-131
s = df['a'].copy()
s.loc[:] = cat
result = s

# case: cells-132
s = df['b'].copy()
s.loc[:] = cat
result = s

# case: cells-133
s = df['b'].copy()
s[:] = cat
result = s

# case: cells-134
s = df['b'].copy()
s.iloc[:] = cat
result = s

# case: cells-135
s = df['a'].copy()
s.iloc[:] = cat
result = s

# case: cells-136
s = df['a'].copy()
s.loc[[0, 1]] = cat[:2]
result = s

# case: cells-137
s = df['b'].copy()
s.loc[[0, 1]] = cat[:2]
result = s

# case: cells-138
s = df['b'].copy()
s[9] = [1, 2]
result = s

# case: cells-139
s = df['b'].copy()
s.loc[9] = [1, 2]
result = s

# case: cells-140
s = pd.Series(cat)
s[:] = ['u', 'u', 'v']
result = s

# case: cells-141
s = pd.Series(cat)
s[0] = 'w'
result = s

# case: cells-142
s = pd.Series(cat)
s.loc[:] = pd.Categorical(['v', 'v', 'v'], categories=['u', 'v'])
result = s

# case: cells-143
s = pd.Series(cat)
s.loc[:] = pd.Categorical(['v', 'v', 'v'])
result = s

# case: cells-144
e = df.assign(k=cat)
e.loc[0, 'k'] = 'v'
result = e

# case: cells-145
e = df.assign(k=cat)
e.loc[0, 'k'] = 'w'
result = e

# case: cells-146
e = df.assign(k=cat)
e.loc[:, 'k'] = 'v'
result = e

# case: cells-147
e = df.assign(k=cat)
e.loc[:, 'k'] = ['v', 'u', 'v']
result = e

# case: cells-148
e = df.assign(k=cat)
e.loc[:, 'k'] = [1, 2, 3]
result = e

# case: cells-149
e = df.assign(k=cat)
e.loc[0] = [1, 'x', 1.0, 'v']
result = e

# case: cells-150
e = df.assign(k=cat)
e.loc[3] = [1, 'x', 1.0, 'v']
result = e

# case: cells-151
e = df.assign(k=cat)
e.loc[:] = 0
result = e

# case: cells-152
e = df[['a']].copy()
e.loc[:, 'a'] = cat
result = e

# case: cells-153
e = df[['a']].copy()
e.loc[:] = cat
result = e

# case: cells-154
e = df[['b']].copy()
e.loc[:] = cat
result = e

# case: cells-155
e = df[['b']].copy()
e.loc[:, :] = cat
result = e

# case: cells-156
e = df[['b']].copy()
e.iloc[:, 0] = cat
result = e

# case: cells-157
e = df[['b']].copy()
e.loc[0, 'b'] = [1, 2]
result = e

# case: cells-158
e = df[['a']].copy()
e.loc[0] = [[1, 2]]
result = e

# case: cells-159
e = df[['b']].copy()
e.loc[0] = [[1, 2]]
result = e

# case: cells-160
e = df[['b']].copy()
e.loc[0] = [1, 2]
result = e

# case: cells-161
e = df[['b']].copy()
e.loc[0] = [1]
result = e

# case: cells-162
e = df[['b']].copy()
e.loc[5] = [[1, 2]]
result = e

