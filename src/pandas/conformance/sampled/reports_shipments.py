import pandas as pd
import numpy as np

shipments = pd.DataFrame({
    "shipment": ["A-01", "A-02", "A-03", "B-01", "B-02", "B-03", "C-01", "C-02", "C-03", "C-04", "D-01", "D-02", "A-03"],
    "origin": ["Hamburg", "Hamburg", "Gdansk", "Gdansk", "Antwerp", "Antwerp", "Hamburg", "Gdansk", "Antwerp", "Hamburg", "Gdansk", "Antwerp", "Gdansk"],
    "dest": ["Oslo", "Malmo", "Oslo", "Oslo", "Malmo", "Dublin", "Dublin", "Malmo", "Oslo", "Oslo", "Dublin", None, "Oslo"],
    "mode": pd.Categorical(["sea", "rail", "sea", "road", "sea", "sea", "road", "rail", "sea", "sea", "road", "rail", "sea"],
                           categories=["sea", "rail", "road", "air"]),
    "weight_t": [12.5, 8.0, 20.0, 3.2, 15.0, 15.0, 2.4, np.nan, 18.1, 12.5, 4.0, 6.6, 20.0],
    "cost": [1200, 950, 1800, 640, 1500, 1450, 700, 880, 1725, 1200, 810, 720, 1800],
    "shipped": pd.to_datetime(["2024-05-01", "2024-05-03", "2024-05-03", "2024-05-10", "2024-05-18", "2024-06-01", "2024-06-02",
                               "2024-06-02", "2024-06-15", "2024-06-20", "2024-07-01", "2024-07-04", "2024-05-03"]),
    "late": [False, True, False, True, False, False, True, False, False, True, True, False, False],
})

stock = pd.DataFrame({
    "warehouse": ["W1", "W1", "W1", "W2", "W2", "W3", "W3", "W3"],
    "sku": ["bolt", "nut", "gear", "bolt", "gear", "nut", "gear", "bolt"],
    "week": [1, 1, 1, 1, 2, 1, 2, 2],
    "in_qty": [100, 250, 30, 80, 45, 300, 25, 60],
    "out_qty": [40, 200, 30, 95, 10, 120, 5, np.nan],
    "tags": [["metal", "small"], ["metal"], ["heavy"], ["metal", "small"], ["heavy", "metal"], ["metal"], ["heavy"], []],
})

ports = pd.DataFrame({
    "port": ["Hamburg", "Gdansk", "Antwerp", "Rotterdam"],
    "country": ["DE", "PL", "BE", "NL"],
    "fee_q1": [10.0, 7.5, 9.0, 11.0],
    "fee_q2": [10.5, 7.5, np.nan, 11.0],
    "fee_q3": [11.0, 8.0, 9.5, 12.5],
})

# case: lane-cost-sum-count
pt = shipments.pivot_table(index="origin", columns="dest", values="cost", aggfunc=["sum", "count"], fill_value=0)
result = pt.rename(columns={"sum": "total", "count": "n"}, level=0)

# case: lane-margins-two-levels
df = shipments.drop_duplicates()
result = df.pivot_table(index=["origin", "dest"], columns="late", values="cost", aggfunc="sum",
                        margins=True, margins_name="Sum", fill_value=0)

# case: mode-observed-false-unstack
df = shipments.copy()
result = df.groupby(["origin", "mode"], observed=False)["cost"].sum().unstack()

# case: mode-groupby-columns-category-add-total
t = shipments.groupby(["origin", "mode"], observed=True)["weight_t"].sum().unstack("mode")
t["total"] = t.sum(axis=1)
result = t

# case: mode-columns-as-str-total
t = shipments.pivot_table(index="dest", columns="mode", values="cost", aggfunc="mean", observed=True)
t.columns = t.columns.astype(str)
t["mean"] = t.mean(axis=1).round(1)
result = t.fillna("-")

# case: unstack-two-levels
df = shipments.drop_duplicates("shipment")
s = df.groupby(["origin", "dest", "late"])["cost"].sum()
result = s.unstack(["dest", "late"], fill_value=0)

# case: unstack-by-number-then-sort
s = shipments.groupby(["late", "origin", "dest"])["cost"].max()
result = s.unstack(0).sort_index(level=[1, 0], ascending=[True, False])

# case: stack-both-levels
t = shipments.pivot_table(index="origin", columns=["late", "dest"], values="cost", aggfunc="sum")
result = t.stack(["late", "dest"]).astype(int)

# case: stack-default-drops-missing
t = ports.set_index(["country", "port"])
t.columns = t.columns.str.replace("fee_", "").str.upper()
result = t.rename_axis("quarter", axis=1).stack().rename("fee")

