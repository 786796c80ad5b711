import pandas as pd
import numpy as np
s = pd.Series([1, 2, np.nan, 4])
a = np.array([3, 1, 2])
# case: where-numbers
result = np.where(s > 1, 1, 0)
# case: where-strings
result = np.where(a > 1, 'y', 'n')
# case: where-series
result = np.where(s.isna(), 0, s)
# case: where-mixed
result = np.where(a > 1, a, 'n')
# case: where-nan
result = np.where(a > 1, a, np.nan)
# case: where-none
result = np.where(a > 1, 'x', None)
# case: where-positions
result = np.where(a > 1)[0]
# case: where-bool
result = np.where(a > 1, True, False)
# case: where-assign
df = pd.DataFrame({'a': a})
df['k'] = np.where(df['a'] > 1, 'hi', 'lo')
result = df
# case: select
result = np.select([a > 2, a > 1], ['big', 'mid'], default='small')
# case: select-numbers
result = np.select([a > 2, a > 1], [10, 20])
# case: select-none
result = np.select([a > 2, a > 1], ['big', 'mid'], default=None)
# case: unique
result = np.unique([3, 1, 3])
# case: unique-counts
u, c = np.unique(['b', 'a', 'b'], return_counts=True)
result = (u.tolist(), c.tolist())
# case: mean
result = np.mean(a)
# case: mean-series-nan
result = np.mean(s)
# case: mean-list
result = np.mean([1, 2])
# case: mean-array-nan
result = np.mean(s.values)
# case: nanmean
result = np.nanmean(s.values)
# case: sum
result = [np.sum(a), np.sum([1.5, 2])]
# case: std
result = [np.std(a), np.std(s)]
# case: std-ddof
result = np.std(a, ddof=1)
# case: median
result = np.median([3, 1, 2])
# case: min-max
result = [np.min(a), np.max(a), np.max(s)]
# case: percentile
result = np.percentile([1, 2, 3, 4], 25)
# case: sqrt
result = np.sqrt(s)
# case: log
result = np.log(pd.Series([1.0, np.e]))
# case: log-zero
result = np.log(pd.Series([0.0, -1.0]))
# case: exp
result = np.exp(0)
# case: abs
result = np.abs(pd.Series([-1, 2]))
# case: round
result = np.round([1.234, 2.5], 1)
# case: round-series
result = np.round(s / 3, 2)
# case: floor-ceil
result = [np.floor(1.7), np.ceil(1.2)]
# case: isnan
result = np.isnan(s)
# case: isnan-scalar
result = np.isnan(np.nan)
# case: isnan-strings
result = np.isnan(pd.Series(['a']))
# case: arange
result = np.arange(5)
# case: arange-step
result = np.arange(1, 2, 0.25)
# case: linspace
result = np.linspace(0, 1, 5)
# case: zeros
result = np.zeros(3)
# case: array-arith
result = a * 2 + 1
# case: array-compare
result = a[a > 1]
# case: array-mixed
result = np.array([1, 2.5])
# case: array-strings
result = np.array(['a', 'b'])
# case: array-slice
result = a[:2]
# case: array-index
result = a[-1]
# case: array-methods
result = [a.sum(), a.mean(), a.max(), a.min(), a.std()]
# case: array-tolist
result = a.tolist()
# case: array-shape
result = [a.shape, a.size, a.ndim, len(a)]
# case: inf
result = [np.inf > 1e308, -np.inf]
# case: inf-replace
result = pd.Series([1.0, np.inf]).replace([np.inf, -np.inf], np.nan)
# case: int64
result = np.int64(5) + 1
# case: float64-division
result = np.float64(1) / 0
# case: int64-division
result = np.int64(7) // np.int64(2)
# case: concatenate
result = np.concatenate([a, a])
# case: cumsum
result = np.cumsum(a)
# case: argmax
result = np.argmax(a)
# case: argsort
result = np.argsort(a)
# case: sort
result = np.sort(a)
# case: isin
result = np.isin(a, [1, 2])
# case: maximum
result = np.maximum(a, 2)
# case: clip
result = np.clip(a, 1, 2)
# case: diff
result = np.diff(a)
# case: any-all
result = [np.any(a > 2), np.all(a > 2)]
# case: logical
result = np.logical_and(a > 1, a < 3)
# case: power
result = np.power(a, 2)
# case: full-repeat
result = [np.full(2, 7).tolist(), np.repeat('x', 2).tolist(), np.ones(2).tolist()]
# case: pi
result = np.pi
# case: sign
result = np.sign(pd.Series([-2, 0, 3]))
# case: setdiff
result = np.setdiff1d([1, 2, 3], [2])
# case: nan-in-list
result = np.nan in [np.nan]
# case: values-sum
result = s.values.sum()
# case: to-numpy
result = s.to_numpy()
# case: frame-values
result = pd.DataFrame({'a': [1, 2], 'b': [3.5, 4]}).values.tolist()
# case: scalar-types
result = [type(np.mean(a)).__name__, type(a[0]).__name__, type(a.sum()).__name__]
# case: isinstance
result = [isinstance(np.float64(1), float), isinstance(np.int64(1), int)]
# case: random-refused
result = 1
# case: count-nonzero
result = np.count_nonzero(a > 1)
# case: average-weights
result = np.average([1, 2, 3], weights=[3, 2, 1])
# case: corrcoef
result = np.corrcoef([1, 2, 3], [2, 4, 7])[0, 1]
# case: frame-sum
result = np.sum(pd.DataFrame({'a': [1, 2]}))
# case: frame-mean
result = np.mean(pd.DataFrame({'a': [1, 2], 'b': [3, 5]}))
