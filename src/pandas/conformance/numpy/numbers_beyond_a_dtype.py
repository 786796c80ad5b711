"""Whole numbers that have no place in a narrow dtype: where numpy raises, and where it wraps."""

import numpy as np
import pandas as pd

# case: full of too large a number
result = np.full(3, 200, dtype="int8")

# case: full of a negative number without sign
result = np.full((2, 2), -1, dtype=np.uint16)

# case: full of numpys own number wraps
result = np.full(2, np.int64(200), dtype="int8")

# case: full of a float wraps
result = np.full(2, 200.0, dtype="int8")

# case: full_like takes the dtype of the model
result = np.full_like(np.array([1, 2], dtype="uint8"), 256)

# case: full of dates keeps the unit
result = np.full(2, 3, dtype="datetime64[D]")

# case: arange of which the first is too large
result = np.arange(130, 140, dtype="int8")

# case: arange of which the second is too large
result = np.arange(127, 140, dtype="int8")

# case: arange of which the third wraps
result = np.arange(126, 130, dtype="int8")

# case: arange from below zero without sign
result = np.arange(-2, 3, dtype="uint8")

# case: array of a range
result = np.array(range(126, 129), dtype="int8")

# case: array of a range that fits
result = np.array(range(3), dtype="uint8")

# case: scalar of Pythons number
result = np.int8(128)

# case: scalar of numpys number
result = np.int8(np.int64(128))

# case: scalar below zero
result = np.uint64(-1)

# case: repeat keeps the dtype of a scalar
result = np.repeat(np.int16(7), 2)

# case: linspace of whole numbers goes down
result = np.linspace(-2.5, 1, 4, dtype=int)

# case: series with too large a number before nothing
result = pd.Series([128, None], dtype="int8")

# case: series with nothing before too large a number
result = pd.Series([None, 128], dtype="int8")

# case: series with too large a number before text
result = pd.Series([128, "b"], dtype="int8")

# case: series with a fraction before too large a number
result = pd.Series([0.5, 128], dtype="int8")

# case: frame of a list with too large a number
result = pd.DataFrame({"n": [128, None]}, dtype="int8")

# case: index of a list with too large a number
result = pd.Index([128, None], dtype="int8")

# case: sum in a narrow dtype
result = np.sum([100, 28], dtype="int8")

# case: sum of rows in a dtype
result = np.sum([[1, 2], [3, 4]], axis=0, dtype="int16")

# case: mean as a whole number
result = np.mean([1, 2], dtype="int32")

# case: bincount of an array of floats
result = np.bincount(np.array([1.0, 2.0]))
