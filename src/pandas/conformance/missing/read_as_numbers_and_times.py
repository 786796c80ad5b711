import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
df = pd.DataFrame({'i': [3, 1, 2], 'f': [1.5, None, -2.0], 's': ['x', None, 'y'], 'd': pd.to_datetime(['2024-01-31', None, '2024-03-15']), 't': pd.to_timedelta(['1 days', None, '2 hours']), 'b': [True, False, True], 'ob': [True, None, False]})
N = pd.DataFrame({'I': pd.array([1, None, 3], dtype='Int64'), 'F': pd.array([1.5, None, -2], dtype='Float64'), 'B': pd.array([True, None, False], dtype='boolean'), 'S': pd.array(['a', None, 'c'], dtype='string')})
# case: read-1
result = pd.to_numeric(['0x10'], errors='coerce').tolist()
# case: read-2
result = pd.to_numeric(['0X1f'], errors='coerce').tolist()
# case: read-3
result = pd.to_numeric(['1_000'], errors='coerce').tolist()
# case: read-4
result = pd.to_numeric([' 12 '], errors='coerce').tolist()
# case: read-5
result = pd.to_numeric(['12\t'], errors='coerce').tolist()
# case: read-6
result = pd.to_numeric(['\n12'], errors='coerce').tolist()
# case: read-7
result = pd.to_numeric(['inf', '-inf', 'Infinity', 'INF', '+inf', 'infinity', '-Infinity'], errors='coerce').tolist()
# case: read-8
result = pd.to_numeric(['1e5'], errors='coerce').tolist()
# case: read-9
result = pd.to_numeric(['1E5', '1e+5', '1e-5', '1e', 'e5'], errors='coerce').tolist()
# case: read-10
result = pd.to_numeric(['１'], errors='coerce').tolist()
# case: read-11
result = pd.to_numeric(['1', '２'], errors='coerce').tolist()
# case: read-12
result = pd.to_numeric(['+1', '-1', '--1', '+-1', '-', '+', '.', '1.', '.5', '-.5'], errors='coerce').tolist()
# case: read-13
result = pd.to_numeric(['', ' ', 'nan', 'NaN', 'NA', 'None', 'null', 'N/A', 'NAN'], errors='coerce').tolist()
# case: read-14
result = pd.to_numeric(['0b11', '0o17', '1j', '1L', '1f', '1d'], errors='coerce').tolist()
# case: read-15
result = pd.to_numeric(['1,000', '$5', '5%', '(5)'], errors='coerce').tolist()
# case: read-16
result = pd.to_numeric(['True', 'False', True, False], errors='coerce').tolist()
# case: read-21
result = pd.to_numeric(['123456789012345678901234567890']).tolist()
# case: read-24
result = pd.to_numeric(pd.Series(['1', '', '3']))
# case: read-25
result = pd.to_numeric(pd.Series(['1', ' ', '3']))
# case: read-26
result = pd.to_numeric(pd.Series(['1', 'nan', '3']))
# case: read-27
result = pd.to_numeric(pd.Series(['1', 'x', '3']), errors='ignore')
# case: read-28
result = pd.to_numeric(pd.Series(['1.0', '2.0']), downcast='integer')
# case: read-29
result = pd.to_numeric(pd.Series(['1.5', '2.0']), downcast='integer')
# case: read-30
result = pd.to_numeric(pd.Series(['1', '-2']), downcast='unsigned')
# case: read-31
result = pd.to_numeric(pd.Series(['1', '2']), downcast='unsigned')
# case: read-33
result = pd.to_numeric(pd.Series(['1', None]), downcast='integer')
# case: read-42
result = pd.to_numeric('12')
# case: read-43
result = pd.to_numeric('12.5')
# case: read-44
result = pd.to_numeric('x', errors='coerce')
# case: read-45
result = pd.to_numeric(None)
# case: read-46
result = pd.to_numeric(['1', datetime(2020,1,1)], errors='coerce').tolist()
# case: read-47
result = pd.to_numeric([date(2020,1,1)], errors='coerce').tolist()
# case: read-52
result = pd.to_numeric(['1e400', '-1e400', '1e-400', '1e308'], errors='coerce').tolist()
# case: read-53
result = pd.to_numeric(['0.1', '0.30000000000000004', '123456789.123456789', '1.7976931348623157e308'], errors='coerce').tolist()
# case: read-54
result = pd.to_numeric(['007', '-0', '00', '-0.0'], errors='coerce').tolist()
# case: read-63
result = pd.Series(['1.5', None]).astype(float)
# case: read-64
result = pd.Series(['nan', 'inf']).astype(float)
# case: read-65
result = df['t'].isin(['1 days'])
# case: read-66
result = df['t'].isin(['1 days', 'x'])
# case: read-67
result = df['t'].isin(['nan'])
# case: read-68
result = df['t'].isin([None])
# case: read-69
result = df['t'].isin([timedelta(days=1)])
# case: read-70
result = df['t'].isin([pd.NaT])
# case: read-71
result = df['d'].isin(['2024-01-31'])
# case: read-72
result = df['d'].isin(['nan'])
# case: read-73
result = df['d'].isin([np.nan])
# case: read-74
result = df['d'].isin([pd.Timestamp('2024-01-31'), None])
# case: read-75
result = df['d'].isin([date(2024,1,31)])
# case: read-76
result = df['f'].isin(['1.5'])
# case: read-77
result = df['f'].isin(['nan'])
# case: read-88
result = N['B'].isin([True])
# case: read-89
result = N['B'].isin([1])
# case: read-90
result = df['d'].dt.date - date(2024,1,1)
# case: read-91
result = date(2024,5,1) - df['d'].dt.date
# case: read-97
x = N['I'].copy()
x.iloc[0] = pd.NaT
result = x
# case: read-98
x = N.copy()
x.loc[0, 'I'] = pd.NaT
result = x
# case: read-99
x = N['F'].copy()
x.iloc[0] = pd.NaT
result = x
# case: read-100
x = N['B'].copy()
x.iloc[0] = pd.NaT
result = x
# case: read-113
result = N['I'].fillna(pd.NaT)
# case: read-114
result = N['I'].fillna(1.5)
# case: read-115
result = N['I'].fillna('a')
# case: read-116
result = N['S'].fillna(0)
# case: read-117
result = N['B'].fillna(0)
# case: read-118
result = N['I'].replace(1, pd.NaT)
# case: read-119
result = N['I'].where(N['I'] > 1, pd.NaT)
# case: read-122
result = pd.Series([1, pd.NaT, 3], dtype='Int64')
# case: read-123
result = pd.array([1, pd.NaT], dtype='Int64')
# case: read-126
result = df['t'].min(skipna=False)
# case: read-127
result = df['t'].sum(skipna=False)
# case: read-128
result = df['t'].mean(skipna=False)
# case: read-129
result = df['d'].mean(skipna=False)
# case: read-130
result = df['d'].median(skipna=False)
# case: read-131
result = df['t'].median(skipna=False)
# case: read-132
result = df['t'].std(skipna=False)
# case: read-133
result = df['d'].dt.date.min(skipna=False)
# case: read-134
result = N.sum()
# case: read-135
result = N[['I','F']].sum()
# case: read-144
result = N['B'].sum(), N['B'].mean(), N['B'].any(), N['B'].all(), N['B'].any(skipna=False), N['B'].all(skipna=False)
# case: read-177
result = N['I'] & 1
# case: read-182
result = N['I'] ** 0
# case: read-184
result = 1 ** N['I']
