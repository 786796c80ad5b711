import numpy as np
import pandas as pd

# case: values-in-interval-levels-1
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_arrays([pd.IntervalIndex.from_breaks([0, 1, 2, 3]), ['a', 'b', 'c']]))
result = x.loc[1]
# case: values-in-interval-levels-2
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_arrays([pd.IntervalIndex.from_breaks([0, 1, 2, 3]), ['a', 'b', 'c']]))
result = x.loc[(1, 'a')]
# case: values-in-interval-levels-3
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_arrays([['a', 'b', 'c'], pd.IntervalIndex.from_breaks([0, 1, 2, 3])]))
result = x.loc[('a', 1)]
# case: values-in-interval-levels-4
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_arrays([['a', 'b', 'c'], pd.IntervalIndex.from_breaks([0, 1, 2, 3])]))
result = x.loc[('a', 2.5)]
# case: values-in-interval-levels-5
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_arrays([['a', 'b', 'c'], pd.IntervalIndex.from_breaks([0, 1, 2, 3])]))
result = x.loc[('a', 7)]
# case: values-in-interval-levels-6
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_arrays([['a', 'b', 'c'], pd.IntervalIndex.from_breaks([0, 1, 2, 3])]))
result = x.loc[('a', pd.Interval(0, 1))]
# case: values-in-interval-levels-7
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_arrays([['a', 'b', 'c'], pd.IntervalIndex.from_breaks([0, 1, 2, 3])]))
result = x.loc[('a', 'b')]
# case: values-in-interval-levels-8
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = x.groupby(['c', 'g'], observed=True)['k'].sum().loc[1]
# case: values-in-interval-levels-9
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = x.groupby(['c', 'g'], observed=False)['k'].sum().loc[1]
# case: values-in-interval-levels-10
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = x.groupby(['g', 'c'], observed=False)['k'].sum().loc[('a', 1)]
# case: values-in-interval-levels-11
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = x.groupby(['g', 'c'], observed=False)['k'].sum().xs(1, level='c')
# case: values-in-interval-levels-12
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = x.groupby(['g', 'c'], observed=False)['k'].sum().loc['a', 1]
# case: values-in-interval-levels-13
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = x.groupby(['g', 'c'], observed=False)[['k']].sum().loc[('a', 1), 'k']
# case: values-in-interval-levels-14
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = x.groupby(['c', 'g'], observed=True)[['k']].sum().loc[5]
# case: values-in-interval-levels-15
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = x.groupby(['c', 'g'], observed=True)['k'].sum()[1]
# case: values-in-interval-levels-16
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
result = (1, 'a') in x.groupby(['c', 'g'], observed=True)['k'].sum().index
# case: values-in-interval-levels-17
x = pd.DataFrame({'w': [1, 3, 5], 'g': ['a', 'b', 'a'], 'k': [1, 2, 3]})
x['c'] = pd.cut(x['w'], [0, 2, 4, 6])
x = x.groupby(['c', 'g'], observed=True)['k'].sum()
x.loc[(1, 'a')] = 9
result = x
# case: values-in-interval-levels-18
x = pd.DataFrame({'k': [3], 'w1': [2.0]})
x['c'] = pd.cut(x['w1'], bins=[-5, 0, 2, 20], right=False)
x = x.groupby('c')['k'].value_counts(normalize=True)
result = x.loc[1]
