import pandas as pd
import numpy as np
df = pd.DataFrame({'n': [1, 4, 2], 'm': [3.5, np.nan, 1.0], 'k': ['b', 'a', 'b']})
# case: dup-one
result = df.agg({'n': ['max', 'max']})
# case: dup-two
result = df.agg({'n': ['max', 'max'], 'm': ['min', 'max']})
# case: dup-group
result = df.groupby('k').agg({'n': ['max', 'max']})
# case: dup-two-both
result = df.agg({'n': ['max', 'max'], 'm': ['min', 'min']})
# case: dup-two-same
result = df.agg({'n': ['max', 'max'], 'm': ['max', 'max']})
# case: dup-list
result = df[['n', 'm']].agg(['max', 'max'])
# case: dup-series
result = df['n'].agg(['max', 'max'])
# case: dup-three
result = df.agg({'n': ['max', 'min', 'max']})
# case: dup-axis
result = df[['n', 'm']].agg(['max', 'max'], axis=1)
# case: dup-mixed
result = df.agg({'n': ['max', 'max'], 'm': ['min']})
# case: dup-two-unique-order
result = df.agg({'n': ['sum', 'max'], 'm': ['max', 'max', 'sum']})
# case: unstack-multi
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q', 1), ('a', 'q', 2), ('c', 'p', 1)], names=['A', 'B', 'C']))
w = w[['c', 'b']]
result = w.stack(['A', 'B'], future_stack=True).unstack('A')
# case: unstack-multi-old
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q', 1), ('a', 'q', 2), ('c', 'p', 1)], names=['A', 'B', 'C']))
w = w[['c', 'b']]
result = w.stack(['A', 'B']).unstack('A')
# case: stack-levels
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q', 1), ('a', 'q', 2), ('c', 'p', 1)], names=['A', 'B', 'C']))
w = w[['c', 'b']]
r = w.stack(['A', 'B'])
result = [list(l) for l in r.index.levels]
# case: stack-levels-future
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q', 1), ('a', 'q', 2), ('c', 'p', 1)], names=['A', 'B', 'C']))
w = w[['c', 'b']]
r = w.stack(['A', 'B'], future_stack=True)
result = [list(l) for l in r.index.levels]
# case: unstack-all
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q'), ('a', 'q'), ('c', 'p')], names=['A', 'B']))
w = w[['c', 'b']]
result = w.stack(['A', 'B'], future_stack=True).unstack('A')
# case: unstack-all-old
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q'), ('a', 'q'), ('c', 'p')], names=['A', 'B']))
w = w[['c', 'b']]
result = w.stack(['A', 'B']).unstack('A')
# case: unstack-unused-int
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=pd.MultiIndex.from_tuples([('b', 'q'), ('a', 'q'), ('c', 'p')]))
w = w[['c', 'b']]
result = w.stack([0, 1], future_stack=True).unstack(1)
# case: unstack-unused-loc
w = pd.DataFrame([[1, 2, 3, 4], [4, 5, 6, 7]], columns=pd.MultiIndex.from_product([['b', 'a'], ['z', 'y']]))
w = w.loc[:, [('b', 'z'), ('b', 'y')]]
result = w.stack([0, 1], future_stack=True).unstack()
# case: unstack-unused-one
w = pd.DataFrame([[1, 2, 3, 4], [4, 5, 6, 7]], columns=pd.MultiIndex.from_product([['b', 'a'], ['z', 'y']]))
w = w.loc[:, [('b', 'z'), ('a', 'z')]]
result = w.stack([0, 1]).unstack([1, 2])
# case: stack-one-unused
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q'), ('a', 'q'), ('c', 'p')], names=['A', 'B']))
w = w[['c', 'b']]
result = w.stack('A')
# case: stack-one-unused-unstack
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q'), ('a', 'q'), ('c', 'p')], names=['A', 'B']))
w = w[['c', 'b']]
result = w.stack('A').unstack('A')
# case: stack-one-future-unstack
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q'), ('a', 'q'), ('c', 'p')], names=['A', 'B']))
w = w[['c', 'b']]
result = w.stack('A', future_stack=True).unstack('A')
# case: stack-rows-unused
w = pd.DataFrame({'p': [1, 2, 3], 'q': [4, 5, 6]}, index=pd.MultiIndex.from_tuples([('b', 1), ('a', 2), ('c', 1)])).loc[['c', 'b']]
result = w.stack().unstack(0)
# case: stack-rows-unused-levels
w = pd.DataFrame({'p': [1, 2, 3], 'q': [4, 5, 6]}, index=pd.MultiIndex.from_tuples([('b', 1), ('a', 2), ('c', 1)])).loc[['c', 'b']]
result = [list(l) for l in w.stack().index.levels]
# case: unused-sorted
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_product([['a'], ['z', 'm', 'b']]))
w = w.drop(columns=[('a', 'm')])
result = w.stack([0, 1], future_stack=True).unstack()
