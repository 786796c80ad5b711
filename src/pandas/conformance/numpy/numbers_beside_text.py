"""Numbers in an array with text are text, and text is true where it is not empty."""

import numpy as np
import pandas as pd

# case: rows of numbers and of text
result = np.vstack([[1, 2], ["x", "y"]])

# case: columns of floats and of text
result = np.column_stack([[1.5, 2], ["x", "y"]])

# case: stacked arrays
result = np.stack([np.array([1, 2]), np.array(["x", "y"])])

# case: rows below rows
result = np.concatenate([[[1, 2]], [["x", "y"]]])

# case: rows with None stay objects
result = np.vstack([[1, 2], ["x", None]])

# case: rows of series stay objects
result = np.vstack([pd.Series([1, 2]), pd.Series(["x", "y"])])

# case: where between numbers and text
result = np.where([True, False], [1, 2], ["x", "y"])

# case: where between a series of floats and text
result = np.where([False, True], ["x", "y"], pd.Series([1.5, 2.0]))

# case: where between rows
result = np.where([[True, False]], [["x", "y"]], [[1, 2]])

# case: where between truths and numbers
result = np.where([True, False], [True, 2], [3, 4])

# case: union of text and numbers
result = np.union1d(["b", "10"], [9, 10])

# case: difference of text and numbers
result = np.setdiff1d(["b", "10"], [9, 10])

# case: zeros like text
result = np.zeros_like(["x", "yy"])

# case: ones like text
result = np.ones_like(["x", "yy"])

# case: full like text is cut
result = np.full_like(["x", "yy"], "abc")

# case: either of two texts
result = np.logical_or(["x", ""], ["", ""])

# case: both of text and number
result = np.logical_and(["x", ""], [1, 1])

# case: one of two texts
result = np.logical_xor(["x", ""], ["y", "y"])

# case: text beside None is an object
result = np.logical_or(["x", None], ["", "y"])

# case: objects have no exclusive or
result = np.logical_xor(pd.Series(["x", ""]), pd.Series(["", ""]))

# case: not of truths and numbers
result = np.logical_not([True, False, 0, 2])

# case: not of objects
result = np.logical_not(["x", None])

# case: not of text
result = np.logical_not(["x", ""])

# case: or of truths and numbers
result = np.logical_or([True, 2], [0, 1])
