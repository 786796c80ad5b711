import pandas as pd
import numpy as np
import datetime

sales = pd.DataFrame({
    "date": ["01/05/2022", "02/10/2022", "03/03/2022", "03/28/2022", "06/15/2022", "12/31/2022", "01/09/2023", "02/14/2023", "04/01/2023",
             "06/15/2023", "06/30/2023", "11/11/2023", "01/01/2024", "02/29/2024", "N/A"],
    "store": ["North", "North", "South", "north ", "South", "North", "North", "South", "South", "North", "South", "East", "North", "South", "East"],
    "revenue": [1000, 1500, 700, 300, 900, 2000, 1100, 0, 850, 1250, -50, 400, 1300, 720, 10],
    "units": ["10", "15", "7", "3", "9", "20", "11", "0", "8", "x", "-1", "4", "13", "7", "1"],
})

targets = pd.DataFrame({
    "month": ["2022-01", "2022-02", "2022-03", "2022-04", "2022-06", "2023-01", "2023-02", "2023-06", "2024-01"],
    "target": [900, 1400, 1200, 500, 1000, 1000, 300, 1500, None],
})

promos = pd.DataFrame({
    "promo": ["Winter", "Spring", "Summer", "Leap"],
    "from": [datetime.date(2022, 1, 1), datetime.date(2022, 3, 1), datetime.date(2023, 6, 1), datetime.date(2024, 2, 29)],
    "to": [datetime.date(2022, 2, 28), datetime.date(2022, 3, 31), datetime.date(2023, 6, 30), datetime.date(2024, 2, 29)],
})

# case: yoy-by-month-pivot
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
df = df.dropna(subset=["date"])
df["year"] = df["date"].dt.year
df["month"] = df["date"].dt.month
p = df.pivot_table(index="month", columns="year", values="revenue", aggfunc="sum")
p["yoy_23"] = (p[2023] - p[2022]) / p[2022] * 100
result = p.round(1)

# case: yoy-merge
df = sales.assign(date=pd.to_datetime(sales["date"], errors="coerce")).dropna(subset=["date"])
m = df.groupby([df["date"].dt.year.rename("year"), df["date"].dt.month.rename("month")])["revenue"].sum().reset_index()
prev = m.copy()
prev["year"] += 1
out = m.merge(prev, on=["year", "month"], how="left", suffixes=("", "_ly"))
out["yoy"] = out["revenue"] / out["revenue_ly"] - 1
result = out

# case: yoy-shift-12
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
ts = df.dropna(subset=["date"]).set_index("date")["revenue"].resample("MS").sum()
out = pd.DataFrame({"rev": ts, "last_year": ts.shift(12)})
out["diff"] = out["rev"] - out["last_year"]
result = out.loc["2023"]

# case: month-target-merge
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], format="%m/%d/%Y", errors="coerce")
df["month"] = df["date"].dt.strftime("%Y-%m")
act = df.groupby("month", as_index=False)["revenue"].sum()
out = targets.merge(act, on="month", how="outer").sort_values("month").fillna({"revenue": 0})
out["hit"] = out["revenue"] >= out["target"]
result = out

# case: target-period-index
t = targets.copy()
t.index = pd.PeriodIndex(t.pop("month"), freq="M")
result = t.reindex(pd.period_range("2022-01", "2022-07", freq="M")).ffill()

# case: missing-months-list
t = pd.to_datetime(targets["month"])
full = pd.date_range(t.min(), t.max(), freq="MS")
result = full.difference(pd.DatetimeIndex(t)).strftime("%b %y").tolist()

# case: ytd-per-store
df = sales.copy()
df["store"] = df["store"].str.strip().str.title()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
df = df.dropna().sort_values("date")
df["ytd"] = df.groupby(["store", df["date"].dt.year])["revenue"].cumsum()
result = df[["store", "date", "revenue", "ytd"]].reset_index(drop=True)

