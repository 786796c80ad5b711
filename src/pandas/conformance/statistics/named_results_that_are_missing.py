# Results of agg(name=(column, function)) that are missing: the last one that is there takes their place.
import pandas as pd
import numpy as np
f = pd.DataFrame({"a": [12], "b": [3.0]})
n = pd.DataFrame({"a": [np.nan, np.nan], "b": [3.0, 1.0]})
# case: deviation of one row
result = f.agg(x=("a", "sum"), y=("a", "std"), z=("b", "min"))
# case: one column
result = f.agg(x=("a", "sum"), y=("a", "std"))
# case: nothing there
result = f.agg(y=("a", "std"), x=("a", "sum"), z=("b", "std"))
# case: mean of nothing
result = n.agg(y=("a", "mean"), x=("a", "sum"), z=("b", "std"))
# case: all missing
result = n.agg(y=("a", "mean"), x=("b", "sum"))
# case: all there
result = n.agg(y=("b", "mean"), x=("a", "sum"), z=("b", "max"))
# case: functions
result = f.agg(x=("a", "sum"), y=("b", lambda s: s.iloc[0] * 2), z=("b", max))
