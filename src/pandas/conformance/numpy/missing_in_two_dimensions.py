import numpy as np
import pandas as pd

# case: missing-in-two-dimensions-1
m = np.array([[0.1, 1.1], [0.2, 2.2], [0.3, 3.3]])
result = m.sum(axis=0), m.sum(axis=1), m.mean(axis=0), m.mean(axis=1), m.sum(), m.mean(), m.std(axis=0), m.std(axis=1), m.var(axis=0), m.var(), m.std()
# case: missing-in-two-dimensions-2
m = np.array([[0.1 * i + 0.01 * j for j in range(9)] for i in range(11)])
result = m.sum(axis=0), m.sum(axis=1), m.mean(axis=0), m.mean(axis=1), m.sum(), m.mean()
# case: missing-in-two-dimensions-3
m = np.array([[0.1 * i + 0.01 * j for j in range(9)] for i in range(11)])
result = m.std(axis=0), m.std(axis=1), m.var(axis=0), m.var(), m.std(), m.std(axis=0, ddof=1), m.prod(axis=1), m.prod(axis=0), np.median(m, axis=0)
# case: missing-in-two-dimensions-4
m = pd.DataFrame([[0.1 * i + 0.01 * j for j in range(9)] for i in range(11)]).to_numpy()
result = m.sum(axis=0), m.sum(axis=1), m.mean(axis=0), m.mean(axis=1), m.sum(), m.std(axis=0), m.var(axis=1)
# case: missing-in-two-dimensions-5
m = pd.DataFrame({'a': [0.1, 0.2, 0.3, 0.7], 'b': [1.1, 2.3, 0.4, 0.6]}).values
result = m.sum(axis=0), m.sum(axis=1), m.mean(axis=0), m.sum(), m.std(axis=0), m.cumsum(axis=0), (m / m.sum(axis=0)), (m / m.sum(axis=1)[:, None]), (m - m.mean(axis=0)) / m.std(axis=0)
# case: missing-in-two-dimensions-6
m = np.array([[0.1, np.nan], [0.2, 2.2], [0.3, 3.3], [np.nan, 0.7]])
result = np.nansum(m, axis=0), np.nansum(m, axis=1), np.nansum(m), np.nanmean(m, axis=0), np.nanmean(m, axis=1), np.nanmean(m), np.nanstd(m, axis=0), np.nanstd(m), np.nanvar(m, axis=1), np.nanstd(m, axis=0, ddof=1), np.nanmin(m, axis=0), np.nanmax(m, axis=1), np.nanmedian(m, axis=0), np.nanmedian(m), np.nanmean(m, axis=-1), np.nanprod(m, axis=0)
# case: missing-in-two-dimensions-7
m = pd.DataFrame([[0.1 * i + 0.01 * j if (i * j) % 4 else np.nan for j in range(9)] for i in range(11)]).to_numpy()
result = np.nansum(m, axis=0), np.nansum(m, axis=1), np.nansum(m), np.nanmean(m, axis=0), np.nanmean(m, axis=1), np.nanmean(m)
# case: missing-in-two-dimensions-8
m = pd.DataFrame([[0.1 * i + 0.01 * j if (i * j) % 4 else np.nan for j in range(9)] for i in range(11)]).to_numpy()
result = np.nanstd(m, axis=0), np.nanstd(m), np.nanvar(m, axis=1), np.nanstd(m, axis=1, ddof=1), np.nanmedian(m, axis=0)
# case: missing-in-two-dimensions-9
m = pd.DataFrame({'a': [1.0, np.nan], 'b': [9, 16]})
result = np.nanmean(m), np.nanmax(m), np.nansum(m), np.nansum(m, axis=0), np.nanmean(m, axis=1), np.nansum(np.array([[1, 2], [3, 4]]), axis=0)
# case: missing-in-two-dimensions-10
m = np.array([[np.nan, 1.0], [np.nan, 2.0]])
result = np.nanmean(m, axis=0), np.nansum(m, axis=0), np.nanstd(m, axis=0), np.nanmedian(m, axis=0), np.nanmin(m, axis=0)
# case: missing-in-two-dimensions-11
s = pd.Series([3, 1, 2], index=list('abc'), name='n')
result = np.flip(s), np.flip([1, 2, 3]), np.flipud(s)
