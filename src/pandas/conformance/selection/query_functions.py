import pandas as pd
import numpy as np
a = pd.DataFrame({'a': [1, -2, 3], 'b': [0.5, 4.0, None], 't': ['x', 'Y', None]})
# case: absolute
result = a.query('abs(a) > 1')
# case: square-root-and-floor
result = a.query('sqrt(b) >= 2 and floor(b) == 4')
# case: logarithm
result = a.query('log(b) > 0')
# case: sine-or-ceiling
result = a.query('sin(a) > 0 or ceil(b) == 1')
# case: eval-absolute
result = a.eval('c = abs(a) + b')
# case: len-is-no-function
result = a.query('len(t) > 1')
# case: exponential
result = a.query('exp(a) > 1')['a'].tolist()
# case: round-is-no-function
result = a.query('round(b) > 1')
# case: built-ins-are-no-variables
result = a.query('@abs(a) > 1')
# case: function-of-a-module
result = a.query('@pd.isna(b)')
# case: own-function
def lim(): return 1
result = a.query('a > @lim()')
# case: own-function-without-at
def lim(): return 1
result = a.query('a > lim()')
# case: arctan2
result = a.query('arctan2(a, b) > 0.5')
# case: hypot-leaves-its-arguments
b = a['b'].copy()
h = np.hypot(a["a"].to_numpy(), b.to_numpy())
result = h, b
# case: index-by-name
result = a.query('index == 1 or index in [2]')
