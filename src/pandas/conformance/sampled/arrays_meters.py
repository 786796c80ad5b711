import pandas as pd
import numpy as np

meters = pd.DataFrame({
    "meter": ["E-01", "E-02", "E-03", "E-04", "E-05"],
    "zone": ["Z1", "Z1", "Z2", None, "Z2"],
    "type": ["home", "shop", "home", "factory", "Home"],
    "base_reading": [1000, 52000, 0, 9999999999, 300],
})

usage = pd.DataFrame({
    "ts": ["2024-03-01 00:00", "2024-03-01 06:00", "2024-03-01 12:00", "2024-03-01 18:00", "2024-03-02 00:00", "2024-03-02 06:00",
           "2024-03-01 00:00", "2024-03-01 12:00", "2024-03-02 00:00", "2024-03-02 12:00", "2024-03-01 00:00", "2024-03-01 06:00", "2024-03-01 06:00"],
    "meter": ["E-01"] * 6 + ["E-02"] * 4 + ["E-03", "E-03", "E-77"],
    "kwh": [1.2, 0.8, 2.5, 4.1, 1.1, np.nan, 15.0, 42.5, 14.2, 0.0, -0.3, 1.9, 3.3],
    "quality": ["A", "A", "B", "A", "E", "E", "A", "A", "C", "C", "E", "A", ""],
})

tariff = pd.DataFrame({"zone": ["Z1", "Z1", "Z2", "Z3"], "band": ["low", "high", "flat", "flat"], "cents": [11.5, 23.0, 18.25, 20.0]})

readings = pd.DataFrame(
    {"jan": [310, 1500, 95, 80000], "feb": [295, 1410, np.nan, 81000], "mar": [280, 1622, 101, 0]},
    index=["E-01", "E-02", "E-03", "E-04"],
)

# case: row-col-idx
result = {"peak_month": readings.idxmax(axis="columns").to_dict(), "peak_meter": readings.idxmax(axis="index").to_dict()}

# case: month-diff-axis1
result = readings.diff(axis=1)

# case: pct-change-axis-columns
result = readings.T.pct_change(fill_method=None).T.round(3)

# case: reindex-both-fill
result = readings.reindex(index=["E-03", "E-05", "E-01"], columns=["feb", "apr", "jan"], fill_value=-1)

# case: add-frames-fill
extra = pd.DataFrame({"mar": [5, 5], "apr": [300, 1600]}, index=["E-01", "E-06"])
result = readings.add(extra, fill_value=0)

# case: loc-list-slice
result = readings.loc[["E-04", "E-01"], "feb":]

# case: loc-missing-label
result = readings.loc[["E-01", "E-09"]]

# case: reverse-iloc
result = readings.iloc[::-1, ::-1].head(2)

# case: set-mask-frame
r = readings.copy()
r[r > 10000] = np.nan
r["total"] = r.sum(axis=1, min_count=2)
result = r

# case: quality-order
order = ["A", "B", "C", "D", "E"]
q = pd.Categorical(usage["quality"], categories=order, ordered=True)
u = usage.assign(quality=q)
result = u[u["quality"] >= "C"].sort_values("quality", ascending=False, kind="mergesort")["kwh"].tolist()

# case: hourly-bins-cut
ts = pd.to_datetime(usage["ts"])
part = pd.cut(ts.dt.hour, bins=[0, 6, 12, 18, 24], right=False, labels=["night", "morning", "afternoon", "evening"])
result = usage.groupby(part, observed=False)["kwh"].sum()

# case: resample-daily
u = usage.assign(ts=pd.to_datetime(usage["ts"])).set_index("ts")
result = u[u["meter"] == "E-01"].resample("D")["kwh"].agg(["sum", "count", "max"])

# case: share-of-meter-day
u = usage.copy()
u["day"] = u["ts"].str[:10]
u["share"] = u["kwh"] / u.groupby(["meter", "day"])["kwh"].transform("sum")
result = u.pivot_table(index="meter", columns="day", values="share", aggfunc="max").round(3)

# case: cost-many-to-many
m = usage.merge(meters[["meter", "zone"]], on="meter").merge(tariff, on="zone")
m["cost"] = m.eval("kwh * cents / 100")
result = m.groupby(["meter", "band"])["cost"].sum().round(3)

# case: argmax-argmin
k = usage["kwh"]
result = (k.argmax(), k.argmin(), usage["ts"].iloc[k.argmax()], k.idxmin())

# case: groupby-wrong-agg-name
result = usage.groupby("meter").agg({"kwh": "average"})

# case: cumulative-reading
base = meters.set_index("meter")["base_reading"]
u = usage.sort_values(["meter", "ts"]).copy()
u["reading"] = u["meter"].map(base).add(u.groupby("meter")["kwh"].cumsum())
result = u.groupby("meter")["reading"].last()

# case: clip-by-series-axis
cap = pd.Series([300, 1500, 100, 50000], index=readings.index)
result = readings.clip(upper=cap, axis=0)

# case: compare-methods
result = readings.ge(readings.mean(axis=1), axis=0).sum(axis=1)

# case: quantile-row-wise
result = readings.quantile(0.5, axis=1, interpolation="lower")

# case: nonzero-where-index
pos = np.where(usage["kwh"].to_numpy() <= 0)[0]
result = usage.iloc[pos][["ts", "meter", "kwh"]].to_dict("records")
