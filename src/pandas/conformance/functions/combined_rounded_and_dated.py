import datetime

import numpy as np
import pandas as pd

# case: combined-rounded-and-dated-1
q1 = pd.DataFrame({'a': [1, 2], 'b': [3.5, None]})
q2 = pd.DataFrame({'a': [0, 5], 'c': [1, 2]})
result = q1.combine(q2, lambda s1, s2: s1 if s1.sum() < s2.sum() else s2, fill_value=0)
# case: combined-rounded-and-dated-2
q1 = pd.DataFrame({'a': [1, 2], 'b': [3.5, None]})
q2 = pd.DataFrame({'a': [0, 5], 'c': [1, 2]})
result = q1.combine(q2, lambda s1, s2: s1 if s1.sum() < s2.sum() else s2)
# case: combined-rounded-and-dated-3
q1 = pd.DataFrame({'a': [1, 2]}, index=[0, 1])
q2 = pd.DataFrame({'a': [0, 5]}, index=[1, 2])
result = q1.combine(q2, np.minimum, fill_value=0)
# case: combined-rounded-and-dated-4
q1 = pd.DataFrame({'a': [1, 2]}, index=[0, 1])
q2 = pd.DataFrame({'a': [0, 5]}, index=[1, 2])
result = q1.combine(q2, lambda a, b: a + b, overwrite=False)
# case: combined-rounded-and-dated-5
px = pd.DataFrame({'acme': [10.55, 11.25], 'bolt': [9.95, 100.5]})
result = px.round(pd.Series([0, -1], index=['acme', 'bolt']))
# case: combined-rounded-and-dated-6
px = pd.DataFrame({'acme': [10.55, 11.25], 'bolt': [9.95, 100.5]}).T
result = px.round(pd.Series([0, -1], index=['acme', 'bolt']))
# case: combined-rounded-and-dated-7
px = pd.DataFrame({'acme': [10.55, 11.25], 'bolt': [9.95, 100.5]})
result = px.round(pd.Series([1], index=['bolt']))
# case: combined-rounded-and-dated-8
px = pd.DataFrame({'acme': [10.55, 11.25], 'bolt': [9.95, 100.5]})
result = px.round({'bolt': 1, 'x': 3})
# case: combined-rounded-and-dated-9
px = pd.DataFrame({'acme': [10.55, 11.25], 'bolt': [9.95, 100.5]})
result = px.round(pd.Series([1.0], index=['bolt']))
# case: combined-rounded-and-dated-10
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.loc[1, 'added'] = datetime.date(2020, 2, 2)
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined-rounded-and-dated-11
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.iloc[1, 0] = datetime.date(2020, 2, 2)
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined-rounded-and-dated-12
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.at[1, 'added'] = datetime.date(2020, 2, 2)
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined-rounded-and-dated-13
s = pd.Series(pd.to_datetime(['2020-01-01', '2020-02-01', None]))
s[1] = datetime.date(2020, 2, 2)
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: combined-rounded-and-dated-14
s = pd.Series(pd.to_datetime(['2020-01-01', '2020-02-01', None]))
s = s.fillna(datetime.date(2020, 2, 2))
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: combined-rounded-and-dated-15
s = pd.Series(pd.to_datetime(['2020-01-01', '2020-02-01', None]))
s = s.where([True, False, True], datetime.date(2020, 2, 2))
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: combined-rounded-and-dated-16
s = pd.Series(pd.to_datetime(['2020-01-01', '2020-02-01', None]))
s = s.replace(pd.Timestamp('2020-01-01'), datetime.date(2020, 2, 2))
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: combined-rounded-and-dated-17
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.loc[df['added'].isna(), 'added'] = datetime.date(2020, 2, 2)
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined-rounded-and-dated-18
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.loc[5, 'added'] = datetime.date(2020, 2, 2)
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined-rounded-and-dated-19
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.loc[1, 'added'] = datetime.datetime(2020, 2, 2)
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined-rounded-and-dated-20
df = pd.DataFrame({'added': pd.to_datetime(['2020-01-01', '2020-02-01', None])})
df.loc[1, 'added'] = '2020-02-02'
result = (str(df['added'].dtype), [type(x).__name__ for x in df['added']])
# case: combined-rounded-and-dated-21
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])['v']
result = (f.xs('x', drop_level=False), f.xs('x'), f.xs(('x', 1), drop_level=True))
# case: combined-rounded-and-dated-22
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])['v']
result = f.xs(1, level='b', drop_level=False)
# case: combined-rounded-and-dated-23
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])
result = f.xs('x', drop_level=False), f.xs('x', level=0, drop_level=False)
# case: combined-rounded-and-dated-24
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])
result = f.xs(('x', 1), drop_level=False)
# case: combined-rounded-and-dated-25
f = pd.DataFrame({'a': ['x','y','x'], 'b': [1, 2, 3], 'v': [1, 2, 3]}).set_index(['a','b'])['v']
result = f.xs(('x', 1), drop_level=False)
# case: combined-rounded-and-dated-26
s = pd.Series([9007199254740993, None])
result = (str(s.dtype), s.iloc[0] == 9007199254740993, int(s.iloc[0]), s.iloc[0] < 9007199254740993, s.iloc[0] in [9007199254740993], float(s.iloc[0]) == 9007199254740993)
# case: combined-rounded-and-dated-27
s = pd.Series([9007199254740993.0])
result = [s[0] == 9007199254740993, 9007199254740993 == s[0], s[0] != 9007199254740993, s[0] >= 9007199254740993, (s == 9007199254740993).tolist(), s.isin([9007199254740993]).tolist(), np.float64(2**53) == np.int64(2**53+1), np.int64(2**53+1) > 9007199254740992.0]
# case: combined-rounded-and-dated-28
x = pd.DataFrame({'k': [2.0, None], 'j': [1, 2]})
result = x.combine_first(x['j'])
# case: combined-rounded-and-dated-29
x = pd.DataFrame({'k': [], 'j': []})
result = x.combine_first(x['j'])
# case: combined-rounded-and-dated-30
x = pd.DataFrame({'k': [2]})
y = pd.DataFrame({'k': [], 'f2': []})
x = pd.concat([x.reset_index(drop=True), y.reset_index(drop=True)], axis=1)
x['c'] = x['k'].combine_first(x['f2'])
result = x
# case: combined-rounded-and-dated-31
x = pd.DataFrame({'d2': pd.to_datetime([])})
x = pd.concat([x['d2'], x['d2']], axis=1)
x['c'] = x['d2'].combine_first(x['d2'])
result = x
# case: combined-rounded-and-dated-32
x = pd.DataFrame({'d2': [1, 2]})
x = pd.concat([x['d2'], x['d2']], axis=1)
result = x.combine_first(x)
# case: combined-rounded-and-dated-33
x = pd.DataFrame({'d2': [1, 2]})
x = pd.concat([x['d2'], x['d2']], axis=1)
result = x.combine_first(x.head(0))
# case: combined-rounded-and-dated-34
x = pd.DataFrame({('k', 'std'): [1, 2, 3], 'b': 2.0})
result = x.rolling(2)[('k', 'std')].sum()
# case: combined-rounded-and-dated-35
x = pd.DataFrame({'k': [1, 2, 3], 'b': 2.0})
result = x.rolling(2)['k', 'b'].sum()
# case: combined-rounded-and-dated-36
x = pd.DataFrame({'k': [1, 2, 3], 'b': 2.0})
result = x.rolling(2)['k', 'c'].sum()
# case: combined-rounded-and-dated-37
x = pd.DataFrame({'k': [1, 2, 3], 'b': 2.0})
result = x.expanding()['k', 'b'].sum()
# case: combined-rounded-and-dated-38
x = pd.DataFrame({'k': [1, 2, 3], 'b': 2.0, 'g': 1})
result = x.groupby('g').rolling(2)['k', 'b'].sum()