# case: quarter-resample-agg
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
q = df.dropna(subset=["date"]).resample("QS", on="date")["revenue"].agg(["sum", "count", "max"])
result = q

# case: yearly-totals-ys
df = sales.copy()
df.index = pd.to_datetime(df["date"], errors="coerce")
result = df[df.index.notna()]["revenue"].resample("YS").sum()

# case: promo-cross-join
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
p = promos.copy()
p["from"] = pd.to_datetime(p["from"])
p["to"] = pd.to_datetime(p["to"])
x = df.merge(p, how="cross")
x = x[(x["date"] >= x["from"]) & (x["date"] <= x["to"])]
result = x.groupby("promo").agg(rev=("revenue", "sum"), n=("revenue", "size")).reindex(p["promo"]).fillna(0)

# case: promo-length
result = promos.assign(days=[(b - a).days + 1 for a, b in zip(promos["from"], promos["to"])])

# case: promo-date-compare-error
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
result = df[df["date"] >= promos["from"].iloc[0]]

# case: promo-interval-index
p = promos.copy()
idx = pd.IntervalIndex.from_arrays(pd.to_datetime(p["from"]), pd.to_datetime(p["to"]), closed="both")
p.index = idx
d = pd.to_datetime(sales["date"], errors="coerce").dropna()
result = [p["promo"].iloc[i] if i >= 0 else None for i in idx.get_indexer(d)]

# case: rolling-90-days
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
s = df.dropna(subset=["date"]).set_index("date").sort_index()["revenue"]
result = s.rolling("90D").sum()

# case: three-month-moving-average
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
m = df.set_index("date")["revenue"]
m = m[m.index.notnull()].resample("ME").sum()
result = m.rolling(window=3, min_periods=1).mean().round(2).head(8)

# case: best-month
df = sales.copy()
df["month"] = pd.to_datetime(df["date"], errors="coerce").dt.to_period("M")
tot = df.groupby("month")["revenue"].sum()
result = (str(tot.idxmax()), tot.max(), tot.idxmin().strftime("%B %Y"))

# case: month-name-order
df = sales.copy()
d = pd.to_datetime(df["date"], errors="coerce")
df["month"] = pd.Categorical(d.dt.strftime("%b"), categories=["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"], ordered=True)
result = df.groupby("month", observed=True)["revenue"].mean()

# case: share-of-year
df = sales.copy()
df["y"] = pd.to_datetime(df["date"], errors="coerce").dt.year
df["share"] = df["revenue"] / df.groupby("y")["revenue"].transform("sum")
result = df[["date", "y", "share"]].round(3)

# case: fiscal-july
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
df = df[~df["date"].isna()]
df["FY"] = "FY" + (df["date"].dt.year + (df["date"].dt.month >= 7).astype(int)).astype(str)
result = df.groupby("FY")["revenue"].sum().to_dict()

# case: units-per-month-numeric
df = sales.copy()
df["units"] = pd.to_numeric(df["units"], errors="coerce")
df["date"] = pd.to_datetime(df["date"], errors="coerce")
g = df.groupby(pd.Grouper(key="date", freq="QE"))["units"].sum()
result = g[g != 0]

# case: store-month-grouper
df = sales.copy()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
df["store"] = df["store"].str.strip().str.capitalize()
result = df.groupby(["store", pd.Grouper(key="date", freq="YE")])["revenue"].sum()

# case: parse-na-string
result = pd.to_datetime(sales["date"]).isna().sum()

# case: parse-wrong-format
result = pd.to_datetime(sales["date"].iloc[:5], format="%d/%m/%Y").dt.month.tolist()

# case: days-between-sales-per-store
df = sales.copy()
df["store"] = df["store"].str.strip().str.lower()
df["date"] = pd.to_datetime(df["date"], errors="coerce")
df = df.dropna(subset=["date"]).sort_values(["store", "date"])
df["gap"] = df.groupby("store")["date"].diff()
result = df.groupby("store")["gap"].agg(["mean", "max", "count"])
