import pandas as pd
import numpy as np

# case: truths of numbers and None
result = pd.array([120, None, 0], dtype='bool')

# case: a series of truths of numbers and None
result = pd.Series(pd.array([120, None, 0], dtype='bool'))

# case: a series made as truths
result = pd.Series([120, None, 0], dtype='bool')

# case: sum of truths of numbers
result = pd.array([120, None, 135], dtype='bool').sum()

# case: windows of truths of numbers
result = pd.DataFrame({'s': pd.array([120, None, 135], dtype='bool')})['s'].rolling(3, min_periods=1).mean()

# case: windows of truths
result = pd.Series([True, False, True]).rolling(2).mean()

# case: one element, no label, objects
result = pd.DataFrame({'a': [5]}, index=[], dtype='O')

# case: one element, no label
result = pd.DataFrame({'a': [5]}, index=[])

# case: shape of one element without a label
result = pd.DataFrame({'a': [5]}, index=[], dtype=object).shape

# case: two elements, no label
result = pd.DataFrame({'a': [5, 6]}, index=[], dtype=object)

# case: one element, two labels, objects
result = pd.DataFrame({'a': [5]}, index=[1, 2], dtype=object)

# case: one element and one value, no label
result = pd.DataFrame({'a': [5], 'b': 1}, index=[], dtype=object)

# case: one text, no label
result = pd.DataFrame({'a': ['x']}, index=[])

# case: an array of one, no label
result = pd.DataFrame({'a': np.array([5])}, index=[], dtype=object)

# case: a series of one object, no label
result = pd.Series([5], index=[], dtype=object)

# case: a series of one, no label
result = pd.Series([5], index=[])

# case: one row of lists, a column and no label
result = pd.DataFrame([[5]], index=[], columns=['a'])

# case: one element, no label, floats
result = pd.DataFrame({'a': [5]}, index=[], dtype=float)

# case: one row of lists, two labels
result = pd.DataFrame([[5]], index=[1, 2], columns=['a'])

# case: one row of lists, no label
result = pd.DataFrame([[5, 6]], index=[], columns=['a', 'b'])

# case: two rows of lists, no label
result = pd.DataFrame([[5], [6]], index=[], columns=['a'])

# case: one row of dicts, two labels
result = pd.DataFrame([{'a': 5}], index=[1, 2])

# case: one row of dicts, no label
result = pd.DataFrame([{'a': 5}], index=[])

# case: one list, two labels
result = pd.DataFrame([5], index=[1, 2])

# case: one list, no label
result = pd.DataFrame([5], index=[])

# case: an array, no label
result = pd.DataFrame(np.array([[5, 6]]), index=[])

# case: an array, two labels
result = pd.DataFrame(np.array([[5, 6]]), index=[1, 2])

# case: text, two labels
result = pd.DataFrame([['x', 1]], index=[1, 2])
