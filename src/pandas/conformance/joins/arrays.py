import numpy as np
import pandas as pd
df = pd.DataFrame({"k": ["A", "b", "A", "c"], "v": [1, 2, 3, 4]})
names = pd.DataFrame({"n": [1, 2], "key": ["a", "b"]})
# case: series-and-column
result = df.merge(names, left_on=df["k"].str.lower(), right_on="key")
# case: series-and-column-left
result = df.merge(names, left_on=df["k"].str.lower(), right_on="key", how="left")
# case: column-and-series
result = df.merge(names, left_on="k", right_on=names["key"].str.upper(), how="left")
# case: both
result = pd.merge(df, names, left_on=df["k"].str.lower(), right_on=names["key"])
# case: both-arrays
result = df.merge(names, left_on=df["k"].str.lower().values, right_on=np.array(["a", "b"]), how="left")
# case: both-outer
result = pd.merge(df, names, left_on=df["k"].str.lower(), right_on=names["key"], how="outer")
