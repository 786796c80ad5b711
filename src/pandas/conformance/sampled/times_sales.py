import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date
import calendar

# Retail chain daily sales
sales_df = pd.DataFrame({
    "date": ["2023-12-29", "2023-12-31", "2024-01-01", "2024-01-02", "2024-01-02", "2024-01-31", "2024-02-01", "2024-02-29", "2024-03-03", "2024-03-31", "2024-07-01", None, "2024-12-30"],
    "store": ["N", "N", "S", "N", "S", "S", "n", "N", "S", "N", "S", "N", "S"],
    "sku": ["tea", "tea", "mug", "tea", "tea", "mug", None, "mug", "tea", "tea", "mug", "mug", "tea"],
    "qty": [5, 2, 1, 0, 7, -1, 4, 3, 3, 10, 2, 1, 6],
    "revenue": [25.0, 10.0, 12.5, 0.0, 35.0, -12.5, 20.0, 37.5, 15.0, np.nan, 25.0, 12.5, 30.0],
})
promos_df = pd.DataFrame({
    "promo": ["NY", "LEAP", "Q3", "NY2"],
    "start": ["2023-12-30", "2024-02-26", "2024-07-01", "2024-01-02"],
    "stop": ["2024-01-02", "2024-03-02", "2024-09-30", "2024-01-10"],
    "pct": [10, 29, 5, 15],
})
targets_df = pd.DataFrame({
    "month": ["Jan-24", "Feb-24", "Mar-24", "Apr-24", "Dec-23"],
    "target": [60, 50, "n/a", 40, 30],
})
holidays = [date(2024, 1, 1), date(2024, 12, 25), date(2024, 7, 4)]

# case: monthly-resample-sum-me
s = sales_df.assign(date=pd.to_datetime(sales_df["date"])).dropna(subset=["date"]).set_index("date")["revenue"]
result = s.resample("ME").sum()

# case: monthly-resample-min-count
s = sales_df.assign(date=pd.to_datetime(sales_df["date"])).dropna(subset=["date"]).set_index("date")["revenue"]
result = s.resample("MS").sum(min_count=1)

# case: yearly-resample-fiscal
d = sales_df.assign(date=pd.to_datetime(sales_df["date"])).dropna(subset=["date"])
result = d.set_index("date").resample("YE-JUN")[["qty", "revenue"]].sum()

# case: week-resample-label-closed
d = sales_df.assign(date=pd.to_datetime(sales_df["date"])).dropna(subset=["date"]).set_index("date").loc["2023-12-25":"2024-01-10"]
a = d["qty"].resample("W").sum()
b = d["qty"].resample("W-SUN", label="left", closed="left").sum()
result = {"sunday_end": a, "left": b}

# case: resample-deprecated-m
d = sales_df.assign(date=pd.to_datetime(sales_df["date"])).dropna(subset=["date"]).set_index("date")
result = d["qty"].resample("M").sum().loc["2024"]

# case: complete-daily-calendar
d = sales_df.assign(date=pd.to_datetime(sales_df["date"])).groupby("date")["qty"].sum()
cal = pd.date_range(d.index.min(), "2024-01-05")
out = d.reindex(cal).rename_axis("date").to_frame("qty")
out["filled"] = out["qty"].fillna(0).astype(int)
out["dow"] = out.index.day_name().str[:3]
result = out

# case: store-date-full-grid
d = sales_df.assign(date=pd.to_datetime(sales_df["date"]), store=sales_df["store"].str.upper())
grid = pd.MultiIndex.from_product([["N", "S"], pd.period_range("2023-12", "2024-03", freq="M")], names=["store", "month"])
result = d.groupby(["store", d["date"].dt.to_period("M").rename("month")])["qty"].sum().reindex(grid, fill_value=0).unstack("store")

# case: promo-flag-any
d = sales_df.assign(date=pd.to_datetime(sales_df["date"]))
flag = pd.Series(False, index=d.index)
for _, p in promos_df.iterrows():
    flag |= d["date"].between(p["start"], p["stop"])
result = d[flag]

# case: promo-many-to-many
d = sales_df.reset_index(names="row").assign(date=lambda x: pd.to_datetime(x["date"]))
p = promos_df.assign(**{c: pd.to_datetime(promos_df[c]) for c in ["start", "stop"]})
j = d.merge(p, how="cross").query("start <= date <= stop")
result = j.groupby("row")["promo"].agg(", ".join)

# case: promo-days-overlap
p = promos_df.copy()
p["start"], p["stop"] = pd.to_datetime(p["start"]), pd.to_datetime(p["stop"])
rows = []
for i in range(len(p)):
    for k in range(i + 1, len(p)):
        lo = max(p.loc[i, "start"], p.loc[k, "start"])
        hi = min(p.loc[i, "stop"], p.loc[k, "stop"])
        rows.append((p.loc[i, "promo"], p.loc[k, "promo"], max((hi - lo).days + 1, 0)))
result = pd.DataFrame(rows, columns=["a", "b", "days"])

# case: targets-month-abbrev
t = targets_df.copy()
t["month"] = pd.to_datetime(t["month"], format="%b-%y").dt.to_period("M")
t["target"] = pd.to_numeric(t["target"], errors="coerce")
d = sales_df.assign(month=pd.to_datetime(sales_df["date"]).dt.to_period("M"))
act = d.groupby("month", as_index=False)["revenue"].sum()
out = t.merge(act, on="month", how="left")
out["gap"] = out["revenue"] - out["target"]
result = out.sort_values("month")

# case: month-over-month-pct
m = sales_df.groupby(pd.to_datetime(sales_df["date"]).dt.to_period("M"))["revenue"].sum()
result = m.pct_change().round(3).replace([np.inf, -np.inf], np.nan)

# case: year-over-year-shift-freq
m = sales_df.assign(date=pd.to_datetime(sales_df["date"])).dropna(subset=["date"]).set_index("date")["qty"].resample("MS").sum()
prev = m.shift(12, freq="MS")
result = pd.concat({"now": m, "prev": prev}, axis=1).dropna()

# case: holiday-isin
d = pd.to_datetime(sales_df["date"])
result = sales_df[d.isin(pd.to_datetime(holidays))]

# case: holiday-isin-date-objects
d = pd.to_datetime(sales_df["date"]).dt.date
result = d.isin(holidays).sum()

# case: calendar-monthrange-share
d = sales_df.dropna(subset=["date"]).copy()
d["date"] = d["date"].map(lambda s: datetime.strptime(s, "%Y-%m-%d"))
d["dim"] = d["date"].map(lambda x: calendar.monthrange(x.year, x.month)[1])
result = (d.groupby("dim")["qty"].sum() / d["qty"].sum()).round(3)

# case: last-day-present-per-month
d = sales_df.assign(date=pd.to_datetime(sales_df["date"])).dropna(subset=["date"])
last = d.groupby(d["date"].dt.to_period("M"))["date"].transform("max")
result = d[d["date"] == last]

# case: partial-string-index-slices
s = sales_df.assign(date=pd.to_datetime(sales_df["date"])).dropna(subset=["date"]).set_index("date").sort_index()["qty"]
result = [s["2024-01"].sum(), s["2024"].sum(), s.loc["2024-01-02"].tolist(), s[:"2023-12-31"].size, s.loc["2024-04":"2024-06"].empty]

# case: missing-key-in-index
s = sales_df.assign(date=pd.to_datetime(sales_df["date"])).set_index("date")["qty"]
result = s.loc[pd.Timestamp("2024-05-05")]
