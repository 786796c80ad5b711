# Where spans of a fixed length are counted from.
import pandas as pd
import numpy as np
s = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(["2024-01-31 23:59", "2024-02-01 00:10", "2024-02-01 07:00", "2024-02-02 12:00", "2024-02-15 06:30"]))
t = s.head(3)
# case: start
result = s.resample("5D", origin="start").sum()
# case: start of day
result = s.resample("5D", origin="start_day").sum()
# case: epoch
result = s.resample("5D", origin="epoch").sum()
# case: timestamp
result = s.resample("7D", origin=pd.Timestamp("2024-01-01")).count()
# case: text of a date
result = s.resample("7D", origin="2024-01-03").count()
# case: later origin
result = s.resample("7D", origin=pd.Timestamp("2024-03-01 05:00")).count()
# case: offset
result = t.resample("17min", offset="5min").sum().head()
# case: offset of hours
result = t.resample("6h", offset="2h").sum()
# case: offset as Timedelta and closed right
result = t.resample("6h", offset=pd.Timedelta("90min"), closed="right", label="right").sum()
# case: start in hours
result = t.resample("3h", origin="start").agg(["sum", "count"])
# case: months take none
result = s.resample("MS", origin="start").sum()
# case: weeks take none
result = s.resample("W", origin="start").sum()
# case: grouper
result = s.to_frame("v").groupby(pd.Grouper(freq="5D", origin="start"))["v"].sum()
# case: on a column
result = s.rename_axis("ts").reset_index(name="v").resample("12h", on="ts", origin="start")["v"].sum()
# case: no origin
result = s.resample("5D", origin="middle").sum()
# case: day
result = s.resample("D", origin="start").sum()
# case: two days and offset
result = s.resample("2D", offset="12h").sum()
