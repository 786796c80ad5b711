import pandas as pd
import numpy as np

sales_df = pd.DataFrame({
    "region": ["East", "East", "East", "West", "West", "West", "North", "North"],
    "year": [2022, 2023, 2023, 2022, 2022, 2023, 2022, 2023],
    "quarter": ["Q1", "Q1", "Q2", "Q1", "Q3", "Q2", "Q4", "Q1"],
    "units": [10, 15, 12, 7, np.nan, 20, 5, 5],
    "revenue": [100.0, 165.0, 120.0, 84.0, 66.0, np.nan, 55.0, 60.0],
})

targets_df = pd.DataFrame({
    "region": ["East", "West", "North", "South"],
    "year": [2023, 2023, 2023, 2023],
    "target": [250, 200, "80", None],
})
# case: multiindex-row-tuple
m = sales_df.set_index(["region", "year", "quarter"]).sort_index()
result = {"cell": m.loc[("East", 2023, "Q1"), "units"], "east23": m.loc[("East", 2023)], "west": m.loc["West"]}
# case: xs-on-inner-level
m = sales_df.set_index(["region", "year", "quarter"]).sort_index()
result = m.xs("Q1", level="quarter").reset_index()
# case: index-slice
idx = pd.IndexSlice
m = sales_df.set_index(["region", "year", "quarter"]).sort_index()
result = m.loc[idx[["East", "West"], 2022:2023, ["Q1", "Q2"]], "revenue"]
# case: get-level-values-filter
m = sales_df.set_index(["region", "year"])
keep = (m.index.get_level_values("year") == 2023) & (m["revenue"] > 100)
result = m[keep].drop(columns="quarter")
# case: column-multiindex-select
g = sales_df.groupby("region").agg({"units": ["sum", "max"], "revenue": ["mean", "count"]})
result = {"units": g["units"], "one": g[("revenue", "mean")].round(2), "count": g.xs("count", axis=1, level=1)}
# case: flatten-columns
g = sales_df.groupby(["region", "year"]).agg({"units": ["sum", "min"], "revenue": "sum"})
g.columns = ["_".join(c) for c in g.columns]
result = g.reset_index().sort_values("revenue_sum", ascending=False)
# case: unstack-fill
t = sales_df.groupby(["region", "year"])["revenue"].sum().unstack("year", fill_value=0)
t["diff"] = t[2023] - t[2022]
result = t.sort_values("diff", ascending=False)
# case: set-on-multiindex
m = sales_df.set_index(["region", "year", "quarter"])
m.loc[("West", 2022, "Q3"), "units"] = 6
m.loc[("West", 2023, "Q2"), ["units", "revenue"]] = [21, 210.5]
m.loc[("South", 2023, "Q1"), :] = [3, 33.0]
result = m.reset_index()
# case: swaplevel-sort
m = sales_df.set_index(["region", "year"])[["units"]]
result = m.swaplevel().sort_index(level=["year", "region"], ascending=[False, True])
# case: drop-level-and-labels
m = sales_df.set_index(["region", "year", "quarter"])
m = m.drop("North", level="region")
result = m.droplevel("quarter").groupby(level=["region", "year"]).sum(min_count=1)
# case: targets-versus-actual
act = sales_df[sales_df["year"] == 2023].groupby("region")["revenue"].sum()
t = targets_df.set_index("region")["target"].astype(float)
df = pd.concat([act, t], axis=1)
df["met"] = df["revenue"] >= df["target"]
result = df
# case: multiindex-isin
pairs = [("East", 2023), ("North", 2022)]
m = sales_df.set_index(["region", "year"])
result = m.loc[m.index.isin(pairs)].reset_index()
# case: columns-from-tuples
df = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=pd.MultiIndex.from_tuples([("a", "x"), ("a", "y"), ("b", "x")]))
df[("b", "y")] = df[("a", "x")] + df[("b", "x")]
result = {"df": df, "x": df.loc[:, (slice(None), "x")], "a_first": df["a"].iloc[0]}
# case: row-min-max-over-pivot
p = sales_df.pivot_table(index="region", columns="quarter", values="units", aggfunc="sum")
result = p.assign(best=p.idxmax(axis=1), low=p.min(axis=1), high=p.max(axis=1), n=p.count(axis=1))
