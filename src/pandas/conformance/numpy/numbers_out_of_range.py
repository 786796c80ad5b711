import numpy as np
import pandas as pd

# case: a1
result = np.array([300], dtype='int8')

# case: a2
result = np.array([np.inf], dtype=int)

# case: a3
result = np.array([1.5, 300.5], dtype='int8')

# case: a4
result = np.array([[300], [1]], dtype='int8')

# case: a5
result = np.array([-1], dtype='uint8')

# case: a6
result = np.array(np.array([300]), dtype='int8')

# case: a7
result = np.asarray([300, None], dtype='int8')

# case: a8
result = np.array(pd.Series([300]), dtype='int8')

# case: a14
result = np.array([True, 300], dtype='uint8')

# case: a15
result = np.array([127, -128], dtype='int8')

# case: b1
result = pd.Series(['300', '1']).astype('int8')

# case: b2
result = pd.Series([-1, '1'], dtype=object).astype('uint8')

# case: b3
result = np.array([np.int64(-1)], dtype='uint8')

# case: b4
result = pd.Series([float('inf'), 1], dtype=object).astype('int64')

# case: b5
result = pd.Series([1e30, 1], dtype=object).astype('int64')

# case: b6
result = pd.Series(['300'], dtype=object).astype('UInt8')

# case: b7
result = pd.DataFrame({'a': ['300']}).astype({'a': 'int16'}).astype('int8')

# case: b8
result = pd.Series([300, None], dtype='int8')
