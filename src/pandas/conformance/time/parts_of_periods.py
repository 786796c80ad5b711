import pandas as pd
d = pd.Series([1, 2, 3], index=pd.period_range("2024-03-01", periods=3, freq="D"))
h = pd.Series([1, 2, 3], index=pd.period_range("2024-03-01 23:00", periods=3, freq="h"))
w = pd.Series([1, 2, 3], index=pd.period_range("2024-03-01", periods=3, freq="W"))
m = pd.Series([1, 2, 3], index=pd.period_range("2024-03-01", periods=3, freq="M"))
# case: a
result = d["2024-03-01 00:00"]
# case: b
result = h.loc["2024-03-02 00"]
# case: c
result = h.loc["2024-03-02 00:00":]
# case: d
result = d.loc["2024-03-02 10:00":]
# case: e
result = w["2024-03-10"]
# case: f
result = m["2024-03-10"]
# case: g
result = m.index.get_loc("2024-03-10")
# case: h
result = m.loc["2024-03-10"]
# case: i
result = d.loc[["2024-03-01 00:00"]]
# case: j
result = d.index.get_loc("2024-03-01 05:00")
# case: k
result = "2024-03-01 05:00" in d.index
# case: l
result = h.index.get_loc("2024-03-01 23:00")
# case: m
result = m["2024-03-10 10:00"]
# case: n
result = h.loc[["2024-03-01 23:00"]]
# case: o
result = "2024-03-02 00" in h.index
# case: p
result = "2024-03-02" in h.index
