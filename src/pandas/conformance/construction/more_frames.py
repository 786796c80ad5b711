import pandas as pd
import numpy as np
# case: from-a
result = pd.DataFrame({'a': 1, 'b': [1, 2]})
# case: from-b
result = pd.DataFrame({'x': range(2), 'y': (i * i for i in range(2))})
# case: from-c
result = pd.DataFrame(zip([1, 2], 'ab'), columns=['n', 't'])
# case: from-d
result = pd.DataFrame(dict(a=[1]), index=['r'])
# case: from-e
result = pd.DataFrame(index=[1, 2], columns=['a'])
# case: from-f
result = pd.DataFrame(np.arange(4).reshape(2, 2), columns=list('xy'))
# case: from-g
result = pd.DataFrame({'a': pd.Series([1, 2], index=[1, 2]), 'b': pd.Series([3], index=[2])})
