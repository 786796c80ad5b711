import datetime

import numpy as np
import pandas as pd

# case: na-arithmetic-1
result = pd.NA + pd.Timestamp('2020-01-01')
# case: na-arithmetic-2
result = pd.NA + pd.Timedelta(1, 'D')
# case: na-arithmetic-3
result = pd.Timestamp('2020-01-01') - pd.NA
# case: na-arithmetic-4
result = pd.Timedelta(1, 'D') * pd.NA
# case: na-arithmetic-5
result = pd.NA - datetime.datetime(2020,1,1)
# case: na-arithmetic-6
result = pd.NA < datetime.datetime(2020,1,1)
# case: na-arithmetic-7
result = pd.NA == datetime.date(2020,1,1)
# case: na-arithmetic-8
result = pd.NA < pd.Timestamp('2020-01-01')
# case: na-arithmetic-9
result = pd.NA == pd.Timestamp('2020-01-01')
# case: na-arithmetic-10
result = pd.Timestamp('2020-01-01') == pd.NA
# case: na-arithmetic-11
result = pd.NA == None
# case: na-arithmetic-12
result = pd.NA == [1]
# case: na-arithmetic-13
result = pd.NA < None
# case: na-arithmetic-14
result = pd.NA + None
# case: na-arithmetic-15
result = pd.NA == pd.NaT
# case: na-arithmetic-16
result = pd.NA + pd.NaT
# case: na-arithmetic-17
result = pd.NaT + pd.NA
# case: na-arithmetic-18
result = pd.NA == (1,)
# case: na-arithmetic-19
result = pd.NA & 1
# case: na-arithmetic-20
result = pd.NA | 1
# case: na-arithmetic-21
result = pd.NA & None
# case: na-arithmetic-22
result = pd.NA & np.bool_(False)
# case: na-arithmetic-23
result = np.bool_(True) | pd.NA
# case: na-arithmetic-24
result = np.bool_(True) & pd.NA
# case: na-arithmetic-25
result = pd.NA ^ np.bool_(True)
# case: na-arithmetic-26
result = 'a' + pd.NA
# case: na-arithmetic-27
result = 'a' * pd.NA
# case: na-arithmetic-28
result = pd.NA % 2
# case: na-arithmetic-29
result = 2 % pd.NA
# case: na-arithmetic-30
result = '%s' % pd.NA
# case: na-arithmetic-31
result = pd.NA @ 2
# case: na-arithmetic-32
result = pd.NA << 2
# case: na-arithmetic-33
result = np.int64(1) + pd.NA
# case: na-arithmetic-34
result = np.float64(2) ** pd.NA
# case: na-arithmetic-35
result = np.float64(1) ** pd.NA
# case: na-arithmetic-36
result = np.int64(1) ** pd.NA
# case: na-arithmetic-37
result = pd.NA ** np.int64(0)
# case: na-arithmetic-38
result = pd.NA ** np.float64(0)
# case: na-arithmetic-39
result = pd.NA ** np.bool_(False)
# case: na-arithmetic-40
result = np.bool_(True) ** pd.NA
# case: na-arithmetic-41
result = [abs(pd.NA), -pd.NA, +pd.NA, ~pd.NA]
# case: na-arithmetic-42
result = divmod(pd.NA, 2)
# case: na-arithmetic-43
result = divmod(2, pd.NA)
# case: na-arithmetic-44
result = round(pd.NA)
# case: na-arithmetic-45
result = int(pd.NA)
# case: na-arithmetic-46
result = float(pd.NA)
# case: na-arithmetic-47
result = [1, 2] + pd.NA
# case: na-arithmetic-48
result = pd.NA * [1, 2]
# case: na-arithmetic-49
result = {1} | pd.NA
# case: na-arithmetic-50
result = pd.NA | {1}
# case: na-arithmetic-51
result = pd.NA in [pd.NA]
# case: na-arithmetic-52
result = pd.NA in [1, 2]
# case: na-arithmetic-53
result = pd.NA in {pd.NA}
# case: na-arithmetic-54
result = [pd.NA] == [pd.NA]
# case: na-arithmetic-55
result = sum([1, pd.NA])
# case: na-arithmetic-56
result = max([1, pd.NA])
# case: na-arithmetic-57
result = sorted([1, pd.NA])
# case: na-arithmetic-58
result = not pd.NA
# case: na-arithmetic-59
result = pd.NA ** 'a'
# case: na-arithmetic-60
result = 'a' ** pd.NA
# case: na-arithmetic-61
result = pd.NA ** None
# case: na-arithmetic-62
result = pd.Series([1, pd.NA, 3], dtype=object) ** 0
# case: na-arithmetic-63
result = pd.Series([1, pd.NA, 3], dtype='Int64') ** 0
# case: na-arithmetic-64
result = 1 ** pd.Series([1, pd.NA, 3], dtype='Int64')
# case: na-arithmetic-65
result = 1 ** pd.Series([1, pd.NA, 3], dtype=object)
# case: na-arithmetic-66
result = pd.Series([1, 2, 0]) ** pd.NA
# case: na-arithmetic-67
result = pd.NA ** pd.Series([1, 2, 0])
# case: na-arithmetic-68
result = pd.NA ** np.array([1, 2, 0])
# case: na-arithmetic-69
result = pd.Series([1, 0, 3], dtype='Int64') ** pd.NA
# case: na-arithmetic-70
result = pd.NA ** pd.Series([1, 0, 3], dtype='Int64')
# case: na-arithmetic-71
result = pd.Series([1, 0, None], dtype='Int64') ** pd.Series([None, None, 0], dtype='Int64')
# case: na-arithmetic-72
result = pd.Series([True, False, None], dtype='boolean') & pd.NA
# case: na-arithmetic-73
result = pd.NA | pd.Series([True, False, None], dtype='boolean')
# case: na-arithmetic-74
result = pd.Series([True, False, None], dtype=object) | pd.NA
