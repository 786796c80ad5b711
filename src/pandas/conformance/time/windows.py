import numpy as np
import pandas as pd
df = pd.DataFrame({"d": pd.to_datetime(["2024-01-03", "2024-01-20", "2024-02-10", "2024-04-05"]), "k": ["a", "b", "a", "b"], "v": [1, 2, 3, 4], "w": [1.5, np.nan, 2.5, 4.0]})
dated = df.set_index("d")
# case: thirty-days
result = dated["v"].rolling("30D").sum()
# case: thirty-days-mean
result = dated[["v", "w"]].rolling("30D").mean()
# case: chosen
result = dated.rolling("30D")["w"].max()
# case: on
result = df.rolling("30D", on="d")["v"].sum()
# case: count
result = dated["v"].rolling("45D").count()
# case: timedelta
result = dated["v"].rolling(pd.Timedelta(days=30)).sum()
# case: minimum
result = dated["v"].rolling("30D", min_periods=2).sum()
# case: unsorted
result = dated.iloc[::-1].sort_values("v", key=lambda s: s % 2)["v"].rolling("30D").sum()
# case: not-dates
result = df["v"].rolling("30D").sum()
# case: by-group
result = dated.groupby("k")["v"].rolling("60D").sum()
# case: hours
s = pd.Series([1, 2, 3], index=pd.to_datetime(["2024-01-01 00:00", "2024-01-01 01:00", "2024-01-01 02:30"]))
result = s.rolling("2h").sum()
# case: same-moment
s = pd.Series([1, 2, 3], index=pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-03"]))
result = s.rolling("2D").sum(), s.rolling("2D", closed="both").sum(), s.rolling("2D", closed="left").sum(), s.rolling("2D", closed="neither").sum()
# case: rows-closed
s = pd.Series(range(5))
result = s.rolling(2, closed="left").sum(), s.rolling(2, closed="both", min_periods=1).sum(), s.rolling(3, closed="neither", min_periods=1).sum()
# case: quantile
result = pd.Series([1.0, 2, 4, 8]).rolling(3).quantile(0.5)
# case: several
result = pd.Series([1.0, 2, 4, 8]).rolling(2).agg(["sum", "mean"])
# case: function
result = pd.Series([1.0, 2, 4, 8]).rolling(2).agg(lambda window: window.max() - window.min())
