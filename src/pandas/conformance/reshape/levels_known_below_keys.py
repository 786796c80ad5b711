import numpy as np
import pandas as pd

# case: known-below-keys-1
x = pd.DataFrame({'k': [1, 3, 1, 3, 2, 2], 'f2': [1.5, np.nan, np.nan, np.nan, 0.0, 0.5]}, index=pd.MultiIndex.from_arrays([[7, 5, 0, 1, 10, 10], list('srpssp')], names=['u', 'v']))
x = x.groupby('f2').apply(lambda g: g[g['f2'] == g['f2'].max()])
result = [list(l) for l in x.index.levels], x.unstack().columns.tolist()

# case: known-below-keys-2
x = pd.DataFrame({'k': [1, 3, 2, 2], 'f2': [1.5, np.nan, 0.0, 0.5]}, index=pd.MultiIndex.from_arrays([[7, 5, 10, 10], list('srsp')], names=['u', 'v']))
x = x.groupby('f2').apply(lambda g: g[g['f2'] == g['f2'].max()])
result = [list(l) for l in x.index.levels], x.unstack().columns.tolist()

# case: known-below-keys-3
x = pd.DataFrame({'k': [1, 3, 2, 2], 'f2': [1.5, 3.0, 0.0, 0.5]}, index=pd.MultiIndex.from_arrays([[7, 5, 10, 10], list('srsp')], names=['u', 'v']))
x = x.groupby('f2').apply(lambda g: g[g['f2'] == g['f2'].max()])
result = [list(l) for l in x.index.levels], x.unstack().columns.tolist()

# case: known-below-keys-4
x = pd.DataFrame({'k': [1, 3, 2, 2], 'f2': [1.5, np.nan, 0.0, 0.5]}, index=pd.MultiIndex.from_arrays([[7, 5, 10, 10], list('srsp')], names=['u', 'v']))
x = x.groupby('f2').apply(lambda g: g)
result = [list(l) for l in x.index.levels], x.unstack().columns.tolist()

# case: known-below-keys-5
x = pd.DataFrame({'k': [1, 3, 2, 2], 'f2': [1.5, np.nan, 0.0, 0.5]}, index=pd.MultiIndex.from_arrays([[7, 5, 10, 10], list('srsp')], names=['u', 'v']))
x = x.groupby('f2').apply(lambda g: g.head(1))
result = [list(l) for l in x.index.levels], x.unstack().columns.tolist()

# case: known-below-keys-6
x = pd.DataFrame({'k': [1, 3, 2, 2], 'f2': [1.5, np.nan, 0.0, 0.5]}, index=pd.Index(list('srsp')))
x = x.groupby('f2').apply(lambda g: g.head(1))
result = [list(l) for l in x.index.levels], x.k.unstack().columns.tolist()

# case: known-below-keys-7
x = pd.DataFrame({'k': [1, 3, 2, 2]}, index=pd.MultiIndex.from_arrays([[7, 5, 10, 10], list('srsp')], names=['u', 'v']))
x = pd.concat({'a': x.iloc[[0]], 'b': x.iloc[[2,3]]})
result = [list(l) for l in x.index.levels], x.unstack().columns.tolist()

# case: known-below-keys-8
x = pd.DataFrame({'k': [1, 3, 2, 2]}, index=pd.MultiIndex.from_arrays([[7, 5, 10, 10], list('srsp')], names=['u', 'v']))
x = pd.concat([x.iloc[[0]], x.iloc[[2,3]]])
result = [list(l) for l in x.index.levels], x.unstack().columns.tolist()
