import pandas as pd
import numpy as np

readings = pd.DataFrame({
    "site": ["A", "A", "A", "A", "B", "B", "B", "C", "C", "C", "C", "A", "B", "D"],
    "sensor": ["temp", "temp", "hum", "hum", "temp", "hum", "temp", "temp", "hum", "pm", "pm", "pm", "pm", "temp"],
    "ts": pd.to_datetime(["2024-05-01 00:00", "2024-05-01 06:00", "2024-05-01 00:00", "2024-05-02 12:00", "2024-05-01 00:00",
                          "2024-05-01 00:00", "2024-05-02 18:00", "2024-05-03 00:00", "2024-05-03 00:00", "2024-05-03 01:00",
                          "2024-05-03 01:00", "2024-05-04 07:30", "2024-05-04 07:30", None]),
    "value": [14.5, 16.0, 60.0, 55.0, 12.0, 70.0, 18.5, -2.0, 60.0, 9.0, 11.0, np.nan, 9.0, 20.0],
    "flag": [True, True, False, True, None, True, False, True, True, True, False, None, True, True],
})
sites = pd.DataFrame({
    "site": ["A", "B", "C", "E"],
    "region": ["north", "north", "south", "south"],
    "alt": [120, 80, 450, 10],
})
limits = pd.DataFrame({
    "sensor": ["temp", "hum", "pm", "co2"],
    "lo": [0, 40, 0, 300],
    "hi": [15, 65, 10, 1000],
    "unit": ["C", "%", "ug", "ppm"],
})

# case: agg-flatten-reverse
g = readings.groupby("site").agg({"value": ["min", "max", "count"], "ts": ["first"]})
g.columns = ["_".join(c[::-1]) for c in g.columns]
result = (g, g.columns.tolist())

# case: multi-agg-droplevel
g = readings.groupby(["sensor"]).agg({"value": ["min", "max"]})
g.columns = g.columns.droplevel(0)
result = g.assign(range=g["max"] - g["min"]).sort_values("range", ascending=False)

# case: site-sensor-matrix
m = readings.groupby(["site", "sensor"])["value"].mean().unstack()
m = m.fillna(m.mean()).rename_axis(None).rename_axis(None, axis=1)
result = m.round(2)

# case: pivot-share-of-column
p = readings.pivot_table(values="value", index="site", columns="sensor", aggfunc="sum")
result = p.div(p.sum(), axis=1).mul(100).round(1).sort_values(by=["temp", "hum"], ascending=False)

# case: pivot-drop-and-order
p = readings.pivot_table(values="value", index="site", columns="sensor", aggfunc="count", margins=True)
p = p.drop(index="All").sort_values("All", ascending=False).drop(columns="All")
result = (p, p.columns.name, p.index.name)

# case: crosstab-flag
ct = pd.crosstab(readings["site"], readings["flag"].fillna("unknown"), rownames=["where"], colnames=["state"])
result = (ct, ct.index.name, ct.columns.name)

# case: crosstab-merge-sites
ct = pd.crosstab(readings["site"], readings["sensor"]).reset_index()
m = sites.merge(ct, on="site", how="outer", indicator="src")
m["src"] = m["src"].astype(str)
result = m.rename_axis(columns=None)

# case: counts-merged-limits
vc = readings["sensor"].value_counts().reset_index()
vc.columns = ["sensor", "n"]
m = limits.merge(vc, how="left", on="sensor").fillna({"n": 0})
result = m.sort_values(["n", "sensor"], ascending=[False, True])[["sensor", "n", "unit"]]

# case: share-value-counts-map
share = readings["site"].value_counts(normalize=True).round(3)
result = sites.assign(share=sites["site"].map(share).fillna(0)).set_index("site")["share"]

# case: describe-sensor-wide
d = readings.groupby("sensor")["value"].describe().T
d.columns = d.columns.str.upper()
result = (d.loc[["mean", "std", "max"]].round(2), d.columns.name)

# case: describe-all-renamed
result = readings.merge(sites, on="site")[["value", "alt"]].describe(percentiles=[0.5]).T.rename(columns={"50%": "median"}).rename_axis("column").reset_index()

# case: daily-sum-cumshare
day = readings.dropna(subset=["ts"]).set_index("ts").resample("D")["value"].sum()
day.index.name = "day"
out = day.to_frame("total")
out["share"] = out["total"] / out["total"].sum()
out["cum"] = out["share"].cumsum()
result = out.round(3)

# case: resample-with-nat
result = readings.resample("D", on="ts")["value"].mean()

# case: resample-per-site-multi
r = readings.dropna(subset=["ts"]).set_index("ts").groupby(["site", "sensor"])["value"].resample("2D").mean()
result = (r.dropna().reset_index(), r.index.names)

# case: grouper-and-site
g = readings.groupby(["site", pd.Grouper(key="ts", freq="D")])["value"].sum()
u = g.unstack("site", fill_value=0)
result = (u, u.index.name, u.columns.tolist())

