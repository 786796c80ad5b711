import pandas as pd
import numpy as np
o = pd.Series([1, pd.NA, 3], dtype=object)
n = pd.Series([1, None, 3], dtype='Int64')
m = pd.Series([5, 2, None], dtype='Int64')
f = pd.Series([1.5, None], dtype='Float64')
q = pd.Series([1, 2, 3, 4], dtype=object)
t = pd.Series([True, False, True])

# case: bins-1
result = pd.cut([1, 2, 3], [True, 2, 3])

# case: bins-2
result = pd.cut([1, 2, 3], [0, True, 3])

# case: bins-3
result = pd.cut([1, 2, 3], [False, True, 3])

# case: bins-4
result = pd.cut([1, 2, 3], [False, True])

# case: bins-5
result = pd.cut([0.5, 1], [False, True])

# case: bins-6
result = pd.cut([0.5, 1], [False, True], labels=['a'])

# case: bins-7
result = pd.cut(pd.Series([0.5, 1]), [False, True])

# case: bins-8
result = pd.cut(pd.Series([0.5, 1]), [False, 1.5])

# case: bins-9
result = pd.cut(pd.Series([0.5, 1]), [False, True, 1.5])

# case: bins-10
result = pd.cut([1, 2, 3], np.array([False, True]))

# case: bins-11
result = pd.cut([1, 2, 3], [False, True, 5], labels=['a', 'b'])

# case: bins-12
result = pd.cut([1, 2, 3], [False, True, 5], labels=False)

# case: bins-13
result = pd.cut([1, 2, 3], [False, True, 5], retbins=True)

# case: bins-14
result = pd.cut([1, 2, 3], [False, True, 5], right=False)

# case: bins-15
result = pd.cut([1, 2, 3], [False, True, 5], include_lowest=True)

# case: bins-16
result = pd.cut(t, 2)

# case: bins-17
result = pd.cut(t, [0, 1, 2])

# case: bins-18
result = pd.cut(t, [-1, 0, 1])

# case: bins-19
result = pd.cut(t, [False, True], include_lowest=True)

# case: bins-20
result = pd.cut(t, [False, True])

# case: bins-21
result = pd.cut([1, 2, 3], True)

# case: bins-22
result = pd.cut([1, 2, 3], [True])

# case: bins-23
result = pd.cut([1, 2, 3], [0, None, 3])

# case: bins-24
result = pd.cut([1, 2, 3], [True, False])

# case: bins-25
result = pd.cut([1, 2, 3], [True, True, 3])

# case: bins-26
result = pd.cut([1, 2, 3], [True, True, 3], duplicates='drop')

# case: bins-27
result = pd.cut([1, 2, 3], pd.Series([False, True, 3]))

# case: bins-28
result = pd.cut([1, 2, 3], pd.Index([False, True]))

# case: bins-29
result = pd.qcut([1, 2, 3], [False, True])

# case: bins-30
result = pd.qcut([1, 2, 3], [0, 0.5, True])

# case: bins-31
result = pd.cut([True, False, True], [0, 1])

# case: others-1
result = pd.cut([1, 2, 3], [np.True_, 2, 3])

# case: others-2
result = pd.cut([1, 2, 3], [False, 2, 3])

# case: others-3
result = pd.cut([1, 2, 3], False)

# case: others-4
result = pd.cut([1, 2, 3], np.int64(2))

# case: others-5
result = pd.cut([1, 2, 3], [0.5, True, 3])

# case: others-6
result = pd.cut([1, 2, 3], (False, True, 3), labels=['a', 'b'])

# case: others-7
result = pd.cut([], [False, True])

