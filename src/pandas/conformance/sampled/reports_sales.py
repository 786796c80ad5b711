import pandas as pd
import numpy as np
import itertools

sales = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012],
    "region": ["North", "South", "North", "East", "South", "East", "North", "West", "South", "East", "North", "South"],
    "product": ["Laptop", "Phone", "Phone", "Laptop", "Tablet", "Phone", "Laptop", "Tablet", "Phone", "Laptop", "Tablet", None],
    "channel": ["online", "store", "online", "store", "online", "online", "store", "online", "store", "online", "online", "store"],
    "date": pd.to_datetime(["2024-01-05", "2024-01-17", "2024-02-03", "2024-02-14", "2024-02-20", "2024-03-02",
                            "2024-03-11", "2024-03-15", "2024-04-01", "2024-04-09", "2024-04-22", "2024-04-30"]),
    "units": [3, 5, 2, 1, 7, 4, 2, 6, 5, 3, 1, 2],
    "revenue": [3600.0, 3500.0, 1400.0, 1150.0, 2800.0, np.nan, 2400.0, 2400.0, 3500.0, 3450.0, 400.0, 180.5],
    "returned": [False, False, True, False, False, True, False, False, False, False, True, False],
})

targets = pd.DataFrame({
    "region": ["North", "North", "South", "South", "East", "East", "West"],
    "quarter": ["Q1", "Q2", "Q1", "Q2", "Q1", "Q2", "Q1"],
    "target": [7000, 2500, 6000, 4000, 2000, 3000, 2500],
})

stores = pd.DataFrame({
    "region": ["North", "South", "East", "West", "North", "Central"],
    "city": ["Oslo", "Rome", "Kyiv", "Lisbon", "Bergen", "Vienna"],
    "size": pd.Categorical(["L", "M", "S", "M", "S", "L"], categories=["S", "M", "L", "XL"], ordered=True),
    "rent_2022": [100, 80, 60, 75, 55, 110],
    "rent_2023": [105, 84, 60, np.nan, 57, 115],
    "staff_2022": [12, 9, 5, 8, 4, 15],
    "staff_2023": [13, 9, 6, 8, 5, 14],
})

# case: pivot-region-product-margins
df = sales.copy()
result = df.pivot_table(index="region", columns="product", values="revenue", aggfunc="sum",
                        fill_value=0, margins=True, margins_name="Total")

# case: pivot-multi-agg-flatten
df = sales.copy()
pt = pd.pivot_table(df, index="region", columns="channel", values=["units", "revenue"],
                    aggfunc={"units": "sum", "revenue": "mean"})
pt.columns = ["_".join(map(str, c)) for c in pt.columns.to_flat_index()]
result = pt.reset_index().round(2)

# case: quarterly-attainment
df = sales.copy()
df["quarter"] = "Q" + df["date"].dt.quarter.astype(str)
actual = df.groupby(["region", "quarter"])["revenue"].sum()
goal = targets.set_index(["region", "quarter"])["target"]
report = pd.concat({"actual": actual, "target": goal}, axis=1)
report["attainment"] = (report["actual"] / report["target"] * 100).round(1)
result = report.sort_values("attainment", ascending=False)

# case: share-within-region
df = sales.copy()
table = df.groupby(["region", "product"])["units"].sum().unstack(fill_value=0)
share = table.div(table.sum(axis=1), axis=0)
result = share.round(3)

# case: crosstab-normalize-index
ct = pd.crosstab(sales["region"], sales["returned"], normalize="index").round(2)
result = ct.rename(columns={False: "kept", True: "returned"}).rename_axis(columns="status")

# case: crosstab-values-margins
df = sales.copy()
result = pd.crosstab(index=df["region"], columns=df["channel"], values=df["units"], aggfunc="sum",
                     margins=True, margins_name="All regions")

# case: wide-to-long-stores
df = stores.copy()
long = pd.wide_to_long(df, stubnames=["rent", "staff"], i=["region", "city"], j="year", sep="_")
result = long.sort_index()

# case: wide-to-long-unstack-change
long = pd.wide_to_long(stores.drop(columns="size"), ["rent", "staff"], i=["region", "city"], j="year", sep="_")
wide = long.unstack("year")
change = wide.xs(2023, axis=1, level="year") - wide.xs(2022, axis=1, level="year")
result = change.add_suffix("_change")

# case: monthly-cumulative-by-region
df = sales.copy()
df["month"] = df["date"].dt.to_period("M")
monthly = df.pivot_table(index="month", columns="region", values="revenue", aggfunc="sum", fill_value=0)
result = monthly.cumsum()

# case: monthly-grouper-unstack
df = sales.copy()
result = (
    df.groupby([pd.Grouper(key="date", freq="ME"), "channel"])["units"]
    .sum()
    .unstack("channel", fill_value=0)
)

