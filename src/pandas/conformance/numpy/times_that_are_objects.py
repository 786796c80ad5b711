import pandas as pd
import numpy as np
a, b = pd.Timestamp('2024-03-01'), pd.Timestamp('2024-01-01')
x, y = pd.Timedelta('2D'), pd.Timedelta('1D')
s = pd.Series([a, b])
t = pd.Series([x, y])

# case: times-1
result = np.sort([a, b])

# case: times-2
result = np.sort([x, y])

# case: times-3
result = np.sort([a, b, a])

# case: times-4
result = np.sort([a]).dtype

# case: times-5
result = np.sort((a, b))

# case: times-6
result = np.sort(s)

# case: times-7
result = np.sort(t)

# case: times-8
result = np.sort([a, b])[0]

# case: times-9
result = np.sort([a, pd.NaT])

# case: times-10
result = np.sort([a, None])

# case: times-11
result = np.sort([a, 1])

# case: times-12
result = np.argsort([a, b])

# case: times-13
result = np.unique([a, b, a])

# case: times-14
result = np.unique([x, y, x])

# case: times-15
result = np.setdiff1d([a, b], [a])

# case: times-16
result = np.setdiff1d([x, y], [x])

# case: times-17
result = np.setdiff1d([a, b], [])

# case: times-18
result = np.setdiff1d(s, [a])

# case: times-19
result = np.setdiff1d([a, b], s)

# case: times-20
result = np.setdiff1d(s, s[:1])

# case: times-21
result = np.intersect1d([a, b], [a])

# case: times-22
result = np.intersect1d(s, [a])

# case: times-23
result = np.union1d([a, b], [a])

# case: times-24
result = np.union1d([x, y], [a - a])

# case: times-25
result = np.setxor1d([a, b], [a])

# case: times-26
result = np.isin([a, b], [a])

# case: times-27
result = np.isin(s, [a])

# case: times-28
result = np.maximum.reduce([a, b])

# case: times-29
result = np.maximum.reduce([x, y])

# case: times-30
result = np.minimum.reduce([a, b])

# case: times-31
result = np.maximum.reduce(s)

# case: times-32
result = np.minimum.reduce(t)

# case: times-33
result = np.add.reduce([x, y])

# case: times-34
result = np.maximum.reduce([a, pd.NaT])

# case: times-35
result = np.max([a, b])

# case: times-36
result = np.min([x, y])

# case: times-37
result = np.sum([x, y])

# case: times-38
result = np.mean([x, y])

# case: times-39
result = np.median([x, y])

# case: times-40
result = np.cumsum([x, y])

# case: times-41
result = np.diff([a, b])

# case: times-42
result = np.maximum(a, b)

# case: times-43
result = np.maximum([a, b], a)

# case: times-44
result = np.maximum([a, b], [b, a])

# case: times-45
result = np.minimum(x, [y, x])

# case: times-46
result = np.maximum.accumulate([a, b])

# case: times-47
result = np.minimum.accumulate([x, y])

# case: times-48
result = np.array([a, b])

# case: times-49
result = np.array([a, b]).dtype

# case: times-50
result = np.flip([a, b])

# case: times-51
result = np.concatenate([[a], [b]])

# case: times-52
result = np.repeat([a, b], 2)

# case: times-53
result = np.append([a], b)

# case: mixed-1
result = np.sort([d1, d2])

# case: mixed-2
result = np.maximum.reduce([d1, d2])

# case: mixed-3
result = np.unique([d1, d2])

# case: mixed-4
result = np.array([d1, d2])

# case: mixed-5
result = np.array([d1.date(), d2.date()])

# case: mixed-6
result = np.maximum.reduce(s.values)

# case: mixed-7
result = np.maximum.accumulate(s.values)

# case: mixed-8
result = np.maximum.accumulate(s)

# case: mixed-9
result = np.maximum(s.values, s.values[::-1])

# case: mixed-10
result = np.maximum(s, s[::-1].reset_index(drop=True))

# case: mixed-11
result = np.maximum(s, a)

# case: mixed-12
result = np.maximum(s, pd.Timestamp('2024-02-01'))

# case: mixed-13
result = np.maximum(s, np.datetime64('2024-02-01'))

