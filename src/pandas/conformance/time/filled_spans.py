import numpy as np
import pandas as pd

hours = pd.date_range("2024-03-01", periods=3, freq="h")
sales = pd.Series([1, 2, 3], index=hours)
frame = pd.DataFrame({"a": [2, np.nan, 6], "b": [1, 3, 5]}, index=hours)


# case: forward by no more than two
result = sales.resample("15min").ffill(limit=2)


# case: backward by no more than one
result = frame.resample("20min").bfill(limit=1)


# case: backward by no more than two
result = frame.resample("15min").bfill(limit=2)


# case: limit of none
result = sales.resample("30min").ffill(limit=0)


# case: nearest
result = sales.resample("15min").nearest()


# case: nearest within one step
result = sales.resample("10min").nearest(limit=1)


# case: fillna with nearest
result = frame.resample("20min").fillna("nearest")


# case: fillna with limit
result = sales.resample("20min").fillna("pad", limit=1)


# case: dict names the results
result = sales.resample("2h").agg({"spread": lambda x: x.max() - x.min(), "total": "sum"})


# case: dict of a list
result = sales.resample("2h").agg({"total": ["sum", "mean"]})


# case: dict of one column of a frame
result = frame.resample("2h")["b"].agg({"most": "max", "n": "count"})


# case: empty dict
result = sales.resample("2h").agg({})


# case: pairwise windows
result = frame.rolling(2).corr(pairwise=True)


# case: pairwise of two series
result = sales.rolling(3).cov(pd.Series([2, 2, 5], index=hours), pairwise=True)
