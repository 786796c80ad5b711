import numpy as np
import pandas as pd
df = pd.DataFrame({"k": ["a", "b", "a", "b"], "v": [1, 2, 3, 4], "w": [1.5, np.nan, 2.5, 4.0]})
two = df.set_index(["k", "v"])[["w"]].sort_index()
s = df.groupby(["k", "v"])["w"].sum()
# case: slice-of-second
result = two.loc[(slice(None), [1, 2]), :]
# case: index-slice
idx = pd.IndexSlice
result = two.loc[idx[:, 2:3], :]
# case: index-slice-columns
idx = pd.IndexSlice
result = two.loc[idx["a", :], "w"]
# case: slice-first
result = two.loc[("a", slice(None)), :]
# case: slice-list
result = two.loc[(["a", "b"], slice(2, None)), :]
# case: slice-missing
result = two.loc[("z", slice(None)), :]
# case: series-slice
result = s.loc[:, 2]
# case: set-by-slice
two.loc[(slice(None), 1), "w"] = 0.0
result = two
# case: reorder-levels
result = two.reorder_levels(["v", "k"])
# case: reorder-levels-series
result = s.reorder_levels([1, 0]).sort_index()
# case: reorder-levels-index
result = two.index.reorder_levels(["v", "k"])
# case: from-frame
result = pd.MultiIndex.from_frame(df[["k", "v"]])
# case: transpose
result = df[["v", "w"]].transpose()
# case: records-index
result = pd.DataFrame.from_records([(1, "a"), (2, "b")], columns=["x", "y"], index="x")
# case: records-dicts
result = pd.DataFrame.from_records([{"x": 1, "y": "a"}, {"x": 2, "y": "b"}])
# case: align-frames
a, b = df[["v", "w"]].align(pd.DataFrame({"v": [9], "z": [8]}))
result = a, b
# case: align-inner
a, b = df[["v", "w"]].align(pd.DataFrame({"v": [9], "z": [8]}), join="inner")
result = a, b
# case: align-columns
a, b = df[["v"]].align(pd.DataFrame({"z": [1, 2, 3, 4]}), axis=1)
result = a, b
# case: align-series
a, b = pd.Series([1, 2], index=["x", "y"]).align(pd.Series([3], index=["y"]), join="inner")
result = a, b
# case: align-fill
a, b = pd.Series([1, 2], index=["x", "y"]).align(pd.Series([3], index=["z"]), fill_value=0)
result = a, b
# case: combine
result = pd.Series([1, 5]).combine(pd.Series([3, 2]), max)
# case: combine-unaligned
result = pd.Series([1, 5], index=["a", "b"]).combine(pd.Series([3], index=["b"]), lambda x, y: x + y, fill_value=0)
# case: components
d = pd.Series(pd.to_timedelta(["1 days 02:03:04", "-5 hours"]))
result = d.dt.components, d.dt.nanoseconds
