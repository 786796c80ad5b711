import pandas as pd
import numpy as np

# case: size_of_rows
result = np.size([[1, 2], [3, 4]])

# case: size_of_a_frame
result = np.size(pd.DataFrame({'a': [1, 2], 'b': [3, 4]}))

# case: size_of_a_number
result = np.size(3)

# case: cumsum_of_rows
result = np.cumsum([[1, 2], [3, 4]])

# case: cumsum_of_rows_axis
result = np.cumsum([[1, 2], [3, 4]], axis=0)

# case: cumsum_frame
result = np.cumsum(pd.DataFrame({'a': [1, 2], 'b': [3, 4]}))

# case: cumsum_frame_axis
result = np.cumsum(pd.DataFrame({'a': [1, 2], 'b': [3, 4]}), axis=1)

# case: argmax_of_rows
result = np.argmax([[1, 2], [3, 4]])

# case: argmax_of_rows_axis
result = np.argmax([[1, 5], [3, 4]], axis=0)

# case: ptp_of_rows
result = np.ptp([[1, 2], [3, 4]])

# case: shape_of_number
result = np.shape(3)

# case: copy_series
result = np.copy(pd.Series([1, 4]))

# case: copy_frame
result = np.copy(pd.DataFrame({'a': [1, 2], 'b': [3, 4]}))

# case: squeeze_series
result = np.squeeze(pd.Series([1, 4], index=['a', 'b']))

# case: squeeze_one
result = np.squeeze(pd.Series([1]))

# case: take_series
result = np.take(pd.Series([1, 4, 5], index=['a', 'b', 'c']), [0, 2])

# case: take_rows
result = np.take([[1, 2], [3, 4]], 1)

# case: cumprod_series
result = np.cumprod(pd.Series([1, 4, 5], index=['a', 'b', 'c']))

# case: cumprod_frame
result = np.cumprod(pd.DataFrame({'a': [1, 2], 'b': [3, 4]}))

# case: cumulative_sum_series
result = np.cumulative_sum(pd.Series([1, 4, 5], index=['a', 'b', 'c']))

# case: argmax_index
result = np.argmax(pd.Index([1, 4, 5]))

# case: ndim_frame
result = np.ndim(pd.DataFrame({'a': [1, 2]}))
