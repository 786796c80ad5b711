import numpy as np
import pandas as pd

# case: narrow-1
result = pd.Series([300], dtype='int64').astype('UInt8')

# case: narrow-2
result = pd.Series([300.0]).astype('Int8')

# case: narrow-3
result = pd.Series([300.0, None]).astype('Int8')

# case: narrow-4
result = pd.Series(['300']).astype('Int8')

# case: narrow-5
result = pd.Series([300], dtype=object).astype('Int8')

# case: narrow-6
result = pd.Series([300], dtype='Int64').astype('Int8')

# case: narrow-7
result = pd.Series([-1], dtype='Int64').astype('UInt8')

# case: narrow-8
result = pd.Series([-1, None], dtype='Int64').astype('UInt8')

# case: narrow-9
result = pd.array([300], dtype='Int8')

# case: narrow-10
result = pd.Series([-1.0]).astype('uint8')

# case: narrow-11
result = pd.Series([1.5, -0.5]).astype('uint8')

# case: narrow-12
result = pd.Series([-0.5]).astype('uint8')

# case: narrow-13
result = pd.Series([-2]).astype('uint8')

# case: narrow-14
result = pd.Series([300.5]).astype('uint8')

# case: narrow-15
result = pd.Series([300.5]).astype('int8')

# case: narrow-16
result = pd.Series([-1.0]).astype('uint64')

# case: narrow-17
result = pd.Series([1e20]).astype('int64')

# case: narrow-18
result = np.array([-1.0]).astype('uint8')

# case: narrow-19
result = pd.DataFrame({'a': [300]}).astype({'a': 'Int8'})

# case: narrow-20
result = pd.Series([127, -128]).astype('Int8')

# case: narrow-21
result = pd.Series([-1], dtype='uint8')

# case: narrow-22
result = pd.Series([300], dtype='int8')

# case: narrow-23
result = pd.Series([-1.0], dtype='uint8')

# case: narrow-24
result = pd.to_numeric(pd.Series([300]), downcast='unsigned').astype('Int16')

# case: narrow-25
result = pd.Series([True, False]).astype('Int8')
