import numpy as np
import pandas as pd

# case: where-of-whole-numbers-1
s = pd.Series([24000, 17000, 9000, 6000, 4200])
result = s.where(s >= 12000, s * 1.1), s.mask(s < 12000, s * 1.1), s.where(s >= 12000, s * 1.15), s.where(s >= 12000, s / 3)
# case: where-of-whole-numbers-2
result = pd.Series([1, 2, 3]).where([True, False, True], pd.Series([1.0, 2.000000001, 3])), pd.Series([1, 2, 3]).where([True, False, True], 2.00001), pd.Series([1, 2, 3]).mask([True, False, True], 1.999999999)
# case: where-of-whole-numbers-3
result = pd.Series([1, 2, 3]).where([True, False, True], np.nan), pd.Series([0, 1, 2]).where([False, True, True], 0.3), pd.Series([1, 2, 3]).where([True, False, True], pd.Series([1.5, 2.0, 3]))
# case: where-of-whole-numbers-4
result = pd.DataFrame({'a': [1, 2, 3], 'b': [1.0, 2, 3]}).where([[True, True], [False, True], [True, False]], 2.000000001), pd.DataFrame({'a': [10, 20], 'b': [3, 4]}).mask(lambda d: d > 5, lambda d: d * 1.1)
# case: where-of-whole-numbers-5
d = pd.DataFrame({'a': [10, 20, 30]})
d['a'] = d['a'].where(d['a'] > 15, d['a'] * 1.1)
d['b'] = d['a'].mask(d['a'] > 15, np.inf)
result = d
# case: where-of-whole-numbers-6
result = pd.Series([1, 2, 30]).clip(upper=2.000000001), pd.Series([1, 2, 30]).clip(upper=2.5), pd.Series([1, 2, 30]).clip(upper=2.0), pd.Series([1, 2, 30]).clip(upper=pd.Series([1.0, 2.000000001, 2])), pd.Series([1, 2, 30]).clip(lower=1.5, upper=10.5)
