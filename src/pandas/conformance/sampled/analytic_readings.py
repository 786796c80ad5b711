import pandas as pd
import numpy as np
import itertools

readings = pd.DataFrame({
    "sensor": ["s1", "s1", "s1", "s1", "s1", "s1", "s2", "s2", "s2", "s2", "s3", "s3", "S3 ", None],
    "minute": [0, 1, 2, 5, 6, 9, 0, 1, 3, 4, 2, 2, 3, 4],
    "temp": [20.5, 21.0, np.nan, 23.5, 23.5, 19.0, 15.0, 15.0, 14.0, np.nan, 30.0, 31.0, 99.9, 18.0],
    "status": ["ok", "ok", "warn", "warn", "ok", "ok", "ok", "fail", "fail", "fail", "ok", "ok", "fail", "ok"],
})

sensors = pd.DataFrame({
    "sensor": ["s1", "s2", "s3", "s4"],
    "room": ["lab", "lab", "hall", None],
    "lo": [18, 14.5, 10, 0],
    "hi": ["22", "16", "30", "-"],
})

maintenance = pd.DataFrame({
    "sensor": ["s1", "s1", "s2", "s9"],
    "from_min": [1, 5, 4, 0],
    "to_min": [2, 7, 4, 100],
    "crew": ["A", "B", "A", "C"],
})

# case: status-islands
df = readings.dropna(subset=["sensor"]).sort_values(["sensor", "minute"], kind="mergesort")
chg = (df["sensor"] != df["sensor"].shift()) | (df["status"] != df["status"].shift())
df["island"] = chg.cumsum()
result = df.groupby("island").agg(sensor=("sensor", "first"), status=("status", "first"),
                                  start=("minute", "min"), end=("minute", "max"), n=("minute", "size"))
# case: minute-islands-rn-trick
d = readings[readings["sensor"] == "s1"].copy()
d["rn"] = np.arange(1, len(d) + 1)
d["grp"] = d["minute"] - d["rn"]
result = d.groupby("grp")["minute"].agg(start="min", stop="max").reset_index(drop=True)
# case: gaps-between-readings
d = readings.loc[readings.sensor == "s1", ["minute"]].assign(nxt=lambda x: x["minute"].shift(-1))
gaps = d[(d["nxt"] - d["minute"]) > 1]
result = [(int(a) + 1, int(b) - 1) for a, b in gaps.to_numpy()]
# case: locf-per-sensor
readings["temp_filled"] = readings.groupby("sensor")["temp"].ffill()
result = readings[["sensor", "minute", "temp", "temp_filled"]].tail(8)
# case: bfill-then-ffill-limit
w = readings.pivot_table(index="minute", columns="sensor", values="temp", aggfunc="mean").reindex(range(10))
result = w.ffill(limit=1).bfill(limit=1)
# case: interpolate-grid
s = readings[readings["sensor"].eq("s1")].set_index("minute")["temp"].reindex(range(0, 10))
result = s.interpolate(method="linear").round(2)
# case: out-of-range-alerts
j = readings.merge(sensors, on="sensor", how="inner")
j["hi"] = j["hi"].astype(float)
result = j[(j["temp"] < j["lo"]) | (j["temp"] > j["hi"])][["sensor", "minute", "temp"]]
# case: hi-convert-all-fails
sensors["hi"] = sensors["hi"].astype(float)
result = sensors[["lo", "hi"]].mean()
# case: maintenance-exclusion
x = readings.reset_index().merge(maintenance, on="sensor")
covered = x.loc[(x["minute"] >= x["from_min"]) & (x["minute"] <= x["to_min"]), "index"].unique()
result = readings.drop(index=covered)
# case: maintenance-interval-index
iv = pd.IntervalIndex.from_arrays(maintenance["from_min"], maintenance["to_min"], closed="both")
hits = {m: [maintenance["crew"][i] for i in range(len(iv)) if m in iv[i]] for m in [0, 1, 4, 6]}
result = hits
# case: time-in-status
df = readings.dropna(subset=["sensor"]).assign(sensor=lambda d: d["sensor"].str.strip().str.lower())
df = df.sort_values(["sensor", "minute"])
df["dur"] = df.groupby("sensor")["minute"].shift(-1) - df["minute"]
result = df.pivot_table(values="dur", index="sensor", columns="status", aggfunc="sum", margins=True)
# case: lead-lag-window-spec
g = readings.groupby("sensor", sort=False)["temp"]
lags = pd.concat({f"lag_{k}": g.shift(k) for k in (1, 2, -1)}, axis=1)
result = readings[["sensor", "temp"]].join(lags)
# case: rolling-median-std
r = readings[readings["sensor"].isin(["s1", "s2"])].groupby("sensor")["temp"].rolling(4, min_periods=2)
result = pd.DataFrame({"med": r.median(), "std": r.std().round(3)}).droplevel(0)
# case: longest-ok-streak
best = {}
for k, g in readings.groupby(readings["sensor"].str.strip().str.lower()):
    best[k] = max((len(list(v)) for s, v in itertools.groupby(g["status"]) if s == "ok"), default=0)
result = pd.Series(best, name="longest_ok").sort_values(ascending=False)
# case: dedupe-latest-per-minute
result = (readings
          .assign(sensor=readings["sensor"].str.strip().str.lower())
          .drop_duplicates(subset=["sensor", "minute"], keep="last")
          .set_index(["sensor", "minute"])
          .sort_index()["temp"])
# case: every-status-seen
need = readings["status"].nunique()
have = readings.groupby("sensor")["status"].nunique()
result = sorted(have[have == need].index)
# case: temp-bins-by-room
m = pd.merge(readings, sensors[["sensor", "room"]], how="left", on="sensor")
m["band"] = pd.cut(m["temp"], bins=[0, 15, 20, 25, np.inf], labels=["cold", "mild", "warm", "hot"], right=True)
result = m.groupby(["room", "band"], observed=True).size().unstack(fill_value=0)
# case: max-minus-current
readings["below_max"] = readings.groupby("sensor")["temp"].transform("max") - readings["temp"]
result = readings.nsmallest(5, ["below_max", "minute"])[["sensor", "minute", "below_max"]]
# case: first-failure-minute
f = readings[readings["status"] == "fail"]
result = sensors["sensor"].map(f.groupby("sensor")["minute"].min()).rename("first_fail")
# case: rolling-string-error
result = readings["status"].rolling(3).mean()
# case: cume-dist-by-sensor
def cume(s):
    return s.rank(method="max") / s.count()
readings["cume_dist"] = readings.groupby("sensor", group_keys=False)["temp"].apply(cume)
result = readings.filter(["sensor", "temp", "cume_dist"]).dropna()
# case: rising-edge-count
flag = readings["status"].eq("fail").astype(int)
prev = flag.groupby(readings["sensor"]).shift(fill_value=0)
edges = ((flag == 1) & (prev == 0)).groupby(readings["sensor"]).sum()
result = edges.to_dict()
