import pandas as pd
import numpy as np
# case: merge1
x = pd.DataFrame({'a': [1, 2]})
y = pd.DataFrame({'b': [1, 2]}, index=['p', 'q'])
result = x.merge(y, left_index=True, right_index=True, how='outer')
# case: merge2
x = pd.DataFrame({'a': [1, 2]})
y = pd.DataFrame({'b': [1, 2]}, index=['p', 'p'])
result = x.merge(y, left_index=True, right_index=True, how='outer')
# case: merge3
x = pd.DataFrame({'a': [1, 2]})
y = pd.DataFrame({'b': [1, 2]}, index=['p', 'p'])
result = x.join(y, how='outer')
# case: merge4
x = pd.DataFrame({'a': [1, 2]})
y = pd.DataFrame({'b': [1, 2]}, index=pd.to_datetime(['2020-01-01', '2020-01-02']))
result = y.join(x, how='outer')
# case: merge5
x = pd.DataFrame({'a': [1, 2]}, index=[3, 3])
y = pd.DataFrame({'b': [1, 2]}, index=['p', 'q'])
result = x.merge(y, left_index=True, right_index=True, how='outer')
