import pandas as pd
import numpy as np
b = pd.Series([True, False])
n = pd.Series(pd.array([True, None], dtype='boolean'))
i = pd.Series(pd.array([1, None, 3], dtype='Int64'))
s = pd.Series(pd.array(['a', None, 'b'], dtype='string'))
f = pd.DataFrame({'i': i, 's': s, 'x': [1.5, 2.5, None]})
# case: b / b
result = b / b
# case: b // b
result = b // b
# case: b ** b
result = b ** b
# case: n / n
result = n / n
# case: b / 1
result = b / 1
# case: s.sum()
result = s.sum()
# case: i.interpolate()
result = i.interpolate()
# case: f.select_dtypes('int64')
result = f.select_dtypes('int64')
# case: f.select_dtypes(include=['float64', 'object'])
result = f.select_dtypes(include=['float64', 'object'])
# case: f.describe(include=['int64'])
result = f.describe(include=['int64'])
# case: f == f.iloc[1]
result = f == f.iloc[1]
# case: i.mask(i.isna(), 'm')
result = i.mask(i.isna(), 'm')
# case: i.mask(i > 9, 'm')
result = i.mask(i > 9, 'm')
# case: f.fillna(0)
result = f.fillna(0)
# case: np.where(pd.Series(pd.to_timedelta(['1D', '2D'])) > pd.Timedelta(days=1), pd.Series(pd.to_timedelta(['1D', '2D'])), 'a')
result = np.where(pd.Series(pd.to_timedelta(['1D', '2D'])) > pd.Timedelta(days=1), pd.Series(pd.to_timedelta(['1D', '2D'])), 'a')
# case: pd.DataFrame(index=[0, 1]).agg(['count', 'nunique'])
result = pd.DataFrame(index=[0, 1]).agg(['count', 'nunique'])
# case: text filled in place
f.fillna(0, inplace=True)
result = f
# case: text filled
result = f.fillna(0)['s']
# case: one level reindexed by numbers
result = pd.DataFrame({'a': [1, 1, 2]}).value_counts(subset=['a']).reindex([1, 2])
# case: mask where the condition is NA
result = i.mask(i > 2, 0)
# case: where where the condition is NA
result = i.where(i > 2, 0)
# case: frame masked where the condition is NA
result = f[['i']].mask(f[['i']] > 2, 0)
# case: plain values masked by NA
result = pd.Series([1, 2, 3]).mask(i > 2, 0)
