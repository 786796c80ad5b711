import numpy as np
import pandas as pd

# case: chosen-levels-1
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = df.groupby('k').agg({'b': ['sum', 'min'], 'a': ['max', 'sum']}).loc[:, (slice(None), ['sum', 'max'])]
# case: chosen-levels-2
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = df.groupby('k')[['b', 'a']].agg(['sum', 'min']).loc[:, (slice(None), ['min', 'sum'])]
# case: chosen-levels-3
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = df.groupby('k')[['b', 'a']].agg(['sum', 'min']).loc[:, (slice(None), ['sum', 'min'])]
# case: chosen-levels-4
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = df.groupby('k')[['b', 'a']].describe().loc[:, (slice(None), ['count', 'mean'])]
# case: chosen-levels-5
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = df.groupby('k')[['b', 'a']].describe().loc[:, (['b', 'a'], ['mean', 'count'])]
# case: chosen-levels-6
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = df.groupby('k')[['b', 'a']].describe().loc[:, (slice(None), slice('mean', 'max'))]
# case: chosen-levels-7
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = pd.concat({'q': df, 'p': df}, axis=1).loc[:, (slice(None), ['b', 'a'])]
# case: chosen-levels-8
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = pd.concat([df, df[['b', 'a']]], axis=1, keys=['q', 'p']).loc[:, (slice(None), ['b', 'a'])]
# case: chosen-levels-9
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = pd.concat({'q': df, 'p': df}).loc[(['q', 'p'], [0, 2]), :]
# case: chosen-levels-10
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]})
result = pd.concat({'q': df, 'p': df}).loc[(['p', 'q'], [0, 2]), 'a']
# case: chosen-levels-11
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(['y', 'x'], [3, 1]), :]
# case: chosen-levels-12
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(['y', 'x'], slice(None)), :]
# case: chosen-levels-13
df = pd.DataFrame({'k': ['y', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(['x', 'y'], slice(None)), :]
# case: chosen-levels-14
df = pd.DataFrame({'k': ['y', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(slice(None), [3, 1]), :]
# case: chosen-levels-15
df = pd.DataFrame({'k': ['y', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(slice('x', 'y'), slice(1, 2)), :]
# case: chosen-levels-16
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(slice('x', 'y'), slice(2, 3)), :]
# case: chosen-levels-17
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[('x', [2, 1]), :]
# case: chosen-levels-18
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': [1, 2, 3], 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[pd.IndexSlice[:, [3, 2]], :], df['a'].loc[pd.IndexSlice[['y', 'x'], :]]
# case: chosen-levels-19
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': pd.to_datetime(['2020-01-05', '2020-02-07', '2020-02-29']), 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(slice(None), slice('2020-01-06', '2020-02-29')), :], df.loc[pd.IndexSlice[:, '2020-02':], 'a']
# case: chosen-levels-20
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': pd.to_datetime(['2020-01-05', '2020-02-07', '2020-02-29']), 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[pd.IndexSlice[:, '2020-02':'2020-02'], 'a'], df.loc[('x', slice('2020-02', None)), 'a']
# case: chosen-levels-21
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': pd.to_datetime(['2020-01-05', '2020-02-07', '2020-02-29']), 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(slice(None), '2020-02'), :]
# case: chosen-levels-22
df = pd.DataFrame({'k': ['x', 'x', 'y'], 'b': pd.to_datetime(['2020-01-05', '2020-02-07', '2020-02-29']), 'a': [4, 5, 6]}).set_index(['k', 'b'])
result = df.loc[(slice(None), '2020-02-29'), :]
# case: chosen-levels-23
g = pd.DataFrame({'c': ['R', 'P', 'O', 'R'], 's': ['sun', 'rain', 'rain', 'rain'], 'd': [1, 2, 3, 4]}).groupby(['c', 's'])['d'].count()
full = pd.MultiIndex.from_product([['R', 'P', 'O'], ['sun', 'rain']], names=['c', 's'])
result = g.reindex(full, fill_value=0).loc[pd.IndexSlice[['O', 'R'], 'rain']], g.reindex(full, fill_value=0).loc[(['O', 'R'], ['sun', 'rain'])]
# case: chosen-levels-24
e = pd.DataFrame({'a': ['x', None, 'y', 'x', None], 'b': [1, 2, 3, 1, 2]}).set_index(['a', 'b'])
result = e.index.nunique(), e.index.nunique(dropna=False), e.index.unique(), e.reset_index().set_index('a').index.nunique()
# case: chosen-levels-25
a = pd.Series([1, 2], index=['b', 'a'])
result = pd.concat({'x': a, 'y': a}).unstack(), pd.concat([a, a[::-1]], keys=['x', 'y']).unstack(), pd.concat({'y': a, 'x': a}).unstack(0), pd.concat({'y': a}).unstack()
# case: chosen-levels-26
a = pd.DataFrame({'b': [1, 2], 'a': [3, 4]})
result = pd.concat({'x': a, 'y': a}, axis=1).stack(future_stack=True), pd.concat({'x': a, 'y': a}, axis=1).stack(), pd.concat({'y': a, 'x': a}, axis=1).swaplevel(axis=1).sort_index(axis=1)
# case: chosen-levels-27
a = pd.DataFrame({'b': [1, 2], 'a': [3, 4]}, index=['n', 'm'])
result = pd.concat({'y': a, 'x': a}).unstack(), pd.concat({'y': a, 'x': a}).unstack(0), pd.concat({'y': a, 'x': a}).sort_index(), pd.concat({'y': a, 'x': a}).groupby(level=1).sum()
# case: chosen-levels-28
a = pd.DataFrame({'b': [1, 2], 'a': [3, 4]}, index=['n', 'm'])
result = pd.concat({'y': a, 'x': a}).groupby(level=[0, 1]).sum(), pd.concat({'y': a, 'x': a}).stack(), pd.concat({'y': a, 'x': a}).reset_index().pivot(index='level_0', columns='level_1', values='a')
