# Labels of an index of one level in tuples, as value_counts of a list of columns has it.
import pandas as pd
import numpy as np
# case: 1 v[3]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v[3]
# case: 2 v.get(3)
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.get(3)
# case: 3 v.loc[3]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.loc[3]
# case: 4 v.loc[(3,)]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.loc[(3,)]
# case: 5 v[(3,)]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v[(3,)]
# case: 6 3 in v
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = 3 in v
# case: 7 3 in v.index
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = 3 in v.index
# case: 8 (3,) in v.index
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = (3,) in v.index
# case: 9 v.at[3]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.at[3]
# case: 10 v.loc[3:1]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.loc[3:1]
# case: 11 f.loc[3]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = f.loc[3]
# case: 12 f.loc[3, 'count']
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = f.loc[3, 'count']
# case: 13 f.loc[[3, 1], 'count']
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = f.loc[[3, 1], 'count']
# case: 14 w['a']
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = w['a']
# case: 15 w.loc['a']
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = w.loc['a']
# case: 16 w.get('a', 0)
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = w.get('a', 0)
# case: 17 w.get('zz', 0)
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = w.get('zz', 0)
# case: 18 w.loc[['a', 'b']]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = w.loc[['a', 'b']]
# case: 19 w[['a', 'b']]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = w[['a', 'b']]
# case: 20 v.idxmax()
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.idxmax()
# case: 21 v.drop(3)
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.drop(3)
# case: 22 v.drop([3])
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.drop([3])
# case: 23 v.to_dict()
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.to_dict()
# case: 24 v.loc[99]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.loc[99]
# case: 25 v.reindex([3, 99])
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.reindex([3, 99])
# case: 26 f.reindex([3, 99])
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = f.reindex([3, 99])
# case: 27 v.xs(3)
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.xs(3)
# case: 28 v.loc[v.index == (3,)]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.loc[v.index == (3,)]
# case: 29 v[v.index.get_level_values(0) == 3]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v[v.index.get_level_values(0) == 3]
# case: 30 v
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
v[3] = 10
result = v
# case: 31 v
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
v.loc[3] = 10
result = v
# case: 32 f
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
f.loc[3, 'count'] = 10
result = f
# case: 33 v.index.isin([3])
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.index.isin([3])
# case: 34 v.isin([3])
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.isin([3])
# case: 35 v.sort_index().loc[2:3]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.sort_index().loc[2:3]
# case: 36 v.rename({3: 9})
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.rename({3: 9})
# case: 37 v.iloc[0]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.iloc[0]
# case: 38 v.map(str).loc[3]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.map(str).loc[3]
# case: 39 x['k'].map(v)
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = x['k'].map(v)
# case: 40 v.reset_index()
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.reset_index()
# case: 41 x.merge(v.rename('n'), on='k')
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = x.merge(v.rename('n'), on='k')
# case: 42 x.merge(v.rename('n'), left_on='k', right_index=True)
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = x.merge(v.rename('n'), left_on='k', right_index=True)
# case: 43 x.join(v.rename('n'), on='k')
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = x.join(v.rename('n'), on='k')
# case: 44 x.set_index('k')['f'] + v
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = x.set_index('k')['f'] + v
# case: 45 v.unstack()
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.unstack()
# case: 46 v.droplevel(0)
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.droplevel(0)
# case: 47 [i for i in v.index]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = [i for i in v.index]
# case: 48 v.loc[[(3,)]]
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3], 'f': [2, 1, None, 1, -3, 2.0], 's': list('aabbcc')})
v = x.value_counts(['k'])
w = x.value_counts(['s'])
f = v.to_frame()
result = v.loc[[(3,)]]
