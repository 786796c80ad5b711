import numpy as np
import pandas as pd

known = pd.Series([True, False, None], dtype="boolean")
others = pd.Series([True, None], dtype="boolean", index=[0, 3])
plain = pd.Series([True, False], index=[1, 2])
objects = pd.Series([True, None], index=[0, 5])
whole = pd.Series([1, 2, None], dtype="Int64")

# case: nullable truths
result = [known & others, known | others, known ^ others, others & known]

# case: nullable and plain truths
result = [known & plain, known | plain, known ^ plain, plain & known, plain | known]

# case: nullable truths and objects
result = [known & objects, known | objects, objects | known]

# case: nullable numbers
result = [whole & pd.Series([3, 1], dtype="Int64", index=[0, 3]), whole | whole.iloc[:2]]

# case: the same labels in another order, and fewer
result = [known & known.iloc[:2], known | known.iloc[::-1], known.iloc[:0] | known]

# case: the same labels
result = [known & known, known | ~known]

# case: in frames
result = pd.DataFrame({"x": known}) & pd.DataFrame({"x": others})

# case: in place
both = known.copy()
both &= others
result = both
