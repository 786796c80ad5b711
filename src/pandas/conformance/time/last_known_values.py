# asof: the last value that is there up to a moment.
import pandas as pd
import numpy as np
s = pd.Series([5.0, np.nan, 5.5, np.nan], index=pd.to_datetime(["2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01"]), name="fee")
n = pd.Series([1, 2, 3], index=[10, 20, 30])
# case: scalar_between
result = [s.asof(pd.Timestamp("2024-02-10")), s.asof("2024-03-01"), s.asof("2023-01-01"), s.asof(pd.Timestamp("2030-01-01"))]
# case: list
result = s.asof(pd.to_datetime(["2024-02-10", "2023-01-01", "2024-03-01 10:00"]))
# case: list_of_stamps
result = s.asof([pd.Timestamp("2024-02-10"), pd.Timestamp("2024-01-01")])
# case: numbers
result = [n.asof(15), n.asof(5), n.asof(30), n.asof(99)]
# case: numbers_list
result = n.asof([5, 10, 25])
# case: numbers_all_there
result = n.asof([10, 25])
# case: unsorted
result = s.iloc[::-1].asof("2024-02-10")
# case: subset
result = s.asof("2024-02-10", subset="x")
# case: all_missing
result = (s * np.nan).asof("2024-02-10")
# case: all_missing_list
result = (s * np.nan).asof(pd.to_datetime(["2024-02-10"]))
# case: texts
t = pd.Series(["a", None, "c"], index=pd.date_range("2024-01-01", periods=3))
result = [t.asof("2024-01-02"), t.asof("2023-01-02"), t.asof(pd.Timestamp("2024-01-03 05:00"))]
# case: texts_list
t = pd.Series(["a", None, "c"], index=pd.date_range("2024-01-01", periods=3))
result = t.asof(pd.DatetimeIndex(["2024-01-02", "2023-01-02"]))
# case: mapped
q = pd.DataFrame({"day": pd.to_datetime(["2024-01-15", "2024-03-05"])})
q["fee"] = q["day"].map(s.asof)
result = q
# case: applied
result = [s.asof(d) for d in pd.date_range("2024-01-15", periods=3, freq="MS")]
# case: float_where
result = n.asof(15.5)
# case: empty
result = s.iloc[:0].asof("2024-01-01")
# case: nat
result = s.asof(pd.NaT)
# case: dropna_pattern
result = s.dropna().asof(pd.Timestamp("2024-04-15"))
