import numpy as np
import pandas as pd

# case: laid-out-1
df = pd.DataFrame({'t': ['a', 'a', 'b', 'c', 'c', 'c'], 'v': [1, 2, 3, 4, 5, 6]})
result = df.groupby('t')['v'].nth([0, -1]), df.groupby('t').nth([-1, 0, 0]), df.groupby('t').nth([2, 1])
# case: laid-out-2
df = pd.DataFrame({'t': ['a', 'a', 'b', 'c', 'c', 'c'], 'v': [1, 2, 3, 4, 5, 6]})
result = df.groupby('t')['v'].nth(slice(0, 2)), df.groupby('t').nth(slice(1, None))
# case: laid-out-3
df = pd.DataFrame({'t': ['a', 'a', 'b', 'c', 'c', 'c'], 'v': [1, 2, 3, 4, 5, 6]})
result = df['v'].groupby(df['t'], as_index=False).sum()
# case: laid-out-4
emp = pd.DataFrame({'d': list('aabbbccccd'), 's': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'f': [1.5, 2.5, 3.5, 1, 0, 7, 8, 9, 2, 3]})
result = emp.groupby('d')['s'].quantile([0.25, 0.5, 0.75], interpolation='nearest').unstack(), emp.groupby('d')['f'].quantile(0.5, interpolation='nearest')
# case: laid-out-5
emp = pd.DataFrame({'d': list('aabbbccccd'), 'f': [1.5, 2.5, 3.5, 1, 0, 7, 8, 9, 2, 3]})
result = [emp.groupby('d')['f'].quantile(q, interpolation='nearest').tolist() for q in (0.1, 0.25, 0.5, 0.75, 0.9, 1 / 6, 5 / 6)]
# case: laid-out-6
o = pd.DataFrame({'w': ['b', 'a', 'b', 'c', 'c'], 'm': ['lunch', None, 'dinner', '', 'lunch'], 'g': [1, 2, 3, 4, 5]}).astype({'m': 'category'})
result = o.pivot_table(index='w', columns='m', values='g', aggfunc='max', sort=False, observed=True), o.groupby(['w', 'm'], sort=False, observed=True)['g'].max().unstack()
# case: laid-out-7
o = pd.DataFrame({'w': ['b', 'a', 'b', 'c', 'c'], 'm': ['lunch', None, 'dinner', '', 'lunch'], 'g': [1, 2, 3, 4, 5]}).astype({'m': 'category'})
result = o.groupby(['w', 'm'], sort=False, observed=False)['g'].max()
# case: laid-out-8
o = pd.DataFrame({'w': ['b', 'a', 'b', 'c', 'c'], 'm': ['lunch', None, 'dinner', '', 'lunch'], 'g': [1, 2, 3, 4, 5]}).astype({'m': 'category'})
result = o.groupby(['w', 'm'], sort=False, observed=False)['g'].max().unstack()
# case: laid-out-9
o = pd.DataFrame({'w': ['b', 'a', 'b', 'c', 'c'], 'm': ['lunch', None, 'dinner', '', 'lunch'], 'g': [1, 2, 3, 4, 5]}).astype({'m': 'category'})
result = o.groupby(['m', 'w'], sort=False, observed=False)['g'].max().unstack()
# case: laid-out-10
o = pd.DataFrame({'w': ['b', 'a', 'b', 'c', 'c'], 'm': ['lunch', None, 'dinner', '', 'lunch'], 'g': [1, 2, 3, 4, 5]}).astype({'m': 'category', 'w': 'category'})
result = o.groupby(['m', 'w'], sort=False, observed=True)['g'].max().unstack(), o.pivot_table(index='m', columns='w', values='g', sort=False, observed=True)
# case: laid-out-11
o = pd.DataFrame({'w': ['b', 'a', 'b', 'c', 'c'], 'g': [1, 2, 3, 4, 5]}).astype({'w': 'category'})
result = o.groupby('w', sort=False, observed=True)['g'].sum(), o.groupby('w', sort=False, observed=False)['g'].sum(), o.groupby('w', sort=False, observed=True)['g'].sum().sort_index()
# case: laid-out-12
labs = pd.DataFrame({'p': [11, 12, 13, 14, 15], 'test': ['g', 'g', 'h', 'g', 'c'], 'value': [1.0, 2, np.nan, 3, 4]})
result = labs.pivot_table(index='p', columns='test', values='value', aggfunc=['mean', 'count'])
# case: laid-out-13
labs = pd.DataFrame({'p': [11, 12, 13, 14, 15], 'test': ['g', 'g', 'h', 'g', 'c'], 'value': [1.0, 2, np.nan, 3, 4]})
result = labs.pivot_table(index='p', values='value', aggfunc=['mean', 'sum', 'max']), labs.pivot_table(index='p', columns='test', values='value', aggfunc=['count', 'mean'])
# case: laid-out-14
a = pd.DataFrame({'x': ['P', 'A', 'P'], 'y': ['P', 'L', 'A']})
result = a.apply(pd.Series.value_counts, axis=1), a.apply(lambda r: r.value_counts()), a.apply(pd.Series.value_counts)
# case: laid-out-15
a = pd.DataFrame({'x': [1, 2, 3], 'y': [4, 5, 6]})
result = a.apply(lambda r: pd.Series({'b': 1}) if r['x'] == 1 else pd.Series({'c': 1, 'a': 2}), axis=1), a.apply(lambda r: pd.Series({'b': 1, 'a': r['x']}), axis=1)
