import numpy as np
import pandas as pd

# case: labels-and-frames-1
i = pd.Index([1, 4, 9], name='n')
result = np.sqrt(i), np.add(i, 1), np.subtract(i, [1, 1, 1]), np.equal(i, 4), np.logical_and(i > 1, i < 9), np.isnan(i), np.round(i / 3, 1), np.abs(i - 5), np.log10(i), np.square(i), np.sign(i - 4), np.floor(i / 2), np.logical_not(i > 3)
# case: labels-and-frames-2
i = pd.date_range('2024-01-01', periods=3, name='d')
result = np.add(i, pd.Timedelta('1D')), np.subtract(i, i[0]), np.greater(i, pd.Timestamp('2024-01-02')), np.equal(i, i)
# case: labels-and-frames-3
i = pd.RangeIndex(3)
result = np.power(i, 2), np.multiply(i, 2), np.sum(i), np.mean(i), np.max(i), np.diff(i), np.where(i > 1, i, -1), np.unique(i), np.sqrt(i), np.maximum(i, 1)
# case: labels-and-frames-4
i = pd.Index(['a', 'b'])
result = np.add(i, 'x'), np.equal(i, 'a'), np.isin(i, ['a']), np.where(i == 'a', 1, 0), np.array(i), np.append(i, 'c'), np.concatenate([i, i]), np.sort(i), np.argsort(i)
# case: labels-and-frames-5
df = pd.DataFrame({'a': [1.0, 4.0], 'b': [9, 16]})
result = np.std(df, axis=0)
# case: labels-and-frames-6
df = pd.DataFrame({'a': [1.0, 4.0], 'b': [9, 16]})
result = np.median(df, axis=0)
# case: labels-and-frames-7
df = pd.DataFrame({'a': [1.0, 4.0], 'b': [9, 16]})
result = np.prod(df, axis=0)
# case: labels-and-frames-8
df = pd.DataFrame({'a': [1.0, 4.0], 'b': [9, 16]})
result = np.cumsum(df), np.cumsum(df, axis=1)
# case: labels-and-frames-9
df = pd.DataFrame({'a': [1.0, 4.0], 'b': [9, 16]})
result = np.min(df), np.max(df)
# case: labels-and-frames-10
df = pd.DataFrame({'a': [1.0, np.nan], 'b': [9, 16]})
result = np.nanmean(df), np.nanmax(df), np.nansum(df)
# case: labels-and-frames-11
df = pd.DataFrame({'a': [1.0, np.nan], 'b': [9, 16]})
result = np.nanmean(df, axis=0), np.nansum(df, axis=1)
# case: labels-and-frames-12
df = pd.DataFrame({'a': [1.0, np.nan], 'b': [9, 16]})
result = np.logical_and(df > 3, df < 12), np.logical_or(df['a'] > 3, df['b'] > 3)
# case: labels-and-frames-13
df = pd.DataFrame({'a': [1.0, np.nan], 'b': [9, 16]})
result = np.any(df > 10), np.all(df['b'] > 3), np.count_nonzero(df['b'] > 10), np.any(df['a'] > 0)
# case: labels-and-frames-14
df = pd.DataFrame({'a': [1.0, np.nan], 'b': [9, 16]})
result = np.where(df['a'].isna(), df['b'], df['a']), np.select([df['a'] > 0, df['b'] > 0], [df['a'], df['b']]), np.clip(df['b'], 0, 10), np.argmax(df['b']), np.argmin(df['b']), np.ptp(df['b']), np.average(df['b'], weights=[1, 3]), np.percentile(df['b'], [25, 50]), np.corrcoef(df['b'], df['b'])[0, 1], np.dot(df['b'], df['b']), np.outer([1, 2], [3, 4]), np.flip(df['b']), np.unique(df['b'], return_counts=True)
