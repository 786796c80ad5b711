import pandas as pd
import numpy as np
x = pd.DataFrame({'k': [1, 2], 'I': pd.array([1, None], dtype='Int64'), 'f': [1.5, np.nan], 'F': pd.array([1.5, None], dtype='Float64'), 's': pd.array(['a', None], dtype='string'), 'c': pd.Categorical([3, None]), 'd': pd.to_datetime(['2020-01-01', None]), 'e': pd.to_timedelta(['1 days', None]), 'b': [True, False], 'B': pd.array([True, None], dtype='boolean'), 't': ['x', None]})
# case: transposed nullable and float
result = x[['I', 'f']].T
# case: transposed nullable
result = x[['I', 'I']].T
# case: transposed one nullable
result = x[['I']].T
# case: transposed one category
result = x[['c']].T
# case: transposed times
result = x[['d', 'e']].T
# case: transposed time categories
result = x[['k']].assign(c=x['d'].astype('category')).T
# case: transposed truths and numbers
result = x[['k', 'b']].T
# case: transposed truths and nullable
result = x[['k', 'B']].T
# case: transposed texts
result = x[['s', 't']].T
# case: transposed two texts
result = x[['s', 's']].T
# case: stacked nullable and float
result = x[['I', 'f']].stack()
# case: stacked nullable
result = x[['I', 'F']].stack()
# case: stacked one nullable
result = x[['I']].stack()
# case: stacked truths
result = x[['k', 'b']].stack()
# case: stacked times
result = x[['d', 'e']].stack()
# case: stacked one category
result = x[['c']].stack()
# case: stacked texts
result = x[['s', 't']].stack()
# case: stacked nothing
result = x[['I', 'f']][:0].stack()
# case: stacked nothing of one
result = x[['I']][:0].stack()
# case: stacked nothing of categories
result = x[['c']][:0].stack()
# case: stacked nothing of truths
result = x[['k', 'b']][:0].stack()
# case: future nullable and float
result = x[['I', 'f']].stack(future_stack=True)
# case: future nullable
result = x[['I', 'F', 'B']].stack(future_stack=True)
# case: future missing
result = x[['I', 'f', 'd']][1:].stack(future_stack=True)
# case: future missing beside text
result = x[['k', 'd', 's', 't']][1:].stack(future_stack=True)
# case: future category
result = x[['c']].stack(future_stack=True)
# case: future category and number
result = x[['c', 'k']].stack(future_stack=True)
# case: future nothing
result = x[['I', 'f']][:0].stack(future_stack=True)
# case: future twice
result = x[['k', 'k']].stack(future_stack=True)
# case: stacked twice
result = x[['k', 'k']].stack()
# case: future nan label
result = pd.DataFrame([[1, 2]], columns=['a', np.nan]).stack(future_stack=True)
# case: unstacked nullable and float
result = x[['I', 'f']].unstack()
# case: unstacked nullable
result = x[['I', 'F']].unstack()
# case: unstacked truths
result = x[['k', 'b']].unstack()
# case: unstacked times
result = x[['d', 'e']].unstack()
# case: unstacked twice
result = pd.concat([x[['k']], x[['k']]]).unstack()
# case: unstacked columns twice
result = x[['k', 'k']].unstack()
# case: unstacked nothing
result = x[['I', 'k']][:0].unstack()
# case: values nullable
result = x[['I', 'k']].values.dtype
# case: values one nullable
result = x[['k']].astype('Int64').values.dtype
# case: values truths
result = x[['k', 'b']].values.dtype
# case: values category
result = x[['c']].values.dtype
# case: values string
result = x[['s']].values.dtype
# case: row nullable
result = x[['I', 'k']].iloc[0]
# case: stacked levels
y = pd.DataFrame([[1, 1.5, 'a'], [2, None, 'b']], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
result = y.stack()
# case: future levels
y = pd.DataFrame([[1, 1.5, 'a'], [2, None, 'b']], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y'), ('b', 'x')]))
result = y.stack(future_stack=True)
# case: stacked levels nullable
y = pd.DataFrame({('a', 'x'): x['I'], ('a', 'y'): x['F'], ('b', 'x'): x['B']})
result = y.stack()
# case: future levels nullable
y = pd.DataFrame({('a', 'x'): x['I'], ('a', 'y'): x['F'], ('b', 'x'): x['B']})
result = y.stack(future_stack=True)
# case: stacked levels truths
y = pd.DataFrame({('a', 'x'): x['k'], ('a', 'y'): x['b'], ('b', 'x'): x['d']})
result = y.stack()
# case: future levels truths
y = pd.DataFrame({('a', 'x'): x['k'], ('a', 'y'): x['b'], ('b', 'x'): x['d']})
result = y.stack(future_stack=True)
# case: aggregated stacked
result = x.groupby('k').agg({'f': ['sum', 'max']}).stack()
# case: aggregated list stacked
result = x[['k', 'f']].groupby('k').agg(['sum', 'max']).stack()
# case: aggregated unlike stacked
result = x.groupby('k').agg({'f': ['sum', 'max'], 'b': ['sum']}).stack()
# case: aggregated two stacked
result = x.groupby('k').agg({'f': ['sum', 'max'], 'b': ['sum', 'max']}).stack()
# case: aggregated two turned stacked
result = x.groupby('k').agg({'f': ['sum', 'max'], 'b': ['max', 'sum']}).stack()
# case: aggregated two unstacked
result = x.groupby('k').agg({'f': ['sum', 'max'], 'b': ['max', 'sum']}).unstack()
# case: aggregated columns sorted
result = x.groupby('k').agg({'f': ['sum', 'max'], 'b': ['sum', 'max']}).sort_index(axis=1)
# case: aggregated outer stacked
result = x.groupby('k').agg({'f': ['sum', 'max'], 'b': ['sum', 'max']}).stack(0)
# case: aggregated any unstacked
result = x.groupby('k')[['f', 'b']].agg(['sum', 'max']).isna().any().unstack()
# case: aggregated any unstacked 0
result = x.groupby('k')[['f', 'b']].agg(['sum', 'max']).isna().any().unstack(0)