# case: categorical-size-observed-false
df = stores.copy()
result = df.groupby("size", observed=False)[["rent_2022", "staff_2022"]].agg(["count", "mean"])

# case: categorical-size-observed-true-two-keys
df = stores.copy()
result = df.groupby(["size", "region"], observed=True)["staff_2023"].sum()

# case: melt-rents-to-string
df = stores.copy()
m = df.melt(id_vars=["region", "city"], value_vars=["rent_2022", "rent_2023"], var_name="metric", value_name="amount")
m[["metric", "year"]] = m["metric"].str.split("_", expand=True)
result = m.sort_values(["city", "year"]).to_string(index=False)

# case: slice-multiindex-columns
pt = sales.pivot_table(index="region", columns="channel", values=["units", "revenue"], aggfunc="sum")
idx = pd.IndexSlice
result = pt.loc[["North", "South"], idx[:, "online"]]

# case: full-grid-from-product
df = sales.copy()
totals = df.groupby(["region", "product"])["units"].sum()
full = pd.MultiIndex.from_product(
    [sorted(df["region"].unique()), ["Laptop", "Phone", "Tablet", "Watch"]], names=["region", "product"])
result = totals.reindex(full, fill_value=0)

# case: itertools-grid-missing-combos
combos = list(itertools.product(sales["region"].unique(), sales["product"].dropna().unique()))
present = set(zip(sales["region"], sales["product"]))
missing = [c for c in combos if c not in present]
result = pd.DataFrame(missing, columns=["region", "product"]).set_index("region")

# case: describe-groups
d = sales.groupby("channel")["units"].describe()
result = d[["count", "mean", "50%", "max"]].rename(columns={"50%": "median"})

# case: describe-two-columns-swap
desc = sales.groupby("channel")[["units", "revenue"]].describe()
result = desc.swaplevel(axis=1).sort_index(axis=1).loc[:, ["mean", "max"]]

# case: named-agg-report
result = (
    sales.groupby(["region", "channel"], as_index=False)
    .agg(orders=("order_id", "count"), units=("units", "sum"), best=("revenue", "max"), any_return=("returned", "any"))
    .sort_values(["region", "units"], ascending=[True, False])
)

# case: best-product-per-region-idxmax
table = sales.pivot_table(index="region", columns="product", values="units", aggfunc="sum", fill_value=0)
result = pd.DataFrame({"best": table.idxmax(axis=1), "units": table.max(axis=1)})

# case: to-dict-index-orient
pt = sales.pivot_table(index="region", columns="channel", values="units", aggfunc="sum", fill_value=0)
result = pt.to_dict(orient="index")

# case: to-dict-split-multiindex
g = sales.groupby(["region", "channel"])[["units"]].sum()
result = g.to_dict(orient="split")

# case: concat-quarter-keys
q1 = sales[sales["date"] < "2024-04-01"].groupby("region")["units"].sum()
q2 = sales[sales["date"] >= "2024-04-01"].groupby("region")["units"].sum()
result = pd.concat([q1, q2], axis=1, keys=["Q1", "Q2"]).fillna(0).astype(int)

# case: concat-keys-names-rows
online = sales.loc[sales["channel"] == "online", ["region", "units"]]
store = sales.loc[sales["channel"] == "store", ["region", "units"]]
both = pd.concat([online, store], keys=["online", "store"], names=["channel", "row"])
result = both.xs("store", level="channel").nlargest(3, "units", keep="all")

# case: targets-pivot-stack-roundtrip
wide = targets.pivot(index="region", columns="quarter", values="target")
result = wide.stack().rename("target").reset_index()

# case: join-on-level
g = sales.groupby(["region", "channel"])[["units"]].sum()
rent = stores.groupby("region")[["rent_2022"]].sum()
result = g.join(rent, on="region", how="left").assign(units_per_rent=lambda d: (d["units"] / d["rent_2022"]).round(3))

# case: sort-index-mixed
g = sales.groupby(["region", "channel"])["revenue"].sum()
result = g.sort_index(level=["channel", "region"], ascending=[False, True])

# case: cut-revenue-bands
df = sales.copy()
df["band"] = pd.cut(df["revenue"], bins=[0, 1000, 2500, 5000], labels=["low", "mid", "high"])
result = df.pivot_table(index="band", columns="channel", values="order_id", aggfunc="count", observed=False)

# case: dummies-by-region
d = pd.get_dummies(sales[["region", "product"]], columns=["product"], prefix="p", dummy_na=True)
result = d.groupby("region").sum()

# case: row-lambda-on-table
table = sales.pivot_table(index="region", columns="channel", values="revenue", aggfunc="sum")
table["lead"] = table.apply(lambda r: "online" if r["online"] > r["store"] else "store", axis=1)
table["gap"] = (table["online"] - table["store"]).abs()
result = table.rename_axis(columns=None)
