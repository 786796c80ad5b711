import datetime

import numpy as np
import pandas as pd

# case: truth-of-objects-1
result = pd.Series([pd.Timedelta(0)], dtype=object).any()
# case: truth-of-objects-2
result = pd.Series([pd.Timedelta(0)], dtype=object).all()
# case: truth-of-objects-3
result = pd.Series([pd.Timedelta(0)], dtype=object).astype(bool)
# case: truth-of-objects-4
result = pd.Series([datetime.timedelta(0)], dtype=object).any()
# case: truth-of-objects-5
result = pd.Series([datetime.timedelta(0), datetime.timedelta(1)], dtype=object).astype(bool)
# case: truth-of-objects-6
result = pd.DataFrame({'g': [1, 1], 'v': pd.Series([pd.Timedelta(0), 0], dtype=object)}).groupby('g').v.any()
# case: truth-of-objects-7
result = pd.DataFrame({'v': pd.Series([pd.Timedelta(0), 1], dtype=object)}).all()
# case: truth-of-objects-8
result = pd.Series([pd.NA, 1], dtype=object).astype(bool)
# case: truth-of-objects-9
result = pd.Series([pd.NA, 0], dtype=object).any()
# case: truth-of-objects-10
result = pd.Series([pd.NA, True], dtype='boolean').any(skipna=False)
# case: truth-of-objects-11
result = pd.Series([pd.NA, True], dtype='boolean').all(skipna=False)
# case: truth-of-objects-12
result = pd.Series([pd.NA, 1], dtype='Int64').all(skipna=False)
# case: truth-of-objects-13
result = pd.DataFrame({'g': [1, 1, 2], 'v': pd.array([0, None, None], dtype='Int64')}).groupby('g').v.any()
# case: truth-of-objects-14
result = pd.Series([np.timedelta64(0, 'D'), 0], dtype=object).any()
# case: truth-of-objects-15
result = pd.Series([datetime.date(2020, 1, 1), 0], dtype=object).astype(bool)
# case: truth-of-objects-16
result = pd.Series([[], [0], (), {}, {1: 2}, set()]).astype(bool)
# case: truth-of-objects-17
result = pd.Series([pd.Timedelta(0), pd.NaT]).astype(bool)
# case: truth-of-objects-18
result = pd.Series(['', 'a', None]).astype(bool)
# case: truth-of-objects-19
result = pd.Series(['', 'a', None], dtype='string').astype(bool)
# case: truth-of-objects-20
result = [bool(pd.Timedelta(0)), bool(datetime.timedelta(0)), bool(np.timedelta64(0, 'D')), bool(np.float64(0))]
