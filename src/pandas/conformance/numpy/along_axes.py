import numpy as np
import pandas as pd
m = np.array([[3, 1, 2], [6, 5, 4]])
f = np.array([[1.5, np.nan], [2.0, -3.0], [0.0, 4.0]])
x = np.array([3, 1, 2, 2])
df = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, 2.5, 0.5]})
# case: np.sort-m
result = np.sort(m)
# case: np.sort-m-axis-0
result = np.sort(m, axis=0)
# case: np.sort-f-axis-1
result = np.sort(f, axis=1)
# case: np.sort-df-axis-0
result = np.sort(df, axis=0)
# case: np.sort-m-axis-2
result = np.sort(m, axis=2)
# case: np.sort-x-axis-1
result = np.sort(x, axis=1)
# case: np.sort-m-axis-None
result = np.sort(m, axis=None)
# case: np.argsort-m-axis-0
result = np.argsort(m, axis=0)
# case: np.argsort-m
result = np.argsort(m)
# case: m.argsort-axis-1
result = m.argsort(axis=1)
# case: np.diff-m
result = np.diff(m)
# case: np.diff-m-axis-0
result = np.diff(m, axis=0)
# case: np.diff-f-n-2-axis-0
result = np.diff(f, n=2, axis=0)
# case: np.diff-df-axis-0
result = np.diff(df, axis=0)
# case: np.diff-np.array-True-False-False
result = np.diff(np.array([True, False, False]))
# case: np.diff-x-1-prepend-0
result = np.diff(x > 1, prepend=0)
# case: np.percentile-m-50
result = np.percentile(m, 50)
# case: np.percentile-m-50-axis-0
result = np.percentile(m, 50, axis=0)
# case: np.percentile-m-25-75-axis-1
result = np.percentile(m, [25, 75], axis=1)
# case: np.quantile-df-0.25-0.5-axis-0
result = np.quantile(df, [0.25, 0.5], axis=0)
# case: np.nanpercentile-f-50-axis-0
result = np.nanpercentile(f, 50, axis=0)
# case: np.percentile-m-50-axis-1-keepdims-True
result = np.percentile(m, 50, axis=1, keepdims=True)
# case: np.average-m-axis-0
result = np.average(m, axis=0)
# case: np.average-m-axis-1-weights-1-2-3
result = np.average(m, axis=1, weights=[1, 2, 3])
# case: np.average-f
result = np.average(f)
# case: np.count_nonzero-m-2-axis-0
result = np.count_nonzero(m > 2, axis=0)
# case: np.count_nonzero-f-axis-1
result = np.count_nonzero(f, axis=1)
# case: np.ptp-m-axis-0
result = np.ptp(m, axis=0)
# case: np.ptp-x
result = np.ptp(x)
# case: np.nanargmax-m-axis-1
result = np.nanargmax(m, axis=1)
# case: np.nanargmin-f-axis-0
result = np.nanargmin(f, axis=0)
# case: np.argmax-df-axis-1
result = np.argmax(df, axis=1)
# case: np.argmin-df
result = np.argmin(df)
# case: np.roll-m-1
result = np.roll(m, 1)
# case: np.roll-m-1-axis-0
result = np.roll(m, 1, axis=0)
# case: np.roll-m--1-axis-1
result = np.roll(m, -1, axis=1)
# case: np.append-m-7-8-9-axis-0
result = np.append(m, [[7, 8, 9]], axis=0)
# case: np.append-m-7-8-axis-1
result = np.append(m, [[7], [8]], axis=1)
# case: np.append-m-9
result = np.append(m, 9)
# case: append-one-dimension-to-two
result = np.append(m, [7, 8, 9], axis=0)
# case: np.insert-m-1-9-axis-0
result = np.insert(m, 1, 9, axis=0)
# case: np.insert-m-0-7-8-axis-1
result = np.insert(m, 0, [7, 8], axis=1)
# case: np.insert-x-1-3-8-9
result = np.insert(x, [1, 3], [8, 9])
# case: np.insert-x-1-2.7
result = np.insert(x, 1, 2.7)
# case: np.insert-m-2-0
result = np.insert(m, 2, 0)
# case: np.delete-m-0-axis-1
result = np.delete(m, 0, axis=1)
# case: np.delete-m-0-2-axis-1
result = np.delete(m, [0, 2], axis=1)
# case: np.delete-x-x-2
result = np.delete(x, x == 2)
# case: np.take-m-0--1-axis-1
result = np.take(m, [0, -1], axis=1)
# case: np.take-m-1-axis-0
result = np.take(m, [1], axis=0)
# case: np.repeat-m-2-axis-0
result = np.repeat(m, 2, axis=0)
# case: np.repeat-m-1-2-axis-0
result = np.repeat(m, [1, 2], axis=0)
# case: np.repeat-m-2
result = np.repeat(m, 2)
# case: m.repeat-2-axis-1
result = m.repeat(2, axis=1)
# case: np.nancumsum-f-axis-0
result = np.nancumsum(f, axis=0)
# case: np.nancumprod-f-axis-1
result = np.nancumprod(f, axis=1)
# case: np.sum-m-axis-1-keepdims-True
result = np.sum(m, axis=1, keepdims=True)
# case: m.sum-axis-0-keepdims-True
result = m.sum(axis=0, keepdims=True)
# case: m-m.sum-axis-1-keepdims-True
result = m / m.sum(axis=1, keepdims=True)
# case: m.mean-keepdims-True
result = m.mean(keepdims=True)
# case: np.max-x-keepdims-True
result = np.max(x, keepdims=True)
# case: np.std-m-axis-1-keepdims-True-ddof-1
result = np.std(m, axis=1, keepdims=True, ddof=1)
# case: m.any-axis-1-keepdims-True
result = m.any(axis=1, keepdims=True)
# case: np.nanmean-f-axis-1-keepdims-True
result = np.nanmean(f, axis=1, keepdims=True)
# case: np.sum-df-axis-1-keepdims-True
result = np.sum(df, axis=1, keepdims=True)
# case: m---m.mean-axis-0-keepdims-True-m.std-axis-0-keepdims-True
result = (m - m.mean(axis=0, keepdims=True)) / m.std(axis=0, keepdims=True)
# case: np.apply_along_axis-sum-1-m
result = np.apply_along_axis(sum, 1, m)
# case: np.apply_along_axis-lambda-c-c.max---c.min-0-df
result = np.apply_along_axis(lambda c: c.max() - c.min(), 0, df)
# case: np.apply_along_axis-np.sort-1-m
result = np.apply_along_axis(np.sort, 1, m)
# case: np.apply_along_axis-lambda-r-k-r-k-1-m-2
result = np.apply_along_axis(lambda r, k: r * k, 1, m, 2)
# case: np.cov-m
result = np.cov(m)
# case: np.corrcoef-m
result = np.corrcoef(m)
# case: np.corrcoef-df-rowvar-False
result = np.corrcoef(df, rowvar=False)
# case: np.cov-df.T
result = np.cov(df.T)
# case: np.corrcoef-1-2-3
result = np.corrcoef([1, 2, 3])
# case: sorted-in-place
m.sort(axis=0)
result = m
# case: norms
result = np.linalg.norm(m, axis=1), np.linalg.norm(m), np.linalg.norm([3, 4]), np.linalg.norm(x, ord=1), np.linalg.norm(x, np.inf)
