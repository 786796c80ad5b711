import numpy as np
import pandas as pd

# case: columns-of-no-rows-1
s = pd.DataFrame({"i2": [1, 1]})
s.loc[s["i2"] > 2, "c"] = "new"
result = (str(s["c"].dtype), [x is np.nan for x in s["c"]], s["c"].tolist())
# case: columns-of-no-rows-2
s = pd.DataFrame({"i2": [1, 1]})
s.loc[s["i2"] > 2, "c"] = 5
result = (str(s["c"].dtype), len(dict(zip(s["c"], s["i2"]))))
# case: columns-of-no-rows-3
s = pd.DataFrame({"i2": [1, 3]})
s.loc[s["i2"] > 2, "c"] = "x"
result = (str(s["c"].dtype), len(dict(zip(s["c"], s["i2"]))))
# case: columns-of-no-rows-4
s = pd.DataFrame({"i2": [1, 3, 2]})
s.loc[s["i2"] > 2, "c"] = "x"
result = (str(s["c"].dtype), len(dict(zip(s["c"], s["i2"]))))
# case: columns-of-no-rows-5
s = pd.DataFrame({"i2": [1, 3, 2]})
s.loc[s["i2"] > 2, "c"] = True
result = (str(s["c"].dtype), len(dict(zip(s["c"], s["i2"]))))
# case: columns-of-no-rows-6
s = pd.DataFrame({"i2": [1, 3, 2]})
s.loc[s["i2"] > 2, ["c", "d"]] = "x"
result = (str(s["c"].dtype), len(dict(zip(s["d"], s["i2"]))))
