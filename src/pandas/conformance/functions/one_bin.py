import datetime

import numpy as np
import pandas as pd

# case: one-bin-1
result = pd.qcut(pd.Series([1, 1]), 1)
# case: one-bin-2
result = pd.qcut(pd.Series([1.5, 1.5, None]), 1)
# case: one-bin-3
result = pd.cut(pd.Series([1, 1]), [1, 1])
# case: one-bin-4
result = pd.cut(pd.Series([1, 1]), [0, 1, 1])
# case: one-bin-5
result = pd.cut(pd.Series([1, 1]), [1, 1], include_lowest=True)
# case: one-bin-6
result = pd.qcut(pd.Series([1, 1]), [0, 1])
# case: one-bin-7
result = pd.qcut(pd.Series([1, 1]), 1, labels=False)
# case: one-bin-8
result = pd.qcut(pd.Series([1, 1]), 1, duplicates='drop')
# case: one-bin-9
result = pd.Series(np.array([[1, 2]]))
# case: one-bin-10
result = pd.Series(np.array([[1, 2]])[0])
# case: one-bin-11
result = pd.Series([[1, 2], [3, 4]])
# case: one-bin-12
s = pd.Series([], dtype=float)
s.loc['a'] = datetime.timedelta(days=1)
result = s
# case: one-bin-13
x = pd.DataFrame({'a': [1, 2]})
x.loc[0, 'b'] = pd.Timedelta(days=1)
result = x
# case: one-bin-14
x = pd.DataFrame({'a': [1, 2]})
x.loc[0, 'b'] = datetime.datetime(2020, 1, 1)
result = x
