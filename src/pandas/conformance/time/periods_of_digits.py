# Periods of numbers and digits, and frequencies that are none.
import pandas as pd
import numpy as np
import datetime as dt
# case: p1
result = pd.Period(202403)
# case: p2
result = pd.Period("202403")
# case: p3
result = pd.Period("202403", freq="M")
# case: p4
result = pd.Period(202403, freq="M")
# case: p5
result = pd.Period(2024)
# case: p6
result = pd.Period(20240315)
# case: p7
result = pd.Period(20240315, freq="M")
# case: p8
result = pd.Period(0, freq="M")
# case: p9
result = pd.Period("0", freq="M")
# case: p10
result = pd.PeriodIndex([202401, 202402], freq="M")
# case: p11
result = pd.PeriodIndex(["202401", "202402"], freq="M")
# case: p12
result = pd.PeriodIndex([2023.0, 2024])
# case: p13
result = pd.PeriodIndex([2023.0, 2024], freq="Y")
# case: p14
result = pd.PeriodIndex(["2024", "2025"], freq=1)
# case: p15
result = pd.Period("2024", 1.5)
# case: p17
result = pd.PeriodIndex(["2020-01", 0], freq="M")
# case: p18
result = pd.period_range("202401", periods=2, freq="M")
# case: p19
result = pd.period_range(202401, periods=2, freq="M")
# case: p20
result = pd.period_range(202401, periods=2)
# case: p21
result = pd.Series(["202401", "202402"]).astype("period[M]")
# case: p22
result = pd.Period(True, freq="M")
# case: p23
result = pd.Period("nonsense", freq="M")
# case: p24
result = pd.Period("2024-13", freq="M")
# case: p26
result = pd.to_datetime(pd.Series(["202401", "202402"]), format="%Y%m").dt.to_period("M")
# case: p27
result = pd.date_range("2024", periods=3, freq=True)
# case: p28
result = pd.date_range("2024", periods=3, freq=10)
# case: p29
result = pd.Series([1], index=pd.date_range("2024", periods=1)).resample(5).sum()
# case: p30
result = pd.Series([1], index=pd.date_range("2024", periods=1)).resample(True).sum()
# case: p31
result = pd.Series([1], index=pd.date_range("2024", periods=1)).asfreq(3)
# case: p34
result = pd.Period(dt.datetime(2024, 1, 2))
# case: er1
result = pd.to_timedelta("3 secs", unit="d", errors="ignore")
# case: er2
result = pd.to_timedelta("3 secs", unit="d", errors="coerce")
# case: shift pd.RangeIndex(2) 2
result = pd.Series([1, 2], index=pd.RangeIndex(2)).shift(1, freq=2)
# case: shift pd.RangeIndex(2) 1.5
result = pd.Series([1, 2], index=pd.RangeIndex(2)).shift(1, freq=1.5)
# case: shift pd.RangeIndex(2) True
result = pd.Series([1, 2], index=pd.RangeIndex(2)).shift(1, freq=True)
# case: shift pd.date_range("2024", periods=2) 2
result = pd.Series([1, 2], index=pd.date_range("2024", periods=2)).shift(1, freq=2)
# case: shift pd.date_range("2024", periods=2) 1.5
result = pd.Series([1, 2], index=pd.date_range("2024", periods=2)).shift(1, freq=1.5)
# case: shift pd.date_range("2024", periods=2) True
result = pd.Series([1, 2], index=pd.date_range("2024", periods=2)).shift(1, freq=True)
