import pandas as pd
import numpy as np

sales = pd.DataFrame({
    "store": ["A", "A", "A", "B", "B", "B", "C", "C", "D", "A", "B", "C"],
    "category": ["Food", "Toys", "Food", "Food", "Toys", "Garden", "Food", None, "Toys", "Garden", "Food", "Toys"],
    "quarter": ["Q1", "Q1", "Q2", "Q1", "Q2", "Q2", "Q1", "Q2", "Q1", "Q2", "Q2", "Q1"],
    "units": [10, 5, 12, 7, 0, 3, 22, 4, 1, 6, 9, -2],
    "revenue": [100.0, 75.5, 130.0, 77.0, 0.0, 45.0, 220.0, np.nan, 15.0, 60.0, 99.0, -30.0],
    "promo": [True, False, True, False, False, True, True, False, True, False, True, False],
})
stores = pd.DataFrame({
    "store": ["A", "B", "C", "E"],
    "city": ["Oslo", "oslo ", "Bergen", "Bodo"],
    "sqm": [120, 80, np.nan, 60],
})
targets = pd.DataFrame({
    "store": ["A", "A", "B", "B", "C"],
    "quarter": ["Q1", "Q2", "Q1", "Q2", "Q1"],
    "target": [150, 200, 80, 150, 200],
})

# case: percent-of-total
tot = sales.groupby("store")["revenue"].sum()
result = (tot / tot.sum() * 100).round(2)
# case: pareto-eighty
t = sales.groupby("category")["revenue"].sum().sort_values(ascending=False)
out = t.to_frame("revenue").assign(cum_pct=lambda d: d["revenue"].cumsum() / d["revenue"].sum() * 100)
out["class"] = np.select([out["cum_pct"] <= 80, out["cum_pct"] <= 95], ["A", "B"], default="C")
result = out.round(1)
# case: percent-within-store-level
g = sales.groupby(["store", "category"])["revenue"].sum()
result = g / g.groupby(level=0).transform("sum")
# case: groupby-level-name
idx = sales.set_index(["store", "quarter"])
result = idx.groupby(level="quarter")["units"].sum()
# case: groupby-mixed-level-and-column
idx = sales.set_index("store")
result = idx.groupby(["store", "promo"])["units"].mean()
# case: grouper-level
idx = sales.set_index(["store", "category"]).sort_index()
result = idx.groupby(pd.Grouper(level="category")).agg({"units": "sum", "revenue": "max"})
# case: three-level-unstack-last
result = sales.groupby(["store", "category", "quarter"])["units"].sum().unstack(level=-1, fill_value=0)
# case: unstack-two-levels
result = sales.groupby(["store", "category", "quarter"])["units"].sum().unstack(["category", "quarter"]).fillna(0)
# case: multiindex-columns-flatten
s = sales.groupby("store").agg({"revenue": ["sum", "mean"], "units": ["sum", "std"]})
s.columns = s.columns.map("_".join)
result = s.reset_index()
# case: columns-droplevel
s = sales.groupby(["store", "quarter"]).agg({"revenue": ["sum"]})
s.columns = s.columns.droplevel(1)
result = s.unstack()
# case: as-index-false-agg-dict-list
out = sales.groupby(["category", "promo"], as_index=False, dropna=False).agg({"units": ["sum", "max"], "revenue": "mean"})
out.columns = [a if not b else f"{b}_{a}" for a, b in out.columns]
result = out
# case: sort-false-three-ways
a = sales.groupby("category", sort=False).units.sum()
b = sales.groupby("category", sort=True)["units"].sum()
result = {"first_seen": a.index.tolist(), "alpha": b.index.tolist(), "equal": a.sort_index().equals(b)}
# case: group-on-boolean-expression
result = sales.groupby(sales["units"] > 5)["revenue"].agg(["sum", "count"])
# case: group-on-two-expressions
result = sales.groupby([sales["units"].gt(5).rename("big"), sales["revenue"].fillna(0).lt(50).rename("cheap")]).size()
# case: group-on-array
labels = np.where(sales["units"] >= 10, "high", np.where(sales["units"] > 0, "low", "none"))
result = sales.groupby(labels)["revenue"].sum()
# case: group-on-list-of-labels
result = sales.groupby(["x", "y", "z"] * 4)["units"].sum()
# case: target-attainment
act = sales.groupby(["store", "quarter"], as_index=False)["revenue"].sum()
m = targets.merge(act, how="left", on=["store", "quarter"])
m["pct"] = m["revenue"].div(m["target"]).mul(100).round(1)
result = m.groupby("store")["pct"].mean()
# case: city-revenue-per-sqm
st = stores.assign(city=stores["city"].str.strip().str.title())
m = sales.merge(st, on="store", how="left")
r = m.groupby("city", dropna=False).agg(rev=("revenue", "sum"))
area = st.groupby("city")["sqm"].sum()
r["per_sqm"] = r["rev"] / area
result = r
# case: group-keys-true-apply
result = sales.groupby("store", group_keys=True)[["units", "revenue"]].apply(lambda g: g.sort_values("units").head(1))
# case: pipe-ratio
result = sales.groupby("store").pipe(lambda g: g["revenue"].sum() / g["units"].sum())
# case: named-agg-on-series-kwargs
result = sales.groupby("category")["units"].agg(total="sum", avg="mean", rng=lambda x: x.max() - x.min())
# case: seriesgroupby-dict-renamer-raises
result = sales.groupby("store")["units"].agg({"total": "sum", "avg": "mean"})