# case: transposed-dates
g = readings.groupby([readings["ts"].dt.date, "site"])["value"].max().unstack(0)
g.columns = [str(c) for c in g.columns]
result = g

# case: concat-keys-stats
st = pd.concat([readings.groupby("site")["value"].agg(f) for f in ["min", "mean", "max"]], axis=1, keys=["lo", "avg", "hi"])
result = (st, st.columns.tolist(), st.index.name)

# case: concat-keys-names-levels
c = pd.concat([readings.head(3), readings.tail(3)], keys=["first", "last"], names=["part", "row"])[["site", "value"]]
result = (c.xs("last"), c.xs(1, level="row"), c.droplevel("part").index.tolist())

# case: concat-unstack-cols
c = pd.concat({"lo": limits.set_index("sensor")["lo"], "hi": limits.set_index("sensor")["hi"]})
u = c.unstack(level=0)
result = (u[["lo", "hi"]], u.columns.tolist(), c.index.names)

# case: melt-limits
m = limits.melt(id_vars="sensor", value_vars=["lo", "hi"], var_name="bound", value_name="v")
p = m.pivot(index="bound", columns="sensor", values="v")
result = p.rename_axis(index=None).loc[["lo", "hi"], limits["sensor"]]

# case: map-series-units
unit = limits.set_index("sensor")["unit"]
p = readings.pivot_table(index="site", columns="sensor", values="value")
p.columns = p.columns + " [" + p.columns.map(unit) + "]"
result = (p.round(1), p.columns.name)

# case: out-of-range-counts
m = readings.merge(limits, on="sensor")
m["bad"] = ~m["value"].between(m["lo"], m["hi"])
result = m.groupby(["site", "sensor"])["bad"].agg(["sum", "mean"]).query("`sum` > 0").rename(columns={"sum": "n_bad", "mean": "rate"})

# case: sort-levels-opposite
s = readings.set_index(["sensor", "site"])["value"]
result = s.sort_index(ascending=[False, True])

# case: site-index-ops
a = pd.Index(readings["site"].unique(), name="site")
b = pd.Index(sites["site"], name="site")
result = [(n, f(b).tolist(), f(b).name) for n, f in [("and", a.intersection), ("or", a.union), ("minus", a.difference), ("xor", a.symmetric_difference)]]

# case: union-columns-reindex
p = readings.pivot_table(index="site", columns="sensor", values="value", aggfunc="max")
cols = p.columns.union(limits["sensor"])
rows = p.index.union(sites["site"])
result = p.reindex(index=rows, columns=cols)

# case: slice-middle-level
s = readings.dropna(subset=["ts"]).set_index(["site", "sensor", "ts"])["value"].sort_index()
result = s.loc[pd.IndexSlice[:, "temp", "2024-05-01":"2024-05-02"]]

# case: tuple-list-frame
f = readings.set_index(["site", "sensor"])[["value"]].sort_index()
result = f.loc[[("C", "pm"), ("A", "hum")]]

# case: xs-two-levels
f = readings.set_index(["site", "sensor", "flag"])["value"]
result = (f.xs(("C", True), level=["site", "flag"]), f.xs("B", drop_level=False))

# case: mask-reversed
mask = readings["value"].gt(15)[::-1]
result = readings.loc[mask, ["site", "value"]]

# case: assign-multi-column-level
w = readings.pivot_table(index="site", columns="sensor", values="value", aggfunc=["mean", "count"])
w[("flags", "any")] = readings.groupby("site")["flag"].apply(lambda s: (s == True).any())
result = (w["flags"], w.columns.tolist())

# case: product-reindex-site-sensor
s = readings.groupby(["site", "sensor"])["value"].mean()
full = pd.MultiIndex.from_product([sites["site"], limits["sensor"]])
r = s.reindex(full)
result = (int(r.isna().sum()), r.dropna(), r.index.names)

# case: level-transform-center
s = readings.set_index(["sensor", "site"])["value"]
c = s - s.groupby(level="sensor").transform("median")
result = c.groupby(level=["site"]).mean().round(2).rename("dev")

# case: rank-rows-average
p = readings.pivot_table(index="sensor", columns="site", values="value", aggfunc="mean")
r = p.rank(axis=1, ascending=False)
result = r.mean().rename("mean_rank").sort_values().to_frame().rename_axis(index=None)

# case: idxmax-with-all-nan
p = readings.pivot(columns="sensor", values="value").groupby(readings["site"]).max()
result = p.drop(index="D").idxmax(axis=1)

# case: join-list-suffix-clash
a = readings.groupby("site")[["value"]].mean()
b = readings.groupby("site")[["value"]].max()
result = a.join([b.rename(columns={"value": "value_max"}), sites.set_index("site")[["region"]]], how="inner")
