import numpy as np
import pandas as pd

# case: counted-1
result = pd.Timestamp('2024-01-01', unit='s')

# case: counted-2
result = pd.Timestamp('1704067200', unit='s')

# case: counted-3
result = pd.Timestamp(True, unit='s')

# case: counted-4
result = pd.to_datetime(pd.Series([pd.Timestamp('2024-01-01')]), unit='s')

# case: counted-5
result = pd.to_datetime(pd.Timestamp('2024-01-01'), unit='s')

# case: counted-6
result = pd.to_datetime([1, True], unit='s')

# case: counted-7
result = pd.to_datetime([1, '2', None, 'NaT', '', 2.5], unit='s')

# case: counted-8
result = pd.to_datetime('5', unit='D')

# case: counted-9
result = pd.to_datetime('x', unit='D')

# case: counted-10
result = pd.to_datetime(pd.Series(['1e9', ' 5 ', '1_0', 'nan', 'inf']), unit='s', errors='coerce')

# case: counted-11
result = pd.to_datetime(pd.Series(['1e9', ' 5 ']), unit='s')

# case: counted-12
result = pd.to_datetime(pd.Series(['nan']), unit='s')

# case: counted-13
result = pd.to_datetime(pd.Series(['1.5', '2.25']), unit='s')

# case: counted-14
result = pd.to_datetime(pd.Series(['1700000000123', '2']), unit='ms')

# case: counted-15
result = pd.to_datetime(pd.Series([1, 2]), unit='s', format='%Y')

# case: counted-16
result = pd.to_datetime([1, pd.Timestamp('2024-01-01')], unit='s', errors='coerce')

# case: counted-17
result = pd.to_datetime(['20240101', 20240102])

# case: counted-18
result = pd.to_datetime(['20240101', True], errors='coerce')

# case: counted-19
result = pd.to_datetime(['20240101', True])

# case: counted-20
result = pd.to_datetime(['20240101', 20240102.0])

# case: counted-21
result = pd.to_datetime([20240102, '20240101'])

# case: counted-22
result = pd.to_datetime([20240102, '2024-01-01'], errors='coerce')

# case: counted-23
result = pd.to_datetime([20240102, '2024-01-01'], format='%Y-%m-%d', errors='coerce')

# case: counted-24
result = pd.to_datetime([20240102, '2024-01-01'], format='mixed', errors='coerce')

# case: counted-25
result = pd.to_datetime(['2024-01-01', pd.Timestamp('2024-01-05'), 7], errors='coerce')

# case: counted-26
result = pd.to_datetime(['2024-01-01', [1]], errors='coerce')

# case: counted-27
result = pd.to_datetime(pd.Series([True, False]), unit='s')

# case: counted-28
result = pd.to_datetime(pd.Series([True, False]))

# case: counted-29
result = pd.to_datetime(pd.Series(['2024-01-01', 20240102, None]), errors='coerce')

# case: counted-30
result = pd.to_datetime(pd.Series(['2024-01-01', 5]))

# case: counted-31
result = pd.to_datetime(['2024-01-01', 20240102], errors='coerce')

# case: counted-32
result = pd.to_datetime(pd.Series(['2024-01-01', 1.5, None]), errors='coerce')

# case: counted-33
result = pd.to_datetime(pd.Series(['1704067200', '1704153600']), unit='s')

# case: counted-34
result = pd.to_datetime(pd.Series(['1704067200', 'x']), unit='s', errors='coerce')

# case: counted-35
result = pd.to_datetime('2024-01-01', unit='s')

# case: counted-36
result = pd.to_datetime(pd.Series(['2024-01-01', 'x']), unit='s', errors='coerce')
