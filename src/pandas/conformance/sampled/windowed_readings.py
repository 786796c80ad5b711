import pandas as pd
import numpy as np
import math

readings = pd.DataFrame({
    "machine": ["M1"] * 6 + ["M2"] * 5 + ["m1", "M3", "M9"],
    "cycle": [1, 2, 3, 4, 5, 6, 1, 2, 2, 4, 7, 7, 1, 1],
    "temp": [70.1, 71.3, np.nan, np.nan, 90.0, 72.2, 65.0, 64.8, 64.8, np.nan, 66.1, 73.0, np.nan, -999.0],
    "state": ["run", "run", "stop", "stop", "run", "run", "idle", "run", "run", "run", "stop", "run", None, "run"],
    "scrap": [0, 2, 0, 0, 5, 1, 0, 0, 3, 1, 0, 0, 0, 12],
})
machines = pd.DataFrame({
    "machine": ["M1", "M2", "M3", "M4"],
    "line": ["L1", "L1", "L2", None],
    "max_temp": [80, 75, np.nan, 60],
    "serviced": ["2024-01-05", "05.02.2024", None, "2023-12-31"],
})
downtime = pd.DataFrame({
    "machine": ["M1", "M1", "M2", "M3", "M3", "M1"],
    "start": pd.to_datetime(["2024-02-01 08:00", "2024-02-01 08:30", "2024-02-01 09:00", "2024-02-02 23:50", "2024-02-03 00:10", "2024-02-01 12:00"]),
    "end": pd.to_datetime(["2024-02-01 09:00", "2024-02-01 08:45", None, "2024-02-03 00:05", "2024-02-03 01:00", "2024-02-01 12:30"]),
})

# case: state-runs
r = readings.copy()
r["run_id"] = ((r["machine"] != r["machine"].shift()) | (r["state"] != r["state"].shift())).cumsum()
result = r.groupby("run_id").agg(machine=("machine", "first"), state=("state", "first"), n=("state", "size"), from_cycle=("cycle", "min"), to_cycle=("cycle", "max"))
# case: longest-run-per-state
key = readings["state"].fillna("?").ne(readings["state"].fillna("?").shift()).cumsum()
lengths = readings.groupby([key.rename("k"), readings["state"].fillna("?")]).size()
result = lengths.groupby(level="state").max()
# case: missing-cycles
out = {}
for m, g in readings.groupby("machine"):
    full = set(range(g["cycle"].min(), g["cycle"].max() + 1))
    out[m] = sorted(full - set(g["cycle"]))
result = out
# case: cycle-gap-flag
readings["step"] = readings.groupby("machine")["cycle"].diff()
readings["gap"] = readings["step"].fillna(1).gt(1)
readings["repeat"] = readings["step"].eq(0)
result = readings[["machine", "cycle", "step", "gap", "repeat"]]
# case: sentinel-to-nan-interp
t = readings["temp"].replace(-999.0, np.nan)
result = t.interpolate(limit=1).round(2).tolist()
# case: interp-backward-limit
result = readings["temp"].iloc[:11].interpolate(method="linear", limit=1, limit_direction="backward")
# case: interp-inside
s = pd.Series([np.nan, 1, np.nan, np.nan, 4, np.nan])
result = pd.DataFrame({"inside": s.interpolate(limit_area="inside"), "outside": s.interpolate(limit_area="outside", limit_direction="both")})
# case: rolling-median-spike
r = readings[readings["machine"] == "M1"].copy()
r["med"] = r["temp"].rolling(5, min_periods=1, center=True).median()
r["spike"] = (r["temp"] - r["med"]).abs() > 10
result = r[["cycle", "temp", "med", "spike"]]
# case: iqr-outliers
q1, q3 = readings["temp"].quantile(.25), readings["temp"].quantile(.75)
iqr = q3 - q1
mask = ~readings["temp"].between(q1 - 1.5 * iqr, q3 + 1.5 * iqr) & readings["temp"].notna()
result = readings[mask]
# case: cusum-reset
target, limit = 1, 4
s, out, resets = 0, [], []
for i, x in readings["scrap"].items():
    s = max(0, s + x - target)
    if s > limit:
        resets.append(i)
        out.append(s)
        s = 0
    else:
        out.append(s)
readings["cusum"] = out
result = {"cusum": readings["cusum"].tolist(), "resets": resets}
# case: count-since-scrap
r = readings.copy()
hit = r["scrap"].gt(0)
grp = hit.groupby(r["machine"]).cumsum()
r["since"] = r.groupby(["machine", grp]).cumcount()
result = r[["machine", "cycle", "scrap", "since"]]
# case: rolling-agg-dict
result = readings.rolling(3, min_periods=1).agg({"temp": "mean", "scrap": "sum"})
# case: group-rolling-agg-list
out = readings.groupby("machine")["scrap"].rolling(2, min_periods=1).agg(["sum", "max"])
result = out.reset_index()
# case: rolling-whole-frame-error
result = readings.rolling(3).mean()
# case: group-rolling-multi-cols
x = readings.groupby("machine")[["temp", "scrap"]].rolling(window=2, min_periods=1).mean().reset_index(level=0, drop=True)
readings[["temp_ma", "scrap_ma"]] = x
result = readings
# case: rolling-apply-args
def weighted(a, power):
    w = np.arange(1, len(a) + 1) ** power
    return (a * w).sum() / w.sum()
result = readings["scrap"].rolling(3).apply(weighted, raw=True, kwargs={"power": 2}).round(3)
# case: last-valid-temp
clean = readings.replace({"temp": {-999.0: np.nan}})
result = clean.groupby("machine")["temp"].agg(lambda s: s.loc[s.last_valid_index()] if s.notna().any() else None)
# case: merge-overlapping-downtime
d = downtime.dropna(subset=["end"]).sort_values(["machine", "start"])
d["prev_end"] = d.groupby("machine")["end"].transform(lambda s: s.cummax().shift())
d["blk"] = (d["start"] > d["prev_end"]).groupby(d["machine"]).cumsum()
m = d.groupby(["machine", "blk"]).agg(start=("start", "min"), end=("end", "max")).reset_index()
m["minutes"] = (m["end"] - m["start"]) / pd.Timedelta(minutes=1)
result = m
# case: open-end-fill
d = downtime.copy()
d["end"] = d["end"].fillna(d["start"] + pd.Timedelta("2h"))
d["dur"] = d["end"] - d["start"]
result = d.groupby("machine")["dur"].sum().dt.total_seconds()
# case: over-limit-consecutive
m = readings.merge(machines, on="machine", how="left")
over = m["temp"] > m["max_temp"].fillna(70)
two = over & over.groupby(m["machine"]).shift(-1, fill_value=False)
result = over.sum(), two.sum(), m.loc[over, "machine"].tolist()
# case: coalesce-temps
a = readings.set_index(["machine", "cycle"])["temp"]
a = a[~a.index.duplicated(keep="last")]
b = pd.Series([68.0, 69.0], index=pd.MultiIndex.from_tuples([("M1", 3), ("M3", 1)], names=["machine", "cycle"]))
result = a.combine_first(b)
# case: dropna-all-how
w = readings.pivot_table(index="cycle", columns="machine", values="temp", aggfunc="mean", dropna=False)
result = w.dropna(axis="columns", how="all").dropna(thresh=2)
# case: forgot-parentheses
result = readings[readings["temp"] > 70 & readings["scrap"] > 0]
