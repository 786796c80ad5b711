import pandas as pd
import numpy as np

# case: unsorted levels sliced by a label of another kind
x = pd.DataFrame({'k': [1, 2, 1], 'b': [True, True, False], 'v': 1}).set_index(['k', 'b'])
result = x.loc['zz':]
# case: levels of numbers sliced by text
x = pd.DataFrame({'k': [1, 2, 3], 'b': [1, 2, 3], 'v': 1}).set_index(['k', 'b'])
result = x.loc['2':]
# case: levels of numbers sliced by text until
x = pd.DataFrame({'k': [1, 2, 3], 'b': [1, 2, 3], 'v': 1}).set_index(['k', 'b'])
result = x.loc[:'2']
# case: levels of fractions sliced by text
x = pd.DataFrame({'k': [1.5, 2, 3], 'b': [1, 2, 3], 'v': 1}).set_index(['k', 'b'])
result = x.loc['2':]
# case: levels of numbers sliced by text that numpy takes for a kind
x = pd.DataFrame({'k': [1, 2, 3], 'b': [1, 2, 3], 'v': 1}).set_index(['k', 'b'])
result = x.loc['b':]
# case: levels of text sliced by number
x = pd.DataFrame({'k': ['a', 'b'], 'b': [1, 2], 'v': 1}).set_index(['k', 'b'])
result = x.loc[1:]
# case: sizes of groups with gaps by first level
x = pd.DataFrame({'k': [2, 3, 1, 2], 's': pd.array(['b', 'b', None, 'b'], dtype='string'), 'f': [np.nan, 10.0, 1.5, None]})
x = x.groupby(['k', 's', 'f'], dropna=False).size()
result = x.loc[2]
# case: a row set beside a level of dates
x = pd.DataFrame({'k': [2, 3], 'd': pd.to_datetime(['2020-01-01', '2020-01-02']), 'v': [1.5, 2]}).set_index(['k', 'd'])
x.loc[0, 'v'] = 5
result = x
# case: insert beside a column of levels
x = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('c', 'y'), ('t', 'x')]))
x.insert(0, 'c', 'new')
result = x
# case: insert beside a column named by its first level
x = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('c', ''), ('t', 'x')]))
x.insert(0, 'c', 'new')
result = x
# case: insert a name among levels
x = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('c', 'y'), ('t', 'x')]))
x.insert(1, 'n', 'new')
result = x
# case: reset rows beside columns of dates below names
x = pd.DataFrame({'k': [1, 1], 'd': pd.to_datetime(['2020-01-01', '2020-01-02']), 'v': [1, 2], 'w': [3, 4]})
result = x.pivot_table(index='k', columns='d', values=['v', 'w'], aggfunc='sum').reset_index()
# case: unstacked empty dates reset
x = pd.DataFrame({'d': pd.to_datetime([]), 'g': [], 'i': []})
result = x.set_index(['g', 'd']).unstack().reset_index()
# case: a column set beside columns of dates below names
x = pd.DataFrame({'k': [1, 1], 'd': pd.to_datetime(['2020-01-01', '2020-01-02']), 'v': [1, 2], 'w': [3, 4]})
x = x.pivot_table(index='k', columns='d', values=['v', 'w'], aggfunc='sum')
x['n'] = 1
result = x
# case: columns of several levels with periods below
x = pd.DataFrame({'k': [1, 1], 'd': pd.to_datetime(['2020-01-01', '2020-02-02']).to_period('M'), 'v': [1, 2], 'w': [3, 4]})
x = x.pivot_table(index='k', columns='d', values=['v', 'w'], aggfunc='sum').reset_index()
result = x
# case: flat names of columns of dates
x = pd.DataFrame({'k': [1, 1], 'd': pd.to_datetime(['2020-01-01', '2020-01-02']), 'v': [1, 2], 'w': [3, 4]})
x = x.pivot_table(index='k', columns='d', values=['v', 'w'], aggfunc='sum').reset_index()
x.columns = ['_'.join(str(p) for p in c) for c in x.columns]
result = x
# case: margins beside rows of dates
x = pd.DataFrame({'k': [1, 1], 'd': pd.to_datetime(['2020-01-01', '2020-01-02']), 'v': [1, 2], 'w': [3, 4]})
result = x.pivot_table(index=['k', 'd'], values=['v', 'w'], aggfunc='sum', margins=True)
# case: counts droplevel of which one key is in a dropped row only
x = pd.DataFrame({'k': [1, 1, 1, 2], 'f': [1, 2, 3, None], 't': ['z', 'a', None, 'b']})
x = x.value_counts().droplevel(0)
result = x.unstack()
# case: sizes droplevel of which one key is in a dropped row only
x = pd.DataFrame({'k': [1, 1, 1, 2], 'f': [1, 2, 3, None], 't': ['z', 'a', None, 'b']})
x = x.groupby(['k', 'f', 't']).size().droplevel(0)
result = x.unstack()
# case: one of sizes unstacked
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'a']})
x = x.groupby(['k', 'f', 't']).size()
result = x.loc[1].unstack()
# case: one of sizes crossed
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'a']})
x = x.groupby(['k', 'f', 't']).size()
result = x.xs(1).unstack()
# case: one of sizes crossed by name
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'a']})
x = x.groupby(['k', 'f', 't']).size()
result = x.xs('u', level='f').unstack()
# case: one of sums unstacked
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'a'], 'n': 1})
x = x.groupby(['k', 'f', 't']).sum()
result = x.loc[1].unstack()
# case: two keys of sizes unstacked
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'a'], 'g': list('yxyxx')})
x = x.groupby(['k', 'f', 't', 'g']).size()
result = x.loc[(2, 'v')].unstack()
# case: a slice at each level of sizes unstacked
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'a']})
x = x.groupby(['k', 'f', 't']).size()
result = x.loc[:, 'v', :].unstack()
# case: one of the columns below
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'z'], 'n': 1})
x = x.pivot_table(index='k', columns=['f', 't'], values='n', aggfunc='sum')
result = x['v'].stack(future_stack=True)
# case: levels of a part of sizes
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'a']})
x = x.groupby(['k', 'f', 't']).size()
result = [list(each) for each in x.loc[1].index.levels]
# case: levels of a filtered part of sizes
x = pd.DataFrame({'k': [1, 1, 2, 2, 2], 'f': ['u', 'v', 'u', 'v', 'v'], 't': ['z', 'a', 'b', 'z', 'a']})
x = x.groupby(['k', 't']).size()
result = [list(each) for each in x[x > 1].index.levels]
# case: levels of unsorted groups
x = pd.DataFrame({'k': [2, 1, 2], 't': ['z', 'a', 'b']}).groupby(['k', 't'], sort=False).size().index
result = [list(each) for each in x.levels], [list(c) for c in x.codes]
# case: levels of keyed parts
x = pd.concat({'z': pd.Series([1, 2]), 'a': pd.Series([3])}).index
result = [list(each) for each in x.levels], [list(c) for c in x.codes]
# case: levels of filtered rows
x = pd.DataFrame({'k': [2, 1, 2], 't': ['z', 'a', 'b'], 'v': [1, 2, 3]}).set_index(['k', 't'])
x = x[x['v'] > 2].index
result = [list(each) for each in x.levels], [list(c) for c in x.codes]
# case: used levels of filtered rows
x = pd.DataFrame({'k': [2, 1, 2], 't': ['z', 'a', 'b'], 'v': [1, 2, 3]}).set_index(['k', 't'])
x = x[x['v'] > 1].index.remove_unused_levels()
result = [list(each) for each in x.levels], [list(c) for c in x.codes]
# case: used levels of last rows
x = pd.DataFrame({'k': [1, 2, 3], 't': ['z', 'b', 'a'], 'v': [1, 2, 3]}).set_index(['k', 't'])
x = x[::-1][:2].index.remove_unused_levels()
result = [list(each) for each in x.levels], [list(c) for c in x.codes]
# case: levels of categories
x = pd.DataFrame({'k': pd.Categorical(['b', 'a'], categories=['b', 'a', 'c']), 't': ['z', 'a'], 'v': [1, 2]}).groupby(['k', 't'], observed=True).sum().index
result = [list(each) for each in x.levels], [list(c) for c in x.codes]
# case: shape of levels
x = pd.DataFrame({'k': [2, 1, 2], 't': ['z', 'a', 'b'], 'v': [1, 2, 3]}).groupby(['k', 't']).sum()[:1].index
result = x.levshape
# case: a row appended to sizes
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'a', 'b']}).groupby(['k', 't']).size()
x.loc[(1, 'c')] = 5
result = x
# case: a row appended to sizes by two keys
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'a', 'b']}).groupby(['k', 't']).size()
x.loc[1, 'c'] = 5
result = x
# case: a row appended to sums unstacked
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'a', 'b'], 'v': 1}).groupby(['k', 't']).sum()
x.loc[(1, 'c'), 'v'] = 5
result = x.unstack()
# case: a row appended to sums sorted and unstacked
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'a', 'b'], 'v': 1}).groupby(['k', 't']).sum()
x.loc[(1, 'c'), 'v'] = 5
result = x.sort_index().unstack()
# case: dropped rows of an inner level of sums unstacked
x = pd.DataFrame({'k': [1, 1, 2, 3], 't': ['z', 'y', 'b', 'a'], 'v': [1, 5, 2, 3]}).groupby(['k', 't'])[['v']].sum().drop('y', level=1)
result = x.unstack()
# case: dropped rows of a level not unique
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'z', 'y'], 'v': 1}).set_index(['k', 't'])
result = x.drop('z', level='t')
# case: dropped unknown rows of a level
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'x', 'y'], 'v': 1}).set_index(['k', 't'])
result = x.drop(['z', 'q'], level='t')
# case: dropped unknown rows of a level ignored
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'x', 'y'], 'v': 1}).set_index(['k', 't'])
result = x.drop(['z', 'q'], level='t', errors='ignore')
# case: dropped rows of a level that is not there
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'x', 'y'], 'v': 1}).set_index(['k'])
result = x.drop('z', level='t')
# case: dropped elements of a level
x = pd.DataFrame({'k': [1, 1, 2], 't': ['z', 'x', 'y']}).groupby(['k', 't']).size()
result = x.drop(1, level=0)
# case: dropped columns of a level
x = pd.DataFrame({'k': [1, 1, 2], 'w': [5, 6, 7], 'v': [1, 2, 3]}).groupby('k').agg({'v': ['sum', 'max'], 'w': ['max', 'sum']})
result = x.drop(columns='max', level=1)
# case: set levels
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels(['Y', 'Z'], level=1)
result = x
# case: set levels of a part
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()[:1]
x.index = x.index.set_levels(['Y', 'Z'], level=1)
result = x
# case: set levels of columns
x = pd.DataFrame({'k': [1, 1, 2], 'w': [5, 6, 7], 'v': [1, 2, 3]}).groupby('k').agg({'v': ['sum', 'max'], 'w': ['max', 'sum']})
x.columns = x.columns.set_levels(['A', 'B'], level=1)
result = x
# case: set all levels
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels([['a', 'b'], [5, 6]])
result = x
# case: set too few levels
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels(['a'], level=0)
result = x
# case: set more levels
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels(['b', 'a', 'c'], level=0)
result = x.unstack(0)
# case: set equal levels
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels(['a', 'a'], level=0)
result = x
# case: set levels that go down and sort
x = pd.DataFrame({'k': [1, 2], 't': ['z', 'y'], 'v': [4, 3]}).groupby(['k', 't']).sum()
x.index = x.index.set_levels(['b', 'a'], level=0)
result = x.sort_index()
# case: set levels of text
x = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', '2020-01-02']), 't': ['z', 'y'], 'v': [4, 3]}).set_index(['d', 't'])
x.index = x.index.set_levels(x.index.levels[0].strftime('%d'), level=0)
result = x
# case: levels of a plain index
result = pd.Index([1, 2]).levels
# case: parts of sizes joined again
x = pd.DataFrame({'k': [1, 1, 2, 3], 't': ['z', 'y', 'z', 'a'], 'c': list('qpqp')}).groupby(['k', 't', 'c']).size()
result = pd.concat([x.loc[1], x.loc[2]]).groupby(level=[0, 1]).sum().unstack()
# case: a part of sizes sorted and unstacked
x = pd.DataFrame({'k': [1, 1, 2, 3], 't': ['z', 'y', 'z', 'a'], 'c': list('qpqp')}).groupby(['k', 't', 'c']).size()
result = x.loc[1].sort_index().unstack()
# case: statistics swapped sorted and stacked
x = pd.DataFrame({'k': [1, 1, 2, 3], 'w': [5, 6, 7, 8], 'v': [1, 2, 3, 4]}).groupby('k').agg({'v': ['sum', 'max'], 'w': ['max', 'sum']})
result = x.swaplevel(axis=1).sort_index(axis=1)['max'].stack()
