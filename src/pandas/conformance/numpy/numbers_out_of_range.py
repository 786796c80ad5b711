import numpy as np
import pandas as pd

# case: narrow_list
result = np.array([300], dtype='int8')

# case: infinity
result = np.array([np.inf], dtype=int)

# case: fractions
result = np.array([1.5, 300.5], dtype='int8')

# case: narrow_rows
result = np.array([[300], [1]], dtype='int8')

# case: negative_in_unsigned
result = np.array([-1], dtype='uint8')

# case: array_wraps
result = np.array(np.array([300]), dtype='int8')

# case: none_after_large
result = np.asarray([300, None], dtype='int8')

# case: series_wraps
result = np.array(pd.Series([300]), dtype='int8')

# case: truth_beside_large
result = np.array([True, 300], dtype='uint8')

# case: all_that_fits
result = np.array([127, -128], dtype='int8')

# case: text_in_series
result = pd.Series(['300', '1']).astype('int8')

# case: objects_in_series
result = pd.Series([-1, '1'], dtype=object).astype('uint8')

# case: number_of_numpy_wraps
result = np.array([np.int64(-1)], dtype='uint8')

# case: infinity_among_objects
result = pd.Series([float('inf'), 1], dtype=object).astype('int64')

# case: huge_among_objects
result = pd.Series([1e30, 1], dtype=object).astype('int64')

# case: nullable_from_text
result = pd.Series(['300'], dtype=object).astype('UInt8')

# case: text_through_another_width
result = pd.DataFrame({'a': ['300']}).astype({'a': 'int16'}).astype('int8')
