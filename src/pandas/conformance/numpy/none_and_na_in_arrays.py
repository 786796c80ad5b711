import numpy as np
import pandas as pd

a = np.array([1.0, 2.0, 3.0])
m = np.array([[1.0, 2.0], [3.0, 4.0]])
r = pd.Series([1.5, None, -2.0])
nothing = pd.Series([])

# case: added to a list with None
result = np.add(a, [None, 2, 3])

# case: a power of a series by a list with None
result = np.power(r, [None, 2, 3])

# case: rows and a list with None
result = m + [None, 2]

# case: rows compared with a list with None
result = m > [None, 2]

# case: a product with an array with None
result = a @ np.array([None, 2, 3])

# case: rows by a list with None
result = m @ [None, 2]

# case: close to None
result = np.isclose(a, [None, 2, 3])

# case: sums of an array with None
result = np.cumsum(np.array([True, None]))

# case: products of an array with None
result = np.cumprod(np.array([True, False, None]))

# case: between points in a list with None
result = np.interp([1, None], [0, 3], [0, 30])

# case: between points in an array with None
result = np.interp(np.array([True, None]), [0, 3], [0, 30])

# case: NA among what is averaged without NaN
result = np.nanmean([pd.NA, 1])

# case: the median with NA
result = np.median(np.array([True, pd.NA], dtype=object))

# case: NA or truths
result = pd.NA | np.array([True, False])

# case: numbers and NA
result = np.array([1, 2, 0]) & pd.NA

# case: objects by NA
result = pd.Series([True, None]) / pd.NA

# case: text to the power of NA
result = pd.Series(['a', 1]) ** pd.NA

# case: columns of truths less NA
result = pd.DataFrame({'a': [True, False], 'b': [None, True]}) - pd.NA

# case: a list with None added by name
result = r.add([None, 2, 3], fill_value=0)

# case: a list with None compared by name
result = r.gt([None, 2, -3])

# case: a list of another length added by name
result = r.add([1, 2])

# case: functions of nothing
result = [str(f(nothing).dtype) for f in (np.rint, np.floor, np.trunc, np.sqrt)]

# case: text of nothing
result = np.exp(pd.Series([], dtype='string'))
