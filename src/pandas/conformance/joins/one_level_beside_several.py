import pandas as pd
import numpy as np
pairs = pd.MultiIndex.from_product([['x', 'y'], [1, 2]], names=['k', 'n'])
deep = pd.DataFrame({'a': [1, 2, 3, 4], 'b': [10, 20, 30, 40]}, index=pairs)
flat = pd.DataFrame({'a': [100, 200], 'c': [5, 6]}, index=pd.Index(['y', 'x'], name='k'))
numbers = pd.DataFrame({'a': [0.5, 0.25, 0.125]}, index=[1, 2, 3])
means = deep.groupby(level=0).mean()
# case: reindex groups' results to the rows
result = means.reindex(deep.index, level=0)
# case: reindex by the name of the level
result = means['a'].reindex(deep.index, level='k')
# case: reindex by an inner level
result = numbers.reindex(deep.index, level=1)
# case: reindex with labels that are missing
result = means.loc[['x']].reindex(deep.index, level=0)
# case: reindex with labels that are missing and a filling
result = means['a'].loc[['x']].reindex(deep.index, level=0, fill_value=-1)
# case: reindex of labels that repeat
result = pd.Series([1, 2], index=['x', 'x']).reindex(deep.index, level=0)
# case: add a frame of one level
result = deep.add(flat, level=0)
# case: add to a frame of one level
result = flat.add(deep, level='k')
# case: divide by an inner level
result = deep[['a']].div(numbers, level=1)
# case: divide by a frame with several levels
result = numbers.div(deep[['a']], level='n')
# case: add with a filling
result = numbers.add(deep, level=1, fill_value=0)
# case: compare along a level
result = deep[['a']].gt(numbers * 4, level=1)
# case: compare with several levels
result = numbers.le(deep[['a']], level=1)
# case: a series beside one of several levels
result = means['a'].rsub(deep['a'], level='k')
# case: compare a series with one of several levels
result = means['a'].lt(deep['a'], level='k')
# case: both have several levels
result = deep.add(deep.iloc[::-1], level=0)
# case: both have the same levels
result = deep.add(deep, level=0)
# case: align along a level
result = list(deep.align(means, level=0))
# case: align one of one level
result = list(means['a'].align(deep['a'], level=0))
# case: labels that are in no row
result = deep[['a']].add(pd.DataFrame({'a': [1, 2]}, index=['x', 'z']), level=0)
