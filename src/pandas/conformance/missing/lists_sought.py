import pandas as pd
import numpy as np

s = pd.Series([["a"], ["b", "c"], [], None, ["a"]])
d = pd.Series([{"k": 1}, {"k": 2}, None])

# case: lists
result = s.isin([["a"]])

# case: several_lists
result = s.isin([["a"], ["b", "c"]])

# case: empty_list
result = s.isin([[]])

# case: items_of_lists
result = s.isin(["a", "b"])

# case: longer_list
result = s.isin([["b", "c", "d"]])

# case: tuples_among_lists
result = s.isin([("a",)])

# case: lists_and_none
result = s.isin([["a"], None])

# case: dicts
result = d.isin([{"k": 2}])

# case: lists_of_a_frame
result = pd.DataFrame({"l": s, "n": range(5)}).isin([["a"], 3])

# case: lists_among_text
result = pd.Series(["a", "b"]).isin([["a"]])

# case: sets
result = pd.Series([{1}, {2}]).isin([{1}, {3}])
