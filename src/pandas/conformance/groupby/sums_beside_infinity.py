# Running sums of groups lose what infinity leaves nothing of, and keep small parts beside large ones.
import pandas as pd
import numpy as np
d = pd.DataFrame({"g": ["a", "a", "b", "a"], "v": [np.inf, 1.0, 2.0, 3.0]})
# case: infinite
result = d.groupby("g")["v"].cumsum()
# case: of the whole column
result = d["v"].cumsum()
# case: negative and missing
result = pd.Series([1, -np.inf, np.nan, 3]).groupby([0, 0, 0, 0]).cumsum()
# case: small beside large
result = pd.Series([1e16, 1.0, -1e16, 1.0]).groupby([0, 0, 0, 0]).cumsum()
# case: transformed
result = d.groupby("g")["v"].transform("cumsum")
# case: negative zero
result = pd.Series([-0.0, -0.0]).groupby([0, 0]).cumsum().map(repr)
