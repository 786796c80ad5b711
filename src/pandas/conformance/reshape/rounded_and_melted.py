from collections import OrderedDict

import numpy as np
import pandas as pd

named = pd.DataFrame({"k": ["a", "b", "c"], "v": [1.55, np.nan, -2.0], "n": [12, 25, 31]})
marks = pd.DataFrame({"id": range(3), "s": [1.0, 2, 3], "t": [5.0, 6, 7]})
repeated = pd.DataFrame([[1, 2, 3]], columns=["id", "a", "a"])

# case: a frame with text rounded by numpy
result = [np.round(named, 1), np.around(named), np.round(named["v"])]

# case: a frame with text rounded to tens
result = np.round(named, -1)

# case: a column melted once that is named twice
result = marks.melt(id_vars="id", value_vars=["s", "t", "s"])

# case: the only column named twice
result = marks.melt(id_vars=["id"], value_vars=["t", "t"], var_name="what", value_name="mark")

# case: two columns of one name, named twice
result = repeated.melt(id_vars="id", value_vars=["a", "a"])

# case: a dict of a series
result = marks["s"].to_dict(into=dict)

# case: renamed by a series
result = marks.rename(columns=pd.Series({"s": "sum", "x": "no"}))
