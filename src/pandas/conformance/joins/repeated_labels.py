import pandas as pd
import numpy as np

# case: repeated-text-and-numbers
x = pd.DataFrame({'a': [1, 2, 3]}, index=list('sqs'))
result = pd.merge(x, pd.DataFrame({'b': [1, 2]}), left_index=True, right_index=True, how='outer')

# case: sorted-repeated-text-and-numbers
x = pd.DataFrame({'a': [1, 2, 3]}, index=list('qss'))
result = pd.merge(x, pd.DataFrame({'b': [1, 2]}), left_index=True, right_index=True, how='outer')

# case: both-sorted-and-repeated
x = pd.DataFrame({'a': [1, 2, 3]}, index=list('qss'))
y = pd.DataFrame({'b': [1, 2]}, index=[1, 1])
result = pd.merge(x, y, left_index=True, right_index=True, how='outer')

# case: numbers-in-no-order
x = pd.DataFrame({'a': [1, 2, 3]}, index=list('qss'))
y = pd.DataFrame({'b': [1, 2]}, index=[2, 1])
result = pd.merge(x, y, left_index=True, right_index=True, how='outer')
