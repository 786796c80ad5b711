# sort_index(level=...) where there is one level, and where sorted labels have stood.
import pandas as pd
import numpy as np
f = pd.DataFrame({"a": [1, 2, 3], "b": [3, 1, 2]}).set_index("b", drop=False)
# case: own name
result = f.sort_index(level="b")
# case: another name
result = f.sort_index(level="x", ascending=False)
# case: list
result = f.sort_index(level=["x"], ascending=[False])
# case: columns
result = f.sort_index(axis=1, level="zz", ascending=False)
# case: range
result = f.reset_index(drop=True).sort_index(level="b")
# case: too many directions
result = f.sort_index(level="b", ascending=[False, True])
# case: places
result = pd.Index([3, 1, 2], name="n").sort_values(return_indexer=True)
# case: places backwards
result = pd.Index(["b", None, "a"]).sort_values(return_indexer=True, ascending=False)
# case: places of dates
result = pd.to_datetime(["2024-02-01", "2024-01-01"]).sort_values(return_indexer=True)
