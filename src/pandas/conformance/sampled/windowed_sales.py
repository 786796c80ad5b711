import pandas as pd
import numpy as np
from datetime import datetime, timedelta

sales = pd.DataFrame({
    "store": ["North", "North", "North", "North", "North", "South", "South", "South", "South", "East", "East", "East", None, "West"],
    "date": ["2024-03-01", "2024-03-02", "2024-03-04", "2024-03-05", "2024-03-09", "2024-03-01", "2024-03-03", "2024-03-04", "2024-03-10",
             "2024-03-02", "2024-03-02", "2024-03-06", "2024-03-05", "2024-03-07"],
    "units": [10, 12, 0, 15, 12, 7, None, 9, 7, 20, -2, 20, 5, 3],
    "revenue": [100.0, 126.5, 0.0, 150.0, np.nan, 70.0, 65.5, 90.0, 77.0, 240.0, -24.0, 238.8, 50.0, 33.3],
    "promo": [False, True, True, None, False, True, False, False, True, True, True, False, None, False],
})
stores = pd.DataFrame({
    "store": ["North", "South", "East", "Central", "south "],
    "region": ["A", "B", "A", None, "B"],
    "target": [40, 30, 45, 25, 0],
    "opened": ["2015-01-10", "10/02/2018", "2020-07-01", "", None],
})
prices = pd.DataFrame({
    "day": pd.date_range("2024-03-01", periods=10, freq="D"),
    "price": [9.9, 9.9, 10.5, np.nan, np.nan, 11.0, 10.8, np.nan, 10.0, 10.0],
})

# case: rolling-mean-3-minp
df = sales.copy()
df["rev_ma3"] = df["revenue"].rolling(window=3, min_periods=1).mean()
result = df[["store", "date", "revenue", "rev_ma3"]]
# case: group-rolling-reset
df = sales.dropna(subset=["store"]).copy()
df["date"] = pd.to_datetime(df["date"])
df = df.sort_values(["store", "date"])
df["roll2"] = df.groupby("store")["units"].rolling(2, min_periods=1).sum().reset_index(level=0, drop=True)
result = df
# case: rolling-3d-on-date
df = sales.copy()
df["date"] = pd.to_datetime(df["date"])
df = df.sort_values("date", kind="stable")
result = df.rolling("3D", on="date")["revenue"].sum()
# case: group-rolling-7d-index
d = sales.dropna(subset=["store", "units"]).copy()
d["date"] = pd.to_datetime(d["date"])
d = d.set_index("date").sort_index()
result = d.groupby("store")["units"].rolling("7D").mean().round(2)
# case: price-ffill-limit
prices["filled"] = prices["price"].ffill(limit=1)
prices["still_missing"] = prices["filled"].isna()
result = prices
# case: cumulative-share
tot = sales.groupby("store", dropna=False)["revenue"].sum().sort_values(ascending=False)
result = pd.DataFrame({
    "revenue": tot,
    "pct": (tot / tot.sum() * 100).round(2),
    "cum_pct": (tot.cumsum() / tot.sum() * 100).round(2),
})
# case: zero-sales-reset-counter
north = sales[sales["store"] == "North"].copy()
north["block"] = (north["units"] == 0).cumsum()
north["days_since_zero"] = north.groupby("block").cumcount()
result = north[["date", "units", "block", "days_since_zero"]]
# case: rank-dense-in-store
sales["rank"] = sales.groupby("store")["units"].rank(method="dense", ascending=False)
result = sales[["store", "units", "rank"]]
# case: interpolate-linear-both
s = prices.set_index("day")["price"]
result = s.interpolate(method="linear", limit_direction="both")
# case: price-pct-change-none
p = prices["price"].ffill()
result = p.pct_change(fill_method=None).mul(100).round(3).tolist()
# case: promo-streak
df = sales.copy()
promo = df["promo"].fillna(False).astype(bool)
grp = (promo != promo.shift()).cumsum()
df["streak"] = promo.groupby(grp).cumcount() + 1
df.loc[~promo, "streak"] = 0
result = df[["store", "date", "promo", "streak"]]
# case: fill-with-group-median
med = sales.groupby("store")["units"].transform("median")
sales["units_filled"] = sales["units"].fillna(med).fillna(sales["units"].median())
result = sales["units_filled"]
# case: gap-days
df = sales.dropna(subset=["store"]).assign(date=lambda x: pd.to_datetime(x["date"]))
df = df.sort_values(["store", "date"])
df["gap"] = df.groupby("store")["date"].diff().dt.days
df["long_gap"] = df["gap"] > 2
result = df.loc[df["long_gap"], ["store", "date", "gap"]].reset_index(drop=True)
# case: wrong-column-rolling
result = sales.groupby("store")["amount"].rolling(3).mean()
# case: rolling-agg-list
result = sales["units"].rolling(4, min_periods=2).agg(["sum", "mean", "max"])
# case: shift-next-sale
df = sales.copy()
df["next_units"] = df.groupby("store")["units"].shift(-1)
df["prev_units"] = df.groupby("store")["units"].shift(1, fill_value=0)
df["change"] = df["units"] - df["prev_units"]
result = df[["store", "units", "prev_units", "next_units", "change"]]
# case: reversed-forward-window
s = sales.loc[sales["store"] == "North", "revenue"]
fwd = s[::-1].rolling(3, min_periods=1).sum()[::-1]
result = pd.DataFrame({"rev": s, "next3": fwd})
# case: target-progress
m = sales.merge(stores[["store", "target"]], on="store", how="left")
m["cum_units"] = m.groupby("store")["units"].cumsum()
m["progress"] = (m["cum_units"] / m["target"]).round(3)
hit = m[m["progress"] >= 1].groupby("store")["date"].first()
result = {"progress": m[["store", "progress"]], "hit": hit.to_dict()}
# case: winsorize-quantile
lo, hi = sales["revenue"].quantile([0.1, 0.9])
sales["rev_w"] = sales["revenue"].clip(lower=lo, upper=hi)
result = sales[["revenue", "rev_w"]].describe().round(3)
# case: asfreq-gap-fill
east = sales[sales["store"] == "East"].copy()
east["date"] = pd.to_datetime(east["date"])
daily = east.groupby("date")["units"].sum().asfreq("D")
result = pd.concat([daily.rename("raw"), daily.fillna(0).rename("zero"), daily.ffill().rename("ffill")], axis=1)
# case: ewm-span
result = prices["price"].ewm(span=3, adjust=False).mean().round(4)
# case: ewm-ignore-na
a = prices["price"].ewm(alpha=0.5, ignore_na=True).mean()
b = prices["price"].ewm(alpha=0.5, ignore_na=False).mean()
result = pd.DataFrame({"ignore": a, "keep": b, "delta": a - b})
# case: top2-with-ties
df = sales[sales["units"].notna()]
r = df.groupby("store")["units"].rank(method="min", ascending=False)
result = df[r <= 2].sort_values(["store", "units"], ascending=[True, False])[["store", "date", "units"]]
# case: expanding-best-day
df = sales.query("store in ['North', 'South']").copy()
df["best_so_far"] = df.groupby("store")["revenue"].cummax()
df["is_record"] = df["revenue"].eq(df["best_so_far"]) & df["revenue"].notna()
result = df.groupby("store")["is_record"].sum()
