import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta

energy = pd.DataFrame(
    {"kwh": [1.2, 0.8, np.nan, 2.5, 3.0, 0.0, 1.1, 4.2, 0.5, 2.2], "meter": ["m1", "m1", "m2", "m1", "m2", "m2", "m1", "m2", "m1", "m2"]},
    index=pd.DatetimeIndex(["2024-01-30 10:00", "2024-01-31 11:00", "2024-01-31 23:30", "2024-02-01 00:00", "2024-02-15 12:00",
                            "2024-02-29 23:59", "2024-03-01 00:00", "2024-03-31 18:00", "2024-04-01 06:00", "2025-01-01 00:00"], name="ts"),
)
tariff = pd.DataFrame({
    "period": ["2024Q1", "2024Q2", "2024Q3", "2025Q1"],
    "price": [0.30, 0.28, None, 0.33],
})
bills = pd.DataFrame({
    "meter": ["m1", "m2", "m1", "m2", "m3"],
    "month": pd.PeriodIndex(["2024-01", "2024-01", "2024-02", "2024-03", "2024-02"], freq="M"),
    "due": ["15-Feb-24", "15-Feb-24", "15-mar-24", "", "31-Feb-24"],
    "paid": pd.to_datetime(["2024-02-14", "2024-02-20", None, "2024-04-15", "2024-03-01"]),
})

# case: partial-month-frame
result = energy.loc["2024-02"]

# case: partial-day
result = energy.loc["2024-01-31", "kwh"]

# case: partial-slice-mixed
result = energy["2024-01-31":"2024-02-15"]

# case: partial-year-getitem-series
result = energy["kwh"]["2025"]

# case: partial-frame-getitem-error
result = energy["2024-02"]

# case: loc-exact-timestamp
result = energy.loc[pd.Timestamp("2024-03-01 00:00"), "kwh"]

# case: index-attrs
idx = energy.index
result = pd.DataFrame({"y": idx.year, "m": idx.month, "dow": idx.dayofweek, "h": idx.hour, "q": idx.quarter, "me": idx.is_month_end, "name": idx.month_name()})

# case: index-month-mask
result = energy[energy.index.month.isin([1, 3])]["kwh"].sum()

# case: resample-quarter
result = energy["kwh"].resample("QE").agg(["sum", "count", "mean"])

# case: resample-meter-unstack
result = energy.groupby("meter").resample("QS")["kwh"].sum().unstack("meter")

# case: grouper-two-keys
result = energy.reset_index().groupby(["meter", pd.Grouper(key="ts", freq="MS")])["kwh"].sum(min_count=1).reset_index()

# case: grouper-level
result = energy.groupby([pd.Grouper(level="ts", freq="YS"), "meter"]).agg(total=("kwh", "sum"), peak=("kwh", "max"))

# case: tariff-map
q = energy.index.to_period("Q").astype(str)
energy["price"] = q.map(tariff.set_index("period")["price"])
energy["cost"] = (energy["kwh"] * energy["price"]).round(3)
result = energy.reset_index()

# case: tariff-period-join
tariff.index = pd.PeriodIndex(tariff["period"], freq="Q")
e = energy.groupby(energy.index.to_period("Q"))["kwh"].sum().to_frame()
result = e.join(tariff["price"], how="outer")

# case: period-resample
p = energy["kwh"].groupby(energy.index.to_period("M")).sum()
result = p.reindex(pd.period_range("2024-01", "2024-06", freq="M"), fill_value=0.0)

# case: period-to-timestamp
b = bills.copy()
b["first"] = b["month"].dt.to_timestamp()
b["last"] = b["month"].dt.to_timestamp(how="end").dt.floor("D")
b["next"] = (b["month"] + 1).astype(str)
result = b[["meter", "first", "last", "next"]]

# case: period-compare
result = bills[bills["month"] >= pd.Period("2024-02", "M")].sort_values("month", ascending=False)["meter"].tolist()

# case: period-compare-string
result = bills.loc[bills["month"] == "2024-01"]

# case: due-parse
bills["due"] = pd.to_datetime(bills["due"], format="%d-%b-%y", errors="coerce")
bills["late"] = (bills["paid"] - bills["due"]).dt.days
result = bills[["meter", "due", "late"]]

# case: cumulative-by-month-reset
e = energy.sort_index()
e["mtd"] = e.groupby([e.index.year, e.index.month])["kwh"].cumsum()
result = e["mtd"].ffill()
