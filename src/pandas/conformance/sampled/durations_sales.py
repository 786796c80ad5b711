import pandas as pd
import numpy as np
from datetime import datetime, timedelta
import calendar

sales = pd.DataFrame({
    "order_date": pd.to_datetime(["2023-12-30", "2024-01-01", "2024-01-02", "2024-01-31", "2024-02-01", "2024-02-29", "2024-03-15",
                                  "2024-03-31", "2024-05-20", "2024-05-20", "2024-06-30", "2024-12-30", "2025-01-01", None]),
    "store": ["North", "South", "north ", "North", "South", "North", None, "South", "North", "North", "South", "South", "North", "South"],
    "amount": [100, 250, 75, 300, 120, 0, 60, -45, 500, 500, 80, 999, 10, 33],
    "qty": [1, 2, 1, 3, np.nan, 0, 1, 1, 5, 5, 2, 9, 1, 1],
})
targets = pd.DataFrame({
    "month": ["2024-01", "2024-02", "2024-03", "2024-04", "2024-05", "2024-06"],
    "target": [500, 200, 100, 150, None, 100],
})
fiscal = pd.DataFrame({
    "fy": [2023, 2024, 2024, 2024, 2024, 2025],
    "fq": ["Q4", "Q1", "Q2", "Q3", "Q4", "Q1"],
    "start": ["2024-01-01", "2024-04-01", "2024-07-01", "2024-10-01", "2025-01-01", "2025-04-01"],
})

# case: monthly-sum-resample
s = sales.dropna(subset=["order_date"]).set_index("order_date")["amount"]
result = s.resample("ME").sum()

# case: monthly-start-agg
result = sales.set_index("order_date").dropna().resample("MS").agg({"amount": "sum", "qty": "mean"})

# case: month-target-merge
sales["month"] = sales["order_date"].dt.strftime("%Y-%m")
act = sales.groupby("month", as_index=False)["amount"].sum()
cmp = targets.merge(act, on="month", how="outer", indicator=True)
cmp["pct"] = (cmp["amount"] / cmp["target"] * 100).round(1)
result = cmp

# case: period-month-merge-error
sales["month"] = sales["order_date"].dt.to_period("M")
result = sales.merge(targets, on="month", how="left")

# case: period-converted-merge
targets["month"] = pd.PeriodIndex(targets["month"], freq="M")
sales["month"] = sales["order_date"].dt.to_period("M")
out = sales.merge(targets, on="month", how="inner")
result = out.groupby("month").agg(total=("amount", "sum"), target=("target", "first"))

# case: iso-calendar-table
iso = sales["order_date"].dt.isocalendar()
result = sales[["order_date"]].join(iso)

# case: year-week-label
d = sales["order_date"].dropna()
label = d.dt.isocalendar().year.astype(str) + "-W" + d.dt.isocalendar().week.astype(str).str.zfill(2)
result = sales.loc[d.index].groupby(label)["amount"].sum()

# case: quarter-label
sales["q"] = "Q" + sales["order_date"].dt.quarter.astype("Int64").astype(str) + " " + sales["order_date"].dt.year.astype("Int64").astype(str)
result = sales["q"].value_counts().sort_index()

# case: fiscal-april
def fiscal_year(ts, start_month=4):
    if ts is pd.NaT:
        return None
    return ts.year + 1 if ts.month >= start_month else ts.year

sales["fy"] = sales["order_date"].apply(fiscal_year)
sales["fq"] = ((sales["order_date"].dt.month - 4) % 12 // 3 + 1)
result = sales.pivot_table(index="fy", columns="fq", values="amount", aggfunc="sum", fill_value=0)

# case: fiscal-shift-offset
shifted = sales["order_date"] - pd.DateOffset(months=3)
sales["fy"] = shifted.dt.year
result = sales.groupby("fy")["amount"].agg(["count", "sum", "max"])

# case: fiscal-lookup-loop
fiscal["start"] = pd.to_datetime(fiscal["start"])
labels = []
for d in sales["order_date"]:
    lab = None
    for _, r in fiscal.iterrows():
        if d >= r["start"]:
            lab = f"FY{r['fy']}-{r['fq']}"
    labels.append(lab)
sales["label"] = labels
result = sales[["order_date", "label"]]

# case: grouper-with-store
sales["store"] = sales["store"].str.strip().str.title()
result = sales.groupby(["store", pd.Grouper(key="order_date", freq="QS")])["amount"].sum()

# case: grouper-unstack
clean = sales.assign(store=sales["store"].str.strip().str.title()).dropna(subset=["order_date", "store"])
result = clean.groupby([pd.Grouper(key="order_date", freq="ME"), "store"])["amount"].sum().unstack(fill_value=0)

# case: pivot-month-names
sales["mname"] = pd.Categorical(sales["order_date"].dt.month_name().str[:3], categories=list(calendar.month_abbr)[1:], ordered=True)
result = sales.pivot_table(index="mname", values="amount", aggfunc=["sum", "count"], observed=True)

# case: partial-string
s = sales.dropna(subset=["order_date"]).set_index("order_date").sort_index()
result = s.loc["2024-02"]

# case: partial-slice
s = sales.dropna(subset=["order_date"]).set_index("order_date").sort_index()
result = s.loc["2024-01":"2024-03", "amount"].cumsum()

# case: truncate-and-first-day
s = sales.dropna(subset=["order_date"]).set_index("order_date").sort_index()["amount"]
result = s.truncate(before="2024-01-02", after="2024-05-20")

# case: month-over-month
m = sales.dropna(subset=["order_date"]).resample("ME", on="order_date")["amount"].sum()
df = m.to_frame("amount")
df["prev"] = df["amount"].shift(1)
df["mom"] = df["amount"].pct_change().replace([np.inf, -np.inf], np.nan).round(3)
df.index = df.index.strftime("%b-%y")
result = df

# case: ytd-cumsum
s = sales.dropna(subset=["order_date"]).sort_values("order_date")
s["ytd"] = s.groupby(s["order_date"].dt.year)["amount"].cumsum()
result = s[["order_date", "amount", "ytd"]].tail(6)

# case: month-gaps
months = sales["order_date"].dropna().dt.to_period("M").unique()
full = pd.period_range("2023-12", "2025-01", freq="M")
result = [str(p) for p in full if p not in set(months)]

# case: asof-index-bad-month
s = sales.set_index("order_date").sort_index()
result = s.loc["2024-13"]
