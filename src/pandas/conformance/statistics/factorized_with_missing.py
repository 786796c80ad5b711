import numpy as np
import pandas as pd

# case: factorized-with-missing-1
result = pd.factorize(pd.Series(['b', None, 'a', np.nan, 'b']), use_na_sentinel=False)

# case: factorized-with-missing-2
result = pd.factorize(pd.Series(['b', None, 'a', np.nan, 'b']), use_na_sentinel=False, sort=True)

# case: factorized-with-missing-3
result = pd.Series([2.0, np.nan, 1.0]).factorize(use_na_sentinel=False)

# case: factorized-with-missing-4
result = pd.Series([2.0, np.nan, 1.0]).factorize(use_na_sentinel=False, sort=True)

# case: factorized-with-missing-5
result = pd.Series([2, 2, 1]).factorize(use_na_sentinel=False)

# case: factorized-with-missing-6
result = pd.Series(pd.to_datetime(['2020-01-02', None, '2020-01-01'])).factorize(use_na_sentinel=False)

# case: factorized-with-missing-7
result = pd.Series(pd.to_datetime(['2020-01-02', None, '2020-01-01'])).factorize(use_na_sentinel=False, sort=True)

# case: factorized-with-missing-8
result = pd.Series(pd.array([2, None, 1], dtype='Int64')).factorize(use_na_sentinel=False)

# case: factorized-with-missing-9
result = pd.Series(pd.array([2, None, 1], dtype='Int64')).factorize(use_na_sentinel=False, sort=True)

# case: factorized-with-missing-10
result = pd.Series(pd.Categorical(['b', None, 'a'])).factorize(use_na_sentinel=False)

# case: factorized-with-missing-11
result = pd.Series(pd.Categorical(['b', None, 'a'])).factorize(use_na_sentinel=False, sort=True)

# case: factorized-with-missing-12
result = pd.Series(pd.array(['b', None, 'a'], dtype='string')).factorize(use_na_sentinel=False)

# case: factorized-with-missing-13
result = pd.Series(pd.array([True, None, False], dtype='boolean')).factorize(use_na_sentinel=False)

# case: factorized-with-missing-14
result = pd.Series([None, None]).factorize(use_na_sentinel=False)

# case: factorized-with-missing-15
result = pd.Series([1, None, 'a']).factorize(use_na_sentinel=False)

# case: factorized-with-missing-16
result = pd.factorize([None, 'x'], use_na_sentinel=False)

# case: factorized-with-missing-17
result = pd.factorize(np.array([1.5, np.nan]), use_na_sentinel=False)

# case: factorized-with-missing-18
result = pd.factorize(pd.Index(['a', None]), use_na_sentinel=False)

# case: factorized-with-missing-19
result = pd.Series([None, 'x', 'y', None]).factorize(use_na_sentinel=True)

# case: factorized-with-missing-20
result = pd.Series(pd.PeriodIndex(['2020-02', None, '2020-01'], freq='M')).factorize(use_na_sentinel=False, sort=True)