# case: mixed-14
result = np.maximum([a, pd.NaT], b)

# case: mixed-15
result = np.add.reduce([a, b])

# case: mixed-16
result = np.add.accumulate([x, y])

# case: mixed-17
result = np.clip([a, b], b, b)

# case: mixed-18
result = np.where([True, False], [a, b], [b, a])

# case: mixed-19
result = np.where([True, False], [a, b], pd.NaT)

# case: mixed-20
result = np.select([[True, False]], [[a, b]], default=b)

# case: mixed-21
result = np.concatenate([[a], s.values])

# case: mixed-22
result = np.append(s.values, a)

# case: mixed-23
result = np.append([a, b], a)

# case: mixed-24
result = np.insert([a, b], 0, a)

# case: mixed-25
result = np.delete([a, b], 0)

# case: mixed-26
result = np.tile([a, b], 2)

# case: mixed-27
result = np.roll([a, b], 1)

# case: mixed-28
result = np.diff([x, y])

# case: mixed-29
result = np.cumsum([x, y])

# case: mixed-30
result = np.argmax([a, b])

# case: mixed-31
result = np.max([a, b])

# case: mixed-32
result = pd.isna([a, pd.NaT])

# case: mixed-33
result = pd.Series(np.sort([a, b]))

# case: mixed-34
result = pd.Series(np.array([a, b]))

# case: mixed-35
result = pd.DataFrame({'a': np.array([a, b])}).dtypes

# case: mixed-36
result = np.searchsorted([b, a], a)

# case: mixed-37
result = np.searchsorted(s.sort_values(), a)

# case: mixed-38
result = np.array_equal([a, b], [a, b])

# case: mixed-39
result = np.array_equal(s.values, [a, b])

# case: mixed-40
result = np.isin([a], s)

# case: mixed-41
result = np.isin([a], s.values)

# case: mixed-42
result = np.isin(s.values, s.values)

# case: mixed-43
result = np.isin(s, s.tolist())

# case: mixed-44
result = np.in1d(s, [a]) if hasattr(np, 'in1d') else 0

# case: mixed-45
result = np.union1d(s, [a])

# case: mixed-46
result = np.setxor1d(s, [a])

# case: mixed-47
result = np.union1d(s, s)

# case: mixed-48
result = np.intersect1d(s, s[:1])

# case: mixed-49
result = np.split(np.array([a, b]), 2)

# case: mixed-50
result = np.vstack([[a, b], [b, a]])

# case: mixed-51
result = np.column_stack([[a, b], [b, a]])

# case: mixed-52
result = np.stack([[a, b], [b, a]])

# case: mixed-53
result = np.ravel([[a, b]])

# case: mixed-54
result = np.array([[a, b], [b, a]])

# case: mixed-55
result = np.array([a, b]) - a

# case: mixed-56
result = np.array([a, b]) > b

# case: mixed-57
result = np.array([a, b]).max()

# case: mixed-58
result = np.array([a, b]).min()

# case: mixed-59
result = np.array([a, b]).tolist()

# case: mixed-60
result = np.array([x, y]).sum()

# case: mixed-61
result = np.array([x, y]) / y

# case: mixed-62
result = np.array([a, b]).astype('datetime64[ns]')

# case: mixed-63
result = np.array([a, b]).astype(str)

# case: mixed-64
result = np.array([a, b], dtype='datetime64[ns]')

# case: mixed-65
result = np.array([a, b], dtype='datetime64[D]')

# case: mixed-66
result = np.asarray([a, b])

# case: mixed-67
result = np.asarray(s)

# case: mixed-68
result = np.unique([a, b], return_counts=True)

# case: mixed-69
result = np.nanmax([a, b])

# case: mixed-70
result = np.ptp([a, b])

# case: mixed-71
result = np.subtract([a, b], [b, b])

# case: mixed-72
result = np.add([a, b], x)

# case: mixed-73
result = np.multiply([x, y], 2)

# case: mixed-74
result = np.abs([x, -y])

# case: mixed-75
result = np.greater([a, b], b)

# case: mixed-76
result = np.equal([a, b], a)

# case: mixed-77
result = np.flip([a, b])