# case: fee-wide-to-long-suffix
long = pd.wide_to_long(ports, stubnames="fee", i="port", j="quarter", sep="_", suffix=r"q\d").sort_index()
long["fee"] = long.groupby(level="port")["fee"].ffill()
result = long.set_index("country", append=True)

# case: fee-melt-keep-index
m = ports.set_index("port").melt(value_vars=["fee_q1", "fee_q2", "fee_q3"], var_name="quarter", value_name="fee", ignore_index=False)
result = m.groupby(level=0)["fee"].agg(["min", "max", "count"])

# case: fee-change-transposed
t = ports.set_index("port").drop(columns="country").T
result = t.ffill().pct_change().round(4).iloc[1:]

# case: stock-net-fill-combinations
s = stock.assign(net=stock["in_qty"] - stock["out_qty"].fillna(0)).set_index(["warehouse", "sku"])["net"]
full = pd.MultiIndex.from_product(s.index.levels, names=s.index.names)
result = s.reindex(full)

# case: stock-unstack-stack-complete
t = stock.set_index(["warehouse", "sku", "week"])["in_qty"]
result = t.unstack("week", fill_value=0).stack()

# case: stock-cumulative-per-sku
s = stock.sort_values(["sku", "week", "warehouse"]).copy()
s["running"] = s.groupby("sku")["in_qty"].cumsum()
s["share"] = (s["in_qty"] / s.groupby("sku")["in_qty"].transform("sum")).round(3)
result = s.set_index(["sku", "week", "warehouse"])[["in_qty", "running", "share"]]

# case: tags-explode-pivot
ex = stock.explode("tags")
result = ex.pivot_table(index="tags", columns="warehouse", values=["in_qty", "out_qty"], aggfunc="sum", fill_value=0)

# case: tags-explode-crosstab-missing
ex = stock.explode("tags", ignore_index=True)
ex["tags"] = ex["tags"].fillna("untagged")
result = pd.crosstab(ex["warehouse"], ex["tags"])

# case: index-query-by-level-name
t = stock.set_index(["warehouse", "sku"])
result = t.query("warehouse != 'W2' and sku in ['bolt', 'gear']")[["week", "in_qty"]]

# case: drop-label-at-level
t = stock.set_index(["warehouse", "sku", "week"])[["in_qty", "out_qty"]]
result = t.drop("bolt", level="sku").droplevel("week")

# case: swap-reorder-levels
t = stock.set_index(["warehouse", "sku", "week"])[["in_qty"]]
result = t.reorder_levels(["week", "sku", "warehouse"]).sort_index()

# case: append-level-and-reset
t = stock.set_index("warehouse").set_index("sku", append=True)
t["rank"] = t.groupby(level="warehouse")["in_qty"].rank(ascending=False)
result = t.reset_index(level="sku")[["sku", "rank"]]

# case: origin-port-country-groups
m = shipments.merge(ports[["port", "country"]], left_on="origin", right_on="port").drop(columns="port")
g = m.groupby(["country", pd.Grouper(key="shipped", freq="MS")]).agg(cost=("cost", "sum"), late=("late", "mean"))
result = g.unstack(0)

# case: sub-with-level-broadcast
s = shipments.groupby(["origin", "shipment"])["cost"].first()
avg = s.groupby("origin").mean()
result = s.sub(avg, level="origin").round(2)

# case: value-counts-two-columns
vc = shipments[["origin", "late"]].value_counts()
result = vc.unstack(fill_value=0).rename(columns={False: "on_time", True: "late"})

# case: group-value-counts-normalized
vc = shipments.groupby("origin")["dest"].value_counts(normalize=True, dropna=False)
result = vc.round(2)

# case: weight-qcut-table-intervals
df = shipments.dropna(subset=["weight_t"]).drop_duplicates().copy()
df["q"] = pd.qcut(df["weight_t"], 4, labels=False, duplicates="drop")
result = df.groupby("q").agg({"weight_t": ["min", "max"], "cost": ["mean", "count"]})

# case: tight-dict-of-pivot
t = shipments.pivot_table(index="origin", columns="late", values=["cost"], aggfunc="sum")
result = t.to_dict(orient="tight")

# case: plain-dict-of-multiindex-columns
t = shipments.groupby("dest").agg({"cost": ["sum", "max"], "late": "sum"})
result = t.to_dict()

# case: column-wise-highlight-apply
t = shipments.pivot_table(index="origin", columns="dest", values="cost", aggfunc="max")
result = t.apply(lambda col: col.map(lambda v: f"*{v:.0f}*" if v == col.max() else ("" if pd.isna(v) else f"{v:.0f}")))
